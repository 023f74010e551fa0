//! The half of the pool that reviews a finished game: distributes its plies, and takes them back from a worker that
//! dies or is silent. Called by the page, and by [`WorkerPool`] as workers come and go. The order of plies is decided
//! in [`crate::ai::review::schedule`].

use super::{SearchPlace, Ticket, Transport, WorkerPool};
use crate::ai::protocol::{ReviewJob, ReviewReply, ToWorker};
use crate::ai::review::Report;
use crate::ai::review::schedule::{ReviewTask, Schedule};
use crate::engine::record::Record;

#[derive(Debug)]
pub(super) struct OpenReview {
    ticket: Ticket,
    pub(super) id: u32,
    record: Record,
    schedule: Schedule,
    /// Members that already have the game.
    has_game: Vec<usize>,
    /// Whether a report has come in since the last check.
    was_heard: bool,
}

impl WorkerPool {
    /// Starts a review of these plies of a finished game and cancels any open request. Returns the review's ticket.
    pub fn review(
        &mut self,
        record: Record,
        tasks: impl IntoIterator<Item = ReviewTask>,
        transport: &mut impl Transport,
    ) -> Ticket {
        self.stop(transport);
        if matches!(self.place, SearchPlace::Idle) {
            self.start(transport);
        }
        self.last_ticket.0 += 1;
        let ticket = self.last_ticket;
        let schedule = Schedule::new(tasks);
        // Ids of questions count up from the version of their table, so those of reviews count down from the maximum.
        let id = u32::MAX - ticket.0 as u32;
        self.review = Some(OpenReview { ticket, id, record, schedule, has_game: Vec::new(), was_heard: false });
        self.hand_out_jobs(transport);
        ticket
    }

    /// Returns the number of plies left in this review; 0 if it is finished or cancelled.
    pub fn remaining_plies(&self, ticket: Ticket) -> usize {
        let open = self.review.as_ref().filter(|open| open.ticket == ticket);
        open.map_or(0, |open| open.schedule.remaining())
    }

    /// Handles a member's report on a ply. Returns `None` if the ply will be retried or belongs to another review.
    pub fn receive_reviewed(
        &mut self,
        member: usize,
        found: ReviewReply,
        transport: &mut impl Transport,
    ) -> Option<Result<Report, String>> {
        let open = self.review.as_mut().filter(|open| open.id == found.id)?;
        open.was_heard = true;
        let is_due = match &found.report {
            Ok(_) => open.schedule.mark_done(member, found.ply),
            Err(_) => !open.schedule.mark_failed(member, found.ply),
        };
        self.hand_out_plies(transport);
        is_due.then_some(found.report)
    }

    /// Returns whether the review is still open. Called every [`super::REVIEW_SILENCE_LIMIT_MS`]; if no report came in
    /// meanwhile, the review moves to another worker.
    pub fn check_review(&mut self, ticket: Ticket, transport: &mut impl Transport) -> bool {
        let Some(open) = self.review.as_mut().filter(|open| open.ticket == ticket) else { return false };
        if !core::mem::take(&mut open.was_heard) {
            self.relocate(transport);
        }
        self.remaining_plies(ticket) > 0
    }

    /// Returns the plies of lost members to the schedule.
    pub(super) fn queue_plies_again(&mut self) {
        if let Some(open) = &mut self.review {
            open.schedule.queue_assigned_again();
            open.has_game.clear();
        }
    }

    /// Gives each idle, ready member a ply of the review.
    pub(super) fn hand_out_plies(&mut self, transport: &mut impl Transport) {
        let listening: Vec<bool> = self.members().iter().map(|member| member.ready).collect();
        let Some(open) = &mut self.review else { return };
        for (number, _) in listening.into_iter().enumerate().filter(|(_, ready)| *ready) {
            if let Some(ReviewTask { ply, effort }) = open.schedule.next_task(number) {
                let record = (!open.has_game.contains(&number)).then(|| open.record.clone());
                if record.is_some() {
                    open.has_game.push(number);
                }
                let job = ReviewJob { id: open.id, record, ply, effort };
                transport.post(number, &ToWorker::Review(job));
            }
        }
        if open.schedule.remaining() == 0 {
            self.review = None;
        }
    }
}
