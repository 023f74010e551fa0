//! How a page and its workers talk: plain messages, and both ends of it without a browser.
//!
//! The page asks through a [`SearchPool`]: it shares the trees of a level out as [`Job`]s, adds up the [`Reply`]s and
//! says when the choice stands. A [`JobQueue`], in a Web Worker or, where there is none, on the page between two
//! frames, runs each job as a [`SearchJob`]. A [`ReviewJob`] is a look at one ply of a finished game, done whole in one
//! step; a [`LookJob`] is the same look at an action that somebody is about to do. Messages travel as postcard bytes.
//! Knows no browser, no clock and no particular game.

use core::ops::Range;

use serde::{Deserialize, Serialize};

use super::net::Network;
use super::review::{self, Effort, Look, NotReviewed, Report};
use super::{Budget, Evaluator, Search, Statistics, current_decision_seed};
use crate::engine::record::{self, Record};
use crate::engine::session::Session;
use crate::engine::{Chance, Game, Heuristic, Turn, Viewer};
use crate::games::{SHELF, Visitor, visit};
use crate::words::Title;

/// What the page says to a worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Search this, after the jobs that came before.
    Think(Job),
    /// Forget every job with this id.
    Stop {
        /// The id of the question or the review.
        id: u32,
    },
    /// Look at this ply, after the jobs that came before.
    Review(ReviewJob),
    /// Look at this action, after the jobs that came before.
    Look(LookJob),
}

/// What a worker says to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// It listens; messages sent before this are lost.
    Ready {
        /// The build it comes from: page and worker must be of one build.
        build: String,
    },
    /// What a job has found.
    Reply(Reply),
    /// What a look at a ply has found.
    Reviewed(Reviewed),
    /// What a look at an action has found.
    Looked(Looked),
}

/// A share of the search for one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The id of the question: the reply bears it too, so that late replies are known as such.
    pub id: u32,
    /// The id of the game.
    pub game: String,
    /// The view of the seat to act, as postcard bytes.
    pub view: Vec<u8>,
    /// The seed of the decision, the same in every share of it.
    pub seed: u64,
    /// The numbers of the trees to be grown.
    pub trees: Range<u32>,
    /// Iterations of each tree.
    pub iterations: u32,
    /// An action of the legal list to be tried in any case; see [`Search::probing`].
    pub probe: Option<u16>,
}

/// A look at one ply of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewJob {
    /// The id of the review. All jobs that bear it are of one game, which is opened once.
    pub id: u32,
    /// The game, with the first job that a worker is given of a review.
    #[serde(with = "record_as_text")]
    pub record: Option<Record>,
    /// The ply, from 1; 0 for the deal.
    pub ply: u32,
    /// How carefully to look.
    pub effort: Effort,
}

/// What a look at a ply has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The id of the review.
    pub id: u32,
    /// The ply.
    pub ply: u32,
    /// What was found, or in one sentence why nothing was.
    pub report: Result<Report, String>,
}

/// A look at an action that the seat to act is about to do, by what it knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LookJob {
    /// The id of the look; several actions in a row share it.
    pub id: u32,
    /// The id of the game.
    pub game: String,
    /// The view of the seat to act, as postcard bytes.
    pub view: Vec<u8>,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the decision.
    pub seed: u64,
    /// The index of the action in the legal list.
    pub chosen: u16,
    /// How carefully to look.
    pub effort: Effort,
}

/// What a look at an action has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Looked {
    /// The id of the look.
    pub id: u32,
    /// What was found; nothing where the action could not be looked at.
    pub look: Option<Look>,
}

/// What a share of the search has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The id of the job.
    pub id: u32,
    /// The first tree of the job: which share it is.
    pub share: u32,
    /// Whether all its iterations are done; else more is to come, and this replaces what came before.
    pub done: bool,
    /// One tally for each legal action.
    pub found: Statistics,
    /// Why it could not be searched, in one sentence; then nothing was found.
    pub failure: Option<String>,
}

/// The bytes of a message.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Writing to a growing vector cannot fail, and no message holds a type that postcard refuses.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A game travels as the text of its file: that leaves fields out, which postcard could not read back.
mod record_as_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

    use super::Record;

    pub(super) fn serialize<S: Serializer>(record: &Option<Record>, to: S) -> Result<S::Ok, S::Error> {
        let text = record.as_ref().map(serde_json::to_string).transpose().map_err(ser::Error::custom)?;
        text.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Record>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| serde_json::from_str(&text)).transpose().map_err(de::Error::custom)
    }
}

/// Reads a message; `None` when the bytes are not one.
pub fn decode<M: for<'de> Deserialize<'de>>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}

/// A job being done, whatever the game.
pub trait SearchJob {
    /// Searches for up to so many iterations; whether all is done.
    fn step(&mut self, iterations: u32) -> bool;
    /// What was found so far.
    fn found(&self) -> Statistics;
}

impl<G: Title> SearchJob for Search<G> {
    fn step(&mut self, iterations: u32) -> bool {
        Search::step(self, iterations)
    }
    fn found(&self) -> Statistics {
        self.statistics()
    }
}

/// Begins a job.
///
/// # Errors
/// A sentence when the game is not known or the view is not one of a seat that is to act.
pub fn begin(job: &Job) -> Result<Box<dyn SearchJob>, String> {
    visit(&job.game, Begin(job)).unwrap_or_else(|| Err(format!("There is no game “{}”.", job.game)))
}

/// What is wrong with the weights that this build carries, a sentence for each title; such a title is judged by its
/// hand-written heuristic.
pub fn faults() -> Vec<String> {
    struct Check;
    impl Visitor for Check {
        type Output = Option<String>;
        fn visit<G: Title>(self) -> Option<String> {
            Network::of::<G>().err().map(|why| format!("{}: {why}", G::INFO.title))
        }
    }
    SHELF.iter().filter_map(|info| visit(info.id, Check).flatten()).collect()
}

struct Begin<'a>(&'a Job);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn SearchJob>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let view: G::View = decode(&self.0.view).ok_or("The view cannot be read.")?;
        let state = G::determinize(&view, &mut Chance::stream(self.0.seed));
        match G::turn(&state) {
            Turn::Act(seat) if G::view(&state, Viewer::Seat(seat)) == view => {}
            _ => return Err("The view is not that of the seat to act.".into()),
        }
        let (judge, _) = Evaluator::<G>::best();
        let search = Search::<G>::share(view, self.0.seed, self.0.trees.clone(), self.0.iterations).judged_by(judge);
        Ok(Box::new(match self.0.probe {
            Some(index) => search.probing(index.into()),
            None => search,
        }))
    }
}

/// A finished game being looked at, whatever the game.
trait Reviewer {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, NotReviewed>;
}

struct Opened<G: Title> {
    session: Session<G>,
    judge: Evaluator<G>,
}

impl<G: Title> Reviewer for Opened<G> {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, NotReviewed> {
        review::report(&self.session, &self.judge, ply, effort)
    }
}

struct Open<'a>(&'a Record);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn Reviewer>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let session = record::open::<G>(self.0).map_err(|_| "The game cannot be opened.")?;
        let (judge, _) = Evaluator::<G>::best();
        Ok(Box::new(Opened { session, judge }))
    }
}

struct LookAhead<'a>(&'a LookJob);

impl Visitor for LookAhead<'_> {
    type Output = Option<Look>;

    fn visit<G: Title>(self) -> Self::Output {
        let LookJob { view, seats, seed, chosen, effort, .. } = self.0;
        let (mut judge, _) = Evaluator::<G>::best();
        review::look_ahead::<G>(&decode(view)?, *seats, usize::from(*chosen), &mut judge, *effort, *seed)
    }
}

/// What is to be done.
enum Task {
    Search(Job),
    Review(ReviewJob),
    Look(LookJob),
}

impl Task {
    fn id(&self) -> u32 {
        match self {
            Task::Search(job) => job.id,
            Task::Review(job) => job.id,
            Task::Look(job) => job.id,
        }
    }
}

/// The worker's end: the jobs it was given, done one after the other in slices.
#[derive(Default)]
pub struct JobQueue {
    tasks: std::collections::VecDeque<Task>,
    running: Option<Box<dyn SearchJob>>,
    /// The game that is being reviewed, under the id of its review.
    reviewed: Option<(u32, Box<dyn Reviewer>)>,
}

impl JobQueue {
    /// Takes in a message of the page.
    pub fn receive(&mut self, message: ToWorker) {
        match message {
            ToWorker::Think(job) => self.tasks.push_back(Task::Search(job)),
            ToWorker::Review(job) => self.tasks.push_back(Task::Review(job)),
            ToWorker::Look(job) => self.tasks.push_back(Task::Look(job)),
            ToWorker::Stop { id } => {
                if self.tasks.front().is_some_and(|task| task.id() == id) {
                    self.running = None;
                }
                self.tasks.retain(|task| task.id() != id);
            }
        }
    }

    /// Whether there is nothing to do.
    pub fn is_idle(&self) -> bool {
        self.tasks.is_empty()
    }

    /// Goes on with the first job: a search for up to `iterations` iterations, a look to its end. What it has
    /// found when that is finished or cannot be done; nothing when more slices are needed or nothing is to be done.
    pub fn step(&mut self, iterations: u32) -> Option<FromWorker> {
        match self.tasks.pop_front()? {
            Task::Search(job) => self.search(job, iterations).map(FromWorker::Reply),
            Task::Review(job) => Some(FromWorker::Reviewed(self.review(&job))),
            Task::Look(job) => {
                let look = visit(&job.game, LookAhead(&job)).flatten();
                Some(FromWorker::Looked(Looked { id: job.id, look }))
            }
        }
    }

    fn search(&mut self, job: Job, iterations: u32) -> Option<Reply> {
        let reply =
            Reply { id: job.id, share: job.trees.start, done: true, found: Statistics::default(), failure: None };
        let mut running = match self.running.take().map_or_else(|| begin(&job), Ok) {
            Ok(running) => running,
            Err(why) => return Some(Reply { failure: Some(why), ..reply }),
        };
        if running.step(iterations) {
            return Some(Reply { found: running.found(), ..reply });
        }
        self.running = Some(running);
        self.tasks.push_front(Task::Search(job));
        None
    }

    fn review(&mut self, job: &ReviewJob) -> Reviewed {
        let report = self.opened(job).and_then(|game| {
            game.report(job.ply, job.effort).map_err(|why| match why {
                NotReviewed::Running => "The game is not over.".into(),
                NotReviewed::NoSuchPly => "The game has no such move.".into(),
            })
        });
        Reviewed { id: job.id, ply: job.ply, report }
    }

    fn opened(&mut self, job: &ReviewJob) -> Result<&dyn Reviewer, String> {
        if let Some(record) = &job.record {
            let game = visit(&record.game, Open(record));
            let game = game.unwrap_or_else(|| Err(format!("There is no game “{}”.", record.game)))?;
            self.reviewed = Some((job.id, game));
        }
        let game = self.reviewed.as_ref().filter(|(id, _)| *id == job.id);
        game.map(|(_, game)| &**game).ok_or_else(|| "The game did not come with its first move.".into())
    }

    /// What the search in hand has found so far.
    pub fn partial_reply(&self) -> Option<Reply> {
        let (Task::Search(job), running) = (self.tasks.front()?, self.running.as_ref()?) else { return None };
        Some(Reply { id: job.id, share: job.trees.start, done: false, found: running.found(), failure: None })
    }
}

/// A question to the workers.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Any number not used by another open question.
    pub id: u32,
    /// The id of the game.
    pub game: String,
    /// The view of the seat to act, as postcard bytes ([`encode`]).
    pub view: Vec<u8>,
    /// How many legal actions there are.
    pub legal: usize,
    /// The seed of the decision.
    pub seed: u64,
    /// How much to search.
    pub budget: Budget,
    /// An action of the legal list to be tried in any case, for the review.
    pub probe: Option<u16>,
}

/// What comes of asking about a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision<A> {
    /// Nothing is to be searched: this is the only choice.
    Forced(A),
    /// To be put to a [`SearchPool`].
    Open(Question),
}

/// The question what the seat to act should do; `None` when the game is over. `id` is any number not used
/// by another open question.
pub fn question<G: Game>(session: &Session<G>, id: u32, budget: Budget) -> Option<Question> {
    let (seat, seed) = (session.to_act()?, current_decision_seed(session)?);
    let (view, legal) = (encode(&session.view(Viewer::Seat(seat))), session.legal().len());
    Some(Question { id, game: G::INFO.id.into(), view, legal, seed, budget, probe: None })
}

/// Puts the [`question`], unless there is nothing to search.
pub fn ask<G: Heuristic>(session: &Session<G>, id: u32, budget: Budget) -> Option<Decision<G::Action>> {
    let question = question(session, id, budget)?;
    let search = Search::<G>::new(session.view(Viewer::Seat(session.to_act()?)), question.seed, budget);
    Some(if search.is_forced() { Decision::Forced(search.best()) } else { Decision::Open(question) })
}

/// Asks what a move already made was worth; see [`super::review`]. `session` stands before the
/// move. `None` when it had no other choice or is not legal there.
pub fn ask_about_move<G: Heuristic>(
    session: &Session<G>,
    made: G::Action,
    id: u32,
    budget: Budget,
) -> Option<Question> {
    let legal = session.legal();
    let probe = legal.binary_search(&made).ok().filter(|_| legal.len() > 1)?;
    Some(Question { probe: Some(probe as u16), ..question(session, id, budget)? })
}

/// How many workers are started where there are so many cores: one core is left to the page where there are more than
/// two; with two, the page mostly waits while they search. A level has few trees, so that more than a few bring little.
pub fn workers(cores: u32) -> u32 {
    cores.saturating_sub(1).clamp(cores.clamp(1, 2), 4)
}

/// The page's end: hands the shares of a question out and adds up what comes back. The choice is
/// the same for any number of workers and any order of replies.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchPool {
    legal: usize,
    jobs: Vec<(Job, Share)>,
}

#[derive(Clone, PartialEq, Debug)]
enum Share {
    Open,
    Partial(Statistics),
    Done(Statistics),
}

/// What became of a reply.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplyOutcome {
    /// It belongs to another question or does not fit this one: nothing changed.
    Ignored,
    /// Taken in; more is to come.
    Waiting,
    /// That was the last share.
    Finished,
    /// The worker could not search it, for this reason. The share stays open.
    Failed(String),
}

impl SearchPool {
    /// Shares the trees of a question out among so many workers, as evenly as they go. No more
    /// jobs than trees.
    pub fn new(question: &Question, workers: u32) -> SearchPool {
        let trees = question.budget.trees.max(1);
        let shares = workers.clamp(1, trees);
        let job = |share| Job {
            id: question.id,
            game: question.game.clone(),
            view: question.view.clone(),
            seed: question.seed,
            trees: trees * share / shares..trees * (share + 1) / shares,
            iterations: question.budget.iterations,
            probe: question.probe,
        };
        SearchPool { legal: question.legal, jobs: (0..shares).map(|share| (job(share), Share::Open)).collect() }
    }

    /// The jobs in the order of the workers.
    pub fn jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().map(|(job, _)| job)
    }

    /// The jobs that are not done: to be given to others when a worker has died.
    pub fn open(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().filter(|(_, share)| !matches!(share, Share::Done(_))).map(|(job, _)| job)
    }

    /// Takes in a reply.
    pub fn receive(&mut self, reply: Reply) -> ReplyOutcome {
        let job = self.jobs.iter_mut().find(|(job, _)| job.id == reply.id && job.trees.start == reply.share);
        let Some((_, share)) = job else { return ReplyOutcome::Ignored };
        if matches!(share, Share::Done(_)) {
            return ReplyOutcome::Ignored;
        }
        if let Some(why) = reply.failure {
            return ReplyOutcome::Failed(why);
        }
        if reply.found.0.len() != self.legal {
            return ReplyOutcome::Ignored;
        }
        *share = if reply.done { Share::Done(reply.found) } else { Share::Partial(reply.found) };
        if self.is_finished() { ReplyOutcome::Finished } else { ReplyOutcome::Waiting }
    }

    /// Whether every share is done: the choice stands.
    pub fn is_finished(&self) -> bool {
        self.open().next().is_none()
    }

    /// What was found so far, all shares together.
    pub fn found(&self) -> Statistics {
        let mut found = Statistics::none(self.legal);
        for (_, share) in &self.jobs {
            if let Share::Partial(part) | Share::Done(part) = share {
                found.add(part);
            }
        }
        found
    }

    /// The index of the choice in the legal list once the search is finished; before that, or
    /// when time is up, the best so far. `None` when nothing is known yet.
    pub fn choice(&self) -> Option<usize> {
        self.found().best()
    }

    /// How much of the search is done, `0.0..=1.0`.
    pub fn progress(&self) -> f32 {
        let all: u64 = self.jobs.iter().map(|(job, _)| job.trees.len() as u64 * u64::from(job.iterations)).sum();
        let done: u64 = self
            .jobs
            .iter()
            .map(|(job, share)| match share {
                Share::Open => 0,
                Share::Partial(statistics) => statistics.iterations(),
                Share::Done(_) => job.trees.len() as u64 * u64::from(job.iterations),
            })
            .sum();
        done as f32 / all.max(1) as f32
    }
}
