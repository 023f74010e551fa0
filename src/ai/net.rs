//! A small neural network that evaluates a position: features in, one number out, in integer arithmetic only.
//!
//! Loaded from a title's weights file, which `cargo xtask train` writes; called by the search through
//! [`super::evaluator`]. It has one hidden layer: each unit sums the weights of the active features, clamped to 0..=1;
//! the output is a weighted sum of the units. No sum can overflow, which is checked when the file is read, so the same
//! features give the same number natively and in wasm. Knows no game.

use core::fmt;

use crate::engine::{Features, Game, Inputs, StateHasher};

/// Permitted numbers of hidden units, which fill whole vector registers.
pub const HIDDEN_SIZES: [usize; 3] = [16, 32, 64];
/// Upper bound of [`Network::unit_scale`]: with 64 units and 16-bit output weights the sum fits in 32 bits.
pub const MAX_UNIT_SCALE: u16 = 256;

const MAGIC: &[u8; 8] = b"tea net\x01";

/// Weights of a network, with fixed-point scales.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// Id of the game it was trained for.
    pub game: String,
    /// Version of the input features.
    pub version: u16,
    /// Number of training games.
    pub games: u32,
    /// Fixed-point 1 of a hidden unit.
    pub unit_scale: u16,
    /// Fixed-point 1 of the output weights.
    pub output_scale: u16,
    /// Input weights: for each feature, one weight per hidden unit.
    pub weights: Vec<i16>,
    /// Bias of each hidden unit.
    pub biases: Vec<i16>,
    /// Output weight of each hidden unit.
    pub outputs: Vec<i16>,
    /// Output bias, scaled by `unit_scale * output_scale`.
    pub output_bias: i32,
}

/// Returns the name of a title's network in records: the version of its features and the first digits of its file's
/// checksum, e.g. "2-3fa9"; `None` if the title has none. The checksum is read at compile time, so that the page, which
/// calls this, contains no weights.
pub fn network_name<G: Features>() -> Option<String> {
    const {
        match G::WEIGHTS.last_chunk() {
            Some(last) => Some(u16::from_le_bytes(*last)),
            None => None,
        }
    }
    .map(|sum| format!("{}-{sum:04x}", G::VERSION))
}

/// The reason why a weights file cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// The magic bytes are missing.
    NotWeights,
    /// The file is too short or too long.
    Length,
    Checksum,
    /// A size or scale is out of range.
    Sizes,
    /// Sums of its weights could overflow.
    TooLarge,
    /// The file belongs to another game or another version of its features.
    OtherFeatures,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWeights::NotWeights => "not a file of weights",
            BadWeights::Length => "weights of the wrong length",
            BadWeights::Checksum => "weights with a wrong checksum",
            BadWeights::Sizes => "weights with impossible sizes",
            BadWeights::TooLarge => "weights that are too large",
            BadWeights::OtherFeatures => "weights for other features",
        })
    }
}

impl Network {
    /// Loads the network of a title; `None` if none was trained for it.
    ///
    /// # Errors
    /// If its file cannot be used.
    pub fn load<G: Features>() -> Result<Option<Network>, BadWeights> {
        if G::WEIGHTS.is_empty() { Ok(None) } else { Network::read_for::<G>(G::WEIGHTS).map(Some) }
    }

    /// Parses a weights file, which must belong to the game `G`.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub fn read_for<G: Features>(bytes: &[u8]) -> Result<Network, BadWeights> {
        let network = Network::read(bytes)?;
        let fits = network.game == <G as Game>::INFO.id
            && network.version == G::VERSION
            && network.input_count() == G::FEATURES;
        if fits { Ok(network) } else { Err(BadWeights::OtherFeatures) }
    }

    /// Returns the number of input features.
    pub fn input_count(&self) -> usize {
        self.weights.len() / self.biases.len().max(1)
    }

    /// Serializes the network to a weights file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.game.len() as u8);
        bytes.extend(self.game.as_bytes());
        for number in
            [self.version, self.input_count() as u16, self.biases.len() as u16, self.unit_scale, self.output_scale]
        {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.output_bias.to_le_bytes());
        for number in self.biases.iter().chain(&self.outputs).chain(&self.weights) {
            bytes.extend(number.to_le_bytes());
        }
        let checksum = checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Parses a weights file.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub fn read(bytes: &[u8]) -> Result<Network, BadWeights> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::NotWeights)?;
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at_checked(count).ok_or(BadWeights::Length)?;
            rest = left;
            Ok(taken)
        };
        let name = usize::from(take(1)?[0]);
        let game = String::from_utf8_lossy(take(name)?).into_owned();
        let mut word = || take(2).map(|two| u16::from_le_bytes([two[0], two[1]]));
        let [version, facts, hidden, unit_scale, output_scale] = [word()?, word()?, word()?, word()?, word()?];
        let mut long = || take(4).map(|four| [four[0], four[1], four[2], four[3]]);
        let (games, output_bias) = (u32::from_le_bytes(long()?), i32::from_le_bytes(long()?));
        let (facts, hidden) = (usize::from(facts), usize::from(hidden));
        if !HIDDEN_SIZES.contains(&hidden)
            || facts == 0
            || !(1..=MAX_UNIT_SCALE).contains(&unit_scale)
            || output_scale == 0
        {
            return Err(BadWeights::Sizes);
        }
        let mut row = |count: usize| {
            let pairs = take(2 * count)?.chunks_exact(2);
            Ok(pairs.map(|two| i16::from_le_bytes([two[0], two[1]])).collect::<Vec<_>>())
        };
        let (biases, outputs, weights) = (row(hidden)?, row(hidden)?, row(facts * hidden)?);
        let stored_checksum = u64::from_le_bytes(take(8)?.try_into().map_err(|_| BadWeights::Length)?);
        if !rest.is_empty() {
            return Err(BadWeights::Length);
        }
        if stored_checksum != checksum(&bytes[..bytes.len() - 8]) {
            return Err(BadWeights::Checksum);
        }
        let network = Network { game, version, games, unit_scale, output_scale, weights, biases, outputs, output_bias };
        if network.cannot_overflow() { Ok(network) } else { Err(BadWeights::TooLarge) }
    }

    /// Whether no sum can overflow for any input: the positive weights of a unit add up to at most `i16::MAX`, its
    /// negative ones to at least `i16::MIN`, and the output fits in 32 bits.
    pub fn cannot_overflow(&self) -> bool {
        let hidden = self.biases.len();
        let fits = |weights: &mut dyn Iterator<Item = &i16>| {
            let (mut above, mut below) = (0_i64, 0_i64);
            weights.for_each(|weight| *if *weight > 0 { &mut above } else { &mut below } += i64::from(*weight));
            above <= i64::from(i16::MAX) && below >= i64::from(i16::MIN)
        };
        let units = (0..hidden)
            .all(|unit| fits(&mut self.weights.iter().skip(unit).step_by(hidden).chain([&self.biases[unit]])));
        let outputs: i64 = self.outputs.iter().map(|output| i64::from(output.unsigned_abs())).sum();
        let result = outputs * i64::from(self.unit_scale) + i64::from(self.output_bias.unsigned_abs());
        units && result <= i64::from(i32::MAX)
    }
}

/// A network that is ready to evaluate positions.
///
/// Most features are counts, so the active ones form runs. `sums` holds the prefix sums of the weights: a run adds the
/// difference of two of them. The prefix sums may wrap around, but the differences are still right, because
/// [`Network::cannot_overflow`] ensures that no sum of the weights of active features needs more than 16 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparedNetwork {
    network: Network,
    sums: Vec<i16>,
}

impl PreparedNetwork {
    pub fn new(network: Network) -> PreparedNetwork {
        let hidden = network.biases.len();
        let mut sums = vec![0_i16; hidden];
        for (index, weight) in network.weights.iter().enumerate() {
            sums.push(sums[index].wrapping_add(*weight));
        }
        PreparedNetwork { network, sums }
    }

    /// Evaluates a position for the seat from whose view the features were computed: 0 is even, above 0 is good for it.
    ///
    /// # Panics
    /// If a feature is out of range.
    #[inline]
    pub fn evaluate(&self, inputs: &Inputs) -> f32 {
        // Slices, not arrays: without a length known at compile time the compiler does not unroll the loops but adds
        // eight weights at a time.
        let network = &self.network;
        let hidden = network.biases.len();
        let mut units = [0_i16; HIDDEN_SIZES[HIDDEN_SIZES.len() - 1]];
        let units = &mut units[..hidden];
        units.copy_from_slice(&network.biases);
        for &(first, end) in inputs.runs() {
            let before = &self.sums[usize::from(first) * hidden..][..hidden];
            let after = &self.sums[usize::from(end) * hidden..][..hidden];
            for ((unit, after), before) in units.iter_mut().zip(after).zip(before) {
                *unit = unit.wrapping_add(after.wrapping_sub(*before));
            }
        }
        let unit_scale = network.unit_scale as i16;
        let mut sum = network.output_bias;
        for (unit, output) in units.iter().zip(&network.outputs) {
            sum = sum.wrapping_add(i32::from((*unit).clamp(0, unit_scale)) * i32::from(*output));
        }
        sum as f32 / (f32::from(network.unit_scale) * f32::from(network.output_scale))
    }
}

/// Maps an evaluation to a share of the win between 0 and 1, with 0 mapped to 0.5. Uses only basic arithmetic and a
/// square root, so that the result is the same on every machine.
#[inline]
pub fn win_share(evaluation: f32) -> f32 {
    0.5 + 0.5 * evaluation / (1.0 + evaluation * evaluation).sqrt()
}

fn checksum(bytes: &[u8]) -> u64 {
    StateHasher::default().bytes(bytes).finish()
}
