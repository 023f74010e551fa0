//! The saved games: running and finished, with filters, files in and out, and how one did.
//!
//! Each save is re-executed before anything is said of it, one after the other between frames, so that
//! a long list is there at once and fills in.

use std::time::Duration;

use js_sys::Intl::{DateTimeFormatOptions, DateTimeStyle};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::games::SHELF;
use crate::table::Summary;
use crate::table::save::{self, Forgotten, Found, Save, Slot};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::kit::{Page, Pick, icon};
use crate::ui::route::Route;
use crate::ui::text::saved as words;
use crate::ui::{boards, text};

use super::home::{badges, thumb};
use super::import::FilePicker;

/// A save on the list.
#[derive(Clone, Copy)]
struct Entry {
    slot: StoredValue<Slot>,
    save: StoredValue<Save>,
    recovered: bool,
    /// What is said of it, once it has been re-executed.
    summary: RwSignal<Option<Result<Summary, String>>>,
    /// What lay under its slot when it was deleted.
    deleted: RwSignal<Option<Forgotten>>,
}

/// Something on the shelf that cannot be read.
#[derive(Clone, PartialEq)]
struct RecordError {
    slot: Slot,
    why: String,
    text: String,
}

/// The list as it is filtered.
#[derive(Clone, Copy)]
struct Filter {
    game: RwSignal<usize>,
    state: RwSignal<usize>,
    result: RwSignal<usize>,
}

impl Filter {
    fn shows(self, entry: Entry) -> bool {
        let (game, over) = entry.save.with_value(|save| (save.record.game.clone(), save.over));
        let of_game = match self.game.get() {
            0 => true,
            index => SHELF.get(index - 1).is_some_and(|info| info.id == game),
        };
        let of_state = [true, !over, over][self.state.get().min(2)];
        let of_result = match self.result.get() {
            0 => true,
            wanted => entry.summary.with(|summary| {
                let won = summary.as_ref().and_then(|summary| summary.as_ref().ok()?.won());
                won == Some(wanted == 1)
            }),
        };
        of_game && of_state && of_result
    }
}

/// The page of saved games.
#[component]
pub fn SavedPage() -> impl IntoView {
    let app = AppContext::here();
    let entries = RwSignal::new(Vec::<Entry>::new());
    let broken = RwSignal::new(Vec::<RecordError>::new());
    let filter = Filter { game: RwSignal::new(0), state: RwSignal::new(0), result: RwSignal::new(0) };
    let read = move || {
        let mut readable = Vec::new();
        let mut unreadable = Vec::new();
        for (slot, found) in app.store.with_value(save::shelf).unwrap_or_default() {
            match found {
                Found::Save { save, recovered } => readable.push(Entry {
                    slot: StoredValue::new(slot),
                    save: StoredValue::new(*save),
                    recovered,
                    summary: RwSignal::new(None),
                    deleted: RwSignal::new(None),
                }),
                Found::Unreadable { why, text } => unreadable.push(RecordError { slot, why, text }),
            }
        }
        look(readable.clone(), 0);
        entries.set(readable);
        broken.set(unreadable);
    };
    read();
    let shown = Memo::new(move |_| entries.get().into_iter().filter(|entry| filter.shows(*entry)).count());
    let list = move || {
        let all = entries.get();
        let rows: Vec<_> = all.iter().map(|entry| row(app, *entry, filter)).collect();
        let empty = match (all.is_empty(), shown.get()) {
            (true, _) if broken.with(Vec::is_empty) => Some(words::NONE),
            (false, 0) => Some(words::NONE_SO),
            _ => None,
        };
        view! { <ul class="saves">{rows}</ul>{empty.map(|why| view! { <p class="told">{why}</p> })} }
    };
    let games = move |event: web_sys::HtmlSelectElement| filter.game.set(event.selected_index().max(0) as usize);
    let lost_ones = move || broken.get().into_iter().map(|broken| broken_row(app, broken)).collect_view();
    view! {
        <Page title=words::SAVED class="saved">
            <div class="saved-tools">
                <FilePicker app read=Callback::new(move |()| read())/>
                <button type="button" class="btn" on:click=move |_| share::export_all(app)>{icon("ui-install", "i20")}<span>{words::EXPORT_ALL}</span></button>
            </div>
            <div class="filters">
                <label><span class="unseen">{words::WHICH_GAME}</span>
                    <select class="field" on:change=move |event| games(event_target(&event))>
                        <option>{words::ALL_GAMES}</option>{SHELF.iter().map(|info| view! { <option>{info.title}</option> }).collect_view()}
                    </select>
                </label>
                <Pick label=words::WHICH_STATE values=words::STATES.map(String::from).to_vec() picked=filter.state set=move |state| filter.state.set(state)/>
                <Pick label=words::WHICH_RESULT values=words::RESULTS.map(String::from).to_vec() picked=filter.result set=move |result| filter.result.set(result)/>
                <span class="small mute" role="status">{move || words::shown(shown.get(), entries.with(Vec::len))}</span>
            </div>
            <ul class="saves">{lost_ones}</ul>
            {list}
            <Statistics entries/>
        </Page>
    }
}

/// Re-executes the entries, one a frame.
fn look(entries: Vec<Entry>, next: usize) {
    let step = move || {
        let Some(entry) = entries.get(next) else { return };
        // The page may have been left meanwhile.
        let seen = entry
            .save
            .try_with_value(|save| boards::summarize_record(&save.record).map_err(|broken| broken.to_string()));
        let Some(seen) = seen else { return };
        entry.summary.set(Some(seen));
        look(entries, next + 1);
    };
    set_timeout(step, Duration::ZERO);
}

fn when(played: u64) -> String {
    if played == 0 {
        return String::new();
    }
    let how = DateTimeFormatOptions::new();
    how.set_date_style(DateTimeStyle::Medium);
    how.set_time_style(DateTimeStyle::Short);
    js_sys::Date::new(&JsValue::from_f64(played as f64)).to_locale_string("en-GB", &how).into()
}

fn title(save: &Save) -> String {
    let info = SHELF.iter().find(|info| info.id == save.record.game);
    info.map_or_else(|| save.record.game.clone(), |info| info.title.to_owned())
}

fn row(app: AppContext, entry: Entry, filter: Filter) -> AnyView {
    let (title, played) = entry.save.with_value(|save| (title(save), when(save.played)));
    let place = Route::Table(entry.slot.with_value(|slot| slot.0.clone())).to_string();
    // Another tab may have played on since the list was drawn: whatever is done is done to what lies there now.
    let freshen = move || {
        let found = app.store.with_value(|store| entry.slot.with_value(|slot| save::find(store, slot)));
        if let Ok(Some(Found::Save { save, .. })) = found
            && entry.save.with_value(|known| *known != *save)
        {
            entry.save.set_value(*save);
            entry.summary.set(None);
            look(vec![entry], 0);
        }
    };
    let export = move || {
        freshen();
        let name = entry.slot.with_value(|slot| format!("{}.json", slot.0));
        entry.save.with_value(|save| share::download(&name, &save::encode_record(&save.record)));
    };
    let delete = move || {
        let taken = app.store.with_value(|store| entry.slot.with_value(|slot| save::take(store, slot)));
        match taken {
            Ok(forgotten) => entry.deleted.set(Some(forgotten)),
            Err(trouble) => app.tell(trouble.to_string()),
        }
    };
    let put_back = move || {
        let Some(forgotten) = entry.deleted.get_untracked() else { return };
        let put = app.store.with_value(|store| entry.slot.with_value(|slot| save::put_back(store, slot, &forgotten)));
        match put {
            Ok(()) => {
                entry.deleted.set(None);
                freshen();
            }
            Err(trouble) => app.tell(trouble.to_string()),
        }
    };
    let inside = {
        let title = title.clone();
        move || {
            match entry.summary.get() {
            None => {
                let heading = entry.save.with_value(|save| save.heading.clone());
                view! { <div class="thumb"></div><div class="grow"><h2>{title.clone()}</h2><div class="small mute">{heading}" "{words::OPENING}</div></div> }.into_any()
            }
            Some(Err(why)) => {
                view! { <div class="thumb"></div><div class="grow"><h2>{title.clone()}</h2><p class="told warn">{why}</p></div> }.into_any()
            }
            Some(Ok(summary)) => {
                let won = summary.won().map(|won| {
                    view! { <span class="chip" class:won=won>{icon(if won { "crown" } else { "ui-close" }, "i18")}{if won { words::WON } else { words::LOST }}</span> }
                });
                let over = summary.outcome.is_some();
                view! {
                    {entry.save.with_value(|save| boards::open_record(&save.record).ok().map(|game| thumb(&*game)))}
                    <div class="grow cont-words">
                        <h2>{summary.info.title}</h2>
                        <div class="small">{words::state(&summary)}</div>
                        <div class="save-line">{badges(&summary)}{won}</div>
                        <div class="xs mute">{played.clone()}</div>
                        {entry.recovered.then(|| view! { <p class="small warn">{words::RECOVERED}</p> })}
                    </div>
                    <a class="btn" class:primary=!over class:soft=over href=place.clone() aria-label=words::open(&summary)>
                        {icon("ui-play", "i18")}<span>{if over { text::REPLAY } else { text::home::CONTINUE }}</span>
                    </a>
                }.into_any()
            }
        }
        }
    };
    let deleted_title = title.clone();
    view! {
        <li class="panel cont save-row" class:not-here=move || !filter.shows(entry)>
            {move || match entry.deleted.with(Option::is_some) {
                true => view! {
                    <p class="grow mute" role="status">{words::deleted(&deleted_title)}</p>
                    <button type="button" class="btn" on:click=move |_| put_back()>{icon("ui-undo", "i20")}<span>{text::PUT_BACK}</span></button>
                }.into_any(),
                false => view! {
                    {inside.clone()}
                    <button type="button" class="btn icon quiet" aria-label=words::export(&title) title=words::export(&title) on:click=move |_| export()>{icon("ui-install", "i20")}</button>
                    <button type="button" class="btn icon quiet" aria-label=words::delete(&title) title=words::delete(&title) on:click=move |_| delete()>{icon("ui-close", "i20")}</button>
                }.into_any(),
            }}
        </li>
    }.into_any()
}

/// Something unreadable: why, its text as a file, and deleting it only at a second press.
fn broken_row(app: AppContext, broken: RecordError) -> AnyView {
    let gone = RwSignal::new(false);
    let decisions = RwSignal::new(false);
    let RecordError { slot, why, text } = broken;
    let name = format!("{}.txt", slot.0);
    let delete = move || match decisions.get_untracked() {
        false => decisions.set(true),
        true => match app.store.with_value(|store| save::forget(store, &slot)) {
            Ok(()) => gone.set(true),
            Err(trouble) => app.tell(trouble.to_string()),
        },
    };
    view! {
        <li class="panel cont save-row" class:not-here=gone>
            <div class="grow"><h2>{words::UNREADABLE}</h2><p class="small">{why}</p></div>
            <button type="button" class="btn" on:click=move |_| share::download(&name, &text)>{icon("ui-install", "i20")}<span>{text::EXPORT}</span></button>
            <button type="button" class="btn" class:danger=decisions on:click=move |_| delete()>
                {icon("ui-close", "i20")}<span>{move || if decisions.get() { words::REALLY } else { text::ABANDON }}</span>
            </button>
        </li>
    }.into_any()
}

/// The notations of computer players, weakest first; before them stands playing alone.
const LADDER: [&str; 5] = ["random", "novice", "steady", "sharp", "master"];

/// How one did, by game and by the strongest computer at the table.
#[component]
fn Statistics(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let counted = Memo::new(move |_| {
        let mut counted = vec![[(0usize, 0usize); LADDER.len() + 1]; SHELF.len()];
        for entry in entries.get().iter().filter(|entry| entry.deleted.with(Option::is_none)) {
            entry.summary.with(|summary| {
                let Some(Ok(summary)) = summary else { return };
                let Some(won) = summary.won() else { return };
                let Some(game) = SHELF.iter().position(|info| info.id == summary.info.id) else { return };
                let rung = |kind: &str| LADDER.iter().position(|level| *level == kind).map_or(0, |rung| rung + 1);
                let strongest = summary.players.iter().map(|player| rung(&player.kind)).max().unwrap_or(0);
                let cell = &mut counted[game][strongest];
                *cell = (cell.0 + usize::from(won), cell.1 + 1);
            });
        }
        counted
    });
    (move || {
        let counted = counted.get();
        let columns: Vec<usize> =
            (0..=LADDER.len()).filter(|column| counted.iter().any(|row| row[*column].1 > 0)).collect();
        if columns.is_empty() {
            return None;
        }
        let heads =
            columns.iter().map(|column| view! { <th scope="col">{words::AGAINST[*column]}</th> }).collect_view();
        let rows =
            SHELF.iter().zip(&counted).filter(|(_, row)| row.iter().any(|cell| cell.1 > 0)).map(|(info, row)| {
                let cells = columns.iter().map(|column| match row[*column] {
                    (_, 0) => view! { <td class="mute">"–"</td> }.into_any(),
                    (won, played) => view! { <td>{words::won_of(won, played)}</td> }.into_any(),
                });
                view! { <tr><th scope="row">{info.title}</th>{cells.collect_view()}</tr> }
            });
        Some(view! {
            <section class="panel card-group statistics">
                <h2>{words::STATISTICS}</h2>
                <p class="small mute">{words::STATISTICS_HELP}</p>
                <div class="wide" tabindex="0" role="region" aria-label=words::STATISTICS>
                    <table><thead><tr><th scope="col">{words::GAME}</th>{heads}</tr></thead><tbody>{rows.collect_view()}</tbody></table>
                </div>
            </section>
        })
    })
    .into_any()
}
