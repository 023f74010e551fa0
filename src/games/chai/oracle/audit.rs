//! Invariants of every ply: no piece is lost or created, no limit exceeded.
//!
//! Part of the independent check of the rules, for tests only.

use super::{could_act, needs};
use crate::engine::Seat;
use crate::games::chai::data::{CARDS, CRATE_CAPACITY, CardId, Family, SHIPS, ShipId, WORKERS};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Berth, Slot, Space};
use crate::games::chai::state::{Stage, State, Work};

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

pub(super) fn audit(state: &State) -> Result<(), String> {
    let table = &state.table;
    let merchants = &table.merchants.0;
    // 60 tokens, 10 of each tea.
    for tea in Tea::ALL {
        let mut count = u32::from(table.supply.count(tea));
        for merchant in merchants {
            count += merchant.tokens.iter().chain(&merchant.cargo).map(|teas| u32::from(teas.count(tea))).sum::<u32>();
            let stored = merchant.cards().filter(|(_, card)| card.card().teas.has(tea));
            count += stored.map(|(slot, _)| u32::from(merchant.stored[slot.index()])).sum::<u32>();
        }
        let on_the_way = table.pending().iter().filter(|work| matches!(work, Work::Hand(hand) if hand.tea == tea));
        count += on_the_way.count() as u32;
        ensure(count == 10, || format!("there are {count} tokens of {tea}"))?;
    }
    // 30 plantation cards and 18 ships, each in one place.
    let mut cards: Vec<CardId> = state.cards.cards().iter().map(|card| CardId::new(*card)).collect();
    cards.extend(table.market.iter().flatten());
    let mut ships: Vec<ShipId> = state.ships.cards().iter().map(|ship| ShipId::new(*ship)).collect();
    ships.extend(table.ships.iter().flatten());
    for merchant in merchants {
        cards.extend(merchant.cards().map(|(_, card)| card).chain(merchant.automaton_cards()));
        ships.extend(merchant.berths.iter().flatten().copied().chain(merchant.sailed()));
    }
    for work in table.pending() {
        match work {
            Work::Plant { card, .. } => cards.push(*card),
            Work::Dock { ship, .. } => ships.push(*ship),
            _ => {}
        }
    }
    cards.sort_unstable();
    ships.sort_unstable();
    ensure(cards.iter().map(|card| card.number()).eq(1..=CARDS.len() as u8), || {
        format!("plantation cards: {cards:?}")
    })?;
    ensure(ships.iter().map(|ship| ship.number()).eq(1..=SHIPS.len() as u8), || format!("ships: {ships:?}"))?;
    for seat in Seat::all(2) {
        audit_workers(state, seat)?;
        audit_plantation(state, seat)?;
    }
    // Ranks in the production house.
    let crews: Vec<_> = table.crews.iter().map_while(|crew| *crew).collect();
    ensure(crews.len() == table.crews.iter().flatten().count(), || "a gap in the production house".into())?;
    ensure(crews.is_sorted_by(|above, below| (above.count, above.value) >= (below.count, below.value)), || {
        format!("sets out of rank: {crews:?}")
    })?;
    let queued = table.queue().count() > 0;
    let waiting = table.pending().iter().filter(|work| matches!(work, Work::Queue(_))).count();
    ensure(waiting <= 1 && (waiting == 1 || !queued), || "tokens wait in no queue, or in two".into())?;
    for (len, seen, top) in [
        (state.cards.len(), state.cards.seen(), state.cards.peek(0)),
        (state.ships.len(), state.ships.seen(), state.ships.peek(0)),
    ] {
        ensure(len == 0 || top.is_some_and(|top| seen & (1 << top) != 0), || "the top of a deck was not seen".into())?;
    }
    Ok(())
}

/// Checks that each merchant has seven workers, from the roll to the end of the year.
fn audit_workers(state: &State, seat: Seat) -> Result<(), String> {
    let table = &state.table;
    let merchant = &table.merchants[seat];
    let mut count = merchant.dice.total() + merchant.market_only.total() + table.gatherers[seat].total();
    let standing = table.stalls.iter().chain(&table.halls).flatten();
    count += standing.filter(|worker| worker.owner() == seat).count() as u8;
    let runs = table.runs.iter().flatten().copied().chain(table.pending().iter().filter_map(|work| match work {
        Work::Conflict { run, .. } | Work::Relocate { run, .. } => Some(*run),
        _ => None,
    }));
    count += runs.filter(|run| run.owner == seat).map(|run| run.size()).sum::<u8>();
    count += table.crews.iter().flatten().filter(|crew| crew.owner == seat).map(|crew| crew.count).sum::<u8>();
    if table.is_automaton(seat) {
        count += table.pile.total() + table.spent.total();
    }
    let all = match table.stage {
        Stage::Sides(_) | Stage::Walk | Stage::Benefit(_) | Stage::Roll | Stage::Over(_) => 0,
        Stage::Turn | Stage::Harbour(..) | Stage::Production(_) | Stage::Cleanup => WORKERS,
    };
    ensure(count == all, || format!("seat {seat} has {count} workers"))
}

/// Checks that a plantation is valid and, at rest, that no card on it could still act.
fn audit_plantation(state: &State, seat: Seat) -> Result<(), String> {
    let table = &state.table;
    let merchant = &table.merchants[seat];
    for slot in Slot::all() {
        let family = merchant.slots[slot.index()].map(|card| card.card().family);
        let held = merchant.stored[slot.index()];
        ensure(held == 0 || family == Some(Family::Crate) && held <= CRATE_CAPACITY, || {
            format!("{slot} holds {held}")
        })?;
        ensure(!merchant.is_down(slot) || family == Some(Family::Blooming), || format!("{slot} lies face down"))?;
        let idle = table.pending().is_empty();
        let filling = family == Some(Family::Crate) && could_act(merchant, slot, table.supply);
        ensure(!idle || !filling, || format!("the crate in {slot} has not taken its tea"))?;
    }
    for berth in Berth::ALL {
        let cargo = merchant.cargo[berth.index()];
        match merchant.berths[berth.index()] {
            None => ensure(cargo.is_empty(), || format!("tea without a ship in {berth}"))?,
            Some(ship) => {
                let ship = ship.ship();
                let wanted = ship.is_junk() || Tea::ALL.iter().all(|tea| cargo.count(*tea) <= ship.demand.count(*tea));
                ensure(wanted && cargo.total() < ship.size, || format!("{ship:?} carries {cargo:?}"))?;
            }
        }
        let can_load = Tea::ALL
            .into_iter()
            .any(|tea| merchant.tokens[Space::Dock.index()].count(tea) > 0 && needs(merchant, berth, tea));
        ensure(!can_load || !table.pending().is_empty(), || format!("the ship in {berth} has not loaded"))?;
    }
    ensure(!table.is_automaton(seat) || merchant.tokens_on_board() == 0 && merchant.cards().next().is_none(), || {
        "the automaton has a plantation".into()
    })
}
