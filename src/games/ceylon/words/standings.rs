//! An estate's standing: its places in the majorities, its plantations and stores.

use super::nouns::{self, noun};
use crate::engine::Seat;
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::score;
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::Message;

/// Returns the places of a seat in the majorities if scored now, and the other counts of its estate.
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
