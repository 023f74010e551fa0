//! The stages of a year, and the kinds of pending work stacked on them.
//!
//! Part of the state; resolved by `apply`. Specifies what is pending, not how it is resolved.

use serde::{Deserialize, Serialize};

use super::data::{CardId, ShipId};
use super::pieces::{Tea, TeaSet};
use super::places::{Berth, Pier, Run, Space};
use crate::engine::Seat;

/// A token in motion: it has just arrived on a space, or is about to leave it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    pub seat: Seat,
    pub tea: Tea,
    pub space: Space,
    /// Number of steps that cards have given it and that it has yet to take.
    pub pending: u8,
    /// Whether it has just arrived, so that the cards of the space have yet to act on it.
    pub arrived: bool,
}

/// Tokens of one tea on a space that wait to be moved automatically, one by one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Queued {
    pub space: Space,
    pub tea: Tea,
    pub count: u8,
    /// Number of steps that each will take.
    pub steps: u8,
    /// The tea into which a newly face-up conversion card turns each before it moves.
    pub becomes: Option<Tea>,
}

/// An item of pending work. The item on top of the stack is resolved first; the others wait.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Work {
    /// No work: an unused entry of the stack.
    #[default]
    Idle,
    /// A token moving up.
    Hand(Hand),
    /// The queued tokens of this seat, until none are left.
    Queue(Seat),
    /// Tokens shown on a harvest marker, still to be taken.
    Shown { seat: Seat, teas: TeaSet },
    /// Units of a harvest marker to spend.
    Units {
        seat: Seat,
        /// Number of units left.
        left: u8,
        /// The teas already chosen.
        chosen: TeaSet,
    },
    /// Points of movement to spend.
    Steps {
        seat: Seat,
        /// Number of points left.
        left: u8,
    },
    /// The second token of the yellow merchant's harvest.
    Second { seat: Seat, first: Tea },
    /// The top cards of the plantation deck: one must be kept.
    Search(Seat),
    /// The top ships of the ship deck: one must be kept.
    ShipSearch(Seat),
    /// The two remaining plantation cards: one is to be put on top.
    Top(Seat),
    /// The two remaining ships: one is to be put on top.
    ShipTop(Seat),
    /// A plantation card to be put on the board.
    Plant { seat: Seat, card: CardId },
    /// The palace's MOVE: a card and an empty slot must be chosen.
    Carry(Seat),
    /// The palace's SWAP: two cards must be chosen.
    Exchange(Seat),
    /// Cards that have been placed, moved or turned up and have not acted since.
    Acting {
        seat: Seat,
        /// Bitmask of the slots.
        slots: u16,
    },
    /// A displaced run whose owner may answer.
    Conflict { pier: Pier, run: Run },
    /// A run that needs a free ship.
    Relocate {
        run: Run,
        /// Whether the automaton places it in its own turn rather than after a lost conflict.
        #[serde(rename = "fresh")]
        is_own_turn: bool,
    },
    /// A value change to be paid for with a token.
    Pay {
        seat: Seat,
        /// The worker's value before the change.
        value: u8,
        up: bool,
    },
    /// A free value change, by a merchant's ability.
    Nudge(Seat),
    /// A token from the supply, by a merchant's ability.
    FreeTea(Seat),
    /// Workers to be rolled again, by a merchant's ability.
    Reroll(Seat),
    /// A token to be exchanged, by a merchant's ability.
    Blend(Seat),
    /// A ship to be placed at the dock.
    Dock { seat: Seat, ship: ShipId },
    /// A junk that has just been added and may be filled from other ships.
    Junk {
        seat: Seat,
        berth: Berth,
        /// Whether filling has begun and must be finished.
        begun: bool,
    },
    /// Tokens on the dock to be loaded onto waiting ships.
    Loading(Seat),
}

/// The stage of the year, active when no work is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Merchants choose the side of their card; `true` for each seat that has yet to choose.
    Sides([bool; 2]),
    /// The starter moves the assistant.
    Walk,
    /// Merchants receive the marker's benefit; the position in turn order of the next to receive it.
    Benefit(u8),
    Roll,
    /// Worker actions, by the seat in the table's `turn`.
    Turn,
    /// Reserved ships are taken; the merchant's position in turn order, and the next target to be taken.
    Harbour(u8, u8),
    /// Merchants spend the points that the production house gives them; the position in turn order of the next to
    /// receive them.
    Production(u8),
    /// Workers return, slots are filled, the end is checked.
    Cleanup,
    /// The game is over; index of its ending.
    Over(u8),
}

impl Work {
    /// Returns the seat that owns the work; `None` for [`Work::Idle`].
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Work::Idle => None,
            Work::Hand(hand) => Some(hand.seat),
            Work::Conflict { run, .. } | Work::Relocate { run, .. } => Some(run.owner),
            Work::Queue(seat)
            | Work::Shown { seat, .. }
            | Work::Units { seat, .. }
            | Work::Steps { seat, .. }
            | Work::Second { seat, .. }
            | Work::Search(seat)
            | Work::ShipSearch(seat)
            | Work::Top(seat)
            | Work::ShipTop(seat)
            | Work::Plant { seat, .. }
            | Work::Carry(seat)
            | Work::Exchange(seat)
            | Work::Acting { seat, .. }
            | Work::Pay { seat, .. }
            | Work::Nudge(seat)
            | Work::FreeTea(seat)
            | Work::Reroll(seat)
            | Work::Blend(seat)
            | Work::Dock { seat, .. }
            | Work::Junk { seat, .. }
            | Work::Loading(seat) => Some(seat),
        }
    }
}
