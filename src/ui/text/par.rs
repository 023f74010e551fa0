//! Texts of par: the results of computers in the player's seat on the same deal.

use crate::table::par::{GAMES, Par};

pub const PAR: &str = "Compared with computers";
pub const HELP: &str = "Computers play your seat with the same deal, the others as they sat, at their full strength, on this device. That takes a while; the strongest may take minutes for a game.";
pub const LEVEL: &str = "Played by";
/// In order of strength.
pub const LEVELS: [&str; 4] = ["Novices", "Steady", "Sharp", "Masters"];
pub const START: &str = "Let them play";
pub const STOP: &str = "Stop";

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
