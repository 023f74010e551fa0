//! The places of Chai: spaces and slots of a plantation, the houses of the street, and the road of
//! the harvest markers. Pure geometry; used by the state and the rules, knows neither.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::data::{BoardHandle, MARKERS};
use crate::engine::{BadNotation, Seat};

/// A space for tokens on a plantation. The FAQ fixes 14 slots; that the six tiers form two lanes of
/// three is our reconstruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Space {
    /// The bottom space, where tokens come in.
    Field,
    /// Left lane, lowest tier.
    L1,
    /// Left lane, middle tier.
    L2,
    /// Left lane, highest tier.
    L3,
    /// Right lane, lowest tier.
    R1,
    /// Right lane, middle tier.
    R2,
    /// Right lane, highest tier.
    R3,
    /// The top space, where ships lie.
    Dock,
}

impl Space {
    /// All eight, from the field.
    pub const ALL: [Space; 8] =
        [Space::Field, Space::L1, Space::L2, Space::L3, Space::R1, Space::R2, Space::R3, Space::Dock];
    /// The two spaces above the field.
    pub const LANES: [Space; 2] = [Space::L1, Space::R1];

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The space above; of the field, the first tier of the left lane (its owner chooses). None above the dock.
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
    /// The least number of steps to the dock.
    pub const fn steps_to_dock(self) -> u8 {
        [4, 3, 2, 1, 3, 2, 1, 0][self as usize]
    }
    /// The indices of the plantation slots beside this space; none beside the dock.
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
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["field", "l1", "l2", "l3", "r1", "r2", "r3", "dock"][self as usize]
    }
}

/// A slot for a plantation card beside a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// How many slots for plantation cards a plantation has.
pub const SLOTS: usize = 11;

impl Slot {
    /// All eleven: five at the field (left, three below, right), then the lanes.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The space that it lies beside.
    #[inline]
    pub const fn space(self) -> Space {
        if self.0 < 5 { Space::Field } else { Space::ALL[self.0 as usize - 4] }
    }
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["fl", "fb1", "fb2", "fb3", "fr", "l1", "l2", "l3", "r1", "r2", "r3"][self.0 as usize]
    }
}

/// A space of the palace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Hall {
    /// Move a card to an empty slot.
    Move,
    /// Exchange two cards.
    Swap,
    /// Turn all cards face up.
    Refresh,
    /// Take the first-player coin.
    Coin,
}

impl Hall {
    /// All four.
    pub const ALL: [Hall; 4] = [Hall::Move, Hall::Swap, Hall::Refresh, Hall::Coin];
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["move", "swap", "refresh", "coin"][self as usize]
    }
}

/// A target at the harbour: the ships in slots 1 to 3, then the top of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Pier(pub u8);

impl Pier {
    /// The ship deck.
    pub const DECK: Pier = Pier(3);
    /// All four.
    pub const ALL: [Pier; 4] = [Pier(0), Pier(1), Pier(2), Pier::DECK];
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["s1", "s2", "s3", "deck"][self.0 as usize]
    }
}

/// A ship's slot at the dock of a plantation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Berth(pub u8);

impl Berth {
    /// All three.
    pub const ALL: [Berth; 3] = [Berth(0), Berth(1), Berth(2)];
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["d1", "d2", "d3"][self.0 as usize]
    }
}

/// A worker that stands on a board, with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worker(core::num::NonZeroU8);

impl Worker {
    /// The worker of `owner` with this value.
    pub fn new(owner: Seat, value: u8) -> Worker {
        Worker(core::num::NonZeroU8::new(owner.0 * 8 + value).expect("values begin at 1"))
    }
    /// Whose it is.
    pub fn owner(self) -> Seat {
        Seat(self.0.get() / 8)
    }
    /// Its value.
    pub fn value(self) -> u8 {
        self.0.get() % 8
    }
}

/// A sequence of workers that reserves a ship: one of each value from `low` to `high`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Whose workers.
    pub owner: Seat,
    /// The lowest value.
    pub low: u8,
    /// The highest value.
    pub high: u8,
}

impl Run {
    /// How many workers.
    #[inline]
    pub const fn size(self) -> u8 {
        self.high - self.low + 1
    }
    /// Whether it displaces `other`: longer, or as long and higher. A tie does not.
    #[inline]
    pub const fn beats(self, other: Run) -> bool {
        self.size() > other.size() || self.size() == other.size() && self.high > other.high
    }
}

/// A set of equal workers in the production house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crew {
    /// Whose workers.
    pub owner: Seat,
    /// Their value.
    pub value: u8,
    /// How many.
    pub count: u8,
}

impl Crew {
    /// Whether it lies above `other`, which came later: more workers, then the higher value; equal
    /// sets by time.
    #[inline]
    pub const fn at_least(self, other: Crew) -> bool {
        self.count > other.count || self.count == other.count && self.value >= other.value
    }
}

/// The road of the harvest markers: those beside the Harvest board from bottom to top, then those
/// beside the Production board from top to bottom, and the assistant who walks it clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Road {
    /// Markers 0 to 5 beside Harvest and beside Production, in clockwise order. Only the first `len` count.
    pub markers: [[u8; 6]; 2],
    /// How many lie beside each board.
    pub len: [u8; 2],
    /// Beside which board the assistant stands: 0 Harvest, 1 Production.
    pub side: u8,
    /// Before which marker of that board, as an index.
    pub gap: u8,
}

impl Road {
    /// All six beside the Harvest board, bottom to top, the assistant below them.
    pub fn new(order: [u8; 6]) -> Road {
        Road { markers: [order, [0; 6]], len: [6, 0], side: 0, gap: 0 }
    }
    /// The board and index of the `steps`-th marker clockwise of the assistant, from 1.
    pub fn ahead(&self, steps: u8) -> (usize, usize) {
        let (mut side, mut index) = (usize::from(self.side), usize::from(self.gap));
        let mut left = steps;
        loop {
            if index >= usize::from(self.len[side]) {
                (side, index) = (1 - side, 0);
                continue;
            }
            left -= 1;
            if left == 0 {
                return (side, index);
            }
            index += 1;
        }
    }
    /// The face that the marker at this place shows.
    pub fn face(&self, (side, index): (usize, usize)) -> &'static BoardHandle {
        &MARKERS[usize::from(self.markers[side][index])][side]
    }
    /// Takes the marker at this place, turns it over and lays it at the far end of the other
    /// board; the assistant stays where the marker lay and the others close up.
    pub fn carry(&mut self, (side, index): (usize, usize)) {
        let marker = self.markers[side][index];
        let len = usize::from(self.len[side]);
        self.markers[side].copy_within(index + 1..len, index);
        self.markers[side][len - 1] = 0;
        self.len[side] -= 1;
        let other = 1 - side;
        self.markers[other][usize::from(self.len[other])] = marker;
        self.len[other] += 1;
        (self.side, self.gap) = (side as u8, index as u8);
    }
    /// The markers in clockwise order from the assistant: board and marker.
    pub fn round(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        (1..=6).map(|steps| {
            let (side, index) = self.ahead(steps);
            (side, self.markers[side][index])
        })
    }
}

macro_rules! named {
    ($($kind:ty, $all:expr);* $(;)?) => { $(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
        impl FromStr for $kind {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut all = $all;
                all.find(|item| item.name() == text).ok_or(BadNotation)
            }
        }
    )* };
}
named! {
    Space, Space::ALL.into_iter();
    Slot, Slot::all();
    Hall, Hall::ALL.into_iter();
    Pier, Pier::ALL.into_iter();
    Berth, Berth::ALL.into_iter();
}

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
    fn every_space_is_as_far_from_the_dock_as_it_says() {
        for space in Space::ALL {
            let steps = core::iter::successors(Some(space), |at| at.up()).count() - 1;
            assert_eq!(steps, usize::from(space.steps_to_dock()));
        }
    }

    #[test]
    fn the_assistant_walks_clockwise_and_markers_go_to_the_far_end() {
        let mut road = Road::new([0, 1, 2, 3, 4, 5]);
        assert_eq!(road.ahead(2), (0, 1));
        road.carry((0, 1));
        assert_eq!((road.side, road.gap, road.len), (0, 1, [5, 1]));
        assert_eq!(road.round().collect::<Vec<_>>(), [(0, 2), (0, 3), (0, 4), (0, 5), (1, 1), (0, 0)]);
        road.carry(road.ahead(3));
        road.carry(road.ahead(1));
        // Beside Production the newest lies lowest; from there the road leads back to the bottom of Harvest.
        assert_eq!((road.markers[1][..3].to_vec(), road.gap), (vec![1, 4, 5], 3));
        assert_eq!(road.round().map(|(_, marker)| marker).collect::<Vec<_>>(), [1, 4, 5, 0, 2, 3]);
        road.carry(road.ahead(1));
        assert_eq!((road.side, road.gap, road.len), (1, 0, [4, 2]));
        assert_eq!(road.markers[0][..4], [0, 2, 3, 1], "the top of Harvest is the far end");
    }
}
