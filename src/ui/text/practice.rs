//! Texts of practice: moments of the player's own games, asked again.

use super::{Text, say};
use crate::ai::review::marks::mark_of_loss;
use crate::message;
use crate::table::practice::Judgement;

pub const TITLE: Text = Text("practice-title");
/// Button of a review that makes cards of the listed moments.
pub const PRACTISE_THESE: Text = Text("practice-these");
/// The same for a single moment.
pub const PRACTISE_THIS: Text = Text("practice-this");
pub const WHY: Text = Text("practice-why");
pub const NO_ANSWER: Text = Text("practice-no-answer");
/// Shown when something other than the answer is tried at a moment.
pub const ONLY_PRACTICE: Text = Text("practice-only");
/// Label of a line of play.
pub const YOUR_ANSWER: Text = Text("practice-answer");
pub const REMOVE: Text = Text("practice-remove");
pub const DONE: Text = Text("practice-done");
pub const NONE_DUE: Text = Text("practice-none");
pub const FULL: Text = Text("practice-full");

/// Counts the moments to be asked: "3 moments to practise".
pub fn due(count: usize) -> String {
    say(&message!("practice-due", count: count))
}

/// Returns the time that this number of moments takes, half a minute each: "2 min".
pub fn minutes(count: usize) -> String {
    say(&message!("home-minutes", minutes: count.div_ceil(2)))
}

/// Says in how many days the next moment is asked.
pub fn next(days: i32) -> String {
    say(&message!("practice-next", days: days))
}

pub fn question(number: usize, last: usize) -> String {
    say(&message!("practice-question", number: number, last: last))
}

pub fn dropped(count: usize) -> String {
    say(&message!("practice-dropped", count: count))
}

/// Says how an answer compares with the best choice.
pub fn judgement(judgement: Judgement) -> String {
    match judgement {
        Judgement::Best => Text("practice-best").to_string(),
        Judgement::AsGood(_) => Text("practice-as-good").to_string(),
        Judgement::Worse(loss) => match mark_of_loss(loss.mean) {
            Some(mark) => super::review::mark_name(mark).to_string(),
            None => super::review::loss(loss),
        },
    }
}
