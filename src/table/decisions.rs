//! A question put to several people one after another.
//!
//! With open hands no answer gives anything away, so the page may ask all of them at once and submit the answers
//! together. Knows no game: any decision that can be passed may be such a question.

use crate::engine::Seat;

use super::game_table::Table;

/// The possible answers of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub seat: Seat,
    /// Answers in notation, each with its label.
    pub answers: Vec<(String, String)>,
}

impl Table {
    /// Returns the decisions of the people who face the current question one after another if each of them passes: one
    /// for each person, beginning with the seat to act. Empty if hands are hidden, if the question cannot be passed, or
    /// if the first person could answer it with a draft.
    pub fn decisions(&self) -> Vec<Decision> {
        if !self.seating.open {
            return Vec::new();
        }
        let mut scratch = self.clone();
        let mut round: Vec<Decision> = Vec::new();
        while let Some(seat) = scratch.to_act() {
            if !self.seating.is_person(seat) || self.seating.standing_passes.has(seat) {
                // The answer of this seat is given automatically; the seats after it are asked later.
                break;
            }
            let legal = scratch.game.legal_facts();
            let Some(pass) = legal.pass else { break };
            let again = round.iter().any(|decisions| decisions.seat == seat);
            if again || scratch.game.is_drafted() {
                break;
            }
            // The labels address the current viewer, who reads the questions to all of these people.
            let verb = |index| self.speak(|speaker| scratch.game.verb(index, speaker)).unwrap_or_default();
            let answers = scratch.legal().into_iter().enumerate().map(|(index, action)| (action, verb(index)));
            round.push(Decision { seat, answers: answers.collect() });
            if scratch.game.act(pass).is_err() {
                break;
            }
        }
        round
    }
}
