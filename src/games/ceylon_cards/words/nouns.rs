//! The nouns of the catalogue: cards, goods, phases and lists of cards, and the ids of their drawings.
//!
//! Used by the other words and by the board. Knows no figure.

use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::pieces::{Card, Good, KINDS};
use crate::games::ceylon_cards::state::Phase;
use crate::message;
use crate::words::{Argument, Message};

/// Returns the id of a card's name: "Clipper".
pub const fn card(card: Card) -> &'static str {
    const CARDS: [&str; KINDS] = [
        "card-clipper",
        "card-port",
        "card-tea",
        "card-cinnamon",
        "card-rubber",
        "card-sugar",
        "card-coffee",
        "card-indigo",
        "card-plantation",
        "card-winds",
        "card-pirates",
    ];
    CARDS[card.index()]
}

/// Returns the id of a good's name within a sentence: "tea".
pub const fn good(good: Good) -> &'static str {
    ["good-tea", "good-cinnamon", "good-rubber", "good-sugar", "good-coffee", "good-indigo"][good.index()]
}

/// Returns the id of a phase's name: "Trade".
pub const fn phase(phase: Phase) -> &'static str {
    ["phase-draw", "phase-trade", "phase-pirates", "phase-storm", "phase-build", "phase-ship", "phase-end"]
        [phase as usize]
}

/// Returns the id of a card's drawing in the symbol sheet.
pub const fn icon(card: Card) -> &'static str {
    match card {
        Card::Winds => "wind",
        Card::Pirates => "pirate",
        other => other.word(),
    }
}

pub fn of_card(of: Card) -> Argument {
    Argument::Noun(card(of))
}

pub fn of_good(of: Good) -> Argument {
    Argument::Noun(good(of))
}

pub fn of_phase(of: Phase) -> Argument {
    Argument::Noun(phase(of))
}

/// Returns a number of equal cards: "2 Ports".
pub fn counted(card: Card, count: u8) -> Message {
    message!("counted", card: of_card(card), count: count)
}

/// Lists cards: "2 Ports and 1 Coffee".
pub fn list(cards: &Cards) -> Argument {
    cards.iter().map(|(card, count)| counted(card, count).into()).collect::<Vec<Argument>>().into()
}

/// Lists the cards of a lot; returns their number if the reader cannot see them.
pub fn lot(lot: &Lot) -> Argument {
    match &lot.cards {
        Some(cards) => list(cards),
        None => message!("counted-cards", count: lot.count).into(),
    }
}
