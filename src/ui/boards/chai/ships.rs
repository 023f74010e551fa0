//! Ship cards: in the harbour with their demand, at a dock with their cargo. Drawn into an area of any size, as the
//! other pieces are. Knows what is printed, not where the ship is.

use leptos::prelude::*;

use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::words::icons::ship_icon;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::Symbol;

use super::area::{Area, area};
use super::pieces::{AnyToken, LeftBand, MissingToken, Star, Token, TopBand};
use super::say;
use super::shapes::{LINE, Label, Rect, Shadow};

/// Returns the demand of a ship, place by place; `None` where any tea fits.
fn wanted(ship: ShipId) -> Vec<Option<Tea>> {
    let printed = ship.ship();
    if printed.is_junk() {
        return vec![None; usize::from(printed.size)];
    }
    let teas = Tea::ALL.into_iter().flat_map(|tea| (0..printed.demand.count(tea)).map(move |_| Some(tea)));
    teas.collect()
}

/// Returns the tea drawn in each place of a ship (`None` for any tea), and whether it is drawn in full colour.
fn places(ship: ShipId, cargo: Option<Teas>) -> Vec<(Option<Tea>, bool)> {
    let mut left = cargo.unwrap_or_default();
    let place = |want: Option<Tea>| {
        let tea = want.or_else(|| left.kinds().next());
        let filled = tea.is_some_and(|tea| left.has(tea));
        if let Some(tea) = tea.filter(|_| filled) {
            left.remove(tea);
        }
        // In the harbour a ship shows its demand in full colour.
        (tea, filled || cargo.is_none() && tea.is_some())
    };
    wanted(ship).into_iter().map(place).collect()
}

/// A place of a ship: the loaded tea, the missing tea, or any.
#[component]
fn Hold(x: f64, y: f64, size: f64, tea: Option<Tea>, filled: bool) -> impl IntoView {
    match (tea, filled) {
        (Some(tea), true) => view! { <Token tea x y size/> }.into_any(),
        (Some(tea), false) => view! { <MissingToken tea x y size/> }.into_any(),
        (None, _) => view! { <AnyToken x y size/> }.into_any(),
    }
}

/// The places of a ship, centred in an area, in one or two rows.
#[component]
fn Holds(at: Area, ship: ShipId, cargo: Option<Teas>, largest: f64) -> impl IntoView {
    let places = places(ship, cargo);
    let count = places.len();
    let in_rows = |rows: usize| {
        let columns = count.div_ceil(rows) as f64;
        ((at.w / columns) - 2.0).min(at.h / rows as f64 - 1.0).min(largest)
    };
    let rows = if in_rows(2) > in_rows(1) + 1.0 { 2 } else { 1 };
    let size = in_rows(rows).max(8.0);
    let in_row = count.div_ceil(rows);
    let hold = |(index, (tea, filled)): (usize, (Option<Tea>, bool))| {
        let (row, column) = (index / in_row, index % in_row);
        let length = in_row.min(count - row * in_row);
        let y = at.cy() + (row as f64 - (rows as f64 - 1.0) / 2.0) * (size + 1.0);
        let x = at.cx() + (column as f64 - (length as f64 - 1.0) / 2.0) * (size + 2.0);
        view! { <Hold x y size tea filled/> }.into_any()
    };
    places.into_iter().enumerate().map(hold).collect_view()
}

const SKY: &str = "#CFE6E0";
const WATER: &str = "#9CC7CB";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// Taller than wide: ship, name and places below each other.
    Upright,
    /// Small and wide: the name at the top, ship and places beside each other.
    Low,
    /// Wide: the ship on the left, name and places on the right.
    Lying,
}

impl Cut {
    pub fn for_size(w: f64, h: f64) -> Cut {
        if w <= h * 1.06 {
            Cut::Upright
        } else if w < 150.0 {
            Cut::Low
        } else {
            Cut::Lying
        }
    }
}

#[component]
pub fn ShipCard(
    at: Area,
    ship: ShipId,
    /// The cargo at a dock; `None` in the harbour, where it shows its demand.
    cargo: Option<Teas>,
    cut: Cut,
) -> impl IntoView {
    let face = match cut {
        Cut::Upright => view! { <UprightShip at ship cargo/> }.into_any(),
        Cut::Low => view! { <LowShip at ship cargo/> }.into_any(),
        Cut::Lying => view! { <LyingShip at ship cargo/> }.into_any(),
    };
    view! {
        <Shadow of=at corner=9.0 opacity=0.28/>
        <Rect at corner=9.0 fill="var(--card)" stroke=LINE width=1.5/>
        {face}
    }
}

#[component]
fn UprightShip(at: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let named = at.h >= 92.0;
    let high = if named { at.h * 0.43 } else { at.h * 0.52 };
    let top = high + if named { 19.0 } else { 0.0 };
    let aside = if named { 0.0 } else { 4.0 };
    let name = named.then(|| {
        let (y, words) = (at.y + high + 16.0, say(&labels::ship(ship)));
        view! { <Label x=at.cx() y size=13.0 class="k-mid k-serif k-card" words room=at.w - 8.0/> }
    });
    view! {
        <TopBand of=at high corner=9.0 fill=SKY/>
        <Rect at=area(at.x, at.y + high * 0.8, at.w, high * 0.2) fill=WATER/>
        <Rect at corner=9.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=at.cx() + aside y=at.y + high * 0.5 size=high.min(at.w * 0.86)/>
        {name}
        <Holds at=area(at.x + 3.0, at.y + top, at.w - 6.0, at.h - top - 2.0) ship cargo largest=21.0/>
        <Star x=at.x + 8.0 y=at.y + 8.0 size=if named { 25.0 } else { 21.0 } points=printed.points/>
    }
}

#[component]
fn LowShip(at: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let named = at.h >= 44.0 && at.w >= 88.0;
    let top = if named { 22.0 } else { 0.0 };
    let name = named.then(|| {
        let (x, room) = (at.cx() + 7.0, at.w - 28.0);
        view! {
            <TopBand of=at high=top corner=9.0 fill=SKY/>
            <Rect at corner=9.0 fill="none" stroke=LINE width=1.5/>
            <Label x y=at.y + 16.0 size=13.0 class="k-mid k-serif k-card" words=say(&labels::ship(ship)) room/>
        }
    });
    let sail = (at.h - top).min(40.0).min(at.w * 0.5);
    view! {
        {name}
        <Symbol id=ship_icon(ship) x=at.x + sail / 2.0 + 2.0 y=at.y + top + (at.h - top) / 2.0 size=sail/>
        <Holds at=area(at.x + sail + 3.0, at.y + top, at.w - sail - 6.0, at.h - top) ship cargo largest=20.0/>
        <Star x=at.x + 7.0 y=at.y + 8.0 size=22.0 points=printed.points/>
    }
}

#[component]
fn LyingShip(at: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let left = (at.h - 4.0).min(at.w * 0.36);
    let water =
        format!("M{:.2} {:.2}h{left:.2}v{:.2}h-{:.2}a9 9 0 0 1-9-9Z", at.x, at.y + at.h * 0.8, at.h * 0.2, left - 9.0,);
    let (beside, room) = (at.x + left + 8.0, at.w - left - 12.0);
    view! {
        <LeftBand of=at wide=left corner=9.0 fill=SKY/>
        <path d=water fill=WATER/>
        <Rect at corner=9.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=at.x + left / 2.0 y=at.cy() - 1.0 size=left * 0.94/>
        <Label x=beside y=at.y + at.h * 0.36 size=15.0 class="k-serif k-card" words=say(&labels::ship(ship)) room/>
        <Holds at=area(at.x + left + 6.0, at.y + at.h * 0.45, at.w - left - 10.0, at.h * 0.5) ship cargo largest=24.0/>
        <Star x=at.x + 8.0 y=at.y + 8.0 size=25.0 points=printed.points/>
    }
}

/// A ship on a rival's board.
#[component]
pub fn TinyShip(at: Area, ship: ShipId, cargo: Teas) -> impl IntoView {
    let room = area(at.x + 2.0, at.y + at.h * 0.62, at.w - 4.0, at.h * 0.36);
    view! {
        <Shadow of=at corner=6.0 opacity=0.25/>
        <Rect at corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=at.cx() y=at.y + at.h * 0.34 size=at.h * 0.58/>
        <Holds at=room ship cargo=Some(cargo) largest=15.5/>
    }
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
