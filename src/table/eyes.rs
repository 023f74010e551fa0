//! Whose eyes the screen has, for whom the curtain falls, and who may press.
//!
//! Part of [`Table`]: it follows from the seating and from whether the decision is a secret. Knows no game.

use crate::engine::{Seat, Viewer};

use super::game_table::Table;

impl Table {
    /// Whose eyes the screen has. When the game is over nothing is hidden any more.
    pub fn viewer(&self) -> Viewer {
        if self.outcome().is_some() && self.seating.people().len() != 1 {
            return Viewer::Everyone;
        }
        // Where hands lie open nothing of people's is hidden from people; the screen follows the person to act.
        let secret = self.game.is_secret() && !self.seating.open;
        let to_act = self.to_act().filter(|seat| self.seating.is_person(*seat));
        // Whoever acts without a secret sees all the same, and has to be seen as who acts.
        if let Some(eyes) = self.seating.eyes.filter(|_| secret || to_act.is_none()) {
            return eyes;
        }
        match to_act {
            Some(seat) if !secret => Viewer::Seat(seat),
            // What is answered before everybody is answered with no hand on the screen.
            Some(_) if self.is_answered_openly() => Viewer::Public,
            // The device goes from one to another: nothing that only one of them may know stays behind the curtain.
            Some(_) if self.curtain().is_some() => Viewer::Public,
            _ => self.seating.viewer(self.game.is_secret()),
        }
    }

    /// Whether what is asked now could be answered without the curtain that falls for it; see
    /// [`Game::in_the_open`](crate::engine::Game::in_the_open).
    pub fn could_answer_openly(&self) -> bool {
        self.to_act().is_some() && self.game.is_in_the_open()
    }

    /// Whether it is: several people share the device and agreed to.
    pub(super) fn is_answered_openly(&self) -> bool {
        let seating = &self.seating;
        let agreed = seating.answers_openly && !seating.open && seating.eyes.is_none() && seating.people().len() > 1;
        let person = |seat| seating.is_person(seat);
        agreed && self.could_answer_openly() && self.to_act().is_some_and(person)
    }

    /// The pass, as an index into the legal list, if the present decision can be passed.
    pub fn pass(&self) -> Option<usize> {
        self.game.legal_facts().pass
    }

    /// The pass that the person to act has asked for once and for all, if it is one's now.
    pub fn standing_pass(&self) -> Option<usize> {
        let seat = self.to_act().filter(|seat| self.seating.is_person(*seat))?;
        if self.seating.passing.has(seat) { self.pass() } else { None }
    }

    /// The person to whom the device must be handed before anything else.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.to_act().filter(|_| self.standing_pass().is_none() && !self.is_answered_openly())?;
        self.seating.curtain(seat, self.game.is_secret())
    }

    /// Takes the hand off the screen that a person had open there: from now on the curtain stands before it. Returns
    /// whether there was one. Does nothing where people hide nothing from each other.
    pub fn cover_hands(&mut self) -> bool {
        let before = self.viewer();
        let lifted_by = self.seating.curtain_lifted_by.take();
        let after = self.viewer();
        if after != before && after != Viewer::Public {
            // Nothing is hidden now: the page goes on facing whoever it faced.
            self.seating.curtain_lifted_by = lifted_by;
            return false;
        }
        after != before
    }

    /// The person who may press pieces now: to act, with the device in hand, and not passing anyway.
    pub fn presser(&self) -> Option<Seat> {
        let seat = self.to_act().filter(|seat| self.seating.is_person(*seat))?;
        (self.curtain().is_none() && self.standing_pass().is_none()).then_some(seat)
    }
}
