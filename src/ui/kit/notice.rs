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
    // Any press elsewhere closes the notice: the user has read it or does not want to. In a sheet, everything below it
    // then moves up, so there it stays until the press is over, and unless the press itself has led to another.
    let pressed_with = StoredValue::new(None);
    let press = window_event_listener(leptos::ev::pointerdown, move |event| {
        pressed_with.set_value(app.notice.get_untracked());
        if !is_inside(&event, "[data-notice], [data-sheet]") {
            close(app);
        }
    });
    let click = window_event_listener(leptos::ev::click, move |event| {
        let is_same = pressed_with.with_value(|before| app.notice.with_untracked(|now| now == before));
        if is_same && !is_inside(&event, "[data-notice]") {
            close(app);
        }
    });
    on_cleanup(move || {
        press.remove();
        click.remove();
    });
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

fn is_inside(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

fn close(app: AppContext) {
    if app.notice.with_untracked(Option::is_some) {
        app.notice.set(None);
    }
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
