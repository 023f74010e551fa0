//! Where everything of a plantation lies, and how it is drawn: a hill of terraces that climbs from
//! the field to a wooden dock, with the ships before it.
//!
//! One layout for every size; the small one is a rival's, on which nothing is pressed.

use crate::engine::Seat;
use crate::games::chai::data::Family;
use crate::games::chai::places::{Berth, SLOTS, Slot, Space};
use crate::games::chai::state::{Merchant, Table};
use crate::games::chai::tea::{Tea, Teas};

use super::draw::{Area, Ink, LINE, area};
use super::journey::Trip;
use super::pieces::{self, Laid};
use super::ships::{self, Cut};
use super::text;

/// The layout of a plantation.
#[derive(Clone, PartialEq, Debug)]
pub struct Hill {
    /// The whole drawing.
    pub size: (f64, f64),
    /// Whether it is a rival's.
    pub small: bool,
    /// The ships at the dock.
    pub berths: [Area; 3],
    /// The spaces, by index; the last is the dock.
    pub spaces: [Area; 8],
    /// The slots for cards, by index.
    pub slots: [Area; SLOTS],
    /// The size of a token.
    pub token: f64,
    wall: f64,
}

impl Hill {
    /// A plantation of this size.
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

    /// Where the tokens of a space lie: a cell for each tea that is there. Where a journey passes they make room.
    pub fn tokens(&self, space: Space, teas: Teas, passed: bool) -> Vec<(Tea, u8, Area)> {
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
            Space::Field if passed => area(whole.x + whole.w * 0.66, whole.y, whole.w * 0.33, whole.h),
            _ if passed => area(whole.x + 2.0, whole.y, whole.w * 0.36, whole.h),
            _ => area(whole.x + 3.0, whole.y, whole.w - 6.0, whole.h),
        };
        let least = self.token + if self.small { 1.0 } else { 4.0 };
        let fits = ((inside.w / least).floor() as usize).max(1);
        let rows = if inside.h >= 2.0 * least - 6.0 { kinds.len().div_ceil(fits).min(2) } else { 1 };
        let columns = kinds.len().div_ceil(rows).max(1);
        // A few teas stand in the middle, each with room for a finger.
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

    /// Where a token that comes into the field, or leaves it for this lane, is drawn.
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

fn terrace(ink: &mut Ink, a: Area, level: u8, wall: f64, seed: usize) {
    let below = area(a.x + 3.0, a.y + 6.0, a.w, a.h + wall - 2.0);
    ink.rect_with(below, 9.0, "#1c140a", "none", 0.0, "opacity=\".26\"");
    let (y, deep) = (a.bottom() - 9.0, wall + 1.0);
    ink.path("M{} {}v{}q0 9 9 9H{}V{}Z", &[a.x, y, deep, a.cx(), y], "fill=\"var(--wall-l)\"");
    ink.path("M{} {}v{}q0 9-9 9H{}V{}Z", &[a.right(), y, deep, a.cx(), y], "fill=\"var(--wall-r)\"");
    ink.path(
        "M{} {}v{}q0 9 9 9h{}q9 0 9-9v-{}",
        &[a.x, y, deep, a.w - 18.0, deep],
        "fill=\"none\" stroke=\"var(--hex-line)\" stroke-width=\"1.5\"",
    );
    ink.rect(a, 9.0, &format!("var(--land-{level})"), "var(--hex-line)", 1.5);
    let rows = ((a.h / 15.0) as usize).max(2);
    let bend = if seed.is_multiple_of(2) { 5.0 } else { -5.0 };
    for index in 0..rows {
        let y = a.y + a.h * (index as f64 + 0.65) / (rows as f64 + 0.3);
        ink.path(
            "M{} {}Q{} {} {} {}",
            &[a.x + 9.0, y, a.cx(), y + bend, a.right() - 9.0, y],
            &format!("fill=\"none\" stroke=\"var(--row-{level})\" stroke-width=\"2.2\" stroke-dasharray=\"5 4.5\" stroke-linecap=\"round\""),
        );
    }
    ink.path(
        "M{} {}V{}q0-8 8-8H{}",
        &[a.x + 2.0, a.bottom() - 12.0, a.y + 10.0, a.right() - 12.0],
        "fill=\"none\" stroke=\"#fff\" stroke-opacity=\"var(--rim)\" stroke-width=\"1.4\"",
    );
}

const LEVELS: [u8; 7] = [0, 0, 1, 2, 0, 1, 2];

/// The hill itself: it depends on the size alone.
pub fn scenery(hill: &Hill) -> String {
    let mut ink = Ink::default();
    let (w, h) = hill.size;
    let dock = hill.spaces[7];
    ink.put("<rect width=\"{}\" height=\"{}\" fill=\"var(--sea)\"/>", &[w, h], &[]);
    let mut y = hill.berths[0].y + 8.0;
    let mut odd = 0.0;
    while y < dock.y {
        let mut x = 6.0 + odd;
        while x < w {
            ink.path(
                "M{} {}q5-5 10 0t10 0 10 0",
                &[x, y],
                "fill=\"none\" stroke=\"var(--sea-line)\" stroke-width=\"1.4\" stroke-linecap=\"round\" opacity=\".7\"",
            );
            x += 84.0;
        }
        odd = 40.0 - odd;
        y += 22.0;
    }
    let (low, top) = (h + 4.0, dock.y + dock.h * 0.55);
    ink.put(
        "<path transform=\"translate(0 {})\" d=\"M-4 {}V60C{} 18 {} 0 {} 0H{}C{} 0 {} 18 {} 60V{}Z\" fill=\"var(--row-0)\" stroke=\"var(--shore)\" stroke-width=\"4\"/>",
        &[top, low - top, w * 0.1, w * 0.22, w * 0.34, w * 0.66, w * 0.78, w * 0.9, w + 4.0, low - top],
        &[],
    );
    ink.path(
        "M-4 {}V{}C{} {} {} {} {} {}V{}Z",
        &[low, h * 0.72, w * 0.2, h * 0.64, w * 0.8, h * 0.64, w + 4.0, h * 0.72, low],
        "fill=\"#1c140a\" opacity=\".12\"",
    );
    ink.rect_with(area(dock.x + 2.0, dock.y + 4.0, dock.w, dock.h), 6.0, "#1c140a", "none", 0.0, "opacity=\".3\"");
    ink.rect(dock, 6.0, "var(--wood-1)", LINE, 1.5);
    for plank in 1..14 {
        ink.path(
            "M{} {}v{}",
            &[dock.x + dock.w * f64::from(plank) / 14.0, dock.y, dock.h],
            "stroke=\"var(--wood-3)\" stroke-width=\"1.1\" opacity=\".8\"",
        );
    }
    ink.path(
        "M{} {}h{}",
        &[dock.x + 2.0, dock.bottom() - 4.0, dock.w - 4.0],
        "stroke=\"#1c0f06\" stroke-opacity=\".28\" stroke-width=\"6\"",
    );
    for slot in hill.slots {
        let round = if hill.small { 6.0 } else { 8.0 };
        let more = "fill-opacity=\".10\" stroke-opacity=\".75\" stroke-dasharray=\"5 4\"";
        ink.rect_with(slot.grown(-0.7), round, "#F6EEDD", "#F6EEDD", 1.5, more);
        if !hill.small {
            ink.path(
                "M{} {}h12m-6-6v12",
                &[slot.cx() - 6.0, slot.cy()],
                "stroke=\"#F6EEDD\" stroke-opacity=\".75\" stroke-width=\"2\" stroke-linecap=\"round\" fill=\"none\"",
            );
        }
    }
    for (index, level) in LEVELS.into_iter().enumerate() {
        terrace(&mut ink, hill.spaces[index], level, hill.wall, index);
    }
    if !hill.small {
        ink.text(dock.x + 11.0, dock.cy() + 5.0, 15.0, "k-serif k-on-wood", text::DOCK);
        let field = hill.spaces[0];
        ink.text(field.x + 10.0, field.y + 15.0, 13.0, "k-serif k-on-land", text::FIELD);
    }
    ink.0
}

/// Ships and cards of a merchant.
pub fn cards(hill: &Hill, merchant: &Merchant) -> String {
    let mut ink = Ink::default();
    for (index, a) in hill.berths.into_iter().enumerate() {
        let Some(ship) = merchant.berths[index] else {
            ink.rect_with(a.grown(-0.7), 8.0, "none", "var(--sea-ink)", 1.4, "stroke-dasharray=\"5 4\"");
            let words = if hill.small { text::FREE } else { text::FREE_BERTH };
            ink.text(a.cx(), a.cy() + 4.0, 12.0, "k-mid k-sea", words);
            continue;
        };
        if hill.small {
            ships::tiny_ship(&mut ink, a, ship, merchant.cargo[index]);
        } else {
            ships::ship(&mut ink, a, ship, Some(merchant.cargo[index]), Cut::of(a.w, a.h));
        }
        ink.path("M{} {}v5m{}-5v5", &[a.x + a.w * 0.3, a.bottom(), a.w * 0.4], "stroke=\"#F6EEDD\" stroke-width=\"2\"");
    }
    for (slot, card) in merchant.cards() {
        let laid = Laid { card, down: merchant.is_down(slot), stored: merchant.stored[slot.index()] };
        pieces::card(&mut ink, hill.slots[slot.index()], laid);
    }
    ink.0
}

/// Whether tokens on a space make room for a journey.
pub fn passed(space: Space, trips: &[Trip]) -> bool {
    space != Space::Dock && trips.iter().any(|trip| trip.stops.iter().any(|stop| stop.at == space))
}

/// The tokens that stay where they are while others make these trips, by space.
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

/// The tokens of a merchant, those on spaces that `trips` pass drawn aside.
pub fn tokens(hill: &Hill, merchant: &Merchant, trips: &[Trip]) -> String {
    let mut ink = Ink::default();
    for (space, lying) in Space::ALL.into_iter().zip(resting(merchant, trips)) {
        for (tea, count, cell) in hill.tokens(space, lying, passed(space, trips)) {
            let size = hill.token.min(cell.h - 2.0).min(cell.w + 3.0).max(0.0);
            let (x, y) = (cell.cx(), cell.cy());
            let more = if hill.small { 0 } else { (count - 1).min(2) };
            ink.put(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"#1c140a\" opacity=\".28\"/>",
                &[x + 1.0, y + size * 0.38, size * 0.44, size * 0.16],
                &[],
            );
            for layer in 0..=more {
                let up = f64::from(layer) * 3.5 - f64::from(more) * 1.7;
                pieces::token(&mut ink, tea, x + up * 0.5, y - up, size);
            }
            if count > 1 {
                let (cx, cy) = (x + size * 0.44, y + size * 0.34);
                ink.put("<circle cx=\"{}\" cy=\"{}\" r=\"7.5\" class=\"k-step\"/>", &[cx, cy], &[]);
                ink.text(cx, cy + 4.2, 12.0, "k-mid k-bold k-ink", &count.to_string());
            }
        }
    }
    ink.0
}

/// A small picture of a plantation that needs no drawings of this game: for the shelf.
pub fn thumbnail(table: &Table, seat: Seat) -> String {
    let hill = Hill::new(228.0, 194.0, true);
    let merchant = &table.merchants[seat];
    let mut ink = Ink(scenery(&hill));
    for (index, a) in hill.berths.into_iter().enumerate() {
        if merchant.berths[index].is_some() {
            ink.rect(a, 6.0, "var(--card)", LINE, 1.5);
            ink.icon("clipper", a.cx(), a.cy(), a.h * 0.9);
        }
    }
    for (slot, card) in merchant.cards() {
        let a = hill.slots[slot.index()];
        let fill = if merchant.is_down(slot) { "#2C5A45" } else { pieces::card_colour(card) };
        ink.rect(a, 6.0, fill, LINE, 1.5);
        let crate_or_card = card.card().family == Family::Crate;
        let tea = card.card().teas.iter().next().unwrap_or(Tea::Green);
        if crate_or_card {
            ink.rect(a.grown(-5.0), 3.0, "#C79A63", "#7A5632", 1.2);
        }
        pieces::token(&mut ink, tea, a.cx(), a.cy(), a.h * 0.6);
    }
    ink.0 += &tokens(&hill, merchant, &[]);
    ink.0
}

/// Every slot with the place where it is drawn, for buttons and travels.
pub fn slots(hill: &Hill) -> impl Iterator<Item = (Slot, Area)> + '_ {
    Slot::all().map(|slot| (slot, hill.slots[slot.index()]))
}

/// Every berth with the place where it is drawn.
pub fn berths(hill: &Hill) -> impl Iterator<Item = (Berth, Area)> + '_ {
    Berth::ALL.into_iter().map(|berth| (berth, hill.berths[berth.index()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> [(f64, f64); 6] {
        [(648.0, 498.0), (586.0, 418.0), (474.0, 498.0), (390.0, 506.0), (390.0, 400.0), (360.0, 360.0)]
    }

    #[test]
    fn nothing_of_a_plantation_overlaps_or_leaves_the_drawing() {
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            let all: Vec<Area> = hill.berths.iter().chain(&hill.spaces).chain(&hill.slots).copied().collect();
            for (index, one) in all.iter().enumerate() {
                assert!(one.lies_in(area(0.0, 0.0, w, h)), "{one:?} in {w} by {h}");
                assert!(all.iter().skip(index + 1).all(|other| !one.overlaps(*other)), "{one:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn what_is_pressed_on_a_plantation_is_large_enough_for_a_finger_with_the_gap_around_it() {
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            for one in hill.berths.iter().chain(&hill.spaces[..7]).chain(&hill.slots) {
                assert!(one.w >= 44.0 && one.h >= 37.0, "{one:?} in {w} by {h}");
            }
        }
    }

    #[test]
    fn tokens_of_all_teas_find_room_on_a_space() {
        let all = Teas::of(&Tea::ALL.map(|tea| (tea, 2)));
        for (w, h) in sizes() {
            let hill = Hill::new(w, h, false);
            for space in Space::ALL {
                for passed in [false, true] {
                    let laid = hill.tokens(space, all, passed);
                    assert_eq!(laid.len(), 6);
                    for (tea, count, cell) in laid {
                        assert_eq!(count, 2, "{tea}");
                        assert!(cell.lies_in(hill.spaces[space.index()]), "{cell:?} on {space} in {w} by {h}");
                    }
                }
            }
        }
    }
}
