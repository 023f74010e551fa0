//! The scenery of the five houses and the road: hills, roofs, signs and empty places. Depends only on the size.
//!
//! Called by the board; what stands and lies in the houses is drawn by [`super::houses`].

use crate::games::chai::data::PRODUCTION;
use crate::ui::kit::filled;

use super::draw::{Area, Ink, LINE, area};
use super::places::{HOUSES, Places};
use super::text;

const THIN: &str = "fill=\"none\" stroke=\"var(--line)\" stroke-width=\"1.75\" stroke-linejoin=\"round\"";

fn line(fill: &str) -> String {
    format!("fill=\"{fill}\" stroke=\"var(--line)\" stroke-width=\"1.75\" stroke-linejoin=\"round\"")
}

const SHADE: &str = "fill=\"#2A1A06\" opacity=\".14\"";

fn thatch(ink: &mut Ink, x: f64, y: f64, w: f64) {
    let (l, r, u) = (x + 22.0, x + w - 22.0, y - 34.0);
    ink.path("M{} {}L{} {}H{}l30 38Z", &[x - 8.0, y + 4.0, l, u, r], &line("#DDB46C"));
    ink.path("M{} {}H{}l30 38H{}Z", &[x + w * 0.55, u, r, x + w * 0.62], SHADE);
    for k in 0..8 {
        let k = f64::from(k);
        ink.path(
            "M{} {}l{} 26",
            &[l + k * (w - 44.0) / 7.0, y - 28.0, (k - 3.5) * 2.2],
            "stroke=\"#8A6530\" stroke-width=\"1.3\" fill=\"none\" stroke-linecap=\"round\"",
        );
    }
}

fn awning(ink: &mut Ink, x: f64, y: f64, w: f64) {
    const STRIPES: u8 = 12;
    const OUTLINE: &str = "M{} {}H{}l10 32H{}Z";
    let outline = [x + 4.0, y - 32.0, x + w - 4.0, x - 6.0];
    ink.path(OUTLINE, &outline, &line("#FBF3E2"));
    let (above, below) = ((w - 8.0) / f64::from(STRIPES), (w + 12.0) / f64::from(STRIPES));
    let at = |k: u8| (x + 4.0 + above * f64::from(k), x - 6.0 + below * f64::from(k));
    for k in (0..STRIPES).step_by(2) {
        let ((upper, _), (_, lower)) = (at(k), at(k + 1));
        ink.path("M{} {}h{}L{} {}h-{}Z", &[upper, y - 32.0, above, lower, y, below], "fill=\"#B4654A\"");
    }
    ink.path(OUTLINE, &outline, THIN);
    for k in 0..STRIPES {
        let fill = if k % 2 == 0 { "#B4654A" } else { "#FBF3E2" };
        ink.path("M{} {}h{}a{} 9 0 0 1-{} 0Z", &[at(k).1, y, below, below / 2.0, below], &line(fill));
    }
}

fn domes(ink: &mut Ink, x: f64, y: f64, w: f64) {
    for (aside, share) in [(-0.36, 0.62), (0.36, 0.62), (0.0, 1.0)] {
        // The line and the spike are as long on a small dome.
        ink.put(
            "<g transform=\"translate({} {})scale({})\" stroke=\"var(--line)\" stroke-width=\"{}\" stroke-linejoin=\"round\"><path d=\"M-30 0C-43.5-22-15-28.8 0-43.2C15-28.8 43.5-22 30 0Z\" fill=\"#D9A441\"/><path d=\"M0-43.2C15-28.8 43.5-22 30 0H10.5C24-20 9-32 0-43.2Z\" stroke=\"none\" []/><path d=\"M0-43.2v-{}\"/></g>",
            &[x + w / 2.0 + w * aside, y, share, 1.75 / share, 6.0 / share],
            &[SHADE],
        );
    }
    ink.path("M{} {}v-13h12v5h12v-5h12v5h{}v-5h12v5h12v-5h12v13Z", &[x - 4.0, y + 5.0, w - 64.0], &line("#E6CFA0"));
}

fn warehouse(ink: &mut Ink, x: f64, y: f64, w: f64) {
    let ridge = x + w - 96.0;
    ink.path("M{} {}l36-34H{}l36 34Z", &[x - 6.0, y + 4.0, ridge], &line("#6C8491"));
    ink.path("M{} {}h54l36 34h-62Z", &[ridge - 54.0, y - 30.0], "fill=\"#0f1a20\" opacity=\".16\"");
    for k in 0..9 {
        let k = f64::from(k);
        ink.path(
            "M{} {}l{} 28",
            &[x + 30.0 + k * (w - 126.0) / 8.0, y - 28.0, (k - 4.0) * 2.4],
            "stroke=\"#3F535E\" stroke-width=\"1.2\" fill=\"none\"",
        );
    }
    ink.put(
        "<g transform=\"translate({} {})\"><path d=\"M-5 4V-32H5V4Z\" []/><path d=\"M16-26-50-36M0-32l-2-8M-2-40-50-36M-2-40 16-26M-46-35v14\" []/><rect x=\"-55\" y=\"-21\" width=\"18\" height=\"13\" rx=\"1.5\" []/></g>",
        &[x + w - 34.0, y],
        &[&line("#A86B3C"), THIN, &line("#D8A468")],
    );
}

fn factory(ink: &mut Ink, x: f64, y: f64, w: f64) {
    ink.put(
        "<g transform=\"translate({} {})\"><path d=\"M-34 0v-44h18V0Z\" []/><path d=\"M-37-44h24v6h-24Z\" []/><circle cx=\"-23\" cy=\"-50\" r=\"5\" fill=\"#fff\" opacity=\".75\"/><circle cx=\"-15\" cy=\"-55\" r=\"6\" fill=\"#fff\" opacity=\".55\"/></g>",
        &[x + w, y],
        &[&line("#B4654A"), &line("#8E4A33")],
    );
    let saw = (w - 26.0) / 3.0;
    for k in 0..3 {
        let left = x - 5.0 + f64::from(k) * saw;
        ink.path("M{} {}v-18l{}-20v38Z", &[left, y + 4.0, saw], &line("#C98A6A"));
        let (wide, rise) = (saw - 12.0, 20.0 * (saw - 12.0) / saw);
        ink.path(
            "M{} {}l{}-{}v9l-{} {}Z",
            &[left + 6.0, y - 10.0, wide, rise, wide, rise],
            "fill=\"#F7DFA6\" stroke=\"var(--line)\" stroke-width=\"1.1\"",
        );
    }
    let left = x - 5.0 + 3.0 * saw;
    ink.path("M{} {}v-18h{}v18Z", &[left, y + 4.0, w - 3.0 * saw + 10.0], &line("#B97756"));
}

fn sign(ink: &mut Ink, middle: f64, top: f64, house: usize) {
    let name = text::HOUSES[house];
    let wide = name.len() as f64 * 8.6 + 46.0;
    let plate = area(middle - wide / 2.0, top, wide, 28.0);
    ink.shadow(plate, 8.0, 0.25);
    ink.rect(plate, 8.0, "var(--card)", LINE, 1.5);
    ink.icon(&format!("bd-{}", HOUSES[house]), plate.x + 18.0, top + 14.0, 24.0);
    ink.text(plate.x + 34.0, top + 19.5, 16.0, "k-serif k-card", name);
}

/// Hills, the road and the houses of a street, empty.
fn street_scenery(ink: &mut Ink, places: &Places) {
    let (w, h) = places.size;
    // The hills were drawn for a street of 1408 by 312.
    ink.put("<defs><linearGradient id=\"k-sky\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"var(--sea-2)\"/><stop offset=\"1\" stop-color=\"var(--sea-3)\"/></linearGradient></defs><rect width=\"{}\" height=\"{}\" fill=\"url(#k-sky)\"/><g transform=\"scale({} {})scale(.00071023 .00320513)\"><path d=\"M0 92C120 40 240 70 340 48S560 22 700 54 940 70 1060 38 1300 30 1408 74V312H0Z\" fill=\"var(--land-0)\" opacity=\".38\"/><path d=\"M0 130C160 84 300 120 460 92S760 84 900 108 1200 70 1408 118V312H0Z\" fill=\"var(--land-0)\" opacity=\".62\"/><path d=\"M0 200C260 160 500 190 760 168S1200 170 1408 186V312H0Z\" fill=\"var(--land-1)\"/><g fill=\"none\" stroke=\"var(--row-1)\" stroke-width=\"2.5\" stroke-dasharray=\"7 6\" stroke-linecap=\"round\" opacity=\".7\">", &[w, h, w, h], &[]);
    for k in 0..5 {
        let down = 212.0 + f64::from(k) * 26.0;
        ink.path("M-20 {}c280-40 520-10 780-32s440 2 648 18", &[down], "");
    }
    ink.0.push_str("</g></g>");
    const ROAD: &str = "M{} {}H{}q26 0 26-26V{}q0-26-26-26H{}q-26 0-26 26V{}q0 26 26 26Z";
    let (l, r, u, d) = (44.0, w - 44.0, 24.0, h - 14.0);
    let road = [l + 26.0, d, r - 26.0, u + 26.0, l + 26.0, d - 26.0];
    for with in [
        "fill=\"none\" stroke=\"var(--coast-line)\" stroke-width=\"25\"",
        "fill=\"none\" stroke=\"var(--sand)\" stroke-width=\"22\"",
        "fill=\"none\" stroke=\"var(--shore)\" stroke-width=\"2\" stroke-dasharray=\"3 9\" stroke-linecap=\"round\"",
    ] {
        ink.path(ROAD, &road, with);
    }
    for x in [l + 150.0, l + 690.0, r - 160.0] {
        ink.path(
            "M{} {}l-6 5 6 5",
            &[x, d - 5.0],
            "fill=\"none\" stroke=\"var(--coast-line)\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
        );
    }
    let roofs: [fn(&mut Ink, f64, f64, f64); 5] = [thatch, awning, domes, warehouse, factory];
    for (index, house) in places.houses.iter().enumerate() {
        ink.rect_with(
            area(house.x + 3.0, house.y + 4.0, house.w, house.h),
            10.0,
            "#0d2126",
            "none",
            0.0,
            "opacity=\".26\"",
        );
        ink.rect(*house, 10.0, "var(--paper)", LINE, 1.75);
        roofs[index](ink, house.x, house.y, house.w);
        sign(ink, house.cx(), places.signs[index].y, index);
    }
    let (house, card) = (places.houses[3], places.piers[0].card);
    water(ink, house.x + 1.2, house.right() - 1.2, card.bottom() - 12.0, house.bottom() - 1.2);
}

fn water(ink: &mut Ink, left: f64, right: f64, top: f64, bottom: f64) {
    ink.path("M{} {}H{}V{}q0 9-9 9H{}q-9 0-9-9Z", &[left, top, right, bottom - 9.0, left + 9.0], "fill=\"var(--sea)\"");
    ink.path("M{} {}H{}", &[left, top, right], "stroke=\"var(--sea-line)\" stroke-width=\"1.5\"");
    let mut x = left + 10.0;
    while x < right - 30.0 {
        ink.path(
            "M{} {}q4-4 8 0t8 0 8 0",
            &[x, bottom - 5.0],
            "fill=\"none\" stroke-linecap=\"round\" stroke=\"var(--sea-line)\" stroke-width=\"1.5\"",
        );
        x += 66.0;
    }
}

/// Hills, the road and the houses as shelves, empty.
fn shelf_scenery(ink: &mut Ink, places: &Places) {
    let (w, h) = places.size;
    ink.put(
        "<rect width=\"{}\" height=\"{}\" fill=\"var(--sea-2)\"/><path d=\"M0 60C{} 22 {} 74 {} 40V{}H0Z\" fill=\"var(--land-0)\" opacity=\".5\"/><path d=\"M0 110C{} 70 {} 120 {} 86V{}H0Z\" fill=\"var(--land-1)\"/>",
        &[w, h, w * 0.3, w * 0.55, w, h, w * 0.3, w * 0.6, w, h],
        &[],
    );
    let y = places.houses[0].y / 2.0;
    ink.path("M-6 {}H{}", &[y, w + 6.0], "stroke=\"var(--coast-line)\" stroke-width=\"27\"");
    ink.path("M-6 {}H{}", &[y, w + 6.0], "stroke=\"var(--sand)\" stroke-width=\"24\"");
    for (index, house) in places.houses.iter().enumerate() {
        ink.rect_with(
            area(house.x + 2.0, house.y + 3.0, house.w, house.h),
            11.0,
            "#0d2126",
            "none",
            0.0,
            "opacity=\".24\"",
        );
        ink.rect(*house, 11.0, "var(--paper)", LINE, 1.5);
        let label = places.signs[index];
        if index == 3 {
            let quay = places.piers[0].quay;
            water(ink, label.right(), house.right() - 0.8, quay.y - 14.0, house.bottom() - 0.8);
        }
        let (left, right) = (house.x + 11.0, label.right());
        ink.path(
            "M{} {}H{}V{}H{}a11 11 0 0 1-11-11V{}a11 11 0 0 1 11-11Z",
            &[left, house.y, right, house.bottom(), left, house.y + 11.0],
            "fill=\"var(--paper-2)\"",
        );
        ink.path("M{} {}v{}", &[right, house.y, house.h], "stroke=\"var(--rule)\" stroke-width=\"1.2\"");
        ink.rect(*house, 11.0, "none", LINE, 1.5);
        let size = (house.h - 20.0).clamp(22.0, 36.0);
        ink.icon_in(&format!("bd-{}", HOUSES[index]), label.cx(), house.cy() - 8.0, size, "k-rim");
        let name = text::HOUSES[index];
        let wide = name.len() as f64 * 6.6;
        let squeeze = if wide > label.w - 6.0 {
            filled("textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", &[label.w - 7.0], &[])
        } else {
            String::new()
        };
        ink.put(
            "<text x=\"{}\" y=\"{}\" font-size=\"12\" class=\"k-text k-mid k-ink\" []>[]</text>",
            &[label.cx(), house.cy() - 8.0 + size / 2.0 + 12.0],
            &[&squeeze, name],
        );
    }
}

/// The scenery of a layout.
pub fn scenery(places: &Places) -> String {
    let mut ink = Ink::default();
    if places.street {
        street_scenery(&mut ink, places);
    } else {
        shelf_scenery(&mut ink, places);
    }
    let cell = |ink: &mut Ink, a: &Area| ink.rect(*a, 10.0, "var(--paper-2)", "var(--rule)", 1.2);
    places.teas.iter().chain(&places.halls).chain(&places.crews).for_each(|a| cell(&mut ink, a));
    for (index, crew) in places.crews.iter().enumerate() {
        let wide = if places.street { 28.0 } else { 27.0 };
        let fill = ["#E3B04B", "#D8A468", "#C79A63"][index];
        ink.path(
            "M{} {}a10 10 0 0 1 10-10h{}v{}h-{}a10 10 0 0 1-10-10Z",
            &[crew.x, crew.y + 10.0, wide - 10.0, crew.h, wide - 10.0],
            &format!("fill=\"{fill}\" stroke=\"var(--line)\" stroke-width=\"1.2\""),
        );
        ink.text(crew.x + wide / 2.0, crew.cy() + 2.0, 19.0, "k-mid k-serif k-dark", &PRODUCTION[index].to_string());
        ink.icon_in("ui-step", crew.x + wide / 2.0, crew.cy() + 10.5, 15.0, "k-dark");
    }
    for pier in &places.piers {
        let q = pier.quay;
        ink.rect(q, 6.0, "#A86B3C", LINE, 1.5);
        ink.path(
            "M{} {}v{}M{} {}v{}",
            &[q.x + q.w / 3.0, q.y, q.h, q.x + q.w * 0.66, q.y, q.h],
            "stroke=\"#5C3B22\" stroke-width=\"1\"",
        );
    }
    ink.0
}
