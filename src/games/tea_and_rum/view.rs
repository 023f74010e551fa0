//! The view: the table with the secret exchange of others masked, and what could be done on it.
//!
//! Called by everything that displays or searches. The order of decks needs no masking: no deck has one (see `state`).
//! The methods beginning with `could` describe the present position, whichever seat is to act; they use `legal`, since
//! the page knows no rule.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::data;
use super::legal::FirstAndMany;
use super::pieces::*;
use super::state::{Player, SEATS, Stage, State, Table};
use crate::engine::{Seat, SeatSet, Viewer};

/// Everything that one viewer can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// The table as far as this viewer knows it.
    pub table: Table,
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        let mut table = state.0.clone();
        for seat in (0..SEATS as u8).map(Seat).filter(|seat| state.0.hides(*seat, viewer)) {
            table.exchange[seat] = [0; 2];
        }
        View { viewer, table }
    }

    /// Returns a seat's points as the page may show them to the viewer: `None` once they are in a closed chest.
    pub fn points(&self, seat: Seat) -> Option<[u16; 2]> {
        self.table.visible_points(seat, self.viewer).map(|_| self.after_exchange(seat).points)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }

    /// Whether a seat could build this with a build icon.
    pub fn could_build(&self, seat: Seat, building: Building) -> bool {
        let mut sink = FirstAndMany::default();
        self.table.ways_to_build(self.player(seat), building, &mut sink);
        sink.first.is_some()
    }

    /// Whether a seat could hire this captain with a hire icon.
    pub fn could_hire(&self, seat: Seat, captain: Captain) -> bool {
        let mut sink = FirstAndMany::default();
        if self.table.captains & captain.bit() != 0 {
            self.table.ways_to_hire(self.player(seat), captain, &mut sink);
        }
        sink.first.is_some()
    }

    /// Whether a seat could fulfil the contract on this space, counted from 0, with a contract icon.
    pub fn could_fulfil(&self, seat: Seat, space: u8) -> bool {
        self.table.could_fulfil(self.player(seat), space)
    }

    /// Whether a seat could pay for this ship, assuming that it is for sale.
    pub fn could_buy_ship(&self, seat: Seat, ship: Ship) -> bool {
        self.player(seat).ship_price(ship) <= self.player(seat).money
    }

    /// Returns the number of cards that a seat could choose from with this icon; `None` for icons that lead to no card.
    pub fn could_choose(&self, seat: Seat, icon: Icon) -> Option<usize> {
        match icon {
            Icon::Build => Some(Building::ALL.into_iter().filter(|one| self.could_build(seat, *one)).count()),
            Icon::Hire => Some(members(self.table.captains).filter(|one| self.could_hire(seat, Captain(*one))).count()),
            Icon::Fulfil => {
                let spaces = 0..self.table.spaces.len() as u8;
                Some(spaces.filter(|space| self.could_fulfil(seat, *space)).count())
            }
            _ => None,
        }
    }

    /// Returns the options of the other players on a board once the seat to act has moved a worker there.
    pub fn could_follow(&self, board: Board) -> Following {
        let table = &self.table;
        let crowd = table.worker_count(board);
        let row = if table.removes() {
            crowd.checked_sub(1).filter(|row| *row > 0)
        } else {
            Some(crowd + 2).filter(|row| *row <= table.player_count_rules().board)
        };
        let stands = |seat: Seat| table.workers[board as usize][seat.index()] > 0;
        let others = Seat::all(table.seats).filter(|seat| *seat != table.active && table.workers_left(*seat) > 0);
        Following { row, seats: others.filter(|seat| !table.removes() || stands(*seat)).collect() }
    }

    /// Returns the legal actions of the seat to act.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some((_, task)) = self.table.decision() {
            self.table.answers(task, &mut actions);
        }
        actions
    }

    /// Whether `blue` more blue points would make the Crown call a seat.
    pub fn could_be_called(&self, seat: Seat, blue: i32) -> bool {
        let player = self.player(seat);
        let missing = i32::from(player.points_to_call());
        player.allegiance.is_none() && self.table.stage != Stage::Exchange && 0 < missing && missing <= blue
    }

    /// Returns the amount of ore that the seat to act could turn into cannons in a Foundry.
    pub fn could_smelt(&self) -> u8 {
        self.table.ore_to_smelt()
    }

    /// Returns a seat's dollars not yet exchanged for points, as far as the viewer knows.
    pub fn left_to_exchange(&self, seat: Seat) -> u16 {
        let bought: u16 = self.table.exchange[seat].into_iter().map(u16::from).sum();
        self.player(seat).money.saturating_sub(bought * data::DOLLARS_A_POINT)
    }

    /// Returns a player with the points that the viewer knows it has bought in the final exchange, and the money left.
    /// They are booked only when all have finished.
    pub fn after_exchange(&self, seat: Seat) -> Player {
        let mut player = self.table.players[seat];
        if self.table.stage == Stage::Exchange {
            player.money = self.left_to_exchange(seat);
            for (points, bought) in player.points.iter_mut().zip(self.table.exchange[seat]) {
                *points += u16::from(bought);
            }
        }
        player
    }
}

/// Options of the other players on a board once a worker has moved there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Following {
    /// The row that the next worker would use, from 1; `None` if no row is left.
    pub row: Option<u8>,
    /// The seats that could move a worker there.
    pub seats: SeatSet,
}

impl Table {
    /// Whether this seat's exchange is hidden from the viewer.
    pub(super) fn hides(&self, seat: Seat, viewer: Viewer) -> bool {
        self.stage == Stage::Exchange && !viewer.sees(seat)
    }
}
