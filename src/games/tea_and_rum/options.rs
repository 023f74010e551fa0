//! What people agree on before a game.
//!
//! Offered by the page and kept in records; read by `setup`.

use crate::engine::{Choice, Variant};

/// What people agree on.
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

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[Choice {
        key: "supply",
        label: "Supply of goods",
        help: "The box holds 22 of each cube and 12 each of barrels, tobacco and cannons; what it lacks cannot be had.",
        values: &[("box", "As in the box"), ("endless", "Endless")],
        seats: (2, 4),
    }];
    fn get(&self, _: usize) -> usize {
        usize::from(!self.limited)
    }
    fn set(&mut self, _: usize, value: usize) {
        self.limited = value == 0;
    }
}
