//! Lines of play in a review: what was done in a turn, and what comes of doing something else.
//!
//! Called by the page of the review, which names the actions so. A line is followed on a table apart. Knows no game.

use crate::table::game_table::Table;

/// Of a turn at most so many actions are given.
const LONGEST_TURN: usize = 6;

/// What was done from this ply to the end of the turn, in notation.
pub fn played(table: &Table, ply: u32) -> Vec<String> {
    let before = ply.saturating_sub(1);
    let facts = table.ply_facts(before);
    let Some(first) = facts.first().copied() else { return Vec::new() };
    let same = facts.iter().take_while(|facts| facts.seat == first.seat && facts.moment.turn == first.moment.turn);
    let length = same.count().min(LONGEST_TURN);
    table.played().notations().into_iter().skip(before as usize).take(length).collect()
}

/// What comes of some actions in the turn in which a choice was made.
#[derive(Default)]
pub struct Followed {
    /// Their names.
    pub names: Vec<String>,
    /// What certainly came of each, in the words of the log.
    pub results: Vec<String>,
    /// How who chose stands when it is no longer theirs to act; nothing where the actions do not go that far.
    pub standings: Vec<(String, String)>,
}

/// Does these actions, in notation, on a table apart that stands where the choice was made, as far as they belong to
/// its turn.
pub fn follow(mut table: Table, actions: &[String]) -> Followed {
    let mut followed = Followed::default();
    let place = |table: &Table| (table.to_act(), table.moment().turn);
    let begun = place(&table);
    for action in actions {
        let Some(index) = table.legal().iter().position(|legal| legal == action) else { break };
        followed.names.extend(table.verb(index));
        followed.results.extend(table.certain_results(index));
        if table.act(index).is_err() {
            break;
        }
        if place(&table) != begun {
            followed.standings = begun.0.map_or_else(Vec::new, |seat| table.standings(seat));
            break;
        }
    }
    followed.names.dedup();
    followed
}
