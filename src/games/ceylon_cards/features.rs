//! Network inputs for the card game, from one seat's perspective.
//!
//! Computed from the view alone: the seat's own hand and its potential, all buildings and points, what is known of the
//! other hands, and the pending decision. Rivals are ordered by points, the leader first. Used by the opponents and
//! their training.

use super::CeylonCards;
use super::cards::Cards;
use super::data::{TARGET, decks};
use super::heuristic::hand;
use super::options::Target;
use super::pieces::{Card, GOODS, Good};
use super::score::meld_size;
use super::state::{Phase, Raid, Stage};
use super::view::{Seen, View};
use crate::engine::{Features, Inputs, Seat};

/// Number of rivals described individually, the leaders first.
const RIVALS: usize = 2;

impl Features for CeylonCards {
    const VERSION: u16 = 2;
    const FEATURES: usize = 757;
    const WEIGHTS: &'static [u8] = include_bytes!("weights.net");
    const NETWORK_PLIES: u32 = 8;
    const SHARES_ADD_UP: bool = false;
    const NETWORK_EXPLORATION: f32 = 1.2;

    fn seats(view: &View) -> u8 {
        view.seats
    }

    fn features(view: &View, inputs: &mut Inputs) {
        let own = view.seat();
        inputs.one_of(usize::from(view.seats - 2), 7);
        inputs.flag(view.options.ending == Target::EqualTurns);
        own_hand(view, own, inputs);
        estate(view, own, inputs);
        let mut rivals: Vec<Seat> = own.others(view.seats).collect();
        rivals.sort_by_key(|rival| core::cmp::Reverse(view.total(*rival)));
        for rank in 0..RIVALS {
            match rivals.get(rank) {
                Some(rival) => rival_facts(view, own, *rival, inputs),
                None => inputs.skip(RIVAL),
            }
        }
        unseen(view, own, inputs);
        decision(view, own, inputs);
    }
}

/// Adds the viewer's hand: its cards, its possible melds, and its heuristic value.
fn own_hand(view: &View, own: Seat, inputs: &mut Inputs) {
    let (hand, plantations) = (&view.hands[own].known, &view.plantations[own]);
    for card in Card::ALL {
        inputs.count(hand[card].into(), 5);
    }
    inputs.count(hand.len().into(), 10);
    let (mut first, mut second, mut best) = (0, 0, None);
    for good in Good::ALL {
        let size = meld_size(hand, plantations, good);
        inputs.count(size.into(), 7);
        if size > 0 && i32::from(good.price(size)) > first {
            best = Some((good, size));
        }
        let points = if size > 0 { i32::from(good.price(size)) } else { 0 };
        second = second.max(first.min(points));
        first = first.max(points);
    }
    let sails = usize::from(hand[Card::Clipper] > 0) + usize::from(hand[Card::Port] > 0);
    for ready in 0..3 {
        inputs.amount(if ready == sails { first } else { 0 }, 3, 12);
    }
    inputs.amount(second, 3, 7);
    inputs.amount((hand::value(hand, plantations) * 2.0) as i32, 3, 20);
    // The best meld, and the number of cards of its good that are in the deck and the other hands.
    inputs.one_of(best.map_or(0, |(good, _)| 1 + good.index()), 1 + GOODS as u16);
    let unseen = best.map_or(0, |(good, _)| unseen_cards(view, own)[good.card()]);
    inputs.count(unseen.into(), 10);
    inputs.amount((hand::value_after_discards(hand, plantations) * 2.0) as i32, 2, 30);
    inputs.amount(value_without_hand(view, own) as i32, 4, 25);
    let total = i32::from(view.total(own));
    inputs.flag(total + first >= i32::from(TARGET));
    inputs.flag(sails == 2 && total + first >= i32::from(TARGET));
}

/// Adds a seat's points, plantations and officials.
fn estate(view: &View, seat: Seat, inputs: &mut Inputs) {
    inputs.amount(view.total(seat).into(), 4, 25);
    for planted in view.plantations[seat] {
        inputs.count(planted.into(), 2);
    }
    inputs.count(view.plantations[seat].iter().map(|count| u32::from(*count)).sum(), 5);
    inputs.count(view.officials[seat].into(), 3);
    inputs.flag(view.officials[seat] > seat.others(view.seats).map(|other| view.officials[other]).max().unwrap_or(0));
}

/// Number of inputs that [`rival_facts`] adds.
const RIVAL: u16 = 25 + 12 + 5 + 3 + 1 + 10 + 11 * 2 + 1 + 20 + 2 * 20 + 2 * 24;

/// Adds a rival: points and buildings, and what is known of its hand.
fn rival_facts(view: &View, own: Seat, rival: Seat, inputs: &mut Inputs) {
    estate(view, rival, inputs);
    let hand = &view.hands[rival];
    inputs.count(hand.size.into(), 10);
    for card in Card::ALL {
        inputs.count(hand.known[card].into(), 2);
    }
    inputs.flag(view.active == rival);
    inputs.lead(i32::from(view.total(own)) - i32::from(view.total(rival)), 4, 10);
    // The heuristic's estimate of both seats: points and buildings, then with the expected value of the hands.
    let ahead = value_without_hand(view, own) - value_without_hand(view, rival);
    inputs.lead(ahead as i32, 2, 20);
    let known = &view.hands[rival].known;
    let unknown = f32::from(hand.size.saturating_sub(known.len()));
    let rival_value = hand::value(known, &view.plantations[rival]) + hand::UNKNOWN * unknown;
    let fresh = view.active == own && view.phase == Phase::Draw && view.clippers_used == 0;
    let own_value = hand::value_after_discards(&view.hands[own].known, &view.plantations[own])
        - if fresh { hand::TURN_DRAW_VALUE } else { 0.0 };
    inputs.lead((ahead + own_value - rival_value) as i32, 2, 24);
}

fn value_without_hand(view: &View, seat: Seat) -> f32 {
    let most = seat.others(view.seats).map(|other| view.officials[other]).max().unwrap_or(0);
    hand::value_without_hand(view.total(seat), &view.plantations[seat], view.officials[seat], most)
}

/// Returns the cards in the deck and in the other hands, known or not.
fn unseen_cards(view: &View, own: Seat) -> Cards {
    let mut unseen = Cards::decks(decks(view.seats));
    unseen -= view.discard;
    unseen -= view.hands[own].known;
    unseen
}

/// Adds the number of each card in the deck and the other hands, and the size of the deck.
fn unseen(view: &View, own: Seat, inputs: &mut Inputs) {
    let unseen = unseen_cards(view, own);
    for card in Card::ALL {
        inputs.amount(unseen[card].into(), 2, 4);
    }
    inputs.amount(view.deck.into(), 10, 6);
}

/// Adds the pending decision: whose turn it is, its phase, and any interruption.
fn decision(view: &View, own: Seat, inputs: &mut Inputs) {
    let (phase, mine) = (view.phase as usize, view.active == own);
    let rest = Phase::ALL.len() * usize::from(!mine);
    inputs.one_of(phase + rest, 2 * Phase::ALL.len() as u16);
    inputs.count(view.clippers_used.into(), 2);
    inputs.count(view.offers_made.into(), 2);
    let kinds = match &view.pending {
        Seen::Nothing => 0,
        Seen::Offer(offer) => match (offer.stage, mine, offer.asked == own) {
            (Stage::Offer | Stage::Counter, ..) => 1,
            (Stage::Answer, _, true) => 2,
            (Stage::Reply, true, _) => 3,
            _ => 4,
        },
        Seen::Raid(Raid::Attack { target }) => 5 + usize::from(*target == own),
        Seen::Raid(Raid::Fleet { target, .. }) => 7 + usize::from(*target == own),
    };
    inputs.one_of(kinds, 9);
    // The cards that an offer gives to this seat and takes from it.
    let lots = match &view.pending {
        Seen::Offer(offer) if offer.stage == Stage::Reply => (offer.counter_give.cards, offer.counter_want.cards),
        Seen::Offer(offer) => (offer.give.cards, offer.want.cards),
        _ => (None, None),
    };
    let is_asked = matches!(&view.pending, Seen::Offer(offer) if offer.asked == own && offer.stage == Stage::Answer);
    let replies = matches!(&view.pending, Seen::Offer(offer) if mine && offer.stage == Stage::Reply);
    let gain = match lots {
        (Some(get), Some(give)) if is_asked || replies => {
            let (hand, plantations) = (&view.hands[own].known, &view.plantations[own]);
            let mut after = *hand;
            after.remove_all_present(&give);
            after += get;
            (hand::value(&after, plantations) - hand::value(hand, plantations)).max(0.0)
        }
        _ => 0.0,
    };
    inputs.amount((gain * 2.0) as i32, 2, 8);
}
