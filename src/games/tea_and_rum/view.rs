//! What a viewer can know: the table, with the secret exchange of others masked; and the hash of the whole.
//!
//! Called by everything that shows or thinks. The order of decks needs no masking: no deck has one (see `state`).

use serde::{Deserialize, Serialize};

use super::pieces::*;
use super::state::{SEATS, Stage, State, Table, Task};
use crate::engine::{PerSeat, Seat, StateHasher, Viewer};

/// What one viewer can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table as this viewer knows it.
    pub table: Table,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> View {
        let mut table = state.0.clone();
        for seat in (0..SEATS as u8).map(Seat).filter(|seat| state.0.hides(*seat, viewer)) {
            table.exchange[seat] = [0; 2];
        }
        View { viewer, table }
    }

    /// Points of a seat as the page may show them to the viewer: `None` once they lie in a closed chest.
    pub fn points(&self, seat: Seat) -> Option<[u16; 2]> {
        self.table.shown(seat, self.viewer)
    }
}

impl Table {
    /// Whether the exchange of this seat is secret to the viewer.
    pub(super) fn hides(&self, seat: Seat, viewer: Viewer) -> bool {
        self.stage == Stage::Exchange && !viewer.sees(seat)
    }

    /// Feeds every field to the hash.
    pub(super) fn fold(&self, fold: &mut StateHasher) {
        fold.add(self.rules).add(self.seats).add(self.limited).add(self.round).add(self.first.0);
        fold.add(self.stage as u8).add(self.cursor).add(self.passed.0).add(self.active.0).add(self.turns);
        fold.bytes(&self.supply.0);
        self.tiles.iter().for_each(|tiles| {
            fold.bytes(tiles);
        });
        self.workers.iter().for_each(|workers| {
            fold.bytes(workers);
        });
        fold.bytes(&self.stock).add(self.ships);
        fold.list(self.spaces.iter().map(|contract| contract.map_or(0, |contract| contract.0)));
        fold.add(self.pile).add(self.captains).add(self.allegiances);
        fold.list(self.wishes.iter().map(|wish| wish.0));
        fold.list(self.rewards.iter().map(|colour| *colour as u8));
        fold.list(self.victory.iter().map(|card| card.map_or(2, |colour| colour as u8)));
        fold.bytes(&self.automa);
        for player in &self.players.0 {
            fold.add(player.money).add(player.points[0]).add(player.points[1]).bytes(&player.goods.0);
            fold.add(player.expansions).add(player.population).add(player.step);
            fold.add(player.buildings).add(player.captains).add(player.activated).add(player.contracts);
            fold.bytes(&player.symbols);
            fold.add(player.allegiance.map_or(0, |allegiance| allegiance.0)).add(player.proved);
        }
        fold.bytes(&self.trade.sold.0).bytes(&self.trade.bought.0).add(self.trade.owed);
        fold.list(self.tasks.all().iter().map(|task| task_code(*task)));
        fold_exchange(&self.exchange, fold);
        fold.add(self.governors.0).add(self.kings.0);
    }
}

fn fold_exchange(exchange: &PerSeat<[u8; 2], SEATS>, fold: &mut StateHasher) {
    for points in &exchange.0 {
        fold.bytes(points);
    }
}

/// A number for each kind of work; frozen with the rules version.
fn task_code(task: Task) -> u32 {
    let icon_code = |icon| match icon {
        Icon::Blue(n) => 0x100 + u32::from(n),
        Icon::Red(n) => 0x200 + u32::from(n),
        Icon::Either(n) => 0x300 + u32::from(n),
        Icon::Money(n) => 0x400 + u32::from(n),
        Icon::Star => 0x500,
        Icon::Citizen => 0x600,
        Icon::Cube => 0x700,
        Icon::Gain(good) => 0x800 + good as u32,
        Icon::Build => 0x900,
        Icon::Trade => 0xa00,
        Icon::Fulfil => 0xb00,
        Icon::Hire => 0xc00,
        Icon::FreeExpansions => 0xd00,
    };
    match task {
        Task::Icon(icon, source) => (source as u32 + 1) << 16 | icon_code(icon),
        Task::Half(step) => 0x20 + u32::from(step),
        Task::Foundry => 1,
        Task::Ship => 2,
        Task::Turn => 3,
        Task::Palace => 4,
        Task::After => 5,
        Task::Overflow => 6,
        Task::Swear => 7,
        Task::LastCaptains => 8,
        Task::Proof => 9,
        Task::Exchange => 10,
    }
}
