//! The search's domain knowledge: the chances of both titles, and fast priors.
//!
//! Called by the opponents only. A player may aim at one title and give up the other, so the chances of each are
//! computed separately and then summed. The numbers come from the balance data in docs/rules/tea_and_rum.md 13 and
//! from matches.

use super::TeaAndRum;
use super::action::Action;
use super::data::{self, Condition};
use super::pieces::*;
use super::state::{Player, Stage, State, Table, Task};
use crate::engine::{Character, Heuristic, PerSeat, Seat};

impl Heuristic for TeaAndRum {
    const ROLLOUT_PLIES: u32 = 40;
    /// Each level wins at least two of three games against the one below (docs/opponents.md).
    const BUDGETS: [(u32, u32); 4] = [(1, 40), (1, 260), (2, 1_600), (4, 8_000)];

    fn evaluate(state: &State) -> PerSeat<f32> {
        Forecast::new(&state.0).shares
    }

    fn priors(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        let table = &state.0;
        let Some((_, task)) = table.decision() else { return };
        let aim = match task {
            Task::Icon(Icon::Trade, _) => aim(table),
            _ => None,
        };
        weights.extend(legal.iter().map(|action| weight(table, task, *action, &aim)));
    }

    // The builder favours buildings, the trader fulfilled contracts.
    fn progress(state: &State, seat: Seat, character: Character) -> f32 {
        let player = &state.0.players[seat];
        match character {
            Character::Builder => player.buildings.count_ones() as f32 / 8.0,
            Character::Trader => player.contracts.count_ones() as f32 / 10.0,
            Character::Racer => f32::from(player.points[0] + player.points[1]) / 140.0,
        }
    }
}

/// A projection of the rest of the game, made once for a position; the evaluation and the features are computed from
/// it.
pub(super) struct Forecast {
    left: f32,
    points: [[f32; 4]; 2],
    proof: [f32; 4],
    shares: PerSeat<f32>,
}

impl Forecast {
    pub(super) fn new(table: &Table) -> Forecast {
        let seats = table.seats;
        let left = rounds_left(table);
        let (mut blue, mut red, mut proof) = ([0.0; 4], [0.0; 4], [0.0; 4]);
        for seat in Seat::all(seats) {
            let index = seat.index();
            (blue[index], red[index]) = prospects(table, seat, left);
            proof[index] = proof_chance(&table.players[seat], left);
        }
        let width = 4.0 + 3.0 * left;
        let kings = shares(&red, &[1.0; 4], seats, width);
        let governors = shares(&blue, &proof, seats, width);
        let none: f32 = proof[..usize::from(seats)].iter().map(|chance| 1.0 - chance).product();
        let mut value = PerSeat::default();
        for seat in Seat::all(seats) {
            let (governor, king) = (governors[seat.index()], kings[seat.index()]);
            value[seat] = if seats == 2 {
                let crown = crown_chance(table);
                crown * (1.0 - none) * governor + (1.0 - crown) * king
            } else {
                (1.0 - none) * 0.5 * (governor + king) + none * king
            };
        }
        Forecast { left, points: [blue, red], proof, shares: value }
    }
    pub(super) fn rounds_left(&self) -> f32 {
        self.left
    }
    /// Returns a seat's expected final points of a colour.
    pub(super) fn points(&self, seat: Seat, colour: Colour) -> f32 {
        self.points[colour as usize][seat.index()]
    }
    /// Returns a seat's expected final points of both colours.
    pub(super) fn total_points(&self, seat: Seat) -> f32 {
        self.points[0][seat.index()] + self.points[1][seat.index()]
    }
    /// Returns the probability that a seat ends with a fulfilled allegiance.
    pub(super) fn proof_probability(&self, seat: Seat) -> f32 {
        self.proof[seat.index()]
    }
    /// Returns a seat's expected share of the win.
    pub(super) fn share(&self, seat: Seat) -> f32 {
        self.shares[seat]
    }
}

/// Returns the number of rounds left, the present one as a fraction.
fn rounds_left(table: &Table) -> f32 {
    let full_rounds = f32::from(data::ROUNDS - table.round.min(data::ROUNDS));
    let slots = if table.seats == 2 { 12.0 } else { f32::from(4 * table.seats) };
    full_rounds
        + match table.stage {
            Stage::Income | Stage::Ships => 1.0,
            Stage::Actions => (1.0 - f32::from(table.cursor) / slots).max(0.0),
            _ => 0.0,
        }
}

/// Returns the expected final blue and red points of a seat.
fn prospects(table: &Table, seat: Seat, left: f32) -> (f32, f32) {
    let player = &table.players[seat];
    let mut blue = f32::from(player.points[0]);
    let mut red = f32::from(player.points[1]);
    let bought = table.exchange[seat];
    blue += f32::from(bought[0]);
    red += f32::from(bought[1]);
    // A point costs about $2.7 early and $10 at the end.
    let rate = 2.7 + 7.3 * (1.0 - left / 1.5).max(0.0);
    let mut dollars = f32::from(player.money) - 10.0 * f32::from(bought[0] + bought[1]);
    dollars += f32::from(player.goods.value()) * 0.9;
    let ahead = (left - 0.5).clamp(0.0, 4.0);
    let income = if player.owns(Building::Church) { 3.0 } else { 0.0 };
    dollars += ahead * (f32::from(player.population) + income);
    if player.owns(Building::Guild) {
        dollars += 4.0 * left;
    }
    if player.owns(Building::Workshop) {
        dollars += 3.0 * left;
    }
    if player.owns(Building::Prison) {
        dollars += 1.5 * left;
    }
    if player.owns(Building::Inn) {
        dollars += 2.0 * ahead;
    }
    if player.owns(Building::Palace) {
        blue += left;
    }
    let mut open = dollars / rate;
    // Workers still to move: about two points each.
    if table.stage <= Stage::Actions {
        open += 2.0 * f32::from(table.workers_left(seat));
    }
    open += 8.0 * f32::from(data::ROUNDS - table.round.min(data::ROUNDS));
    for captain in members(player.waiting_captains()).map(Captain) {
        let likely =
            if player.goods[Good::Cannon] >= captain.card().cannons { 0.95 } else { 0.35 + 0.1 * left.min(3.0) };
        for icon in captain.card().activation {
            match icon {
                Icon::Blue(n) => blue += likely * f32::from(*n),
                Icon::Red(n) => red += likely * f32::from(*n),
                Icon::Either(n) => open += likely * f32::from(*n),
                _ => open += likely,
            }
        }
    }
    open += f32::from(player.symbols.iter().sum::<u8>()) * 0.25 * left;
    open += f32::from(player.step) * 0.08 * left;
    // Undecided points are split evenly, but neither colour may be more than ten ahead.
    blue += 0.5 * open;
    red += 0.5 * open;
    let most = f32::from(data::MAX_COLOUR_DIFFERENCE);
    (blue.min(red + most), red.min(blue + most))
}

/// Returns the probability that a player ends with a fulfilled allegiance.
fn proof_chance(player: &Player, left: f32) -> f32 {
    if player.proved {
        return 1.0;
    }
    let Some(allegiance) = player.allegiance else {
        // The eighth blue point and a condition are both still ahead.
        let closeness = (f32::from(player.points[0]) / 8.0).min(1.0);
        return (0.15 * left * (0.4 + closeness)).min(0.6);
    };
    // The chance of getting `missing` things, each of which takes about `rounds` rounds.
    let reach = |missing: f32, rounds: f32| {
        if missing <= 0.0 { 1.0 } else { (left / (left + missing * rounds * missing.min(2.0))).min(0.97) }
    };
    let short = |have: u32, need: u8| f32::from(need) - (have as f32).min(f32::from(need));
    match allegiance.condition() {
        Condition::Buildings(n) => reach(short(player.buildings.count_ones(), n), 0.45),
        Condition::Population(n) => reach((short(player.population.into(), n) - left).max(0.0), 0.5),
        Condition::Family(n) => {
            let max_of_family =
                Family::ALL.iter().map(|of| (player.buildings & data::family_set(*of)).count_ones()).max();
            reach(short(max_of_family.unwrap_or(0), n), 0.6)
        }
        Condition::Reputation(n) => reach(short(player.step.into(), n), 0.25),
        Condition::Each(b, c, k) => {
            let missing = short(player.buildings.count_ones(), b) * 0.45
                + short(player.captains.count_ones(), c) * 0.6
                + short(player.contracts.count_ones(), k) * 0.8;
            reach(missing, 1.0)
        }
        Condition::Contracts(n) => reach(short(player.contracts.count_ones(), n), 0.8),
        Condition::Captains(n) => reach(short(player.captains.count_ones(), n), 0.6),
        Condition::Balance(n) => {
            let difference = f32::from(player.points[0].abs_diff(player.points[1]));
            reach((difference - f32::from(n)).max(0.0), 0.15)
        }
        Condition::Dollars(n) => {
            let have = f32::from(player.money) + 12.0 * left;
            if have >= f32::from(n) { 0.9 } else { 0.2 }
        }
        Condition::Pay(goods) => {
            let missing = goods.iter().filter(|(good, _)| player.goods[*good] == 0).count() as f32;
            reach(missing, 0.3)
        }
    }
}

/// Returns each seat's share of a title: in proportion to its `chance` and to the fourth power of its closeness to the
/// best, which falls from 1 to almost 0 at `2 * width` points behind.
fn shares(points: &[f32; 4], chance: &[f32; 4], seats: u8, width: f32) -> [f32; 4] {
    let seats = usize::from(seats);
    let best = (0..seats).filter(|seat| chance[*seat] > 0.1).map(|seat| points[seat]).fold(0.0, f32::max);
    let mut weights = [0.0; 4];
    let mut sum = 1e-6;
    for seat in 0..seats {
        let closeness = (1.0 - (best - points[seat]) / (2.0 * width)).clamp(0.02, 1.5);
        weights[seat] = closeness * closeness * closeness * closeness * chance[seat];
        sum += weights[seat];
    }
    weights.map(|weight| weight / sum)
}

/// Returns the probability, with two players, that blue decides.
fn crown_chance(table: &Table) -> f32 {
    // Five of six cards are turned up: blue wins if the unseen card is red, and each remaining card is equally likely
    // to be the unseen one.
    let left = |colour| f32::from(data::VICTORY_CARDS - table.victory_cards(colour));
    let (blue, red) = (left(Colour::Blue), left(Colour::Red));
    red / (blue + red).max(1.0)
}

/// The cost of the card for which a trade collects goods; `None` if no card is worth its missing goods.
type Aim = Option<Goods>;

/// Returns the cost of the card whose value most exceeds the price of its missing goods: a building or a contract if
/// its icon follows the trade, or either if no icon of a card follows.
fn aim(table: &Table) -> Aim {
    let player = table.active_player();
    let after = table.tasks.all().iter().rev().nth(1).copied();
    let wants_build = !matches!(after, Some(Task::Icon(Icon::Fulfil | Icon::Hire, _)));
    let wants_contract = !matches!(after, Some(Task::Icon(Icon::Build | Icon::Hire, _)));
    let mut best = None;
    let mut best_value = 0.0;
    let mut held = player.goods;
    held.add(&table.trade.bought);
    let mut consider = |cost: &Goods, points: f32| {
        let mut missing_cost = 0;
        for good in Good::ALL {
            missing_cost += u16::from(cost[good].saturating_sub(held[good])) * u16::from(good.price());
        }
        let value = points * 2.7 - f32::from(missing_cost);
        if value > best_value {
            (best, best_value) = (Some(*cost), value);
        }
    };
    if wants_contract {
        for contract in table.spaces.iter().flatten() {
            consider(&contract.card().pay, f32::from(contract.card().points[0].max(contract.card().points[1])) + 1.0);
        }
    }
    if wants_build {
        for building in Building::ALL {
            if table.stock[building as usize] > 0 && !player.owns(building) {
                consider(&building.card().cost, building_value(building, 2.0));
            }
        }
    }
    best
}

/// Returns the approximate value of a building in points, with `left` rounds to come.
fn building_value(building: Building, left: f32) -> f32 {
    let card = building.card();
    let mut value = icon_value(card.points, left);
    value += card.instant.iter().map(|icon| icon_value(*icon, left)).sum::<f32>();
    value += f32::from(card.symbols.iter().sum::<u8>()) * 0.3 * left;
    value
        + match building {
            Building::Church => 1.0 * left,
            Building::Palace => 1.0 * left,
            Building::Guild => 1.4 * left,
            Building::Workshop => 1.1 * left,
            Building::Prison | Building::Inn => 0.7 * left,
            Building::Dryer | Building::Distillery => 0.8 * left,
            Building::CityHall | Building::Foundry => 0.4 * left,
            _ => 0.0,
        }
}

/// Returns the approximate value of an icon in points, provided that its action can be used.
fn icon_value(icon: Icon, left: f32) -> f32 {
    match icon {
        Icon::Blue(n) | Icon::Red(n) | Icon::Either(n) => f32::from(n),
        Icon::Money(n) => f32::from(n) * 0.3,
        Icon::Star => 1.2,
        Icon::Citizen => 0.3 * left,
        Icon::Cube => 1.1,
        Icon::Gain(good) => f32::from(good.price()) * 0.3,
        Icon::Build | Icon::Hire | Icon::Fulfil => 2.0,
        Icon::Trade => 1.2,
        Icon::FreeExpansions => 1.0,
    }
}

/// Returns the total value of a row, ignoring main actions that cannot be used.
fn row_value(table: &Table, icons: &[Icon], left: f32) -> f32 {
    let player = table.active_player();
    let trades = icons.contains(&Icon::Trade);
    icons
        .iter()
        .map(|icon| match icon {
            Icon::Fulfil if trades => 3.0,
            Icon::Fulfil => {
                let open = table.spaces.iter().flatten().filter(|contract| player.goods.covers(&contract.card().pay));
                open.map(|contract| f32::from(contract.card().points[0]) + 1.0).fold(0.0, f32::max)
            }
            Icon::Build => {
                let cubes = player.goods.0[0] + player.goods.0[1] + player.goods.0[2];
                if cubes >= 3 {
                    4.0
                } else if trades || cubes == 2 {
                    2.0
                } else {
                    0.2
                }
            }
            Icon::Hire => {
                let price =
                    members(table.captains).map(|captain| player.captain_price(Captain(captain))).min().unwrap_or(99);
                if player.money >= price { 3.5 } else { 0.1 }
            }
            icon => icon_value(*icon, left),
        })
        .sum()
}

fn weight(table: &Table, task: Task, action: Action, aim: &Aim) -> f32 {
    let player = table.active_player();
    let left = rounds_left(table);
    match action {
        Action::Smelt(count) => 1.0 + f32::from(count),
        Action::Ship(ship, row) => {
            let goods = &ship.rows()[usize::from(row)];
            if player.goods.total() + goods.total() > player.squares() + 1 {
                return 0.15;
            }
            let gain = f32::from(goods.value()) - f32::from(player.ship_price(ship));
            0.6 + gain * 0.4
        }
        Action::Work(board, way) => {
            let alternative = [board.alternative()];
            let number = table.row_number(board, table.active.index()).unwrap_or(1);
            let row = table.row(board, number);
            let icons: &[Icon] = match way {
                Way::Row | Way::Left => row.left,
                Way::Right => row.right.unwrap_or(&[]),
                Way::Instead => &alternative,
            };
            let palace = f32::from(u8::from(board == Board::Governor && player.owns(Building::Palace)));
            let value = row_value(table, icons, left) + palace;
            0.05 + value * value
        }
        Action::Build(building, _) => {
            let spent = f32::from(building.card().cost.value()) * 0.15;
            let value = (building_value(building, left) - spent).max(0.2);
            value * value
        }
        Action::Hire(captain, _) => {
            let card = captain.card();
            let now: f32 = card.instant.iter().map(|icon| icon_value(*icon, left)).sum();
            let later: f32 = card.activation.iter().map(|icon| icon_value(*icon, left)).sum();
            let likely = if player.goods[Good::Cannon] >= card.cannons { 0.9 } else { 0.5 };
            let value = now + likely * later - 0.15 * f32::from(player.captain_price(captain));
            (0.3 + value).max(0.2)
        }
        Action::Fulfil(space, colour) => {
            let points = table.spaces[usize::from(space)].map_or(1, |contract| contract.card().points[colour as usize]);
            f32::from(points) * f32::from(points)
        }
        Action::Sell(good) => {
            let wanted = aim.is_some_and(|goods| goods[good] > 0 && player.goods[good] <= goods[good]);
            if wanted { 0.1 } else { 1.2 }
        }
        Action::Buy(good) => {
            let held = player.goods[good] + table.trade.bought[good];
            if aim.is_some_and(|goods| goods[good] > held) { 6.0 } else { 0.15 }
        }
        Action::Half(_) | Action::Points(_) | Action::Cube(_) | Action::Exchange(_) => 1.0,
        Action::Swear(card) => {
            let mut sworn = *player;
            sworn.allegiance = Some(card);
            let chance = proof_chance(&sworn, left);
            0.05 + chance * chance * (1.0 + 0.1 * f32::from(card.red()))
        }
        Action::Activate(_) => 6.0,
        Action::CityHall => 0.4,
        Action::Prove => 2.0 + 8.0 * f32::from(u8::from(left < 1.0)),
        Action::Convert(_) => 0.3,
        Action::Expand => 1.0,
        Action::Discard(good) => 1.0 / f32::from(good.price()),
        Action::Done => match task {
            Task::Exchange if player.money >= 10 => 0.02,
            Task::Ship => 0.8,
            Task::AfterMove => 2.0,
            Task::Icon(Icon::Trade, _) => 1.0,
            Task::Icon(..) => 0.15,
            _ => 0.5,
        },
    }
}
