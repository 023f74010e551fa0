//! The part of the pool that has actions looked at before they are done. Nobody is waited for: what a worker fails at
//! or takes with it is not asked again, and the page does the action when its time is up. The page calls it.

use super::{SearchPlace, Ticket, Transport, WorkerPool, share_out};
use crate::ai::protocol::{EvaluateJob, EvaluateReply, ToWorker};
use crate::ai::review::Evaluation;

/// Actions in a row that are looked at.
#[derive(Debug)]
pub(super) struct OpenEvaluation {
    pub(super) id: u32,
    ticket: Ticket,
    remaining: usize,
    worst: Option<Evaluation>,
}

impl WorkerPool {
    /// Has actions looked at that are to be done one after the other, and forgets what was asked before. The ticket
    /// comes back with what was found. All jobs bear one id.
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

    /// Takes in what was found about an action. Once all were looked at, the worst that was found is given back;
    /// nothing where none could be.
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
