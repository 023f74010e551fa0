//! What a network reads of a table of Ceylon, through the eyes of one planter.
//!
//! Told from the view alone: estates with their places in the majorities and what they could do at once, the cards in
//! hand, councillors, how long the game still is, and what is being decided. Rivals come by the score that they may
//! expect, the leader first. Used by opponents and their training.

use super::Ceylon;
use super::events::Majority;
use super::heuristic::Forecast;
use super::map::HexSet;
use super::pieces::{Card, Councillor, District, Main, Tea, Tile};
use super::score::{self, standing};
use super::state::{Right, Stage, Table};
use super::view::View;
use crate::engine::{Features, Inputs, Seat};

/// How many rivals are told of one by one: those who lead.
const RIVALS: usize = 2;

impl Features for Ceylon {
    const VERSION: u16 = 1;
    const FEATURES: usize = 796;

    fn seats(view: &View) -> u8 {
        view.table.seats
    }

    fn features(view: &View, inputs: &mut Inputs) {
        let (table, own) = (&view.table, view.seat());
        let forecast = Forecast::of(table);
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
        for place in 0..RIVALS {
            match rivals.get(place) {
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

/// How many facts [`estate`] tells.
const ESTATE: u16 = 30 + 20 + 8 + 3 * 4 + 5 + 3 + 9 + 5 + 3 + 3 + 2 * 3 + 4 * 10 + 4 + 1 + 5 + 5 + 5 * 6;

/// An estate: what it has, its places in the majorities, and what it could do at once.
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
        inputs.count(places_up(table, seat, majority), 3);
    }
    for district in District::ALL {
        inputs.flag(own.hired.has(district));
        inputs.count(own.strength(district).into(), 4);
        inputs.count(places_up(table, seat, Majority::District(district)), 4);
        inputs.flag(own.pawn.district() == district && !own.fields.is_empty());
    }
    inputs.count(own.bonus.into(), 4);
    inputs.flag(own.tile.is_some_and(|tile| own.may_use(tile) || tile == Tile::Porters && !own.turned));
    let reach = own.pawn.within(1);
    inputs.count(reach.and(own.fields).len(), 5);
    inputs.count(reach.and(table.fields).len(), 5);
    for main in Main::ALL {
        inputs.amount((2.0 * forecast.promise(table, seat, main)) as i32, 3, 6);
    }
}

/// From 4 for the first place in a majority to 1 for the fourth, 0 for none.
fn places_up(table: &Table, seat: Seat, majority: Majority) -> u32 {
    let place = standing(table, majority).position(|place| place.seat == seat);
    place.map_or(0, |place| 4 - place as u32)
}

/// Whose advice each councillor gives, and where there is land left.
fn councillors(table: &Table, own: Seat, rival: Seat, inputs: &mut Inputs) {
    for councillor in Councillor::ALL {
        let there = !table.offices[councillor.index()].is_empty();
        inputs.flag(there);
        inputs.flag(table.advises(councillor, own));
        inputs.flag(table.advises(councillor, rival));
    }
    for district in District::ALL {
        let land = HexSet::district(district).and(table.land()).without(table.fields);
        inputs.amount(land.len() as i32, 2, 4);
    }
}

/// Whose turn it is, what is being decided by whom, and with what right.
fn decision(table: &Table, own: Seat, inputs: &mut Inputs) {
    let mine = table.actor == own;
    let stage = match table.stage {
        Stage::Start => 0,
        Stage::Card => 1,
        Stage::Act => 2,
        Stage::Harvest { .. } => 3,
        Stage::Discard => 4,
        Stage::Spare => 5,
        Stage::Over => 6,
    };
    inputs.one_of(stage + if mine { 0 } else { 7 }, 14);
    inputs.flag(table.active == own);
    inputs.flag(table.acted);
    inputs.flag(table.spent);
    let right = match table.right {
        Right::Own => 0,
        Right::Token => 1,
        Right::Follow => 2,
    };
    inputs.one_of(right + if mine { 0 } else { 3 }, 6);
    // The half of the card that can be done now.
    let half = table.played.filter(|_| table.stage == Stage::Act).map(|played| match table.right {
        Right::Follow => played.other.index(),
        _ => played.own.index(),
    });
    inputs.one_of(half.map_or(0, |half| 1 + half + if mine { 0 } else { 5 }), 11);
}
