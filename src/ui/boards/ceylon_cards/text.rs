//! The words that only this board needs; those of the game are in its own `text`.

use crate::engine::Seat;
use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::data::{
    ATTACK_PIRATES, DRAW_CLIPPERS, FLEET_PIRATES, LIMIT_LEAST, LIMIT_MOST, MONSOON_WINDS, OFFICIAL_PORTS,
    PLANTATION_CARDS, PLANTATION_GOODS, TARGET,
};
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::text::{cards, title, titles};
use crate::games::ceylon_cards::view::{Missing, View};
use crate::ui::text::CANCEL;
use crate::words::{Speaker, agreeing};

/// The tabs of the phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The harbour and what is being decided.
    Harbour,
    /// Everybody's records.
    Records,
    /// The story.
    Log,
    /// The whole price table.
    Prices,
}

impl Tab {
    /// With their drawings and names.
    pub const ALL: [(Tab, &'static str, &'static str); 4] = [
        (Tab::Harbour, "ui-board", "Quay"),
        (Tab::Records, "ui-human", "Players"),
        (Tab::Log, "ui-log", "Log"),
        (Tab::Prices, "ui-rules", "Prices"),
    ];
}

/// The tab bar.
pub const TABS: &str = "Views";
/// A seat's cards.
pub const HAND_OF: &str = "Cards in hand, and the limit";
/// A seat's officials.
pub const OFFICIALS: &str = "Officials";
/// The phase line.
pub const PHASES: &str = "Phases of the turn";
/// The own hand.
pub const YOUR_HAND: &str = "Your hand";
/// The price table.
pub const PRICES: &str = "What a meld is worth";
/// Points.
pub const POINTS: &str = "Points";
/// One fewer.
pub const LESS: &str = "One fewer";
/// One more.
pub const MORE: &str = "One more";
/// In the composer.
pub const YOU_GIVE: &str = "You give";
/// In the composer.
pub const YOU_WANT: &str = "You ask for";
/// In an answer.
pub const YOU_GET: &str = "You get";
/// All others.
pub const ANYONE: &str = "Anyone";
/// Opens the composer.
pub const COUNTER: &str = "Counter-offer";
/// The composer's heading.
pub const TRADE: &str = "Your offer";
/// An empty tray.
pub const NOTHING: &str = "nothing yet";
/// Who sees a whispered offer.
pub const ONLY_YOU_TWO: &str = "Only you two see these cards";
/// Who sees a spoken offer.
pub const ALL_HEAR: &str = "Everyone sees these cards";
/// The reaction window.
pub const YOUR_ANSWER: &str = "Your answer";

/// "of 7".
pub fn of(limit: u8) -> String {
    format!("of {limit}")
}

/// The label of the deck.
pub fn deck(count: u8) -> String {
    format!("Deck {count}")
}

/// The label of the discard pile.
pub fn spent(count: u8) -> String {
    format!("Discard {count}")
}

/// What the own hand is: "8 cards, limit 8".
pub fn hand(size: u8, limit: u8) -> String {
    format!("{}, limit {limit}", cards(size))
}

/// Over the hand at the lower edge.
pub fn hand_of(speaker: &Speaker, seat: Seat) -> String {
    if speaker.is_you(seat) {
        YOUR_HAND.into()
    } else {
        format!("{} hand", crate::words::capital(&speaker.whose(seat)))
    }
}

/// Why the limit is what it is.
pub fn why_limit(limit: u8) -> &'static str {
    match limit {
        LIMIT_MOST => "most officials",
        LIMIT_LEAST => "fewest officials",
        _ => "",
    }
}

/// What stands under a stop that can be pressed: its price; `short` on a phone.
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

/// What stands under a stop that cannot: what is missing, or that it is over.
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

/// The clock: "2:05".
pub fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Over the names that can be wanted.
pub fn want_from(name: &str, most: u8) -> String {
    match most {
        0 => format!("Ask {name} for cards: there are none"),
        1 => format!("Ask {name} for (1 card at most)"),
        _ => format!("Ask {name} for (up to {most} cards)"),
    }
}

/// What a trade does to the hand.
pub fn after_trade((before, after): (u8, u8)) -> String {
    format!("Your hand: {before} → {after}")
}

/// What a trade does to the best meld.
pub fn best_meld((before, after): (u16, u16)) -> String {
    format!("Best meld: {before} → {after}")
}

/// The name of a card that can be wanted, with how many are and what the partner is known to hold: "Coffee, to ask
/// for, 1 so far".
pub fn wish(card: Card, count: u8, holds: &str) -> String {
    let so_far = if count > 0 { format!(", {count} so far") } else { String::new() };
    let known = if holds.is_empty() { String::new() } else { format!(". {holds}") };
    format!("{}, to ask for{so_far}{known}", title(card))
}

/// The name of a card in the hand while an offer is composed.
pub fn to_give(card: Card) -> String {
    format!("{}, to give", title(card))
}

/// The name of a card on a side of the offer, which a press takes back: "You give Coffee: Cancel".
pub fn take_back(side: &str, card: Card) -> String {
    format!("{side} {}: {CANCEL}", title(card))
}

/// One Pirates.
pub const ATTACK: &str = "Attack";
/// Several: "Fleet: 3 Pirates".
pub fn fleet() -> String {
    format!("Fleet: {FLEET_PIRATES} {}", title(Card::Pirates))
}

/// The points that a meld leads to: "64 → 76 of 100".
pub fn points_of(before: u16, after: i32) -> String {
    format!("{before} → {after} of {TARGET}")
}

/// The button over the discard pile.
pub const LOOK_AT_SPENT: &str = "Look through the discard pile";

/// An offer on both sides of which there is nothing.
pub const CALL: &str = "asks for proposals";
/// A side of an offer on which there is nothing.
pub const NO_CARDS: &str = "nothing";

/// "×2".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// What somebody said to an offer: "Bao declines".
pub fn answered(speaker: &Speaker, seat: Seat, yes: bool) -> String {
    let (you, they) = if yes { ("accept", "accepts") } else { ("decline", "declines") };
    format!("{} {}", speaker.who(seat), speaker.verb(seat, you, they))
}

/// Over the deals that are suggested.
pub const IDEAS: &str = "Deals that may suit both of you";

/// A suggested deal: "Tea for Coffee, with Bao".
pub fn idea(give: Card, want: Card, name: &str) -> String {
    format!("{} for {}, with {name}", title(give), title(want))
}

/// On a card that a partner surely holds: "≥2".
pub fn at_least(count: u8) -> String {
    format!("≥{count}")
}

/// The same in words.
pub fn known(name: &str, count: u8) -> String {
    format!("{name} {} at least {count}", agreeing(name, "hold", "holds"))
}
