//! Lines of play in a review: the actions of a turn, and the consequences of alternatives.
//!
//! Called by the page of the review to describe them. A line is followed on a separate table. Knows no game.

use crate::table::game_table::Table;

/// Maximum number of actions listed for a turn.
const MAX_TURN_ACTIONS: usize = 6;

/// Returns the actions from this ply to the end of the turn, in notation.
pub fn actions_of_turn(table: &Table, ply: u32) -> Vec<String> {
    let before = ply.saturating_sub(1);
    let facts = table.ply_facts(before);
    let Some(first) = facts.first().copied() else { return Vec::new() };
    let same = facts.iter().take_while(|facts| facts.seat == first.seat && facts.moment.turn == first.moment.turn);
    let length = same.count().min(MAX_TURN_ACTIONS);
    table.dyn_session().notations().into_iter().skip(before as usize).take(length).collect()
}

/// Consequences of a sequence of actions within the turn of a choice.
#[derive(Default)]
pub struct FollowedLine {
    /// Labels of the actions.
    pub names: Vec<String>,
    /// Certain results of each, as lines of the story.
    pub results: Vec<String>,
    /// Standings of the choosing seat once it is no longer to act; empty if the actions do not go that far.
    pub standings: Vec<(String, String)>,
}

/// Plays these actions, given in notation, on a separate table at the time of the choice, as far as they belong to the
/// same turn.
pub fn follow(mut table: Table, actions: &[String]) -> FollowedLine {
    let mut followed = FollowedLine::default();
    let moment_of = |table: &Table| (table.to_act(), table.moment().turn);
    let start = moment_of(&table);
    for action in actions {
        let Some(index) = table.legal().iter().position(|legal| legal == action) else { break };
        followed.names.extend(table.verb(index));
        followed.results.extend(table.certain_results(index));
        if table.act(index).is_err() {
            break;
        }
        if moment_of(&table) != start {
            followed.standings = start.0.map_or_else(Vec::new, |seat| table.standings(seat));
            break;
        }
    }
    followed.names.dedup();
    followed
}
