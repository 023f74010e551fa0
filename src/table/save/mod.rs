//! What is kept of a running game, and the protocol that loses nothing.
//!
//! A save is a record with the bookkeeping of the shelf, under one key a game. Each write raises
//! its revision; the revision before stays beside it until the new one is read back equal. A save
//! that cannot be read is never deleted: it is listed with the reason. [`recover()`] compares what a journal
//! has with it. Called by the page and its storage; works over a [`Store`], so all of it is tested without a browser.

mod recover;
#[cfg(test)]
pub(super) mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::StateHasher;
use crate::engine::json_error::{JsonError, from_json};
use crate::engine::record::{Record, RecordError};

pub use recover::{TableState, is_game, recover, replaces};

/// Where texts are kept under keys; the browser's adapter is in `storage`.
pub trait Store {
    /// The text under `key`.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    fn read(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Keeps `text` under `key`.
    ///
    /// # Errors
    /// When there is no room or no permission; the text before is still there then.
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Forgets what is under `key`.
    ///
    /// # Errors
    /// When the store cannot be changed.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// All keys, in no particular order.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// Why a store failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// It is full.
    Full,
    /// It may not be used.
    Forbidden,
}

/// Why the text of a save cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It has no checksum.
    NoChecksum,
    /// Its checksum does not fit.
    Damaged,
    /// It is not the JSON of a save.
    BadJson(JsonError),
}

/// How a game came to this device. Only what was dealt here counts for the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// It was set up here.
    #[default]
    Dealt,
    /// It branched off another game, of which more was known than its players could know.
    Branch,
    /// It came as a link or as the file of one game.
    Received,
}

impl Origin {
    /// Whether the game was set up here, as all were that an older build kept.
    pub fn is_dealt(&self) -> bool {
        *self == Origin::Dealt
    }
}

/// A running or finished game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Raised by every write.
    pub revision: u64,
    /// When it was last played, in milliseconds since 1970, as the page's clock says.
    pub played: u64,
    /// What the shelf says of it: "Turn 19, 64 points".
    pub heading: String,
    /// Whether the game is over.
    pub over: bool,
    /// Whether hands lie open.
    #[serde(default)]
    pub open: bool,
    /// Whether a person has sat at it at any time.
    #[serde(default, rename = "sat")]
    pub had_person: bool,
    /// How it came here.
    #[serde(default, skip_serializing_if = "Origin::is_dealt")]
    pub origin: Origin,
    /// The game.
    pub record: Record,
}

/// A key of the shelf.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot(pub String);

const PREFIX: &str = "tea-table/game/";
const BEFORE: &str = "/before";
/// What follows a key where a text went that lay there and cannot be read; a number follows from the second on.
const DAMAGED: &str = "-damaged";
/// Under this and the id of a game: the lowest number that no slot of it ever had.
const NEXT: &str = "tea-table/next/";

/// What is found under a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlotContent {
    /// The newest readable revision; `recovered` when it is the one before the newest.
    Save {
        /// The save.
        save: Box<Save>,
        /// Whether the newest could not be read.
        recovered: bool,
    },
    /// Something that cannot be read, kept as it is.
    Unreadable {
        /// Why.
        why: SaveError,
        /// The text as it lies there, to be exported.
        text: String,
    },
}

impl Slot {
    /// The slot of the game number `number` of the game `game`.
    pub fn new(game: &str, number: u64) -> Slot {
        Slot(format!("{game}-{number}"))
    }
    /// The key of its newest revision.
    pub fn key(&self) -> String {
        format!("{PREFIX}{}", self.0)
    }
    /// The key of the review of the game, which is kept beside it.
    pub fn review(&self) -> String {
        format!("tea-table.review/{}", self.0)
    }
    /// The key of par for the result of the game, which is kept beside it.
    pub fn par(&self) -> String {
        format!("tea-table.par/{}", self.0)
    }
    fn before(&self) -> String {
        format!("{PREFIX}{}{BEFORE}", self.0)
    }
}

fn checksum(text: &str) -> u64 {
    StateHasher::default().bytes(text.as_bytes()).finish()
}

/// Why writing JSON cannot fail here.
pub(super) const PLAIN: &str = "saves and records hold texts, numbers and lists, which are always JSON";

/// A save as text: its checksum, a space, and JSON.
pub fn encode(save: &Save) -> String {
    let kept = serde_json::to_string(save).expect(PLAIN);
    format!("{:016x} {kept}", checksum(&kept))
}

/// Reads what [`encode`] wrote.
///
/// # Errors
/// When it is not a whole save.
pub fn parse(text: &str) -> Result<Save, SaveError> {
    let (sum, kept) = text.split_once(' ').ok_or(SaveError::NoChecksum)?;
    if sum != format!("{:016x}", checksum(kept)) {
        return Err(SaveError::Damaged);
    }
    from_json(kept).map_err(SaveError::BadJson)
}

/// A record as the text of a file.
pub fn encode_record(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect(PLAIN)
}

/// Reads a record from a file.
///
/// # Errors
/// When it is not the JSON of a record.
pub fn parse_record(text: &str) -> Result<Record, RecordError> {
    from_json(text).map_err(RecordError::BadJson)
}

/// Keeps `save` under `slot`, the revision before beside it. Its revision is raised above what lies there; a text there
/// that cannot be read moves to a slot of its own.
///
/// # Errors
/// When the store failed; what was kept before is still readable then.
pub fn keep(store: &impl Store, slot: &Slot, save: &Save) -> Result<(), StoreError> {
    let mut text = encode(save);
    if let Some(lies) = store.read(&slot.key())? {
        // With room for only one text, the game that is played is worth more than a spare or what nobody can read.
        let _ = match parse(&lies) {
            Ok(before) => {
                if before.revision >= save.revision {
                    text = encode(&Save { revision: before.revision + 1, ..save.clone() });
                }
                store.write(&slot.before(), &lies)
            }
            Err(_) => set_aside(store, &slot.key(), &lies),
        };
    }
    store.write(&slot.key(), &text).or_else(|trouble| {
        let spare = store.read(&slot.before())?;
        store.remove(&slot.before())?;
        store.write(&slot.key(), &text).map_err(|_| {
            // It may be all that can be read; there was room for it a moment ago.
            let _ = spare.map(|spare| store.write(&slot.before(), &spare));
            trouble
        })
    })?;
    if store.read(&slot.key())? == Some(text) { Ok(()) } else { Err(StoreError::Full) }
}

/// Keeps a text that lay under `key` and cannot be read under a key of its own, beside those set aside before.
///
/// # Errors
/// When the store failed.
pub fn set_aside(store: &impl Store, key: &str, text: &str) -> Result<(), StoreError> {
    let mut aside = format!("{key}{DAMAGED}");
    let mut number = 1u32;
    while let Some(lies) = store.read(&aside)? {
        if lies == text {
            return Ok(());
        }
        number += 1;
        aside = format!("{key}{DAMAGED}{number}");
    }
    store.write(&aside, text)
}

/// What lies under `slot`.
///
/// # Errors
/// When the store cannot be read at all.
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

/// All slots, newest play first; unreadable ones last.
///
/// # Errors
/// When the store cannot be read at all.
pub fn shelf(store: &impl Store) -> Result<Vec<(Slot, SlotContent)>, StoreError> {
    let mut found: Vec<(Slot, SlotContent)> = Vec::new();
    for name in store.keys()?.iter().filter_map(|key| key.strip_prefix(PREFIX)) {
        let slot = Slot(name.strip_suffix(BEFORE).unwrap_or(name).into());
        if found.iter().all(|(other, _)| *other != slot)
            && let Some(lies) = find(store, &slot)?
        {
            found.push((slot, lies));
        }
    }
    let played = |content: &SlotContent| match content {
        SlotContent::Save { save, .. } => save.played,
        SlotContent::Unreadable { .. } => 0,
    };
    found.sort_unstable_by(|(one, lies), (other, others)| {
        played(others).cmp(&played(lies)).then_with(|| one.cmp(other))
    });
    Ok(found)
}

/// What lay under a slot when it was forgotten, to the letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forgotten {
    newest: Option<String>,
    before: Option<String>,
}

/// Forgets a game; its slot is not given out again. Only ever done when a person said so.
///
/// # Errors
/// When the store cannot be changed.
pub fn forget(store: &impl Store, slot: &Slot) -> Result<(), StoreError> {
    take(store, slot).map(drop)
}

/// The same, and hands over what lay there at that moment, for [`put_back`].
///
/// # Errors
/// When the store cannot be changed.
pub fn take(store: &impl Store, slot: &Slot) -> Result<Forgotten, StoreError> {
    let forgotten = Forgotten { newest: store.read(&slot.key())?, before: store.read(&slot.before())? };
    if let Some((game, number)) = slot.0.rsplit_once('-').and_then(|(game, number)| Some((game, number.parse().ok()?)))
    {
        mark_number_used(store, game, number);
    }
    store.remove(&slot.key())?;
    store.remove(&slot.before())?;
    // Worked out anew should the game come back.
    let _ = store.remove(&slot.review());
    let _ = store.remove(&slot.par());
    Ok(forgotten)
}

/// Puts back what [`take`] took. Where the game was played on meanwhile, at a table that was open, that stays.
///
/// # Errors
/// When there is no room any more.
pub fn put_back(store: &impl Store, slot: &Slot, forgotten: &Forgotten) -> Result<(), StoreError> {
    if let (Some(text), None) = (&forgotten.newest, store.read(&slot.key())?) {
        store.write(&slot.key(), text)?;
    }
    if let (Some(text), None) = (&forgotten.before, store.read(&slot.before())?) {
        // The spare may be done without.
        let _ = store.write(&slot.before(), text);
    }
    Ok(())
}

/// A slot that nothing lies under, and that none of the games that were forgotten had: what a journal still has of a
/// dead game is never taken for a newer revision of a living one.
///
/// # Errors
/// When the store cannot be read at all.
pub fn free_slot(store: &impl Store, game: &str) -> Result<Slot, StoreError> {
    let mut number = next(store, game)?;
    let mut slot = Slot::new(game, number);
    // Texts are asked for, not listed: so many games are brought in at once without listing the store for each.
    while store.read(&slot.key())?.is_some() || store.read(&slot.before())?.is_some() {
        number += 1;
        slot = Slot::new(game, number);
    }
    mark_number_used(store, game, number);
    Ok(slot)
}

/// The lowest number that no slot of the game ever had.
fn next(store: &impl Store, game: &str) -> Result<u64, StoreError> {
    let text = store.read(&format!("{NEXT}{game}"))?;
    // What somebody else wrote there is worth nothing, and must not make numbers run out.
    Ok(text.and_then(|text| text.parse::<u32>().ok()).map_or(1, u64::from).max(1))
}

/// Remembers that this number was a slot's. Where there is no room for that, [`recover()`] distinguishes games by their
/// contents.
fn mark_number_used(store: &impl Store, game: &str, number: u64) {
    if next(store, game).is_ok_and(|next| next <= number) {
        let _ = store.write(&format!("{NEXT}{game}"), &(number + 1).to_string());
    }
}
