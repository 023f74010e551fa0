//! Texts around the rulebooks.

use super::{Text, say};
use crate::message;
use crate::words::rulebook::Source;

pub const SEARCH: Text = Text("rules-search");
pub const CONTENTS: Text = Text("rules-contents");
pub const SOURCES: Text = Text("rules-legend");
pub const LINK_COPIED: Text = Text("rules-link-copied");
pub const NEW_GAME: Text = Text("rules-play-it");

/// Returns the name of the button that copies the link to a section, by the section's title.
pub fn link_to(section: &str) -> String {
    say(&message!("rules-link-to", section: section))
}

pub fn rules_of(title: &str) -> String {
    say(&message!("rules-of", title: title))
}

/// Returns the number of search results as a sentence.
pub fn match_count(sections: usize, query: &str) -> String {
    say(&message!("rules-found", count: sections, query: query))
}

/// Returns the name of a source.
pub fn source_name(source: Source) -> Text {
    match source {
        Source::Rulebook => Text("rules-source-printed"),
        Source::Found => Text("rules-source-found"),
        Source::Deduced => Text("rules-source-deduced"),
        Source::Ruling => Text("rules-source-ruled"),
        Source::Reconstructed => Text("rules-source-invented"),
    }
}

pub fn source_meaning(source: Source) -> Text {
    match source {
        Source::Rulebook => Text("rules-source-printed.meaning"),
        Source::Found => Text("rules-source-found.meaning"),
        Source::Deduced => Text("rules-source-deduced.meaning"),
        Source::Ruling => Text("rules-source-ruled.meaning"),
        Source::Reconstructed => Text("rules-source-invented.meaning"),
    }
}
