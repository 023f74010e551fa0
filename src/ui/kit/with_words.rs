//! Draws views that need catalogues which may not have been loaded yet. Called by the app and by pages that fetch their
//! own catalogues.

use leptos::prelude::*;

use crate::ui::kit::Button;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::words::CatalogueState;
use crate::ui::text::start::start_text;
use crate::words::{Catalogue, words_of};

/// Returns a placeholder for a view that needs these catalogues: it says that they are loading, or that loading failed
/// and can be repeated. `None` once all are loaded. Reactive.
pub fn missing_words(app: AppContext, names: &[String]) -> Option<AnyView> {
    let states: Vec<CatalogueState> = names.iter().map(|name| app.words.get(name)).collect();
    if states.iter().any(|state| matches!(state, CatalogueState::Failed)) {
        let names = names.to_vec();
        let retry = move || names.iter().for_each(|name| app.words.retry(name));
        let failed = view! {
            <p role="status">{start_text("words-failed")}</p>
            <Button on_click=retry>{start_text("try-again")}</Button>
        };
        return Some(failed.into_any());
    }
    let is_pending = states.iter().any(|state| matches!(state, CatalogueState::Pending));
    is_pending.then(|| view! { <p class="mute" role="status">{start_text("loading")}</p> }.into_any())
}

/// Calls `draw` with the catalogue once it is loaded; until then, shows the placeholder of [`missing_words`].
pub fn with_words(name: String, draw: impl Fn(&'static Catalogue) -> AnyView + Send + Sync + 'static) -> AnyView {
    let app = AppContext::here();
    let names = [name];
    let content = move || match missing_words(app, &names) {
        Some(view) => view,
        None => untrack(|| draw(words_of(&names[0]))),
    };
    view! { {move || content()} }.into_any()
}
