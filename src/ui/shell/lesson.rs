//! A lesson at the table: follows the actions, marks what is asked for, plays the rivals, stores the progress. Called
//! by the frame; the page of lessons opens the table and moves from part to part. Independent of the game.

use std::rc::Rc;

use leptos::prelude::*;

use crate::storage::BrowserStore;
use crate::table::lesson::{self, LessonSave, OtherVersion};
use crate::table::save::{Store, StoreError};
use crate::table::voice::Kind;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::effect;
use crate::ui::text;
use crate::words::lesson::Lesson;

use super::Shell;
use super::guide::LessonContext;

pub fn key(game: &str, lesson: &Lesson) -> String {
    format!("tea-table.lesson.{game}.{}", lesson.key)
}

/// Returns the storage key that marks a completed lesson.
fn done_key(game: &str, key: &str) -> String {
    format!("tea-table.learned.{game}.{key}")
}

/// Whether the lesson with this key was completed on this device.
pub fn is_learned(app: AppContext, game: &str, key: &str) -> bool {
    app.store.with_value(|store| store.read(&done_key(game, key)).is_ok_and(|value| value.is_some()))
}

/// Returns the saved progress of an interrupted lesson; `None` if there is none.
///
/// # Errors
/// If it was saved by another version of the lesson and cannot be continued.
pub fn saved_progress(app: AppContext, game: &str, lesson: &Lesson) -> Result<Option<LessonSave>, OtherVersion> {
    let stored = app.store.with_value(|store| store.read(&key(game, lesson))).ok().flatten();
    stored.map(|text| LessonSave::read(&text, lesson)).transpose()
}

/// Deletes the progress of a lesson.
pub fn forget(app: AppContext, game: &str, lesson: &Lesson) {
    // Progress that cannot be deleted is continued next time.
    let _ = app.store.with_value(|store| store.remove(&key(game, lesson)));
}

/// Follows the lesson played at a table, if there is one.
pub fn follow(shell: Shell) {
    let Some(context) = shell.guide.lesson else { return };
    effect(move || {
        let part = context.part();
        // The lesson comments on the end of the game only after the finale.
        shell.finale_pending.track();
        shell.skips.track();
        shell.read(|table| shell.guide.progress.update_value(|progress| progress.follow(part, table)));
        store_progress(shell, context);
        // What the learner did is seen to its end before the next step.
        let go_on = move || {
            // The table may have been closed in the meantime.
            if shell.guide.step.try_get_untracked().is_some() {
                show_step(shell, context);
            }
        };
        shell.run_after_scene(0.0, 0.0, Rc::new(go_on));
    });
}

/// Marks the current step as read, and continues with the next part if that was the last step of this one.
pub fn mark_read(shell: Shell) {
    let Some(context) = shell.guide.lesson else { return };
    let part = context.part();
    shell.read_untracked(|table| shell.guide.progress.update_value(|progress| progress.read(part, table)));
    let is_through = shell.guide.progress.with_value(|progress| progress.is_complete(part));
    match is_through && context.part + 1 < context.lesson.parts.len() {
        true => context.go_to.run(context.part + 1),
        false => {
            show_step(shell, context);
            store_progress(shell, context);
        }
    }
}

/// Shows the step that fits the position, and marks what it asks for.
fn show_step(shell: Shell, context: LessonContext) {
    let part = context.part();
    let (step, next) = shell.read_untracked(|table| {
        shell.guide.progress.with_value(|progress| {
            let step = match progress.is_complete(part) {
                true => Some(part.steps.len()),
                false if shell.finale_pending.get_untracked() && table.outcome().is_some() => None,
                false => progress.step(part, table),
            };
            (step, progress.requested_action(part, table).map(|index| (table.plies(), index)))
        })
    });
    shell.hint.set(next);
    if shell.guide.step.get_untracked() != step {
        shell.guide.step.set(step);
    }
}

/// Stores the progress of the lesson, and whether it was completed.
fn store_progress(shell: Shell, context: LessonContext) {
    let game = shell.read_untracked(|table| table.info().id);
    let progress = shell.guide.progress.get_value();
    let part = context.part();
    let is_completed = progress.is_complete(part) && context.part + 1 == context.lesson.parts.len();
    let result = match is_completed {
        true => shell.app.store.with_value(|store: &BrowserStore| {
            store.write(&done_key(game, context.lesson.key), "1")?;
            store.remove(&key(game, context.lesson))
        }),
        false => {
            let shape = (part.steps.len(), part.table.to_owned());
            let record = shell.read_untracked(|table| table.record());
            let save = LessonSave { part: context.part, of: shape, progress, record };
            match serde_json::to_string(&save) {
                Ok(text) => shell.app.store.with_value(|store| store.write(&key(game, context.lesson), &text)),
                Err(_) => Err(StoreError::Forbidden),
            }
        }
    };
    if let Err(error) = result {
        shell.say(Kind::Notice, text::not_kept(error));
    }
}

/// Returns the action of the rival to act in a lesson, as an index into the legal list.
pub fn rival_move(shell: Shell) -> Option<usize> {
    let part = shell.guide.lesson?.part();
    Some(shell.read_untracked(|table| lesson::rival_move(part, table)))
}
