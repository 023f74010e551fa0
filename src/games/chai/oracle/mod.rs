//! An independent second implementation of the rules of Chai: legality and invariants. For tests only.
//!
//! Written from docs/rules/chai.md and not from `legal`: slow, one question at a time.

mod audit;

use crate::engine::Oracle;
use crate::games::chai::Chai;
use crate::games::chai::action::Action;
use crate::games::chai::data::{Family, ShipId, WORKERS};
use crate::games::chai::pieces::{Dice, Tea, Teas};
use crate::games::chai::places::{Berth, Hall, Pier, Slot, Space};
use crate::games::chai::state::{Merchant, Side, Stage, State, Work};

impl Oracle for Chai {
    fn universe(state: &State) -> Vec<Action> {
        let mut all = vec![Action::Ability, Action::Done, Action::Yield, Action::EndTurn, Action::Pass];
        all.extend([Side::A, Side::B].map(Action::Side));
        all.extend((0..=4).map(Action::Walk));
        all.extend((0..=4).map(Action::Keep));
        all.extend((0..=3).map(Action::Top));
        all.extend(Tea::ALL.map(Action::Take));
        all.extend(Tea::ALL.map(Action::RobDock));
        all.extend(Space::ALL.map(Action::Lane));
        all.extend(Slot::all().flat_map(|slot| [Action::Plant(slot), Action::Act(slot)]));
        all.extend(Berth::ALL.map(Action::Discard));
        all.extend(Pier::ALL.map(Action::Send));
        for tea in Tea::ALL {
            for from in Space::ALL {
                all.extend(Space::ALL.map(|to| Action::Step { from, tea, to }));
                all.extend([Action::Pick(from, tea), Action::Pay(from, tea)]);
                all.extend(Tea::ALL.map(|to| Action::Blend(from, tea, to)));
            }
            all.extend(Berth::ALL.iter().flat_map(|berth| [Action::Load(*berth, tea), Action::Rob(*berth, tea)]));
        }
        for one in Slot::all() {
            all.extend(Slot::all().flat_map(|other| [Action::Carry(one, other), Action::Exchange(one, other)]));
        }
        for die in 1..=6 {
            for twice in [false, true] {
                all.extend(Tea::ALL.map(|tea| Action::Harvest { die, tea, twice }));
                all.extend((1..=6).map(|slot| Action::Market { die, slot, deck: twice }));
            }
            all.extend(Hall::ALL.map(|hall| Action::Palace(hall, die)));
            all.extend([Action::Raise(die), Action::Lower(die)]);
            for other in 1..=6 {
                all.push(Action::Answer(die, other));
                all.extend(Pier::ALL.map(|pier| Action::Reserve(pier, die, other)));
            }
            all.extend((0..=8).map(|count| Action::Produce(die, count)));
        }
        all.extend((0..3).flat_map(|position| (0..=8).map(move |count| Action::Join(position, count))));
        if matches!(state.table.work(), Work::Reroll(_)) {
            all.extend(worker_choices().into_iter().map(Action::Reroll));
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    fn allows(state: &State, action: &Action) -> bool {
        let table = &state.table;
        let work = table.work();
        let Some(seat) = work.seat() else {
            return match table.stage {
                Stage::Sides(_) => matches!(action, Action::Side(_)),
                Stage::Walk => matches!(action, Action::Walk(1..=3)),
                Stage::Turn => allows_in_turn(state, action),
                _ => false,
            };
        };
        let merchant = &table.merchants[seat];
        let has = |space: Space, tea: Tea| merchant.tokens[space.index()].count(tea) > 0;
        match (work, *action) {
            (Work::Hand(hand), Action::Lane(to)) => {
                !hand.arrived && hand.space == Space::Field && (to == Space::L1 || to == Space::R1)
            }
            (Work::Hand(hand), Action::Load(berth, tea)) => {
                hand.arrived && hand.space == Space::Dock && tea == hand.tea && needs(merchant, berth, tea)
            }
            (Work::Queue(_), Action::Pick(space, tea)) => table.queue().any(|at| at.space == space && at.tea == tea),
            (Work::Shown { teas, .. }, Action::Take(tea)) => teas.has(tea) && table.supply.count(tea) > 0,
            (Work::Units { chosen, .. }, Action::Take(tea)) => !chosen.has(tea) && table.supply.count(tea) > 0,
            (Work::Units { .. } | Work::Steps { .. }, Action::Step { from, tea, to }) => {
                has(from, tea) && from.leads_to(to)
            }
            (Work::Units { .. } | Work::Steps { .. }, Action::Done) => true,
            (Work::FreeTea(_), Action::Take(tea)) => table.supply.count(tea) > 0,
            (Work::Second { first, .. }, Action::Take(tea)) => tea != first && table.supply.count(tea) > 0,
            (Work::Search(_), Action::Keep(number)) => number >= 1 && usize::from(number) <= state.cards.len().min(3),
            (Work::ShipSearch(_), Action::Keep(number)) => {
                number >= 1 && usize::from(number) <= state.ships.len().min(3)
            }
            (Work::Top(_) | Work::ShipTop(_), Action::Top(number)) => number == 1 || number == 2,
            (Work::Plant { .. }, Action::Plant(slot)) => {
                let empty = merchant.slots.iter().filter(|card| card.is_none()).count();
                empty == 0 || merchant.slots[slot.index()].is_none()
            }
            (Work::Carry(_), Action::Carry(from, to)) => {
                merchant.slots[from.index()].is_some() && merchant.slots[to.index()].is_none()
            }
            (Work::Exchange(_), Action::Exchange(one, other)) => {
                one < other && merchant.slots[one.index()].is_some() && merchant.slots[other.index()].is_some()
            }
            (Work::Acting { slots, .. }, Action::Act(slot)) => {
                slots & (1 << slot.0) != 0 && could_act(merchant, slot, table.supply)
            }
            (Work::Conflict { pier, run }, Action::Answer(low, high)) => {
                let Some(held) = table.runs[pier.index()] else { return false };
                let covers = low <= run.low && high >= run.high && (low, high) != (run.low, run.high);
                let added = (low..=high).filter(|value| *value < run.low || *value > run.high);
                let strength = (high + 1).saturating_sub(low);
                covers
                    && added.into_iter().all(|value| merchant.dice.count(value) >= 1)
                    && (strength, high) > (held.high + 1 - held.low, held.high)
            }
            (Work::Conflict { .. }, Action::Raise(value)) => changes(merchant, value, value + 1),
            (Work::Conflict { .. }, Action::Lower(value)) => changes(merchant, value, value - 1),
            (Work::Conflict { .. }, Action::Yield) => true,
            (Work::Relocate { .. }, Action::Send(pier)) => {
                is_free(state, pier) && (!table.is_automaton(seat) || prefers(state, pier))
            }
            (Work::Pay { .. }, Action::Pay(space, tea)) => has(space, tea),
            (Work::Nudge(_), Action::Raise(value)) => value < 6 && merchant.dice.count(value) > 0,
            (Work::Nudge(_), Action::Lower(value)) => value > 1 && merchant.dice.count(value) > 0,
            (Work::Reroll(_), Action::Reroll(dice)) => dice.total() > 0 && merchant.dice.holds(dice),
            (Work::Blend(_), Action::Blend(space, from, to)) => {
                has(space, from) && from != to && table.supply.count(to) > 0
            }
            (Work::Dock { .. }, Action::Discard(_)) => true,
            (Work::Junk { .. }, Action::RobDock(tea)) => has(Space::Dock, tea),
            (Work::Junk { berth, .. }, Action::Rob(from, tea)) => {
                from != berth && merchant.cargo[from.index()].count(tea) > 0
            }
            (Work::Junk { begun, .. }, Action::Done) => !begun,
            (Work::Loading(_), Action::Load(berth, tea)) => has(Space::Dock, tea) && needs(merchant, berth, tea),
            _ => false,
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}

/// Returns all choices of one to seven workers.
fn worker_choices() -> Vec<Dice> {
    let mut all = vec![Dice::NONE];
    let mut last = all.clone();
    for _ in 0..WORKERS {
        let mut next = Vec::new();
        for dice in last {
            for value in dice.highest().unwrap_or(1)..=6 {
                let mut more = dice;
                more.add(value);
                next.push(more);
            }
        }
        all.extend(&next);
        last = next;
    }
    all.remove(0);
    all
}

fn needs(merchant: &Merchant, berth: Berth, tea: Tea) -> bool {
    let Some(ship) = merchant.berths[berth.index()] else { return false };
    let cargo = merchant.cargo[berth.index()];
    match ship.number() {
        16..=18 => cargo.total() < ship.number() - 13,
        _ => cargo.count(tea) < ship.ship().demand.count(tea),
    }
}

fn changes(merchant: &Merchant, from: u8, to: u8) -> bool {
    let paying: u32 = merchant.tokens.iter().map(|teas| u32::from(teas.total())).sum();
    (1..=6).contains(&to) && merchant.dice.count(from) > 0 && paying > 0
}

fn could_act(merchant: &Merchant, slot: Slot, supply: Teas) -> bool {
    let Some(card) = merchant.slots[slot.index()] else { return false };
    let tokens = merchant.tokens[slot.space().index()];
    let matching = Tea::ALL.into_iter().any(|tea| card.card().teas.has(tea) && tokens.count(tea) > 0);
    let ready = match card.card().family {
        Family::Crate => merchant.stored[slot.index()] < 2,
        Family::Conversion(to) => supply.count(to) > 0,
        Family::Process | Family::Blooming => true,
    };
    matching && ready && merchant.face_down & (1 << slot.0) == 0
}

fn is_free(state: &State, pier: Pier) -> bool {
    state.table.runs[pier.index()].is_none() && ship_at(state, pier).is_some()
}

fn ship_at(state: &State, pier: Pier) -> Option<ShipId> {
    match pier.0 {
        3 => state.ships.cards().last().map(|ship| ShipId::new(*ship)),
        slot => state.table.ships[usize::from(slot)],
    }
}

/// Whether the automaton may choose this ship: it has the most points, and demands its merchant's tea if any such ship
/// does.
fn prefers(state: &State, pier: Pier) -> bool {
    let rank = |pier: Pier| {
        let ship = ship_at(state, pier)?.ship();
        Some((ship.points, ship.demand.count(state.table.merchants.0[1].tea) > 0))
    };
    Pier::ALL.into_iter().filter(|other| is_free(state, *other)).all(|other| rank(other) <= rank(pier))
}

fn allows_in_turn(state: &State, action: &Action) -> bool {
    let table = &state.table;
    let merchant = &table.merchants[table.turn];
    match *action {
        Action::EndTurn => table.placed,
        Action::Raise(value) => changes(merchant, value, value + 1),
        Action::Lower(value) => changes(merchant, value, value - 1),
        Action::Ability => {
            let on_board = |tea: Tea| merchant.tokens.iter().any(|teas| teas.count(tea) > 0);
            let climbing = merchant.tokens.iter().take(7).map(|teas| teas.total()).sum::<u8>() > 0;
            let blend = Tea::ALL
                .into_iter()
                .any(|from| on_board(from) && Tea::ALL.into_iter().any(|to| to != from && table.supply.count(to) > 0));
            merchant.side == Side::B
                && !merchant.used
                && match (table.rules, merchant.tea) {
                    (1, Tea::Green | Tea::White) | (2, Tea::White) => merchant.dice.total() > 0,
                    (1, Tea::Oolong) | (2, Tea::Fermented) => climbing,
                    (1, Tea::Fermented) => blend,
                    (2, Tea::Yellow) => table.supply.total() > 0,
                    (2, Tea::Green) => changes_anything(merchant, Hall::Move),
                    (2, Tea::Oolong) => changes_anything(merchant, Hall::Swap),
                    (2, Tea::Black) => changes_anything(merchant, Hall::Refresh),
                    _ => false,
                }
        }
        Action::Pass => {
            !table.placed
                && (!table.used_free_action
                    || !Chai::universe(state).iter().any(|action| allows_placement(state, action)))
        }
        _ => !table.placed && allows_placement(state, action),
    }
}

/// Whether a space of the palace, or the ability with the same effect, would change anything.
fn changes_anything(merchant: &Merchant, hall: Hall) -> bool {
    let cards = merchant.slots.iter().flatten().count();
    match hall {
        Hall::Move => cards > 0 && cards < 11,
        Hall::Swap => cards >= 2,
        Hall::Refresh => Slot::all().any(|slot| merchant.is_down(slot)),
        Hall::Coin => true,
    }
}

/// Whether a market slot has a card and no worker.
fn is_usable(state: &State, slot: u8) -> bool {
    let table = &state.table;
    let free = table.stalls[usize::from(slot) - 1].is_none() && (slot < 6 || table.pile.total() == 0);
    free && if slot == 6 { !state.cards.is_empty() } else { table.market[usize::from(slot) - 1].is_some() }
}

/// Whether an action is a placement that the rules allow the merchant whose turn it is.
fn allows_placement(state: &State, action: &Action) -> bool {
    let table = &state.table;
    let seat = table.turn;
    let merchant = &table.merchants[seat];
    let has_ability = |tea: Tea| table.rules == 1 && merchant.side == Side::B && merchant.tea == tea && !merchant.used;
    let has = |value: u8, count: u8| merchant.dice.count(value) >= count;
    match *action {
        Action::Harvest { die, tea, twice } => {
            has(die, 1) && table.supply.count(tea) > 0 && (!twice || has_ability(Tea::Yellow))
        }
        Action::Market { die, slot, deck } => {
            // Since version 2 a worker may take a lower slot only if its own and all between cannot be used.
            let nearest = table.rules == 1 || (slot + 1..=die).all(|nearer| !is_usable(state, nearer));
            let search = !deck || slot < 6 && has_ability(Tea::Black) && !state.cards.is_empty();
            has(die, 1) && die >= slot && is_usable(state, slot) && nearest && search
        }
        Action::Palace(hall, die) => {
            has(die, 1) && table.halls[hall as usize].is_none() && changes_anything(merchant, hall)
        }
        Action::Reserve(pier, low, high) => {
            let free = match table.runs[pier.index()] {
                None => true,
                Some(held) if held.owner == seat => false,
                Some(held) => (high as i8 - low as i8, high) > ((held.high - held.low) as i8, held.high),
            };
            low < high && (low..=high).all(|value| has(value, 1)) && ship_at(state, pier).is_some() && free
        }
        Action::Produce(value, count) => {
            let above = table.crews.iter().flatten().filter(|crew| (crew.count, crew.value) >= (count, value)).count();
            count >= 2 && has(value, count) && above < 3
        }
        Action::Join(position, count) => {
            let own = table.crews[usize::from(position)].filter(|crew| crew.owner == seat);
            count >= 1 && own.is_some_and(|crew| has(crew.value, count))
        }
        _ => false,
    }
}
