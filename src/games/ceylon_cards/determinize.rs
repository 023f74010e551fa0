//! Inventing what a seat cannot see: the rest of the other hands, the deck, whispered offers.
//!
//! Called by opponents before each search and by previews. Everything that the view shows comes
//! out as it was.

use super::cards::Cards;
use super::data::decks;
use super::events::Lot;
use super::memory::Memory;
use super::pieces::{Card, KINDS};
use super::state::{Offer, Pending, State};
use super::view::{Seen, SeenOffer, View};
use crate::engine::{Chance, PerSeat, Seat, Viewer};

/// A state that the viewer cannot tell from the true one.
///
/// # Panics
/// When the view is not that of a seat.
pub fn determinize(view: &View, chance: &mut Chance) -> State {
    let Viewer::Seat(me) = view.viewer else { panic!("only a seat imagines") };
    let mut unseen = Cards::decks(decks(view.seats));
    unseen -= view.discard;
    Seat::all(view.seats).for_each(|seat| unseen -= view.hands[seat].known);

    let mut hands = PerSeat::from_fn(|seat| view.hands[seat].known);
    let offer = match &view.pending {
        Seen::Offer(offer) => Some(offer),
        _ => None,
    };
    for (seat, spare) in offer.map(|offer| crowded(offer, view.active)).into_iter().flatten().flatten() {
        deal_sparing(&mut hands[seat], view.hands[seat].size, spare, &mut unseen, chance);
    }
    for seat in me.others(view.seats) {
        while hands[seat].len() < view.hands[seat].size {
            hands[seat].put(unseen.draw(chance));
        }
    }

    let mut memory = Memory::default();
    me.others(view.seats).for_each(|seat| memory.set(me, seat, view.hands[seat].known));
    let pending = match &view.pending {
        Seen::Nothing => Pending::Nothing,
        Seen::Raid(raid) => Pending::Raid(*raid),
        Seen::Offer(seen) => {
            let (give, want) = said(seen.give, seen.want, &hands[view.active], chance);
            let (counter_give, counter_want) = said(seen.counter_give, seen.counter_want, &hands[seen.asked], chance);
            Pending::Offer(Offer {
                to: seen.to,
                stage: seen.stage,
                since: seen.since,
                asked: seen.asked,
                give,
                want,
                counter_give,
                counter_want,
            })
        }
    };
    State {
        rules: view.rules,
        options: view.options,
        seats: view.seats,
        hands,
        points: view.points,
        plantations: view.plantations,
        officials: view.officials,
        deck: unseen,
        discard: view.discard,
        first: view.first,
        active: view.active,
        phase: view.phase,
        round: view.round,
        clippers_used: view.clippers_used,
        offers_made: view.offers_made,
        pending,
        memory,
        ending: view.ending,
    }
}

/// What was whispered: some cards of the hand, and names that are not among them.
fn said(give: Lot, want: Lot, hand: &Cards, chance: &mut Chance) -> (Cards, Cards) {
    if let (Some(give), Some(want)) = (give.cards, want.cards) {
        return (give, want);
    }
    let mut rest = *hand;
    if want.count > 0 && usize::from(give.count) >= KINDS {
        // So many are given that hardly any name is left to be wanted: keep back the scarcest.
        let spare = Card::ALL.into_iter().min_by_key(|card| rest[*card]).expect("there are kinds of cards");
        rest.take(spare, rest[spare]);
    }
    let given: Cards = (0..give.count).map(|_| rest.draw(chance)).collect();
    let names: Cards = Card::ALL.into_iter().filter(|card| given[*card] == 0).collect();
    let wanted = (0..want.count).map(|_| names.at(chance.index(usize::from(names.len())) as u8)).collect();
    (given, wanted)
}

/// The seats that gave so many cards unseen, while wanting others, that their hand must have a kind
/// of which it can spare all: at most so many cards of it.
fn crowded(offer: &SeenOffer, active: Seat) -> [Option<(Seat, u8)>; 2] {
    let check = |seat: Seat, give: Lot, want: Lot| {
        let unseen = give.cards.is_none() && want.count > 0 && usize::from(give.count) >= KINDS;
        unseen.then_some((seat, give.count))
    };
    [check(active, offer.give, offer.want), check(offer.asked, offer.counter_give, offer.counter_want)]
}

/// Deals a hand of `size` from which `give` cards can be given without touching one kind.
fn deal_sparing(hand: &mut Cards, size: u8, give: u8, unseen: &mut Cards, chance: &mut Chance) {
    let needed = size - hand.len();
    let room = |kind: Card| (size - give).checked_sub(hand[kind]);
    let possible =
        |kind: &Card| room(*kind).is_some_and(|room| unseen.len() - unseen[*kind] + room.min(unseen[*kind]) >= needed);
    let kinds: Vec<Card> = Card::ALL.into_iter().filter(possible).collect();
    let Some(kind) = (!kinds.is_empty()).then(|| kinds[chance.index(kinds.len())]) else { return };
    let aside = Cards::of(kind, unseen[kind]);
    *unseen -= aside;
    while hand.len() < size && !unseen.is_empty() {
        hand.put(unseen.draw(chance));
    }
    *unseen += aside;
    while hand.len() < size {
        unseen.take(kind, 1);
        hand.put(kind);
    }
}
