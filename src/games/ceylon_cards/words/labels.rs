//! Labels of the board.
//!
//! Called by the board, by `draft` for its buttons, and by `Words::warn`. Contains no sentence.

use super::nouns;
use crate::engine::Seat;
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::composer::Kind;
use crate::games::ceylon_cards::data::{
    ATTACK_PIRATES, DRAW_CLIPPERS, FLEET_PIRATES, FLEET_REPEL_CLIPPERS, LIMIT_WITH_FEWEST_OFFICIALS,
    LIMIT_WITH_MOST_OFFICIALS, MONSOON_WINDS, OFFICIAL_PORTS, PLANTATION_CARDS, PLANTATION_GOODS, TARGET,
};
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::{Missing, View};
use crate::message;
use crate::words::Message;

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub fn $name() -> Message {
            Message::new($id)
        })*
    };
}

labels! {
    /// Accessible name of the tab bar of a phone.
    tabs = "board-tabs";
    tab_harbour = "board-tab-harbour";
    tab_players = "board-tab-players";
    tab_log = "board-tab-log";
    tab_prices = "board-tab-prices";
    /// Explains the number of cards and the limit on a player's panel.
    hand_of = "board-hand-of";
    officials = "board-officials";
    look_through_discard = "board-look";
    phases = "board-phases";
    your_hand = "board-your-hand";
    /// Cards drawn for an action, before their number.
    drawn = "board-drawn";
    prices = "board-prices";
    points = "board-points";
    /// Button that removes a card from a meld.
    less = "board-less";
    /// Button that adds a card to a meld.
    more = "board-more";
    /// Heading of an offer that is being composed.
    trade = "board-trade";
    /// Heading of a counter-offer that is being composed.
    counter = "board-counter";
    /// Heading of the cards that the reader gives.
    give = "board-give";
    /// Heading of the cards that the reader asks for.
    want = "board-want";
    /// Heading of the cards that the reader gets by accepting.
    get = "board-get";
    /// Name of all other players together as partners.
    anyone = "board-anyone";
    /// In place of the cards to give: how to choose them.
    give_none = "board-give-none";
    /// In place of the cards to ask for: how to choose them.
    want_none = "board-want-none";
    /// Heading of the suggested trades.
    ideas = "board-ideas";
    seen_by_two = "board-seen-by-two";
    seen_by_all = "board-seen-by-all";
    /// Heading of the window in which the reader reacts to pirates.
    your_answer = "board-your-answer";
    /// Describes an offer that names no card, after the badge of its maker.
    call = "board-call";
    /// In place of the cards on an empty side of an offer.
    no_cards = "board-no-cards-side";
    /// Button that chooses an attack with one card instead of a fleet.
    attack = "board-attack";
}

/// Returns a number of cards: "3 cards".
pub fn cards(count: u8) -> Message {
    message!("counted-cards", count: count)
}

/// Returns a hand limit, which follows the number of cards: "of 7".
pub fn limit(limit: u8) -> Message {
    message!("board-limit", limit: limit)
}

pub fn deck(count: u8) -> Message {
    message!("board-deck", count: count)
}

pub fn spent(count: u8) -> Message {
    message!("board-spent", count: count)
}

/// Returns the heading of a seat's hand.
pub fn hand(who: Seat) -> Message {
    message!("board-hand", who: who)
}

/// Describes the reader's hand: "8 cards, limit 8".
pub fn hand_size(count: u8, limit: u8) -> Message {
    message!("board-hand-size", count: count, limit: limit)
}

/// Returns the reason for an unusual hand limit; `None` if it is the usual one.
pub fn why_limit(limit: u8) -> Option<Message> {
    match limit {
        LIMIT_WITH_MOST_OFFICIALS => Some(message!("board-limit-most")),
        LIMIT_WITH_FEWEST_OFFICIALS => Some(message!("board-limit-fewest")),
        _ => None,
    }
}

/// Returns the price or the gain of a phase that can be pressed; `short` as on a phone. `meld` has the points of the
/// best meld; without it, the result for Ship is `None`, as is that for End in another player's turn.
pub fn price(view: &View, phase: Phase, meld: Option<u16>, short: bool) -> Option<Message> {
    let cost = |card: Card, count: u8| match count {
        1 => message!("board-costs-one", card: nouns::of_card(card)),
        _ => message!("board-costs", card: nouns::of_card(card), count: count),
    };
    // The seven phases are side by side, so a phone has room only for the number.
    let short_cost = |count: u8| Message::number(-i32::from(count));
    Some(match phase {
        Phase::Draw if short => short_cost(DRAW_CLIPPERS),
        Phase::Draw => cost(Card::Clipper, DRAW_CLIPPERS),
        Phase::Trade => message!("board-offers", count: view.offers_left()),
        Phase::Pirates if short => short_cost(ATTACK_PIRATES),
        Phase::Pirates => message!("aside-change", count: -i32::from(ATTACK_PIRATES)),
        Phase::Storm if short => short_cost(MONSOON_WINDS),
        Phase::Storm => cost(Card::Winds, MONSOON_WINDS),
        Phase::Build => {
            let (official, plantation) = (OFFICIAL_PORTS, PLANTATION_CARDS + PLANTATION_GOODS);
            match short {
                true => message!("board-costs-build-short", official: official, plantation: plantation),
                false => message!("board-costs-build", official: official, plantation: plantation),
            }
        }
        Phase::Ship => Message::signed(meld?),
        Phase::End if view.active != view.seat() => return None,
        Phase::End => match view.excess(view.seat()) {
            0 => message!("board-keep", count: view.hands[view.seat()].size),
            excess if short => short_cost(excess),
            excess => message!("board-excess", count: excess),
        },
    })
}

/// Names what is missing for a phase that cannot be pressed, or states that it is over; `short` as on a phone. `None`
/// if nothing is missing.
pub fn missing(view: &View, phase: Phase, short: bool) -> Option<Message> {
    Some(match view.missing(phase)? {
        Missing::Closed => message!("board-over"),
        Missing::Offers if short => message!("board-no-offers-short"),
        Missing::Offers => message!("board-no-offers"),
        Missing::Goods if short => message!("board-too-few-short", held: 0u8, count: 1u8),
        Missing::Goods => message!("board-no-goods"),
        Missing::Cards { held, needed, .. } if short => message!("board-too-few-short", held: held, count: needed),
        Missing::Cards { card, needed: 1, .. } => message!("board-no-card", card: nouns::of_card(card)),
        Missing::Cards { card, held: 0, .. } => message!("board-no-cards", card: nouns::of_card(card)),
        Missing::Cards { card, held, needed } => {
            message!("board-too-few", card: nouns::of_card(card), held: held, count: needed)
        }
    })
}

/// Formats the time left: "2:05".
pub fn clock(seconds: u32) -> Message {
    message!("board-clock", minutes: seconds / 60, seconds: format!("{:02}", seconds % 60))
}

pub fn offers_left(count: u8) -> Message {
    message!("board-offers-left", count: count)
}

/// Returns the points before and after a meld, out of the target: "64 → 76 of 100".
pub fn points_way(before: u16, after: i32) -> Message {
    message!("board-points-way", before: before, after: after, target: TARGET)
}

/// Returns the heading of the cards that `from` can be asked for, at most `most` of them.
pub fn want_from(from: Partner, most: u8) -> Message {
    match from {
        Partner::Seat(seat) => message!("board-want-from", who: seat, count: most),
        Partner::Anyone => message!("board-want-from-anyone", count: most),
    }
}

/// Returns the size of the hand before and after a trade.
pub fn hand_change((before, after): (u8, u8)) -> Message {
    message!("board-hand-change", before: before, after: after)
}

/// Returns the points of the best meld before and after a trade.
pub fn meld_change((before, after): (u16, u16)) -> Message {
    message!("board-meld-change", before: before, after: after)
}

/// Returns the accessible name of a card that can be asked for. `count` copies are asked for so far; the partner is
/// known to hold `known`.
pub fn wish(card: Card, count: u8, known: u8) -> Message {
    match (count, known) {
        (0, 0) => message!("do-want", card: nouns::of_card(card)),
        (_, 0) => message!("board-wish", card: nouns::of_card(card), count: count),
        _ => message!("board-wish-known", card: nouns::of_card(card), count: count, known: known),
    }
}

/// Returns the accessible name of a card in hand while an offer is being composed.
pub fn to_give(card: Card) -> Message {
    message!("do-give", card: nouns::of_card(card))
}

/// Returns the accessible name of a card given in an offer, which a press takes back.
pub fn give_back(card: Card) -> Message {
    message!("board-give-back", card: nouns::of_card(card))
}

/// Returns the accessible name of a card asked for in an offer, which a press takes back.
pub fn want_back(card: Card) -> Message {
    message!("board-want-back", card: nouns::of_card(card))
}

/// Returns the label of the button that makes an offer.
pub fn propose(kind: Kind, to: Partner) -> Message {
    match (kind, to) {
        (Kind::Swap, Partner::Seat(to)) => message!("board-propose", to: to),
        (Kind::Gift, Partner::Seat(to)) => message!("board-propose-gift", to: to),
        (Kind::Request, Partner::Seat(to)) => message!("board-propose-request", to: to),
        (Kind::Call, Partner::Seat(to)) => message!("board-propose-call", to: to),
        (Kind::Swap, Partner::Anyone) => message!("board-propose-anyone"),
        (Kind::Gift, Partner::Anyone) => message!("board-propose-gift-anyone"),
        (Kind::Request, Partner::Anyone) => message!("board-propose-request-anyone"),
        (Kind::Call, Partner::Anyone) => message!("board-propose-call-anyone"),
    }
}

/// Returns the label of a suggested trade.
pub fn idea(give: Card, want: Card, to: Seat) -> Message {
    message!("board-idea", to: to, give: nouns::counted(give, 1), want: nouns::counted(want, 1))
}

/// Returns the mark for the number of copies that the partner is known to hold: "≥2".
pub fn at_least(count: u8) -> Message {
    message!("board-at-least", count: count)
}

/// Describes the number of copies that `who` is known to hold.
pub fn known(who: Seat, count: u8) -> Message {
    message!("board-known", who: who, count: count)
}

/// Formats a multiplier: "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// Returns a player's answer to an offer: "Bao declines".
pub fn answered(who: Seat, yes: bool) -> Message {
    if yes { message!("board-accepts", who: who) } else { message!("board-declines", who: who) }
}

/// Returns the label of the button that chooses a fleet instead of an attack.
pub fn fleet() -> Message {
    message!("board-fleet", count: FLEET_PIRATES)
}

/// Explains an action whose effect depends on other players or on luck; `None` for all other actions.
pub fn explain(action: Action) -> Option<Message> {
    match action {
        Action::Attack(target) => Some(message!("board-explain-attack", target: target)),
        Action::Fleet(_) => Some(message!("board-explain-fleet", count: FLEET_REPEL_CLIPPERS)),
        Action::Monsoon => Some(message!("board-explain-monsoon")),
        Action::Typhoon => Some(message!("board-explain-typhoon")),
        _ => None,
    }
}

/// Explains to a player asked for Clippers the promise and the stake: the number of cards that `by` gets from `whose`
/// hand otherwise. `alone` if no other player can promise any.
pub fn explain_promise(by: Seat, whose: Seat, stake: u8, alone: bool) -> Message {
    match alone {
        true => message!("board-explain-save", by: by, cards: cards(stake)),
        false => message!("board-explain-promise", by: by, whose: whose, cards: cards(stake)),
    }
}

/// Returns the label of the button that discards the chosen cards.
pub fn discard(count: u8) -> Message {
    message!("board-discard", count: count)
}

/// Returns the number of cards that are still to be chosen for discarding.
pub fn choose_discards(wanted: u8, chosen: u8) -> Message {
    match chosen {
        0 => message!("board-choose", count: wanted),
        _ => message!("board-choose-more", count: wanted - chosen),
    }
}
