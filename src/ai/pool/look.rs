//! The part of the pool that has actions looked at before they are done. Nobody is waited for: what a worker fails at
//! or takes with it is not asked again, and the page does the action when its time is up. The page calls it.

use super::{Place, Ticket, Transport, WorkerPool, share_out};
use crate::ai::protocol::{LookJob, Looked, ToWorker};
use crate::ai::review::Look;

/// Actions in a row that are looked at.
#[derive(Debug)]
pub(super) struct OpenLook {
    pub(super) id: u32,
    ticket: Ticket,
    left: usize,
    worst: Option<Look>,
}

impl WorkerPool {
    /// Has actions looked at that are to be done one after the other, and forgets what was asked before. The ticket
    /// comes back with what was found. All jobs bear one id.
    pub fn look(&mut self, jobs: Vec<LookJob>, transport: &mut impl Transport) -> Ticket {
        self.stop(transport);
        if matches!(self.place, Place::Idle) {
            self.start(transport);
        }
        self.last_ticket.0 += 1;
        let ticket = self.last_ticket;
        if let Some(job) = jobs.first() {
            self.look = Some(OpenLook { id: job.id, ticket, left: jobs.len(), worst: None });
        }
        share_out(self.members(), jobs.into_iter().map(ToWorker::Look), transport);
        ticket
    }

    /// Takes in what was found about an action. Once all were looked at, the worst that was found is given back;
    /// nothing where none could be.
    pub fn looked(&mut self, found: &Looked) -> Option<(Ticket, Option<Look>)> {
        let open = self.look.as_mut().filter(|open| open.id == found.id)?;
        let loss = |look: &Look| look.sure_loss();
        open.worst = open.worst.into_iter().chain(found.look).max_by(|one, other| loss(one).total_cmp(&loss(other)));
        open.left -= 1;
        if open.left > 0 {
            return None;
        }
        self.look.take().map(|open| (open.ticket, open.worst))
    }
}
