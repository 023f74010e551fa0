//! The scenery of the five houses and the road: hills, roofs, signs and empty places. Depends only on the size.
//!
//! Called by the board; what stands and lies in the houses is drawn by [`super::houses`].

use core::fmt::Write as _;

use crate::games::chai::data::PRODUCTION;

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
    ink.path(
        format_args!("M{:.1} {:.1}L{l:.1} {u:.1}H{r:.1}L{:.1} {:.1}Z", x - 8.0, y + 4.0, x + w + 8.0, y + 4.0),
        &line("#DDB46C"),
    );
    ink.path(
        format_args!("M{:.1} {u:.1}H{r:.1}L{:.1} {:.1}H{:.1}Z", x + w * 0.55, x + w + 8.0, y + 4.0, x + w * 0.62),
        SHADE,
    );
    let straws: String = (0..8).fold(String::new(), |mut straws, k| {
        let k = f64::from(k);
        let _ = write!(straws, "M{:.0} {:.0}l{:.1} 26", l + k * (w - 44.0) / 7.0, y - 28.0, (k - 3.5) * 2.2);
        straws
    });
    ink.path(
        format_args!("{straws}"),
        "stroke=\"#8A6530\" stroke-width=\"1.3\" fill=\"none\" stroke-linecap=\"round\"",
    );
}

fn awning(ink: &mut Ink, x: f64, y: f64, w: f64) {
    const STRIPES: u8 = 12;
    let outline =
        format!("M{:.1} {:.1}H{:.1}L{:.1} {y:.1}H{:.1}Z", x + 4.0, y - 32.0, x + w - 4.0, x + w + 6.0, x - 6.0);
    ink.path(format_args!("{outline}"), &line("#FBF3E2"));
    let (above, below) = ((w - 8.0) / f64::from(STRIPES), (w + 12.0) / f64::from(STRIPES));
    let at = |k: u8| (x + 4.0 + above * f64::from(k), x - 6.0 + below * f64::from(k));
    for k in (0..STRIPES).step_by(2) {
        let ((upper, _), (_, lower)) = (at(k), at(k + 1));
        ink.path(
            format_args!("M{upper:.1} {:.1}h{above:.1}L{lower:.1} {y:.1}h-{below:.1}Z", y - 32.0),
            "fill=\"#B4654A\"",
        );
    }
    ink.path(format_args!("{outline}"), THIN);
    for k in 0..STRIPES {
        let fill = if k % 2 == 0 { "#B4654A" } else { "#FBF3E2" };
        ink.path(
            format_args!("M{:.1} {y:.1}h{below:.1}a{:.1} 9 0 0 1-{below:.1} 0Z", at(k).1, below / 2.0),
            &line(fill),
        );
    }
}

fn domes(ink: &mut Ink, x: f64, y: f64, w: f64) {
    for (aside, share) in [(-0.36, 0.62), (0.36, 0.62), (0.0, 1.0)] {
        let (a, high, wide) = (x + w / 2.0 + w * aside, 40.0 * share, 30.0 * share);
        let top = y - high * 1.08;
        ink.path(
            format_args!(
                "M{:.1} {y:.1}C{:.1} {:.1} {:.1} {:.1} {a:.1} {top:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {y:.1}Z",
                a - wide,
                a - wide * 1.45,
                y - high * 0.55,
                a - wide * 0.5,
                y - high * 0.72,
                a + wide * 0.5,
                y - high * 0.72,
                a + wide * 1.45,
                y - high * 0.55,
                a + wide
            ),
            &line("#D9A441"),
        );
        ink.path(
            format_args!(
                "M{a:.1} {top:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {y:.1}H{:.1}C{:.1} {:.1} {:.1} {:.1} {a:.1} {top:.1}Z",
                a + wide * 0.5,
                y - high * 0.72,
                a + wide * 1.45,
                y - high * 0.55,
                a + wide,
                a + wide * 0.35,
                a + wide * 0.8,
                y - high * 0.5,
                a + wide * 0.3,
                y - high * 0.8
            ),
            SHADE,
        );
        ink.path(format_args!("M{a:.1} {top:.1}v-6"), THIN);
    }
    ink.path(
        format_args!(
            "M{:.1} {:.1}V{:.1}h12v5h12v-5h12v5h{:.1}v-5h12v5h12v-5h12v13Z",
            x - 4.0,
            y + 5.0,
            y - 8.0,
            w - 64.0
        ),
        &line("#E6CFA0"),
    );
}

fn warehouse(ink: &mut Ink, x: f64, y: f64, w: f64) {
    ink.path(
        format_args!(
            "M{:.1} {:.1}L{:.1} {:.1}H{:.1}L{:.1} {:.1}Z",
            x - 6.0,
            y + 4.0,
            x + 30.0,
            y - 30.0,
            x + w - 96.0,
            x + w - 60.0,
            y + 4.0
        ),
        &line("#6C8491"),
    );
    ink.path(
        format_args!("M{:.1} {:.1}h54L{:.1} {:.1}h-62Z", x + w - 150.0, y - 30.0, x + w - 60.0, y + 4.0),
        "fill=\"#0f1a20\" opacity=\".16\"",
    );
    for k in 0..9 {
        let k = f64::from(k);
        ink.path(
            format_args!("M{:.0} {:.0}l{:.1} 28", x + 30.0 + k * (w - 126.0) / 8.0, y - 28.0, (k - 4.0) * 2.4),
            "stroke=\"#3F535E\" stroke-width=\"1.2\" fill=\"none\"",
        );
    }
    let c = x + w - 34.0;
    ink.path(format_args!("M{:.1} {:.1}V{:.1}h10V{:.1}Z", c - 5.0, y + 4.0, y - 32.0, y + 4.0), &line("#A86B3C"));
    ink.path(
        format_args!(
            "M{:.1} {:.1}L{:.1} {:.1}M{c:.1} {:.1}l-2-8M{:.1} {:.1}L{:.1} {:.1}M{:.1} {:.1}L{:.1} {:.1}M{:.1} {:.1}v14",
            c + 16.0,
            y - 26.0,
            c - 50.0,
            y - 36.0,
            y - 32.0,
            c - 2.0,
            y - 40.0,
            c - 50.0,
            y - 36.0,
            c - 2.0,
            y - 40.0,
            c + 16.0,
            y - 26.0,
            c - 46.0,
            y - 35.0
        ),
        THIN,
    );
    ink.rect(area(c - 55.0, y - 21.0, 18.0, 13.0), 1.5, "#D8A468", LINE, 1.75);
}

fn factory(ink: &mut Ink, x: f64, y: f64, w: f64) {
    let c = x + w;
    ink.path(format_args!("M{:.1} {y:.1}V{:.1}h18V{y:.1}Z", c - 34.0, y - 44.0), &line("#B4654A"));
    ink.path(format_args!("M{:.1} {:.1}h24v6h-24Z", c - 37.0, y - 44.0), &line("#8E4A33"));
    for (dx, dy, r, opacity) in [(-23.0, -50.0, 5.0, 0.75), (-15.0, -55.0, 6.0, 0.55)] {
        ink.put(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{r}\" fill=\"#fff\" opacity=\"{opacity}\"/>",
            c + dx,
            y + dy
        ));
    }
    let saw = (w - 26.0) / 3.0;
    for k in 0..3 {
        let left = x - 5.0 + f64::from(k) * saw;
        ink.path(
            format_args!("M{left:.1} {:.1}V{:.1}L{:.1} {:.1}V{:.1}Z", y + 4.0, y - 14.0, left + saw, y - 34.0, y + 4.0),
            &line("#C98A6A"),
        );
        let (wide, rise) = (saw - 12.0, 20.0 * (saw - 12.0) / saw);
        ink.path(
            format_args!("M{:.1} {:.1}l{wide:.1}-{rise:.1}v9l-{wide:.1} {rise:.1}Z", left + 6.0, y - 10.0),
            "fill=\"#F7DFA6\" stroke=\"var(--line)\" stroke-width=\"1.1\"",
        );
    }
    let left = x - 5.0 + 3.0 * saw;
    ink.path(format_args!("M{left:.1} {:.1}v-18h{:.1}v18Z", y + 4.0, w - 3.0 * saw + 10.0), &line("#B97756"));
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

const ROUND_LINE: &str = "fill=\"none\" stroke-linecap=\"round\"";

/// Hills, the road and the houses of a street, empty.
fn street_scenery(ink: &mut Ink, places: &Places) {
    let (w, h) = places.size;
    ink.put(format_args!("<defs><linearGradient id=\"k-sky\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"var(--sea-2)\"/><stop offset=\"1\" stop-color=\"var(--sea-3)\"/></linearGradient></defs><rect width=\"{w}\" height=\"{h}\" fill=\"url(#k-sky)\"/>"));
    // The hills were drawn for a street of 1408 by 312.
    ink.put(format_args!("<g transform=\"scale({:.4} {:.4})\"><path d=\"M0 92C120 40 240 70 340 48S560 22 700 54 940 70 1060 38 1300 30 1408 74V312H0Z\" fill=\"var(--land-0)\" opacity=\".38\"/><path d=\"M0 130C160 84 300 120 460 92S760 84 900 108 1200 70 1408 118V312H0Z\" fill=\"var(--land-0)\" opacity=\".62\"/><path d=\"M0 200C260 160 500 190 760 168S1200 170 1408 186V312H0Z\" fill=\"var(--land-1)\"/>", w / 1408.0, h / 312.0));
    for k in 0..5 {
        let k = f64::from(k) * 26.0;
        ink.path(
            format_args!(
                "M-20 {:.0}C260 {:.0} 500 {:.0} 760 {:.0}S1200 {:.0} 1408 {:.0}",
                212.0 + k,
                172.0 + k,
                202.0 + k,
                180.0 + k,
                182.0 + k,
                198.0 + k
            ),
            "fill=\"none\" stroke=\"var(--row-1)\" stroke-width=\"2.5\" stroke-dasharray=\"7 6\" stroke-linecap=\"round\" opacity=\".7\"",
        );
    }
    ink.0.push_str("</g>");
    let (l, r, u, d) = (44.0, w - 44.0, 24.0, h - 14.0);
    let road = format!(
        "M{} {d}H{}Q{r} {d} {r} {}V{}Q{r} {u} {} {u}H{}Q{l} {u} {l} {}V{}Q{l} {d} {} {d}Z",
        l + 26.0,
        r - 26.0,
        d - 26.0,
        u + 26.0,
        r - 26.0,
        l + 26.0,
        u + 26.0,
        d - 26.0,
        l + 26.0
    );
    ink.path(format_args!("{road}"), "fill=\"none\" stroke=\"var(--coast-line)\" stroke-width=\"25\"");
    ink.path(format_args!("{road}"), "fill=\"none\" stroke=\"var(--sand)\" stroke-width=\"22\"");
    ink.path(
        format_args!("{road}"),
        "fill=\"none\" stroke=\"var(--shore)\" stroke-width=\"2\" stroke-dasharray=\"3 9\" stroke-linecap=\"round\"",
    );
    for x in [l + 150.0, l + 690.0, r - 160.0] {
        ink.path(
            format_args!("M{x:.0} {:.0}l-6 5 6 5", d - 5.0),
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
    ink.path(
        format_args!("M{left:.1} {top:.1}H{right:.1}V{:.1}q0 9-9 9H{:.1}q-9 0-9-9Z", bottom - 9.0, left + 9.0),
        "fill=\"var(--sea)\"",
    );
    ink.path(format_args!("M{left:.1} {top:.1}H{right:.1}"), "stroke=\"var(--sea-line)\" stroke-width=\"1.5\"");
    let mut x = left + 10.0;
    while x < right - 30.0 {
        ink.path(
            format_args!("M{x:.0} {:.0}q4-4 8 0t8 0 8 0", bottom - 5.0),
            &format!("{ROUND_LINE} stroke=\"var(--sea-line)\" stroke-width=\"1.5\""),
        );
        x += 66.0;
    }
}

/// Hills, the road and the houses as shelves, empty.
fn shelf_scenery(ink: &mut Ink, places: &Places) {
    let (w, h) = places.size;
    ink.put(format_args!("<rect width=\"{w}\" height=\"{h}\" fill=\"var(--sea-2)\"/><path d=\"M0 60C{:.0} 22 {:.0} 74 {w} 40V{h}H0Z\" fill=\"var(--land-0)\" opacity=\".5\"/><path d=\"M0 110C{:.0} 70 {:.0} 120 {w} 86V{h}H0Z\" fill=\"var(--land-1)\"/>", w * 0.3, w * 0.55, w * 0.3, w * 0.6));
    let y = places.houses[0].y / 2.0;
    ink.path(format_args!("M-6 {y:.1}H{:.1}", w + 6.0), "stroke=\"var(--coast-line)\" stroke-width=\"27\"");
    ink.path(format_args!("M-6 {y:.1}H{:.1}", w + 6.0), "stroke=\"var(--sand)\" stroke-width=\"24\"");
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
        ink.path(
            format_args!(
                "M{:.1} {:.1}H{:.1}V{:.1}H{:.1}a11 11 0 0 1-11-11V{:.1}a11 11 0 0 1 11-11Z",
                house.x + 11.0,
                house.y,
                label.right(),
                house.bottom(),
                house.x + 11.0,
                house.y + 11.0
            ),
            "fill=\"var(--paper-2)\"",
        );
        ink.path(
            format_args!("M{:.1} {:.1}v{:.1}", label.right(), house.y, house.h),
            "stroke=\"var(--rule)\" stroke-width=\"1.2\"",
        );
        ink.rect(*house, 11.0, "none", LINE, 1.5);
        let size = (house.h - 20.0).clamp(22.0, 36.0);
        ink.icon_in(&format!("bd-{}", HOUSES[index]), label.cx(), house.cy() - 8.0, size, "k-rim");
        let name = text::HOUSES[index];
        let wide = name.len() as f64 * 6.6;
        let squeeze = if wide > label.w - 6.0 {
            format!("textLength=\"{:.0}\" lengthAdjust=\"spacingAndGlyphs\"", label.w - 7.0)
        } else {
            String::new()
        };
        ink.put(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" class=\"k-text k-mid k-ink\" {squeeze}>{name}</text>",
            label.cx(),
            house.cy() - 8.0 + size / 2.0 + 12.0
        ));
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
            format_args!(
                "M{:.1} {:.1}a10 10 0 0 1 10-10h{:.1}v{:.1}h-{:.1}a10 10 0 0 1-10-10Z",
                crew.x,
                crew.y + 10.0,
                wide - 10.0,
                crew.h,
                wide - 10.0
            ),
            &format!("fill=\"{fill}\" stroke=\"var(--line)\" stroke-width=\"1.2\""),
        );
        ink.text(crew.x + wide / 2.0, crew.cy() + 2.0, 19.0, "k-mid k-serif k-dark", PRODUCTION[index]);
        ink.put(format_args!(
            "<use href=\"#ui-step\" x=\"{:.1}\" y=\"{:.1}\" width=\"15\" height=\"15\" class=\"k-dark\"/>",
            crew.x + wide / 2.0 - 7.5,
            crew.cy() + 3.0
        ));
    }
    for pier in &places.piers {
        let q = pier.quay;
        ink.rect(q, 6.0, "#A86B3C", LINE, 1.5);
        ink.path(
            format_args!("M{:.1} {:.1}v{:.1}M{:.1} {:.1}v{:.1}", q.x + q.w / 3.0, q.y, q.h, q.x + q.w * 0.66, q.y, q.h),
            "stroke=\"#5C3B22\" stroke-width=\"1\"",
        );
    }
    ink.0
}
