//! The browser's storage as a [`Store`]: localStorage through gloo-storage, with a memory of its
//! own to fall back on, so that play goes on where nothing may be kept.
//!
//! Every game goes to [`journal`] as well; [`lock`] lets one tab at a time change it. Used by `ui`. Knows no game and no save: only texts under keys.

pub mod journal;
pub mod lock;

use std::cell::RefCell;
use std::collections::BTreeMap;

use gloo_storage::{LocalStorage, Storage as _};

use crate::table::save::{self, Store, Trouble};

/// localStorage, or this page's memory where it is forbidden.
pub struct BrowserStore {
    allowed: bool,
    memory: RefCell<BTreeMap<String, String>>,
}

impl Default for BrowserStore {
    fn default() -> Self {
        Self::new()
    }
}

impl BrowserStore {
    /// Finds out what this browser allows. gloo-storage panics where storage is forbidden, so this
    /// asks through web-sys first.
    pub fn new() -> BrowserStore {
        let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        BrowserStore { allowed: storage.is_some(), memory: RefCell::default() }
    }

    /// Whether what is written will still be there after the page is closed.
    pub fn lasts(&self) -> bool {
        self.allowed
    }
}

impl Store for BrowserStore {
    fn read(&self, key: &str) -> Result<Option<String>, Trouble> {
        if !self.allowed {
            return Ok(self.memory.borrow().get(key).cloned());
        }
        LocalStorage::raw().get_item(key).map_err(|_| Trouble::Forbidden)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        if !self.allowed {
            self.memory.borrow_mut().insert(key.into(), text.into());
            return Ok(());
        }
        if save::is_game(key) {
            journal::write(key, text);
        }
        LocalStorage::raw().set_item(key, text).map_err(|_| Trouble::Full)
    }

    fn remove(&self, key: &str) -> Result<(), Trouble> {
        if !self.allowed {
            self.memory.borrow_mut().remove(key);
            return Ok(());
        }
        if save::is_game(key) {
            journal::remove(key);
        }
        LocalStorage::raw().remove_item(key).map_err(|_| Trouble::Forbidden)
    }

    fn keys(&self) -> Result<Vec<String>, Trouble> {
        if !self.allowed {
            return Ok(self.memory.borrow().keys().cloned().collect());
        }
        let raw = LocalStorage::raw();
        let count = raw.length().map_err(|_| Trouble::Forbidden)?;
        Ok((0..count).filter_map(|index| raw.key(index).ok().flatten()).collect())
    }
}
