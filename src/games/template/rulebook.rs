//! The rulebook shown in the app: sections in our own words, with the source of each paragraph.

use crate::engine::Rule;
use crate::words::rulebook::{Rulebook, Section, Source};

/// Section on pouring.
pub const POURING: Rule = Rule("pouring");

pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These rules are ours.",
    sections: &[
        Section {
            key: "pouring",
            number: "1",
            title: "Pouring",
            paragraphs: &[(
                Source::Ruling,
                "In turn, pour one, two or three cups. You may not pour more than the pot holds.",
            )],
        },
        Section {
            key: "winning",
            number: "2",
            title: "Winning",
            paragraphs: &[(Source::Ruling, "Pour the last cup and you win. It is worth one point.")],
        },
    ],
};
