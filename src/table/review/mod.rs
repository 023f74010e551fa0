//! The review of a finished table: what is known of it, and what is still to be looked at.
//!
//! Filled by the page as its workers find out; read by the page of the review and by the statistics. [`kept`] stores it
//! beside the save, [`conclusions`] says what it comes to, [`mod@line`] follows what was better. There is none of a
//! running game. Knows no game and reads no clock.

mod conclusions;
mod kept;
mod line;
#[cfg(test)]
mod tests;

use crate::ai::review::schedule::{ReviewTask, review_order};
use crate::ai::review::{Books, Effort, PlyEntry, Report};
use crate::engine::{Outcome, PerSeat, Seat};

use super::game_table::Table;

pub use conclusions::{Luck, Verdict, turning_points, verdict};
pub use kept::{kept_accuracy, kept_text, take_over};
pub use line::{Followed, follow, played};

/// So many plies are looked at by themselves. Of a longer game these are the deal, what people did, some of the rest,
/// and where chances turned.
pub const MOST_PLIES: usize = 900;
/// Where a game has fewer than its title allows, people's own choices are looked at with more care, up to so many
/// iterations.
const MOST_CARE: u32 = 1_000;
/// Where it has more, all are looked at with less, down to so many.
const LEAST_CARE: u32 = 80;
/// Of a long game so many plies are looked at before it is asked where chances turned, and so many more at a time.
const FIRST: usize = MOST_PLIES * 3 / 4;
const BATCH: usize = 40;

/// What is known of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// A place for the deal and for each ply.
    pub reports: Vec<Option<Report>>,
    /// The plies that were looked at once more, with more care.
    pub deep: Vec<u32>,
    /// Which game it is of.
    game: u64,
}

/// Each seat's share of the win.
pub fn shares(outcome: &Outcome) -> PerSeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    PerSeat::from_fn(|seat| if outcome.winners.has(seat) { share } else { 0.0 })
}

impl Review {
    /// A review of which nothing is known yet; none of a game that is not over.
    pub fn of(table: &Table) -> Option<Review> {
        table.outcome()?;
        Some(Review { reports: vec![None; table.plies() as usize + 1], deep: Vec::new(), game: table.fingerprint() })
    }

    /// Takes in what was found out about a ply.
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

    /// What is to be looked at next, what matters most first. Nothing when all was, or of a long game so much that more
    /// would take too long; see [`Review::rest`].
    pub fn missing(&self, table: &Table) -> Vec<ReviewTask> {
        if self.reports.len() <= MOST_PLIES {
            return self.rest(table);
        }
        let room = MOST_PLIES.saturating_sub(self.known().count());
        let order = review_order(&table.actors(), table.seating.people());
        let is_missing = |ply: &u32| self.report(*ply).is_none();
        let mut plies: Vec<u32> = order.into_iter().take(FIRST).filter(is_missing).collect();
        if plies.is_empty() {
            plies = between_turns(&self.books(table), BATCH);
        }
        plies.truncate(room);
        self.tasks(plies, table)
    }

    /// All that was not looked at, what matters most first.
    pub fn rest(&self, table: &Table) -> Vec<ReviewTask> {
        let mut plies = review_order(&table.actors(), table.seating.people());
        plies.retain(|ply| self.report(*ply).is_none());
        self.tasks(plies, table)
    }

    /// These plies, with the care that there is time for in a game of this length.
    fn tasks(&self, plies: Vec<u32>, table: &Table) -> Vec<ReviewTask> {
        let (actors, people) = (table.actors(), table.seating.people());
        let own = actors.iter().filter(|seat| people.has(**seat)).count();
        let [care, usual] = efforts(self.reports.len(), own, table.reviewed_plies());
        let is_own = |ply: u32| ply.checked_sub(1).is_some_and(|index| people.has(actors[index as usize]));
        plies.into_iter().map(|ply| ReviewTask { ply, effort: if is_own(ply) { care } else { usual } }).collect()
    }

    /// The reports that there are.
    pub fn known(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter().flatten()
    }

    /// The report of a ply, if there is one.
    pub fn report(&self, ply: u32) -> Option<&Report> {
        self.reports.get(ply as usize)?.as_ref()
    }

    /// Where everybody's share of the win went, as far as it is known.
    pub fn books(&self, table: &Table) -> Books {
        let seats = table.seating.players.len() as u8;
        let result = table.outcome().map_or_else(PerSeat::default, |outcome| shares(&outcome));
        Books::new(&self.reports, seats, &result)
    }
}

/// How carefully the choices of people, and then all else, are looked at where a game has so many plies, so many of
/// them theirs: in all as many iterations as `reviewed` plies have at [`Effort::STANDARD`].
fn efforts(plies: usize, own: usize, reviewed: usize) -> [Effort; 2] {
    let time = reviewed * Effort::STANDARD.0 as usize;
    // Of a longer game no more are looked at unasked.
    let plies = plies.min(MOST_PLIES);
    let each = (time / plies.max(1)).clamp(LEAST_CARE as usize, Effort::STANDARD.0 as usize);
    let left = time.saturating_sub(plies.saturating_sub(own) * each);
    let care = (left / own.max(1)).clamp(each, MOST_CARE as usize);
    [care, each].map(|iterations| Effort(iterations as u32))
}

/// The plies in the middle of those stretches that nobody looked at in which chances changed most, the greatest change
/// first; at most so many.
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
