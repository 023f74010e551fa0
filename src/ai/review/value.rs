//! What positions are worth: the mean of playouts, with all hands open and every deck shuffled anew.
//!
//! Both sides of every event are judged here. Called by the reports; knows nothing of choices.

use super::super::playout::Playout;
use super::{Effort, Estimate, derive_seed, final_shares};
use crate::ai::Evaluator;
use crate::engine::{Chance, Features, PerSeat, Seat, Viewer};

/// What could have come of an action: so many states, each from a world of its own that fits the view.
pub(super) fn sample_outcomes<G: Features>(view: &G::View, action: G::Action, count: u32, seed: u64) -> Vec<G::State> {
    let outcome = |number: u32| {
        let mut chance = Chance::stream(derive_seed(seed, number.into()));
        let mut state = G::determinize(view, &mut chance);
        G::apply(&mut state, action, &mut chance, &mut ());
        state
    };
    (0..count).map(outcome).collect()
}

/// What each seat gets in the mean of one playout from each of these states.
pub(super) fn evaluate_states<G: Features>(
    states: Vec<G::State>,
    seats: u8,
    evaluator: &mut Evaluator<G>,
    seed: u64,
) -> PerSeat<Estimate> {
    mean_by_seat(&playout_shares(states, seats, evaluator, seed))
}

/// What each seat gets in one playout from each of these states.
pub(super) fn playout_shares<G: Features>(
    states: Vec<G::State>,
    seats: u8,
    evaluator: &mut Evaluator<G>,
    seed: u64,
) -> Vec<PerSeat<f32>> {
    let mut playout = Playout::<G>::default();
    let mut chance = Chance::stream(derive_seed(seed, u64::MAX));
    states
        .into_iter()
        .map(|mut state| final_shares::<G>(&state).unwrap_or_else(|| playout.run(&mut state, &mut chance, evaluator)))
        .map(|shares| normalise(shares, seats))
        .collect()
}

/// What each seat may hope for in a position; exact when the game is over.
pub(super) fn evaluate_position<G: Features>(
    state: &G::State,
    seats: u8,
    evaluator: &mut Evaluator<G>,
    effort: Effort,
    seed: u64,
) -> PerSeat<Estimate> {
    if let Some(shares) = final_shares::<G>(state) {
        return PerSeat::from_fn(|seat| Estimate::exact(shares[seat]));
    }
    let view = G::view(state, Viewer::Everyone);
    let world = |number: u32| G::determinize(&view, &mut Chance::stream(derive_seed(seed, number.into())));
    evaluate_states((0..effort.samples()).map(world).collect(), seats, evaluator, seed)
}

/// Shares that add up to one win: each seat is judged through its own eyes, and the eyes need not agree. Where nobody
/// has a share, or a seat is alone, nothing is changed.
pub(super) fn normalise(shares: PerSeat<f32>, seats: u8) -> PerSeat<f32> {
    let sum: f32 = Seat::all(seats).map(|seat| shares[seat]).sum();
    match seats {
        2.. if sum > 0.0 => PerSeat::from_fn(|seat| if seat.0 < seats { shares[seat] / sum } else { 0.0 }),
        _ => shares,
    }
}

fn mean_by_seat(results: &[PerSeat<f32>]) -> PerSeat<Estimate> {
    PerSeat::from_fn(|seat: Seat| Estimate::from_samples(results.iter().map(|result| result[seat])))
}
