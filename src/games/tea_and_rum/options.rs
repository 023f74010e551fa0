//! The options chosen before a game of Tea & Rum.
//!
//! Offered by the page and kept in records; read by `setup`.

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
            label: "Supply of goods",
            help: "The box holds 22 of each cube and 12 each of barrels, tobacco and cannons; what it lacks cannot be had.",
            values: &[("box", "As in the box"), ("endless", "Endless")],
            default: 0,
            later: &[],
            seats: (2, 4),
        },
    }
}
