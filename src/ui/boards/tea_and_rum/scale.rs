//! The scale on which a trade is weighed: pans, plates, coins that level it. A drawing; knows no rule.

use crate::games::tea_and_rum::text::good_icon;
use crate::games::tea_and_rum::{Good, Goods, Trade};
use crate::ui::kit::{draw, filled};

use super::{marks, text};

/// How large it is drawn.
#[derive(Clone, Copy)]
pub struct Frame {
    wide: f64,
    high: f64,
    /// The side of a crate.
    crate_side: f64,
    /// Whether there is room for words under the pans.
    words: bool,
}

/// Room enough.
pub const TALL: Frame = Frame { wide: 390.0, high: 344.0, crate_side: 31.0, words: true };
/// A low strip.
pub const LOW: Frame = Frame { wide: 390.0, high: 186.0, crate_side: 22.0, words: false };
/// Under the houses of a wide screen.
pub const WIDE: Frame = Frame { wide: 574.0, high: 372.0, crate_side: 38.0, words: true };
/// The same where the screen is low.
pub const BROAD: Frame = Frame { wide: 574.0, high: 262.0, crate_side: 28.0, words: true };

fn crate_of(to: &mut String, good: Good, x: f64, y: f64, side: f64) {
    let (half, inside) = (side / 2.0, side * 0.4);
    draw(
        to,
        "<rect class=\"r-box\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\"/><use href=\"#[]\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        &[x - half, y - half, side, side, x - inside, y - inside, side * 0.8, side * 0.8],
        &[good_icon(good)],
    );
}

/// A pan hanging from (x, y) with goods and coins on it, and what they come to.
fn pan(to: &mut String, frame: Frame, x: f64, y: f64, goods: &Goods, coins: u16, label: &str) {
    let wide = frame.wide * 0.40;
    let low = y + frame.high * 0.36;
    let side = frame.crate_side;
    draw(
        to,
        "<path class=\"r-cord\" d=\"M{} {}L{} {} {} {}M{} {}V{}\"/><circle class=\"r-joint\" cx=\"{}\" cy=\"{}\" r=\"6\"/>",
        &[x - wide / 2.0 + 6.0, low, x, y, x + wide / 2.0 - 6.0, low, x, y, low - 4.0, x, y],
        &[],
    );
    let units: Vec<Good> = marks::units(goods).collect();
    let pitch = side + 3.0;
    let room = wide - 16.0 - if coins > 0 { 40.0 } else { 0.0 };
    let per = ((room / pitch) as usize).max(2);
    let base = low - 5.0;
    let first = units.len().min(per);
    let aside = if coins > 0 { -20.0 } else { 0.0 };
    for (row, line) in units.chunks(per).enumerate() {
        let middle = (line.len() as f64 - 1.0) / 2.0;
        for (index, good) in line.iter().enumerate() {
            let left = x + aside + (index as f64 - middle) * pitch;
            crate_of(to, *good, left, base - side / 2.0 - row as f64 * (side - 2.0), side);
        }
    }
    if coins > 0 {
        let at = if first == 0 { x } else { x + aside + first as f64 / 2.0 * pitch + 19.0 };
        let shown = coins.min(7);
        for index in 0..shown {
            let up = base - 5.0 - f64::from(index) * 5.5;
            draw(to, "<ellipse class=\"r-gold\" cx=\"{}\" cy=\"{}\" rx=\"15\" ry=\"6\"/>", &[at, up], &[]);
        }
        let top = base - f64::from(shown) * 5.5 - 14.0;
        draw(
            to,
            "<rect class=\"r-label\" x=\"{}\" y=\"{}\" width=\"40\" height=\"20\" rx=\"10\"/><text class=\"r-figure\" x=\"{}\" y=\"{}\">+$[]</text>",
            &[at - 20.0, top - 10.0, at, top + 4.8],
            &[&coins.to_string()],
        );
    }
    draw(
        to,
        "<path class=\"r-brass\" d=\"M{} {}h{}q-8 20-{} 22h-{}q-{}-2-{}-22Z\"/>",
        &[x - wide / 2.0, low, wide, wide * 0.32, wide * 0.36, wide * 0.24, wide * 0.32],
        &[],
    );
    if frame.words {
        let long = label.chars().count() as f64 * 7.6 + 22.0;
        draw(
            to,
            "<rect class=\"r-label\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"24\" rx=\"12\"/><text class=\"r-figure\" x=\"{}\" y=\"{}\">[]</text>",
            &[x - long / 2.0, low + 27.0, long, x, low + 44.0],
            &[label],
        );
    }
}

/// The small plate over the end of the beam: one kind that weighs a dollar more or less each.
fn plate(to: &mut String, frame: Frame, x: f64, y: f64, kind: Option<Good>, count: u8, label: &str) {
    let wide = frame.wide * 0.25;
    let top = y - if frame.words { 46.0 } else { 40.0 };
    let side = frame.crate_side * 0.88;
    draw(to, "<path class=\"r-stem\" d=\"M{} {}V{}\"/>", &[x, y - 4.0, top + 3.0], &[]);
    if let Some(good) = kind {
        let per = ((wide / (side + 2.0)) as usize).max(2);
        let units = vec![good; usize::from(count)];
        for (row, line) in units.chunks(per).enumerate() {
            let middle = (line.len() as f64 - 1.0) / 2.0;
            for index in 0..line.len() {
                let left = x + (index as f64 - middle) * (side + 2.0);
                crate_of(to, good, left, top - side / 2.0 - 3.0 - row as f64 * (side - 3.0), side);
            }
        }
    }
    let class = if kind.is_some() { "r-off on" } else { "r-off" };
    draw(
        to,
        "<path class=\"r-copper\" d=\"M{} {}h{}q-3 11-14 11h-{}q-11 0-14-11Z\"/><g class=\"[]\"><rect x=\"{}\" y=\"{}\" width=\"60\" height=\"20\" rx=\"10\"/><text x=\"{}\" y=\"{}\">[]</text></g>",
        &[x - wide / 2.0, top - 3.0, wide, wide - 28.0, x - 30.0, top + 7.0, x, top + 21.5],
        &[class, label],
    );
}

/// The scale with a trade on it.
pub fn scale(trade: &Trade, frame: Frame) -> String {
    let (wide, high) = (frame.wide, frame.high);
    let middle = wide / 2.0;
    let arm = wide * 0.285;
    let beam = high * 0.40;
    let foot = high - 14.0;
    let (left, right) = (middle - arm, middle + arm);
    let (a, b, c) = (wide * 0.07, wide * 0.055, wide * 0.03);
    let bow = filled("M{} {}Q{} {} {} {}", &[left, beam, middle, beam - 26.0, right, beam], &[]);
    let mut drawn = filled(
        "<ellipse class=\"r-cast\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"8\"/><path class=\"r-brass\" d=\"M{} {}q0-14 {}-16q{}-4 {}-26V{}h{}V{}q0 22 {} 26q{} 2 {} 16Z\"/><path class=\"r-beam-key\" d=\"[]\"/><path class=\"r-beam\" d=\"[]\" stroke=\"#E3B04B\"/><path class=\"r-gleam\" d=\"[]\" transform=\"translate(0 -3)\"/>",
        &[
            middle + 6.0,
            foot + 6.0,
            wide * 0.17,
            middle - wide * 0.14,
            foot + 6.0,
            a,
            b,
            b,
            beam,
            c,
            foot - 36.0,
            b,
            a,
            a,
        ],
        &[&bow, &bow, &bow],
    );
    let (earned, spent) = (trade.earned(), trade.spent());
    let (pay, get) = (spent.saturating_sub(earned), earned.saturating_sub(spent));
    let (sold_plate, bought_plate) = (trade.sold_plate(), trade.bought_plate());
    let without = |goods: &Goods, kind: Option<Good>| {
        let mut rest = *goods;
        if let Some(kind) = kind {
            rest[kind] = 0;
        }
        rest
    };
    pan(&mut drawn, frame, left, beam, &without(&trade.sold, sold_plate), pay, &text::left_pan(earned, pay));
    pan(&mut drawn, frame, right, beam, &without(&trade.bought, bought_plate), get, &text::right_pan(spent, get));
    plate(&mut drawn, frame, left, beam, sold_plate, sold_plate.map_or(0, |kind| trade.sold[kind]), text::PLUS_PLATE);
    plate(
        &mut drawn,
        frame,
        right,
        beam,
        bought_plate,
        bought_plate.map_or(0, |kind| trade.bought[kind]),
        text::MINUS_PLATE,
    );
    let radius = if frame.words { 38.0 } else { 32.0 };
    let (word, dollars) = match (get, pay) {
        (0, 0) => (text::EVEN, 0),
        (0, pay) => (text::YOU_PAY, pay),
        (get, _) => (text::YOU_GET, get),
    };
    draw(
        &mut drawn,
        "<g transform=\"translate({} {})\"><circle class=\"r-brass\" r=\"{}\"/><circle class=\"r-dial\" r=\"{}\"/><text class=\"r-word\" y=\"-6\">[]</text><text class=\"r-sum\" y=\"18\">$[]</text></g>",
        &[middle, beam - 12.0, radius, radius - 6.0],
        &[word, &dollars.to_string()],
    );
    drawn
}

/// The scale in its room.
pub fn room(trade: &Trade, frame: Frame, class: &str) -> String {
    filled(
        "<svg class=\"r-scale []\" viewBox=\"0 -12 {} {}\" aria-hidden=\"true\"><rect class=\"r-felt\" x=\"-600\" y=\"-400\" width=\"2000\" height=\"1200\"/><path class=\"r-counter-top\" d=\"M-600 {}h2000v400h-2000Z\"/>[]</svg>",
        &[frame.wide, frame.high + 12.0, frame.high - 26.0],
        &[class, &scale(trade, frame)],
    )
}
