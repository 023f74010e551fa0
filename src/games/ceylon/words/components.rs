//! The contents of the box: action cards, contracts, councillors, starting tiles, terrain, chests, tracks.
//!
//! Every number comes from `data`. The sources of the numbers are documented in docs/rules/ceylon.md, sections 1 to 9.

use super::kinds::{self, alike};
use super::nouns::{self, noun};
use crate::engine::{Rule, Seat};
use crate::games::ceylon::data::{self, CONTRACTS, LEVEL_TILES};
use crate::games::ceylon::map::HexSet;
use crate::games::ceylon::pieces::{Card, Company, Councillor, District, Tea, Tile};
use crate::games::ceylon::state::Contract;
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::rulebook::Source::{self, Deduced, Found, Reconstructed, Rulebook as Book};
use crate::words::{Component, ComponentGroup, FigureTable, Message, Piece, Whereabouts};

/// Index of the only contract that the rulebook shows.
const SHOWN: usize = 5;

/// Returns the contents of the box for this number of players.
pub(super) fn components(seats: u8) -> Vec<ComponentGroup> {
    vec![cards(), contracts(), councillors(), tiles(), island(), players(seats)]
}

fn cards() -> ComponentGroup {
    let card = |card: Card| {
        let (left, right) = card.halves();
        let halves =
            |message: Message| message.with("one", noun(nouns::main(left))).with("two", noun(nouns::main(right)));
        Component::new(kinds::CARD, card.index(), halves(message!("piece-card")), "card")
            .count(data::DECK[card.index()], Reconstructed)
            .words(halves(message!("piece-card.words")), Book)
    };
    ComponentGroup {
        key: "cards",
        name: message!("box-cards"),
        about: Some(message!("box-cards.about", count: data::DECK_SIZE, hand: data::HAND)),
        components: Card::all().map(card).collect(),
        tables: Vec::new(),
    }
}

fn contracts() -> ComponentGroup {
    let contract = |row: usize| {
        let order = &CONTRACTS[row];
        let source = if row == SHOWN { Book } else { Reconstructed };
        let name = message!("piece-contract", company: order.company.number());
        Component::new(kinds::CONTRACT, row, name, "trade")
            .count(alike(row).count() as u8, Reconstructed)
            .words(message!("piece-contract.words"), Book)
            .figure(message!("figure-chests"), message!("value-chests", chests: nouns::chests(order.demand)), source)
            .figure(message!("figure-rupees"), Message::number(order.rupees), source)
            .figure(message!("figure-points"), Message::number(order.points), source)
    };
    let first_rows = (0..CONTRACTS.len()).filter(|row| alike(*row).next() == Some(Contract(*row as u8)));
    ComponentGroup {
        key: "contracts",
        name: message!("box-contracts"),
        about: Some(message!(
            "box-contracts.about",
            count: CONTRACTS.len(),
            companies: Company::ALL.len(),
            wagons: data::WAGONS,
        )),
        components: first_rows.map(contract).collect(),
        tables: vec![spaces(), company_set()],
    }
}

/// Creates a table whose figures all have the same source.
fn table(
    name: Message,
    head: Vec<Message>,
    rows: Vec<Vec<Option<Message>>>,
    source: Source,
    rule: &'static str,
) -> FigureTable {
    FigureTable { name, head, rows, source, others: Vec::new(), rule: Rule(rule) }
}

/// Creates the table of contract spaces: the number of plantations that each requires.
fn spaces() -> FigureTable {
    let mut before = 0;
    let row = |(space, opens_at): (usize, &u8)| {
        let markers = opens_at - core::mem::replace(&mut before, *opens_at);
        let name = message!("table-spaces.row", n: space + 1);
        vec![Some(name), Some(Message::number(markers)), Some(Message::number(*opens_at))]
    };
    let head = vec![message!("table-spaces.space"), message!("table-spaces.markers"), message!("table-spaces.opens")];
    let rows = data::SPACE_OPENS_AT.iter().enumerate().map(row).collect();
    table(message!("table-spaces"), head, rows, Reconstructed, "contract-spaces")
}

/// Creates the table of points for supplying different companies.
fn company_set() -> FigureTable {
    let row =
        |(companies, points): (usize, &i16)| vec![Some(Message::number(companies)), Some(Message::number(*points))];
    let head = vec![message!("table-companies.companies"), message!("table-companies.points")];
    let rows = data::COMPANY_SET.iter().enumerate().map(row).collect();
    // An example in the rulebook shows the points for three companies; 0 points for no companies are deduced.
    let others = vec![(0, Deduced), (3, Book)];
    FigureTable { others, ..table(message!("table-companies"), head, rows, Found, "companies") }
}

fn councillors() -> ComponentGroup {
    let councillor = |councillor: Councillor| {
        let name = message!("piece-councillor", councillor: noun(nouns::councillor(councillor)));
        Component::new(kinds::COUNCILLOR, councillor.index(), name, "councillors")
            .words(nouns::ability_help(councillor), Book)
    };
    let row = |(place, points): (usize, &i16)| vec![Some(Message::number(place + 1)), Some(Message::number(*points))];
    let head = vec![message!("table-majority.place"), message!("table-majority.points")];
    let rows = data::MAJORITY.iter().enumerate().map(row).collect();
    // Examples in the rulebook show the first two.
    let others = vec![(0, Book), (1, Book)];
    let majority = FigureTable { others, ..table(message!("table-majority"), head, rows, Found, "majorities") };
    ComponentGroup {
        key: "councillors",
        name: message!("box-councillors"),
        about: Some(message!("box-councillors.about", count: Councillor::ALL.len())),
        components: Councillor::ALL.map(councillor).to_vec(),
        tables: vec![majority],
    }
}

fn tiles() -> ComponentGroup {
    let tile =
        |tile: Tile| {
            let name = message!("piece-tile", tile: noun(nouns::tile(tile)));
            Component::new(kinds::TILE, tile.index(), name, "starting-tiles")
                .words(nouns::tile_help(tile), Book)
                .figure(message!("figure-number"), Message::number(tile.number()), Reconstructed)
        };
    ComponentGroup {
        key: "tiles",
        name: message!("box-tiles"),
        about: Some(message!("box-tiles.about")),
        components: Tile::ALL.map(tile).to_vec(),
        tables: Vec::new(),
    }
}

/// The names of the large level tiles, in the order of `LEVEL_TILES`.
const LEVEL_NAMES: [&str; 5] =
    ["piece-level-worm", "piece-level-bee", "piece-level-pistol", "piece-level-arch", "piece-level-wave"];

fn island() -> ComponentGroup {
    let mut pieces: Vec<Component> = Vec::new();
    for (number, (tile, name)) in LEVEL_TILES.iter().zip(LEVEL_NAMES).enumerate() {
        let words = message!("piece-level-large", hexagons: tile.shape.len());
        pieces.push(Component::new(kinds::LEVEL, number, Message::new(name), "setup").words(words, Book));
    }
    let small = Component::new(kinds::LEVEL, LEVEL_TILES.len(), message!("piece-level-small"), "setup");
    pieces.push(small.count(District::ALL.len() as u8, Book).words(message!("piece-level-small.words"), Book));
    for tea in Tea::ALL {
        let noun = || noun(nouns::tea(tea));
        let words = message!("piece-chest.words", tea: noun(), level: tea.index());
        let chest = Component::new(kinds::CHEST, tea.index(), message!("piece-chest", tea: noun()), "harvest");
        pieces.push(chest.count(data::CHESTS[tea.index()], Reconstructed).words(words, Book));
    }
    for (number, points) in data::DISTRICT_BONUS.iter().enumerate() {
        let name = message!("piece-bonus", points: nouns::points(*points));
        let bonus = Component::new(kinds::BONUS, number, name, "district-bonus");
        let words = message!("piece-bonus.words");
        pieces.push(bonus.words(words, Book).figure(message!("figure-points"), Message::number(*points), Book));
    }
    ComponentGroup {
        key: "island",
        name: message!("box-island"),
        about: Some(message!(
            "box-island.about",
            districts: District::ALL.len(),
            hexagons: HexSet::district(District::Kandy).len(),
        )),
        components: pieces,
        tables: Vec::new(),
    }
}

fn players(seats: u8) -> ComponentGroup {
    let markers = Component::new(kinds::MARKER, 0, message!("piece-marker"), "plant")
        .count(data::MARKERS * seats, Book)
        .words(message!("piece-marker.words"), Book)
        .figure(message!("figure-each"), Message::number(data::MARKERS), Book)
        .figure(message!("figure-plant"), nouns::rupees(data::PLANT_COST), Book)
        .figure(message!("figure-left"), nouns::points(data::LEFTOVER_POINTS), Book);
    ComponentGroup {
        key: "players",
        name: message!("box-players"),
        about: Some(message!("box-players.about")),
        components: vec![markers],
        tables: vec![moves(), technology(), discs(seats)],
    }
}

fn moves() -> FigureTable {
    let row = |steps: usize| {
        let [price, guided] = [data::MOVE_PRICE[steps], data::GUIDED_PRICE[steps]];
        vec![Some(Message::number(steps)), Some(Message::number(price)), Some(Message::number(guided))]
    };
    let head = vec![message!("table-moves.steps"), message!("table-moves.rupees"), message!("table-moves.guide")];
    let rows = (1..data::MOVE_PRICE.len()).map(row).collect();
    table(message!("table-moves"), head, rows, Deduced, "move")
}

fn technology() -> FigureTable {
    let row = |space: u8| {
        let bonus = data::MARKED.contains(&space).then(|| nouns::points(data::MARK_POINTS));
        vec![Some(Message::number(space)), bonus]
    };
    let head = vec![message!("table-technology.space"), message!("table-technology.bonus")];
    let rows = (1..=data::TRACK).map(row).collect();
    // The rulebook says that the sixth space is marked.
    let others = vec![(5, Book)];
    FigureTable { others, ..table(message!("table-technology"), head, rows, Reconstructed, "technology") }
}

fn discs(seats: u8) -> FigureTable {
    let head = vec![message!("table-discs.what"), message!("table-discs.spaces")];
    let rows = vec![vec![Some(message!("table-discs.row")), Some(Message::number(seats))]];
    table(message!("table-discs"), head, rows, Reconstructed, "councillor")
}

/// Whether the terrain of a district results from one of the placements `places` of a large level tile.
fn matches_terrain(view: &View, places: &[Vec<HexSet>; 4], district: District) -> bool {
    let raised = view.table.slopes.and(HexSet::district(district));
    places[district.index()].contains(&raised)
}

/// Returns the distribution of the copies of a piece. Only hands and the action deck are hidden.
pub(super) fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
    let table = &view.table;
    let number = piece.number;
    let seats = || Seat::all(table.seats);
    Some(match piece.kind {
        kinds::CARD => {
            let card = Card(number as u8);
            let held = view.hands.0.iter().flatten().map(|hand| hand.count(card)).sum::<u8>();
            let on_table = u8::from(table.played.is_some_and(|played| played.card() == card));
            let gone = view.discards().count(card).saturating_sub(on_table);
            Whereabouts { gone, table: held + on_table, unseen: view.unseen.count(card), ..Whereabouts::default() }
        }
        kinds::CONTRACT => {
            let is_unseen = |contract: &Contract| table.contracts.iter().any(|other| other == *contract);
            let unseen = alike(number).filter(is_unseen).count() as u8;
            let on_train = alike(number).filter(|contract| table.wagons.contains(&Some(*contract))).count() as u8;
            Whereabouts { gone: count - unseen - on_train, table: on_train, unseen, ..Whereabouts::default() }
        }
        kinds::COUNCILLOR => Whereabouts::on_table(count, table.councillors.contains(&Some(Councillor::ALL[number]))),
        kinds::TILE => {
            let dealt = seats().any(|seat| table.estates[seat].tile == Some(Tile::ALL[number]));
            Whereabouts::on_table(count, dealt)
        }
        kinds::BONUS => {
            let taken = usize::from(table.bonuses) > number;
            Whereabouts { gone: u8::from(taken), table: u8::from(!taken), ..Whereabouts::default() }
        }
        kinds::LEVEL => match data::PLACEMENTS.get(number) {
            Some(places) => Whereabouts::on_table(
                count,
                table.districts.iter().any(|district| matches_terrain(view, places, district)),
            ),
            None => {
                let on_table = table.districts.len() as u8;
                Whereabouts { table: on_table, aside: count - on_table, ..Whereabouts::default() }
            }
        },
        kinds::CHEST => Whereabouts::with_reserve(count, seats().map(|seat| table.estates[seat].chests[number]).sum()),
        kinds::MARKER => Whereabouts::with_reserve(count, seats().map(|seat| table.estates[seat].planted()).sum()),
        _ => return None,
    })
}
