//! A hint: what a sharp player would do for the person to act, which piece that begins with, and how it compares.
//!
//! Called by the commands of a table. The search is the one that computers use. Knows no game.

use leptos::prelude::*;

use crate::ai::Statistics;
use crate::table::voice::Kind;
use crate::table::{ComputerMove, Table};
use crate::ui::shell::board_handle::BoardHandle;
use crate::ui::shell::guide::Pointed;
use crate::ui::shell::workers::{self, Answer, SEARCH_LIMIT_MS};
use crate::ui::shell::{Shell, Version};
use crate::ui::text;

/// An action that is looked at less often than once in so many tries is no alternative.
const SELDOM: u64 = 40;

/// Asks what a player of this level would do for the person to act, and shows it.
pub fn hint(board: BoardHandle, kind: &'static str) {
    let shell = board.shell;
    let presser = shell.read_untracked(|table| table.presser());
    if presser.is_none() || shell.past_ply.get_untracked().is_some() {
        return shell.say(Kind::Notice, text::NO_HINT);
    }
    shell.say(Kind::Thinking, text::THINKING_OF_A_HINT);
    let table = shell.read_untracked(|table| table.clone());
    let version = shell.version_now();
    Search { board, shell, kind, version, table, verbs: Vec::new(), first: None, compared: None }.ask();
}

/// How an action compares with the next best, in percent of the games that the search saw won.
struct Compared {
    /// Of the action.
    won: u8,
    /// The verb of the next best, and its percent.
    next: Option<(String, u8)>,
}

/// A hint being thought of.
struct Search {
    board: BoardHandle,
    shell: Shell,
    kind: &'static str,
    version: Version,
    /// A table apart, on which the actions are tried: a trade takes several to say.
    table: Table,
    /// The names of the actions so far, in order.
    verbs: Vec<String>,
    /// The index of the first of them.
    first: Option<usize>,
    /// How the first of them compares.
    compared: Option<Compared>,
}

impl Search {
    fn ask(self) {
        let shell = self.shell;
        match self.table.computer_move(self.kind, self.version.table) {
            None | Some(ComputerMove::UnknownPlayer) => {}
            Some(ComputerMove::Immediate(index)) => self.advise(index, &Statistics::default()),
            Some(ComputerMove::Search(question)) => {
                let mut search = Some(self);
                workers::ask(question, SEARCH_LIMIT_MS, move |answer| match answer {
                    Answer::Choice { index, statistics } => {
                        search.take().into_iter().for_each(|search| search.advise(index, &statistics));
                    }
                    Answer::Failed { why, will_retry } => say_instead(shell, text::search_failed(&why, will_retry)),
                });
            }
        }
    }

    fn advise(mut self, index: usize, statistics: &Statistics) {
        if !self.shell.is_at(self.version) {
            return;
        }
        if self.first.is_none() {
            self.first = Some(index);
            self.compared = compare(&self.table, index, statistics);
        }
        self.verbs.extend(self.table.verb(index));
        match self.table.act(index) {
            Err(error) => return say_instead(self.shell, text::computer_refused(error)),
            Ok(()) if self.table.mid_sequence() => return self.ask(),
            Ok(()) => {}
        }
        let compared = self.compared.as_ref().map(|Compared { won, next }| {
            let next = next.as_ref().map(|(verb, won)| (verb.as_str(), *won));
            (*won, next)
        });
        // The pieces of what comes first are marked, and the next one is named.
        let (shell, first) = (self.shell, self.first);
        shell.hint.set(first.map(|index| (shell.read_untracked(|table| table.plies()), index)));
        let piece = match untrack(|| self.board.board().pointed()) {
            Some(Pointed::Piece { name, .. }) => Some(name),
            Some(Pointed::Verb(_)) | None => None,
        };
        let hint = text::hint(&self.verbs.join(", "), piece.as_deref(), compared);
        shell.voice.update(|voice| {
            voice.set(Kind::Thinking, None);
            voice.say(Kind::Hint, hint, None);
        });
    }
}

/// Says why there is no hint.
fn say_instead(shell: Shell, why: String) {
    shell.voice.update(|voice| {
        voice.set(Kind::Thinking, None);
        voice.say(Kind::Notice, why, None);
    });
}

/// How the action with this index compares with the one that the search tried most often beside it.
fn compare(table: &Table, index: usize, statistics: &Statistics) -> Option<Compared> {
    let percent = |value: f32| (value * 100.0).round() as u8;
    let won = percent(statistics.0.get(index)?.value()?);
    let tries = statistics.iterations();
    let is_alternative = |other: usize| other != index && u64::from(statistics.0[other].visits) * SELDOM >= tries;
    let next = statistics.best_of(is_alternative);
    let next = next.and_then(|other| Some((table.verb(other)?, percent(statistics.0[other].value()?))));
    Some(Compared { won, next })
}
