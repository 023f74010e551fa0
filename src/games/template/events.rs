//! Events of the game, for the story, animation, screen reader and referee.

use serde::Serialize;

use crate::engine::{Scored, Seat, Viewer};

/// An event. It scores for at most one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Filled {
        /// Number of cups in the pot.
        cups: u8,
    },
    Poured {
        seat: Seat,
        cups: u8,
    },
    /// A player poured the last cup.
    Emptied {
        seat: Seat,
    },
}

impl Event {
    /// Returns the event as far as the viewer may know it. In a game with secret draws, the card's face would be
    /// removed here for everyone but its owner.
    pub fn redact(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    /// Returns the points that the event scores. Their category is an index into `Info::categories`.
    pub fn scored(&self) -> Option<Scored> {
        match *self {
            Event::Emptied { seat } => Some(Scored { seat, category: 0, points: 1 }),
            Event::Filled { .. } | Event::Poured { .. } => None,
        }
    }
}
