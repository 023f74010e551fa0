//! Files of many games: what export writes and import reads.
//!
//! Called by the page of saved games, and by the page that stands in when the program fails. Knows no browser: a file
//! is a text.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::save::{Origin, PLAIN, Save, Slot, SlotContent, Store, StoreError, free_slot, parse, parse_record, shelf};
use super::{daily, matches, review};
use crate::engine::json_error::{JsonError, from_json};
use crate::engine::record::{Record, RecordError, Unreadable};

/// A file is refused unread when it has more bytes: more than the storage of a browser holds.
pub const MOST_BYTES: usize = 8 << 20;
/// A file is refused when it holds more saves, readable or not. Each game is played again before it is kept.
pub const MOST_SAVES: usize = 4000;
/// Reviews go into a file of many games, those of the latest first, as long as all of them have no more bytes: they can
/// be made anew.
const MOST_REVIEW_BYTES: usize = 2 << 20;
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
    /// The reviews of some of the games, by their places in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reviews: Vec<(usize, String)>,
    /// The slots of the games, in their order: the days and the matches name them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    slots: Vec<String>,
    /// What was played of the deals of the days, as it lies in the store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    days: Option<String>,
    /// The matches, each as it lies in the store.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    matches: Vec<String>,
}

/// A game as the text of a file: its record, and the review that was made of it, if any.
#[derive(Serialize)]
struct GameFile<'a> {
    #[serde(flatten)]
    record: &'a Record,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<String>,
}

/// The game under this slot as the text of a file, with the review that lies there.
pub fn encode_game(store: &impl Store, slot: &Slot, record: &Record) -> String {
    let review = review::kept_text(store, slot);
    serde_json::to_string_pretty(&GameFile { record, review }).expect(PLAIN)
}

/// What the file of one game has beside its record.
#[derive(Deserialize)]
struct BesideRecord {
    #[serde(default)]
    review: Option<String>,
}

/// A file of one match, as it is passed on.
#[derive(Serialize, Deserialize)]
struct MatchFile {
    /// The match, sealed.
    #[serde(rename = "match")]
    sealed: String,
}

/// A match that is passed on as a file instead of a link.
pub fn match_file(sealed: &str) -> String {
    serde_json::to_string(&MatchFile { sealed: sealed.into() }).expect(PLAIN)
}

/// Every game on the shelf as the text of one file, with every text that cannot be read: also one that a game's
/// revision before stands in for. With them go the days and the matches that are played in them.
///
/// # Errors
/// When the store cannot be read at all.
pub fn export(store: &impl Store) -> Result<String, StoreError> {
    let (games, unreadable, slots, reviews) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (days, matches) = (store.read(daily::KEY)?, matches::book::texts(store)?);
    let mut bundle = Bundle { games, unreadable, reviews, slots, days, matches };
    let mut room = MOST_REVIEW_BYTES;
    for (slot, found) in shelf(store)? {
        match found {
            SlotContent::Save { save, recovered } => {
                if let Some(text) = review::kept_text(store, &slot).filter(|text| text.len() <= room) {
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
        // Nothing names them.
        bundle.slots.clear();
    }
    Ok(serde_json::to_string(&bundle).expect(PLAIN))
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Imported {
    /// The games. Their records are not yet checked: they are re-executed before they are kept.
    pub games: Vec<Save>,
    /// Texts of saves that could not be read where they come from, nor can be here.
    pub unreadable: Vec<String>,
    /// The reviews of some of the games, by their places in the list, as they were kept. Not yet checked either.
    pub reviews: Vec<(usize, String)>,
    /// Under which slots the first of the games lay.
    pub slots: Vec<String>,
    /// What was played of the deals of the days; not yet read.
    pub days: Option<String>,
    /// The matches that were played in; not yet read.
    pub matches: Vec<String>,
    /// A match that somebody has passed on, sealed; not yet opened.
    pub shared: Option<String>,
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
    let content = what_it_holds(text)?;
    if content == Content::Match {
        let MatchFile { sealed } = from_json(text).map_err(RecordError::BadJson)?;
        return Ok(Imported { shared: Some(sealed), ..Imported::default() });
    }
    if content == Content::Record {
        let record = parse_record(text)?;
        let over = false;
        // A backup is a file of all games; the file of one game is as likely somebody else's.
        let (heading, origin) = (String::new(), Origin::Received);
        let save = Save { revision: 1, played: 0, heading, over, open: false, had_person: false, origin, record };
        // Whatever is wrong with what stands beside it, the game is whole.
        let review = from_json::<BesideRecord>(text).ok().and_then(|beside| beside.review);
        let reviews = review.into_iter().map(|review| (0, review)).collect();
        return Ok(Imported { games: vec![save], reviews, ..Imported::default() });
    }
    let bundle: Bundle = from_json(text).map_err(RecordError::BadJson)?;
    if bundle.games.len() + bundle.unreadable.len() > MOST_SAVES {
        return Err(ImportError::TooMany);
    }
    let Bundle { games, reviews, slots, days, matches, .. } = bundle;
    let mut brought = Imported { games, reviews, slots, days, matches, ..Imported::default() };
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
    Match,
}

/// Looks at nothing but the names of the fields, so that a later refusal names what kind of file it is.
fn what_it_holds(text: &str) -> Result<Content, RecordError> {
    match from_json::<BTreeMap<String, IgnoredAny>>(text) {
        Ok(fields) if fields.contains_key("game") => Ok(Content::Record),
        Ok(fields) if fields.contains_key("games") => Ok(Content::Bundle),
        Ok(fields) if fields.contains_key("match") => Ok(Content::Match),
        Err(why @ JsonError::Syntax { after: 1.. }) => Err(RecordError::BadJson(why)),
        _ => Err(RecordError::Unreadable(Unreadable::NoGame)),
    }
}

/// What is on the shelf already, read once for however many saves are brought in.
#[derive(Debug)]
pub struct Known {
    records: Vec<(Record, Slot)>,
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
                    known.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
                    known.records.push((save.record, slot));
                }
                SlotContent::Unreadable { text, .. } => known.unreadable.push(text),
            }
        }
        Ok(known)
    }

    /// Where this very game, as far as it was played, lies.
    pub fn slot_of(&self, record: &Record) -> Option<&Slot> {
        self.records.iter().find(|(known, _)| known == record).map(|(_, slot)| slot)
    }

    /// Whether a game here went on from where this one stands, or this one from there: a backup of a game that was
    /// played on since is no second game.
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

    /// Takes note of a game that was kept since.
    pub fn add(&mut self, record: Record, slot: Slot) {
        self.records.push((record, slot));
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
