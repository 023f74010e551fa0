//! The rulebook's paragraphs and worked examples and our rulings, one rule per test: a position, an action, the
//! expected result.
//!
//! The names of the tests state the rules; numbers are those of docs/rules/ceylon.md.

mod actions;
mod alternatives;
mod councillors;
mod draft;
mod end;
mod hearing;
mod setup;
mod tiles;
mod turn;
mod view;

use super::data::DECK;
use super::map::{Hex, HexSet};
use super::pieces::*;
use super::state::*;
use super::*;
use crate::engine::{Oracle, Seat};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

/// Returns a table of `seats` in which A has the first turn. In every district the first four hexes are at level 0,
/// the next three at level 1, the last at level 2; the first plantations are on k1, d1, u1, r1 (without Uva for two
/// seats). The councillors are guide, banker, surveyor and broker.
pub(super) fn table(seats: u8) -> State {
    table_with(seats, false)
}

/// Like [`table`]; if `tiles`, every seat has a starting tile, which tests exchange.
pub(super) fn table_with(seats: u8, tiles: bool) -> State {
    let options = Options { tiles, dropped: options::Dropped::Uva };
    let mut chance = Chance::stream(5);
    let mut state = Ceylon::setup(&options, seats, &mut chance, &mut ());
    let table = &mut state.table;
    table.slopes = HexSet(0xf0f0_f0f0).and(table.land());
    table.peaks = HexSet(0x8080_8080).and(table.land());
    table.districts_by_councillor = Default::default();
    for (district, councillor) in District::ALL.into_iter().zip(Councillor::ALL) {
        seat_councillor(table, district, councillor);
    }
    (table.starter, table.active, table.actor) = (A, A, A);
    table.ranking = [A, B, C, D];
    let districts: Vec<District> = table.districts.iter().collect();
    let tile_of = [Tile::Purse, Tile::Passage, Tile::Graft, Tile::Leap];
    for seat in Seat::all(seats) {
        state.table.estates[seat].tile = tiles.then_some(tile_of[seat.index()]);
    }
    for seat in Seat::all(seats) {
        let start = Action::Start(Hex::in_district(districts[seat.index()], 0));
        Ceylon::apply(&mut state, start, &mut chance, &mut ());
    }
    Ceylon::audit(&state).expect("the table is set up");
    state
}

/// Puts a councillor into a district in play, swapping him with the one there if he comes from another district.
fn seat_councillor(table: &mut Table, district: District, councillor: Councillor) {
    if !table.districts.has(district) {
        return;
    }
    if let Some(old) = table.councillors[district.index()] {
        table.districts_by_councillor[old.index()] = Districts::default();
    }
    if let Some(from) = District::ALL.into_iter().find(|one| table.councillors[one.index()] == Some(councillor)) {
        let other = table.councillors[district.index()].filter(|other| *other != councillor);
        table.councillors[from.index()] = other;
        if let Some(other) = other {
            table.districts_by_councillor[other.index()] = Districts(1 << from as u8);
        }
    }
    table.councillors[district.index()] = Some(councillor);
    table.districts_by_councillor[councillor.index()] = Districts(1 << district as u8);
}

/// Contracts a councillor for the seat, putting him into Kandy if he is in no district.
pub(super) fn hire_councillor(state: &mut State, seat: Seat, councillor: Councillor) {
    let district = District::ALL.into_iter().find(|one| state.table.councillors[one.index()] == Some(councillor));
    let district = district.unwrap_or_else(|| {
        let old = state.table.councillors[0].expect("Kandy has a councillor");
        state.table.districts_by_councillor[old.index()] = Districts::default();
        state.table.councillors[0] = Some(councillor);
        state.table.districts_by_councillor[councillor.index()] = Districts(1);
        District::Kandy
    });
    state.table.estates[seat].hired.add(district);
}

/// Gives this card to the active seat if need be, and plays it.
pub(super) fn offer(state: &mut State, own: Main, other: Main) {
    give_card(state, own, other);
    act(state, &format!("card {own} {other}"));
}

/// Gives this card to the active seat if need be, swapping with the deck or a rival.
pub(super) fn give_card(state: &mut State, one: Main, two: Main) {
    let seat = state.table.active;
    let wanted = Card::new(one, two).expect("two halves");
    if state.hands[seat].count(wanted) > 0 {
        return;
    }
    let given = state.hands[seat].kinds().next().expect("a hand");
    state.hands[seat].remove(given);
    state.hands[seat].add(wanted);
    let others = seat.others(state.table.seats).find(|other| state.hands[*other].count(wanted) > 0);
    let from = match others {
        Some(other) if state.deck.count(wanted) == 0 => &mut state.hands[other],
        _ => &mut state.deck,
    };
    from.add(given);
    from.remove(wanted);
}

/// Puts a plantation of the seat on a hex, without an action or a payment.
pub(super) fn put_plantation(state: &mut State, seat: Seat, at: &str) {
    let at: Hex = at.parse().expect("a hex");
    state.table.estates[seat].fields.add(at);
    state.table.estates[seat].markers -= 1;
    state.table.fields.add(at);
}

pub(super) fn put_pawn(state: &mut State, seat: Seat, at: &str) {
    state.table.estates[seat].pawn = at.parse().expect("a hex");
}

/// Puts these contracts on the train, in order, and returns the previous ones to the deck.
pub(super) fn fill_wagons(state: &mut State, rows: [u8; 3]) {
    let table = &mut state.table;
    for wagon in table.wagons.iter().flatten() {
        table.contracts.0 |= 1 << wagon.0;
    }
    for row in rows {
        assert!(table.contracts.0 & 1 << row != 0, "the contract is not there");
        table.contracts.0 &= !(1 << row);
    }
    table.wagons = rows.map(|row| Some(Contract(row)));
    table.top = table.contracts.iter().next().map(|contract| contract.order().company);
}

/// Files a contract of a company directly.
pub(super) fn file_contract(state: &mut State, seat: Seat, company: u8) {
    let row = state.table.contracts.iter().find(|contract| contract.order().company.number() == company);
    state.table.contracts.0 &= !(1 << row.expect("a contract of the company").0);
    state.table.estates[seat].contracts[usize::from(company) - 1] += 1;
    state.table.top = state.table.contracts.iter().next().map(|contract| contract.order().company);
}

pub(super) fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    Ceylon::legal(state, &mut actions);
    actions
}

fn is_legal(state: &State, action: &str) -> bool {
    let action: Action = action.parse().expect("notation");
    let listed = legal(state).contains(&action);
    assert_eq!(listed, Ceylon::allows(state, &action), "list and oracle differ about {action}");
    listed
}

pub(super) fn act(state: &mut State, action: &str) -> Vec<Event> {
    assert!(is_legal(state, action), "{action} is not legal: {:?}", legal(state));
    let mut events = Vec::new();
    Ceylon::apply(state, action.parse().expect("notation"), &mut Chance::stream(11), &mut events);
    Ceylon::audit(state).expect("every piece is there");
    events
}

fn play(state: &mut State, actions: &[&str]) {
    for action in actions {
        act(state, action);
    }
}

/// Lets every seat take rupees until the active seat's turn is over.
pub(super) fn finish_turn(state: &mut State) {
    let turn = state.table.turn;
    while state.table.turn == turn && state.table.stage != Stage::Over {
        let action = if state.table.stage == Stage::Spare { "done" } else { "rupees" };
        act(state, action);
    }
}

/// Returns the only event matched by `find`.
fn only_event<T>(events: &[Event], find: impl Fn(&Event) -> Option<T>) -> T {
    let mut found = events.iter().filter_map(find);
    let event = found.next().expect("the event happened");
    assert!(found.next().is_none(), "the event happened twice");
    event
}
