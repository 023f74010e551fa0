//! A small network that judges a position: facts in, one number out, in whole numbers only.
//!
//! Loaded from the file of weights of a title, which `cargo xtask train` writes; asked by the search through
//! [`super::evaluator`]. One hidden layer: each unit sums the weights of the facts that hold and is cut off at 0 and
//! at 1; the result is a weighted sum of the units. All sums are of integers and cannot run over, which is checked when
//! the file is read, so the same facts give the same number natively and in wasm. Knows no game.

use core::fmt;

use crate::engine::{Features, Game, Inputs, StateHasher};

/// The numbers of hidden units that a network may have: whole vector registers.
pub const HIDDEN_SIZES: [usize; 3] = [16, 32, 64];
/// What a unit that is cut off at 1 counts as, at most: with 64 units and outputs of 16 bits the sum stays in 32 bits.
pub const MAX_UNIT_SCALE: u16 = 256;

const MAGIC: &[u8; 8] = b"tea net\x01";

/// A network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// The name of the game that it judges.
    pub game: String,
    /// The version of the features that it reads.
    pub version: u16,
    /// How many games it has learned from.
    pub games: u32,
    /// What 1 is in a hidden unit.
    pub unit_scale: u16,
    /// What 1 is in the weights of the output.
    pub output_scale: u16,
    /// For each fact, a weight for each hidden unit.
    pub weights: Vec<i16>,
    /// What each hidden unit holds before any fact.
    pub biases: Vec<i16>,
    /// How each hidden unit counts in the result.
    pub outputs: Vec<i16>,
    /// The result before any unit, in `unit_scale * output_scale` parts.
    pub output_bias: i32,
}

/// What the network of a title is called in records: the version of its features and the first digits of its
/// file's checksum, "2-3fa9"; `None` where the title has none. Found when the program is built, so that the page, which
/// asks, carries no weights.
pub fn network_name<G: Features>() -> Option<String> {
    const {
        match G::WEIGHTS.last_chunk() {
            Some(last) => Some(u16::from_le_bytes(*last)),
            None => None,
        }
    }
    .map(|sum| format!("{}-{sum:04x}", G::VERSION))
}

/// Why a file of weights cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// It does not begin like one.
    NotWeights,
    /// It ends too early or too late.
    Length,
    /// Its bytes are not those that were written.
    Checksum,
    /// It holds numbers that no network has.
    Sizes,
    /// Sums of its weights could run over.
    TooLarge,
    /// It belongs to another game, or to other features of it.
    OtherFeatures,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWeights::NotWeights => "The file of the opponents' weights is of another kind.",
            BadWeights::Length => "The file of the opponents' weights is cut short or has something behind it.",
            BadWeights::Checksum => "The file of the opponents' weights is damaged.",
            BadWeights::Sizes => "The file of the opponents' weights holds sizes that make no sense.",
            BadWeights::TooLarge => "The file of the opponents' weights holds weights that are too large.",
            BadWeights::OtherFeatures => "The file of the opponents' weights was made for another version of the game.",
        })
    }
}

impl Network {
    /// The network of a title; `None` when none was trained for it.
    ///
    /// # Errors
    /// Why its file cannot be used.
    pub fn load<G: Features>() -> Result<Option<Network>, BadWeights> {
        if G::WEIGHTS.is_empty() { Ok(None) } else { Network::read_for::<G>(G::WEIGHTS).map(Some) }
    }

    /// Reads a file of weights that must be for the game `G`.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn read_for<G: Features>(bytes: &[u8]) -> Result<Network, BadWeights> {
        let network = Network::read(bytes)?;
        let fits = network.game == <G as Game>::INFO.id
            && network.version == G::VERSION
            && network.input_count() == G::FEATURES;
        if fits { Ok(network) } else { Err(BadWeights::OtherFeatures) }
    }

    /// How many facts it knows.
    pub fn input_count(&self) -> usize {
        self.weights.len() / self.biases.len().max(1)
    }

    /// The file.
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

    /// Reads a file.
    ///
    /// # Errors
    /// Why it cannot be used.
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
        let sum = u64::from_le_bytes(take(8)?.try_into().map_err(|_| BadWeights::Length)?);
        if !rest.is_empty() {
            return Err(BadWeights::Length);
        }
        if sum != checksum(&bytes[..bytes.len() - 8]) {
            return Err(BadWeights::Checksum);
        }
        let network = Network { game, version, games, unit_scale, output_scale, weights, biases, outputs, output_bias };
        if network.cannot_overflow() { Ok(network) } else { Err(BadWeights::TooLarge) }
    }

    /// Whether no sum can run over, whatever facts hold: a unit sums at most all its weights above zero, or all below.
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

/// A network that is ready to judge.
///
/// Most facts are counts, so that they hold in runs. For each number of facts it has the sum of the weights of so many
/// first ones: what a run adds is the difference of two. Those sums run over, the differences come out right: they are
/// of 16 bits, and [`Network::cannot_overflow`] says that no true sum needs more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparedNetwork {
    network: Network,
    sums: Vec<i16>,
}

impl PreparedNetwork {
    /// Of a network.
    pub fn new(network: Network) -> PreparedNetwork {
        let hidden = network.biases.len();
        let mut sums = vec![0_i16; hidden];
        for (index, weight) in network.weights.iter().enumerate() {
            sums.push(sums[index].wrapping_add(*weight));
        }
        PreparedNetwork { network, sums }
    }

    /// Judges: how good the position is for the seat whose facts these are, from below zero to above it.
    ///
    /// # Panics
    /// When a fact is given that it does not know.
    #[inline]
    pub fn evaluate(&self, inputs: &Inputs) -> f32 {
        // Slices of a length that the compiler does not know: it adds eight weights at a time, and would unroll arrays.
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

/// The share of the win that a judgement stands for, between 0 and 1: 0.5 for zero. Sums, products and a square root.
#[inline]
pub fn win_share(judgement: f32) -> f32 {
    0.5 + 0.5 * judgement / (1.0 + judgement * judgement).sqrt()
}

fn checksum(bytes: &[u8]) -> u64 {
    StateHasher::default().bytes(bytes).finish()
}
