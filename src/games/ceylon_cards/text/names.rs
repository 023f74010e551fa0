//! Names of cards, phases and lots of cards, and the ids of their drawings.
//!
//! Used by the other texts and by the board.

use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::state::Phase;

pub(super) use crate::words::and;

/// Names a card as printed on it.
pub fn title(card: Card) -> &'static str {
    match card {
        Card::Clipper => "Clipper",
        Card::Port => "Port",
        Card::Tea => "Tea",
        Card::Cinnamon => "Cinnamon",
        Card::Rubber => "Rubber",
        Card::Sugar => "Sugar",
        Card::Coffee => "Coffee",
        Card::Indigo => "Indigo",
        Card::Plantation => "Plantation",
        Card::Winds => "Winds",
        Card::Pirates => "Pirates",
    }
}

/// Names `count` equal cards.
pub fn titles(count: u8, card: Card) -> &'static str {
    match card {
        Card::Clipper if count > 1 => "Clippers",
        Card::Port if count > 1 => "Ports",
        Card::Plantation if count > 1 => "Plantations",
        _ => title(card),
    }
}

pub fn icon(card: Card) -> &'static str {
    match card {
        Card::Winds => "wind",
        Card::Pirates => "pirate",
        other => other.word(),
    }
}

pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "Draw",
        Phase::Trade => "Trade",
        Phase::Pirates => "Pirates",
        Phase::Storm => "Storm",
        Phase::Build => "Build",
        Phase::Ship => "Ship",
        Phase::End => "End",
    }
}

/// Describes a card's use in one sentence.
pub fn hint(card: Card) -> &'static str {
    match card {
        Card::Clipper => "Every meld needs one. Discarded in the Draw Phase it brings two cards; two stop a fleet.",
        Card::Port => "Every meld needs one. Two hire an official.",
        Card::Plantation => {
            "Two, with two goods of one kind, build a plantation. Later each can stand in for a good that you grow."
        }
        Card::Winds => "One stops an attack, two cause a Monsoon, three a Typhoon.",
        Card::Pirates => "One steals a random card, three steal a whole hand.",
        _ => "Goods: ship as many of one kind as you can.",
    }
}

/// Formats "1 card", "3 cards".
pub fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// Formats "1 offer left", "3 offers left".
pub fn offers_left(count: u8) -> String {
    if count == 1 { "1 offer left".into() } else { format!("{count} offers left") }
}

/// Lists cards: "2 Ports and 1 Coffee"; "nothing" for none.
pub fn list(cards: &Cards) -> String {
    let names: Vec<String> = cards.iter().map(|(card, count)| format!("{count} {}", titles(count, card))).collect();
    if names.is_empty() { "nothing".into() } else { and(&names) }
}

/// Lists the cards of a lot, or states their number.
pub(super) fn lot(lot: &Lot) -> String {
    lot.cards.as_ref().map_or_else(|| cards(lot.count), list)
}

/// Names a good within a sentence.
pub(super) fn lower(good: Good) -> &'static str {
    good.card().word()
}

/// Returns "a tea plantation", "an indigo plantation".
pub(super) fn a_plantation(good: Good) -> String {
    let article = if good == Good::Indigo { "an" } else { "a" };
    format!("{article} {} plantation", lower(good))
}
