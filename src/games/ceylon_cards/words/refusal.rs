//! Refusals: the reason why a part cannot be pressed now, and the section of the rulebook that contains it.
//!
//! Called through `Words` and by the composer. Only explains; legality is decided by the legal list. Reads only the
//! view, so it never reveals more than the viewer knows.

use super::nouns;
use super::prompt::is_call;
use crate::engine::{Rule, Seat};
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::data::{
    FLEET_REPEL_CLIPPERS, MONSOON_WINDS, OFFERS, OFFICIAL_PORTS, PLANTATION_CARDS, PLANTATION_GOODS, TRADE_SECONDS,
    TURN_DRAW,
};
use crate::games::ceylon_cards::options::ClipperDraws;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::view::{Seen, SeenOffer, View};
use crate::message;
use crate::words::Message;
use crate::words::Refusal;

/// The proposal being composed, which determines the section cited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    Offer,
    Counter,
}

impl Proposal {
    const fn section(self) -> &'static str {
        match self {
            Proposal::Offer => "offer",
            Proposal::Counter => "counter",
        }
    }
}

fn of(why: Message, rule: &'static str) -> Refusal {
    Refusal { why, rule: Rule(rule) }
}

/// Refuses to give a card that is not in hand.
pub fn not_held(card: Card, proposal: Proposal) -> Refusal {
    of(message!("no-give-held", card: nouns::of_card(card)), proposal.section())
}

/// Refuses to give another copy of a card: all copies in hand are given already.
pub fn all_given(card: Card, proposal: Proposal) -> Refusal {
    of(message!("no-give-all", card: nouns::of_card(card)), proposal.section())
}

/// Refuses to give a card that is also asked for.
pub fn wanted_already(card: Card, proposal: Proposal) -> Refusal {
    of(message!("no-give-wanted", card: nouns::of_card(card)), proposal.section())
}

/// Refuses to ask for a card that is also given.
pub fn given_already(card: Card, proposal: Proposal) -> Refusal {
    of(message!("no-want-given", card: nouns::of_card(card)), proposal.section())
}

/// Refuses to ask `who` for more than `most` cards, the size of its hand.
pub fn hand_is_smaller(who: Seat, most: u8, proposal: Proposal) -> Refusal {
    of(message!("no-want-more", who: who, count: most), proposal.section())
}

/// Refuses to ask all other players for more than `most` cards, the size of the largest hand.
pub fn hands_are_smaller(most: u8) -> Refusal {
    of(message!("no-want-more-anyone", count: most), Proposal::Offer.section())
}

/// Refuses to name a card, because cards are named in order and a later one has already been named.
pub fn said_already(proposal: Proposal) -> Refusal {
    of(message!("no-order"), proposal.section())
}

/// Refuses a counter-offer that names no card.
pub fn empty_counter() -> Refusal {
    of(message!("no-counter-empty"), Proposal::Counter.section())
}

/// Refuses a new offer, because the three-minute clock has run out. The clock is an option that only the page applies.
pub fn time_is_up() -> Refusal {
    of(message!("no-time", minutes: TRADE_SECONDS / 60), "trade")
}

/// Returns the reason why `part` is not lit for the viewer of `view`.
pub(super) fn refuse(view: &View, part: Part) -> Refusal {
    if view.ending.is_some() {
        return of(message!("no-over"), "winning");
    }
    if !view.is_mine() {
        let who = view.to_act();
        return match view.pending {
            Seen::Offer(_) => of(message!("no-wait-answer", who: who), "answer"),
            Seen::Raid(_) => of(message!("no-wait-raid", who: who), "pirates"),
            Seen::Nothing => of(message!("no-wait-turn", who: who), "turn"),
        };
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => discarding(view, part),
        Seen::Nothing => on_turn(view, part),
        Seen::Offer(offer) => match offer.stage {
            Stage::Offer => proposing(view, offer, part, Proposal::Offer),
            Stage::Counter => proposing(view, offer, part, Proposal::Counter),
            Stage::Answer | Stage::Reply => answering(view, offer, part),
        },
        Seen::Raid(Raid::Attack { .. }) => match part {
            Part::Button(Button::Negate) => of(message!("no-attack-winds"), "attack"),
            _ => of(message!("no-attack-first"), "attack"),
        },
        Seen::Raid(Raid::Fleet { promised, .. }) => {
            let missing = FLEET_REPEL_CLIPPERS - promised.0.iter().sum::<u8>();
            let why = match (part, view.hand()[Card::Clipper]) {
                (Part::Button(Button::Commit(clippers)), _) if clippers > missing => {
                    message!("no-fleet-enough", count: missing)
                }
                (Part::Button(Button::Commit(_)), 0) => message!("no-fleet-clipper"),
                (Part::Button(Button::Commit(clippers)), held) => {
                    message!("no-fleet-clippers", count: clippers, held: held)
                }
                _ => message!("no-fleet-first"),
            };
            of(why, "fleet")
        }
    }
}

fn on_turn(view: &View, part: Part) -> Refusal {
    match part {
        Part::Stop(Phase::End) => of(message!("no-finish"), "end"),
        Part::Stop(stop) => closed(view, stop).unwrap_or_else(|| on_stop(view, stop)),
        Part::Anyone if view.seats == 2 => of(message!("no-anyone-two"), "offer"),
        Part::Anyone => closed(view, Phase::Trade).unwrap_or_else(|| match view.offers_left() {
            0 => of(message!("no-offers-left", count: OFFERS), "trade"),
            _ => of(message!("no-trade-first"), "trade"),
        }),
        Part::Seat(seat) => on_seat(view, seat),
        Part::Card(card) if view.hand()[card] == 0 => of(message!("no-card", card: nouns::of_card(card)), "cards"),
        Part::Card(card) => on_card(view, card),
        Part::Name(_) => of(message!("no-name"), "offer"),
        Part::Button(_) => of(message!("no-answer"), "turn"),
    }
}

/// Returns the key of the section about a phase.
const fn section(phase: Phase) -> &'static str {
    ["draw", "trade", "pirates", "storm", "build", "ship", "end"][phase as usize]
}

/// Refuses a phase that is over; `None` if it can still be reached.
fn closed(view: &View, stop: Phase) -> Option<Refusal> {
    let why = || message!("no-phase-over", now: nouns::of_phase(view.phase), past: nouns::of_phase(stop));
    view.is_closed(stop).then(|| of(why(), section(stop)))
}

/// Whether another player has a card to steal.
fn is_rich(view: &View) -> bool {
    view.active.others(view.seats).any(|seat| view.hands[seat].size > 0)
}

/// Refuses a phase that can still be reached.
fn on_stop(view: &View, stop: Phase) -> Refusal {
    let hand = view.hand();
    let why = match stop {
        Phase::Draw if hand[Card::Clipper] == 0 => message!("no-clipper", count: TURN_DRAW),
        Phase::Draw if view.options.clipper_draws == ClipperDraws::One && view.clippers_used > 0 => {
            message!("no-clipper-twice")
        }
        Phase::Draw if view.deck + view.discard.len() == 0 => return of(message!("no-cards-to-draw"), "deck"),
        Phase::Trade if view.offers_left() == 0 => message!("no-offers-left", count: OFFERS),
        Phase::Pirates if hand[Card::Pirates] == 0 => message!("no-pirates"),
        Phase::Pirates if !is_rich(view) => message!("no-hands"),
        Phase::Storm if hand[Card::Winds] < MONSOON_WINDS => {
            message!("no-winds", count: MONSOON_WINDS, held: hand[Card::Winds])
        }
        Phase::Build if hand[Card::Port] < OFFICIAL_PORTS && !can_plant(view) => {
            match hand[Card::Plantation] >= PLANTATION_CARDS {
                true => message!("no-build-goods", goods: PLANTATION_GOODS, ports: OFFICIAL_PORTS),
                false => message!(
                    "no-build",
                    ports: OFFICIAL_PORTS,
                    plantations: PLANTATION_CARDS,
                    goods: PLANTATION_GOODS,
                ),
            }
        }
        Phase::Ship => return unshipped(view),
        _ => message!("no-fit"),
    };
    of(why, section(stop))
}

fn can_plant(view: &View) -> bool {
    let hand = view.hand();
    let pair = Good::ALL.into_iter().any(|good| hand[good.card()] >= PLANTATION_GOODS);
    pair && hand[Card::Plantation] >= PLANTATION_CARDS
}

/// Refuses to ship, and names what the meld lacks.
fn unshipped(view: &View) -> Refusal {
    let hand = view.hand();
    let goods = Good::ALL.into_iter().any(|good| hand[good.card()] > 0);
    let why = match (hand[Card::Clipper] > 0, hand[Card::Port] > 0) {
        (false, false) => message!("no-ship-both"),
        (false, true) => message!("no-ship-clipper"),
        (true, false) => message!("no-ship-port"),
        (true, true) if !goods => message!("no-ship-goods"),
        (true, true) => message!("no-fit"),
    };
    of(why, "ship")
}

fn on_seat(view: &View, seat: Seat) -> Refusal {
    let pirates = view.hand()[Card::Pirates] > 0;
    let trade = !view.is_closed(Phase::Trade) && view.offers_left() > 0;
    if seat == view.active {
        of(message!("no-self"), "turn")
    } else if view.is_closed(Phase::Pirates) {
        of(message!("no-seat-late"), "turn")
    } else if view.hands[seat].size == 0 && pirates {
        of(message!("no-seat-empty", who: seat), "pirates")
    } else {
        match (trade, pirates) {
            (true, true) => of(message!("no-seat-either"), "turn"),
            (true, false) => of(message!("no-seat-trade"), "turn"),
            (false, true) => of(message!("no-seat-pirates"), "pirates"),
            (false, false) if view.is_closed(Phase::Trade) => of(message!("no-seat-over"), "turn"),
            (false, false) => of(message!("no-seat-offers"), "turn"),
        }
    }
}

/// Refuses a card in hand.
fn on_card(view: &View, card: Card) -> Refusal {
    let held = view.hand()[card];
    match card {
        Card::Clipper if view.is_closed(Phase::Draw) => of(message!("no-card-clipper-late"), "draw"),
        Card::Clipper => of(message!("no-card-clipper"), "draw"),
        Card::Port if held < OFFICIAL_PORTS => of(message!("no-card-port", count: OFFICIAL_PORTS), "build"),
        Card::Port => {
            closed(view, Phase::Build).unwrap_or_else(|| of(message!("no-card-ports", count: OFFICIAL_PORTS), "build"))
        }
        Card::Plantation if held < PLANTATION_CARDS => {
            of(message!("no-card-plantation", count: PLANTATION_CARDS), "ship")
        }
        Card::Plantation => of(message!("no-card-plantations"), "build"),
        Card::Winds if held < MONSOON_WINDS => of(message!("no-card-winds-one", count: MONSOON_WINDS), "storm"),
        Card::Winds => closed(view, Phase::Storm).unwrap_or_else(|| of(message!("no-card-winds"), "storm")),
        Card::Pirates => closed(view, Phase::Pirates).unwrap_or_else(|| match is_rich(view) {
            true => of(message!("no-card-pirates"), "pirates"),
            false => of(message!("no-hands"), "pirates"),
        }),
        _ if held >= PLANTATION_GOODS && can_plant(view) && !view.is_closed(Phase::Build) => {
            of(message!("no-fit"), "build")
        }
        _ => unshipped(view),
    }
}

fn discarding(view: &View, part: Part) -> Refusal {
    let limit = view.limit(view.active);
    match part {
        Part::Card(card) if view.hand()[card] == 0 => {
            of(message!("no-discard-card", card: nouns::of_card(card)), "cards")
        }
        Part::Stop(Phase::End) => of(message!("no-end-limit", limit: limit), "end"),
        _ => of(message!("no-end-first", limit: limit), "end"),
    }
}

/// Refuses a part while the viewer is composing an offer or a counter-offer.
fn proposing(view: &View, offer: &SeenOffer, part: Part, proposal: Proposal) -> Refusal {
    let (give, want) = match proposal {
        Proposal::Counter => (offer.counter_give.cards, offer.counter_want.cards),
        Proposal::Offer => (offer.give.cards, offer.want.cards),
    };
    let (give, want) = (give.unwrap_or_default(), want.unwrap_or_default());
    let to = match proposal {
        Proposal::Counter => Partner::Seat(view.active),
        Proposal::Offer => offer.to,
    };
    let most = view.want_most(to);
    match (part, to) {
        (Part::Card(card), _) if view.hand()[card] == 0 => not_held(card, proposal),
        (Part::Card(card), _) if give[card] >= view.hand()[card] => all_given(card, proposal),
        (Part::Card(card), _) if want[card] > 0 => wanted_already(card, proposal),
        (Part::Name(card), _) if give[card] > 0 => given_already(card, proposal),
        (Part::Name(_), Partner::Anyone) if want.len() >= most => hands_are_smaller(most),
        (Part::Name(_), Partner::Seat(seat)) if want.len() >= most => hand_is_smaller(seat, most, proposal),
        (Part::Card(_) | Part::Name(_), _) => said_already(proposal),
        (Part::Button(Button::Propose), _) => empty_counter(),
        _ if proposal == Proposal::Counter => of(message!("no-counter-finish"), "counter"),
        _ => of(message!("no-offer-finish"), "offer"),
    }
}

/// Refuses a part while an offer or a counter-offer waits for the viewer's answer.
fn answering(view: &View, offer: &SeenOffer, part: Part) -> Refusal {
    let receive_reply = offer.stage == Stage::Reply;
    let wanted = if receive_reply { offer.counter_want } else { offer.want };
    let hand = view.hand();
    let missing = wanted.cards.unwrap_or_default().iter().find(|(card, count)| hand[*card] < *count);
    match (part, missing) {
        (Part::Button(Button::Accept), _) if !receive_reply && is_call(offer) => {
            of(message!("no-accept-call"), "answer")
        }
        (Part::Button(Button::Accept), Some((card, count))) => {
            of(message!("no-accept", card: nouns::of_card(card), count: count, held: hand[card]), "answer")
        }
        (Part::Button(Button::Counter), _) if receive_reply => of(message!("no-counter-reply"), "counter"),
        (Part::Button(Button::Counter), _) => of(message!("no-counter-cards"), "counter"),
        _ => of(message!("no-answer-first"), "answer"),
    }
}
