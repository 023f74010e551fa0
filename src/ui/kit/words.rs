//! The catalogues of the page: which are here, and fetching those that are wanted.
//!
//! A catalogue is a file of the build (`public/locales`), fetched when a page needs it and kept by the service worker.
//! [`with_words`] draws what needs one as soon as it has come. Knows no message.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::text;
use crate::words::Catalogue;

/// The language of the page.
const LANGUAGE: &str = "en";

/// How far the page is with a catalogue.
#[derive(Clone)]
pub enum Fetched {
    /// It is on its way.
    Coming,
    /// It is here.
    Here(Arc<Catalogue>),
    /// It could not be fetched, or read.
    Failed,
}

/// The catalogues that were asked for, each by its name: `rules/chai`.
#[derive(Clone, Copy)]
pub struct PageWords(StoredValue<BTreeMap<String, ArcRwSignal<Fetched>>>);

impl PageWords {
    /// Nothing is fetched yet.
    pub fn none() -> PageWords {
        PageWords(StoredValue::new(BTreeMap::new()))
    }

    /// Follows a catalogue; the first to ask has it fetched.
    pub fn get(self, name: &str) -> Fetched {
        if let Some(known) = self.0.with_value(|all| all.get(name).cloned()) {
            return known.get();
        }
        let fetched = ArcRwSignal::new(Fetched::Coming);
        self.0.update_value(|all| _ = all.insert(name.to_owned(), fetched.clone()));
        fetch(name.to_owned(), fetched.clone());
        fetched.get()
    }

    /// Fetches a catalogue once more that failed.
    pub fn retry(self, name: &str) {
        if let Some(fetched) = self.0.with_value(|all| all.get(name).cloned()) {
            fetched.set(Fetched::Coming);
            fetch(name.to_owned(), fetched);
        }
    }
}

fn fetch(name: String, fetched: ArcRwSignal<Fetched>) {
    leptos::task::spawn_local(async move {
        let file = assets::words(&format!("{LANGUAGE}/{name}")).await.ok();
        let read = file.and_then(|file| Catalogue::read(LANGUAGE, [file.as_str()]).ok());
        fetched.set(read.map_or(Fetched::Failed, |catalogue| Fetched::Here(Arc::new(catalogue))));
    });
}

/// Draws what needs a catalogue once it is here; until then a line says that it is coming, or did not come, with a
/// button that asks again.
pub fn with_words(name: String, draw: impl Fn(Arc<Catalogue>) -> AnyView + Send + Sync + 'static) -> AnyView {
    let app = AppContext::here();
    let shown = move || match app.words.get(&name) {
        Fetched::Here(words) => untrack(|| draw(words)),
        Fetched::Coming => view! { <p class="mute" role="status">{text::WORDS_COMING}</p> }.into_any(),
        Fetched::Failed => {
            let name = name.clone();
            view! {
                <p role="status">{text::WORDS_FAILED}</p>
                <button type="button" class="btn" on:click=move |_| app.words.retry(&name)>
                    {text::TRY_AGAIN}
                </button>
            }
            .into_any()
        }
    };
    shown.into_any()
}
