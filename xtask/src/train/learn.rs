//! Learning: a network in floats that is fitted to samples, and its rounding to the integers of the shipped file.
//!
//! Called by `super` on one thread, in a fixed order: the same samples give the same weights on every machine. Uses
//! only sums, products, quotients and square roots of floats. Knows no game.

use serde::{Deserialize, Serialize};
use tea_table::ai::net::{MAX_UNIT_SCALE, Network, win_share};
use tea_table::engine::Chance;

use super::play::Samples;

/// Number of samples per optimiser step.
const BATCH: usize = 128;
/// Decay rates of Adam's moment estimates: of the gradient, and of its square.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
/// Share of the gradient that passes through a clamped unit, so that it can recover.
const LEAK: f32 = 0.02;
/// Weight decay of feature weights, relative to the step size: it keeps unimportant weights small.
const DECAY: f32 = 0.01;
/// Maximum absolute value of a feature weight.
const MAX_WEIGHT: f32 = 4.0;

/// Parameters with their moment estimates (Adam, Kingma and Ba 2014).
#[derive(Clone, Default, Serialize, Deserialize)]
struct Parameters {
    #[serde(rename = "now", with = "bits")]
    values: Vec<f32>,
    #[serde(rename = "slope", with = "bits")]
    first_moment: Vec<f32>,
    #[serde(rename = "square", with = "bits")]
    second_moment: Vec<f32>,
}

impl Parameters {
    fn new(values: Vec<f32>) -> Parameters {
        Parameters { first_moment: vec![0.0; values.len()], second_moment: vec![0.0; values.len()], values }
    }

    /// Takes an optimiser step along the gradients and resets them to zero.
    fn step(&mut self, gradients: &mut [f32], rate: f32) {
        let own = self.values.iter_mut().zip(&mut self.first_moment).zip(&mut self.second_moment);
        for (((value, first_moment), second_moment), gradient) in own.zip(gradients) {
            *first_moment = BETA_1 * *first_moment + (1.0 - BETA_1) * *gradient;
            *second_moment = BETA_2 * *second_moment + (1.0 - BETA_2) * *gradient * *gradient;
            *value -= rate * *first_moment / (second_moment.sqrt() + 1e-8);
            *gradient = 0.0;
        }
    }
}

/// Serializes floats as the integers of their bits, without loss.
mod bits {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(numbers: &[f32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(numbers.iter().map(|number| number.to_bits()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f32>, D::Error> {
        Ok(Vec::<u32>::deserialize(deserializer)?.into_iter().map(f32::from_bits).collect())
    }
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Learner {
    hidden: usize,
    weights: Parameters,
    biases: Parameters,
    outputs: Parameters,
    output_bias: Parameters,
    steps: u32,
}

struct Gradients {
    weights: Vec<f32>,
    biases: Vec<f32>,
    outputs: Vec<f32>,
    output_bias: Vec<f32>,
}

impl Learner {
    /// Initialises a network that evaluates every position as even: its units are in the middle of their range, its
    /// feature weights small and random, its output weights 0.
    pub fn new(facts: usize, hidden: usize, seed: u64) -> Learner {
        let mut chance = Chance::stream(seed);
        let mut lots = |count: usize, size: f32| -> Vec<f32> {
            (0..count).map(|_| (chance.fraction() * 2.0 - 1.0) * size).collect()
        };
        let weights = Parameters::new(lots(facts * hidden, 0.05));
        let outputs = Parameters::new(vec![0.0; hidden]);
        let (biases, output_bias) = (Parameters::new(vec![0.5; hidden]), Parameters::new(vec![0.0]));
        Learner { hidden, weights, biases, outputs, output_bias, steps: 0 }
    }

    /// Learns from each sample once, in random order.
    pub fn learn(&mut self, samples: &Samples, rate: f32, seed: u64) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        Chance::stream(seed).shuffle(&mut order);
        let mut gradients = Gradients {
            weights: vec![0.0; self.weights.values.len()],
            biases: vec![0.0; self.hidden],
            outputs: vec![0.0; self.hidden],
            output_bias: vec![0.0],
        };
        for batch in order.chunks(BATCH) {
            let part = 1.0 / batch.len() as f32;
            for &sample in batch {
                self.accumulate_gradients(samples.features(sample), samples.targets[sample], part, &mut gradients);
            }
            // The moment estimates start at 0; a warm-up of the rate replaces the bias correction.
            self.steps += 1;
            let rate = rate * (self.steps as f32 / 1000.0).min(1.0);
            self.weights.step(&mut gradients.weights, rate);
            let kept = 1.0 - rate * DECAY;
            self.weights.values.iter_mut().for_each(|weight| *weight *= kept);
            self.biases.step(&mut gradients.biases, rate);
            self.outputs.step(&mut gradients.outputs, rate);
            self.output_bias.step(&mut gradients.output_bias, rate);
        }
        for weight in &mut self.weights.values {
            *weight = weight.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
    }

    /// Adds the gradients of one sample. The loss is the one that matches the output curve, so that the gradient at the
    /// output is just the error of the share.
    fn accumulate_gradients(&self, facts: &[u16], target: f32, part: f32, gradients: &mut Gradients) {
        let hidden = self.hidden;
        let mut units = self.biases.values.clone();
        for &fact in facts {
            let row = &self.weights.values[usize::from(fact) * hidden..][..hidden];
            units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
        }
        let counted = units.iter().zip(&self.outputs.values).map(|(unit, output)| unit.clamp(0.0, 1.0) * output);
        let off = (win_share(self.output_bias.values[0] + counted.sum::<f32>()) - target) * part;
        gradients.output_bias[0] += off;
        for (index, unit) in units.iter_mut().enumerate() {
            gradients.outputs[index] += off * unit.clamp(0.0, 1.0);
            let passes = if (0.0..=1.0).contains(unit) { 1.0 } else { LEAK };
            *unit = off * self.outputs.values[index] * passes;
            gradients.biases[index] += *unit;
        }
        for &fact in facts {
            let row = &mut gradients.weights[usize::from(fact) * hidden..][..hidden];
            row.iter_mut().zip(&units).for_each(|(gradient, unit)| *gradient += unit);
        }
    }

    /// Rounds the network to integers, as finely as possible without overflow.
    pub fn network(&self, game: &str, version: u16, games: u32) -> Network {
        let round = |numbers: &[f32], unit_scale: u16| -> Vec<i16> {
            let max_weight = f32::from(i16::MAX);
            numbers
                .iter()
                .map(|number| (number * f32::from(unit_scale)).round().clamp(-max_weight, max_weight) as i16)
                .collect()
        };
        let mut unit_scale = MAX_UNIT_SCALE;
        loop {
            let output_scale = 16 * unit_scale;
            let network = Network {
                game: game.to_owned(),
                version,
                games,
                unit_scale,
                output_scale,
                weights: round(&self.weights.values, unit_scale),
                biases: round(&self.biases.values, unit_scale),
                outputs: round(&self.outputs.values, output_scale),
                output_bias: (self.output_bias.values[0] * f32::from(unit_scale) * f32::from(output_scale)).round()
                    as i32,
            };
            if network.cannot_overflow() || unit_scale == 1 {
                return network;
            }
            unit_scale -= unit_scale.div_ceil(16);
        }
    }
}
