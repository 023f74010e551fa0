//! Where a question is searched, an action looked at and a game reviewed: in workers, or on the page itself where no
//! worker can be had.
//!
//! [`WorkerPool`] is the whole protocol of asking: who is given which share, what happens when a worker dies, comes
//! from another build or stays silent, when a search is cut short, and how often a failed one is repeated. A question
//! ends a review, and a review ends a question: there is one set of workers. It posts through a [`Transport`], which
//! the page implements over real workers and the tests over a list. Reads no clock: it says how long to wait, and is
//! informed when that is over. Knows no game and no table.

mod evaluation;
mod review;
#[cfg(test)]
mod tests;

use super::Statistics;
use super::protocol::{FromWorker, Job, Reply, ToWorker};
use super::question::{Question, ReplyOutcome, SearchPool};
use evaluation::OpenEvaluation;
use review::OpenReview;

/// How long a search lasts at most, in milliseconds; only slow devices come to it.
pub const SEARCH_LIMIT_MS: u32 = 2_800;
/// How long it goes on where nothing at all was found by then, because the workers are still being loaded.
pub const EXTENSION_MS: u32 = 300;
/// After how many milliseconds without a word another place is tried: no network that is worth waiting for brings the
/// workers later.
pub const SILENCE_LIMIT_MS: u32 = 20_000;
/// The same in a review, where a single look may take long on a slow device.
pub const REVIEW_SILENCE_LIMIT_MS: u32 = 60_000;
/// How often a question is asked again after it has failed.
pub const MAX_RETRIES: u32 = 2;

/// How messages get to those who search.
pub trait Transport {
    /// Starts workers; how many could be had.
    fn start_workers(&mut self) -> usize;
    /// Ends all workers.
    fn stop_workers(&mut self);
    /// Begins to load the search into the page.
    fn load_into_page(&mut self);
    /// Lets go of what was loaded into the page.
    fn unload_page(&mut self);
    /// Posts a message to the worker with this number, or to the page, which has number 0.
    fn post(&mut self, member: usize, message: &ToWorker);
}

/// Names a question: its id may come again at another table, its ticket never does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ticket(u64);

/// What came of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A choice.
    Choice {
        /// Its index in the legal list.
        index: usize,
        /// What was found about it and the others.
        statistics: Statistics,
    },
    /// Nobody could search it.
    Failed {
        /// Why, for developers.
        why: String,
        /// Whether the question was asked again; another answer follows then.
        will_retry: bool,
    },
}

/// What to do when the time of a question is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimeUp {
    /// Nothing: it was answered or forgotten before.
    AlreadyClosed,
    /// This is the answer, from what was found so far.
    Answered(Answer),
    /// Nothing was found yet: wait for so many milliseconds more.
    WaitMore(u32),
}

/// Where searching is done.
#[derive(Debug, Default)]
enum SearchPlace {
    /// Nowhere: nobody was asked yet, or nobody could be had.
    #[default]
    Idle,
    Workers(Vec<Member>),
    /// `loaded` is false while the page still loads the search.
    OnPage {
        loaded: bool,
        member: Member,
    },
}

/// One who searches.
#[derive(Debug, Default)]
struct Member {
    /// Whether it listens; what is posted before is lost.
    ready: bool,
    waiting: Vec<ToWorker>,
}

#[derive(Debug)]
struct OpenQuestion {
    ticket: Ticket,
    question: Question,
    search: SearchPool,
    /// The shares that could not be searched.
    failed: Vec<u32>,
    retries: u32,
    /// For how long there was no word of it.
    silent_ms: u32,
}

/// Asks one question at a time, or has one game reviewed.
#[derive(Debug, Default)]
pub struct WorkerPool {
    place: SearchPlace,
    open: Option<OpenQuestion>,
    review: Option<OpenReview>,
    evaluation: Option<OpenEvaluation>,
    last_ticket: Ticket,
}

impl WorkerPool {
    /// Asks a question and forgets the one before.
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

    /// Forgets the open question, the review or the look.
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

    /// Whether this question still waits for an answer.
    pub fn is_open(&self, ticket: Ticket) -> bool {
        self.open.as_ref().is_some_and(|open| open.ticket == ticket)
    }

    /// Takes in what a member says. `build` is the page's own.
    pub fn receive(
        &mut self,
        member: usize,
        message: FromWorker,
        build: &str,
        transport: &mut impl Transport,
    ) -> Option<Answer> {
        match message {
            FromWorker::Ready { build: other } if other == build => self.member_ready(member, transport),
            // Page and worker must come from one build; an older one in some cache is no opponent.
            FromWorker::Ready { .. } => self.lose_workers(transport),
            FromWorker::Reply(reply) => return self.receive_reply(reply, transport),
            // Whoever listens hands it to `receive_reviewed` or `receive_evaluated`.
            FromWorker::ReviewReply(_) | FromWorker::EvaluateReply(_) => {}
        }
        None
    }

    /// A worker has died: what is open is searched on the page.
    pub fn lose_workers(&mut self, transport: &mut impl Transport) {
        if let SearchPlace::Workers(_) = self.place {
            transport.stop_workers();
            self.load_into_page(transport);
            self.queue_plies_again();
            self.hand_out_jobs(transport);
        }
    }

    /// The page has loaded the search.
    pub fn page_loaded(&mut self) {
        if let SearchPlace::OnPage { loaded, .. } = &mut self.place {
            *loaded = true;
        }
    }

    /// The page cannot load the search. Nobody answers until the silence is too long or somebody asks again.
    pub fn page_failed(&mut self) {
        self.place = SearchPlace::Idle;
    }

    /// The time of a question is over, `waited` milliseconds after it was asked or was last given more.
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

    /// After workers the page is tried, after the page workers again. A page that still loads is waited for.
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

    /// Gives every share that is still open to those who are there.
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
        let mut why = "no action was tried".to_owned();
        match open.search.receive(reply) {
            ReplyOutcome::Finished => {}
            ReplyOutcome::Failed(reason) => {
                why = reason;
                if !open.failed.contains(&share) {
                    open.failed.push(share);
                }
                // What the others find has to do.
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
        Some(Answer::Failed { why, will_retry })
    }
}

/// Posts jobs to the members by turns; who does not listen yet gets them later.
fn share_out(members: &mut [Member], jobs: impl Iterator<Item = ToWorker>, transport: &mut impl Transport) {
    for (number, job) in (0..members.len()).cycle().zip(jobs) {
        let member = &mut members[number];
        match member.ready {
            true => transport.post(number, &job),
            false => member.waiting.push(job),
        }
    }
}

/// What a search has found so far; `None` when it knows nothing yet.
fn best_answer(search: &SearchPool) -> Option<Answer> {
    Some(Answer::Choice { index: search.best_index()?, statistics: search.statistics() })
}
