//! The length of the rest of the game, and the values that follow from it.
//!
//! Computed once for each evaluation. Knows no seat.

use crate::engine::Seat;
use crate::games::ceylon::state::Table;

/// The time left and the values that follow from it, in points.
pub(super) struct Outlook {
    /// Turns left, all seats together. Every seat acts in every turn, so this is also the number of actions left for
    /// each seat.
    pub left: f32,
    /// Progress of the game, from 0 at the beginning to 1 at the end.
    pub late: f32,
    /// 1 while there is time to make use of gains, falling to 0 in the last turns.
    pub time_factor: f32,
    pub rupee: f32,
    pub chest: [f32; 3],
    pub token: f32,
}

impl Outlook {
    pub(super) fn new(table: &Table) -> Outlook {
        let seats = f32::from(table.seats);
        let passed = (table.turn.max(1) - 1) % u16::from(table.seats);
        let rest = f32::from(u16::from(table.seats) - passed);
        let left = if table.closing.is_some() {
            rest
        } else {
            let min_markers = Seat::all(table.seats).map(|seat| table.estates[seat].markers).min().unwrap_or(0);
            // No seat plants in every turn.
            (f32::from(table.deck) + 0.5 * seats).min(3.0 * f32::from(min_markers) + rest)
        };
        let total = 46.0 - 2.5 * seats;
        let late = (1.0 - left / total).clamp(0.0, 1.0);
        let open = ((left - 1.0) / 7.0).clamp(0.0, 1.0);
        let nearness_of_end = (left / 12.0).min(1.0);
        Outlook {
            left,
            late,
            time_factor: open,
            rupee: 0.12 + 0.28 * nearness_of_end,
            chest: [0.8, 1.1, 1.7].map(|tea| tea * open),
            token: 0.2 + 1.3 * (left / 8.0).min(1.0),
        }
    }
}
