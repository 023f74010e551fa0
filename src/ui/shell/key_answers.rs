//! The answers to single keys and commands, for screen readers: the facts about a player or a place, the standing, the
//! question, the last move.
//!
//! Called by [`super::keys`] and [`super::command_line`], which shows them as well while it is open. The answers are
//! spoken at once and never move the focus. They describe the displayed moment, as far as the reader may know it.
//! Independent of the game.

use leptos::prelude::*;

use crate::engine::{Seat, Viewer};
use crate::table::beats;
use crate::table::command::{Told, by_category, last_turn};
use crate::ui::text;
use crate::ui::text::command as words;
use crate::words::Topic;

use super::Shell;
use super::board_handle::BoardHandle;
use super::prompt::{past_words, whose_turn};
use super::speech;

/// Number of plies in which the last move is searched.
const RECENT: u32 = 30;

/// Says a part of an answer, and shows it in the command line if that is open.
pub fn tell(shell: Shell, told: Told) {
    let mut lines = told.lines;
    if told.left > 0 {
        lines.push(words::left(told.left));
    }
    speech::answer(shell, &lines.join(". "));
    shell.command_line.update(|open| {
        if let Some(shown) = open {
            *shown = lines;
        }
    });
}

/// Says an answer as a whole.
pub fn tell_all(shell: Shell, lines: Vec<String>) {
    tell(shell, Told { lines, left: 0 });
}

/// Says the first page of a long answer.
pub fn tell_pages(shell: Shell, lines: Vec<String>) {
    let told = shell.telling.try_update_value(|telling| telling.begin(lines));
    tell(shell, told.unwrap_or_default());
}

/// Returns the number of plies of the moment that answers describe: the displayed one. Until the end has been shown,
/// the last ply is left out, because it may reveal the winner. Reactive.
pub fn told_ply(shell: Shell) -> u32 {
    let (shown, is_hidden) = (shell.shown_ply(), shell.is_finale_pending());
    shell.read(|table| shown.min(table.plies() - u32::from(is_hidden)))
}

/// Says the summary of the facts about a topic; asked again, the other facts. Returns whether there is such a topic.
pub fn tell_about(board: BoardHandle, topic: Topic) -> bool {
    let shell = board.shell;
    let ply = untrack(|| told_ply(shell));
    let found = shell.read_untracked(|table| {
        let (_, name) = table.topics().into_iter().find(|(other, _)| *other == topic)?;
        Some((name, table.facts(ply, topic)))
    });
    let Some((name, facts)) = found else { return false };
    let told = shell.telling.try_update_value(|telling| telling.about(topic, ply, facts)).unwrap_or_default();
    let head = match topic {
        Topic::Side(seat) if told.lines.is_empty() => untrack(|| points(board, seat)),
        _ => name,
    };
    tell(shell, Told { lines: [head].into_iter().chain(told.lines).collect(), left: told.left });
    true
}

/// Says the heading of the displayed moment, the points of all sides, and their standings by category.
pub fn tell_standing(board: BoardHandle) {
    let shell = board.shell;
    let lines = untrack(|| {
        let heading = shell.read(|table| table.heading(shell.shown_ply()));
        let totals = Seat::all(shell.sides()).map(|seat| points(board, seat));
        std::iter::once(heading).chain(totals).chain(standings(board)).collect()
    });
    tell_all(shell, lines);
}

/// Returns a line for each category, with the standings of the sides; empty until the end has been shown, because they
/// may reveal the winner.
fn standings(board: BoardHandle) -> Vec<String> {
    let shell = board.shell;
    if shell.is_finale_pending() {
        return Vec::new();
    }
    let of_side = |side: Seat| {
        let standings = board.board().standings(side);
        let said = shell.speak(|speaker| {
            standings.iter().map(|(name, value)| (speaker.say(name), speaker.say(value))).collect::<Vec<_>>()
        });
        (shell.read(|table| table.name(side)), said)
    };
    let sides: Vec<_> = Seat::all(shell.sides()).map(of_side).collect();
    let line = |(category, values): (String, Vec<(String, String)>)| {
        let values = values.into_iter().map(|(side, value)| format!("{side} {value}"));
        words::about(&category, &words::listed(values))
    };
    by_category(&sides).into_iter().map(line).collect()
}

/// Returns the name of a side with its points as its panel shows them.
fn points(board: BoardHandle, seat: Seat) -> String {
    let name = board.shell.read(|table| table.name(seat));
    match board.board().score(seat) {
        Some(score) => text::name_and_score(&name, score),
        // Points that are counted in more than one number have a label.
        None => {
            let label = format!("[data-anchor=seat-{seat}] :is(.score, .chip-score) [aria-label]");
            let label = document().query_selector(&label).ok().flatten();
            let points = label.and_then(|label| label.get_attribute("aria-label"));
            points.map_or(name.clone(), |points| format!("{name}. {points}"))
        }
    }
}

/// Says whose turn it is and what can be done, or which moment is displayed.
pub fn tell_question(shell: Shell) {
    let question = untrack(|| match shell.past_ply.get().filter(|_| shell.is_looking_back()) {
        Some(ply) => past_words(shell, ply),
        None => {
            let turn = whose_turn(shell, shell.read(|table| table.to_act()));
            let prompt = shell.result().unwrap_or_else(|| shell.read(|table| table.prompt()));
            format!("{turn}. {prompt}")
        }
    });
    tell_all(shell, vec![question]);
}

/// Says the last move before the displayed moment, with everything that followed from it.
pub fn tell_last_move(shell: Shell) {
    let last = untrack(|| told_ply(shell));
    let lines = shell.read_untracked(|table| {
        let mut story = table.story(last.saturating_sub(RECENT));
        story.retain(|line| (1..=last).contains(&line.ply));
        let end = story.last().map_or(0, |line| line.ply);
        let start = beats::stops(table).into_iter().rfind(|stop| *stop < end);
        story.retain(|line| Some(line.ply) > start);
        story
    });
    tell_story(shell, lines.into_iter().map(speech::words).collect());
}

/// Says everything that happened since the reader's last turn, up to the displayed moment.
pub fn tell_last_round(shell: Shell) {
    let last = untrack(|| told_ply(shell));
    let lines = shell.read_untracked(|table| {
        let own = match table.viewer() {
            Viewer::Seat(seat) => seat,
            _ => table.to_act().unwrap_or(Seat(0)),
        };
        let from = last_turn(&table.actors()[..last as usize], own);
        let mut story = table.story(from);
        story.retain(|line| (1..=last).contains(&line.ply));
        story
    });
    tell_story(shell, lines.into_iter().map(speech::words).collect());
}

fn tell_story(shell: Shell, lines: Vec<String>) {
    tell_pages(shell, if lines.is_empty() { vec![text::NOTHING_YET.to_string()] } else { lines });
}

/// Returns the number of actions of the person in front of the screen; `None` while nothing can be pressed.
pub fn count_actions(shell: Shell) -> Option<usize> {
    let is_now = shell.past_ply.get_untracked().is_none();
    shell.read_untracked(|table| table.presser().filter(|_| is_now).map(|_| table.legal().len()))
}

/// Returns the index of the action of the last hint, if it still applies.
pub fn hinted(shell: Shell) -> Option<usize> {
    let (ply, index) = shell.hint.get_untracked()?;
    shell.read_untracked(|table| (table.plies() == ply && table.presser().is_some()).then_some(index))
}

/// Returns the name of an action and its certain results.
pub fn results(shell: Shell, index: usize) -> Vec<String> {
    shell.read_untracked(|table| {
        let mut lines = table.certain_results(index);
        if lines.is_empty() {
            lines.push(words::UNCERTAIN.to_string());
        }
        table.verb(index).into_iter().chain(lines).collect()
    })
}
