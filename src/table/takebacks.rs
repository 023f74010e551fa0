//! Undo at a table: how far it goes, and whether the other people must agree.
//!
//! The log itself is truncated by [`Session`](crate::engine::session::Session). Knows no screen: the page asks the
//! other people around it if [`Undo::Ask`] says so. People at other devices are asked by [`super::shared`].

use crate::engine::{Seat, SeatSet};

use super::dyn_game::PlyFacts;
use super::game_table::Table;
use super::seating::Undo;

impl Table {
    /// Whether a person has made a decision that can be undone. Cheap, unlike [`Table::can_undo`], which also
    /// determines the consequences.
    pub fn has_undo(&self) -> bool {
        let people = self.seating.people();
        let first = if self.can_request() { 0 } else { self.plies_passed_on() };
        self.game.ply_facts(first).iter().any(|ply| self.is_decision(people, ply))
    }

    /// Returns whether the last decision of a person may be undone.
    pub fn can_undo(&self) -> Undo {
        match self.last_decision_of_person() {
            Some((seat, ply)) if ply >= self.plies_passed_on() => self.taking_back(seat, ply),
            Some(_) if self.can_request() => match self.people_elsewhere().is_empty() {
                true => Undo::Marked,
                false => Undo::Request,
            },
            _ => Undo::Nothing,
        }
    }

    /// Undoes the last decision of a person and everything after it, or asks the people at other devices for it.
    pub fn undo(&mut self) {
        match self.last_decision_of_person() {
            Some((_, ply)) if ply >= self.plies_passed_on() => self.game.undo_to(ply, self.reveals_since(ply)),
            Some((_, ply)) => self.request_undo(ply),
            None => {}
        }
    }

    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Redoes up to the next decision of a person.
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

    /// Returns whether the current turn may be undone, as for [`Table::can_undo`].
    pub fn can_restart_turn(&self) -> Undo {
        let Some((seat, ply)) = self.turn_start() else { return Undo::Nothing };
        // Once another seat is to act the turn is over, and undoing it concerns the others as well.
        let over = self.to_act() != Some(seat) && self.seating.people().len() > 1;
        match self.taking_back(seat, ply) {
            Undo::Free if over => Undo::Ask { seen: false },
            undo => undo,
        }
    }

    /// Undoes all actions of the viewer in the current turn.
    pub fn restart_turn(&mut self) {
        if let Some((_, ply)) = self.turn_start() {
            self.game.undo_to(ply, self.reveals_since(ply));
        }
    }

    /// Whether anything after `ply` plies revealed something unforeseeable: chance, a hidden card, an action of
    /// another seat than the first to act. The end of the game reveals everything secret.
    pub(super) fn reveals_since(&self, ply: u32) -> bool {
        let since = self.game.ply_facts(ply);
        let opened = || self.outcome().is_some() && since[0].secret;
        since.iter().any(|ply| ply.seat != since[0].seat) || opened() || self.game.shows_unseen(ply)
    }

    /// Returns whether everything after `ply` plies, from the start of a move of `seat`, may be undone at this table.
    fn taking_back(&self, seat: Seat, ply: u32) -> Undo {
        let alone = self.seating.people().len() < 2;
        let secret = !alone && self.game.ply_facts(ply)[0].secret;
        self.seating.undo(seat, secret, self.reveals_since(ply))
    }

    /// Returns the seat of the last move of a person, and the number of plies before that seat's first decision in the
    /// same turn. Automatic decisions do not count: after an undo they would be made again.
    fn turn_start(&self) -> Option<(Seat, u32)> {
        let (seat, last) = self.last_free_decision()?;
        let (plies, people) = (self.game.ply_facts(0), self.seating.people());
        let turn = plies[last as usize].moment.turn;
        let first = (self.plies_passed_on()..=last).find(|before| {
            let ply = &plies[*before as usize];
            let own = ply.moment.turn == turn && ply.seat == seat && self.is_decision(people, ply);
            own && self.only_answer_in(&*self.game.at(*before), true).is_none()
        });
        first.map(|ply| (seat, ply))
    }

    /// Whether a person made this decision. A standing pass does not count: if undone, it would be made again.
    fn is_decision(&self, people: SeatSet, ply: &PlyFacts) -> bool {
        people.has(ply.seat) && !(self.seating.standing_passes.has(ply.seat) && ply.is_pass)
    }

    /// Returns the last decision of a person, unless another device may have seen it.
    fn last_free_decision(&self) -> Option<(Seat, u32)> {
        self.last_decision_of_person().filter(|(_, ply)| *ply >= self.plies_passed_on())
    }

    /// Whether the person at `seat` has made a decision since another seat acted, and no other device has seen it.
    pub(super) fn is_mid_turn(&self, seat: Seat) -> bool {
        self.last_free_decision().is_some_and(|(_, ply)| self.ply_facts(ply).iter().all(|ply| ply.seat == seat))
    }

    /// Returns the seat of the last move of a person, and the number of plies before it. Several actions can form one
    /// move. Automatic decisions and the moves of computers do not count: after an undo they would be made again.
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

    /// Returns the seat of the last move by a person within these first plies of the game, and the number of plies
    /// before it.
    fn last_move_of_person(&self, plies: &[PlyFacts]) -> Option<(Seat, u32)> {
        let people = self.seating.people();
        let last = plies.iter().rposition(|ply| self.is_decision(people, ply))?;
        let seat = plies[last].seat;
        let first = plies[..last].iter().rposition(|ply| ply.seat != seat).map_or(0, |index| index + 1);
        let whole = plies[first..last].iter().rposition(|ply| !ply.mid_sequence);
        Some((seat, whole.map_or(first, |index| first + index + 1) as u32))
    }
}
