//! A seat's standings: its places in the majorities, its plantations and its stores.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::nouns::{self, noun};
use crate::engine::Seat;
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::score;
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::Message;

/// Returns the places that a seat would have in the majorities if they were scored now, and the counts of its estate.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
    let (table, estate) = (&view.table, &view.table.estates[seat]);
    let places = score::majorities(table).map(|majority| {
        let found = score::standing(table, majority).position(|standing| standing.seat == seat);
        let place = found.map(|index| message!("standing-place", place: index + 1));
        (name(majority), place.unwrap_or_else(|| message!("standing-no-place")))
    });
    let counts = [
        (message!("standing-chests"), Message::number(estate.stored())),
        (message!("standing-plantations"), Message::number(estate.fields.len())),
        (message!("standing-companies"), Message::number(estate.companies())),
    ];
    places.chain(counts).collect()
}

fn name(majority: Majority) -> Message {
    match majority {
        Majority::Money => message!("standing-rupees"),
        Majority::Technology => message!("standing-technology"),
        Majority::District(district) => message!("standing-district", district: noun(nouns::district(district))),
    }
}
