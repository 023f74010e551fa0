//! What can be taken back at a table, and what that means for the others at it.
//!
//! The log is cut by [`Session`](crate::engine::session::Session); here is only how far. Knows no screen: the page asks
//! the other people where [`Undo::Ask`] says so.

use crate::engine::{Seat, SeatSet};

use super::dyn_game::PlyFacts;
use super::game_table::Table;
use super::seating::Undo;

impl Table {
    /// Whether a person has decided anything that can be taken back. Cheap, unlike [`Table::can_undo`], which finds out
    /// what doing so would mean.
    pub fn has_undo(&self) -> bool {
        let people = self.seating.people();
        self.game.ply_facts(0).iter().any(|ply| self.is_decision(people, ply))
    }

    /// What taking back the last decision of a person would mean.
    pub fn can_undo(&self) -> Undo {
        self.last_decision_of_person().map_or(Undo::Nothing, |(seat, ply)| self.taking_back(seat, ply))
    }

    /// Takes back to the last decision of a person.
    pub fn undo(&mut self) {
        if let Some((_, ply)) = self.last_decision_of_person() {
            self.game.undo_to(ply, self.reveals_since(ply));
        }
    }

    /// Whether anything can be redone.
    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Plays again what was taken back, up to the next decision of a person.
    pub fn redo(&mut self) {
        while self.game.redo() {
            if self.mid_sequence() {
                continue;
            }
            let Some(seat) = self.to_act() else { break };
            if self.seating.is_person(seat) && self.only_answer_in(&*self.game, true).is_none() {
                break;
            }
        }
    }

    /// What taking back the running turn would mean, as for [`Table::can_undo`].
    pub fn can_restart_turn(&self) -> Undo {
        let Some((seat, ply)) = self.turn_begun() else { return Undo::Nothing };
        // Once somebody else is to act the turn is over: taking it back is as much the others' affair.
        let over = self.to_act() != Some(seat) && self.seating.people().len() > 1;
        match self.taking_back(seat, ply) {
            Undo::Free if over => Undo::Ask { seen: false },
            undo => undo,
        }
    }

    /// Takes back all that the viewer did in the running turn.
    pub fn restart_turn(&mut self) {
        if let Some((_, ply)) = self.turn_begun() {
            self.game.undo_to(ply, self.reveals_since(ply));
        }
    }

    /// Whether anything done after `ply` plies showed what could not be foreseen: luck, a hidden card, the act of
    /// another seat than the one that acted first. The end lays open what was secret.
    fn reveals_since(&self, ply: u32) -> bool {
        let since = self.game.ply_facts(ply);
        let opened = || self.outcome().is_some() && since[0].secret;
        since.iter().any(|ply| ply.seat != since[0].seat) || opened() || self.game.shows_unseen(ply)
    }

    /// What taking back all after `ply` plies, where a move of `seat` begins, means at this table.
    fn taking_back(&self, seat: Seat, ply: u32) -> Undo {
        let alone = self.seating.people().len() < 2;
        let secret = !alone && self.game.ply_facts(ply)[0].secret;
        self.seating.undo(seat, secret, self.reveals_since(ply))
    }

    /// Whose the turn is that the last move of a person belongs to, and the plies before the first decision of that
    /// seat in it. What could only be answered so is none: taken back, it would be answered again.
    fn turn_begun(&self) -> Option<(Seat, u32)> {
        let (seat, last) = self.last_decision_of_person()?;
        let (plies, people) = (self.game.ply_facts(0), self.seating.people());
        let turn = plies[last as usize].moment.turn;
        let first = (0..=last).find(|before| {
            let ply = &plies[*before as usize];
            let own = ply.moment.turn == turn && ply.seat == seat && self.is_decision(people, ply);
            own && self.only_answer_in(&*self.game.at(*before), true).is_none()
        });
        first.map(|ply| (seat, ply))
    }

    /// Whether a person decided this. A standing pass is no decision: taken back, it would be passed again.
    fn is_decision(&self, people: SeatSet, ply: &PlyFacts) -> bool {
        people.has(ply.seat) && !(self.seating.passing.has(ply.seat) && ply.is_pass)
    }

    /// Whose the last move of a person is, and the plies before it. What takes several actions to say is one move; what
    /// could only be answered so is none: taken back, it would be answered again.
    /// What a computer did is nobody's to take back: it would only do it again.
    fn last_decision_of_person(&self) -> Option<(Seat, u32)> {
        let mut plies = self.game.ply_facts(0);
        loop {
            let (seat, before) = self.last_move_of_person(&plies)?;
            if self.only_answer_in(&*self.game.at(before), true).is_none() {
                return Some((seat, before));
            }
            plies.truncate(before as usize);
        }
    }

    /// Whose the last move of a person in these first plies of the game is, and the plies before it.
    fn last_move_of_person(&self, plies: &[PlyFacts]) -> Option<(Seat, u32)> {
        let people = self.seating.people();
        let last = plies.iter().rposition(|ply| self.is_decision(people, ply))?;
        let seat = plies[last].seat;
        let first = plies[..last].iter().rposition(|ply| ply.seat != seat).map_or(0, |index| index + 1);
        let whole = plies[first..last].iter().rposition(|ply| !ply.mid_sequence);
        Some((seat, whole.map_or(first, |index| first + index + 1) as u32))
    }
}
