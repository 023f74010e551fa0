//! The layout of a plantation: a hill of terraces that rises from the field to a wooden dock, with the ships in front
//! of it. One layout for every size; the small one is a rival's, without buttons. Pure arithmetic: sizes in,
//! rectangles out. Drawn by [`super::terraces`] and [`super::plantation`].

use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Berth, SLOTS, Slot, Space};
use crate::games::chai::state::Merchant;

use super::area::{Area, area};
use super::journey::Trip;

/// Layout of a plantation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hill {
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

impl Hill {
    pub fn new(w: f64, h: f64, small: bool) -> Hill {
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
        let berths = [0.0, 1.0, 2.0].map(|i| area(pad + i * (ship_w + gap), top, ship_w, ship_h));
        let mut y = top + ship_h + 4.0;
        let dock = area(pad, y, w - 2.0 * pad, dock_h);
        y += dock_h + gap + 2.0;
        let room = h - y - below_h - top - gap - 2.0;
        let row = (room - 3.0 * (gap + wall - 1.0) - wall) / 4.0;
        let (left, right) = (pad + slot_w + gap, pad + slot_w + gap + space_w + between);
        let far = right + space_w + gap;
        let mut spaces = [dock; 8];
        let mut slots = [dock; SLOTS];
        for tier in (1..=3).rev() {
            spaces[tier] = area(left, y, space_w, row);
            spaces[tier + 3] = area(right, y, space_w, row);
            slots[tier + 4] = area(pad, y, slot_w, row + wall - 1.0);
            slots[tier + 7] = area(far, y, slot_w, row + wall - 1.0);
            y += row + gap + wall - 1.0;
        }
        spaces[0] = area(left, y, right + space_w - left, row);
        slots[0] = area(pad, y, slot_w, row + wall - 1.0);
        slots[4] = area(far, y, slot_w, row + wall - 1.0);
        y += row + gap + wall;
        let below = w / 2.0 - 1.5 * slot_w - gap;
        for index in 0..3 {
            slots[index + 1] = area(below + index as f64 * (slot_w + gap), y, slot_w, below_h);
        }
        let token = if small { 18.0 } else { (row * 0.62).clamp(22.0, 30.0) };
        Hill { size: (w, h), small, berths, spaces, slots, token, wall }
    }

    /// Returns the areas of a space's tokens: a cell for each tea present.
    pub fn tokens(&self, space: Space, teas: Teas, room: Clearance) -> Vec<(Tea, u8, Area)> {
        let kinds: Vec<Tea> = teas.kinds().collect();
        if kinds.is_empty() {
            return Vec::new();
        }
        let whole = self.spaces[space.index()];
        let inside = match space {
            Space::Dock => {
                let label = if self.small { 8.0 } else { 58.0 };
                area(whole.x + label, whole.y, whole.w - label - 4.0, whole.h)
            }
            Space::Field if room == Clearance::Journey => {
                area(whole.x + whole.w * 0.66, whole.y, whole.w * 0.33, whole.h)
            }
            _ if room == Clearance::Journey => area(whole.x + 2.0, whole.y, whole.w * 0.36, whole.h),
            _ if room == Clearance::Button => area(whole.x + 2.0, whole.y, whole.w * 0.6, whole.h),
            _ => area(whole.x + 3.0, whole.y, whole.w - 6.0, whole.h),
        };
        let least = self.token + if self.small { 1.0 } else { 4.0 };
        let fits = ((inside.w / least).floor() as usize).max(1);
        let rows = if inside.h >= 2.0 * least - 6.0 { kinds.len().div_ceil(fits).min(2) } else { 1 };
        let columns = kinds.len().div_ceil(rows).max(1);
        // A few teas are centred, each with room for a finger.
        let cell_w = (inside.w / columns as f64).min(if self.small { least } else { 52.0 });
        let cell_h = inside.h / rows as f64;
        let left = if space == Space::Dock { inside.x } else { inside.cx() - cell_w * columns as f64 / 2.0 };
        let place = |(index, tea): (usize, Tea)| {
            let (column, row) = ((index % columns) as f64, (index / columns) as f64);
            let cell = area(left + column * cell_w, inside.y + row * cell_h, cell_w, cell_h);
            (tea, teas.count(tea), cell)
        };
        kinds.into_iter().enumerate().map(place).collect()
    }

    /// Returns the pressable area of a space: all of it, or the part not covered by its tokens.
    pub fn button(&self, space: Space, room: Clearance) -> Area {
        let whole = self.spaces[space.index()];
        match (space, room) {
            (_, Clearance::Whole) => whole,
            (Space::Field, Clearance::Journey) => area(whole.x, whole.y, whole.w * 0.34, whole.h),
            (_, Clearance::Journey | Clearance::Button) => {
                area(whole.x + whole.w * 0.66, whole.y, whole.w * 0.34, whole.h)
            }
        }
    }

    /// Returns the centre of a token drawn for a stop of a trip. In the field it depends on the lane for which the
    /// token leaves (`next`), if it does.
    pub fn stop(&self, at: Space, next: Option<Space>) -> (f64, f64) {
        let a = self.spaces[at.index()];
        match (at, next) {
            (Space::Field, Some(to)) => {
                let lane = self.spaces[to.index()].cx();
                let aside = (a.w * 0.11).min(38.0);
                (if lane < a.cx() { lane + aside } else { lane - aside }, a.cy())
            }
            (Space::Field, None) => (a.x + a.w * 0.58, a.cy()),
            (Space::Dock, _) => (a.cx(), a.cy()),
            _ => (a.cx(), a.cy()),
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

/// Returns the reason why the tokens on a space move aside while these trips are shown; `lit` is whether the space can
/// be pressed.
pub fn room(space: Space, trips: &[Trip], lit: bool) -> Clearance {
    let passed = trips.iter().any(|trip| trip.stops.iter().any(|stop| stop.at == space));
    match space {
        Space::Dock => Clearance::Whole,
        _ if passed => Clearance::Journey,
        _ if lit => Clearance::Button,
        _ => Clearance::Whole,
    }
}

/// Returns the tokens, by space, that do not take part in these trips.
pub fn resting(merchant: &Merchant, trips: &[Trip]) -> [Teas; 8] {
    let mut lying = merchant.tokens;
    for trip in trips.iter().filter(|trip| !trip.enters) {
        let stop = &trip.stops[0];
        if lying[stop.at.index()].has(stop.tea) {
            lying[stop.at.index()].remove(stop.tea);
        }
    }
    lying
}

/// Returns every slot with its area, for buttons and flights.
pub fn slots(hill: &Hill) -> impl Iterator<Item = (Slot, Area)> + '_ {
    Slot::all().map(|slot| (slot, hill.slots[slot.index()]))
}

pub fn berths(hill: &Hill) -> impl Iterator<Item = (Berth, Area)> + '_ {
    Berth::ALL.into_iter().map(|berth| (berth, hill.berths[berth.index()]))
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
            let hill = Hill::new(w, h, false);
            let all: Vec<Area> = hill.berths.iter().chain(&hill.spaces).chain(&hill.slots).copied().collect();
            for (index, one) in all.iter().enumerate() {
                assert!(one.is_within(area(0.0, 0.0, w, h)), "{one:?} in {w} by {h}");
                assert!(all.iter().skip(index + 1).all(|other| !one.overlaps(*other)), "{one:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn what_is_pressed_on_a_plantation_is_large_enough_for_a_finger_with_the_gap_around_it() {
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            let least = if (w, h) == LOWEST { 33.0 } else { 37.0 };
            for one in hill.berths.iter().chain(&hill.spaces[..7]).chain(&hill.slots) {
                assert!(one.w >= 44.0 && one.h >= least, "{one:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn tokens_and_the_button_of_their_space_are_pressed_apart() {
        let all = Teas::of(&Tea::ALL.map(|tea| (tea, 2)));
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            for space in Space::ALL.into_iter().filter(|space| *space != Space::Dock) {
                for room in [Clearance::Journey, Clearance::Button] {
                    let button = hill.button(space, room);
                    for (tea, _, cell) in hill.tokens(space, all, room) {
                        assert!(!cell.overlaps(button), "{tea} on {space} in {w} by {h} beside a {room:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn tokens_of_all_teas_find_room_on_a_space() {
        let all = Teas::of(&Tea::ALL.map(|tea| (tea, 2)));
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            for space in Space::ALL {
                for room in [Clearance::Whole, Clearance::Journey, Clearance::Button] {
                    let laid = hill.tokens(space, all, room);
                    assert_eq!(laid.len(), 6);
                    for (tea, count, cell) in laid {
                        assert_eq!(count, 2, "{tea}");
                        assert!(cell.is_within(hill.spaces[space.index()]), "{cell:?} on {space} in {w} by {h}");
                    }
                }
            }
        }
    }
}
