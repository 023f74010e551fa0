//! What a table says to a learner: the lesson that is played at it, the notes of the coach, the tutor's question.
//!
//! [`Guide`] holds it for the [`Shell`](super::Shell), which asks it before an action is done. [`super::lesson`] and
//! [`super::coach`] drive it, [`super::guide_voice`] says it. Knows no game.

use std::borrow::Cow;

use leptos::prelude::*;

use crate::table::Table;
use crate::table::coach::Coached;
use crate::table::lesson::{Judged, Progress};
use crate::words::lesson::{Lesson, Part, fits, pieces};

/// The lesson that the table below belongs to. A context.
#[derive(Clone, Copy)]
pub struct LessonAt {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Which part of it is played.
    pub part: usize,
    /// Goes on to another part, or begins the lesson again with the first.
    pub go_to: Callback<usize>,
    /// How far this part had come when it was left.
    pub begun: StoredValue<Progress>,
}

impl LessonAt {
    /// The part that is played.
    pub fn part(self) -> &'static Part {
        &self.lesson.parts[self.part]
    }
}

/// What is to be pressed next for what is suggested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// A piece.
    Piece {
        /// The name of its kind in the box.
        in_box: String,
        /// Its own name, with its place.
        name: String,
    },
    /// The button that does what is chosen, by its verb.
    Verb(String),
}

/// How the panel names what is ringed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ringed {
    /// By the words that are written on it.
    Written(String),
    /// A drawing without words, by its name in the box.
    Drawn(String),
}

/// What a table says to a learner.
#[derive(Clone, Copy)]
pub struct Guide {
    /// The lesson, if this is the table of one.
    pub lesson: Option<LessonAt>,
    /// How far it has come.
    pub progress: StoredValue<Progress>,
    /// The step that is said; as many as there are when all were.
    pub step: RwSignal<Option<usize>>,
    /// What the lesson has pressed next, once it is found on the page.
    pub ringed: RwSignal<Option<Ringed>>,
    /// What the coach knows of this device; `None` where he is silent.
    pub coached: StoredValue<Option<Coached>>,
    /// Which note of the coach is on show.
    pub note: RwSignal<Option<usize>>,
    /// After how many plies a note was passed over.
    pub passed: StoredValue<Option<u32>>,
    /// What is said to an action that was held back.
    pub objection: RwSignal<Option<String>>,
    /// Whether the tutor asks about what is held back.
    pub tutor_asks: RwSignal<bool>,
    /// The actions that are held back, to be done when they are meant.
    pub held: StoredValue<Option<Vec<usize>>>,
    /// The actions that were objected to last: done once more they are meant.
    insisted: StoredValue<Vec<usize>>,
}

impl Guide {
    /// The guide of a table, in the lesson of the page around it if there is one.
    pub fn here() -> Guide {
        let lesson = use_context::<LessonAt>();
        let progress = lesson.map(|lesson| lesson.begun.get_value()).unwrap_or_default();
        Guide {
            lesson,
            progress: StoredValue::new(progress),
            step: RwSignal::new(None),
            ringed: RwSignal::new(None),
            coached: StoredValue::new(None),
            note: RwSignal::new(None),
            passed: StoredValue::new(None),
            objection: RwSignal::new(None),
            tutor_asks: RwSignal::new(false),
            held: StoredValue::new(None),
            insisted: StoredValue::new(Vec::new()),
        }
    }

    /// Whether what is about to be done goes ahead, given as indices into the legal lists that it meets; else says why not. What it `forgoes` is said at every table, and
    /// once: done again at once, it is meant.
    pub fn admits(self, table: &Table, doing: &[usize], forgoes: Option<String>) -> bool {
        let objection: Option<Cow<'static, str>> = match self.lesson {
            Some(lesson) => match self.progress.with_value(|progress| progress.judge(lesson.part(), table, doing)) {
                Judged::Fine => None,
                Judged::Not(why) => Some(why.into()),
                Judged::But(why) => (!self.insists(doing)).then_some(why.into()),
            },
            None => match forgoes {
                Some(loss) => (!self.insists(doing)).then_some(loss.into()),
                None => self.mistake(table, doing).map(Cow::from),
            },
        };
        let admits = objection.is_none();
        self.objection.set(objection.map(Cow::into_owned));
        admits
    }

    /// The patterns of the actions, one after the other, that the step that is said asks for: for what is drafted
    /// before anything is done. Whoever reads is run again when another step is said.
    pub fn wanted(self) -> Vec<&'static str> {
        let step = self.lesson.and_then(|lesson| lesson.part().steps.get(self.step.get()?));
        let pattern = step.and_then(|step| step.task.understood().first());
        pattern.map(|pattern| pieces(pattern).collect()).unwrap_or_default()
    }

    /// Whether this action, in notation, is among them.
    pub fn asks(self, action: &str) -> bool {
        self.wanted().into_iter().any(|pattern| fits(pattern, action))
    }

    /// The first of those actions that is not among what is drafted, in notation.
    pub fn missing_from(self, drafted: &[String]) -> Option<&'static str> {
        self.wanted().into_iter().find(|pattern| !drafted.iter().any(|action| fits(pattern, action)))
    }

    /// Forgets what was said of an action, and what was held back: the table has changed.
    pub fn fall_silent(self) {
        self.objection.set(None);
        self.tutor_asks.set(false);
        self.held.set_value(None);
        self.insisted.update_value(Vec::clear);
    }

    /// Whether the same was objected to just before.
    fn insists(self, doing: &[usize]) -> bool {
        let same = self.insisted.with_value(|before| before == doing);
        self.insisted.set_value(doing.to_vec());
        same
    }

    /// What the coach says of a mistake, once.
    fn mistake(self, table: &Table, doing: &[usize]) -> Option<&'static str> {
        self.coached.try_update_value(|coached| {
            let coached = coached.as_mut()?;
            let mistake = coached.mistake(table, doing)?;
            coached.seen.push(mistake.key.to_owned());
            Some(mistake.say)
        })?
    }
}
