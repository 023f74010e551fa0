//! Hashing of a state.

use super::State;
use crate::engine::StateHasher;

impl State {
    /// Hashes every field, in an order that is fixed for each version of the rules.
    pub fn hash_into(&self, hasher: &mut StateHasher) {
        hasher.add(self.rules).add(self.seats).add(self.cups).add(self.to_act.0).add(self.turn);
    }
}
