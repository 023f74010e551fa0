//! Computers at the table: when they are asked, and when their moves are shown.
//!
//! Follows the table: whenever a computer is to act, it is asked through [`search_pool`], and its
//! answer is carried out once the move before has been seen. An answer to an earlier position is
//! dropped; one that cannot be carried out is told and asked for again. Hints are the same question asked for a person.

use std::time::Duration;

use leptos::prelude::*;

use crate::ai::pool::MOST_RETRIES;
use crate::table::{ComputerMove, DynTable};
use crate::ui::shell::search_pool::{self, Answer, SEARCH_LIMIT};
use crate::ui::shell::{Shell, Version};
use crate::ui::text;

/// The first move after a person's own may come sooner than the ones that follow, in milliseconds.
const SOON: f64 = 260.0;
/// After how many milliseconds at least whoever may let a thing pass has answered, whether there was anything to think
/// about or not: sooner or later would tell who could have reacted.
const REACTION: f64 = 450.0;

/// Lets computers play for as long as the table is on the page.
pub fn drive(shell: Shell) {
    // Where another tab has the table, the computers play there.
    if shell.locked_elsewhere {
        return;
    }
    Effect::new(move || {
        search_pool::stop();
        // At a game that is only looked at nobody moves until somebody plays on.
        let now = shell.is_now() && !shell.spectating.get();
        if let Some(pass) = shell.read(|table| table.standing_pass()).filter(|_| now) {
            let move_at = MoveAt { shell, version: shell.version_now(), time: clock() + REACTION.max(pace(shell)) };
            return move_at.carry_out(pass, move |why| shell.app.tell(why));
        }
        let computer = shell.read(|table| {
            let seat = table.to_act()?;
            let player = &table.seating().players[seat.index()];
            (!player.is_person()).then(|| player.kind.clone())
        });
        if let Some(kind) = computer.filter(|_| now) {
            choose(shell, kind, 0);
        }
    });
    on_cleanup(search_pool::stop);
}

fn clock() -> f64 {
    js_sys::Date::now()
}

/// How long a move is to be seen before the next, in milliseconds.
fn pace(shell: Shell) -> f64 {
    shell.app.settings.pace.get_untracked().pause().into()
}

/// A move that is to be seen at a time of the clock, unless the table has changed by then.
#[derive(Clone, Copy)]
struct MoveAt {
    shell: Shell,
    version: Version,
    time: f64,
}

impl MoveAt {
    /// Carries out the action with this index in the legal list; `refused` is told in a sentence if that cannot be
    /// done.
    fn carry_out(self, index: usize, refused: impl FnOnce(String) + 'static) {
        let shell = self.shell;
        let carry_out = move || {
            if !shell.is_at(self.version) || shell.past_ply.get_untracked().is_some() {
                return;
            }
            if let Err(error) = shell.try_change(|table| table.act_index(index)) {
                refused(text::computer_refused(error));
            }
        };
        set_timeout(carry_out, Duration::from_millis((self.time - clock()).max(0.0) as u64));
    }
}

/// Has a computer of this kind choose for the seat to act; `tries` is how often its answer was refused before.
fn choose(shell: Shell, kind: String, tries: u32) {
    let (pause, limit) = match shell.read_untracked(|table| table.pass().is_some()) {
        true => {
            let shown = REACTION.max(pace(shell));
            (shown, shown as u32)
        }
        false
            if shell
                .read_untracked(|table| table.actors().last().is_none_or(|seat| table.seating().is_person(*seat))) =>
        {
            (pace(shell).min(SOON), SEARCH_LIMIT)
        }
        false => (pace(shell), SEARCH_LIMIT),
    };
    let version = shell.version_now();
    let move_at = MoveAt { shell, version, time: clock() + pause };
    let act = {
        let kind = kind.clone();
        move |index: usize| {
            let kind = kind.clone();
            move_at.carry_out(index, move |why| {
                shell.app.tell(why);
                if tries < MOST_RETRIES {
                    choose(shell, kind, tries + 1);
                }
            });
        }
    };
    match shell.read_untracked(|table| table.computer_move(&kind, version.table)) {
        None => {}
        Some(ComputerMove::Immediate(index)) => act(index),
        Some(ComputerMove::Search(question)) => search_pool::ask(question, limit, move |answer| match answer {
            Answer::Choice(index) => act(index),
            Answer::Failed { why, again } => shell.app.tell(text::search_failed(&why, again)),
        }),
        Some(ComputerMove::UnknownPlayer) => shell.app.tell(text::unknown_player(&kind)),
    }
}

/// Asks what a player of this level would do for the person to act, and tells it.
pub fn hint(shell: Shell, kind: &'static str) {
    let presser = shell.read_untracked(|table| table.presser());
    if presser.is_none() || !shell.is_now() {
        return shell.app.tell(text::NO_HINT.to_owned());
    }
    shell.app.tell(text::THINKING_OF_A_HINT.to_owned());
    let table = shell.read_untracked(|table| table.fork());
    HintSearch { shell, kind, version: shell.version_now(), table, verbs: Vec::new(), first: None }.ask();
}

/// A hint being thought of.
struct HintSearch {
    shell: Shell,
    kind: &'static str,
    version: Version,
    /// A table apart, on which the actions are tried: a trade takes several to say.
    table: Box<dyn DynTable>,
    /// The names of the actions so far, in order.
    verbs: Vec<String>,
    /// The index of the first of them.
    first: Option<usize>,
}

impl HintSearch {
    fn ask(self) {
        let shell = self.shell;
        match self.table.computer_move(self.kind, self.version.table) {
            None | Some(ComputerMove::UnknownPlayer) => {}
            Some(ComputerMove::Immediate(index)) => self.advise(index),
            Some(ComputerMove::Search(question)) => {
                let mut search = Some(self);
                search_pool::ask(question, SEARCH_LIMIT, move |answer| match answer {
                    Answer::Choice(index) => search.take().into_iter().for_each(|search| search.advise(index)),
                    Answer::Failed { why, again } => shell.app.tell(text::search_failed(&why, again)),
                });
            }
        }
    }

    fn advise(mut self, index: usize) {
        if !self.shell.is_at(self.version) {
            return;
        }
        self.verbs.extend(self.table.verb(index));
        self.first.get_or_insert(index);
        match self.table.act_index(index) {
            Err(error) => return self.shell.app.tell(text::computer_refused(error)),
            Ok(()) if self.table.mid_sequence() => return self.ask(),
            Ok(()) => {}
        }
        self.shell.app.tell(text::hint(&self.verbs.join(", ")));
        // The pieces of what comes first are marked.
        let first = self.first;
        self.shell.hint.set(first.map(|index| (self.shell.read_untracked(|table| table.plies()), index)));
    }
}
