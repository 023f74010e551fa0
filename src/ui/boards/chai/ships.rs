//! Ship cards: in the harbour with what they want, at a dock with what is aboard.
//!
//! Drawn into an area of any size, as the other pieces are. Knows what is printed, not where it lies.

use crate::games::chai::data::ShipId;
use crate::games::chai::tea::{Tea, Teas};
use crate::games::chai::text::ship_icon;

use super::draw::{Area, Ink, LINE, area};
use super::pieces::{any_token, left_band, missing, star, token, top_band};

/// What a ship takes, place by place; `None` where any tea fits.
fn wanted(ship: ShipId) -> Vec<Option<Tea>> {
    let printed = ship.ship();
    if printed.is_junk() {
        return vec![None; usize::from(printed.size)];
    }
    let teas = Tea::ALL.into_iter().flat_map(|tea| (0..printed.demand.count(tea)).map(move |_| Some(tea)));
    teas.collect()
}

/// Which places of a ship are filled: what shows on each, and whether it is there.
fn places(ship: ShipId, cargo: Option<Teas>) -> Vec<(Option<Tea>, bool)> {
    let mut left = cargo.unwrap_or_default();
    let place = |want: Option<Tea>| {
        let tea = want.or_else(|| left.kinds().next());
        let filled = tea.is_some_and(|tea| left.has(tea));
        if let Some(tea) = tea.filter(|_| filled) {
            left.remove(tea);
        }
        // In the harbour a ship shows what it wants in full colour.
        (tea, filled || cargo.is_none() && tea.is_some())
    };
    wanted(ship).into_iter().map(place).collect()
}

fn hold(ink: &mut Ink, x: f64, y: f64, size: f64, (tea, filled): (Option<Tea>, bool)) {
    match (tea, filled) {
        (Some(tea), true) => token(ink, tea, x, y, size),
        (Some(tea), false) => missing(ink, tea, x, y, size),
        (None, _) => any_token(ink, x, y, size),
    }
}

/// The places of a ship in the middle of an area, in one row or two.
fn holds(ink: &mut Ink, a: Area, ship: ShipId, cargo: Option<Teas>, largest: f64) {
    let places = places(ship, cargo);
    let count = places.len();
    let in_rows = |rows: usize| {
        let columns = count.div_ceil(rows) as f64;
        ((a.w / columns) - 2.0).min(a.h / rows as f64 - 1.0).min(largest)
    };
    let rows = if in_rows(2) > in_rows(1) + 1.0 { 2 } else { 1 };
    let size = in_rows(rows).max(8.0);
    for (row, line) in places.chunks(count.div_ceil(rows)).enumerate() {
        let y = a.cy() + (row as f64 - (rows as f64 - 1.0) / 2.0) * (size + 1.0);
        for (index, place) in line.iter().enumerate() {
            let x = a.cx() + (index as f64 - (line.len() as f64 - 1.0) / 2.0) * (size + 2.0);
            hold(ink, x, y, size, *place);
        }
    }
}

const SKY: &str = "#CFE6E0";
const WATER: &str = "#9CC7CB";

/// How a ship card is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// Higher than wide: ship, name, places below each other.
    Upright,
    /// Small and wide: the name above, ship and places beside each other.
    Low,
    /// Wide: the ship at the left, name and places at the right.
    Lying,
}

impl Cut {
    /// What suits an area of this size.
    pub fn of(w: f64, h: f64) -> Cut {
        match () {
            () if w <= h * 1.06 => Cut::Upright,
            () if w < 150.0 => Cut::Low,
            () => Cut::Lying,
        }
    }
}

/// A ship card; with its cargo at a dock, without in the harbour.
pub fn ship(ink: &mut Ink, a: Area, id: ShipId, cargo: Option<Teas>, cut: Cut) {
    let printed = id.ship();
    ink.shadow(a, 9.0, 0.28);
    ink.rect(a, 9.0, "var(--card)", LINE, 1.5);
    if cut == Cut::Upright {
        let named = a.h >= 92.0;
        let high = if named { a.h * 0.43 } else { a.h * 0.52 };
        top_band(ink, a, high, 9.0, SKY);
        ink.rect(area(a.x, a.y + high * 0.8, a.w, high * 0.2), 0.0, WATER, "none", 0.0);
        ink.rect(a, 9.0, "none", LINE, 1.5);
        ink.icon(ship_icon(id), a.cx() + if named { 0.0 } else { 4.0 }, a.y + high * 0.5, high.min(a.w * 0.86));
        let mut top = high;
        if named {
            ink.name(a.cx(), a.y + high + 16.0, 13.0, "k-mid k-serif k-card", printed.name, a.w - 8.0);
            top += 19.0;
        }
        holds(ink, area(a.x + 3.0, a.y + top, a.w - 6.0, a.h - top - 2.0), id, cargo, 21.0);
        return star(ink, a.x + 8.0, a.y + 8.0, if named { 25.0 } else { 21.0 }, printed.points);
    }
    if cut == Cut::Low {
        let named = a.h >= 44.0 && a.w >= 88.0;
        let top = if named { 22.0 } else { 0.0 };
        if named {
            top_band(ink, a, top, 9.0, SKY);
            ink.rect(a, 9.0, "none", LINE, 1.5);
            ink.name(a.cx() + 7.0, a.y + 16.0, 13.0, "k-mid k-serif k-card", printed.name, a.w - 28.0);
        }
        let sail = (a.h - top).min(40.0).min(a.w * 0.5);
        ink.icon(ship_icon(id), a.x + sail / 2.0 + 2.0, a.y + top + (a.h - top) / 2.0, sail);
        holds(ink, area(a.x + sail + 3.0, a.y + top, a.w - sail - 6.0, a.h - top), id, cargo, 20.0);
        return star(ink, a.x + 7.0, a.y + 8.0, 22.0, printed.points);
    }
    let left = (a.h - 4.0).min(a.w * 0.36);
    left_band(ink, a, left, 9.0, SKY);
    ink.path(
        "M{} {}h{}v{}h-{}a9 9 0 0 1-9-9Z",
        &[a.x, a.y + a.h * 0.8, left, a.h * 0.2, left - 9.0],
        &format!("fill=\"{WATER}\""),
    );
    ink.rect(a, 9.0, "none", LINE, 1.5);
    ink.icon(ship_icon(id), a.x + left / 2.0, a.cy() - 1.0, left * 0.94);
    ink.name(a.x + left + 8.0, a.y + a.h * 0.36, 15.0, "k-serif k-card", printed.name, a.w - left - 12.0);
    let room = area(a.x + left + 6.0, a.y + a.h * 0.45, a.w - left - 10.0, a.h * 0.5);
    holds(ink, room, id, cargo, 24.0);
    star(ink, a.x + 8.0, a.y + 8.0, 25.0, printed.points);
}

/// A ship on a rival's board.
pub fn tiny_ship(ink: &mut Ink, a: Area, id: ShipId, cargo: Teas) {
    ink.shadow(a, 6.0, 0.25);
    ink.rect(a, 6.0, "var(--card)", LINE, 1.5);
    ink.icon(ship_icon(id), a.cx(), a.y + a.h * 0.34, a.h * 0.58);
    let room = area(a.x + 2.0, a.y + a.h * 0.62, a.w - 4.0, a.h * 0.36);
    holds(ink, room, id, Some(cargo), 15.5);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_shows_what_is_aboard_and_what_it_still_wants() {
        let serica = ShipId::new(4); // two green, one white
        let filled = |cargo: &[(Tea, u32)]| -> Vec<bool> {
            places(serica, Some(Teas::of(cargo))).into_iter().map(|(_, filled)| filled).collect()
        };
        assert_eq!(filled(&[]), [false, false, false]);
        assert_eq!(filled(&[(Tea::Green, 1), (Tea::White, 1)]), [true, false, true]);
        assert!(places(serica, None).iter().all(|(_, filled)| *filled), "in the harbour nothing is pale");
    }

    #[test]
    fn a_junk_takes_any_tea() {
        let junk = ShipId::new(17);
        let laden = places(junk, Some(Teas::of(&[(Tea::Black, 2)])));
        assert_eq!(laden, [(Some(Tea::Black), true), (Some(Tea::Black), true), (None, false), (None, false)]);
        assert_eq!(places(junk, None), [(None, false); 4]);
    }
}
