//! The layout of a plantation: a hill of terraces that rises from the field to a wooden dock, with the ships in front
//! of it. One layout for every size; the small one is a rival's, without buttons. Pure arithmetic from sizes to
//! rectangles. Drawn by [`super::terraces`] and [`super::plantation`].

use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Berth, SLOTS, Slot, Space};
use crate::games::chai::state::Merchant;

use super::area::{Area, rect};
use super::journey::Trip;

/// Width of the field's name with its margins.
const FIELD_NAME: f64 = 44.0;
/// Width in which a finger finds a token.
const FINGER: f64 = 44.0;

/// Layout of a plantation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlantationLayout {
    pub size: (f64, f64),
    /// Whether it is a rival's.
    pub small: bool,
    pub berths: [Area; 3],
    /// The spaces, by index; the last is the dock.
    pub spaces: [Area; 8],
    pub slots: [Area; SLOTS],
    pub token: f64,
    /// Height of the walls under the terraces.
    pub wall: f64,
}

impl PlantationLayout {
    pub fn new(w: f64, h: f64, small: bool) -> PlantationLayout {
        let (pad, gap, wall) = if small {
            (6.0, 4.0, 4.0)
        } else {
            ((w * 0.019).clamp(6.0, 12.0), (w * 0.0155).clamp(5.0, 10.0), if h > 430.0 { 7.0 } else { 5.0 })
        };
        let slot_w = if small { w * 0.228 } else { (w * 0.228).clamp(76.0, 138.0) };
        let between = if small { 14.0 } else { (w * 0.035).clamp(6.0, 28.0) };
        let space_w = (w - 2.0 * pad - 2.0 * slot_w - 2.0 * gap - between) / 2.0;
        let (ship_h, dock_h, below_h, top) = if small {
            (h * 0.174, 18.0, h * 0.112, 6.0)
        } else {
            ((h * 0.15).clamp(46.0, 80.0), (h * 0.074).clamp(24.0, 38.0), (h * 0.115).clamp(38.0, 58.0), pad.min(9.0))
        };
        let ship_w = (w - 2.0 * pad - 2.0 * gap) / 3.0;
        let berths = [0.0, 1.0, 2.0].map(|index| rect(pad + index * (ship_w + gap), top, ship_w, ship_h));
        let mut y = top + ship_h + 4.0;
        let dock = rect(pad, y, w - 2.0 * pad, dock_h);
        y += dock_h + gap + 2.0;
        let clearance = h - y - below_h - top - gap - 2.0;
        let row = (clearance - 3.0 * (gap + wall - 1.0) - wall) / 4.0;
        let (left, right) = (pad + slot_w + gap, pad + slot_w + gap + space_w + between);
        let far_x = right + space_w + gap;
        let mut spaces = [dock; 8];
        let mut slots = [dock; SLOTS];
        for tier in (1..=3).rev() {
            spaces[tier] = rect(left, y, space_w, row);
            spaces[tier + 3] = rect(right, y, space_w, row);
            slots[tier + 4] = rect(pad, y, slot_w, row + wall - 1.0);
            slots[tier + 7] = rect(far_x, y, slot_w, row + wall - 1.0);
            y += row + gap + wall - 1.0;
        }
        spaces[0] = rect(left, y, right + space_w - left, row);
        slots[0] = rect(pad, y, slot_w, row + wall - 1.0);
        slots[4] = rect(far_x, y, slot_w, row + wall - 1.0);
        y += row + gap + wall;
        let below = w / 2.0 - 1.5 * slot_w - gap;
        for index in 0..3 {
            slots[index + 1] = rect(below + index as f64 * (slot_w + gap), y, slot_w, below_h);
        }
        let token = if small { 18.0 } else { (row * 0.62).clamp(22.0, 30.0) };
        PlantationLayout { size: (w, h), small, berths, spaces, slots, token, wall }
    }

    /// Returns the areas of a space's tokens: a cell for each tea present.
    pub fn tokens(&self, space: Space, teas: Teas, clearance: Clearance) -> Vec<(Tea, u8, Area)> {
        let kinds: Vec<Tea> = teas.kinds().collect();
        if kinds.is_empty() {
            return Vec::new();
        }
        let space_area = self.spaces[space.index()];
        let token_area = match space {
            Space::Dock => {
                let label_width = if self.small { 8.0 } else { 58.0 };
                rect(space_area.x + label_width, space_area.y, space_area.w - label_width - 4.0, space_area.h)
            }
            Space::Field if clearance == Clearance::Journey => {
                rect(space_area.x + space_area.w * 0.66, space_area.y, space_area.w * 0.33, space_area.h)
            }
            _ if clearance == Clearance::Journey => {
                rect(space_area.x + 2.0, space_area.y, space_area.w * 0.36, space_area.h)
            }
            _ if clearance == Clearance::Button => {
                rect(space_area.x + 2.0, space_area.y, space_area.w * 0.6, space_area.h)
            }
            // Its name stays in sight while the tokens have room for a finger.
            Space::Field if !self.small && space_area.w - FIELD_NAME >= kinds.len() as f64 * FINGER => {
                rect(space_area.x + FIELD_NAME, space_area.y, space_area.w - FIELD_NAME - 3.0, space_area.h)
            }
            _ => rect(space_area.x + 3.0, space_area.y, space_area.w - 6.0, space_area.h),
        };
        let min_size = self.token + if self.small { 1.0 } else { 4.0 };
        let fits = ((token_area.w / min_size).floor() as usize).max(1);
        let rows = if token_area.h >= 2.0 * min_size - 6.0 { kinds.len().div_ceil(fits).min(2) } else { 1 };
        let columns = kinds.len().div_ceil(rows).max(1);
        // A few teas are centred, each with room for a finger.
        let cell_w = (token_area.w / columns as f64).min(if self.small { min_size } else { 52.0 });
        let cell_h = token_area.h / rows as f64;
        let left = if space == Space::Dock { token_area.x } else { token_area.cx() - cell_w * columns as f64 / 2.0 };
        let place = |(index, tea): (usize, Tea)| {
            let (column, row) = ((index % columns) as f64, (index / columns) as f64);
            let cell = rect(left + column * cell_w, token_area.y + row * cell_h, cell_w, cell_h);
            (tea, teas.count(tea), cell)
        };
        kinds.into_iter().enumerate().map(place).collect()
    }

    /// Returns the pressable area of a space: all of it, or the part not covered by its tokens.
    pub fn button(&self, space: Space, clearance: Clearance) -> Area {
        let space_area = self.spaces[space.index()];
        match (space, clearance) {
            (_, Clearance::Whole) => space_area,
            (Space::Field, Clearance::Journey) => rect(space_area.x, space_area.y, space_area.w * 0.34, space_area.h),
            (_, Clearance::Journey | Clearance::Button) => {
                rect(space_area.x + space_area.w * 0.66, space_area.y, space_area.w * 0.34, space_area.h)
            }
        }
    }

    /// Returns the centre of a token drawn for a stop of a trip. In the field it depends on the lane for which the
    /// token leaves (`next`), if it does.
    pub fn stop(&self, space: Space, next: Option<Space>) -> (f64, f64) {
        let area = self.spaces[space.index()];
        match (space, next) {
            (Space::Field, Some(to)) => {
                let lane_x = self.spaces[to.index()].cx();
                let offset = (area.w * 0.11).min(38.0);
                (if lane_x < area.cx() { lane_x + offset } else { lane_x - offset }, area.cy())
            }
            (Space::Field, None) => (area.x + area.w * 0.58, area.cy()),
            (Space::Dock, _) => (area.cx(), area.cy()),
            _ => (area.cx(), area.cy()),
        }
    }
}

/// The reason why the tokens on a space move aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clearance {
    /// They do not move aside: they use the whole space.
    Whole,
    /// A trip leads over this space, and its path needs room.
    Journey,
    /// The space can be pressed as well as its tokens, and its button needs room.
    Button,
}

/// Returns the reason why the tokens on a space move aside while these trips are shown; `is_lit` is whether the space
/// can be pressed.
pub fn clearance(space: Space, trips: &[Trip], is_lit: bool) -> Clearance {
    let is_passed = trips.iter().any(|trip| trip.stops.iter().any(|stop| stop.space == space));
    match space {
        Space::Dock => Clearance::Whole,
        _ if is_passed => Clearance::Journey,
        _ if is_lit => Clearance::Button,
        _ => Clearance::Whole,
    }
}

/// Returns the tokens, by space, that do not take part in these trips.
pub fn resting(merchant: &Merchant, trips: &[Trip]) -> [Teas; 8] {
    let mut tokens = merchant.tokens;
    for trip in trips.iter().filter(|trip| !trip.enters) {
        let stop = &trip.stops[0];
        if tokens[stop.space.index()].has(stop.tea) {
            tokens[stop.space.index()].remove(stop.tea);
        }
    }
    tokens
}

/// Returns every slot with its area, for buttons and flights.
pub fn slots(layout: &PlantationLayout) -> impl Iterator<Item = (Slot, Area)> + '_ {
    Slot::all().map(|slot| (slot, layout.slots[slot.index()]))
}

pub fn berths(layout: &PlantationLayout) -> impl Iterator<Item = (Berth, Area)> + '_ {
    Berth::ALL.into_iter().map(|berth| (berth, layout.berths[berth.index()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> [(f64, f64); 7] {
        [(648.0, 498.0), (586.0, 418.0), (474.0, 498.0), (390.0, 506.0), (390.0, 400.0), (360.0, 360.0), LOWEST]
    }

    /// The minimum size that the style sheet requires, in a low window.
    const LOWEST: (f64, f64) = (488.0, 330.0);

    #[test]
    fn nothing_of_a_plantation_overlaps_or_leaves_the_drawing() {
        for (w, h) in sizes() {
            let layout = PlantationLayout::new(w, h, false);
            let all: Vec<Area> = layout.berths.iter().chain(&layout.spaces).chain(&layout.slots).copied().collect();
            for (index, area) in all.iter().enumerate() {
                assert!(area.is_within(rect(0.0, 0.0, w, h)), "{area:?} in {w} by {h}");
                assert!(all.iter().skip(index + 1).all(|other| !area.overlaps(*other)), "{area:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn buttons_of_a_plantation_with_the_gaps_around_them_are_large_enough_for_a_finger() {
        for (w, h) in sizes() {
            let layout = PlantationLayout::new(w, h, false);
            let min_height = if (w, h) == LOWEST { 33.0 } else { 37.0 };
            for area in layout.berths.iter().chain(&layout.spaces[..7]).chain(&layout.slots) {
                assert!(area.w >= 44.0 && area.h >= min_height, "{area:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn tokens_do_not_overlap_the_button_of_their_space() {
        let all = Teas::from_counts(&Tea::ALL.map(|tea| (tea, 2)));
        for (w, h) in sizes() {
            let layout = PlantationLayout::new(w, h, false);
            for space in Space::ALL.into_iter().filter(|space| *space != Space::Dock) {
                for clearance in [Clearance::Journey, Clearance::Button] {
                    let button = layout.button(space, clearance);
                    for (tea, _, cell) in layout.tokens(space, all, clearance) {
                        assert!(!cell.overlaps(button), "{tea} on {space} in {w} by {h} beside a {clearance:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn tokens_of_all_teas_find_room_on_a_space() {
        let all = Teas::from_counts(&Tea::ALL.map(|tea| (tea, 2)));
        for (w, h) in sizes() {
            let layout = PlantationLayout::new(w, h, false);
            for space in Space::ALL {
                for clearance in [Clearance::Whole, Clearance::Journey, Clearance::Button] {
                    let cells = layout.tokens(space, all, clearance);
                    assert_eq!(cells.len(), 6);
                    for (tea, count, cell) in cells {
                        assert_eq!(count, 2, "{tea}");
                        assert!(cell.is_within(layout.spaces[space.index()]), "{cell:?} on {space} in {w} by {h}");
                    }
                }
            }
        }
    }
}
