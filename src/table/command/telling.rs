//! Long answers, told in parts: a summary first, the rest when it is asked for again, a list page by page.
//!
//! Held by the page of a table, for the command line and the answers to single keys. Knows no page.

use crate::words::Topic;

/// Number of facts in a summary, and of lines on a page of any other answer.
const SUMMARY: usize = 3;
const PAGE: usize = 8;

/// A part of an answer.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Told {
    pub lines: Vec<String>,
    /// Number of lines that are still to be told.
    pub left: usize,
}

/// The rest of the last answer.
#[derive(Clone, Default, Debug)]
pub struct Telling {
    left: Vec<String>,
    /// The topic of the answer and its moment in plies; `None` if it has none.
    topic: Option<(Topic, u32)>,
}

impl Telling {
    /// Begins an answer and returns its first page.
    pub fn begin(&mut self, lines: Vec<String>) -> Told {
        *self = Telling { left: lines, topic: None };
        self.next(PAGE)
    }

    /// Returns the next page of the answer; no lines if all were told.
    pub fn more(&mut self) -> Told {
        self.next(PAGE)
    }

    /// Returns the summary of the facts about a topic after `ply` plies or, if that was told last, all other facts.
    pub fn about(&mut self, topic: Topic, ply: u32, facts: Vec<String>) -> Told {
        if self.topic == Some((topic, ply)) && !self.left.is_empty() {
            return self.next(usize::MAX);
        }
        *self = Telling { left: facts, topic: Some((topic, ply)) };
        self.next(SUMMARY)
    }

    fn next(&mut self, most: usize) -> Told {
        let lines = self.left.drain(..most.min(self.left.len())).collect();
        Told { lines, left: self.left.len() }
    }
}
