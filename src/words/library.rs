//! The global registry of loaded catalogues by name, such as `ceylon` or `rules/chai`.
//!
//! The page adds the catalogues that it has fetched; tests and commands have all English ones compiled in. Catalogues
//! are never removed, because a change of language reloads the page. Knows no message.

use std::collections::BTreeMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use super::Catalogue;

static FETCHED: RwLock<BTreeMap<String, &'static Catalogue>> = RwLock::new(BTreeMap::new());
static EMPTY: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);

/// Adds a catalogue and returns it. If there is already one with this name, returns that one and drops the new one.
pub fn provide(name: &str, catalogue: Catalogue) -> &'static Catalogue {
    let mut fetched = FETCHED.write().unwrap_or_else(PoisonError::into_inner);
    fetched.entry(name.to_owned()).or_insert_with(|| Box::leak(Box::new(catalogue)))
}

/// Returns the catalogue with this name; `None` if it has not been loaded.
pub fn find_words(name: &str) -> Option<&'static Catalogue> {
    let fetched = FETCHED.read().unwrap_or_else(PoisonError::into_inner).get(name).copied();
    #[cfg(not(target_arch = "wasm32"))]
    let fetched = fetched.or_else(|| super::english::find(name));
    fetched
}

/// Returns the catalogue with this name; an empty one if it has not been loaded.
pub fn words_of(name: &str) -> &'static Catalogue {
    find_words(name).unwrap_or(&EMPTY)
}
