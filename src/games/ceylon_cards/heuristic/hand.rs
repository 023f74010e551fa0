//! The value of a hand to a seat, in points.
//!
//! Used by `mod` and `trade`. A hand is worth its possible melds, plus empirical values of its action cards. The
//! numbers were tuned by playing simple players with different values against each other.

use crate::engine::Seat;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::data::{LIMIT, PRICES, TARGET};
use crate::games::ceylon_cards::pieces::{Card, GOODS, Good};
use crate::games::ceylon_cards::score::meld_size;
use crate::games::ceylon_cards::state::{Phase, State};

/// Factor for a meld without Clipper and Port, with one of them, and with both.
const MELD_READINESS: [f32; 3] = [0.46, 0.67, 1.0];
/// Weight of a hand's second best meld.
const SECOND_MELD_WEIGHT: f32 = 0.3;
/// Values of the first card of a kind, the second, and each further one.
const CLIPPERS: [f32; 3] = [1.29, 1.43, 1.43];
const PORTS: [f32; 3] = [0.8, 1.0, 1.0];
const WINDS: [f32; 3] = [1.42, 0.95, 0.92];
const PIRATES: [f32; 3] = [1.0, 1.0, 1.41];
const PLANTATIONS: [f32; 3] = [0.8, 0.94, 0.8];
/// Bonus for collecting a good that the seat's own plantation grows.
const OWNED: f32 = 1.0;
/// Value of an unknown card.
pub const UNKNOWN: f32 = 2.2;
/// Average value of the two cards drawn in a turn.
pub const TURN_DRAW_VALUE: f32 = 1.4;
/// Value of a plantation at the beginning of the game: for tea, and the increment for each more valuable good.
const PLANTATION_VALUE: (f32, f32) = (7.58, 0.67);
/// Value of being the only seat with the most officials.
const OFFICIALS: f32 = 4.31;

fn copies_value(count: u8, worth: &[f32; 3]) -> f32 {
    match count {
        0 => 0.0,
        1 => worth[0],
        2 => worth[0] + worth[1],
        more => worth[0] + worth[1] + worth[2] * f32::from(more - 2),
    }
}

/// Returns the value of a hand to a seat with these plantations.
pub fn value(hand: &Cards, owned: &[u16; GOODS]) -> f32 {
    let plantations = hand[Card::Plantation];
    let (mut first, mut second) = (0.0_f32, 0.0_f32);
    for good in Good::ALL {
        let goods = hand[good.card()];
        if goods == 0 {
            continue;
        }
        let own = owned[good.index()];
        let size = meld_size(hand, owned, good);
        let meld = f32::from(PRICES[good.index()].1[usize::from(size - 1)]) + OWNED * f32::from(own);
        if meld > first {
            (first, second) = (meld, first);
        } else if meld > second {
            second = meld;
        }
    }
    let (clippers, ports) = (hand[Card::Clipper], hand[Card::Port]);
    let ready = MELD_READINESS[usize::from(clippers > 0) + usize::from(ports > 0)];
    first * ready
        + second * SECOND_MELD_WEIGHT
        + copies_value(clippers, &CLIPPERS)
        + copies_value(ports, &PORTS)
        + copies_value(hand[Card::Winds], &WINDS)
        + copies_value(hand[Card::Pirates], &PIRATES)
        + copies_value(plantations, &PLANTATIONS)
}

/// Returns the share of the game left for a seat: 1 at the beginning, 0 at the target.
pub fn remaining_share(state: &State, seat: Seat) -> f32 {
    remaining_share_at(state.total(seat))
}

/// Returns the share of the game left at this total.
fn remaining_share_at(total: u16) -> f32 {
    f32::from(TARGET.saturating_sub(total)) / f32::from(TARGET)
}

/// Returns the value of a seat without its hand: its points, and the prospects of its plantations and officials;
/// `most` is the largest number of officials of another seat.
pub fn value_without_hand(total: u16, owned: &[u16; GOODS], officials: u16, most: u16) -> f32 {
    let mut built = 0.0;
    for good in Good::ALL {
        let count = f32::from(owned[good.index()]);
        built += count * (PLANTATION_VALUE.0 + PLANTATION_VALUE.1 * f32::from(good as u8));
    }
    built /= 1.0 + 0.15 * owned.iter().map(|count| f32::from(*count)).sum::<f32>();
    let officials = if officials > most { OFFICIALS } else { 0.0 };
    f32::from(total) + remaining_share_at(total) * (built + officials)
}

/// Returns the prospects of a seat: its points, and the expected value of its cards and buildings. The two cards of a
/// turn that has only just begun are discounted, since the others will draw theirs too; cards that will have to be
/// discarded do not count.
pub fn prospects(state: &State, seat: Seat) -> f32 {
    let owned = &state.plantations[seat];
    let most = seat.others(state.seats).map(|other| state.officials[other]).max().unwrap_or_default();
    let fresh = seat == state.active && state.phase == Phase::Draw && state.clippers_used == 0;
    let drawn = if fresh { TURN_DRAW_VALUE } else { 0.0 };
    value_without_hand(state.total(seat), owned, state.officials[seat], most)
        + value_after_discards(&state.hands[seat], owned)
        - drawn
}

/// Returns the value of a hand after the discards it will need.
pub fn value_after_discards(cards: &Cards, owned: &[u16; GOODS]) -> f32 {
    let mut cards = *cards;
    let mut best = value(&cards, owned);
    // Only a fleet takes a hand more than a few cards above the limit, and then the last cards hardly matter.
    for _ in LIMIT..cards.len().min(LIMIT + 4) {
        let (mut left, mut most) = (cards, f32::MIN);
        for (card, _) in cards.iter() {
            let mut rest = cards;
            rest.take(card, 1);
            let value_of_rest = value(&rest, owned);
            if value_of_rest > most {
                (left, most) = (rest, value_of_rest);
            }
        }
        (cards, best) = (left, most);
    }
    best
}
