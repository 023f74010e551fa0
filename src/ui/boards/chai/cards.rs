//! Plantation cards: lying in a slot or the market, upright on a shelf, face down. Each shows as much as fits: a card
//! 130 px wide has its name, one of 50 px only its picture and its teas. Knows what is printed on a card, not where it
//! is.

use leptos::prelude::*;

use crate::games::chai::data::{CRATE_CAPACITY, Card as Printed, CardId, Family};
use crate::games::chai::pieces::Tea;
use crate::games::chai::words::icons::card_icon;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::Symbol;

use super::area::{Area, area};
use super::pieces::{Arrow, LeftBand, MissingToken, Star, Token, TopBand};
use super::say;
use super::shapes::{LINE, Label, Rect, Shadow};

/// A plantation card and its state on a board.
#[derive(Clone, Copy, PartialEq)]
pub struct PlacedCard {
    pub card: CardId,
    pub down: bool,
    /// Number of teas stored in a crate.
    pub stored: u8,
}

impl PlacedCard {
    /// Returns a card in its initial state.
    pub fn fresh(card: CardId) -> PlacedCard {
        PlacedCard { card, down: false, stored: 0 }
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

/// The level of detail of a lying card, by its width.
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

/// A plantation card, lying.
#[component]
pub fn Card(at: Area, laid: PlacedCard) -> impl IntoView {
    let width = Width::for_width(at.w);
    let face = match (laid.down, width) {
        (true, _) => view! { <FaceDown at card=laid.card width/> }.into_any(),
        (false, Width::Tiny) => view! { <TinyFace at laid/> }.into_any(),
        (false, _) => view! { <Face at laid width/> }.into_any(),
    };
    view! { <Shadow of=at corner=width.corner() opacity=0.25/>{face} }
}

#[component]
fn FaceDown(at: Area, card: CardId, width: Width) -> impl IntoView {
    let tea = first_tea(card);
    let named = width.is_named();
    let shown = if width == Width::Tiny {
        view! {
            <Symbol id="leaf" x=at.x + at.w * 0.32 y=at.cy() size=at.h.min(at.w) * 0.44/>
            <Token tea x=at.x + at.w * 0.7 y=at.cy() size=(at.h * 0.4).min(16.0)/>
        }
        .into_any()
    } else {
        let (leaf, token, down) = if named { (22.0, 50.0, 9.0) } else { (20.0, 46.0, 0.0) };
        let name = named.then(|| {
            let words = say(&labels::card(card));
            view! { <Label x=at.x + 40.0 y=at.y + 21.0 size=13.0 class="k-serif k-pale" words/> }
        });
        let says = if width == Width::Wide {
            view! { <Label x=at.x + 64.0 y=at.cy() + 13.5 size=12.0 class="k-pale" words=say(&labels::face_down())/> }
                .into_any()
        } else {
            let up = if named { 0.0 } else { 10.0 };
            view! { <Symbol id="ui-flip" x=at.right() - 18.0 y=at.cy() - up + 10.0 size=20.0 class="k-pale"/> }
                .into_any()
        };
        view! {
            <Symbol id="leaf" x=at.x + leaf y=at.cy() size=(at.h * 0.52).min(32.0)/>
            <Token tea x=at.x + token y=at.cy() + down size=20.0/>
            {name}
            {says}
        }
        .into_any()
    };
    view! {
        <Rect at corner=width.corner() fill="#2C5A45" stroke=LINE width=1.5/>
        <Rect at=at.grown(-3.5) corner=5.0 fill="none" stroke="#E3B04B" width=1.2/>
        {shown}
    }
}

/// Picture, name and teas of a card that is not tiny.
#[component]
fn Face(at: Area, laid: PlacedCard, width: Width) -> impl IntoView {
    let printed = laid.card.card();
    let (named, low) = (width.is_named(), at.h < 50.0);
    let left = if named { 40.0 } else { 34.0 };
    let x = at.x + left + 6.0;
    let name = named.then(|| {
        let down = if low { 16.0 } else { 20.0 };
        let words = say(&labels::card(laid.card));
        view! { <Label x y=at.y + down size=13.0 class="k-serif k-card" words room=at.w - left - 10.0/> }
    });
    let does = match printed.family {
        Family::Process => view! { <Process at x printed width/> }.into_any(),
        Family::Conversion(to) => view! { <Conversion at x printed to width/> }.into_any(),
        Family::Blooming => view! { <Blooming at x printed width/> }.into_any(),
        Family::Crate => view! { <Crate at x tea=first_tea(laid.card) stored=laid.stored width/> }.into_any(),
    };
    view! {
        <Rect at corner=8.0 fill="var(--card)" stroke=LINE width=1.5/>
        <LeftBand of=at wide=left corner=8.0 fill=family_colour(laid.card)/>
        <path d=format!("M{:.2} {:.2}v{:.2}", at.x + left, at.y, at.h) stroke="var(--card-rule)" stroke-width="1.2"/>
        <Rect at corner=8.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(laid.card) x=at.x + left / 2.0 + 1.0 y=at.cy() + 3.0 size=(left * 0.84).min(at.h * 0.74)/>
        {name}
        {does}
        <Star x=at.x + 7.0 y=at.y + 7.0 size=if named { 23.0 } else { 21.0 } points=printed.points/>
    }
}

/// Returns the y of a card's teas.
fn tea_line(at: Area, width: Width) -> f64 {
    let low = at.h < 50.0;
    match (width.is_named(), low) {
        (true, _) => at.bottom() - if low { 14.0 } else { 17.0 },
        (false, true) => at.y + at.h * 0.32,
        (false, false) => at.y + 19.0,
    }
}

fn tea_size(width: Width) -> f64 {
    if width == Width::Tight { 19.0 } else { 21.0 }
}

/// Returns the size of `count` pieces side by side with this gap, at most `wanted` each, between `x` and the right
/// edge of a card.
fn fitting(at: Area, x: f64, count: f64, gap: f64, wanted: f64) -> f64 {
    ((at.right() - 4.0 - x - gap * (count - 1.0)) / count).min(wanted)
}

/// Returns the y of the steps on a narrow card.
fn gives_line(at: Area) -> f64 {
    at.bottom() - if at.h < 50.0 { 5.0 } else { 9.0 }
}

/// The steps that a card gives: beside the teas, or below them on a narrow card.
#[component]
fn Gives(at: Area, x: f64, beside: f64, width: Width) -> impl IntoView {
    if width.is_named() {
        view! { <Label x=x + beside y=tea_line(at, width) + 5.0 size=14.0 class="k-bold k-card" words="+1"/> }
    } else {
        view! { <Label x=x + tea_size(width) + 1.0 y=gives_line(at) size=14.0 class="k-mid k-bold k-card" words="+1"/> }
    }
}

#[component]
fn Process(at: Area, x: f64, printed: &'static Printed, width: Width) -> impl IntoView {
    let (y, size) = (tea_line(at, width), fitting(at, x, 2.0, 2.0, tea_size(width)));
    let token = |(index, tea): (usize, Tea)| {
        view! { <Token tea x=x + size / 2.0 + index as f64 * (size + 2.0) y size/> }.into_any()
    };
    let beside = size * 2.0 + if width == Width::Tight { 4.0 } else { 9.0 };
    view! { {printed.teas.iter().enumerate().map(token).collect_view()}<Gives at x beside width/> }
}

#[component]
fn Conversion(at: Area, x: f64, printed: &'static Printed, to: Tea, width: Width) -> impl IntoView {
    let y = tea_line(at, width);
    let wanted = if width == Width::Wide { tea_size(width) } else { 17.5 };
    let size = fitting(at, x, 2.0, 9.0, wanted);
    let from = printed.teas.iter().next().unwrap_or(Tea::Green);
    let beside = size * 2.0 + if width == Width::Tight { 10.0 } else { 14.0 };
    view! {
        <Token tea=from x=x + size / 2.0 y size/>
        <Arrow x=x + size + 1.0 y/>
        <Token tea=to x=x + size * 1.5 + 9.0 y size/>
        <Gives at x beside width/>
    }
}

#[component]
fn Blooming(at: Area, x: f64, printed: &'static Printed, width: Width) -> impl IntoView {
    let (y, size) = (tea_line(at, width), tea_size(width));
    let tea = printed.teas.iter().next().unwrap_or(Tea::Green);
    if !width.is_named() {
        let below = gives_line(at);
        return view! {
            <Token tea x=x + size + 1.0 y size/>
            <Label x=x + size - 7.0 y=below size=14.0 class="k-mid k-bold k-card" words="+2"/>
            <Symbol id="ui-flip" x=x + size + 13.0 y=below - 5.0 size=16.0 class="k-card"/>
        }
        .into_any();
    }
    let once = if width == Width::Tight {
        view! { <Symbol id="ui-flip" x=x + size + 35.0 y size=18.0 class="k-card"/> }.into_any()
    } else {
        view! { <Label x=x + size + 26.0 y=y + 4.5 size=12.0 class="k-card-2" words=say(&labels::once())/> }.into_any()
    };
    view! {
        <Token tea x=x + size / 2.0 y size/>
        <Label x=x + size + 5.0 y=y + 5.0 size=14.0 class="k-bold k-card" words="+2"/>
        {once}
    }
    .into_any()
}

#[component]
fn Crate(at: Area, x: f64, tea: Tea, stored: u8, width: Width) -> impl IntoView {
    let (size, y) = match (width.is_named(), at.h < 50.0) {
        (true, true) => (19.0, at.bottom() - 12.5),
        (true, false) => (if width == Width::Tight { 24.0 } else { 25.0 }, tea_line(at, width)),
        (false, _) => (20.0, at.cy()),
    };
    let size = fitting(at, x, 2.0, 3.0, size);
    let hole = |hole: u8| {
        let left = x + f64::from(hole) * (size + 3.0);
        let middle = left + size / 2.0;
        let full = hole < stored;
        let inside = if full {
            view! { <Token tea x=middle y size=size * 0.84/> }.into_any()
        } else {
            view! { <g opacity="0.38"><Token tea x=middle y size=size * 0.8/></g> }.into_any()
        };
        let fill = if full { "#C79A63" } else { "#EAD7B0" };
        view! { <Rect at=area(left, y - size / 2.0, size, size) corner=4.0 fill stroke="#7A5632" width=1.3/>{inside} }
            .into_any()
    };
    (0..CRATE_CAPACITY).map(hole).collect_view()
}

/// A card on a rival's board.
#[component]
fn TinyFace(at: Area, laid: PlacedCard) -> impl IntoView {
    let printed = laid.card.card();
    let left = at.w * 0.48;
    let mut teas: Vec<Tea> = printed.teas.iter().collect();
    match printed.family {
        Family::Crate => teas.push(teas[0]),
        Family::Conversion(to) => teas.push(to),
        _ => {}
    }
    let single = teas.len() == 1;
    let token = |(index, tea): (usize, Tea)| {
        let share = if single { 0.5 } else { [0.28, 0.72][index.min(1)] };
        let (x, y, size) = (at.x + left + (at.w - left) / 2.0, at.y + at.h * share, (at.h * 0.42).min(16.0));
        if printed.family == Family::Crate && index >= usize::from(laid.stored) {
            view! { <MissingToken tea x y size/> }.into_any()
        } else {
            view! { <Token tea x y size/> }.into_any()
        }
    };
    view! {
        <Rect at corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
        <LeftBand of=at wide=left corner=6.0 fill=family_colour(laid.card)/>
        <Rect at corner=6.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(laid.card) x=at.x + left / 2.0 y=at.cy() size=(left * 0.84).min(at.h * 0.8)/>
        {teas.into_iter().enumerate().map(token).collect_view()}
    }
}

/// A plantation card upright: the picture with its points at the top, the teas at the bottom, the name between them if
/// the height allows.
#[component]
pub fn UprightCard(at: Area, card: CardId) -> impl IntoView {
    let named = at.h >= 60.0;
    let high = if named { at.h * 0.43 } else { at.h * 0.52 };
    let teas = if named { high + 15.0 } else { high };
    let name = named.then(|| {
        let (y, words) = (at.y + high + 13.0, say(&labels::short_card(card)));
        view! { <Label x=at.cx() y size=12.0 class="k-mid k-serif k-card" words room=at.w - 5.0/> }
    });
    view! {
        <Shadow of=at corner=7.0 opacity=0.22/>
        <Rect at corner=7.0 fill="var(--card)" stroke=LINE width=1.5/>
        <TopBand of=at high corner=7.0 fill=family_colour(card)/>
        <Rect at corner=7.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=card_icon(card) x=at.cx() y=at.y + high / 2.0 + 0.5 size=(high * 0.94).min(at.w * 0.74)/>
        {name}
        <UprightTeas at high=teas card/>
        <Star x=at.x + 5.0 y=at.y + 5.0 size=20.0 points=card.card().points/>
    }
}

/// The teas of an upright card and its effect on them.
#[component]
fn UprightTeas(at: Area, high: f64, card: CardId) -> impl IntoView {
    let printed = card.card();
    let tea = first_tea(card);
    let (cx, y) = (at.cx(), at.y + high + (at.h - high) / 2.0);
    let size = 20f64.min((at.w - 8.0) / 2.0).min(at.h - high - 2.0);
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
                    <Rect at=Area::around(middle, y, size) corner=3.0 fill="#EAD7B0" stroke="#7A5632" width=1.2/>
                    <g opacity="0.5"><Token tea x=middle y size=size * 0.8/></g>
                }
                .into_any()
            };
            (0..CRATE_CAPACITY).map(hole).collect_view().into_any()
        }
    }
}
