//! Determines the viewer of the screen, when the curtain falls and for whom, and who may press.
//!
//! Part of [`Table`]; all of this follows from the seating and from whether the decision is secret. Knows no game.

use crate::engine::{Seat, Viewer};

use super::game_table::Table;

impl Table {
    /// Returns the viewer of the screen. Once the game is over nothing is hidden any more.
    pub fn viewer(&self) -> Viewer {
        if self.outcome().is_some() && self.seating.people().len() != 1 {
            return Viewer::Everyone;
        }
        // All people of this table are at other devices, so this one shows no hand.
        if self.shared.is_some() && self.seating.people().is_empty() {
            return Viewer::Public;
        }
        // With open hands people hide nothing from each other; the screen follows the person to act.
        let secret = self.game.is_secret() && !self.seating.open;
        let to_act = self.to_act().filter(|seat| self.seating.is_person(*seat));
        // If the decision is not secret, the person who acts replaces the fixed viewer: both see the same, and the
        // screen must address the person who acts.
        if let Some(viewer) = self.seating.fixed_viewer.filter(|_| secret || to_act.is_none()) {
            return viewer;
        }
        match to_act {
            Some(seat) if !secret => Viewer::Seat(seat),
            // During a public decision no hand is shown.
            Some(_) if self.is_answered_openly() => Viewer::Public,
            // The device is being passed on: nothing private may remain behind the curtain.
            Some(_) if self.curtain().is_some() => Viewer::Public,
            _ => self.seating.viewer(self.game.is_secret()),
        }
    }

    /// Whether the current decision could be made without its curtain; see
    /// [`Game::is_public_decision`](crate::engine::Game::is_public_decision).
    pub fn could_answer_openly(&self) -> bool {
        self.to_act().is_some() && self.game.is_public_decision()
    }

    /// Whether the current decision is made without a curtain, because several people share the device and have agreed
    /// to that.
    pub(super) fn is_answered_openly(&self) -> bool {
        let seating = &self.seating;
        let agreed =
            seating.answers_openly && !seating.open && seating.fixed_viewer.is_none() && seating.people().len() > 1;
        let person = |seat| seating.is_person(seat);
        agreed && self.could_answer_openly() && self.to_act().is_some_and(person)
    }

    /// Returns the pass as an index into the legal list, if the current decision can be passed.
    pub fn pass(&self) -> Option<usize> {
        self.game.legal_facts().pass
    }

    /// Returns the pass if the person to act has a standing pass that applies to the current decision.
    pub fn standing_pass(&self) -> Option<usize> {
        let seat = self.to_act().filter(|seat| self.seating.is_person(*seat))?;
        if self.seating.standing_passes.has(seat) { self.pass() } else { None }
    }

    /// Returns the person to whom the device must be passed before the game continues; `None` if no curtain is needed.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.to_act().filter(|_| self.standing_pass().is_none() && !self.is_answered_openly())?;
        self.seating.curtain(seat, self.game.is_secret())
    }

    /// Covers the open hand of a person with the curtain; returns whether a hand was open. Does nothing if people hide
    /// nothing from each other.
    pub fn cover_hands(&mut self) -> bool {
        let before = self.viewer();
        let lifted_by = self.seating.curtain_lifted_by.take();
        let after = self.viewer();
        if after != before && after != Viewer::Public {
            // Nothing is hidden now: the page keeps its viewer.
            self.seating.curtain_lifted_by = lifted_by;
            return false;
        }
        after != before
    }

    /// Returns the person who may press pieces now: the person to act, holding the device, without a standing pass.
    pub fn presser(&self) -> Option<Seat> {
        let seat = self.to_act().filter(|seat| self.seating.is_person(*seat))?;
        (self.curtain().is_none() && self.standing_pass().is_none()).then_some(seat)
    }
}
