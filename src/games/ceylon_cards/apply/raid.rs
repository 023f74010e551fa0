//! The Pirate Phase: single attacks, which Winds negate, and fleets, which two Clippers from any combination of
//! players drive off.
//!
//! Called by `mod`. Every player with a card is asked, so that no player learns who could have reacted.

use crate::engine::{Chance, EventSink, PerSeat, Seat};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::apply::{pay, pay_cost};
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::data::FLEET_REPEL_CLIPPERS;
use crate::games::ceylon_cards::events::{Event, Lot};
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::state::{Pending, Phase, Raid, State};

/// Starts an attack with one Pirates card against one player.
pub fn attack(state: &mut State, target: Seat, sink: &mut impl EventSink<Event>) {
    let by = state.active;
    state.phase = Phase::Pirates;
    pay_cost(state, by, Action::Attack(target));
    state.pending = Pending::Raid(Raid::Attack { target });
    sink.emit(|| Event::Attacked { by, target });
}

/// Negates the attack: the target discards Winds, and nothing is stolen.
pub fn negate(state: &mut State, sink: &mut impl EventSink<Event>) {
    if let Pending::Raid(Raid::Attack { target }) = state.pending {
        pay_cost(state, target, Action::Negate);
        state.pending = Pending::Nothing;
        sink.emit(|| Event::Negated { by: target, of: state.active });
    }
}

/// Lets the attack happen: a random card is stolen from the target's hand.
pub fn pass(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    if let Pending::Raid(Raid::Attack { target }) = state.pending {
        let by = state.active;
        let card = state.hands[target].draw(chance);
        state.hands[by].put(card);
        state.memory.record_theft(state.seats, target, by, card);
        state.pending = Pending::Nothing;
        sink.emit(|| Event::Stole { by, from: target, card: Some(card) });
    }
}

/// Sends a fleet of three Pirates cards against one player; the target is asked first.
pub fn send_fleet(state: &mut State, target: Seat, sink: &mut impl EventSink<Event>) {
    let by = state.active;
    state.phase = Phase::Pirates;
    pay_cost(state, by, Action::Fleet(target));
    state.pending = Pending::Raid(Raid::Fleet { target, asked: target, promised: PerSeat::default() });
    sink.emit(|| Event::Sailed { by, target });
}

/// Records the Clippers promised by the player asked. Two in total drive the fleet off; if all players have been asked
/// in vain, the hand is lost, including what its owner promised.
pub fn promise(state: &mut State, clippers: u8, sink: &mut impl EventSink<Event>) {
    let Pending::Raid(Raid::Fleet { target, asked, mut promised }) = state.pending else { return };
    let (by, seats) = (state.active, state.seats);
    promised[asked] = clippers;
    sink.emit(|| Event::Promised { seat: asked, clippers });
    if clippers > 0 {
        let held = Cards::copies(Card::Clipper, clippers);
        Seat::all(seats).for_each(|knower| state.memory.record_shown(knower, asked, &held));
    }
    if promised.0.iter().sum::<u8>() == FLEET_REPEL_CLIPPERS {
        state.pending = Pending::Nothing;
        for seat in target.round(seats).filter(|seat| promised[*seat] > 0) {
            pay(state, seat, Card::Clipper, promised[seat]);
        }
        sink.emit(|| Event::Repelled { by, target });
        return;
    }
    // Clockwise from the target, all the way round; the attacker and empty hands are not asked.
    let rest = asked.others(seats).take_while(|seat| *seat != target);
    let next = rest.into_iter().find(|seat| *seat != by && !state.hands[*seat].is_empty());
    if let Some(asked) = next {
        state.pending = Pending::Raid(Raid::Fleet { target, asked, promised });
        return;
    }
    state.pending = Pending::Nothing;
    let cards = core::mem::take(&mut state.hands[target]);
    state.hands[by] += cards;
    state.memory.record_robbery(seats, target, by, cards);
    sink.emit(|| Event::Robbed { by, target, cards: Lot::visible(cards) });
}
