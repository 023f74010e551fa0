//! What is kept of a running game, and the protocol that loses nothing.
//!
//! A save is a record with the bookkeeping of the shelf, under one key a game. Each write raises
//! its revision; the revision before stays beside it until the new one is read back equal. A save
//! that cannot be read is never deleted: it is listed with the reason. Works over a [`Store`], so
//! all of it is tested without a browser.

use serde::{Deserialize, Serialize};

use crate::engine::Fold;
use crate::engine::record::{Broken, Record};
use crate::order;

/// Where texts are kept under keys; the browser's adapter is in `storage`.
pub trait Store {
    /// The text under `key`.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    fn read(&self, key: &str) -> Result<Option<String>, Trouble>;
    /// Keeps `text` under `key`.
    ///
    /// # Errors
    /// When there is no room or no permission; the text before is still there then.
    fn write(&self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Forgets what is under `key`.
    ///
    /// # Errors
    /// When the store cannot be changed.
    fn remove(&self, key: &str) -> Result<(), Trouble>;
    /// All keys, in no particular order.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    fn keys(&self) -> Result<Vec<String>, Trouble>;
}

/// Why a store failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is full.
    Full,
    /// It may not be used.
    Forbidden,
}

impl core::fmt::Display for Trouble {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Trouble::Full => "The storage of this browser is full.",
            Trouble::Forbidden => "This browser does not let the page keep anything.",
        })
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
    /// The game.
    pub record: Record,
}

/// A key of the shelf.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot(pub String);

const PREFIX: &str = "tea-table/game/";
const BEFORE: &str = "/before";

/// What is found under a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The newest readable revision; `recovered` when it is the one before the newest.
    Save {
        /// The save.
        save: Box<Save>,
        /// Whether the newest could not be read.
        recovered: bool,
    },
    /// Something that cannot be read, kept as it is.
    Unreadable {
        /// Why, as a sentence.
        why: String,
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
    fn before(&self) -> String {
        format!("{PREFIX}{}{BEFORE}", self.0)
    }
}

fn checksum(text: &str) -> u64 {
    Fold::default().bytes(text.as_bytes()).finish()
}

/// A save as text: its checksum, a space, and JSON.
pub fn spell(save: &Save) -> String {
    let json = serde_json::to_string(save).expect("saves are plain data");
    format!("{:016x} {json}", checksum(&json))
}

/// Reads what [`spell`] wrote.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn parse(text: &str) -> Result<Save, String> {
    let (sum, json) = text.split_once(' ').ok_or("This save has no checksum.")?;
    if sum != format!("{:016x}", checksum(json)) {
        return Err("This save is damaged: its checksum does not fit.".into());
    }
    serde_json::from_str(json).map_err(|error| format!("This save cannot be read: {error}."))
}

/// A record as the text of a file.
pub fn spell_record(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect("records are plain data")
}

/// Reads a record from a file.
///
/// # Errors
/// When it is not the JSON of a record.
pub fn parse_record(json: &str) -> Result<Record, Broken> {
    serde_json::from_str(json).map_err(|_| Broken::Unreadable("the file is not the JSON of a game"))
}

/// Keeps `save` under `slot`, the revision before beside it.
///
/// # Errors
/// When the store failed; what was kept before is still readable then.
pub fn keep(store: &impl Store, slot: &Slot, save: &Save) -> Result<(), Trouble> {
    let text = spell(save);
    if let Some(before) = store.read(&slot.key())?.filter(|before| parse(before).is_ok()) {
        // With room for only one revision, the new one is worth more than the spare.
        let _ = store.write(&slot.before(), &before);
    }
    store.write(&slot.key(), &text).or_else(|trouble| {
        store.remove(&slot.before())?;
        store.write(&slot.key(), &text).map_err(|_| trouble)
    })?;
    if store.read(&slot.key())? == Some(text) { Ok(()) } else { Err(Trouble::Full) }
}

/// What lies under `slot`.
///
/// # Errors
/// When the store cannot be read at all.
pub fn find(store: &impl Store, slot: &Slot) -> Result<Option<Found>, Trouble> {
    let newest = store.read(&slot.key())?;
    let before = store.read(&slot.before())?;
    let Some(text) = newest.clone().or_else(|| before.clone()) else { return Ok(None) };
    let parsed = parse(&text);
    Ok(Some(match (parsed, before.as_deref().map(parse)) {
        (Ok(save), _) => Found::Save { save: Box::new(save), recovered: newest.is_none() },
        (Err(_), Some(Ok(save))) => Found::Save { save: Box::new(save), recovered: true },
        (Err(why), _) => Found::Unreadable { why, text },
    }))
}

/// All slots, newest play first; unreadable ones last.
///
/// # Errors
/// When the store cannot be read at all.
pub fn shelf(store: &impl Store) -> Result<Vec<(Slot, Found)>, Trouble> {
    let mut slots: Vec<Slot> = store
        .keys()?
        .iter()
        .filter_map(|key| key.strip_prefix(PREFIX))
        .map(|name| Slot(name.strip_suffix(BEFORE).unwrap_or(name).into()))
        .collect();
    order::sort(&mut slots);
    slots.dedup();
    let mut found = Vec::new();
    for slot in slots {
        if let Some(lies) = find(store, &slot)? {
            found.push((slot, lies));
        }
    }
    let played = |found: &Found| match found {
        Found::Save { save, .. } => save.played,
        Found::Unreadable { .. } => 0,
    };
    order::sort_by_key(&mut found, |(_, lies)| core::cmp::Reverse(played(lies)));
    Ok(found)
}

/// Forgets a game. Only ever done when a person said so.
///
/// # Errors
/// When the store cannot be changed.
pub fn forget(store: &impl Store, slot: &Slot) -> Result<(), Trouble> {
    store.remove(&slot.key())?;
    store.remove(&slot.before())
}

/// Whether the newest revision of a game lies under `key`: what a journal keeps as well.
pub fn is_game(key: &str) -> bool {
    key.starts_with(PREFIX) && !key.ends_with(BEFORE)
}

/// Brings a save back that a journal has under `key`, where the store has none or an older one; whether it did.
/// A text in the store that cannot be read is not thrown away: it moves to a slot of its own.
///
/// # Errors
/// When the store cannot be read or written.
pub fn recover(store: &impl Store, key: &str, text: &str) -> Result<bool, Trouble> {
    let Ok(kept) = parse(text) else { return Ok(false) };
    if let Some(lies) = store.read(key)? {
        match parse(&lies) {
            Ok(save) if save.revision >= kept.revision => return Ok(false),
            Ok(_) => {}
            Err(_) => store.write(&format!("{key}-damaged"), &lies)?,
        }
    }
    store.write(key, text)?;
    Ok(true)
}

/// A slot that nothing lies under yet.
///
/// # Errors
/// When the store cannot be read at all.
pub fn free_slot(store: &impl Store, game: &str) -> Result<Slot, Trouble> {
    let taken = store.keys()?;
    let mut slots = (1..).map(|number| Slot::new(game, number));
    let free = |slot: &Slot| !taken.contains(&slot.key()) && !taken.contains(&slot.before());
    Ok(slots.find(free).unwrap_or_else(|| unreachable!("there are more numbers than keys")))
}

/// A file of many games: what export writes and import reads.
#[derive(Serialize, Deserialize)]
struct Bundle {
    /// Every readable save.
    games: Vec<Save>,
    /// The texts of those that cannot be read, as they lie there.
    #[serde(default)]
    unreadable: Vec<String>,
}

/// Every game on the shelf as the text of one file, the unreadable ones included.
///
/// # Errors
/// When the store cannot be read at all.
pub fn export(store: &impl Store) -> Result<String, Trouble> {
    let mut bundle = Bundle { games: Vec::new(), unreadable: Vec::new() };
    for (_, found) in shelf(store)? {
        match found {
            Found::Save { save, .. } => bundle.games.push(*save),
            Found::Unreadable { text, .. } => bundle.unreadable.push(text),
        }
    }
    Ok(serde_json::to_string(&bundle).expect("saves are plain data"))
}

/// The games of a file: one record, one save as it lies in the store, or a bundle of many. The records
/// are not yet checked: whoever keeps them re-executes them first.
///
/// # Errors
/// When the file is none of these.
pub fn import(text: &str) -> Result<Vec<Save>, Broken> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Ok(record) = parse_record(text) {
        let over = false;
        return Ok(vec![Save { revision: 1, played: 0, heading: String::new(), over, open: false, record }]);
    }
    if let Ok(save) = parse(text) {
        return Ok(vec![save]);
    }
    let bundle: Result<Bundle, _> = serde_json::from_str(text);
    bundle.map(|bundle| bundle.games).map_err(|_| Broken::Unreadable("the file holds neither a game nor games"))
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Default)]
    struct Memory(RefCell<BTreeMap<String, String>>);

    impl Store for Memory {
        fn read(&self, key: &str) -> Result<Option<String>, Trouble> {
            Ok(self.0.borrow().get(key).cloned())
        }
        fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
            self.0.borrow_mut().insert(key.into(), text.into());
            Ok(())
        }
        fn remove(&self, key: &str) -> Result<(), Trouble> {
            self.0.borrow_mut().remove(key);
            Ok(())
        }
        fn keys(&self) -> Result<Vec<String>, Trouble> {
            Ok(self.0.borrow().keys().cloned().collect())
        }
    }

    fn revision(revision: u64) -> String {
        let record = Record {
            game: "chai".into(),
            rules: 1,
            options: String::new(),
            seats: 2,
            seed: "7".into(),
            players: Vec::new(),
            actions: Vec::new(),
            takebacks: Vec::new(),
            hashes: Vec::new(),
        };
        spell(&Save { revision, played: 5, heading: String::new(), over: false, open: false, record })
    }

    #[test]
    fn the_newer_of_store_and_journal_wins() {
        let store = Memory::default();
        let slot = Slot::new("chai", 1);
        let key = slot.key();
        assert!(is_game(&key) && !is_game(&slot.before()));
        assert_eq!(recover(&store, &key, &revision(3)), Ok(true), "the store lost it");
        assert_eq!(recover(&store, &key, &revision(2)), Ok(false), "the journal is older");
        assert_eq!(recover(&store, &key, &revision(9)), Ok(true), "the journal is newer");
        assert_eq!(store.read(&key), Ok(Some(revision(9))));
        assert_eq!(recover(&store, &key, "nonsense"), Ok(false), "the journal is damaged");
    }

    #[test]
    fn what_cannot_be_read_is_kept_beside_what_is_recovered() {
        let store = Memory::default();
        let slot = Slot::new("chai", 1);
        store.write(&slot.key(), "torn").expect("memory takes anything");
        assert_eq!(recover(&store, &slot.key(), &revision(3)), Ok(true));
        let found: Vec<_> = shelf(&store).expect("memory can be read").into_iter().map(|(_, found)| found).collect();
        assert!(matches!(&found[..], [Found::Save { .. }, Found::Unreadable { text, .. }] if text == "torn"));
    }
}
