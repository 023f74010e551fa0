//! The browser's storage as a [`Store`]: localStorage with an in-memory fallback, so that play continues if storage is
//! forbidden, is full, or becomes forbidden while the page is open.
//!
//! Every game is written to [`journal`] as well; [`lock`] lets only one tab at a time change it. Used by `ui`. Knows
//! no game and no save, only texts under keys.

pub mod journal;
pub mod lock;

use std::cell::RefCell;

use web_sys::Storage;

use crate::table::save::{self, Store, StoreError};

thread_local! {
    /// Texts that localStorage did not accept. Shared by the whole page: a save that the journal restores at the start
    /// must be found by the table opened later.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// localStorage, with the page's memory as a fallback.
pub struct BrowserStore {
    allowed: bool,
}

impl Default for BrowserStore {
    fn default() -> Self {
        Self::new()
    }
}

impl BrowserStore {
    /// Checks whether this browser allows storage; a storage that cannot be read counts as forbidden.
    pub fn new() -> BrowserStore {
        BrowserStore { allowed: local_storage().is_ok_and(|storage| storage.get_item("tea-table").is_ok()) }
    }

    /// Whether texts remain stored after the page is closed.
    pub fn is_persistent(&self) -> bool {
        self.allowed
    }
}

/// Returns localStorage, checked on every call: it may be forbidden while the page is open.
fn local_storage() -> Result<Storage, StoreError> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or(StoreError::Forbidden)
}

fn remember(key: &str, text: &str) {
    forget(key);
    MEMORY.with_borrow_mut(|memory| memory.push((key.into(), text.into())));
}

fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(kept, _)| kept != key));
}

impl Store for BrowserStore {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        // A text in memory is newer than that in localStorage, where it did not fit.
        let remembered =
            |memory: &Vec<(String, String)>| memory.iter().find(|(kept, _)| kept == key).map(|(_, text)| text.clone());
        if let Some(text) = MEMORY.with_borrow(remembered) {
            return Ok(Some(text));
        }
        if !self.allowed {
            return Ok(None);
        }
        local_storage()?.get_item(key).map_err(|_| StoreError::Forbidden)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        if !self.allowed {
            remember(key, text);
            return Ok(());
        }
        if save::is_game(key) {
            journal::write(key, text);
        }
        let written = local_storage().and_then(|storage| storage.set_item(key, text).map_err(|_| StoreError::Full));
        match written {
            Ok(()) => forget(key),
            // The page continues with the text in memory; the journal has its own space and may store it permanently.
            Err(_) if save::is_game(key) || save::is_review(key) => remember(key, text),
            Err(_) => {}
        }
        written
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        forget(key);
        if !self.allowed {
            return Ok(());
        }
        if save::is_game(key) {
            journal::remove(key);
        }
        local_storage()?.remove_item(key).map_err(|_| StoreError::Forbidden)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let mut keys: Vec<String> = MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
        if self.allowed {
            let raw = local_storage()?;
            let count = raw.length().map_err(|_| StoreError::Forbidden)?;
            let remembered = keys.len();
            for key in (0..count).filter_map(|index| raw.key(index).ok().flatten()) {
                if !keys[..remembered].contains(&key) {
                    keys.push(key);
                }
            }
        }
        Ok(keys)
    }
}
