//! What can be taken back at a table, and what that means for the others at it.
//!
//! The log is cut by [`Session`](crate::engine::session::Session); here is only how far. Knows no screen: the page asks
//! the other people where [`Undo::Ask`] says so.

use crate::engine::session::Step;
use crate::engine::{Seat, SeatSet};
use crate::words::Title;

use super::Table;
use super::foresight::shows_unseen;
use super::seating::Undo;

impl<G: Title> Table<G> {
    /// Whether a person has decided anything that can be taken back. Cheap, unlike [`Table::can_undo`], which finds out
    /// what doing so would mean.
    pub fn has_undo(&self) -> bool {
        let people = self.seating.people();
        self.session.steps().iter().any(|step| self.is_decision(people, step))
    }

    /// What taking back the last decision of a person would mean.
    pub fn can_undo(&self) -> Undo {
        self.last_decision_of_person().map_or(Undo::Nothing, |(seat, ply)| self.taking_back(seat, ply))
    }

    /// Takes back to the last decision of a person.
    pub fn undo(&mut self) {
        if let Some((_, ply)) = self.last_decision_of_person() {
            self.session.undo_to(ply, self.reveals_since(ply));
        }
    }

    /// Plays again what was taken back, up to the next decision of a person.
    pub fn redo(&mut self) {
        while self.session.redo().is_some() {
            if G::mid_sequence(self.session.state()) {
                continue;
            }
            let Some(seat) = self.session.to_act() else { break };
            if self.seating.is_person(seat) && self.only_answer_of(self.session.state(), true).is_none() {
                break;
            }
        }
    }

    /// What taking back the running turn would mean, as for [`Table::can_undo`].
    pub fn can_restart_turn(&self) -> Undo {
        let Some((seat, ply)) = self.turn_begun() else { return Undo::Nothing };
        // Once somebody else is to act the turn is over: taking it back is as much the others' affair.
        let over = self.session.to_act() != Some(seat) && self.seating.people().len() > 1;
        match self.taking_back(seat, ply) {
            Undo::Free if over => Undo::Ask { seen: false },
            undo => undo,
        }
    }

    /// Takes back all that the viewer did in the running turn.
    pub fn restart_turn(&mut self) {
        if let Some((_, ply)) = self.turn_begun() {
            self.session.undo_to(ply, self.reveals_since(ply));
        }
    }

    /// Whether anything done after `ply` plies showed what could not be foreseen: luck, a hidden card, the act of
    /// another seat than the one that acted first. The end lays open what was secret.
    fn reveals_since(&self, ply: u32) -> bool {
        let since = &self.session.steps()[ply as usize..];
        let opened = || self.session.outcome().is_some() && G::secret(self.session.at(ply).state());
        since.iter().any(|step| step.seat != since[0].seat) || opened() || shows_unseen(&self.session, ply)
    }

    /// What taking back all after `ply` plies, where a move of `seat` begins, means at this table.
    fn taking_back(&self, seat: Seat, ply: u32) -> Undo {
        let alone = self.seating.people().len() < 2;
        let secret = !alone && G::secret(self.session.at(ply).state());
        self.seating.undo(seat, secret, self.reveals_since(ply))
    }

    /// Whose the turn is that the last move of a person belongs to, and the plies before the first decision of that
    /// seat in it. What could only be answered so is none: taken back, it would be answered again.
    fn turn_begun(&self) -> Option<(Seat, u32)> {
        let (seat, last) = self.last_decision_of_person()?;
        let (steps, people) = (self.session.steps(), self.seating.people());
        let turn = steps[last as usize].moment.turn;
        let first = (0..=last).find(|ply| {
            let step = &steps[*ply as usize];
            let own = step.moment.turn == turn && step.seat == seat && self.is_decision(people, step);
            own && self.only_answer_of(self.session.at(*ply).state(), true).is_none()
        });
        first.map(|ply| (seat, ply))
    }

    /// Whether somebody of `people` decided this. What is passed for somebody once and for all is no decision: taken
    /// back, it would be passed again.
    fn is_decision(&self, people: SeatSet, step: &Step<G>) -> bool {
        people.has(step.seat) && !(self.seating.passing.has(step.seat) && G::is_pass(&step.action))
    }

    /// Whose the last move of a person is, and the plies before it. What takes several actions to say is one move; what
    /// could only be answered so is none: taken back, it would be answered again.
    /// What a computer did is nobody's to take back: it would only do it again.
    fn last_decision_of_person(&self) -> Option<(Seat, u32)> {
        let mut plies = self.session.steps().len();
        loop {
            let (seat, ply) = self.last_move_of_person(plies)?;
            if self.only_answer_of(self.session.at(ply).state(), true).is_none() {
                return Some((seat, ply));
            }
            plies = ply as usize;
        }
    }

    /// Whose the last move of a person among the first so many plies is, and the plies before it.
    fn last_move_of_person(&self, plies: usize) -> Option<(Seat, u32)> {
        let people = self.seating.people();
        let steps = &self.session.steps()[..plies];
        let last = steps.iter().rposition(|step| self.is_decision(people, step))?;
        let seat = steps[last].seat;
        let first = steps[..last].iter().rposition(|step| step.seat != seat).map_or(0, |index| index + 1);
        let whole = steps[first..last].iter().rposition(|step| !step.mid_sequence);
        Some((seat, whole.map_or(first, |index| first + index + 1) as u32))
    }
}
