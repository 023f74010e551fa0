//! Files of many games, for export and import.
//!
//! Called by the page of saved games, and by the page shown when the program fails. Knows no browser: a file is a
//! text.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::save::{Origin, PLAIN, Save, Slot, SlotContent, Store, StoreError, free_slot, parse, parse_record, shelf};
use super::{daily, matches, practice, review};
use crate::engine::json_error::{JsonError, from_json};
use crate::engine::record::{Record, RecordError, Unreadable};

/// Maximum size of a file in bytes, more than a browser's storage holds; larger ones are rejected unread.
pub const MAX_BYTES: usize = 8 << 20;
/// Maximum number of saves in a file, readable or not. Each game is replayed before it is stored.
pub const MAX_SAVES: usize = 4000;
/// Maximum total size in bytes of the reviews in a file of many games. Those of the latest games take precedence; the
/// others can be computed again.
const MAX_REVIEW_BYTES: usize = 2 << 20;
/// Name of the slots for unreadable texts.
const UNREADABLE: &str = "unreadable";

/// A file of many games.
#[derive(Serialize, Deserialize)]
struct Bundle {
    games: Vec<Save>,
    /// The texts of unreadable saves, unmodified.
    #[serde(default)]
    unreadable: Vec<String>,
    /// Reviews of some of the games, by their indices in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reviews: Vec<(usize, String)>,
    /// Slots of the games, in their order; days and matches refer to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    slots: Vec<String>,
    /// The ledger of the daily deals, as stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    days: Option<String>,
    /// The matches, as stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    matches: Vec<String>,
    /// The decks of practice, as stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    practice: Vec<String>,
}

/// A game as a file: its record, and its review, if any.
#[derive(Serialize)]
struct GameFile<'a> {
    #[serde(flatten)]
    record: &'a Record,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<String>,
}

/// Encodes the game in this slot as a file, with its stored review.
pub fn encode_game(store: &impl Store, slot: &Slot, record: &Record) -> String {
    let review = review::stored_text(store, slot);
    serde_json::to_string_pretty(&GameFile { record, review }).expect(PLAIN)
}

/// Extra fields of the file of one game, apart from its record.
#[derive(Deserialize)]
struct BesideRecord {
    #[serde(default)]
    review: Option<String>,
}

/// A file of one match, for passing on.
#[derive(Serialize, Deserialize)]
struct MatchFile {
    #[serde(rename = "match")]
    sealed: String,
}

/// Returns a match as a file, for passing on instead of a link.
pub fn match_file(sealed: &str) -> String {
    serde_json::to_string(&MatchFile { sealed: sealed.into() }).expect(PLAIN)
}

/// Exports all games on the shelf as one file, with all unreadable texts, including those replaced by the previous
/// revision of their game. Includes the ledger of the daily deals, the matches and the decks of practice.
///
/// # Errors
/// If the store cannot be read at all.
pub fn export(store: &impl Store) -> Result<String, StoreError> {
    let (games, unreadable, slots, reviews) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (days, matches) = (store.read(daily::KEY)?, matches::book::texts(store)?);
    let practice = practice::texts(store)?;
    let mut bundle = Bundle { games, unreadable, reviews, slots, days, matches, practice };
    let mut room = MAX_REVIEW_BYTES;
    for (slot, found) in shelf(store)? {
        match found {
            SlotContent::Save { save, recovered } => {
                if let Some(text) = review::stored_text(store, &slot).filter(|text| text.len() <= room) {
                    room -= text.len();
                    bundle.reviews.push((bundle.games.len(), text));
                }
                bundle.games.push(*save);
                bundle.slots.push(slot.0.clone());
                bundle.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
            }
            SlotContent::Unreadable { text, .. } => bundle.unreadable.push(text),
        }
    }
    if bundle.days.is_none() && bundle.matches.is_empty() {
        // Only days and matches refer to slots.
        bundle.slots.clear();
    }
    Ok(serde_json::to_string(&bundle).expect(PLAIN))
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Imported {
    /// Games, not yet checked: their records are replayed before they are stored.
    pub games: Vec<Save>,
    /// Texts of saves that neither the build that exported them nor this one can read.
    pub unreadable: Vec<String>,
    /// Stored reviews of some of the games, by their indices in the list. Not yet checked either.
    pub reviews: Vec<(usize, String)>,
    /// Original slots of `games`, in the same order; there may be fewer.
    pub slots: Vec<String>,
    /// Ledger of the daily deals; not yet parsed.
    pub days: Option<String>,
    /// Matches; not yet parsed.
    pub matches: Vec<String>,
    /// Decks of practice; not yet parsed.
    pub practice: Vec<String>,
    /// A match received from another person, sealed; not yet opened.
    pub shared: Option<String>,
}

/// Why a file cannot be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// The file is larger than [`MAX_BYTES`].
    TooLarge,
    /// The file contains more than [`MAX_SAVES`].
    TooMany,
    /// The file contains no games.
    Record(RecordError),
}

impl From<RecordError> for ImportError {
    fn from(error: RecordError) -> ImportError {
        ImportError::Record(error)
    }
}

/// Parses a file: one record, one save as stored, or a bundle of many.
///
/// # Errors
/// If the file is none of these, or too large.
pub fn import(text: &str) -> Result<Imported, ImportError> {
    if text.len() > MAX_BYTES {
        return Err(ImportError::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Ok(save) = parse(text) {
        return Ok(Imported { games: vec![save], ..Imported::default() });
    }
    let content = detect_kind(text)?;
    if content == Content::Match {
        let MatchFile { sealed } = from_json(text).map_err(RecordError::BadJson)?;
        return Ok(Imported { shared: Some(sealed), ..Imported::default() });
    }
    if content == Content::Record {
        let record = parse_record(text)?;
        let over = false;
        // A backup is a file of all games; the file of a single game may well come from another person.
        let (heading, origin) = (String::new(), Origin::Received);
        let (open, had_person, shared) = (false, false, None);
        let save = Save { revision: 1, played: 0, heading, over, open, had_person, origin, shared, record };
        // The game is intact even if the extra fields are not.
        let review = from_json::<BesideRecord>(text).ok().and_then(|beside| beside.review);
        let reviews = review.into_iter().map(|review| (0, review)).collect();
        return Ok(Imported { games: vec![save], reviews, ..Imported::default() });
    }
    let bundle: Bundle = from_json(text).map_err(RecordError::BadJson)?;
    if bundle.games.len() + bundle.unreadable.len() > MAX_SAVES {
        return Err(ImportError::TooMany);
    }
    let Bundle { games, reviews, slots, days, matches, practice, .. } = bundle;
    let mut brought = Imported { games, reviews, slots, days, matches, practice, ..Imported::default() };
    for text in bundle.unreadable {
        // The build that could not read it may have been older than this one.
        match parse(&text) {
            Ok(save) => brought.games.push(save),
            Err(_) => brought.unreadable.push(text),
        }
    }
    Ok(brought)
}

/// Kind of a JSON file, judging by its field names.
#[derive(PartialEq)]
enum Content {
    Record,
    Bundle,
    Match,
}

/// Detects the kind of a file from its field names alone, so that a later error can name it.
fn detect_kind(text: &str) -> Result<Content, RecordError> {
    match from_json::<BTreeMap<String, IgnoredAny>>(text) {
        Ok(fields) if fields.contains_key("game") => Ok(Content::Record),
        Ok(fields) if fields.contains_key("games") => Ok(Content::Bundle),
        Ok(fields) if fields.contains_key("match") => Ok(Content::Match),
        Err(why @ JsonError::Syntax { after: 1.. }) => Err(RecordError::BadJson(why)),
        _ => Err(RecordError::Unreadable(Unreadable::NoGame)),
    }
}

/// The contents of the shelf, read once for the import of many saves.
#[derive(Debug)]
pub struct ShelfIndex {
    records: Vec<(Record, Slot)>,
    unreadable: Vec<String>,
}

impl ShelfIndex {
    /// Reads the shelf.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    pub fn read(store: &impl Store) -> Result<ShelfIndex, StoreError> {
        let mut known = ShelfIndex { records: Vec::new(), unreadable: Vec::new() };
        for (slot, found) in shelf(store)? {
            match found {
                SlotContent::Save { save, recovered } => {
                    known.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
                    known.records.push((save.record, slot));
                }
                SlotContent::Unreadable { text, .. } => known.unreadable.push(text),
            }
        }
        Ok(known)
    }

    /// Returns the slot of an identical game, with exactly the same plies.
    pub fn slot_of(&self, record: &Record) -> Option<&Slot> {
        self.records.iter().find(|(known, _)| known == record).map(|(_, slot)| slot)
    }

    /// Whether a game on the shelf continues this one, or this one continues a game on the shelf: a backup of a game
    /// that was continued later is not a second game.
    pub fn has_another_moment_of(&self, record: &Record) -> bool {
        let setup = |record: &Record| Record {
            actions: Vec::new(),
            takebacks: Vec::new(),
            warnings: Vec::new(),
            hashes: Vec::new(),
            ..record.clone()
        };
        self.records.iter().any(|(known, _)| {
            let goes_on = known.actions.starts_with(&record.actions) || record.actions.starts_with(&known.actions);
            goes_on && setup(known) == setup(record)
        })
    }

    /// Adds a game that was stored after the shelf was read.
    pub fn add(&mut self, record: Record, slot: Slot) {
        self.records.push((record, slot));
    }

    /// Stores an unreadable text in a free slot; returns `false` if the same text is already there.
    ///
    /// # Errors
    /// If the store fails. The text is then not stored.
    pub fn store_unreadable(&mut self, store: &impl Store, text: String) -> Result<bool, StoreError> {
        if self.unreadable.contains(&text) {
            return Ok(false);
        }
        store.write(&free_slot(store, UNREADABLE)?.key(), &text)?;
        self.unreadable.push(text);
        Ok(true)
    }
}
