//! The tutor at a table: has an action checked before it is carried out, and asks at most once a turn whether it is
//! intended. Called by the board before an action. When the tutor may speak, and when it does, is decided in
//! [`crate::table::tutor`]; the guide's panel shows its question. Independent of the game.

use leptos::prelude::*;

use crate::table::daily::Attempt;
use crate::table::tutor::{PATIENCE, deserves_warning, evaluation_jobs, may_warn};
use crate::table::voice::Kind;

use super::{Shell, coach, daily, practice, workers};

/// Whether the tutor watches this table: not in lessons, and not in the attempt at a daily deal that counts, where all
/// players get the same help.
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

/// Carries out consecutive actions of the person to act, each given as an index into the legal list at its point in
/// the sequence, unless a lesson, the coach or the tutor objects first. The objection described by `forgoes` is raised
/// only once; what a hint advised meets none. At a table of practice nothing is carried out: the actions are the
/// answer, and are judged.
pub fn try_actions(shell: Shell, actions: Vec<usize>, forgoes: Option<String>) {
    if let Some(practice) = shell.guide.practice {
        return practice::answer(shell, practice, actions);
    }
    if shell.is_read_only() {
        return;
    }
    if is_advised(shell, &actions) {
        carry_out(shell, &actions);
    } else if shell.admits(&actions, forgoes) {
        consult(shell, actions);
    }
}

/// Whether the hint on the table names this action.
fn is_advised(shell: Shell, actions: &[usize]) -> bool {
    let advised = shell.hint.get_untracked().map(|(_, index)| index);
    shell.guide.lesson.is_none() && advised.is_some_and(|advised| actions == [advised])
}

/// Carries out these actions unless the tutor first asks for confirmation. If the tutor is off they are carried out at
/// once, otherwise after at most [`PATIENCE`].
fn consult(shell: Shell, actions: Vec<usize>) {
    if !watches(shell) {
        return carry_out(shell, &actions);
    }
    let guide = shell.guide;
    // The second of two quick presses is ignored. Actions whose check was dropped, for a hint or a look back, are no
    // longer held back.
    if workers::is_evaluating() || guide.tutor_asks.get_untracked() {
        return;
    }
    let version = shell.version_now();
    let jobs = shell.read_untracked(|table| evaluation_jobs(table, &actions, version.table));
    if jobs.is_empty() {
        return carry_out(shell, &actions);
    }
    guide.held_actions.set_value(Some(actions));
    workers::evaluate(jobs, PATIENCE, move |evaluation| {
        // A change in the meantime has already dropped the action.
        if !shell.is_at(version) {
            return;
        }
        if shell.past_ply.get_untracked().is_some() {
            return guide.clear_objection();
        }
        match evaluation.filter(|warning| deserves_warning(*warning)) {
            Some(_) => {
                shell.note_warning();
                guide.tutor_asks.set(true);
            }
            None => play_held(shell),
        }
    });
}

/// Carries out the action that was held back.
pub fn play_held(shell: Shell) {
    let held_actions = shell.guide.held_actions.try_update_value(Option::take).flatten();
    shell.guide.tutor_asks.set(false);
    if let Some(actions) = held_actions {
        carry_out(shell, &actions);
    }
}

fn carry_out(shell: Shell, actions: &[usize]) {
    // The coach's note disappears with the next action.
    coach::close_note(shell);
    let round = shell.read_untracked(|table| table.moment().round);
    shell.voice.update(|voice| voice.chose(round));
    if let Err(refused) = shell.try_change(|table| table.act_all(actions)) {
        shell.say(Kind::Notice, refused.to_string());
    }
}

/// Drops the action that was held back, and keeps all presses so that the player can choose again.
pub fn look_again(shell: Shell) {
    shell.guide.clear_objection();
}
