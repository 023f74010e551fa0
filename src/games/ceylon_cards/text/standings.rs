//! How a company stands, in words: what it has built, holds and scored.
//!
//! Compared by the review between what was played and what was better. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// What a seat has, by counts that no draw changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let sum = |counts: &[u16]| counts.iter().copied().map(u32::from).sum();
    counted(&[
        ("points", sum(&view.points[seat])),
        ("plantations", sum(&view.plantations[seat])),
        ("officials", view.officials[seat].into()),
        ("cards in hand", view.hands[seat].size.into()),
    ])
}
