//! The story: one line for each event that the log shows.
//!
//! Called through `Words` by the log, the summary and the transcripts. Knows no screen.

use super::nouns;
use crate::engine::Seat;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::data::{
    CLIPPER_DRAW, FLEET_PIRATES, FLEET_REPEL_CLIPPERS, OFFICIAL_PORTS, PLANTATION_CARDS, PLANTATION_GOODS, ROUNDS,
    TARGET,
};
use crate::games::ceylon_cards::events::{Event, Lot};
use crate::games::ceylon_cards::state::End;
use crate::message;
use crate::words::Line;
use crate::words::Message;

/// Returns a line about a seat that the summary includes.
fn by(seat: Seat, icon: &'static str, text: Message) -> Line {
    Line { seat: Some(seat), icon, text, aside: None, major: true, gain: false }
}

/// Returns a line about a seat that the summary omits.
fn quiet(seat: Seat, icon: &'static str, text: Message) -> Line {
    Line { major: false, ..by(seat, icon, text) }
}

/// Returns a line about the whole table.
fn table(icon: &'static str, text: Message) -> Line {
    Line { seat: None, icon, text, aside: None, major: false, gain: false }
}

fn with(line: Line, aside: Message) -> Line {
    Line { aside: Some(aside), ..line }
}

/// Returns a number of cards for the end of a line: "91 cards".
fn cards(count: u8) -> Message {
    message!("aside-cards", count: count)
}

/// Returns a number of cards given up for the end of a line: "−4 cards".
fn paid(count: u8) -> Message {
    message!("aside-change", count: -i32::from(count))
}

/// Returns the sentence of an offer.
pub(super) fn offer(by: Seat, to: Partner, give: &Lot, want: &Lot) -> Message {
    let (cards, wanted) = (nouns::lot(give), nouns::lot(want));
    match (to, give.count, want.count) {
        (Partner::Seat(to), 0, 0) => message!("line-call", by: by, to: to),
        (Partner::Seat(to), 0, _) => message!("line-request", by: by, to: to, want: wanted),
        (Partner::Seat(to), _, 0) => message!("line-gift", by: by, to: to, give: cards),
        (Partner::Seat(to), ..) => message!("line-offer", by: by, to: to, give: cards, want: wanted),
        (Partner::Anyone, 0, 0) => message!("line-call-anyone", by: by),
        (Partner::Anyone, 0, _) => message!("line-request-anyone", by: by, want: wanted),
        (Partner::Anyone, _, 0) => message!("line-gift-anyone", by: by, give: cards),
        (Partner::Anyone, ..) => message!("line-offer-anyone", by: by, give: cards, want: wanted),
    }
}

/// Returns the sentence of a counter-offer.
pub(super) fn counter_offer(by: Seat, to: Seat, give: &Lot, want: &Lot) -> Message {
    let (cards, wanted) = (nouns::lot(give), nouns::lot(want));
    match (give.count, want.count) {
        (0, _) => message!("line-counter-request", by: by, to: to, want: wanted),
        (_, 0) => message!("line-counter-gift", by: by, to: to, give: cards),
        _ => message!("line-counter", by: by, to: to, give: cards, want: wanted),
    }
}

pub(super) fn attack(by: Seat, target: Seat) -> Message {
    message!("line-attack", by: by, target: target)
}

pub(super) fn fleet(by: Seat, target: Seat) -> Message {
    message!("line-fleet", by: by, target: target, count: FLEET_PIRATES)
}

pub(super) fn promise(seat: Seat, clippers: u8) -> Message {
    message!("line-promise", who: seat, count: clippers)
}

/// Returns the reason for the end of the game.
pub(super) fn why_won(end: End) -> Message {
    match end {
        End::Target => message!("aside-won-target", target: TARGET),
        End::EqualTurns => message!("aside-won-equal"),
        End::Rounds => message!("aside-won-rounds", rounds: ROUNDS),
    }
}

/// Returns the line of a trade between two seats. If only one of them gave cards, it is a gift from that seat.
fn trade(one: Seat, other: Seat, gave: &Lot, got: &Lot) -> Line {
    let gift = |from: Seat, to: Seat, lot: &Lot| {
        by(from, "ui-swap", message!("line-trade-gift", by: from, to: to, gave: nouns::lot(lot)))
    };
    match (gave.count, got.count) {
        (0, _) => gift(other, one, got),
        (_, 0) => gift(one, other, gave),
        _ => {
            let text = message!("line-trade", by: one, to: other, gave: nouns::lot(gave), got: nouns::lot(got));
            by(one, "ui-swap", text)
        }
    }
}

/// Returns the line of an event; `None` if the story omits it.
pub(super) fn line(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Began { first, deck } => {
            with(table("ui-cards", message!("line-begin", who: first)), message!("aside-deck", count: deck))
        }
        Event::Dealt { .. } => return None,
        // The turns of all players are counted together, in the heading; their rounds would be a second count.
        Event::Turn { seat, .. } => quiet(seat, "ui-play", message!("line-turn", who: seat)),
        Event::Drew { seat, cards, .. } => {
            quiet(seat, "ui-cards", message!("line-draw", who: seat, cards: nouns::lot(&cards)))
        }
        Event::Reshuffled { count } => with(table("ui-shuffle", message!("line-shuffle")), cards(count)),
        Event::Forfeited { seat, count } => quiet(seat, "ui-cards", message!("line-no-draw", who: seat, count: count)),
        Event::SpentClipper { seat } => by(seat, "clipper", message!("line-clipper", who: seat, count: CLIPPER_DRAW)),
        Event::Offered { by, to, give, want } => quiet(by, "ui-swap", offer(by, to, &give, &want)),
        Event::Declined { by, of } => quiet(by, "ui-close", message!("line-decline", by: by, of: of)),
        Event::Countered { by, to, give, want } => quiet(by, "ui-swap", counter_offer(by, to, &give, &want)),
        Event::Traded { by, with, gave, got, .. } => trade(by, with, &gave, &got),
        Event::Attacked { by: seat, target } => by(seat, "pirate", attack(seat, target)),
        Event::Negated { by: seat, of } => by(seat, "wind", message!("line-negate", by: seat, of: of)),
        Event::Stole { by: seat, from, card } => {
            let card = card.map_or(message!("counted-cards", count: 1u8), |card| nouns::counted(card, 1));
            by(seat, "pirate", message!("line-steal", by: seat, target: from, card: card))
        }
        Event::Sailed { by: seat, target } => by(seat, "pirate", fleet(seat, target)),
        Event::Promised { seat, clippers } => quiet(seat, "clipper", promise(seat, clippers)),
        Event::Repelled { by: seat, .. } => {
            by(seat, "clipper", message!("line-repel", by: seat, count: FLEET_REPEL_CLIPPERS))
        }
        Event::Robbed { by: seat, target, cards: taken } => {
            let text = match &taken.cards {
                Some(seen) => message!("line-rob", by: seat, target: target, cards: nouns::list(seen)),
                None => message!("line-rob-hidden", by: seat, target: target, count: taken.count),
            };
            by(seat, "pirate", text)
        }
        Event::Monsoon { by: seat } => by(seat, "wind", message!("line-monsoon", by: seat)),
        Event::Typhoon { by: seat } => by(seat, "wind", message!("line-typhoon", by: seat)),
        Event::Lost { seat, cards: lost } => {
            let line = quiet(seat, "wind", message!("line-lose", who: seat, cards: nouns::list(&lost)));
            if lost.len() > 1 { with(line, paid(lost.len())) } else { line }
        }
        Event::Planted { seat, good } => {
            let text = message!("line-plantation", who: seat, good: nouns::of_good(good));
            with(by(seat, "plantation", text), paid(PLANTATION_CARDS + PLANTATION_GOODS))
        }
        Event::Hired { seat } => with(by(seat, "official", message!("line-official", who: seat)), paid(OFFICIAL_PORTS)),
        Event::Shipped { seat, good, goods, plantations, points } => {
            let text = message!("line-ship", who: seat, count: goods + plantations, good: nouns::of_good(good));
            with(by(seat, nouns::icon(good.card()), text), Message::signed(points))
        }
        Event::Discarded { seat, card } => {
            quiet(seat, nouns::icon(card), message!("line-discard", who: seat, card: nouns::counted(card, 1)))
        }
        Event::Ended { end, winners } => {
            let text = message!("line-won", who: winners.iter().collect::<Vec<Seat>>());
            Line {
                seat: winners.iter().next(),
                icon: "crown",
                text,
                aside: Some(why_won(end)),
                major: true,
                gain: false,
            }
        }
    })
}
