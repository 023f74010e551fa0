//! The oracle, for tests only: legality written a second time, from the rules alone and without a look at `legal`.

use super::{Pour, State, Template};
use crate::engine::Oracle;

impl Oracle for Template {
    /// More than could ever be legal.
    fn universe(_: &State) -> Vec<Pour> {
        (0..=20).map(Pour).collect()
    }

    /// One, two or three cups that are in the pot.
    fn allows(state: &State, Pour(cups): &Pour) -> bool {
        (1..=3).contains(cups) && *cups <= state.cups
    }

    /// No cup is lost: at least one and at most three were poured in each turn but the current one.
    fn audit(state: &State) -> Result<(), String> {
        if state.to_act.0 >= state.seats {
            return Err(format!("seat {} of {}", state.to_act, state.seats));
        }
        let turns = state.turn - 1;
        let most = 20_u16.saturating_sub(turns);
        if u16::from(state.cups) <= most { Ok(()) } else { Err(format!("{} cups after {turns} turns", state.cups)) }
    }
}
