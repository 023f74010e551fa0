//! Tables that several devices share, away from the table: the page of a packet, and the lists on the shelf.
//!
//! A packet of a table that this device has opens that table and is merged there; for any other table, the page offers
//! the free seats. An invalid packet is refused with a sentence and changes nothing. Independent of the game.

use leptos::prelude::*;

use crate::engine::{Seat, Viewer};
use crate::table::save::{self, Origin, Save, Slot, SlotContent};
use crate::table::shared::packet;
use crate::table::{Summary, Table};
use crate::text::dates;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, NoticeLine, Page, badge, icon};
use crate::ui::route::Route;
use crate::ui::shell::{daily, shared};
use crate::ui::text;
use crate::ui::text::together as words;

use super::new_match::name_field;
use super::not_found::refused;
use super::position::cover_picture;

/// Opens a packet. With `as_new_device`, this window joins as another device even if the browser has the table already.
pub fn packet_page(text: &str, as_new_device: bool) -> AnyView {
    let app = AppContext::here();
    let table = match packet::open(text) {
        Ok(table) => table,
        Err(error) => return refused(error.to_string()),
    };
    let Some(id) = table.shared.as_ref().map(|shared| shared.id) else { return ().into_any() };
    match stored_slot(app, &table).filter(|_| !as_new_device) {
        Some(slot) => {
            shared::tell_windows(id, text);
            app.received.set_value(Some(text.to_owned()));
            app.replace(Route::Table(slot.0));
            ().into_any()
        }
        None => invitation(app, table),
    }
}

/// Returns the slot in which this device has the table; `None` if it has none. Of several slots, prefers one in which
/// the merged table waits for a person here.
fn stored_slot(app: AppContext, table: &Table) -> Option<Slot> {
    let id = table.shared.as_ref()?.id;
    let saves = app.store.with_value(save::shelf).unwrap_or_default();
    let matching = saves.into_iter().filter_map(|(slot, content)| match content {
        SlotContent::Save { save, .. } if save.shared.as_ref().is_some_and(|shared| shared.id == id) => {
            Some((slot, *save))
        }
        _ => None,
    });
    let matching: Vec<(Slot, Save)> = matching.collect();
    let is_waiting = |(_, save): &&(Slot, Save)| {
        Table::resume(save).is_ok_and(|mut stored| stored.merge(table).is_ok() && stored.is_awaited_here())
    };
    matching.iter().find(is_waiting).or(matching.first()).map(|(slot, _)| slot.clone())
}

/// Draws a table that this device does not know, with its free seats.
fn invitation(app: AppContext, table: Table) -> AnyView {
    let summary = Summary::from_table(&table, Viewer::Public);
    let info = summary.info;
    let free = table.shared.as_ref().map(|shared| shared.free_seats()).unwrap_or_default();
    let name = RwSignal::new(String::new());
    let table = StoredValue::new(table);
    let sit = move |seat: Option<Seat>| {
        let mut table = table.get_value();
        table.join(shared::fresh_device(), seat, &name.get_untracked());
        let _ = shared::store_and_open(app, &table, Origin::Received);
    };
    let seat = |seat: Seat| {
        let label = words::sit_as(&summary.players[seat.index()].name);
        view! {
            <Button kind=ButtonKind::Primary on_click=move || sit(Some(seat)) attr:data-sit=seat.to_string()>
                {badge(seat, "s")}
                <span>{label}</span>
            </Button>
        }
        .into_any()
    };
    let seats = free.iter().map(seat).collect_view();
    let heading = if free.is_empty() { words::ALL_SEATS_TAKEN } else { words::WHICH_SEAT };
    let field = (!free.is_empty()).then(|| name_field(name));
    view! {
        <Page title=words::INVITATION class="link">
            <section class="panel link-card" data-invitation="">
                {cover_picture(info.id)}
                <div class="grow">
                    <h2>{info.title}</h2>
                    <p>{text::share::result_or_running(&summary)}</p>
                    <p class="small mute">{text::home::player_names(&summary)}</p>
                </div>
            </section>
            <section class="panel card-group">
                <h2>{heading}</h2>
                {field}
                <div class="link-buttons">
                    {seats}
                    <Button kind=ButtonKind::Quiet icon="ui-eye" on_click=move || sit(None) attr:data-sit="">
                        {text::ONLY_WATCH}
                    </Button>
                </div>
                <p class="small mute">{words::MIDDLE_HELP}</p>
                <p class="small mute">{words::HIDDEN_HELP}</p>
            </section>
            <NoticeLine />
        </Page>
    }
    .into_any()
}

/// Draws the running shared tables among these games, those that wait for a person here first.
pub fn lists(running: &[(Slot, Save)]) -> AnyView {
    let tables: Vec<(&Slot, &Save, Table)> =
        running.iter().filter_map(|(slot, save)| Some((slot, save, Table::resume(save).ok()?))).collect();
    let list = |is_awaited: bool, heading: text::Text, awaited: &'static str| {
        let items: Vec<AnyView> = tables
            .iter()
            .filter(|(.., table)| table.is_awaited_here() == is_awaited)
            .map(|(slot, save, table)| item(slot, save, table))
            .collect();
        (!items.is_empty()).then(|| {
            view! {
                <section class="matches" data-waiting=awaited>
                    <h2>{heading}</h2>
                    <ul>{items}</ul>
                </section>
            }
            .into_any()
        })
    };
    view! {
        {list(true, words::WAIT_FOR_YOU, "you")}
        {list(false, words::WAIT_FOR_OTHERS, "others")}
    }
    .into_any()
}

fn item(slot: &Slot, save: &Save, table: &Table) -> AnyView {
    let since_day = daily::day_of(save.played).map(dates::day);
    let sentence = words::table_entry(&Summary::from_table(table, table.viewer()), since_day.as_deref());
    let href = Route::Table(slot.0.clone()).to_string();
    let symbol = if table.is_awaited_here() { "ui-play" } else { "ui-history" };
    view! { <li><a class="btn soft" href=href>{icon(symbol, "i18")}<span>{sentence}</span></a></li> }.into_any()
}
