//! The matches that a device plays in: each under a key of its own, with the tables of its deals.
//!
//! Used by the pages of matches, and by files of all games. What cannot be read is never written over. Works over a
//! [`Store`]; reads no clock.

use serde::{Deserialize, Serialize};

use crate::table::game_table::Table;
use crate::table::save::{Slot, Store, StoreError, set_aside};

use super::{BadResult, Match, MatchError, Person};

const PREFIX: &str = "tea-table.match/";
/// The version of the format.
const VERSION: u16 = 1;

/// A match as a device keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    version: u16,
    /// What is known of the match.
    #[serde(rename = "match")]
    pub known: Match,
    /// Who of its people plays on this device.
    pub own: u32,
    /// The table of each deal; `None` while it was not begun.
    pub slots: Vec<Option<String>>,
}

/// How far a deal has come on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealStatus {
    /// It was not begun.
    Fresh,
    /// Its table is kept under this slot.
    Begun(String),
    /// It is over.
    Played,
}

/// Why a match that is kept cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryError {
    /// There is none.
    Missing,
    /// The text cannot be read, or a later build wrote it.
    Damaged,
    /// The store failed.
    Store(StoreError),
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// Reads the text of an entry.
pub fn parse(text: &str) -> Option<Entry> {
    let entry: Entry = serde_json::from_str(text).ok()?;
    let whole = entry.version == VERSION
        && entry.slots.len() == usize::from(entry.known.terms.deals)
        && entry.me().is_some_and(|me| me.games.len() == entry.slots.len());
    whole.then(|| Entry { known: entry.known.named(), ..entry })
}

impl Entry {
    /// A match in which this device plays as one of its people.
    pub fn new(known: Match, own: u32) -> Entry {
        let slots = vec![None; known.terms.deals.into()];
        Entry { version: VERSION, known, own, slots }
    }

    /// The person of this device.
    pub fn me(&self) -> Option<&Person> {
        self.known.people.iter().find(|person| person.id == self.own)
    }

    /// How far a deal has come.
    pub fn status(&self, deal: u8) -> DealStatus {
        let at = usize::from(deal);
        match (self.me().is_some_and(|me| me.games[at].is_some()), &self.slots[at]) {
            (true, _) => DealStatus::Played,
            (false, Some(slot)) => DealStatus::Begun(slot.clone()),
            (false, None) => DealStatus::Fresh,
        }
    }

    /// The first deal that the person of this device has not played.
    pub fn next(&self) -> Option<u8> {
        (0..self.known.terms.deals).find(|deal| self.status(*deal) != DealStatus::Played)
    }

    /// The deal that is played under this slot.
    pub fn deal_at(&self, slot: &Slot) -> Option<u8> {
        (0..).zip(&self.slots).find(|(_, other)| other.as_deref() == Some(&slot.0)).map(|(deal, _)| deal)
    }

    /// The match under this id.
    ///
    /// # Errors
    /// When there is none that can be read; it is left as it lies.
    pub fn open(store: &impl Store, id: &str) -> Result<Entry, EntryError> {
        let text = store.read(&key(id)).map_err(EntryError::Store)?.ok_or(EntryError::Missing)?;
        parse(&text).ok_or(EntryError::Damaged)
    }

    /// Keeps it. A text that lies there and cannot be read moves out of the way.
    ///
    /// # Errors
    /// When the store failed.
    pub fn keep(&self, store: &impl Store) -> Result<(), StoreError> {
        let key = key(&self.known.id());
        if let Some(text) = store.read(&key)?.filter(|text| parse(text).is_none()) {
            set_aside(store, &key, &text)?;
        }
        store.write(&key, &serde_json::to_string(self).map_err(|_| StoreError::Forbidden)?)
    }

    /// Forgets the match; its tables stay. Only ever done when a person said so.
    ///
    /// # Errors
    /// When the store cannot be changed.
    pub fn forget(store: &impl Store, id: &str) -> Result<(), StoreError> {
        store.remove(&key(id))
    }
}

/// All matches of this device that can be read, those that are not over for its person first.
pub fn all(store: &impl Store) -> Vec<Entry> {
    let texts = texts(store).unwrap_or_default();
    let entries = texts.iter().filter_map(|text| parse(text));
    let (mut entries, over): (Vec<Entry>, Vec<Entry>) = entries.partition(|entry| entry.next().is_some());
    entries.extend(over);
    entries
}

/// The texts of all matches as they lie in the store.
///
/// # Errors
/// When the store cannot be read.
pub fn texts(store: &impl Store) -> Result<Vec<String>, StoreError> {
    let mut keys = store.keys()?;
    keys.retain(|key| key.starts_with(PREFIX));
    keys.sort_unstable();
    keys.iter().filter_map(|key| store.read(key).transpose()).collect()
}

/// The match and the deal that is played under this slot.
pub fn at(store: &impl Store, slot: &Slot) -> Option<(Entry, u8)> {
    all(store).into_iter().find_map(|entry| entry.deal_at(slot).map(|deal| (entry, deal)))
}

/// Notes the result of a table that is over, if it is one of a match. Only its first end counts.
///
/// # Errors
/// When the table is no longer one of the deal: its seats were changed.
pub fn finish(store: &impl Store, slot: &Slot, table: &Table) -> Result<(), BadResult> {
    let Some((mut entry, deal)) = at(store, slot) else { return Ok(()) };
    if entry.status(deal) == DealStatus::Played {
        return Ok(());
    }
    entry.known.finish(entry.own, deal, table)?;
    // Where nothing can be kept the page has said so.
    let _ = entry.keep(store);
    Ok(())
}

/// Takes in an entry of another device, or of this one at another time, whose games lie under other slots now. What is
/// here stays.
///
/// # Errors
/// When it does not hold, or contradicts what is here.
pub fn bring_in(
    store: &impl Store,
    mut brought: Entry,
    slot: impl Fn(&str) -> Option<String>,
) -> Result<(), MatchError> {
    brought.known.check()?;
    for place in &mut brought.slots {
        *place = place.take().and_then(|old| slot(&old));
    }
    let entry = match Entry::open(store, &brought.known.id()) {
        Ok(mut here) => {
            here.known.merge(&brought.known)?;
            if here.own == brought.own {
                let pairs = here.slots.iter_mut().zip(brought.slots);
                pairs.for_each(|(own, other)| *own = own.take().or(other));
            }
            here
        }
        Err(_) => brought,
    };
    let _ = entry.keep(store);
    Ok(())
}
