//! The small drawings of Tea & Rum as text: icons with their numbers, goods, workers, crests.
//!
//! They are set as inner HTML, since a board holds hundreds of them; what can be pressed is a spot around them. All are
//! hidden from screen readers: the words beside them say the same.

use crate::engine::Seat;
use crate::games::tea_and_rum::text::good_icon;
use crate::games::tea_and_rum::{Colour, Good, Goods, Icon, Symbol};

/// A drawing of the symbol sheet.
pub fn glyph(id: &str, class: &str) -> String {
    format!("<svg class=\"r-i {class}\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>")
}

/// A drawing with a number in it, never so small that the number could not be read.
fn numbered(id: &str, number: impl core::fmt::Display, class: &str, down: u8) -> String {
    format!(
        "<svg class=\"r-i r-n {class}\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><use href=\"#{id}\"/><text x=\"24\" y=\"{down}\">{number}</text></svg>"
    )
}

/// A crest with a number of points.
pub fn crest(colour: Colour, points: u16) -> String {
    numbered(["vpb", "vpr"][colour as usize], points, "", 38)
}

/// A coin with a number of dollars.
pub fn coin(dollars: u16) -> String {
    numbered("dol", dollars, "r-coin", 34)
}

/// An icon as it is printed.
pub fn fx(icon: Icon) -> String {
    match icon {
        Icon::Blue(n) => crest(Colour::Blue, n.into()),
        Icon::Red(n) => crest(Colour::Red, n.into()),
        Icon::Either(n) => numbered("vpa", n, "", 39),
        Icon::Money(n) => coin(n.into()),
        Icon::Star => glyph("star", ""),
        Icon::Citizen => glyph("pop", ""),
        Icon::Cube => glyph("cube", ""),
        Icon::Gain(good) => glyph(good_icon(good), ""),
        Icon::Build => glyph("act-build", ""),
        Icon::Trade => glyph("act-trade", ""),
        Icon::Fulfil => glyph("contract", ""),
        Icon::Hire => glyph("act-captain", ""),
        Icon::FreeExpansions => glyph("expand-free", ""),
    }
}

/// Icons side by side.
pub fn row(icons: &[Icon]) -> String {
    icons.iter().map(|icon| fx(*icon)).collect()
}

/// Goods side by side, each unit drawn.
pub fn goods(goods: &Goods) -> String {
    units(goods).map(|good| glyph(good_icon(good), "")).collect()
}

/// Every unit of goods.
pub fn units(goods: &Goods) -> impl Iterator<Item = Good> + '_ {
    goods.iter().flat_map(|(good, count)| core::iter::repeat_n(good, usize::from(count)))
}

/// What is to be paid; units that `have` lacks are ringed.
pub fn cost(cost: &Goods, have: &Goods) -> String {
    let mut left = *have;
    let mut drawn = String::new();
    for good in units(cost) {
        let there = left[good] > 0;
        left[good] -= u8::from(there);
        let class = if there { "r-unit" } else { "r-unit lacks" };
        drawn += &format!("<span class=\"{class}\">{}</span>", glyph(good_icon(good), ""));
    }
    drawn
}

/// A symbol of the people's wishes.
pub fn symbol(symbol: Symbol) -> String {
    glyph(["hygiene", "revels", "security"][symbol as usize], "")
}

/// Symbols by their numbers.
pub fn symbols(counts: &[u8; 3]) -> String {
    let each = Symbol::ALL.into_iter().zip(counts);
    each.flat_map(|(kind, count)| core::iter::repeat_n(symbol(kind), usize::from(*count))).collect()
}

/// A worker of a seat, with its emblem; the Automa's where there is no seat.
pub fn worker(seat: Option<Seat>, class: &str) -> String {
    let shadow = "<ellipse cx=\"27\" cy=\"45\" rx=\"15\" ry=\"4\" class=\"r-cast\"/>";
    match seat {
        Some(seat) => format!(
            "<svg class=\"r-worker s{seat} {class}\" viewBox=\"0 0 48 50\" aria-hidden=\"true\">{shadow}<use href=\"#worker\" width=\"48\" height=\"48\"/><use href=\"#seat-{seat}\" x=\"17\" y=\"23\" width=\"14\" height=\"14\"/></svg>"
        ),
        None => format!(
            "<svg class=\"r-worker r-grey {class}\" viewBox=\"0 0 48 50\" aria-hidden=\"true\">{shadow}<use href=\"#worker\" width=\"48\" height=\"48\"/><path d=\"M19 25l10 10m0-10L19 35\" class=\"r-cross\"/></svg>"
        ),
    }
}

/// The badge of a seat.
pub fn badge(seat: Seat, class: &str) -> String {
    format!("<span class=\"badge {class} s{seat}\" aria-hidden=\"true\"><svg><use href=\"#seat-{seat}\"/></svg></span>")
}

/// The marker of a seat on the reputation track.
pub fn marker(seat: Seat) -> String {
    format!(
        "<svg class=\"r-star s{seat}\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><use href=\"#starpawn\"/><use href=\"#seat-{seat}\" x=\"16\" y=\"17\" width=\"16\" height=\"16\"/></svg>"
    )
}
