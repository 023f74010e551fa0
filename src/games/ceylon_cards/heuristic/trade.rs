//! The opponents' evaluation of trades: the cards they would rather have, and what the other side might agree to.
//!
//! Used by `mod`. Evaluates determinized hands, so it can be wrong about them, as people can.

use crate::engine::Seat;
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::heuristic::{addresses, hand, prior};
use crate::games::ceylon_cards::pieces::{Card, GOODS, KINDS};
use crate::games::ceylon_cards::state::{Offer, Stage, State};

/// Weight of the other side's gain as a reason against a trade, divided by the number of opponents.
const ENVY: f32 = 0.8;
/// Gain or loss, in points, above which a trade is a clear case.
pub(in crate::games::ceylon_cards) const MIN_GAIN: f32 = 1.0;
/// Weight of an option that is hardly worth considering, but may be the only one.
const FAINT: f32 = 0.001;

/// The gain of a seat's hand from one more card of each kind, and its loss from one fewer.
struct CardValues {
    gain: [f32; KINDS],
    loss: [f32; KINDS],
}

impl CardValues {
    fn for_hand(hand: &Cards, owned: &[u16; GOODS]) -> CardValues {
        let now = hand::value(hand, owned);
        let mut values = CardValues { gain: [0.0; KINDS], loss: [0.0; KINDS] };
        for card in Card::ALL {
            let mut other = *hand;
            other.put(card);
            values.gain[card.index()] = hand::value(&other, owned) - now;
            if hand[card] > 0 {
                other.take(card, 2);
                values.loss[card.index()] = now - hand::value(&other, owned);
            }
        }
        values
    }
}

/// Returns the prior of making an offer to `to`.
pub fn interest(state: &State, to: Partner) -> f32 {
    let own = state.hands[state.active].len();
    let hand_size = state.want_most(to);
    if own == 0 || hand_size == 0 {
        return FAINT;
    }
    match (to, state.seats) {
        (_, 2) => 0.1,
        (Partner::Seat(_), seats) => 0.4 / f32::from(seats - 1),
        (Partner::Anyone, _) => 0.4,
    }
}

/// Returns the gain of the seat that gives `give` and gets `get`.
fn gain(state: &State, seat: Seat, give: &Cards, get: &Cards) -> f32 {
    let (hand, owned) = (state.hands[seat], &state.plantations[seat]);
    let mut after = hand;
    after.remove_all_present(give);
    after += *get;
    hand::value(&after, owned) - hand::value(&hand, owned)
}

/// Pushes weights for accepting, declining and countering.
pub fn answer(state: &State, offer: &Offer, legal: &[Action], weights: &mut Vec<f32>) {
    let (own, other, give, get) = match offer.stage {
        Stage::Reply => (state.active, offer.asked, &offer.counter_want, &offer.counter_give),
        _ => (offer.asked, state.active, &offer.want, &offer.give),
    };
    let envy = ENVY / f32::from(state.seats - 1);
    let net = gain(state, own, give, get) - envy * gain(state, other, get, give).max(0.0);
    // Clear cases need no search; above all, an opponent must not agree to its own loss.
    let can = legal.first() == Some(&Action::Accept);
    for action in legal {
        weights.push(match action {
            Action::Accept if net < -MIN_GAIN => 0.0,
            Action::Accept => prior(net),
            Action::Decline if can && net > MIN_GAIN => 0.0,
            Action::Decline => 0.4,
            _ if can && net > MIN_GAIN => 0.0,
            _ => 0.05,
        });
    }
}

/// Pushes weights for composing an offer or a counter-offer: one card for one, sometimes two for one, attractive to
/// both sides.
pub fn compose(state: &State, offer: &Offer, legal: &[Action], weights: &mut Vec<f32>) {
    let counter = offer.stage == Stage::Counter;
    let (actor, give, want) = match counter {
        true => (offer.asked, &offer.counter_give, &offer.counter_want),
        false => (state.active, &offer.give, &offer.want),
    };
    let to = if counter { Partner::Seat(state.active) } else { offer.to };
    if !want.is_empty() {
        // The opponents do not extend an offer that already asks for a card.
        let enough = |action: &Action| if *action == Action::Propose { 1.0 } else { 0.0 };
        weights.extend(legal.iter().map(enough));
        return;
    }
    let own = CardValues::for_hand(&state.hands[actor], &state.plantations[actor]);
    let mut partners = [const { None }; 8];
    for seat in actor.others(state.seats).filter(|seat| addresses(to, *seat)) {
        let values = CardValues::for_hand(&state.hands[seat], &state.plantations[seat]);
        partners[seat.index()] = Some((values, &state.hands[seat]));
    }
    // The value of a swap: its gain, provided that a partner has the card and may agree.
    let swap = |given: Card, loss: f32, wanted: Card| {
        let net = own.gain[wanted.index()] - loss;
        if given == wanted || net <= 0.0 {
            return 0.0;
        }
        let mut agreeable = 0.02_f32;
        for (values, hand) in partners.iter().flatten() {
            if hand[wanted] > 0 {
                let partner_gain = values.gain[given.index()] - values.loss[wanted.index()];
                agreeable = agreeable.max(if partner_gain > 0.0 {
                    1.0
                } else {
                    0.5 / ((1.0 - partner_gain) * (1.0 - partner_gain))
                });
            }
        }
        net * net * agreeable
    };
    let given = give.last();
    let loss_so_far = gain(state, actor, give, &Cards::NONE);
    for action in legal {
        weights.push(match (*action, given) {
            (Action::Give(card), None) => {
                let swaps = Card::ALL.into_iter().map(|wanted| swap(card, own.loss[card.index()], wanted));
                FAINT / (1.0 + own.loss[card.index()]) + swaps.fold(0.0, f32::max)
            }
            // Two for one, if the first card is not tempting enough.
            (Action::Give(card), Some(_)) if give.len() == 1 => 0.02 / (1.0 + own.loss[card.index()]),
            (Action::Want(card), Some(given)) => {
                FAINT * own.gain[card.index()].max(0.1) + swap(given, -loss_so_far, card)
            }
            _ => 0.0,
        });
    }
    if weights[weights.len() - legal.len()..].iter().all(|weight| *weight <= 0.0) {
        // An empty hand has nothing to give, so it only asks.
        let start = weights.len() - legal.len();
        weights[start..].fill(1.0);
    }
}
