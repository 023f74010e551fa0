//! The opponents in the games of the shelf: searches with any number of seats, reviews, and the values that the search
//! uses.

use crate::ai::job_queue::JobQueue;
use crate::ai::protocol::{FromWorker, ReviewJob, ToWorker, decode, encode};
use crate::ai::question::{Decision, ReplyOutcome, SearchPool, current_decision, current_question};
use crate::ai::review::{self, Effort};
use crate::ai::{Budget, Evaluator, decision_seed};
use crate::engine::record;
use crate::engine::seed::Seed;
use crate::engine::session::{Session, Setup};
use crate::engine::{Determinize, Heuristic, Turn, Viewer};
use crate::games::{SHELF, Visitor, visit};
use crate::words::Title;

use super::game_without_actions;

const EFFORT: Budget = Budget { trees: 3, iterations: 5 };

/// Plays up to 400 plies, searching each with two workers that receive and send encoded messages.
struct SearchThroughWorkers {
    seats: u8,
}

impl Visitor for SearchThroughWorkers {
    type Output = ();

    fn visit<G: Title>(self) {
        let setup = Setup::<G> { options: G::Options::default(), seats: self.seats, seed: Seed(5) };
        let mut session = Session::new(setup).expect("the shelf knows its seats");
        let mut workers = [JobQueue::default(), JobQueue::default()];
        for id in 0..400 {
            let Some(seat) = session.to_act() else { break };
            // As on the page, which asks without knowing whether there is anything to search.
            let question = current_question(&session, id, EFFORT).expect("the game is not over");
            let mut pool = SearchPool::new(&question, 2);
            for (job, worker) in pool.jobs().zip(&mut workers) {
                let bytes = encode(&ToWorker::Think(job.clone()));
                worker.receive(decode(&bytes).expect("a message reads back"));
            }
            for worker in &mut workers {
                let reply = core::iter::repeat_with(|| worker.step(3)).find_map(|reply| reply);
                let bytes = encode(&reply.expect("it comes to an end"));
                let Some(FromWorker::Reply(reply)) = decode(&bytes) else { panic!("a message reads back") };
                assert!(matches!(pool.receive(reply), ReplyOutcome::Waiting | ReplyOutcome::Finished));
            }
            assert!(pool.is_finished());
            let choice = session.legal()[pool.best_index().expect("something was found")];
            match current_decision(&session, id, EFFORT).expect("the game is not over") {
                Decision::Forced(action) => assert_eq!(choice, action, "{}, move {id}", G::INFO.id),
                Decision::Open(same) => assert_eq!((same, pool.statistics().iterations()), (question, 15)),
            }
            session.act(seat, choice).expect("an opponent keeps to the rules");
        }
    }
}

/// Reviews, the way the page does, a game in which every seat always plays the last legal action.
struct ReviewThroughWorkers;

impl Visitor for ReviewThroughWorkers {
    type Output = ();

    fn visit<G: Title>(self) {
        let seats = G::INFO.seats.1.min(2);
        let setup = Setup::<G> { options: G::Options::default(), seats, seed: Seed(11) };
        let mut session = Session::new(setup).expect("the shelf knows its seats");
        let mut queue = JobQueue::default();
        let mut ask = |id: u32, session: &Session<G>, ply: u32| {
            let job = ReviewJob { id, record: (ply < 2).then(|| record::write(session, &[])), ply, effort: Effort(8) };
            queue.receive(decode(&encode(&ToWorker::Review(job))).expect("a message reads back"));
            let found = queue.step(1).expect("a look is done in one step");
            assert!(queue.is_idle());
            match decode(&encode(&found)) {
                Some(FromWorker::ReviewReply(found)) => {
                    assert_eq!((found.id, found.ply), (id, ply));
                    found.report
                }
                other => panic!("{}: a look is answered by its report, not {other:?}", G::INFO.id),
            }
        };
        assert_eq!(ask(1, &session, 0), Err("the game is not over".into()), "{}", G::INFO.id);
        while let Some(seat) = session.to_act() {
            let action = *session.legal().last().expect("somebody is to act");
            session.act(seat, action).expect("it is legal");
        }
        let (evaluator, _) = Evaluator::<G>::best();
        for ply in [0, 1, session.plies()] {
            let own = review::report(&session, &evaluator, ply, Effort(8)).expect("the game is over");
            assert_eq!(ask(2, &session, ply), Ok(own), "{}, move {ply}", G::INFO.id);
        }
        assert!(ask(2, &session, session.plies() + 1).is_err_and(|why| why.contains("no such ply")));
    }
}

#[test]
fn finished_games_are_reviewed_and_running_ones_are_not() {
    for info in SHELF {
        visit(info.id, ReviewThroughWorkers);
    }
}

#[test]
fn a_stopped_review_is_dropped_and_invalid_jobs_are_refused() {
    let record = game_without_actions("whist");
    let job =
        |id| ToWorker::Review(ReviewJob { id, record: (id < 3).then(|| record.clone()), ply: 0, effort: Effort(8) });
    let mut queue = JobQueue::default();
    queue.receive(job(1));
    queue.receive(job(2));
    queue.receive(ToWorker::Stop { id: 1 });
    let Some(FromWorker::ReviewReply(found)) = queue.step(1) else { panic!("the other is still to be done") };
    assert_eq!(found.id, 2);
    assert!(found.report.is_err_and(|why| why.contains("whist")));
    queue.receive(job(3));
    let Some(FromWorker::ReviewReply(found)) = queue.step(1) else { panic!("it is answered") };
    assert!(found.report.is_err_and(|why| why.contains("no game came")), "a job without a game");
    assert!(queue.is_idle() && queue.step(1).is_none());
}

#[test]
fn opponents_play_at_every_table() {
    for info in SHELF {
        for seats in info.seats.0..=info.seats.1 {
            visit(info.id, SearchThroughWorkers { seats });
        }
    }
}

/// Checks that a title's priors and evaluations are usable by the search.
struct CheckEvaluator {
    seats: u8,
}

impl Visitor for CheckEvaluator {
    type Output = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        let setup = Setup::<G> { options: G::Options::default(), seats: self.seats, seed: Seed(8) };
        let mut session = Session::new(setup).expect("the shelf knows its seats");
        let mut chance = crate::engine::Chance::stream(8);
        let mut weights = Vec::new();
        for ply in 0..600 {
            let Turn::Act(seat) = session.turn() else { break };
            let legal = session.legal();
            let state = <G as Determinize>::determinize(&session.view(Viewer::Seat(seat)), &mut chance);
            weights.clear();
            G::priors(&state, &legal, &mut weights);
            assert_eq!(weights.len(), legal.len(), "{id}, ply {ply}: a weight for each action");
            assert!(weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0), "{id}, ply {ply}: {weights:?}");
            assert!(weights.iter().any(|weight| *weight > 0.0), "{id}, ply {ply}: something to look at");
            let worth = <G as Heuristic>::evaluate(&state);
            assert!(worth.0[..self.seats.into()].iter().all(|share| share.is_finite()), "{id}: {worth:?}");
            // Mostly what the evaluator prefers, sometimes anything, so that odd positions are covered too.
            let index = match ply % 3 {
                0 => chance.index(legal.len()),
                _ => (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).unwrap_or(0),
            };
            session.act(seat, legal[index]).expect("a legal action");
        }
    }
}

#[test]
fn priors_and_evaluations_are_usable() {
    for info in SHELF {
        for seats in info.seats.0..=info.seats.1 {
            visit(info.id, CheckEvaluator { seats });
        }
    }
}

#[test]
fn every_decision_has_a_different_seed() {
    use crate::engine::Seat;
    let mut seeds: Vec<u64> = (0..100).flat_map(|ply| [0, 1].map(|seat| decision_seed(7, ply, Seat(seat)))).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 200);
}

/// A mixer of shifts and multiplications alone is invertible: the seed of the game could be computed from that of a
/// decision.
#[test]
fn a_decision_seed_does_not_reveal_the_seed_of_the_game() {
    use crate::engine::Seat;
    let invert_shift = |bits: u64, by: u32| bits ^ bits >> by ^ bits >> (2 * by);
    let invert_mix = |seed: u64, number: u64| {
        let bits = invert_shift(seed, 31).wrapping_mul(0x3196_42b2_d24d_8ec3);
        let bits = invert_shift(bits, 27).wrapping_mul(0x96de_1b17_3f11_9089);
        invert_shift(bits, 30) ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    };
    for (game, ply, seat) in [(7, 1, 0), (99, 12, 1), (4_000_000, 300, 3)] {
        assert_eq!(
            invert_mix(crate::ai::derive_seed(game, u64::from(ply)), u64::from(ply)),
            game,
            "the mixer runs backwards"
        );
        let seed = decision_seed(game, ply, Seat(seat));
        assert_ne!(!invert_mix(invert_mix(seed, seat.into()), ply.into()), game);
        assert_ne!(!invert_mix(invert_mix(seed, ply.into()), seat.into()), game);
    }
}
