//! The statistics of this device's players: by title, number of seats and strongest computer.
//!
//! Shown on the page of saved games and counted from its entries; the counting is in `table/statistics`. Nothing leaves
//! the device except in a file that the user saves. Ratings are computed in `table/rating`. Independent of the game.

use leptos::prelude::*;

use crate::device::clock;
use crate::engine::Info;
use crate::games::SHELF;
use crate::table::daily::Ledger;
use crate::table::rating::{Rating, Standing, standings};
use crate::table::review::{stored_accuracy, stored_luck};
use crate::table::save::Store;
use crate::table::statistics::{Played, Row, rows};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::svg::{Markup, round};
use crate::ui::kit::{Button, Toggle, share};
use crate::ui::shell::daily;
use crate::ui::text::figures;
use crate::ui::text::saved as words;

use super::saved_entry::Entry;

/// Storage key of the time from which games are counted, in milliseconds since 1970.
const SINCE_KEY: &str = "tea-table.statistics-since";

/// Storage key of the choice to rate games after a peek: present if they are to be rated.
const PEEKED_KEY: &str = "tea-table.rating-peeked";
/// Size of the chart of a rating.
const CHART: [f64; 2] = [300.0, 90.0];
/// Space for the figures of the chart.
const MARGIN: f64 = 44.0;

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

fn count(app: AppContext, ledger: &Ledger, entries: &[Entry], since: u64) -> Vec<Played> {
    let played = |entry: &Entry| -> Option<Played> {
        let played = entry.position.with(|position| position.as_ref()?.as_ref().ok()?.played.clone())?;
        let accuracy_in = |slot: &_| app.store.with_value(|store| stored_accuracy(store, slot, played.seat));
        let accuracy = entry.slot.with_value(accuracy_in).map(|accuracy| accuracy.mean);
        let luck_in = |slot: &_| app.store.with_value(|store| stored_luck(store, slot, played.seat, played.seats));
        let luck = accuracy.and_then(|_| entry.slot.with_value(luck_in));
        let finish = entry.slot.with_value(|slot| ledger.finish_at(&slot.0));
        let peeked = played.peeked || finish.is_some_and(|finish| finish.peeked);
        Some(Played { accuracy, peeked, luck, ..played })
    };
    let counted = entries.iter().filter(|entry| entry.deleted.with(Option::is_none)).filter_map(played);
    counted.filter(|game| game.time >= since).collect()
}

pub fn statistics(app: AppContext, entries: RwSignal<Vec<Entry>>) -> AnyView {
    let changed = RwSignal::new(());
    let with_peeked = RwSignal::new(app.store.with_value(|store| store.read(PEEKED_KEY).ok().flatten()).is_some());
    let confirming = RwSignal::new(false);
    let content = move || {
        changed.track();
        let since = since(app);
        let ledger = daily::ledger(app);
        let played = count(app, &ledger, &entries.get(), since);
        let rows = rows(&played, SHELF);
        if rows.is_empty() && since == 0 {
            return None;
        }
        let (longest, days) = ledger.longest_streak_and_days();
        let peeked = ledger.peeked();
        let text = serde_json::to_string_pretty(&rows).unwrap_or_default();
        let is_rated = rows.iter().any(|row| row.rung > 1);
        let played = StoredValue::new(played);
        let titles = SHELF.iter().filter_map(|info| title_table(info, &rows, played, with_peeked)).collect_view();
        let download = move || share::save_file(app, "tea-table-statistics.json", text.clone());
        let view = view! {
            <section class="panel card-group statistics" translate="no" data-statistics="">
                <h2>{words::STATISTICS}</h2>
                <p class="small mute">{words::STATISTICS_HELP}</p>
                {(since != 0).then(|| view! { <p class="small">{words::COUNTED_SINCE}</p> }.into_any())}
                {titles}
                {is_rated.then(|| rating_help(app, with_peeked))}
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

/// Draws the rows of one title, and under them its ratings and the sources of its points.
fn title_table(
    info: &'static Info,
    rows: &[Row],
    played: StoredValue<Vec<Played>>,
    with_peeked: RwSignal<bool>,
) -> Option<AnyView> {
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
    let ratings = move || {
        let standings = played.with_value(|played| standings(played, &[info], with_peeked.get()));
        standings.iter().map(rating).collect::<Vec<AnyView>>()
    };
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
        {move || ratings()}
        {reviewed}
        {peeked}
        <details>
            <summary>{words::CATEGORIES}</summary>
            {sources}
        </details>
    };
    Some(view.into_any())
}

/// Draws a rating: the figure in words, and its course as a chart.
fn rating(standing: &Standing) -> AnyView {
    let chart = (standing.course.len() > 1).then(|| {
        let [width, height] = CHART;
        view! {
            <svg
                viewBox=format!("0 0 {width} {height}")
                class="rating-chart"
                role="img"
                aria-label=words::rating_course(&standing.course)
            >
                {course(&standing.course)}
            </svg>
        }
        .into_any()
    });
    view! {
        <p data-rating=""><b>{words::rating(standing)}</b></p>
        <p class="small">{words::rating_details(standing)}</p>
        {chart}
    }
    .into_any()
}

/// Returns the chart of a rating: a line in the band of its intervals. The scale fits the line and the last interval.
fn course(course: &[Rating]) -> AnyView {
    let (mut low, mut high) = course.last().map_or((0.0, 1.0), Rating::interval);
    for rating in course {
        (low, high) = (low.min(rating.mean), high.max(rating.mean));
    }
    let [width, height] = CHART;
    let place = |(game, value): (usize, f64)| {
        let x = MARGIN + (width - MARGIN) * game as f64 / (course.len() - 1).max(1) as f64;
        let y = 4.0 + (height - 8.0) * (high - value.clamp(low, high)) / (high - low).max(1.0);
        format!("L{} {}", round(x), round(y))
    };
    let line =
        |values: &mut dyn Iterator<Item = (usize, f64)>| values.map(place).collect::<String>().replacen('L', "M", 1);
    let games = || course.iter().enumerate();
    let upper = &mut games().map(|(game, rating)| (game, rating.interval().1));
    let lower = &mut games().rev().map(|(game, rating)| (game, rating.interval().0));
    let mut drawing = Markup::default();
    drawing.path(&line(&mut upper.chain(lower)), "class='rating-band'");
    drawing.path(&line(&mut games().map(|(game, rating)| (game, rating.mean))), "class='rating-line'");
    drawing.text(MARGIN - 6.0, 14.0, "class='chart-mark'", &words::points(high));
    drawing.text(MARGIN - 6.0, height - 4.0, "class='chart-mark'", &words::points(low));
    drawing.into_view()
}

/// Draws the explanation of the ratings, and the switch for games after a peek.
fn rating_help(app: AppContext, with_peeked: RwSignal<bool>) -> AnyView {
    let set = move |on: bool| {
        let result = app.store.with_value(|store| match on {
            true => store.write(PEEKED_KEY, "1"),
            false => store.remove(PEEKED_KEY),
        });
        match result {
            Ok(()) => with_peeked.set(on),
            Err(error) => app.notify(error.to_string()),
        }
    };
    view! {
        <p class="small mute">{words::RATING_HELP}</p>
        <Toggle label=words::RATE_PEEKED on=with_peeked set=set/>
    }
    .into_any()
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
