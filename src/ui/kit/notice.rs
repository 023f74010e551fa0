//! The line of notice: why a piece cannot be pressed, what went wrong, what was deleted.
//!
//! Stands on every page and at every table. What it says is in [`AppContext::notice`]. It does not know rulebooks: a
//! table says how a rule is linked.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::Rule;
use crate::table::save::{self, Forgotten, Slot};
use crate::ui::route::Route;
use crate::ui::text;

use super::context::{AppContext, NoticeLink};
use super::{icon, icon_button};

/// The notice that is shown now, if any, with a button that closes it.
#[component]
pub fn NoticeLine(
    /// Draws the link to a rule; without it a notice that rests on a rule has no link.
    #[prop(optional)]
    rule_link: Option<Callback<Rule, AnyView>>,
) -> impl IntoView {
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
        let link = match notice.link {
            Some(NoticeLink::Rule(rule)) => rule_link.map(|link| link.run(rule)),
            Some(NoticeLink::PutBack(slot, forgotten)) => Some(put_back(app, slot, forgotten)),
            None => None,
        };
        Some(view! {
            <div class="notice" role="alert" translate="no" data-notice="">
                <span class="grow">{notice.text}</span>
                {link}
                {icon_button("btn icon quiet", ("ui-close", "i18"), text::CLOSE, move || app.notice.set(None))}
            </div>
        })
    }
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
