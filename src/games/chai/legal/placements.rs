//! Placements of workers on the five boards (docs/rules/chai.md 6).
//!
//! Part of `legal`; lists them in the order of [`Action`].

use super::{can_found_set, can_use_hall};
use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::places::{Hall, Pier, Run};
use crate::games::chai::state::{Merchant, State, Table};
use crate::games::chai::versions::{self, Ability};

pub(super) fn placements(state: &State, merchant: &Merchant, actions: &mut Vec<Action>) {
    let table = &state.table;
    let dice = merchant.dice;
    let ability = table.unused_ability(table.turn);
    let twice = ability == Some(Ability::SecondTea);
    for die in dice.values() {
        for tea in table.supply.kinds() {
            actions.push(Action::Harvest { die, tea, twice: false });
            if twice {
                actions.push(Action::Harvest { die, tea, twice: true });
            }
        }
    }
    let search = ability == Some(Ability::SearchDeck) && !state.cards.is_empty();
    let usable = table.usable_slots(state.cards.len());
    for die in dice.values() {
        let slots = versions::market_slots(table.rules, usable, die);
        for slot in (1..=6).filter(|slot| slots & (1 << slot) != 0) {
            actions.push(Action::Market { die, slot, deck: false });
            if search && slot < 6 {
                actions.push(Action::Market { die, slot, deck: true });
            }
        }
    }
    for hall in Hall::ALL {
        if table.halls[hall as usize].is_none() && can_use_hall(merchant, hall) {
            actions.extend(dice.values().map(|die| Action::Palace(hall, die)));
        }
    }
    if dice.has_run() {
        for pier in Pier::ALL {
            let runs = reservations(table, table.turn, pier, state.ships.len());
            actions.extend(runs.map(|run| Action::Reserve(pier, run.low, run.high)));
        }
    }
    for value in dice.values() {
        for count in 2..=dice.count(value) {
            if can_found_set(table, value, count) {
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

/// Returns the runs that `seat` can form to reserve the ship at `pier`, in order. `deck` is the number of ships in the
/// deck.
pub fn reservations(table: &Table, seat: Seat, pier: Pier, deck: usize) -> impl Iterator<Item = Run> + use<> {
    let held = table.runs[pier.index()];
    let open = table.has_ship(pier, deck) && held.is_none_or(|run| run.owner != seat);
    let mask = if open { table.merchants[seat].dice.mask() } else { 0 };
    let runs = (1..=5u8).flat_map(move |low| {
        let joined = (low..=5).take_while(move |value| mask & (0b11 << (value - 1)) == 0b11 << (value - 1));
        joined.map(move |value| Run { owner: seat, low, high: value + 1 })
    });
    runs.filter(move |run| held.is_none_or(|held| run.beats(held)))
}
