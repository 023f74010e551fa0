//! A player's standings: points, plantations, officials and cards.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use crate::engine::Seat;
use crate::games::ceylon_cards::view::View;
use crate::message;
use crate::words::Message;

/// Returns those counts of a seat's possessions that do not depend on draws.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
    let planted: u32 = view.plantations[seat].iter().copied().map(u32::from).sum();
    vec![
        (message!("standing-points"), Message::number(view.total(seat))),
        (message!("standing-plantations"), Message::number(planted)),
        (message!("standing-officials"), Message::number(view.officials[seat])),
        (message!("standing-cards"), Message::number(view.hands[seat].size)),
    ]
}
