//! New games on this device: each is stored in a free slot and opened. Called by the setup page, by rematches and
//! branches, and when a link or file is opened as a game of this device. Independent of the game.

use leptos::prelude::*;

use crate::device::{clock, persistence};
use crate::engine::record::Record;
use crate::storage::BrowserStore;
use crate::table::save::{self, Origin, Save, Slot, Store, StoreError};

use crate::ui::kit::context::AppContext;
use crate::ui::route::Route;
use crate::ui::text;

const ASKED_KEY: &str = "tea-table.persist";

/// Creates the first save of a record. It is not stored yet.
pub fn new_save(record: Record, heading: String, is_over: bool, is_open: bool) -> Save {
    let (played, origin) = (clock::wall_ms() as u64, Origin::Dealt);
    Save { revision: 1, played, heading, over: is_over, open: is_open, had_person: false, origin, shared: None, record }
}

/// Stores a game in a free slot.
///
/// # Errors
/// If the store fails. If it is full, the page holds the game as long as it is open.
pub fn store_game(app: AppContext, save: &Save) -> Result<Slot, StoreError> {
    app.store.with_value(|store| {
        let slot = save::free_slot(store, &save.record.game)?;
        save::write_save(store, &slot, save)?;
        Ok(slot)
    })
}

/// Asks the browser, once there are games worth keeping, not to evict them when storage runs short. Asked once; the
/// settings can ask again.
fn ask_to_persist(app: AppContext) {
    let should_ask = app.store.with_value(|store| {
        let was_asked = store.read(ASKED_KEY).is_ok_and(|was_asked| was_asked.is_some());
        !was_asked && store.is_persistent() && save::shelf(store).is_ok_and(|shelf| shelf.len() > 1)
    });
    if should_ask {
        // Neither the answer nor a failure makes a difference here.
        let _ = app.store.with_value(|store| store.write(ASKED_KEY, "1"));
        leptos::task::spawn_local(async { drop(persistence::request().await) });
    }
}

/// Stores a new game and opens it; see [`store_and_open`].
pub fn set_up(app: AppContext, record: Record, is_over: bool, is_open: bool) -> Option<Slot> {
    store_and_open(app, &new_save(record, String::new(), is_over, is_open))
}

/// Stores a game in a free slot and opens it there. If the storage is full, a notice says so, and the page holds the
/// game as long as it is open. Returns the slot; `None`, with a notice, if the store cannot be read.
pub fn store_and_open(app: AppContext, save: &Save) -> Option<Slot> {
    let placed = app.store.with_value(|store| {
        let slot = save::free_slot(store, &save.record.game)?;
        Ok((save::write_save(store, &slot, save), slot))
    });
    let (write_result, slot) = match placed {
        Ok(placed) => placed,
        Err(error) => {
            app.notify(StoreError::to_string(&error));
            return None;
        }
    };
    let opened = slot.clone();
    // A setup page is replaced in the history, so that "back" leads to the page before it.
    match app.route.get_untracked() {
        Route::Setup(_) | Route::Challenge(_) | Route::Packet(_) | Route::Join(_) => app.replace(Route::Table(slot.0)),
        _ => app.go(Route::Table(slot.0)),
    }
    match write_result {
        Ok(()) if app.store.with_value(BrowserStore::is_persistent) => ask_to_persist(app),
        Ok(()) => app.notify(text::home::KEEPS_NOTHING.to_string()),
        Err(error) => app.notify(text::not_kept(error)),
    }
    Some(opened)
}
