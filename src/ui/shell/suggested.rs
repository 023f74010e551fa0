//! The suggestion of a hint or a lesson: an action of the seat to act, and the piece to press next for it.
//!
//! Part of the [`BoardContext`](super::board_context::BoardContext); read by everything that can be pressed.
//! Independent of the game.

use crate::table::{Picker, Pressing};
use crate::ui::kit::Memo;
use crate::words::Title;
use crate::words::lesson::matches;

use super::guide::Guide;

/// The action suggested by a hint or a lesson, and the presses for it. All values are reactive.
pub struct Suggested<G: Title> {
    pub action: Memo<Option<G::Action>>,
    /// The part of the action to press next.
    pub next: Memo<Option<G::Part>>,
    /// All parts of the action.
    parts: Memo<Vec<G::Part>>,
    /// Parts of the other actions that a hint names, if the choice takes several.
    along: Memo<Vec<G::Part>>,
    /// Parts of all actions that complete the step of a lesson; `None` while it asks for no action.
    accepted: Memo<Option<Vec<G::Part>>>,
    /// Pattern of the first action that a lesson asks for and that is not drafted yet.
    missing: Memo<Option<&'static str>>,
    pressing: Memo<Pressing<G>>,
    guide: Guide,
}

// A derived impl would require the values of the memos to be `Copy`.
impl<G: Title> Clone for Suggested<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Title> Copy for Suggested<G> {}

/// Returns the first missing press of `action`, if it can be pressed now and the action is not chosen yet.
fn next_part<G: Title>(picker: &Picker<G>, action: G::Action, parts: &[G::Part]) -> Option<G::Part> {
    if picker.ready() == Some(action) {
        return None;
    }
    let needed = |index: usize| parts[..=index].iter().filter(|other| **other == parts[index]).count();
    let first_missing = (0..parts.len()).find(|index| picker.times(parts[*index]) < needed(*index))?;
    Some(parts[first_missing]).filter(|part| picker.is_lit(*part))
}

impl<G: Title> Suggested<G> {
    /// Creates the signals that follow `action`, with the parts of the actions hinted along with it. Call it once per
    /// table, inside a component.
    pub fn new(
        action: Memo<Option<G::Action>>,
        along: Memo<Vec<G::Part>>,
        view: Memo<G::View>,
        pressing: Memo<Pressing<G>>,
        guide: Guide,
    ) -> Suggested<G> {
        let parts = Memo::new(move |_| {
            let mut parts = Vec::new();
            if let Some(action) = action.get() {
                view.with(|view| G::presses(view, &action, &mut parts));
            }
            parts
        });
        let next = Memo::new(move |_| {
            let action = action.get()?;
            parts.with(|parts| pressing.with(|pressing| next_part(pressing.picker(), action, parts)))
        });
        let accepted = Memo::new(move |_| {
            action.get().filter(|_| guide.lesson.is_some())?;
            let mut accepted = Vec::new();
            pressing.with(|pressing| {
                let actions = pressing.picker().actions().filter(|action| guide.accepts(&action.to_string()));
                actions.for_each(|action| view.with(|view| G::presses(view, &action, &mut accepted)));
            });
            Some(accepted)
        });
        let missing = Memo::new(move |_| {
            let drafted = pressing.with(|pressing| Some(pressing.drafted()?.actions))?;
            guide.missing_from(&drafted.iter().map(ToString::to_string).collect::<Vec<_>>())
        });
        Suggested { action, next, parts, along, accepted, missing, pressing, guide }
    }

    /// Whether `part` belongs to the suggested action, or to one hinted along with it.
    pub fn is_hinted(self, part: G::Part) -> bool {
        self.hinted_times(part) > 0
    }

    /// Returns the number of presses of `part` that the suggested actions need.
    pub fn hinted_times(self, part: G::Part) -> usize {
        let count = |parts: &Vec<G::Part>| parts.iter().filter(|hinted| **hinted == part).count();
        self.parts.with(count) + self.along.with(count)
    }

    /// Whether `part` is to be pressed next, for the suggested action or for the draft that a lesson asks for.
    pub fn is_next(self, part: G::Part) -> bool {
        let (added, begins) =
            self.pressing.with(|pressing| (pressing.adds(part), pressing.opens(part) && pressing.times(part) == 0));
        match (added, self.missing.get()) {
            (Some(added), Some(pattern)) => matches(pattern, &added.to_string()),
            (Some(added), None) => {
                let is_open = |pressing: &Pressing<G>| {
                    let drafted = pressing.drafted().is_some_and(|drafted| drafted.actions.contains(&added));
                    pressing.is_lit(part) && !drafted
                };
                self.action.get() == Some(added) && self.pressing.with(is_open)
            }
            (None, _) => self.next.get() == Some(part) || begins && self.is_hinted(part),
        }
    }

    /// Whether a lesson asks for another part: `part` looks quiet then, although it can be pressed.
    pub fn is_quiet(self, part: G::Part) -> bool {
        let is_accepted = |accepted: &Vec<G::Part>| match self.pressing.with(|pressing| pressing.adds(part)) {
            Some(added) => self.guide.accepts(&added.to_string()),
            None => accepted.contains(&part),
        };
        self.accepted.with(|accepted| accepted.as_ref().is_some_and(|accepted| !is_accepted(accepted)))
            && !self.is_next(part)
    }

    /// Whether the action that a lesson asks for cannot be chosen before a press is taken back.
    pub fn is_astray(self) -> bool {
        let Some(action) = self.action.get().filter(|_| self.guide.lesson.is_some()) else { return false };
        self.next.get().is_none()
            && !self.is_other_way()
            && self.pressing.with(|pressing| pressing.draft().is_none() && pressing.picker().ready() != Some(action))
    }

    /// Whether another action is chosen that completes the step of a lesson as well.
    fn is_other_way(self) -> bool {
        self.pressing.with(|pressing| {
            let ready = pressing.picker().ready().filter(|_| pressing.draft().is_none());
            ready.is_some_and(|ready| self.guide.accepts(&ready.to_string()))
        })
    }

    /// Whether a lesson asks for nothing more than to carry out what is chosen or drafted.
    pub fn is_confirming_next(self) -> bool {
        let is_asked = !self.guide.wanted_patterns().is_empty() && self.missing.get().is_none();
        is_asked && self.pressing.with(|pressing| pressing.drafted().is_some_and(|drafted| drafted.lack.is_none()))
            || self.is_other_way()
    }
}
