//! Network inputs for Tea & Rum, from one seat's perspective.
//!
//! Computed from the view alone: points of both colours and their projections, money, goods, workers, buildings,
//! captains and contracts, the chance of a fulfilled allegiance, the colour that may decide, and the pending decision.
//! Rivals are ordered by points, the leader first. Used by the opponents and their training.

use super::TeaAndRum;
use super::data;
use super::heuristic::Forecast;
use super::pieces::*;
use super::state::{Player, Stage, Table, Task};
use super::view::View;
use crate::engine::{Features, Inputs, Seat, Viewer};

/// Number of rivals described individually, the leaders first.
const RIVALS: usize = 2;

impl Features for TeaAndRum {
    const VERSION: u16 = 1;
    const FEATURES: usize = 918;
    const WEIGHTS: &'static [u8] = include_bytes!("weights.net");

    fn seats(view: &View) -> u8 {
        view.table.seats
    }

    fn features(view: &View, inputs: &mut Inputs) {
        let table = &view.table;
        let own = if let Viewer::Seat(seat) = view.viewer { seat } else { table.active };
        let forecast = Forecast::new(table);
        inputs.one_of(usize::from(table.seats - 2), 3);
        inputs.amount((4.0 * forecast.rounds_left()) as i32, 1, 20);
        inputs.flag(table.limited);
        victory_colours(table, inputs);
        let mut rivals: Vec<Seat> = own.others(table.seats).collect();
        rivals.sort_by(|one, other| forecast.total_points(*other).total_cmp(&forecast.total_points(*one)));
        let rival = rivals.first().copied().unwrap_or(own);
        for colour in Colour::ALL {
            let ahead = forecast.points(own, colour) - forecast.points(rival, colour);
            inputs.lead((2.0 * ahead) as i32, 1, 24);
            let points = |seat: Seat| i32::from(table.players[seat].points[colour as usize]);
            inputs.lead(points(own) - points(rival), 1, 12);
        }
        inputs.amount((20.0 * forecast.share(own)) as i32, 1, 20);
        seat_facts(table, &forecast, own, inputs);
        for rank in 0..RIVALS {
            match rivals.get(rank) {
                Some(rival) => seat_facts(table, &forecast, *rival, inputs),
                None => inputs.skip(SEAT),
            }
        }
        decision(table, own, inputs);
    }
}

/// Adds the victory cards turned up in a two-player game.
fn victory_colours(table: &Table, inputs: &mut Inputs) {
    for colour in Colour::ALL {
        inputs.count(if table.seats == 2 { table.victory_cards(colour).into() } else { 0 }, 3);
    }
}

/// Number of inputs that [`seat_facts`] adds.
const SEAT: u16 = 2 * 20 + 10 + 20 + 6 * 4 + 6 + 6 + 10 + 15 + 7 + 25 + 6 + 4 + 3 * 5 + 4 + 1 + 1 + 2 * 2 + 5 + 10 + 3;

/// Adds a player: points, money, goods, and the contents of the player board.
fn seat_facts(table: &Table, forecast: &Forecast, seat: Seat, inputs: &mut Inputs) {
    let player = &table.players[seat];
    for colour in Colour::ALL {
        inputs.amount(player.points[colour as usize].into(), 2, 20);
    }
    inputs.amount((10.0 * forecast.proof_probability(seat)) as i32, 1, 10);
    inputs.amount(player.money.into(), 2, 20);
    for good in Good::ALL {
        inputs.count(player.goods[good].into(), 4);
    }
    inputs.count(player.squares().saturating_sub(player.goods.total()).into(), 6);
    inputs.count(player.expansions.into(), 6);
    inputs.amount(i32::from(player.population) - 10, 2, 10);
    inputs.amount(player.step.into(), 2, 15);
    inputs.count(player.buildings.count_ones(), 7);
    for building in Building::ALL {
        inputs.flag(player.owns(building));
    }
    inputs.count(player.captains.count_ones(), 6);
    inputs.count(player.contracts.count_ones(), 4);
    for symbol in Symbol::ALL {
        inputs.count(player.symbols[symbol as usize].into(), 5);
    }
    inputs.count(table.workers_left(seat).into(), 4);
    inputs.flag(player.allegiance.is_some());
    inputs.flag(player.proved);
    for colour in Colour::ALL {
        inputs.count(table.exchange[seat][colour as usize].into(), 2);
    }
    inputs.count(player.waiting_captains().count_ones(), 5);
    wish(table, seat, player, inputs);
    affordable_cards(table, player, inputs);
}

/// Adds a player's lead over the best of the others in symbols of this round's wish; negative when behind.
fn wish(table: &Table, seat: Seat, player: &Player, inputs: &mut Inputs) {
    let wished = i32::from(player.wish_symbols(table.wish()));
    let most = seat.others(table.seats).map(|other| table.players[other].wish_symbols(table.wish())).max().unwrap_or(0);
    inputs.lead(wished - i32::from(most), 1, 5);
}

/// Adds whether the player could pay for any contract, any building and any captain.
fn affordable_cards(table: &Table, player: &Player, inputs: &mut Inputs) {
    let contract = table.spaces.iter().flatten().any(|contract| player.goods.covers(&contract.card().pay));
    let building = |building: &Building| {
        table.stock[*building as usize] > 0 && !player.owns(*building) && player.goods.covers(&building.card().cost)
    };
    inputs.flag(contract);
    inputs.flag(Building::ALL.iter().any(building));
    inputs.flag(members(table.captains).any(|captain| player.money >= player.captain_price(Captain(captain))));
}

/// Adds the stage of the round, whose turn it is, and the pending decision and its seat.
fn decision(table: &Table, own: Seat, inputs: &mut Inputs) {
    let is_own_decision = table.active == own;
    inputs.one_of(table.stage as usize, 8);
    inputs.flag(is_own_decision);
    inputs.flag(table.first == own);
    inputs.flag(table.removes());
    let task = match table.tasks.top() {
        None => 0,
        Some(Task::Icon(icon, _)) => match icon {
            Icon::Build => 1,
            Icon::Hire => 2,
            Icon::Fulfil => 3,
            Icon::Trade => 4,
            _ => 5,
        },
        Some(Task::Ship) => 6,
        Some(Task::Turn) => 7,
        Some(Task::AfterMove) => 8,
        Some(Task::Overflow) => 9,
        Some(Task::Swear) => 10,
        Some(_) => 11,
    };
    inputs.one_of(task + if is_own_decision { 0 } else { 12 }, 24);
    inputs.count(table.tasks.all().len() as u32, 4);
    for kind in [Icon::Build, Icon::Hire, Icon::Fulfil, Icon::Trade] {
        let is_pending = table.tasks.all().iter().any(|task| matches!(task, Task::Icon(icon, _) if *icon == kind));
        inputs.flag(is_pending && is_own_decision);
        inputs.flag(is_pending && !is_own_decision);
    }
    inputs.lead(if is_own_decision { table.trade.balance() } else { 0 }, 2, 6);
    inputs.flag(table.stage == Stage::Exchange && table.players[own].money >= data::DOLLARS_A_POINT);
    for board in Board::ALL {
        inputs.count(table.worker_count(board).into(), 4);
    }
}
