//! Opponents: the choice of an action by a computer, generic over the game.
//!
//! The page asks through a [`question`], the arena and the tests through [`choose`] or a [`Search`] of their own;
//! [`review`] analyses a finished game. An opponent is given a view, the same as a person gets, and never a state.
//! Knows no particular game, no thread, no clock and no browser: the caller runs the work in slices and may stop after
//! each.

pub mod arena;
pub mod evaluator;
pub mod job_queue;
pub mod level;
pub mod net;
mod playout;
pub mod pool;
pub mod protocol;
pub mod question;
pub mod review;
pub mod search;
mod tree;

#[cfg(test)]
mod tests;

pub use evaluator::Evaluator;
pub use level::{Budget, Level, Player};
pub use search::{Search, Statistics, Tally};

use crate::engine::session::Session;
use crate::engine::{Chance, Game, Heuristic, Seat};

/// Returns the action an opponent chooses given this view, whose viewer is the seat to act. Runs to the end of the
/// budget; the same view, budget, evaluator and seed give the same action on every machine.
pub fn choose<G: Heuristic>(view: &G::View, budget: Budget, evaluator: &Evaluator<G>, seed: u64) -> G::Action {
    let mut search = Search::<G>::new(view.clone(), seed, budget).with_evaluator(evaluator.clone());
    while !search.step(u32::MAX) {}
    search.best()
}

/// Returns the random player's action, uniform among the legal actions.
pub fn random_choice<G: Heuristic>(view: &G::View, seed: u64) -> G::Action {
    let mut chance = Chance::stream(seed);
    let state = G::determinize(view, &mut chance);
    let mut legal = Vec::new();
    G::legal(&state, &mut legal);
    legal[chance.index(legal.len())]
}

/// Returns the seed of the search at ply `ply` (from 1) of the game with this seed. It is independent of the chance of
/// the ply itself and derived with a cipher, so it reveals nothing about the game's seed.
pub fn decision_seed(game: u64, ply: u32, seat: Seat) -> u64 {
    Chance::at(derive_seed(!game, u64::from(seat.0)), ply).seed()
}

/// Returns the seed of the search for the current decision; `None` if the game is over. The same on the page, in the
/// arena and for a record.
pub fn current_decision_seed<G: Game>(session: &Session<G>) -> Option<u64> {
    let seat = session.to_act()?;
    Some(decision_seed(session.setup().seed.0, session.plies() + 1, seat))
}

/// Derives a seed from another and a number; used for trees, plies and games of a match.
pub fn derive_seed(seed: u64, number: u64) -> u64 {
    let mut bits = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
