//! New games on this device: each is stored in a free slot and opened. Called by the setup page, by rematches and
//! branches, and when a link or file is opened as a game of this device. Knows no game.

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
pub fn new_save(record: Record, heading: String, over: bool, open: bool) -> Save {
    let (played, origin) = (clock::wall_ms() as u64, Origin::Dealt);
    Save { revision: 1, played, heading, over, open, had_person: false, origin, shared: None, record }
}

/// Stores a game in a free slot.
///
/// # Errors
/// If the store fails. If it is full, the page holds the game as long as it is open.
pub fn keep(app: AppContext, save: &Save) -> Result<Slot, StoreError> {
    app.store.with_value(|store| {
        let slot = save::free_slot(store, &save.record.game)?;
        save::keep(store, &slot, save)?;
        Ok(slot)
    })
}

/// Asks the browser, once there are games worth keeping, not to evict them when storage runs short. Asked once; the
/// settings can ask again.
fn ask_to_persist(app: AppContext) {
    let due = app.store.with_value(|store| {
        let asked = store.read(ASKED_KEY).is_ok_and(|asked| asked.is_some());
        !asked && store.is_persistent() && save::shelf(store).is_ok_and(|shelf| shelf.len() > 1)
    });
    if due {
        // Neither the answer nor a failure makes a difference here.
        let _ = app.store.with_value(|store| store.write(ASKED_KEY, "1"));
        leptos::task::spawn_local(async { drop(persistence::request().await) });
    }
}

/// Stores a new game and opens it; see [`keep_and_open`].
pub fn set_up(app: AppContext, record: Record, over: bool, open: bool) -> Option<Slot> {
    keep_and_open(app, &new_save(record, String::new(), over, open))
}

/// Stores a game in a free slot and opens it there. If the storage is full, a notice says so, and the page holds the
/// game as long as it is open. Returns the slot; `None`, with a notice, if the store cannot be read.
pub fn keep_and_open(app: AppContext, save: &Save) -> Option<Slot> {
    let placed = app.store.with_value(|store| {
        let slot = save::free_slot(store, &save.record.game)?;
        Ok((save::keep(store, &slot, save), slot))
    });
    let (kept, slot) = match placed {
        Ok(placed) => placed,
        Err(trouble) => {
            app.notify(StoreError::to_string(&trouble));
            return None;
        }
    };
    let opened = slot.clone();
    // A setup page is replaced in the history, so that "back" leads to the page before it.
    match app.route.get_untracked() {
        Route::Setup(_) | Route::Challenge(_) | Route::Packet(_) | Route::Join(_) => app.replace(Route::Table(slot.0)),
        _ => app.go(Route::Table(slot.0)),
    }
    match kept {
        Ok(()) if app.store.with_value(BrowserStore::is_persistent) => ask_to_persist(app),
        Ok(()) => app.notify(text::home::KEEPS_NOTHING.to_string()),
        Err(trouble) => app.notify(text::not_kept(trouble)),
    }
    Some(opened)
}
