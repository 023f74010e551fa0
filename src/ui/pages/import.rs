//! Imports files on the page of saved games: new games are stored, and the rest is reported.
//!
//! Called by the page of saved games. The contents of a file and its limits are handled by `table::bundle`.

use leptos::html;
use leptos::prelude::*;

use crate::device;
use crate::table::Table;
use crate::table::bundle::{self, ImportError, Imported, MAX_BYTES, ShelfIndex};
use crate::table::daily::Ledger;
use crate::table::link_text;
use crate::table::matches::book;
use crate::table::practice;
use crate::table::review;
use crate::table::save::{Origin, Save, Slot, StoreError};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, launch};
use crate::ui::route::Route;
use crate::ui::shell::new_game;
use crate::ui::text::{self, saved as words};

/// Timeout for reading a file, in milliseconds: one stored in a cloud has to be downloaded first.
const TIMEOUT_MS: u32 = 30_000;

#[derive(Default)]
struct Outcome {
    new: usize,
    known: usize,
    unreadable: usize,
    refused: Vec<String>,
    /// A sentence about the games or, if these were stored, the reviews for which the storage had no room.
    not_stored: Option<String>,
    /// Whether daily results, matches or moments to practise were imported as well.
    has_extras: bool,
}

/// The file picker; each game in a file is replayed before it is stored.
#[component]
pub fn FilePicker(
    app: AppContext,
    /// Called when all files have been opened.
    on_done: Callback<()>,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let opened = move |_| {
        let Some(input) = field.get_untracked() else { return };
        let Some(files) = input.files() else { return };
        let files = (0..files.length()).filter_map(|index| files.get(index)).collect();
        leptos::task::spawn_local(async move {
            open_files(app, files, on_done).await;
            input.set_value("");
        });
    };
    launch::take_files(move |files| leptos::task::spawn_local(open_files(app, files, on_done)));
    view! {
        <input
            node_ref=field
            class="unseen"
            type="file"
            multiple
            accept=".json,.txt,application/json"
            tabindex="-1"
            aria-hidden="true"
            on:change=opened
        />
        <Button
            icon="ui-plus"
            on_click=move || {
                if let Some(field) = field.get_untracked() {
                    field.click();
                }
            }
            attr:data-import=""
        >
            {words::IMPORT}
        </Button>
    }
}

/// Imports files and shows the result.
async fn open_files(app: AppContext, files: Vec<web_sys::File>, on_done: Callback<()>) {
    let mut outcome = Outcome::default();
    let index = app.store.with_value(ShelfIndex::read);
    if let Err(error) = &index {
        outcome.refused.push(error.to_string());
    }
    if let Ok(mut index) = index {
        for file in &files {
            open_file(app, file, &mut index, &mut outcome).await;
        }
    }
    // The page may have been closed while the games were read.
    let _ = on_done.try_run(());
    let (counts, not_stored) = ((outcome.new, outcome.known, outcome.unreadable), outcome.not_stored);
    let sentence = words::import_result(counts, not_stored, &outcome.refused);
    app.notify(if outcome.has_extras { format!("{sentence} {}", words::DAYS_AND_MATCHES_ADDED) } else { sentence });
}

/// Imports a file and adds the result to `outcome`. A shared table or match in the file is opened instead.
async fn open_file(app: AppContext, file: &web_sys::File, index: &mut ShelfIndex, outcome: &mut Outcome) {
    let refused = |reason: String| words::file_refused(&file.name(), &reason);
    // A file too large to be one of ours is not even read.
    let imported = match file.size() <= MAX_BYTES as f64 {
        true => match device::call_async(file, "text", &[], TIMEOUT_MS).await {
            Ok(text) => {
                let text = text.as_string().unwrap_or_default();
                // The file of a shared table holds its link.
                if let Some(place @ Route::Packet(_)) = link_text::find(&text) {
                    return app.go(place);
                }
                bundle::import(&text)
            }
            Err(_) => return outcome.refused.push(refused(words::FILE_UNREADABLE.into())),
        },
        false => Err(ImportError::TooLarge),
    };
    let mut imported = match imported {
        Ok(Imported { shared: Some(sealed), .. }) => return app.go(Route::SharedMatch(sealed)),
        Ok(imported) => imported,
        Err(error) => return outcome.refused.push(refused(error.to_string())),
    };
    let reviews = core::mem::take(&mut imported.reviews);
    let mut slots = Vec::new();
    for (number, save) in core::mem::take(&mut imported.games).into_iter().enumerate() {
        if number % 16 == 15 {
            next_frame().await;
        }
        let review = reviews.iter().find(|(game, _)| *game == number).map(|(_, review)| review.as_str());
        match import_save(app, save, review, index, outcome) {
            Ok(slot) => slots.extend(imported.slots.get(number).cloned().zip(slot)),
            Err(reason) => outcome.refused.push(refused(reason)),
        }
    }
    import_extras(app, &imported, &slots, outcome);
    for text in imported.unreadable {
        match app.store.with_value(|store| index.store_unreadable(store, text)) {
            Ok(true) => outcome.unreadable += 1,
            Ok(false) => outcome.known += 1,
            Err(error) => outcome.refused.push(refused(error.to_string())),
        }
    }
}

/// Imports the daily results, matches and moments to practise of a file. `slots` maps its games' slots in the file to
/// those on this device.
fn import_extras(app: AppContext, imported: &Imported, slots: &[(String, Slot)], outcome: &mut Outcome) {
    let slot = |slot_in_file: &str| {
        slots.iter().find(|(in_file, _)| in_file == slot_in_file).map(|(_, on_device)| on_device.0.clone())
    };
    if let Some(Ok(days)) = imported.days.as_deref().map(Ledger::parse) {
        match app.store.with_value(|store| Ledger::change(store, |ledger| ledger.bring_in(days, slot))) {
            Ok(()) => outcome.has_extras = true,
            Err(error) => outcome.refused.push(error.to_string()),
        }
    }
    for entry in imported.matches.iter().filter_map(|text| book::parse(text)) {
        match app.store.with_value(|store| book::bring_in(store, entry, slot)) {
            Ok(()) => outcome.has_extras = true,
            Err(error) => outcome.refused.push(error.to_string()),
        }
    }
    for text in &imported.practice {
        match app.store.with_value(|store| practice::bring_in(store, text)) {
            Ok(()) => outcome.has_extras = true,
            Err(error) => outcome.refused.push(error.to_string()),
        }
    }
}

/// Lets the browser paint before the next game is replayed.
async fn next_frame() {
    device::sleep(0).await;
}

/// Stores an imported game and its review, and adds the result to `outcome`. Returns its slot on this device: `None` if
/// the storage was full.
fn import_save(
    app: AppContext,
    save: Save,
    review: Option<&str>,
    index: &mut ShelfIndex,
    outcome: &mut Outcome,
) -> Result<Option<Slot>, String> {
    let table = Table::open(&save.record).map_err(|error| error.to_string())?;
    if let Some(slot) = index.slot_of(&save.record) {
        outcome.known += 1;
        return Ok(Some(slot.clone()));
    }
    let played_at = save.played;
    let origin = match save.origin {
        Origin::Dealt if index.has_another_moment_of(&save.record) => Origin::Branch,
        origin => origin,
    };
    let new = new_game::new_save(save.record, table.heading(table.plies()), table.outcome().is_some(), save.open);
    let played_at = if played_at == 0 { new.played } else { played_at };
    let imported = Save { played: played_at, had_person: save.had_person, origin, shared: save.shared, ..new };
    let slot = match new_game::store_game(app, &imported) {
        Err(StoreError::Full) => {
            outcome.not_stored = Some(words::storage_full(StoreError::Full));
            None
        }
        slot => Some(slot.map_err(|error| error.to_string())?),
    };
    if let Some(slot) = &slot {
        let stored = review.map(|review| app.store.with_value(|store| review::store_imported(store, slot, review)));
        if let (Some(Err(error)), None) = (stored, &outcome.not_stored) {
            outcome.not_stored = Some(text::review::not_saved(error));
        }
        index.add(imported.record, slot.clone());
    }
    outcome.new += 1;
    Ok(slot)
}
