//! The worker's end of the protocol: a queue of jobs, done one after the other in slices.
//!
//! Driven by the Web Worker, or by the page between two frames if there is none. A search can be stopped after each
//! slice; the review of a ply is a single slice. Knows no browser, no clock and no particular game.

use std::collections::VecDeque;

use super::net::Network;
use super::protocol::{EvaluateJob, EvaluateReply, FromWorker, Job, Reply, ReviewJob, ReviewReply, ToWorker, decode};
use super::review::{self, Effort, Evaluation, Report, ReviewError};
use super::{Evaluator, Search, Statistics};
use crate::engine::record::{self, Record};
use crate::engine::session::Session;
use crate::engine::{Chance, Turn, Viewer};
use crate::games::{SHELF, Visitor, visit};
use crate::words::Title;

pub trait RunningSearch {
    /// Runs up to `iterations` iterations and returns whether the search is finished.
    fn step(&mut self, iterations: u32) -> bool;
    fn statistics(&self) -> Statistics;
}

impl<G: Title> RunningSearch for Search<G> {
    fn step(&mut self, iterations: u32) -> bool {
        Search::step(self, iterations)
    }
    fn statistics(&self) -> Statistics {
        Search::statistics(self)
    }
}

/// Starts the search of a job.
///
/// # Errors
/// If the game is unknown, or the view is unreadable or not that of the seat to act. The error texts of this module are
/// technical details in English, which the page embeds in messages of its own.
pub fn begin_search(job: &Job) -> Result<Box<dyn RunningSearch>, String> {
    visit(&job.game, BeginSearch(job)).unwrap_or_else(|| Err(format!("unknown game “{}”", job.game)))
}

/// Returns a sentence for each title whose built-in weights cannot be used; such a title falls back to its
/// hand-written heuristic.
pub fn weight_faults() -> Vec<String> {
    struct CheckWeights;
    impl Visitor for CheckWeights {
        type Output = Option<String>;
        fn visit<G: Title>(self) -> Option<String> {
            Network::load::<G>().err().map(|why| format!("{}: {why}", G::INFO.title))
        }
    }
    SHELF.iter().filter_map(|info| visit(info.id, CheckWeights).flatten()).collect()
}

struct BeginSearch<'a>(&'a Job);

impl Visitor for BeginSearch<'_> {
    type Output = Result<Box<dyn RunningSearch>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let view: G::View = decode(&self.0.view).ok_or("unreadable view")?;
        let state = G::determinize(&view, &mut Chance::stream(self.0.seed));
        match G::turn(&state) {
            Turn::Act(seat) if G::view(&state, Viewer::Seat(seat)) == view => {}
            _ => return Err("not the view of the seat to act".into()),
        }
        let evaluator = Evaluator::<G>::best().0.with_character(self.0.character).with_oversights(self.0.oversights);
        let search = Search::<G>::for_trees(view, self.0.seed, self.0.trees.clone(), self.0.iterations);
        Ok(Box::new(search.with_evaluator(evaluator)))
    }
}

/// A finished game of any title, opened for review.
trait Reviewer {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, ReviewError>;
}

struct OpenedGame<G: Title> {
    session: Session<G>,
    evaluator: Evaluator<G>,
}

impl<G: Title> Reviewer for OpenedGame<G> {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, ReviewError> {
        review::report(&self.session, &self.evaluator, ply, effort)
    }
}

struct OpenRecord<'a>(&'a Record);

impl Visitor for OpenRecord<'_> {
    type Output = Result<Box<dyn Reviewer>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let session = record::open::<G>(self.0).map_err(|_| "unreadable game")?;
        let (evaluator, _) = Evaluator::<G>::best();
        Ok(Box::new(OpenedGame { session, evaluator }))
    }
}

struct EvaluateIntendedChoice<'a>(&'a EvaluateJob);

impl Visitor for EvaluateIntendedChoice<'_> {
    type Output = Option<Evaluation>;

    fn visit<G: Title>(self) -> Self::Output {
        let EvaluateJob { view, seats, seed, chosen, effort, .. } = self.0;
        let (mut evaluator, _) = Evaluator::<G>::best();
        review::evaluate_intended_choice::<G>(
            &decode(view)?,
            *seats,
            usize::from(*chosen),
            &mut evaluator,
            *effort,
            *seed,
        )
    }
}

enum Task {
    Search(Job),
    Review(ReviewJob),
    Evaluate(EvaluateJob),
}

impl Task {
    fn id(&self) -> u32 {
        match self {
            Task::Search(job) => job.id,
            Task::Review(job) => job.id,
            Task::Evaluate(job) => job.id,
        }
    }
}

/// The jobs of a worker, oldest first, and the search or review in progress.
#[derive(Default)]
pub struct JobQueue {
    tasks: VecDeque<Task>,
    running: Option<Box<dyn RunningSearch>>,
    /// The game under review, with the id of its review.
    open_review: Option<(u32, Box<dyn Reviewer>)>,
}

impl JobQueue {
    pub fn receive(&mut self, message: ToWorker) {
        match message {
            ToWorker::Think(job) => self.tasks.push_back(Task::Search(job)),
            ToWorker::Review(job) => self.tasks.push_back(Task::Review(job)),
            ToWorker::Evaluate(job) => self.tasks.push_back(Task::Evaluate(job)),
            ToWorker::Stop { id } => {
                if self.tasks.front().is_some_and(|task| task.id() == id) {
                    self.running = None;
                }
                self.tasks.retain(|task| task.id() != id);
            }
        }
    }

    pub fn is_idle(&self) -> bool {
        self.tasks.is_empty()
    }

    /// Runs one slice of the first job: up to `iterations` iterations of a search, or any other job as a whole. Returns
    /// its reply once it has finished or failed; `None` if more slices are needed or the queue is empty.
    pub fn step(&mut self, iterations: u32) -> Option<FromWorker> {
        match self.tasks.pop_front()? {
            Task::Search(job) => self.search(job, iterations).map(FromWorker::Reply),
            Task::Review(job) => Some(FromWorker::ReviewReply(self.review(&job))),
            Task::Evaluate(job) => {
                let evaluation = visit(&job.game, EvaluateIntendedChoice(&job)).flatten();
                Some(FromWorker::EvaluateReply(EvaluateReply { id: job.id, evaluation }))
            }
        }
    }

    fn search(&mut self, job: Job, iterations: u32) -> Option<Reply> {
        let reply =
            Reply { id: job.id, share: job.trees.start, done: true, statistics: Statistics::default(), failure: None };
        let mut running = match self.running.take().map_or_else(|| begin_search(&job), Ok) {
            Ok(running) => running,
            Err(why) => return Some(Reply { failure: Some(why), ..reply }),
        };
        if running.step(iterations) {
            return Some(Reply { statistics: running.statistics(), ..reply });
        }
        self.running = Some(running);
        self.tasks.push_front(Task::Search(job));
        None
    }

    fn review(&mut self, job: &ReviewJob) -> ReviewReply {
        let report = self.reviewer_of(job).and_then(|game| {
            game.report(job.ply, job.effort).map_err(|why| match why {
                ReviewError::Running => "the game is not over".into(),
                ReviewError::NoSuchPly => "no such ply".into(),
            })
        });
        ReviewReply { id: job.id, ply: job.ply, report }
    }

    fn reviewer_of(&mut self, job: &ReviewJob) -> Result<&dyn Reviewer, String> {
        if let Some(record) = &job.record {
            let game = visit(&record.game, OpenRecord(record));
            let game = game.unwrap_or_else(|| Err(format!("unknown game “{}”", record.game)))?;
            self.open_review = Some((job.id, game));
        }
        let game = self.open_review.as_ref().filter(|(id, _)| *id == job.id);
        game.map(|(_, game)| &**game).ok_or_else(|| "no game came with its first ply".into())
    }

    /// Returns the interim result of the running search; `None` if no search is running.
    pub fn partial_reply(&self) -> Option<Reply> {
        let (Task::Search(job), running) = (self.tasks.front()?, self.running.as_ref()?) else { return None };
        Some(Reply { id: job.id, share: job.trees.start, done: false, statistics: running.statistics(), failure: None })
    }
}
