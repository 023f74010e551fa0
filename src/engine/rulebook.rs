//! The rulebook in the app: sections in our own words that actions and refusals point to.
//!
//! Written in each game's `text.rs`, shown and searched by the page, cited by [`super::Rule`].

/// Where a rule or a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The publisher's rulebook says so.
    Rulebook,
    /// Follows from the rulebook.
    Deduced,
    /// Our ruling where the rulebook is silent.
    Ruling,
    /// A figure that the surviving rulebook lacks, reconstructed by us.
    Reconstructed,
}

/// One section.
#[derive(Debug)]
pub struct Section {
    /// What rules and links name it by: lower case words with dashes.
    pub key: &'static str,
    /// Its number as shown, "4.3".
    pub number: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Its paragraphs, each with its source.
    pub paragraphs: &'static [(Source, &'static str)],
}

/// A game's rulebook.
#[derive(Debug)]
pub struct Rulebook {
    /// One paragraph that says where the rules come from.
    pub preface: &'static str,
    /// The sections in reading order.
    pub sections: &'static [Section],
}

impl Rulebook {
    /// The section that a rule names.
    pub fn section(&self, rule: super::Rule) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.key == rule.0)
    }

    /// The sections that hold every word of `query`, in reading order.
    pub fn search(&self, query: &str) -> impl Iterator<Item = &'static Section> {
        let words: Vec<String> = query.split_whitespace().map(str::to_ascii_lowercase).collect();
        self.sections.iter().filter(move |section| {
            let text = section.paragraphs.iter().map(|(_, text)| *text);
            let text = text.chain([section.title]).collect::<Vec<_>>().join(" ").to_ascii_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        })
    }
}
