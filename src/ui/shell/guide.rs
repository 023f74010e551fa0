//! The teaching at a table: the steps of its lesson, the notes of the coach, the tutor's question, the moment that is
//! practised.
//!
//! [`Guide`] holds this for the [`Shell`](super::Shell), which consults it before carrying out an action.
//! [`super::lesson`] and [`super::coach`] drive it, [`super::guide_voice`] shows it. Independent of the game.

use leptos::prelude::*;

use crate::table::Table;
use crate::table::coach::CoachState;
use crate::table::lesson::{Progress, Reaction};
use crate::table::practice::{Card, Judgement};
use crate::words::lesson::{Lesson, Part, lesson_text, matches, pieces};

/// The lesson that the table belongs to. A context.
#[derive(Clone, Copy)]
pub struct LessonContext {
    pub lesson: &'static Lesson,
    /// Index of the part being played.
    pub part: usize,
    /// Opens the part with this index; the first part restarts the lesson.
    pub go_to: Callback<usize>,
    /// The saved progress of this part.
    pub saved_progress: StoredValue<Progress>,
}

impl LessonContext {
    pub fn part(self) -> &'static Part {
        &self.lesson.parts[self.part]
    }
}

/// The card whose moment the table shows. A context.
#[derive(Clone, Copy)]
pub struct PracticeContext {
    pub card: StoredValue<Card>,
    /// Number of the card among those of the day, from 1, and their count.
    pub number: (usize, usize),
    pub answer: RwSignal<Option<Answer>>,
    /// Whether the first answer has been scheduled.
    pub is_scheduled: StoredValue<bool>,
    /// Opens the next card.
    pub go_on: Callback<()>,
}

/// The answer to a card, as far as it is judged.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Evaluating,
    /// The search failed.
    Failed,
    /// The indices of the chosen actions, and how they compare with the best.
    Judged(Vec<usize>, Judgement),
}

/// The next press for the suggested action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextPress {
    Piece {
        /// The name of the piece in the contents of the box.
        in_box: String,
        /// The name of the part, with its place.
        name: String,
    },
    /// The button that carries out the chosen action, by its verb.
    Verb(String),
}

/// The label of the ringed element in the panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RingLabel {
    /// The text on the element.
    Written(String),
    /// The name, in the contents of the box, of the piece that a drawing without text shows.
    Drawn(String),
    /// The name of a button that takes a wrong press back.
    TakesBack(String),
}

/// The state of all teaching at a table.
#[derive(Clone, Copy)]
pub struct Guide {
    /// The lesson, if this is the table of one.
    pub lesson: Option<LessonContext>,
    /// The card, if this is a table of practice.
    pub practice: Option<PracticeContext>,
    pub progress: StoredValue<Progress>,
    /// Index of the current step; the number of steps once all have been shown.
    pub step: RwSignal<Option<usize>>,
    /// Label of the element to press next in the lesson; `None` until the element is found on the page.
    pub ringed: RwSignal<Option<RingLabel>>,
    /// The coach's memory on this device; `None` if the coach is silent.
    pub coached: StoredValue<Option<CoachState>>,
    /// Index of the coach's note that is shown.
    pub note: RwSignal<Option<usize>>,
    /// Number of plies when a note was last ignored.
    pub ignored_at: StoredValue<Option<u32>>,
    /// The objection to an action that was held back.
    pub objection: RwSignal<Option<String>>,
    /// Whether the tutor is asking about the actions held back.
    pub tutor_asks: RwSignal<bool>,
    /// Actions held back until the person confirms them.
    pub held_actions: StoredValue<Option<Vec<usize>>>,
    /// The actions last objected to: doing them again confirms them.
    last_objected: StoredValue<Vec<usize>>,
}

impl Guide {
    /// Creates the guide of a table, in the lesson of the surrounding page if there is one.
    pub fn here() -> Guide {
        let lesson = use_context::<LessonContext>();
        let progress = lesson.map(|lesson| lesson.saved_progress.get_value()).unwrap_or_default();
        Guide {
            lesson,
            practice: use_context::<PracticeContext>(),
            progress: StoredValue::new(progress),
            step: RwSignal::new(None),
            ringed: RwSignal::new(None),
            coached: StoredValue::new(None),
            note: RwSignal::new(None),
            ignored_at: StoredValue::new(None),
            objection: RwSignal::new(None),
            tutor_asks: RwSignal::new(false),
            held_actions: StoredValue::new(None),
            last_objected: StoredValue::new(Vec::new()),
        }
    }

    /// Whether consecutive actions may proceed, each given as an index into the legal list at its point in the
    /// sequence; if not, sets the objection. The loss described by `forgoes` is an objection at tables without a
    /// lesson, but only once: repeating the actions at once confirms them.
    pub fn admits(self, table: &Table, actions: &[usize], forgoes: Option<String>) -> bool {
        let objection: Option<String> = match self.lesson {
            Some(lesson) => match self
                .progress
                .with_value(|progress| progress.reaction_to(lesson.part(), table, actions))
            {
                Reaction::Accept => None,
                Reaction::Refuse(why) => Some(lesson_text(table.info().id, &why)),
                Reaction::Remark(why) => (!self.repeats_objected(actions)).then(|| lesson_text(table.info().id, &why)),
            },
            None => match forgoes {
                Some(loss) => (!self.repeats_objected(actions)).then_some(loss),
                None => self.mistake(table, actions),
            },
        };
        let admits = objection.is_none();
        self.objection.set(objection);
        admits
    }

    /// Returns the patterns of the consecutive actions that the current step asks for, so that a draft of several
    /// actions can follow them. Tracks the step.
    pub fn wanted_patterns(self) -> Vec<&'static str> {
        let step = self.lesson.and_then(|lesson| lesson.part().steps.get(self.step.get()?));
        let pattern = step.and_then(|step| step.task.accepted_patterns().first());
        pattern.map(|pattern| pieces(pattern).collect()).unwrap_or_default()
    }

    /// Whether the current step asks for this action, which is given in notation.
    pub fn asks_for(self, action: &str) -> bool {
        self.wanted_patterns().into_iter().any(|pattern| matches(pattern, action))
    }

    /// Whether this action, given in notation, completes the current step or is part of a move that does. Tracks the
    /// step.
    pub fn accepts(self, action: &str) -> bool {
        let step = self.lesson.and_then(|lesson| lesson.part().steps.get(self.step.get()?));
        let patterns = step.map(|step| step.task.accepted_patterns()).unwrap_or_default();
        patterns.iter().any(|pattern| pieces(pattern).any(|piece| matches(piece, action)))
    }

    /// Returns the first pattern of [`Guide::wanted_patterns`] that none of the drafted actions matches.
    pub fn missing_from(self, drafted: &[String]) -> Option<&'static str> {
        self.wanted_patterns().into_iter().find(|pattern| !drafted.iter().any(|action| matches(pattern, action)))
    }

    /// Clears the objection and the action held back: the table has changed.
    pub fn clear_objection(self) {
        self.objection.set(None);
        self.tutor_asks.set(false);
        self.held_actions.set_value(None);
        self.last_objected.update_value(Vec::clear);
    }

    /// Returns whether the latest objection was to the same actions, and records these actions for the next call.
    fn repeats_objected(self, actions: &[usize]) -> bool {
        let same = self.last_objected.with_value(|previous| previous == actions);
        self.last_objected.set_value(actions.to_vec());
        same
    }

    /// Returns the coach's remark if these actions are a mistake. Each mistake is remarked on only once.
    fn mistake(self, table: &Table, actions: &[usize]) -> Option<String> {
        self.coached.try_update_value(|coached| {
            let coached = coached.as_mut()?;
            let mistake = coached.mistake(table, actions)?;
            coached.seen.push(mistake.key.to_owned());
            Some(lesson_text(table.info().id, mistake.say))
        })?
    }
}
