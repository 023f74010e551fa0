//! What goes on: the stages of a year, and the kinds of pending work that are stacked on them.
//!
//! Part of the state; carried on by `apply`. Says what is being resolved, not how.

use serde::{Deserialize, Serialize};

use super::data::{CardId, ShipId};
use super::pieces::{Tea, TeaSet};
use super::places::{Berth, Pier, Run, Space};
use crate::engine::Seat;

/// A token on its way: it has just arrived on a space, or is about to leave it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Whose it is.
    pub seat: Seat,
    /// Its tea.
    pub tea: Tea,
    /// Where it is.
    pub space: Space,
    /// Steps that cards still give it.
    pub pending: u8,
    /// Whether it has just arrived, so that the cards of the space are yet to act on it.
    pub arrived: bool,
}

/// Tokens on a space that wait for an automatic move of their own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Queued {
    /// Where they lie.
    pub space: Space,
    /// Their tea.
    pub tea: Tea,
    /// How many of them.
    pub count: u8,
    /// How many steps each will make.
    pub steps: u8,
    /// The tea that each is to become first, when a conversion has arrived.
    pub becomes: Option<Tea>,
}

/// Pending work: what is being resolved. The topmost of the stack goes on; what lies below waits.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Work {
    /// Nothing: an empty place of the stack.
    #[default]
    Idle,
    /// A token on its way up.
    Hand(Hand),
    /// The queue of this root event, until it is empty.
    Queue(Seat),
    /// Tokens shown on a harvest marker, still to be taken.
    Shown {
        /// Who takes them.
        seat: Seat,
        /// Which are left.
        teas: TeaSet,
    },
    /// Units of a harvest marker.
    Units {
        /// Who has them.
        seat: Seat,
        /// How many are left.
        left: u8,
        /// The teas that were chosen already.
        chosen: TeaSet,
    },
    /// Points of movement.
    Steps {
        /// Who has them.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// The second token of the yellow merchant's harvest.
    Second {
        /// Who takes it.
        seat: Seat,
        /// The tea of the first.
        first: Tea,
    },
    /// The top cards of the plantation deck: one is to be kept.
    Search(Seat),
    /// The top ships of the ship deck: one is to be kept.
    ShipSearch(Seat),
    /// The two plantation cards left over: one is to lie on top.
    Top(Seat),
    /// The two ships left over: one is to lie on top.
    ShipTop(Seat),
    /// A plantation card to be put on the board.
    Plant {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The palace's MOVE: a card and an empty slot are to be named.
    Carry(Seat),
    /// The palace's SWAP: two cards are to be named.
    Exchange(Seat),
    /// Cards that have been placed, moved or turned up and have not acted since.
    Acting {
        /// Whose they are.
        seat: Seat,
        /// One bit for each slot.
        slots: u16,
    },
    /// A displaced run whose owner may answer.
    Conflict {
        /// Where.
        pier: Pier,
        /// The displaced run.
        run: Run,
    },
    /// A run that looks for a free ship.
    Relocate {
        /// The run.
        run: Run,
        /// Whether the automaton places it as its turn, and not after a lost conflict.
        fresh: bool,
    },
    /// A value change to be paid with a token.
    Pay {
        /// Who pays.
        seat: Seat,
        /// The worker's value before.
        value: u8,
        /// Whether it is raised.
        up: bool,
    },
    /// A value change that costs nothing, by a merchant's ability.
    Nudge(Seat),
    /// A token from the supply, by a merchant's ability.
    FreeTea(Seat),
    /// Workers to be rolled again, by a merchant's ability.
    Reroll(Seat),
    /// A token to be exchanged, by a merchant's ability.
    Blend(Seat),
    /// A ship to be laid at the dock.
    Dock {
        /// Whose it is.
        seat: Seat,
        /// The ship.
        ship: ShipId,
    },
    /// A junk that has just been added and may be filled from other ships.
    Junk {
        /// Whose it is.
        seat: Seat,
        /// Where it lies.
        berth: Berth,
        /// Whether filling has begun: then it must be finished.
        begun: bool,
    },
    /// Tokens on the dock that load onto waiting ships.
    Loading(Seat),
}

/// What goes on when no work is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Merchants choose the side of their card: which of them have yet to.
    Sides([bool; 2]),
    /// The starter is to move the assistant.
    Walk,
    /// The marker's benefit: how many merchants have had it.
    Benefit(u8),
    /// Workers are rolled.
    Roll,
    /// Worker actions; the table's `turn` says whose.
    Turn,
    /// Reserved ships are taken: the number of the merchant in turn order, the first target that may be taken.
    Harbour(u8, u8),
    /// Points of production are spent: the number of the merchant in turn order.
    Production(u8),
    /// Workers return, slots are filled, the end is checked.
    Cleanup,
    /// The game is over, with an index into the ends of the game.
    Over(u8),
}

impl Work {
    /// Whose work it is, when it can ask anything.
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
