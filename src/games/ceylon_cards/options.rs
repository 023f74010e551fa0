//! What people agree on before the first card is dealt.
//!
//! Read by `apply.rs` (setup and ends), by the setup page through [`Variant`], and by the page
//! (the clock).

use serde::{Deserialize, Serialize};

use crate::engine::{Choice, Fold, Seat, Variant};

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
    pub fn fold(&self, fold: &mut Fold) {
        for choice in 0..Self::CHOICES.len() {
            fold.add(self.get(choice) as u8);
        }
    }
}

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "first",
            label: "Who begins",
            help: "The winner of the last game begins; in a first game chance decides.",
            values: &[
                ("random", "Anyone, by chance"),
                ("1", "Seat 1"),
                ("2", "Seat 2"),
                ("3", "Seat 3"),
                ("4", "Seat 4"),
                ("5", "Seat 5"),
                ("6", "Seat 6"),
                ("7", "Seat 7"),
                ("8", "Seat 8"),
            ],
            seats: (2, 8),
        },
        Choice {
            key: "clipper_draws",
            label: "Clippers for cards",
            help: "How often in a turn a Clipper may be discarded for two cards.",
            values: &[("any", "As often as you like"), ("one", "Once a turn")],
            seats: (2, 8),
        },
        Choice {
            key: "ending",
            label: "The end",
            help: "Whether 100 points win at once, or the round is played to its end first.",
            values: &[("first", "First to 100 wins"), ("equal", "Equal turns for all")],
            seats: (2, 8),
        },
        Choice {
            key: "clock",
            label: "Three-minute clock",
            help: "Stops new offers after three minutes of trading, as the printed rules have it.",
            values: &[("off", "Off"), ("on", "On")],
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
