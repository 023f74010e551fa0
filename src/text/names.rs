//! The names of players whom nobody has named.

use crate::table::Seating;

/// Names the players of the seats that a record has no players for: "Player 1".
pub fn name_players(seating: &mut Seating) {
    for seat in core::mem::take(&mut seating.unnamed).iter() {
        if let Some(player) = seating.players.get_mut(seat.index()) {
            player.name = format!("Player {}", seat.index() + 1);
        }
    }
}
