//! Writes JSON: on one line, or line by line for people.
//!
//! Called by what is kept; does not look whether brackets and names are where they belong.

use core::fmt::Write as _;

use super::SHORT;

/// JSON in the making.
#[derive(Debug)]
pub struct Writer {
    pub(super) text: String,
    /// How far lines are set in; `None` for a text without lines.
    deep: Option<usize>,
    /// Whether nothing stands in the list or map yet.
    empty: bool,
}

impl Writer {
    pub(super) fn new(deep: Option<usize>) -> Writer {
        Writer { text: String::new(), deep, empty: true }
    }

    /// Begins a list or a map with its bracket.
    pub fn begin(&mut self, bracket: char) {
        self.text.push(bracket);
        self.deep = self.deep.map(|deep| deep + 1);
        self.empty = true;
    }

    /// Ends it.
    pub fn end(&mut self, bracket: char) {
        self.deep = self.deep.map(|deep| deep - 1);
        if !self.empty {
            self.line();
        }
        self.text.push(bracket);
        self.empty = false;
    }

    /// To be called before each value of a list.
    pub fn next(&mut self) {
        if !self.empty {
            self.text.push(',');
        }
        self.line();
        self.empty = false;
    }

    /// To be called before each value of a map.
    pub fn name(&mut self, name: &str) {
        self.next();
        self.words(name);
        self.text.push_str(if self.deep.is_some() { ": " } else { ":" });
    }

    fn line(&mut self) {
        if let Some(deep) = self.deep {
            self.text.push('\n');
            (0..deep).for_each(|_| self.text.push_str("  "));
        }
    }

    pub(super) fn words(&mut self, words: &str) {
        self.text.push('"');
        for letter in words.chars() {
            match SHORT.iter().find(|(_, short)| *short == letter) {
                Some((name, _)) => self.text.extend(['\\', *name]),
                None if letter < ' ' => _ = write!(self.text, "\\u{:04x}", letter as u32),
                None => self.text.push(letter),
            }
        }
        self.text.push('"');
    }
}
