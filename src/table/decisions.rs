//! A question that goes round: the people who are asked the same thing one after another.
//!
//! Where hands lie open, nobody's answer gives anything away, so the page may put the question to all of
//! them at once and hand the answers in together. Knows no game: what can be passed is such a question.

use crate::engine::{Seat, Viewer};
use crate::words::Title;

use super::Table;
use super::pressing::is_drafted;

/// What one person may answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who.
    pub seat: Seat,
    /// The answers: in notation, and as the name of a button.
    pub answers: Vec<(String, String)>,
}

/// The people from the seat to act on to whom the present question goes one after the other if everybody before them
/// passes, each once; nobody when it is no such question, or when one could answer it with a draft of one's own.
pub fn decisions<G: Title>(table: &Table<G>) -> Vec<Decision> {
    let mut scratch = table.session.clone();
    let mut round: Vec<Decision> = Vec::new();
    while let Some(seat) = scratch.to_act() {
        if !table.seating.is_person(seat) || table.seating.passing.has(seat) {
            // Answered by itself, and only then the next are asked.
            break;
        }
        let legal = scratch.legal();
        let Some(pass) = legal.iter().position(G::is_pass) else { break };
        let again = round.iter().any(|decisions| decisions.seat == seat);
        let view = scratch.view(Viewer::Seat(seat));
        if again || legal.iter().any(|action| is_drafted::<G>(&view, action)) {
            break;
        }
        let verb = |action: &G::Action| table.speak(|speaker| G::verb(&view, action, speaker));
        round.push(Decision { seat, answers: legal.iter().map(|action| (action.to_string(), verb(action))).collect() });
        if scratch.act(seat, legal[pass]).is_err() {
            break;
        }
    }
    round
}
