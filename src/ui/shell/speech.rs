//! Speaks to screen readers at a table: appends each sentence to the live region once those before it were heard.
//!
//! Follows the events, the question and the displayed moment; messages and plans are added by [`super::voice`] and
//! [`super::decision`]. Which sentence is next, and for how long it is heard, is decided in [`crate::table::speech`].
//! Independent of the game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::Element;

use crate::engine::{Seat, Viewer};
use crate::table::beats::{self, is_rival};
use crate::table::speech::{Speech, Subject, Urgency};
use crate::table::{StoryLine, Table};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::prompt::past_words;
use super::result::scoring::has_final_scoring;
use super::scan::Scanner;

/// Pause before each sentence: after a press the focus moves within two frames, which cuts what is said before.
const PAUSE: Duration = Duration::from_millis(100);
/// Maximum number of sentences that stay in the live region.
const MAX_SHOWN: u32 = 8;

/// The state of a table at the last check for new sentences.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heard {
    plies: u32,
    eyes: Viewer,
    /// The past moment on show.
    past: Option<u32>,
}

/// Draws the live region of a table. Sentences are only appended, so that equal ones are announced too.
pub fn live_region() -> AnyView {
    view! { <div class="unseen" role="log" aria-live="polite" data-speech=""></div> }.into_any()
}

/// Says what happens at the table, as long as it is on the page.
pub fn follow(board: BoardHandle) {
    let shell = board.shell;
    // A step of the player cuts what is said, as any key does; the ring that moves automatically cuts nothing.
    Scanner::here().speak_through(Callback::new(move |(name, by_player): (String, bool)| match by_player {
        true => answer(shell, &name),
        false => update(shell, &|speech| speech.say_on(Subject::Scan, Urgency::Polite, &name)),
    }));
    Effect::new(move |before: Option<Heard>| {
        let past = shell.past_ply.get().filter(|_| shell.is_looking_back());
        let now = shell.read(|table| Heard { plies: table.plies(), eyes: table.viewer(), past });
        match before {
            // Only the first question of a game: a table that is opened again was heard before.
            None if now.plies == 0 => {
                update(shell, &|speech| speech.say_on(Subject::Present, Urgency::Urgent, &prompt(shell)))
            }
            Some(before) if before != now => update(shell, &|speech| untrack(|| hear(board, before, now, speech))),
            _ => {}
        }
        now
    });
}

/// Changes what is to be said, and says what is next.
pub fn update(shell: Shell, change: &dyn Fn(&mut Speech)) {
    if shell.speech.try_update_value(|speech| change(speech)).is_some() {
        set_timeout(move || say_next(shell), PAUSE);
    }
}

/// Says the last sentence again; the question if nothing was said yet.
pub fn repeat(shell: Shell) {
    update(shell, &|speech| speech.repeat(&prompt(shell)));
}

/// Says the answer to a key before everything else.
pub fn answer(shell: Shell, text: &str) {
    update(shell, &|speech| speech.answer(text.to_owned()));
}

fn prompt(shell: Shell) -> String {
    shell.read_untracked(Table::prompt)
}

fn say_next(shell: Shell) {
    let word = shell.app.settings.word_time.get_untracked();
    let take_next = |speech: &mut Speech| {
        speech.set_word_time(word);
        speech.take_next()
    };
    if let Some(said) = shell.speech.try_update_value(take_next).flatten() {
        append(&said.text);
        let end = move || update(shell, &|speech| speech.was_heard(said.number));
        set_timeout(end, Duration::from_millis(said.time.into()));
    }
}

fn region() -> Option<Element> {
    document().query_selector("[data-speech]").ok()?
}

fn append(text: &str) {
    let (Some(region), Ok(sentence)) = (region(), document().create_element("p")) else { return };
    sentence.set_text_content(Some(text));
    let _ = region.append_child(&sentence);
    if region.child_element_count() > MAX_SHOWN {
        region.first_element_child().into_iter().for_each(|oldest| oldest.remove());
    }
}

/// Adds what has changed between two moments of a table.
fn hear(board: BoardHandle, before: Heard, now: Heard, speech: &mut Speech) {
    let shell = board.shell;
    // What one person was told must not remain for the next.
    if before.eyes != now.eyes {
        speech.forget();
        region().into_iter().for_each(|region| region.set_text_content(None));
    }
    let is_over = shell.read_untracked(|table| table.outcome().is_some());
    let has_scene = shell.is_finale_pending() && (board.board().has_finale() || has_final_scoring(shell));
    if before.plies != now.plies {
        speech.say_preview("");
    }
    if now.plies < before.plies {
        speech.silence();
    }
    let amount = shell.app.settings.amount.get_untracked();
    shell.read_untracked(|table| {
        let lines = if now.plies > before.plies { table.story(before.plies) } else { Vec::new() };
        for line in lines.into_iter().filter(|line| !has_scene || line.ply < now.plies) {
            let urgency = urgency(table, &line);
            if amount.includes(urgency, line.line.major) {
                speech.say(urgency, &words(line));
            }
        }
        // The scene of the end says what follows from the last move.
        let last = if has_scene && now.plies > before.plies { beats::shown(table, now.plies - 1) } else { Vec::new() };
        for one in last {
            speech.say(urgency_of(table, [one.seat]), &text::announcement(&one.text, &one.aside));
        }
    });
    match now.past {
        Some(ply) => speech.say_on(Subject::Present, Urgency::Urgent, &past_words(shell, ply)),
        // The heading of the result has the focus.
        None if is_over && !has_scene && before.past.is_none() => {}
        None if is_over => speech.say_on(Subject::Present, Urgency::Urgent, &shell.result().unwrap_or_default()),
        None => {
            let asked = shell.read_untracked(|table| table.presser().is_some());
            let urgency = if asked { Urgency::Urgent } else { Urgency::Polite };
            if now.plies < before.plies {
                speech.say(Urgency::Urgent, &text::UNDO.to_string());
            }
            speech.say_on(Subject::Present, urgency, &prompt(shell));
        }
    }
}

/// Returns the urgency of a line: urgent if a player here acts or is affected, else polite.
fn urgency(table: &Table, entry: &StoryLine) -> Urgency {
    urgency_of(table, [entry.actor, entry.line.seat].into_iter().flatten())
}

fn urgency_of(table: &Table, sides: impl IntoIterator<Item = Seat>) -> Urgency {
    let is_here = sides.into_iter().any(|side| !is_rival(table, side));
    if is_here { Urgency::Urgent } else { Urgency::Polite }
}

/// Returns a line of the story as a sentence.
pub fn words(entry: StoryLine) -> String {
    match entry.line.aside {
        Some(aside) => format!("{} {aside}", entry.line.text),
        None => entry.line.text,
    }
}
