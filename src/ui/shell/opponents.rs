//! Computers at the table: when they are asked, and when their moves are shown.
//!
//! Follows the table: whenever a computer is to act, it is asked through [`workers`], and its answer is carried out
//! once the previous move has been shown, or once the player continues, if it waits for that. An answer to an earlier
//! position is dropped; one that cannot be carried out is reported and requested again.

use std::rc::Rc;

use leptos::prelude::*;

use crate::ai::pool::MAX_RETRIES;
use crate::device::clock::monotonic_ms;
use crate::table::voice::Kind;
use crate::table::{ComputerMove, beats};
use crate::ui::kit::{Button, ButtonKind, Shown, effect};
use crate::ui::shell::workers::{self, Answer, SEARCH_LIMIT_MS};
use crate::ui::shell::{Shell, Version};
use crate::ui::text;

use super::capture::is_written;
use super::focus::focused;
use super::lesson;

/// Maximum pause after a person's own action that is not announced, in milliseconds.
const MAX_OWN_PAUSE: f64 = 260.0;
/// Minimum time before the answer of a player who may pass, in milliseconds, whether or not there was a choice:
/// otherwise the time of the answer would reveal who could have reacted.
const MIN_REACTION: f64 = 450.0;

/// Lets computers play as long as the table is on the page.
pub fn drive(shell: Shell) {
    // If another tab holds the table, the computers play there.
    if shell.locked_elsewhere {
        return;
    }
    let pending = StoredValue::new_local(None::<PendingMove>);
    effect(move || {
        // Once the game is over the workers only run a review, which continues while the player looks back.
        // At a table of practice they only evaluate the answer, which continues in the same way.
        if shell.guide.practice.is_none() && shell.read(|table| table.outcome().is_none()) {
            workers::stop();
        }
        pending.set_value(None);
        let waits = is_to_wait(shell);
        if shell.waits.get_untracked() != waits {
            shell.waits.set(waits);
        }
        let is_live = is_live(shell);
        if let Some(pass) = shell.read(|table| table.standing_pass()).filter(|_| is_live) {
            let scheduled = ScheduledMove::after(shell, pending, MIN_REACTION);
            return scheduled.carry_out(pass, || {}, move |reason| shell.say(Kind::Notice, reason));
        }
        if let Some(answer) = automatic_answer(shell) {
            return answer_for_person(shell, pending, answer);
        }
        let computer = shell.read(|table| {
            let seat = table.to_act()?;
            let player = &table.seating.players[seat.index()];
            (!player.is_person() && table.plays_computers()).then(|| player.kind.clone())
        });
        if let Some(kind) = computer.filter(|_| is_live) {
            choose_move(shell, pending, kind, 0);
        }
    });
    Effect::new(move |previous: Option<()>| {
        shell.skips.track();
        // A press that skips what is shown does not also continue the game.
        if shell.waits.get() {
            return;
        }
        let next = previous.and_then(|()| pending.try_update_value(Option::take).flatten());
        if let Some(next) = next {
            untrack(next);
        }
    });
    on_cleanup(workers::stop);
    follow_keys(shell);
}

/// Whether the game continues automatically: not while a past moment is shown, nor in a game that is only watched,
/// until a person continues it, nor while the people at other devices are asked to take back.
fn is_live(shell: Shell) -> bool {
    shell.is_now() && !shell.spectating.get() && shell.read(|table| table.pending_request().is_none())
}

/// Returns the answer that the table is about to give for the person to act, as an index into the legal list. Reactive.
pub fn automatic_answer(shell: Shell) -> Option<usize> {
    let answer = shell.read(|table| {
        let answer = table.only_answer(shell.app.settings.end_turns.get())?;
        // A lesson asks the learner to end a turn in which more could be done: that shows what was learned.
        // An answer that the lesson asks for is the learner's as well.
        let waits_for_learner = shell.guide.lesson.is_some_and(|lesson| {
            // This may be asked before the lesson has followed the last action.
            let mut progress = shell.guide.progress.get_value();
            progress.follow(lesson.part(), table);
            let requested = progress.requested_action(lesson.part(), table);
            requested == Some(answer) || table.is_end(answer) && !table.is_forced()
        });
        (!waits_for_learner).then_some(answer)
    });
    answer.filter(|_| is_live(shell))
}

/// Whether the game waits, after the move of a rival, until the player continues it by a press.
fn is_to_wait(shell: Shell) -> bool {
    let is_set = shell.app.settings.waits.get();
    is_set
        && shell.is_now()
        && shell.read(|table| {
            let is_after_rival = table.actors().last().is_some_and(|seat| !table.seating.is_person(*seat));
            let goes_on = table.presser().is_none() && table.to_act().is_some();
            let is_shown = || !beats::shown(table, table.plies().saturating_sub(1)).is_empty();
            is_after_rival && goes_on && !table.mid_sequence() && is_shown()
        })
}

/// Lets the computers continue.
fn go_on(shell: Shell) {
    shell.waits.set(false);
}

/// Lets the computers continue on Space, unless it presses something, and on the full stop.
fn follow_keys(shell: Shell) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_free = || focused().is_none_or(|on| on.matches("h1, main, [data-prompt]").unwrap_or(false));
        let goes_on = match event.key().as_str() {
            " " => is_free(),
            "." => shell.app.settings.letters.get_untracked(),
            _ => false,
        };
        if goes_on && shell.waits.get_untracked() && shell.sheet.get_untracked().is_none() && !is_written(&event) {
            event.prevent_default();
            go_on(shell);
        }
    });
    on_cleanup(move || listener.remove());
}

/// The button that lets the computers continue, shown while they wait.
#[component]
pub fn GoOn(shell: Shell) -> impl IntoView {
    view! {
        <Shown when=move || shell.waits.get()>
            <Button
                kind=ButtonKind::Primary
                icon="ui-play"
                on_click=move || go_on(shell)
                attr:data-next=""
                attr:data-go-on=""
                attr:aria-label=text::home::CONTINUE
            >
                {text::home::CONTINUE}
            </Button>
        </Shown>
    }
}

/// Carries out the only answer of the person to act, and announces it if it was the only legal action, has an effect
/// and is more than the end of a turn. Of equal results nothing is said: there were several choices.
fn answer_for_person(shell: Shell, pending: PendingMoveSlot, answer: usize) {
    let (round, answered) = shell.read_untracked(|table| {
        let has_effect = || !table.is_end(answer) && !table.certain_results(answer).is_empty();
        let is_announced = table.is_forced() && has_effect();
        let answered = is_announced.then(|| Some((table.to_act()?, table.verb(answer)?))).flatten();
        (table.moment().round, answered)
    });
    let sentence =
        untrack(|| answered.map(|(seat, verb)| shell.speak(|speaker| text::only_answer(speaker, seat, &verb))));
    let on_done = move || {
        sentence.iter().for_each(|sentence| shell.voice.update(|voice| voice.say_answered(sentence.clone(), round)))
    };
    let scheduled = ScheduledMove::after(shell, pending, 0.0);
    scheduled.carry_out(answer, on_done, move |reason| shell.say(Kind::Notice, reason));
}

/// A scheduled move, which can be carried out early.
type PendingMove = Box<dyn Fn()>;

type PendingMoveSlot = StoredValue<Option<PendingMove>, LocalStorage>;

/// Returns the time for which the last action is shown before the next move, in milliseconds. Depends only on public
/// information, so that the delay reveals nothing about a player's options.
fn pause(shell: Shell) -> f64 {
    let pace = f64::from(shell.app.settings.pace.get_untracked().pause());
    let is_telling =
        shell.voice.with_untracked(|voice| voice.speaking().is_some_and(|said| said.kind == Kind::Answered));
    shell.read_untracked(|table| {
        // An intermediate action of a move that takes several is not shown.
        if table.mid_sequence() {
            return 0.0;
        }
        let announcements = beats::shown(table, table.plies().saturating_sub(1));
        let by_person = table.actors().last().is_none_or(|seat| table.seating.is_person(*seat));
        match announcements.iter().map(|announcement| announcement.percent).sum::<u32>() {
            // The rival's move will remove the notice that one was played for the person.
            0 if is_telling && table.presser().is_none() => pace,
            // An action without an announcement needs no reading time.
            0 => pace.min(if by_person { MAX_OWN_PAUSE } else { MIN_REACTION }),
            percent => pace * f64::from(percent) / 100.0,
        }
    })
}

/// A move scheduled on the monotonic clock, unless the table changes first.
#[derive(Clone, Copy)]
struct ScheduledMove {
    shell: Shell,
    pending: PendingMoveSlot,
    version: Version,
    time: f64,
    /// The time to which a press may bring it forward.
    earliest: f64,
    /// The count of skips when the move was requested.
    skips: u32,
}

impl ScheduledMove {
    /// Schedules a move for the table as it is now: after the pause for the last action, but not before `reaction`
    /// milliseconds.
    fn after(shell: Shell, pending: PendingMoveSlot, reaction: f64) -> ScheduledMove {
        let (version, skips, now) = (shell.version_now(), shell.skips.get_untracked(), monotonic_ms());
        let time = now + pause(shell).max(reaction);
        ScheduledMove { shell, pending, version, time, earliest: now + reaction, skips }
    }

    /// Carries out the action with this index in the legal list, then calls `on_done`; calls `refused` with a sentence
    /// if that is impossible.
    fn carry_out(self, index: usize, on_done: impl Fn() + 'static, refused: impl Fn(String) + 'static) {
        let shell = self.shell;
        let carry_out = move || {
            if !shell.is_at(self.version) || shell.past_ply.get_untracked().is_some() {
                return;
            }
            match shell.try_change(|table| table.act(index)) {
                Ok(()) => on_done(),
                Err(error) => refused(text::computer_refused(error)),
            }
        };
        let carry_out: Rc<dyn Fn()> = Rc::new(carry_out);
        // Whichever runs first changes the table, and thereby invalidates the version that the other one checks.
        if shell.is_at(self.version) {
            let carry_out = carry_out.clone();
            let hurry = move || shell.run_after_scene(self.earliest, AFTER_SCENE, carry_out.clone());
            self.pending.set_value(Some(Box::new(hurry)));
        }
        if shell.waits.try_get_untracked() == Some(true) {
            return;
        }
        let was_skipped = shell.skips.try_get_untracked() != Some(self.skips);
        shell.run_after_scene(if was_skipped { self.earliest } else { self.time }, AFTER_SCENE, carry_out);
    }
}

/// Milliseconds between a scene on the board and a computer's move: what the scene held back is announced first.
const AFTER_SCENE: f64 = 100.0;

/// Lets a computer of this kind choose for the seat to act; `attempts` is the number of its refused answers so far.
fn choose_move(shell: Shell, pending: PendingMoveSlot, kind: String, attempts: u32) {
    // A player who may pass answers in the same time with and without a choice.
    let may_pass = shell.read_untracked(|table| table.pass().is_some());
    let scheduled = ScheduledMove::after(shell, pending, if may_pass { MIN_REACTION } else { 0.0 });
    let limit = if may_pass { MIN_REACTION as u32 } else { SEARCH_LIMIT_MS };
    let act = {
        let kind = kind.clone();
        move |index: usize| {
            let kind = kind.clone();
            let refused = move |reason| {
                shell.say(Kind::Notice, reason);
                if attempts < MAX_RETRIES {
                    choose_move(shell, pending, kind.clone(), attempts + 1);
                }
            };
            scheduled.carry_out(index, || {}, refused);
        }
    };
    let lesson_move = lesson::rival_move(shell).map(ComputerMove::Immediate);
    match lesson_move.or_else(|| shell.read_untracked(|table| table.computer_move(&kind, scheduled.version.table))) {
        None => {}
        Some(ComputerMove::Immediate(index)) => act(index),
        Some(ComputerMove::Search(question)) => workers::ask(question, limit, move |answer| match answer {
            Answer::Choice { index, .. } => act(index),
            Answer::Failed { why, will_retry } => shell.say(Kind::Notice, text::search_failed(&why, will_retry)),
        }),
        Some(ComputerMove::UnknownPlayer) => shell.say(Kind::Notice, text::unknown_player(&kind)),
    }
}
