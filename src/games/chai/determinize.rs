//! Determinization: cards never seen are dealt at random to the unknown places of their decks.
//!
//! Used by opponents. Every card outside the decks has been seen, so unseen cards can only be in the unknown places of
//! their own deck.

use super::data::{CARDS, SHIPS};
use super::state::{Deck, State};
use super::view::View;
use crate::engine::Chance;

/// Samples a state that the viewer cannot distinguish from the true one.
pub fn determinize(view: &View, chance: &mut Chance) -> State {
    let cards: Vec<Option<u8>> = view.cards.iter().rev().map(|card| card.map(|card| card.number())).collect();
    let ships: Vec<Option<u8>> = view.ships.iter().rev().map(|ship| ship.map(|ship| ship.number())).collect();
    let mut years = [0; 8];
    let mut unseen: Vec<u8> = (0..8).filter(|year| !view.years.contains(&Some(*year))).collect();
    chance.shuffle(&mut unseen);
    for (year, known) in years.iter_mut().zip(&view.years) {
        *year = known.or_else(|| unseen.pop()).unwrap_or_default();
    }
    State {
        table: view.table,
        cards: fill(&cards, off_deck_cards(view), CARDS.len() as u8, chance),
        ships: fill(&ships, off_deck_ships(view), SHIPS.len() as u8, chance),
        years,
    }
}

/// Builds a deck with the known cards in their places; the other cards of `1..=all` that are not in the bitmask
/// `off_deck` are dealt at random to the other places.
fn fill<const N: usize>(places: &[Option<u8>], off_deck: u32, all: u8, chance: &mut Chance) -> Deck<N> {
    let seen = places.iter().flatten().fold(off_deck, |seen, card| seen | 1 << card);
    let mut unseen = [0; N];
    let mut left = 0;
    for card in (1..=all).filter(|card| seen & (1 << card) == 0) {
        unseen[left] = card;
        left += 1;
    }
    chance.shuffle(&mut unseen[..left]);
    let mut order = [0; N];
    for (card, known) in order.iter_mut().zip(places) {
        *card = known.unwrap_or_else(|| {
            left -= 1;
            unseen[left]
        });
    }
    Deck::new(&order[..places.len()], seen)
}

/// Returns the bitmask of the plantation cards that are not in the deck.
pub fn off_deck_cards(view: &View) -> u32 {
    use super::state::Work;
    let table = &view.table;
    let boards = table.merchants.0.iter().flat_map(|merchant| merchant.slots);
    let pending = table.pending().iter().map(|work| match work {
        Work::Plant { card, .. } => Some(*card),
        _ => None,
    });
    let lying = table.market.into_iter().chain(boards).chain(pending).flatten();
    let areas = table.merchants.0.iter().fold(0, |bits, merchant| bits | merchant.automaton_card_bits);
    lying.fold(areas, |bits, card| bits | 1 << card.number())
}

/// Returns the bitmask of the ships that are not in the deck.
pub fn off_deck_ships(view: &View) -> u32 {
    use super::state::Work;
    let table = &view.table;
    let docks = table.merchants.0.iter().flat_map(|merchant| merchant.berths);
    let pending = table.pending().iter().map(|work| match work {
        Work::Dock { ship, .. } => Some(*ship),
        _ => None,
    });
    let lying = table.ships.into_iter().chain(docks).chain(pending).flatten();
    let sailed = table.merchants.0.iter().fold(0, |bits, merchant| bits | merchant.sailed);
    lying.fold(sailed, |bits, ship| bits | 1 << ship.number())
}
