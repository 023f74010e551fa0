//! Determinization: samples a state that a viewer cannot distinguish from the true one.
//!
//! Called by the search. Only the secret exchange has to be sampled: decks have no order until they are drawn from.

use super::TeaAndRum;
use super::data::DOLLARS_A_POINT;
use super::state::{Stage, State};
use super::view::View;
use crate::engine::{Chance, Determinize, Seat};

impl Determinize for TeaAndRum {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let mut table = view.table.clone();
        if table.stage == Stage::Exchange {
            // `cursor` seats have been asked; the last of them is choosing now and can still choose a point.
            let asked_seats: Vec<Seat> = table.in_order().take(usize::from(table.cursor)).collect();
            for seat in asked_seats.into_iter().filter(|seat| view.table.hides(*seat, view.viewer)) {
                let max_points = table.players[seat].money / DOLLARS_A_POINT;
                let max_points = if seat == table.active { max_points.saturating_sub(1) } else { max_points };
                let bought = chance.below(u32::from(max_points) + 1) as u8;
                let blue = chance.below(u32::from(bought) + 1) as u8;
                table.exchange[seat] = [blue, bought - blue];
            }
        }
        State(table)
    }
}
