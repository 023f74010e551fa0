//! Heuristics for the search: which actions look good, and which seat seems to be winning.
//!
//! Compute floats using only sums, products and square roots: other functions differ between native code and wasm.

use super::action::MAX_CUPS;
use super::{Pour, State, Template};
use crate::engine::{Features, Heuristic, PerSeat, Seat};

impl Heuristic for Template {
    /// Enough to play every game to its end.
    const ROLLOUT_PLIES: u32 = 20;
    const BUDGETS: [(u32, u32); 4] = [(1, 4), (1, 20), (1, 100), (2, 400)];

    /// Returns equal shares, since nothing shows which seat is ahead.
    fn evaluate(state: &State) -> PerSeat<f32> {
        let share = 1.0 / f32::from(state.seats);
        PerSeat::from_fn(|seat: Seat| if seat.0 < state.seats { share } else { 0.0 })
    }

    /// Favours leaving a multiple of four: the best move with two players, and as good as any with more.
    fn priors(state: &State, legal: &[Pour], weights: &mut Vec<f32>) {
        let leaves_four = |Pour(cups): &Pour| (state.cups - cups).is_multiple_of(MAX_CUPS + 1);
        weights.extend(legal.iter().map(|action| if leaves_four(action) { 4.0 } else { 1.0 }));
    }
}

/// For a network to learn the game, list the facts of a view here; they belong in a file `features.rs`.
impl Features for Template {}
