//! The oracle, for tests only: legality written a second time, from the rules alone and independently of `legal`.

use super::{Pour, State, Template};
use crate::engine::Oracle;

impl Oracle for Template {
    /// Returns a superset of all actions that can ever be legal.
    fn universe(_: &State) -> Vec<Pour> {
        (0..=20).map(Pour).collect()
    }

    /// Allows one, two or three cups, if the pot holds that many.
    fn allows(state: &State, Pour(cups): &Pour) -> bool {
        (1..=3).contains(cups) && *cups <= state.cups
    }

    /// Checks that the seat to act exists and that every completed turn poured at least one cup.
    fn audit(state: &State) -> Result<(), String> {
        if state.to_act.0 >= state.seats {
            return Err(format!("seat {} of {}", state.to_act, state.seats));
        }
        let turns = state.turn - 1;
        let max_cups = 20_u16.saturating_sub(turns);
        if u16::from(state.cups) <= max_cups { Ok(()) } else { Err(format!("{} cups after {turns} turns", state.cups)) }
    }
}
