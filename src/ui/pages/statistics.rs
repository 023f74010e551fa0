//! The statistics of this device's players: by title, number of seats and strongest computer.
//!
//! Shown on the page of saved games and counted from its entries; the counting is in `table/statistics`. Nothing leaves
//! the device except in a file that the user saves. Independent of the game.

use leptos::prelude::*;

use crate::device::clock;
use crate::engine::Info;
use crate::games::SHELF;
use crate::table::daily::Ledger;
use crate::table::review::stored_accuracy;
use crate::table::save::Store;
use crate::table::statistics::{Played, Row, rows};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, share};
use crate::ui::shell::daily;
use crate::ui::text::figures;
use crate::ui::text::saved as words;

use super::saved_entry::Entry;

/// Storage key of the time from which games are counted, in milliseconds since 1970.
const SINCE_KEY: &str = "tea-table.statistics-since";

fn since(app: AppContext) -> u64 {
    let text = app.store.with_value(|store| store.read(SINCE_KEY).ok().flatten());
    let since: u64 = text.and_then(|text| text.parse().ok()).unwrap_or(0);
    let now = clock::wall_ms() as u64;
    if since <= now {
        return since;
    }
    // Recorded by a clock that was fast: no game would count until that time.
    let _ = app.store.with_value(|store| store.write(SINCE_KEY, &now.to_string()));
    now
}

fn count(app: AppContext, ledger: &Ledger, entries: &[Entry], since: u64) -> Vec<Row> {
    let played = |entry: &Entry| -> Option<Played> {
        let played = entry.position.with(|position| position.as_ref()?.as_ref().ok()?.played.clone())?;
        let accuracy_in = |slot: &_| app.store.with_value(|store| stored_accuracy(store, slot, played.seat));
        let accuracy = entry.slot.with_value(accuracy_in).map(|accuracy| accuracy.mean);
        let finish = entry.slot.with_value(|slot| ledger.finish_at(&slot.0));
        let peeked = played.peeked || finish.is_some_and(|finish| finish.peeked);
        Some(Played { accuracy, peeked, ..played })
    };
    let counted = entries.iter().filter(|entry| entry.deleted.with(Option::is_none)).filter_map(played);
    rows(&counted.filter(|game| game.time >= since).collect::<Vec<_>>(), SHELF)
}

pub fn statistics(app: AppContext, entries: RwSignal<Vec<Entry>>) -> AnyView {
    let changed = RwSignal::new(());
    let confirming = RwSignal::new(false);
    let content = move || {
        changed.track();
        let since = since(app);
        let ledger = daily::ledger(app);
        let rows = count(app, &ledger, &entries.get(), since);
        if rows.is_empty() && since == 0 {
            return None;
        }
        let (longest, days) = ledger.longest_streak_and_days();
        let peeked = ledger.peeked();
        let text = serde_json::to_string_pretty(&rows).unwrap_or_default();
        let titles = SHELF.iter().filter_map(|info| title_table(info, &rows)).collect_view();
        let download = move || share::save_file(app, "tea-table-statistics.json", text.clone());
        let view = view! {
            <section class="panel card-group statistics" translate="no" data-statistics="">
                <h2>{words::STATISTICS}</h2>
                <p class="small mute">{words::STATISTICS_HELP}</p>
                {(since != 0).then(|| view! { <p class="small">{words::COUNTED_SINCE}</p> }.into_any())}
                {titles}
                {(days > 0).then(|| view! {
                    <p class="small">{words::daily_streak(longest, days, peeked)}</p>
                }.into_any())}
                <div class="saved-tools">
                    <Button icon="ui-install" on_click=download>{words::EXPORT_STATISTICS}</Button>
                    {reset_button(app, since, confirming, changed)}
                </div>
            </section>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the rows of one title, and under them the sources of its points.
fn title_table(info: &'static Info, rows: &[Row]) -> Option<AnyView> {
    let rows: Vec<&Row> = rows.iter().filter(|row| row.game == info.id).collect();
    if rows.is_empty() {
        return None;
    }
    let heads = Vec::from(words::COLUMNS.map(|head| view! { <th scope="col">{head}</th> }.into_any()));
    let lines: Vec<AnyView> = rows.iter().map(|row| table_row(row)).collect();
    let sources = rows.iter().filter(|row| !row.categories.is_empty()).map(|row| {
        let sentence = words::category_means(&words::opponents(row.rung, row.seats), &row.categories);
        view! { <p class="small">{sentence}</p> }.into_any()
    });
    let sources: Vec<AnyView> = sources.collect();
    let reviewed = rows.iter().filter(|row| !row.accuracies.is_empty()).map(|row| {
        let sentence = words::accuracy(&words::opponents(row.rung, row.seats), &row.accuracies);
        view! { <p class="small" data-accuracy="">{sentence}</p> }.into_any()
    });
    let reviewed: Vec<AnyView> = reviewed.collect();
    let peeked = rows.iter().filter(|row| row.peeked > 0).map(|row| {
        let sentence = words::peeked(&words::opponents(row.rung, row.seats), row.peeked);
        view! { <p class="small" data-peeked="">{sentence}</p> }.into_any()
    });
    let peeked: Vec<AnyView> = peeked.collect();
    let view = view! {
        <h3>{info.title}</h3>
        <div class="wide" tabindex="0" role="region" aria-label=info.title>
            <table>
                <thead>
                    <tr>{heads}</tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
        </div>
        {reviewed}
        {peeked}
        <details>
            <summary>{words::CATEGORIES}</summary>
            {sources}
        </details>
    };
    Some(view.into_any())
}

fn table_row(row: &Row) -> AnyView {
    let cells = [
        row.games.to_string(),
        words::wins(row.wins, row.interval),
        figures(row.best),
        words::mean(row.mean),
        row.streak.to_string(),
        row.days.to_string(),
    ];
    let cells = Vec::from(cells.map(|cell| view! { <td>{cell}</td> }.into_any()));
    view! {
        <tr>
            <th scope="row">{words::opponents(row.rung, row.seats)}</th>
            {cells}
        </tr>
    }
    .into_any()
}

/// Draws the button that restarts the statistics on its second press and, once they are restarted, counts all games
/// again. The games themselves are not deleted.
fn reset_button(app: AppContext, since: u64, confirming: RwSignal<bool>, changed: RwSignal<()>) -> AnyView {
    let on_press = move || {
        if since == 0 && !confirming.get_untracked() {
            return confirming.set(true);
        }
        let result = app.store.with_value(|store| match since {
            0 => store.write(SINCE_KEY, &(clock::wall_ms() as u64).to_string()),
            _ => store.remove(SINCE_KEY),
        });
        confirming.set(false);
        match result {
            Ok(()) => changed.set(()),
            Err(error) => app.notify(error.to_string()),
        }
    };
    let name = move || match (since, confirming.get()) {
        (0, false) => words::START_OVER,
        (0, true) => words::RESET_CONFIRM,
        _ => words::COUNT_ALL,
    };
    view! {
        <Button on_click=on_press class:danger=confirming attr:data-reset=""><span>{move || name()}</span></Button>
    }
    .into_any()
}
