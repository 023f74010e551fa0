//! A search: the trees of one decision, grown in slices, and their statistics.
//!
//! Run by the worker, the arena and, if there is no worker, by the page between two frames. The trees are independent;
//! their root statistics are summed as integers, so that neither the order of summation nor the distribution of trees
//! can change the choice.

use core::ops::Range;

use serde::{Deserialize, Serialize};

use super::tree::Tree;
use super::{Budget, Evaluator, derive_seed};
use crate::engine::{Chance, Heuristic, Seat, Turn};

/// Search statistics of one root action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    pub visits: u32,
    /// Sum of the results of the seat to act, in millionths of a win.
    pub total: u64,
}

impl Tally {
    /// Returns the mean result, `0.0..=1.0`; `None` if never tried.
    pub fn value(self) -> Option<f32> {
        (self.visits > 0).then(|| self.total as f32 / (self.visits as f32 * 1_000_000.0))
    }
}

/// Search statistics of the root: one tally per legal action, in the order of the legal list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics(pub Vec<Tally>);

impl Statistics {
    pub fn empty(legal: usize) -> Statistics {
        Statistics(vec![Tally::default(); legal])
    }

    /// Adds the statistics of other trees over the same list.
    pub fn add(&mut self, other: &Statistics) {
        for (tally, more) in self.0.iter_mut().zip(&other.0) {
            tally.visits += more.visits;
            tally.total += more.total;
        }
    }

    pub fn iterations(&self) -> u64 {
        self.0.iter().map(|tally| u64::from(tally.visits)).sum()
    }

    /// Returns the index of the action to choose: the most visited, then the one with the higher total, then the
    /// first. `None` if nothing was tried.
    pub fn best(&self) -> Option<usize> {
        self.best_of(|_| true)
    }

    /// Like [`Self::best`], restricted to the allowed indices.
    pub fn best_of(&self, allowed: impl Fn(usize) -> bool) -> Option<usize> {
        let tried = self.0.iter().enumerate().filter(|(index, tally)| tally.visits > 0 && allowed(*index));
        tried
            .max_by_key(|(index, tally)| (tally.visits, tally.total, core::cmp::Reverse(*index)))
            .map(|(index, _)| index)
    }

    /// Returns the value of the best action for the seat to act; `None` if nothing was tried.
    pub fn value(&self) -> Option<f32> {
        self.best().and_then(|best| self.0[best].value())
    }
}

/// A search for the best action of the viewer, who is the seat to act.
pub struct Search<G: Heuristic> {
    view: G::View,
    seed: u64,
    seat: Seat,
    iterations: u32,
    /// Numbers of the trees still to be grown.
    trees: Range<u32>,
    tree: Option<Tree<G>>,
    legal: Vec<G::Action>,
    /// Index of the action to choose if the search is stopped before its first iteration.
    fallback: usize,
    /// Priors of the legal actions.
    weights: Vec<f32>,
    /// Overlooked actions, sorted.
    overlooked: Vec<G::Action>,
    statistics: Statistics,
    forced: bool,
    evaluator: Evaluator<G>,
}

impl<G: Heuristic> Search<G> {
    /// Creates a search with all trees of the budget.
    ///
    /// # Panics
    /// If the viewer of `view` is not the seat to act.
    pub fn new(view: G::View, seed: u64, budget: Budget) -> Search<G> {
        Search::for_trees(view, seed, 0..budget.trees.max(1), budget.iterations)
    }

    /// Creates a worker's share: the trees with these numbers, `iterations` in each.
    ///
    /// # Panics
    /// If the viewer of `view` is not the seat to act.
    pub fn for_trees(view: G::View, seed: u64, trees: Range<u32>, iterations: u32) -> Search<G> {
        let mut chance = Chance::stream(derive_seed(seed, u64::MAX));
        let state = G::determinize(&view, &mut chance);
        let Turn::Act(seat) = G::turn(&state) else { panic!("the game of this view is over") };
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        let mut weights = Vec::new();
        G::priors(&state, &legal, &mut weights);
        let mut fallback = 0;
        for (index, weight) in weights.iter().enumerate() {
            if *weight > weights[fallback] {
                fallback = index;
            }
        }
        // A single action with a positive prior is as forced as a single legal action.
        let forced = weights.iter().filter(|&&weight| weight > 0.0).count() <= 1;
        let mut statistics = Statistics::empty(legal.len());
        if forced {
            // Counted as visited, so that a reader of the statistics alone makes the same choice.
            statistics.0[fallback].visits = 1;
        }
        Search {
            view,
            seed,
            seat,
            iterations: iterations.max(1),
            trees,
            tree: None,
            legal,
            fallback,
            weights,
            overlooked: Vec::new(),
            statistics,
            forced,
            evaluator: Evaluator::handwritten(),
        }
    }

    /// Replaces the hand-written heuristic with another evaluator.
    #[must_use]
    pub fn with_evaluator(mut self, evaluator: Evaluator<G>) -> Search<G> {
        self.overlooked = self.find_overlooked(evaluator.oversights().into());
        self.evaluator = evaluator;
        self
    }

    /// Returns the actions overlooked in this decision, the same for all trees. Empty if no action worth considering
    /// would be left.
    fn find_overlooked(&self, percent: u64) -> Vec<G::Action> {
        let seed = derive_seed(self.seed, u64::MAX - 1);
        let missed =
            |index: usize| G::can_be_overlooked(&self.legal[index]) && derive_seed(seed, index as u64) % 100 < percent;
        if !(0..self.legal.len()).any(|index| self.weights[index] > 0.0 && !missed(index)) {
            return Vec::new();
        }
        (0..self.legal.len()).filter(|index| missed(*index)).map(|index| self.legal[index]).collect()
    }

    /// Runs up to `iterations` iterations. Returns whether the search is finished.
    pub fn step(&mut self, iterations: u32) -> bool {
        if self.forced {
            return true;
        }
        let mut left = iterations;
        loop {
            if self.tree.is_none() {
                let Some(number) = self.trees.next() else { return true };
                self.tree = Some(Tree::new(self.seat, self.seed, number).with_overlooked(self.overlooked.clone()));
            }
            let Some(tree) = &mut self.tree else { return true };
            while tree.iterations() < self.iterations {
                if left == 0 {
                    return false;
                }
                left -= 1;
                tree.iterate(&self.view, None, &mut self.evaluator);
            }
            add_root_tallies(tree, &self.legal, &mut self.statistics);
            self.tree = None;
            if self.trees.is_empty() {
                return true;
            }
        }
    }

    /// Returns the legal actions of the seat to act, in the order of the statistics.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Whether there is only one sensible choice.
    pub fn is_forced(&self) -> bool {
        self.forced
    }

    /// Returns the statistics so far, including the current tree.
    pub fn statistics(&self) -> Statistics {
        let mut statistics = self.statistics.clone();
        if let Some(tree) = &self.tree {
            add_root_tallies(tree, &self.legal, &mut statistics);
        }
        statistics
    }

    /// Returns the index of the best action so far in the legal list; before the first iteration, the one with the
    /// highest prior.
    pub fn best_index(&self) -> usize {
        self.statistics().best().unwrap_or(self.fallback)
    }

    pub fn best(&self) -> G::Action {
        self.legal[self.best_index()]
    }
}

fn add_root_tallies<G: Heuristic>(tree: &Tree<G>, legal: &[G::Action], statistics: &mut Statistics) {
    for (action, visits, total) in tree.root_actions() {
        // The legal list is the same in every determinization, so every root action is in it.
        if let Ok(index) = legal.binary_search(&action) {
            statistics.0[index].visits += visits;
            statistics.0[index].total += (f64::from(total) * 1_000_000.0) as u64;
        }
    }
}
