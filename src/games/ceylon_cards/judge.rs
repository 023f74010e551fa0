//! What opponents think of a position and of the actions in it.
//!
//! Called by the search in states that it imagined. Sums, products and square roots only. What
//! cards are worth is in `appraise.rs`, what a trade is worth in `haggle.rs`.

use super::CeylonCards;
use super::action::{Action, Partner};
use super::appraise::{self, CARD};
use super::cards::Cards;
use super::data::{Card, TARGET};
use super::haggle;
use super::state::{Pending, Phase, Raid, Stage, State};
use crate::engine::{Judge, PerSeat, Seat};

/// A stolen card, and how much more it is when taken from somebody near the target.
const STEAL: (f32, f32) = (1.5, 0.5);
/// Each card that a fleet takes.
const FLEET: f32 = 1.2;
/// A card that a Monsoon takes from one opponent.
const MONSOON: f32 = 1.91;
/// A card that a Typhoon takes from one opponent.
const TYPHOON: f32 = 0.78;

impl Judge for CeylonCards {
    /// The judgement of a hand is better than a few plies more of chance.
    const HORIZON: u32 = 0;
    const EFFORTS: [(u32, u32); 4] = [(1, 10), (1, 300), (2, 1500), (4, 8000)];

    /// Each pair of seats is compared by what they may count on: a lead is worth more, the nearer
    /// the end.
    fn worth(state: &State) -> PerSeat<f32> {
        let mut prospects = [0.0_f32; 8];
        let mut nearest = 0.0_f32;
        for seat in Seat::all(state.seats) {
            let own = appraise::prospects(state, seat);
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

    fn weigh(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        match &state.pending {
            Pending::Nothing if state.phase == Phase::End => discards(state, legal, weights),
            Pending::Nothing => phases(state, legal, weights),
            Pending::Offer(offer) => match offer.stage {
                Stage::Offer | Stage::Counter => haggle::spell(state, offer, legal, weights),
                Stage::Answer | Stage::Reply => haggle::answer(state, offer, legal, weights),
            },
            Pending::Raid(raid) => weights.extend(legal.iter().map(|action| defend(state, raid, *action))),
        }
    }
}

/// How likely an action is that gains so many points.
pub(super) fn urge(gain: f32) -> f32 {
    if gain > 0.0 { (0.5 + gain) * (0.5 + gain) } else { 0.25 / ((1.0 - gain) * (1.0 - gain)) }
}

fn discards(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let (hand, owned) = (&state.hands[state.active], &state.plantations[state.active]);
    let worth = |action: &Action| match action {
        Action::Discard(card) => appraise::hand(&without(hand, *card, 1), owned),
        _ => 0.0,
    };
    let start = weights.len();
    weights.extend(legal.iter().map(worth));
    let best = weights[start..].iter().copied().fold(f32::MIN, f32::max);
    for weight in &mut weights[start..] {
        let loss = best - *weight;
        *weight = 1.0 / ((0.2 + loss) * (0.2 + loss));
    }
}

fn without(hand: &Cards, card: Card, count: u8) -> Cards {
    let mut rest = *hand;
    rest.take(card, count);
    rest
}

/// The phase of an action on turn.
fn phase(action: Action) -> Phase {
    match action {
        Action::Clipper => Phase::Draw,
        Action::Offer(_) => Phase::Trade,
        Action::Attack(_) | Action::Fleet(_) => Phase::Pirates,
        Action::Monsoon | Action::Typhoon => Phase::Storm,
        Action::Plantation(_) | Action::Official => Phase::Build,
        Action::Meld { .. } => Phase::Ship,
        _ => Phase::End,
    }
}

/// Whoever goes on to a later phase forgoes what an earlier one would have brought.
fn phases(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let seat = state.active;
    let now = appraise::hand(&state.hands[seat], &state.plantations[seat]);
    let start = weights.len();
    let mut earliest = Phase::End;
    for action in legal {
        let weight = match action {
            // One offer a turn, so that nobody waits for a computer.
            Action::Offer(_) if state.offers_made > 0 => 0.0,
            Action::Offer(to) => haggle::interest(state, *to),
            action => {
                let gain = gain(state, *action, now);
                if gain > 0.0 {
                    earliest = earliest.min(phase(*action));
                }
                urge(gain)
            }
        };
        weights.push(weight);
    }
    for (action, weight) in legal.iter().zip(&mut weights[start..]) {
        if phase(*action) > earliest {
            *weight *= 0.1;
        }
    }
}

/// What an action on turn gains, in points, over ending the turn.
fn gain(state: &State, action: Action, now: f32) -> f32 {
    let seat = state.active;
    let (hand, owned) = (&state.hands[seat], &state.plantations[seat]);
    let kept = |card: Card, count: u8| appraise::hand(&without(hand, card, count), owned) - now;
    let others = f32::from(state.seats - 1).sqrt();
    let near = |target: Seat| STEAL.1 * (1.0 - appraise::rest(state, target)) * 2.0;
    match action {
        Action::Clipper => kept(Card::Clipper, 1) + 2.0 * CARD,
        Action::Attack(target) => STEAL.0 + near(target) + kept(Card::Pirates, 1),
        Action::Fleet(target) => FLEET * f32::from(state.hands[target].len()) + near(target) + kept(Card::Pirates, 3),
        Action::Monsoon => MONSOON * others + kept(Card::Winds, 2),
        Action::Typhoon => {
            let taken: u8 = seat.others(state.seats).map(|other| state.hands[other].len()).sum();
            TYPHOON * f32::from(taken) / others - now
        }
        Action::Plantation(good) => {
            let mut rest = without(hand, Card::Plantation, 2);
            rest.take(good.card(), 2);
            let mut grown = *owned;
            grown[good.index()] += 1;
            appraise::grove(state, seat, good) + appraise::hand(&rest, &grown) - now
        }
        Action::Official => appraise::official(state, seat) + kept(Card::Port, 2),
        Action::Meld { good, goods, plantations } => {
            let points = good.price(goods + plantations);
            if state.total(seat) + points >= TARGET {
                return 100.0;
            }
            let mut rest = without(hand, Card::Clipper, 1);
            rest.take(Card::Port, 1);
            rest.take(good.card(), goods);
            rest.take(Card::Plantation, plantations);
            f32::from(points) + 3.0 * CARD + appraise::hand(&rest, owned) - now
        }
        _ => 0.0,
    }
}

/// How likely it is that a reaction to pirates is good.
fn defend(state: &State, raid: &Raid, action: Action) -> f32 {
    match (raid, action) {
        (Raid::Attack { target }, Action::Negate) => {
            let hand = &state.hands[*target];
            let mean = appraise::hand(hand, &state.plantations[*target]) / f32::from(hand.len());
            urge(1.5 * mean - 1.2)
        }
        (Raid::Fleet { target, asked, .. }, Action::Commit(clippers)) => {
            let own = target == asked;
            match (own, clippers) {
                (true, 2) => 6.0,
                (true, 1) => 2.0,
                (true, _) => 0.5,
                // The others defend when much is at stake.
                (false, 0) => 1.0,
                (false, 1) => 0.15 * f32::from(state.hands[*target].len()),
                (false, _) => 0.07 * f32::from(state.hands[*target].len()),
            }
        }
        _ => 0.5,
    }
}

/// Whether an offer goes to this seat.
pub(super) fn addresses(to: Partner, seat: Seat) -> bool {
    match to {
        Partner::Seat(partner) => partner == seat,
        Partner::Anyone => true,
    }
}
