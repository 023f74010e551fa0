//! Evaluations of actions before they are played: distributed once, answered with the worst, never retried.

use super::*;
use crate::ai::protocol::{EvaluateJob, EvaluateReply};
use crate::ai::review::{Effort, Estimate, Evaluation};

fn job(chosen: u16) -> EvaluateJob {
    EvaluateJob {
        id: 7,
        game: "ceylon".into(),
        view: Vec::new(),
        seats: 2,
        seed: 1,
        chosen,
        effort: Effort::BEFORE_ACTION,
    }
}

fn evaluate_reply(id: u32, loss: f32) -> EvaluateReply {
    EvaluateReply { id, evaluation: Some(Evaluation { best: 0, loss: Estimate { mean: loss, error: 0.01 } }) }
}

impl FakeTransport {
    /// Takes the actions given out so far, each with its member.
    fn posted_actions(&mut self) -> Vec<(usize, u16)> {
        let posted = core::mem::take(&mut self.posted);
        let look = |(member, message)| match message {
            ToWorker::Evaluate(job) => Some((member, job.chosen)),
            _ => None,
        };
        posted.into_iter().filter_map(look).collect()
    }
}

#[test]
fn the_largest_loss_is_reported_once_all_are_evaluated() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(2));
    let ticket = pool.evaluate(vec![job(3), job(4), job(5)], &mut transport);
    assert_eq!(transport.posted_actions(), [], "nobody listens yet");
    pool.receive(0, ready(), BUILD, &mut transport);
    pool.receive(1, ready(), BUILD, &mut transport);
    assert_eq!(transport.posted_actions(), [(0, 3), (0, 5), (1, 4)]);
    assert_eq!(pool.receive_evaluated(&evaluate_reply(8, 0.9)), None, "of another look");
    assert_eq!(pool.receive_evaluated(&evaluate_reply(7, 0.2)), None);
    assert_eq!(
        pool.receive_evaluated(&EvaluateReply { id: 7, evaluation: None }),
        None,
        "that one could not be looked at"
    );
    let (answered, worst) = pool.receive_evaluated(&evaluate_reply(7, 0.1)).expect("that was the last");
    assert_eq!((answered, worst.map(|look| look.loss.mean)), (ticket, Some(0.2)));
    assert_eq!(pool.receive_evaluated(&evaluate_reply(7, 0.9)), None, "it was reported");
}

#[test]
fn a_question_and_an_evaluation_cancel_each_other() {
    let (mut pool, mut transport) = (WorkerPool::default(), FakeTransport::with_workers(1));
    let ticket = pool.ask(question(1), &mut transport);
    pool.receive(0, ready(), BUILD, &mut transport);
    pool.evaluate(vec![job(3)], &mut transport);
    assert!(!pool.is_open(ticket));
    assert!(transport.posted.contains(&(0, ToWorker::Stop { id: 1 })));
    pool.ask(question(2), &mut transport);
    assert!(transport.posted.contains(&(0, ToWorker::Stop { id: 7 })));
    assert_eq!(pool.receive_evaluated(&evaluate_reply(7, 0.9)), None, "too late");
}
