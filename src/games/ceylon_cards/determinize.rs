//! Determinization: samples what a seat cannot see, namely the rest of the other hands, the deck, and whispered
//! offers.
//!
//! Called by opponents before each search and by previews. Everything the view shows is preserved.

use super::cards::Cards;
use super::data::decks;
use super::events::Lot;
use super::memory::Memory;
use super::pieces::{Card, KINDS};
use super::state::{Offer, Pending, State};
use super::view::{Seen, SeenOffer, View};
use crate::engine::{Chance, PerSeat, Seat, Viewer};

/// Samples a state that the viewer cannot distinguish from the true one.
///
/// # Panics
/// If the view is that of a bystander.
pub fn determinize(view: &View, chance: &mut Chance) -> State {
    // For a viewer who sees all hands, only the deck is sampled.
    let others: Vec<Seat> = match view.viewer {
        Viewer::Seat(me) => me.others(view.seats).collect(),
        Viewer::Everyone => Vec::new(),
        Viewer::Public => panic!("a bystander's view is not determinized"),
    };
    let mut unseen = Cards::decks(decks(view.seats));
    unseen -= view.discard;
    Seat::all(view.seats).for_each(|seat| unseen -= view.hands[seat].known);

    let mut hands = PerSeat::from_fn(|seat| view.hands[seat].known);
    let offer = match &view.pending {
        Seen::Offer(offer) => Some(offer),
        _ => None,
    };
    if let Some(offer) = offer {
        deal_sparing(&mut hands, hands_sparing_a_kind(offer, view), &mut unseen, chance);
    }
    for &seat in &others {
        while hands[seat].len() < view.hands[seat].size {
            hands[seat].put(unseen.draw(chance));
        }
    }

    let mut memory = Memory::default();
    if let Viewer::Seat(me) = view.viewer {
        others.iter().for_each(|seat| memory.set(me, *seat, view.hands[*seat].known));
    }
    let pending = pending(view, &hands, chance);
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

/// Samples the pending decision, including a whispered offer.
fn pending(view: &View, hands: &PerSeat<Cards>, chance: &mut Chance) -> Pending {
    let seen_offer = match &view.pending {
        Seen::Nothing => return Pending::Nothing,
        Seen::Raid(raid) => return Pending::Raid(*raid),
        Seen::Offer(seen_offer) => seen_offer,
    };
    let (give, want) = sample_whispered(seen_offer.give, seen_offer.want, &hands[view.active], chance);
    let (counter_give, counter_want) =
        sample_whispered(seen_offer.counter_give, seen_offer.counter_want, &hands[seen_offer.asked], chance);
    Pending::Offer(Offer {
        to: seen_offer.to,
        stage: seen_offer.stage,
        since: seen_offer.since,
        asked: seen_offer.asked,
        give,
        want,
        counter_give,
        counter_want,
    })
}

/// Returns one side of an offer as it was seen or, if it is hidden, samples it: cards of the hand to give, and cards of
/// other kinds to ask for.
fn sample_whispered(give: Lot, want: Lot, hand: &Cards, chance: &mut Chance) -> (Cards, Cards) {
    if let (Some(give), Some(want)) = (give.cards, want.cards) {
        return (give, want);
    }
    let mut rest = *hand;
    if want.count > 0 && usize::from(give.count) >= KINDS {
        // The cards given could include every kind and leave none to ask for, so the scarcest kind is held back.
        let spare = Card::ALL.into_iter().min_by_key(|card| rest[*card]).expect("there are kinds of cards");
        rest.take(spare, rest[spare]);
    }
    let given: Cards = (0..give.count).map(|_| rest.draw(chance)).collect();
    let names: Cards = Card::ALL.into_iter().filter(|card| given[*card] == 0).collect();
    let wanted = (0..want.count).map(|_| names.at(chance.index(usize::from(names.len())) as u8)).collect();
    (given, wanted)
}

/// A hand that asks for cards and gives at least as many hidden cards as there are kinds. It gives no card of one kind,
/// the spared one, so that there is a kind to ask for.
#[derive(Clone, Copy)]
struct Sparing {
    seat: Seat,
    /// Cards still to be dealt to it.
    missing: u8,
    /// Number of cards that it does not give: all its cards of the spared kind are among them.
    kept: u8,
    /// The kind of which no card is given.
    kind: Card,
    /// Maximum number of further cards of that kind that it may be dealt.
    room: u8,
}

/// Returns the seats in an offer that must keep all cards of one kind; the kind is still to be drawn.
fn hands_sparing_a_kind(offer: &SeenOffer, view: &View) -> Vec<Sparing> {
    let check = |(seat, give, want): (Seat, Lot, Lot)| {
        let hand = &view.hands[seat];
        let unseen = give.cards.is_none() && want.count > 0 && usize::from(give.count) >= KINDS;
        let (missing, kept) = (hand.size - hand.known.len(), hand.size - give.count);
        unseen.then_some(Sparing { seat, missing, kept, kind: Card::Clipper, room: 0 })
    };
    let sides = [(view.active, offer.give, offer.want), (offer.asked, offer.counter_give, offer.counter_want)];
    sides.into_iter().filter_map(check).collect()
}

/// Deals to these hands so that each can give its cards without touching one kind.
///
/// The hands may need nearly all unseen cards, so their kinds are chosen together, and no card is dealt that would make
/// the rest of the deal impossible.
fn deal_sparing(hands: &mut PerSeat<Cards>, crowded: Vec<Sparing>, unseen: &mut Cards, chance: &mut Chance) {
    let mut choices: Vec<Vec<Sparing>> = vec![vec![]];
    for one in crowded {
        let known = hands[one.seat];
        let kinds = Card::ALL.into_iter().filter_map(|kind| {
            let room = one.kept.checked_sub(known[kind])?;
            Some(Sparing { kind, room, ..one })
        });
        let kinds: Vec<Sparing> = kinds.collect();
        let extended_by =
            |choice: &Vec<Sparing>| kinds.iter().map(|one| [choice.as_slice(), &[*one]].concat()).collect();
        choices = choices.iter().flat_map::<Vec<Vec<Sparing>>, _>(extended_by).collect();
    }
    choices.retain(|choice| can_deal(choice, unseen));
    // The true hands match one of the choices.
    let mut left = choices.swap_remove(chance.index(choices.len()));
    for position in 0..left.len() {
        while left[position].missing > 0 {
            let mut possible = Cards::NONE;
            for (card, count) in unseen.iter() {
                if deal(&left, position, card, unseen).is_some() {
                    possible += Cards::copies(card, count);
                }
            }
            let card = possible.draw(chance);
            let Some((after, rest)) = deal(&left, position, card, unseen) else { unreachable!("it is possible") };
            hands[left[position].seat].put(card);
            (left, *unseen) = (after, rest);
        }
    }
}

/// Returns the hands and cards left after dealing this card; `None` if the deal could not be completed.
fn deal(left: &[Sparing], index: usize, card: Card, unseen: &Cards) -> Option<(Vec<Sparing>, Cards)> {
    let (mut after, mut rest) = (left.to_vec(), *unseen);
    let one = &mut after[index];
    one.missing -= 1;
    if one.kind == card {
        one.room = one.room.checked_sub(1)?;
    }
    rest.take(card, 1);
    can_deal(&after, &rest).then_some((after, rest))
}

/// Whether there are enough cards for all these hands: for each alone, and for all together, even if they spare the
/// same kind.
fn can_deal(hands: &[Sparing], unseen: &Cards) -> bool {
    let enough = |hands: &[Sparing]| {
        let missing: u32 = hands.iter().map(|one| u32::from(one.missing)).sum();
        let kind = hands.first().map(|one| one.kind).filter(|kind| hands.iter().all(|one| one.kind == *kind));
        let all = u32::from(unseen.len());
        let usable = kind.map_or(all, |kind| {
            let room: u32 = hands.iter().map(|one| u32::from(one.room)).sum();
            all - u32::from(unseen[kind]) + room.min(unseen[kind].into())
        });
        missing <= usable
    };
    enough(hands) && hands.iter().all(|one| enough(core::slice::from_ref(one)))
}
