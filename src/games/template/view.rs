//! What one viewer can know: all that a board draws and an opponent thinks about.

use serde::{Deserialize, Serialize};

use super::action::MOST;
use super::state::State;
use crate::engine::{Seat, Viewer};

/// The state as `viewer` sees it. Everyone sees all of this game; hidden hands would be `Option`s here, filled where
/// [`Viewer::sees`] says so.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of players.
    pub seats: u8,
    /// The cups left in the pot.
    pub cups: u8,
    /// The seat to act, unless the game is over.
    pub to_act: Option<Seat>,
    /// The winner, once the game is over.
    pub winner: Option<Seat>,
    /// Turns begun, from 1.
    pub turn: u16,
}

impl View {
    /// Returns what `viewer` knows.
    pub fn new(state: &State, viewer: Viewer) -> View {
        let over = state.cups == 0;
        View {
            viewer,
            seats: state.seats,
            cups: state.cups,
            to_act: (!over).then_some(state.to_act),
            winner: over.then_some(state.to_act),
            turn: state.turn,
        }
    }

    /// Returns the most cups that can be poured now. A view knows what can be afforded, so that no board works it out.
    pub fn most(&self) -> u8 {
        self.cups.min(MOST)
    }
}
