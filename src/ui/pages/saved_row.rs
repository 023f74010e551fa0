//! The rows of the page of saved games: a save with its picture, and a save that cannot be read. Knows no game.

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

use super::position::{badges, thumb};
use super::saved_entry::{Entry, Position};

/// The row of a save or, once it is deleted, the button that restores it.
#[component]
pub fn SavedRow(
    app: AppContext,
    entry: Entry,
    /// Whether the save passes the filters.
    shown: Signal<bool>,
) -> impl IntoView {
    let title = StoredValue::new(entry.save.with_value(title));
    let row = move || match entry.deleted.with(Option::is_some) {
        true => view! {
            <p class="grow mute" role="status">
                {words::deleted(&title.get_value())}
            </p>
            <Button icon="ui-undo" on_click=move || entry.put_back(app)>{text::PUT_BACK}</Button>
        }
        .into_any(),
        false => view! {
            {move || content(entry, title.get_value())}
            {tool("ui-install", words::export(&title.get_value()), move || entry.export(app))}
            {tool("ui-close", words::delete(&title.get_value()), move || entry.delete(app))}
        }
        .into_any(),
    };
    view! {
        <li class="panel cont save-row" class:not-here=move || !shown.get()>
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
                    <div class="small mute">{heading}" "{words::OPENING}</div>
                </div>
            }
            .into_any()
        }
        Some(Err(why)) => view! {
            <div class="thumb"></div>
            <div class="grow">
                <h2>{title}</h2>
                <p class="message warn">{why}</p>
            </div>
        }
        .into_any(),
        Some(Ok(position)) => opened(entry, &position),
    }
}

fn opened(entry: Entry, position: &Position) -> AnyView {
    let summary = &position.summary;
    let place = Route::Table(entry.slot.with_value(|slot| slot.0.clone())).to_string();
    let won = entry.won().map(|won| {
        let (symbol, label) = if won { ("crown", words::WON) } else { ("ui-close", words::LOST) };
        view! {
            <Chip icon=symbol class:won=won>{label}</Chip>
        }
    });
    let over = summary.outcome.is_some();
    let origin = words::origin(entry.save.with_value(|save| save.origin));
    view! {
        {thumb(&position.thumbnail)}
        <div class="grow cont-words">
            <h2>{summary.info.title}</h2>
            <div class="small">{words::state(summary)}</div>
            <div class="save-line">{badges(summary)}{won}</div>
            <div class="xs mute">{entry.save.with_value(|save| date(save.played))}</div>
            {origin.map(|origin| view! { <div class="xs mute" data-origin="">{origin}</div> })}
            {entry.recovered.then(|| view! { <p class="small warn">{words::RECOVERED}</p> })}
        </div>
        <a class="btn" class:primary=!over class:soft=over href=place aria-label=words::open(summary)>
            {icon("ui-play", "i18")}
            <span>{if over { text::REPLAY } else { text::home::CONTINUE }}</span>
        </a>
    }
    .into_any()
}

fn tool(symbol: &'static str, name: String, press: impl Into<Callback<()>>) -> AnyView {
    view! { <IconButton icon=symbol size="i20" name on_click=press/> }.into_any()
}

/// Formats a time in milliseconds since 1970 for readers; empty for 0.
fn date(played: u64) -> String {
    if played == 0 {
        return String::new();
    }
    let language = page_language();
    // The day comes before the month in our English.
    let locale = if language == "en" { "en-GB" } else { &language };
    let how = DateTimeFormatOptions::new();
    how.set_date_style(DateTimeStyle::Medium);
    how.set_time_style(DateTimeStyle::Short);
    js_sys::Date::new(&JsValue::from_f64(played as f64)).to_locale_string(locale, &how).into()
}

fn title(save: &Save) -> String {
    let info = games::info(&save.record.game);
    info.map_or_else(|| save.record.game.clone(), |info| info.title.to_owned())
}

/// A save that cannot be read.
#[derive(Clone, PartialEq)]
pub struct Unreadable {
    pub slot: Slot,
    pub why: String,
    pub text: String,
}

/// The row of an unreadable save: the reason, its text as a file, and deletion on a second press.
#[component]
pub fn UnreadableRow(app: AppContext, save: Unreadable) -> impl IntoView {
    let gone = RwSignal::new(false);
    let asked = RwSignal::new(false);
    let Unreadable { slot, why, text } = save;
    let name = format!("{}.txt", slot.0);
    let delete = move || match asked.get_untracked() {
        false => asked.set(true),
        true => match app.store.with_value(|store| save::forget(store, &slot)) {
            Ok(()) => gone.set(true),
            Err(trouble) => app.notify(trouble.to_string()),
        },
    };
    view! {
        <li class="panel cont save-row" class:not-here=gone>
            <div class="grow">
                <h2>{words::UNREADABLE}</h2>
                <p class="small">{why}</p>
            </div>
            <Button icon="ui-install" on_click=move || share::save_file(app, &name, text.clone())>
                {text::EXPORT}
            </Button>
            <Button on_click=move || delete() class:danger=asked>
                {icon("ui-close", "i20")}
                <span translate="no">{move || if asked.get() { words::DELETE_CONFIRM } else { text::ABANDON }}</span>
            </Button>
        </li>
    }
}
