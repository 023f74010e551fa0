//! Progress through a lesson: the step for a position, the reaction to an action, and the rivals' moves.
//!
//! Driven by the page and by the tests. A step is triggered by the position the learner sees, so the learner may play
//! freely between two of them. Knows no game: it compares notations.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::engine::record::Record;
use crate::words::lesson::{Lesson, Part, Step, StepTrigger, Task, matches, pieces};

use super::game_table::Table;

/// Number of plies without a step after which the lesson skips to any later step that fits the position.
const PATIENCE: u32 = 24;

/// A learner's progress in a part.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// For each completed step, the number of plies at that time and the index of the next step.
    pub done: Vec<(u32, usize)>,
    /// Number of plies already processed.
    pub seen: u32,
    /// The step that asked for the next action when plies were last processed.
    asking: Option<usize>,
}

/// Reaction of the current step to an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reaction {
    /// The action is right, or nothing was asked.
    Accept,
    /// The action is allowed, with this message.
    Remark(String),
    /// The action is refused with this message, because it would defeat the purpose.
    Refuse(String),
}

/// An interrupted lesson, stored on the device as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LessonSave {
    pub part: usize,
    /// Number of steps and initial table of that part: a lesson that was rewritten starts over.
    pub of: (usize, String),
    pub progress: Progress,
    pub record: Record,
}

/// Error for a stored lesson that does not match its current version and cannot be continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherVersion;

impl LessonSave {
    /// Parses a stored lesson.
    ///
    /// # Errors
    /// If it is unreadable, or does not match the current version of this lesson.
    pub fn read(text: &str, lesson: &Lesson) -> Result<LessonSave, OtherVersion> {
        let save: LessonSave = serde_json::from_str(text).map_err(|_| OtherVersion)?;
        let part = lesson.parts.get(save.part).ok_or(OtherVersion)?;
        let fits = (part.steps.len(), part.table) == (save.of.0, save.of.1.as_str());
        let known = save.progress.done.iter().map(|(_, step)| *step).chain(save.progress.asking);
        let known = known.max().is_none_or(|step| step <= part.steps.len());
        if fits && known { Ok(save) } else { Err(OtherVersion) }
    }
}

/// Returns the learner: the first person at the table.
pub fn learner(table: &Table) -> Option<Seat> {
    table.seating.people().iter().next()
}

impl Progress {
    /// Returns the index of the next step.
    pub fn next(&self) -> usize {
        self.done.last().map_or(0, |(_, next)| *next)
    }

    /// Advances to step `next` after this number of plies.
    fn go_to(&mut self, plies: u32, next: usize) {
        self.done.push((plies, next));
    }

    /// Returns the index of the step to show now; `None` if there is none.
    pub fn step(&self, part: &Part, table: &Table) -> Option<usize> {
        let next = self.next();
        if part.steps.get(next).is_some_and(|step| is_at(step.when, table)) {
            return Some(next);
        }
        let since = table.plies().saturating_sub(self.done.last().map_or(0, |(plies, _)| *plies));
        let leads = |step: &Step| since > PATIENCE || matches!(step.when, StepTrigger::Round(_) | StepTrigger::Over);
        (next + 1..part.steps.len()).find(|at| {
            let step = &part.steps[*at];
            leads(step) && step.when != StepTrigger::Next && is_at(step.when, table)
        })
    }

    /// Returns the index of the step that asks for the next action, skipping those that are only read.
    fn asking_step(&self, part: &Part, table: &Table) -> Option<usize> {
        let from = self.step(part, table)?;
        let asking = (from..part.steps.len()).find(|at| part.steps[*at].task != Task::Read)?;
        (from..=asking).all(|at| is_at(part.steps[at].when, table)).then_some(asking)
    }

    /// Returns the requested action, as an index into the legal list.
    pub fn requested_action(&self, part: &Part, table: &Table) -> Option<usize> {
        let step = self.step(part, table)?;
        first_match(part.steps[step].task.accepted_patterns(), table)
    }

    /// Returns the lesson's reaction to consecutive actions of the learner, each an index into the legal list at its
    /// point in the sequence.
    pub fn reaction_to(&self, part: &Part, table: &Table, doing: &[usize]) -> Reaction {
        let Some(asking) = self.asking_step(part, table).filter(|_| table.to_act() == learner(table)) else {
            return Reaction::Accept;
        };
        let step = &part.steps[asking];
        let task = step.task;
        let doing = table.notations(doing);
        let is_done = |pattern: &'static str| match &doing[..] {
            [one] => pieces(pattern).any(|piece| matches(piece, one)),
            several => pieces(pattern).all(|piece| several.iter().any(|one| matches(piece, one))),
        };
        match task {
            _ if task.accepted_patterns().iter().copied().any(is_done) => Reaction::Accept,
            Task::Read => Reaction::Accept,
            Task::Try(_) => Reaction::Remark(step.reply()),
            Task::Only(_) => Reaction::Refuse(step.reply()),
        }
    }

    /// Marks the current step as read.
    pub fn read(&mut self, part: &Part, table: &Table) {
        if let Some(step) = self.step(part, table) {
            self.go_to(table.plies(), step + 1);
        }
        self.asking = self.asking_step(part, table);
    }

    /// Processes the plies since the last call.
    pub fn follow(&mut self, part: &Part, table: &Table) {
        let plies = table.plies();
        if plies < self.seen {
            self.done.retain(|(done, _)| *done <= plies);
        } else if plies > self.seen {
            let own = table.actors().get(self.seen as usize).copied() == learner(table);
            let played = table.dyn_session().notations();
            let doing = played.get(self.seen as usize..).unwrap_or_default();
            if let Some(asking) = self.asking.filter(|_| own) {
                let last = |pattern: &'static str| pieces(pattern).last().unwrap_or_default();
                let is_done = |pattern: &'static str| doing.iter().any(|one| matches(last(pattern), one));
                if part.steps[asking].task.accepted_patterns().iter().copied().any(is_done) {
                    self.go_to(plies, asking + 1);
                }
            }
        }
        self.seen = plies;
        self.asking = self.asking_step(part, table);
    }

    /// Whether all steps of the part are done.
    pub fn is_complete(&self, part: &Part) -> bool {
        self.next() >= part.steps.len()
    }
}

/// Whether the table is at the position described by `when`.
fn is_at(when: StepTrigger, table: &Table) -> bool {
    let Some(seat) = table.to_act() else { return when == StepTrigger::Over };
    if learner(table) != Some(seat) {
        return false;
    }
    match when {
        StepTrigger::Next => !table.mid_sequence(),
        StepTrigger::Round(round) => !table.mid_sequence() && table.moment().round >= round,
        StepTrigger::Can(pattern) => table.legal().iter().any(|legal| matches(pattern, legal)),
        StepTrigger::Over => false,
    }
}

/// Returns the index of the first legal action that matches a pattern. Earlier patterns take precedence over later
/// ones.
fn first_match(patterns: &[&'static str], table: &Table) -> Option<usize> {
    let legal = table.legal();
    let first = |pattern: &&'static str| {
        pieces(pattern).find_map(|piece| legal.iter().position(|action| matches(piece, action)))
    };
    patterns.iter().find_map(first)
}

/// Returns the move of the rival to act, as an index into the legal list.
pub fn rival_move(part: &Part, table: &Table) -> usize {
    first_match(part.rival, table).unwrap_or(0)
}
