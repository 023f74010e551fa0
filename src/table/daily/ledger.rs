//! What this device has played of the deals of the days: which attempt counts, how it ended, the streak.
//!
//! Kept by the page as JSON under one key. The first attempt at the deal of the day counts, all others are practice. A
//! day is named by its date, never by a moment: a clock that is set back or forward takes nothing away and counts no
//! day twice. Works over a [`Store`], so all of it is tested without a browser; reads no clock.

use serde::{Deserialize, Serialize};

use crate::table::save::{Store, StoreError, set_aside};

use super::Date;

/// The key of the ledger.
pub const KEY: &str = "tea-table.daily";
/// The version of the format.
const VERSION: u16 = 1;

/// How the attempt that counts ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish {
    /// The score of the person.
    pub score: i32,
    /// Whether the person won, alone or with others.
    pub won: bool,
    /// Whether the person knew of the deal what cannot be known in it: something was taken back after it had shown
    /// what lay hidden, or the deal was looked at elsewhere before the end.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub peeked: bool,
}

/// The deal of a title on a day, as far as it was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Entry {
    date: Date,
    game: String,
    /// The slot of the attempt that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<String>,
    /// The slots of all others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    practice: Vec<String>,
    /// Whether the deal was looked at elsewhere before the attempt that counts was over.
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

/// All that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ledger {
    version: u16,
    deals: Vec<Entry>,
}

/// How far the deal of a day has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nobody has begun it.
    Fresh,
    /// The attempt that counts is kept under this slot.
    Begun(String),
    /// The attempt that counts is over.
    Played(Finish),
}

/// Whether a table counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The first at the deal of its day.
    Counts,
    /// Any other.
    Practice,
}

/// Why the ledger cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LedgerError {
    /// The store failed.
    Store(StoreError),
    /// The text is not that of a ledger.
    Damaged,
    /// A later build wrote it.
    Newer,
}

impl Default for Ledger {
    fn default() -> Ledger {
        Ledger { version: VERSION, deals: Vec::new() }
    }
}

impl Ledger {
    /// What is kept; an empty ledger where nothing is.
    ///
    /// # Errors
    /// When it cannot be read. It is left as it lies.
    pub fn open(store: &impl Store) -> Result<Ledger, LedgerError> {
        let Some(text) = store.read(KEY).map_err(LedgerError::Store)? else { return Ok(Ledger::default()) };
        Ledger::parse(&text)
    }

    /// Reads the text of a ledger.
    ///
    /// # Errors
    /// When it is none, or a later build wrote it.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        let ledger: Ledger = serde_json::from_str(text).map_err(|_| LedgerError::Damaged)?;
        if ledger.version != VERSION {
            return Err(LedgerError::Newer);
        }
        let mut ledger = ledger;
        ledger.sort();
        Ok(ledger)
    }

    /// Takes in what was played elsewhere, whose tables lie under other slots here. A deal that was finished here stays
    /// as it is; one that was only begun here and finished elsewhere counts as that.
    pub fn bring_in(&mut self, other: Ledger, slot: impl Fn(&str) -> Option<String>) {
        for mut brought in other.deals {
            // A table that did not come with it must not be taken for another that lies here.
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
        self.deals.sort_unstable_by(|one, other| (one.date, &one.game).cmp(&(other.date, &other.game)));
    }

    /// Changes what is kept, as another tab may have left it. A text that cannot be read is set aside, never written
    /// over.
    ///
    /// # Errors
    /// When the store failed.
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

    /// How far the deal of a day has come.
    pub fn status(&self, date: Date, game: &str) -> Status {
        match self.entry(date, game) {
            Some(Entry { finish: Some(finish), .. }) => Status::Played(*finish),
            Some(Entry { counts: Some(slot), .. }) => Status::Begun(slot.clone()),
            _ => Status::Fresh,
        }
    }

    /// The slot of the attempt that counts.
    pub fn counted(&self, date: Date, game: &str) -> Option<String> {
        self.entry(date, game)?.counts.clone()
    }

    /// The day of the deal that is played under this slot, and whether it counts.
    pub fn attempt(&self, slot: &str) -> Option<(Date, Attempt)> {
        self.deals.iter().find_map(|entry| {
            if entry.counts.as_deref() == Some(slot) {
                return Some((entry.date, Attempt::Counts));
            }
            let practised = entry.practice.iter().any(|other| other == slot);
            practised.then_some((entry.date, Attempt::Practice))
        })
    }

    /// A table of a deal is begun under this slot. It counts when it is the first at the deal of `today`.
    pub fn begin(&mut self, date: Date, game: &str, slot: &str, today: Date) -> Attempt {
        let entry = self.entry_mut(date, game);
        if date == today && entry.counts.is_none() {
            entry.counts = Some(slot.into());
            return Attempt::Counts;
        }
        entry.practice.push(slot.into());
        Attempt::Practice
    }

    /// The entry of a deal, a new one if there is none.
    fn entry_mut(&mut self, date: Date, game: &str) -> &mut Entry {
        let place = |entry: &Entry| (entry.date, entry.game.as_str()).cmp(&(date, game));
        let at = self.deals.binary_search_by(place).unwrap_or_else(|at| {
            self.deals.insert(at, Entry::new(date, game));
            at
        });
        &mut self.deals[at]
    }

    /// The days whose deal of a title was begun or practised here, and whose attempt that counts is not over.
    pub fn unfinished(&self, game: &str) -> impl Iterator<Item = Date> {
        let open = self.deals.iter().filter(move |entry| entry.game == game && entry.finish.is_none());
        open.map(|entry| entry.date)
    }

    /// The deal lies open at the table under this slot. Unless that is the attempt that counts, or this is over, it
    /// will have been played by somebody who knew the deal; `true` if this was news.
    pub fn peek(&mut self, date: Date, game: &str, slot: &str) -> bool {
        let entry = self.entry_mut(date, game);
        let is_news = !entry.peeked && entry.finish.is_none() && entry.counts.as_deref() != Some(slot);
        entry.peeked |= is_news;
        is_news
    }

    /// The table under this slot is over. Only its first end counts, and only that of the attempt that counts.
    pub fn finish(&mut self, slot: &str, finish: Finish) {
        let counted = self.deals.iter_mut().find(|entry| entry.counts.as_deref() == Some(slot));
        if let Some(entry) = counted.filter(|entry| entry.finish.is_none()) {
            entry.finish = Some(Finish { peeked: finish.peeked || entry.peeked, ..finish });
        }
    }

    /// Whether any deal of this day, by its number, was finished.
    fn is_played(&self, day: i32) -> bool {
        self.deals.iter().any(|entry| entry.date.number() == day && entry.finish.is_some())
    }

    /// How many days were played up to today without missing two in one week, Monday to Sunday. A day that is not over
    /// is not missed yet.
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

    /// How the attempt that counts ended, if it is the table under this slot and over.
    pub fn finish_at(&self, slot: &str) -> Option<Finish> {
        self.deals.iter().find(|entry| entry.counts.as_deref() == Some(slot))?.finish
    }

    /// How many of the deals that were finished were not played blind.
    pub fn peeked(&self) -> usize {
        self.deals.iter().filter(|entry| entry.finish.is_some_and(|finish| finish.peeked)).count()
    }

    /// The longest streak that ever was, and on how many days a deal was finished.
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
