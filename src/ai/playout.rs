//! Playouts: play from a determinized state, weighted by the game's own policy, to the end or the rollout cutoff.
//!
//! Used by the search trees and by the review, so that both evaluate positions alike. Knows no tree and no view.

use super::Evaluator;
use crate::engine::{Chance, Heuristic, Outcome, PerSeat, Turn};

/// Buffers reused between playouts, so that a playout does not allocate.
pub(super) struct Playout<G: Heuristic> {
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Heuristic> Default for Playout<G> {
    fn default() -> Self {
        Playout { legal: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Heuristic> Playout<G> {
    /// Plays from a state that is not over to the end or the cutoff. Returns each seat's share of the win, taken from
    /// the outcome or from the evaluation. `state` is left where the playout stopped.
    pub(super) fn run(
        &mut self,
        state: &mut G::State,
        chance: &mut Chance,
        evaluator: &mut Evaluator<G>,
    ) -> PerSeat<f32> {
        for _ in 0..evaluator.playout_plies() {
            let action = self.choose(state, chance);
            G::apply(state, action, chance, &mut ());
            if let Turn::Over(outcome) = G::turn(state) {
                return outcome_shares(&outcome);
            }
        }
        evaluator.evaluate(state)
    }

    /// Draws a legal action with probability proportional to its weight.
    pub(super) fn choose(&mut self, state: &G::State, chance: &mut Chance) -> G::Action {
        self.legal.clear();
        G::legal(state, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.weights.clear();
        G::priors(state, &self.legal, &mut self.weights);
        self.legal[draw_weighted(&self.weights, chance)]
    }
}

/// Draws an index with probability proportional to its weight.
pub(super) fn draw_weighted(weights: &[f32], chance: &mut Chance) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = chance.fraction() * sum;
    let mut last = 0;
    for (index, &weight) in weights.iter().enumerate() {
        if weight > 0.0 {
            if left < weight {
                return index;
            }
            left -= weight;
            last = index;
        }
    }
    last
}

/// Splits one win evenly among the winners.
pub(super) fn outcome_shares(outcome: &Outcome) -> PerSeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    PerSeat::from_fn(|seat| if outcome.winners.has(seat) { share } else { 0.0 })
}
