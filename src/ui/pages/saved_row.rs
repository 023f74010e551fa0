//! The rows of the page of saved games: a save with its picture, and a save that cannot be read. Independent of the
//! game.

use js_sys::Intl::{DateTimeFormatOptions, DateTimeStyle};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::games;
use crate::table::save::{self, Save, Slot};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, Chip, IconButton, icon, share};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::saved as words;
use crate::ui::text::start::page_language;

use super::position::{badges, position_picture};
use super::saved_entry::{Entry, Position};

/// The row of a save or, once it is deleted, the button that restores it.
#[component]
pub fn SavedRow(
    app: AppContext,
    entry: Entry,
    /// Whether the save passes the filters.
    is_shown: Signal<bool>,
) -> impl IntoView {
    let title = StoredValue::new(entry.save.with_value(title));
    let row = move || match entry.deleted.with(Option::is_some) {
        true => view! {
            <p class="grow mute" role="status">
                {words::deleted(&title.get_value())}
            </p>
            <Button icon="ui-undo" on_click=move || entry.restore(app)>{text::RESTORE_GAME}</Button>
        }
        .into_any(),
        false => view! {
            {move || content(entry, title.get_value())}
            {tool_button("ui-install", words::export_label(&title.get_value()), move || entry.export(app))}
            {tool_button("ui-close", words::delete_label(&title.get_value()), move || entry.delete(app))}
        }
        .into_any(),
    };
    view! {
        <li class="panel cont save-row" class:not-here=move || !is_shown.get()>
            {move || row()}
        </li>
    }
}

/// Draws the text of a save: its own claims until it has been replayed, then the verified facts.
fn content(entry: Entry, title: String) -> AnyView {
    match entry.position.get() {
        None => {
            let heading = entry.save.with_value(|save| save.heading.clone());
            view! {
                <div class="thumb"></div>
                <div class="grow">
                    <h2>{title}</h2>
                    <div class="small mute">{heading}" "{words::CHECKING}</div>
                </div>
            }
            .into_any()
        }
        Some(Err(reason)) => view! {
            <div class="thumb"></div>
            <div class="grow">
                <h2>{title}</h2>
                <p class="message warn">{reason}</p>
            </div>
        }
        .into_any(),
        Some(Ok(position)) => opened(entry, &position),
    }
}

fn opened(entry: Entry, position: &Position) -> AnyView {
    let summary = &position.summary;
    let href = Route::Table(entry.slot.with_value(|slot| slot.0.clone())).to_string();
    let result_text = entry.won().map(|result_text| {
        let (symbol, label) = if result_text { ("crown", words::WON) } else { ("ui-close", words::LOST) };
        view! {
            <Chip icon=symbol class:won=result_text>{label}</Chip>
        }
        .into_any()
    });
    let is_over = summary.outcome.is_some();
    let origin = words::origin(entry.save.with_value(|save| save.origin));
    view! {
        {position_picture(&position.thumbnail)}
        <div class="grow cont-words">
            <h2>{summary.info.title}</h2>
            <div class="small">{words::game_state(summary)}</div>
            <div class="save-line">{badges(summary)}{result_text}</div>
            <div class="xs mute">{entry.save.with_value(|save| format_date(save.played))}</div>
            {origin.map(|origin| view! { <div class="xs mute" data-origin="">{origin}</div> }.into_any())}
            {entry.recovered.then(|| view! { <p class="small warn">{words::RECOVERED}</p> }.into_any())}
        </div>
        <a class="btn" class:primary=!is_over class:soft=is_over href=href aria-label=words::open_label(summary)>
            {icon("ui-play", "i18")}
            <span>{if is_over { text::REPLAY } else { text::home::CONTINUE }}</span>
        </a>
    }
    .into_any()
}

fn tool_button(symbol: &'static str, name: String, on_press: impl Into<Callback<()>>) -> AnyView {
    view! { <IconButton icon=symbol size="i20" name on_click=on_press/> }.into_any()
}

/// Formats a time in milliseconds since 1970 for readers; empty for 0.
fn format_date(time: u64) -> String {
    if time == 0 {
        return String::new();
    }
    let language = page_language();
    // The day comes before the month in our English.
    let locale = if language == "en" { "en-GB" } else { &language };
    let options = DateTimeFormatOptions::new();
    options.set_date_style(DateTimeStyle::Medium);
    options.set_time_style(DateTimeStyle::Short);
    js_sys::Date::new(&JsValue::from_f64(time as f64)).to_locale_string(locale, &options).into()
}

fn title(save: &Save) -> String {
    let info = games::info(&save.record.game);
    info.map_or_else(|| save.record.game.clone(), |info| info.title.to_owned())
}

/// A save that cannot be read.
#[derive(Clone, PartialEq)]
pub struct Unreadable {
    pub slot: Slot,
    pub reason: String,
    pub text: String,
}

/// The row of an unreadable save: the reason, its text as a file, and deletion on a second press.
#[component]
pub fn UnreadableRow(app: AppContext, save: Unreadable) -> impl IntoView {
    let is_deleted = RwSignal::new(false);
    let confirming = RwSignal::new(false);
    let Unreadable { slot, reason, text } = save;
    let name = format!("{}.txt", slot.0);
    let delete = move || match confirming.get_untracked() {
        false => confirming.set(true),
        true => match app.store.with_value(|store| save::forget(store, &slot)) {
            Ok(()) => is_deleted.set(true),
            Err(error) => app.notify(error.to_string()),
        },
    };
    view! {
        <li class="panel cont save-row" class:not-here=is_deleted>
            <div class="grow">
                <h2>{words::UNREADABLE}</h2>
                <p class="small">{reason}</p>
            </div>
            <Button icon="ui-install" on_click=move || share::save_file(app, &name, text.clone())>
                {text::SAVE_AS_FILE}
            </Button>
            <Button on_click=move || delete() class:danger=confirming>
                {icon("ui-close", "i20")}
                <span translate="no">
                {move || if confirming.get() { words::DELETE_CONFIRM } else { text::DELETE_GAME }}</span>
            </Button>
        </li>
    }
}
