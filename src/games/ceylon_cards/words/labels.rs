//! The messages that only the board shows.

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
    /// The tab bar of a phone.
    tabs = "board-tabs";
    /// The tab of the harbour.
    tab_harbour = "board-tab-harbour";
    /// The tab of all players.
    tab_players = "board-tab-players";
    /// The tab of the story.
    tab_log = "board-tab-log";
    /// The tab of the price table.
    tab_prices = "board-tab-prices";
    /// A player's cards and limit.
    hand_of = "board-hand-of";
    /// A player's officials.
    officials = "board-officials";
    /// The button over the discard pile.
    look = "board-look";
    /// The phase line.
    phases = "board-phases";
    /// The viewer's hand.
    your_hand = "board-your-hand";
    /// The price table.
    prices = "board-prices";
    /// Points.
    points = "board-points";
    /// One fewer.
    less = "board-less";
    /// One more.
    more = "board-more";
    /// The heading of an offer.
    trade = "board-trade";
    /// The heading of a counter-offer, and the button that begins one.
    counter = "board-counter";
    /// The side of an offer that the viewer gives.
    give = "board-give";
    /// The side of an offer that the viewer asks for.
    want = "board-want";
    /// The side of another player's offer that the viewer gets.
    get = "board-get";
    /// All other players as partners.
    anyone = "board-anyone";
    /// A side of an unfinished offer without cards.
    nothing_yet = "board-nothing-yet";
    /// Suggested trades.
    ideas = "board-ideas";
    /// Two players see the cards.
    seen_by_two = "board-seen-by-two";
    /// Everyone sees the cards.
    seen_by_all = "board-seen-by-all";
    /// The answer to pirates.
    your_answer = "board-your-answer";
    /// An offer without cards, after the badge of its maker.
    call = "board-call";
    /// A side of an offer without cards.
    no_cards = "board-no-cards-side";
    /// One Pirates.
    attack = "board-attack";
}

/// "3 cards".
pub fn cards(count: u8) -> Message {
    message!("counted-cards", count: count)
}

/// "of 7".
pub fn limit(limit: u8) -> Message {
    message!("board-limit", limit: limit)
}

/// The deck.
pub fn deck(count: u8) -> Message {
    message!("board-deck", count: count)
}

/// The discard pile.
pub fn spent(count: u8) -> Message {
    message!("board-spent", count: count)
}

/// The heading of a hand.
pub fn hand(who: Seat) -> Message {
    message!("board-hand", who: who)
}

/// "8 cards, limit 8".
pub fn hand_size(count: u8, limit: u8) -> Message {
    message!("board-hand-size", count: count, limit: limit)
}

/// Why a hand limit is not the usual one.
pub fn why_limit(limit: u8) -> Option<Message> {
    match limit {
        LIMIT_WITH_MOST_OFFICIALS => Some(message!("board-limit-most")),
        LIMIT_WITH_FEWEST_OFFICIALS => Some(message!("board-limit-fewest")),
        _ => None,
    }
}

/// The price of a phase that can be pressed; `short` on a phone. `None` where there is nothing to say.
pub fn price(view: &View, phase: Phase, meld: Option<u16>, short: bool) -> Option<Message> {
    let cost = |card: Card, count: u8| match count {
        1 => message!("board-costs-one", card: nouns::of_card(card)),
        _ => message!("board-costs", card: nouns::of_card(card), count: count),
    };
    let short_cost = |count: u8| message!("aside-change", count: -i32::from(count));
    Some(match phase {
        Phase::Draw if short => short_cost(DRAW_CLIPPERS),
        Phase::Draw => cost(Card::Clipper, DRAW_CLIPPERS),
        Phase::Trade => message!("board-offers", count: view.offers_left()),
        Phase::Pirates if short => short_cost(ATTACK_PIRATES),
        Phase::Pirates => cost(Card::Pirates, ATTACK_PIRATES),
        Phase::Storm => cost(Card::Winds, MONSOON_WINDS),
        Phase::Build => {
            let (official, plantation) = (OFFICIAL_PORTS, PLANTATION_CARDS + PLANTATION_GOODS);
            match short {
                true => message!("board-costs-build-short", official: official, plantation: plantation),
                false => message!("board-costs-build", official: official, plantation: plantation),
            }
        }
        Phase::Ship => Message::signed(meld?),
        Phase::End => match view.excess(view.seat()) {
            0 => message!("board-keep", count: view.hands[view.seat()].size),
            excess => message!("board-excess", count: excess),
        },
    })
}

/// What is missing for a phase that cannot be pressed, or that it is over; `short` on a phone.
pub fn missing(view: &View, phase: Phase, short: bool) -> Option<Message> {
    Some(match view.missing(phase)? {
        Missing::Closed => message!("board-over"),
        Missing::Offers if short => message!("board-no-offers-short"),
        Missing::Offers => message!("board-no-offers"),
        Missing::Goods => message!("board-no-goods"),
        Missing::Cards { held, needed, .. } if short && held > 0 => {
            message!("board-too-few-short", held: held, count: needed)
        }
        Missing::Cards { card, needed: 1, .. } => message!("board-no-card", card: nouns::of_card(card)),
        Missing::Cards { card, held: 0, .. } => message!("board-no-cards", card: nouns::of_card(card)),
        Missing::Cards { card, held, needed } => {
            message!("board-too-few", card: nouns::of_card(card), held: held, count: needed)
        }
    })
}

/// "2:05".
pub fn clock(seconds: u32) -> Message {
    message!("board-clock", minutes: seconds / 60, seconds: format!("{:02}", seconds % 60))
}

/// "3 offers left".
pub fn offers_left(count: u8) -> Message {
    message!("board-offers-left", count: count)
}

/// The points that a meld leads to: "64 → 76 of 100".
pub fn points_way(before: u16, after: i32) -> Message {
    message!("board-points-way", before: before, after: after, target: TARGET)
}

/// Over the cards that can be asked for.
pub fn want_from(from: Partner, most: u8) -> Message {
    match from {
        Partner::Seat(seat) => message!("board-want-from", who: seat, count: most),
        Partner::Anyone => message!("board-want-from-anyone", count: most),
    }
}

/// What a trade does to the hand.
pub fn hand_change((before, after): (u8, u8)) -> Message {
    message!("board-hand-change", before: before, after: after)
}

/// What a trade does to the best meld.
pub fn meld_change((before, after): (u16, u16)) -> Message {
    message!("board-meld-change", before: before, after: after)
}

/// A card that can be asked for, with how many are and how many the partner surely holds.
pub fn wish(card: Card, count: u8, known: u8) -> Message {
    match (count, known) {
        (0, 0) => message!("do-want", card: nouns::of_card(card)),
        (_, 0) => message!("board-wish", card: nouns::of_card(card), count: count),
        _ => message!("board-wish-known", card: nouns::of_card(card), count: count, known: known),
    }
}

/// A card in hand while an offer is put together.
pub fn to_give(card: Card) -> Message {
    message!("do-give", card: nouns::of_card(card))
}

/// A card that is given and can be taken back.
pub fn give_back(card: Card) -> Message {
    message!("board-give-back", card: nouns::of_card(card))
}

/// A card that is asked for and need not be.
pub fn want_back(card: Card) -> Message {
    message!("board-want-back", card: nouns::of_card(card))
}

/// The button that makes an offer.
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

/// A suggested trade.
pub fn idea(give: Card, want: Card, to: Seat) -> Message {
    message!("board-idea", to: to, give: nouns::counted(give, 1), want: nouns::counted(want, 1))
}

/// On a card that the partner surely holds: "≥2".
pub fn at_least(count: u8) -> Message {
    message!("board-at-least", count: count)
}

/// The same in words.
pub fn known(who: Seat, count: u8) -> Message {
    message!("board-known", who: who, count: count)
}

/// "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// The answer of a player to an offer.
pub fn answered(who: Seat, yes: bool) -> Message {
    if yes { message!("board-accepts", who: who) } else { message!("board-declines", who: who) }
}

/// Three Pirates.
pub fn fleet() -> Message {
    message!("board-fleet", count: FLEET_PIRATES)
}

/// What an action will do, where others or chance have a say.
pub fn explain(action: Action) -> Option<Message> {
    match action {
        Action::Attack(target) => Some(message!("board-explain-attack", target: target)),
        Action::Fleet(_) => Some(message!("board-explain-fleet", count: FLEET_REPEL_CLIPPERS)),
        Action::Monsoon => Some(message!("board-explain-monsoon")),
        Action::Typhoon => Some(message!("board-explain-typhoon")),
        _ => None,
    }
}

/// The button that discards the chosen cards.
pub fn discard(count: u8) -> Message {
    message!("board-discard", count: count)
}

/// How many cards are still to be chosen for discarding.
pub fn choose_discards(wanted: u8, chosen: u8) -> Message {
    match chosen {
        0 => message!("board-choose", count: wanted),
        _ => message!("board-choose-more", count: wanted - chosen),
    }
}
