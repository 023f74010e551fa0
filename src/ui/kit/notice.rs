//! The line of notice on the pages around the tables: what went wrong, what was deleted.
//!
//! What it says is in [`AppContext::notice`]. A table says the same in its voice.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::save::{self, Forgotten, Slot};
use crate::ui::route::Route;
use crate::ui::text;

use super::context::{AppContext, GivenText, NoticeLink};
use super::{icon, icon_button};

/// The notice that is shown now, if any, with a button that closes it.
#[component]
pub fn NoticeLine() -> impl IntoView {
    let app = AppContext::here();
    let press = window_event_listener(leptos::ev::pointerdown, move |event| {
        // The next press anywhere else: the notice has been read, or is in the way.
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let own = target.is_some_and(|target| target.closest("[data-notice]").ok().flatten().is_some());
        if !own && app.notice.with_untracked(Option::is_some) {
            app.notice.set(None);
        }
    });
    on_cleanup(move || press.remove());
    move || {
        let notice = app.notice.get()?;
        let link = notice.link.map(|link| match link {
            NoticeLink::PutBack(slot, forgotten) => put_back(app, slot, forgotten),
            NoticeLink::AsText(given) => as_text(app, given),
            NoticeLink::Open(place) => open(app, place),
        });
        Some(view! {
            <div class="notice" role="alert" translate="no" data-notice="">
                <span class="grow">{notice.text}</span>
                {link}
                {icon_button("btn icon quiet", ("ui-close", "i18"), text::CLOSE, move || app.notice.set(None))}
            </div>
        })
    }
}

/// The button that opens a link.
fn open(app: AppContext, place: Route) -> AnyView {
    view! {
        <button type="button" class="rule-link" data-open-found="" on:click=move |_| app.go(place.clone())>
            {icon("ui-next", "i18")}
            <span>{text::share::OPEN_IT}</span>
        </button>
    }
    .into_any()
}

/// The button that brings a deleted game back and opens it.
fn put_back(app: AppContext, slot: Slot, forgotten: Forgotten) -> AnyView {
    let restore = move |_| match app.store.with_value(|store| save::put_back(store, &slot, &forgotten)) {
        Ok(()) => app.go(Route::Table(slot.0.clone())),
        Err(trouble) => app.notify(trouble.to_string()),
    };
    view! {
        <button type="button" class="rule-link" data-put-back="" on:click=restore>
            {icon("ui-undo", "i18")}
            <span>{text::PUT_BACK}</span>
        </button>
    }
    .into_any()
}

/// The button that shows the text of a file that may not have arrived.
fn as_text(app: AppContext, given: GivenText) -> AnyView {
    view! {
        <button type="button" class="rule-link" data-as-text="" on:click=move |_| app.offer(given.clone())>
            {icon("ui-log", "i18")}
            <span>{text::share::AS_TEXT}</span>
        </button>
    }
    .into_any()
}
