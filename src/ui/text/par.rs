//! Texts of par: the results of computers in the player's seat on the same deal.

use super::{Text, say};
use crate::message;
use crate::table::par::{GAMES, Par};
use crate::words::Argument;

pub const HEADING: Text = Text("par-par");
pub const HELP: Text = Text("par-help");
pub const LEVEL: Text = Text("par-level");
/// In order of strength.
pub const LEVELS: [Text; 4] = [Text("par-levels-0"), Text("par-levels-1"), Text("par-levels-2"), Text("par-levels-3")];
pub const START: Text = Text("par-start");
pub const STOP: Text = Text("par-stop");

/// Returns the comparison so far: "You did better than 83% of masters (75 to 89%, with 95% confidence), after 120 of
/// 200 games."
pub fn comparison(par: Par, level: usize) -> String {
    let rounded = |share: f64| format!("{share:.0}");
    match par.percent() {
        None => say(&message!("par-first", games: GAMES)),
        Some((share, (low, high))) => {
            let (share, low, high) = (rounded(share), rounded(low), rounded(high));
            let who = Argument::Noun(LEVELS[level].0);
            let games = par.games;
            say(&message!("par-sentence", share: share, who: who, low: low, high: high, games: games, all: GAMES))
        }
    }
}
