//! The rulebook in the app: sections in our own words, referred to by actions and refusals.
//!
//! Written in each game's `text.rs`, shown and searched by the page, cited by [`Rule`].

use crate::engine::Rule;

/// Source of a rule or a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The publisher's rulebook.
    Rulebook,
    /// Public descriptions of the printed game.
    Found,
    Deduced,
    /// Our ruling where the rulebook is silent.
    Ruling,
    /// A figure missing from the surviving rulebook, reconstructed by us.
    Reconstructed,
}

impl Source {
    /// All sources, most reliable first.
    pub const ALL: [Source; 5] =
        [Source::Rulebook, Source::Found, Source::Deduced, Source::Ruling, Source::Reconstructed];
}

#[derive(Debug)]
pub struct Section {
    /// Name in rules and links: lower-case words with dashes.
    pub key: &'static str,
    /// Number as shown, e.g. "4.3".
    pub number: &'static str,
    pub title: &'static str,
    /// Paragraphs, each with its source.
    pub paragraphs: &'static [(Source, &'static str)],
}

#[derive(Debug)]
pub struct Rulebook {
    /// Paragraph about the origin of the rules.
    pub preface: &'static str,
    /// Sections in reading order.
    pub sections: &'static [Section],
}

impl Rulebook {
    /// Returns the section cited by a rule.
    pub fn section(&self, rule: Rule) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.key == rule.0)
    }

    /// Returns the sections that contain every word of `query`, in reading order.
    pub fn search(&self, query: &str) -> impl Iterator<Item = &'static Section> {
        let words: Vec<String> = query.split_whitespace().map(str::to_ascii_lowercase).collect();
        self.sections.iter().filter(move |section| {
            let text = section.paragraphs.iter().map(|(_, text)| *text);
            let text = text.chain([section.title]).collect::<Vec<_>>().join(" ").to_ascii_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static BOOK: Rulebook = Rulebook {
        preface: "Tea is not explained here.",
        sections: &[
            Section {
                key: "ship",
                number: "1",
                title: "Shipping",
                paragraphs: &[(Source::Rulebook, "Load two coffees."), (Source::Ruling, "A Clipper sails at once.")],
            },
            Section {
                key: "trade",
                number: "2",
                title: "Trade",
                paragraphs: &[(Source::Deduced, "Give coffee, get sugar.")],
            },
        ],
    };

    fn found(query: &str) -> Vec<&'static str> {
        BOOK.search(query).map(|section| section.key).collect()
    }

    #[test]
    fn sections_are_found_that_hold_every_word() {
        assert_eq!(found("coffee"), ["ship", "trade"], "in reading order");
        assert_eq!(found("  SAILS   coffee "), ["ship"], "in any order, case and paragraph");
        assert_eq!(found("shipping clip"), ["ship"], "in the title, and by the beginning of a word");
        assert_eq!(found("coffee tea"), [""; 0], "every word, and only of the sections");
        assert_eq!(found(" "), ["ship", "trade"], "without a word all");
    }

    #[test]
    fn a_rule_names_its_section() {
        assert_eq!(BOOK.section(Rule("trade")).map(|section| section.number), Some("2"));
        assert!(BOOK.section(Rule("Trade")).is_none());
    }
}
