//! The matches of this device: each under its own key, with the tables of its deals.
//!
//! Used by the pages of matches, and by files of all games. Unreadable texts are never overwritten. Works over a
//! [`Store`]; reads no clock.

use serde::{Deserialize, Serialize};

use crate::engine::sort::sort;
use crate::table::game_table::Table;
use crate::table::save::{Slot, Store, StoreError, set_aside};

use super::{BadResult, Match, MatchError, Person};

const PREFIX: &str = "tea-table.match/";
const VERSION: u16 = 1;

/// A match as stored on a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    version: u16,
    /// The match as far as it is known here.
    #[serde(rename = "match")]
    pub known: Match,
    /// Id of this device's person.
    pub own: u32,
    /// Slot of the table of each deal; `None` until it is begun.
    pub slots: Vec<Option<String>>,
}

/// Progress of a deal on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealStatus {
    /// Not begun.
    Fresh,
    /// Running, in this slot.
    Begun(String),
    Played,
}

/// Why a stored match cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryError {
    /// There is no match with this id.
    Missing,
    /// The text is unreadable, or was written by a later build.
    Damaged,
    Store(StoreError),
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

pub fn parse(text: &str) -> Option<Entry> {
    let entry: Entry = serde_json::from_str(text).ok()?;
    let is_consistent = entry.version == VERSION
        && entry.slots.len() == usize::from(entry.known.terms.deals)
        && entry.own_person().is_some_and(|me| me.games.len() == entry.slots.len());
    is_consistent.then(|| Entry { known: entry.known.named(), ..entry })
}

impl Entry {
    /// Creates an entry for a match in which this device plays as person `own`.
    pub fn new(known: Match, own: u32) -> Entry {
        let slots = vec![None; known.terms.deals.into()];
        Entry { version: VERSION, known, own, slots }
    }

    /// Returns this device's person.
    pub fn own_person(&self) -> Option<&Person> {
        self.known.people.iter().find(|person| person.id == self.own)
    }

    pub fn status(&self, deal: u8) -> DealStatus {
        let at = usize::from(deal);
        match (self.own_person().is_some_and(|me| me.games[at].is_some()), &self.slots[at]) {
            (true, _) => DealStatus::Played,
            (false, Some(slot)) => DealStatus::Begun(slot.clone()),
            (false, None) => DealStatus::Fresh,
        }
    }

    /// Returns the first deal that this device's person has not finished.
    pub fn next(&self) -> Option<u8> {
        (0..self.known.terms.deals).find(|deal| self.status(*deal) != DealStatus::Played)
    }

    pub fn deal_at(&self, slot: &Slot) -> Option<u8> {
        (0..).zip(&self.slots).find(|(_, other)| other.as_deref() == Some(&slot.0)).map(|(deal, _)| deal)
    }

    /// Reads the match with this id.
    ///
    /// # Errors
    /// If there is none, or it is unreadable; it is left untouched.
    pub fn open(store: &impl Store, id: &str) -> Result<Entry, EntryError> {
        let text = store.read(&key(id)).map_err(EntryError::Store)?.ok_or(EntryError::Missing)?;
        parse(&text).ok_or(EntryError::Damaged)
    }

    /// Stores the match. An unreadable text in its place is set aside.
    ///
    /// # Errors
    /// If the store fails.
    pub fn save(&self, store: &impl Store) -> Result<(), StoreError> {
        let key = key(&self.known.id());
        if let Some(text) = store.read(&key)?.filter(|text| parse(text).is_none()) {
            set_aside(store, &key, &text)?;
        }
        store.write(&key, &serde_json::to_string(self).map_err(|_| StoreError::Forbidden)?)
    }

    /// Removes the match but not its tables. Called only at a person's request.
    ///
    /// # Errors
    /// If the store cannot be changed.
    pub fn forget(store: &impl Store, id: &str) -> Result<(), StoreError> {
        store.remove(&key(id))
    }
}

/// Returns all readable matches of this device, starting with those that its person has not finished.
pub fn all(store: &impl Store) -> Vec<Entry> {
    let texts = texts(store).unwrap_or_default();
    let entries = texts.iter().filter_map(|text| parse(text));
    let (mut entries, over): (Vec<Entry>, Vec<Entry>) = entries.partition(|entry| entry.next().is_some());
    entries.extend(over);
    entries
}

/// Returns the stored texts of all matches.
///
/// # Errors
/// If the store cannot be read.
pub fn texts(store: &impl Store) -> Result<Vec<String>, StoreError> {
    let mut keys = store.keys()?;
    keys.retain(|key| key.starts_with(PREFIX));
    sort(&mut keys);
    keys.iter().filter_map(|key| store.read(key).transpose()).collect()
}

/// Returns the match and the deal played in this slot.
pub fn find_by_slot(store: &impl Store, slot: &Slot) -> Option<(Entry, u8)> {
    all(store).into_iter().find_map(|entry| entry.deal_at(slot).map(|deal| (entry, deal)))
}

/// Records the result of a finished table if it belongs to a match. Only the first result is kept.
///
/// # Errors
/// If the table is no longer one of the deal because its seats were changed.
pub fn finish(store: &impl Store, slot: &Slot, table: &Table) -> Result<(), BadResult> {
    let Some((mut entry, deal)) = find_by_slot(store, slot) else { return Ok(()) };
    if entry.status(deal) == DealStatus::Played {
        return Ok(());
    }
    entry.known.finish(entry.own, deal, table)?;
    // If it cannot be stored, the page has already reported it.
    let _ = entry.save(store);
    Ok(())
}

/// Merges an entry of another device, or of this one at another time. `slot` maps a slot in that entry to the slot of
/// the same table here. Existing results are kept.
///
/// # Errors
/// If it is invalid, or contradicts the match here.
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
    let _ = entry.save(store);
    Ok(())
}
