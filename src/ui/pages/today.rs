//! Today's deals: the strip on the shelf, their page, and the page of one deal that a link names. The deals and their
//! results are in `table/daily`. Independent of the game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::games;
use crate::table;
use crate::table::daily::{Date, Deal, Ledger, Status};
use crate::table::save::{self, Slot};
use crate::text::dates;
use crate::ui::boards;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::with_parts::when_loaded;
use crate::ui::kit::{Button, ButtonKind, Page, icon, launch};
use crate::ui::route::Route;
use crate::ui::shell::daily::{Day, ledger, today};
use crate::ui::shell::new_game;
use crate::ui::text::{daily as words, setup as setup_words};

use super::not_found::NotFound;
use super::position::cover_picture;
use super::setup_draft::{NAMES_KEY, load_value};

/// Draws today's deals on the shelf; nothing if the device has no valid date.
pub fn strip() -> AnyView {
    let day = Day::follow();
    let deals = move || day.get().map(|date| deals(day, date, words::TODAY.to_string(), words::date_and_streak));
    view! { {move || deals()} }.into_any()
}

/// Draws the deals of a day under a heading; `describe` describes the streak.
fn deals(day: Day, date: Date, heading: String, describe: fn(Date, u32) -> String) -> AnyView {
    let app = AppContext::here();
    let ledger = ledger(app);
    let is_fresh = |info: &&&'static Info| ledger.status(date, info.id) == Status::Fresh;
    launch::badge(boards::SHELF.iter().filter(is_fresh).count());
    let title = |info: &&'static Info| tile(app, day, Deal { date, info }, &ledger);
    view! {
        <section class="today panel" translate="no" aria-labelledby="today-heading" data-today="">
            <h2 id="today-heading">{heading}</h2>
            <p class="small mute">{describe(date, ledger.streak(date))}</p>
            <ul class="today-deals">{boards::SHELF.iter().map(title).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// Draws the deal of one title: a press starts or continues it, or shows its result.
fn tile(app: AppContext, day: Day, deal: Deal, ledger: &Ledger) -> AnyView {
    let status = ledger.status(deal.date, deal.info.id);
    let (symbol, state) = match &status {
        Status::Fresh => ("ui-play", words::NOT_PLAYED.to_string()),
        Status::Begun(_) => ("ui-next", words::STARTED.to_string()),
        Status::Played(finish) => ("ui-check", words::attempt_result(*finish)),
    };
    let seats = words::opponents(&deal);
    let press = move || match &status {
        Status::Played(_) => app.go(Route::Deal(deal.info.id.into(), deal.date.to_string())),
        // The tile was drawn before midnight, so its deal would now be practice: the new day's deals are shown instead.
        Status::Fresh if day.refresh() => app.notify(words::NEW_DAY.to_string()),
        // The rules of the title may not have been fetched yet.
        _ => match boards::part(deal.info.id) {
            Some(part) => when_loaded(app, part, move || _ = play(app, deal)),
            None => _ = play(app, deal),
        },
    };
    let caption = if symbol == "ui-play" { seats } else { state.clone() };
    let name = words::button_label(deal.info.title, &caption, &state);
    view! {
        <li>
            <Button class="today-deal" on_click=press attr:aria-label=name attr:data-deal=deal.info.id>
                {icon(symbol, "i20")}
                <span class="grow">
                    <b>{deal.info.title}</b>
                    <span class="small mute">{caption}</span>
                </span>
            </Button>
        </li>
    }
    .into_any()
}

/// Continues the attempt that counts, or starts a table of the deal; returns the table's slot.
pub fn play(app: AppContext, deal: Deal) -> Option<Slot> {
    let begun = match ledger(app).status(deal.date, deal.info.id) {
        Status::Begun(slot) => Some(slot),
        _ => None,
    };
    match begun.filter(|slot| is_stored(app, slot)) {
        Some(slot) => {
            app.go(Route::Table(slot.clone()));
            Some(Slot(slot))
        }
        None => start_table(app, deal),
    }
}

/// Whether the table in this slot has not been deleted.
fn is_stored(app: AppContext, slot: &str) -> bool {
    app.store.with_value(|store| save::find(store, &Slot(slot.into())).is_ok_and(|content| content.is_some()))
}

/// Sets up a table of the deal. It counts if it is the first table of today's deal.
fn start_table(app: AppContext, deal: Deal) -> Option<Slot> {
    let mut names: Vec<String> = load_value(app, NAMES_KEY).unwrap_or_default();
    names.truncate(1);
    let own_names = names.clone();
    let others = setup_words::NAMES.iter().map(|name| (*name).to_owned());
    names.extend(others.filter(|name| !own_names.contains(name)));
    let choices = table::new_game::choices(deal.info.id)?;
    let record = match table::new_game::set_up(deal.info.id, deal.new_game(&choices, &names))? {
        Ok(record) => record,
        Err(error) => {
            app.notify(error.to_string());
            return None;
        }
    };
    let slot = new_game::set_up(app, record, false, false)?;
    let today = today();
    let result = app.store.with_value(|store| {
        Ledger::change(store, |ledger| today.map(|today| ledger.begin(deal.date, deal.info.id, &slot.0, today)))
    });
    if let Err(error) = result {
        app.notify(error.to_string());
    }
    Some(slot)
}

/// Draws the page of today's deals, opened by an app shortcut.
pub fn today_page() -> AnyView {
    let day = Day::follow();
    let deals = move || match day.get() {
        Some(date) => deals(day, date, dates::day(date), |_, days| words::streak(days)),
        None => view! { <p class="message warn">{words::NO_DATE}</p> }.into_any(),
    };
    view! {
        <Page title=words::TODAY class="about">
            <p>{words::HELP}</p>
            {move || deals()}
        </Page>
    }
    .into_any()
}

/// Draws the page of the deal that a link names by its game and date.
pub fn deal_page(game: &str, date: &str) -> AnyView {
    let info = games::info(game).filter(|info| boards::has_board(info.id));
    match (info, date.parse::<Date>()) {
        (Some(info), Ok(date)) => {
            let day = Day::follow();
            view! { {move || deal_card(day, Deal { date, info })} }.into_any()
        }
        _ => view! { <NotFound reason=words::NO_SUCH_DEAL.to_string() /> }.into_any(),
    }
}

fn deal_card(day: Day, deal: Deal) -> AnyView {
    let app = AppContext::here();
    let current_date = day.get();
    let ledger = ledger(app);
    let is_today = current_date == Some(deal.date);
    let (state, verb) = match ledger.status(deal.date, deal.info.id) {
        Status::Played(finish) => (words::attempt_result(finish), words::PRACTISE),
        Status::Begun(slot) if is_stored(app, &slot) => (words::STARTED.to_string(), words::CONTINUE),
        Status::Begun(_) => (words::STARTED.to_string(), words::PRACTISE),
        Status::Fresh if is_today => (words::NOT_PLAYED.to_string(), words::PLAY),
        Status::Fresh => (words::OTHER_DAY.to_string(), words::PRACTISE),
    };
    let streak = current_date.map(|current_date| words::streak(ledger.streak(current_date)));
    // If the day has changed, the label of the button no longer holds: the page is redrawn instead.
    let start = move || {
        if !day.refresh() {
            play(app, deal);
        }
    };
    view! {
        <Page title=words::title_and_date(deal.info.title, deal.date, current_date) class="link">
            <div class="panel link-card">
                {cover_picture(deal.info.id)}
                <div class="grow">
                    <h2>{dates::day(deal.date)}</h2>
                    <p class="small mute">{words::opponents(&deal)}</p>
                    <p data-state="">{state}</p>
                    <p class="small mute">{streak}</p>
                </div>
            </div>
            <p>{words::HELP}</p>
            <div class="link-buttons">
                <Button kind=ButtonKind::Primary icon="ui-play" on_click=start attr:data-start="">
                    {verb}
                </Button>
            </div>
        </Page>
    }
    .into_any()
}
