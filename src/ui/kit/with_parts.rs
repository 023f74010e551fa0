//! Runs actions and draws views that need parts of the program which may not have been fetched yet. Called by the app
//! and by pages that show a game.

use leptos::prelude::*;

use crate::ui::kit::Button;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::parts::{AnyPart, PartState};
use crate::ui::text::start::start_text;

/// Calls `act`, which needs a part, once the part is loaded; if it cannot be fetched, shows a notice instead.
pub fn when_loaded(app: AppContext, part: &'static dyn AnyPart, act: impl FnOnce() + 'static) {
    if part.is_loaded() {
        return act();
    }
    leptos::task::spawn_local(async move {
        part.fetch().await;
        if part.is_loaded() { act() } else { app.notify(start_text("part-failed")) }
    });
}

/// Returns a placeholder for a view that needs these parts: it says that they are loading, or that loading failed and
/// can be repeated. `None` once all are loaded. Reactive.
pub fn missing_parts(app: AppContext, parts: &[&'static dyn AnyPart]) -> Option<AnyView> {
    // Each call starts to fetch: all parts are fetched at the same time.
    let states: Vec<PartState> = parts.iter().map(|part| app.parts.get(*part)).collect();
    if states.contains(&PartState::Failed) {
        let parts = parts.to_vec();
        let retry = move || parts.iter().for_each(|part| app.parts.retry(*part));
        let failed = view! {
            <p role="status">{start_text("part-failed")}</p>
            <Button on_click=retry>{start_text("try-again")}</Button>
        };
        return Some(failed.into_any());
    }
    let is_loading = states.contains(&PartState::Pending);
    is_loading.then(|| view! { <p class="mute" role="status">{start_text("loading")}</p> }.into_any())
}
