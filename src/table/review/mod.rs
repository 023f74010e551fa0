//! The review of a finished table: the reports so far, and the plies still missing.
//!
//! Filled by the page as its Web Workers report; read by the page of the review and by the statistics. [`stored`]
//! stores it beside the save, [`conclusions`] sums it up, [`mod@line`] follows better lines. A running game has no
//! review.
//! Knows no game and reads no clock.

mod conclusions;
mod line;
mod stored;
#[cfg(test)]
mod tests;

use crate::ai::review::schedule::{ReviewTask, review_order};
use crate::ai::review::{Books, Effort, PlyEntry, Report};
use crate::engine::{Outcome, PerSeat, Seat};

use super::game_table::Table;

pub use conclusions::{Luck, Verdict, losses, turning_points, verdict};
pub use line::{FollowedLine, actions_of_turn, follow};
pub use stored::{is_sound, store_imported, stored_accuracy, stored_text};

/// Maximum number of plies reviewed automatically. In a longer game these are the deal, people's choices, some of the
/// other plies, and the turning points.
pub const MAX_PLIES: usize = 900;
/// Maximum effort, in iterations, for people's own choices in games shorter than usual for their title.
const MAX_EFFORT: u32 = 1_000;
/// Minimum effort, in iterations, for all plies of games longer than usual.
const MIN_EFFORT: u32 = 80;
/// Number of plies of a long game reviewed before turning points are sought. After that, `BATCH` plies are added at a
/// time.
const FIRST: usize = MAX_PLIES * 3 / 4;
const BATCH: usize = 40;

#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The report on the deal, then those on each ply; `None` while missing.
    pub reports: Vec<Option<Report>>,
    /// Plies reviewed again with more effort.
    pub deep: Vec<u32>,
    /// Fingerprint of the game.
    game: u64,
}

/// Returns each seat's share of the win.
pub fn shares(outcome: &Outcome) -> PerSeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    PerSeat::from_fn(|seat| if outcome.winners.has(seat) { share } else { 0.0 })
}

impl Review {
    /// Creates an empty review; `None` if the game is not over.
    pub fn new(table: &Table) -> Option<Review> {
        table.outcome()?;
        Some(Review { reports: vec![None; table.plies() as usize + 1], deep: Vec::new(), game: table.fingerprint() })
    }

    pub fn add(&mut self, report: Report, effort: Effort) {
        let ply = report.ply;
        if let Some(place) = self.reports.get_mut(ply as usize) {
            *place = Some(report);
        }
        self.deep.retain(|deep| *deep != ply);
        if effort >= Effort::DEEP {
            self.deep.push(ply);
        }
    }

    /// Returns the plies to review next, most important first. Empty when all are reviewed or, in a long game,
    /// [`MAX_PLIES`]; for the others see [`Review::all_missing`].
    pub fn next_tasks(&self, table: &Table) -> Vec<ReviewTask> {
        if self.reports.len() <= MAX_PLIES {
            return self.all_missing(table);
        }
        let room = MAX_PLIES.saturating_sub(self.known().count());
        let order = review_order(&table.actors(), table.seating.people());
        let is_missing = |ply: &u32| self.report(*ply).is_none();
        let mut plies: Vec<u32> = order.into_iter().take(FIRST).filter(is_missing).collect();
        if plies.is_empty() {
            plies = between_turns(&self.books(table), BATCH);
        }
        plies.truncate(room);
        self.tasks(plies, table)
    }

    /// Returns all plies without a report, most important first.
    pub fn all_missing(&self, table: &Table) -> Vec<ReviewTask> {
        let mut plies = review_order(&table.actors(), table.seating.people());
        plies.retain(|ply| self.report(*ply).is_none());
        self.tasks(plies, table)
    }

    /// Assigns these plies the effort that a game of this length allows.
    fn tasks(&self, plies: Vec<u32>, table: &Table) -> Vec<ReviewTask> {
        let (actors, people) = (table.actors(), table.seating.people());
        let own = actors.iter().filter(|seat| people.has(**seat)).count();
        let [care, usual] = efforts(self.reports.len(), own, table.reviewed_plies());
        let is_own = |ply: u32| ply.checked_sub(1).is_some_and(|index| people.has(actors[index as usize]));
        plies.into_iter().map(|ply| ReviewTask { ply, effort: if is_own(ply) { care } else { usual } }).collect()
    }

    /// Returns the reports so far.
    pub fn known(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter().flatten()
    }

    pub fn report(&self, ply: u32) -> Option<&Report> {
        self.reports.get(ply as usize)?.as_ref()
    }

    /// Returns the books according to the reports so far.
    pub fn books(&self, table: &Table) -> Books {
        let seats = table.seating.players.len() as u8;
        let result = table.outcome().map_or_else(PerSeat::default, |outcome| shares(&outcome));
        Books::new(&self.reports, seats, &result)
    }
}

/// Returns the effort per ply, first for people's choices, then for all others, in a game of `plies` plies of which
/// `own` are people's. The total number of iterations is about that of `reviewed` plies at [`Effort::STANDARD`].
fn efforts(plies: usize, own: usize, reviewed: usize) -> [Effort; 2] {
    let time = reviewed * Effort::STANDARD.0 as usize;
    // In a longer game, only this many plies are reviewed automatically.
    let plies = plies.min(MAX_PLIES);
    let each = (time / plies.max(1)).clamp(MIN_EFFORT as usize, Effort::STANDARD.0 as usize);
    let left = time.saturating_sub(plies.saturating_sub(own) * each);
    let own_effort = (left / own.max(1)).clamp(each, MAX_EFFORT as usize);
    [own_effort, each].map(|iterations| Effort(iterations as u32))
}

/// Returns at most `most` plies to review next: the middle of each unreviewed stretch, those in which chances changed
/// most first.
fn between_turns(books: &Books, most: usize) -> Vec<u32> {
    let seats = books.accounts.len() as u8;
    let known: Vec<&PlyEntry> = books.entries.iter().filter(|entry| entry.is_reviewed).collect();
    let gaps = known.windows(2).filter(|pair| pair[1].ply - pair[0].ply > 1).map(|pair| {
        let changes = Seat::all(seats).map(|seat| (pair[1].before[seat] - pair[0].after[seat]).abs());
        let changes = changes.chain(Seat::all(seats).map(|seat| (pair[1].after[seat] - pair[0].after[seat]).abs()));
        (changes.fold(0.0, f32::max), (pair[0].ply + pair[1].ply) / 2)
    });
    conclusions::greatest(gaps.collect(), most)
}
