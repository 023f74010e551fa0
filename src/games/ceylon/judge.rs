//! What the search may know of the game.
use super::Ceylon;
use super::action::Action;
use super::score;
use super::state::State;
use crate::engine::{Judge, PerSeat};

impl Judge for Ceylon {
    const HORIZON: u32 = 60;
    const EFFORTS: [(u32, u32); 4] = [(1, 40), (2, 300), (4, 1_000), (4, 4_000)];

    fn worth(state: &State) -> PerSeat<f32> {
        let scores = score::projected(&state.table);
        PerSeat::from_fn(|seat| if seat.0 < state.table.seats { f32::from(scores[seat]) / 100.0 } else { 0.0 })
    }

    fn weigh(_: &State, legal: &[Action], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|_| 1.0));
    }
}
