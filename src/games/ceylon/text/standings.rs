//! An estate's standing in words: its places in the majorities, its plantations and stores.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::super::score;
use super::super::view::View;
use super::story::{of, place};
use crate::engine::Seat;
use crate::words::counted;

/// Placeholder for an estate without a place in a majority.
const NO_PLACE: &str = "no place";

/// Returns the places of a seat in the majorities if scored now, and the other counts of its estate.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let (table, estate) = (&view.table, &view.table.estates[seat]);
    let places = score::majorities(table).map(|majority| {
        let found = score::standing(table, majority).position(|standing| standing.seat == seat);
        (of(majority), found.map_or(NO_PLACE, |index| place(index as u8 + 1)).to_owned())
    });
    let counts = counted(&[
        ("chests in the warehouse", estate.stored().into()),
        ("plantations", estate.fields.len()),
        ("companies supplied", estate.companies() as u32),
    ]);
    places.chain(counts).collect()
}
