//! Computers at the table: when they are asked, and when their moves are shown.
//!
//! Follows the table: whenever a computer is to act, it is asked through [`workers`], and its answer is carried out
//! once the previous move has been shown. An answer to an earlier position is dropped; one that cannot be carried out
//! is reported and requested again.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::ai::pool::MAX_RETRIES;
use crate::device::clock::monotonic_ms;
use crate::table::voice::Kind;
use crate::table::{ComputerMove, beats};
use crate::ui::shell::workers::{self, Answer, SEARCH_LIMIT_MS};
use crate::ui::shell::{Shell, Version};
use crate::ui::text;

use super::lesson;

/// Maximum pause after a person's own action that is not announced, in milliseconds.
const SOON: f64 = 260.0;
/// Minimum time before the answer of a player who may pass, in milliseconds, whether or not there was a choice:
/// otherwise the time of the answer would reveal who could have reacted.
const REACTION: f64 = 450.0;

/// Lets computers play as long as the table is on the page.
pub fn drive(shell: Shell) {
    // If another tab holds the table, the computers play there.
    if shell.locked_elsewhere {
        return;
    }
    let waiting = StoredValue::new_local(None::<Waiting>);
    Effect::new(move || {
        // Once the game is over the workers only run a review, which continues while the player looks back.
        if shell.read(|table| table.outcome().is_none()) {
            workers::stop();
        }
        waiting.set_value(None);
        // In a game that is only watched, computers wait until a person continues it.
        let now = shell.is_now() && !shell.spectating.get();
        if let Some(pass) = shell.read(|table| table.standing_pass()).filter(|_| now) {
            let move_at = ScheduledMove::after(shell, waiting, REACTION.max(pause(shell)), Skip::Never);
            return move_at.carry_out(pass, || {}, move |why| shell.say(Kind::Notice, why));
        }
        let answer = shell.read(|table| {
            let answer = table.only_answer(shell.app.settings.end_turns.get())?;
            // A lesson asks the learner to end a turn in which more could be done: that shows what was learned.
            let asks = shell.guide.lesson.is_some() && table.is_end(answer) && !table.is_forced();
            (now && !asks).then_some(answer)
        });
        if let Some(answer) = answer {
            return answer_for_person(shell, waiting, answer);
        }
        let computer = shell.read(|table| {
            let seat = table.to_act()?;
            let player = &table.seating.players[seat.index()];
            (!player.is_person() && table.plays_computers()).then(|| player.kind.clone())
        });
        if let Some(kind) = computer.filter(|_| now) {
            choose(shell, waiting, kind, 0);
        }
    });
    Effect::new(move |begun: Option<()>| {
        shell.skips.track();
        let next = begun.and_then(|()| waiting.try_update_value(Option::take).flatten());
        if let Some(next) = next {
            untrack(next);
        }
    });
    on_cleanup(workers::stop);
}

/// Carries out the only answer of the person to act, and announces it if it has an effect and is more than the end of
/// a turn.
fn answer_for_person(shell: Shell, waiting: PendingMoveSlot, answer: usize) {
    let (round, answered) = shell.read_untracked(|table| {
        let is_told = !table.is_end(answer) && !table.certain_results(answer).is_empty();
        let answered = is_told.then(|| Some((table.to_act()?, table.verb(answer)?))).flatten();
        (table.moment().round, answered)
    });
    let told = untrack(|| answered.map(|(seat, verb)| shell.speak(|speaker| text::only_answer(speaker, seat, &verb))));
    let done = move || told.iter().for_each(|told| shell.voice.update(|voice| voice.say_answered(told.clone(), round)));
    let move_at = ScheduledMove::after(shell, waiting, pause(shell), Skip::Allowed);
    move_at.carry_out(answer, done, move |why| shell.say(Kind::Notice, why));
}

/// A scheduled move, which can be carried out early.
type Waiting = Box<dyn Fn()>;

type PendingMoveSlot = StoredValue<Option<Waiting>, LocalStorage>;

/// Returns the time for which the last action is shown before the next move, in milliseconds. Depends only on public
/// information, so that the delay reveals nothing about a player's options.
fn pause(shell: Shell) -> f64 {
    let pace = f64::from(shell.app.settings.pace.get_untracked().pause());
    shell.read_untracked(|table| {
        // An intermediate action of a move that takes several is not shown.
        if table.mid_sequence() {
            return 0.0;
        }
        let shown = beats::shown(table, table.plies().saturating_sub(1));
        let by_person = table.actors().last().is_none_or(|seat| table.seating.is_person(*seat));
        match shown.iter().map(|one| one.percent).sum::<u32>() {
            // An action without an announcement needs no reading time.
            0 => pace.min(if by_person { SOON } else { REACTION }),
            percent => pace * f64::from(percent) / 100.0,
        }
    })
}

/// Whether a press may bring a move forward.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Skip {
    Allowed,
    /// For an answer whose time would reveal whether its player had a choice.
    Never,
}

/// A move scheduled on the monotonic clock, unless the table changes first.
#[derive(Clone, Copy)]
struct ScheduledMove {
    shell: Shell,
    waiting: PendingMoveSlot,
    version: Version,
    time: f64,
    skip: Skip,
    /// The count of skips when the move was requested.
    skips: u32,
}

impl ScheduledMove {
    /// Schedules a move for the table as it is now, in `pause` milliseconds.
    fn after(shell: Shell, waiting: PendingMoveSlot, pause: f64, skip: Skip) -> ScheduledMove {
        let (version, skips) = (shell.version_now(), shell.skips.get_untracked());
        ScheduledMove { shell, waiting, version, time: monotonic_ms() + pause, skip, skips }
    }

    /// Carries out the action with this index in the legal list, then calls `done`; calls `refused` with a sentence if
    /// that is impossible.
    fn carry_out(self, index: usize, done: impl Fn() + 'static, refused: impl Fn(String) + 'static) {
        let shell = self.shell;
        let carry_out = move || {
            if !shell.is_at(self.version) || shell.past_ply.get_untracked().is_some() {
                return;
            }
            match shell.try_change(|table| table.act(index)) {
                Ok(()) => done(),
                Err(error) => refused(text::computer_refused(error)),
            }
        };
        let carry_out = Rc::new(carry_out);
        let skipped = self.skip == Skip::Allowed && shell.skips.try_get_untracked() != Some(self.skips);
        let wait = if skipped { 0.0 } else { (self.time - monotonic_ms()).max(0.0) };
        if self.skip == Skip::Allowed && shell.is_at(self.version) {
            let now = carry_out.clone();
            self.waiting.set_value(Some(Box::new(move || now())));
        }
        // Whichever runs first changes the table, and thereby invalidates the version that the other one checks.
        set_timeout(move || carry_out(), Duration::from_millis(wait as u64));
    }
}

/// Lets a computer of this kind choose for the seat to act; `tries` is the number of its refused answers so far.
fn choose(shell: Shell, waiting: PendingMoveSlot, kind: String, tries: u32) {
    let move_at = match shell.read_untracked(|table| table.pass().is_some()) {
        true => ScheduledMove::after(shell, waiting, REACTION.max(pause(shell)), Skip::Never),
        false => ScheduledMove::after(shell, waiting, pause(shell), Skip::Allowed),
    };
    let limit = match move_at.skip {
        Skip::Never => (move_at.time - monotonic_ms()).max(0.0) as u32,
        Skip::Allowed => SEARCH_LIMIT_MS,
    };
    let act = {
        let kind = kind.clone();
        move |index: usize| {
            let kind = kind.clone();
            let refused = move |why| {
                shell.say(Kind::Notice, why);
                if tries < MAX_RETRIES {
                    choose(shell, waiting, kind.clone(), tries + 1);
                }
            };
            move_at.carry_out(index, || {}, refused);
        }
    };
    let of_lesson = lesson::rival_move(shell).map(ComputerMove::Immediate);
    match of_lesson.or_else(|| shell.read_untracked(|table| table.computer_move(&kind, move_at.version.table))) {
        None => {}
        Some(ComputerMove::Immediate(index)) => act(index),
        Some(ComputerMove::Search(question)) => workers::ask(question, limit, move |answer| match answer {
            Answer::Choice { index, .. } => act(index),
            Answer::Failed { why, will_retry } => shell.say(Kind::Notice, text::search_failed(&why, will_retry)),
        }),
        Some(ComputerMove::UnknownPlayer) => shell.say(Kind::Notice, text::unknown_player(&kind)),
    }
}
