//! The worker's end of the protocol: the jobs that it was given, done one after the other in slices.
//!
//! Driven by the Web Worker, or by the page between two frames where there is none. A search can be stopped after each
//! slice; a look at a ply is done whole in one. Knows no browser, no clock and no particular game.

use std::collections::VecDeque;

use super::net::Network;
use super::protocol::{FromWorker, Job, LookJob, Looked, Reply, ReviewJob, Reviewed, ToWorker, decode};
use super::review::{self, Effort, Look, NotReviewed, Report};
use super::{Evaluator, Search, Statistics};
use crate::engine::record::{self, Record};
use crate::engine::session::Session;
use crate::engine::{Chance, Turn, Viewer};
use crate::games::{SHELF, Visitor, visit};
use crate::words::Title;

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
        let evaluator = Evaluator::<G>::best().0.with_character(self.0.character).with_oversights(self.0.oversights);
        let search = Search::<G>::share(view, self.0.seed, self.0.trees.clone(), self.0.iterations);
        Ok(Box::new(search.with_evaluator(evaluator)))
    }
}

/// A finished game being looked at, whatever the game.
trait Reviewer {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, NotReviewed>;
}

struct Opened<G: Title> {
    session: Session<G>,
    evaluator: Evaluator<G>,
}

impl<G: Title> Reviewer for Opened<G> {
    fn report(&self, ply: u32, effort: Effort) -> Result<Report, NotReviewed> {
        review::report(&self.session, &self.evaluator, ply, effort)
    }
}

struct Open<'a>(&'a Record);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn Reviewer>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let session = record::open::<G>(self.0).map_err(|_| "The game cannot be opened.")?;
        let (evaluator, _) = Evaluator::<G>::best();
        Ok(Box::new(Opened { session, evaluator }))
    }
}

struct LookAhead<'a>(&'a LookJob);

impl Visitor for LookAhead<'_> {
    type Output = Option<Look>;

    fn visit<G: Title>(self) -> Self::Output {
        let LookJob { view, seats, seed, chosen, effort, .. } = self.0;
        let (mut evaluator, _) = Evaluator::<G>::best();
        review::look_ahead::<G>(&decode(view)?, *seats, usize::from(*chosen), &mut evaluator, *effort, *seed)
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
    tasks: VecDeque<Task>,
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
