//! How a merchant stands: the cargo of its ships, and its cards and teas.
//!
//! Compared by the review between what was played and what was better.

use super::nouns;
use crate::engine::Seat;
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;

/// Counts what each ship at the dock has loaded and what else a merchant has: nothing that depends on dice.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
    let merchant = &view.table.merchants[seat];
    let loaded = merchant.berths.iter().zip(&merchant.cargo).filter_map(|(ship, cargo)| {
        let ship = (*ship)?;
        let name = message!("standing-aboard", ship: nouns::ship(ship));
        Some((name, message!("standing-of", count: cargo.total(), size: ship.ship().size)))
    });
    let tokens: u32 = merchant.tokens.iter().map(|teas| u32::from(teas.total())).sum();
    let counts = [
        ("standing-ships", merchant.sailed.count_ones()),
        ("standing-cards", merchant.cards().count() as u32),
        ("standing-tokens", tokens),
    ];
    loaded.chain(counts.map(|(name, count)| (Message::new(name), Message::number(count)))).collect()
}
