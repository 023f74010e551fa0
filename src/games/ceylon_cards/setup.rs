//! Sets up the game: the starting player, the deals, and the two cards of the first turn, drawn in this order.
//!
//! Called by `mod`. Knows nothing of play.

use super::apply::begin_turn;
use super::cards::Cards;
use super::data::{START_HAND, decks};
use super::events::{Event, Lot};
use super::memory::Memory;
use super::options::{First, Options};
use super::state::{Pending, Phase, State};
use crate::engine::{Chance, EventSink, PerSeat, Seat};

pub fn setup(rules: u16, options: &Options, seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> State {
    let first = match options.first {
        First::Seat(seat) if seat.0 < seats => seat,
        _ => Seat(chance.below(u32::from(seats)) as u8),
    };
    let mut state = State {
        rules,
        options: *options,
        seats,
        hands: PerSeat::default(),
        points: PerSeat::default(),
        plantations: PerSeat::default(),
        officials: PerSeat::default(),
        deck: Cards::decks(decks(seats)),
        discard: Cards::NONE,
        first,
        active: first,
        phase: Phase::Draw,
        round: 1,
        clippers_used: 0,
        offers_made: 0,
        pending: Pending::Nothing,
        memory: Memory::default(),
        ending: None,
    };
    sink.emit(|| Event::Began { first, deck: state.deck.len() });
    for seat in Seat::all(seats) {
        for _ in 0..START_HAND {
            let card = state.deck.draw(chance);
            state.hands[seat].put(card);
        }
        sink.emit(|| Event::Dealt { seat, cards: Lot::visible(state.hands[seat]) });
    }
    begin_turn(&mut state, first, chance, sink);
    state
}
