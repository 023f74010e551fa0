//! The standings of a seat: tracks, cards, money and goods.
//!
//! Used by the review to compare the move played with the better one. Knows no screen.

use crate::engine::Seat;
use crate::games::tea_and_rum::view::View;
use crate::words::Message;

/// Returns those counts of a seat that do not depend on draws.
pub(super) fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
    let player = &view.table.players[seat];
    let counts = [
        ("standing-population", u32::from(player.population)),
        ("standing-reputation", u32::from(player.step)),
        ("standing-buildings", player.buildings.count_ones()),
        ("standing-captains", player.captains.count_ones()),
        ("standing-contracts", player.contracts.count_ones()),
        ("standing-goods", u32::from(player.goods.total())),
        ("standing-dollars", u32::from(player.money)),
    ];
    counts.into_iter().map(|(name, count)| (Message::new(name), Message::number(count))).collect()
}
