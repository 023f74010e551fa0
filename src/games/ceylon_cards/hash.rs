//! Hashes a state: every field, in an order that never changes within a version of the rules.
//!
//! Called by `Game::hash_state`.

use super::action::Partner;
use super::state::{Pending, Raid, State};
use crate::engine::{Seat, StateHasher};

impl State {
    pub fn hash_into(&self, hasher: &mut StateHasher) {
        let all = || Seat::all(self.seats);
        hasher.add(self.rules).add(self.seats);
        self.options.hash_into(hasher);
        for seat in all() {
            hasher.bytes(self.hands[seat].counts()).list(self.points[seat]).list(self.plantations[seat]);
            hasher.add(self.officials[seat]);
        }
        hasher.bytes(self.deck.counts()).bytes(self.discard.counts());
        hasher.add(self.first.0).add(self.active.0).add(self.phase as u8).add(self.round);
        hasher.add(self.clippers_used).add(self.offers_made);
        match &self.pending {
            Pending::Nothing => {
                hasher.add(0);
            }
            Pending::Offer(offer) => {
                let to = match offer.to {
                    Partner::Seat(seat) => i64::from(seat.0),
                    Partner::Anyone => -1,
                };
                hasher.add(1).add(to).add(offer.stage as u8).add(offer.since as u8).add(offer.asked.0);
                hasher.bytes(offer.give.counts()).bytes(offer.want.counts());
                hasher.bytes(offer.counter_give.counts()).bytes(offer.counter_want.counts());
            }
            Pending::Raid(Raid::Attack { target }) => {
                hasher.add(2).add(target.0);
            }
            Pending::Raid(Raid::Fleet { target, asked, promised }) => {
                hasher.add(3).add(target.0).add(asked.0).bytes(&promised.0);
            }
        }
        for knower in all() {
            for holder in all() {
                hasher.bytes(self.memory.known(knower, holder).counts());
            }
        }
        match self.ending {
            None => hasher.add(0),
            Some(ending) => hasher.add(1).add(ending.end as u8).add(ending.winners.0),
        };
    }
}
