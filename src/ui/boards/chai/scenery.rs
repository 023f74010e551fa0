//! The scenery of the five houses and the road: hills, signs and empty places. Drawn once per layout. Called by the
//! board; the roofs are in [`super::roofs`], the contents of the houses in [`super::houses`]. Depends on the layout,
//! not on the pieces.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::data::PRODUCTION;
use crate::games::chai::places::House;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::{Symbol, round};

use super::area::{Area, rect};
use super::places::{HOUSES, Layout, Places};
use super::roofs::Roof;
use super::say;
use super::shapes::{LINE, Label, Rect, Shadow};

/// Returns the text on the sign of a house.
fn name(house: usize) -> String {
    say(&labels::house(House::ALL[house]))
}

#[component]
fn Sign(house: usize, middle: f64, top: f64) -> impl IntoView {
    let name = name(house);
    let width = name.chars().count() as f64 * 8.6 + 46.0;
    let plate = rect(middle - width / 2.0, top, width, 28.0);
    view! {
        <Shadow area=plate corner=8.0 opacity=0.25/>
        <Rect area=plate corner=8.0 fill="var(--card)" stroke=LINE width=1.5/>
        <Symbol id=format!("bd-{}", HOUSES[house]) x=plate.x + 18.0 y=top + 14.0 size=24.0/>
        <Label x=plate.x + 34.0 y=top + 19.5 size=16.0 class="k-serif k-card" words=name/>
    }
}

#[component]
fn StreetHills(w: f64, h: f64) -> impl IntoView {
    let rows: String = (0..5).map(|row| format!("M-20 {}c280-40 520-10 780-32s440 2 648 18", 212 + row * 26)).collect();
    view! {
        <defs>
            <linearGradient id="k-sky" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stop-color="var(--sea-2)"/>
                <stop offset="1" stop-color="var(--sea-3)"/>
            </linearGradient>
        </defs>
        <rect width=round(w) height=round(h) fill="url(#k-sky)"/>
        // The hills were drawn for a street of 1408 by 312.
        <g transform=format!("scale({} {})scale(.00071023 .00320513)", round(w), round(h))>
            <path d="M0 92C120 40 240 70 340 48S560 22 700 54 940 70 1060 38 1300 30 1408 74V312H0Z"
                fill="var(--land-0)" opacity=".38"/>
            <path d="M0 130C160 84 300 120 460 92S760 84 900 108 1200 70 1408 118V312H0Z"
                fill="var(--land-0)" opacity=".62"/>
            <path d="M0 200C260 160 500 190 760 168S1200 170 1408 186V312H0Z" fill="var(--land-1)"/>
            <path d=rows fill="none" stroke="var(--row-1)" stroke-width="2.5" stroke-dasharray="7 6"
                stroke-linecap="round" opacity=".7"/>
        </g>
    }
}

/// The road around a street, with arrows in its direction.
#[component]
fn StreetRoad(w: f64, h: f64) -> impl IntoView {
    let (l, r, u, d) = (44.0, w - 44.0, 24.0, h - 14.0);
    let road = format!(
        "M{:.2} {d:.2}H{:.2}q26 0 26-26V{:.2}q0-26-26-26H{:.2}q-26 0-26 26V{:.2}q0 26 26 26Z",
        l + 26.0,
        r - 26.0,
        u + 26.0,
        l + 26.0,
        d - 26.0,
    );
    let arrows: String =
        [l + 150.0, l + 690.0, r - 160.0].iter().map(|x| format!("M{x:.2} {:.2}l-6 5 6 5", d - 5.0)).collect();
    view! {
        <path d=road.clone() fill="none" stroke="var(--coast-line)" stroke-width="25"/>
        <path d=road.clone() fill="none" stroke="var(--sand)" stroke-width="22"/>
        <path d=road fill="none" stroke="var(--shore)" stroke-width="2" stroke-dasharray="3 9" stroke-linecap="round"/>
        <path d=arrows fill="none" stroke="var(--coast-line)" stroke-width="2.4"
            stroke-linecap="round" stroke-linejoin="round"/>
    }
}

#[component]
fn Water(left: f64, right: f64, top: f64, bottom: f64) -> impl IntoView {
    let mut waves = String::new();
    let mut x = left + 10.0;
    while x < right - 30.0 {
        let _ = write!(waves, "M{x:.2} {:.2}q4-4 8 0t8 0 8 0", bottom - 5.0);
        x += 66.0;
    }
    let outline = format!("M{left:.2} {top:.2}H{right:.2}V{:.2}q0 9-9 9H{:.2}q-9 0-9-9Z", bottom - 9.0, left + 9.0);
    view! {
        <path d=outline fill="var(--sea)"/>
        <path d=format!("M{left:.2} {top:.2}H{right:.2}") stroke="var(--sea-line)" stroke-width="1.5"/>
        <path d=waves fill="none" stroke-linecap="round" stroke="var(--sea-line)" stroke-width="1.5"/>
    }
}

/// Hills, the road and the houses of a street, empty.
#[component]
fn Street(places: Places) -> impl IntoView {
    let (w, h) = places.size;
    let house = |(index, house): (usize, Area)| {
        view! {
            <Rect area=house.moved(3.0, 4.0) corner=10.0 fill="#0d2126" opacity=0.26/>
            <Rect area=house corner=10.0 fill="var(--paper)" stroke=LINE width=1.75/>
            <Roof house=index x=house.x y=house.y w=house.w/>
            <Sign house=index middle=house.cx() top=places.signs[index].y/>
        }
        .into_any()
    };
    let (harbour, card) = (places.houses[3], places.piers[0].card);
    view! {
        <StreetHills w h/>
        <StreetRoad w h/>
        {places.houses.into_iter().enumerate().map(house).collect_view()}
        <Water left=harbour.x + 1.2 right=harbour.right() - 1.2 top=card.bottom() - 12.0 bottom=harbour.bottom() - 1.2/>
    }
}

/// A house as a shelf, empty, with its name at the left end.
#[component]
fn Shelf(house: usize, area: Area, label: Area, quay: Area) -> impl IntoView {
    let (left, right) = (area.x + 11.0, label.right());
    let path = format!(
        "M{left:.2} {:.2}H{right:.2}V{:.2}H{left:.2}a11 11 0 0 1-11-11V{:.2}a11 11 0 0 1 11-11Z",
        area.y,
        area.bottom(),
        area.y + 11.0,
    );
    let size = (area.h - 20.0).clamp(22.0, 36.0);
    let name = name(house);
    let text_length = (name.chars().count() as f64 * 6.6 > label.w - 6.0).then(|| round(label.w - 7.0));
    let water = (house == 3).then(|| {
        view! { <Water left=right right=area.right() - 0.8 top=quay.y - 14.0 bottom=area.bottom() - 0.8/> }
    });
    view! {
        <Rect area=area.moved(2.0, 3.0) corner=11.0 fill="#0d2126" opacity=0.24/>
        <Rect area corner=11.0 fill="var(--paper)" stroke=LINE width=1.5/>
        {water}
        <path d=path fill="var(--paper-2)"/>
        <path d=format!("M{right:.2} {:.2}v{:.2}", area.y, area.h) stroke="var(--rule)" stroke-width="1.2"/>
        <Rect area corner=11.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=format!("bd-{}", HOUSES[house]) x=label.cx() y=area.cy() - 8.0 size class="k-rim"/>
        <text x=round(label.cx()) y=round(area.cy() - 8.0 + size / 2.0 + 12.0) font-size="12" class="k-text k-mid k-ink"
            textLength=text_length lengthAdjust=text_length.map(|_| "spacingAndGlyphs")>{name}</text>
    }
}

/// A house in a row, empty, with its name at the top.
#[component]
fn RowHouse(house: usize, area: Area, label: Area, quay: Area) -> impl IntoView {
    let water = (house == 3).then(|| {
        view! { <Water left=area.x + 0.8 right=area.right() - 0.8 top=quay.y - 14.0 bottom=area.bottom() - 0.8/> }
    });
    let size = (label.h - 3.0).min(26.0);
    view! {
        <Rect area=area.moved(2.0, 3.0) corner=9.0 fill="#0d2126" opacity=0.24/>
        <Rect area corner=9.0 fill="var(--paper)" stroke=LINE width=1.5/>
        {water}
        <Rect area corner=9.0 fill="none" stroke=LINE width=1.5/>
        <Symbol id=format!("bd-{}", HOUSES[house]) x=label.x + size / 2.0 + 5.0 y=label.cy() size class="k-rim"/>
        <Label x=label.x + size + 9.0 y=label.cy() + 4.5 size=12.0 class="k-ink" words=name(house)/>
    }
}

/// Hills, the road and the houses as shelves or in rows, empty.
#[component]
fn Shelves(places: Places) -> impl IntoView {
    let (w, h) = places.size;
    let upper = format!("M0 60C{:.2} 22 {:.2} 74 {w:.2} 40V{h:.2}H0Z", w * 0.3, w * 0.55);
    let lower = format!("M0 110C{:.2} 70 {:.2} 120 {w:.2} 86V{h:.2}H0Z", w * 0.3, w * 0.6);
    let road = format!("M-6 {:.2}H{:.2}", places.houses[0].y / 2.0, w + 6.0);
    let quay = places.piers[0].quay;
    let shelf = |(house, area): (usize, Area)| {
        let label = places.signs[house];
        match places.layout {
            Layout::Rows => view! { <RowHouse house area label quay/> }.into_any(),
            _ => view! { <Shelf house area label quay/> }.into_any(),
        }
    };
    view! {
        <rect width=round(w) height=round(h) fill="var(--sea-2)"/>
        <path d=upper fill="var(--land-0)" opacity=".5"/>
        <path d=lower fill="var(--land-1)"/>
        <path d=road.clone() stroke="var(--coast-line)" stroke-width="27"/>
        <path d=road stroke="var(--sand)" stroke-width="24"/>
        {places.houses.into_iter().enumerate().map(shelf).collect_view()}
    }
}

/// The left end of a place in the production house, with the number of steps that the place yields.
#[component]
fn CrewEnd(index: usize, area: Area, width: f64) -> impl IntoView {
    let fill = ["#E3B04B", "#D8A468", "#C79A63"][index];
    let inner = width - 10.0;
    let gable = format!(
        "M{:.2} {:.2}a10 10 0 0 1 10-10h{inner:.2}v{:.2}h-{inner:.2}a10 10 0 0 1-10-10Z",
        area.x,
        area.y + 10.0,
        area.h,
    );
    let x = area.x + width / 2.0;
    view! {
        <path d=gable fill=fill stroke="var(--line)" stroke-width="1.2"/>
        <Label x y=area.cy() + 2.0 size=19.0 class="k-mid k-serif k-dark" words=PRODUCTION[index].to_string()/>
        <Symbol id="ui-step" x y=area.cy() + 10.5 size=15.0 class="k-dark"/>
    }
}

/// The planks under a run.
#[component]
fn Quay(area: Area) -> impl IntoView {
    let planks = format!(
        "M{:.2} {:.2}v{:.2}M{:.2} {:.2}v{:.2}",
        area.x + area.w / 3.0,
        area.y,
        area.h,
        area.x + area.w * 0.66,
        area.y,
        area.h
    );
    view! {
        <Rect area corner=6.0 fill="#A86B3C" stroke=LINE width=1.5/>
        <path d=planks stroke="#5C3B22" stroke-width="1"/>
    }
}

/// The scenery of a layout, with its fixed places.
#[component]
pub fn Scenery(places: Places) -> impl IntoView {
    let ground =
        if places.is_street() { view! { <Street places/> }.into_any() } else { view! { <Shelves places/> }.into_any() };
    let cells = places.teas.into_iter().chain(places.halls).chain(places.crews);
    let cell =
        |area: Area| view! { <Rect area corner=10.0 fill="var(--paper-2)" stroke="var(--rule)" width=1.2/> }.into_any();
    let width = if places.is_street() { 28.0 } else { 27.0 };
    let crew = |(index, area): (usize, Area)| view! { <CrewEnd index area width/> }.into_any();
    view! {
        {ground}
        {cells.map(cell).collect_view()}
        {places.crews.into_iter().enumerate().map(crew).collect_view()}
        {places.piers.map(|pier| view! { <Quay area=pier.quay/> }.into_any()).collect_view()}
    }
}
