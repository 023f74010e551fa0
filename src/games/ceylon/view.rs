//! The view: everything public, and the viewer's own hand.
//!
//! Given to the page and to the opponents. Only the hands and the order of the two decks are hidden
//! (docs/rules/ceylon.md 13.20); cards are drawn unseen and played openly, so nothing is known of another hand but its
//! size.

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
    /// Holds the contracts of a company.
    Supplied {
        company: Company,
        /// Number of contracts, from 1.
        contracts: u8,
    },
    /// The next new company goes here.
    Free,
    /// Covered by plantation markers.
    Covered {
        markers: u8,
        /// Plantations still to be built until it is free.
        to_plant: u8,
    },
}

/// The place of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Deck,
    Train,
    /// Fulfilled.
    Filed,
}

/// Everything that a viewer can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Table,
    /// The hands visible to the viewer.
    pub hands: PerSeat<Option<Cards>, SEATS>,
    /// The cards hidden from the viewer: the deck and the other hands, mixed.
    pub unseen: Cards,
}

impl View {
    /// Returns the viewer's hand, empty if it is not a seat.
    pub fn hand(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => self.hands[seat].unwrap_or_default(),
            _ => Cards::default(),
        }
    }

    /// Returns the viewer's legal actions; empty unless the viewer may act now.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.is_acting() {
            legal::legal(&self.table, &self.hand(), &mut actions);
        }
        actions
    }

    /// Whether `seat` could take this main action in the present position, given the matching half of a card: shown by
    /// the page before a card is played. Depends on nothing hidden.
    pub fn could_do(&self, seat: Seat, main: Main) -> bool {
        legal::could_do(&self.table, seat, main)
    }

    /// Returns the price in rupees of this main action for `seat`; `None` if it has none.
    pub fn cost(&self, seat: Seat, main: Main) -> Option<i16> {
        match main {
            Main::Plant => Some(self.table.plant_cost(seat)),
            Main::Hire => Some(self.table.hire_cost(seat)),
            Main::Advance => Some(data::ADVANCE_COST),
            Main::Harvest | Main::Trade => None,
        }
    }

    /// Returns the price in rupees of a legal action for the seat to act; `None` if it has none.
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

    /// Returns the contract spaces of `seat`; the companies it supplies fill them from the left.
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

    /// Returns the chests that a contract demands, and whether `seat` has each of them.
    pub fn demand(&self, seat: Seat, contract: Contract) -> impl Iterator<Item = (Tea, bool)> + use<> {
        let (demand, held) = (contract.order().demand, self.table.estates[seat].chests);
        Tea::ALL
            .into_iter()
            .flat_map(move |tea| (0..demand[tea.index()]).map(move |nth| (tea, nth < held[tea.index()])))
    }

    /// Returns the places of the company's contracts with this demand. The contents of the deck are known, since all
    /// other contracts are visible.
    pub fn contracts(&self, company: Company, demand: [u8; 3]) -> impl Iterator<Item = Place> {
        let alike = Contracts::of_company(company).iter().filter(move |contract| contract.order().demand == demand);
        alike.map(|contract| match self.table.contracts.0 & 1 << contract.0 {
            0 if self.table.wagons.contains(&Some(contract)) => Place::Train,
            0 => Place::Filed,
            _ => Place::Deck,
        })
    }

    /// Whether the viewer may act now. Following a rival's card involves no hidden cards, so the public view may do
    /// that too.
    pub fn is_acting(&self) -> bool {
        match self.viewer {
            Viewer::Seat(seat) => seat == self.table.actor,
            Viewer::Public => self.table.is_answer(),
            Viewer::Everyone => false,
        }
    }

    /// Returns the viewer's seat; for a viewer without a seat, the seat to act.
    pub fn seat(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            _ => self.table.actor,
        }
    }

    /// Returns the number of played cards of each kind, including the one on the discard space.
    pub fn discards(&self) -> Cards {
        Cards(core::array::from_fn(|card| {
            let held: u8 = self.hands.0.iter().flatten().map(|hand| hand.count(Card(card as u8))).sum();
            data::DECK[card] - self.unseen.0[card] - held
        }))
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let mut unseen = state.deck;
    let hands = PerSeat::from_fn(|seat| {
        let taken = seat.0 < state.table.seats;
        let is_visible = taken && viewer.sees(seat);
        if taken && !is_visible {
            unseen.join(&state.hands[seat]);
        }
        is_visible.then_some(state.hands[seat])
    });
    View { viewer, table: state.table, hands, unseen }
}
