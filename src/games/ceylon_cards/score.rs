//! What is counted: hand limits by officials, and who wins.
//!
//! Used by `apply.rs`, and by the page for what it shows.

use super::data::{LEAST_FROM, LIMIT, LIMIT_LEAST, LIMIT_MOST};
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
