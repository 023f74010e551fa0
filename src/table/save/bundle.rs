//! Files of many games: what export writes and import reads.
//!
//! Called by the page of saved games, and by the page that stands in when the program fails. Knows no browser: a file
//! is a text.

use serde::{Deserialize, Serialize};

use super::{Found, Save, Store, Trouble, parse, parse_record, shelf};
use crate::engine::record::Broken;

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
pub fn export(store: &impl Store) -> Result<String, Trouble> {
    let mut bundle = Bundle { games: Vec::new(), unreadable: Vec::new() };
    for (slot, found) in shelf(store)? {
        match found {
            Found::Save { save, recovered } => {
                bundle.games.push(*save);
                bundle.unreadable.extend(store.read(&slot.key())?.filter(|_| recovered));
            }
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
