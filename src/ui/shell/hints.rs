//! Hints: the action a strong player would choose for the person to act, its first piece, what it certainly brings, and
//! how it compares with the alternatives. Of a choice made by several actions, such as discards, all are named. Called
//! by the commands of a table. Uses the same search as the computer players. Independent of the game.

use leptos::prelude::*;

use crate::ai::Statistics;
use crate::table::voice::Kind;
use crate::table::{ComputerMove, Table};
use crate::ui::shell::board_handle::BoardHandle;
use crate::ui::shell::guide::NextPress;
use crate::ui::shell::workers::{self, Answer, SEARCH_LIMIT_MS};
use crate::ui::shell::{Shell, Version};
use crate::ui::text;
use crate::words::Told;

/// An action counts as an alternative if it has at least one in this many of the search's visits.
const MIN_VISIT_FRACTION: u64 = 40;

/// Computes and shows the action that a computer of this kind would choose for the person to act.
pub fn hint(board: BoardHandle, kind: &'static str) {
    let shell = board.shell;
    // At a table of practice a hint would be the answer.
    if shell.guide.practice.is_some() && shell.is_read_only() {
        return;
    }
    let presser = shell.read_untracked(|table| table.presser());
    if presser.is_none() || shell.past_ply.get_untracked().is_some() {
        return shell.say(Kind::Notice, text::NO_HINT);
    }
    shell.say(Kind::Thinking, text::SEARCHING_HINT);
    let table = shell.read_untracked(|table| table.clone());
    let version = shell.version_now();
    let (verbs, chosen) = (Vec::new(), Vec::new());
    Search { board, shell, kind, version, table, verbs, reason: None, chosen, compared: None }.ask();
}

/// An action compared with the next best, as win rates of the search in percent.
struct Compared {
    /// Win rate of the action.
    win_rate: u8,
    /// The verb of the next best action, and its win rate.
    next: Option<(String, u8)>,
}

/// A hint being computed.
struct Search {
    board: BoardHandle,
    shell: Shell,
    kind: &'static str,
    version: Version,
    /// A copy of the table on which the actions are tried: a trade takes several.
    table: Table,
    /// The names of the actions so far, in order.
    verbs: Vec<String>,
    /// The reason for the actions, as a line of the story, if one is known.
    reason: Option<String>,
    /// Notations of the actions so far, in order.
    chosen: Vec<String>,
    /// The comparison of the first action with its best alternative.
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
                    Answer::Failed { why, will_retry } => {
                        replace_thinking(shell, text::search_failed(&why, will_retry))
                    }
                });
            }
        }
    }

    fn advise(mut self, index: usize, statistics: &Statistics) {
        if !self.shell.is_at(self.version) {
            return;
        }
        if self.chosen.is_empty() {
            self.compared = compare(&self.table, index, statistics);
        }
        let before = self.table.legal();
        self.verbs.extend(self.table.verb(index));
        self.reason = self.reason.or_else(|| self.table.reason(index));
        self.chosen.extend(before.get(index).cloned());
        let (plies, is_composed) = (self.table.plies(), self.table.mid_sequence());
        match self.table.act(index) {
            Err(error) => return replace_thinking(self.shell, text::computer_refused(error)),
            Ok(()) if self.table.mid_sequence() || self.is_same_choice(&before) => return self.ask(),
            Ok(()) => {}
        }
        // The story tells in one sentence what was composed in several actions, such as an offer.
        if let Some(line) = self.table.story(plies).pop().filter(|_| is_composed) {
            self.verbs = vec![line.line.text];
        }
        let compared = self.compared.as_ref().map(|Compared { win_rate, next }| {
            let next = next.as_ref().map(|(verb, win_rate)| (verb.as_str(), *win_rate));
            (*win_rate, next)
        });
        // The pieces of the first action are marked, and the next one is named; so are those of the same choice.
        let (shell, chosen) = (self.shell, self.chosen);
        let (ply, legal) = shell.read_untracked(|table| (table.plies(), table.legal()));
        let mut indices = chosen.iter().filter_map(|chosen| legal.iter().position(|action| action == chosen));
        let first = indices.next();
        let along: Vec<usize> = indices.collect();
        let is_alone = along.is_empty();
        shell.hinted_along.set(along);
        shell.hint.set(first.map(|index| (ply, index)));
        let says_more = first.is_some_and(|index| shell.read_untracked(|table| table.told(index) == Told::Deed));
        let piece = match untrack(|| self.board.board().pointed()) {
            Some(NextPress::Piece { name, .. }) => Some(name).filter(|_| is_alone && says_more),
            Some(NextPress::Verb(_)) | None => None,
        };
        let hint = text::hint::hint(&self.verbs, piece.as_deref(), self.reason.as_deref(), compared);
        shell.voice.update(|voice| {
            voice.set(Kind::Thinking, None);
            voice.say(Kind::Hint, hint, None);
        });
    }

    /// Whether the same choice continues after an action: the same seat is asked for one more of the actions in
    /// `before`, all of one sort.
    fn is_same_choice(&self, before: &[String]) -> bool {
        let table = &self.table;
        let continues =
            self.shell.read_untracked(|now| now.to_act() == table.to_act() && now.moment() == table.moment());
        let sort = |action: &String| action.split(' ').next().map(str::to_owned);
        let legal = table.legal();
        let is_one_sort = before.iter().all(|action| sort(action) == before.first().and_then(sort));
        continues && is_one_sort && !legal.is_empty() && legal.iter().all(|action| before.contains(action))
    }
}

fn replace_thinking(shell: Shell, text: String) {
    shell.voice.update(|voice| {
        voice.set(Kind::Thinking, None);
        voice.say(Kind::Notice, text, None);
    });
}

/// Compares the action with this index to the most visited of its alternatives. `None` if the search has no value for
/// the action.
fn compare(table: &Table, index: usize, statistics: &Statistics) -> Option<Compared> {
    let percent = |value: f32| (value * 100.0).round() as u8;
    let win_rate = percent(statistics.0.get(index)?.value()?);
    let iterations = statistics.iterations();
    let is_alternative =
        |other: usize| other != index && u64::from(statistics.0[other].visits) * MIN_VISIT_FRACTION >= iterations;
    // The beginning of a move of several actions, such as an offer, does not say what it would be.
    let begins_move = |other: &usize| {
        let mut copy = table.clone();
        copy.act(*other).is_ok() && copy.mid_sequence()
    };
    let next = statistics.best_of(is_alternative).filter(|other| !begins_move(other));
    let next = next.and_then(|other| Some((table.verb(other)?, percent(statistics.0[other].value()?))));
    Some(Compared { win_rate, next })
}
