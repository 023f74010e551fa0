//! What opponents think of a position: how far each seat is on its way to the target, and which
//! actions are worth a thought.
//!
//! Called by the search in states that it imagined. Sums, products and square roots only.

use super::CeylonCards;
use super::action::Action;
use super::data::{Card, Good, MELD_MOST, TARGET};
use super::state::State;
use crate::engine::{Judge, PerSeat, Seat};

impl Judge for CeylonCards {
    const HORIZON: u32 = 24;
    const EFFORTS: [(u32, u32); 4] = [(1, 60), (2, 300), (4, 800), (4, 3000)];

    fn worth(state: &State) -> PerSeat<f32> {
        let mut strength = PerSeat([0.0_f32; 8]);
        let mut sum = 0.0;
        for seat in Seat::all(state.seats) {
            let progress = (f32::from(state.total(seat)) + promise(state, seat)) / f32::from(TARGET);
            let value = progress * progress * progress + 0.05;
            strength[seat] = value;
            sum += value;
        }
        for seat in Seat::all(state.seats) {
            strength[seat] /= sum;
        }
        strength
    }

    fn weigh(_: &State, legal: &[Action], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|action| match action {
            Action::Meld { good, goods, plantations } => f32::from(good.price((goods + plantations).min(MELD_MOST))),
            Action::Plantation(_) => 6.0,
            Action::Attack(_) | Action::Negate | Action::Monsoon => 3.0,
            Action::Offer(_) => 0.3,
            _ => 1.0,
        }));
    }
}

/// Points that the hand and the records of a seat are good for, roughly.
fn promise(state: &State, seat: Seat) -> f32 {
    let hand = &state.hands[seat];
    let best = Good::ALL.into_iter().map(|good| {
        let substitutes = hand[Card::Plantation].min(state.plantations[seat][good.index()]);
        let goods = hand[good.card()];
        let size = if goods == 0 { 0 } else { (goods + substitutes).min(MELD_MOST) };
        if size == 0 { 0.0 } else { f32::from(good.price(size)) }
    });
    let best = best.fold(0.0_f32, f32::max);
    let ready = match (hand[Card::Clipper] > 0, hand[Card::Port] > 0) {
        (true, true) => 0.8,
        (true, false) | (false, true) => 0.5,
        _ => 0.3,
    };
    let grown: f32 = Good::ALL
        .iter()
        .map(|good| f32::from(state.plantations[seat][good.index()]) * (4.0 + f32::from(*good as u8)))
        .sum();
    best * ready + grown + 2.0 * f32::from(state.officials[seat]) + 0.5 * f32::from(hand.len())
}
