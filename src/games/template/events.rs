//! What happens: for the story, the animation, the screen reader and the referee.

use serde::Serialize;

use crate::engine::{Scored, Seat, Viewer};

/// Something that happened. One event scores for one seat at most.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// The pot was filled.
    Filled {
        /// The cups in it.
        cups: u8,
    },
    /// A player poured.
    Poured {
        /// Who poured.
        seat: Seat,
        /// The cups poured.
        cups: u8,
    },
    /// A player poured the last cup.
    Emptied {
        /// Who poured it.
        seat: Seat,
    },
}

impl Event {
    /// Returns the event as `viewer` may know it. A card drawn in secret would lose its face here for all but its
    /// owner.
    pub fn redact(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    /// Returns the points that the event gives; the category is an index into `Info::categories`.
    pub fn scored(&self) -> Option<Scored> {
        match *self {
            Event::Emptied { seat } => Some(Scored { seat, category: 0, points: 1 }),
            Event::Filled { .. } | Event::Poured { .. } => None,
        }
    }
}
