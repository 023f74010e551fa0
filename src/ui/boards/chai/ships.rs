//! Ship cards: in the harbour with their demand, at a dock with their cargo. Drawn into an area of any size, like the
//! other pieces. Depends only on what is printed, not on the place of the ship.

use leptos::prelude::*;

use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::words::icons::ship_icon;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::Symbol;

use super::area::{Area, rect};
use super::pieces::{AnyToken, LeftBand, MissingToken, Star, Token, TopBand};
use super::say;
use super::shapes::{LINE, Label, Rect, Shadow};

/// Returns the demand of a ship, place by place; `None` where any tea fits.
fn demanded_teas(ship: ShipId) -> Vec<Option<Tea>> {
    let printed = ship.ship();
    if printed.is_junk() {
        return vec![None; usize::from(printed.size)];
    }
    let teas = Tea::ALL.into_iter().flat_map(|tea| (0..printed.demand.count(tea)).map(move |_| Some(tea)));
    teas.collect()
}

/// Returns the tea drawn in each place of a ship (`None` for any tea), and whether it is drawn in full colour.
fn cargo_places(ship: ShipId, cargo: Option<Teas>) -> Vec<(Option<Tea>, bool)> {
    let mut left = cargo.unwrap_or_default();
    let place = |demanded: Option<Tea>| {
        let tea = demanded.or_else(|| left.kinds().next());
        let filled = tea.is_some_and(|tea| left.has(tea));
        if let Some(tea) = tea.filter(|_| filled) {
            left.remove(tea);
        }
        // In the harbour a ship shows its demand in full colour.
        (tea, filled || cargo.is_none() && tea.is_some())
    };
    demanded_teas(ship).into_iter().map(place).collect()
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
fn Holds(area: Area, ship: ShipId, cargo: Option<Teas>, largest: f64) -> impl IntoView {
    let places = cargo_places(ship, cargo);
    let count = places.len();
    let in_rows = |rows: usize| {
        let columns = count.div_ceil(rows) as f64;
        ((area.w / columns) - 2.0).min(area.h / rows as f64 - 1.0).min(largest)
    };
    let rows = if in_rows(2) > in_rows(1) + 1.0 { 2 } else { 1 };
    let size = in_rows(rows).max(8.0);
    let in_row = count.div_ceil(rows);
    let hold = |(index, (tea, filled)): (usize, (Option<Tea>, bool))| {
        let (row, column) = (index / in_row, index % in_row);
        let length = in_row.min(count - row * in_row);
        let y = area.cy() + (row as f64 - (rows as f64 - 1.0) / 2.0) * (size + 1.0);
        let x = area.cx() + (column as f64 - (length as f64 - 1.0) / 2.0) * (size + 2.0);
        view! { <Hold x y size tea filled/> }.into_any()
    };
    places.into_iter().enumerate().map(hold).collect_view()
}

const SKY: &str = "#CFE6E0";
const WATER: &str = "#9CC7CB";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipFormat {
    /// Taller than wide: ship, name and places below each other.
    Upright,
    /// Small and wide: the name at the top, ship and places beside each other.
    Low,
    /// Wide: the ship on the left, name and places on the right.
    Wide,
}

impl ShipFormat {
    pub fn for_size(w: f64, h: f64) -> ShipFormat {
        if w <= h * 1.06 {
            ShipFormat::Upright
        } else if w < 150.0 {
            ShipFormat::Low
        } else {
            ShipFormat::Wide
        }
    }
}

#[component]
pub fn ShipCard(
    area: Area,
    ship: ShipId,
    /// The cargo at a dock; `None` in the harbour, where it shows its demand.
    cargo: Option<Teas>,
    format: ShipFormat,
) -> impl IntoView {
    let face = match format {
        ShipFormat::Upright => view! { <UprightShip area ship cargo/> }.into_any(),
        ShipFormat::Low => view! { <LowShip area ship cargo/> }.into_any(),
        ShipFormat::Wide => view! { <WideShip area ship cargo/> }.into_any(),
    };
    view! {
        <Shadow area=area corner=9.0 opacity=0.28/>
        <Rect area corner=9.0 fill="var(--card)" stroke=LINE width=1.5/>
        {face}
    }
}

#[component]
fn UprightShip(area: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let is_named = area.h >= 92.0;
    let height = if is_named { area.h * 0.43 } else { area.h * 0.52 };
    let top = height + if is_named { 19.0 } else { 0.0 };
    let offset = if is_named { 0.0 } else { 4.0 };
    let name = is_named.then(|| {
        let (y, words) = (area.y + height + 16.0, say(&labels::ship(ship)));
        view! { <Label x=area.cx() y size=13.0 class="k-mid k-serif k-card" words max_width=area.w - 8.0/> }.into_any()
    });
    view! {
        <TopBand area=area height corner=9.0 fill=SKY/>
        <Rect area=rect(area.x, area.y + height * 0.8, area.w, height * 0.2) fill=WATER/>
        <Rect area corner=9.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=area.cx() + offset y=area.y + height * 0.5 size=height.min(area.w * 0.86)/>
        {name}
        <Holds area=rect(area.x + 3.0, area.y + top, area.w - 6.0, area.h - top - 2.0) ship cargo largest=21.0/>
        <Star x=area.x + 8.0 y=area.y + 8.0 size=if is_named { 25.0 } else { 21.0 } points=printed.points/>
    }
}

#[component]
fn LowShip(area: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let is_named = area.h >= 44.0 && area.w >= 88.0;
    let top = if is_named { 22.0 } else { 0.0 };
    let name = is_named.then(|| {
        let (x, max_width) = (area.cx() + 7.0, area.w - 28.0);
        view! {
            <TopBand area=area height=top corner=9.0 fill=SKY/>
            <Rect area corner=9.0 fill="none" stroke=LINE width=1.5/>
            <Label x y=area.y + 16.0 size=13.0 class="k-mid k-serif k-card" words=say(&labels::ship(ship)) max_width/>
        }
        .into_any()
    });
    let sail = (area.h - top).min(40.0).min(area.w * 0.5);
    view! {
        {name}
        <Symbol id=ship_icon(ship) x=area.x + sail / 2.0 + 2.0 y=area.y + top + (area.h - top) / 2.0 size=sail/>
        <Holds area=rect(area.x + sail + 3.0, area.y + top, area.w - sail - 6.0, area.h - top) ship cargo largest=20.0/>
        <Star x=area.x + 7.0 y=area.y + 8.0 size=22.0 points=printed.points/>
    }
}

#[component]
fn WideShip(area: Area, ship: ShipId, cargo: Option<Teas>) -> impl IntoView {
    let printed = ship.ship();
    let left = (area.h - 4.0).min(area.w * 0.36);
    let water = format!(
        "M{:.2} {:.2}h{left:.2}v{:.2}h-{:.2}a9 9 0 0 1-9-9Z",
        area.x,
        area.y + area.h * 0.8,
        area.h * 0.2,
        left - 9.0,
    );
    let (label_x, max_width) = (area.x + left + 8.0, area.w - left - 12.0);
    view! {
        <LeftBand area=area width=left corner=9.0 fill=SKY/>
        <path d=water fill=WATER/>
        <Rect area corner=9.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=area.x + left / 2.0 y=area.cy() - 1.0 size=left * 0.94/>
        <Label x=label_x y=area.y + area.h * 0.36 size=15.0 class="k-serif k-card"
            words=say(&labels::ship(ship)) max_width/>
        <Holds area=rect(area.x + left + 6.0, area.y + area.h * 0.45, area.w - left - 10.0, area.h * 0.5) ship cargo
            largest=24.0/>
        <Star x=area.x + 8.0 y=area.y + 8.0 size=25.0 points=printed.points/>
    }
}

/// A ship on a rival's board.
#[component]
pub fn TinyShip(area: Area, ship: ShipId, cargo: Teas) -> impl IntoView {
    let holds_area = rect(area.x + 2.0, area.y + area.h * 0.62, area.w - 4.0, area.h * 0.36);
    view! {
        <Shadow area=area corner=6.0 opacity=0.25/>
        <Rect area corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
        <Symbol id=ship_icon(ship) x=area.cx() y=area.y + area.h * 0.34 size=area.h * 0.58/>
        <Holds area=holds_area ship cargo=Some(cargo) largest=15.5/>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_shows_what_is_aboard_and_what_it_still_wants() {
        let serica = ShipId::new(4); // two green, one white
        let filled = |cargo: &[(Tea, u32)]| -> Vec<bool> {
            cargo_places(serica, Some(Teas::from_counts(cargo))).into_iter().map(|(_, filled)| filled).collect()
        };
        assert_eq!(filled(&[]), [false, false, false]);
        assert_eq!(filled(&[(Tea::Green, 1), (Tea::White, 1)]), [true, false, true]);
        assert!(cargo_places(serica, None).iter().all(|(_, filled)| *filled), "in the harbour nothing is pale");
    }

    #[test]
    fn a_junk_takes_any_tea() {
        let junk = ShipId::new(17);
        let laden = cargo_places(junk, Some(Teas::from_counts(&[(Tea::Black, 2)])));
        assert_eq!(laden, [(Some(Tea::Black), true), (Some(Tea::Black), true), (None, false), (None, false)]);
        assert_eq!(cargo_places(junk, None), [(None, false); 4]);
    }
}
