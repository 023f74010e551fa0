//! A merchant's standing in words: the cargo of its ships, its cards and teas.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// Describes the cargo of each ship at the dock, and a merchant's other possessions by counts that no die changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let merchant = &view.table.merchants[seat];
    let loaded = merchant.berths.iter().zip(&merchant.cargo).filter_map(|(ship, cargo)| {
        let ship = ship.as_ref()?.ship();
        Some((format!("teas on {}", ship.name), format!("{} of {}", cargo.total(), ship.size)))
    });
    let counts = counted(&[
        ("ships that have sailed", merchant.sailed.count_ones()),
        ("plantation cards", merchant.cards().count() as u32),
        ("teas on the plantation", merchant.tokens.iter().map(|teas| u32::from(teas.total())).sum()),
    ]);
    loaded.chain(counts).collect()
}
