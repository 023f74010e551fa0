//! Network inputs for Chai, from one seat's perspective.
//!
//! Computed from the view alone: points, the plantation with its tokens and cards, ships and their missing tokens,
//! workers in hand and on the street, and the pending decision. Used by the opponents and their training.

use super::Chai;
use super::data::{Family, ShipId};
use super::heuristic::prospects;
use super::legal;
use super::pieces::{Tea, TeaSet};
use super::places::{Berth, Pier, Space};
use super::score;
use super::state::{Merchant, Side, Stage, Table, Work};
use super::view::View;
use crate::engine::{Features, Inputs, Seat};

impl Features for Chai {
    const VERSION: u16 = 1;
    const FEATURES: usize = 988;
    const WEIGHTS: &'static [u8] = include_bytes!("weights.net");
    /// The network evaluates more accurately after most of a turn, although this leaves time for fewer iterations.
    const NETWORK_PLIES: u32 = 6;

    fn seats(view: &View) -> u8 {
        if view.table.solo { 1 } else { 2 }
    }

    fn features(view: &View, inputs: &mut Inputs) {
        let table = &view.table;
        let own = view.shown_seat();
        let rival = Seat(1 - own.0);
        inputs.flag(table.solo);
        inputs.one_of(usize::from(table.year), 8);
        let lead = score::total(table, own) - score::total(table, rival);
        inputs.lead(lead, 1, 12);
        let top = view.ship_at(Pier::DECK);
        let prospects = [own, rival].map(|seat| prospects(table, top, seat));
        inputs.lead((2.0 * (prospects[0] - prospects[1])) as i32, 1, 24);
        inputs.lead(i32::from(table.merchants[own].ships()) - i32::from(table.merchants[rival].ships()), 1, 3);
        for seat in [own, rival] {
            merchant(view, seat, inputs);
            street(view, seat, inputs);
        }
        harbour(view, own, inputs);
        for slot in 1..=5_usize {
            let family = table.market[slot - 1].map_or(0, |card| 1 + family(card.card().family));
            inputs.one_of(family, 5);
        }
        for hall in table.halls {
            inputs.flag(hall.is_some());
        }
        inputs.flag(table.closed);
        decision(table, own, inputs);
    }
}

/// Returns the index of a card type.
fn family(family: Family) -> usize {
    match family {
        Family::Process => 0,
        Family::Conversion(_) => 1,
        Family::Blooming => 2,
        Family::Crate => 3,
    }
}

/// Adds a merchant's points, ships, tokens and cards.
fn merchant(view: &View, seat: Seat, inputs: &mut Inputs) {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    inputs.amount(score::total(table, seat), 2, 20);
    inputs.one_of(usize::from(table.goal.saturating_sub(merchant.ships())), 6);
    inputs.flag(merchant.side == Side::B);
    inputs.flag(table.unused_ability(seat).is_some());
    inputs.flag(table.coin == seat);
    let missing = missing_tokens(merchant);
    for space in Space::ALL {
        let tokens = merchant.tokens[space.index()];
        inputs.count(tokens.total().into(), 4);
        let wanted = tokens.kinds().map(|tea| tokens.count(tea).min(missing[tea.index()])).sum::<u8>();
        inputs.count(wanted.into(), 3);
    }
    inputs.count(merchant.tokens_on_board().into(), 12);
    for tea in Tea::ALL {
        let held: u8 = merchant.tokens.iter().map(|teas| teas.count(tea)).sum();
        inputs.count(held.into(), 3);
        inputs.count(missing[tea.index()].saturating_sub(held).into(), 3);
    }
    for berth in Berth::ALL {
        waiting_ship(merchant, berth, inputs);
    }
    cards(merchant, inputs);
}

/// Returns, for each tea, the number of tokens that a merchant's waiting ships still need. Junks, which take any tea,
/// are left out.
fn missing_tokens(merchant: &Merchant) -> [u8; 6] {
    let mut missing = [0; 6];
    for berth in Berth::ALL {
        let Some(ship) = merchant.berths[berth.index()] else { continue };
        let (ship, cargo) = (ship.ship(), merchant.cargo[berth.index()]);
        for tea in ship.demand.kinds() {
            missing[tea.index()] += ship.demand.count(tea).saturating_sub(cargo.count(tea));
        }
    }
    missing
}

/// Adds a ship at the dock: its points, its cargo and missing tokens, and how close the missing tokens are.
fn waiting_ship(merchant: &Merchant, berth: Berth, inputs: &mut Inputs) {
    let Some(ship) = merchant.berths[berth.index()] else { return inputs.skip(1 + 7 + 5 + 5 + 4 + 4 + 12) };
    let (ship, cargo) = (ship.ship(), merchant.cargo[berth.index()]);
    inputs.flag(true);
    inputs.count(ship.points.into(), 7);
    inputs.count(cargo.total().into(), 5);
    inputs.count((ship.size - cargo.total()).into(), 5);
    let (mut ready, mut near, mut steps) = (0, 0, 0);
    let teas = if ship.is_junk() { TeaSet::from_teas(&Tea::ALL) } else { ship.demand.set() };
    let mut missing = [0; 6];
    for tea in teas.iter() {
        let demand = if ship.is_junk() { ship.size } else { ship.demand.count(tea) };
        let loaded = if ship.is_junk() { cargo.total() } else { cargo.count(tea) };
        missing[tea.index()] = demand.saturating_sub(loaded);
    }
    let mut most = ship.size - cargo.total();
    for space in [Space::Dock, Space::L3, Space::R3, Space::L2, Space::R2, Space::L1, Space::R1, Space::Field] {
        let tokens = merchant.tokens[space.index()];
        for tea in tokens.kinds() {
            let found = tokens.count(tea).min(missing[tea.index()]).min(most);
            missing[tea.index()] -= found;
            most -= found;
            ready += u32::from(found);
            near += if space.steps_to_dock() <= 1 { u32::from(found) } else { 0 };
            steps += u32::from(found) * u32::from(space.steps_to_dock());
        }
    }
    inputs.count(ready, 4);
    inputs.count(near, 4);
    inputs.count(if most == 0 { 12 - steps.min(11) } else { 0 }, 12);
}

/// Adds the numbers of a merchant's plantation cards by type, and for each tea the number of process cards and crates.
fn cards(merchant: &Merchant, inputs: &mut Inputs) {
    let mut kinds = [[0_u32; 2]; 4];
    let (mut stored, mut full, mut down) = (0, 0, 0);
    for (slot, card) in merchant.cards() {
        let tier = usize::from(slot.space() != Space::Field);
        kinds[family(card.card().family)][tier] += 1;
        stored += u32::from(merchant.stored[slot.index()] == 1);
        full += u32::from(merchant.stored[slot.index()] > 1);
        down += u32::from(merchant.is_down(slot));
    }
    for kind in kinds {
        inputs.count(kind[0], 3);
        inputs.count(kind[1], 3);
    }
    inputs.count(stored, 2);
    inputs.count(full, 3);
    inputs.count(down, 3);
    let useful = |tea: Tea| {
        let helps = |family: Family| matches!(family, Family::Process | Family::Crate);
        merchant.cards().filter(|(_, card)| card.card().teas.has(tea) && helps(card.card().family)).count()
    };
    for tea in Tea::ALL {
        inputs.count(useful(tea) as u32, 2);
    }
}

/// Adds a merchant's workers: those in hand, and those on the street that will still have an effect.
fn street(view: &View, seat: Seat, inputs: &mut Inputs) {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    inputs.count(merchant.dice.total().into(), 7);
    for value in 1..=6 {
        inputs.count(merchant.dice.count(value).into(), 2);
    }
    inputs.flag(merchant.passed);
    inputs.count(table.movement(seat).into(), 15);
    let is_before_harbour = matches!(table.stage, Stage::Turn | Stage::Harbour(..) | Stage::Production(_));
    inputs.flag(is_before_harbour && table.crews.iter().flatten().any(|crew| crew.owner == seat));
    for pier in Pier::ALL {
        let held = table.runs[pier.index()].filter(|run| run.owner == seat);
        inputs.count(held.map_or(0, |run| run.size().into()), 3);
        let ship = held.and_then(|_| view.ship_at(pier));
        inputs.count(ship.map_or(0, |ship| ship.ship().points.into()), 7);
        inputs.amount(ship.map_or(0, |ship| demand_percent(merchant, ship)), 25, 4);
    }
}

/// Returns the share of a ship's demand that a merchant has on the plantation, in percent.
fn demand_percent(merchant: &Merchant, ship: ShipId) -> i32 {
    let ship = ship.ship();
    let held = |tea: Tea| merchant.tokens.iter().map(|teas| teas.count(tea)).sum::<u8>();
    let ready = if ship.is_junk() {
        merchant.tokens_on_board().min(ship.size)
    } else {
        ship.demand.kinds().map(|tea| held(tea).min(ship.demand.count(tea))).sum()
    };
    100 * i32::from(ready) / i32::from(ship.size)
}

/// Adds each target at the harbour: whether it is free, the share of its demand that `own` has, and its points.
fn harbour(view: &View, own: Seat, inputs: &mut Inputs) {
    for pier in Pier::ALL {
        let free = view.table.runs[pier.index()].is_none();
        let ship = view.ship_at(pier);
        inputs.flag(free);
        inputs.amount(ship.map_or(0, |ship| demand_percent(&view.table.merchants[own], ship)), 25, 4);
        inputs.count(ship.map_or(0, |ship| ship.ship().points.into()), 7);
    }
}

/// Adds the stage of the year, whose turn it is, and the pending work and its seat.
fn decision(table: &Table, own: Seat, inputs: &mut Inputs) {
    let stage = match table.stage {
        Stage::Sides(_) => 0,
        Stage::Walk => 1,
        Stage::Benefit(_) => 2,
        Stage::Roll => 3,
        Stage::Turn => 4,
        Stage::Harbour(..) => 5,
        Stage::Production(_) => 6,
        Stage::Cleanup => 7,
        Stage::Over(_) => 8,
    };
    inputs.one_of(stage, 9);
    let is_own_decision = legal::decider(table) == Some(own);
    inputs.flag(is_own_decision);
    inputs.flag(table.turn == own);
    inputs.flag(table.starter == own);
    inputs.flag(table.placed);
    let (kind, left) = match table.work() {
        Work::Idle => (0, 0),
        Work::Hand(hand) => (1, hand.pending),
        Work::Queue(_) => (2, 0),
        Work::Shown { teas, .. } => (3, teas.len() as u8),
        Work::Units { left, .. } => (4, left),
        Work::Steps { left, .. } => (5, left),
        Work::Second { .. } | Work::FreeTea(_) | Work::Blend(_) => (6, 0),
        Work::Search(_) | Work::Top(_) => (7, 0),
        Work::ShipSearch(_) | Work::ShipTop(_) => (8, 0),
        Work::Plant { .. } => (9, 0),
        Work::Carry(_) | Work::Exchange(_) | Work::Acting { .. } => (10, 0),
        Work::Conflict { .. } => (11, 0),
        Work::Relocate { .. } => (12, 0),
        Work::Pay { .. } | Work::Nudge(_) | Work::Reroll(_) => (13, 0),
        Work::Dock { .. } | Work::Junk { .. } | Work::Loading(_) => (14, 0),
    };
    inputs.one_of(if is_own_decision { kind } else { 15 + kind }, 30);
    inputs.count(if is_own_decision { left.into() } else { 0 }, 7);
    inputs.count(if is_own_decision { 0 } else { left.into() }, 7);
}
