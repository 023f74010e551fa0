//! Determines whether the choice between the legal actions makes any difference.
//!
//! Used for the answers that the table gives automatically. Tries the actions in states determinized from the view of
//! the seat to act. Knows no table.

use crate::engine::session::Session;
use crate::engine::{Chance, Determinize, Game, Seat, Turn, Viewer};

/// Number of sampled states in which the results of a choice must be equal.
const SAMPLES: u64 = 4;
/// Maximum number of forced actions followed after a choice.
const MAX_FORCED_ACTIONS: usize = 8;

/// Returns whether all legal actions lead to the same state at the next real decision, in every sampled state
/// consistent with the view of the seat to act.
pub fn results_are_equal<G: Determinize>(session: &Session<G>) -> bool {
    let Some(seat) = session.to_act() else { return false };
    let (view, legal) = (session.view(Viewer::Seat(seat)), session.legal());
    (0..SAMPLES).all(|world| {
        let state = G::determinize(&view, &mut Chance::stream(world));
        let mut results = legal.iter().map(|action| result::<G>(&state, seat, *action));
        let Some(first) = results.next().flatten() else { return false };
        results.all(|other| other.as_ref() == Some(&first))
    })
}

/// Returns the state at the next decision with more than one legal action. `None` if chance is drawn on the way, since
/// the result is then unknown.
fn result<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Option<G::State> {
    let (mut state, mut next) = (state.clone(), action);
    for _ in 0..MAX_FORCED_ACTIONS {
        let mut chance = Chance::stream(0);
        // The events are not needed, but only the search compiles the rules a second time without them.
        G::apply(&mut state, next, &mut chance, &mut Vec::new());
        if chance.has_drawn() {
            return None;
        }
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        match legal[..] {
            [only] if G::turn(&state) == Turn::Act(seat) => next = only,
            _ => return Some(state),
        }
    }
    None
}
