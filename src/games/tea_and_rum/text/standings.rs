//! A player's standing in words: tracks, cards, money and goods.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use super::super::view::View;
use crate::engine::Seat;
use crate::words::counted;

/// Describes a seat's possessions by counts that no draw changes.
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
