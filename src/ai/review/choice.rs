//! What a choice was worth beside the others: first the best is looked for, then the two are compared anew.
//!
//! Called by the reports. The rivals of a choice are halved step by step until the best is left; the comparison that
//! counts is made with new trees, so that a lucky look at one of many is not held against the choice. Each action has
//! a tree of its own, and in each iteration all are given the same imagined world.

use serde::{Deserialize, Serialize};

use super::super::tree::Tree;
use super::value::{normalise, playout_shares, sample_outcomes};
use super::{Effort, Estimate, Prospect, Purpose, derive_seed, outlook, purpose_seed};
use crate::ai::{Budget, Evaluator, choose};
use crate::engine::session::Session;
use crate::engine::{Chance, Features, Seat, Turn, Viewer};

/// How many of the most promising actions are looked at beside the one that was chosen.
const MAX_CANDIDATES: usize = 20;
/// A line is followed for at most so many plies.
const MAX_LINE_PLIES: usize = 8;

/// What was found out about a choice, as seen by somebody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// The best action, by its index in the legal list; the chosen one where none is surely better.
    pub best: u16,
    /// What the best seemed to bring more than the chosen, as a share of the win. Of 0 where the chosen is the best.
    pub loss: Estimate,
}

impl Evaluation {
    /// Whether something else was better beyond doubt.
    pub fn is_sure(&self) -> bool {
        self.loss.is_surely_positive()
    }

    /// The share of the win that was given away; 0 where it is too close to call.
    pub fn sure_loss(&self) -> f32 {
        if self.is_sure() { self.loss.mean } else { 0.0 }
    }
}

/// A choice between several actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// How many there were.
    pub legal: u16,
    /// The index in the legal list of what was chosen.
    pub chosen: u16,
    /// By what its seat could know.
    pub known: Evaluation,
    /// With all hands open; none in games that hide no hands.
    pub open: Option<Evaluation>,
    /// What the hidden hands made of the difference between the best and the chosen: luck.
    #[serde(rename = "secret")]
    pub hidden_luck: Estimate,
    /// What the choice brought more than what comes to mind first, where it is the best and not the obvious one.
    pub find: Option<Estimate>,
    /// The points that the better line brings more than the one that was played, until the next round is over. Only of
    /// choices that gave something away.
    pub prospects: Vec<Prospect>,
    /// The better line, in notation: the best action, what its seat does next, and what everybody answers by what they
    /// know themselves.
    pub line: Vec<String>,
}

/// Looks at the choice that was made at this ply. `before` is the game before it.
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
            // By playouts alone: a tree that sees the hands makes more of both, and that is no luck.
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

/// What one action of the seat to act brings more than another, as a share of the win, by what the seat knows. None
/// when the game is over or one of them is not legal.
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

/// What one action brings its seat more than another by playouts from the same imagined worlds.
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
        let worlds = sample_outcomes::<G>(view, action, effort.samples(), seed);
        playout_shares(worlds, seats, evaluator, seed)
    });
    Estimate::from_samples(one.iter().zip(&other).map(|(one, other)| one[seat] - other[seat]))
}

/// What an action that somebody means to do is worth beside the others, by nothing but the view of the seat to act: the
/// look of a review, before the action is done. None when the action is not there.
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

/// One decision, as somebody sees it.
struct Comparison<'a, G: Features> {
    view: &'a G::View,
    seat: Seat,
    seats: u8,
    legal: &'a [G::Action],
    evaluator: &'a mut Evaluator<G>,
    effort: Effort,
}

/// An action that may be the best.
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
    /// The best action beside the chosen one, and what the chosen one has over the obvious one if it is the best.
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

    /// Gives all candidates equally many iterations, lets the better half go on, and so forth. The chosen one stays to
    /// the end.
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

    /// Grows the tree of a candidate; what its seat got in each iteration.
    fn iterate(&mut self, candidate: &mut Candidate<G>, iterations: u32, seed: u64) -> Vec<f32> {
        let action = self.legal[candidate.index];
        let mut results = Vec::with_capacity(iterations as usize);
        for _ in 0..iterations {
            // The world of an iteration is the same for every candidate.
            candidate.tree.set_chance(Chance::stream(derive_seed(seed, candidate.iterations.into())));
            let shares = candidate.tree.iterate(self.view, Some(action), self.evaluator);
            let result = normalise(shares, self.seats)[self.seat];
            candidate.iterations += 1;
            candidate.sum += f64::from(result);
            results.push(result);
        }
        results
    }

    /// What one action brings more than another, by new trees of equally many iterations.
    fn difference(&mut self, one: usize, other: usize, seed: u64) -> Estimate {
        let [one, other] = [one, other].map(|index| {
            let mut candidate = self.candidate(index);
            self.iterate(&mut candidate, self.effort.0.max(8), seed)
        });
        Estimate::from_samples(one.iter().zip(&other).map(|(one, other)| one - other))
    }
}

/// The better action, and what everybody does after it, as the cards truly lay.
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
