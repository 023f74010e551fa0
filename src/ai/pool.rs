//! Where a question is searched: in workers, or on the page itself where no worker can be had.
//!
//! [`WorkerPool`] is the whole protocol of asking: who is given which share, what happens when a worker dies, comes
//! from another build or stays silent, when a search is cut short, and how often a failed one is repeated. It posts
//! through a [`Transport`], which the page implements over real workers and the tests over a list. Reads no clock: it
//! says how long to wait, and is told when that is over. Knows no game and no table.

use super::Statistics;
use super::protocol::{FromWorker, Job, Question, Reply, ReplyOutcome, SearchPool, ToWorker};

/// How long a search lasts at most, in milliseconds; only slow devices come to it.
pub const SEARCH_LIMIT: u32 = 2_800;
/// How long it goes on where nothing at all was found by then, because the workers are still being loaded.
pub const EXTENSION: u32 = 300;
/// After how many milliseconds without a word another place is tried: no network that is worth waiting for brings the
/// workers later.
pub const SILENCE_LIMIT: u32 = 20_000;
/// How often a question is asked again after it has failed.
pub const MOST_RETRIES: u32 = 2;

/// How messages get to those who search.
pub trait Transport {
    /// Starts workers; how many could be had.
    fn start_workers(&mut self) -> usize;
    /// Ends all workers.
    fn stop_workers(&mut self);
    /// Begins to load the search into the page.
    fn load_into_page(&mut self);
    /// Lets go of what was loaded into the page.
    fn leave_page(&mut self);
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
        found: Statistics,
    },
    /// Nobody could search it.
    Failed {
        /// Why, for developers.
        why: String,
        /// Whether the question was asked again; another answer follows then.
        again: bool,
    },
}

/// What to do when the time of a question is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimeUp {
    /// Nothing: it was answered or forgotten before.
    Over,
    /// This is the answer, from what was found so far.
    Answered(Answer),
    /// Nothing was found yet: wait for so many milliseconds more.
    WaitMore(u32),
}

/// Where searching is done.
#[derive(Debug, Default)]
enum Place {
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
    waiting: Vec<Job>,
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
    silent: u32,
}

/// Asks one question at a time.
#[derive(Debug, Default)]
pub struct WorkerPool {
    place: Place,
    open: Option<OpenQuestion>,
    last_ticket: Ticket,
}

impl WorkerPool {
    /// Asks a question and forgets the one before.
    pub fn ask(&mut self, question: Question, transport: &mut impl Transport) -> Ticket {
        self.stop(transport);
        if matches!(self.place, Place::Idle) {
            self.start(transport);
        }
        self.last_ticket.0 += 1;
        let search = SearchPool::new(&question, self.members().len() as u32);
        let ticket = self.last_ticket;
        self.open = Some(OpenQuestion { ticket, question, search, failed: Vec::new(), retries: 0, silent: 0 });
        self.hand_out(transport);
        ticket
    }

    /// Forgets the open question.
    pub fn stop(&mut self, transport: &mut impl Transport) {
        let Some(open) = self.open.take() else { return };
        for (number, member) in self.members().iter_mut().enumerate() {
            member.waiting.clear();
            if member.ready {
                transport.post(number, &ToWorker::Stop { id: open.question.id });
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
            FromWorker::Ready { build: other } if other == build => self.ready(member, transport),
            // Page and worker must come from one build; an older one in some cache is no opponent.
            FromWorker::Ready { .. } => self.lose_workers(transport),
            FromWorker::Reply(reply) => return self.reply(reply, transport),
        }
        None
    }

    /// A worker has died: what is open is searched on the page.
    pub fn lose_workers(&mut self, transport: &mut impl Transport) {
        if let Place::Workers(_) = self.place {
            transport.stop_workers();
            self.load_into_page(transport);
            self.hand_out(transport);
        }
    }

    /// The page has loaded the search.
    pub fn page_loaded(&mut self) {
        if let Place::OnPage { loaded, .. } = &mut self.place {
            *loaded = true;
        }
    }

    /// The page cannot load the search. Nobody answers until the silence is too long or somebody asks again.
    pub fn page_failed(&mut self) {
        self.place = Place::Idle;
    }

    /// The time of a question is over, `waited` milliseconds after it was asked or was last given more.
    pub fn time_up(&mut self, ticket: Ticket, waited: u32, transport: &mut impl Transport) -> TimeUp {
        let Some(open) = self.open.as_mut().filter(|open| open.ticket == ticket) else { return TimeUp::Over };
        if let Some(answer) = answer(&open.search) {
            self.stop(transport);
            return TimeUp::Answered(answer);
        }
        open.silent += waited;
        if open.silent > SILENCE_LIMIT {
            open.silent = 0;
            self.try_elsewhere(transport);
        }
        TimeUp::WaitMore(EXTENSION)
    }

    fn members(&mut self) -> &mut [Member] {
        match &mut self.place {
            Place::Idle => &mut [],
            Place::Workers(members) => members,
            Place::OnPage { member, .. } => core::slice::from_mut(member),
        }
    }

    fn start(&mut self, transport: &mut impl Transport) {
        match transport.start_workers() {
            0 => self.load_into_page(transport),
            count => self.place = Place::Workers((0..count).map(|_| Member::default()).collect()),
        }
    }

    fn load_into_page(&mut self, transport: &mut impl Transport) {
        self.place = Place::OnPage { loaded: false, member: Member::default() };
        transport.load_into_page();
    }

    /// After workers the page is tried, after the page workers again. A page that still loads is waited for.
    fn try_elsewhere(&mut self, transport: &mut impl Transport) {
        match &self.place {
            Place::Workers(_) => return self.lose_workers(transport),
            Place::OnPage { loaded: false, .. } => return,
            Place::OnPage { .. } => transport.leave_page(),
            Place::Idle => {}
        }
        self.start(transport);
        self.hand_out(transport);
    }

    /// Gives every share that is still open to those who are there.
    fn hand_out(&mut self, transport: &mut impl Transport) {
        let jobs: Vec<Job> = self.open.iter().flat_map(|open| open.search.open().cloned()).collect();
        let members = self.members();
        if members.is_empty() {
            return;
        }
        for (number, job) in (0..members.len()).cycle().zip(jobs) {
            let member = &mut members[number];
            match member.ready {
                true => transport.post(number, &ToWorker::Think(job)),
                false => member.waiting.push(job),
            }
        }
    }

    fn ready(&mut self, number: usize, transport: &mut impl Transport) {
        if let Some(member) = self.members().get_mut(number) {
            member.ready = true;
            for job in core::mem::take(&mut member.waiting) {
                transport.post(number, &ToWorker::Think(job));
            }
        }
    }

    fn reply(&mut self, reply: Reply, transport: &mut impl Transport) -> Option<Answer> {
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
                if open.search.open().any(|job| !open.failed.contains(&job.trees.start)) {
                    return None;
                }
            }
            ReplyOutcome::Waiting if open.failed.is_empty() => {
                open.silent = 0;
                return None;
            }
            ReplyOutcome::Waiting if open.search.open().all(|job| open.failed.contains(&job.trees.start)) => {}
            ReplyOutcome::Waiting | ReplyOutcome::Ignored => return None,
        }
        if let Some(answer) = answer(&open.search) {
            self.open = None;
            return Some(answer);
        }
        let again = open.retries < MOST_RETRIES;
        if again {
            open.retries += 1;
            open.failed.clear();
            open.search = SearchPool::new(&open.question, open.search.jobs().count() as u32);
            self.hand_out(transport);
        } else {
            self.open = None;
        }
        Some(Answer::Failed { why, again })
    }
}

/// What a search has found so far; `None` when it knows nothing yet.
fn answer(search: &SearchPool) -> Option<Answer> {
    Some(Answer::Choice { index: search.choice()?, found: search.found() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Statistics, Tally};

    /// Remembers what was posted to whom.
    #[derive(Default)]
    struct Script {
        workers: usize,
        posted: Vec<(usize, ToWorker)>,
        loads: usize,
        stops: usize,
        left: usize,
    }

    impl Transport for Script {
        fn start_workers(&mut self) -> usize {
            self.workers
        }
        fn stop_workers(&mut self) {
            self.stops += 1;
        }
        fn load_into_page(&mut self) {
            self.loads += 1;
        }
        fn leave_page(&mut self) {
            self.left += 1;
        }
        fn post(&mut self, member: usize, message: &ToWorker) {
            self.posted.push((member, message.clone()));
        }
    }

    impl Script {
        fn with_workers(workers: usize) -> Script {
            Script { workers, ..Script::default() }
        }

        /// The shares that were given out since this was last asked, each with who got it.
        fn given(&mut self) -> Vec<(usize, u32)> {
            let posted = core::mem::take(&mut self.posted);
            let share = |(member, message)| match message {
                ToWorker::Think(job) => Some((member, job.trees.start)),
                ToWorker::Stop { .. } => None,
            };
            posted.into_iter().filter_map(share).collect()
        }
    }

    const BUILD: &str = "tea";

    fn question(id: u32) -> Question {
        let budget = Budget { trees: 4, iterations: 10 };
        Question { id, game: "ceylon".into(), view: Vec::new(), legal: 3, seed: 7, budget, probe: None }
    }

    /// The index of the choice, if that is what came.
    fn chosen(answer: Option<Answer>) -> Option<usize> {
        match answer {
            Some(Answer::Choice { index, .. }) => Some(index),
            _ => None,
        }
    }

    fn ready() -> FromWorker {
        FromWorker::Ready { build: BUILD.into() }
    }

    fn found(id: u32, share: u32, visits: [u32; 3], done: bool) -> FromWorker {
        let found = Statistics(visits.map(|visits| Tally { visits, total: 0 }).to_vec());
        FromWorker::Reply(Reply { id, share, done, found, failure: None })
    }

    fn failed(id: u32, share: u32) -> FromWorker {
        FromWorker::Reply(Reply { id, share, done: true, found: Statistics::none(0), failure: Some("bad".into()) })
    }

    #[test]
    fn shares_wait_for_their_worker_and_add_up_to_the_choice() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(2));
        pool.ask(question(1), &mut script);
        assert_eq!(script.given(), [], "nobody listens yet");
        pool.receive(1, ready(), BUILD, &mut script);
        pool.receive(0, ready(), BUILD, &mut script);
        assert_eq!(script.given(), [(1, 2), (0, 0)]);
        assert_eq!(pool.receive(0, found(1, 0, [1, 5, 0], true), BUILD, &mut script), None);
        assert_eq!(pool.receive(1, found(9, 2, [9, 0, 0], true), BUILD, &mut script), None, "of another question");
        let answer = pool.receive(1, found(1, 2, [0, 0, 5], true), BUILD, &mut script);
        assert_eq!(chosen(answer), Some(1), "of equals the first");
        assert_eq!(pool.receive(1, found(1, 2, [0, 0, 5], true), BUILD, &mut script), None, "it was answered");
    }

    #[test]
    fn without_workers_the_page_searches() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::default());
        pool.ask(question(1), &mut script);
        pool.ask(question(2), &mut script);
        assert_eq!(script.loads, 1, "once");
        pool.page_loaded();
        pool.receive(0, ready(), BUILD, &mut script);
        assert_eq!(script.given(), [(0, 0)], "all of the last question, and nothing of the one before");
        let answer = pool.receive(0, found(2, 0, [0, 0, 1], true), BUILD, &mut script);
        assert_eq!(chosen(answer), Some(2));
    }

    #[test]
    fn a_dead_worker_or_one_of_another_build_moves_the_search_to_the_page() {
        for dead in [true, false] {
            let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(2));
            pool.ask(question(1), &mut script);
            pool.receive(0, ready(), BUILD, &mut script);
            pool.receive(0, found(1, 0, [1, 0, 0], true), BUILD, &mut script);
            script.given();
            match dead {
                true => pool.lose_workers(&mut script),
                false => {
                    pool.receive(1, FromWorker::Ready { build: "other".into() }, BUILD, &mut script);
                }
            }
            assert_eq!((script.stops, script.loads), (1, 1));
            pool.page_loaded();
            pool.receive(0, ready(), BUILD, &mut script);
            assert_eq!(script.given(), [(0, 2)], "what is done is not done again");
        }
    }

    #[test]
    fn when_time_is_up_what_was_found_is_the_answer() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(1));
        let ticket = pool.ask(question(1), &mut script);
        pool.receive(0, ready(), BUILD, &mut script);
        assert_eq!(pool.time_up(ticket, SEARCH_LIMIT, &mut script), TimeUp::WaitMore(EXTENSION));
        pool.receive(0, found(1, 0, [0, 2, 1], false), BUILD, &mut script);
        let TimeUp::Answered(answer) = pool.time_up(ticket, EXTENSION, &mut script) else {
            panic!("something was found")
        };
        let tried = |answer: &Answer| matches!(answer, Answer::Choice { found, .. } if found.iterations() == 3);
        assert!(tried(&answer), "what was found comes with it: {answer:?}");
        assert_eq!(chosen(Some(answer)), Some(1));
        assert_eq!(script.posted.last(), Some(&(0, ToWorker::Stop { id: 1 })));
        assert_eq!(pool.time_up(ticket, EXTENSION, &mut script), TimeUp::Over);
    }

    #[test]
    fn a_long_silence_is_answered_by_another_place() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(1));
        let ticket = pool.ask(question(1), &mut script);
        pool.time_up(ticket, SILENCE_LIMIT + 1, &mut script);
        assert_eq!((script.stops, script.loads), (1, 1), "the page after the workers");
        pool.time_up(ticket, SILENCE_LIMIT + 1, &mut script);
        assert_eq!((script.loads, script.left), (1, 0), "what is being loaded is waited for");
        pool.page_loaded();
        pool.time_up(ticket, SILENCE_LIMIT + 1, &mut script);
        assert_eq!(script.left, 1, "and workers after the page");
        pool.receive(0, ready(), BUILD, &mut script);
        assert_eq!(script.given(), [(0, 0)]);

        let (mut pool, mut script) = (WorkerPool::default(), Script::default());
        let ticket = pool.ask(question(1), &mut script);
        pool.page_failed();
        assert_eq!(pool.time_up(ticket, SEARCH_LIMIT, &mut script), TimeUp::WaitMore(EXTENSION));
        pool.time_up(ticket, SILENCE_LIMIT, &mut script);
        assert_eq!(script.loads, 2, "nobody at all: all is tried again");
    }

    #[test]
    fn a_failure_is_told_and_the_question_is_asked_again_a_few_times() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(2));
        pool.ask(question(1), &mut script);
        for number in 0..2 {
            pool.receive(number, ready(), BUILD, &mut script);
        }
        for attempt in 0..=MOST_RETRIES {
            assert_eq!(script.given().len(), 2, "attempt {attempt}");
            assert_eq!(pool.receive(0, failed(1, 0), BUILD, &mut script), None, "the other may find something");
            let answer = pool.receive(1, failed(1, 2), BUILD, &mut script);
            assert_eq!(answer, Some(Answer::Failed { why: "bad".into(), again: attempt < MOST_RETRIES }));
        }
        assert_eq!(script.given(), []);

        pool.ask(question(2), &mut script);
        pool.receive(0, failed(2, 0), BUILD, &mut script);
        let answer = pool.receive(1, found(2, 2, [0, 1, 0], true), BUILD, &mut script);
        assert_eq!(chosen(answer), Some(1), "what the other found has to do");
    }

    #[test]
    fn a_stopped_question_is_answered_no_more() {
        let (mut pool, mut script) = (WorkerPool::default(), Script::with_workers(1));
        let ticket = pool.ask(question(1), &mut script);
        pool.receive(0, ready(), BUILD, &mut script);
        pool.stop(&mut script);
        assert_eq!(pool.receive(0, found(1, 0, [1, 0, 0], true), BUILD, &mut script), None);
        assert_eq!(pool.time_up(ticket, SEARCH_LIMIT, &mut script), TimeUp::Over);
    }
}
