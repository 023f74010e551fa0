//! The hill of a plantation, empty: the sea, the terraces, the dock and the outlines of the slots. Drawn once per
//! layout. Called by the board and the thumbnails. Knows the positions, but no piece on them.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::places::Space;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::round;

use super::area::{Area, area};
use super::hill::Hill;
use super::say;
use super::shapes::{LINE, Label, Rect};

const LAND: [&str; 3] = ["var(--land-0)", "var(--land-1)", "var(--land-2)"];
const ROW: [&str; 3] = ["var(--row-0)", "var(--row-1)", "var(--row-2)"];
/// The elevation of each space except the dock, as an index into the colours.
const LEVELS: [usize; 7] = [0, 0, 1, 2, 0, 1, 2];

/// A terrace with its wall and its rows of tea.
#[component]
fn Terrace(at: Area, level: usize, wall: f64, bend: f64) -> impl IntoView {
    let below = area(at.x + 3.0, at.y + 6.0, at.w, at.h + wall - 2.0);
    let (y, deep, cx) = (at.bottom() - 9.0, wall + 1.0, at.cx());
    let left_wall = format!("M{:.2} {y:.2}v{deep:.2}q0 9 9 9H{cx:.2}V{y:.2}Z", at.x);
    let right_wall = format!("M{:.2} {y:.2}v{deep:.2}q0 9-9 9H{cx:.2}V{y:.2}Z", at.right());
    let edge = format!("M{:.2} {y:.2}v{deep:.2}q0 9 9 9h{:.2}q9 0 9-9v-{deep:.2}", at.x, at.w - 18.0);
    let rim =
        format!("M{:.2} {:.2}V{:.2}q0-8 8-8H{:.2}", at.x + 2.0, at.bottom() - 12.0, at.y + 10.0, at.right() - 12.0);
    let count = ((at.h / 15.0) as usize).max(2);
    let mut rows = String::new();
    for row in 0..count {
        let y = at.y + at.h * (row as f64 + 0.65) / (count as f64 + 0.3);
        let _ = write!(rows, "M{:.2} {y:.2}Q{cx:.2} {:.2} {:.2} {y:.2}", at.x + 9.0, y + bend, at.right() - 9.0);
    }
    view! {
        <Rect at=below corner=9.0 fill="#1c140a" opacity=0.26/>
        <path d=left_wall fill="var(--wall-l)"/>
        <path d=right_wall fill="var(--wall-r)"/>
        <path d=edge fill="none" stroke="var(--hex-line)" stroke-width="1.5"/>
        <Rect at corner=9.0 fill=LAND[level] stroke="var(--hex-line)" width=1.5/>
        <path d=rows fill="none" stroke=ROW[level] stroke-width="2.2" stroke-dasharray="5 4.5" stroke-linecap="round"/>
        <path d=rim fill="none" stroke="#fff" stroke-opacity="var(--rim)" stroke-width="1.4"/>
    }
}

fn waves(hill: &Hill) -> String {
    let mut waves = String::new();
    let (mut y, mut odd) = (hill.berths[0].y + 8.0, 0.0);
    while y < hill.spaces[7].y {
        let mut x = 6.0 + odd;
        while x < hill.size.0 {
            let _ = write!(waves, "M{x:.2} {y:.2}q5-5 10 0t10 0 10 0");
            x += 84.0;
        }
        odd = 40.0 - odd;
        y += 22.0;
    }
    waves
}

#[component]
fn Ground(hill: Hill) -> impl IntoView {
    let (w, h) = hill.size;
    let dock = hill.spaces[7];
    let (low, top) = (h + 4.0, dock.y + dock.h * 0.55);
    let high = low - top;
    let slope = format!(
        "M-4 {high:.2}V60C{:.2} 18 {:.2} 0 {:.2} 0H{:.2}C{:.2} 0 {:.2} 18 {:.2} 60V{high:.2}Z",
        w * 0.1,
        w * 0.22,
        w * 0.34,
        w * 0.66,
        w * 0.78,
        w * 0.9,
        w + 4.0,
    );
    let (foot, crest, right) = (h * 0.72, h * 0.64, w + 4.0);
    let shade = format!(
        "M-4 {low:.2}V{foot:.2}C{:.2} {crest:.2} {:.2} {crest:.2} {right:.2} {foot:.2}V{low:.2}Z",
        w * 0.2,
        w * 0.8,
    );
    view! {
        <rect width=round(w) height=round(h) fill="var(--sea)"/>
        <path d=waves(&hill) fill="none" stroke="var(--sea-line)" stroke-width="1.4"
            stroke-linecap="round" opacity=".7"/>
        <path transform=format!("translate(0 {top:.2})") d=slope
            fill="var(--row-0)" stroke="var(--shore)" stroke-width="4"/>
        <path d=shade fill="#1c140a" opacity=".12"/>
    }
}

#[component]
fn Dock(at: Area) -> impl IntoView {
    let mut planks = String::new();
    for plank in 1..14 {
        let _ = write!(planks, "M{:.2} {:.2}v{:.2}", at.x + at.w * f64::from(plank) / 14.0, at.y, at.h);
    }
    let foot = format!("M{:.2} {:.2}h{:.2}", at.x + 2.0, at.bottom() - 4.0, at.w - 4.0);
    view! {
        <Rect at=at.moved(2.0, 4.0) corner=6.0 fill="#1c140a" opacity=0.3/>
        <Rect at corner=6.0 fill="var(--wood-1)" stroke=LINE width=1.5/>
        <path d=planks stroke="var(--wood-3)" stroke-width="1.1" opacity=".8"/>
        <path d=foot stroke="#1c0f06" stroke-opacity="0.28" stroke-width="6"/>
    }
}

/// The outlines of the card slots, on a large plantation with a plus.
#[component]
fn Slots(hill: Hill) -> impl IntoView {
    let corner = if hill.small { 6.0 } else { 8.0 };
    let outline = |slot: Area| {
        let at = slot.grown(-0.7);
        view! {
            <rect x=round(at.x) y=round(at.y) width=round(at.w.max(0.0)) height=round(at.h.max(0.0)) rx=corner
                fill="#F6EEDD" fill-opacity=".10"
                stroke="#F6EEDD" stroke-opacity=".75" stroke-width="1.5" stroke-dasharray="5 4"/>
        }
        .into_any()
    };
    let pluses = (!hill.small).then(|| {
        let plus = |slot: &Area| format!("M{:.2} {:.2}h12m-6-6v12", slot.cx() - 6.0, slot.cy());
        let pluses: String = hill.slots.iter().map(plus).collect();
        view! {
            <path d=pluses stroke="#F6EEDD" stroke-opacity=".75" stroke-width="2" stroke-linecap="round" fill="none"/>
        }
    });
    view! { {hill.slots.map(outline).collect_view()}{pluses} }
}

/// The empty hill: it depends only on the size.
#[component]
pub fn Terraces(hill: Hill) -> impl IntoView {
    let (dock, field) = (hill.spaces[7], hill.spaces[0]);
    let terrace = |(index, level): (usize, usize)| {
        let bend = if index.is_multiple_of(2) { 5.0 } else { -5.0 };
        view! { <Terrace at=hill.spaces[index] level wall=hill.wall bend/> }.into_any()
    };
    let names = (!hill.small).then(|| {
        let name = |space: Space| say(&labels::space(space));
        view! {
            <Label x=dock.x + 11.0 y=dock.cy() + 5.0 size=15.0 class="k-serif k-on-wood" words=name(Space::Dock)/>
            <Label x=field.x + 10.0 y=field.y + 15.0 size=13.0 class="k-serif k-on-land" words=name(Space::Field)/>
        }
    });
    view! {
        <Ground hill/>
        <Dock at=dock/>
        <Slots hill/>
        {LEVELS.into_iter().enumerate().map(terrace).collect_view()}
        {names}
    }
}
