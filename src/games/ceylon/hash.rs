//! Hashes a state: every field, in an order that never changes within a version of the rules.
//!
//! Called by `Game::hash_state`.

use super::state::{Estate, Stage, State, Table};
use crate::engine::{Seat, StateHasher};

impl State {
    /// Feeds every field to the hasher in a fixed order.
    pub(super) fn hash_into(&self, hasher: &mut StateHasher) {
        self.table.hash_into(hasher);
        for seat in Seat::all(self.table.seats) {
            hasher.bytes(&self.hands[seat].0);
        }
        hasher.bytes(&self.deck.0);
    }
}

impl Table {
    fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.add(self.rules).add(self.seats).add(self.tiles).add(self.districts.0);
        hasher.add(self.slopes.0).add(self.peaks.0).add(self.fields.0);
        hasher.list(self.councillors.map(|councillor| councillor.map_or(-1, |one| one as i64)));
        hasher.list(self.wagons.map(|wagon| wagon.map_or(-1, |contract| i64::from(contract.0))));
        hasher.add(self.contracts.0).add(self.top.map_or(-1, |company| i64::from(company.0)));
        hasher.add(self.deck).add(self.bonuses).list(self.ranked().iter().map(|seat| seat.0));
        hasher.add(self.starter.0).add(self.turn).add(self.active.0).add(self.actor.0);
        match self.stage {
            Stage::Start => hasher.add(0),
            Stage::Card => hasher.add(1),
            Stage::Act => hasher.add(2),
            Stage::Harvest { taken, ignores_distance: afar } => hasher.add(3).add(taken.0).add(afar),
            Stage::Discard => hasher.add(4),
            Stage::Spare => hasher.add(5),
            Stage::Over => hasher.add(6),
        };
        hasher.add(self.right as i64).add(self.acted).add(self.spent);
        hasher.add(self.played.map_or(-1, |played| played.kept as i64 * 5 + played.offered as i64));
        hasher.add(self.closing.map_or(-1, |end| end as i64));
        for seat in Seat::all(self.seats) {
            self.estates[seat].hash_into(hasher);
        }
    }
}

impl Estate {
    fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.add(self.score).add(self.rupees).add(self.pawn.0).add(self.fields.0);
        hasher.add(self.graft.map_or(-1, |hex| i64::from(hex.0))).add(self.markers);
        hasher.bytes(&self.chests).add(self.tokens).add(self.tech).add(self.hired.0);
        hasher.bytes(&self.contracts).add(self.bonus);
        hasher.add(self.tile.map_or(-1, |tile| tile as i64)).add(self.turned).add(self.cards);
    }
}
