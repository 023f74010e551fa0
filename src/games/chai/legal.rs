//! What may be done: the legal actions of the seat to act, listed in order.
//!
//! The one source of legality; called by everything through `Game::legal`. `apply` asks the small
//! questions at the end of this file, so that it never stops where nothing can be chosen.

use super::action::Action;
use super::data::Family;
use super::places::{Berth, Hall, Pier, Run, Slot, Space};
use super::state::{Merchant, Side, Stage, State, Table, Work};
use super::tea::{Dice, Tea, TeaSet};
use crate::engine::Seat;

/// The seat to act; `None` when the game is over. For the automaton the person decides.
#[inline]
pub fn decider(table: &Table) -> Option<Seat> {
    let seat = match table.work().seat() {
        Some(seat) => seat,
        None => match table.stage {
            Stage::Over(_) => return None,
            Stage::Walk => table.starter,
            _ => table.turn,
        },
    };
    Some(if table.solo { Seat(0) } else { seat })
}

/// Appends the legal actions, sorted and unique.
pub fn legal(state: &State, actions: &mut Vec<Action>) {
    let table = &state.table;
    match table.work() {
        Work::Idle => match table.stage {
            Stage::Walk => actions.extend((1..=3).map(Action::Walk)),
            Stage::Turn => turn(state, actions),
            _ => {}
        },
        Work::Hand(hand) => {
            if hand.arrived {
                let merchant = &table.merchants[hand.seat];
                let berths = Berth::ALL.into_iter().filter(|berth| merchant.ship_needs(*berth, hand.tea));
                actions.extend(berths.map(|berth| Action::Load(berth, hand.tea)));
            } else {
                actions.extend(Space::LANES.map(Action::Lane));
            }
        }
        Work::Queue(_) => actions.extend(table.queue().map(|queued| Action::Pick(queued.space, queued.tea))),
        Work::Shown { teas, .. } => actions.extend(teas.and(table.supply.set()).iter().map(Action::Take)),
        Work::Units { seat, chosen, .. } => {
            let teas = table.supply.kinds().filter(|tea| !chosen.has(*tea));
            actions.extend(teas.map(Action::Take));
            steps(&table.merchants[seat], actions);
            actions.push(Action::Done);
        }
        Work::Steps { seat, .. } => {
            steps(&table.merchants[seat], actions);
            actions.push(Action::Done);
        }
        Work::Second { first, .. } => {
            actions.extend(table.supply.kinds().filter(|tea| *tea != first).map(Action::Take));
        }
        Work::Search(_) => actions.extend((1..=state.cards.len().min(3) as u8).map(Action::Keep)),
        Work::ShipSearch(_) => actions.extend((1..=state.ships.len().min(3) as u8).map(Action::Keep)),
        Work::Top(_) | Work::ShipTop(_) => actions.extend([Action::Top(1), Action::Top(2)]),
        Work::Plant { seat, .. } => {
            let slots = &table.merchants[seat].slots;
            let full = slots.iter().all(Option::is_some);
            actions.extend(Slot::all().filter(|slot| full || slots[slot.index()].is_none()).map(Action::Plant));
        }
        Work::Carry(seat) => {
            let slots = &table.merchants[seat].slots;
            for from in Slot::all().filter(|slot| slots[slot.index()].is_some()) {
                let empty = Slot::all().filter(|slot| slots[slot.index()].is_none());
                actions.extend(empty.map(|to| Action::Carry(from, to)));
            }
        }
        Work::Exchange(seat) => {
            let merchant = &table.merchants[seat];
            for (one, _) in merchant.cards() {
                let others = merchant.cards().filter(|(other, _)| *other > one);
                actions.extend(others.map(|(other, _)| Action::Exchange(one, other)));
            }
        }
        Work::Acting { seat, slots } => actions.extend(able(table, seat, slots).map(Action::Act)),
        Work::Conflict { pier, run } => {
            answers(table, pier, run).for_each(|(low, high)| actions.push(Action::Answer(low, high)));
            changes(&table.merchants[run.owner], actions);
            actions.push(Action::Yield);
        }
        Work::Relocate { run, .. } => {
            if table.is_automaton(run.owner) {
                actions.extend(best_ships(state).0.map(Action::Send));
            } else {
                actions.extend(free_piers(state).map(Action::Send));
            }
        }
        Work::Pay { seat, .. } => {
            let tokens = &table.merchants[seat].tokens;
            for space in Space::ALL {
                actions.extend(tokens[space.index()].kinds().map(|tea| Action::Pay(space, tea)));
            }
        }
        Work::Nudge(seat) => shifts(table.merchants[seat].dice, actions),
        Work::Reroll(seat) => rerolls(table.merchants[seat].dice, actions),
        Work::Blend(seat) => {
            let tokens = &table.merchants[seat].tokens;
            for space in Space::ALL {
                for tea in tokens[space.index()].kinds() {
                    let others = table.supply.kinds().filter(|other| *other != tea);
                    actions.extend(others.map(|other| Action::Blend(space, tea, other)));
                }
            }
        }
        Work::Dock { .. } => actions.extend(Berth::ALL.map(Action::Discard)),
        Work::Junk { seat, berth, begun } => {
            robberies(&table.merchants[seat], berth, actions);
            if !begun {
                actions.push(Action::Done);
            }
        }
        Work::Loading(seat) => {
            loads(&table.merchants[seat]).for_each(|(berth, tea)| actions.push(Action::Load(berth, tea)))
        }
    }
}

fn turn(state: &State, actions: &mut Vec<Action>) {
    let table = &state.table;
    let merchant = &table.merchants[table.turn];
    if !table.placed {
        let before = actions.len();
        placements(state, merchant, actions);
        let may_pass = !table.touched || actions.len() == before;
        free(table, merchant, actions);
        if may_pass {
            actions.push(Action::Pass);
        }
    } else {
        free(table, merchant, actions);
        actions.push(Action::EndTurn);
    }
}

/// The free actions of one's own turn.
fn free(table: &Table, merchant: &Merchant, actions: &mut Vec<Action>) {
    changes(merchant, actions);
    if can_use_ability(table, merchant) {
        actions.push(Action::Ability);
    }
}

/// The placements of workers on the five boards.
fn placements(state: &State, merchant: &Merchant, actions: &mut Vec<Action>) {
    let table = &state.table;
    let dice = merchant.dice;
    let may = |tea| merchant.tea == tea && merchant.side == Side::B && !merchant.used;
    let twice = may(Tea::Yellow);
    for die in dice.values() {
        for tea in table.supply.kinds() {
            actions.push(Action::Harvest { die, tea, twice: false });
            if twice {
                actions.push(Action::Harvest { die, tea, twice: true });
            }
        }
    }
    let deck = !state.cards.is_empty();
    let search = may(Tea::Black) && deck;
    let open = (1..=5u8).filter(|slot| table.market[usize::from(*slot) - 1].is_some() && !table.is_taken(*slot));
    let open = open.fold(0u8, |open, slot| open | 1 << slot);
    for die in dice.values() {
        for slot in (1..=die.min(5)).filter(|slot| open & (1 << slot) != 0) {
            actions.push(Action::Market { die, slot, deck: false });
            if search {
                actions.push(Action::Market { die, slot, deck: true });
            }
        }
        if die == 6 && deck && !table.is_taken(6) {
            actions.push(Action::Market { die, slot: 6, deck: false });
        }
    }
    for hall in Hall::ALL {
        if table.halls[hall as usize].is_none() && can_use_hall(merchant, hall) {
            actions.extend(dice.values().map(|die| Action::Palace(hall, die)));
        }
    }
    let mask = dice.mask();
    if mask & (mask >> 1) != 0 {
        for pier in Pier::ALL {
            reservations(table, table.turn, pier, state.ships.len(), mask, actions);
        }
    }
    for value in dice.values() {
        for count in 2..=dice.count(value) {
            if can_found(table, value, count) {
                actions.push(Action::Produce(value, count));
            }
        }
    }
    for (position, crew) in table.crews.iter().enumerate() {
        if let Some(crew) = crew.filter(|crew| crew.owner == table.turn) {
            actions.extend((1..=dice.count(crew.value)).map(|count| Action::Join(position as u8, count)));
        }
    }
}

/// The runs with which `seat` may reserve at `pier`.
fn reservations(table: &Table, seat: Seat, pier: Pier, deck: usize, mask: u8, actions: &mut Vec<Action>) {
    if !table.has_ship(pier, deck) {
        return;
    }
    let held = table.runs[pier.index()];
    if held.is_some_and(|run| run.owner == seat) {
        return;
    }
    for low in 1..=5u8 {
        let mut high = low;
        while high < 6 && mask & (0b11 << (high - 1)) == 0b11 << (high - 1) {
            high += 1;
            if held.is_none_or(|held| Run { owner: seat, low, high }.beats(held)) {
                actions.push(Action::Reserve(pier, low, high));
            }
        }
    }
}

/// Every token on field and tiers, with where it may step to.
fn steps(merchant: &Merchant, actions: &mut Vec<Action>) {
    for tea in merchant.tokens[0].kinds() {
        actions.extend(Space::LANES.map(|to| Action::Step { from: Space::Field, tea, to }));
    }
    for from in &Space::ALL[1..7] {
        let teas = merchant.tokens[from.index()];
        if let Some(to) = from.up() {
            actions.extend(teas.kinds().map(|tea| Action::Step { from: *from, tea, to }));
        }
    }
}

/// The value changes, when there is a token to pay with.
fn changes(merchant: &Merchant, actions: &mut Vec<Action>) {
    if can_change(merchant) {
        shifts(merchant.dice, actions);
    }
}

fn shifts(dice: Dice, actions: &mut Vec<Action>) {
    actions.extend(dice.values().filter(|value| *value < 6).map(Action::Raise));
    actions.extend(dice.values().filter(|value| *value > 1).map(Action::Lower));
}

/// Every choice of at least one worker.
fn rerolls(dice: Dice, actions: &mut Vec<Action>) {
    // The word counts up through its digits: the next choice raises the lowest digit that is not
    // at its limit and clears those below, so the list comes out sorted.
    let mut choice = Dice::NONE;
    loop {
        let Some(value) = dice.values().find(|value| choice.count(*value) < dice.count(*value)) else { return };
        for lower in 1..value {
            choice.leave(Dice::many(lower, choice.count(lower)));
        }
        choice.add(value);
        actions.push(Action::Reroll(choice));
    }
}

/// What may go into a junk that has just arrived: tokens of the dock and of the other waiting ships.
fn robberies(merchant: &Merchant, berth: Berth, actions: &mut Vec<Action>) {
    actions.extend(merchant.tokens[Space::Dock.index()].kinds().map(Action::RobDock));
    for other in Berth::ALL.into_iter().filter(|other| *other != berth) {
        actions.extend(merchant.cargo[other.index()].kinds().map(|tea| Action::Rob(other, tea)));
    }
}

/// Whether a value change can be made and paid.
#[inline]
pub fn can_change(merchant: &Merchant) -> bool {
    !merchant.dice.is_empty() && merchant.tokens.iter().any(|teas| !teas.is_empty())
}

/// Whether the ability of side B can be used as a free action now.
pub fn can_use_ability(table: &Table, merchant: &Merchant) -> bool {
    if merchant.side == Side::A || merchant.used {
        return false;
    }
    match merchant.tea {
        Tea::Green | Tea::White => !merchant.dice.is_empty(),
        Tea::Yellow | Tea::Black => false, // part of a placement
        Tea::Oolong => can_step(merchant),
        Tea::Fermented => {
            let own = merchant.tokens.iter().flat_map(|teas| teas.kinds()).fold(TeaSet::default(), TeaSet::with);
            own.iter().any(|tea| !table.supply.set().without(tea).is_empty())
        }
    }
}

/// Whether the merchant's board allows this space of the palace.
#[inline]
pub fn can_use_hall(merchant: &Merchant, hall: Hall) -> bool {
    let cards = || merchant.slots.iter().filter(|card| card.is_some()).count();
    match hall {
        Hall::Move => (1..merchant.slots.len()).contains(&cards()),
        Hall::Swap => cards() >= 2,
        Hall::Refresh => merchant.down != 0,
        Hall::Coin => true,
    }
}

/// Whether a new set would not itself rank fourth.
#[inline]
pub fn can_found(table: &Table, value: u8, count: u8) -> bool {
    table.crews[2].is_none_or(|third| (count, value) > (third.count, third.value))
}

/// Whether any token can step.
#[inline]
pub fn can_step(merchant: &Merchant) -> bool {
    merchant.tokens[..7].iter().any(|teas| !teas.is_empty())
}

/// Tokens on the dock that a waiting ship needs.
pub fn loads(merchant: &Merchant) -> impl Iterator<Item = (Berth, Tea)> + '_ {
    let dock = merchant.tokens[Space::Dock.index()];
    Berth::ALL.into_iter().flat_map(move |berth| {
        dock.kinds().filter(move |tea| merchant.ship_needs(berth, *tea)).map(move |tea| (berth, tea))
    })
}

/// The longer runs with which the owner of a displaced run can answer.
pub fn answers(table: &Table, pier: Pier, run: Run) -> impl Iterator<Item = (u8, u8)> {
    let dice = table.merchants[run.owner].dice;
    let has = move |value: &u8| dice.count(*value) > 0;
    let lowest = run.low - (1..run.low).rev().take_while(has).count() as u8;
    let highest = run.high + (run.high + 1..=6).take_while(has).count() as u8;
    let held = table.runs[pier.index()];
    (lowest..=run.low)
        .flat_map(move |low| (run.high..=highest).map(move |high| (low, high)))
        .filter(move |(low, high)| {
            held.is_some_and(|held| Run { owner: run.owner, low: *low, high: *high }.beats(held))
        })
        .filter(move |(low, high)| (*low, *high) != (run.low, run.high))
}

/// The targets with a card and without a run.
pub fn free_piers(state: &State) -> impl Iterator<Item = Pier> + '_ {
    let free = |pier: &Pier| state.table.runs[pier.index()].is_none() && state.table.has_ship(*pier, state.ships.len());
    Pier::ALL.into_iter().filter(free)
}

/// The targets among which the automaton's ship is, and whether only its merchant's tea decided:
/// the free ones worth most; of several, those clippers that want its merchant's tea, if any.
pub fn best_ships(state: &State) -> (impl Iterator<Item = Pier> + use<>, bool) {
    let table = &state.table;
    let top = state.ships.peek(0).map(super::data::ShipId::new);
    let at = |pier: Pier| if pier == Pier::DECK { top } else { table.ships[pier.index()] };
    let most = free_piers(state).filter_map(at).map(|ship| ship.ship().points).max();
    let tea = table.merchants.0[1].tea;
    let (mut tied, mut own) = ([false; 4], [false; 4]);
    for pier in free_piers(state) {
        if let Some(ship) = at(pier).filter(|ship| Some(ship.ship().points) == most) {
            tied[pier.index()] = true;
            own[pier.index()] = ship.ship().demand.has(tea);
        }
    }
    let several = tied.iter().filter(|tied| **tied).count() > 1;
    let by_tea = several && own.contains(&true);
    let chosen = if by_tea { own } else { tied };
    (Pier::ALL.into_iter().filter(move |pier| chosen[pier.index()]), by_tea)
}

/// The cards among `slots` that can act now.
pub fn able(table: &Table, seat: Seat, slots: u16) -> impl Iterator<Item = Slot> + '_ {
    Slot::all().filter(move |slot| slots & (1 << slot.0) != 0 && can_act(table, seat, *slot))
}

/// Whether the card in `slot` lies face up and finds something on its space to act on.
pub fn can_act(table: &Table, seat: Seat, slot: Slot) -> bool {
    let merchant = &table.merchants[seat];
    let Some(card) = merchant.slots[slot.index()].filter(|_| !merchant.is_down(slot)) else { return false };
    let card = card.card();
    let here = merchant.tokens[slot.space().index()];
    let found = card.teas.and(here.set());
    !found.is_empty()
        && match card.family {
            Family::Process | Family::Blooming => true,
            Family::Conversion(to) => table.supply.has(to),
            Family::Crate => merchant.stored[slot.index()] < super::data::CRATE_ROOM,
        }
}
