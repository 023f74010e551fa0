//! The root of the page: opens the house and shows the place that the route names.

use leptos::prelude::*;

use crate::storage::{BrowserStore, journal, lock};
use crate::table::save::{self, Found, Slot};

use super::kit::context::AppContext;
use super::route::Route;
use super::shell::Watching;
use super::{boards, pages, text};
use crate::ui::kit::assets;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let app = AppContext::open();
    move || match app.route.get() {
        Route::Home => pages::home::Home().into_any(),
        Route::Setup(game) => view! { <pages::setup::SetupPage game/> }.into_any(),
        Route::Table(slot) => view! { <Door place=Slot(slot)/> }.into_any(),
        Route::Rules(game, section) => view! { <pages::rules::RulesPage game section/> }.into_any(),
        Route::Saved => view! { <pages::saved::SavedPage/> }.into_any(),
        Route::Settings => view! { <pages::settings::SettingsPage/> }.into_any(),
        Route::Link(link) => view! { <pages::link::LinkPage link eyes=String::new()/> }.into_any(),
        Route::Moment(eyes, link) => view! { <pages::link::LinkPage link eyes/> }.into_any(),
        Route::Challenge(link) => view! { <pages::setup::ChallengePage link/> }.into_any(),
        Route::About => view! { <pages::about::About/> }.into_any(),
    }
}

/// A table that is kept, once this tab knows whether it may change it. While another tab has it, what that one
/// keeps is shown here. When it is this tab's, the journal is asked first: where the storage is full, it alone has
/// what the other tab kept last.
#[component]
fn Door(
    /// Where it is kept.
    place: Slot,
) -> impl IntoView {
    let app = AppContext::here();
    let ours = RwSignal::new(None);
    let kept = RwSignal::new(());
    let key = place.key();
    let asked = key.clone();
    let hold = StoredValue::new_local(lock::hold(&place, move |held| {
        let key = asked.clone();
        leptos::task::spawn_local(async move {
            if held {
                journal::refresh(BrowserStore::new(), key).await;
            }
            // The table may have been left meanwhile.
            ours.set(Some(held));
        });
    }));
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        // Without locks no tab is the first: each goes on from what another has just kept.
        let follows = ours.get_untracked() == Some(false) || !lock::exist();
        if follows && event.key().as_ref() == Some(&key) {
            kept.set(());
        }
    });
    on_cleanup(move || {
        listener.remove();
        hold.dispose();
    });
    move || {
        kept.track();
        let ours = ours.get()?;
        provide_context(Watching(!ours));
        Some(table(app, place.clone()))
    }
}

/// Opens the table that is kept under a slot.
fn table(app: AppContext, slot: Slot) -> AnyView {
    let found = app.store.with_value(|store| save::find(store, &slot));
    let why = match found {
        Ok(Some(Found::Save { save, recovered })) => {
            if recovered {
                app.tell(text::saved::RECOVERED.to_owned());
            }
            let game = save.record.game.clone();
            leptos::task::spawn_local(async move {
                // Without its drawings a table lacks looks, not function.
                let _ = assets::load_symbols(&game).await;
            });
            return untrack(|| {
                boards::open(&save, slot)
                    .unwrap_or_else(|broken| view! { <pages::not_found::NotFound why=broken.to_string()/> }.into_any())
            });
        }
        Ok(Some(Found::Unreadable { why, .. })) => why,
        Ok(None) => text::NO_SUCH_TABLE.into(),
        Err(trouble) => trouble.to_string(),
    };
    view! { <pages::not_found::NotFound why/> }.into_any()
}
