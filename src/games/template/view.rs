//! A viewer's knowledge of the game: the only input of boards and opponents.

use serde::{Deserialize, Serialize};

use super::action::MAX_CUPS;
use super::state::State;
use crate::engine::{Seat, Viewer};

/// The state as `viewer` sees it. In this game everything is public; hidden hands would be `Option`s, filled only
/// where [`Viewer::sees`] allows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub seats: u8,
    /// Number of cups left in the pot.
    pub cups: u8,
    /// Seat to act; `None` once the game is over.
    pub to_act: Option<Seat>,
    pub winner: Option<Seat>,
    /// Number of turns begun, from 1.
    pub turn: u16,
}

impl View {
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

    /// Returns the maximum number of cups that can be poured now. Limits like this are part of the view, so that
    /// boards need not compute them.
    pub fn most(&self) -> u8 {
        self.cups.min(MAX_CUPS)
    }
}
