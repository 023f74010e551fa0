//! Queries about the moves that are possible now.
//!
//! Part of `legal`; also used by `apply`, the view, the refusals and the search.

use crate::engine::Seat;
use crate::games::chai::data::{self, Family};
use crate::games::chai::pieces::{Dice, Tea, TeaSet};
use crate::games::chai::places::{Berth, Hall, Pier, Run, Slot, Space};
use crate::games::chai::state::{Merchant, State, Table};
use crate::games::chai::versions::Ability;

/// Whether a value change can be made and paid for.
#[inline]
pub fn can_change(merchant: &Merchant) -> bool {
    !merchant.dice.is_empty() && merchant.tokens.iter().any(|teas| !teas.is_empty())
}

/// Whether the ability of side B can be used as a free action now.
pub fn can_use_ability(table: &Table, seat: Seat) -> bool {
    let Some(ability) = table.unused_ability(seat) else { return false };
    let merchant = &table.merchants[seat];
    match ability {
        Ability::ChangeWorker | Ability::RollAgain => !merchant.dice.is_empty(),
        Ability::SecondTea | Ability::SearchDeck => false, // part of a placement
        Ability::TwoSteps => can_step(merchant),
        Ability::ExchangeTea => {
            let own = merchant.tokens.iter().flat_map(|teas| teas.kinds()).fold(TeaSet::default(), TeaSet::with);
            own.iter().any(|tea| !table.supply.set().without(tea).is_empty())
        }
        Ability::MoveCard => can_use_hall(merchant, Hall::Move),
        Ability::TakeTea => !table.supply.is_empty(),
        Ability::SwapCards => can_use_hall(merchant, Hall::Swap),
        Ability::TurnUp => can_use_hall(merchant, Hall::Refresh),
    }
}

/// Whether the cards on the merchant's board allow the use of this space of the palace.
#[inline]
pub fn can_use_hall(merchant: &Merchant, hall: Hall) -> bool {
    let cards = || merchant.slots.iter().filter(|card| card.is_some()).count();
    match hall {
        Hall::Move => (1..merchant.slots.len()).contains(&cards()),
        Hall::Swap => cards() >= 2,
        Hall::Refresh => merchant.face_down != 0,
        Hall::Coin => true,
    }
}

/// Whether a new set would rank third or higher.
#[inline]
pub fn can_found_set(table: &Table, value: u8, count: u8) -> bool {
    table.crews[2].is_none_or(|third| (count, value) > (third.count, third.value))
}

#[inline]
pub fn can_step(merchant: &Merchant) -> bool {
    merchant.tokens[..7].iter().any(|teas| !teas.is_empty())
}

/// Returns the possible loads: a berth, and a tea on the dock that its ship needs.
pub fn loads(merchant: &Merchant) -> impl Iterator<Item = (Berth, Tea)> + '_ {
    let dock = merchant.tokens[Space::Dock.index()];
    Berth::ALL.into_iter().flat_map(move |berth| {
        dock.kinds().filter(move |tea| merchant.ship_needs(berth, *tea)).map(move |tea| (berth, tea))
    })
}

/// Returns the longest extension of `run` with the workers in `dice` at their present values.
pub fn longest_extension(run: Run, dice: Dice) -> Run {
    let has = |value: &u8| dice.count(*value) > 0;
    let low = run.low - (1..run.low).rev().take_while(has).count() as u8;
    let high = run.high + (run.high + 1..=6).take_while(has).count() as u8;
    Run { low, high, ..run }
}

/// Returns the longer runs with which the owner of a displaced run can answer, each as its lowest and highest value.
pub fn answers(table: &Table, pier: Pier, run: Run) -> impl Iterator<Item = (u8, u8)> {
    let longest = longest_extension(run, table.merchants[run.owner].dice);
    let held = table.runs[pier.index()];
    (longest.low..=run.low)
        .flat_map(move |low| (run.high..=longest.high).map(move |high| (low, high)))
        .filter(move |(low, high)| {
            held.is_some_and(|held| Run { owner: run.owner, low: *low, high: *high }.beats(held))
        })
        .filter(move |(low, high)| (*low, *high) != (run.low, run.high))
}

/// Returns the targets with a card and without a run. `deck` is the number of ships in the deck.
pub fn free_piers(table: &Table, deck: usize) -> impl Iterator<Item = Pier> + '_ {
    let free = move |pier: &Pier| table.runs[pier.index()].is_none() && table.has_ship(*pier, deck);
    Pier::ALL.into_iter().filter(free)
}

/// Returns the candidates for the automaton's ship, and whether its merchant's tea narrowed them down. The
/// candidates are the free ships with the most points; of several, only those that demand the tea, if any do.
pub fn best_ships(state: &State) -> (impl Iterator<Item = Pier> + use<>, bool) {
    let table = &state.table;
    let top = state.ships.peek(0).map(data::ShipId::new);
    let ship_at = |pier: Pier| if pier == Pier::DECK { top } else { table.ships[pier.index()] };
    let free = || free_piers(table, state.ships.len());
    let max_points = free().filter_map(ship_at).map(|ship| ship.ship().points).max();
    let tea = table.merchants.0[1].tea;
    let (mut tied, mut own) = ([false; 4], [false; 4]);
    for pier in free() {
        if let Some(ship) = ship_at(pier).filter(|ship| Some(ship.ship().points) == max_points) {
            tied[pier.index()] = true;
            own[pier.index()] = ship.ship().demand.has(tea);
        }
    }
    let several = tied.iter().filter(|tied| **tied).count() > 1;
    let by_tea = several && own.contains(&true);
    let chosen = if by_tea { own } else { tied };
    (Pier::ALL.into_iter().filter(move |pier| chosen[pier.index()]), by_tea)
}

/// Returns the slots of the bitmask `slots` whose cards can act now.
pub fn slots_able_to_act(table: &Table, seat: Seat, slots: u16) -> impl Iterator<Item = Slot> + '_ {
    Slot::all().filter(move |slot| slots & (1 << slot.0) != 0 && can_act(table, seat, *slot))
}

/// Whether the card in `slot` is face up and has a token on its space to act on.
pub fn can_act(table: &Table, seat: Seat, slot: Slot) -> bool {
    let merchant = &table.merchants[seat];
    let Some(card) = merchant.slots[slot.index()].filter(|_| !merchant.is_down(slot)) else { return false };
    let card = card.card();
    let tokens = merchant.tokens[slot.space().index()];
    let found = card.teas.and(tokens.set());
    !found.is_empty()
        && match card.family {
            Family::Process | Family::Blooming => true,
            Family::Conversion(to) => table.supply.has(to),
            Family::Crate => merchant.stored[slot.index()] < data::CRATE_CAPACITY,
        }
}
