//! Detects actions that revealed something their actor could not foresee.
//!
//! Called for an undo. It is not enough to check whether chance was drawn: turning up a card from a pile that was
//! shuffled at setup draws no chance, yet the actor could not know the card. Decided like [`preview`](super::preview),
//! in states that the actor could not tell apart. Knows no seating.

use crate::engine::session::Session;
use crate::engine::{Chance, Determinize, Viewer};

/// Number of sampled states. If either of two cards may be on top, the probability that all of these states have the
/// same one as the game is below 1 in 10,000.
const SAMPLES: u64 = 14;

/// Whether anything played after `ply` plies revealed something its actor could not foresee: chance, or a hidden card.
pub fn shows_unseen<G: Determinize>(session: &Session<G>, ply: u32) -> bool {
    let since = &session.steps()[(ply as usize).min(session.steps().len())..];
    if since.iter().any(|step| step.drew) {
        return true;
    }
    let mut now = session.branch_at(ply);
    since.iter().any(|step| {
        let viewer = Viewer::Seat(step.seat);
        let before = now.view(viewer);
        if now.act(step.seat, step.action).is_err() {
            return false;
        }
        let after = now.view(viewer);
        (0..SAMPLES).any(|world| {
            let mut chance = Chance::stream(world);
            let mut state = G::determinize(&before, &mut chance);
            // The events are not needed, but only the search compiles the rules a second time without them.
            G::apply(&mut state, step.action, &mut chance, &mut Vec::new());
            G::view(&state, viewer) != after
        })
    })
}
