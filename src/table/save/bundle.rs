//! Files of many games: what export writes and import reads.
//!
//! Called by the page of saved games, and by the page that stands in when the program fails. Knows no browser: a file
//! is a text.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{PLAIN, Save, SlotContent, Store, StoreError, free_slot, parse, parse_record, shelf};
use crate::engine::json_error::{JsonError, from_json};
use crate::engine::record::{Record, RecordError, Unreadable};

/// A file is refused unread when it has more bytes: more than the storage of a browser holds.
pub const MOST_BYTES: usize = 8 << 20;
/// A file is refused when it holds more saves, readable or not. Each game is played again before it is kept.
pub const MOST_SAVES: usize = 4000;
/// Texts that cannot be read come under slots of this name.
const UNREADABLE: &str = "unreadable";

/// A file of many games: what export writes and import reads.
#[derive(Serialize, Deserialize)]
struct Bundle {
    /// Every readable save.
    games: Vec<Save>,
    /// The texts of those that cannot be read, as they lie there.
    #[serde(default)]
    unreadable: Vec<String>,
}

/// Every game on the shelf as the text of one file, with every text that cannot be read: also one that a game's
/// revision before stands in for.
///
/// # Errors
/// When the store cannot be read at all.
pub fn export(store: &impl Store) -> Result<String, StoreError> {
    let mut bundle = Bundle { games: Vec::new(), unreadable: Vec::new() };
    for (slot, found) in shelf(store)? {
        match found {
            SlotContent::Save { save, recovered } => {
                bundle.games.push(*save);
                bundle.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
            }
            SlotContent::Unreadable { text, .. } => bundle.unreadable.push(text),
        }
    }
    Ok(serde_json::to_string(&bundle).expect(PLAIN))
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Imported {
    /// The games. Their records are not yet checked: whoever keeps them re-executes them first.
    pub games: Vec<Save>,
    /// Texts of saves that could not be read where they come from, nor can be here.
    pub unreadable: Vec<String>,
}

/// Why nothing of a file is brought in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It has more than [`MOST_BYTES`].
    TooLarge,
    /// It holds more than [`MOST_SAVES`].
    TooMany,
    /// It holds none.
    Record(RecordError),
}

impl From<RecordError> for ImportError {
    fn from(error: RecordError) -> ImportError {
        ImportError::Record(error)
    }
}

/// What a file holds: one record, one save as it lies in the store, or a bundle of many.
///
/// # Errors
/// When the file is none of these, or too much.
pub fn import(text: &str) -> Result<Imported, ImportError> {
    if text.len() > MOST_BYTES {
        return Err(ImportError::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Ok(save) = parse(text) {
        return Ok(Imported { games: vec![save], ..Imported::default() });
    }
    if what_it_holds(text)? == Content::Record {
        let record = parse_record(text)?;
        let over = false;
        let save =
            Save { revision: 1, played: 0, heading: String::new(), over, open: false, had_person: false, record };
        return Ok(Imported { games: vec![save], ..Imported::default() });
    }
    let bundle: Bundle = from_json(text).map_err(RecordError::BadJson)?;
    if bundle.games.len() + bundle.unreadable.len() > MOST_SAVES {
        return Err(ImportError::TooMany);
    }
    let mut brought = Imported { games: bundle.games, unreadable: Vec::new() };
    for text in bundle.unreadable {
        // A build that could not read it may have been older than this one.
        match parse(&text) {
            Ok(save) => brought.games.push(save),
            Err(_) => brought.unreadable.push(text),
        }
    }
    Ok(brought)
}

/// What the JSON of a file seems to be.
#[derive(PartialEq)]
enum Content {
    Record,
    Bundle,
}

/// Looks at nothing but the names of the fields, so that what is refused afterwards is told of what the file is.
fn what_it_holds(text: &str) -> Result<Content, RecordError> {
    match from_json::<BTreeMap<String, IgnoredAny>>(text) {
        Ok(fields) if fields.contains_key("game") => Ok(Content::Record),
        Ok(fields) if fields.contains_key("games") => Ok(Content::Bundle),
        Err(why @ JsonError::Syntax { after: 1.. }) => Err(RecordError::BadJson(why)),
        _ => Err(RecordError::Unreadable(Unreadable::NoGame)),
    }
}

/// What is on the shelf already, read once for however many saves are brought in.
#[derive(Debug)]
pub struct Known {
    records: Vec<Record>,
    unreadable: Vec<String>,
}

impl Known {
    /// Reads the shelf.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    pub fn on(store: &impl Store) -> Result<Known, StoreError> {
        let mut known = Known { records: Vec::new(), unreadable: Vec::new() };
        for (slot, found) in shelf(store)? {
            match found {
                SlotContent::Save { save, recovered } => {
                    known.records.push(save.record);
                    known.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
                }
                SlotContent::Unreadable { text, .. } => known.unreadable.push(text),
            }
        }
        Ok(known)
    }

    /// Whether this very game, as far as it was played, is there.
    pub fn has(&self, record: &Record) -> bool {
        self.records.contains(record)
    }

    /// Takes note of a game that was kept since.
    pub fn add(&mut self, record: Record) {
        self.records.push(record);
    }

    /// Keeps a text that cannot be read under a free slot; `false` when the same one is there.
    ///
    /// # Errors
    /// When the store failed; the text is not kept then.
    pub fn keep_unreadable(&mut self, store: &impl Store, text: String) -> Result<bool, StoreError> {
        if self.unreadable.contains(&text) {
            return Ok(false);
        }
        store.write(&free_slot(store, UNREADABLE)?.key(), &text)?;
        self.unreadable.push(text);
        Ok(true)
    }
}
