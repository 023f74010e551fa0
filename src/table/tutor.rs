//! The tutor: warns, at most once a turn, before an action that gives away much of the win.
//!
//! Called by the page before an action is played. This module decides which actions to evaluate and whether to warn;
//! the evaluation is done by Web Workers ([`crate::ai::review::evaluate_intended_choice`]), using only the view of the
//! seat to act. A warning says that there is a better action, never which, and is recorded. Knows no game and no clock.

use crate::ai::protocol::EvaluateJob;
use crate::ai::review::marks::{Mark, mark_of_loss};
use crate::ai::review::{Effort, Evaluation};

use super::dyn_game::ComputerMove;
use super::game_table::Table;

/// Timeout in milliseconds after which an action is played without a result, so that play is never held up for longer.
pub const PATIENCE: u32 = 1_000;
/// Maximum number of actions of a single move that are evaluated.
const MAX_ACTIONS: usize = 8;
/// Any level will do: only the seed and the view of the question are used.
const ANY_LEVEL: &str = "sharp";

/// Whether the tutor may warn at this table now: one person plays against computers, it is that person's decision, and
/// there was no warning in this turn yet. Against other people a warning would be unfair help.
pub fn may_warn(table: &Table) -> bool {
    let turn = table.moment().turn;
    let warned = table.dyn_session().warnings().iter().any(|warning| warning.turn == turn);
    table.seating.people().len() == 1 && table.presser().is_some() && !warned
}

/// Whether an action with this evaluation deserves a warning: it is certainly a blunder, as the review defines one.
pub fn deserves_warning(evaluation: Evaluation) -> bool {
    mark_of_loss(evaluation.sure_loss()) == Some(Mark::Blunder)
}

/// Returns the evaluations needed before these consecutive actions, each an index into the legal list at its point in
/// the sequence. `id` identifies the request.
///
/// Actions after the first are evaluated only while they belong to the same move; otherwise the copy of the table on
/// which they are tried would reveal the luck of the earlier ones.
pub fn evaluation_jobs(table: &Table, doing: &[usize], id: u32) -> Vec<EvaluateJob> {
    let seats = table.dyn_session().seats();
    let mut jobs = Vec::new();
    let mut copy = table.clone();
    for index in doing.iter().take(MAX_ACTIONS) {
        if let Some(ComputerMove::Search(question)) = copy.computer_move(ANY_LEVEL, id) {
            let (game, view, seed, effort) = (question.game, question.view, question.seed, Effort::BEFORE_ACTION);
            jobs.push(EvaluateJob { id, game, view, seats, seed, chosen: *index as u16, effort });
        }
        if copy.act(*index).is_err() || !copy.mid_sequence() {
            break;
        }
    }
    jobs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::review::Estimate;
    use crate::engine::Viewer;
    use crate::engine::record::{Player, Seed};
    use crate::games::ceylon::Ceylon;
    use crate::words::Title;

    fn table<G: Title>(kinds: &[&str]) -> Table {
        let players = kinds.iter().map(|kind| Player::new("", kind)).collect();
        Table::new::<G>(Default::default(), players, Seed(5)).expect("so many can play")
    }

    /// Plays until the person in the first seat is to act again in another turn.
    fn next_own_turn(table: &mut Table) {
        let turn = table.moment().turn;
        while table.moment().turn == turn || table.presser().is_none() {
            table.act(table.legal().len() - 1).expect("it is legal");
        }
    }

    #[test]
    fn only_a_person_alone_among_computers_is_warned_at_their_own_decision() {
        assert!(may_warn(&table::<Ceylon>(&["person", "novice"])));
        assert!(!may_warn(&table::<Ceylon>(&["person", "person"])), "rivals have nobody who warns them");
        assert!(!may_warn(&table::<Ceylon>(&["novice", "novice"])));
        let mut other = table::<Ceylon>(&["person", "novice"]);
        while other.presser().is_some() {
            other.act(0).expect("it is legal");
        }
        assert!(!may_warn(&other), "the computer is to act");
    }

    #[test]
    fn one_warning_per_turn_even_after_undo_and_reopening() {
        let mut own = table::<Ceylon>(&["person", "novice"]);
        next_own_turn(&mut own);
        own.warn();
        assert!(!may_warn(&own));
        let record = own.record();
        assert_eq!(record.warnings, [(own.plies(), own.moment().turn)]);
        assert!(!may_warn(&Table::open(&record).expect("it is whole")));
        let linked = Table::open_link(&own.link()).expect("it is whole");
        assert_eq!(linked.record().warnings, record.warnings);
        let (ply, turn) = record.warnings[0];
        next_own_turn(&mut own);
        while own.plies() > ply {
            own.undo();
        }
        assert_eq!(own.moment().turn, turn, "it is the same turn again");
        assert!(!may_warn(&own));
        next_own_turn(&mut own);
        assert!(may_warn(&own));
        assert_eq!(own.dyn_session().warnings().len(), 1, "and the record still says so");
    }

    #[test]
    fn only_certain_blunders_are_warned_of() {
        let look = |mean: f32, error: f32| Evaluation { best: 1, loss: Estimate { mean, error } };
        assert!(deserves_warning(look(0.15, 0.07)));
        assert!(!deserves_warning(look(0.15, 0.08)), "it may be luck");
        assert!(!deserves_warning(look(0.14, 0.01)), "a mistake only");
        assert!(!deserves_warning(look(0.0, 0.0)));
    }

    #[test]
    fn evaluations_use_the_view_and_stay_within_one_move() {
        let table = table::<Ceylon>(&["person", "novice"]);
        let jobs = evaluation_jobs(&table, &[1], 9);
        assert_eq!(jobs.len(), 1);
        let job = &jobs[0];
        assert_eq!((job.id, job.chosen, job.seats, job.game.as_str()), (9, 1, 2, "ceylon"));
        let seat = table.to_act().expect("it has begun");
        assert_eq!(job.view, crate::ai::protocol::encode(&table.session::<Ceylon>().view(Viewer::Seat(seat))));
        let next = {
            let mut copy = table.clone();
            copy.act(1).expect("it is legal");
            copy.mid_sequence()
        };
        assert!(
            next || evaluation_jobs(&table, &[1, 1], 9).len() == 1,
            "the next action would show what this one draws"
        );
    }
}
