//! Determinization: draws states consistent with a view, for opponents and previews.

use super::{State, Template, View};
use crate::engine::{Chance, Determinize, Game, Seat};

impl Determinize for Template {
    /// Nothing is hidden, so only one state is consistent with the view. In other games, use `chance` to shuffle the
    /// cards that the viewer cannot see and deal them to the hands and decks they may be in. The view of the result
    /// must equal `view`.
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
