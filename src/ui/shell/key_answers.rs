//! The answers to single keys, for screen readers: what a player has, all points, the question, the last move.
//!
//! Called by [`super::keys`]. The answers are spoken at once and never move the focus. They describe the displayed
//! moment, as far as the reader may know it. Independent of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::text;

use super::Shell;
use super::board_handle::BoardHandle;
use super::prompt::{past_words, whose_turn};
use super::speech;

/// Number of plies in which the last move is searched.
const RECENT: u32 = 30;

/// Says the points and the standings of a side; returns whether there is such a side.
pub fn tell_seat(board: BoardHandle, seat: Seat) -> bool {
    let shell = board.shell;
    if seat.0 >= shell.sides() {
        return false;
    }
    let facts = untrack(|| {
        let mut facts = vec![points(board, seat)];
        // Until the end has been shown, nothing reveals the winner.
        if !shell.is_finale_pending() {
            shell.speak(|speaker| {
                let fact = |(name, value)| format!("{}: {}", speaker.say(&name), speaker.say(&value));
                facts.extend(board.board().standings(seat).into_iter().map(fact));
            });
        }
        facts
    });
    speech::answer(shell, &facts.join(". "));
    true
}

/// Says the heading of the displayed moment and the points of all sides.
pub fn tell_totals(board: BoardHandle) {
    let shell = board.shell;
    let facts = untrack(|| {
        let heading = shell.read(|table| table.heading(shell.shown_ply()));
        let totals = Seat::all(shell.sides()).map(|seat| points(board, seat));
        std::iter::once(heading).chain(totals).collect::<Vec<_>>()
    });
    speech::answer(shell, &facts.join(". "));
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
    speech::answer(shell, &question);
}

/// Says the last move before the displayed moment, with everything that followed from it.
pub fn tell_last_move(shell: Shell) {
    let (shown, is_hidden) = untrack(|| (shell.shown_ply(), shell.is_finale_pending()));
    let lines = shell.read_untracked(|table| {
        // The last ply may reveal the winner.
        let last = shown.min(table.plies() - u32::from(is_hidden));
        let mut story = table.story(last.saturating_sub(RECENT));
        story.retain(|line| (1..=last).contains(&line.ply));
        let end = story.last().map_or(0, |line| line.ply);
        let start = beats::stops(table).into_iter().rfind(|stop| *stop < end);
        story.retain(|line| Some(line.ply) > start);
        story
    });
    let lines: Vec<String> = lines.into_iter().map(speech::words).collect();
    speech::answer(shell, &if lines.is_empty() { text::NOTHING_YET.to_string() } else { lines.join(". ") });
}
