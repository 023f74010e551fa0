//! Fetching the catalogues that the page needs, and drawing what needs them.
//!
//! A catalogue is a file of the build (`public/locales`), fetched when a page needs it and kept by the service worker.
//! The library in [`crate::words`] holds those that have come. Knows no message.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::ui::kit::Button;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::text::crash as text;
use crate::words::{Catalogue, find_words, provide, words_of};

/// The language of the page.
const LANGUAGE: &str = "en";
/// Catalogue whose messages are part of every other.
const SHARED: &str = "shared";

/// How far the page is with a catalogue.
#[derive(Clone, Copy)]
pub enum Fetched {
    Coming,
    Here(&'static Catalogue),
    /// It could not be fetched, or read.
    Failed,
}

/// The catalogues asked for, each by its name: `rules/chai`.
#[derive(Clone, Copy)]
pub struct PageWords(StoredValue<BTreeMap<String, ArcRwSignal<Fetched>>>);

impl PageWords {
    /// Returns the state before anything is fetched.
    pub fn none() -> PageWords {
        PageWords(StoredValue::new(BTreeMap::new()))
    }

    /// Returns how far a catalogue is; the first call fetches it. Reactive.
    pub fn get(self, name: &str) -> Fetched {
        if let Some(here) = find_words(name) {
            return Fetched::Here(here);
        }
        if let Some(known) = self.0.with_value(|all| all.get(name).cloned()) {
            return known.get();
        }
        let fetched = ArcRwSignal::new(Fetched::Coming);
        self.0.update_value(|all| _ = all.insert(name.to_owned(), fetched.clone()));
        fetch(name.to_owned(), fetched.clone());
        fetched.get()
    }

    /// Fetches a catalogue again that failed.
    pub fn retry(self, name: &str) {
        if let Some(fetched) = self.0.with_value(|all| all.get(name).cloned()) {
            fetched.set(Fetched::Coming);
            fetch(name.to_owned(), fetched);
        }
    }
}

fn fetch(name: String, fetched: ArcRwSignal<Fetched>) {
    leptos::task::spawn_local(async move {
        fetched.set(load(&name).await.map_or(Fetched::Failed, Fetched::Here));
    });
}

/// Returns the catalogue with this name, fetched if it is not here yet; `None` if it cannot be fetched or read.
pub async fn load(name: &str) -> Option<&'static Catalogue> {
    if let Some(here) = find_words(name) {
        return Some(here);
    }
    let shared = assets::words(&format!("{LANGUAGE}/{SHARED}")).await.ok()?;
    let own = assets::words(&format!("{LANGUAGE}/{name}")).await.ok()?;
    let catalogue = Catalogue::read(LANGUAGE, [shared.as_str(), own.as_str()]).ok()?;
    Some(provide(name, catalogue))
}

/// Returns what to show in place of something that needs these catalogues: that they are coming, or could not be
/// loaded, with a button that tries again. `None` once all are here. Reactive.
pub fn missing_words(app: AppContext, names: &[String]) -> Option<AnyView> {
    let fetched: Vec<Fetched> = names.iter().map(|name| app.words.get(name)).collect();
    if fetched.iter().any(|one| matches!(one, Fetched::Failed)) {
        let names = names.to_vec();
        let retry = move || names.iter().for_each(|name| app.words.retry(name));
        let failed = view! {
            <p role="status">{text::WORDS_FAILED}</p>
            <Button on_click=retry>{text::TRY_AGAIN}</Button>
        };
        return Some(failed.into_any());
    }
    let coming = fetched.iter().any(|one| matches!(one, Fetched::Coming));
    coming.then(|| view! { <p class="mute" role="status">{text::WORDS_COMING}</p> }.into_any())
}

/// Draws something that needs a catalogue as soon as it is here.
pub fn with_words(name: String, draw: impl Fn(&'static Catalogue) -> AnyView + Send + Sync + 'static) -> AnyView {
    let app = AppContext::here();
    let names = [name];
    let shown = move || match missing_words(app, &names) {
        Some(view) => view,
        None => untrack(|| draw(words_of(&names[0]))),
    };
    shown.into_any()
}
