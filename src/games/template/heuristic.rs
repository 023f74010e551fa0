//! What the search may know of the game: which actions look good, and who seems to be winning.
//!
//! Floats only by sums, products and square roots: other functions differ between native code and wasm.

use super::action::MOST;
use super::{Pour, State, Template};
use crate::engine::{Features, Heuristic, PerSeat, Seat};

impl Heuristic for Template {
    /// A game is short enough to play out.
    const ROLLOUT_PLIES: u32 = 20;
    const BUDGETS: [(u32, u32); 4] = [(1, 4), (1, 20), (1, 100), (2, 400)];

    /// Without an idea who is ahead, all have an equal share.
    fn evaluate(state: &State) -> PerSeat<f32> {
        let share = 1.0 / f32::from(state.seats);
        PerSeat::from_fn(|seat: Seat| if seat.0 < state.seats { share } else { 0.0 })
    }

    /// Leaving a multiple of four is best between two, and as good as anything among more.
    fn priors(state: &State, legal: &[Pour], weights: &mut Vec<f32>) {
        let leaves_four = |Pour(cups): &Pour| (state.cups - cups).is_multiple_of(MOST + 1);
        weights.extend(legal.iter().map(|action| if leaves_four(action) { 4.0 } else { 1.0 }));
    }
}

/// A network learns the game once this lists the facts of a view, in a file `features.rs`.
impl Features for Template {}
