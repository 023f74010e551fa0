//! How a player stands, in words: tracks, cards, money and goods.
//!
//! Compared by the review between what was played and what was better. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// What a seat has, by counts that no draw changes.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
    let player = &view.table.players[seat];
    counted(&[
        ("population", u32::from(player.population)),
        ("reputation", u32::from(player.step)),
        ("buildings", player.buildings.count_ones()),
        ("captains", player.captains.count_ones()),
        ("contracts", player.contracts.count_ones()),
        ("goods", u32::from(player.goods.total())),
        ("dollars", u32::from(player.money)),
    ])
}
