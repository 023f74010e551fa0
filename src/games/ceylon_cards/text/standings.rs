//! A company's standing in words: its buildings, holdings and score.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// Describes a seat's possessions by counts that no draw changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let sum = |counts: &[u16]| counts.iter().copied().map(u32::from).sum();
    counted(&[
        ("points", sum(&view.points[seat])),
        ("plantations", sum(&view.plantations[seat])),
        ("officials", view.officials[seat].into()),
        ("cards in hand", view.hands[seat].size.into()),
    ])
}
