//! Why a piece cannot be pressed now, in one sentence.
//!
//! Called by the picker for parts that are not lit. Looks at the view only, and so never shows more than the viewer
//! knows.

use super::super::action::Partner;
use super::super::data::REPEL;
use super::super::options::ClipperDraws;
use super::super::pieces::Card;
use super::super::press::{Button, Part};
use super::super::state::{Phase, Raid, Stage};
use super::super::view::{Seen, View};
use super::{own_seat, phase, title, titles};
use crate::engine::{Rule, Seat};
use crate::words::Refusal;

/// Why `part` is not lit for the viewer.
pub fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why, rule: Rule(rule) }
}

/// What is being put together, and so the section that it follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// An offer.
    Offer,
    /// A counter-offer.
    Counter,
}

impl Proposal {
    /// The refusal that goes with it.
    fn refuse(self, why: String) -> Refusal {
        Refusal { why, rule: Rule(self.section()) }
    }

    const fn section(self) -> &'static str {
        match self {
            Proposal::Offer => "offer",
            Proposal::Counter => "counter",
        }
    }
}

/// Nothing of this kind is in hand.
pub fn not_held(card: Card, of: Proposal) -> Refusal {
    of.refuse(format!("You have no {}.", title(card)))
}

/// All of this kind is given already.
pub fn all_given(card: Card, of: Proposal) -> Refusal {
    of.refuse(format!("You already give all your {} cards.", title(card)))
}

/// The kind is wanted, so it cannot be given.
pub fn wanted_already(card: Card, of: Proposal) -> Refusal {
    of.refuse(format!("You ask for {0}, so you cannot give {0} as well.", title(card)))
}

/// The kind is given, so it cannot be wanted.
pub fn given_already(card: Card, of: Proposal) -> Refusal {
    of.refuse(format!("You give {0}, so you cannot ask for {0} as well.", title(card)))
}

/// As many cards as there are in the other hand are wanted already.
pub fn hand_is_smaller(most: u8, of: Proposal) -> Refusal {
    of.refuse(match most {
        0 => "You cannot ask for cards: that hand is empty.".into(),
        1 => "You can ask for 1 card at most: that hand holds no more.".into(),
        _ => format!("You can ask for {most} cards at most: that hand holds no more."),
    })
}

/// The same for an offer to anyone: as many as the largest other hand holds are wanted already.
pub fn hands_are_smaller(most: u8) -> Refusal {
    Proposal::Offer.refuse(match most {
        0 => "You cannot ask for cards: all other hands are empty.".into(),
        1 => "You can ask for 1 card at most: no other hand holds more.".into(),
        _ => format!("You can ask for {most} cards at most: no other hand holds more."),
    })
}

/// Cards are named in their order, and a later one was named already.
pub fn said_already(of: Proposal) -> Refusal {
    let why = "Cards are named in a fixed order, first those you give, and you have named a later one already.";
    of.refuse(why.into())
}

/// A counter-offer that names nothing.
pub fn empty_counter() -> Refusal {
    Refusal { why: "A counter-offer names at least one card.".into(), rule: Rule("counter") }
}

/// The clock that the page keeps, where it was agreed on, has run out.
pub fn time_is_up() -> Refusal {
    let why = "The three minutes for new offers are over for this turn. Offers already made can still be answered.";
    Refusal { why: why.into(), rule: Rule("trade") }
}

type Reason = (String, &'static str);

fn say(why: &str, rule: &'static str) -> Reason {
    (why.to_owned(), rule)
}

fn reason(view: &View, part: Part) -> Reason {
    if view.ending.is_some() {
        return say("The game is over.", "winning");
    }
    if !view.is_mine() {
        return match view.pending {
            Seen::Offer(_) => say("Another player is answering an offer; wait for the answer.", "answer"),
            Seen::Raid(_) => say("Another player is answering the pirates; wait for the answer.", "pirates"),
            Seen::Nothing if own_seat(view) == Some(view.active) => say("It is not for you to decide now.", "turn"),
            Seen::Nothing => say("It is another player’s turn.", "turn"),
        };
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => discarding(view, part),
        Seen::Nothing => on_turn(view, part),
        Seen::Offer(offer) => match offer.stage {
            Stage::Offer | Stage::Counter => proposal(view, part, offer.stage == Stage::Counter),
            Stage::Answer | Stage::Reply => answering(view, part),
        },
        Seen::Raid(Raid::Attack { .. }) => match part {
            Part::Button(Button::Negate) => say("You have no Winds to discard.", "attack"),
            _ => say("Pirates attack you: discard Winds or pass first.", "attack"),
        },
        Seen::Raid(Raid::Fleet { promised, .. }) => match part {
            Part::Button(Button::Commit(clippers)) => {
                let missing = REPEL - promised.0.iter().sum::<u8>();
                match view.hand()[Card::Clipper] {
                    _ if clippers > missing => say("Only 1 more Clipper is needed against this fleet.", "fleet"),
                    0 => say("You have no Clipper to promise.", "fleet"),
                    held => (format!("You cannot promise {clippers} Clippers: you have {held}."), "fleet"),
                }
            }
            _ => say("A fleet is coming: first say how many Clippers you promise.", "fleet"),
        },
    }
}

/// "That costs 2 Winds, and you have 1."
fn short(view: &View, card: Card, needed: u8, rule: &'static str) -> Reason {
    (format!("That costs {needed} {}, and you have {}.", titles(needed, card), none_or(view.hand()[card])), rule)
}

/// "none", "3".
fn none_or(count: u8) -> String {
    if count == 0 { "none".into() } else { count.to_string() }
}

fn closed(view: &View, stop: Phase, rule: &'static str) -> Option<Reason> {
    (view.phase > stop)
        .then(|| (format!("You have gone on to {}: {} is over for this turn.", phase(view.phase), phase(stop)), rule))
}

fn on_turn(view: &View, part: Part) -> Reason {
    let hand = view.hand();
    match part {
        Part::Stop(stop @ Phase::Draw) => closed(view, stop, "draw").unwrap_or_else(|| {
            if hand[Card::Clipper] == 0 {
                say("You have no Clipper to discard; your two cards were drawn for you.", "draw")
            } else if view.options.clipper_draws == ClipperDraws::One && view.clippers_used > 0 {
                say("In this game one Clipper a turn brings cards, and you have discarded yours.", "draw")
            } else {
                say("Deck and discard pile are both empty: there is nothing to draw.", "deck")
            }
        }),
        Part::Stop(stop @ Phase::Trade) => {
            closed(view, stop, "trade").unwrap_or_else(|| say("You have made your three offers of this turn.", "trade"))
        }
        Part::Anyone if view.seats == 2 => say("There is only one other player to trade with.", "offer"),
        Part::Anyone => closed(view, Phase::Trade, "trade").unwrap_or_else(|| {
            if view.offers_left() == 0 {
                say("You have made your three offers of this turn.", "trade")
            } else {
                say("Press Trade first.", "trade")
            }
        }),
        Part::Stop(stop @ Phase::Pirates) => closed(view, stop, "pirates").unwrap_or_else(|| {
            if hand[Card::Pirates] == 0 {
                say("You have no Pirates.", "pirates")
            } else {
                say("No other player has a card to steal.", "pirates")
            }
        }),
        Part::Seat(seat) => on_seat(view, seat),
        Part::Stop(stop @ Phase::Storm) => {
            closed(view, stop, "storm").unwrap_or_else(|| short(view, Card::Winds, 2, "storm"))
        }
        Part::Stop(stop @ Phase::Build) => closed(view, stop, "build").unwrap_or_else(|| {
            if hand[Card::Plantation] >= 2 {
                let why = "A plantation also costs two goods of one kind, which you do not have; an official costs \
                           two Ports.";
                say(why, "build")
            } else {
                let why = "An official costs two Ports, a plantation two Plantation cards and two goods of one kind.";
                say(why, "build")
            }
        }),
        Part::Stop(stop @ Phase::Ship) => closed(view, stop, "ship").unwrap_or_else(|| ship(view)),
        Part::Stop(Phase::End) => say("Finish what you have begun first.", "end"),
        Part::Card(card) => on_card(view, card),
        Part::Name(_) => say("You ask for cards in an offer: press Trade first.", "offer"),
        Part::Button(_) => say("Nobody has made an offer or an attack that you could answer.", "turn"),
    }
}

fn ship(view: &View) -> Reason {
    let hand = view.hand();
    match (hand[Card::Clipper] > 0, hand[Card::Port] > 0) {
        (false, false) => say("A meld needs a Clipper and a Port, and you have neither.", "ship"),
        (false, true) => say("A meld needs a Clipper, and you have none.", "ship"),
        (true, false) => say("A meld needs a Port, and you have none.", "ship"),
        (true, true) => say("A meld needs at least one card of goods, and you have none.", "ship"),
    }
}

fn on_seat(view: &View, seat: Seat) -> Reason {
    if seat == view.active {
        return say("That is you.", "turn");
    }
    if view.phase > Phase::Pirates {
        return say("Trade and Pirates are over for this turn.", "turn");
    }
    if view.hands[seat].size == 0 && view.hand()[Card::Pirates] > 0 {
        return say("That hand is empty: there is nothing to steal.", "pirates");
    }
    let trade = view.phase <= Phase::Trade && view.offers_left() > 0;
    match (trade, view.hand()[Card::Pirates] > 0) {
        (true, _) => say("Press Trade or Pirates first, then a player.", "turn"),
        (false, true) => say("Press Pirates first, then the player to attack.", "pirates"),
        (false, false) => say("You have no offer left and no Pirates.", "turn"),
    }
}

fn on_card(view: &View, card: Card) -> Reason {
    let hand = view.hand();
    if hand[card] == 0 {
        return (format!("You have no {}.", title(card)), "cards");
    }
    match card {
        Card::Clipper => say("Press Draw to discard a Clipper for cards. A meld takes its Clipper by itself.", "draw"),
        Card::Port if hand[card] >= 2 => closed(view, Phase::Build, "build").unwrap_or_else(|| {
            say("Press Build to hire an official for two Ports. A meld takes its Port by itself.", "build")
        }),
        Card::Port => say("A meld takes its Port by itself; two Ports hire an official.", "build"),
        Card::Plantation if hand[card] >= 2 => {
            say("Press Build and a good to build a plantation, or Ship to let the card stand in for a good.", "build")
        }
        Card::Plantation => say(
            "A Plantation card stands in for a good only if you own a plantation of it; building one takes two cards.",
            "ship",
        ),
        Card::Winds => say("Press Storm to discard Winds; against an attack you are asked.", "storm"),
        Card::Pirates => say("Press Pirates, then the player to attack.", "pirates"),
        _ => {
            let pair = hand[card] >= 2 && hand[Card::Plantation] >= 2 && view.phase <= Phase::Build;
            if pair { say("That does not fit what you have pressed.", "build") } else { ship(view) }
        }
    }
}

fn discarding(view: &View, part: Part) -> Reason {
    match part {
        Part::Card(card) => (format!("You have no {}.", title(card)), "cards"),
        Part::Stop(Phase::End) => {
            let limit = view.limit(view.active);
            (format!("Your turn ends when you are down to {limit} cards: press the cards to discard."), "end")
        }
        _ => say("Your turn is ending: discard down to your hand limit first.", "end"),
    }
}

fn proposal(view: &View, part: Part, counter: bool) -> Reason {
    let Seen::Offer(offer) = &view.pending else { return say("There is no offer.", "offer") };
    let (give, want) = match counter {
        true => (offer.counter_give.cards, offer.counter_want.cards),
        false => (offer.give.cards, offer.want.cards),
    };
    let (give, want) = (give.unwrap_or_default(), want.unwrap_or_default());
    let most = if counter { view.hands[view.active].size } else { view.want_most(offer.to) };
    let of = if counter { Proposal::Counter } else { Proposal::Offer };
    let cited = |refusal: Refusal| (refusal.why, refusal.rule.0);
    match part {
        Part::Card(card) if view.hand()[card] == 0 => cited(not_held(card, of)),
        Part::Card(card) if give[card] >= view.hand()[card] => cited(all_given(card, of)),
        Part::Card(card) if want[card] > 0 => cited(wanted_already(card, of)),
        Part::Name(card) if give[card] > 0 => cited(given_already(card, of)),
        Part::Name(_) if want.len() >= most && !counter && offer.to == Partner::Anyone => {
            cited(hands_are_smaller(most))
        }
        Part::Name(_) if want.len() >= most => cited(hand_is_smaller(most, of)),
        Part::Card(_) | Part::Name(_) => cited(said_already(of)),
        Part::Button(Button::Propose) => cited(empty_counter()),
        _ if counter => say("Finish your counter-offer first.", "counter"),
        _ => say("Finish your offer first. It counts already; only undo takes it back.", "offer"),
    }
}

fn answering(view: &View, part: Part) -> Reason {
    let Seen::Offer(offer) = &view.pending else { return say("There is no offer.", "answer") };
    match part {
        Part::Button(Button::Accept) => {
            let call = offer.stage == Stage::Answer && offer.give.count + offer.want.count == 0;
            let wanted = if offer.stage == Stage::Reply { offer.counter_want } else { offer.want };
            let missing = wanted.cards.unwrap_or_default().iter().find(|(card, count)| view.hand()[*card] < *count);
            match missing {
                _ if call => say("A call for proposals offers nothing to accept.", "answer"),
                Some((card, count)) => {
                    let (what, held) = (titles(count, card), none_or(view.hand()[card]));
                    (format!("You are asked for {count} {what}, and you have {held}."), "answer")
                }
                None => say("That cannot be accepted.", "answer"),
            }
        }
        Part::Button(Button::Counter) if offer.stage == Stage::Reply => {
            say("A counter-offer cannot be countered; decline it, and make a new offer.", "counter")
        }
        Part::Button(Button::Counter) => say("Neither of you has a card to trade.", "counter"),
        _ => say("An offer is open: answer it first.", "answer"),
    }
}
