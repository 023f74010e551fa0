//! The notice line on all pages except the table: errors and deletions. Its content is in [`AppContext::notice`]; a
//! table shows the same in its voice.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::save::{self, RemovedTexts, Slot};
use crate::ui::route::Route;
use crate::ui::text;

use super::context::{AppContext, NoticeLink};
use super::{Button, ButtonKind, IconButton};

/// Shows the current notice, if any, with a button that closes it.
#[component]
pub fn NoticeLine() -> impl IntoView {
    let app = AppContext::here();
    let listener = window_event_listener(leptos::ev::pointerdown, move |event| {
        // Any press elsewhere closes the notice: the user has read it or does not want to.
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_inside = target.is_some_and(|target| target.closest("[data-notice]").ok().flatten().is_some());
        if !is_inside && app.notice.with_untracked(Option::is_some) {
            app.notice.set(None);
        }
    });
    on_cleanup(move || listener.remove());
    let content = move || {
        let notice = app.notice.get()?;
        let link = notice.link.map(|link| link_button(app, link));
        let view = view! {
            <div class="notice" role="alert" translate="no" data-notice="">
                <span class="grow">{notice.text}</span>
                {link}
                <IconButton icon="ui-close" size="i18" name=text::CLOSE on_click=move || app.notice.set(None)/>
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }
}

/// Draws the button of a notice.
fn link_button(app: AppContext, link: NoticeLink) -> AnyView {
    let (attribute, icon, words, on_click) = match link {
        NoticeLink::Open(place) => (
            "data-open-found",
            "ui-next",
            text::share::OPEN_LINK_BUTTON,
            Callback::new(move |()| app.go(place.clone())),
        ),
        NoticeLink::PutBack(slot, forgotten) => {
            ("data-put-back", "ui-undo", text::RESTORE_GAME, Callback::new(move |()| restore(app, &slot, &forgotten)))
        }
        NoticeLink::AsText(given) => {
            ("data-as-text", "ui-log", text::share::SHOW_AS_TEXT, Callback::new(move |()| app.offer(given.clone())))
        }
    };
    view! {
        <Button kind=ButtonKind::Bare class="rule-link" icon size="i18" on_click {..custom_attribute(attribute, "")}>
            {words}
        </Button>
    }
    .into_any()
}

/// Restores a deleted game and opens it.
fn restore(app: AppContext, slot: &Slot, forgotten: &RemovedTexts) {
    match app.store.with_value(|store| save::put_back(store, slot, forgotten)) {
        Ok(()) => app.go(Route::Table(slot.0.clone())),
        Err(error) => app.notify(error.to_string()),
    }
}
