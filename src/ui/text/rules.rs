//! Texts around the rulebooks.

use super::Text;
use crate::words::rulebook::Source;

pub const SEARCH: Text = Text("rules-search");
pub const CONTENTS: Text = Text("rules-contents");
pub const LEGEND: Text = Text("rules-legend");
pub const LINK_TO: Text = Text("rules-link-to");
pub const LINK_COPIED: Text = Text("rules-link-copied");
pub const PLAY_IT: Text = Text("rules-play-it");

pub fn rules_of(title: &str) -> String {
    format!("{title}: the rules")
}

/// Returns the number of search results as a sentence.
pub fn found(sections: usize, query: &str) -> String {
    match sections {
        0 => format!("No section mentions “{query}”."),
        1 => "1 section found".into(),
        _ => format!("{sections} sections found"),
    }
}

/// Returns the name of a source; empty for the rulebook itself.
pub fn source(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "Printed",
        Source::Found => "Found",
        Source::Deduced => "Deduced",
        Source::Ruling => "Ruled by us",
        Source::Reconstructed => "Invented by us",
    }
}

pub fn meaning(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "From the publisher’s rules, as far as we have them; the words are ours.",
        Source::Found => "From public descriptions of the game; the paragraph names them.",
        Source::Deduced => "It follows from what is printed or found.",
        Source::Ruling => "The printed rules do not say; we had to decide.",
        Source::Reconstructed => "The printed text is not available to us; we invented this to fit the rest.",
    }
}
