//! What is counted: hand limits by officials, the best meld in a hand, and who wins.
//!
//! Used by `apply.rs` and by whatever shows these figures.

use super::cards::Cards;
use super::data::{LEAST_FROM, LIMIT, LIMIT_LEAST, LIMIT_MOST, MELD_MOST};
use super::pieces::{Card, GOODS, Good};
use super::state::{End, Ending, State};
use crate::engine::{PerSeat, Seat, SeatSet};

/// The hand limit of a seat at a table of `seats` with these officials. Ties give neither bonus
/// nor penalty.
pub fn hand_limit(seats: u8, officials: &PerSeat<u8>, seat: Seat) -> u8 {
    let own = officials[seat];
    let mut others = seat.others(seats).map(|other| officials[other]);
    if others.clone().all(|other| other < own) {
        LIMIT_MOST
    } else if seats >= LEAST_FROM && others.all(|other| other > own) {
        LIMIT_LEAST
    } else {
        LIMIT
    }
}

/// The end by highest total; ties go to more officials, then more plantations, then are shared.
pub fn end_by_total(state: &State, end: End) -> Ending {
    let rank = |seat: Seat| (state.total(seat), state.officials[seat], state.planted(seat));
    let best = Seat::all(state.seats).map(rank).max();
    let winners = Seat::all(state.seats).filter(|seat| Some(rank(*seat)) == best);
    Ending { end, winners: winners.collect::<SeatSet>() }
}

/// How many goods of this kind could go aboard: real ones, of which there must be one, and the
/// Plantation cards that stand in for more.
#[inline]
pub fn meld_size(hand: &Cards, owned: &[u8; GOODS], good: Good) -> u8 {
    match hand[good.card()] {
        0 => 0,
        goods => (goods + hand[Card::Plantation].min(owned[good.index()])).min(MELD_MOST),
    }
}

/// The meld that gives the most points, and these; `None` when none can be shipped.
pub fn best_meld(hand: &Cards, owned: &[u8; GOODS]) -> Option<(Good, u16)> {
    if hand[Card::Clipper] == 0 || hand[Card::Port] == 0 {
        return None;
    }
    let sizes = Good::ALL.into_iter().map(|good| (good, meld_size(hand, owned, good)));
    sizes.filter(|(_, size)| *size > 0).map(|(good, size)| (good, good.price(size))).max_by_key(|(_, points)| *points)
}
