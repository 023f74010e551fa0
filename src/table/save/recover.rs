//! What a journal has, weighed against what the store has, so that neither undoes the other.
//!
//! The store is at hand but reaches the disk late; a journal is slow but keeps what it says it keeps. After a crash
//! the journal may be ahead, or may have another game where the store brings back one that was deleted. Called by
//! `storage`; knows no browser.

use super::{BEFORE, PREFIX, Save, Store, StoreError, encode, free_slot, parse, set_aside};
use crate::engine::record::Record;

/// Whether somebody may be playing at what is recovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Nobody: no table is open yet, or this one is just to be opened.
    Closed,
    /// A table may be open; it goes on with what it has, and will keep it.
    Open,
}

/// Whether the newest revision of a game lies under `key`: what a journal keeps as well.
pub fn is_game(key: &str) -> bool {
    key.starts_with(PREFIX) && !key.ends_with(BEFORE)
}

/// Whether a journal may write `new` over `old`: not over a later revision of the same game, and nothing that cannot
/// be read over what can.
pub fn replaces(new: &str, old: &str) -> bool {
    match (parse(new), parse(old)) {
        (Ok(new), Ok(old)) => !is_same(&new.record, &old.record) || new.revision >= old.revision,
        (Err(_), Ok(_)) => false,
        (_, Err(_)) => true,
    }
}

/// Whether two records are moments of one game, as far as can be told: the same setup.
fn is_same(one: &Record, other: &Record) -> bool {
    (&one.game, &one.seed, &one.options, one.seats) == (&other.game, &other.seed, &other.options, other.seats)
}

/// Brings back a save that a journal has under `key`, where the store has none or an older one of the same game;
/// whether anything was brought back. Nothing in the store is thrown away for it: a text that cannot be read moves to a
/// slot of its own, and where another game lies under `key`, or a table may be open there, the journal's comes under a
/// free slot and what lies there is raised above it, so that it is not asked again.
///
/// # Errors
/// When the store cannot be read or written.
pub fn recover(store: &impl Store, key: &str, text: &str, tables: TableState) -> Result<bool, StoreError> {
    let Ok(kept) = parse(text) else { return Ok(false) };
    let Some(lies) = store.read(key)? else {
        store.write(key, text)?;
        return Ok(true);
    };
    let save = parse(&lies).ok();
    let same = save.as_ref().is_none_or(|save| is_same(&save.record, &kept.record));
    if same && save.as_ref().is_some_and(|save| save.revision >= kept.revision) {
        return Ok(false);
    }
    if !same || tables == TableState::Open {
        let slot = free_slot(store, &kept.record.game)?;
        store.write(&slot.key(), text)?;
    }
    match save {
        Some(save) if !same || tables == TableState::Open => {
            let revision = save.revision.max(kept.revision) + 1;
            store.write(key, &encode(&Save { revision, ..save }))?;
        }
        Some(_) => store.write(key, text)?,
        None => {
            set_aside(store, key, &lies)?;
            store.write(key, text)?;
        }
    }
    Ok(true)
}
