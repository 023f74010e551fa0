//! The numbered choices of a decision: what a number on the command line stands for.
//!
//! Listed and taken by the page, and by the law that every action can be reached by numbers. A line with several
//! numbers takes one choice after another: so a trade, several discards, or an action and what goes along with it are
//! one line. Knows no page and no game.

use crate::engine::{Determinize, Game, Press};
use crate::message;
use crate::words::draft::Draft;
use crate::words::{Message, Words, spoken_verb};

use crate::table::Pressing;
use crate::table::pressing::{Pressed, PressedOf};
use crate::table::preview;

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<Action, Part> {
    /// A legal action.
    Action(Action),
    /// A piece that is marked in the draft, opens one, or answers the question that the chosen action raises.
    Piece(Part),
    /// A follow-up that is carried out along with the chosen action.
    Along(Action),
}

pub type ChoiceOf<G> = Choice<<G as Game>::Action, <G as Press>::Part>;

impl<G: Words + Determinize> Pressing<G> {
    /// Returns the choices in the order of their numbers. The `legal` actions of the decision come first and keep their
    /// numbers, as do the pieces of its drafts. Some may not be [open](Self::is_open) now.
    pub fn choices(&self, legal: &[G::Action]) -> Vec<ChoiceOf<G>> {
        let mut choices = Vec::new();
        let Some((seat, view)) = self.actor() else { return choices };
        choices.extend(legal.iter().copied().map(Choice::Action));
        for part in G::Draft::parts(view) {
            if self.drafted.binary_search(&part).is_err() {
                choices.push(Choice::Piece(part));
            }
        }
        choices.extend(self.answers.iter().map(|(part, _)| Choice::Piece(*part)));
        if let Some(action) = self.picker().ready() {
            let mut chosen = vec![action];
            chosen.extend(self.answer());
            let next = preview::ahead::<G>(view, seat, &chosen).next;
            if G::goes_along(&next) {
                choices.extend(next.into_iter().map(Choice::Along));
            }
        }
        choices
    }

    /// Whether a choice can be taken now. A draft may refuse what contradicts it.
    pub fn is_open(&self, choice: ChoiceOf<G>) -> bool {
        let is_dark = matches!(choice, Choice::Piece(part) if !self.is_lit(part));
        !is_dark && self.clone().take(choice).is_some_and(|taken| !matches!(taken, Pressed::Refused(_)))
    }

    /// Takes a choice; returns `None` for a piece that does not belong to the decision as it is composed now, even if
    /// the rules would accept it.
    fn take(&mut self, choice: ChoiceOf<G>) -> Option<PressedOf<G>> {
        match choice {
            Choice::Action(action) => Some(self.choose(action)),
            Choice::Along(action) => Some(self.choose_along(action)),
            Choice::Piece(part) => {
                let is_claimed = self.draft().is_some_and(|draft| draft.claims(part));
                let belongs = is_claimed || self.opens(part) || self.answer_of(part).is_some();
                belongs.then(|| self.press(part))
            }
        }
    }

    /// Returns the name of a choice among those of the `legal` actions: no other that is open has the same.
    pub fn choice_name(&self, legal: &[G::Action], choice: ChoiceOf<G>) -> Option<Message> {
        let (_, view) = self.actor()?;
        Some(match choice {
            Choice::Action(action) => spoken_verb::<G>(view, legal, &action),
            Choice::Along(action) => {
                let before = spoken_verb::<G>(view, legal, &self.picker().ready()?);
                message!("list-more", before: before, after: G::verb(view, &action))
            }
            Choice::Piece(part) => match self.answer_of(part).or_else(|| self.adds(part)) {
                Some(action) => G::verb(view, &action),
                None => G::part(view, part),
            },
        })
    }

    /// Takes the choices with these numbers, counted from 1, one after another, up to the first that is refused.
    /// Nothing is carried out.
    ///
    /// # Errors
    /// The first number that stands for no choice now; the presses are then those before it.
    pub fn choose_numbers(&mut self, legal: &[G::Action], numbers: &[usize]) -> Result<PressedOf<G>, usize> {
        for number in numbers {
            let choice = self.choices(legal).get(number.wrapping_sub(1)).copied();
            match choice.and_then(|choice| self.take(choice)) {
                None => return Err(*number),
                Some(refused @ Pressed::Refused(_)) => return Ok(refused),
                Some(_) => {}
            }
        }
        Ok(Pressed::Changed)
    }
}
