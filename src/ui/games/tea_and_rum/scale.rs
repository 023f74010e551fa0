//! The scale on which a trade is weighed: pans, plates, coins that level it. A drawing; knows no rule.

use core::fmt::Write as _;

use crate::games::tea_and_rum::text::good_icon;
use crate::games::tea_and_rum::{Good, Goods, Trade};

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

const BRASS: &str = "#E3B04B";

fn crate_of(drawn: &mut String, good: Good, x: f64, y: f64, side: f64) {
    let _ = write!(
        drawn,
        "<rect class=\"r-box\" x=\"{:.1}\" y=\"{:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" rx=\"6\"/><use href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
        x - side / 2.0,
        y - side / 2.0,
        good_icon(good),
        x - side * 0.4,
        y - side * 0.4,
        side * 0.8,
        side * 0.8
    );
}

/// A pan hanging from (x, y) with goods and coins on it, and what they come to.
fn pan(drawn: &mut String, frame: Frame, x: f64, y: f64, goods: &Goods, coins: u16, label: &str) {
    let wide = frame.wide * 0.40;
    let low = y + frame.high * 0.36;
    let side = frame.crate_side;
    let _ = write!(
        drawn,
        "<path class=\"r-cord\" d=\"M{x} {y}L{:.1} {low}M{x} {y}L{:.1} {low}M{x} {y}V{:.1}\"/><circle class=\"r-joint\" cx=\"{x}\" cy=\"{y}\" r=\"6\"/>",
        x - wide / 2.0 + 6.0,
        x + wide / 2.0 - 6.0,
        low - 4.0
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
            crate_of(drawn, *good, left, base - side / 2.0 - row as f64 * (side - 2.0), side);
        }
    }
    if coins > 0 {
        let at = if first == 0 { x } else { x + aside + first as f64 / 2.0 * pitch + 19.0 };
        let shown = coins.min(7);
        for index in 0..shown {
            let _ = write!(
                drawn,
                "<ellipse class=\"r-gold\" cx=\"{at:.1}\" cy=\"{:.1}\" rx=\"15\" ry=\"6\"/>",
                base - 5.0 - f64::from(index) * 5.5
            );
        }
        let top = base - f64::from(shown) * 5.5 - 14.0;
        let _ = write!(
            drawn,
            "<rect class=\"r-label\" x=\"{:.1}\" y=\"{:.1}\" width=\"40\" height=\"20\" rx=\"10\"/><text class=\"r-figure\" x=\"{at:.1}\" y=\"{:.1}\">+${coins}</text>",
            at - 20.0,
            top - 10.0,
            top + 4.8
        );
    }
    let _ = write!(
        drawn,
        "<path class=\"r-brass\" d=\"M{:.1} {low}h{wide:.1}q-8 20 -{:.1} 22h-{:.1}q-{:.1} -2 -{:.1} -22Z\"/>",
        x - wide / 2.0,
        wide * 0.32,
        wide * 0.36,
        wide * 0.24,
        wide * 0.32
    );
    if frame.words {
        let long = label.chars().count() as f64 * 7.6 + 22.0;
        let _ = write!(
            drawn,
            "<rect class=\"r-label\" x=\"{:.1}\" y=\"{:.1}\" width=\"{long:.1}\" height=\"24\" rx=\"12\"/><text class=\"r-figure\" x=\"{x}\" y=\"{:.1}\">{label}</text>",
            x - long / 2.0,
            low + 27.0,
            low + 44.0
        );
    }
}

/// The small plate over the end of the beam: one kind that weighs a dollar more or less each.
fn plate(drawn: &mut String, frame: Frame, x: f64, y: f64, kind: Option<Good>, count: u8, label: &str) {
    let wide = frame.wide * 0.25;
    let top = y - if frame.words { 46.0 } else { 40.0 };
    let side = frame.crate_side * 0.88;
    let _ = write!(drawn, "<path class=\"r-stem\" d=\"M{x} {:.1}V{:.1}\"/>", y - 4.0, top + 3.0);
    if let Some(good) = kind {
        let per = ((wide / (side + 2.0)) as usize).max(2);
        let units = vec![good; usize::from(count)];
        for (row, line) in units.chunks(per).enumerate() {
            let middle = (line.len() as f64 - 1.0) / 2.0;
            for index in 0..line.len() {
                let left = x + (index as f64 - middle) * (side + 2.0);
                crate_of(drawn, good, left, top - side / 2.0 - 3.0 - row as f64 * (side - 3.0), side);
            }
        }
    }
    let _ = write!(
        drawn,
        "<path class=\"r-copper\" d=\"M{:.1} {:.1}h{wide:.1}q-3 11 -14 11h-{:.1}q-11 0 -14 -11Z\"/>",
        x - wide / 2.0,
        top - 3.0,
        wide - 28.0
    );
    let class = if kind.is_some() { "r-off on" } else { "r-off" };
    let _ = write!(
        drawn,
        "<g class=\"{class}\"><rect x=\"{:.1}\" y=\"{:.1}\" width=\"60\" height=\"20\" rx=\"10\"/><text x=\"{x}\" y=\"{:.1}\">{label}</text></g>",
        x - 30.0,
        top + 7.0,
        top + 21.5
    );
}

/// The scale with a trade on it.
pub fn scale(trade: &Trade, frame: Frame) -> String {
    let (wide, high) = (frame.wide, frame.high);
    let middle = wide / 2.0;
    let arm = wide * 0.285;
    let beam = high * 0.40;
    let foot = high - 14.0;
    let mut drawn = format!(
        "<ellipse class=\"r-cast\" cx=\"{:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"8\"/><path class=\"r-brass\" d=\"M{:.1} {:.1}q0-14 {a:.1}-16q{b:.1}-4 {b:.1}-26V{beam:.1}h{c:.1}V{:.1}q0 22 {b:.1} 26q{a:.1} 2 {a:.1} 16Z\"/>",
        middle + 6.0,
        foot + 6.0,
        wide * 0.17,
        middle - wide * 0.14,
        foot + 6.0,
        foot - 36.0,
        a = wide * 0.07,
        b = wide * 0.055,
        c = wide * 0.03,
    );
    let (left, right) = (middle - arm, middle + arm);
    let bow = format!("M{left:.1} {beam:.1}Q{middle} {:.1} {right:.1} {beam:.1}", beam - 26.0);
    let _ = write!(
        drawn,
        "<path class=\"r-beam-key\" d=\"{bow}\"/><path class=\"r-beam\" d=\"{bow}\" stroke=\"{BRASS}\"/><path class=\"r-gleam\" d=\"{bow}\" transform=\"translate(0 -3)\"/>"
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
    let _ = write!(
        drawn,
        "<circle class=\"r-brass\" cx=\"{middle}\" cy=\"{:.1}\" r=\"{radius}\"/><circle class=\"r-dial\" cx=\"{middle}\" cy=\"{:.1}\" r=\"{:.1}\"/><text class=\"r-word\" x=\"{middle}\" y=\"{:.1}\">{word}</text><text class=\"r-sum\" x=\"{middle}\" y=\"{:.1}\">${dollars}</text>",
        beam - 12.0,
        beam - 12.0,
        radius - 6.0,
        beam - 18.0,
        beam + 6.0
    );
    drawn
}

/// The scale in its room.
pub fn room(trade: &Trade, frame: Frame, class: &str) -> String {
    let (wide, high) = (frame.wide, frame.high + 12.0);
    format!(
        "<svg class=\"r-scale {class}\" viewBox=\"0 -12 {wide} {high}\" aria-hidden=\"true\"><rect class=\"r-felt\" x=\"-600\" y=\"-400\" width=\"2000\" height=\"1200\"/><path class=\"r-counter-top\" d=\"M-600 {:.1}h2000v400h-2000Z\"/>{}</svg>",
        frame.high - 26.0,
        scale(trade, frame)
    )
}
