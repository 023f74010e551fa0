//! The root of the page: opens the house and shows the place that the route names.

use leptos::prelude::*;

use crate::storage::lock;
use crate::table::save::{self, Found, Slot};

use super::desk::Watching;
use super::house::House;
use super::route::Route;
use super::{files, games, pages, text};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let house = House::open();
    move || match house.route.get() {
        Route::Home => pages::home::Home().into_any(),
        Route::Setup(game) => view! { <pages::setup::SetupPage game/> }.into_any(),
        Route::Table(slot) => view! { <Door place=Slot(slot)/> }.into_any(),
        Route::Rules(game, section) => view! { <pages::rules::RulesPage game section/> }.into_any(),
        Route::Saved => pages::saved::SavedPage().into_any(),
        Route::Settings => pages::settings::SettingsPage().into_any(),
        Route::Link(link) => view! { <pages::link::LinkPage link/> }.into_any(),
        Route::Moment(eyes, link) => view! { <pages::link::LinkPage link eyes/> }.into_any(),
        Route::Challenge(link) => view! { <pages::setup::ChallengePage link/> }.into_any(),
        Route::About => pages::about::About().into_any(),
    }
}

/// A table that is kept, once this tab knows whether it may change it. While another tab has it, what that one
/// keeps is shown here.
#[component]
fn Door(
    /// Where it is kept.
    place: Slot,
) -> impl IntoView {
    let house = House::here();
    let ours = RwSignal::new(None);
    let kept = RwSignal::new(());
    let hold = StoredValue::new_local(lock::hold(&place, move |held| ours.set(Some(held))));
    let key = place.key();
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        if ours.get_untracked() == Some(false) && event.key().as_ref() == Some(&key) {
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
        Some(table(house, place.clone()))
    }
}

/// Opens the table that is kept under a slot.
fn table(house: House, slot: Slot) -> AnyView {
    let found = house.store.with_value(|store| save::find(store, &slot));
    let why = match found {
        Ok(Some(Found::Save { save, .. })) => {
            let game = save.record.game.clone();
            leptos::task::spawn_local(async move {
                // Without its drawings a table lacks looks, not function.
                let _ = files::lay_symbols(&game).await;
            });
            match games::open(&save.record, save.open, slot, save.revision) {
                Ok(page) => return page,
                Err(broken) => broken.to_string(),
            }
        }
        Ok(Some(Found::Unreadable { why, .. })) => why,
        Ok(None) => text::NO_SUCH_TABLE.into(),
        Err(trouble) => trouble.to_string(),
    };
    view! { <pages::sorry::Sorry why/> }.into_any()
}
