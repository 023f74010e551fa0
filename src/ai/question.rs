//! A question of the page, what a seat should do, and the shares in which workers answer it.
//!
//! The trees of a level are shared out as [`Job`]s; a [`SearchPool`] adds up the [`Reply`]s and says when the choice
//! stands. Who posts them, and what happens when a worker is silent, is for [`super::pool`]. Knows no browser, no clock
//! and no particular game.

use super::protocol::{Job, Reply, encode};
use super::{Budget, Search, Statistics, current_decision_seed};
use crate::engine::session::Session;
use crate::engine::{Character, Game, Heuristic, Viewer};

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
    /// The character of who thinks, if it has one.
    pub character: Option<Character>,
    /// In how many of a hundred decisions who thinks overlooks an action that can be overlooked.
    pub oversights: u8,
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
/// by another open question. Whoever thinks has no character and overlooks nothing; see [`Question::character`].
pub fn current_question<G: Game>(session: &Session<G>, id: u32, budget: Budget) -> Option<Question> {
    let (seat, seed) = (session.to_act()?, current_decision_seed(session)?);
    let (view, legal) = (encode(&session.view(Viewer::Seat(seat))), session.legal().len());
    Some(Question { id, game: G::INFO.id.into(), view, legal, seed, budget, character: None, oversights: 0 })
}

/// Puts the [`current_question`], unless there is nothing to search.
pub fn current_decision<G: Heuristic>(session: &Session<G>, id: u32, budget: Budget) -> Option<Decision<G::Action>> {
    let question = current_question(session, id, budget)?;
    let search = Search::<G>::new(session.view(Viewer::Seat(session.to_act()?)), question.seed, budget);
    Some(if search.is_forced() { Decision::Forced(search.best()) } else { Decision::Open(question) })
}

/// How many workers are started where there are so many cores: one core is left to the page where there are more than
/// two; with two, the page mostly waits while they search. A level has few trees, so that more than a few bring little.
pub fn worker_count(cores: u32) -> u32 {
    cores.saturating_sub(1).clamp(cores.clamp(1, 2), 4)
}

/// The page's end: hands the shares of a question out and adds up what comes back. The choice is
/// the same for any number of workers and any order of replies.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchPool {
    legal: usize,
    jobs: Vec<(Job, ShareState)>,
}

#[derive(Clone, PartialEq, Debug)]
enum ShareState {
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
            character: question.character,
            oversights: question.oversights,
        };
        SearchPool { legal: question.legal, jobs: (0..shares).map(|share| (job(share), ShareState::Open)).collect() }
    }

    /// The jobs in the order of the workers.
    pub fn jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().map(|(job, _)| job)
    }

    /// The jobs that are not done: to be given to others when a worker has died.
    pub fn open_jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().filter(|(_, share)| !matches!(share, ShareState::Done(_))).map(|(job, _)| job)
    }

    /// Takes in a reply.
    pub fn receive(&mut self, reply: Reply) -> ReplyOutcome {
        let job = self.jobs.iter_mut().find(|(job, _)| job.id == reply.id && job.trees.start == reply.share);
        let Some((_, share)) = job else { return ReplyOutcome::Ignored };
        if matches!(share, ShareState::Done(_)) {
            return ReplyOutcome::Ignored;
        }
        if let Some(why) = reply.failure {
            return ReplyOutcome::Failed(why);
        }
        if reply.statistics.0.len() != self.legal {
            return ReplyOutcome::Ignored;
        }
        *share = if reply.done { ShareState::Done(reply.statistics) } else { ShareState::Partial(reply.statistics) };
        if self.is_finished() { ReplyOutcome::Finished } else { ReplyOutcome::Waiting }
    }

    /// Whether every share is done: the choice stands.
    pub fn is_finished(&self) -> bool {
        self.open_jobs().next().is_none()
    }

    /// What was found so far, all shares together.
    pub fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::empty(self.legal);
        for (_, share) in &self.jobs {
            if let ShareState::Partial(part) | ShareState::Done(part) = share {
                statistics.add(part);
            }
        }
        statistics
    }

    /// The index of the choice in the legal list once the search is finished; before that, or
    /// when time is up, the best so far. `None` when nothing is known yet.
    pub fn best_index(&self) -> Option<usize> {
        self.statistics().best()
    }
}
