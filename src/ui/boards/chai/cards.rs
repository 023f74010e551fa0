//! Plantation cards: horizontal in a slot or the market, upright on a shelf, face down. Each shows as much as fits: a
//! card 130 px wide has its name, one of 50 px only its picture and its teas. Depends only on what is printed on a
//! card, not on its place.

use leptos::prelude::*;

use crate::games::chai::data::{CRATE_CAPACITY, Card as Printed, CardId, Family};
use crate::games::chai::pieces::Tea;
use crate::games::chai::words::icons::card_icon;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::Symbol;

use super::area::{Area, rect};
use super::pieces::{Arrow, LeftBand, MissingToken, Star, Token, TopBand};
use super::say;
use super::shapes::{LINE, Label, Rect, Shadow};

/// A plantation card and its state on a board.
#[derive(Clone, Copy, PartialEq)]
pub struct PlacedCard {
    pub card: CardId,
    pub face_down: bool,
    /// Number of teas stored in a crate.
    pub stored: u8,
}

impl PlacedCard {
    /// Returns a card in its initial state.
    pub fn fresh(card: CardId) -> PlacedCard {
        PlacedCard { card, face_down: false, stored: 0 }
    }
}

fn first_tea(card: CardId) -> Tea {
    card.card().teas.iter().next().unwrap_or(Tea::Green)
}

pub fn family_colour(card: CardId) -> &'static str {
    match card.card().family {
        Family::Process => "#DDE5C0",
        Family::Conversion(_) => "#F0CFA9",
        Family::Blooming => "#F6DBDB",
        Family::Crate => "#E8CC9D",
    }
}

/// The level of detail of a horizontal card, by its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Width {
    /// Name, picture, teas and text.
    Wide,
    /// The same, slightly condensed.
    Tight,
    /// Picture and teas, with their steps below.
    Narrow,
    /// Picture and small teas.
    Tiny,
}

impl Width {
    fn for_width(w: f64) -> Width {
        match w {
            126.0.. => Width::Wide,
            104.0.. => Width::Tight,
            70.0.. => Width::Narrow,
            _ => Width::Tiny,
        }
    }
    fn is_named(self) -> bool {
        matches!(self, Width::Wide | Width::Tight)
    }
    fn corner(self) -> f64 {
        if self == Width::Tiny { 6.0 } else { 8.0 }
    }
}

/// A plantation card, drawn horizontally.
#[component]
pub fn Card(area: Area, placed: PlacedCard) -> impl IntoView {
    let width = Width::for_width(area.w);
    let face = match (placed.face_down, width) {
        (true, _) => view! { <FaceDown area card=placed.card width/> }.into_any(),
        (false, Width::Tiny) => view! { <TinyFace area placed/> }.into_any(),
        (false, _) => view! { <Face area placed width/> }.into_any(),
    };
    view! { <Shadow area=area corner=width.corner() opacity=0.25/>{face} }
}

#[component]
fn FaceDown(area: Area, card: CardId, width: Width) -> impl IntoView {
    let tea = first_tea(card);
    let is_named = width.is_named();
    let content = if width == Width::Tiny {
        view! {
            <Symbol id="leaf" x=area.x + area.w * 0.32 y=area.cy() size=area.h.min(area.w) * 0.44/>
            <Token tea x=area.x + area.w * 0.7 y=area.cy() size=(area.h * 0.4).min(16.0)/>
        }
        .into_any()
    } else {
        let (leaf, token, down) = if is_named { (22.0, 50.0, 9.0) } else { (20.0, 46.0, 0.0) };
        let name = is_named.then(|| {
            let words = say(&labels::card(card));
            let y = area.y + 21f64.min(area.h / 2.0 - 4.0);
            view! { <Label x=area.x + 40.0 y size=13.0 class="k-serif k-pale" words/> }.into_any()
        });
        let note = if width == Width::Wide {
            view! {
                <Label x=area.x + 64.0 y=area.cy() + 13.5 size=12.0 class="k-pale" words=say(&labels::face_down())/>
            }
            .into_any()
        } else {
            let lift = if is_named { 0.0 } else { 10.0 };
            view! { <Symbol id="ui-flip" x=area.right() - 18.0 y=area.cy() - lift + 10.0 size=20.0 class="k-pale"/> }
                .into_any()
        };
        view! {
            <Symbol id="leaf" x=area.x + leaf y=area.cy() size=(area.h * 0.52).min(32.0)/>
            <Token tea x=area.x + token y=area.cy() + down size=20.0/>
            {name}
            {note}
        }
        .into_any()
    };
    view! {
        <Rect area corner=width.corner() fill="#2C5A45" stroke=LINE width=1.5/>
        <Rect area=area.grown(-3.5) corner=5.0 fill="none" stroke="#E3B04B" width=1.2/>
        {content}
    }
}

/// Picture, name and teas of a card that is not tiny.
#[component]
fn Face(area: Area, placed: PlacedCard, width: Width) -> impl IntoView {
    let printed = placed.card.card();
    let is_named = width.is_named();
    let left = if is_named { 40.0 } else { 34.0 };
    let x = area.x + left + 6.0;
    let name = is_named.then(|| {
        let (y, words) = (area.y + name_y(area), say(&labels::card(placed.card)));
        view! {
            <Label x y size=13.0 class="k-serif k-card" words max_width=area.w - left - 10.0/>
        }
        .into_any()
    });
    let effect = match printed.family {
        Family::Process => view! { <Process area x printed width/> }.into_any(),
        Family::Conversion(to) => view! { <Conversion area x printed new_tea=to width/> }.into_any(),
        Family::Blooming => view! { <Blooming area x printed width/> }.into_any(),
        Family::Crate => view! { <Crate area x tea=first_tea(placed.card) stored=placed.stored width/> }.into_any(),
    };
    view! {
        <Rect area corner=8.0 fill="var(--card)" stroke=LINE width=1.5/>
        <LeftBand area=area width=left corner=8.0 fill=family_colour(placed.card)/>
        <path d=format!("M{:.2} {:.2}v{:.2}", area.x + left, area.y, area.h) stroke="var(--card-rule)"
            stroke-width="1.2"/>
        <Rect area corner=8.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(placed.card) x=area.x + left / 2.0 + 1.0 y=area.cy() + 3.0
            size=(left * 0.84).min(area.h * 0.74)/>
        {name}
        {effect}
        <Star x=area.x + 7.0 y=area.y + 7.0 size=if is_named { 23.0 } else { 21.0 } points=printed.points/>
    }
}

/// Height of a card's name with the gap to what is below it.
const NAME: f64 = 19.5;

/// Returns the baseline of a card's name below the upper edge.
fn name_y(area: Area) -> f64 {
    if area.h < 50.0 { (area.h * 0.4).min(15.0) } else { 20.0 }
}

/// Returns the y of a card's teas.
fn tea_y(area: Area, width: Width) -> f64 {
    let is_low = area.h < 50.0;
    match (width.is_named(), is_low) {
        (true, true) => (area.bottom() - 14.0).max(area.y + NAME - 2.0 + tea_size(area, width) / 2.0),
        (true, false) => area.bottom() - 17.0,
        (false, true) => area.y + area.h * 0.32,
        (false, false) => area.y + 19.0,
    }
}

fn tea_size(area: Area, width: Width) -> f64 {
    let size: f64 = if width == Width::Tight { 19.0 } else { 21.0 };
    if width.is_named() { size.min(area.h - NAME) } else { size }
}

/// Returns the size of `count` pieces side by side with this gap, at most `max_size` each, between `x` and the right
/// edge of a card.
fn fitting_size(area: Area, x: f64, count: f64, gap: f64, max_size: f64) -> f64 {
    ((area.right() - 4.0 - x - gap * (count - 1.0)) / count).min(max_size)
}

/// Returns the y of the steps on a narrow card.
fn step_bonus_y(area: Area) -> f64 {
    area.bottom() - if area.h < 50.0 { 5.0 } else { 9.0 }
}

/// The steps that a card provides, drawn beside the teas or, on a narrow card, below them.
#[component]
fn StepBonus(area: Area, x: f64, offset: f64, width: Width) -> impl IntoView {
    if width.is_named() {
        view! { <Label x=x + offset y=tea_y(area, width) + 5.0 size=14.0 class="k-bold k-card" words="+1"/> }
    } else {
        view! {
            <Label
                x=x + tea_size(area, width) + 1.0
                y=step_bonus_y(area)
                size=14.0
                class="k-mid k-bold k-card"
                words="+1"
            />
        }
    }
}

#[component]
fn Process(area: Area, x: f64, printed: &'static Printed, width: Width) -> impl IntoView {
    let (y, size) = (tea_y(area, width), fitting_size(area, x, 2.0, 2.0, tea_size(area, width)));
    let token = |(index, tea): (usize, Tea)| {
        view! { <Token tea x=x + size / 2.0 + index as f64 * (size + 2.0) y size/> }.into_any()
    };
    let offset = size * 2.0 + if width == Width::Tight { 4.0 } else { 9.0 };
    view! { {printed.teas.iter().enumerate().map(token).collect_view()}<StepBonus area x offset width/> }
}

#[component]
fn Conversion(area: Area, x: f64, printed: &'static Printed, new_tea: Tea, width: Width) -> impl IntoView {
    let y = tea_y(area, width);
    let max_size = if width == Width::Wide { 21.0 } else { 17.5 };
    let size = fitting_size(area, x, 2.0, 9.0, tea_size(area, width).min(max_size));
    let from = printed.teas.iter().next().unwrap_or(Tea::Green);
    let offset = size * 2.0 + if width == Width::Tight { 10.0 } else { 14.0 };
    view! {
        <Token tea=from x=x + size / 2.0 y size/>
        <Arrow x=x + size + 1.0 y/>
        <Token tea=new_tea x=x + size * 1.5 + 9.0 y size/>
        <StepBonus area x offset width/>
    }
}

#[component]
fn Blooming(area: Area, x: f64, printed: &'static Printed, width: Width) -> impl IntoView {
    let (y, size) = (tea_y(area, width), tea_size(area, width));
    let tea = printed.teas.iter().next().unwrap_or(Tea::Green);
    if !width.is_named() {
        let text_y = step_bonus_y(area);
        return view! {
            <Token tea x=x + size + 1.0 y size/>
            <Label x=x + size - 7.0 y=text_y size=14.0 class="k-mid k-bold k-card" words="+2"/>
            <Symbol id="ui-flip" x=x + size + 13.0 y=text_y - 5.0 size=16.0 class="k-card"/>
        }
        .into_any();
    }
    let mark = if width == Width::Tight {
        view! { <Symbol id="ui-flip" x=x + size + 35.0 y size=18.0 class="k-card"/> }.into_any()
    } else {
        view! { <Label x=x + size + 26.0 y=y + 4.5 size=12.0 class="k-card-2" words=say(&labels::once())/> }.into_any()
    };
    view! {
        <Token tea x=x + size / 2.0 y size/>
        <Label x=x + size + 5.0 y=y + 5.0 size=14.0 class="k-bold k-card" words="+2"/>
        {mark}
    }
    .into_any()
}

#[component]
fn Crate(area: Area, x: f64, tea: Tea, stored: u8, width: Width) -> impl IntoView {
    let (size, y) = match (width.is_named(), area.h < 50.0) {
        (true, true) => (tea_size(area, width).min(19.0), tea_y(area, width)),
        (true, false) => (if width == Width::Tight { 24.0 } else { 25.0 }, tea_y(area, width)),
        (false, _) => (20.0, area.cy()),
    };
    let size = fitting_size(area, x, 2.0, 3.0, size);
    let hole = |hole: u8| {
        let left = x + f64::from(hole) * (size + 3.0);
        let middle = left + size / 2.0;
        let is_full = hole < stored;
        let content = if is_full {
            view! { <Token tea x=middle y size=size * 0.84/> }.into_any()
        } else {
            view! { <g opacity="0.38"><Token tea x=middle y size=size * 0.8/></g> }.into_any()
        };
        let fill = if is_full { "#C79A63" } else { "#EAD7B0" };
        view! {
            <Rect area=rect(left, y - size / 2.0, size, size) corner=4.0 fill stroke="#7A5632" width=1.3/>{content}
        }
        .into_any()
    };
    (0..CRATE_CAPACITY).map(hole).collect_view()
}

/// A card on a rival's board.
#[component]
fn TinyFace(area: Area, placed: PlacedCard) -> impl IntoView {
    let printed = placed.card.card();
    let left = area.w * 0.48;
    let mut teas: Vec<Tea> = printed.teas.iter().collect();
    match printed.family {
        Family::Crate => teas.push(teas[0]),
        Family::Conversion(to) => teas.push(to),
        _ => {}
    }
    let is_single = teas.len() == 1;
    let token = |(index, tea): (usize, Tea)| {
        let share = if is_single { 0.5 } else { [0.28, 0.72][index.min(1)] };
        let (x, y, size) = (area.x + left + (area.w - left) / 2.0, area.y + area.h * share, (area.h * 0.42).min(16.0));
        if printed.family == Family::Crate && index >= usize::from(placed.stored) {
            view! { <MissingToken tea x y size/> }.into_any()
        } else {
            view! { <Token tea x y size/> }.into_any()
        }
    };
    view! {
        <Rect area corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
        <LeftBand area=area width=left corner=6.0 fill=family_colour(placed.card)/>
        <Rect area corner=6.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(placed.card) x=area.x + left / 2.0 y=area.cy() size=(left * 0.84).min(area.h * 0.8)/>
        {teas.into_iter().enumerate().map(token).collect_view()}
    }
}

/// A plantation card drawn upright: the picture with its points at the top, the teas at the bottom, the name between
/// them if the height allows.
#[component]
pub fn UprightCard(area: Area, card: CardId) -> impl IntoView {
    let is_named = area.h >= 56.0;
    let height = if is_named { area.h * 0.43 } else { area.h * 0.52 };
    let teas_top = if is_named { height + 15.0 } else { height };
    let name = is_named.then(|| {
        let (y, words) = (area.y + height + 13.0, say(&labels::short_card(card)));
        view! { <Label x=area.cx() y size=12.0 class="k-mid k-serif k-card" words max_width=area.w - 5.0/> }.into_any()
    });
    view! {
        <Shadow area=area corner=7.0 opacity=0.22/>
        <Rect area corner=7.0 fill="var(--card)" stroke=LINE width=1.5/>
        <TopBand area=area height corner=7.0 fill=family_colour(card)/>
        <Rect area corner=7.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(card) x=area.cx() y=area.y + height / 2.0 + 0.5 size=(height * 0.94).min(area.w * 0.74)/>
        {name}
        <UprightTeas area top=teas_top card/>
        <Star x=area.x + 5.0 y=area.y + 5.0 size=20.0 points=card.card().points/>
    }
}

/// The teas of an upright card and its effect on them.
#[component]
fn UprightTeas(area: Area, top: f64, card: CardId) -> impl IntoView {
    let printed = card.card();
    let tea = first_tea(card);
    let (cx, y) = (area.cx(), area.y + top + (area.h - top) / 2.0);
    let size = 20f64.min((area.w - 8.0) / 2.0).min(area.h - top - 2.0);
    match printed.family {
        Family::Conversion(to) => view! {
            <Token tea x=cx - size * 0.5 - 4.0 y size=size * 0.88/>
            <Token tea=to x=cx + size * 0.5 + 4.0 y size=size * 0.88/>
            <Arrow x=cx - 3.5 y/>
        }
        .into_any(),
        Family::Process => {
            let token = |(index, tea): (usize, Tea)| {
                view! { <Token tea x=cx + (index as f64 - 0.5) * size * 1.08 y size/> }.into_any()
            };
            printed.teas.iter().enumerate().map(token).collect_view().into_any()
        }
        Family::Blooming => view! {
            <Token tea x=cx - 8.0 y size/>
            <Label x=cx + 12.0 y=y + 5.0 size=13.0 class="k-mid k-bold k-card" words="+2"/>
        }
        .into_any(),
        Family::Crate => {
            let hole = |hole: u8| {
                let middle = cx - size * 1.08 + f64::from(hole) * size * 1.12 + size / 2.0;
                view! {
                    <Rect area=Area::around(middle, y, size) corner=3.0 fill="#EAD7B0" stroke="#7A5632" width=1.2/>
                    <g opacity="0.5"><Token tea x=middle y size=size * 0.8/></g>
                }
                .into_any()
            };
            (0..CRATE_CAPACITY).map(hole).collect_view().into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_card_and_its_teas_do_not_overlap_however_low_it_is() {
        for h in 30..80 {
            let area = rect(0.0, 0.0, 120.0, f64::from(h));
            for width in [Width::Wide, Width::Tight] {
                let (y, radius) = (tea_y(area, width), tea_size(area, width) / 2.0);
                let letters_below = 2.5;
                assert!(name_y(area) + letters_below <= y - radius, "{width:?} {h}");
                assert!(y + radius <= area.bottom(), "{width:?} {h}");
            }
        }
    }
}
