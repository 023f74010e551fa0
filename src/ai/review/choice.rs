//! The value of a choice compared with its alternatives: finds the best action, then compares the two with new trees.
//!
//! Called by the reports. The alternatives are halved step by step until the best is left. The comparison that counts
//! uses new trees, so that one lucky estimate among many is not held against the choice. Each action has its own tree,
//! and in each iteration all actions are given the same determinized state.

use serde::{Deserialize, Serialize};

use super::super::tree::Tree;
use super::value::{normalise, playout_shares, sample_outcomes};
use super::{Effort, Estimate, Prospect, Purpose, derive_seed, outlook, purpose_seed};
use crate::ai::{Budget, Evaluator, choose};
use crate::engine::session::Session;
use crate::engine::{Chance, Features, Seat, Turn, Viewer};

/// Maximum number of promising actions considered besides the chosen one.
const MAX_CANDIDATES: usize = 20;
/// Maximum length of a line, in plies.
const MAX_LINE_PLIES: usize = 8;

/// Evaluation of a choice from one point of view.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// Index of the best action in the legal list; the chosen one if none is surely better.
    pub best: u16,
    /// Loss of the chosen action against the best, as a share of the win. 0 if the chosen action is the best.
    pub loss: Estimate,
}

impl Evaluation {
    /// Whether another action was significantly better.
    pub fn is_sure(&self) -> bool {
        self.loss.is_surely_positive()
    }

    /// Returns the loss as a share of the win; 0 if too close to call.
    pub fn sure_loss(&self) -> f32 {
        if self.is_sure() { self.loss.mean } else { 0.0 }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Number of legal actions.
    pub legal: u16,
    /// Index of the chosen action in the legal list.
    pub chosen: u16,
    /// Evaluation using only what the seat could see.
    pub known: Evaluation,
    /// Evaluation with all hands open; `None` in games without hidden hands.
    pub open: Option<Evaluation>,
    /// Effect of the hidden hands on the difference between best and chosen action, counted as luck.
    #[serde(rename = "secret")]
    pub hidden_luck: Estimate,
    /// Gain over the obvious action, if the choice is the best and not the obvious one.
    pub find: Option<Estimate>,
    /// Points that the better line gains over the played one by the end of the next round. Only for choices that lost
    /// something.
    pub prospects: Vec<Prospect>,
    /// The better line, in notation: the best action and the plies that follow, each seat using only what it can see.
    pub line: Vec<String>,
}

/// Evaluates the choice made at this ply. `before` is the game before it.
pub(super) fn evaluate_choice<G: Features>(
    session: &Session<G>,
    before: &Session<G>,
    ply: u32,
    evaluator: &mut Evaluator<G>,
    effort: Effort,
) -> Choice {
    let (step, seats) = (&session.steps()[ply as usize - 1], session.setup().seats);
    let legal = before.legal();
    let chosen = legal.binary_search(&step.action).unwrap_or_default();
    let known_view = before.view(Viewer::Seat(step.seat));
    let mut known = Comparison::<G> { view: &known_view, seat: step.seat, seats, legal: &legal, evaluator, effort };
    let (evaluation, find) = known.evaluate(before.state(), chosen, purpose_seed(session, ply, Purpose::Choice));

    let mut choice = Choice {
        legal: legal.len() as u16,
        chosen: chosen as u16,
        known: evaluation,
        open: None,
        hidden_luck: Estimate::default(),
        find,
        prospects: Vec::new(),
        line: Vec::new(),
    };
    let open_view = before.view(Viewer::Everyone);
    if G::INFO.hidden {
        let mut open = Comparison::<G> { view: &open_view, seat: step.seat, seats, legal: &legal, evaluator, effort };
        let (open_evaluation, _) = open.evaluate(before.state(), chosen, purpose_seed(session, ply, Purpose::Open));
        choice.open = Some(open_evaluation);
        if evaluation.is_sure() {
            // Playouts only: a tree that sees the hands would improve both values, and that is not luck.
            let pair = [usize::from(evaluation.best), chosen].map(|index| legal[index]);
            let [known_gain, open_gain] =
                [(&known_view, Purpose::KnownGain), (&open_view, Purpose::OpenGain)].map(|(view, purpose)| {
                    playout_difference::<G>(
                        view,
                        step.seat,
                        pair,
                        seats,
                        evaluator,
                        effort,
                        purpose_seed(session, ply, purpose),
                    )
                });
            choice.hidden_luck = known_gain.minus(open_gain);
        }
    }
    if evaluation.is_sure() {
        let best = legal[usize::from(evaluation.best)];
        let actions = [best, step.action];
        choice.prospects = outlook::compare_points::<G>(
            before,
            step.seat,
            actions,
            effort,
            purpose_seed(session, ply, Purpose::Outlook),
        );
        choice.line = best_line(before, best, evaluator, effort);
    }
    choice
}

/// Returns the gain of one action of the seat to act over another, as a share of the win, using only what the seat can
/// see. `None` if the game is over or either action is illegal.
pub fn action_difference<G: Features>(
    before: &Session<G>,
    actions: [G::Action; 2],
    evaluator: &Evaluator<G>,
    effort: Effort,
) -> Option<Estimate> {
    let (seat, legal) = (before.to_act()?, before.legal());
    let (view, mut evaluator) = (before.view(Viewer::Seat(seat)), evaluator.clone());
    let [one, other] = actions.map(|action| legal.binary_search(&action).ok());
    let mut comparison = Comparison::<G> {
        view: &view,
        seat,
        seats: before.setup().seats,
        legal: &legal,
        evaluator: &mut evaluator,
        effort,
    };
    Some(comparison.difference(one?, other?, purpose_seed(before, before.plies(), Purpose::Choice)))
}

/// Estimates the gain of one action over another for its seat, by playouts from the same determinized states.
fn playout_difference<G: Features>(
    view: &G::View,
    seat: Seat,
    actions: [G::Action; 2],
    seats: u8,
    evaluator: &mut Evaluator<G>,
    effort: Effort,
    seed: u64,
) -> Estimate {
    let [one, other] = actions.map(|action| {
        let outcomes = sample_outcomes::<G>(view, action, effort.samples(), seed);
        playout_shares(outcomes, seats, evaluator, seed)
    });
    Estimate::from_samples(one.iter().zip(&other).map(|(one, other)| one[seat] - other[seat]))
}

/// Evaluates an action before it is played, as a review would, using only the view of the seat to act. `None` if the
/// action does not exist.
pub fn evaluate_intended_choice<G: Features>(
    view: &G::View,
    seats: u8,
    chosen: usize,
    evaluator: &mut Evaluator<G>,
    effort: Effort,
    seed: u64,
) -> Option<Evaluation> {
    let state = G::determinize(view, &mut Chance::stream(seed));
    let Turn::Act(seat) = G::turn(&state) else { return None };
    let mut legal = Vec::new();
    G::legal(&state, &mut legal);
    if chosen >= legal.len() || G::view(&state, Viewer::Seat(seat)) != *view {
        return None;
    }
    let mut comparison = Comparison::<G> { view, seat, seats, legal: &legal, evaluator, effort };
    Some(comparison.evaluate(&state, chosen, seed).0)
}

/// A comparison of the actions of one decision, using only what `view` shows.
struct Comparison<'a, G: Features> {
    view: &'a G::View,
    seat: Seat,
    seats: u8,
    legal: &'a [G::Action],
    evaluator: &'a mut Evaluator<G>,
    effort: Effort,
}

struct Candidate<G: Features> {
    index: usize,
    tree: Tree<G>,
    sum: f64,
    iterations: u32,
}

impl<G: Features> Candidate<G> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.iterations.max(1))
    }
}

impl<G: Features> Comparison<'_, G> {
    /// Compares the chosen action with the best. If the chosen one is the best, also returns its gain over the obvious
    /// action.
    fn evaluate(&mut self, state: &G::State, chosen: usize, seed: u64) -> (Evaluation, Option<Estimate>) {
        let mut weights = Vec::new();
        G::priors(state, self.legal, &mut weights);
        let mut likely: Vec<usize> = (0..self.legal.len()).filter(|&index| weights[index] > 0.0).collect();
        likely.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
        let obvious = likely.first().copied().unwrap_or(chosen);
        likely.truncate(MAX_CANDIDATES);
        if !likely.contains(&chosen) {
            likely.push(chosen);
        }
        let best = self.find_best_candidate(likely, chosen, seed);
        if best == chosen {
            let find = (obvious != chosen).then(|| self.difference(chosen, obvious, derive_seed(seed, 2)));
            let evaluation = Evaluation { best: chosen as u16, loss: Estimate::default() };
            return (evaluation, find.filter(|find| find.is_surely_positive()));
        }
        let loss = self.difference(best, chosen, derive_seed(seed, 1));
        let best = if loss.is_surely_positive() { best } else { chosen };
        (Evaluation { best: best as u16, loss }, None)
    }

    /// Runs successive halving over the candidates with equal iterations for each. The chosen action is never
    /// eliminated.
    fn find_best_candidate(&mut self, candidates: Vec<usize>, chosen: usize, seed: u64) -> usize {
        let steps = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let budget = 4 * self.effort.0;
        let mut left: Vec<Candidate<G>> = candidates.into_iter().map(|index| self.candidate(index)).collect();
        loop {
            let iterations = (budget / (steps * left.len() as u32)).max(2);
            for candidate in &mut left {
                self.iterate(candidate, iterations, seed);
            }
            left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            if left.len() <= 3 {
                return left.first().map_or(chosen, |candidate| candidate.index);
            }
            let worse = left.split_off(left.len().div_ceil(2));
            left.extend(worse.into_iter().filter(|candidate| candidate.index == chosen));
        }
    }

    fn candidate(&self, index: usize) -> Candidate<G> {
        Candidate { index, tree: Tree::new(self.seat, 0, 0), sum: 0.0, iterations: 0 }
    }

    /// Grows the tree of a candidate and returns its seat's result in each iteration.
    fn iterate(&mut self, candidate: &mut Candidate<G>, iterations: u32, seed: u64) -> Vec<f32> {
        let action = self.legal[candidate.index];
        let mut results = Vec::with_capacity(iterations as usize);
        for _ in 0..iterations {
            // The determinized state of an iteration is the same for every candidate.
            candidate.tree.set_chance(Chance::stream(derive_seed(seed, candidate.iterations.into())));
            let shares = candidate.tree.iterate(self.view, Some(action), self.evaluator);
            let result = normalise(shares, self.seats)[self.seat];
            candidate.iterations += 1;
            candidate.sum += f64::from(result);
            results.push(result);
        }
        results
    }

    /// Estimates the gain of one action over another, with new trees of equal size.
    fn difference(&mut self, one: usize, other: usize, seed: u64) -> Estimate {
        let [one, other] = [one, other].map(|index| {
            let mut candidate = self.candidate(index);
            self.iterate(&mut candidate, self.effort.0.max(8), seed)
        });
        Estimate::from_samples(one.iter().zip(&other).map(|(one, other)| one - other))
    }
}

/// Plays out the better action and the plies after it, with the true hidden cards.
fn best_line<G: Features>(
    before: &Session<G>,
    best: G::Action,
    evaluator: &Evaluator<G>,
    effort: Effort,
) -> Vec<String> {
    let mut branch = before.clone();
    let mut line = Vec::new();
    let mut next = Some(best);
    while let (Some(action), Some(seat)) = (next.take(), branch.to_act()) {
        if branch.act(seat, action).is_err() {
            break;
        }
        line.push(action.to_string());
        if let Some(seat) = branch.to_act().filter(|_| line.len() < MAX_LINE_PLIES) {
            let budget = Budget { trees: 1, iterations: effort.0.max(8) };
            let view = branch.view(Viewer::Seat(seat));
            next = Some(choose::<G>(&view, budget, evaluator, purpose_seed(&branch, branch.plies(), Purpose::Line)));
        }
    }
    line
}
