//! A deal that arrived as a link with a sealed result: the choice of a seat, and the button that starts the game.
//!
//! Opening the link replays the sealed game; nothing of it is shown before this device's game is over. An invalid link
//! is refused with a sentence. Independent of the game.

use leptos::prelude::*;

use crate::ai::Level;
use crate::engine::record::Player;
use crate::engine::{Info, Seat};
use crate::table::Table;
use crate::table::daily::{Deal, Status};
use crate::table::duplicate::{first_person, players_from, same_deal};
use crate::table::envelope;
use crate::table::new_game::{NewGame, set_up};
use crate::table::save::{self, Slot, SlotContent};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page};
use crate::ui::route::Route;
use crate::ui::shell::daily::{ledger, today};
use crate::ui::shell::{duplicate, new_game};
use crate::ui::text::{duplicate as words, setup as setup_words};

use super::not_found::{NotFound, refused};
use super::position::cover_picture;
use super::setup_draft::{NAMES_KEY, load_value};
use super::today::play;

pub fn sealed_page(link: String) -> AnyView {
    let opened = envelope::unseal(&link).and_then(|link| Table::open_link(&link));
    match opened {
        Ok(table) if table.outcome().is_some() => card(table, link),
        Ok(_) => view! { <NotFound reason=words::NOT_OVER.to_string() /> }.into_any(),
        Err(error) => refused(error.to_string()),
    }
}

/// Returns today's deal if the game was played on it.
fn deal_of_today(table: &Table, info: &'static Info) -> Option<Deal> {
    let deal = Deal { date: today()?, info };
    let session = table.dyn_session();
    let is_same = session.seed() == deal.seed() && session.seats() == deal.seats();
    (is_same && first_person(table) == deal.person()).then_some(deal)
}

/// Returns this device's finished game on a deal of today, if it is still stored.
fn finished(app: AppContext, deal: &Deal) -> Option<Table> {
    let slot = ledger(app).counted_slot(deal.date, deal.info.id)?;
    match app.store.with_value(|store| save::find(store, &Slot(slot))) {
        Ok(Some(SlotContent::Save { save, .. })) if save.over => Table::open(&save.record).ok(),
        _ => None,
    }
}

fn card(table: Table, link: String) -> AnyView {
    let app = AppContext::here();
    let (info, seat) = (table.info(), first_person(&table));
    let name = table.name(seat);
    let deal = deal_of_today(&table, info);
    let own_game =
        deal.and_then(|deal| finished(app, &deal)).filter(|own_game| same_deal(&own_game.record(), &table.record()));
    let review_route = deal.and_then(|deal| ledger(app).counted_slot(deal.date, info.id)).map(Route::Table);
    let comparison = own_game.and_then(|own_game| duplicate::compare_games(&own_game, &table, review_route));
    // The attempt that counts is started or continued here; once it is over, further games are practice.
    let counted_deal = deal.filter(|deal| !matches!(ledger(app).status(deal.date, info.id), Status::Played(_)));
    let chosen = RwSignal::new(seat.index());
    let names = (0..table.seating.players.len() as u8).map(|seat| table.name(Seat(seat)));
    let options = names.enumerate().map(|(index, name)| {
        view! { <option selected=index == seat.index()>{setup_words::seat_and_name(index, &name)}</option> }.into_any()
    });
    let options: Vec<AnyView> = options.collect();
    let pick = move |event| {
        chosen.set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize);
    };
    let start = move || {
        let slot = match counted_deal.filter(|_| chosen.get_untracked() == seat.index()) {
            Some(deal) => play(app, deal),
            None => set_up_game(app, &table, Seat(chosen.get_untracked() as u8)),
        };
        if let Some(slot) = slot {
            duplicate::store_sealed_link(app, &slot, &link);
        }
    };
    view! {
        <Page title=words::SAME_DEAL class="link">
            <div class="panel link-card">
                {cover_picture(info.id)}
                <div class="grow">
                    <h2>{words::sealed_by(&name, info.title)}</h2>
                    <p class="small mute">{words::HELP}</p>
                    {counted_deal.is_some().then(|| view! { <p>{words::FIRST_ATTEMPT_COUNTS}</p> }.into_any())}
                </div>
            </div>
            {comparison}
            <label class="share-eyes">
                <span>{words::SEAT}</span>
                <select class="field" on:change=pick>
                    {options}
                </select>
            </label>
            <div class="link-buttons">
                <Button kind=ButtonKind::Primary icon="ui-play" on_click=start attr:data-start="">
                    {words::PLAY}
                </Button>
            </div>
        </Page>
    }
    .into_any()
}

/// Sets up the same deal with a person at `seat`.
fn set_up_game(app: AppContext, table: &Table, seat: Seat) -> Option<Slot> {
    let names: Vec<String> = load_value(app, NAMES_KEY).unwrap_or_default();
    let name = names.first().map_or(setup_words::NAMES[0], String::as_str);
    let players: Vec<Player> = players_from(&table.seating.players, seat, name, Level::STAND_IN);
    let session = table.dyn_session();
    let new_game = NewGame { players, values: session.option_values().values, seed: session.seed() };
    match set_up(table.info().id, new_game)? {
        Ok(record) => new_game::set_up(app, record, false, false),
        Err(error) => {
            app.notify(error.to_string());
            None
        }
    }
}
