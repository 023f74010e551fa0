//! A question that goes round: the people who are asked the same thing one after another.
//!
//! Where hands lie open, nobody's answer gives anything away, so the page may put the question to all of
//! them at once and hand the answers in together. Knows no game: what can be passed is such a question.

use crate::engine::Seat;

use super::game_table::Table;

/// What one person may answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who.
    pub seat: Seat,
    /// The answers: in notation, and as the name of a button.
    pub answers: Vec<(String, String)>,
}

impl Table {
    /// The people from the seat to act on to whom the present question goes one after the other if all before them
    /// pass, each once. Empty where hands are hidden, when it is no such question, and when one could answer it with a
    /// draft of one's own.
    pub fn decisions(&self) -> Vec<Decision> {
        if !self.seating.open {
            return Vec::new();
        }
        let mut scratch = self.clone();
        let mut round: Vec<Decision> = Vec::new();
        while let Some(seat) = scratch.to_act() {
            if !self.seating.is_person(seat) || self.seating.passing.has(seat) {
                // Answered by itself, and only then the next are asked.
                break;
            }
            let legal = scratch.game.legal_facts();
            let Some(pass) = legal.pass else { break };
            let again = round.iter().any(|decisions| decisions.seat == seat);
            if again || scratch.game.is_drafted() {
                break;
            }
            // Whoever has the screen now reads what all of them are asked.
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
