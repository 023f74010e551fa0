//! Reviews: one ply at a time per worker, until all are done.

use super::*;
use crate::ai::protocol::ReviewReply;
use crate::ai::review::schedule::ReviewTask;
use crate::ai::review::{Effort, Report};
use crate::ai::tests::game_without_actions;

impl FakeTransport {
    /// Takes the plies given out since the last call, each with its member and the id of the review.
    fn posted_plies(&mut self) -> Vec<(usize, u32, u32)> {
        let posted = core::mem::take(&mut self.posted);
        let ply = |(member, message)| match message {
            ToWorker::Review(job) => Some((member, job.ply, job.id)),
            ToWorker::Stop { .. } | ToWorker::Think(_) | ToWorker::Evaluate(_) => None,
        };
        posted.into_iter().filter_map(ply).collect()
    }
}

fn tasks(plies: core::ops::Range<u32>) -> impl Iterator<Item = ReviewTask> {
    plies.map(|ply| ReviewTask { ply, effort: Effort::STANDARD })
}

fn report(ply: u32) -> Report {
    Report { ply, seat: None, expected: None, after: None, choice: None }
}

fn review_reply(id: u32, ply: u32) -> ReviewReply {
    ReviewReply { id, ply, report: Ok(report(ply)) }
}

#[test]
fn each_worker_has_one_ply_at_a_time_until_all_are_reviewed() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(2));
    let ticket = pool.review(game_without_actions("ceylon"), tasks(0..3), &mut transport);
    assert_eq!(transport.posted_plies(), [], "nobody listens yet");
    pool.receive(1, ready(), BUILD, &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    let given = transport.posted_plies();
    let id = given[0].2;
    assert_eq!(given, [(1, 0, id), (0, 1, id)]);
    assert_eq!(pool.receive_reviewed(1, review_reply(7, 0), &mut transport), None, "of another review");
    assert_eq!(pool.receive_reviewed(0, review_reply(id, 1), &mut transport), Some(Ok(report(1))));
    let again =
        transport.posted.iter().filter(|(_, message)| matches!(message, ToWorker::Review(job) if job.record.is_some()));
    assert_eq!(again.count(), 0, "it has the game");
    assert_eq!((transport.posted_plies(), pool.remaining_plies(ticket)), (vec![(0, 2, id)], 2));
    assert_eq!(pool.receive_reviewed(0, review_reply(id, 2), &mut transport), Some(Ok(report(2))));
    assert!(pool.check_review(ticket, &mut transport));
    assert_eq!(pool.receive_reviewed(1, review_reply(id, 0), &mut transport), Some(Ok(report(0))));
    assert_eq!(pool.remaining_plies(ticket), 0);
    assert!(!pool.check_review(ticket, &mut transport));
}

#[test]
fn a_review_survives_its_workers_and_is_cancelled_by_a_question() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.review(game_without_actions("ceylon"), tasks(4..6), &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    let id = transport.posted_plies()[0].2;
    pool.lose_workers(&mut transport);
    pool.page_loaded();
    pool.receive(0, ready(), BUILD, &mut transport);
    assert_eq!(transport.posted_plies(), [(0, 5, id)], "the page goes on, with the other ply first");
    assert!(pool.receive_reviewed(0, review_reply(id, 5), &mut transport).is_some());
    for again in [true, true] {
        let failed = ReviewReply { id, ply: 4, report: Err("bad".into()) };
        assert_eq!(transport.posted_plies(), [(0, 4, id)]);
        let answer = pool.receive_reviewed(0, failed, &mut transport);
        assert_eq!(answer.is_some(), pool.remaining_plies(ticket) == 0, "reported once it is given up: {again}");
    }
    assert_eq!(pool.remaining_plies(ticket), 0);

    let ticket = pool.review(game_without_actions("ceylon"), tasks(0..9), &mut transport);
    assert_eq!(transport.posted_plies().len(), 1);
    pool.ask(question(1), &mut transport);
    assert_eq!(pool.remaining_plies(ticket), 0);
    assert!(transport.posted.iter().any(|(_, message)| matches!(message, ToWorker::Stop { id } if *id > 1)));
}

#[test]
fn a_silent_review_continues_elsewhere() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.review(game_without_actions("ceylon"), tasks(0..1), &mut transport);
    assert!(pool.check_review(ticket, &mut transport));
    assert_eq!((transport.stops, transport.loads), (1, 1), "the page after the workers");
    pool.stop(&mut transport);
    assert!(!pool.check_review(ticket, &mut transport));
}
