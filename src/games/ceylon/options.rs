//! The options chosen before a game of Ceylon.

use crate::engine::Choice;
use crate::options;

/// The district left out of a two-player game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dropped {
    #[default]
    Random,
    Uva,
    Dimbula,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether the starting tiles are used.
    pub tiles: bool,
    /// The district left out of a two-player game; ignored with more players.
    pub dropped: Dropped,
}

options! {
    Options {
        const FULLEST = "tiles=yes";
        [tiles] of [false, true] => Choice {
            key: "tiles",
            values: &["no", "yes"],
            default: 0,
            later: &[],
            seats: (2, 4),
        },
        [dropped] of [Dropped::Random, Dropped::Uva, Dropped::Dimbula] => Choice {
            key: "drop",
            values: &["random", "uva", "dimbula"],
            default: 0,
            later: &[],
            seats: (2, 2),
        },
    }
}
