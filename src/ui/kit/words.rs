//! Fetches the catalogues that the page needs.
//!
//! A catalogue is a file of the build (`public/locales`), fetched when a page needs it and cached by the service
//! worker. Loaded ones are registered in [`crate::words`]. Called by [`super::with_words`], which draws views that need
//! a catalogue, and by the start of the program.

use std::collections::BTreeMap;

use futures_util::future::{LocalBoxFuture, join, ready};
use leptos::prelude::*;

use crate::text::PAGE;
use crate::ui::kit::assets;
use crate::ui::text::start::page_language;
use crate::words::{Catalogue, find_words, provide};

/// Name of the file whose messages are added to every catalogue.
const SHARED_CATALOGUE: &str = "shared";

/// The state of a catalogue.
#[derive(Clone, Copy)]
pub enum CatalogueState {
    Pending,
    Loaded(&'static Catalogue),
    /// It could not be fetched or parsed.
    Failed,
}

/// The states of all requested catalogues by name, e.g. `rules/chai`.
#[derive(Clone, Copy)]
pub struct PageWords(StoredValue<BTreeMap<String, ArcRwSignal<CatalogueState>>>);

impl PageWords {
    /// Creates the state in which no catalogue has been requested.
    pub fn none() -> PageWords {
        PageWords(StoredValue::new(BTreeMap::new()))
    }

    /// Returns the state of a catalogue; the first call starts to fetch it. Reactive.
    pub fn get(self, name: &str) -> CatalogueState {
        if let Some(catalogue) = find_words(name) {
            return CatalogueState::Loaded(catalogue);
        }
        if let Some(requested) = self.0.with_value(|all| all.get(name).cloned()) {
            return requested.get();
        }
        let fetched = ArcRwSignal::new(CatalogueState::Pending);
        self.0.update_value(|all| _ = all.insert(name.to_owned(), fetched.clone()));
        fetch(name.to_owned(), fetched.clone());
        fetched.get()
    }

    /// Fetches a catalogue again after a failure. Does nothing if it was never requested.
    pub fn retry(self, name: &str) {
        let fetched = self.0.with_value(|all| all.get(name).cloned());
        if let Some(fetched) = fetched.filter(|fetched| matches!(fetched.get_untracked(), CatalogueState::Failed)) {
            fetched.set(CatalogueState::Pending);
            fetch(name.to_owned(), fetched);
        }
    }
}

fn fetch(name: String, fetched: ArcRwSignal<CatalogueState>) {
    leptos::task::spawn_local(async move {
        load(std::slice::from_ref(&name)).await;
        fetched.set(find_words(&name).map_or(CatalogueState::Failed, CatalogueState::Loaded));
    });
}

/// Whether the page can be shown in this language: its own catalogue and the shared messages can be fetched.
pub async fn can_be_fetched(language: &str) -> bool {
    fetch_all(language, &[PAGE, SHARED_CATALOGUE]).await.iter().all(Option::is_some)
}

/// Fetches the catalogues with these names that are not loaded yet, all at the same time. A catalogue that cannot be
/// fetched or parsed is still missing afterwards.
pub async fn load(names: &[String]) {
    let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| find_words(name).is_none()).collect();
    if names.is_empty() {
        return;
    }
    let language = page_language();
    let (shared, texts) = join(fetch_all(&language, &[SHARED_CATALOGUE]), fetch_all(&language, &names)).await;
    let [Some(shared)] = &shared[..] else { return };
    for (name, text) in names.into_iter().zip(texts) {
        if let Some(catalogue) = text.and_then(|text| Catalogue::read(&language, [shared.as_str(), text.as_str()]).ok())
        {
            provide(name, catalogue);
        }
    }
}

/// Fetches files of a language at the same time; `None` for one that cannot be fetched. `join_all` would do the same
/// with a queue of its own: nearly 3 kB of the compressed program, for two or three files.
fn fetch_all(language: &str, names: &[&str]) -> LocalBoxFuture<'static, Vec<Option<String>>> {
    let Some((first, others)) = names.split_first() else { return Box::pin(ready(Vec::new())) };
    let both = join(assets::words(language.to_owned(), (*first).to_owned()), fetch_all(language, others));
    Box::pin(async {
        let (first, mut texts) = both.await;
        texts.insert(0, first.ok());
        texts
    })
}
