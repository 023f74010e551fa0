//! The coach of a player's first full games: shows one note at a time and remembers which were seen. Called by the
//! frame. Independent of the game.

use leptos::prelude::*;

use crate::table::coach::{CoachState, GAMES, is_calm};
use crate::table::save::Store;
use crate::table::voice::Voice;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Memo, effect};

use super::Shell;
use super::lesson::is_learned;

fn key(game: &str) -> String {
    format!("tea-table.coach.{game}")
}

fn load_memory(app: AppContext, game: &str) -> CoachState {
    let stored = app.store.with_value(|store| store.read(&key(game)).ok().flatten());
    // If this cannot be read, the notes are shown again: nothing else is lost.
    stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn store_memory(shell: Shell) {
    let game = shell.read_untracked(|table| table.info().id);
    let text = shell.guide.coached.with_value(|coached| coached.as_ref().map(serde_json::to_string));
    if let Some(Ok(text)) = text {
        // If this cannot be stored, the note is shown again later.
        let _ = shell.app.store.with_value(|store| store.write(&key(game), &text));
    }
}

/// Returns the sections that the completed lessons of the title have taught.
fn taught(shell: Shell) -> Vec<String> {
    let (game, teaching) = shell.read_untracked(|table| (table.info().id, table.teaching()));
    let learned = teaching.lessons.iter().filter(|lesson| is_learned(shell.app, game, lesson.key));
    let steps = learned.flat_map(|lesson| lesson.parts).flat_map(|part| part.steps);
    steps.map(|step| step.rule.to_owned()).collect()
}

/// Lets the coach follow a table at which people play one of their first games. Several people share the notes: each
/// is shown once, to the person who holds the device at the time.
pub fn follow(shell: Shell) {
    let game = shell.read_untracked(|table| table.info().id);
    let lacks_people = shell.read_untracked(|table| table.seating.people().is_empty());
    if shell.guide.lesson.is_some() || lacks_people || shell.locked_elsewhere {
        return;
    }
    let mut coached = load_memory(shell.app, game);
    if coached.finished >= GAMES {
        return;
    }
    coached.seen.extend(taught(shell));
    let first_ply = shell.read_untracked(|table| table.plies());
    let was_over = shell.read_untracked(|table| table.outcome().is_some());
    let is_on = move || shell.app.settings.coach.get();
    let (coached, memory) = (StoredValue::new(coached), shell.guide.coached);
    effect(move || match is_on() {
        true => memory.set_value(Some(coached.get_value())),
        false => {
            memory.set_value(None);
            shell.guide.note.set(None);
        }
    });
    let (read_to, has_ended) = (StoredValue::new(first_ply), StoredValue::new(was_over));
    let refused_by = Memo::new(move |_| shell.voice.with(Voice::refused_by));
    effect(move || {
        let refused = refused_by.get();
        shell.track();
        // While the device is being passed on, no note is chosen: the next holder is to read it.
        let is_uncovered = shell.read(|table| table.curtain().is_none());
        // While others play, the space is reserved for their moves.
        let (is_asked, is_over) = shell.read(|table| (table.presser().is_some(), table.outcome().is_some()));
        let can_speak = shell.is_now() && is_uncovered && (is_asked || is_over) && !shell.spectating.get() && is_on();
        if !can_speak {
            return;
        }
        if is_over {
            shell.guide.note.set(None);
            if !has_ended.get_value() {
                has_ended.set_value(true);
                memory.update_value(|coached| coached.iter_mut().for_each(|coached| coached.finished += 1));
                store_memory(shell);
            }
            return;
        }
        let from = read_to.get_value().min(shell.read_untracked(|table| table.plies()));
        // One note at a time: the next one is chosen once this one is read. After a note that was ignored, the prompt
        // keeps its place for a while, except for notes about refusals.
        let calm = || shell.read_untracked(|table| is_calm(table, shell.guide.ignored_at.get_value()));
        if shell.guide.note.get().is_some() || refused.is_none() && calm() {
            return;
        }
        let note = memory.with_value(|coached| {
            let coached = coached.as_ref()?;
            shell.read_untracked(|table| {
                let note = coached.note(table, from, refused)?;
                table.teaching().notes.iter().position(|candidate| core::ptr::eq(candidate, note))
            })
        });
        match note {
            Some(note) => shell.guide.note.set(Some(note)),
            None => read_to.set_value(shell.read_untracked(|table| table.plies())),
        }
    });
}

/// Closes the note for good, after it was read or because the learner played on while it was shown. The next note waits
/// for a few actions.
pub fn close_note(shell: Shell) {
    let Some(note) = shell.guide.note.get_untracked() else { return };
    let rule = shell.read_untracked(|table| table.teaching().notes.get(note).map(|note| note.rule));
    shell.guide.coached.update_value(|coached| {
        if let (Some(coached), Some(rule)) = (coached, rule) {
            coached.seen.push(rule.to_owned());
        }
    });
    store_memory(shell);
    shell.guide.ignored_at.set_value(Some(shell.read_untracked(|table| table.plies())));
    shell.guide.note.set(None);
}
