//! The course of the game: the next action, drawing, the train, the end.
//!
//! Called by `apply` and `setup`. A turn: the card, an optional token action, the card's action, a token action if
//! none was taken yet, one action for each rival, the draw, the train (docs/rules/ceylon.md 13.5).

use crate::engine::{Chance, EventSink, Seat};
use crate::games::ceylon::data::HAND;
use crate::games::ceylon::events::Event;
use crate::games::ceylon::pieces::Tile;
use crate::games::ceylon::score;
use crate::games::ceylon::state::{Contract, Contracts, End, Right, Stage, State, Table};

/// Continues after a first plantation: with the next seat to place one, or with the first turn.
///
/// The order follows the numbers of the starting tiles if they are used, otherwise the seats (docs/rules/ceylon.md
/// 13.2).
pub(super) fn next_start(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let table = &mut state.table;
    let waiting = |seat: &Seat| table.estates[*seat].fields.is_empty();
    let next = if table.tiles {
        let number = |seat: &Seat| table.estates[*seat].tile.map(Tile::number);
        Seat::all(table.seats).filter(waiting).min_by_key(number)
    } else {
        table.starter.round(table.seats).find(waiting)
    };
    if let Some(next) = next {
        table.actor = next;
        return;
    }
    let (starter, seats) = (table.starter, table.seats);
    for seat in starter.round(seats) {
        for _ in 0..HAND {
            draw(state, seat, chance, sink);
        }
    }
    begin(&mut state.table, starter, sink);
}

fn begin(table: &mut Table, seat: Seat, sink: &mut impl EventSink<Event>) {
    table.turn += 1;
    (table.active, table.actor) = (seat, seat);
    table.stage = Stage::Card;
    table.right = Right::Own;
    table.acted = false;
    table.spent = false;
    sink.emit(|| Event::Turn { seat, round: table.round() });
}

/// Continues the turn after a finished action of the seat to act.
pub(super) fn next_action(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let table = &mut state.table;
    match table.right {
        Right::Follow => return next_follower(state, chance, sink),
        Right::Token => table.right = Right::Own,
        Right::Own => table.acted = true,
    }
    if !table.acted {
        table.stage = Stage::Act;
    } else if !table.spent && table.acting_estate().tokens > 0 {
        table.stage = Stage::Spare;
    } else {
        next_follower(state, chance, sink);
    }
}

/// Moves on to the next rival's action, or to the end of the turn.
pub(super) fn next_follower(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let table = &mut state.table;
    let next = table.actor.next(table.seats);
    if next == table.active {
        finish(state, chance, sink);
    } else {
        table.actor = next;
        table.right = Right::Follow;
        table.stage = Stage::Act;
    }
}

/// Ends the turn: the draw, the train, and the next turn or the end of the game.
fn finish(state: &mut State, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let active = state.table.active;
    if state.table.deck > 0 {
        draw(state, active, chance, sink);
        if state.table.deck == 0 {
            state.table.actor = active;
            close(&mut state.table, End::Deck, sink);
        }
    }
    let table = &mut state.table;
    for wagon in 0..table.wagons.len() {
        if table.wagons[wagon].is_none() {
            load(table, wagon, chance, sink);
        }
    }
    table.played = None;
    let next = active.next(table.seats);
    if table.closing.is_some() && next == table.starter {
        table.actor = active;
        table.stage = Stage::Over;
        score::score_end(table, sink);
    } else {
        begin(table, next, sink);
    }
}

/// Makes this the last round. Only the first reason counts.
pub(super) fn close(table: &mut Table, end: End, sink: &mut impl EventSink<Event>) {
    if table.closing.is_none() {
        let seat = table.actor;
        table.closing = Some(end);
        let next = table.active.next(table.seats);
        let turns = (table.starter.0 + table.seats - next.0) % table.seats;
        sink.emit(|| Event::Closing { seat, end, turns });
    }
}

fn draw(state: &mut State, seat: Seat, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let card = state.deck.take(chance.below(u32::from(state.table.deck)));
    state.hands[seat].add(card);
    state.table.deck -= 1;
    state.table.estates[seat].cards += 1;
    sink.emit(|| Event::Drew { seat, card: Some(card), left: state.table.deck });
}

/// Puts the top contract of the deck, if any, on an empty wagon.
///
/// The deck's order is determined only as it is drawn: only the company of the top contract is known, and the contract
/// itself is drawn from that company's when it is revealed.
pub(in crate::games::ceylon) fn load(
    table: &mut Table,
    wagon: usize,
    chance: &mut Chance,
    sink: &mut impl EventSink<Event>,
) {
    let candidates =
        table.top.map_or(table.contracts.0, |company| table.contracts.0 & Contracts::of_company(company).0);
    let Some(contract) = draw_contract(Contracts(candidates), chance) else { return };
    table.contracts.0 &= !(1 << contract.0);
    table.wagons[wagon] = Some(contract);
    sink.emit(|| Event::Loaded { wagon: wagon as u8, contract });
    table.top = draw_contract(table.contracts, chance).map(|next| next.order().company);
    sink.emit(|| Event::Top { company: table.top });
}

/// Draws one of the contracts uniformly.
fn draw_contract(contracts: Contracts, chance: &mut Chance) -> Option<Contract> {
    if contracts.is_empty() {
        return None;
    }
    contracts.iter().nth(chance.index(contracts.len() as usize))
}
