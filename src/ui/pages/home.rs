//! The shelf: the boxes of all games, and the games in progress.

use std::rc::Rc;

use leptos::prelude::*;

use crate::engine::Info;
use crate::games::{self, SHELF};
use crate::table::link_text;
use crate::table::save::{self, Save, Slot, SlotContent};
use crate::table::{Summary, Table};
use crate::ui::boards;
use crate::ui::kit::assets;
use crate::ui::kit::context::{AppContext, Size};
use crate::ui::kit::install::{UpdateOffer, is_installed};
use crate::ui::kit::offline;
use crate::ui::kit::open_link::OpenLink;
use crate::ui::kit::settings::Theme;
use crate::ui::kit::with_parts::missing_parts;
use crate::ui::kit::{Button, Chip, IconButton, Memo, NoticeLine, cover, icon, page, scanner};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::access;
use crate::ui::text::components as box_words;
use crate::ui::text::home as words;

use super::learn;
use super::matches;
use super::position::{badges, position_picture};
use super::practice;
use super::today;
use super::together;

/// Draws the lists of shared tables, once the parts of the program with their titles are loaded.
fn shared_table_lists(app: AppContext, shared: Vec<(Slot, Save)>) -> AnyView {
    let parts: Vec<_> = shared.iter().filter_map(|(_, save)| boards::part(&save.record.game)).collect();
    let lists = move || match missing_parts(app, &parts) {
        Some(placeholder) => placeholder,
        None => untrack(|| together::lists(&shared)),
    };
    view! { {move || lists()} }.into_any()
}

#[component]
pub fn Home() -> impl IntoView {
    let app = AppContext::here();
    page::set_title("");
    let saves = app.store.with_value(save::shelf).unwrap_or_default();
    let saved_count = saves.len();
    let unreadable = saves.iter().filter(|(_, content)| matches!(content, SlotContent::Unreadable { .. })).count();
    let last_played = saves.iter().find_map(|(_, content)| match content {
        SlotContent::Save { save, .. } => games::info(&save.record.game),
        SlotContent::Unreadable { .. } => None,
    });
    let known = last_played.or_else(|| learn::learned_title(app));
    let newcomer = known.is_none();
    let running = saves.into_iter().filter_map(|(slot, content)| match content {
        SlotContent::Save { save, .. } if !save.over => Some((slot, *save)),
        _ => None,
    });
    let open_scanned = move |text: &str| match link_text::find(text) {
        Some(route) => {
            app.go(route);
            true
        }
        None => false,
    };
    let (shared, mut running): (Vec<_>, Vec<_>) = running.partition(|(_, save)| save.shared.is_some());
    running.truncate(3);
    // A game in progress comes first, and has a button of its own.
    let start_button = running.is_empty().then(|| learn::start_button(known)).flatten();
    let is_persistent = app.store.with_value(|store| store.is_persistent());
    view! {
        <div class="page home" data-page="home">
            <HomeHeader />
            <main class="home-body">
                <UpdateOffer />
                {(!is_persistent).then(|| view! { <p class="message warn">{words::KEEPS_NOTHING}</p> }.into_any())}
                {(unreadable > 0)
                    .then(|| {
                        view! {
                            <p class="message warn">
                                <a href=Route::Saved.to_string()>{words::unreadable(unreadable)}</a>
                            </p>
                        }.into_any()
                    })}
                {shared_table_lists(app, shared)}
                {(saved_count != 0).then(|| view! { <RunningGames running saved_count /> }.into_any())}
                {start_button}
                {(!newcomer).then(today::strip)}
                {matches::list(app, true)}
                {practice::due_titles(app)}
                <section class="shelf-section" aria-label=words::SHELF>
                    <ul class="shelf">{SHELF.iter().map(|info| shelf_item(info)).collect_view()}</ul>
                </section>
                // Strong opponents are a challenge for players who know a game.
                {newcomer.then(today::strip)}
                <OpenLink label=text::share::OPEN_LINK open=Callback::new(move |route| app.go(route))/>
                <div class="scan-code">{scanner(app, text::share::SCAN, Rc::new(open_scanned))}</div>
            </main>
            <footer class="home-foot">
                <OfflineChip />
                <span>{words::PRIVACY}</span>
                <a href=Route::Access.to_string()>{access::TITLE}</a>
                <a href=Route::About.to_string()>{words::ABOUT}</a>
            </footer>
            <NoticeLine />
        </div>
    }
}

/// The games that can be continued, as many as fit on the page, and the link to the others.
#[component]
fn RunningGames(
    running: Vec<(Slot, Save)>,
    /// Number of all saved games.
    saved_count: usize,
) -> impl IntoView {
    let app = AppContext::here();
    let running = StoredValue::new(running);
    let max_cards = move || match app.size.get() {
        Size::Phone => 1,
        Size::Tablet => 2,
        Size::Desktop => 3,
    };
    let content = move || {
        let cards: Vec<_> = running.with_value(|running| {
            running
                .iter()
                .take(max_cards())
                .enumerate()
                .map(|(index, (slot, save))| saved_game_card(slot, save, index == 0))
                .collect()
        });
        let heading = (!cards.is_empty()).then(|| view! { <h2>{words::STILL_ON_THE_TABLE}</h2> }.into_any());
        let phone = app.size.get() == Size::Phone;
        let link_text = if phone { words::more_saved(saved_count - cards.len()) } else { words::ALL_SAVED.into() };
        view! {
            <section class="still" translate="no">
                <div class="still-head">
                    {heading}
                    <a class="all-saved small" href=Route::Saved.to_string()>
                        {icon("ui-history", "i18")}
                        <span>{link_text}</span>
                    </a>
                </div>
                <ul class="conts">{cards}</ul>
            </section>
        }
        .into_any()
    };
    view! { {move || content()} }
}

/// The name of the page, and actions on the page as a whole.
#[component]
fn HomeHeader() -> impl IntoView {
    let app = AppContext::here();
    let settings = app.settings;
    let dark = Memo::new(move |_| settings.is_dark());
    let name = move || String::from(if dark.get() { words::USE_LIGHT_THEME } else { words::USE_DARK_THEME });
    let toggle_theme = move || settings.theme.set(if dark.get_untracked() { Theme::Light } else { Theme::Dark });
    let offline = app.offline;
    // Where the browser has no install prompt of its own, the settings explain how to install the page.
    let install = move || match (is_installed() || assets::is_one_file(), offline.installable.get()) {
        (true, _) => ().into_any(),
        (false, true) => view! {
            <Button
                class="install"
                icon="ui-install"
                on_click=move || offline::install(offline)
                attr:aria-label=words::INSTALL
            >
                {words::INSTALL}
            </Button>
        }
        .into_any(),
        (false, false) => view! {
            <a class="btn install" aria-label=words::INSTALL href=Route::Settings.to_string()>
                {icon("ui-install", "i20")}
                <span>{words::INSTALL}</span>
            </a>
        }
        .into_any(),
    };
    view! {
        <header class="home-head">
            {icon("teapot", "teapot")} <h1>{text::TITLE}</h1> <span
                class="grow"></span> <OfflineChip /> {move || install()}
            <IconButton icon=move || if dark.get() { "ui-sun" } else { "ui-moon" } name on_click=toggle_theme/>
            <a class="btn icon quiet" href=Route::Settings.to_string() aria-label=text::SETTINGS title=text::SETTINGS>
                {icon("ui-settings", "i")}
            </a>
        </header>
    }
}

/// The note that the page can be opened without a network, once that is true.
#[component]
fn OfflineChip() -> impl IntoView {
    let ready = AppContext::here().offline.ready;
    let chip = || view! { <Chip class="ready" icon="ui-check">{words::READY_OFFLINE}</Chip> }.into_any();
    view! { {move || ready.get().then(chip)} }
}

/// Draws the card of a game that can be continued.
fn saved_game_card(slot: &Slot, save: &Save, is_first: bool) -> AnyView {
    let href = Route::Table(slot.0.clone()).to_string();
    let app = AppContext::here();
    let parts: Vec<_> = boards::part(&save.record.game).into_iter().collect();
    let save = StoredValue::new(save.clone());
    let content = move || {
        let card = || save.with_value(|save| untrack(|| card_content(&href, save, is_first)));
        missing_parts(app, &parts).unwrap_or_else(card)
    };
    view! { <li class="panel cont">{move || content()}</li> }.into_any()
}

fn card_content(href: &str, save: &Save, is_first: bool) -> AnyView {
    let href = href.to_owned();
    let table = match Table::resume(save) {
        Ok(table) => table,
        Err(error) => {
            let title = save.record.game.clone();
            return view! {
                <div class="grow">
                    <h3>{title}</h3>
                    <p class="small">{error.to_string()}</p>
                </div>
            }
            .into_any();
        }
    };
    let summary = Summary::from_table(&table, table.viewer());
    view! {
        {position_picture(&boards::thumbnail(&table))}
        <div class="grow cont-words">
            <h3>{summary.info.title}</h3>
            <div class="small mute">{summary.heading.clone()}</div>
            {badges(&summary)}
            <div class="small cont-whose">{words::whose_turn(&summary)}</div>
        </div>
        <a
            class="btn"
            class:primary=is_first
            class:soft=!is_first
            href=href
            aria-label=words::continue_game(&summary)
            data-continue=""
        >
            {icon("ui-play", "i18")}
            <span>{words::CONTINUE}</span>
        </a>
    }
    .into_any()
}

/// Draws a box on the shelf with the links under it.
fn shelf_item(info: &'static Info) -> AnyView {
    let setup_href = Route::Setup(info.id.into()).to_string();
    let rules_href = Route::Rules(info.id.into(), None).to_string();
    let box_href = Route::Box(info.id.into()).to_string();
    let (start_button, href) = match boards::has_board(info.id) {
        true => {
            let name = words::new_game_of(info.title);
            let start_button = view! {
                <a class="btn primary" href=setup_href.clone() aria-label=name data-new=info.id>
                    {words::NEW_GAME}
                </a>
            };
            (start_button.into_any(), setup_href)
        }
        false => (view! { <Chip>{words::RULES_ONLY}</Chip> }.into_any(), rules_href.clone()),
    };
    view! {
        <li>
            <a class="box-place" href=href tabindex="-1" aria-hidden="true">
                {cover(info.id)}
            </a>
            <div class="shelf-plank" aria-hidden="true"></div>
            <div class="box-words">
                <h2>{info.title}</h2>
                <p class="small mute tagline">{crate::words::tagline(info)}</p>
                <p class="small box-facts">
                    <span>
                        {icon("ui-human", "i18")}<span class="unseen">{words::players_phrase(info)}</span>
                        <span aria-hidden="true">{words::player_numbers(info)}</span>
                    </span>
                    <span>{icon("ui-history", "i18")}{words::minutes(info)}</span>
                </p>
                {learn::shelf_link(info)}
                <div class="box-buttons">
                    {start_button} <a class="btn" href=rules_href aria-label=words::learn_label(info.title)>
                        {words::LEARN}
                    </a>
                    <a class="btn icon" href=box_href aria-label=box_words::page_title(info.title)
                        title=box_words::IN_THE_BOX data-box=info.id>
                        {icon("ui-cards", "i20")}
                    </a>
                </div>
            </div>
        </li>
    }
    .into_any()
}
