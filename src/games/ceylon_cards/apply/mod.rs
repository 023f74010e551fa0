//! Carries out actions: the course of a turn, storms, buildings and melds.
//!
//! `trade` handles offers, `raid` pirates. Called by the session and the search through `mod`, with legal actions
//! only. Cards paid are on the discard pile before the effect is applied.

mod raid;
mod trade;

use crate::engine::{Chance, EventSink, Seat, SeatSet};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::data::{CLIPPER_DRAW, MELD_DRAW, ROUNDS, TARGET, TURN_DRAW};
use crate::games::ceylon_cards::events::{Drawn, Event, Lot};
use crate::games::ceylon_cards::options::Target;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::score::{end_by_total, hand_limit};
use crate::games::ceylon_cards::state::{End, Ending, Phase, State};

pub fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    match action {
        Action::Clipper => {
            pay_cost(state, seat, action);
            state.clippers_used += 1;
            sink.emit(|| Event::SpentClipper { seat });
            draw(state, seat, CLIPPER_DRAW, Drawn::Clipper, chance, sink);
        }
        Action::Offer(to) => trade::open(state, to),
        Action::Give(card) => trade::give(state, card),
        Action::Want(card) => trade::want(state, card),
        Action::Propose => trade::propose(state, sink),
        Action::Accept => trade::accept(state, sink),
        Action::Decline => trade::decline(state, sink),
        Action::Counter => trade::counter(state),
        Action::Attack(target) => raid::attack(state, target, sink),
        Action::Fleet(target) => raid::send_fleet(state, target, sink),
        Action::Negate => raid::negate(state, sink),
        Action::Pass => raid::pass(state, chance, sink),
        Action::Commit(clippers) => raid::promise(state, clippers, sink),
        Action::Monsoon => monsoon(state, chance, sink),
        Action::Typhoon => typhoon(state, sink),
        Action::Plantation(good) => {
            state.phase = Phase::Build;
            pay_cost(state, seat, action);
            state.plantations[seat][good.index()] += 1;
            sink.emit(|| Event::Planted { seat, good });
        }
        Action::Official => {
            state.phase = Phase::Build;
            pay_cost(state, seat, action);
            state.officials[seat] += 1;
            sink.emit(|| Event::Hired { seat });
        }
        Action::Meld { good, goods, plantations } => ship(state, good, goods, plantations, chance, sink),
        Action::End => close_turn(state, chance, sink),
        Action::Discard(card) => {
            pay(state, seat, card, 1);
            sink.emit(|| Event::Discarded { seat, card });
            close_turn(state, chance, sink);
        }
    }
}

/// Moves cards from a hand to the discard pile, visible to all.
pub(super) fn pay(state: &mut State, seat: Seat, card: Card, count: u8) {
    state.hands[seat].take(card, count);
    state.discard += Cards::copies(card, count);
    state.memory.record_departure(state.seats, seat, card, count);
}

/// Moves the cost of an action from a hand to the discard pile.
pub(super) fn pay_cost(state: &mut State, seat: Seat, action: Action) {
    for (card, count) in action.cost().iter() {
        pay(state, seat, card, count);
    }
}

/// Draws cards one by one, turning the discard pile into a new deck if the deck is empty.
fn draw(state: &mut State, seat: Seat, count: u8, drawn: Drawn, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let mut got = Cards::NONE;
    for left in (1..=count).rev() {
        if state.deck.is_empty() {
            if !got.is_empty() {
                sink.emit(|| Event::Drew { seat, drawn, cards: Lot::visible(got) });
                got = Cards::NONE;
            }
            if state.discard.is_empty() {
                sink.emit(|| Event::Forfeited { seat, count: left });
                return;
            }
            core::mem::swap(&mut state.deck, &mut state.discard);
            sink.emit(|| Event::Reshuffled { count: state.deck.len() });
        }
        let card = state.deck.draw(chance);
        state.hands[seat].put(card);
        got.put(card);
    }
    sink.emit(|| Event::Drew { seat, drawn, cards: Lot::visible(got) });
}

/// Begins a turn with the Draw Phase, in which the seat draws two cards.
pub(super) fn begin_turn(state: &mut State, seat: Seat, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    state.active = seat;
    state.phase = Phase::Draw;
    state.clippers_used = 0;
    state.offers_made = 0;
    sink.emit(|| Event::Turn { seat, round: state.round });
    draw(state, seat, TURN_DRAW, Drawn::Turn, chance, sink);
}

/// Runs the End Phase: waits for discards while the hand is above the limit, then passes the turn on.
fn close_turn(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    state.phase = Phase::End;
    if state.hands[state.active].len() > hand_limit(state.seats, &state.officials, state.active) {
        return;
    }
    let next = state.active.next(state.seats);
    if next == state.first {
        let reached = Seat::all(state.seats).any(|seat| state.total(seat) >= TARGET);
        if state.options.ending == Target::EqualTurns && reached {
            return finish(state, end_by_total(state, End::EqualTurns), sink);
        }
        if state.round == ROUNDS {
            return finish(state, end_by_total(state, End::Rounds), sink);
        }
        state.round += 1;
    }
    begin_turn(state, next, chance, sink);
}

fn finish(state: &mut State, ending: Ending, sink: &mut impl EventSink<Event>) {
    state.ending = Some(ending);
    sink.emit(|| Event::Ended { end: ending.end, winners: ending.winners });
}

fn monsoon(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let by = state.active;
    state.phase = Phase::Storm;
    pay_cost(state, by, Action::Monsoon);
    sink.emit(|| Event::Monsoon { by });
    for seat in by.others(state.seats) {
        if !state.hands[seat].is_empty() {
            let card = state.hands[seat].at(chance.below(u32::from(state.hands[seat].len())) as u8);
            pay(state, seat, card, 1);
            sink.emit(|| Event::Lost { seat, cards: Cards::copies(card, 1) });
        }
    }
}

fn typhoon(state: &mut State, sink: &mut impl EventSink<Event>) {
    let by = state.active;
    state.phase = Phase::Storm;
    pay_cost(state, by, Action::Typhoon);
    sink.emit(|| Event::Typhoon { by });
    for seat in by.round(state.seats) {
        let cards = core::mem::take(&mut state.hands[seat]);
        if !cards.is_empty() {
            state.discard += cards;
            state.memory.record_loss_of_hand(seat);
            sink.emit(|| Event::Lost { seat, cards });
        }
    }
}

fn ship(
    state: &mut State,
    good: Good,
    goods: u8,
    plantations: u8,
    chance: &mut Chance,
    sink: &mut impl EventSink<Event>,
) {
    let seat = state.active;
    state.phase = Phase::Ship;
    pay_cost(state, seat, Action::Meld { good, goods, plantations });
    let points = good.price(goods + plantations);
    state.points[seat][good.index()] += points;
    sink.emit(|| Event::Shipped { seat, good, goods, plantations, points });
    if state.options.ending == Target::First && state.total(seat) >= TARGET {
        // The winning meld draws no cards.
        return finish(state, Ending { end: End::Target, winners: SeatSet::one(seat) }, sink);
    }
    draw(state, seat, MELD_DRAW, Drawn::Meld, chance, sink);
    close_turn(state, chance, sink);
}
