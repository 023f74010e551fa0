//! The page's pool of Web Workers for searches, evaluations and reviews; without workers the page itself does the work.
//!
//! [`WorkerPool`] implements the whole protocol: distributing shares, a worker that dies, falls silent or is of another
//! build, time limits, and retries. A question and a review cancel each other, since there is one set of workers.
//! Messages go through a [`Transport`], which the page implements with real workers and the tests with a list. Reads no
//! clock: it returns the time to wait, and its caller reports when that time is up. Knows no game and no table.

mod evaluation;
mod review;
#[cfg(test)]
mod tests;

use super::Statistics;
use super::protocol::{FromWorker, Job, Reply, ToWorker};
use super::question::{Question, ReplyOutcome, SearchPool};
use evaluation::OpenEvaluation;
use review::OpenReview;

/// Time limit of a search, in milliseconds; reached only on slow devices.
pub const SEARCH_LIMIT_MS: u32 = 2_800;
/// Extension of the time limit, in milliseconds, while there is no result yet because the workers are still loading.
pub const EXTENSION_MS: u32 = 300;
/// Silence, in milliseconds, after which the work moves elsewhere. A network slower than this is not worth waiting
/// for.
pub const SILENCE_LIMIT_MS: u32 = 20_000;
/// The same for a review, in which a single ply may take long on a slow device.
pub const REVIEW_SILENCE_LIMIT_MS: u32 = 60_000;
/// Maximum number of retries of a failed question.
pub const MAX_RETRIES: u32 = 2;

/// Delivers messages to the members of the pool.
pub trait Transport {
    /// Starts the workers and returns their number. If it is 0, the search is loaded into the page instead.
    fn start_workers(&mut self) -> usize;
    fn stop_workers(&mut self);
    /// Starts loading the search into the page.
    fn load_into_page(&mut self);
    /// Drops the search that was loaded into the page.
    fn unload_page(&mut self);
    /// Posts a message to the worker with this number; the page has number 0.
    fn post(&mut self, member: usize, message: &ToWorker);
}

/// Identifies a request. Unlike the id of a question, it is never reused at another table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ticket(u64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    Choice {
        /// Index in the legal list.
        index: usize,
        /// Statistics of all legal actions.
        statistics: Statistics,
    },
    /// The search has failed everywhere.
    Failed {
        /// The reason, for developers.
        why: String,
        /// Whether the question is being retried; if so, another answer follows.
        will_retry: bool,
    },
}

/// The next step after a question's time limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimeUp {
    /// Nothing to do: the question was already answered or cancelled.
    AlreadyClosed,
    /// The answer from the results so far.
    Answered(Answer),
    /// No result yet: wait this many milliseconds more.
    WaitMore(u32),
}

/// Where the work is done.
#[derive(Debug, Default)]
enum SearchPlace {
    /// Nowhere: nothing was requested yet, or neither workers nor page are available.
    #[default]
    Idle,
    Workers(Vec<Member>),
    /// `loaded` is false while the page is still loading the search.
    OnPage {
        loaded: bool,
        member: Member,
    },
}

/// A worker, or the page.
#[derive(Debug, Default)]
struct Member {
    /// Whether it is listening; messages posted earlier would be lost.
    ready: bool,
    waiting: Vec<ToWorker>,
}

#[derive(Debug)]
struct OpenQuestion {
    ticket: Ticket,
    question: Question,
    search: SearchPool,
    /// Shares that could not be searched.
    failed: Vec<u32>,
    retries: u32,
    /// Milliseconds of silence so far.
    silent_ms: u32,
}

/// Handles one question, one evaluation or one review at a time.
#[derive(Debug, Default)]
pub struct WorkerPool {
    place: SearchPlace,
    open: Option<OpenQuestion>,
    review: Option<OpenReview>,
    evaluation: Option<OpenEvaluation>,
    last_ticket: Ticket,
}

impl WorkerPool {
    /// Asks a question and cancels any open request. Returns the ticket of the question.
    pub fn ask(&mut self, question: Question, transport: &mut impl Transport) -> Ticket {
        self.stop(transport);
        if matches!(self.place, SearchPlace::Idle) {
            self.start(transport);
        }
        self.last_ticket.0 += 1;
        let search = SearchPool::new(&question, self.members().len() as u32);
        let ticket = self.last_ticket;
        self.open = Some(OpenQuestion { ticket, question, search, failed: Vec::new(), retries: 0, silent_ms: 0 });
        self.hand_out_jobs(transport);
        ticket
    }

    /// Cancels the open question, review or evaluation.
    pub fn stop(&mut self, transport: &mut impl Transport) {
        let question = self.open.take().map(|open| open.question.id);
        let review = self.review.take().map(|open| open.id);
        let look = self.evaluation.take().map(|open| open.id);
        let Some(id) = question.or(review).or(look) else { return };
        for (number, member) in self.members().iter_mut().enumerate() {
            member.waiting.clear();
            if member.ready {
                transport.post(number, &ToWorker::Stop { id });
            }
        }
    }

    /// Whether this question is still waiting for an answer.
    pub fn is_open(&self, ticket: Ticket) -> bool {
        self.open.as_ref().is_some_and(|open| open.ticket == ticket)
    }

    /// Handles a message from a member. `build` is the page's own build.
    pub fn receive(
        &mut self,
        member: usize,
        message: FromWorker,
        build: &str,
        transport: &mut impl Transport,
    ) -> Option<Answer> {
        match message {
            FromWorker::Ready { build: other } if other == build => self.member_ready(member, transport),
            // Page and worker must be of the same build; a stale one from a cache cannot be used.
            FromWorker::Ready { .. } => self.lose_workers(transport),
            FromWorker::Reply(reply) => return self.receive_reply(reply, transport),
            // The caller passes these to `receive_reviewed` or `receive_evaluated`.
            FromWorker::ReviewReply(_) | FromWorker::EvaluateReply(_) => {}
        }
        None
    }

    /// Stops all workers after one was lost, and moves an open question or review to the page.
    pub fn lose_workers(&mut self, transport: &mut impl Transport) {
        if let SearchPlace::Workers(_) = self.place {
            transport.stop_workers();
            self.load_into_page(transport);
            self.queue_plies_again();
            self.hand_out_jobs(transport);
        }
    }

    /// Records that the page has loaded the search.
    pub fn page_loaded(&mut self) {
        if let SearchPlace::OnPage { loaded, .. } = &mut self.place {
            *loaded = true;
        }
    }

    /// Records a failure to load the search. Nothing is answered until the silence limit or the next request.
    pub fn page_failed(&mut self) {
        self.place = SearchPlace::Idle;
    }

    /// Handles the timeout of a question, `waited` milliseconds after it was asked or last extended.
    pub fn time_up(&mut self, ticket: Ticket, waited: u32, transport: &mut impl Transport) -> TimeUp {
        let Some(open) = self.open.as_mut().filter(|open| open.ticket == ticket) else { return TimeUp::AlreadyClosed };
        if let Some(answer) = best_answer(&open.search) {
            self.stop(transport);
            return TimeUp::Answered(answer);
        }
        open.silent_ms += waited;
        if open.silent_ms > SILENCE_LIMIT_MS {
            open.silent_ms = 0;
            self.relocate(transport);
        }
        TimeUp::WaitMore(EXTENSION_MS)
    }

    fn members(&mut self) -> &mut [Member] {
        match &mut self.place {
            SearchPlace::Idle => &mut [],
            SearchPlace::Workers(members) => members,
            SearchPlace::OnPage { member, .. } => core::slice::from_mut(member),
        }
    }

    fn start(&mut self, transport: &mut impl Transport) {
        match transport.start_workers() {
            0 => self.load_into_page(transport),
            count => self.place = SearchPlace::Workers((0..count).map(|_| Member::default()).collect()),
        }
    }

    fn load_into_page(&mut self, transport: &mut impl Transport) {
        self.place = SearchPlace::OnPage { loaded: false, member: Member::default() };
        transport.load_into_page();
    }

    /// Moves the work from workers to the page, or from the page to new workers. A page that is still loading is left
    /// alone.
    fn relocate(&mut self, transport: &mut impl Transport) {
        match &self.place {
            SearchPlace::Workers(_) => return self.lose_workers(transport),
            SearchPlace::OnPage { loaded: false, .. } => return,
            SearchPlace::OnPage { .. } => transport.unload_page(),
            SearchPlace::Idle => {}
        }
        self.queue_plies_again();
        self.start(transport);
        self.hand_out_jobs(transport);
    }

    /// Distributes all open shares among the members.
    fn hand_out_jobs(&mut self, transport: &mut impl Transport) {
        let jobs: Vec<Job> = self.open.iter().flat_map(|open| open.search.open_jobs().cloned()).collect();
        let members = self.members();
        if members.is_empty() {
            return;
        }
        share_out(members, jobs.into_iter().map(ToWorker::Think), transport);
        self.hand_out_plies(transport);
    }

    fn member_ready(&mut self, number: usize, transport: &mut impl Transport) {
        if let Some(member) = self.members().get_mut(number) {
            member.ready = true;
            for message in core::mem::take(&mut member.waiting) {
                transport.post(number, &message);
            }
        }
        self.hand_out_plies(transport);
    }

    fn receive_reply(&mut self, reply: Reply, transport: &mut impl Transport) -> Option<Answer> {
        let open = self.open.as_mut()?;
        let share = reply.share;
        let mut failure = "no action was tried".to_owned();
        match open.search.receive(reply) {
            ReplyOutcome::Finished => {}
            ReplyOutcome::Failed(reason) => {
                failure = reason;
                if !open.failed.contains(&share) {
                    open.failed.push(share);
                }
                // Shares that are still being searched may yet give an answer.
                if open.search.open_jobs().any(|job| !open.failed.contains(&job.trees.start)) {
                    return None;
                }
            }
            ReplyOutcome::Waiting if open.failed.is_empty() => {
                open.silent_ms = 0;
                return None;
            }
            ReplyOutcome::Waiting if open.search.open_jobs().all(|job| open.failed.contains(&job.trees.start)) => {}
            ReplyOutcome::Waiting | ReplyOutcome::Ignored => return None,
        }
        if let Some(answer) = best_answer(&open.search) {
            self.open = None;
            return Some(answer);
        }
        let will_retry = open.retries < MAX_RETRIES;
        if will_retry {
            open.retries += 1;
            open.failed.clear();
            open.search = SearchPool::new(&open.question, open.search.jobs().count() as u32);
            self.hand_out_jobs(transport);
        } else {
            self.open = None;
        }
        Some(Answer::Failed { why: failure, will_retry })
    }
}

/// Distributes jobs round-robin; a member that is not ready yet gets them later.
fn share_out(members: &mut [Member], jobs: impl Iterator<Item = ToWorker>, transport: &mut impl Transport) {
    for (number, job) in (0..members.len()).cycle().zip(jobs) {
        let member = &mut members[number];
        match member.ready {
            true => transport.post(number, &job),
            false => member.waiting.push(job),
        }
    }
}

/// Returns the choice so far; `None` if there is no result yet.
fn best_answer(search: &SearchPool) -> Option<Answer> {
    Some(Answer::Choice { index: search.best_index()?, statistics: search.statistics() })
}
