//! The road of the harvest markers and the assistant on it (docs/rules/chai.md 4).
//!
//! Part of the state. Knows the order of the markers, not their benefits.

use serde::{Deserialize, Serialize};

use crate::games::chai::data::MarkerFace;
use crate::games::chai::versions;

/// The road of the harvest markers: those beside the Harvest board from bottom to top, then those beside the
/// Production board from top to bottom, and the assistant, who walks it clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Road {
    /// The version of the rules that defines the markers.
    pub rules: u16,
    /// Markers 0 to 5 beside Harvest and beside Production, in clockwise order. Only the first `len` entries of each
    /// are in use.
    pub markers: [[u8; 6]; 2],
    /// Number of markers beside each board.
    pub len: [u8; 2],
    /// The board beside which the assistant is: 0 for Harvest, 1 for Production.
    pub side: u8,
    /// Index on that board of the next marker clockwise of the assistant; `len` if the assistant is past the last one.
    pub gap: u8,
}

impl Road {
    /// Creates a road with all six markers, those of the newest rules, beside the Harvest board in `order` from bottom
    /// to top. The assistant is below them.
    pub fn new(order: [u8; 6]) -> Road {
        Road { rules: versions::NEWEST, markers: [order, [0; 6]], len: [6, 0], side: 0, gap: 0 }
    }
    /// Returns the board and index of the marker `steps` markers clockwise of the assistant; 1 is the next one.
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
    /// Returns the visible face of the marker at this place.
    pub fn face(&self, (side, index): (usize, usize)) -> &'static MarkerFace {
        &versions::markers(self.rules)[usize::from(self.markers[side][index])][side]
    }
    /// Turns the marker at this place over and moves it to the far end of the other board. The assistant moves to where
    /// the marker was, and the other markers close up.
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
    /// Returns the board and the number of each marker, in clockwise order from the assistant.
    pub fn round(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        (1..=6).map(|steps| {
            let (side, index) = self.ahead(steps);
            (side, self.markers[side][index])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_assistant_walks_clockwise_and_markers_go_to_the_far_end() {
        let mut road = Road::new([0, 1, 2, 3, 4, 5]);
        assert_eq!(road.ahead(2), (0, 1));
        road.carry((0, 1));
        assert_eq!((road.side, road.gap, road.len), (0, 1, [5, 1]));
        assert_eq!(road.round().collect::<Vec<_>>(), [(0, 2), (0, 3), (0, 4), (0, 5), (1, 1), (0, 0)]);
        road.carry(road.ahead(3));
        road.carry(road.ahead(1));
        // Beside Production, the marker that arrived last is the lowest. From there the road leads back to the bottom
        // of Harvest.
        assert_eq!((road.markers[1][..3].to_vec(), road.gap), (vec![1, 4, 5], 3));
        assert_eq!(road.round().map(|(_, marker)| marker).collect::<Vec<_>>(), [1, 4, 5, 0, 2, 3]);
        road.carry(road.ahead(1));
        assert_eq!((road.side, road.gap, road.len), (1, 0, [4, 2]));
        assert_eq!(road.markers[0][..4], [0, 2, 3, 1], "the top of Harvest is the far end");
    }
}
