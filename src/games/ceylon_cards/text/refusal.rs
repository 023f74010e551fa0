//! Why a piece cannot be pressed now, in one sentence.
//!
//! Called by the picker for parts that are not lit. Looks at the view only, and so never tells
//! more than the viewer knows.

use super::super::options::ClipperDraws;
use super::super::pieces::Card;
use super::super::press::{Button, Part};
use super::super::state::{Phase, Raid, Stage};
use super::super::view::{Seen, View};
use super::{own_seat, phase, title};
use crate::engine::{Refusal, Rule, Seat};

/// Why `part` is not lit for the viewer.
pub fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why, rule: Rule(rule) }
}

/// Nothing of this kind is in hand.
pub fn not_held(card: Card) -> Refusal {
    Refusal { why: format!("You have no {}.", title(card)), rule: Rule("offer") }
}

/// All of this kind is given already.
pub fn all_given(card: Card) -> Refusal {
    Refusal { why: format!("You already give all your {} cards.", title(card)), rule: Rule("offer") }
}

/// The kind is wanted, so it cannot be given.
pub fn wanted_already(card: Card) -> Refusal {
    Refusal { why: format!("You want {}: no kind of card stands on both sides.", title(card)), rule: Rule("offer") }
}

/// The kind is given, so it cannot be wanted.
pub fn given_already(card: Card) -> Refusal {
    Refusal { why: format!("You give {}: no kind of card stands on both sides.", title(card)), rule: Rule("offer") }
}

/// As many cards as there are in the other hand are wanted already.
pub fn hand_is_smaller(most: u8) -> Refusal {
    let why = match most {
        0 => "Nothing can be wanted: there are no cards in that hand.".into(),
        1 => "At most 1 card can be wanted: no more are in that hand.".into(),
        _ => format!("At most {most} cards can be wanted: no more are in that hand."),
    };
    Refusal { why, rule: Rule("offer") }
}

/// Cards are named in their order, and a later one was named already.
pub fn said_already() -> Refusal {
    let why = "Cards are named in their order, first those you give; you have named a later one already.";
    Refusal { why: why.into(), rule: Rule("offer") }
}

/// A counter-offer that names nothing.
pub fn empty_counter() -> Refusal {
    Refusal { why: "A counter-offer names at least one card.".into(), rule: Rule("counter") }
}

/// The clock that the page keeps, where it was agreed on, has run out.
pub fn time_is_up() -> Refusal {
    let why = "The three minutes for new offers are over in this turn; offers that are made can still be answered.";
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
            Seen::Raid(_) => say("Another player is asked about the pirates; wait for the answer.", "pirates"),
            Seen::Nothing if own_seat(view) == Some(view.active) => say("It is not for you to decide now.", "turn"),
            Seen::Nothing => say("It is another player’s turn.", "turn"),
        };
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => discarding(view, part),
        Seen::Nothing => on_turn(view, part),
        Seen::Offer(offer) => match offer.stage {
            Stage::Offer | Stage::Counter => spelling(view, part, offer.stage == Stage::Counter),
            Stage::Answer | Stage::Reply => answering(view, part),
        },
        Seen::Raid(Raid::Attack { .. }) => match part {
            Part::Button(Button::Negate) => say("You have no Winds to discard.", "attack"),
            _ => say("Pirates attack you: first discard Winds or pass.", "attack"),
        },
        Seen::Raid(Raid::Fleet { promised, .. }) => match part {
            Part::Button(Button::Commit(clippers)) => {
                let missing = 2 - promised.0.iter().sum::<u8>();
                if clippers > missing {
                    say("Only one more Clipper is needed against this fleet.", "fleet")
                } else {
                    (format!("You hold {} of the {clippers} Clippers.", view.hand()[Card::Clipper]), "fleet")
                }
            }
            _ => say("A fleet is under way: first say how many Clippers you promise.", "fleet"),
        },
    }
}

/// "You have 1 of 2 Winds."
fn short(view: &View, card: Card, needed: u8, rule: &'static str) -> Reason {
    (format!("You have {} of the {needed} {} cards that it costs.", view.hand()[card], title(card)), rule)
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
                say("You have no Clipper to spend; your two cards are drawn already.", "draw")
            } else if view.options.clipper_draws == ClipperDraws::One && view.clippers_used > 0 {
                say("You agreed on one Clipper for cards a turn, and you have spent it.", "draw")
            } else {
                say("Deck and discard pile are both empty: there is nothing to draw.", "deck")
            }
        }),
        Part::Stop(stop @ Phase::Trade) => closed(view, stop, "trade")
            .unwrap_or_else(|| say("You have made your three offers of this turn.", "trade")),
        Part::Anyone if view.seats == 2 => say("There is only one other player to trade with.", "offer"),
        Part::Anyone => closed(view, Phase::Trade, "trade").unwrap_or_else(|| {
            if view.offers_left() == 0 {
                say("You have made your three offers of this turn.", "trade")
            } else {
                say("Press Trade on the line first.", "trade")
            }
        }),
        Part::Stop(stop @ Phase::Pirates) => closed(view, stop, "pirates").unwrap_or_else(|| {
            if hand[Card::Pirates] == 0 {
                say("You have no Pirates.", "pirates")
            } else {
                say("No other player has a card to rob.", "pirates")
            }
        }),
        Part::Seat(seat) => on_seat(view, seat),
        Part::Stop(stop @ Phase::Storm) => {
            closed(view, stop, "storm").unwrap_or_else(|| short(view, Card::Winds, 2, "storm"))
        }
        Part::Stop(stop @ Phase::Build) => closed(view, stop, "build").unwrap_or_else(|| {
            if hand[Card::Plantation] >= 2 {
                say("A plantation costs two equal goods, and you have no such pair; an official costs two Ports.", "build")
            } else {
                (
                    format!(
                        "An official costs two Ports, a plantation two Plantation cards and two equal goods: you have {} and {}.",
                        hand[Card::Port],
                        hand[Card::Plantation]
                    ),
                    "build",
                )
            }
        }),
        Part::Stop(stop @ Phase::Ship) => closed(view, stop, "ship").unwrap_or_else(|| ship(view)),
        Part::Stop(Phase::End) => say("Finish what you have begun first.", "end"),
        Part::Card(card) => on_card(view, card),
        Part::Name(_) => say("You say what you want once you have begun an offer.", "offer"),
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
        return say("That hand is empty: there is nothing to rob.", "pirates");
    }
    let trade = view.phase <= Phase::Trade && view.offers_left() > 0;
    match (trade, view.hand()[Card::Pirates] > 0) {
        (true, _) => say("Press Trade or Pirates on the line first, then a player.", "turn"),
        (false, true) => say("Press Pirates on the line first, then whom they are to rob.", "pirates"),
        (false, false) => say("You have no offer left and no Pirates.", "turn"),
    }
}

fn on_card(view: &View, card: Card) -> Reason {
    let hand = view.hand();
    if hand[card] == 0 {
        return (format!("You have no {}.", title(card)), "cards");
    }
    match card {
        Card::Clipper => {
            say("A Clipper is spent by pressing Draw on the line, or sails by itself with a meld.", "draw")
        }
        Card::Port if hand[card] >= 2 => closed(view, Phase::Build, "build")
            .unwrap_or_else(|| say("Press Build on the line to hire an official for two Ports.", "build")),
        Card::Port => say("One Port sails by itself with a meld; two hire an official.", "build"),
        Card::Plantation if hand[card] >= 2 => {
            say("Press Build on the line and a good to plant, or Ship to load one that stands in for a good.", "build")
        }
        Card::Plantation => say(
            "A Plantation card stands in for a good only with a plantation of that good; planting takes two.",
            "ship",
        ),
        Card::Winds => say("Winds are spent by pressing Storm on the line, or when pirates attack you.", "storm"),
        Card::Pirates => say("Press Pirates on the line, then whom they are to rob.", "pirates"),
        _ => {
            let pair = hand[card] >= 2 && hand[Card::Plantation] >= 2 && view.phase <= Phase::Build;
            if pair { say("That does not go with what you have pressed.", "build") } else { ship(view) }
        }
    }
}

fn discarding(view: &View, part: Part) -> Reason {
    match part {
        Part::Card(card) => (format!("You have no {}.", title(card)), "cards"),
        Part::Stop(Phase::End) => {
            let limit = view.limit(view.active);
            (format!("Your turn ends when you are down to {limit} cards: press those that you discard."), "end")
        }
        _ => say("Your turn is ending: first discard down to your hand limit.", "end"),
    }
}

fn spelling(view: &View, part: Part, counter: bool) -> Reason {
    let Seen::Offer(offer) = &view.pending else { return say("There is no offer.", "offer") };
    let (give, want) = match counter {
        true => (offer.counter_give.cards, offer.counter_want.cards),
        false => (offer.give.cards, offer.want.cards),
    };
    let (give, want) = (give.unwrap_or_default(), want.unwrap_or_default());
    let most = if counter { view.hands[view.active].size } else { view.want_most(offer.to) };
    let told = |refusal: Refusal| (refusal.why, refusal.rule.0);
    match part {
        Part::Card(card) if view.hand()[card] == 0 => told(not_held(card)),
        Part::Card(card) if give[card] >= view.hand()[card] => told(all_given(card)),
        Part::Card(card) if want[card] > 0 => told(wanted_already(card)),
        Part::Name(card) if give[card] > 0 => told(given_already(card)),
        Part::Name(_) if want.len() >= most => told(hand_is_smaller(most)),
        Part::Card(_) | Part::Name(_) => told(said_already()),
        Part::Button(Button::Propose) => told(empty_counter()),
        _ if counter => say("Finish your counter-offer first.", "counter"),
        _ => say("Finish your offer first: it cannot be dropped, but undo takes it back.", "offer"),
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
                _ if call => say("A call for proposals offers nothing that you could accept.", "answer"),
                Some((card, count)) => {
                    (format!("You have {} of the {count} {} cards wanted.", view.hand()[card], title(card)), "answer")
                }
                None => say("That cannot be accepted.", "answer"),
            }
        }
        Part::Button(Button::Counter) if offer.stage == Stage::Reply => {
            say("There is no counter to a counter-offer; you may make a new offer.", "counter")
        }
        Part::Button(Button::Counter) => say("Neither of you has a card that could change hands.", "counter"),
        _ => say("An offer is open: answer it first.", "answer"),
    }
}
