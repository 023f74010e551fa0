//! Value of a position: the mean of playouts, with all hands open and every deck reshuffled.
//!
//! Used for both sides of every event. Called by the reports; knows nothing of choices.

use super::super::playout::Playout;
use super::{Effort, Estimate, derive_seed, final_shares};
use crate::ai::Evaluator;
use crate::engine::{Chance, Features, PerSeat, Seat, Viewer};

/// Returns `count` possible states after an action, each from its own determinization of the view.
pub(super) fn sample_outcomes<G: Features>(view: &G::View, action: G::Action, count: u32, seed: u64) -> Vec<G::State> {
    let outcome = |number: u32| {
        let mut chance = Chance::stream(derive_seed(seed, number.into()));
        let mut state = G::determinize(view, &mut chance);
        G::apply(&mut state, action, &mut chance, &mut ());
        state
    };
    (0..count).map(outcome).collect()
}

/// Returns each seat's mean share, over one playout from each of these states.
pub(super) fn evaluate_states<G: Features>(
    states: Vec<G::State>,
    seats: u8,
    evaluator: &mut Evaluator<G>,
    seed: u64,
) -> PerSeat<Estimate> {
    mean_by_seat(&playout_shares(states, seats, evaluator, seed))
}

/// Returns each seat's share in one playout from each of these states.
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

/// Returns each seat's expected share in a position; exact if the game is over.
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
    let determinized = |number: u32| G::determinize(&view, &mut Chance::stream(derive_seed(seed, number.into())));
    evaluate_states((0..effort.samples()).map(determinized).collect(), seats, evaluator, seed)
}

/// Normalises shares to a sum of 1, because each seat is evaluated from its own view and the results need not agree.
/// Shares that are all 0, or of a single seat, are left unchanged.
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
