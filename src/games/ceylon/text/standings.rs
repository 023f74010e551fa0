//! How an estate stands, in words: its places in the majorities and what it has planted and stored.
//!
//! Compared by the review between what was played and what was better. Knows no screen.

use super::super::score;
use super::super::view::View;
use super::story::{of, place};
use crate::engine::Seat;
use crate::words::counted;

/// What it is called where an estate has no part in a majority.
const NO_PLACE: &str = "no place";

/// The places of a seat in the majorities as they would be scored now, and what else its estate counts.
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
