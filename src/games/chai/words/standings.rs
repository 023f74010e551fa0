//! A merchant's standings: the cargo of its ships, its cards and its teas.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::nouns;
use crate::engine::Seat;
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;

/// Returns a merchant's cargo and possessions, without counts that depend on dice.
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
