//! How a player stands: plantations, officials, cards and points.
//!
//! Compared by the review between what was played and what was better.

use crate::engine::Seat;
use crate::games::ceylon_cards::view::View;
use crate::message;
use crate::words::Message;

/// What a seat has, by counts that no draw changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
    let planted: u32 = view.plantations[seat].iter().copied().map(u32::from).sum();
    vec![
        (message!("standing-points"), Message::number(view.total(seat))),
        (message!("standing-plantations"), Message::number(planted)),
        (message!("standing-officials"), Message::number(view.officials[seat])),
        (message!("standing-cards"), Message::number(view.hands[seat].size)),
    ]
}
