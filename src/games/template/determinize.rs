//! Determinization: the states that fit a view, for opponents and previews.

use super::{State, Template, View};
use crate::engine::{Chance, Determinize, Game, Seat};

impl Determinize for Template {
    /// Nothing is hidden, so one state fits. Otherwise shuffle what the viewer cannot see, with `chance`, and deal it
    /// to the hands and decks it may be in. The view of the result must be `view` again.
    fn determinize(view: &View, _: &mut Chance) -> State {
        State {
            rules: Self::INFO.rules,
            seats: view.seats,
            cups: view.cups,
            to_act: view.to_act.or(view.winner).unwrap_or(Seat(0)),
            turn: view.turn,
        }
    }
}
