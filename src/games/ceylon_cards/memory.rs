//! What each player can remember of the hands of the others: for every kind of card a number that
//! the hand surely holds.
//!
//! Kept by the state, shown by views, used to imagine hands. A hand of one's own is not kept here.
//! Cards become known when they are seen to enter a hand (a deal, a theft) or are shown to be in it
//! (an offer gives only what its maker holds, a promise only Clippers that are there).

use super::cards::Cards;
use super::pieces::Card;
use crate::engine::{PerSeat, Seat};

/// What each player knows of each hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// By the holder, then by who knows.
    known: PerSeat<PerSeat<Cards>>,
}

impl Memory {
    /// The cards that `knower` knows to be in the hand of `holder`.
    pub fn of(&self, knower: Seat, holder: Seat) -> &Cards {
        &self.known[holder][knower]
    }

    /// Replaces what `knower` knows of `holder`.
    pub fn set(&mut self, knower: Seat, holder: Seat, cards: Cards) {
        self.known[holder][knower] = cards;
    }

    /// Everybody sees `count` cards of one kind leave a hand.
    #[inline]
    pub fn seen_to_leave(&mut self, seats: u8, holder: Seat, card: Card, count: u8) {
        for known in &mut self.known[holder].0[..usize::from(seats)] {
            known.take_up_to(card, count);
        }
    }

    /// Everybody sees a whole hand leave.
    pub fn emptied(&mut self, holder: Seat) {
        self.known[holder] = PerSeat::default();
    }

    /// `knower` sees that these cards are in the hand.
    pub fn shown(&mut self, knower: Seat, holder: Seat, cards: &Cards) {
        if knower != holder {
            self.known[holder][knower].raise_to(cards);
        }
    }

    /// A card is stolen; thief and victim see it.
    pub fn stolen(&mut self, seats: u8, victim: Seat, thief: Seat, card: Card) {
        for knower in victim.others(seats) {
            if knower == thief {
                self.known[victim][knower].take_up_to(card, 1);
            } else {
                self.known[victim][knower].lower(1);
            }
        }
        self.known[thief][victim].put(card);
    }

    /// The whole hand of `victim` goes to `thief`: what was known of it is now known of him. The
    /// victim knows all of it.
    pub fn robbed(&mut self, seats: u8, victim: Seat, thief: Seat, hand: Cards) {
        for knower in thief.others(seats) {
            let moved = if knower == victim { hand } else { self.known[victim][knower] };
            self.known[thief][knower] += moved;
        }
        self.emptied(victim);
    }

    /// `giver` gives `cards` to `taker`; those two see it, everybody if `open`. To be called for both directions of an
    /// exchange before [`Self::received`].
    pub fn gave(&mut self, seats: u8, giver: Seat, taker: Seat, cards: &Cards, open: bool) {
        for knower in giver.others(seats) {
            if open || knower == taker {
                self.known[giver][knower].take_what_is_here(cards);
            } else {
                self.known[giver][knower].lower(cards.len());
            }
        }
    }

    /// `taker` has `cards` from `giver`; seen by those two, by everybody if `open`.
    pub fn received(&mut self, seats: u8, giver: Seat, taker: Seat, cards: &Cards, open: bool) {
        for knower in taker.others(seats) {
            if open || knower == giver {
                self.known[taker][knower] += *cards;
            }
        }
    }
}
