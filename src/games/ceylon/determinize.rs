//! Determinization: samples what a viewer cannot see, namely the other hands and with them the deck.
//!
//! Used by the opponents. Any card the viewer has not seen may be in any other hand; inferring from the rivals' past
//! choices is left to the search.

use super::Ceylon;
use super::pieces::Cards;
use super::state::State;
use super::view::View;
use crate::engine::{Chance, Determinize, PerSeat, Seat};

impl Determinize for Ceylon {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let table = view.table;
        let mut deck = view.unseen;
        let mut left = u32::from(deck.len());
        let mut hands = PerSeat::default();
        for seat in Seat::all(table.seats) {
            hands[seat] = view.hands[seat].unwrap_or_else(|| {
                let mut hand = Cards::default();
                for _ in 0..table.estates[seat].cards {
                    hand.add(deck.take(chance.below(left)));
                    left -= 1;
                }
                hand
            });
        }
        State { table, hands, deck }
    }
}
