//! Scoring: hand limits by officials, the best meld in a hand, and the winner.
//!
//! Used by `apply` and wherever these numbers are shown.

use super::cards::Cards;
use super::data::{FEWEST_RULE_FROM_SEATS, LIMIT, LIMIT_WITH_FEWEST_OFFICIALS, LIMIT_WITH_MOST_OFFICIALS, MAX_MELD};
use super::pieces::{Card, GOODS, Good};
use super::state::{End, Ending, State};
use crate::engine::{Outcome, PerSeat, Seat, SeatSet};

/// Returns the hand limit of a seat in a game of `seats` with these officials. Ties give neither bonus nor penalty.
pub fn hand_limit(seats: u8, officials: &PerSeat<u16>, seat: Seat) -> u8 {
    let own = officials[seat];
    let mut others = seat.others(seats).map(|other| officials[other]);
    if others.clone().all(|other| other < own) {
        LIMIT_WITH_MOST_OFFICIALS
    } else if seats >= FEWEST_RULE_FROM_SEATS && others.all(|other| other > own) {
        LIMIT_WITH_FEWEST_OFFICIALS
    } else {
        LIMIT
    }
}

/// Returns the ending by highest total; ties go to more officials, then more plantations, then are shared.
pub fn end_by_total(state: &State, end: End) -> Ending {
    let rank = |seat: Seat| (state.total(seat), state.officials[seat], state.planted(seat));
    let best = Seat::all(state.seats).map(rank).max();
    let winners = Seat::all(state.seats).filter(|seat| Some(rank(*seat)) == best);
    Ending { end, winners: winners.collect::<SeatSet>() }
}

/// The criterion that broke a tie of totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    Officials,
    /// Equal officials, and more plantations.
    Plantations,
}

/// Weight of one rank by officials. It outweighs all ranks by plantations, which are fewer than the seats.
const PLACE: u8 = 8;

/// Ranks seats with equal totals, for [`Outcome::ties`]: the number of them with fewer officials and, among equal
/// officials, the number with fewer plantations. All 0 at the target, since no other seat can reach it at that moment.
pub fn ties(state: &State, end: End) -> PerSeat<u8> {
    let tie = |seat: Seat| {
        let equal = || seat.others(state.seats).filter(move |other| state.total(*other) == state.total(seat));
        let fewer = equal().filter(|other| state.officials[*other] < state.officials[seat]).count();
        let level = equal().filter(|other| state.officials[*other] == state.officials[seat]);
        let smaller = level.filter(|other| state.planted(*other) < state.planted(seat)).count();
        fewer as u8 * PLACE + smaller as u8
    };
    PerSeat::from_fn(|seat| if end == End::Target || seat.0 >= state.seats { 0 } else { tie(seat) })
}

/// Returns the criterion that put the winners ahead of other seats with the same total; `None` if no other seat has
/// that total.
pub fn tie_break(outcome: &Outcome, seats: u8) -> Option<TieBreak> {
    let winner = outcome.winners.iter().next()?;
    let beaten = Seat::all(seats).filter(|seat| !outcome.winners.has(*seat));
    let best =
        beaten.filter(|seat| outcome.scores[*seat] == outcome.scores[winner]).max_by_key(|seat| outcome.ties[*seat])?;
    let officials = outcome.ties[best] / PLACE < outcome.ties[winner] / PLACE;
    Some(if officials { TieBreak::Officials } else { TieBreak::Plantations })
}

/// Returns the number of cards that could be shipped as this good: the goods themselves, and the Plantation cards that
/// count as more of them. At most [`MAX_MELD`]; 0 without a card of the good itself.
#[inline]
pub fn meld_size(hand: &Cards, owned: &[u16; GOODS], good: Good) -> u8 {
    match hand[good.card()] {
        0 => 0,
        goods => (goods + substitutes(hand, owned, good)).min(MAX_MELD),
    }
}

/// Returns the number of Plantation cards that may count as this good: at most one for each plantation that grows it.
#[inline]
pub fn substitutes(hand: &Cards, owned: &[u16; GOODS], good: Good) -> u8 {
    let plantations = u8::try_from(owned[good.index()]).unwrap_or(u8::MAX);
    hand[Card::Plantation].min(plantations)
}

/// Returns the meld with the most points and these points; `None` if none can be shipped.
pub fn best_meld(hand: &Cards, owned: &[u16; GOODS]) -> Option<(Good, u16)> {
    if hand[Card::Clipper] == 0 || hand[Card::Port] == 0 {
        return None;
    }
    let sizes = Good::ALL.into_iter().map(|good| (good, meld_size(hand, owned, good)));
    sizes.filter(|(_, size)| *size > 0).map(|(good, size)| (good, good.price(size))).max_by_key(|(_, points)| *points)
}
