//! The search's domain knowledge of Chai: the value of a position, and the prior weights of actions.
//!
//! Empirical numbers, tuned by matches; nothing here is a rule. Used by opponents only.

use super::Chai;
use super::action::Action;
use super::data::{CARDS, Family, ShipId};
use super::legal;
use super::pieces::{Tea, Teas};
use super::places::{Berth, Hall, Pier, Space};
use super::score;
use super::state::{Merchant, Side, Stage, State, Table, Work};
use super::versions::Ability;
use crate::engine::{Character, Heuristic, PerSeat, Seat};

impl Heuristic for Chai {
    const ROLLOUT_PLIES: u32 = 24;
    const BUDGETS: [(u32, u32); 4] = [(1, 40), (1, 240), (2, 900), (4, 6_000)];

    fn evaluate(state: &State) -> PerSeat<f32> {
        let table = &state.table;
        let top = state.ships.peek(0).map(ShipId::new);
        let (first, second) = (prospects(table, top, Seat(0)), prospects(table, top, Seat(1)));
        let lead = first - second;
        // The more of the game is left, the less a lead counts.
        let max_ships = table.merchants.0.iter().map(Merchant::ships).max().unwrap_or_default();
        let left = f32::from(table.goal.saturating_sub(max_ships)).min(f32::from(8 - table.year));
        let spread = 5.0 + 3.0 * left;
        let share = 0.5 + 0.5 * lead / (lead * lead + spread * spread).sqrt();
        let mut worth = PerSeat::default();
        worth[Seat(0)] = share;
        worth[Seat(1)] = 1.0 - share;
        worth
    }

    fn priors(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        let table = &state.table;
        let seat = legal::decider(table).unwrap_or(Seat(0));
        let merchant = &table.merchants[seat];
        let wanted = wanted(merchant);
        weights.extend(legal.iter().map(|action| priors(state, merchant, wanted, *action)));
    }

    // The builder favours plantation cards, the trader ships that have sailed.
    fn progress(state: &State, seat: Seat, character: Character) -> f32 {
        let merchant = &state.table.merchants[seat];
        match character {
            Character::Builder => merchant.cards().count() as f32 / 12.0,
            Character::Trader => f32::from(merchant.ships()) / 6.0,
            Character::Racer => score::total(&state.table, seat) as f32 / 40.0,
        }
    }
}

/// Returns, for each tea, the number of tokens that the ships at the dock still need, minus those on the plantation.
/// Negative if the plantation has more than they need.
fn wanted(merchant: &Merchant) -> [i8; 6] {
    let mut wanted = [0; 6];
    for berth in Berth::ALL {
        if let Some(ship) = merchant.berths[berth.index()] {
            let (ship, cargo) = (ship.ship(), merchant.cargo[berth.index()]);
            for tea in ship.demand.kinds() {
                wanted[tea.index()] += (ship.demand.count(tea) - cargo.count(tea)) as i8;
            }
        }
    }
    for teas in merchant.tokens {
        for tea in teas.kinds() {
            wanted[tea.index()] -= teas.count(tea) as i8;
        }
    }
    wanted
}

/// Returns the points that a seat may expect: its score, and estimates for its reservations, cards and workers. `top`
/// is the ship on top of the deck, if known.
pub(super) fn prospects(table: &Table, top: Option<ShipId>, seat: Seat) -> f32 {
    let merchant = &table.merchants[seat];
    let mut value = score::total(table, seat) as f32;
    for (pier, run) in table.runs.iter().enumerate() {
        if run.is_some_and(|run| run.owner == seat) {
            let ship = table.ships.get(pier).copied().flatten();
            let ship = ship.or(top);
            let points = ship.map_or(4.0, |ship| f32::from(ship.ship().points));
            value += if table.is_automaton(seat) { points } else { 0.9 + 0.3 * points };
        }
    }
    if table.is_automaton(seat) {
        return value + 1.2 * f32::from((merchant.dice.total() + merchant.market_only.total()).min(4));
    }
    value += ships(merchant);
    for (slot, card) in merchant.cards() {
        let card = card.card();
        let years = f32::from(table.goal.saturating_sub(merchant.ships())) * 0.3;
        value += match card.family {
            Family::Crate => [1.0, 2.0, 0.0][usize::from(merchant.stored[slot.index()])],
            Family::Process if slot.space() == Space::Field => 0.9 * years,
            Family::Process => 0.7 * years,
            Family::Conversion(_) => 0.2 * years,
            Family::Blooming if merchant.is_down(slot) => 0.0,
            Family::Blooming => 0.5,
        };
    }
    if table.stage == Stage::Turn {
        value += 0.8 * f32::from(merchant.dice.total());
        value += 0.35 * f32::from(table.movement(seat));
    }
    if table.coin == seat {
        value += 0.3;
    }
    value
}

/// Returns the value of the tokens on the plantation and of the waiting ships. Each ship in turn is assigned the tokens
/// it needs that are nearest to the dock.
fn ships(merchant: &Merchant) -> f32 {
    let mut unassigned = merchant.tokens;
    let mut value = 0.0;
    for berth in Berth::ALL {
        let Some(ship) = merchant.berths[berth.index()] else { continue };
        let (ship, cargo) = (ship.ship(), merchant.cargo[berth.index()]);
        let each = f32::from(ship.points) / f32::from(ship.size);
        let mut progress = f32::from(cargo.total());
        if ship.is_junk() {
            let missing = ship.size - cargo.total();
            progress += (0..missing).map_while(|_| nearest(&mut unassigned, None)).sum::<f32>();
        } else {
            for tea in ship.demand.kinds() {
                let missing = ship.demand.count(tea) - cargo.count(tea);
                progress += (0..missing).map_while(|_| nearest(&mut unassigned, Some(tea))).sum::<f32>();
            }
        }
        // A nearly full ship is worth more than its share.
        let part = progress / f32::from(ship.size);
        value += 0.5 + each * progress * (0.6 + 0.35 * part);
    }
    let left: u8 = unassigned.iter().map(|teas| teas.total()).sum();
    value + 0.3 * f32::from(left.min(8))
}

/// Removes the token nearest to the dock, of `tea` or of any tea, and returns its progress, 0.45 to 0.85; `None` if
/// there is no such token.
fn nearest(loose: &mut [Teas; 8], tea: Option<Tea>) -> Option<f32> {
    const FROM_TOP: [Space; 8] =
        [Space::Dock, Space::L3, Space::R3, Space::L2, Space::R2, Space::L1, Space::R1, Space::Field];
    for space in FROM_TOP {
        let teas = &mut loose[space.index()];
        let found = match tea {
            Some(tea) => teas.has(tea).then_some(tea),
            None => teas.kinds().next(),
        };
        if let Some(tea) = found {
            teas.remove(tea);
            return Some(0.85 - 0.1 * f32::from(space.steps_to_dock()));
        }
    }
    None
}

fn priors(state: &State, merchant: &Merchant, wanted: [i8; 6], action: Action) -> f32 {
    let table = &state.table;
    let want = |tea: Tea| wanted[tea.index()];
    match action {
        Action::Take(tea) => 1.0 + 1.5 * f32::from(want(tea).clamp(0, 2)),
        Action::Harvest { die, tea, twice } => {
            let waste = 1.0 - 0.1 * f32::from(die);
            (0.3 + 1.2 * f32::from(want(tea).clamp(0, 2))) * waste * if twice { 2.0 } else { 1.0 }
        }
        Action::Step { from, tea, .. } => step(merchant, from, tea),
        Action::Lane(to) => 1.0 + lane_value(merchant, to),
        Action::Market { die, slot, deck } => market(table, merchant, die, slot, deck),
        Action::Palace(hall, die) => {
            let waste = 1.0 - 0.12 * f32::from(die);
            waste
                * match hall {
                    Hall::Move | Hall::Swap => 0.1,
                    Hall::Refresh => 0.8,
                    Hall::Coin if table.coin == table.turn => 0.1,
                    Hall::Coin => 0.5,
                }
        }
        Action::Reserve(pier, low, high) => {
            let waiting = merchant.berths.iter().flatten().count();
            let held = table.runs.iter().flatten().filter(|run| run.owner == table.turn).count();
            let room = [3.0, 2.0, 1.2, 0.3][(waiting + held).min(3)];
            let value = ship_at(state, pier).map_or(1.0, |ship| ship_fit(merchant, ship));
            let contested = if table.runs[pier.index()].is_some() { 0.7 } else { 1.0 };
            let length = [1.0, 0.6, 0.3, 0.15, 0.1][usize::from(high - low - 1)];
            room * value * contested * length
        }
        Action::Produce(value, count) => {
            let new = super::places::Crew { owner: table.turn, value, count };
            let above = table.crews.iter().flatten().filter(|crew| crew.ranks_above(new)).count();
            let points = super::data::PRODUCTION[above.min(2)];
            0.3 * f32::from(points) / f32::from(count) * if legal::can_step(merchant) { 1.0 } else { 0.4 }
        }
        Action::Join(..) => 0.3,
        Action::Plant(slot) => plant(table, merchant, slot),
        Action::Carry(..) | Action::Exchange(..) => 1.0,
        Action::Raise(_) | Action::Lower(_) if matches!(table.work(), Work::Nudge(_)) => 1.0,
        Action::Raise(_) | Action::Lower(_) => 0.02,
        Action::Pay(space, tea) => {
            let spare = if want(tea) < 0 { 1.0 } else { 0.3 };
            spare * (0.3 + f32::from(space.steps_to_dock()))
        }
        Action::Ability => ability(table.ability(table.turn), merchant),
        Action::Answer(..) => 1.5,
        Action::Side(Side::A) => 1.0,
        Action::Side(Side::B) => 0.8,
        Action::Yield => 0.7,
        Action::Done if matches!(table.work(), Work::Junk { .. }) => 0.7,
        Action::Done => 0.05,
        Action::EndTurn => 2.0,
        Action::Pass => 0.01,
        Action::Keep(number) => match table.work() {
            Work::ShipSearch(_) => {
                let ship = state.ships.peek(usize::from(number) - 1).map(ShipId::new);
                ship.map_or(1.0, |ship| ship_fit(merchant, ship))
            }
            _ => {
                let card = state.cards.peek(usize::from(number) - 1);
                card.map_or(1.0, |card| card_appeal(merchant, &CARDS[usize::from(card) - 1]))
            }
        },
        Action::Send(pier) => ship_at(state, pier).map_or(1.0, |ship| ship_fit(merchant, ship)),
        Action::Discard(berth) => 1.0 / (1.0 + f32::from(merchant.cargo[berth.index()].total())),
        _ => 1.0,
    }
}

/// Returns the prior weight of using side B. Moving and exchanging cards often does harm, so these abilities are rarely
/// explored.
fn ability(ability: Ability, merchant: &Merchant) -> f32 {
    match ability {
        Ability::TakeTea | Ability::TwoSteps => 1.5,
        Ability::TurnUp => 0.6 * merchant.face_down.count_ones() as f32,
        Ability::MoveCard => 0.1,
        Ability::SwapCards => 0.05,
        _ => 1.0,
    }
}

fn ship_at(state: &State, pier: Pier) -> Option<ShipId> {
    match state.table.ships.get(pier.index()) {
        Some(ship) => *ship,
        None => state.ships.peek(0).map(ShipId::new),
    }
}

/// Returns the prior weight of a ship: its points, its demand for the merchant's own tea, and the share of its tokens
/// that are on the plantation.
fn ship_fit(merchant: &Merchant, ship: ShipId) -> f32 {
    let ship = ship.ship();
    let own = |tea: Tea| merchant.tokens.iter().map(|teas| teas.count(tea)).sum::<u8>();
    let ready: u8 = if ship.is_junk() {
        merchant.tokens_on_board().min(ship.size)
    } else {
        ship.demand.kinds().map(|tea| own(tea).min(ship.demand.count(tea))).sum()
    };
    let bonus = if ship.demand.has(merchant.tea) { 0.1 } else { 0.0 };
    0.4 + bonus + 0.08 * f32::from(ship.points) + 0.6 * f32::from(ready) / f32::from(ship.size)
}

fn step(merchant: &Merchant, from: Space, tea: Tea) -> f32 {
    let needed = Berth::ALL.iter().any(|berth| merchant.ship_needs(*berth, tea));
    let closeness = 4.0 - f32::from(from.steps_to_dock());
    if needed { 1.0 + closeness } else { 0.15 + 0.05 * closeness }
}

/// Returns the value of the process cards and crates beside the lane that begins with `to`, 0.5 for each.
fn lane_value(merchant: &Merchant, to: Space) -> f32 {
    let tiers = core::iter::successors(Some(to), |space| space.up()).take(3);
    let useful = tiers.flat_map(|space| space.slots()).filter(|slot| {
        merchant.slots[*slot].is_some_and(|card| matches!(card.card().family, Family::Process | Family::Crate))
    });
    0.5 * useful.count() as f32
}

fn card_appeal(merchant: &Merchant, card: &super::data::Card) -> f32 {
    let bonus = if card.teas.has(merchant.tea) && merchant.side == super::state::Side::A { 0.3 } else { 0.0 };
    let useful =
        card.teas.iter().filter(|tea| Berth::ALL.iter().any(|berth| merchant.ship_needs(*berth, *tea))).count();
    bonus
        + match card.family {
            Family::Crate => 1.2,
            Family::Process => 0.8 + 0.3 * useful as f32,
            Family::Blooming => 1.1,
            Family::Conversion(_) => 0.5,
        }
}

fn market(table: &Table, merchant: &Merchant, die: u8, slot: u8, deck: bool) -> f32 {
    let waste = 1.0 / f32::from(1 + die - slot);
    if deck || slot == 6 {
        return 1.5 * waste;
    }
    let card = table.market[usize::from(slot) - 1];
    card.map_or(0.1, |card| card_appeal(merchant, card.card())) * waste
}

fn plant(table: &Table, merchant: &Merchant, slot: super::places::Slot) -> f32 {
    if let Some(old) = merchant.slots[slot.index()] {
        return 1.0 / f32::from(1 + old.card().points + merchant.stored[slot.index()]);
    }
    let Work::Plant { card, .. } = table.work() else { return 1.0 };
    let tokens = merchant.tokens[slot.space().index()];
    let matching = card.card().teas.iter().map(|tea| tokens.count(tea)).sum::<u8>();
    let field = slot.space() == Space::Field;
    match card.card().family {
        Family::Crate => 0.5 + 1.5 * f32::from(matching.min(2)) + if field { 0.6 } else { 0.0 },
        Family::Process => 0.6 + 0.5 * f32::from(matching) + if field { 1.2 } else { 0.3 },
        Family::Blooming => 0.3 + f32::from(matching),
        Family::Conversion(_) => {
            if field {
                0.2
            } else {
                0.5
            }
        }
    }
}
