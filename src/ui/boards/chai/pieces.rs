//! The pieces of Chai: tokens, dice, plantation cards, harvest markers. Ships are in `ships.rs`.
//!
//! Each is drawn into an area of any size and shows as much as fits: a card 130 px wide has its
//! name, one of 50 only its picture and its teas. Knows what is printed, not where it lies.

use crate::engine::Seat;
use crate::games::chai::data::{MarkerFace, CRATE_ROOM, CardId, Family};
use crate::games::chai::tea::Tea;
use crate::games::chai::text::{card_icon, tea_icon};

use super::draw::{Area, Ink, LINE, area};

const GOLD: &str = "#E3B04B";

/// The symbol of a worker: pips take the emblem of its seat.
pub fn die_icon(seat: Seat, value: u8) -> String {
    format!("{}-{value}", if seat.0 == 0 { "die" } else { "dieq" })
}

/// A worker.
pub fn die(ink: &mut Ink, x: f64, y: f64, size: f64, seat: Seat, value: u8) {
    ink.icon_in(&die_icon(seat, value), x, y, size, &format!("s{seat}"));
}

/// A worker on wood, with a rim of paper.
pub fn die_on_wood(ink: &mut Ink, x: f64, y: f64, size: f64, seat: Seat, value: u8) {
    let round = if seat.0 == 0 { size * 0.2 } else { size * 0.1 };
    let edge = area(x - size / 2.0, y - size / 2.0, size, size).grown(-0.4);
    ink.rect(edge, round, "none", "#FBF0D8", 3.0);
    die(ink, x, y, size, seat, value);
}

/// Workers in a row around a middle, shrunk to fit into `room`.
#[expect(
    clippy::too_many_arguments,
    reason = "where it lies, how large, and what is drawn: a type would only rename them"
)]
pub fn dice_row(ink: &mut Ink, x: f64, y: f64, room: f64, largest: f64, seat: Seat, values: &[u8], wood: bool) {
    let count = values.len() as f64;
    let step = (room / count).min(largest + 2.0);
    let size = (step - 2.0).max(9.0);
    for (index, value) in values.iter().enumerate() {
        let at = x + (index as f64 - (count - 1.0) / 2.0) * step;
        if wood {
            die_on_wood(ink, at, y, size, seat, *value);
        } else {
            die(ink, at, y, size, seat, *value);
        }
    }
}

/// Points on a star.
pub fn star(ink: &mut Ink, x: f64, y: f64, size: f64, points: u8) {
    ink.icon("pt", x, y, size + 5.0);
    ink.text(x, y + 5.0, 12.5, "k-mid k-bold k-dark", &points.to_string());
}

/// The octagon of a token, out of its grid of 48.
fn octagon(ink: &mut Ink, x: f64, y: f64, size: f64, with: &str) {
    ink.put(
        "<path transform=\"translate({} {})scale({})scale(.0208333)\" d=\"M15 4h18l11 11v18L33 44H15L4 33V15Z\" []/>",
        &[x - size / 2.0, y - size / 2.0, size],
        &[with],
    );
}

/// A token.
pub fn token(ink: &mut Ink, tea: Tea, x: f64, y: f64, size: f64) {
    ink.icon(tea_icon(tea), x, y, size);
}

/// The place of a token that is missing.
pub fn missing(ink: &mut Ink, tea: Tea, x: f64, y: f64, size: f64) {
    ink.pale(0.42, |ink| token(ink, tea, x, y, size));
    octagon(ink, x, y, size, "fill=\"none\" stroke=\"#2A2520\" stroke-width=\"2.6\" stroke-dasharray=\"5 4\"");
}

/// The place of any token.
pub fn any_token(ink: &mut Ink, x: f64, y: f64, size: f64) {
    octagon(ink, x, y, size, "fill=\"#F1E6CC\" stroke=\"var(--line)\" stroke-width=\"2.2\" stroke-dasharray=\"5 3.5\"");
    ink.text(x, y + size * 0.25, (size * 0.72).max(9.0), "k-mid k-serif k-faint", "?");
}

fn arrow(ink: &mut Ink, x: f64, y: f64) {
    ink.path(
        "M{} {}h6m-2.5-3l3 3-3 3",
        &[x, y],
        "fill=\"none\" stroke=\"var(--card-ink)\" stroke-width=\"1.7\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
    );
}

fn small_icon(ink: &mut Ink, id: &str, x: f64, y: f64, size: f64, class: &str) {
    ink.icon_in(id, x + size / 2.0, y + size / 2.0, size, class);
}

/// A plantation card as it lies.
#[derive(Clone, Copy, PartialEq)]
pub struct Laid {
    /// Which.
    pub card: CardId,
    /// Whether it lies face down.
    pub down: bool,
    /// What a crate holds.
    pub stored: u8,
}

impl Laid {
    /// A card that is not on a board.
    pub fn fresh(card: CardId) -> Laid {
        Laid { card, down: false, stored: 0 }
    }
}

fn band(family: Family) -> &'static str {
    match family {
        Family::Process => "#DDE5C0",
        Family::Conversion(_) => "#F0CFA9",
        Family::Blooming => "#F6DBDB",
        Family::Crate => "#E8CC9D",
    }
}

/// The colour of a card's family, for pictures too small for symbols.
pub fn card_colour(card: CardId) -> &'static str {
    band(card.card().family)
}

/// The left end of a card, with corners of radius `r`, in the colour of its family.
pub fn left_band(ink: &mut Ink, a: Area, wide: f64, r: f64, fill: &str) {
    ink.path(
        "M{} {}h{}v{}h-{}a{} {} 0 0 1-{}-{}v-{}a{} {} 0 0 1 {}-{}Z",
        &[a.x + r, a.y, wide - r, a.h, wide - r, r, r, r, r, a.h - 2.0 * r, r, r, r, r],
        &format!("fill=\"{fill}\""),
    );
}

/// The upper end of a card, with corners of radius `r`.
pub fn top_band(ink: &mut Ink, a: Area, high: f64, r: f64, fill: &str) {
    let high = high.max(r);
    ink.path(
        "M{} {}h{}a{} {} 0 0 1 {} {}v{}h-{}v-{}a{} {} 0 0 1 {}-{}Z",
        &[a.x + r, a.y, a.w - 2.0 * r, r, r, r, r, high - r, a.w, high - r, r, r, r, r],
        &format!("fill=\"{fill}\""),
    );
}

fn face_down(ink: &mut Ink, a: Area, card: CardId) {
    let (wide, mini) = (a.w >= 104.0, a.w < 70.0);
    let round = if mini { 6.0 } else { 8.0 };
    ink.rect(a, round, "#2C5A45", LINE, 1.5);
    ink.rect(a.grown(-3.5), 5.0, "none", GOLD, 1.2);
    let tea = card.card().teas.iter().next().unwrap_or(Tea::Green);
    if mini {
        ink.icon("leaf", a.x + a.w * 0.32, a.cy(), a.h.min(a.w) * 0.44);
        return token(ink, tea, a.x + a.w * 0.7, a.cy(), (a.h * 0.4).min(16.0));
    }
    ink.icon("leaf", a.x + if wide { 22.0 } else { 20.0 }, a.cy(), (a.h * 0.52).min(32.0));
    token(ink, tea, a.x + if wide { 50.0 } else { 46.0 }, a.cy() + if wide { 9.0 } else { 0.0 }, 20.0);
    if wide {
        ink.text(a.x + 40.0, a.y + 21.0, 13.0, "k-serif k-pale", card.card().name);
    }
    if a.w >= 126.0 {
        ink.text(a.x + 64.0, a.cy() + 13.5, 12.0, "k-pale", super::text::FACE_DOWN);
    } else {
        small_icon(ink, "ui-flip", a.right() - 28.0, a.cy() - if wide { 0.0 } else { 10.0 }, 20.0, "k-pale");
    }
}

/// A plantation card, lying.
pub fn card(ink: &mut Ink, a: Area, laid: Laid) {
    let (wide, mini) = (a.w >= 104.0, a.w < 70.0);
    let round = if mini { 6.0 } else { 8.0 };
    ink.shadow(a, round, 0.25);
    if laid.down {
        return face_down(ink, a, laid.card);
    }
    let printed = laid.card.card();
    ink.rect(a, round, "var(--card)", LINE, 1.5);
    if mini {
        return tiny_card(ink, a, laid);
    }
    let left = if wide { 40.0 } else { 34.0 };
    left_band(ink, a, left, round, band(printed.family));
    ink.path("M{} {}v{}", &[a.x + left, a.y, a.h], "stroke=\"var(--card-rule)\" stroke-width=\"1.2\"");
    ink.rect(a, round, "none", LINE, 1.5);
    ink.icon(card_icon(laid.card), a.x + left / 2.0 + 1.0, a.cy() + 3.0, (left * 0.84).min(a.h * 0.74));
    let tight = wide && a.w < 126.0;
    let x = a.x + left + 6.0;
    let low = a.h < 50.0;
    if wide {
        let down = if low { 16.0 } else { 20.0 };
        ink.name(x, a.y + down, 13.0, "k-serif k-card", printed.name, a.w - left - 10.0);
    }
    let y = if wide { a.bottom() - if low { 14.0 } else { 17.0 } } else { a.y + if low { a.h * 0.32 } else { 19.0 } };
    let plus = |ink: &mut Ink, x: f64, y: f64, words: &str, class: &str| ink.text(x, y, 14.0, class, words);
    let teas: Vec<Tea> = printed.teas.iter().collect();
    let size = if tight { 19.0 } else { 21.0 };
    // Narrow cards have what the card gives below its teas.
    let (below_x, below_y) = (x + size + 1.0, a.bottom() - if low { 5.0 } else { 9.0 });
    match printed.family {
        Family::Process => {
            for (index, tea) in teas.iter().enumerate() {
                token(ink, *tea, x + size / 2.0 + index as f64 * (size + 2.0), y, size);
            }
            if wide {
                plus(ink, x + size * 2.0 + if tight { 4.0 } else { 9.0 }, y + 5.0, "+1", "k-bold k-card");
            } else {
                plus(ink, below_x, below_y, "+1", "k-mid k-bold k-card");
            }
        }
        Family::Conversion(to) => {
            let size = if wide && !tight { size } else { 17.5 };
            token(ink, teas[0], x + size / 2.0, y, size);
            arrow(ink, x + size + 1.0, y);
            token(ink, to, x + size * 1.5 + 9.0, y, size);
            if wide {
                plus(ink, x + size * 2.0 + if tight { 10.0 } else { 14.0 }, y + 5.0, "+1", "k-bold k-card");
            } else {
                plus(ink, below_x, below_y, "+1", "k-mid k-bold k-card");
            }
        }
        Family::Blooming if wide => {
            token(ink, teas[0], x + size / 2.0, y, size);
            plus(ink, x + size + 5.0, y + 5.0, "+2", "k-bold k-card");
            if tight {
                small_icon(ink, "ui-flip", x + size + 26.0, y - 9.0, 18.0, "k-card");
            } else {
                ink.text(x + size + 26.0, y + 4.5, 12.0, "k-card-2", super::text::ONCE);
            }
        }
        Family::Blooming => {
            token(ink, teas[0], x + size + 1.0, y, size);
            plus(ink, x + size - 7.0, below_y, "+2", "k-mid k-bold k-card");
            small_icon(ink, "ui-flip", x + size + 5.0, below_y - 13.0, 16.0, "k-card");
        }
        Family::Crate => {
            let (size, y) = match (wide, low) {
                (true, true) => (19.0, a.bottom() - 12.5),
                (true, false) => (if tight { 24.0 } else { 25.0 }, y),
                (false, _) => (20.0, a.cy()),
            };
            for hole in 0..CRATE_ROOM {
                let left = x + f64::from(hole) * (size + 3.0);
                let full = hole < laid.stored;
                let fill = if full { "#C79A63" } else { "#EAD7B0" };
                ink.rect(area(left, y - size / 2.0, size, size), 4.0, fill, "#7A5632", 1.3);
                if full {
                    token(ink, teas[0], left + size / 2.0, y, size * 0.84);
                } else {
                    ink.pale(0.38, |ink| token(ink, teas[0], left + size / 2.0, y, size * 0.8));
                }
            }
        }
    }
    star(ink, a.x + 7.0, a.y + 7.0, if wide { 23.0 } else { 21.0 }, printed.points);
}

/// A card on a rival's board.
fn tiny_card(ink: &mut Ink, a: Area, laid: Laid) {
    let printed = laid.card.card();
    let left = a.w * 0.48;
    left_band(ink, a, left, 6.0, band(printed.family));
    ink.rect(a, 6.0, "none", LINE, 1.5);
    ink.icon(card_icon(laid.card), a.x + left / 2.0, a.cy(), (left * 0.84).min(a.h * 0.8));
    let mut teas: Vec<Tea> = printed.teas.iter().collect();
    match printed.family {
        Family::Crate => teas.push(teas[0]),
        Family::Conversion(to) => teas.push(to),
        _ => {}
    }
    for (index, tea) in teas.iter().enumerate() {
        let share = if teas.len() == 1 { 0.5 } else { [0.28, 0.72][index.min(1)] };
        let (x, y, size) = (a.x + left + (a.w - left) / 2.0, a.y + a.h * share, (a.h * 0.42).min(16.0));
        if printed.family == Family::Crate && index >= usize::from(laid.stored) {
            missing(ink, *tea, x, y, size);
        } else {
            token(ink, *tea, x, y, size);
        }
    }
}

/// A plantation card upright, without its name: the picture above, the teas below.
pub fn upright_card(ink: &mut Ink, a: Area, card: CardId) {
    let printed = card.card();
    let high = a.h * 0.52;
    ink.shadow(a, 7.0, 0.22);
    ink.rect(a, 7.0, "var(--card)", LINE, 1.5);
    top_band(ink, a, high, 7.0, band(printed.family));
    ink.rect(a, 7.0, "none", LINE, 1.5);
    ink.icon(card_icon(card), a.cx(), a.y + high / 2.0 + 0.5, (high * 0.94).min(a.w * 0.74));
    let y = a.y + high + (a.h - high) / 2.0;
    let size = 20f64.min((a.w - 8.0) / 2.0).min(a.h - high - 2.0);
    let tea = printed.teas.iter().next().unwrap_or(Tea::Green);
    match printed.family {
        Family::Conversion(to) => {
            token(ink, tea, a.cx() - size * 0.5 - 4.0, y, size * 0.88);
            token(ink, to, a.cx() + size * 0.5 + 4.0, y, size * 0.88);
            arrow(ink, a.cx() - 3.5, y);
        }
        Family::Process => {
            for (index, tea) in printed.teas.iter().enumerate() {
                token(ink, tea, a.cx() + (index as f64 - 0.5) * size * 1.08, y, size);
            }
        }
        Family::Blooming => {
            token(ink, tea, a.cx() - 8.0, y, size);
            ink.text(a.cx() + 12.0, y + 5.0, 13.0, "k-mid k-bold k-card", "+2");
        }
        Family::Crate => {
            for hole in 0..2 {
                let left = a.cx() - size * 1.08 + f64::from(hole) * size * 1.12;
                ink.rect(area(left, y - size / 2.0, size, size), 3.0, "#EAD7B0", "#7A5632", 1.2);
                ink.pale(0.5, |ink| token(ink, tea, left + size / 2.0, y, size * 0.8));
            }
        }
    }
}

/// The edges of the cards under a deck.
pub fn deck_edge(ink: &mut Ink, a: Area, round: f64) {
    for layer in [2.0, 1.0] {
        let fill = if layer == 2.0 { "#2C5A45" } else { "var(--card-rule)" };
        ink.rect(area(a.x + 3.0 * layer, a.y + 3.0 * layer, a.w, a.h), round, fill, LINE, 1.5);
    }
}

/// How many cards a deck has, on a label.
pub fn deck_count(ink: &mut Ink, x: f64, y: f64, count: usize) {
    ink.rect(area(x - 15.5, y - 8.0, 31.0, 16.0), 8.0, "#2C5A45", LINE, 1.2);
    ink.text(x, y + 4.2, 12.0, "k-mid k-pale", &format!("×{count}"));
}

/// A harvest marker; upright when it is nearly as high as wide. `side` 0 lies beside Harvest, 1 beside Production.
pub fn marker(ink: &mut Ink, a: Area, face: &MarkerFace, side: usize, number: Option<u8>) {
    ink.shadow(a, 7.0, 0.28);
    ink.rect(a, 7.0, "var(--card)", LINE, 1.5);
    if side == 0 {
        left_band(ink, a, 9.0, 7.0, "#7FAE57");
    } else {
        ink.path(
            "M{} {}h-2v{}h2a7 7 0 0 0 7-7v-{}a7 7 0 0 0-7-7Z",
            &[a.right() - 7.0, a.y, a.h, a.h - 14.0],
            "fill=\"#C9853A\"",
        );
    }
    let edge = if side == 0 { a.x + 9.0 } else { a.right() - 9.0 };
    ink.path("M{} {}v{}", &[edge, a.y, a.h], "stroke=\"var(--line)\" stroke-width=\"1.2\"");
    ink.rect(a, 7.0, "none", LINE, 1.5);
    let teas: Vec<Tea> = face.teas.iter().collect();
    let units = format!("+{}", face.units);
    if a.h > a.w * 0.5 {
        let (x, size) = (a.cx() + if side == 0 { 4.5 } else { -4.5 }, 19f64.min(a.h * 0.42));
        for (index, tea) in teas.iter().enumerate() {
            token(ink, *tea, x + (index as f64 - (teas.len() as f64 - 1.0) / 2.0) * size, a.y + a.h * 0.27, size);
        }
        ink.text(x, a.bottom() - a.h * 0.22, 14.0, "k-mid k-serif k-card", &units);
        if let Some(number) = number {
            ink.put("<circle cx=\"{}\" cy=\"{}\" r=\"8.5\" class=\"k-step\"/>", &[a.cx(), a.bottom()], &[]);
            ink.text(a.cx(), a.bottom() + 4.3, 12.0, "k-mid k-bold k-ink", &number.to_string());
        }
        return;
    }
    let size = 20f64.min(a.h * 0.56);
    let left = a.x + if side == 0 { 13.0 } else { 5.0 };
    for (index, tea) in teas.iter().enumerate() {
        token(ink, *tea, left + size / 2.0 + index as f64 * (size - 1.0), a.cy(), size);
    }
    let right = a.right() - if side == 0 { 9.0 } else { 14.0 };
    ink.text(right, a.cy() + 5.5, 14.0, "k-end k-serif k-card", &units);
    if let Some(number) = number {
        let x = if side == 0 { a.right() + 2.0 } else { a.x - 2.0 };
        ink.put("<circle cx=\"{}\" cy=\"{}\" r=\"9.5\" class=\"k-step\"/>", &[x, a.cy()], &[]);
        ink.text(x, a.cy() + 4.4, 12.0, "k-mid k-bold k-ink", &number.to_string());
    }
}
