//! Walking a lesson: which step is said at a position, what an action means to it, and what the rivals do.
//!
//! Driven by the page and by the tests. A step is reached by the position that the learner sees, so that one may play
//! freely between two of them. Knows no game: it compares notations.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::engine::record::Record;
use crate::words::lesson::{Lesson, Part, Step, Task, When, fits, pieces};

use super::game_table::Table;

/// After so many plies without a word the walk goes on to whatever step fits the position.
const PATIENCE: u32 = 24;

/// How far a learner has come in a part.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// The plies after which each of the steps before was done, and the step that came next.
    pub done: Vec<(u32, usize)>,
    /// The plies that were looked at.
    pub seen: u32,
    /// The step that asked for the next action then.
    asking: Option<usize>,
}

/// What an action means to the step that is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It is understood, or nothing is asked.
    Fine,
    /// It may be done, but look.
    But(&'static str),
    /// It is not done: the point would be lost.
    Not(&'static str),
}

/// A lesson as it was left, as the device remembers it in JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LessonSave {
    /// The part that it stands in.
    pub part: usize,
    /// How many steps that part has, and the table that it begins from: a lesson that was written anew begins anew.
    pub of: (usize, String),
    /// How far it has come.
    pub progress: Progress,
    /// The table.
    pub record: Record,
}

/// What was kept is not of the lesson as it is today, and cannot be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherVersion;

impl LessonSave {
    /// Reads what was kept of a lesson.
    ///
    /// # Errors
    /// When it cannot be read, or is not of this lesson as it is today.
    pub fn read(text: &str, lesson: &Lesson) -> Result<LessonSave, OtherVersion> {
        let save: LessonSave = serde_json::from_str(text).map_err(|_| OtherVersion)?;
        let part = lesson.parts.get(save.part).ok_or(OtherVersion)?;
        let fits = (part.steps.len(), part.table) == (save.of.0, save.of.1.as_str());
        let known = save.progress.done.iter().map(|(_, step)| *step).chain(save.progress.asking);
        let known = known.max().is_none_or(|step| step <= part.steps.len());
        if fits && known { Ok(save) } else { Err(OtherVersion) }
    }
}

/// The learner: the first person at the table.
pub fn learner(table: &Table) -> Option<Seat> {
    table.seating.people().iter().next()
}

impl Progress {
    /// The step that comes next.
    pub fn next(&self) -> usize {
        self.done.last().map_or(0, |(_, next)| *next)
    }

    /// Goes on to `next` after so many plies.
    fn go_to(&mut self, plies: u32, next: usize) {
        self.done.push((plies, next));
    }

    /// The step that is said now, if one is.
    pub fn step(&self, part: &Part, table: &Table) -> Option<usize> {
        let next = self.next();
        if part.steps.get(next).is_some_and(|step| holds(step.when, table)) {
            return Some(next);
        }
        let since = table.plies().saturating_sub(self.done.last().map_or(0, |(plies, _)| *plies));
        let leads = |step: &Step| since > PATIENCE || matches!(step.when, When::Round(_) | When::Over);
        (next + 1..part.steps.len()).find(|at| {
            let step = &part.steps[*at];
            leads(step) && step.when != When::Next && holds(step.when, table)
        })
    }

    /// The step that asks for the next action, past those that are only read.
    fn asking(&self, part: &Part, table: &Table) -> Option<usize> {
        let from = self.step(part, table)?;
        let asks = (from..part.steps.len()).find(|at| part.steps[*at].task != Task::Read)?;
        (from..=asks).all(|at| holds(part.steps[at].when, table)).then_some(asks)
    }

    /// The action that is asked for now, as an index into the legal list.
    pub fn asked(&self, part: &Part, table: &Table) -> Option<usize> {
        let step = self.step(part, table)?;
        chosen(part.steps[step].task.understood(), table)
    }

    /// What it means to the lesson when the learner does this, one action or several in a row, each by its index in the
    /// legal list that it meets.
    pub fn judge(&self, part: &Part, table: &Table, doing: &[usize]) -> Judged {
        let Some(asking) = self.asking(part, table).filter(|_| table.to_act() == learner(table)) else {
            return Judged::Fine;
        };
        let task = part.steps[asking].task;
        let doing = table.notations(doing);
        let is_done = |pattern: &'static str| match &doing[..] {
            [one] => pieces(pattern).any(|piece| fits(piece, one)),
            several => pieces(pattern).all(|piece| several.iter().any(|one| fits(piece, one))),
        };
        match task {
            _ if task.understood().iter().copied().any(is_done) => Judged::Fine,
            Task::Read => Judged::Fine,
            Task::Try(_, say) => Judged::But(say),
            Task::Only(_, say) => Judged::Not(say),
        }
    }

    /// The step that is said was read.
    pub fn read(&mut self, part: &Part, table: &Table) {
        if let Some(step) = self.step(part, table) {
            self.go_to(table.plies(), step + 1);
        }
        self.asking = self.asking(part, table);
    }

    /// Looks at what was played since it looked last.
    pub fn follow(&mut self, part: &Part, table: &Table) {
        let plies = table.plies();
        if plies < self.seen {
            self.done.retain(|(done, _)| *done <= plies);
        } else if plies > self.seen {
            let own = table.actors().get(self.seen as usize).copied() == learner(table);
            let played = table.played().notations();
            let doing = played.get(self.seen as usize..).unwrap_or_default();
            if let Some(asking) = self.asking.filter(|_| own) {
                let last = |pattern: &'static str| pieces(pattern).last().unwrap_or_default();
                let is_done = |pattern: &'static str| doing.iter().any(|one| fits(last(pattern), one));
                if part.steps[asking].task.understood().iter().copied().any(is_done) {
                    self.go_to(plies, asking + 1);
                }
            }
        }
        self.seen = plies;
        self.asking = self.asking(part, table);
    }

    /// Whether all of the part was said.
    pub fn is_through(&self, part: &Part) -> bool {
        self.next() >= part.steps.len()
    }
}

/// Whether the table stands at such a position.
fn holds(when: When, table: &Table) -> bool {
    let Some(seat) = table.to_act() else { return when == When::Over };
    if learner(table) != Some(seat) {
        return false;
    }
    match when {
        When::Next => !table.mid_sequence(),
        When::Round(round) => !table.mid_sequence() && table.moment().round >= round,
        When::Can(pattern) => table.legal().iter().any(|legal| fits(pattern, legal)),
        When::Over => false,
    }
}

/// The first legal action that fits the first pattern that one fits.
fn chosen(patterns: &[&'static str], table: &Table) -> Option<usize> {
    let legal = table.legal();
    let first =
        |pattern: &&'static str| pieces(pattern).find_map(|piece| legal.iter().position(|action| fits(piece, action)));
    patterns.iter().find_map(first)
}

/// What the rival to act does, as an index into the legal list.
pub fn rival_move(part: &Part, table: &Table) -> usize {
    chosen(part.rival, table).unwrap_or(0)
}
