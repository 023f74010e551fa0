//! Learning: a network in floats that is fitted to samples, and its rounding to the integers of the shipped file.
//!
//! Called by `super` on one thread, in a fixed order: the same samples give the same weights on every machine. Uses
//! sums, products, quotients and square roots of floats alone. Knows no game.

use serde::{Deserialize, Serialize};
use tea_table::ai::net::{MOST_ONE, Network, share};
use tea_table::engine::Chance;

use super::play::Samples;

/// Samples of one step.
const BATCH: usize = 128;
/// How strongly earlier steps are remembered: of the slope, and of its square.
const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// How much of the slope passes through a unit that is cut off, so that it can come back.
const LEAK: f32 = 0.02;
/// How much of each weight of a fact is lost in a step of size 1, so that what does not matter stays small.
const DECAY: f32 = 0.01;
/// No weight of a fact grows larger than this.
const LARGEST: f32 = 4.0;

/// A number that is learned, with the memory of its steps (Adam, Kingma and Ba 2014).
#[derive(Clone, Default, Serialize, Deserialize)]
struct Numbers {
    #[serde(with = "bits")]
    now: Vec<f32>,
    #[serde(with = "bits")]
    slope: Vec<f32>,
    #[serde(with = "bits")]
    square: Vec<f32>,
}

impl Numbers {
    fn new(now: Vec<f32>) -> Numbers {
        Numbers { slope: vec![0.0; now.len()], square: vec![0.0; now.len()], now }
    }

    /// A step against the slopes, which are spent by it.
    fn step(&mut self, slopes: &mut [f32], rate: f32) {
        let own = self.now.iter_mut().zip(&mut self.slope).zip(&mut self.square);
        for (((now, slope), square), new) in own.zip(slopes) {
            *slope = SLOPE * *slope + (1.0 - SLOPE) * *new;
            *square = SQUARE * *square + (1.0 - SQUARE) * *new * *new;
            *now -= rate * *slope / (square.sqrt() + 1e-8);
            *new = 0.0;
        }
    }
}

/// Floats as the whole numbers of their bits: nothing is lost in a file.
mod bits {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(numbers: &[f32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(numbers.iter().map(|number| number.to_bits()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f32>, D::Error> {
        Ok(Vec::<u32>::deserialize(deserializer)?.into_iter().map(f32::from_bits).collect())
    }
}

/// The network while it learns.
#[derive(Clone, Serialize, Deserialize)]
pub struct Learner {
    hidden: usize,
    weights: Numbers,
    biases: Numbers,
    outputs: Numbers,
    output_bias: Numbers,
    steps: u32,
}

/// Slopes of one step.
struct Slopes {
    weights: Vec<f32>,
    biases: Vec<f32>,
    outputs: Vec<f32>,
    output_bias: Vec<f32>,
}

impl Learner {
    /// One that knows nothing and thinks all positions even: units in the middle of their range, small weights by lot.
    pub fn new(facts: usize, hidden: usize, seed: u64) -> Learner {
        let mut chance = Chance::stream(seed);
        let mut lots = |count: usize, size: f32| -> Vec<f32> {
            (0..count).map(|_| (chance.fraction() * 2.0 - 1.0) * size).collect()
        };
        let weights = Numbers::new(lots(facts * hidden, 0.05));
        let outputs = Numbers::new(vec![0.0; hidden]);
        let (biases, output_bias) = (Numbers::new(vec![0.5; hidden]), Numbers::new(vec![0.0]));
        Learner { hidden, weights, biases, outputs, output_bias, steps: 0 }
    }

    /// Learns from samples, each once, in an order by lot.
    pub fn learn(&mut self, samples: &Samples, rate: f32, seed: u64) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        Chance::stream(seed).shuffle(&mut order);
        let mut slopes = Slopes {
            weights: vec![0.0; self.weights.now.len()],
            biases: vec![0.0; self.hidden],
            outputs: vec![0.0; self.hidden],
            output_bias: vec![0.0],
        };
        for batch in order.chunks(BATCH) {
            let part = 1.0 / batch.len() as f32;
            for &sample in batch {
                self.feel(samples.facts(sample), samples.targets[sample], part, &mut slopes);
            }
            // The memories begin at 0; the first steps are small instead of corrected for it.
            self.steps += 1;
            let rate = rate * (self.steps as f32 / 1000.0).min(1.0);
            self.weights.step(&mut slopes.weights, rate);
            let kept = 1.0 - rate * DECAY;
            self.weights.now.iter_mut().for_each(|weight| *weight *= kept);
            self.biases.step(&mut slopes.biases, rate);
            self.outputs.step(&mut slopes.outputs, rate);
            self.output_bias.step(&mut slopes.output_bias, rate);
        }
        for weight in &mut self.weights.now {
            *weight = weight.clamp(-LARGEST, LARGEST);
        }
    }

    /// Adds the slopes of one sample. That of the result is simply how far the share is off: the loss whose slope this
    /// is (the matching loss of the curve) is least where the mean is right.
    fn feel(&self, facts: &[u16], target: f32, part: f32, slopes: &mut Slopes) {
        let hidden = self.hidden;
        let mut units = self.biases.now.clone();
        for &fact in facts {
            let row = &self.weights.now[usize::from(fact) * hidden..][..hidden];
            units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
        }
        let counted = units.iter().zip(&self.outputs.now).map(|(unit, output)| unit.clamp(0.0, 1.0) * output);
        let off = (share(self.output_bias.now[0] + counted.sum::<f32>()) - target) * part;
        slopes.output_bias[0] += off;
        for (index, unit) in units.iter_mut().enumerate() {
            slopes.outputs[index] += off * unit.clamp(0.0, 1.0);
            let passes = if (0.0..=1.0).contains(unit) { 1.0 } else { LEAK };
            *unit = off * self.outputs.now[index] * passes;
            slopes.biases[index] += *unit;
        }
        for &fact in facts {
            let row = &mut slopes.weights[usize::from(fact) * hidden..][..hidden];
            row.iter_mut().zip(&units).for_each(|(slope, unit)| *slope += unit);
        }
    }

    /// Rounded to integers, as finely as their sums allow.
    pub fn network(&self, game: &str, version: u16, games: u32) -> Network {
        let round = |numbers: &[f32], one: u16| -> Vec<i16> {
            let most = f32::from(i16::MAX);
            numbers.iter().map(|number| (number * f32::from(one)).round().clamp(-most, most) as i16).collect()
        };
        let mut one = MOST_ONE;
        loop {
            let output_one = 16 * one;
            let network = Network {
                game: game.to_owned(),
                version,
                games,
                one,
                output_one,
                weights: round(&self.weights.now, one),
                biases: round(&self.biases.now, one),
                outputs: round(&self.outputs.now, output_one),
                output_bias: (self.output_bias.now[0] * f32::from(one) * f32::from(output_one)).round() as i32,
            };
            if network.is_safe() || one == 1 {
                return network;
            }
            one -= one.div_ceil(16);
        }
    }
}
