//! Questions: distribution of shares, and recovery from failing workers.

mod evaluation;
mod review;

use super::*;
use crate::ai::{Budget, Statistics, Tally};

/// A transport that records the posted messages.
#[derive(Default)]
struct FakeTransport {
    workers: usize,
    posted: Vec<(usize, ToWorker)>,
    loads: usize,
    stops: usize,
    left: usize,
}

impl Transport for FakeTransport {
    fn start_workers(&mut self) -> usize {
        self.workers
    }
    fn stop_workers(&mut self) {
        self.stops += 1;
    }
    fn load_into_page(&mut self) {
        self.loads += 1;
    }
    fn unload_page(&mut self) {
        self.left += 1;
    }
    fn post(&mut self, member: usize, message: &ToWorker) {
        self.posted.push((member, message.clone()));
    }
}

impl FakeTransport {
    fn with_workers(workers: usize) -> FakeTransport {
        FakeTransport { workers, ..FakeTransport::default() }
    }

    /// Takes the shares given out since the last call, each with its member.
    fn posted_shares(&mut self) -> Vec<(usize, u32)> {
        let posted = core::mem::take(&mut self.posted);
        let share = |(member, message)| match message {
            ToWorker::Think(job) => Some((member, job.trees.start)),
            ToWorker::Stop { .. } | ToWorker::Review(_) | ToWorker::Evaluate(_) => None,
        };
        posted.into_iter().filter_map(share).collect()
    }
}

const BUILD: &str = "tea";

fn question(id: u32) -> Question {
    let budget = Budget { trees: 4, iterations: 10 };
    Question { id, game: "ceylon".into(), view: Vec::new(), legal: 3, seed: 7, budget, character: None, oversights: 0 }
}

/// Returns the index of the choice, if there is one.
fn chosen_index(answer: Option<Answer>) -> Option<usize> {
    match answer {
        Some(Answer::Choice { index, .. }) => Some(index),
        _ => None,
    }
}

fn ready() -> FromWorker {
    FromWorker::Ready { build: BUILD.into() }
}

fn search_reply(id: u32, share: u32, visits: [u32; 3], done: bool) -> FromWorker {
    let found = Statistics(visits.map(|visits| Tally { visits, total: 0 }).to_vec());
    FromWorker::Reply(Reply { id, share, done, statistics: found, failure: None })
}

fn failed_reply(id: u32, share: u32) -> FromWorker {
    FromWorker::Reply(Reply { id, share, done: true, statistics: Statistics::empty(0), failure: Some("bad".into()) })
}

#[test]
fn shares_wait_for_ready_workers_and_add_up_to_the_choice() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(2));
    pool.ask(question(1), &mut transport);
    assert_eq!(transport.posted_shares(), [], "nobody listens yet");
    pool.receive(1, ready(), BUILD, &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    assert_eq!(transport.posted_shares(), [(1, 2), (0, 0)]);
    assert_eq!(pool.receive(0, search_reply(1, 0, [1, 5, 0], true), BUILD, &mut transport), None);
    assert_eq!(
        pool.receive(1, search_reply(9, 2, [9, 0, 0], true), BUILD, &mut transport),
        None,
        "of another question"
    );
    let answer = pool.receive(1, search_reply(1, 2, [0, 0, 5], true), BUILD, &mut transport);
    assert_eq!(chosen_index(answer), Some(1), "of equals the first");
    assert_eq!(pool.receive(1, search_reply(1, 2, [0, 0, 5], true), BUILD, &mut transport), None, "it was answered");
}

#[test]
fn without_workers_the_page_searches() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::default());
    pool.ask(question(1), &mut transport);
    pool.ask(question(2), &mut transport);
    assert_eq!(transport.loads, 1, "once");
    pool.page_loaded();
    pool.receive(0, ready(), BUILD, &mut transport);
    assert_eq!(transport.posted_shares(), [(0, 0)], "all of the last question, and nothing of the one before");
    let answer = pool.receive(0, search_reply(2, 0, [0, 0, 1], true), BUILD, &mut transport);
    assert_eq!(chosen_index(answer), Some(2));
}

#[test]
fn the_page_takes_over_from_a_dead_or_outdated_worker() {
    for dead in [true, false] {
        let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(2));
        pool.ask(question(1), &mut transport);
        pool.receive(0, ready(), BUILD, &mut transport);
        pool.receive(0, search_reply(1, 0, [1, 0, 0], true), BUILD, &mut transport);
        transport.posted_shares();
        match dead {
            true => pool.lose_workers(&mut transport),
            false => {
                pool.receive(1, FromWorker::Ready { build: "other".into() }, BUILD, &mut transport);
            }
        }
        assert_eq!((transport.stops, transport.loads), (1, 1));
        pool.page_loaded();
        pool.receive(0, ready(), BUILD, &mut transport);
        assert_eq!(transport.posted_shares(), [(0, 2)], "what is done is not done again");
    }
}

#[test]
fn at_the_time_limit_the_best_result_so_far_is_the_answer() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.ask(question(1), &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    assert_eq!(pool.time_up(ticket, SEARCH_LIMIT_MS, &mut transport), TimeUp::WaitMore(EXTENSION_MS));
    pool.receive(0, search_reply(1, 0, [0, 2, 1], false), BUILD, &mut transport);
    let TimeUp::Answered(answer) = pool.time_up(ticket, EXTENSION_MS, &mut transport) else {
        panic!("something was found")
    };
    let tried = |answer: &Answer| matches!(answer, Answer::Choice { statistics, .. } if statistics.iterations() == 3);
    assert!(tried(&answer), "what was found comes with it: {answer:?}");
    assert_eq!(chosen_index(Some(answer)), Some(1));
    assert_eq!(transport.posted.last(), Some(&(0, ToWorker::Stop { id: 1 })));
    assert_eq!(pool.time_up(ticket, EXTENSION_MS, &mut transport), TimeUp::AlreadyClosed);
}

#[test]
fn after_a_long_silence_the_search_moves_elsewhere() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.ask(question(1), &mut transport);
    pool.time_up(ticket, SILENCE_LIMIT_MS + 1, &mut transport);
    assert_eq!((transport.stops, transport.loads), (1, 1), "the page after the workers");
    pool.time_up(ticket, SILENCE_LIMIT_MS + 1, &mut transport);
    assert_eq!((transport.loads, transport.left), (1, 0), "what is being loaded is waited for");
    pool.page_loaded();
    pool.time_up(ticket, SILENCE_LIMIT_MS + 1, &mut transport);
    assert_eq!(transport.left, 1, "and workers after the page");
    pool.receive(0, ready(), BUILD, &mut transport);
    assert_eq!(transport.posted_shares(), [(0, 0)]);

    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::default());
    let ticket = pool.ask(question(1), &mut transport);
    pool.page_failed();
    assert_eq!(pool.time_up(ticket, SEARCH_LIMIT_MS, &mut transport), TimeUp::WaitMore(EXTENSION_MS));
    pool.time_up(ticket, SILENCE_LIMIT_MS, &mut transport);
    assert_eq!(transport.loads, 2, "nobody at all: all is tried again");
}

#[test]
fn a_failed_question_is_reported_and_retried_a_few_times() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(2));
    pool.ask(question(1), &mut transport);
    for number in 0..2 {
        pool.receive(number, ready(), BUILD, &mut transport);
    }
    for attempt in 0..=MAX_RETRIES {
        assert_eq!(transport.posted_shares().len(), 2, "attempt {attempt}");
        assert_eq!(pool.receive(0, failed_reply(1, 0), BUILD, &mut transport), None, "the other may find something");
        let answer = pool.receive(1, failed_reply(1, 2), BUILD, &mut transport);
        assert_eq!(answer, Some(Answer::Failed { why: "bad".into(), will_retry: attempt < MAX_RETRIES }));
    }
    assert_eq!(transport.posted_shares(), []);

    pool.ask(question(2), &mut transport);
    pool.receive(0, failed_reply(2, 0), BUILD, &mut transport);
    let answer = pool.receive(1, search_reply(2, 2, [0, 1, 0], true), BUILD, &mut transport);
    assert_eq!(chosen_index(answer), Some(1), "what the other found has to do");
}

#[test]
fn a_stopped_question_is_not_answered() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.ask(question(1), &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    pool.stop(&mut transport);
    assert_eq!(pool.receive(0, search_reply(1, 0, [1, 0, 0], true), BUILD, &mut transport), None);
    assert_eq!(pool.time_up(ticket, SEARCH_LIMIT_MS, &mut transport), TimeUp::AlreadyClosed);
}
