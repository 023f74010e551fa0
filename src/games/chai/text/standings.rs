//! How a merchant stands, in words: what its ships have loaded, and its cards and teas.
//!
//! Compared by the review between what was played and what was better. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// What each ship at the dock has loaded, and what else a merchant has, by counts that no die changes.
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
