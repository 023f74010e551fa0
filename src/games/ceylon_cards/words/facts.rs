//! Everything that a viewer can know, in short sentences by topic.
//!
//! Called through `Words`; `tests/hearing.rs` builds the view again from these sentences. Contains no sentence.

use super::{nouns, story};
use crate::engine::Seat;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::pieces::Good;
use crate::games::ceylon_cards::state::{Raid, Stage};
use crate::games::ceylon_cards::view::{Seen, SeenOffer, View};
use crate::message;
use crate::words::{Argument, Message, Topic};

/// The names of the shared places, in the order of [`facts`].
pub(super) const PLACES: &[&str] = &["board-phases", "entry-deck", "entry-discard"];

pub(super) fn facts(view: &View, topic: Topic) -> Vec<Message> {
    match topic {
        Topic::Side(seat) => of_seat(view, seat),
        Topic::Place(0) => of_turn(view),
        Topic::Place(1) => vec![named("figure-cards", view.deck)],
        Topic::Place(_) => {
            let kinds = view.discard.iter().map(|(card, count)| nouns::counted(card, count));
            [named("figure-cards", view.discard.len())].into_iter().chain(kinds).collect()
        }
    }
}

/// Returns a fact with its name: "Officials: 3".
fn named(name: &'static str, value: impl Into<Argument>) -> Message {
    message!("fact", name: Argument::Noun(name), value: value)
}

/// Returns a named list of cards; `None` if there are none.
fn cards(name: &'static str, cards: &Cards) -> Option<Message> {
    (!cards.is_empty()).then(|| named(name, nouns::list(cards)))
}

fn of_seat(view: &View, seat: Seat) -> Vec<Message> {
    let hand = &view.hands[seat];
    let scored =
        Good::ALL.into_iter().map(|good| (good, view.points[seat][good.index()])).filter(|(_, points)| *points > 0);
    let scored: Vec<Argument> =
        scored.map(|(good, points)| message!("fact-for", points: points, good: nouns::of_good(good)).into()).collect();
    let known = if hand.known.len() == hand.size { "standing-cards" } else { "fact-known" };
    let officials = view.officials[seat];
    let mut facts = vec![
        named("standing-points", view.total(seat)),
        message!("board-hand-size", count: hand.size, limit: view.limit(seat)),
    ];
    facts.extend(cards(known, &hand.known));
    facts.extend(
        view.plantations_of(seat)
            .map(|(good, count)| message!("counted-plantations", good: nouns::of_good(good), count: count)),
    );
    facts.extend((officials > 0).then(|| named("standing-officials", officials)));
    facts.extend((!scored.is_empty()).then(|| named("fact-scored", scored)));
    facts
}

/// Describes the turn: its phase, what is left of it, and the offer or the attack that interrupts it; after the end,
/// the winners.
fn of_turn(view: &View) -> Vec<Message> {
    let mut facts = match view.ending {
        Some(ending) => {
            let winners: Vec<Seat> = ending.winners.iter().collect();
            vec![message!("line-won", who: winners), story::why_won(ending.end)]
        }
        None => vec![message!("prompt-waits-turn", who: view.active), named("fact-phase", nouns::of_phase(view.phase))],
    };
    match &view.pending {
        Seen::Nothing => {}
        Seen::Offer(offer) => facts.extend(of_offer(view, offer)),
        Seen::Raid(raid) => facts.extend(of_raid(view, raid)),
    }
    let clippers = view.clippers_used;
    facts.push(message!("board-offers-left", count: view.offers_left()));
    facts.extend((clippers > 0).then(|| named("fact-clippers", clippers)));
    facts.push(message!("line-begin", who: view.first));
    facts
}

/// Describes an offer, the answer to it, and a counter-offer. One that is being composed has only the cards named so
/// far.
fn of_offer(view: &View, offer: &SeenOffer) -> Vec<Message> {
    let (by, asked) = (view.active, offer.asked);
    let proposed = || story::offer(by, offer.to, &offer.give, &offer.want);
    let named_so_far = |give: Option<Cards>, want: Option<Cards>| {
        let give = give.and_then(|give| cards("fact-give", &give));
        give.into_iter().chain(want.and_then(|want| cards("fact-want", &want)))
    };
    match offer.stage {
        Stage::Offer => {
            let to = match offer.to {
                Partner::Seat(seat) => Argument::Seat(seat),
                Partner::Anyone => Argument::Noun("part-anyone"),
            };
            [named("fact-offer", to)].into_iter().chain(named_so_far(offer.give.cards, offer.want.cards)).collect()
        }
        Stage::Answer => vec![proposed(), message!("prompt-waits-answer", who: asked)],
        Stage::Counter => [proposed(), named("fact-counter", asked)]
            .into_iter()
            .chain(named_so_far(offer.counter_give.cards, offer.counter_want.cards))
            .collect(),
        Stage::Reply => {
            vec![proposed(), story::counter_offer(asked, by, &offer.counter_give, &offer.counter_want)]
        }
    }
}

/// Describes an attack or a fleet: the player to respond, and the Clippers promised so far.
fn of_raid(view: &View, raid: &Raid) -> Vec<Message> {
    match raid {
        Raid::Attack { target } => vec![story::attack(view.active, *target)],
        Raid::Fleet { target, asked, promised } => {
            let promises = Seat::all(view.seats).filter(|seat| promised[*seat] > 0);
            let promises = promises.map(|seat| story::promise(seat, promised[seat]));
            let raid = [story::fleet(view.active, *target), message!("prompt-waits-raid", who: *asked)];
            raid.into_iter().chain(promises).collect()
        }
    }
}
