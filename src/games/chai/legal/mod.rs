//! Legal actions of the seat to act, in order.
//!
//! The single source of legality, called through `Game::legal`. The placements of a turn are in `placements`; `apply`
//! calls the predicates in `questions`, so that it never stops where there is nothing to choose.

mod placements;
mod questions;

use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::{Berth, Slot, Space};
use crate::games::chai::state::{Merchant, Side, Stage, State, Table, Work};

pub use placements::reservations;
pub use questions::{
    answers, best_ships, can_change, can_found_set, can_step, can_use_ability, can_use_hall, free_piers, loads,
    longest_extension, slots_able_to_act,
};

/// Returns the seat to act; `None` once the game is over. The human player decides for the automaton.
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
            Stage::Sides(_) => actions.extend([Side::A, Side::B].map(Action::Side)),
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
        Work::Acting { seat, slots } => actions.extend(slots_able_to_act(table, seat, slots).map(Action::Act)),
        Work::Conflict { pier, run } => {
            answers(table, pier, run).for_each(|(low, high)| actions.push(Action::Answer(low, high)));
            changes(&table.merchants[run.owner], actions);
            actions.push(Action::Yield);
        }
        Work::Relocate { run, .. } => {
            if table.is_automaton(run.owner) {
                actions.extend(best_ships(state).0.map(Action::Send));
            } else {
                actions.extend(free_piers(table, state.ships.len()).map(Action::Send));
            }
        }
        Work::Pay { seat, .. } => {
            let tokens = &table.merchants[seat].tokens;
            for space in Space::ALL {
                actions.extend(tokens[space.index()].kinds().map(|tea| Action::Pay(space, tea)));
            }
        }
        Work::FreeTea(_) => actions.extend(table.supply.kinds().map(Action::Take)),
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
        placements::placements(state, merchant, actions);
        let may_pass = !table.used_free_action || actions.len() == before;
        free(table, merchant, actions);
        if may_pass {
            actions.push(Action::Pass);
        }
    } else {
        free(table, merchant, actions);
        actions.push(Action::EndTurn);
    }
}

/// Adds the free actions of the seat's own turn.
fn free(table: &Table, merchant: &Merchant, actions: &mut Vec<Action>) {
    changes(merchant, actions);
    if can_use_ability(table, table.turn) {
        actions.push(Action::Ability);
    }
}

/// Adds the steps of the tokens on the field and the tiers, each to every space that it may enter.
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

/// Adds the value changes, if there is a token to pay with.
fn changes(merchant: &Merchant, actions: &mut Vec<Action>) {
    if can_change(merchant) {
        shifts(merchant.dice, actions);
    }
}

fn shifts(dice: Dice, actions: &mut Vec<Action>) {
    actions.extend(dice.values().filter(|value| *value < 6).map(Action::Raise));
    actions.extend(dice.values().filter(|value| *value > 1).map(Action::Lower));
}

/// Adds every choice of at least one worker.
fn rerolls(dice: Dice, actions: &mut Vec<Action>) {
    // The word is counted up digit by digit: the next choice raises the lowest digit below its limit and clears those
    // under it, so the list comes out sorted.
    let mut choice = Dice::NONE;
    loop {
        let Some(value) = dice.values().find(|value| choice.count(*value) < dice.count(*value)) else { return };
        for lower in 1..value {
            choice.remove_all(Dice::of_one_value(lower, choice.count(lower)));
        }
        choice.add(value);
        actions.push(Action::Reroll(choice));
    }
}

/// Adds the tokens that may go into a newly arrived junk: from the dock and the other waiting ships.
fn robberies(merchant: &Merchant, berth: Berth, actions: &mut Vec<Action>) {
    actions.extend(merchant.tokens[Space::Dock.index()].kinds().map(Action::RobDock));
    for other in Berth::ALL.into_iter().filter(|other| *other != berth) {
        actions.extend(merchant.cargo[other.index()].kinds().map(|tea| Action::Rob(other, tea)));
    }
}
