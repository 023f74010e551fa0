//! The texts used only by this board; those of the game are in its own `text`.

use crate::engine::Seat;
use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::data::{
    ATTACK_PIRATES, DRAW_CLIPPERS, FLEET_PIRATES, LIMIT_WITH_FEWEST_OFFICIALS, LIMIT_WITH_MOST_OFFICIALS,
    MONSOON_WINDS, OFFICIAL_PORTS, PLANTATION_CARDS, PLANTATION_GOODS, TARGET,
};
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::text::{cards, title, titles};
use crate::games::ceylon_cards::view::{Missing, View};
use crate::ui::text::CANCEL;
use crate::words::{Speaker, agreeing};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The harbour and the current decision.
    Harbour,
    /// The records of all players.
    Records,
    Log,
    Prices,
}

impl Tab {
    pub const ALL: [(Tab, &'static str, &'static str); 4] = [
        (Tab::Harbour, "ui-board", "Quay"),
        (Tab::Records, "ui-human", "Players"),
        (Tab::Log, "ui-log", "Log"),
        (Tab::Prices, "ui-rules", "Prices"),
    ];
}

pub const TABS: &str = "Views";
pub const HAND_OF: &str = "Cards in hand, and the limit";
pub const OFFICIALS: &str = "Officials";
pub const PHASES: &str = "Phases of the turn";
pub const YOUR_HAND: &str = "Your hand";
pub const PRICES: &str = "What a meld is worth";
pub const POINTS: &str = "Points";
pub const LESS: &str = "One fewer";
pub const MORE: &str = "One more";
pub const YOU_GIVE: &str = "You give";
pub const YOU_WANT: &str = "You ask for";
pub const YOU_GET: &str = "You get";
/// All other players.
pub const ANYONE: &str = "Anyone";
/// Opens the composer.
pub const COUNTER: &str = "Counter-offer";
/// Heading of the composer.
pub const TRADE: &str = "Your offer";
/// An empty tray.
pub const NOTHING: &str = "nothing yet";
/// For a whispered offer.
pub const ONLY_YOU_TWO: &str = "Only you two see these cards";
/// For a spoken offer.
pub const ALL_HEAR: &str = "Everyone sees these cards";
/// Heading of the reaction window.
pub const YOUR_ANSWER: &str = "Your answer";

/// Formats a limit: "of 7".
pub fn of_limit(limit: u8) -> String {
    format!("of {limit}")
}

pub fn deck(count: u8) -> String {
    format!("Deck {count}")
}

pub fn spent(count: u8) -> String {
    format!("Discard {count}")
}

/// Describes the player's own hand: "8 cards, limit 8".
pub fn hand(size: u8, limit: u8) -> String {
    format!("{}, limit {limit}", cards(size))
}

/// Returns the heading of the hand at the lower edge.
pub fn hand_of(speaker: &Speaker, seat: Seat) -> String {
    if speaker.is_you(seat) {
        YOUR_HAND.into()
    } else {
        format!("{} hand", crate::words::capital(&speaker.whose(seat)))
    }
}

pub fn why_limit(limit: u8) -> &'static str {
    match limit {
        LIMIT_WITH_MOST_OFFICIALS => "most officials",
        LIMIT_WITH_FEWEST_OFFICIALS => "fewest officials",
        _ => "",
    }
}

/// Returns the price under a stop that can be pressed; `short` on a phone.
pub fn price(view: &View, phase: Phase, meld: Option<u16>, short: bool) -> String {
    let cost = |count: u8, name: &str| if short { format!("−{count}") } else { format!("−{count} {name}") };
    match phase {
        Phase::Draw => cost(DRAW_CLIPPERS, "Clipper"),
        Phase::Trade => match view.offers_left() {
            1 => "1 offer".into(),
            left => format!("{left} offers"),
        },
        Phase::Pirates => cost(ATTACK_PIRATES, "Pirates"),
        Phase::Storm => cost(MONSOON_WINDS, "Winds"),
        Phase::Build => {
            let or = if short { "/" } else { " or " };
            format!("−{}{or}−{OFFICIAL_PORTS}", PLANTATION_CARDS + PLANTATION_GOODS)
        }
        Phase::Ship => meld.map_or_else(String::new, |points| format!("+{points}")),
        Phase::End => match view.excess(view.seat()) {
            0 => format!("keep {}", view.hands[view.seat()].size),
            excess => cost(excess, "cards"),
        },
    }
}

/// Returns the text under a stop that cannot be pressed: what is missing, or that it is over.
pub fn missing(view: &View, phase: Phase, short: bool) -> String {
    let Some(missing) = view.missing(phase) else { return String::new() };
    match missing {
        Missing::Closed => "over".into(),
        Missing::Offers => if short { "none left" } else { "no offer left" }.into(),
        Missing::Goods => if short { "0 of 1" } else { "no goods" }.into(),
        Missing::Cards { held, needed, .. } if short => format!("{held} of {needed}"),
        Missing::Cards { card, .. } if phase == Phase::Ship => format!("no {}", title(card)),
        Missing::Cards { card, held: 0, needed } => format!("no {}", titles(needed, card)),
        Missing::Cards { card, held, needed } => format!("{held} of {needed} {}", titles(needed, card)),
    }
}

/// Formats the clock: "2:05".
pub fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Returns the heading of the cards that can be asked for.
pub fn want_from(name: &str, most: u8) -> String {
    match most {
        0 => format!("Ask {name} for cards: there are none"),
        1 => format!("Ask {name} for (1 card at most)"),
        _ => format!("Ask {name} for (up to {most} cards)"),
    }
}

pub fn after_trade((before, after): (u8, u8)) -> String {
    format!("Your hand: {before} → {after}")
}

pub fn best_meld((before, after): (u16, u16)) -> String {
    format!("Best meld: {before} → {after}")
}

/// Returns the accessible name of a card that can be asked for, with the number so far and what the partner is known
/// to hold: "Coffee, to ask for, 1 so far".
pub fn wish(card: Card, count: u8, holds: &str) -> String {
    let so_far = if count > 0 { format!(", {count} so far") } else { String::new() };
    let known = if holds.is_empty() { String::new() } else { format!(". {holds}") };
    format!("{}, to ask for{so_far}{known}", title(card))
}

/// Returns the accessible name of a card in hand while an offer is being composed.
pub fn to_give(card: Card) -> String {
    format!("{}, to give", title(card))
}

/// Returns the accessible name of a card in the offer, which a press takes back: "You give Coffee: Cancel".
pub fn take_back(side: &str, card: Card) -> String {
    format!("{side} {}: {CANCEL}", title(card))
}

/// For one Pirates card.
pub const ATTACK: &str = "Attack";
/// For several: "Fleet: 3 Pirates".
pub fn fleet() -> String {
    format!("Fleet: {FLEET_PIRATES} {}", title(Card::Pirates))
}

/// Returns the points before and after a meld: "64 → 76 of 100".
pub fn points_of(before: u16, after: i32) -> String {
    format!("{before} → {after} of {TARGET}")
}

pub const LOOK_AT_SPENT: &str = "Look through the discard pile";

/// An offer with both sides empty.
pub const CALL: &str = "asks for proposals";
/// An empty side of an offer.
pub const NO_CARDS: &str = "nothing";

/// Formats a multiplier: "×2".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// Describes a player's answer to an offer: "Bao declines".
pub fn answered(speaker: &Speaker, seat: Seat, yes: bool) -> String {
    let (you, they) = if yes { ("accept", "accepts") } else { ("decline", "declines") };
    format!("{} {}", speaker.who(seat), speaker.verb(seat, you, they))
}

/// Heading of the suggested deals.
pub const IDEAS: &str = "Deals that may suit both of you";

/// Describes a suggested deal: "Tea for Coffee, with Bao".
pub fn idea(give: Card, want: Card, name: &str) -> String {
    format!("{} for {}, with {name}", title(give), title(want))
}

/// On a card that a partner is certain to hold: "≥2".
pub fn at_least(count: u8) -> String {
    format!("≥{count}")
}

/// The same in words.
pub fn known(name: &str, count: u8) -> String {
    format!("{name} {} at least {count}", agreeing(name, "hold", "holds"))
}
