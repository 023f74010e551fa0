//! The page of a game that arrived as a link: who played, whether it is valid, and the actions it offers.
//!
//! Opening a link replays the game from its seed; none of its claims are trusted. An invalid link is refused with a
//! sentence and changes nothing.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::{Seat, Viewer};
use crate::table::save::{Origin, Save};
use crate::table::{Summary, Table};
use crate::ui::boards;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Chip, Page, badge, icon};
use crate::ui::route::Route;
use crate::ui::shell::review::ReviewAtOnce;
use crate::ui::shell::{daily, new_game};
use crate::ui::text;
use crate::ui::text::share as words;

use super::not_found::refused;
use super::position::position_picture;

#[component]
pub fn LinkPage(
    /// The link without the address.
    link: String,
    /// The seat whose view is shown: its number, or `all`; empty for a whole game.
    #[prop(optional)]
    viewer: String,
) -> impl IntoView {
    match Table::open_link(&link) {
        Ok(table) => opened(Arc::new(table), viewer.parse().ok(), !viewer.is_empty()),
        Err(error) => refused(error.to_string()),
    }
}

/// Draws the table of a linked game after `from` plies, where a line begins that the reader can step through.
pub fn line_page(link: &str, viewer: &str, from: u32) -> AnyView {
    match Table::open_link(link) {
        Ok(table) => {
            assets::load_symbols(table.info().id);
            let seats = table.seating.players.len();
            let seat = viewer.parse().ok().filter(|seat: &Seat| seat.index() < seats);
            position_page(&table, seat.map_or(Viewer::Everyone, Viewer::Seat), Some(from))
        }
        Err(error) => refused(error.to_string()),
    }
}

fn position_page(table: &Table, viewer: Viewer, ply: Option<u32>) -> AnyView {
    untrack(|| boards::open_copy(table, viewer, ply)).unwrap_or_else(|error| refused(error.to_string()))
}

/// The part of a linked game that is shown.
#[derive(Clone, Copy)]
enum LinkSection {
    /// Its summary.
    Card,
    Table,
    Review,
}

/// Draws the page of a link that could be opened. `table` has been replayed once; card, picture and table all use it.
fn opened(table: Arc<Table>, seat: Option<Seat>, is_moment: bool) -> AnyView {
    let section = RwSignal::new(LinkSection::Card);
    let summary = Summary::from_table(&table, Viewer::Public);
    let seat = seat.filter(|seat| seat.index() < summary.players.len());
    assets::load_symbols(summary.info.id);
    let viewer = seat.map_or(Viewer::Everyone, Viewer::Seat);
    let page = move || match section.get() {
        LinkSection::Table => position_page(&table, viewer, Some(summary.plies)),
        LinkSection::Review => {
            provide_context(ReviewAtOnce);
            position_page(&table, viewer, None)
        }
        LinkSection::Card => card(&table, summary.clone(), seat, is_moment, section),
    };
    view! { {move || page()} }.into_any()
}

fn card(
    table: &Table,
    summary: Summary,
    seat: Option<Seat>,
    is_moment: bool,
    section: RwSignal<LinkSection>,
) -> AnyView {
    let would_peek = daily::unfinished(AppContext::here(), table).is_some();
    let (picture, actions) = (boards::thumbnail(table), buttons(table, &summary, is_moment, section));
    let viewer_note =
        seat.map(|seat| view! { <p>{words::viewed_by(&summary.players[seat.index()].name)}</p> }.into_any());
    view! {
        <Page title=if is_moment { words::SHARED_MOMENT } else { words::SHARED_GAME } class="link">
            <p class="message good" data-verified="">
                {icon("ui-check", "i20")}
                <span>{words::verification(&summary)}</span>
            </p>
            <section class="panel link-card">
                {position_picture(&picture)} <div class="grow">
                    <h2>{summary.info.title}</h2>
                    <p>{words::result_or_running(&summary)}</p>
                    {viewer_note}
                    {(summary.takebacks > 0)
                        .then(|| view! { <p class="small mute">{text::takebacks(summary.takebacks)}</p> }.into_any())}
                    {(summary.warnings > 0)
                        .then(|| view! { <p class="small mute">{text::warnings(summary.warnings)}</p> }.into_any())}
                </div>
            </section>
            {would_peek.then(|| view! {
                <p class="message warn" data-would-peek="">{text::daily::WOULD_PEEK}</p>
            }.into_any())}
            {actions}
            <div class="link-facts">
                <section class="panel card-group">
                    <h2>{words::PLAYERS}</h2>
                    <ul class="link-seats">{player_list(&summary)}</ul>
                </section>
                <section class="panel card-group">
                    <h2>{words::OPTIONS}</h2>
                    {setup_facts(&summary)}
                </section>
            </div>
        </Page>
    }
    .into_any()
}

/// Draws the actions: watch the game, review it, continue it, play the same deal.
fn buttons(table: &Table, summary: &Summary, is_moment: bool, section: RwSignal<LinkSection>) -> AnyView {
    let app = AppContext::here();
    let record = table.record();
    let is_over = summary.outcome.is_some();
    let review = is_over.then(|| {
        view! {
            <Button icon="ui-eye" on_click=move || section.set(LinkSection::Review) attr:data-review-link="">
                {text::review::REVIEW_GAME}
            </Button>
        }
        .into_any()
    });
    let challenge = Route::Challenge(summary.challenge.clone()).to_string();
    // A game that no player has acted in counts as dealt on this device.
    let origin = if summary.plies == 0 { Origin::Dealt } else { Origin::Received };
    let store_game = move || {
        let save = Save { origin, ..new_game::new_save(record.clone(), String::new(), is_over, false) };
        let _ = new_game::store_and_open(app, &save);
    };
    view! {
        <div class="link-buttons">
            <Button
                kind=ButtonKind::first_if(is_moment)
                icon="ui-eye"
                on_click=move || section.set(LinkSection::Table)
                attr:data-look=""
            >
                {words::WATCH}
            </Button>
            {review}
            <Button kind=ButtonKind::first_if(!is_moment) icon="ui-play" on_click=store_game attr:data-open="">
                {if is_over { words::SAVE_COPY } else { words::OPEN_AS_OWN }}
            </Button>
            <a class="btn" href=challenge>
                {icon("ui-shuffle", "i20")}
                <span>{words::PLAY_SAME_DEAL}</span>
            </a>
        </div>
    }
    .into_any()
}

fn player_list(summary: &Summary) -> AnyView {
    let seat = |(seat, player): (Seat, &crate::engine::record::Player)| {
        let won = summary.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let score =
            summary.outcome.map(|outcome| view! { <span class="tt score">{outcome.scores[seat]}</span> }.into_any());
        view! {
            <li>
                {badge(seat, "")} <span class="grow">
                    <b class="tt">{player.name.clone()}</b>
                    <span class="small mute">{text::kind(&player.kind, false)}</span>
                </span> {won.then(|| view! { <Chip icon="crown">{text::WINNER}</Chip> }.into_any())} {score}
            </li>
        }
        .into_any()
    };
    Seat::all(summary.players.len() as u8).zip(&summary.players).map(seat).collect_view().into_any()
}

fn setup_facts(summary: &Summary) -> AnyView {
    let options = summary
        .options
        .iter()
        .map(|(label, value)| {
            view! {
                <dt>{label.clone()}</dt>
                <dd>{value.clone()}</dd>
            }
            .into_any()
        })
        .collect_view();
    let no_options = summary.options.is_empty().then(|| view! { <p>{words::USUAL_RULES}</p> }.into_any());
    view! {
        {no_options}
        <dl class="facts-list">{options}<dt>{words::SEED}</dt><dd class="seed-word">{summary.seed.clone()}</dd></dl>
    }
    .into_any()
}
