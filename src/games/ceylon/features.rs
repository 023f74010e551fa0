//! Network inputs for Ceylon, from one seat's perspective.
//!
//! Computed from the view alone: estates with their places in the majorities and their immediate options, the cards in
//! hand, the councillors, the expected length of the game and the pending decision. Rivals are ordered by expected
//! score, the leader first. Used by the opponents and their training.

use super::Ceylon;
use super::events::Majority;
use super::heuristic::Forecast;
use super::map::HexSet;
use super::pieces::{Card, Councillor, District, Main, Tea, Tile};
use super::score::{self, standing};
use super::state::{Right, Stage, Table};
use super::view::View;
use crate::engine::{Features, Inputs, Seat};

/// Number of rivals described individually, the leaders first.
const RIVALS: usize = 2;

impl Features for Ceylon {
    const VERSION: u16 = 2;
    const FEATURES: usize = 1177;
    const WEIGHTS: &'static [u8] = include_bytes!("weights.net");
    /// After a few plies the pawns have reached their destinations; the network evaluates such positions better.
    const NETWORK_PLIES: u32 = 8;

    fn seats(view: &View) -> u8 {
        view.table.seats
    }

    fn features(view: &View, inputs: &mut Inputs) {
        let (table, own) = (&view.table, view.seat());
        let forecast = Forecast::new(table);
        inputs.one_of(usize::from(table.seats - 2), 3);
        inputs.flag(table.tiles);
        inputs.amount(forecast.turns_left() as i32, 1, 40);
        inputs.flag(table.closing.is_some());
        let mut rivals: Vec<Seat> = own.others(table.seats).collect();
        rivals.sort_by(|one, other| forecast.score(*other).total_cmp(&forecast.score(*one)));
        let projected = score::projected(table);
        let ahead = rivals.first().map(|rival| (forecast.score(own) - forecast.score(*rival), *rival));
        let (lead, rival) = ahead.unwrap_or((0.0, own));
        inputs.lead((2.0 * lead) as i32, 1, 30);
        inputs.lead((projected[own] - projected[rival]).into(), 1, 15);
        estate(table, &forecast, own, inputs);
        for rank in 0..RIVALS {
            match rivals.get(rank) {
                Some(rival) => estate(table, &forecast, *rival, inputs),
                None => inputs.skip(ESTATE),
            }
        }
        let hand = view.hand();
        for card in Card::all() {
            inputs.count(hand.count(card).into(), 2);
        }
        councillors(table, own, rival, inputs);
        decision(table, own, inputs);
    }
}

/// Number of inputs that [`estate`] adds.
const ESTATE: u16 =
    30 + 20 + 8 + 3 * 4 + 5 + 3 + 9 + 5 + 3 + 3 + 2 * 3 + 4 * 10 + 4 + 1 + 5 + 5 + 5 * 6 + NEARBY + MARGINS;

/// Adds an estate: its possessions, its places in the majorities, and its immediate options.
fn estate(table: &Table, forecast: &Forecast, seat: Seat, inputs: &mut Inputs) {
    let own = &table.estates[seat];
    inputs.amount(forecast.score(seat) as i32, 3, 30);
    inputs.count(own.rupees.max(0) as u32, 20);
    inputs.count(own.markers.into(), 8);
    for tea in Tea::ALL {
        inputs.count(own.chests[tea.index()].into(), 4);
    }
    inputs.count(table.room_left(seat).into(), 5);
    inputs.count(own.tokens.into(), 3);
    inputs.count(own.tech.into(), 9);
    inputs.count(own.companies() as u32, 5);
    inputs.count(own.open_spaces().saturating_sub(own.companies()) as u32, 3);
    inputs.count(table.rank(seat) as u32, 3);
    for majority in [Majority::Money, Majority::Technology] {
        inputs.count(rank_value(table, seat, majority), 3);
    }
    for district in District::ALL {
        inputs.flag(own.hired.has(district));
        inputs.count(own.strength(district).into(), 4);
        inputs.count(rank_value(table, seat, Majority::District(district)), 4);
        inputs.flag(own.pawn.district() == district && !own.fields.is_empty());
    }
    inputs.count(own.bonus.into(), 4);
    inputs.flag(own.tile.is_some_and(|tile| own.may_use(tile) || tile == Tile::Porters && !own.turned));
    let reach = own.pawn.within(1);
    inputs.count(reach.and(own.fields).len(), 5);
    inputs.count(reach.and(table.fields).len(), 5);
    for main in Main::ALL {
        inputs.amount((2.0 * forecast.value(table, seat, main)) as i32, 3, 6);
    }
    nearby(table, forecast, seat, inputs);
    margins(table, seat, inputs);
}

/// Number of inputs that [`nearby`] adds.
const NEARBY: u16 = 4 * 10 + 3 * 3 + 3 * 3 + 4 + 5 + 4 + 10 + 4;

/// Adds the surroundings of the pawn: the yield of hexes by distance and by tea, and how close the missing things are.
fn nearby(table: &Table, forecast: &Forecast, seat: Seat, inputs: &mut Inputs) {
    let own = &table.estates[seat];
    for best in forecast.places(table, seat) {
        inputs.amount((3.0 * best) as i32, 1, 10);
    }
    let reach = own.pawn.within(1);
    let levels = [HexSet(!table.slopes.0), table.slopes.without(table.peaks), table.peaks];
    for level in levels {
        inputs.count(reach.and(level).and(own.fields).len(), 3);
        inputs.count(reach.and(level).and(table.fields).without(own.fields).len(), 3);
    }
    // Plantations that a rival could harvest now, giving the owner a point each.
    let rents = seat.others(table.seats).map(|other| table.estates[other].pawn.within(1).and(own.fields).len());
    inputs.count(rents.sum(), 4);
    // Districts without a plantation, and the steps to the nearest free hex in one.
    let (mut missing, mut land) = (0, HexSet::EMPTY);
    for district in table.districts.iter().map(HexSet::district).filter(|&one| own.fields.and(one).is_empty()) {
        missing += 1;
        land = land.or(district);
    }
    inputs.count(missing, 5);
    let steps = land.without(table.fields).iter().map(|hex| own.pawn.distance(hex)).min();
    inputs.count(steps.map_or(0, |steps| 4 - u32::from(steps.min(4))), 4);
    // The contract closest to being fulfilled: chests still missing, and its points.
    let orders = table.wagons.iter().flatten().map(|contract| contract.order());
    let lacks = |demand: &[u8; 3]| (0..3).map(|tea| demand[tea].saturating_sub(own.chests[tea])).sum::<u8>();
    let nearest = orders
        .filter(|order| own.has_space(order.company))
        .map(|order| (lacks(&order.demand), -i32::from(order.points)))
        .min();
    inputs.count(nearest.map_or(0, |(_, points)| -points as u32), 10);
    inputs.count(nearest.map_or(0, |(lacks, _)| 4 - u32::from(lacks.min(3))), 4);
}

/// Number of inputs that [`margins`] adds.
const MARGINS: u16 = 4 * 6 + 10 + 8;

/// Adds the leads over the best rival in plantations, rupees and technology; negative when behind.
fn margins(table: &Table, seat: Seat, inputs: &mut Inputs) {
    let lead_of = |what: &dyn Fn(Seat) -> i32| what(seat) - seat.others(table.seats).map(what).max().unwrap_or(0);
    for district in District::ALL {
        inputs.lead(lead_of(&|seat| table.estates[seat].strength(district).into()), 1, 3);
    }
    inputs.lead(lead_of(&|seat| table.estates[seat].rupees.into()), 2, 5);
    inputs.lead(lead_of(&|seat| table.estates[seat].tech.into()), 1, 4);
}

/// Returns 4 for the first place in a majority down to 1 for the fourth, 0 for none.
fn rank_value(table: &Table, seat: Seat, majority: Majority) -> u32 {
    let place = standing(table, majority).position(|place| place.seat == seat);
    place.map_or(0, |place| 4 - place as u32)
}

/// Adds which seats have contracted each councillor, and where there is land left.
fn councillors(table: &Table, own: Seat, rival: Seat, inputs: &mut Inputs) {
    for councillor in Councillor::ALL {
        let is_present = !table.districts_by_councillor[councillor.index()].is_empty();
        inputs.flag(is_present);
        inputs.flag(table.has_contracted(councillor, own));
        inputs.flag(table.has_contracted(councillor, rival));
    }
    for district in District::ALL {
        let land = HexSet::district(district).and(table.land()).without(table.fields);
        inputs.amount(land.len() as i32, 2, 4);
    }
}

/// Adds the pending decision: whose turn it is, who decides, and by what right.
fn decision(table: &Table, own: Seat, inputs: &mut Inputs) {
    let is_own_decision = table.actor == own;
    let stage = match table.stage {
        Stage::Start => 0,
        Stage::Card => 1,
        Stage::Act => 2,
        Stage::Harvest { .. } => 3,
        Stage::Discard => 4,
        Stage::Spare => 5,
        Stage::Over => 6,
    };
    inputs.one_of(stage + if is_own_decision { 0 } else { 7 }, 14);
    inputs.flag(table.active == own);
    inputs.flag(table.acted);
    inputs.flag(table.spent);
    let right = match table.right {
        Right::Own => 0,
        Right::Token => 1,
        Right::Follow => 2,
    };
    inputs.one_of(right + if is_own_decision { 0 } else { 3 }, 6);
    // The half of the card that can be used now.
    let half = table.played.filter(|_| table.stage == Stage::Act).map(|played| match table.right {
        Right::Follow => played.offered.index(),
        _ => played.kept.index(),
    });
    inputs.one_of(half.map_or(0, |half| 1 + half + if is_own_decision { 0 } else { 5 }), 11);
}
