//! The ledger of the daily deals played on this device: counted attempts, their results, the streak.
//!
//! Stored by the page as JSON under one key. The first attempt at a daily deal on its own date counts; all others are
//! practice. A day is identified by its date, never by a timestamp: setting the clock back or forward loses nothing and
//! counts no day twice. Works over a [`Store`], so it is fully tested without a browser; reads no clock.

use serde::{Deserialize, Serialize};

use crate::engine::sort::sort_by;
use crate::table::save::{Store, StoreError, set_aside};

use super::Date;

pub const KEY: &str = "tea-table.daily";
const VERSION: u16 = 1;

/// Result of the counted attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish {
    /// The person's score.
    pub score: i32,
    /// Whether the person won, alone or jointly.
    pub won: bool,
    /// Whether the person knew something hidden about the deal: an undo after a reveal, or the deal was opened
    /// elsewhere before the end.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub peeked: bool,
}

/// The deal of a title on a day, with its attempts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Entry {
    date: Date,
    game: String,
    /// Slot of the counted attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<String>,
    /// Slots of all other attempts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    practice: Vec<String>,
    /// Whether the deal was opened elsewhere before the counted attempt was over.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    peeked: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    finish: Option<Finish>,
}

impl Entry {
    fn new(date: Date, game: &str) -> Entry {
        Entry { date, game: game.into(), counts: None, practice: Vec::new(), peeked: false, finish: None }
    }
}

/// All daily deals played on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ledger {
    version: u16,
    deals: Vec<Entry>,
}

/// Progress of a daily deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// No counted attempt yet.
    Fresh,
    /// The counted attempt is running, in this slot.
    Begun(String),
    /// The counted attempt is over.
    Played(Finish),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The first attempt at a daily deal on its own date.
    Counts,
    Practice,
}

/// Why the ledger cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LedgerError {
    Store(StoreError),
    /// The text is not a ledger.
    Damaged,
    /// It was written by a later build.
    Newer,
}

impl Default for Ledger {
    fn default() -> Ledger {
        Ledger { version: VERSION, deals: Vec::new() }
    }
}

impl Ledger {
    /// Reads the ledger from the store; an empty one if there is none.
    ///
    /// # Errors
    /// If it cannot be read; it is left untouched.
    pub fn open(store: &impl Store) -> Result<Ledger, LedgerError> {
        let Some(text) = store.read(KEY).map_err(LedgerError::Store)? else { return Ok(Ledger::default()) };
        Ledger::parse(&text)
    }

    /// Parses a ledger.
    ///
    /// # Errors
    /// If the text is not a ledger, or was written by a later build.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        let ledger: Ledger = serde_json::from_str(text).map_err(|_| LedgerError::Damaged)?;
        if ledger.version != VERSION {
            return Err(LedgerError::Newer);
        }
        let mut ledger = ledger;
        ledger.sort();
        Ok(ledger)
    }

    /// Merges a ledger from another device. `slot` maps a slot in that ledger to the slot of the same table here. A
    /// deal finished here is kept; one that was only begun here but finished there is replaced.
    pub fn bring_in(&mut self, other: Ledger, slot: impl Fn(&str) -> Option<String>) {
        for mut brought in other.deals {
            // The slot of a table that was not imported with the ledger may belong to another table here.
            brought.counts = brought.counts.map(|old| slot(&old).unwrap_or_default());
            brought.practice = brought.practice.iter().filter_map(|old| slot(old)).collect();
            let same = |entry: &&mut Entry| entry.date == brought.date && entry.game == brought.game;
            let Some(here) = self.deals.iter_mut().find(same) else {
                self.deals.push(brought);
                continue;
            };
            let replaces = here.counts.is_none() || (here.finish.is_none() && brought.finish.is_some());
            if replaces && here.counts != brought.counts {
                core::mem::swap(&mut here.counts, &mut brought.counts);
            }
            here.finish = here.finish.or(brought.finish);
            here.peeked |= brought.peeked;
            let others = brought.counts.into_iter().chain(brought.practice);
            for slot in others.filter(|slot| !slot.is_empty()) {
                if here.counts.as_ref() != Some(&slot) && !here.practice.contains(&slot) {
                    here.practice.push(slot);
                }
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        sort_by(&mut self.deals, |one, other| (one.date, &one.game).cmp(&(other.date, &other.game)));
    }

    /// Reads the stored ledger again, which includes changes by other tabs, applies `change` and stores the result. An
    /// unreadable text is set aside, never overwritten.
    ///
    /// # Errors
    /// If the store fails.
    pub fn change<T>(store: &impl Store, change: impl FnOnce(&mut Ledger) -> T) -> Result<T, StoreError> {
        let (mut ledger, before) = match Ledger::open(store) {
            Ok(ledger) => (ledger.clone(), Some(ledger)),
            Err(LedgerError::Store(trouble)) => return Err(trouble),
            Err(LedgerError::Damaged | LedgerError::Newer) => {
                let text = store.read(KEY)?;
                text.map(|text| set_aside(store, KEY, &text)).transpose()?;
                (Ledger::default(), None)
            }
        };
        let changed = change(&mut ledger);
        if before.as_ref() != Some(&ledger) {
            let text = serde_json::to_string(&ledger).map_err(|_| StoreError::Forbidden)?;
            store.write(KEY, &text)?;
        }
        Ok(changed)
    }

    fn entry(&self, date: Date, game: &str) -> Option<&Entry> {
        self.deals.iter().find(|entry| entry.date == date && entry.game == game)
    }

    pub fn status(&self, date: Date, game: &str) -> Status {
        match self.entry(date, game) {
            Some(Entry { finish: Some(finish), .. }) => Status::Played(*finish),
            Some(Entry { counts: Some(slot), .. }) => Status::Begun(slot.clone()),
            _ => Status::Fresh,
        }
    }

    pub fn counted_slot(&self, date: Date, game: &str) -> Option<String> {
        self.entry(date, game)?.counts.clone()
    }

    /// Returns the day of the deal played in this slot, and whether the attempt counts.
    pub fn attempt(&self, slot: &str) -> Option<(Date, Attempt)> {
        self.deals.iter().find_map(|entry| {
            if entry.counts.as_deref() == Some(slot) {
                return Some((entry.date, Attempt::Counts));
            }
            let is_practice = entry.practice.iter().any(|other| other == slot);
            is_practice.then_some((entry.date, Attempt::Practice))
        })
    }

    /// Records that a table of a deal was begun in this slot. The attempt counts if it is the first at the deal of
    /// `today`.
    pub fn begin(&mut self, date: Date, game: &str, slot: &str, today: Date) -> Attempt {
        let entry = self.entry_mut(date, game);
        if date == today && entry.counts.is_none() {
            entry.counts = Some(slot.into());
            return Attempt::Counts;
        }
        entry.practice.push(slot.into());
        Attempt::Practice
    }

    /// Returns the entry of a deal, creating it if necessary.
    fn entry_mut(&mut self, date: Date, game: &str) -> &mut Entry {
        let place = |entry: &Entry| (entry.date, entry.game.as_str()).cmp(&(date, game));
        let at = self.deals.binary_search_by(place).unwrap_or_else(|at| {
            self.deals.insert(at, Entry::new(date, game));
            at
        });
        &mut self.deals[at]
    }

    /// Returns the days on which the deal of a title was begun or practised here without a finished counted attempt.
    pub fn unfinished(&self, game: &str) -> impl Iterator<Item = Date> {
        let open = self.deals.iter().filter(move |entry| entry.game == game && entry.finish.is_none());
        open.map(|entry| entry.date)
    }

    /// Records that the deal was opened at the table in this slot. Unless that table is the counted attempt, or the
    /// counted attempt is already over, the result of the counted attempt will be marked as peeked. Returns whether
    /// this call has marked it.
    pub fn peek(&mut self, date: Date, game: &str, slot: &str) -> bool {
        let entry = self.entry_mut(date, game);
        let is_news = !entry.peeked && entry.finish.is_none() && entry.counts.as_deref() != Some(slot);
        entry.peeked |= is_news;
        is_news
    }

    /// Records the result of the table in this slot, if it is the counted attempt. Only the first result is kept.
    pub fn finish(&mut self, slot: &str, finish: Finish) {
        let counted = self.deals.iter_mut().find(|entry| entry.counts.as_deref() == Some(slot));
        if let Some(entry) = counted.filter(|entry| entry.finish.is_none()) {
            entry.finish = Some(Finish { peeked: finish.peeked || entry.peeked, ..finish });
        }
    }

    /// Whether any deal of the day with this number (see [`Date::number`]) was finished.
    fn is_played(&self, day: i32) -> bool {
        self.deals.iter().any(|entry| entry.date.number() == day && entry.finish.is_some())
    }

    /// Returns the streak: the number of days played up to today without missing two in one week, Monday to Sunday.
    /// Today is not missed before it is over.
    pub fn streak(&self, today: Date) -> u32 {
        self.streak_at(today.number())
    }

    fn streak_at(&self, today: i32) -> u32 {
        let first = self.deals.iter().map(|entry| entry.date.number()).min().unwrap_or(today);
        let (mut days, mut forgiven) = (0, None);
        let mut day = if self.is_played(today) { today } else { today - 1 };
        while day >= first {
            if self.is_played(day) {
                days += 1;
            } else {
                let week = (day + 3).div_euclid(7);
                if forgiven == Some(week) {
                    break;
                }
                forgiven = Some(week);
            }
            day -= 1;
        }
        days
    }

    /// Returns the result of the counted attempt, if it was played in this slot and is over.
    pub fn finish_at(&self, slot: &str) -> Option<Finish> {
        self.deals.iter().find(|entry| entry.counts.as_deref() == Some(slot))?.finish
    }

    /// Returns the number of finished deals that were peeked at.
    pub fn peeked(&self) -> usize {
        self.deals.iter().filter(|entry| entry.finish.is_some_and(|finish| finish.peeked)).count()
    }

    /// Returns the longest streak so far, and the number of days with a finished deal.
    pub fn longest_streak_and_days(&self) -> (u32, usize) {
        let finished = self.deals.iter().filter(|entry| entry.finish.is_some());
        let mut days: Vec<i32> = finished.map(|entry| entry.date.number()).collect();
        days.dedup();
        (days.iter().map(|day| self.streak_at(*day)).max().unwrap_or(0), days.len())
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
