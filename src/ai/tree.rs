//! One search tree: information-set Monte Carlo tree search with open-loop chance.
//!
//! Grown by [`super::search`], one iteration at a time. An iteration determinizes the view, descends the tree along
//! actions that are legal in *that* state, adds one node, runs a playout weighted by the game's own policy up to the
//! cutoff, evaluates the end, and credits every seat on the path with its own share (max^n). Nodes are keyed by the
//! path of actions and the seat to act; chance is drawn again in each iteration, so a node represents all states to
//! which the path can lead. Because legal sets differ between determinizations, an edge counts the iterations in which
//! it was available and is not penalised for the others.

use super::playout::{Playout, draw_weighted, outcome_shares};
use super::{Evaluator, derive_seed};
use crate::engine::{Chance, Heuristic, PerSeat, Seat, Turn};

/// Lower bound of the spread of results, so that a few equal results do not end the search.
const MIN_SPREAD: f32 = 0.1;
/// Penalty of an untried action against the mean of its node, in spreads.
const FIRST_PLAY_REDUCTION: f32 = 0.25;

/// Null index in links between nodes and edges.
const NONE: u32 = u32::MAX;

/// A decision of one seat after one path of actions.
struct Node {
    seat: Seat,
    visits: u32,
    /// Sum of its seat's results.
    total: f32,
    /// First edge; edges are linked in the order of their actions.
    first_edge: u32,
    /// Next node after the same action, where another seat is to act.
    sibling: u32,
}

/// An action at a node.
struct Edge<A> {
    action: A,
    next_edge: u32,
    /// First child node.
    first_child: u32,
    visits: u32,
    /// Number of iterations in which the action was available.
    available: u32,
    total: f32,
}

pub(super) struct Tree<G: Heuristic> {
    chance: Chance,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    iterations: u32,
    /// Sums of all results so far, and of their squares, by seat.
    result_sums: PerSeat<f32>,
    result_squares: PerSeat<f32>,
    /// Overlooked root actions, sorted.
    overlooked: Vec<G::Action>,
    // Reused between iterations, so that an iteration does not allocate buffers.
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    path: Vec<(u32, u32)>,
    playout: Playout<G>,
}

impl<G: Heuristic> Tree<G> {
    /// Creates the tree with this number, for the seat to act at the root.
    pub(super) fn new(seat: Seat, seed: u64, number: u32) -> Tree<G> {
        Tree {
            chance: Chance::stream(derive_seed(seed, u64::from(number))),
            nodes: vec![Node { seat, visits: 1, total: 0.0, first_edge: NONE, sibling: NONE }],
            edges: Vec::new(),
            iterations: 0,
            result_sums: PerSeat::default(),
            result_squares: PerSeat::default(),
            overlooked: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            playout: Playout::default(),
        }
    }

    /// Excludes these actions, which must be sorted, at the root.
    pub(super) fn with_overlooked(self, overlooked: Vec<G::Action>) -> Tree<G> {
        Tree { overlooked, ..self }
    }

    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Returns every root action that was tried, with its visit count and sum of results.
    pub(super) fn root_actions(&self) -> impl Iterator<Item = (G::Action, u32, f32)> {
        let mut edge = self.nodes[0].first_edge;
        core::iter::from_fn(move || {
            let found = self.edges.get(edge as usize)?;
            edge = found.next_edge;
            Some((found.action, found.visits, found.total))
        })
    }

    /// Switches to this RNG stream, so that trees compared iteration by iteration get the same luck.
    pub(super) fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// Runs one iteration and returns each seat's result. `forced` fixes the action at the root.
    pub(super) fn iterate(
        &mut self,
        view: &G::View,
        forced: Option<G::Action>,
        evaluator: &mut Evaluator<G>,
    ) -> PerSeat<f32> {
        let mut state = G::determinize(view, &mut self.chance);
        self.path.clear();
        let mut node = 0;
        let mut results = loop {
            let edge = match forced {
                Some(action) if node == 0 => self.root_edge(action),
                _ => self.select(node, &state, evaluator.exploration()),
            };
            let action = self.edges[edge as usize].action;
            G::apply(&mut state, action, &mut self.chance, &mut ());
            self.path.push((node, edge));
            let seat = match G::turn(&state) {
                Turn::Over(outcome) => break outcome_shares(&outcome),
                Turn::Act(seat) => seat,
            };
            match self.find_child(edge, seat) {
                Some(child) => node = child,
                None => {
                    self.add_child(edge, seat);
                    break self.playout.run(&mut state, &mut self.chance, evaluator);
                }
            }
        };
        evaluator.apply_character(&state, self.nodes[0].seat, &mut results);
        self.propagate_results(&results);
        self.iterations += 1;
        results
    }

    /// Returns the edge of a fixed root action, creating it if needed.
    fn root_edge(&mut self, action: G::Action) -> u32 {
        let (mut before, mut edge) = (NONE, self.nodes[0].first_edge);
        while edge != NONE && self.edges[edge as usize].action < action {
            (before, edge) = (edge, self.edges[edge as usize].next_edge);
        }
        if edge == NONE || self.edges[edge as usize].action != action {
            edge = self.insert_edge(0, before, edge, action);
        }
        self.edges[edge as usize].available += 1;
        edge
    }

    /// Selects among the actions legal in `state` by mean result, prior, and visits relative to availability.
    fn select(&mut self, node: u32, state: &G::State, exploration: f32) -> u32 {
        self.legal.clear();
        G::legal(state, &mut self.legal);
        self.weights.clear();
        if self.legal.len() == 1 {
            self.weights.push(1.0);
        } else {
            G::priors(state, &self.legal, &mut self.weights);
        }
        debug_assert_eq!(self.legal.len(), self.weights.len(), "one weight for each legal action");
        if node == 0 && !self.overlooked.is_empty() {
            for (action, weight) in self.legal.iter().zip(&mut self.weights) {
                if self.overlooked.binary_search(action).is_ok() {
                    *weight = 0.0;
                }
            }
        }
        // The first iteration draws an action by its prior: with a single iteration a player plays by the priors
        // alone, and not always the same action.
        if self.iterations == 0 && node == 0 && self.nodes[0].first_edge == NONE {
            let idea = self.legal[draw_weighted(&self.weights, &mut self.chance)];
            return self.root_edge(idea);
        }
        let sum: f32 = self.weights.iter().sum();
        let parent = &self.nodes[node as usize];
        let spread = self.spread(parent.seat);
        let untried = if parent.visits > 1 { parent.total / (parent.visits - 1) as f32 } else { 0.5 }
            - FIRST_PLAY_REDUCTION * spread;
        let exploration = exploration * spread / sum;

        let (mut best, mut best_score) = (NONE, f32::NEG_INFINITY);
        let (mut before, mut edge) = (NONE, parent.first_edge);
        for index in 0..self.legal.len() {
            let (action, weight) = (self.legal[index], self.weights[index]);
            if weight <= 0.0 {
                continue;
            }
            while edge != NONE && self.edges[edge as usize].action < action {
                (before, edge) = (edge, self.edges[edge as usize].next_edge);
            }
            if edge == NONE || self.edges[edge as usize].action != action {
                edge = self.insert_edge(node, before, edge, action);
            }
            let known = &mut self.edges[edge as usize];
            known.available += 1;
            let tried = known.visits as f32;
            let value = if known.visits == 0 { untried } else { known.total / tried };
            let score = value + exploration * weight * (known.available as f32).sqrt() / (1.0 + tried);
            if score > best_score {
                (best, best_score) = (edge, score);
            }
        }
        debug_assert_ne!(best, NONE, "not all weights may be 0");
        best
    }

    /// Inserts a new edge of `node` between two of its edges.
    fn insert_edge(&mut self, node: u32, before: u32, after: u32, action: G::Action) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge { action, next_edge: after, first_child: NONE, visits: 0, available: 0, total: 0.0 });
        if before == NONE {
            self.nodes[node as usize].first_edge = edge;
        } else {
            self.edges[before as usize].next_edge = edge;
        }
        edge
    }

    /// Returns the node after `edge` where `seat` is to act.
    fn find_child(&self, edge: u32, seat: Seat) -> Option<u32> {
        let mut child = self.edges[edge as usize].first_child;
        while child != NONE && self.nodes[child as usize].seat != seat {
            child = self.nodes[child as usize].sibling;
        }
        (child != NONE).then_some(child)
    }

    fn add_child(&mut self, edge: u32, seat: Seat) {
        let child = self.nodes.len() as u32;
        let sibling = core::mem::replace(&mut self.edges[edge as usize].first_child, child);
        // The iteration that creates the node counts as a visit, although it chooses no action there.
        self.nodes.push(Node { seat, visits: 1, total: 0.0, first_edge: NONE, sibling });
    }

    /// Adds the results to the nodes and edges on the path.
    fn propagate_results(&mut self, results: &PerSeat<f32>) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let edge = &mut self.edges[edge as usize];
            let result = results[node.seat];
            node.visits += 1;
            node.total += result;
            edge.visits += 1;
            edge.total += result;
        }
        for seat in 0..self.result_sums.0.len() {
            let result = results.0[seat];
            self.result_sums.0[seat] += result;
            self.result_squares.0[seat] += result * result;
        }
    }

    /// Returns the standard deviation of a seat's results, the scale of differences here.
    fn spread(&self, seat: Seat) -> f32 {
        let iterations = self.iterations.max(1) as f32;
        let mean = self.result_sums[seat] / iterations;
        let variance = self.result_squares[seat] / iterations - mean * mean;
        variance.max(MIN_SPREAD * MIN_SPREAD).sqrt()
    }
}
