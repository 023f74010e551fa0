//! A save as the page of saved games lists it, and what can be done with it there.
//!
//! Called by the page of saved games. A save is opened once, which is to play it again; its row, its picture and the
//! statistics are drawn from that. Draws nothing and knows no game.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::table::daily::Date;
use crate::table::save::{self, Forgotten, Origin, Save, Slot, SlotContent};
use crate::table::statistics::Played;
use crate::table::{Summary, Table};
use crate::ui::boards::{self, Thumbnail};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::shell::daily;

/// A save on the list.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Where it is kept.
    pub slot: StoredValue<Slot>,
    /// As it was read last.
    pub save: StoredValue<Save>,
    /// Whether the newest revision could not be read, so that this is the one before.
    pub recovered: bool,
    /// What its row shows once it has been re-executed, or why it cannot be.
    pub position: RwSignal<Option<Result<Position, String>>>,
    /// What lay under its slot when it was deleted.
    pub deleted: RwSignal<Option<Forgotten>>,
}

/// Where a saved game stands. The game itself is let go of: a list may be long.
#[derive(Clone)]
pub struct Position {
    /// What is said of it.
    pub summary: Summary,
    /// Its small picture.
    pub thumbnail: Thumbnail,
    /// What counts of it for the statistics.
    pub played: Option<Played>,
}

impl Entry {
    /// A save that was read and is not opened yet; see [`open_from`].
    pub fn new(slot: Slot, save: Save, recovered: bool) -> Entry {
        Entry {
            slot: StoredValue::new(slot),
            save: StoredValue::new(save),
            recovered,
            position: RwSignal::new(None),
            deleted: RwSignal::new(None),
        }
    }

    /// Whether the owner of the device won; `None` when that cannot be said, or not yet.
    pub fn won(self) -> Option<bool> {
        if self.save.with_value(|save| save.origin == Origin::Received) {
            return None;
        }
        self.position.with(|position| position.as_ref()?.as_ref().ok()?.summary.won())
    }

    /// Reads the save again: another tab may have played on since the list was drawn, and whatever is done is done to
    /// what lies there now.
    fn reload(self, app: AppContext) {
        let content = app.store.with_value(|store| self.slot.with_value(|slot| save::find(store, slot)));
        if let Ok(Some(SlotContent::Save { save, .. })) = content
            && self.save.with_value(|known| *known != *save)
        {
            self.save.set_value(*save);
            self.position.set(None);
            open_from(vec![self], 0);
        }
    }

    /// Saves the game as a file, with its review.
    pub fn export(self, app: AppContext) {
        self.reload(app);
        self.slot.with_value(|slot| self.save.with_value(|save| share::export_game(app, slot, &save.record)));
    }

    /// Deletes the game; it can be put back while the page is open.
    pub fn delete(self, app: AppContext) {
        let taken = app.store.with_value(|store| self.slot.with_value(|slot| save::take(store, slot)));
        match taken {
            Ok(forgotten) => self.deleted.set(Some(forgotten)),
            Err(trouble) => app.notify(trouble.to_string()),
        }
    }

    /// Puts a deleted game back.
    pub fn put_back(self, app: AppContext) {
        let Some(forgotten) = self.deleted.get_untracked() else { return };
        let put = app.store.with_value(|store| self.slot.with_value(|slot| save::put_back(store, slot, &forgotten)));
        match put {
            Ok(()) => {
                self.deleted.set(None);
                self.reload(app);
            }
            Err(trouble) => app.notify(trouble.to_string()),
        }
    }
}

/// Re-executes the entries from number `next` on, one a frame.
pub fn open_from(entries: Vec<Entry>, next: usize) {
    let step = move || {
        let Some(entry) = entries.get(next) else { return };
        let position = entry.save.try_with_value(|save| {
            let table = Table::open(&save.record).map_err(|broken| broken.to_string())?;
            let day = daily::day_of(save.played).map_or(0, Date::number);
            let played = Played::of(&table, save.origin, save.played, day);
            // Whoever won a game that came from elsewhere is not the reader.
            let is_from_elsewhere = save.origin == Origin::Received && save.over;
            let reader = if is_from_elsewhere { Viewer::Public } else { table.viewer() };
            Ok(Position { summary: Summary::of(&table, reader), thumbnail: boards::thumbnail(&table), played })
        });
        // The page may have been left meanwhile.
        let Some(position) = position else { return };
        entry.position.set(Some(position));
        open_from(entries, next + 1);
    };
    set_timeout(step, Duration::ZERO);
}
