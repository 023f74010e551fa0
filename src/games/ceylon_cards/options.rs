//! What people agree on before the first card is dealt.
//!
//! Read by `apply.rs` (setup and ends), by the setup page through [`Variant`], and by the page
//! (the clock).

use serde::{Deserialize, Serialize};

use super::text::options as words;
use crate::engine::{Choice, Seat, StateHasher, Variant};

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum First {
    /// A random player.
    #[default]
    Random,
    /// This one, the winner of the last game; random when he is not at the table.
    Seat(Seat),
}

/// How often a Clipper may be discarded for cards in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ClipperDraws {
    /// As often as there are Clippers.
    #[default]
    Any,
    /// Once.
    One,
}

/// When reaching the target ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Target {
    /// At once.
    #[default]
    First,
    /// When all have had the same number of turns.
    EqualTurns,
}

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Who begins.
    pub first: First,
    /// Clippers for cards.
    pub clipper_draws: ClipperDraws,
    /// The end at the target.
    pub ending: Target,
    /// Whether the page stops new offers after three minutes; the rules read no clock.
    pub clock: bool,
}

impl Options {
    /// Feeds the options to the hash.
    pub fn hash_into(&self, hasher: &mut StateHasher) {
        for choice in 0..Self::CHOICES.len() {
            hasher.add(self.get(choice) as u8);
        }
    }
}

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "first",
            label: words::FIRST,
            help: words::FIRST_HELP,
            values: &[
                ("random", words::BY_CHANCE),
                ("1", words::SEATS[0]),
                ("2", words::SEATS[1]),
                ("3", words::SEATS[2]),
                ("4", words::SEATS[3]),
                ("5", words::SEATS[4]),
                ("6", words::SEATS[5]),
                ("7", words::SEATS[6]),
                ("8", words::SEATS[7]),
            ],
            seats: (2, 8),
        },
        Choice {
            key: "clipper_draws",
            label: words::CLIPPER_DRAWS,
            help: words::CLIPPER_DRAWS_HELP,
            values: &[("any", words::ANY), ("one", words::ONE)],
            seats: (2, 8),
        },
        Choice {
            key: "ending",
            label: words::ENDING,
            help: words::ENDING_HELP,
            values: &[("first", words::FIRST_WINS), ("equal", words::EQUAL_TURNS)],
            seats: (2, 8),
        },
        Choice {
            key: "clock",
            label: words::CLOCK,
            help: words::CLOCK_HELP,
            values: &[("off", words::OFF), ("on", words::ON)],
            seats: (2, 8),
        },
    ];

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => match self.first {
                First::Random => 0,
                First::Seat(seat) => seat.index() + 1,
            },
            1 => self.clipper_draws as usize,
            2 => self.ending as usize,
            _ => usize::from(self.clock),
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => {
                self.first = match value {
                    0 => First::Random,
                    seat => First::Seat(Seat(seat as u8 - 1)),
                }
            }
            1 => self.clipper_draws = if value == 1 { ClipperDraws::One } else { ClipperDraws::Any },
            2 => self.ending = if value == 1 { Target::EqualTurns } else { Target::First },
            _ => self.clock = value == 1,
        }
    }
}
