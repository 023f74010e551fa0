//! What people agree on before a game of Ceylon.

use crate::engine::Choice;
use crate::options;

/// Which district two players leave out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dropped {
    /// Drawn at random.
    #[default]
    Random,
    /// Uva, in the east.
    Uva,
    /// Dimbula, in the west.
    Dimbula,
}

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether starting tiles are played with.
    pub tiles: bool,
    /// Which district two players leave out; without meaning at other tables.
    pub dropped: Dropped,
}

options! {
    Options {
        const GREAT = "tiles=yes";
        [tiles] of [false, true] => Choice {
            key: "tiles",
            label: "Starting tiles",
            help: "Everybody gets a tile with an ability to use once; the lowest number begins.",
            values: &[("no", "No"), ("yes", "Yes")],
            default: 0,
            later: &[],
            seats: (2, 4),
        },
        [dropped] of [Dropped::Random, Dropped::Uva, Dropped::Dimbula] => Choice {
            key: "drop",
            label: "District left out",
            help: "Two players do without Uva or Dimbula.",
            values: &[("random", "Random"), ("uva", "Uva"), ("dimbula", "Dimbula")],
            default: 0,
            later: &[],
            seats: (2, 2),
        },
    }
}
