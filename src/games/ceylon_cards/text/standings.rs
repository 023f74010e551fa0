//! How a company stands, in words: what it has built, holds and scored.
//!
//! Compared by the review between what was played and what was better. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;

/// What a seat has, by counts that no draw changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let counts = [
        ("points", view.points[seat].iter().sum()),
        ("plantations", view.plantations[seat].iter().sum()),
        ("officials", view.officials[seat]),
        ("cards in hand", u16::from(view.hands[seat].size)),
    ];
    counts.map(|(name, count): (&str, u16)| (name.to_owned(), count.to_string())).into()
}
