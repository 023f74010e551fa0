//! Memory of other players' hands: for every kind of card, a number that the hand is known to hold.
//!
//! Part of the state, shown by views, used in determinization. A player's own hand is not stored here. Cards become
//! known when they are seen to enter a hand (a deal, a theft) or are shown to be in it (an offer gives only cards its
//! maker holds, a promise only Clippers that are there).

use super::cards::Cards;
use super::pieces::Card;
use crate::engine::{PerSeat, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// Indexed by the holder, then by the knower.
    known: PerSeat<PerSeat<Cards>>,
}

impl Memory {
    /// Returns the cards that `knower` knows to be in the hand of `holder`.
    pub fn known(&self, knower: Seat, holder: Seat) -> &Cards {
        &self.known[holder][knower]
    }

    pub fn set(&mut self, knower: Seat, holder: Seat, cards: Cards) {
        self.known[holder][knower] = cards;
    }

    /// Records that `count` cards of one kind left a hand in public.
    #[inline]
    pub fn record_departure(&mut self, seats: u8, holder: Seat, card: Card, count: u8) {
        for known in &mut self.known[holder].0[..usize::from(seats)] {
            known.take_up_to(card, count);
        }
    }

    /// Records that a whole hand was lost in public.
    pub fn record_loss_of_hand(&mut self, holder: Seat) {
        self.known[holder] = PerSeat::default();
    }

    /// Records that `knower` has seen these cards in the hand.
    pub fn record_shown(&mut self, knower: Seat, holder: Seat, cards: &Cards) {
        if knower != holder {
            self.known[holder][knower].max_with(cards);
        }
    }

    /// Records the theft of a card, seen by thief and victim only.
    pub fn record_theft(&mut self, seats: u8, victim: Seat, thief: Seat, card: Card) {
        for knower in victim.others(seats) {
            if knower == thief {
                self.known[victim][knower].take_up_to(card, 1);
            } else {
                self.known[victim][knower].saturating_sub_all(1);
            }
        }
        self.known[thief][victim].put(card);
    }

    /// Records that the whole hand of `victim` goes to `thief`: what was known of the victim's hand is now known of
    /// the thief's. The victim knows all of it.
    pub fn record_robbery(&mut self, seats: u8, victim: Seat, thief: Seat, hand: Cards) {
        for knower in thief.others(seats) {
            let moved = if knower == victim { hand } else { self.known[victim][knower] };
            self.known[thief][knower] += moved;
        }
        self.record_loss_of_hand(victim);
    }

    /// Records that `giver` gives `cards` to `taker`, seen by those two, or by all if `open`. Must be called for both
    /// directions of an exchange before [`Self::record_receipt`].
    pub fn record_gift(&mut self, seats: u8, giver: Seat, taker: Seat, cards: &Cards, open: bool) {
        for knower in giver.others(seats) {
            if open || knower == taker {
                self.known[giver][knower].remove_all_present(cards);
            } else {
                self.known[giver][knower].saturating_sub_all(cards.len());
            }
        }
    }

    /// Records that `taker` has received `cards` from `giver`, seen by those two, or by all if `open`.
    pub fn record_receipt(&mut self, seats: u8, giver: Seat, taker: Seat, cards: &Cards, open: bool) {
        for knower in taker.others(seats) {
            if open || knower == giver {
                self.known[taker][knower] += *cards;
            }
        }
    }
}
