//! Self-play: games in which one network sits in all seats, and what there is to be learned from them.
//!
//! Called by `super`, on several threads at once. Each game depends on nothing but its number, the seed and the
//! network. Knows nothing of how the network learns.

use tea_table::ai::derive_seed;
use tea_table::ai::net::{Sums, share};
use tea_table::engine::{Chance, Inputs, Seat, Turn, Variant, Viewer};
use tea_table::words::Title;

/// How much of what comes later is believed from one turn to the next, instead of the network's own judgement.
const LAMBDA: f32 = 0.8;
/// Ideas that are looked at for a move: drawn by the weights that the search has for them too.
const IDEAS: usize = 6;
/// Of a hundred moves, so many are the first idea, whatever the network thinks of it.
const ADVENTURES: u32 = 5;
/// Of a hundred games, so many are of two seats, and so many have options as they come.
const TWO_SEATS: u32 = 75;
const OTHER_OPTIONS: u32 = 20;

/// Positions, each through the eyes of one seat, with the share of the win that it led to.
#[derive(Default)]
pub struct Samples {
    facts: Vec<u16>,
    ends: Vec<u32>,
    /// What the network should have said.
    pub targets: Vec<f32>,
}

impl Samples {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// The facts of one.
    pub fn facts(&self, sample: usize) -> &[u16] {
        let begin = sample.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.facts[begin as usize..self.ends[sample] as usize]
    }

    /// Adds others behind them.
    pub fn append(&mut self, more: &Samples) {
        let shift = self.facts.len() as u32;
        self.facts.extend(&more.facts);
        self.ends.extend(more.ends.iter().map(|end| end + shift));
        self.targets.extend(&more.targets);
    }
}

/// A position that was judged on the way: in which turn, for which seat, and how.
struct Judged {
    turn: u16,
    seat: Seat,
    share: f32,
}

/// A player of all seats.
struct Trainee<'a, G: Title> {
    network: &'a Sums,
    chance: Chance,
    inputs: Inputs,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

/// Plays the game with this number and adds what can be learned from it; returns the summed squared error of the
/// judgements against how it ended, and how many there were.
pub fn play_game<G: Title>(network: &Sums, seed: u64, game: u32, samples: &mut Samples) -> (f64, u32) {
    let mut chance = Chance::stream(derive_seed(seed, game.into()));
    let (least, most) = G::INFO.seats;
    let others: Vec<u8> = (least..=most).filter(|seats| *seats != 2).collect();
    let two = others.is_empty() || chance.below(100) < TWO_SEATS;
    // Small tables are the more common ones, and large ones take long.
    let fewest = |chance: &mut Chance| chance.index(others.len()).min(chance.index(others.len()));
    let seats = if two { 2 } else { others[fewest(&mut chance)] };
    let mut options = G::Options::default();
    if chance.below(100) < OTHER_OPTIONS {
        for (choice, of) in G::Options::CHOICES.iter().enumerate() {
            options.set(choice, chance.index(of.values.len()));
        }
    }
    let mut state = G::setup(&options, seats, &mut chance, &mut ());
    let mut trainee =
        Trainee::<G> { network, chance, inputs: Inputs::default(), legal: Vec::new(), weights: Vec::new() };
    let first = samples.len();
    let mut judged = Vec::new();
    let viewers = G::seats(&G::view(&state, Viewer::Seat(Seat(0))));
    let outcome = loop {
        let seat = match G::turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Act(seat) => seat,
        };
        trainee.legal.clear();
        G::legal(&state, &mut trainee.legal);
        let mut action = trainee.legal[0];
        if trainee.legal.len() > 1 {
            for seat in Seat::all(viewers) {
                let share = trainee.evaluate(&state, seat);
                samples.facts.extend(trainee.inputs.active());
                samples.ends.push(samples.facts.len() as u32);
                judged.push(Judged { turn: G::moment(&state).turn, seat, share });
            }
            action = trainee.choose(&state, seat);
        }
        G::apply(&mut state, action, &mut trainee.chance, &mut ());
    };
    samples.targets.resize(first + judged.len(), 0.0);
    let mut error = 0.0;
    for seat in Seat::all(viewers) {
        let won = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        let mut later = (won, u16::MAX, won);
        for (index, one) in judged.iter().enumerate().rev().filter(|(_, one)| one.seat == seat) {
            let (mut hoped, turn, next) = later;
            if turn != one.turn {
                hoped = (1.0 - LAMBDA) * next + LAMBDA * hoped;
            }
            samples.targets[first + index] = hoped;
            error += f64::from((one.share - won) * (one.share - won));
            later = (hoped, one.turn, one.share);
        }
    }
    (error, judged.len() as u32)
}

impl<G: Title> Trainee<'_, G> {
    /// What a seat may hope for in a state that is not over; its facts stay in the inputs.
    fn evaluate(&mut self, state: &G::State, seat: Seat) -> f32 {
        self.inputs.clear();
        G::features(&G::view(state, Viewer::Seat(seat)), &mut self.inputs);
        assert_eq!(self.inputs.len(), G::FEATURES, "FEATURES has to be the number of facts");
        share(self.network.evaluate(&self.inputs))
    }

    /// The idea that looks best after it was carried out in an imagined state.
    fn choose(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let imagined = G::determinize(&G::view(state, Viewer::Seat(seat)), &mut self.chance);
        self.weights.clear();
        G::priors(&imagined, &self.legal, &mut self.weights);
        let first = self.draw();
        let (mut best, mut most) = (self.legal[first], f32::MIN);
        if self.chance.below(100) < ADVENTURES {
            return best;
        }
        let mut idea = first;
        for _ in 0..IDEAS {
            // An idea is looked at once: its weight is spent.
            let action = self.legal[idea];
            let mut after = imagined.clone();
            G::apply(&mut after, action, &mut self.chance, &mut ());
            let share = match G::turn(&after) {
                Turn::Over(outcome) if outcome.winners.has(seat) => 1.0 / outcome.winners.len() as f32,
                Turn::Over(_) => 0.0,
                Turn::Act(_) => self.evaluate(&after, seat),
            };
            if share > most {
                (best, most) = (action, share);
            }
            self.weights[idea] = 0.0;
            if self.weights.iter().all(|weight| *weight <= 0.0) {
                break;
            }
            idea = self.draw();
        }
        best
    }

    /// An index drawn by the weights, of which one at least is not 0.
    fn draw(&mut self) -> usize {
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
