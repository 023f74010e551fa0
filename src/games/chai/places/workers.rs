//! Workers placed on a board: single ones, runs that reserve ships, sets in the production house.
//!
//! Part of the state. Compares their strength, but does not decide which placements are legal.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// A worker placed on a board, with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worker(core::num::NonZeroU8);

impl Worker {
    pub fn new(owner: Seat, value: u8) -> Worker {
        Worker(core::num::NonZeroU8::new(owner.0 * 8 + value).expect("values begin at 1"))
    }
    pub fn owner(self) -> Seat {
        Seat(self.0.get() / 8)
    }
    pub fn value(self) -> u8 {
        self.0.get() % 8
    }
}

/// A sequence of workers that reserves a ship: one of each value from `low` to `high`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    pub owner: Seat,
    pub low: u8,
    pub high: u8,
}

impl Run {
    #[inline]
    pub const fn size(self) -> u8 {
        self.high - self.low + 1
    }
    /// Whether it displaces `other`: longer, or equally long and higher. A tie does not.
    #[inline]
    pub const fn beats(self, other: Run) -> bool {
        self.size() > other.size() || self.size() == other.size() && self.high > other.high
    }
}

/// A set of equal workers in the production house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crew {
    pub owner: Seat,
    pub value: u8,
    pub count: u8,
}

impl Crew {
    /// Whether it ranks above `other`, a set placed later: by the number of workers, then by value. Of two identical
    /// sets, the earlier one ranks higher.
    #[inline]
    pub const fn ranks_above(self, other: Crew) -> bool {
        self.count > other.count || self.count == other.count && self.value >= other.value
    }
}
