//! The hill of a plantation, empty: the sea, the terraces, the dock and the outlines of the slots. Drawn once per
//! layout. Called by the board and the thumbnails. Depends on the layout, not on the pieces.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::places::Space;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::round;

use super::area::{Area, rect};
use super::plantation_layout::PlantationLayout;
use super::say;
use super::shapes::{LINE, Label, Rect};

const LAND: [&str; 3] = ["var(--land-0)", "var(--land-1)", "var(--land-2)"];
const ROW: [&str; 3] = ["var(--row-0)", "var(--row-1)", "var(--row-2)"];
/// The elevation of each space except the dock, as an index into the colours.
const LEVELS: [usize; 7] = [0, 0, 1, 2, 0, 1, 2];

/// A terrace with its wall and its rows of tea.
#[component]
fn Terrace(area: Area, level: usize, wall: f64, bend: f64) -> impl IntoView {
    let wall_area = rect(area.x + 3.0, area.y + 6.0, area.w, area.h + wall - 2.0);
    let (y, wall_height, cx) = (area.bottom() - 9.0, wall + 1.0, area.cx());
    let left_wall = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9 9 9H{cx:.2}V{y:.2}Z", area.x);
    let right_wall = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9-9 9H{cx:.2}V{y:.2}Z", area.right());
    let edge = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9 9 9h{:.2}q9 0 9-9v-{wall_height:.2}", area.x, area.w - 18.0);
    let rim = format!(
        "M{:.2} {:.2}V{:.2}q0-8 8-8H{:.2}",
        area.x + 2.0,
        area.bottom() - 12.0,
        area.y + 10.0,
        area.right() - 12.0
    );
    let count = ((area.h / 15.0) as usize).max(2);
    let mut rows = String::new();
    for row in 0..count {
        let y = area.y + area.h * (row as f64 + 0.65) / (count as f64 + 0.3);
        let _ = write!(rows, "M{:.2} {y:.2}Q{cx:.2} {:.2} {:.2} {y:.2}", area.x + 9.0, y + bend, area.right() - 9.0);
    }
    view! {
        <Rect area=wall_area corner=9.0 fill="#1c140a" opacity=0.26/>
        <path d=left_wall fill="var(--wall-l)"/>
        <path d=right_wall fill="var(--wall-r)"/>
        <path d=edge fill="none" stroke="var(--hex-line)" stroke-width="1.5"/>
        <Rect area corner=9.0 fill=LAND[level] stroke="var(--hex-line)" width=1.5/>
        <path d=rows fill="none" stroke=ROW[level] stroke-width="2.2" stroke-dasharray="5 4.5" stroke-linecap="round"/>
        <path d=rim fill="none" stroke="#fff" stroke-opacity="var(--rim)" stroke-width="1.4"/>
    }
}

fn waves(layout: &PlantationLayout) -> String {
    let mut waves = String::new();
    let (mut y, mut shift) = (layout.berths[0].y + 8.0, 0.0);
    while y < layout.spaces[7].y {
        let mut x = 6.0 + shift;
        while x < layout.size.0 {
            let _ = write!(waves, "M{x:.2} {y:.2}q5-5 10 0t10 0 10 0");
            x += 84.0;
        }
        shift = 40.0 - shift;
        y += 22.0;
    }
    waves
}

#[component]
fn Ground(layout: PlantationLayout) -> impl IntoView {
    let (w, h) = layout.size;
    let dock = layout.spaces[7];
    let (low, top) = (h + 4.0, dock.y + dock.h * 0.55);
    let height = low - top;
    let slope = format!(
        "M-4 {height:.2}V60C{:.2} 18 {:.2} 0 {:.2} 0H{:.2}C{:.2} 0 {:.2} 18 {:.2} 60V{height:.2}Z",
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
        <path d=waves(&layout) fill="none" stroke="var(--sea-line)" stroke-width="1.4"
            stroke-linecap="round" opacity=".7"/>
        <path transform=format!("translate(0 {top:.2})") d=slope
            fill="var(--row-0)" stroke="var(--shore)" stroke-width="4"/>
        <path d=shade fill="#1c140a" opacity=".12"/>
    }
}

#[component]
fn Dock(area: Area) -> impl IntoView {
    let mut planks = String::new();
    for plank in 1..14 {
        let _ = write!(planks, "M{:.2} {:.2}v{:.2}", area.x + area.w * f64::from(plank) / 14.0, area.y, area.h);
    }
    let foot = format!("M{:.2} {:.2}h{:.2}", area.x + 2.0, area.bottom() - 4.0, area.w - 4.0);
    view! {
        <Rect area=area.moved(2.0, 4.0) corner=6.0 fill="#1c140a" opacity=0.3/>
        <Rect area corner=6.0 fill="var(--wood-1)" stroke=LINE width=1.5/>
        <path d=planks stroke="var(--wood-3)" stroke-width="1.1" opacity=".8"/>
        <path d=foot stroke="#1c0f06" stroke-opacity="0.28" stroke-width="6"/>
    }
}

/// The outlines of the card slots, on a large plantation with a plus.
#[component]
fn Slots(layout: PlantationLayout) -> impl IntoView {
    let corner = if layout.small { 6.0 } else { 8.0 };
    let outline = |slot: Area| {
        let area = slot.grown(-0.7);
        view! {
            <rect x=round(area.x) y=round(area.y) width=round(area.w.max(0.0)) height=round(area.h.max(0.0)) rx=corner
                fill="#F6EEDD" fill-opacity=".10"
                stroke="#F6EEDD" stroke-opacity=".75" stroke-width="1.5" stroke-dasharray="5 4"/>
        }
        .into_any()
    };
    let pluses = (!layout.small).then(|| {
        let plus = |slot: &Area| format!("M{:.2} {:.2}h12m-6-6v12", slot.cx() - 6.0, slot.cy());
        let pluses: String = layout.slots.iter().map(plus).collect();
        view! {
            <path d=pluses stroke="#F6EEDD" stroke-opacity=".75" stroke-width="2" stroke-linecap="round" fill="none"/>
        }
    });
    view! { {layout.slots.map(outline).collect_view()}{pluses} }
}

/// The empty hill: it depends only on the size.
#[component]
pub fn Terraces(layout: PlantationLayout) -> impl IntoView {
    let (dock, field) = (layout.spaces[7], layout.spaces[0]);
    let terrace = |(index, level): (usize, usize)| {
        let bend = if index.is_multiple_of(2) { 5.0 } else { -5.0 };
        view! { <Terrace area=layout.spaces[index] level wall=layout.wall bend/> }.into_any()
    };
    let names = (!layout.small).then(|| {
        let name = |space: Space| say(&labels::space(space));
        view! {
            <Label x=dock.x + 11.0 y=dock.cy() + 5.0 size=15.0 class="k-serif k-on-wood" words=name(Space::Dock)/>
            <Label x=field.x + 10.0 y=field.y + 15.0 size=13.0 class="k-serif k-on-land" words=name(Space::Field)/>
        }
    });
    view! {
        <Ground layout/>
        <Dock area=dock/>
        <Slots layout/>
        {LEVELS.into_iter().enumerate().map(terrace).collect_view()}
        {names}
    }
}
