//! What a viewer can know: everything public, and its own hand.
//!
//! Given to the page and to the opponents. Only hands and the order of the two decks are hidden
//! (rules page, 13.20); cards are drawn unseen and played openly, so that nothing is known of
//! another's hand but its size.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::data;
use super::legal;
use super::pieces::{Card, Cards, Main};
use super::state::{SEATS, State, Table};
use crate::engine::{PerSeat, Seat, Viewer};

/// All that a viewer can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that is public.
    pub table: Table,
    /// The hands that the viewer sees.
    pub hands: PerSeat<Option<Cards>, SEATS>,
    /// The cards that it does not see: those of the deck and of the other hands, mixed.
    pub unseen: Cards,
}

impl View {
    /// The cards of the viewer, none when it is not a seat.
    pub fn hand(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => self.hands[seat].unwrap_or_default(),
            _ => Cards::default(),
        }
    }

    /// What the viewer may do now; nothing when it is not to decide.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.is_acting() {
            legal::legal(&self.table, &self.hand(), &mut actions);
        }
        actions
    }

    /// Whether `seat` could do this main action as things stand, if it had the half of the card for
    /// it: what the page shows before a card is put down. Depends on nothing hidden.
    pub fn could_do(&self, seat: Seat, main: Main) -> bool {
        legal::could_do(&self.table, seat, main)
    }

    /// Whether the viewer is to decide now.
    pub fn is_acting(&self) -> bool {
        self.viewer == Viewer::Seat(self.table.actor)
    }

    /// The seat through whose eyes the viewer looks; a bystander looks through those of the seat
    /// to act.
    pub fn seat(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            _ => self.table.actor,
        }
    }

    /// How many cards of each kind have been played, the one that lies on the discard space included.
    pub fn discards(&self) -> Cards {
        Cards(core::array::from_fn(|card| {
            let held: u8 = self.hands.0.iter().flatten().map(|hand| hand.count(Card(card as u8))).sum();
            data::DECK[card] - self.unseen.0[card] - held
        }))
    }
}

/// What `viewer` can know of a state.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let mut unseen = state.deck;
    let hands = PerSeat::from_fn(|seat| {
        let taken = seat.0 < state.table.seats;
        let seen = taken && viewer.sees(seat);
        if taken && !seen {
            unseen.join(&state.hands[seat]);
        }
        seen.then_some(state.hands[seat])
    });
    View { viewer, table: state.table, hands, unseen }
}
