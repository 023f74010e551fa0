//! One search tree: information-set Monte Carlo tree search with open-loop chance.
//!
//! Grown by [`super::search`], one iteration at a time. An iteration imagines a state that fits the view,
//! walks down the tree choosing among the actions that are legal in *that* state, adds one node,
//! plays on by the game's own weights up to its horizon, has the end judged, and credits every
//! seat on the path with its own share (max^n). Nodes are keyed by the path of actions and the
//! seat to act; luck is drawn anew each iteration, so a node stands for all states that the path can
//! lead to. Because legal sets differ between imagined states, an action remembers how often it
//! could have been chosen, and is not held to blame for the iterations in which it could not.

use super::playout::{Playout, draw_weighted, outcome_shares};
use super::{Evaluator, derive_seed};
use crate::engine::{Chance, Heuristic, PerSeat, Seat, Turn};

/// The least spread of results that is believed, so that a few equal results do not end the search.
const MIN_SPREAD: f32 = 0.1;
/// An action not tried yet is thought to be worth this many spreads less than its node.
const FIRST_PLAY_REDUCTION: f32 = 0.25;

/// Stands for "none" in links between nodes and edges.
const NONE: u32 = u32::MAX;

/// A decision of one seat after one path of actions.
struct Node {
    seat: Seat,
    visits: u32,
    /// What its seat got in the iterations that came by here.
    total: f32,
    /// The first of its edges, which are linked in the order of their actions.
    first_edge: u32,
    /// The next node after the same action, where another seat is to act.
    sibling: u32,
}

/// An action at a node.
struct Edge<A> {
    action: A,
    next_edge: u32,
    /// The first of the nodes that it leads to.
    first_child: u32,
    visits: u32,
    /// In how many iterations it could have been chosen.
    available: u32,
    total: f32,
}

/// A growing tree.
pub(super) struct Tree<G: Heuristic> {
    chance: Chance,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    iterations: u32,
    /// Of all results so far, by seat: sum and sum of squares.
    result_sums: PerSeat<f32>,
    result_squares: PerSeat<f32>,
    /// Root actions that are not looked at, in their order.
    overlooked: Vec<G::Action>,
    // Kept between iterations, so that an iteration allocates nothing.
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    path: Vec<(u32, u32)>,
    playout: Playout<G>,
}

impl<G: Heuristic> Tree<G> {
    /// The tree with this number, for the seat that is to act at the root.
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

    /// The same that does not look at these actions at the root, which are in their order.
    pub(super) fn with_overlooked(self, overlooked: Vec<G::Action>) -> Tree<G> {
        Tree { overlooked, ..self }
    }

    /// How many iterations it has grown.
    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Visits and sum of results of every root action that was tried.
    pub(super) fn root_actions(&self) -> impl Iterator<Item = (G::Action, u32, f32)> {
        let mut edge = self.nodes[0].first_edge;
        core::iter::from_fn(move || {
            let found = self.edges.get(edge as usize)?;
            edge = found.next_edge;
            Some((found.action, found.visits, found.total))
        })
    }

    /// From now on draws its luck from this stream: what is compared iteration by iteration is given the same.
    pub(super) fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// One iteration, and what each seat got in it. `forced` is the action to be tried at the root, if it is not left
    /// to the tree.
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

    /// The edge of an action that is to be tried at the root, made if need be.
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

    /// Chooses among the actions that are legal in `state`: the most promising by its results so
    /// far, its prior and how seldom it was tried when it could have been.
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
        // The first iteration follows an idea, as likely as it is weighty: a player who thinks for one iteration plays
        // by the weights alone, and not always the same.
        if self.iterations == 0 && node == 0 && self.nodes[0].first_edge == NONE {
            let idea = self.legal[draw_weighted(&self.weights, &mut self.chance)];
            return self.root_edge(idea);
        }
        let sum: f32 = self.weights.iter().sum();
        let here = &self.nodes[node as usize];
        let spread = self.spread(here.seat);
        let untried =
            if here.visits > 1 { here.total / (here.visits - 1) as f32 } else { 0.5 } - FIRST_PLAY_REDUCTION * spread;
        let exploration = exploration * spread / sum;

        let (mut best, mut best_score) = (NONE, f32::NEG_INFINITY);
        let (mut before, mut edge) = (NONE, here.first_edge);
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

    /// Puts a new edge of `node` between two of its edges.
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

    /// The node after `edge` where `seat` is to act.
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
        // The iteration that makes a node is not counted among those that chose at it.
        self.nodes.push(Node { seat, visits: 1, total: 0.0, first_edge: NONE, sibling });
    }

    /// Credits the seats on the path with what they got.
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

    /// The standard deviation of the results of a seat: what counts as a big difference here.
    fn spread(&self, seat: Seat) -> f32 {
        let iterations = self.iterations.max(1) as f32;
        let mean = self.result_sums[seat] / iterations;
        let variance = self.result_squares[seat] / iterations - mean * mean;
        variance.max(MIN_SPREAD * MIN_SPREAD).sqrt()
    }
}
