//! The tutor at a table: has an action looked at before it is done, and asks once a turn whether it is meant.
//!
//! Called by the board when an action is to be done. When the tutor may speak, and when it does, is decided in
//! [`crate::table::tutor`]; the panel of the guide shows its question. Knows no game.

use leptos::prelude::*;

use crate::table::daily::Attempt;
use crate::table::tutor::{PATIENCE, is_warning, looks, may_warn};

use super::guide::Held;
use super::{Shell, daily, workers};

/// Whether the tutor watches this table: not in lessons, nor in the attempt at the deal of a day that counts, where all
/// are to have the same help.
fn watches(shell: Shell) -> bool {
    let counts = || {
        let attempt = daily::ledger(shell.app).attempt(&shell.slot().0);
        matches!(attempt, Some((_, Attempt::Counts)))
    };
    shell.app.settings.tutor.get_untracked()
        && shell.guide.lesson.is_none()
        && !shell.spectating.get_untracked()
        && shell.read_untracked(may_warn)
        && !counts()
}

/// Does `act`, unless the tutor asks first whether these actions are meant. It is done at once where no tutor watches,
/// and soon in any case.
pub fn consult(shell: Shell, doing: &[String], act: Held) {
    if !watches(shell) {
        return act();
    }
    let guide = shell.guide;
    // Of two quick presses one is enough.
    if guide.held.with_value(Option::is_some) {
        return;
    }
    let version = shell.version_now();
    let jobs = shell.read_untracked(|table| looks(table, doing, version.table));
    if jobs.is_empty() {
        return act();
    }
    guide.held.set_value(Some(act));
    workers::look(jobs, PATIENCE, move |found| {
        // What was changed meanwhile has let go of it already.
        if !shell.is_at(version) {
            return;
        }
        if shell.past_ply.get_untracked().is_some() {
            return guide.fall_silent();
        }
        match found.filter(|look| is_warning(*look)) {
            Some(_) => {
                shell.note_warning();
                guide.tutor_asks.set(true);
            }
            None => play(shell),
        }
    });
}

/// Does what was held back.
pub fn play(shell: Shell) {
    let held = shell.guide.held.try_update_value(Option::take).flatten();
    shell.guide.tutor_asks.set(false);
    if let Some(act) = held {
        act();
    }
}

/// Leaves everything as it is pressed, to be looked at again.
pub fn look_again(shell: Shell) {
    shell.guide.fall_silent();
}
