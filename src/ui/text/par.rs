//! Texts of par: the results of computers in the player's seat on the same deal.

use super::Text;
use crate::table::par::{GAMES, Par};

pub const PAR: Text = Text("par-par");
pub const HELP: Text = Text("par-help");
pub const LEVEL: Text = Text("par-level");
/// In order of strength.
pub const LEVELS: [Text; 4] = [Text("par-levels-0"), Text("par-levels-1"), Text("par-levels-2"), Text("par-levels-3")];
pub const START: Text = Text("par-start");
pub const STOP: Text = Text("par-stop");

/// Returns the comparison so far: "Better than 83 % of masters (75 to 89 %), after 120 of 200 games".
pub fn sentence(par: Par, level: usize) -> String {
    let who = ["novices", "steady players", "sharp players", "masters"][level];
    match par.percent() {
        None => format!("The first of {GAMES} games is being played."),
        Some((share, (low, high))) => format!(
            "Better than {share:.0} % of {who} ({low:.0} to {high:.0} % in 95 of 100 cases), after {} of {GAMES} games.",
            par.games
        ),
    }
}
