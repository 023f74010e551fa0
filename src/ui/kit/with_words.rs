//! Drawing what needs catalogues that may still be coming. Called by the app and by pages whose words come late.

use leptos::prelude::*;

use crate::ui::kit::Button;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::words::Fetched;
use crate::ui::text::crash as text;
use crate::words::{Catalogue, words_of};

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
