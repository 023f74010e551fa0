//! Reconciles a journal with the store, so that neither undoes the other.
//!
//! The store is fast but reaches the disk late; a journal is slow but durable. After a crash the journal may be ahead,
//! or may have another game where the store still has a deleted one. Called by `storage`; knows no browser.

use super::{BEFORE, PREFIX, Save, Store, StoreError, encode, free_slot, parse, set_aside};
use crate::engine::record::Record;

/// Whether a table may already be open in the slot that is recovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// No table is open yet, or this one is about to be opened.
    Closed,
    /// A table may be open; it continues with its own state, and will store it.
    Open,
}

/// Whether `key` is that of a game's newest revision, which a journal stores as well.
pub fn is_game(key: &str) -> bool {
    key.starts_with(PREFIX) && !key.ends_with(BEFORE)
}

/// Whether a journal may replace `old` with `new`: never a later revision of the same game, and never a readable text
/// with an unreadable one.
pub fn replaces(new: &str, old: &str) -> bool {
    match (parse(new), parse(old)) {
        (Ok(new), Ok(old)) => !is_same(&new.record, &old.record) || new.revision >= old.revision,
        (Err(_), Ok(_)) => false,
        (_, Err(_)) => true,
    }
}

/// Whether two records are of the same game, as far as the setup can tell.
fn is_same(one: &Record, other: &Record) -> bool {
    (&one.game, &one.seed, &one.options, one.seats) == (&other.game, &other.seed, &other.options, other.seats)
}

/// Restores a journal's save under `key` if the store has none or an older one of the same game; returns whether it
/// was restored. Nothing in the store is lost: an unreadable text is set aside. If another game is stored under `key`,
/// or a table may be open there, the journal's save goes to a free slot, and the revision of the existing one is
/// raised above it, so that it is not restored again.
///
/// # Errors
/// If the store cannot be read or written.
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
