//! The placements of workers on the five boards (docs/rules/chai.md 6).
//!
//! Part of `legal`: lists them in the order of the actions.

use super::{can_found, can_use_hall};
use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::places::{Hall, Pier, Run};
use crate::games::chai::state::{Merchant, Side, State, Table};
use crate::games::chai::tea::Tea;

/// The placements of workers on the five boards.
pub(super) fn placements(state: &State, merchant: &Merchant, actions: &mut Vec<Action>) {
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
    if dice.has_run() {
        for pier in Pier::ALL {
            let runs = reservations(table, table.turn, pier, state.ships.len());
            actions.extend(runs.map(|run| Action::Reserve(pier, run.low, run.high)));
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

/// The runs that `seat` can make of its workers to reserve the ship at `pier`, in order. `deck` is the
/// number of ships in the deck.
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
