//! The options chosen before a game of the card game.
//!
//! Read by the rules, by the setup page through [`Variant`], and by the page (the clock).

use serde::{Deserialize, Serialize};

use crate::engine::{Choice, Seat, StateHasher, Variant};
use crate::options;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum First {
    #[default]
    Random,
    /// This player, the winner of the last game; random if that seat is not taken.
    Seat(Seat),
}

/// Limit on the Clippers discarded to draw cards in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ClipperDraws {
    /// No limit.
    #[default]
    Any,
    One,
}

/// The moment at which reaching the target ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Target {
    /// Immediately.
    #[default]
    First,
    /// Once all players have had the same number of turns.
    EqualTurns,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    pub first: First,
    pub clipper_draws: ClipperDraws,
    pub ending: Target,
    /// Whether the page stops new offers after three minutes; the rules ignore time.
    pub clock: bool,
}

impl Options {
    pub fn hash_into(&self, hasher: &mut StateHasher) {
        for choice in 0..Self::CHOICES.len() {
            hasher.add(self.get(choice) as u8);
        }
    }
}

const FIRSTS: [First; 9] = [
    First::Random,
    First::Seat(Seat(0)),
    First::Seat(Seat(1)),
    First::Seat(Seat(2)),
    First::Seat(Seat(3)),
    First::Seat(Seat(4)),
    First::Seat(Seat(5)),
    First::Seat(Seat(6)),
    First::Seat(Seat(7)),
];

options! {
    Options {
        [first] of FIRSTS => Choice {
            key: "first",
            values: &["random", "1", "2", "3", "4", "5", "6", "7", "8"],
            default: 0,
            later: &[],
            seats: (2, 8),
        },
        [clipper_draws] of [ClipperDraws::Any, ClipperDraws::One] => Choice {
            key: "clipper_draws",
            values: &["any", "one"],
            default: 0,
            later: &[],
            seats: (2, 8),
        },
        [ending] of [Target::First, Target::EqualTurns] => Choice {
            key: "ending",
            values: &["first", "equal"],
            default: 0,
            later: &[],
            seats: (2, 8),
        },
        [clock] of [false, true] => Choice {
            key: "clock",
            values: &["off", "on"],
            default: 0,
            later: &[],
            seats: (2, 8),
        },
    }
}
