//! The scenery of the five houses and the road: hills, signs and empty places. Drawn once per layout. Called by the
//! board; the roofs are in [`super::roofs`], the contents of the houses in [`super::houses`]. Depends on the layout,
//! not on the pieces.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::data::PRODUCTION;
use crate::games::chai::places::House;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::{Markup, round};

use super::area::{Area, rect};
use super::places::{HOUSES, Layout, Places};
use super::roofs::roof;
use super::say;

/// Returns the text on the sign of a house.
fn name(house: usize) -> String {
    say(&labels::house(House::ALL[house]))
}

/// Returns the id of the emblem of a house.
fn emblem(house: usize) -> String {
    format!("bd-{}", HOUSES[house])
}

fn sign(art: &mut Markup, house: usize, middle: f64, top: f64) {
    let name = name(house);
    let width = name.chars().count() as f64 * 8.6 + 46.0;
    let plate = rect(middle - width / 2.0, top, width, 28.0);
    art.rect(plate.moved(2.0, 3.0), 8.0, "fill='#1c140a' opacity='0.25'");
    art.rect(plate, 8.0, "fill='var(--card)' stroke='var(--line)' stroke-width='1.5'");
    art.symbol(&emblem(house), plate.x + 18.0, top + 14.0, 24.0, "");
    art.text(plate.x + 34.0, top + 19.5, "font-size='16' class='k-text k-serif k-card'", &name);
}

fn street_hills(art: &mut Markup, w: f64, h: f64) {
    art.literal(
        "<defs><linearGradient id='k-sky' x1='0' y1='0' x2='0' y2='1'>\
         <stop offset='0' stop-color='var(--sea-2)'/><stop offset='1' stop-color='var(--sea-3)'/>\
         </linearGradient></defs>",
    );
    art.rect(rect(0.0, 0.0, w, h), 0.0, "fill='url(#k-sky)'");
    // The hills were drawn for a street of 1408 by 312.
    let scale = format!("transform='scale({} {})scale(.00071023 .00320513)'", round(w), round(h));
    art.group(&scale, &|art| {
        art.literal(
            "<path d='M0 92C120 40 240 70 340 48S560 22 700 54 940 70 1060 38 1300 30 1408 74V312H0Z' \
             fill='var(--land-0)' opacity='.38'/>\
             <path d='M0 130C160 84 300 120 460 92S760 84 900 108 1200 70 1408 118V312H0Z' \
             fill='var(--land-0)' opacity='.62'/>\
             <path d='M0 200C260 160 500 190 760 168S1200 170 1408 186V312H0Z' fill='var(--land-1)'/>",
        );
        let rows: String =
            (0..5).map(|row| format!("M-20 {}c280-40 520-10 780-32s440 2 648 18", 212 + row * 26)).collect();
        art.path(
            &rows,
            "fill='none' stroke='var(--row-1)' stroke-width='2.5' stroke-dasharray='7 6' \
             stroke-linecap='round' opacity='.7'",
        );
    });
}

/// The road around a street, with arrows in its direction.
fn street_road(art: &mut Markup, w: f64, h: f64) {
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
    art.path(&road, "fill='none' stroke='var(--coast-line)' stroke-width='25'");
    art.path(&road, "fill='none' stroke='var(--sand)' stroke-width='22'");
    art.path(&road, "fill='none' stroke='var(--shore)' stroke-width='2' stroke-dasharray='3 9' stroke-linecap='round'");
    art.path(
        &arrows,
        "fill='none' stroke='var(--coast-line)' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'",
    );
}

fn water(art: &mut Markup, left: f64, right: f64, top: f64, bottom: f64) {
    let mut waves = String::new();
    let mut x = left + 10.0;
    while x < right - 30.0 {
        let _ = write!(waves, "M{x:.2} {:.2}q4-4 8 0t8 0 8 0", bottom - 5.0);
        x += 66.0;
    }
    let outline = format!("M{left:.2} {top:.2}H{right:.2}V{:.2}q0 9-9 9H{:.2}q-9 0-9-9Z", bottom - 9.0, left + 9.0);
    art.path(&outline, "fill='var(--sea)'");
    art.path(&format!("M{left:.2} {top:.2}H{right:.2}"), "stroke='var(--sea-line)' stroke-width='1.5'");
    art.path(&waves, "fill='none' stroke-linecap='round' stroke='var(--sea-line)' stroke-width='1.5'");
}

/// Hills, the road and the houses of a street, empty.
fn street(art: &mut Markup, places: &Places) {
    let (w, h) = places.size;
    street_hills(art, w, h);
    street_road(art, w, h);
    for (index, house) in places.houses.into_iter().enumerate() {
        art.rect(house.moved(3.0, 4.0), 10.0, "fill='#0d2126' opacity='0.26'");
        art.rect(house, 10.0, "fill='var(--paper)' stroke='var(--line)' stroke-width='1.75'");
        roof(art, index, house.x, house.y, house.w);
        sign(art, index, house.cx(), places.signs[index].y);
    }
    let (harbour, card) = (places.houses[3], places.piers[0].card);
    water(art, harbour.x + 1.2, harbour.right() - 1.2, card.bottom() - 12.0, harbour.bottom() - 1.2);
}

/// A house as a shelf, empty, with its name at the left end.
fn shelf(art: &mut Markup, house: usize, area: Area, label: Area, quay: Area) {
    let (left, right) = (area.x + 11.0, label.right());
    let end = format!(
        "M{left:.2} {:.2}H{right:.2}V{:.2}H{left:.2}a11 11 0 0 1-11-11V{:.2}a11 11 0 0 1 11-11Z",
        area.y,
        area.bottom(),
        area.y + 11.0,
    );
    art.rect(area.moved(2.0, 3.0), 11.0, "fill='#0d2126' opacity='0.24'");
    art.rect(area, 11.0, "fill='var(--paper)' stroke='var(--line)' stroke-width='1.5'");
    if house == 3 {
        water(art, right, area.right() - 0.8, quay.y - 14.0, area.bottom() - 0.8);
    }
    art.path(&end, "fill='var(--paper-2)'");
    art.path(&format!("M{right:.2} {:.2}v{:.2}", area.y, area.h), "stroke='var(--rule)' stroke-width='1.2'");
    art.rect(area, 11.0, "fill='none' stroke='var(--line)' stroke-width='1.5'");

    let size = (area.h - 20.0).clamp(22.0, 36.0);
    art.symbol(&emblem(house), label.cx(), area.cy() - 8.0, size, "class='k-rim'");
    let name = name(house);
    let mut style = "font-size='12' class='k-text k-mid k-ink'".to_owned();
    if name.chars().count() as f64 * 6.6 > label.w - 6.0 {
        let _ = write!(style, " textLength='{}' lengthAdjust='spacingAndGlyphs'", round(label.w - 7.0));
    }
    art.text(label.cx(), area.cy() - 8.0 + size / 2.0 + 12.0, &style, &name);
}

/// A house in a row, empty, with its name at the top.
fn row_house(art: &mut Markup, house: usize, area: Area, label: Area, quay: Area) {
    art.rect(area.moved(2.0, 3.0), 9.0, "fill='#0d2126' opacity='0.24'");
    art.rect(area, 9.0, "fill='var(--paper)' stroke='var(--line)' stroke-width='1.5'");
    if house == 3 {
        water(art, area.x + 0.8, area.right() - 0.8, quay.y - 14.0, area.bottom() - 0.8);
    }
    art.rect(area, 9.0, "fill='none' stroke='var(--line)' stroke-width='1.5'");
    let size = (label.h - 3.0).min(26.0);
    art.symbol(&emblem(house), label.x + size / 2.0 + 5.0, label.cy(), size, "class='k-rim'");
    art.text(label.x + size + 9.0, label.cy() + 4.5, "font-size='12' class='k-text k-ink'", &name(house));
}

/// Hills, the road and the houses as shelves or in rows, empty.
fn shelves(art: &mut Markup, places: &Places) {
    let (w, h) = places.size;
    let upper = format!("M0 60C{:.2} 22 {:.2} 74 {w:.2} 40V{h:.2}H0Z", w * 0.3, w * 0.55);
    let lower = format!("M0 110C{:.2} 70 {:.2} 120 {w:.2} 86V{h:.2}H0Z", w * 0.3, w * 0.6);
    let road = format!("M-6 {:.2}H{:.2}", places.houses[0].y / 2.0, w + 6.0);
    art.rect(rect(0.0, 0.0, w, h), 0.0, "fill='var(--sea-2)'");
    art.path(&upper, "fill='var(--land-0)' opacity='.5'");
    art.path(&lower, "fill='var(--land-1)'");
    art.path(&road, "stroke='var(--coast-line)' stroke-width='27'");
    art.path(&road, "stroke='var(--sand)' stroke-width='24'");
    let quay = places.piers[0].quay;
    let house = if places.layout == Layout::Rows { row_house } else { shelf };
    for (index, area) in places.houses.into_iter().enumerate() {
        house(art, index, area, places.signs[index], quay);
    }
}

/// The left end of a place in the production house, with the number of steps that the place yields.
fn crew_end(art: &mut Markup, index: usize, area: Area, width: f64) {
    let fill = ["#E3B04B", "#D8A468", "#C79A63"][index];
    let inner = width - 10.0;
    let gable = format!(
        "M{:.2} {:.2}a10 10 0 0 1 10-10h{inner:.2}v{:.2}h-{inner:.2}a10 10 0 0 1-10-10Z",
        area.x,
        area.y + 10.0,
        area.h,
    );
    let (x, steps) = (area.x + width / 2.0, PRODUCTION[index].to_string());
    art.path(&gable, &format!("fill='{fill}' stroke='var(--line)' stroke-width='1.2'"));
    art.text(x, area.cy() + 2.0, "font-size='19' class='k-text k-mid k-serif k-dark'", &steps);
    art.symbol("ui-step", x, area.cy() + 10.5, 15.0, "class='k-dark'");
}

/// The planks under a run.
fn quay(art: &mut Markup, area: Area) {
    let planks = format!(
        "M{:.2} {:.2}v{:.2}M{:.2} {:.2}v{:.2}",
        area.x + area.w / 3.0,
        area.y,
        area.h,
        area.x + area.w * 0.66,
        area.y,
        area.h
    );
    art.rect(area, 6.0, "fill='#A86B3C' stroke='var(--line)' stroke-width='1.5'");
    art.path(&planks, "stroke='#5C3B22' stroke-width='1'");
}

fn scenery(places: &Places) -> Markup {
    let mut art = Markup::default();
    let draw_houses = if places.is_street() { street } else { shelves };
    draw_houses(&mut art, places);
    for cell in places.teas.into_iter().chain(places.halls).chain(places.crews) {
        art.rect(cell, 10.0, "fill='var(--paper-2)' stroke='var(--rule)' stroke-width='1.2'");
    }
    let crew_width = if places.is_street() { 28.0 } else { 27.0 };
    for (index, crew) in places.crews.into_iter().enumerate() {
        crew_end(&mut art, index, crew, crew_width);
    }
    for pier in places.piers {
        quay(&mut art, pier.quay);
    }
    art
}

/// The scenery of a layout, with its fixed places.
#[component]
pub fn Scenery(places: Places) -> impl IntoView {
    scenery(&places).into_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_five_houses_with_their_signs() {
        for places in [Places::street(1440.0, 520.0), Places::stacked(390.0, 400.0), Places::rows(380.0, 348.0)] {
            let art = scenery(&places);
            for house in HOUSES {
                assert!(art.checked().contains(&format!("href='#bd-{house}'")), "{:?} without {house}", places.layout);
            }
        }
    }
}
