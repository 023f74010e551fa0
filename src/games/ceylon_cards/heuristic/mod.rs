//! The opponents' evaluation of positions and actions.
//!
//! Called by the search in determinized states; uses only floating-point sums, products and square roots. The value of
//! a hand is in `hand`, that of a trade in `trade`.

pub(super) mod hand;
pub(super) mod trade;

use crate::engine::{Character, Heuristic, PerSeat, Seat};
use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::data::TARGET;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::state::{Pending, Phase, Raid, Stage, State};

impl Heuristic for CeylonCards {
    /// Evaluating the position immediately is more accurate than after a few random plies.
    const ROLLOUT_PLIES: u32 = 0;
    const BUDGETS: [(u32, u32); 4] = [(1, 20), (1, 160), (1, 1200), (4, 12_000)];
    /// In this game the levels also differ in how often they overlook plays from their own hands.
    const OVERSIGHTS: [u8; 4] = [55, 40, 30, 0];
    const REVIEWED_PLIES: u16 = 380;

    // Only plays from the hand can be overlooked, never an offer, an answer or a forced discard.
    fn can_be_overlooked(action: &Action) -> bool {
        matches!(
            action,
            Action::Meld { .. }
                | Action::Plantation(_)
                | Action::Official
                | Action::Attack(_)
                | Action::Fleet(_)
                | Action::Monsoon
                | Action::Typhoon
                | Action::Clipper
        )
    }

    /// Compares each pair of seats by their prospects: a lead is worth more the closer the end is.
    fn evaluate(state: &State) -> PerSeat<f32> {
        let mut prospects = [0.0_f32; 8];
        let mut nearest = 0.0_f32;
        for seat in Seat::all(state.seats) {
            let own = hand::prospects(state, seat);
            prospects[seat.index()] = own;
            nearest = nearest.max(own);
        }
        let uncertain = 20.0 + 7.0 * (f32::from(TARGET) - nearest).max(0.0);
        let mut shares = PerSeat([0.0_f32; 8]);
        let mut sum = 0.0;
        for seat in Seat::all(state.seats) {
            let mut share = 1.0;
            for other in seat.others(state.seats) {
                let lead = prospects[seat.index()] - prospects[other.index()];
                share *= 0.5 + 0.5 * lead / (lead * lead + uncertain).sqrt();
            }
            shares[seat] = share;
            sum += share;
        }
        for seat in Seat::all(state.seats) {
            shares[seat] /= sum;
        }
        shares
    }

    fn priors(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        match &state.pending {
            Pending::Nothing if state.phase == Phase::End => discards(state, legal, weights),
            Pending::Nothing => phases(state, legal, weights),
            Pending::Offer(offer) => match offer.stage {
                Stage::Offer | Stage::Counter => trade::compose(state, offer, legal, weights),
                Stage::Answer | Stage::Reply => trade::answer(state, offer, legal, weights),
            },
            Pending::Raid(raid) => weights.extend(legal.iter().map(|action| defence_weight(state, raid, *action))),
        }
    }

    // The builder favours plantations and officials, the trader cards to trade with.
    fn progress(state: &State, seat: Seat, character: Character) -> f32 {
        match character {
            Character::Builder => f32::from(state.planted(seat) + state.officials[seat]) / 10.0,
            Character::Trader => f32::from(state.hands[seat].len()) / 10.0,
            Character::Racer => f32::from(state.total(seat)) / 50.0,
        }
    }
}

/// Returns the prior of an action that gains this many points.
pub(super) fn prior(gain: f32) -> f32 {
    if gain > 0.0 { (0.5 + gain) * (0.5 + gain) } else { 0.25 / ((1.0 - gain) * (1.0 - gain)) }
}

/// Weights discards by rules of thumb: single goods go first, then cards held in plenty.
fn discards(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let (hand, owned) = (&state.hands[state.active], &state.plantations[state.active]);
    weights.extend(legal.iter().map(|action| {
        let Action::Discard(card) = *action else { return 0.0 };
        let count = hand[card];
        match card.good() {
            Some(good) => {
                let kept = f32::from(count) + f32::from(owned[good.index()]);
                6.0 / (1.0 + kept * kept + 0.3 * f32::from(good as u8))
            }
            None if count > 2 => 2.0,
            None => [0.2, 0.6][usize::from(count == 2)],
        }
    }));
}

/// Weights the actions of a turn by rules of thumb. The weights may be crude, since the search evaluates the results,
/// but they must be fast to compute.
fn phases(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let hand = &state.hands[state.active];
    let spare = |card: Card, needed: u8| f32::from(hand[card].saturating_sub(needed));
    weights.extend(legal.iter().map(|action| match *action {
        Action::Clipper => 0.4 + spare(Card::Clipper, 1),
        // One offer a turn, so that human players are not kept waiting.
        Action::Offer(_) if state.offers_made > 0 => 0.0,
        Action::Offer(to) => trade::interest(state, to),
        Action::Attack(_) => 3.0,
        Action::Fleet(target) => 0.6 * f32::from(state.hands[target].len()),
        Action::Monsoon => 0.5 + spare(Card::Winds, 2),
        Action::Typhoon => 0.3,
        Action::Plantation(_) => 4.0 * hand::remaining_share(state, state.active),
        Action::Official => 0.7 + spare(Card::Port, 2),
        Action::Meld { good, goods, plantations } => {
            let points = f32::from(good.price(goods + plantations));
            0.1 * points * points
        }
        _ => 3.0,
    }));
}

/// Returns the prior of a reaction to pirates.
fn defence_weight(state: &State, raid: &Raid, action: Action) -> f32 {
    match (raid, action) {
        (Raid::Attack { target }, Action::Negate) => {
            let hand = &state.hands[*target];
            let mean = hand::value(hand, &state.plantations[*target]) / f32::from(hand.len());
            prior(1.5 * mean - 1.2)
        }
        (Raid::Fleet { target, asked, .. }, Action::Commit(clippers)) => {
            let own = target == asked;
            match (own, clippers) {
                (true, 2) => 6.0,
                (true, 1) => 2.0,
                (true, _) => 0.5,
                // The others defend if the target's hand is large.
                (false, 0) => 1.0,
                (false, 1) => 0.15 * f32::from(state.hands[*target].len()),
                (false, _) => 0.07 * f32::from(state.hands[*target].len()),
            }
        }
        _ => 0.5,
    }
}

pub(super) fn addresses(to: Partner, seat: Seat) -> bool {
    match to {
        Partner::Seat(partner) => partner == seat,
        Partner::Anyone => true,
    }
}
