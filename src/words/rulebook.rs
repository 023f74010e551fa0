//! The rulebook in the app: sections in our own words, which actions and refusals cite by [`Rule`].
//!
//! Each game lists its sections in `rulebook.rs`, with the source of each paragraph; the texts are in the catalogue
//! `rules/<game>.ftl`. Shown and searched by the page. Knows no game.

use crate::engine::Rule;

use super::{Catalogue, lowercase};

/// Source of a rule or a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The publisher's rulebook.
    Rulebook,
    /// Public descriptions of the printed game.
    Found,
    /// Our conclusion from other rules or figures.
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

/// A section. Its key is also the id of its message: the value is the heading, and the attributes `p1`, `p2` … are
/// the paragraphs.
#[derive(Debug)]
pub struct Section {
    /// Identifier in [`Rule`] and in links: lower-case words with dashes.
    pub key: &'static str,
    /// Number as shown, e.g. "4.3".
    pub number: &'static str,
    /// Source of each paragraph.
    pub sources: &'static [Source],
}

/// A game's rulebook. Its catalogue also contains the message `preface` on the origin of the rules.
#[derive(Debug)]
pub struct Rulebook {
    /// Sections in reading order.
    pub sections: &'static [Section],
}

impl Section {
    pub fn title(&self, words: &Catalogue) -> String {
        words.text(self.key)
    }

    /// Returns the paragraphs, each with its source.
    pub fn paragraphs(&self, words: &Catalogue) -> Vec<(Source, String)> {
        let numbered = (1..).zip(self.sources);
        numbered.map(|(number, source)| (*source, words.text(&format!("{}.p{number}", self.key)))).collect()
    }
}

impl Rulebook {
    /// Returns the section cited by a rule; `None` if there is no such section.
    pub fn section(&self, rule: Rule) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.key == rule.0)
    }

    /// Returns the sections whose heading and paragraphs together contain every word of `query` in any case, in reading
    /// order.
    pub fn search<'w>(&self, query: &str, words: &'w Catalogue) -> impl Iterator<Item = &'static Section> + use<'w> {
        let words_sought: Vec<String> = query.split_whitespace().map(lowercase).collect();
        self.sections.iter().filter(move |section| {
            let paragraphs = section.paragraphs(words).into_iter().map(|(_, text)| text);
            let text = lowercase(&paragraphs.chain([section.title(words)]).collect::<Vec<_>>().join(" "));
            words_sought.iter().all(|word| text.contains(word.as_str()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static BOOK: Rulebook = Rulebook {
        sections: &[
            Section { key: "ship", number: "1", sources: &[Source::Rulebook, Source::Ruling] },
            Section { key: "trade", number: "2", sources: &[Source::Deduced] },
        ],
    };

    const WORDS: &str = "
preface = Tea is not explained here.
ship = Shipping
    .p1 = Load two coffees.
    .p2 = A Clipper sails at once.
trade = Trade
    .p1 = Give coffee, get sugar.
";

    fn found(query: &str) -> Vec<&'static str> {
        let words = Catalogue::read("en", [WORDS]).expect("it is Fluent");
        BOOK.search(query, &words).map(|section| section.key).collect()
    }

    #[test]
    fn a_search_finds_sections_with_every_word() {
        assert_eq!(found("coffee"), ["ship", "trade"], "in reading order");
        assert_eq!(found("  SAILS   coffee "), ["ship"], "in any order, case and paragraph");
        assert_eq!(found("shipping clip"), ["ship"], "in the title, and by the beginning of a word");
        assert_eq!(found("coffee tea"), [""; 0], "every word, and only of the sections");
        assert_eq!(found(" "), ["ship", "trade"], "without a word all");
    }

    #[test]
    fn a_rule_leads_to_its_section() {
        assert_eq!(BOOK.section(Rule("trade")).map(|section| section.number), Some("2"));
        assert!(BOOK.section(Rule("Trade")).is_none());
    }
}
