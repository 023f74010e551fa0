//! Sets up the table (rulebook, setup; docs/rules/ceylon.md 13.1 for the order of the draws).
//!
//! Called once per game. Knows nothing of play.

use super::Options;
use super::apply::turn;
use super::data::{self, LEVEL_TILES, PLACEMENTS};
use super::events::Event;
use super::map::{Hex, HexSet};
use super::options::Dropped;
use super::pieces::{COMPANIES, Cards, Councillor, District, Districts, Tile};
use super::state::{Contracts, Estate, Right, SEATS, Stage, State, Table};
use crate::engine::{Chance, EventSink, PerSeat, Seat};

/// Sets up the table up to the choice of the first plantation.
pub(super) fn setup(
    rules: u16,
    options: &Options,
    seats: u8,
    chance: &mut Chance,
    sink: &mut impl EventSink<Event>,
) -> State {
    let mut state = empty_state(rules, options.tiles, seats);
    let table = &mut state.table;
    table.districts = districts(options, seats, chance, sink);
    lay_terrain(table, chance, sink);
    seat_councillors(table, chance, sink);
    for wagon in 0..data::WAGONS {
        turn::load(table, wagon, chance, sink);
    }
    if options.tiles {
        deal_tiles(table, chance, sink);
    }
    let starter = if options.tiles {
        let number = |seat: &Seat| table.estates[*seat].tile.map(Tile::number);
        Seat::all(seats).min_by_key(number).unwrap_or(Seat(0))
    } else {
        Seat(chance.below(u32::from(seats)) as u8)
    };
    sink.emit(|| Event::Starter { seat: starter });
    (table.starter, table.active, table.actor) = (starter, starter, starter);
    // The first player's disc is on top, the last one's at the bottom.
    starter.round(seats).enumerate().for_each(|(rank, seat)| table.ranking[rank] = seat);
    state
}

fn empty_state(rules: u16, tiles: bool, seats: u8) -> State {
    let estate = Estate {
        score: 0,
        rupees: data::START_RUPEES,
        pawn: Hex(0),
        fields: HexSet::EMPTY,
        graft: None,
        markers: data::MARKERS,
        chests: [1, 0, 0],
        tokens: 0,
        tech: 0,
        hired: Districts::default(),
        contracts: [0; COMPANIES],
        bonus: 0,
        tile: None,
        turned: false,
        cards: 0,
    };
    let table = Table {
        rules,
        seats,
        tiles,
        districts: Districts::default(),
        slopes: HexSet::EMPTY,
        peaks: HexSet::EMPTY,
        fields: HexSet::EMPTY,
        councillors: [None; 4],
        districts_by_councillor: [Districts::default(); 8],
        wagons: [None; data::WAGONS],
        contracts: Contracts::ALL,
        top: None,
        deck: data::DECK_SIZE,
        bonuses: 0,
        ranking: core::array::from_fn(|rank| Seat(rank as u8)),
        starter: Seat(0),
        turn: 0,
        active: Seat(0),
        actor: Seat(0),
        stage: Stage::Start,
        right: Right::Own,
        acted: false,
        spent: false,
        played: None,
        closing: None,
        estates: PerSeat([estate; SEATS]),
    };
    State { table, hands: PerSeat::default(), deck: Cards(data::DECK) }
}

/// Draws the districts in play: two players leave out Uva or Dimbula.
fn districts(options: &Options, seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> Districts {
    let mut districts = Districts(0b1111);
    if seats == 2 {
        let dropped = match options.dropped {
            Dropped::Uva => District::Uva,
            Dropped::Dimbula => District::Dimbula,
            Dropped::Random => [District::Uva, District::Dimbula][chance.index(2)],
        };
        districts.0 &= !(1 << dropped as u8);
        sink.emit(|| Event::Dropped { district: dropped });
    }
    districts
}

/// Places a different large tile on each district, anywhere it fits, and a small one on any of its hexes.
fn lay_terrain(table: &mut Table, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let mut tiles: [usize; LEVEL_TILES.len()] = core::array::from_fn(|tile| tile);
    let mut left = tiles.len();
    for district in table.districts.iter() {
        let drawn = chance.index(left);
        left -= 1;
        tiles.swap(drawn, left);
        let tile = tiles[left];
        let placements = &PLACEMENTS[tile][district.index()];
        let covers = placements[chance.index(placements.len())];
        let peak = covers.iter().nth(chance.index(4)).expect("a large tile covers four hexes");
        table.slopes = table.slopes.or(covers);
        table.peaks.add(peak);
        sink.emit(|| Event::Terrain { district, tile: tile as u8, covers, peak });
    }
}

/// Places a different councillor in each district.
fn seat_councillors(table: &mut Table, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let mut councillors = Councillor::ALL;
    let mut left = councillors.len();
    for district in table.districts.iter() {
        let drawn = chance.index(left);
        left -= 1;
        councillors.swap(drawn, left);
        let councillor = councillors[left];
        table.councillors[district.index()] = Some(councillor);
        table.districts_by_councillor[councillor.index()].add(district);
        sink.emit(|| Event::Councillor { district, councillor });
    }
}

/// Deals a different starting tile to each player.
fn deal_tiles(table: &mut Table, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let mut tiles = Tile::ALL;
    let mut left = tiles.len();
    for seat in Seat::all(table.seats) {
        let drawn = chance.index(left);
        left -= 1;
        tiles.swap(drawn, left);
        let tile = tiles[left];
        table.estates[seat].tile = Some(tile);
        sink.emit(|| Event::Dealt { seat, tile });
    }
}
