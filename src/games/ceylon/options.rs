//! What people agree on before a game of Ceylon.

use crate::engine::{Choice, Variant};

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

const DROPPED: [Dropped; 3] = [Dropped::Random, Dropped::Uva, Dropped::Dimbula];

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "tiles",
            label: "Starting tiles",
            help: "Everybody gets a tile with an ability to use once; the lowest number begins.",
            values: &[("no", "No"), ("yes", "Yes")],
            seats: (2, 4),
        },
        Choice {
            key: "drop",
            label: "District left out",
            help: "Two players do without Uva or Dimbula.",
            values: &[("random", "Random"), ("uva", "Uva"), ("dimbula", "Dimbula")],
            seats: (2, 2),
        },
    ];

    const GREAT: &'static str = "tiles=yes";

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => usize::from(self.tiles),
            _ => DROPPED.iter().position(|&dropped| dropped == self.dropped).unwrap_or(0),
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.tiles = value == 1,
            _ => self.dropped = DROPPED[value],
        }
    }
}
