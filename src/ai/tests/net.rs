//! The network's sums and its file: a written file reads back, and damaged ones are rejected.

use super::parlour::{Nim, NimView};
use crate::ai::net::{BadWeights, HIDDEN_SIZES, Network, PreparedNetwork, win_share};
use crate::ai::{Budget, Evaluator, Search};
use crate::engine::{Inputs, Seat};

/// Returns a network of three features. Unit `n` sees only feature `n`; the output weight of the first unit is
/// positive, that of the second negative.
fn network(hidden: usize) -> Network {
    let mut weights = vec![0; 3 * hidden];
    (0..3).for_each(|fact| weights[fact * hidden + fact] = 100);
    let mut outputs = vec![0; hidden];
    (outputs[0], outputs[1]) = (1000, -500);
    Network {
        game: "nim".into(),
        version: 3,
        games: 7,
        unit_scale: 256,
        output_scale: 1000,
        weights,
        biases: vec![0; hidden],
        outputs,
        output_bias: 25_600,
    }
}

fn inputs(facts: &[bool]) -> Inputs {
    let mut inputs = Inputs::default();
    facts.iter().for_each(|fact| inputs.flag(*fact));
    inputs
}

#[test]
fn sums_are_those_of_the_active_features() {
    for hidden in HIDDEN_SIZES {
        let mut network = network(hidden);
        let value = |network: &Network, facts: &[bool]| PreparedNetwork::new(network.clone()).evaluate(&inputs(facts));
        assert_eq!(value(&network, &[false, false, false]), 0.1);
        assert_eq!(value(&network, &[true, false, true]), (25_600.0 + 100_000.0) / 256_000.0);
        assert_eq!(value(&network, &[true, true, false]), (25_600.0 + 50_000.0) / 256_000.0);
        // Units are clamped at 0 and at 1.
        (network.biases[0], network.biases[1]) = (300, -50);
        assert_eq!(value(&network, &[true, false, false]), (25_600.0 + 256_000.0) / 256_000.0);
        assert_eq!(value(&network, &[false, true, false]), (25_600.0 + 256_000.0 - 25_000.0) / 256_000.0);
    }
}

#[test]
fn sums_of_runs_are_right_although_prefix_sums_overflow() {
    let mut network = network(16);
    network.weights = (0..400 * 16).map(|index| [30_000, -29_000, 5][index / 16 % 3]).collect();
    assert!(!network.cannot_overflow());
    (network.outputs, network.output_bias) = (vec![1; 16], 0);
    let mut input = inputs(&[false; 3]);
    input.count(2, 300);
    input.flag(true);
    // The sum of each unit: 30,000 - 29,000 - 900 = 100.
    network.weights[303 * 16..304 * 16].fill(-900);
    assert_eq!(PreparedNetwork::new(network.clone()).evaluate(&input), 16.0 * 100.0 / 256_000.0);
}

#[test]
fn the_share_rises_from_0_to_1() {
    let shares: Vec<f32> = [-1e6, -2.0, -0.1, 0.0, 0.1, 2.0, 1e6].into_iter().map(win_share).collect();
    assert!(shares.is_sorted_by(|one, other| one < other), "{shares:?}");
    assert_eq!((shares[0], shares[3], shares[6]), (0.0, 0.5, 1.0));
}

#[test]
fn a_file_round_trips() {
    for hidden in HIDDEN_SIZES {
        let network = network(hidden);
        assert_eq!(Network::read(&network.write()), Ok(network));
    }
}

#[test]
fn a_damaged_file_is_refused() {
    let good = network(16).write();
    for index in 0..good.len() {
        for bit in [0x01, 0x80] {
            let mut bad = good.clone();
            bad[index] ^= bit;
            let error = Network::read(&bad).expect_err("not a byte may change");
            assert!(error.to_string().contains("weights"), "{error}");
        }
        assert!(Network::read(&good[..index]).is_err(), "cut off at {index}");
    }
    assert_eq!(Network::read(&[]), Err(BadWeights::NotWeights));
    assert_eq!(Network::read(b"<!doctype html>"), Err(BadWeights::NotWeights));
    assert_eq!(Network::read(&[good.clone(), vec![0]].concat()), Err(BadWeights::Length));
}

#[test]
fn weights_that_could_overflow_are_refused() {
    let mut large = network(16);
    (large.weights[0], large.weights[16]) = (i16::MAX, 1);
    assert_eq!(Network::read(&large.write()), Err(BadWeights::TooLarge));
    let mut large = network(16);
    large.output_bias = i32::MAX;
    assert_eq!(Network::read(&large.write()), Err(BadWeights::TooLarge));
}

#[test]
fn weights_of_other_features_are_refused() {
    // Nim has no features.
    assert_eq!(Network::read_for::<Nim>(&network(16).write()), Err(BadWeights::OtherFeatures));
    assert!(matches!(Network::load::<Nim>(), Ok(None)));
    let (evaluator, why) = Evaluator::<Nim>::best();
    assert!(why.is_none());
    let mut search = Search::new(NimView { heap: 7, seat: Seat(0) }, 1, Budget { trees: 1, iterations: 900 });
    search = search.with_evaluator(evaluator);
    while !search.step(100) {}
    assert_eq!(search.best().0, 3);
}
