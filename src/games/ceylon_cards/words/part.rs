//! The accessible names of parts. Called through `Words`. Does not check legality.

use super::{nouns, verb};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::View;
use crate::message;
use crate::words::Message;

pub(super) fn part(view: &View, part: Part) -> Message {
    match part {
        Part::Stop(Phase::Trade) => message!("part-trade", left: view.offers_left()),
        Part::Stop(stop) => Message::new(nouns::phase(stop)),
        Part::Card(card) => message!("part-card", card: nouns::of_card(card), count: view.hand()[card]),
        Part::Name(card) => verb::verb(view, &Action::Want(card)),
        Part::Seat(seat) => message!("part-seat", who: seat, cards: view.hands[seat].size),
        Part::Anyone => message!("part-anyone"),
        Part::Button(Button::Counter) => message!("part-counter"),
        Part::Button(button) => verb::verb(view, &action(button)),
    }
}

const fn action(button: Button) -> Action {
    match button {
        Button::Propose => Action::Propose,
        Button::Accept => Action::Accept,
        Button::Decline => Action::Decline,
        Button::Counter => Action::Counter,
        Button::Negate => Action::Negate,
        Button::Pass => Action::Pass,
        Button::Commit(clippers) => Action::Commit(clippers),
    }
}
