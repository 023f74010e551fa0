//! The small pieces of Chai: tokens, dice, points, decks, harvest markers. Plantation cards are in `cards.rs`, ships in
//! `ships.rs`. Each is drawn into an area of any size. Depends only on what is printed on a piece, not on its place.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::pieces::{Tea, TeaSet};
use crate::games::chai::words::icons::tea_icon;
use crate::ui::kit::svg::{Symbol, round};

use super::area::{Area, rect};
use super::shapes::{Disc, LINE, Label, Rect, Shadow};

/// Returns the id of a worker's symbol; the shape of the pips identifies the seat.
pub fn die_icon(seat: Seat, value: u8) -> String {
    format!("{}-{value}", if seat.0 == 0 { "die" } else { "dieq" })
}

/// The background of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Paper, on which it is drawn plainly.
    Paper,
    /// Wood or a picture: it gets a rim of paper.
    Wood,
}

/// A worker, by its centre.
#[component]
pub fn Die(x: f64, y: f64, size: f64, seat: Seat, value: u8, ground: Ground) -> impl IntoView {
    let rim = (ground == Ground::Wood).then(|| {
        let corner = if seat.0 == 0 { size * 0.2 } else { size * 0.1 };
        view! { <Rect area=Area::around(x, y, size).grown(-0.4) corner fill="none" stroke="#FBF0D8" width=3.0/> }
            .into_any()
    });
    view! { <g data-landing="">{rim}<Symbol id=die_icon(seat, value) x y size class=format!("s{seat}")/></g> }
}

/// A row of workers centred on (x, y), shrunk to fit into `max_width`.
#[component]
pub fn DiceRow(
    x: f64,
    y: f64,
    max_width: f64,
    /// Maximum size of a worker.
    largest: f64,
    seat: Seat,
    /// The workers; at least one.
    values: Vec<u8>,
    ground: Ground,
) -> impl IntoView {
    let count = values.len() as f64;
    let step = (max_width / count).min(largest + 2.0);
    let size = (step - 2.0).max(9.0);
    let die = |(index, value): (usize, u8)| {
        let x = x + (index as f64 - (count - 1.0) / 2.0) * step;
        view! { <Die x y size seat value ground/> }.into_any()
    };
    values.into_iter().enumerate().map(die).collect_view()
}

#[component]
pub fn Star(x: f64, y: f64, size: f64, points: u8) -> impl IntoView {
    view! {
        <Symbol id="pt" x y size=size + 5.0/>
        <Label x y=y + 5.0 size=12.5 class="k-mid k-bold k-dark" words=points.to_string()/>
    }
}

/// The octagon of a token, on a grid of 48.
const OCTAGON: &str = "M15 4h18l11 11v18L33 44H15L4 33V15Z";

fn octagon_place(x: f64, y: f64, size: f64) -> String {
    let frame = Area::around(x, y, size);
    format!("translate({:.2} {:.2})scale({size:.2})scale(.0208333)", frame.x, frame.y)
}

#[component]
pub fn Token(tea: Tea, x: f64, y: f64, size: f64) -> impl IntoView {
    view! { <g data-landing=""><Symbol id=tea_icon(tea) x y size/></g> }
}

#[component]
pub fn MissingToken(tea: Tea, x: f64, y: f64, size: f64) -> impl IntoView {
    view! {
        <g opacity="0.42"><Token tea x y size/></g>
        <path transform=octagon_place(x, y, size) d=OCTAGON fill="none"
            stroke="#2A2520" stroke-width="2.6" stroke-dasharray="5 4"/>
    }
}

/// The empty outline of a token of any tea.
#[component]
pub fn AnyToken(x: f64, y: f64, size: f64) -> impl IntoView {
    view! {
        <path transform=octagon_place(x, y, size) d=OCTAGON fill="#F1E6CC"
            stroke="var(--line)" stroke-width="2.2" stroke-dasharray="5 3.5"/>
        <Label x y=y + size * 0.25 size=(size * 0.72).max(9.0) class="k-mid k-serif k-faint" words="?"/>
    }
}

#[component]
pub fn Arrow(x: f64, y: f64) -> impl IntoView {
    view! {
        <path d=format!("M{x:.2} {y:.2}h6m-2.5-3l3 3-3 3") fill="none" stroke="var(--card-ink)" stroke-width="1.7"
            stroke-linecap="round" stroke-linejoin="round"/>
    }
}

/// The left end of a card in a colour, with corners of radius `corner`.
#[component]
pub fn LeftBand(area: Area, width: f64, corner: f64, fill: &'static str) -> impl IntoView {
    let (r, inner, height) = (corner, width - corner, area.h);
    let d = format!(
        "M{:.2} {:.2}h{inner:.2}v{height:.2}h-{inner:.2}a{r} {r} 0 0 1-{r}-{r}v-{:.2}a{r} {r} 0 0 1 {r}-{r}Z",
        area.x + r,
        area.y,
        (height - 2.0 * r).max(0.0),
    );
    view! { <path d=d fill=fill/> }
}

/// The upper end of a card in a colour, with corners of radius `corner`.
#[component]
pub fn TopBand(area: Area, height: f64, corner: f64, fill: &'static str) -> impl IntoView {
    let r = corner;
    let (side, w) = (height.max(r) - r, area.w);
    let d = format!(
        "M{:.2} {:.2}h{:.2}a{r} {r} 0 0 1 {r} {r}v{side:.2}h-{w:.2}v-{side:.2}a{r} {r} 0 0 1 {r}-{r}Z",
        area.x + r,
        area.y,
        w - 2.0 * r,
    );
    view! { <path d=d fill=fill/> }
}

/// The edges of the cards under a deck.
#[component]
pub fn DeckEdge(area: Area, corner: f64) -> impl IntoView {
    view! {
        <Rect area=area.moved(6.0, 6.0) corner fill="#2C5A45" stroke=LINE width=1.5/>
        <Rect area=area.moved(3.0, 3.0) corner fill="var(--card-rule)" stroke=LINE width=1.5/>
    }
}

/// The number of cards in a deck, on a label.
#[component]
pub fn DeckCount(x: f64, y: f64, count: usize) -> impl IntoView {
    view! {
        <Rect area=rect(x - 15.5, y - 7.0, 31.0, 14.0) corner=7.0 fill="#2C5A45" stroke=LINE width=1.2/>
        <Label x y=y + 4.2 size=12.0 class="k-mid k-pale" words=format!("×{count}")/>
    }
}

/// The edge of a marker that shows which house it is beside: 0 Harvest, 1 Production.
#[component]
fn MarkerEdge(area: Area, side: usize) -> impl IntoView {
    let band = if side == 0 {
        view! { <LeftBand area width=9.0 corner=7.0 fill="#7FAE57"/> }.into_any()
    } else {
        let d = format!(
            "M{:.2} {:.2}h-2v{:.2}h2a7 7 0 0 0 7-7v-{:.2}a7 7 0 0 0-7-7Z",
            area.right() - 7.0,
            area.y,
            area.h,
            (area.h - 14.0).max(0.0),
        );
        view! { <path d=d fill="#C9853A"/> }.into_any()
    };
    let x = if side == 0 { area.x + 9.0 } else { area.right() - 9.0 };
    view! { {band}<path d=format!("M{x:.2} {:.2}v{:.2}", area.y, area.h) stroke="var(--line)" stroke-width="1.2"/> }
}

/// A harvest marker; upright if it is more than half as high as wide. `side` is 0 beside Harvest, 1 beside Production.
#[component]
pub fn Marker(
    area: Area,
    teas: TeaSet,
    /// Number of units that may be chosen in addition to its teas.
    units: u8,
    side: usize,
    /// Number of steps to it, if the assistant could walk there and the number is beside the marker.
    number: Option<u8>,
) -> impl IntoView {
    let teas: Vec<Tea> = teas.iter().collect();
    let units = format!("+{units}");
    let content = if area.h > area.w * 0.5 {
        let (x, size) = (area.cx() + if side == 0 { 4.5 } else { -4.5 }, 19f64.min(area.h * 0.42));
        let middle = (teas.len() as f64 - 1.0) / 2.0;
        let token = |(index, tea): (usize, Tea)| {
            view! { <Token tea x=x + (index as f64 - middle) * size y=area.y + area.h * 0.27 size/> }.into_any()
        };
        view! {
            {teas.into_iter().enumerate().map(token).collect_view()}
            <Label x y=area.bottom() - area.h * 0.22 size=14.0 class="k-mid k-serif k-card" words=units/>
        }
        .into_any()
    } else {
        let size = 20f64.min(area.h * 0.56).min((area.w - 40.0) / teas.len().max(1) as f64);
        let left = area.x + if side == 0 { 13.0 } else { 9.0 };
        let token = |(index, tea): (usize, Tea)| {
            view! { <Token tea x=left + size / 2.0 + index as f64 * (size - 1.0) y=area.cy() size/> }.into_any()
        };
        let right = area.right() - if side == 0 { 11.0 } else { 14.0 };
        // On the edge, clear of the house beside it.
        let number_x = if side == 0 { area.right() - 1.0 } else { area.x + 1.0 };
        let disc = number.map(|number| view! { <Disc x=number_x y=area.cy() radius=8.5 number/> }.into_any());
        view! {
            {teas.into_iter().enumerate().map(token).collect_view()}
            <Label x=right y=area.cy() + 5.5 size=14.0 class="k-end k-serif k-card" words=units/>
            {disc}
        }
        .into_any()
    };
    view! {
        <Shadow area=area corner=7.0 opacity=0.28/>
        <Rect area corner=7.0 fill="var(--card)" stroke=LINE width=1.5/>
        <MarkerEdge area=area side/>
        <Rect area corner=7.0 fill="none" stroke=LINE width=1.5/>
        {content}
    }
}

#[component]
pub fn Socket(area: Area, ground: Ground) -> impl IntoView {
    let (fill, stroke, faint) = match ground {
        Ground::Wood => ("#F6EEDD", "#3A2513", Some(".3")),
        Ground::Paper => ("none", "var(--rule-strong)", None),
    };
    view! {
        <rect x=round(area.x) y=round(area.y) width=round(area.w.max(0.0)) height=round(area.h.max(0.0)) rx="7"
            fill=fill fill-opacity=faint stroke=stroke stroke-width="1.3" stroke-dasharray="4 3.5"/>
    }
}

/// Two free places for workers, side by side, centred on (x, y).
#[component]
pub fn Sockets(x: f64, y: f64, size: f64, ground: Ground) -> impl IntoView {
    let offset = size / 2.0 + 2.0;
    view! {
        <Socket area=Area::around(x - offset, y, size) ground/>
        <Socket area=Area::around(x + offset, y, size) ground/>
    }
}
