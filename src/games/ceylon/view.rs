//! What a viewer can know: everything public, and its own hand.
//!
//! Given to the page and to the opponents. Only hands and the order of the two decks are hidden
//! (docs/rules/ceylon.md 13.20); cards are drawn unseen and played openly, so that nothing is known of
//! another's hand but its size.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::data;
use super::legal;
use super::pieces::{COMPANIES, Card, Cards, Company, Main, Tea};
use super::state::{Contract, Contracts, SEATS, State, Table};
use crate::engine::{PerSeat, Seat, Viewer};

/// A contract space of a personal board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// It holds the contracts of a company.
    Supplied {
        /// Whose contracts.
        company: Company,
        /// How many, from 1.
        contracts: u8,
    },
    /// The next new company finds room here.
    Free,
    /// Plantation markers lie on it.
    Covered {
        /// How many of them.
        markers: u8,
        /// How many more have to be planted until it is free.
        to_plant: u8,
    },
}

/// Where a contract is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Still in the deck.
    Deck,
    /// On the train.
    Train,
    /// Fulfilled.
    Filed,
}

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

    /// What this main action costs `seat` in rupees; `None` where it has no price.
    pub fn cost(&self, seat: Seat, main: Main) -> Option<i16> {
        match main {
            Main::Plant => Some(self.table.plant_cost(seat)),
            Main::Hire => Some(self.table.hire_cost(seat)),
            Main::Advance => Some(data::ADVANCE_COST),
            Main::Harvest | Main::Trade => None,
        }
    }

    /// What a legal action costs the seat to act in rupees; `None` where it has no price.
    pub fn price(&self, action: Action) -> Option<i16> {
        let actor = self.table.actor;
        match action {
            Action::Plant { .. } => self.cost(actor, Main::Plant),
            Action::Hire { .. } => self.cost(actor, Main::Hire),
            Action::Advance { .. } => self.cost(actor, Main::Advance),
            Action::Move { to, tile: false } => Some(self.table.move_price(actor, to)),
            _ => None,
        }
    }

    /// The contract spaces of `seat`: the companies that it supplies fill them from the left.
    pub fn spaces(&self, seat: Seat) -> [Space; COMPANIES] {
        let own = &self.table.estates[seat];
        let contracts = |company: Company| own.contracts[company.index()];
        let mut supplied = Company::ALL.into_iter().filter(|company| contracts(*company) > 0);
        let (planted, mut covered) = (own.planted(), 0);
        data::SPACE_OPENS_AT.map(|opens_at| {
            let first = core::mem::replace(&mut covered, opens_at).max(planted);
            match supplied.next() {
                Some(company) => Space::Supplied { company, contracts: contracts(company) },
                None if opens_at <= planted => Space::Free,
                None => Space::Covered { markers: opens_at - first, to_plant: opens_at - planted },
            }
        })
    }

    /// The chests that a contract asks for, and whether `seat` has each of them.
    pub fn demand(&self, seat: Seat, contract: Contract) -> impl Iterator<Item = (Tea, bool)> + use<> {
        let (demand, held) = (contract.order().demand, self.table.estates[seat].chests);
        Tea::ALL
            .into_iter()
            .flat_map(move |tea| (0..demand[tea.index()]).map(move |nth| (tea, nth < held[tea.index()])))
    }

    /// Where the contracts of a company are that ask for these chests. What is in the deck is known: all the rest
    /// lies open.
    pub fn contracts(&self, company: Company, demand: [u8; 3]) -> impl Iterator<Item = Place> {
        let alike = Contracts::of(company).iter().filter(move |contract| contract.order().demand == demand);
        alike.map(|contract| match self.table.contracts.0 & 1 << contract.0 {
            0 if self.table.wagons.contains(&Some(contract)) => Place::Train,
            0 => Place::Filed,
            _ => Place::Deck,
        })
    }

    /// Whether the viewer is to decide now. An answer may be given before everybody.
    pub fn is_acting(&self) -> bool {
        match self.viewer {
            Viewer::Seat(seat) => seat == self.table.actor,
            Viewer::Public => self.table.is_answer(),
            Viewer::Everyone => false,
        }
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
