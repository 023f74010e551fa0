//! A question from the page, asking what a seat should play, and its split into shares for the workers.
//!
//! The trees of a level are distributed as [`Job`]s; a [`SearchPool`] adds up the [`Reply`]s and reports when the
//! choice is final. Posting them, and handling silent workers, is left to [`super::pool`]. Knows no browser, no clock
//! and no particular game.

use super::protocol::{Job, Reply, encode};
use super::{Budget, Search, Statistics, current_decision_seed};
use crate::engine::session::Session;
use crate::engine::{Character, Game, Heuristic, Viewer};

/// A question for the workers: what the seat to act should play.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Any number not used by another open question.
    pub id: u32,
    pub game: String,
    /// View of the seat to act, encoded with postcard ([`encode`]).
    pub view: Vec<u8>,
    /// Number of legal actions.
    pub legal: usize,
    /// Seed of the decision.
    pub seed: u64,
    pub budget: Budget,
    pub character: Option<Character>,
    /// Probability, in percent, of overlooking each action that can be overlooked.
    pub oversights: u8,
}

/// A decision that is forced, or a question to be searched.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision<A> {
    /// The only choice; no search needed.
    Forced(A),
    /// To be passed to a [`SearchPool`].
    Open(Question),
}

/// Returns the question for the seat to act; `None` if the game is over. `id` is any number not used by another open
/// question. `character` is `None` and `oversights` is 0; the caller sets those of the player.
pub fn current_question<G: Game>(session: &Session<G>, id: u32, budget: Budget) -> Option<Question> {
    let (seat, seed) = (session.to_act()?, current_decision_seed(session)?);
    let (view, legal) = (encode(&session.view(Viewer::Seat(seat))), session.legal().len());
    Some(Question { id, game: G::INFO.id.into(), view, legal, seed, budget, character: None, oversights: 0 })
}

/// Returns the [`current_question`], or the only sensible action if there is nothing to search. `None` if the game is
/// over.
pub fn current_decision<G: Heuristic>(session: &Session<G>, id: u32, budget: Budget) -> Option<Decision<G::Action>> {
    let question = current_question(session, id, budget)?;
    let search = Search::<G>::new(session.view(Viewer::Seat(session.to_act()?)), question.seed, budget);
    Some(if search.is_forced() { Decision::Forced(search.best()) } else { Decision::Open(question) })
}

/// Returns the number of workers to start on a machine with this many cores. With more than two cores one is left to
/// the page; with two, the page mostly waits while they search. A level has few trees, so more than a few workers gain
/// little.
pub fn worker_count(cores: u32) -> u32 {
    cores.saturating_sub(1).clamp(cores.clamp(1, 2), 4)
}

/// The page's end of a search: distributes the shares of a question and adds up the replies. The choice is the same
/// for any number of workers and any order of replies.
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

/// The effect of a reply.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplyOutcome {
    /// The reply belongs to another question or does not fit this one; nothing changed.
    Ignored,
    /// Added; more replies are expected.
    Waiting,
    /// Added; it was the last share.
    Finished,
    /// The worker could not search the share, for this reason. The share stays open.
    Failed(String),
}

impl SearchPool {
    /// Distributes the trees of a question among the workers as evenly as possible, with no more jobs than trees.
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

    /// Returns all jobs in the order of the workers.
    pub fn jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().map(|(job, _)| job)
    }

    /// Returns the unfinished jobs, which another worker can take over.
    pub fn open_jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.iter().filter(|(_, share)| !matches!(share, ShareState::Done(_))).map(|(job, _)| job)
    }

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

    /// Whether all shares are done, so that the choice is final.
    pub fn is_finished(&self) -> bool {
        self.open_jobs().next().is_none()
    }

    /// Returns the sum of the statistics so far.
    pub fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::empty(self.legal);
        for (_, share) in &self.jobs {
            if let ShareState::Partial(part) | ShareState::Done(part) = share {
                statistics.add(part);
            }
        }
        statistics
    }

    /// Returns the index of the choice in the legal list: final once the search is finished, until then the best so
    /// far. `None` if there is no result yet.
    pub fn best_index(&self) -> Option<usize> {
        self.statistics().best()
    }
}
