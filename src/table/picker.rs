//! The picker: turns pressed pieces into an action.
//!
//! Created by the page for the seat to act, from its view and the legal list. Keeps the pieces pressed so far and the
//! actions that contain them, and determines which pieces are lit. Knows no rule: it only compares presses, as
//! multisets.

use std::sync::Arc;

use crate::engine::{Game, Press};

type Presses<G> = (<G as Game>::Action, Vec<<G as Press>::Part>);

/// The presses so far, and the actions still possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Picker<G: Press> {
    /// One entry per legal action. Shared, since every press creates a new picker from the last one.
    actions: Arc<[Presses<G>]>,
    pressed: Vec<G::Part>,
    /// Pieces that can be pressed next, sorted. Cached, because every piece on a board is looked up after every press.
    lit: Vec<G::Part>,
}

fn count<T: PartialEq>(items: &[T], item: &T) -> usize {
    items.iter().filter(|other| *other == item).count()
}

impl<G: Press> Picker<G> {
    /// Creates a picker over the legal actions of the seat that `view` belongs to.
    pub fn new(view: &G::View, legal: &[G::Action]) -> Self {
        let with_presses = |action: &G::Action| {
            let mut parts = Vec::new();
            G::presses(view, action, &mut parts);
            (*action, parts)
        };
        let mut picker = Picker { actions: legal.iter().map(with_presses).collect(), ..Picker::idle() };
        picker.find_lit();
        picker
    }

    /// Returns a picker in which nothing can be pressed.
    pub fn idle() -> Self {
        Picker { actions: Arc::default(), pressed: Vec::new(), lit: Vec::new() }
    }

    /// Returns the pieces pressed so far, in order.
    pub fn pressed(&self) -> &[G::Part] {
        &self.pressed
    }

    /// Returns the number of times that `part` is pressed now.
    pub fn times(&self, part: G::Part) -> usize {
        count(&self.pressed, &part)
    }

    /// Whether the presses of an action contain those so far and, if given, `also`.
    fn contains_pressed(&self, presses: &[G::Part], also: Option<G::Part>) -> bool {
        let wanted = |part: G::Part| self.times(part) + usize::from(also == Some(part));
        self.pressed.iter().chain(&also).all(|part| count(presses, part) >= wanted(*part))
    }

    /// Returns all actions, whatever is pressed.
    pub fn actions(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.actions.iter().map(|(action, _)| *action)
    }

    /// Returns the actions that contain the presses so far.
    pub fn candidates(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.actions.iter().filter(|(_, presses)| self.contains_pressed(presses, None)).map(|(action, _)| *action)
    }

    /// Returns the actions that would remain after pressing `part`.
    pub fn candidates_with(&self, part: G::Part) -> impl Iterator<Item = G::Action> + '_ {
        let holds = move |(_, presses): &&Presses<G>| self.contains_pressed(presses, Some(part));
        self.actions.iter().filter(holds).map(|(action, _)| *action)
    }

    /// Whether `part` can be pressed next.
    pub fn is_lit(&self, part: G::Part) -> bool {
        self.lit.binary_search(&part).is_ok()
    }

    /// Whether `part` could be pressed if nothing else were.
    pub fn begins(&self, part: G::Part) -> bool {
        self.actions.iter().any(|(_, presses)| presses.contains(&part))
    }

    /// Whether some action contains all of these pieces, ignoring the presses so far.
    pub fn fits(&self, parts: &[G::Part]) -> bool {
        let fits = |presses: &[G::Part]| parts.iter().all(|part| count(presses, part) >= count(parts, part));
        self.actions.iter().any(|(_, presses)| fits(presses))
    }

    /// Returns all pieces that can be pressed next, sorted and unique.
    pub fn lit(&self) -> &[G::Part] {
        &self.lit
    }

    fn find_lit(&mut self) {
        let actions = self.actions.iter().filter(|(_, presses)| self.contains_pressed(presses, None));
        let more = actions
            .flat_map(|(_, presses)| presses.iter().copied().filter(|part| count(presses, part) > self.times(*part)));
        let mut lit = Vec::new();
        for part in more {
            if let Err(place) = lit.binary_search(&part) {
                lit.insert(place, part);
            }
        }
        self.lit = lit;
    }

    /// Presses a piece; returns `false`, changing nothing, if it is not lit.
    pub fn press(&mut self, part: G::Part) -> bool {
        let lit = self.is_lit(part);
        if lit {
            self.pressed.push(part);
            self.find_lit();
        }
        lit
    }

    /// Presses the missing pieces of `action`.
    pub fn complete(&mut self, action: G::Action) {
        let actions = Arc::clone(&self.actions);
        let Some((_, presses)) = actions.iter().find(|(of, _)| *of == action) else { return };
        for part in presses {
            if self.times(*part) < count(presses, part) {
                self.pressed.push(*part);
            }
        }
        self.find_lit();
    }

    /// Releases one press of a piece; returns `false` if it was not pressed.
    pub fn release(&mut self, part: G::Part) -> bool {
        let Some(index) = self.pressed.iter().rposition(|pressed| *pressed == part) else { return false };
        self.pressed.remove(index);
        self.find_lit();
        true
    }

    pub fn clear(&mut self) {
        self.pressed.clear();
        self.find_lit();
    }

    /// Returns the chosen action: pressed exactly, or the only one that contains the presses.
    pub fn ready(&self) -> Option<G::Action> {
        if self.pressed.is_empty() {
            return None;
        }
        self.pressed_exactly().or_else(|| {
            let mut candidates = self.candidates();
            candidates.next().filter(|_| candidates.next().is_none())
        })
    }

    /// Returns the action whose presses are exactly those so far.
    pub fn pressed_exactly(&self) -> Option<G::Action> {
        let exact =
            |(_, presses): &&Presses<G>| presses.len() == self.pressed.len() && self.contains_pressed(presses, None);
        self.actions.iter().find(exact).map(|(action, _)| *action)
    }

    /// Returns the chosen action if no other action contains the presses so far.
    pub fn complete_choice(&self) -> Option<G::Action> {
        self.ready().filter(|_| self.candidates().nth(1).is_none())
    }

    /// Returns the action chosen by pressing `part` alone.
    pub fn action_for_single(&self, part: G::Part) -> Option<G::Action> {
        self.actions.iter().find(|(_, presses)| presses[..] == [part]).map(|(action, _)| *action)
    }
}
