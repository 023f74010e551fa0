//! The words around the rulebooks.

use crate::engine::rulebook::Source;

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
        Source::Rulebook => "Rulebook",
        Source::Found => "Found",
        Source::Deduced => "Deduced",
        Source::Ruling => "Our ruling",
        Source::Reconstructed => "Reconstructed",
    }
}

/// What a source means.
pub fn meaning(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "The publisher’s rulebook says so; the words are ours.",
        Source::Found => "Public descriptions of the printed game say so; the words are ours.",
        Source::Deduced => "Follows from what the rulebook says.",
        Source::Ruling => "The rulebook is silent here; we had to decide.",
        Source::Reconstructed => "A figure that the surviving rulebook lacks, worked out anew by us.",
    }
}
