//! Hashes a state: every field, in an order that never changes within a version of the rules.
//!
//! Called by `Game::hash_state`.

use super::data::{CardId, ShipId};
use super::places::Worker;
use super::state::{Merchant, Stage, State, Table, Work};
use crate::engine::StateHasher;

impl State {
    pub fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.add(self.table.rules);
        self.table.hash_into(hasher);
        for (cards, seen) in [(self.cards.cards(), self.cards.seen()), (self.ships.cards(), self.ships.seen())] {
            hasher.bytes(cards).add(seen);
        }
        hasher.bytes(&self.years);
    }
}

fn worker(worker: Option<Worker>) -> u8 {
    worker.map_or(0, |worker| worker.owner().0 * 8 + worker.value())
}

impl Table {
    fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.bytes(&[self.goal, self.year, self.starter.0, self.coin.0, self.turn.0, self.entry]);
        hasher.add(self.turns);
        for flag in [self.solo, self.shuffled, self.used_free_action, self.placed, self.closed] {
            hasher.add(i64::from(flag));
        }
        hasher.add(self.supply.0).bytes(&self.road.markers[0]).bytes(&self.road.markers[1]);
        hasher.bytes(&[self.road.len[0], self.road.len[1], self.road.side, self.road.gap]);
        hasher.add(self.chosen.map_or(-1, |(side, index)| i64::from(side) * 8 + i64::from(index)));
        hasher.bytes(&self.market.map(|card| card.map_or(0, CardId::number)));
        hasher.bytes(&self.stalls.map(worker)).bytes(&self.halls.map(worker));
        hasher.add(self.pile.0).add(self.spent.0).add(self.gatherers.0[0].0).add(self.gatherers.0[1].0);
        hasher.bytes(&self.ships.map(|ship| ship.map_or(0, ShipId::number)));
        for run in self.runs {
            hasher.add(run.map_or(0, |run| i64::from(run.owner.0) * 64 + i64::from(run.low * 8 + run.high)));
        }
        for crew in self.crews {
            hasher.add(crew.map_or(0, |crew| i64::from(crew.owner.0) * 64 + i64::from(crew.value * 8 + crew.count)));
        }
        self.merchants.0.iter().for_each(|merchant| merchant.hash_into(hasher));
        let (stage, one, other) = match self.stage {
            Stage::Walk => (0, 0, 0),
            Stage::Benefit(order) => (1, order, 0),
            Stage::Roll => (2, 0, 0),
            Stage::Turn => (3, 0, 0),
            Stage::Harbour(order, target) => (4, order, target),
            Stage::Production(order) => (5, order, 0),
            Stage::Cleanup => (6, 0, 0),
            Stage::Over(end) => (7, end, 0),
            Stage::Sides([one, other]) => (8, u8::from(one), u8::from(other)),
        };
        hasher.bytes(&[stage, one, other]).add(self.pending().len() as i64);
        self.pending().iter().for_each(|work| work.hash_into(hasher));
        for queued in self.queue() {
            let becomes = queued.becomes.map_or(9, |tea| tea as u8);
            hasher.bytes(&[queued.space as u8, queued.tea as u8, queued.count, queued.steps, becomes]);
        }
    }
}

impl Merchant {
    fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.bytes(&[self.tea as u8, self.side as u8, u8::from(self.used), u8::from(self.passed)]);
        hasher
            .add(self.dice.0)
            .add(self.market_only.0)
            .add(self.face_down)
            .add(self.sailed)
            .add(self.automaton_card_bits);
        hasher.list(self.tokens.map(|teas| teas.0)).list(self.cargo.map(|teas| teas.0));
        hasher.bytes(&self.slots.map(|card| card.map_or(0, CardId::number))).bytes(&self.stored);
        hasher.bytes(&self.berths.map(|ship| ship.map_or(0, ShipId::number)));
    }
}

impl Work {
    fn hash_into(&self, hasher: &mut StateHasher) {
        let fields: [u8; 6] = match *self {
            Work::Idle => [0; 6],
            Work::Hand(hand) => {
                [1, hand.seat.0, hand.tea as u8, hand.space as u8, hand.pending, u8::from(hand.arrived)]
            }
            Work::Queue(seat) => [2, seat.0, 0, 0, 0, 0],
            Work::Shown { seat, teas } => [3, seat.0, teas.0, 0, 0, 0],
            Work::Units { seat, left, chosen } => [4, seat.0, left, chosen.0, 0, 0],
            Work::Steps { seat, left } => [5, seat.0, left, 0, 0, 0],
            Work::Second { seat, first } => [6, seat.0, first as u8, 0, 0, 0],
            Work::Search(seat) => [7, seat.0, 0, 0, 0, 0],
            Work::ShipSearch(seat) => [8, seat.0, 0, 0, 0, 0],
            Work::Top(seat) => [9, seat.0, 0, 0, 0, 0],
            Work::ShipTop(seat) => [10, seat.0, 0, 0, 0, 0],
            Work::Plant { seat, card } => [11, seat.0, card.number(), 0, 0, 0],
            Work::Carry(seat) => [12, seat.0, 0, 0, 0, 0],
            Work::Exchange(seat) => [13, seat.0, 0, 0, 0, 0],
            Work::Acting { seat, slots } => [14, seat.0, slots as u8, (slots >> 8) as u8, 0, 0],
            Work::Conflict { pier, run } => [15, run.owner.0, pier.0, run.low, run.high, 0],
            Work::Relocate { run, is_own_turn: fresh } => [16, run.owner.0, u8::from(fresh), run.low, run.high, 0],
            Work::Pay { seat, value, up } => [17, seat.0, value, u8::from(up), 0, 0],
            Work::Nudge(seat) => [18, seat.0, 0, 0, 0, 0],
            Work::Reroll(seat) => [19, seat.0, 0, 0, 0, 0],
            Work::Blend(seat) => [20, seat.0, 0, 0, 0, 0],
            Work::Dock { seat, ship } => [21, seat.0, ship.number(), 0, 0, 0],
            Work::Junk { seat, berth, begun } => [22, seat.0, berth.0, u8::from(begun), 0, 0],
            Work::Loading(seat) => [23, seat.0, 0, 0, 0, 0],
            Work::FreeTea(seat) => [24, seat.0, 0, 0, 0, 0],
        };
        hasher.bytes(&fields);
    }
}
