//! A save as listed on the page of saved games, and its actions there.
//!
//! Called by the page of saved games. A save is opened, and so replayed, only once; its row, its picture and the
//! statistics are drawn from that. Draws nothing. Independent of the game.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::table::daily::Date;
use crate::table::save::{self, Origin, RemovedTexts, Save, Slot, SlotContent};
use crate::table::statistics::Played;
use crate::table::{Summary, Table};
use crate::ui::boards::{self, Thumbnail};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::shell::daily;

#[derive(Clone, Copy)]
pub struct Entry {
    pub slot: StoredValue<Slot>,
    /// The save as last read.
    pub save: StoredValue<Save>,
    /// Whether the newest revision could not be read, so that this is the one before.
    pub recovered: bool,
    /// The position after replaying, or why the save cannot be replayed; `None` until then.
    pub position: RwSignal<Option<Result<Position, String>>>,
    /// The deleted content of the slot, for restoring it.
    pub deleted: RwSignal<Option<RemovedTexts>>,
}

/// The position reached in a saved game. The game itself is dropped: a list may be long.
#[derive(Clone)]
pub struct Position {
    pub summary: Summary,
    pub thumbnail: Thumbnail,
    /// Its contribution to the statistics, if it counts.
    pub played: Option<Played>,
}

impl Entry {
    /// Creates an entry for a save that was read but not opened yet; see [`open_from`].
    pub fn new(slot: Slot, save: Save, recovered: bool) -> Entry {
        Entry {
            slot: StoredValue::new(slot),
            save: StoredValue::new(save),
            recovered,
            position: RwSignal::new(None),
            deleted: RwSignal::new(None),
        }
    }

    /// Whether the device's owner won; `None` if that is not defined, or not known yet.
    pub fn won(self) -> Option<bool> {
        if self.save.with_value(|save| save.origin == Origin::Received) {
            return None;
        }
        self.position.with(|position| position.as_ref()?.as_ref().ok()?.summary.won())
    }

    /// Reads the save again: another tab may have played on since the list was drawn, and any action must apply to the
    /// current content.
    fn reload(self, app: AppContext) {
        let content = app.store.with_value(|store| self.slot.with_value(|slot| save::find(store, slot)));
        if let Ok(Some(SlotContent::Save { save, .. })) = content
            && self.save.with_value(|current| *current != *save)
        {
            self.save.set_value(*save);
            self.position.set(None);
            open_from(vec![self], 0);
        }
    }

    /// Saves the game, with its review, to a file.
    pub fn export(self, app: AppContext) {
        self.reload(app);
        self.slot.with_value(|slot| self.save.with_value(|save| share::export_game(app, slot, &save.record)));
    }

    /// Deletes the game; it can be restored while the page is open.
    pub fn delete(self, app: AppContext) {
        let result = app.store.with_value(|store| self.slot.with_value(|slot| save::take(store, slot)));
        match result {
            Ok(forgotten) => self.deleted.set(Some(forgotten)),
            Err(error) => app.notify(error.to_string()),
        }
    }

    pub fn restore(self, app: AppContext) {
        let Some(forgotten) = self.deleted.get_untracked() else { return };
        let result = app.store.with_value(|store| self.slot.with_value(|slot| save::put_back(store, slot, &forgotten)));
        match result {
            Ok(()) => {
                self.deleted.set(None);
                self.reload(app);
            }
            Err(error) => app.notify(error.to_string()),
        }
    }
}

/// Replays the entries from index `next` on, one per frame.
pub fn open_from(entries: Vec<Entry>, next: usize) {
    let step = move || {
        let Some(entry) = entries.get(next) else { return };
        let position = entry.save.try_with_value(|save| {
            let table = Table::resume(save).map_err(|error| error.to_string())?;
            let day = daily::day_of(save.played).map_or(0, Date::number);
            let played = Played::from_table(&table, save.origin, save.played, day);
            // A game received after its end was not won by this device's owner.
            let is_from_elsewhere = save.origin == Origin::Received && save.over;
            let reader = if is_from_elsewhere { Viewer::Public } else { table.viewer() };
            Ok(Position { summary: Summary::from_table(&table, reader), thumbnail: boards::thumbnail(&table), played })
        });
        // The page may have been closed in the meantime.
        let Some(position) = position else { return };
        entry.position.set(Some(position));
        open_from(entries, next + 1);
    };
    set_timeout(step, Duration::ZERO);
}
