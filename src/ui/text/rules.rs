//! The words around the rulebooks.

use crate::words::rulebook::Source;

pub const SEARCH: &str = "Search the rules";
pub const CONTENTS: &str = "Contents";
/// Over the legend.
pub const LEGEND: &str = "Where the rules come from";
pub const LINK_TO: &str = "Link to this section";
/// After the link to a section was copied.
pub const LINK_COPIED: &str = "The link to this section is copied.";
pub const PLAY_IT: &str = "New game";

/// The name of the page.
pub fn rules_of(title: &str) -> String {
    format!("{title}: the rules")
}

/// What the search found.
pub fn found(sections: usize, query: &str) -> String {
    match sections {
        0 => format!("No section speaks of “{query}”."),
        1 => "1 section found".into(),
        _ => format!("{sections} sections found"),
    }
}

/// The name of a source; nothing for what the rulebook itself says.
pub fn source(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "Printed",
        Source::Found => "Found",
        Source::Deduced => "Deduced",
        Source::Ruling => "Ruled by us",
        Source::Reconstructed => "Invented by us",
    }
}

/// What a source means.
pub fn meaning(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "What we have of the publisher’s rules says so; the words are ours.",
        Source::Found => "Public descriptions of the game say so; the paragraph names them.",
        Source::Deduced => "Follows from what is printed or found.",
        Source::Ruling => "What is printed is silent here; we had to decide.",
        Source::Reconstructed => "What is printed did not reach us; we made it up to fit the rest.",
    }
}
