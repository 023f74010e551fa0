//! Saves of running games, and the protocol that prevents their loss.
//!
//! A save is a record with the data that the shelf needs about it, stored under one key per game. Each write increments
//! its revision. The previous revision is kept beside it, and the new one is read back and compared. A save that cannot
//! be read is never deleted, but listed with the reason. [`recover()`] compares the entries of a journal with it.
//! Called by the page and its storage; works on any [`Store`], so all of it is tested without a browser.

mod recover;
#[cfg(test)]
pub(super) mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::StateHasher;
use crate::engine::json_error::{JsonError, from_json};
use crate::engine::record::{Record, RecordError};
use crate::engine::sort::sort_by;
use crate::table::shared::Shared;

pub use recover::{TableState, is_game, recover, replaces};

/// A store of texts under keys; the browser's implementation is in `storage`.
pub trait Store {
    /// Reads the text under `key`.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    fn read(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Writes `text` under `key`.
    ///
    /// # Errors
    /// If there is no room or no permission. The previous text is then unchanged.
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Removes the text under `key`.
    ///
    /// # Errors
    /// If the store cannot be changed.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// Returns all keys, in no particular order.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    Full,
    /// Access is not allowed, or what is written does not stay.
    Forbidden,
}

/// Why the text of a save cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    NoChecksum,
    /// The checksum does not match.
    Damaged,
    /// The text is not the JSON of a save.
    BadJson(JsonError),
}

/// Origin of a game on this device. Only games dealt here count for the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Set up here.
    #[default]
    Dealt,
    /// Branched off another game, which may have revealed more than its players could know.
    Branch,
    /// Received as a link or as the file of one game.
    Received,
}

impl Origin {
    /// Whether the game was set up here; true for all saves of older builds.
    pub fn is_dealt(&self) -> bool {
        *self == Origin::Dealt
    }
}

/// A running or finished game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Incremented by every write.
    pub revision: u64,
    /// Time it was last played, in milliseconds since 1970 by the page's clock.
    pub played: u64,
    /// Line shown on the shelf: "Turn 19, 64 points".
    pub heading: String,
    pub over: bool,
    /// Whether hands are open.
    #[serde(default)]
    pub open: bool,
    /// Whether a person has sat at the table at any time.
    #[serde(default, rename = "sat")]
    pub had_person: bool,
    #[serde(default, skip_serializing_if = "Origin::is_dealt")]
    pub origin: Origin,
    /// State of a table that several devices share, as this device knows it; `None` for a table of this device alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<Shared>,
    pub record: Record,
}

/// The name that identifies a saved game on this device; part of its storage keys.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot(pub String);

const PREFIX: &str = "tea-table/game/";
const REVIEW: &str = "tea-table.review/";
const BEFORE: &str = "/before";
/// Suffix of a key for an unreadable text that was set aside; from the second on, a number follows.
const DAMAGED: &str = "-damaged";
/// Prefix of the key that stores the lowest slot number never used; the id of the game follows.
const NEXT: &str = "tea-table/next/";

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlotContent {
    /// The newest readable revision.
    Save {
        save: Box<Save>,
        /// Whether it is the previous revision because the newest is unreadable.
        recovered: bool,
    },
    /// An unreadable text, stored unmodified.
    Unreadable {
        why: SaveError,
        /// The stored text, for export.
        text: String,
    },
}

impl Slot {
    /// Creates the slot with this number for the game with this id.
    pub fn new(game: &str, number: u64) -> Slot {
        Slot(format!("{game}-{number}"))
    }
    /// Returns the key of its newest revision.
    pub fn key(&self) -> String {
        format!("{PREFIX}{}", self.0)
    }
    /// Returns the key under which the game's review is stored.
    pub fn review(&self) -> String {
        format!("{REVIEW}{}", self.0)
    }
    /// Returns the key under which par for the game's result is stored.
    pub fn par(&self) -> String {
        format!("tea-table.par/{}", self.0)
    }
    fn before(&self) -> String {
        format!("{PREFIX}{}{BEFORE}", self.0)
    }
}

/// Whether `key` is that of a game's review.
pub fn is_review(key: &str) -> bool {
    key.starts_with(REVIEW)
}

fn checksum(text: &str) -> u64 {
    StateHasher::default().bytes(text.as_bytes()).finish()
}

/// Reason why writing JSON cannot fail here, for `expect`.
pub(super) const PLAIN: &str = "saves and records hold texts, numbers and lists, which are always JSON";

/// Encodes a save as its checksum, a space, and JSON.
pub fn encode(save: &Save) -> String {
    let json = serde_json::to_string(save).expect(PLAIN);
    format!("{:016x} {json}", checksum(&json))
}

/// Parses the output of [`encode`].
///
/// # Errors
/// If it is not an intact save.
pub fn parse(text: &str) -> Result<Save, SaveError> {
    let (stored_checksum, kept) = text.split_once(' ').ok_or(SaveError::NoChecksum)?;
    if stored_checksum != format!("{:016x}", checksum(kept)) {
        return Err(SaveError::Damaged);
    }
    from_json(kept).map_err(SaveError::BadJson)
}

/// Encodes a record as the text of a file.
pub fn encode_record(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect(PLAIN)
}

/// Parses a record from a file.
///
/// # Errors
/// If it is not the JSON of a record.
pub fn parse_record(text: &str) -> Result<Record, RecordError> {
    from_json(text).map_err(RecordError::BadJson)
}

/// Stores `save` in `slot` and keeps the previous revision beside it. Its revision is raised above the stored one; an
/// unreadable text there is set aside.
///
/// # Errors
/// If the store fails; [`StoreError::Forbidden`] also if it accepted the text but does not return it. The previously
/// stored save is then still readable.
pub fn write_save(store: &impl Store, slot: &Slot, save: &Save) -> Result<(), StoreError> {
    let mut text = encode(save);
    if let Some(stored) = store.read(&slot.key())? {
        // A failure is ignored: if there is room for only one text, the current game is worth more than its previous
        // revision or an unreadable text.
        let _ = match parse(&stored) {
            Ok(before) => {
                if before.revision >= save.revision {
                    text = encode(&Save { revision: before.revision + 1, ..save.clone() });
                }
                store.write(&slot.before(), &stored)
            }
            Err(_) => set_aside(store, &slot.key(), &stored),
        };
    }
    store.write(&slot.key(), &text).or_else(|trouble| {
        let spare = store.read(&slot.before())?;
        store.remove(&slot.before())?;
        store.write(&slot.key(), &text).map_err(|_| {
            // The previous revision may be the only readable one. There was room for it before, so it is restored.
            let _ = spare.map(|spare| store.write(&slot.before(), &spare));
            trouble
        })
    })?;
    if store.read(&slot.key())? == Some(text) { Ok(()) } else { Err(StoreError::Forbidden) }
}

/// Stores an unreadable text from `key` under a key of its own, beside those set aside before. Does nothing if it is
/// one of those.
///
/// # Errors
/// If the store fails.
pub fn set_aside(store: &impl Store, key: &str, text: &str) -> Result<(), StoreError> {
    let mut aside = format!("{key}{DAMAGED}");
    let mut number = 1u32;
    while let Some(stored) = store.read(&aside)? {
        if stored == text {
            return Ok(());
        }
        number += 1;
        aside = format!("{key}{DAMAGED}{number}");
    }
    store.write(&aside, text)
}

/// Returns the contents of `slot`; `None` if it is empty.
///
/// # Errors
/// If the store cannot be read at all.
pub fn find(store: &impl Store, slot: &Slot) -> Result<Option<SlotContent>, StoreError> {
    let newest = store.read(&slot.key())?;
    let before = store.read(&slot.before())?;
    let Some(text) = newest.clone().or_else(|| before.clone()) else { return Ok(None) };
    let parsed = parse(&text);
    Ok(Some(match (parsed, before.as_deref().map(parse)) {
        (Ok(save), _) => SlotContent::Save { save: Box::new(save), recovered: newest.is_none() },
        (Err(_), Some(Ok(save))) => SlotContent::Save { save: Box::new(save), recovered: true },
        (Err(why), _) => SlotContent::Unreadable { why, text },
    }))
}

/// Returns all slots, most recently played first and unreadable ones last.
///
/// # Errors
/// If the store cannot be read at all.
pub fn shelf(store: &impl Store) -> Result<Vec<(Slot, SlotContent)>, StoreError> {
    let mut found: Vec<(Slot, SlotContent)> = Vec::new();
    for name in store.keys()?.iter().filter_map(|key| key.strip_prefix(PREFIX)) {
        let slot = Slot(name.strip_suffix(BEFORE).unwrap_or(name).into());
        if found.iter().all(|(other, _)| *other != slot)
            && let Some(stored) = find(store, &slot)?
        {
            found.push((slot, stored));
        }
    }
    let played = |content: &SlotContent| match content {
        SlotContent::Save { save, .. } => save.played,
        SlotContent::Unreadable { .. } => 0,
    };
    sort_by(&mut found, |(one, stored), (other, others)| {
        played(others).cmp(&played(stored)).then_with(|| one.cmp(other))
    });
    Ok(found)
}

/// The exact texts of a slot when it was removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemovedTexts {
    newest: Option<String>,
    before: Option<String>,
}

/// Removes a game; its slot is never reused. Called only at a person's request.
///
/// # Errors
/// If the store cannot be changed.
pub fn forget(store: &impl Store, slot: &Slot) -> Result<(), StoreError> {
    take(store, slot).map(drop)
}

/// Removes a game like [`forget`] and returns its texts, for [`put_back`].
///
/// # Errors
/// If the store cannot be changed.
pub fn take(store: &impl Store, slot: &Slot) -> Result<RemovedTexts, StoreError> {
    let forgotten = RemovedTexts { newest: store.read(&slot.key())?, before: store.read(&slot.before())? };
    if let Some((game, number)) = slot.0.rsplit_once('-').and_then(|(game, number)| Some((game, number.parse().ok()?)))
    {
        mark_number_used(store, game, number);
    }
    store.remove(&slot.key())?;
    store.remove(&slot.before())?;
    // If the game is restored, its review is computed again.
    let _ = store.remove(&slot.review());
    let _ = store.remove(&slot.par());
    Ok(forgotten)
}

/// Restores the texts returned by [`take`]. If an open table has stored the game again in the meantime, the new text is
/// kept.
///
/// # Errors
/// If there is no longer enough room.
pub fn put_back(store: &impl Store, slot: &Slot, forgotten: &RemovedTexts) -> Result<(), StoreError> {
    if let (Some(text), None) = (&forgotten.newest, store.read(&slot.key())?) {
        store.write(&slot.key(), text)?;
    }
    if let (Some(text), None) = (&forgotten.before, store.read(&slot.before())?) {
        // The previous revision is only a spare: a failure to restore it is ignored.
        let _ = store.write(&slot.before(), text);
    }
    Ok(())
}

/// Returns an empty slot that no removed game ever had, so that a removed game left in a journal is never taken for a
/// newer revision of an existing one.
///
/// # Errors
/// If the store cannot be read at all.
pub fn free_slot(store: &impl Store, game: &str) -> Result<Slot, StoreError> {
    let mut number = next_unused_number(store, game)?;
    let mut slot = Slot::new(game, number);
    // Probes keys one by one, so that importing many games does not list the whole store for each.
    while store.read(&slot.key())?.is_some() || store.read(&slot.before())?.is_some() {
        number += 1;
        slot = Slot::new(game, number);
    }
    mark_number_used(store, game, number);
    Ok(slot)
}

/// Returns the lowest slot number never used by the game.
fn next_unused_number(store: &impl Store, game: &str) -> Result<u64, StoreError> {
    let text = store.read(&format!("{NEXT}{game}"))?;
    // A value that this program did not write is ignored. A very large one must not use up the numbers.
    Ok(text.and_then(|text| text.parse::<u32>().ok()).map_or(1, u64::from).max(1))
}

/// Marks this slot number as used. If there is no room for that, [`recover()`] distinguishes games by their contents.
fn mark_number_used(store: &impl Store, game: &str, number: u64) {
    if next_unused_number(store, game).is_ok_and(|next| next <= number) {
        let _ = store.write(&format!("{NEXT}{game}"), &(number + 1).to_string());
    }
}
