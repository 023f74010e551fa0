//! The half of the pool that evaluates actions before they are played. Called by the page. Failed or lost evaluations
//! are not retried: the page plays the action once its timeout has passed.

use super::{SearchPlace, Ticket, Transport, WorkerPool, share_out};
use crate::ai::protocol::{EvaluateJob, EvaluateReply, ToWorker};
use crate::ai::review::Evaluation;

/// An open evaluation of a sequence of actions.
#[derive(Debug)]
pub(super) struct OpenEvaluation {
    pub(super) id: u32,
    ticket: Ticket,
    remaining: usize,
    worst: Option<Evaluation>,
}

impl WorkerPool {
    /// Starts the evaluation of actions to be played in sequence and cancels any open request. Returns the ticket under
    /// which the result is reported. All jobs must share one id.
    pub fn evaluate(&mut self, jobs: Vec<EvaluateJob>, transport: &mut impl Transport) -> Ticket {
        self.stop(transport);
        if matches!(self.place, SearchPlace::Idle) {
            self.start(transport);
        }
        self.last_ticket.0 += 1;
        let ticket = self.last_ticket;
        if let Some(job) = jobs.first() {
            self.evaluation = Some(OpenEvaluation { id: job.id, ticket, remaining: jobs.len(), worst: None });
        }
        share_out(self.members(), jobs.into_iter().map(ToWorker::Evaluate), transport);
        ticket
    }

    /// Handles a worker's evaluation of one action. After the last action, returns the ticket with the evaluation of
    /// the largest loss, which is `None` if no action could be evaluated.
    pub fn receive_evaluated(&mut self, found: &EvaluateReply) -> Option<(Ticket, Option<Evaluation>)> {
        let open = self.evaluation.as_mut().filter(|open| open.id == found.id)?;
        let loss = |look: &Evaluation| look.sure_loss();
        open.worst =
            open.worst.into_iter().chain(found.evaluation).max_by(|one, other| loss(one).total_cmp(&loss(other)));
        open.remaining -= 1;
        if open.remaining > 0 {
            return None;
        }
        self.evaluation.take().map(|open| (open.ticket, open.worst))
    }
}
