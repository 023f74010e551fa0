//! The options chosen before a game of Tea & Rum.
//!
//! Offered by the page and stored in records; read by `setup`.

use crate::engine::Choice;
use crate::options;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether goods are limited to the pieces in the box (docs/rules/tea_and_rum.md 11, ruling 2).
    pub limited: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { limited: true }
    }
}

options! {
    Options {
        [limited] of [true, false] => Choice {
            key: "supply",
            values: &["box", "endless"],
            default: 0,
            later: &[],
            seats: (2, 4),
        },
    }
}
