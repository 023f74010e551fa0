//! Hashes a state: every field of the table, in an order that is frozen with the rules version.
//!
//! Called when a record is written or verified. Knows no rule.

use super::pieces::*;
use super::state::{SEATS, Table, Task};
use crate::engine::{PerSeat, StateHasher};

impl Table {
    pub(super) fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.add(self.rules).add(self.seats).add(self.limited).add(self.round).add(self.first.0);
        hasher.add(self.stage as u8).add(self.cursor).add(self.passed.0).add(self.active.0).add(self.turns);
        hasher.bytes(&self.supply.0);
        self.tiles.iter().for_each(|tiles| {
            hasher.bytes(tiles);
        });
        self.workers.iter().for_each(|workers| {
            hasher.bytes(workers);
        });
        hasher.bytes(&self.stock).add(self.ships);
        hasher.list(self.spaces.iter().map(|contract| contract.map_or(0, |contract| contract.0)));
        hasher.add(self.pile).add(self.captains).add(self.allegiances);
        hasher.list(self.wishes.iter().map(|wish| wish.0));
        hasher.list(self.rewards.iter().map(|colour| *colour as u8));
        hasher.list(self.victory.iter().map(|card| card.map_or(2, |colour| colour as u8)));
        hasher.bytes(&self.automa);
        for player in &self.players.0 {
            hasher.add(player.money).add(player.points[0]).add(player.points[1]).bytes(&player.goods.0);
            hasher.add(player.expansions).add(player.population).add(player.step);
            hasher.add(player.buildings).add(player.captains).add(player.activated).add(player.contracts);
            hasher.bytes(&player.symbols);
            hasher.add(player.allegiance.map_or(0, |allegiance| allegiance.0)).add(player.proved);
        }
        hasher.bytes(&self.trade.sold.0).bytes(&self.trade.bought.0).add(self.trade.owed);
        hasher.list(self.tasks.all().iter().map(|task| task_code(*task)));
        hash_exchange(&self.exchange, hasher);
        hasher.add(self.governors.0).add(self.kings.0);
    }
}

fn hash_exchange(exchange: &PerSeat<[u8; 2], SEATS>, hasher: &mut StateHasher) {
    for points in &exchange.0 {
        hasher.bytes(points);
    }
}

/// Returns a number for each kind of work; frozen with the rules version.
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
        Task::AfterMove => 5,
        Task::Overflow => 6,
        Task::Swear => 7,
        Task::LastCaptains => 8,
        Task::Proof => 9,
        Task::Exchange => 10,
    }
}
