//! Self-play: games in which one network plays all seats, and their training samples.
//!
//! Called by `super`, on several threads at once. Each game depends only on its number, the seed and the network.
//! Knows nothing of how the network learns.

use tea_table::ai::derive_seed;
use tea_table::ai::net::{PreparedNetwork, win_share};
use tea_table::engine::{Chance, Inputs, Seat, Turn, Variant, Viewer};
use tea_table::words::Title;

/// λ of TD(λ) from one turn to the next: the weight of later results against the network's own evaluation.
const TD_LAMBDA: f32 = 0.8;
/// Number of candidate actions for a move, drawn by the priors of the search.
const MAX_CANDIDATES: usize = 6;
/// Percentage of moves that play the first candidate, whatever the network's evaluation.
const EXPLORATION_PERCENT: u32 = 5;
/// Percentage of games with two seats, and percentage with random options.
const TWO_SEAT_PERCENT: u32 = 75;
const RANDOM_OPTIONS_PERCENT: u32 = 20;

/// Positions, each from the view of one seat, with their target shares of the win.
#[derive(Default)]
pub struct Samples {
    facts: Vec<u16>,
    ends: Vec<u32>,
    /// The target share of each position, which the network should return.
    pub targets: Vec<f32>,
}

impl Samples {
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    pub fn features(&self, sample: usize) -> &[u16] {
        let begin = sample.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.facts[begin as usize..self.ends[sample] as usize]
    }

    pub fn append(&mut self, more: &Samples) {
        let shift = self.facts.len() as u32;
        self.facts.extend(&more.facts);
        self.ends.extend(more.ends.iter().map(|end| end + shift));
        self.targets.extend(&more.targets);
    }
}

/// A position that was evaluated during a game: its turn, the seat of the view, and the expected share of the win.
struct EvaluatedPosition {
    turn: u16,
    seat: Seat,
    share: f32,
}

struct SelfPlayer<'a, G: Title> {
    network: &'a PreparedNetwork,
    chance: Chance,
    inputs: Inputs,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

/// Plays the game with this number and adds its samples; returns the sum of the squared errors of the evaluations
/// against the outcome, and their number.
pub fn play_game<G: Title>(network: &PreparedNetwork, seed: u64, game: u32, samples: &mut Samples) -> (f64, u32) {
    let mut chance = Chance::stream(derive_seed(seed, game.into()));
    let (min_seats, max_seats) = G::INFO.seats;
    let others: Vec<u8> = (min_seats..=max_seats).filter(|seats| *seats != 2).collect();
    let two = others.is_empty() || chance.below(100) < TWO_SEAT_PERCENT;
    // Prefers small tables, which are more common and faster.
    let fewest = |chance: &mut Chance| chance.index(others.len()).min(chance.index(others.len()));
    let seats = if two { 2 } else { others[fewest(&mut chance)] };
    let mut options = G::Options::default();
    if chance.below(100) < RANDOM_OPTIONS_PERCENT {
        for (choice, option) in G::Options::CHOICES.iter().enumerate() {
            options.set(choice, chance.index(option.values.len()));
        }
    }
    let mut state = G::setup(&options, seats, &mut chance, &mut ());
    let mut player =
        SelfPlayer::<G> { network, chance, inputs: Inputs::default(), legal: Vec::new(), weights: Vec::new() };
    let first = samples.len();
    let mut evaluated = Vec::new();
    let viewers = G::seats(&G::view(&state, Viewer::Seat(Seat(0))));
    let outcome = loop {
        let seat = match G::turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Act(seat) => seat,
        };
        player.legal.clear();
        G::legal(&state, &mut player.legal);
        let mut action = player.legal[0];
        if player.legal.len() > 1 {
            for seat in Seat::all(viewers) {
                let share = player.evaluate(&state, seat);
                samples.facts.extend(player.inputs.active());
                samples.ends.push(samples.facts.len() as u32);
                evaluated.push(EvaluatedPosition { turn: G::moment(&state).turn, seat, share });
            }
            action = player.choose(&state, seat);
        }
        G::apply(&mut state, action, &mut player.chance, &mut ());
    };
    samples.targets.resize(first + evaluated.len(), 0.0);
    let mut error = 0.0;
    for seat in Seat::all(viewers) {
        let won = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        let mut later = (won, u16::MAX, won);
        for (index, one) in evaluated.iter().enumerate().rev().filter(|(_, one)| one.seat == seat) {
            let (mut expected, turn, next) = later;
            if turn != one.turn {
                expected = (1.0 - TD_LAMBDA) * next + TD_LAMBDA * expected;
            }
            samples.targets[first + index] = expected;
            error += f64::from((one.share - won) * (one.share - won));
            later = (expected, one.turn, one.share);
        }
    }
    (error, evaluated.len() as u32)
}

impl<G: Title> SelfPlayer<'_, G> {
    /// Returns the expected share of a seat in a state that is not over. Afterwards `self.inputs` contains the features
    /// of the position.
    fn evaluate(&mut self, state: &G::State, seat: Seat) -> f32 {
        self.inputs.clear();
        G::features(&G::view(state, Viewer::Seat(seat)), &mut self.inputs);
        assert_eq!(self.inputs.feature_count(), G::FEATURES, "FEATURES has to be the number of features");
        win_share(self.network.evaluate(&self.inputs))
    }

    /// Chooses the candidate with the best evaluation after it is applied to a determinized state.
    fn choose(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let determinized = G::determinize(&G::view(state, Viewer::Seat(seat)), &mut self.chance);
        self.weights.clear();
        G::priors(&determinized, &self.legal, &mut self.weights);
        let first = self.draw_by_weight();
        let (mut best, mut most) = (self.legal[first], f32::MIN);
        if self.chance.below(100) < EXPLORATION_PERCENT {
            return best;
        }
        let mut candidate = first;
        for _ in 0..MAX_CANDIDATES {
            let action = self.legal[candidate];
            let mut after = determinized.clone();
            G::apply(&mut after, action, &mut self.chance, &mut ());
            let share = match G::turn(&after) {
                Turn::Over(outcome) if outcome.winners.has(seat) => 1.0 / outcome.winners.len() as f32,
                Turn::Over(_) => 0.0,
                Turn::Act(_) => self.evaluate(&after, seat),
            };
            if share > most {
                (best, most) = (action, share);
            }
            // A weight of 0 keeps a candidate from being drawn again.
            self.weights[candidate] = 0.0;
            if self.weights.iter().all(|weight| *weight <= 0.0) {
                break;
            }
            candidate = self.draw_by_weight();
        }
        best
    }

    /// Draws an index by the weights, at least one of which is not 0.
    fn draw_by_weight(&mut self) -> usize {
        let mut left = self.chance.fraction() * self.weights.iter().sum::<f32>();
        let mut last = 0;
        for (index, weight) in self.weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
            last = index;
            if left < *weight {
                break;
            }
            left -= weight;
        }
        last
    }
}
