//! Evaluates leaf positions of a search, by the title's network or its hand-written heuristic.
//!
//! Made once for a player or a job and passed to its searches. The network evaluates each seat from that seat's own
//! view of the determinized state. Knows no game.

use std::sync::Arc;

use super::net::{BadWeights, Network, PreparedNetwork, win_share};
use crate::engine::{Character, Features, Game, Heuristic, Inputs, PerSeat, Seat, Viewer};

/// A network together with the game's functions that feed it.
struct NetworkEvaluator<G: Game> {
    weights: PreparedNetwork,
    features: fn(&G::View, &mut Inputs),
    seats: fn(&G::View) -> u8,
    shares_add_up: bool,
}

pub struct Evaluator<G: Heuristic> {
    network: Option<Arc<NetworkEvaluator<G>>>,
    playout_plies: u32,
    exploration: f32,
    character: Option<Character>,
    oversights: u8,
    inputs: Inputs,
}

impl<G: Heuristic> Clone for Evaluator<G> {
    fn clone(&self) -> Self {
        Evaluator {
            network: self.network.clone(),
            playout_plies: self.playout_plies,
            exploration: self.exploration,
            character: self.character,
            oversights: self.oversights,
            inputs: Inputs::default(),
        }
    }
}

impl<G: Heuristic> Evaluator<G> {
    /// Returns an evaluator that uses the hand-written heuristic.
    pub fn handwritten() -> Evaluator<G> {
        Evaluator {
            network: None,
            playout_plies: G::ROLLOUT_PLIES,
            exploration: G::EXPLORATION,
            character: None,
            oversights: 0,
            inputs: Inputs::default(),
        }
    }

    #[must_use]
    pub fn with_character(self, character: Option<Character>) -> Evaluator<G> {
        Evaluator { character, ..self }
    }

    /// Sets the probability, in percent, of overlooking each action that can be overlooked.
    #[must_use]
    pub fn with_oversights(self, oversights: u8) -> Evaluator<G> {
        Evaluator { oversights, ..self }
    }

    /// Returns the probability, in percent, of overlooking each action that can be overlooked.
    pub fn oversights(&self) -> u8 {
        self.oversights
    }

    /// Sets the rollout cutoff, in plies.
    #[must_use]
    pub fn with_playout_plies(self, playout_plies: u32) -> Evaluator<G> {
        Evaluator { playout_plies, ..self }
    }

    /// Blends a little of the character's preference into the result of the deciding seat. The other seats are assumed
    /// to care only about winning.
    pub fn apply_character(&self, state: &G::State, seat: Seat, results: &mut PerSeat<f32>) {
        if let Some(character) = self.character {
            let liked = G::progress(state, seat, character).clamp(0.0, 1.0);
            results[seat] += (liked - results[seat]) * Character::WEIGHT;
        }
    }

    /// Returns the rollout cutoff, in plies.
    pub fn playout_plies(&self) -> u32 {
        self.playout_plies
    }

    /// Returns the exploration constant of the search, see [`Heuristic::EXPLORATION`].
    pub fn exploration(&self) -> f32 {
        self.exploration
    }

    /// Returns each seat's expected share of the win in a state that is not over, `0.0..=1.0`.
    pub fn evaluate(&mut self, state: &G::State) -> PerSeat<f32> {
        let Some(network) = &self.network else { return G::evaluate(state) };
        let mut shares = PerSeat::default();
        let mut view = G::view(state, Viewer::Seat(Seat(0)));
        let seats = (network.seats)(&view);
        for seat in Seat::all(seats) {
            if seat.0 > 0 {
                view = G::view(state, Viewer::Seat(seat));
            }
            self.inputs.clear();
            (network.features)(&view, &mut self.inputs);
            shares[seat] = win_share(network.weights.evaluate(&self.inputs));
        }
        if network.shares_add_up && seats > 1 {
            // The shares of a win must add up to 1, so the excess or shortfall is distributed evenly.
            let rest = 1.0 - Seat::all(seats).map(|seat| shares[seat]).sum::<f32>();
            for seat in Seat::all(seats) {
                shares[seat] = (shares[seat] + rest / f32::from(seats)).clamp(0.0, 1.0);
            }
        }
        shares
    }
}

impl<G: Features> Evaluator<G> {
    /// Returns an evaluator that uses this network, which must be one for this game.
    pub fn from_network(network: Network) -> Evaluator<G> {
        let (features, seats, shares_add_up) = (G::features, G::seats, G::SHARES_ADD_UP);
        let network = NetworkEvaluator { weights: PreparedNetwork::new(network), features, seats, shares_add_up };
        Evaluator {
            network: Some(Arc::new(network)),
            playout_plies: G::NETWORK_PLIES,
            exploration: G::NETWORK_EXPLORATION,
            ..Evaluator::handwritten()
        }
    }

    /// Returns the best evaluator of this title: its network, or the heuristic if there is none or its file cannot be
    /// used. In the last case the second value says why.
    pub fn best() -> (Evaluator<G>, Option<BadWeights>) {
        match Network::load::<G>() {
            Ok(Some(network)) => (Evaluator::from_network(network), None),
            Ok(None) => (Evaluator::handwritten(), None),
            Err(why) => (Evaluator::handwritten(), Some(why)),
        }
    }
}
