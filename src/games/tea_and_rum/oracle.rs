//! An independent second implementation of legality, slow and written action by action from the rules, not from
//! `legal`, and the audit of every piece.
//!
//! Used by tests only.

use super::TeaAndRum;
use super::action::Action;
use super::data::{self, ALLEGIANCES, CONTRACTS, Condition};
use super::pieces::*;
use super::state::{Stage, State, Table, Task};
use crate::engine::{Oracle, Seat};

impl Oracle for TeaAndRum {
    fn universe(_: &State) -> Vec<Action> {
        let mut all = Vec::new();
        all.extend((0..=22).map(Action::Smelt));
        all.extend(Ship::all().flat_map(|ship| (0..3).map(move |row| Action::Ship(ship, row))));
        let ways = [Way::Row, Way::Left, Way::Right, Way::Instead];
        all.extend(Board::ALL.into_iter().flat_map(|board| ways.map(|way| Action::Work(board, way))));
        for building in Building::ALL {
            all.push(Action::Build(building, None));
            all.extend(Good::ALL.map(|good| Action::Build(building, Some(good))));
        }
        all.extend(Captain::all().flat_map(|card| [Payment::Money, Payment::Wood].map(|pay| Action::Hire(card, pay))));
        all.extend((0..5).flat_map(|space| Colour::ALL.map(|colour| Action::Fulfil(space, colour))));
        all.extend(Good::ALL.map(Action::Sell));
        all.extend(Good::ALL.map(Action::Buy));
        all.extend([Side::Left, Side::Right].map(Action::Half));
        all.extend(Colour::ALL.map(Action::Points));
        all.extend(Good::ALL.map(Action::Cube));
        all.extend(Allegiance::all().map(Action::Swear));
        all.extend(Colour::ALL.map(Action::Exchange));
        all.extend(Captain::all().map(Action::Activate));
        all.extend([Action::CityHall, Action::Prove]);
        all.extend(Works::ALL.map(Action::Convert));
        all.push(Action::Expand);
        all.extend(Good::ALL.map(Action::Discard));
        all.push(Action::Done);
        all
    }

    fn allows(state: &State, action: &Action) -> bool {
        let table = &state.0;
        let Some((_, task)) = table.decision() else { return false };
        allows(table, task, *action)
    }

    fn audit(state: &State) -> Result<(), String> {
        let table = &state.0;
        goods(table)?;
        workers(table)?;
        ships(table)?;
        cards(table)?;
        Seat::all(table.seats).try_for_each(|seat| player(table, seat))?;
        money(table)
    }
}

/// Whether the Dryer and the Distillery may be used in this decision (docs/rules/tea_and_rum.md 14.1).
fn may_convert(task: Task) -> bool {
    match task {
        Task::Ship | Task::Turn | Task::AfterMove | Task::Overflow | Task::LastCaptains | Task::Proof => true,
        Task::Icon(icon, _) => matches!(icon, Icon::Build | Icon::Hire | Icon::Fulfil | Icon::Trade),
        _ => false,
    }
}

fn allows(table: &Table, task: Task, action: Action) -> bool {
    let player = &table.players[table.active];
    let supplied = |good: Good, count: u8| !table.limited || table.supply[good] >= count;
    let worker_turn = matches!(task, Task::Turn | Task::AfterMove);
    match action {
        Action::Smelt(count) => {
            task == Task::Foundry && count <= player.goods[Good::Ore] && supplied(Good::Cannon, count)
        }
        Action::Ship(ship, row) => {
            let cost = if player.owns(Building::Inn) { ship.0 - 1 } else { ship.0 };
            let is_for_sale = table.ships & ship.bit() != 0 && usize::from(row) < ship.rows().len();
            task == Task::Ship && is_for_sale && player.money >= cost.into()
        }
        Action::Work(board, way) => task == Task::Turn && may_work(table, board, way),
        Action::Build(building, saved) => {
            let offered = matches!(task, Task::Icon(Icon::Build, _));
            let left = table.stock[building as usize] > 0 && !player.owns(building);
            let cost = building.card().cost;
            // Cubes still missing after the one saved by the Workshop.
            let missing = |good: Good| {
                let saves = u8::from(saved == Some(good));
                cost[good] > player.goods[good] + saves
            };
            let saving = match saved {
                Some(cube) => player.owns(Building::Workshop) && cost[cube] > 0,
                None => !player.owns(Building::Workshop),
            };
            offered && left && saving && !Good::ALL.into_iter().any(missing)
        }
        Action::Hire(captain, payment) => {
            let card = captain.card();
            let offered = matches!(task, Task::Icon(Icon::Hire, _)) && table.captains & captain.bit() != 0;
            let discount = if player.owns(Building::Prison) { 2 } else { 0 };
            let paid = match payment {
                Payment::Money => {
                    player.money + discount >= card.dollars.into()
                        && Good::ALL.iter().all(|g| player.goods[*g] >= card.plus[*g])
                }
                Payment::Wood => captain == Captain(11) && player.goods[Good::Wood] >= 2,
            };
            offered && paid
        }
        Action::Fulfil(space, _) => {
            let offered = matches!(task, Task::Icon(Icon::Fulfil, _));
            let contract = table.spaces[usize::from(space)];
            offered
                && contract.is_some_and(|contract| {
                    let pay = CONTRACTS[contract.index()].pay;
                    Good::ALL.iter().all(|good| player.goods[*good] >= pay[*good])
                })
        }
        Action::Sell(good) => trading(task) && table.trade.bought.total() == 0 && player.goods[good] > 0,
        Action::Buy(good) => {
            let mut bought = table.trade.bought;
            bought[good] += 1;
            let room = player.goods.total() + bought.total() <= data::SQUARES + player.expansions;
            trading(task)
                && table.trade.sold[good] == 0
                && supplied(good, 1)
                && room
                && dollars_left(table, &bought) >= 0
        }
        Action::Half(_) => matches!(task, Task::Half(_)),
        Action::Points(_) => matches!(task, Task::Icon(Icon::Either(_), _)),
        Action::Cube(cube) => {
            let cubes = [Good::Wheat, Good::Wood, Good::Ore];
            matches!(task, Task::Icon(Icon::Cube, _)) && cubes.contains(&cube) && supplied(cube, 1)
        }
        Action::Swear(card) => task == Task::Swear && table.allegiances & card.bit() != 0,
        Action::Exchange(_) => {
            let bought: u16 = table.exchange[table.active].iter().map(|points| u16::from(*points)).sum();
            task == Task::Exchange && player.money >= 10 * (bought + 1)
        }
        Action::Activate(captain) => {
            let is_inactive = player.captains & captain.bit() != 0 && player.activated & captain.bit() == 0;
            let needs = captain.card().cannons;
            (worker_turn || task == Task::LastCaptains)
                && is_inactive
                && needs > 0
                && player.goods[Good::Cannon] >= needs
        }
        Action::CityHall => worker_turn && player.owns(Building::CityHall) && player.goods[Good::Barrel] > 0,
        Action::Prove => {
            let payable = match player.allegiance {
                Some(Allegiance(9)) => player.money >= 20,
                Some(Allegiance(10)) => [3, 4, 5].iter().all(|good| player.goods.0[*good] > 0),
                _ => false,
            };
            (worker_turn || task == Task::Proof) && payable && !player.proved
        }
        Action::Convert(Works::Dryer) => {
            let fed = player.goods[Good::Wood] >= 3 && supplied(Good::Tobacco, 2);
            may_convert(task) && player.owns(Building::Dryer) && fed
        }
        Action::Convert(Works::Distillery) => {
            let fed = player.goods[Good::Wheat] >= 3 && supplied(Good::Barrel, 2);
            may_convert(task) && player.owns(Building::Distillery) && fed
        }
        Action::Expand => {
            let tokens = [1, 1, 1, 2, 2, 3];
            let Some(price) = tokens.get(usize::from(player.expansions)) else { return false };
            let purse = if trading(task) { dollars_left(table, &table.trade.bought) } else { player.money.into() };
            (trading(task) || task == Task::Overflow) && purse >= *price
        }
        Action::Discard(good) => task == Task::Overflow && player.goods[good] > 0,
        Action::Done => match task {
            Task::Icon(icon, _) => matches!(icon, Icon::Build | Icon::Hire | Icon::Fulfil | Icon::Trade),
            Task::Ship | Task::AfterMove | Task::LastCaptains | Task::Proof | Task::Exchange => true,
            _ => false,
        },
    }
}

fn trading(task: Task) -> bool {
    matches!(task, Task::Icon(Icon::Trade, _))
}

/// Returns the dollars left if the trade were closed with these purchases, trying every choice of plates.
fn dollars_left(table: &Table, bought: &Goods) -> i32 {
    let trade = &table.trade;
    let value = |goods: &Goods| goods.iter().map(|(good, n)| i32::from(good.price()) * i32::from(n)).sum::<i32>();
    let plates = |goods: &Goods, barred: Good| {
        let free = Good::ALL.into_iter().filter(move |good| *good != barred);
        free.map(|good| i32::from(goods[good])).max().unwrap_or(0)
    };
    let earned = value(&trade.sold) + plates(&trade.sold, Good::Cannon);
    let spent = value(bought) - plates(bought, Good::Wheat);
    i32::from(table.players[table.active].money) + earned - spent - i32::from(trade.owed)
}

fn may_work(table: &Table, board: Board, way: Way) -> bool {
    let workers = &table.workers[board as usize];
    let standing: u8 = workers.iter().sum();
    let max_workers = if table.seats == 4 { 4 } else { 3 };
    let number = if table.round % 2 == 1 {
        if workers[table.active.index()] == 0 {
            return false;
        }
        standing
    } else {
        if standing >= max_workers {
            return false;
        }
        standing + 1
    };
    let slash = table.row(board, number).right.is_some();
    match way {
        Way::Row => !slash,
        Way::Left | Way::Right => slash,
        Way::Instead => true,
    }
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn goods(table: &Table) -> Result<(), String> {
    for good in Good::ALL.into_iter().filter(|_| table.limited) {
        let held: u8 = table.players.0.iter().map(|player| player.goods[good]).sum();
        let all = held + table.supply[good] + table.trade.sold[good] + table.trade.bought[good];
        check(all == data::SUPPLY[good], || format!("there are {all} {good:?}"))?;
    }
    let idle = table.trade == Default::default();
    check(idle || table.tasks.top().is_some_and(trading), || "a trade lies open".into())
}

fn workers(table: &Table) -> Result<(), String> {
    for board in Board::ALL {
        check(table.worker_count(board) <= table.player_count_rules().board, || {
            format!("too many workers on the {board:?}")
        })?;
    }
    let moved: u8 = Seat::all(table.seats).map(|seat| 4 - table.workers_left(seat)).sum();
    let expected = match table.stage {
        Stage::Income | Stage::Ships => 0,
        Stage::Actions => {
            let is_turn = table.tasks.all().contains(&Task::Turn);
            let slots = if table.seats == 2 {
                data::ORDER[..usize::from(table.cursor)].iter().filter(|slot| **slot != data::OrderSlot::Automa).count()
                    as u8
            } else {
                table.cursor
            };
            slots - u8::from(is_turn)
        }
        _ => 4 * table.seats,
    };
    check(moved == expected, || format!("{moved} workers were moved instead of {expected}"))
}

/// Checks the ships: unknown before they arrive; then as many as the number of players requires, less those sold.
fn ships(table: &Table) -> Result<(), String> {
    let (ship_count, all) = (table.ships.count_ones() as u8, table.player_count_rules().ships);
    let expected = match (table.stage, table.rules) {
        (Stage::Income, 1) => ship_count == all,
        (Stage::Income, _) => ship_count == 0,
        _ => ship_count <= all,
    };
    check(expected, || format!("{ship_count} of {all} ships lie in the harbour"))
}

fn cards(table: &Table) -> Result<(), String> {
    let owners =
        |has: &dyn Fn(&super::Player) -> bool| table.players.0.iter().filter(|player| has(player)).count() as u8;
    for building in Building::ALL {
        let all = table.stock[building as usize] + owners(&|player| player.owns(building));
        let whole = all == table.player_count_rules().copies || table.player_count_rules().removes && all == 0;
        check(whole, || format!("there are {all} copies of the {building:?}"))?;
    }
    let shown = if table.stage == Stage::Over { 5 } else { table.round };
    for captain in Captain::all() {
        let all =
            owners(&|player| player.captains & captain.bit() != 0) + u8::from(table.captains & captain.bit() != 0);
        check(all <= 1 && (all == 0 || captain.card().round <= shown), || {
            format!("captain {} is there {all} times", captain.0)
        })?;
    }
    let hired: u32 = table.players.0.iter().map(|player| player.captains.count_ones()).sum();
    let came = u32::from(table.player_count_rules().captains * table.round);
    check(hired + table.captains.count_ones() == came, || format!("{came} captains came"))?;
    for contract in Contract::all() {
        let laid = table.spaces.iter().filter(|space| **space == Some(contract)).count() as u8;
        let all = laid
            + owners(&|player| player.contracts & contract.bit() != 0)
            + u8::from(table.pile & contract.bit() != 0);
        check(all == 1, || format!("contract {} is there {all} times", contract.0))?;
    }
    let sworn = owners(&|player| player.allegiance.is_some());
    let allegiances = sworn + table.allegiances.count_ones() as u8;
    check(allegiances == table.player_count_rules().allegiances, || format!("there are {allegiances} allegiances"))?;
    for colour in Colour::ALL {
        let turned = table.victory.iter().filter(|card| **card == Some(colour)).count();
        check(turned <= 3, || format!("{turned} victory cards are {colour:?}"))?;
    }
    Ok(())
}

fn player(table: &Table, seat: Seat) -> Result<(), String> {
    let player = &table.players[seat];
    let stored = player.goods.total() <= player.squares();
    let falling = seat == table.active && table.tasks.top() == Some(Task::Overflow);
    check(stored || falling, || format!("seat {seat} stores too much"))?;
    check(player.expansions <= 6 && player.step <= 20 && player.population <= 25, || {
        format!("a track of seat {seat}")
    })?;
    check(player.activated & !player.captains == 0, || format!("seat {seat} activated another's captain"))?;
    let mut symbols = [0; 3];
    for building in Building::ALL.into_iter().filter(|building| player.owns(*building)) {
        symbols.iter_mut().zip(building.card().symbols).for_each(|(sum, more)| *sum += more);
    }
    for captain in Captain::all().filter(|captain| player.captains & captain.bit() != 0) {
        symbols.iter_mut().zip(captain.card().symbols).for_each(|(sum, more)| *sum += more);
    }
    check(symbols == player.symbols, || format!("the symbols of seat {seat}"))?;
    let called = player.points[0] >= 8 && player.allegiance.is_none();
    let answered = !called
        || matches!(table.stage, Stage::Wish | Stage::Over)
        || seat == table.active && table.tasks.top() == Some(Task::Swear);
    check(answered, || format!("the Crown did not call seat {seat}"))?;
    let holds = match player.allegiance {
        None => false,
        Some(card) => match ALLEGIANCES[card.index()].0 {
            Condition::Buildings(least) => player.buildings.count_ones() >= least.into(),
            Condition::Population(least) => player.population >= least,
            Condition::Family(least) => Family::ALL.iter().any(|family| {
                let own_buildings =
                    Building::ALL.iter().filter(|own| player.owns(**own) && own.card().family == *family);
                own_buildings.count() >= least.into()
            }),
            Condition::Reputation(least) => player.step >= least,
            Condition::Each(own, hired, fulfilled) => {
                player.buildings.count_ones() >= own.into()
                    && player.captains.count_ones() >= hired.into()
                    && player.contracts.count_ones() >= fulfilled.into()
            }
            Condition::Contracts(least) => player.contracts.count_ones() >= least.into(),
            Condition::Captains(least) => player.captains.count_ones() >= least.into(),
            Condition::Balance(most) => {
                table.stage == Stage::Over && player.points[0].abs_diff(player.points[1]) <= most.into()
            }
            Condition::Dollars(_) | Condition::Pay(_) => player.proved,
        },
    };
    check(holds == player.proved, || format!("the proof of seat {seat}"))
}

fn money(table: &Table) -> Result<(), String> {
    check(dollars_left(table, &table.trade.bought) >= 0, || "the trade cannot be paid".into())?;
    for seat in Seat::all(table.seats).filter(|_| table.stage == Stage::Exchange) {
        let bought: u16 = table.exchange[seat].iter().map(|points| u16::from(*points)).sum();
        check(bought * 10 <= table.players[seat].money, || format!("seat {seat} exchanged too much"))?;
    }
    if table.stage == Stage::Over {
        for seat in Seat::all(table.seats) {
            let [blue, red] = table.players[seat].points;
            check(blue.abs_diff(red) <= 10, || format!("the colours of seat {seat} are too far apart"))?;
        }
    }
    Ok(())
}
