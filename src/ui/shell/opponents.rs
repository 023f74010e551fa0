//! Computers at the table: when they think, and when their moves are shown.
//!
//! Follows the table: whenever a computer is to act, it is asked through the thinkers, and its
//! answer is carried out once the move before has been seen. An answer to an earlier position is
//! dropped. Hints are the same question asked for a person.

use std::time::Duration;

use leptos::prelude::*;

use crate::table::DynTable;
use crate::ui::shell::Shell;
use crate::ui::shell::search_pool;
use crate::ui::text;

/// The first move after a person's own may come sooner than the ones that follow.
const SOON: f64 = 260.0;
/// After how many milliseconds at least whoever may let a thing pass has answered, whether there was anything to think
/// about or not: sooner or later would tell who could have reacted.
const REACTION: f64 = 450.0;

/// No thought takes longer, in milliseconds; only slow devices come to it.
const PATIENCE: u64 = 2_800;
/// How long it waits once more where by then nothing at all was found, because the thinkers are still being loaded.
const MORE_PATIENCE: u64 = 300;
/// After how long a silence other thinkers are tried: no network that is worth waiting for brings these later.
const SILENCE: u64 = 20_000;

/// Ends the thought about a question when its time is over.
fn limit(ticket: search_pool::Ticket, patience: u64) {
    end_after(ticket, patience, patience);
}

/// The same, where by then there will have been `open` milliseconds of silence.
fn end_after(ticket: search_pool::Ticket, patience: u64, open: u64) {
    let over = move || {
        if search_pool::settle(ticket) {
            return;
        }
        let silent = open > SILENCE;
        if silent {
            search_pool::give_up_waiting(ticket);
        }
        end_after(ticket, MORE_PATIENCE, if silent { 0 } else { open + MORE_PATIENCE });
    };
    set_timeout(over, Duration::from_millis(patience));
}

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
        if let Some(pass) = shell.read(|table| table.passes()).filter(|_| now) {
            return act_at(shell, shell.tick(), pass, js_sys::Date::now() + REACTION.max(pace(shell)));
        }
        let computer = shell.read(|table| {
            let seat = table.to_act()?;
            let player = &table.seating().players[seat.index()];
            (!player.is_person()).then(|| player.kind.clone())
        });
        if let Some(kind) = computer.filter(|_| now) {
            think(shell, &kind);
        }
    });
    on_cleanup(search_pool::stop);
}

/// How long a move is to be seen before the next, in milliseconds.
fn pace(shell: Shell) -> f64 {
    shell.app.settings.pace.get_untracked().pause().into()
}

/// Carries out the action with this index at a time of the clock, unless the table has changed since `tick`.
fn act_at(shell: Shell, tick: u32, index: usize, shown_at: f64) {
    let wait = (shown_at - js_sys::Date::now()).max(0.0);
    set_timeout(
        move || {
            if shell.tick() == tick && shell.past_ply.get_untracked().is_none() {
                shell.change(|table| {
                    let notation = table.notation(index).or_else(|| table.notation(0));
                    notation.map(|notation| table.act(&notation))
                });
            }
        },
        Duration::from_millis(wait as u64),
    );
}

fn think(shell: Shell, kind: &str) {
    let tick = shell.tick();
    let (pause, patience) = match shell.read_untracked(|table| table.pass().is_some()) {
        true => {
            let shown = REACTION.max(pace(shell));
            (shown, shown as u64)
        }
        false
            if shell
                .read_untracked(|table| table.actors().last().is_none_or(|seat| table.seating().is_person(*seat))) =>
        {
            (pace(shell).min(SOON), PATIENCE)
        }
        false => (pace(shell), PATIENCE),
    };
    let shown_at = js_sys::Date::now() + pause;
    let act = move |index: usize| act_at(shell, tick, index, shown_at);
    if shell.read_untracked(|table| table.forced().is_some()) {
        return act(0);
    }
    match shell.read_untracked(|table| table.question(kind, tick)) {
        Some(question) => {
            limit(search_pool::ask(&question, move |found| act(found.best().unwrap_or(0))), patience);
        }
        // The random player, and kinds of players that this build does not know.
        None => act(shell.read_untracked(|table| table.random_choice()).unwrap_or(0)),
    }
}

/// Asks what a player of this level would do for the person to act, and tells it.
pub fn hint(shell: Shell, kind: &'static str) {
    let person = shell.read_untracked(|table| table.to_act().is_some_and(|seat| table.seating().is_person(seat)));
    if !person || !shell.is_now() || shell.read_untracked(|table| table.curtain().is_some() || table.passes().is_some())
    {
        return shell.app.tell(text::NO_HINT.to_owned());
    }
    shell.app.tell(text::THINKING_OF_A_HINT.to_owned());
    let advice = Advice {
        shell,
        kind,
        tick: shell.tick(),
        table: shell.read_untracked(|table| table.fork()),
        command: Vec::new(),
    };
    advice.ask();
}

/// A hint being thought of.
struct Advice {
    shell: Shell,
    kind: &'static str,
    tick: u32,
    /// A table apart, on which the deed is tried: a trade takes several actions to say.
    table: Box<dyn DynTable>,
    /// What to do, in order: the verbs with their notations.
    command: Vec<(String, String)>,
}

impl Advice {
    fn ask(self) {
        let Some(question) = self.table.question(self.kind, self.tick) else { return };
        limit(search_pool::ask(&question, move |found| self.hear(found.best().unwrap_or(0))), PATIENCE);
    }

    fn hear(mut self, best: usize) {
        if self.shell.tick() != self.tick {
            return;
        }
        let Some(notation) = self.table.notation(best) else { return };
        self.command.push((self.table.verb(&notation).unwrap_or_default(), notation.clone()));
        if self.table.act(&notation).is_ok() && self.table.mid_sequence() {
            return self.ask();
        }
        let (verbs, mut notations): (Vec<String>, Vec<String>) = self.command.into_iter().unzip();
        self.shell.app.tell(text::hint(&verbs.join(", ")));
        // The pieces of what comes first are marked.
        self.shell.hint.set(Some((self.shell.read_untracked(|table| table.plies()), notations.swap_remove(0))));
    }
}
