//! The places of Chai: spaces and slots of a plantation, and the houses of the street.
//!
//! Pure geometry, used by the state and the rules; knows neither. Placed workers are in [`workers`], the road of the
//! harvest markers in [`road`].

use serde::{Deserialize, Serialize};

use crate::{ids, named};

mod road;
mod workers;

pub use road::Road;
pub use workers::{Crew, Run, Worker};

ids! {
    /// A space for tokens on a plantation. The FAQ fixes 14 slots; the division of the six tiers into two lanes of
    /// three is our reconstruction.
    #[derive(Serialize, Deserialize)]
    #[repr(u8)]
    pub enum Space {
        /// The bottom space, where tokens enter.
        Field = "field",
        /// Left lane, lowest tier.
        L1 = "l1",
        /// Left lane, middle tier.
        L2 = "l2",
        /// Left lane, highest tier.
        L3 = "l3",
        /// Right lane, lowest tier.
        R1 = "r1",
        /// Right lane, middle tier.
        R2 = "r2",
        /// Right lane, highest tier.
        R3 = "r3",
        /// The top space, where ships wait.
        Dock = "dock",
    }
}

impl Space {
    /// The two spaces above the field.
    pub const LANES: [Space; 2] = [Space::L1, Space::R1];

    /// Returns the space above; for the field, the lowest tier of the left lane, although the owner may choose either
    /// lane. `None` for the dock.
    #[inline]
    pub fn up(self) -> Option<Space> {
        const UP: [Option<Space>; 8] = [
            Some(Space::L1),
            Some(Space::L2),
            Some(Space::L3),
            Some(Space::Dock),
            Some(Space::R2),
            Some(Space::R3),
            Some(Space::Dock),
            None,
        ];
        UP[self as usize]
    }
    /// Whether a token on this space can step to `to`.
    pub fn leads_to(self, to: Space) -> bool {
        match self {
            Space::Field => Space::LANES.contains(&to),
            other => other.up() == Some(to),
        }
    }
    /// Returns the minimum number of steps to the dock.
    pub const fn steps_to_dock(self) -> u8 {
        [4, 3, 2, 1, 3, 2, 1, 0][self as usize]
    }
    /// Returns the indices of the plantation slots beside this space; none beside the dock.
    #[inline]
    pub const fn slots(self) -> core::ops::Range<usize> {
        match self {
            Space::Field => 0..5,
            Space::Dock => 0..0,
            tier => {
                let slot = tier as usize + 4;
                slot..slot + 1
            }
        }
    }
}

/// A slot for a plantation card beside a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// Number of card slots on a plantation.
pub const SLOTS: usize = 11;

impl Slot {
    /// Returns all eleven slots: five at the field (left, three below, right), then those of the lanes.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Returns the space beside the slot.
    #[inline]
    pub const fn space(self) -> Space {
        if self.0 < 5 { Space::Field } else { Space::ALL[self.0 as usize - 4] }
    }
    /// Returns its word in notation.
    pub const fn word(self) -> &'static str {
        ["fl", "fb1", "fb2", "fb3", "fr", "l1", "l2", "l3", "r1", "r2", "r3"][self.0 as usize]
    }
}

/// One of the five boards where workers are placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum House {
    /// Workers gather tea.
    Harvest,
    /// Workers fetch plantation cards.
    Market,
    /// Workers move, swap and turn cards or take the coin.
    Palace,
    /// Runs of workers reserve ships.
    Harbour,
    /// Sets of workers give movement.
    Production,
}

impl House {
    pub const ALL: [House; 5] = [House::Harvest, House::Market, House::Palace, House::Harbour, House::Production];
}

ids! {
    /// A space of the palace.
    #[derive(Serialize, Deserialize)]
    #[repr(u8)]
    pub enum Hall {
        /// Move a card to an empty slot.
        Move = "move",
        /// Exchange two cards.
        Swap = "swap",
        /// Turn all cards face up.
        Refresh = "refresh",
        /// Take the first-player coin.
        Coin = "coin",
    }
}

/// A target at the harbour: the ship in slot 1, 2 or 3, or the top of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Pier(pub u8);

impl Pier {
    pub const DECK: Pier = Pier(3);
    pub const ALL: [Pier; 4] = [Pier(0), Pier(1), Pier(2), Pier::DECK];
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Returns its word in notation.
    pub const fn word(self) -> &'static str {
        ["s1", "s2", "s3", "deck"][self.0 as usize]
    }
}

/// A ship's slot at the dock of a plantation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Berth(pub u8);

impl Berth {
    pub const ALL: [Berth; 3] = [Berth(0), Berth(1), Berth(2)];
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Returns its word in notation.
    pub const fn word(self) -> &'static str {
        ["d1", "d2", "d3"][self.0 as usize]
    }
}

named!(Slot, Slot::all());
named!(Pier, Pier::ALL.into_iter());
named!(Berth, Berth::ALL.into_iter());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fourteen_slots() {
        let beside: usize = Space::ALL.iter().map(|space| space.slots().len()).sum();
        assert_eq!((beside, Berth::ALL.len(), Space::Field.slots().len()), (11, 3, 5));
        for slot in Slot::all() {
            assert!(slot.space().slots().contains(&slot.index()));
        }
    }

    #[test]
    fn steps_to_the_dock_agree_with_the_spaces() {
        for space in Space::ALL {
            let steps = core::iter::successors(Some(space), |at| at.up()).count() - 1;
            assert_eq!(steps, usize::from(space.steps_to_dock()));
        }
    }
}
