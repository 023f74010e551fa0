//! The contents of the box: action cards, contracts, councillors, starting tiles, terrain, chests, tracks.
//!
//! Every number comes from `data`; docs/rules/ceylon.md 1 to 9 says which are the publisher's. Read by the page
//! through `Words`; boards draw the pieces by kind.

use super::names;
use crate::engine::{Rule, Seat};
use crate::games::ceylon::data::{self, CONTRACTS, LEVEL_TILES};
use crate::games::ceylon::map::HexSet;
use crate::games::ceylon::pieces::{Card, Company, Councillor, District, Tea, Tile};
use crate::games::ceylon::state::Contract;
use crate::games::ceylon::view::View;
use crate::words::rulebook::Source::{Deduced, Found, Reconstructed, Rulebook as Book};
use crate::words::{Component, ComponentGroup, FigureTable, Whereabouts};
use crate::words::{capital, numeral};

/// Action cards, in the order of `Card::PAIRS`.
pub const CARD: &str = "card";
/// Contracts, each by the index of the first equal row in `CONTRACTS`.
pub const CONTRACT: &str = "contract";
pub const COUNCILLOR: &str = "councillor";
pub const TILE: &str = "tile";
/// The large level tiles in order, then the small one.
pub const LEVEL: &str = "level";
/// Chests, by tea.
pub const CHEST: &str = "chest";
/// District bonus tokens, from the top of the pile.
pub const BONUS: &str = "bonus";
pub const MARKER: &str = "marker";

/// The one contract shown in the rulebook.
const SHOWN: usize = 5;

/// Returns the contents of the box for this number of players.
pub(super) fn components(seats: u8) -> Vec<ComponentGroup> {
    vec![cards(), contracts(), councillors(), tiles(), island(), players(seats)]
}

fn cards() -> ComponentGroup {
    let card = |card: Card| {
        let (one, two) = card.halves();
        let name = format!("{} and {}", names::main(one), names::main(two).to_ascii_lowercase());
        let words = format!(
            "Keep “{}” and leave “{}” to the others, or the other way round.",
            names::main(one),
            names::main(two)
        );
        Component::new(CARD, card.index(), name, "card")
            .count(data::DECK[card.index()], Reconstructed)
            .words(words, Book)
    };
    let about = format!(
        "{} cards, on each two different main actions: you do one and leave the other to everybody else. A hand is {} \
         cards. That there are {} is printed; how many there are of each pair is ours.",
        data::DECK_SIZE,
        data::HAND,
        data::DECK_SIZE,
    );
    ComponentGroup::new("cards", "Action cards", about, Card::all().map(card).collect())
}

/// Whether two contracts have the same demand and rewards.
pub(super) fn same_contracts(one: Contract, other: Contract) -> bool {
    one.order() == other.order()
}

/// Returns the row that represents a contract and its duplicates.
pub(super) fn first_alike(contract: Contract) -> usize {
    let row = usize::from(contract.0);
    alike(row).next().map_or(row, |first| usize::from(first.0))
}

/// Returns the rows equal to `row`.
fn alike(row: usize) -> impl Iterator<Item = Contract> {
    (0..CONTRACTS.len()).filter(move |other| CONTRACTS[*other] == CONTRACTS[row]).map(|row| Contract(row as u8))
}

/// Returns the first of each run of equal rows.
fn kinds_of_contract() -> impl Iterator<Item = usize> {
    (0..CONTRACTS.len()).filter(|row| alike(*row).next() == Some(Contract(*row as u8)))
}

fn contracts() -> ComponentGroup {
    let contract = |row: usize| {
        let order = &CONTRACTS[row];
        let source = if row == SHOWN { Book } else { Reconstructed };
        let name = capital(&names::company(order.company));
        Component::new(CONTRACT, row, name, "trade")
            .count(alike(row).count() as u8, Reconstructed)
            .words("Deliver the chests and take the rupees or the points, never some of both.", Book)
            .figure("Chests", names::demand(order.demand), source)
            .figure("Rupees", order.rupees, source)
            .figure("Points", order.points, source)
    };
    let shown = &CONTRACTS[SHOWN];
    let about = format!(
        "{} contracts of {} companies; {} lie on the wagons of the train. One contract is shown in the rulebook: {}, \
         {}, {} or {}. The others are ours, made to agree with it.",
        CONTRACTS.len(),
        Company::ALL.len(),
        data::WAGONS,
        names::company(shown.company),
        names::demand(shown.demand),
        names::rupees(shown.rupees),
        names::points(shown.points),
    );
    let pieces = kinds_of_contract().map(contract).collect();
    ComponentGroup::new("contracts", "Contracts", about, pieces).table(contract_card()).table(company_set())
}

/// Builds the table of contract spaces: the plantations that each requires.
fn contract_card() -> FigureTable {
    let mut before = 0;
    let row = |(space, opens_at): (usize, &u8)| {
        let markers = opens_at - core::mem::replace(&mut before, *opens_at);
        vec![format!("Space {}", space + 1), markers.to_string(), opens_at.to_string()]
    };
    FigureTable {
        name: "Contract spaces of a personal board",
        head: ["Space", "Markers on it", "Open once planted"].map(String::from).to_vec(),
        rows: data::SPACE_OPENS_AT.iter().enumerate().map(row).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("contract-spaces"),
    }
}

/// Builds the table of points for supplying different companies.
fn company_set() -> FigureTable {
    let row = |(companies, points): (usize, &i16)| vec![companies.to_string(), points.to_string()];
    FigureTable {
        name: "Points for different companies",
        head: ["Companies", "Points"].map(String::from).to_vec(),
        rows: data::COMPANY_SET.iter().enumerate().map(row).collect(),
        source: Found,
        // An example in the rulebook shows the points for three companies; that no companies give no points is
        // deduced.
        others: vec![(0, Deduced), (3, Book)],
        rule: Rule("companies"),
    }
}

fn councillors() -> ComponentGroup {
    let councillor = |councillor: Councillor| {
        Component::new(COUNCILLOR, councillor.index(), capital(councillor.word()), "councillors")
            .words(format!("{}.", capital(names::ability(councillor))), Book)
    };
    let about = format!(
        "{}, of whom one comes to each district in play. The printed tiles bear no names: we call them after what they do.",
        capital(&numeral(Councillor::ALL.len())),
    );
    let majority = |(place, points): (usize, &i16)| vec![(place + 1).to_string(), points.to_string()];
    ComponentGroup::new("councillors", "Councillors", about, Councillor::ALL.map(councillor).to_vec()).table(
        FigureTable {
            name: "Points for the places of a majority",
            head: ["Place", "Points"].map(String::from).to_vec(),
            rows: data::MAJORITY.iter().enumerate().map(majority).collect(),
            source: Found,
            // Examples in the rulebook show the first two.
            others: vec![(0, Book), (1, Book)],
            rule: Rule("majorities"),
        },
    )
}

fn tiles() -> ComponentGroup {
    let tile = |tile: Tile| {
        Component::new(TILE, tile.index(), names::tile(tile), "starting-tiles")
            .words(format!("{}.", names::tile_help(tile)), Book)
            .figure("Number", Tile::number(tile), Reconstructed)
    };
    let about = "A variant: everybody gets one, and the lowest number begins. Each works once. The names and the numbers \
                 are ours.";
    ComponentGroup::new("tiles", "Starting tiles", about, Tile::ALL.map(tile).to_vec())
}

fn island() -> ComponentGroup {
    let mut pieces: Vec<Component> = Vec::new();
    for (number, tile) in LEVEL_TILES.iter().enumerate() {
        let words = format!("Raises {} hexagons of a district to level 1.", numeral(tile.shape.len()));
        let shape = Component::new(LEVEL, number, format!("Large level tile: {}", tile.name), "setup");
        pieces.push(shape.words(words, Book).figure("Shape", tile.name, Reconstructed));
    }
    let small = Component::new(LEVEL, LEVEL_TILES.len(), "Small level tile", "setup");
    pieces.push(small.count(District::ALL.len() as u8, Book).words("Raises one hexagon more, to level 2.", Book));
    for tea in Tea::ALL {
        let words = format!("Grows on level {}.", tea.index());
        let chest = Component::new(CHEST, tea.index(), format!("{} tea, chests", names::tea(tea)), "harvest");
        pieces.push(chest.count(data::CHESTS[tea.index()], Reconstructed).words(words, Book));
    }
    for (number, points) in data::DISTRICT_BONUS.iter().enumerate() {
        let bonus = Component::new(BONUS, number, format!("District bonus, {points} points"), "district-bonus");
        let words = "For whoever has a plantation in every district in play; each player once.";
        pieces.push(bonus.words(words, Book).figure("Points", points, Book));
    }
    let about = format!(
        "The island: {} districts of {} hexagons, raised by tiles. Chests are not limited by what is in the box. The \
         outline of the map and the shapes of the large tiles are ours.",
        numeral(District::ALL.len()),
        numeral(HexSet::district(District::Kandy).len() as usize),
    );
    ComponentGroup::new("island", "The island", about, pieces)
}

fn players(seats: u8) -> ComponentGroup {
    let markers = Component::new(MARKER, 0, "Plantation markers", "plant")
        .count(data::MARKERS * seats, Book)
        .words("Planted one by one; what lies beneath them on the personal board opens.", Book)
        .figure("Each player", data::MARKERS, Book)
        .figure("Planting costs", data::PLANT_COST, Book)
        .figure("Left at the end", data::LEFTOVER_POINTS, Book);
    let steps =
        |step: usize| vec![format!("{step}"), data::MOVE_PRICE[step].to_string(), data::GUIDED_PRICE[step].to_string()];
    let track = |space: u8| {
        let marked = if data::MARKED.contains(&space) { format!("{} points", data::MARK_POINTS) } else { "–".into() };
        vec![space.to_string(), marked]
    };
    let about = "What belongs to each player, and what things cost.";
    ComponentGroup::new("players", "Players and tracks", about, vec![markers])
        .table(FigureTable {
            name: "What a move costs",
            head: ["Steps", "Rupees", "With the Guide"].map(String::from).to_vec(),
            rows: (1..data::MOVE_PRICE.len()).map(steps).collect(),
            source: Deduced,
            others: Vec::new(),
            rule: Rule("move"),
        })
        .table(FigureTable {
            name: "The technology track",
            head: ["Space", "Gives"].map(String::from).to_vec(),
            rows: (1..=data::TRACK).map(track).collect(),
            source: Reconstructed,
            // The rulebook names the sixth space as marked.
            others: vec![(5, Book)],
            rule: Rule("technology"),
        })
        .table(FigureTable {
            name: "Spaces for discs",
            head: ["", "Spaces"].map(String::from).to_vec(),
            rows: vec![vec!["Beside a councillor".into(), seats.to_string()]],
            source: Reconstructed,
            others: Vec::new(),
            rule: Rule("councillor"),
        })
}

/// Whether the terrain of a district is one of the placements of this large level tile.
fn matches_terrain(view: &View, places: &[Vec<HexSet>; 4], district: District) -> bool {
    let raised = view.table.slopes.and(HexSet::district(district));
    places[district.index()].contains(&raised)
}

/// Returns where the copies of a piece are; only the hands and the action deck are hidden.
pub(super) fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
    let table = &view.table;
    let (number, count) = (component.piece.number, component.count);
    let seats = || Seat::all(table.seats);
    Some(match component.piece.kind {
        CARD => {
            let card = Card(number as u8);
            let held = view.hands.0.iter().flatten().map(|hand| hand.count(card)).sum::<u8>();
            let lies = u8::from(table.played.is_some_and(|played| played.card() == card));
            let gone = view.discards().count(card).saturating_sub(lies);
            Whereabouts { gone, table: held + lies, unseen: view.unseen.count(card), ..Whereabouts::default() }
        }
        CONTRACT => {
            let waits = |contract: &Contract| table.contracts.iter().any(|other| other == *contract);
            let unseen = alike(number).filter(waits).count() as u8;
            let laid = alike(number).filter(|contract| table.wagons.contains(&Some(*contract))).count() as u8;
            Whereabouts { gone: count - unseen - laid, table: laid, unseen, ..Whereabouts::default() }
        }
        COUNCILLOR => Whereabouts::on_table(count, table.councillors.contains(&Some(Councillor::ALL[number]))),
        TILE => {
            let dealt = Seat::all(table.seats).any(|seat| table.estates[seat].tile == Some(Tile::ALL[number]));
            Whereabouts::on_table(count, dealt)
        }
        BONUS => {
            let taken = usize::from(table.bonuses) > number;
            Whereabouts { gone: u8::from(taken), table: u8::from(!taken), ..Whereabouts::default() }
        }
        LEVEL => match data::PLACEMENTS.get(number) {
            Some(places) => Whereabouts::on_table(
                count,
                table.districts.iter().any(|district| matches_terrain(view, places, district)),
            ),
            None => {
                let laid = table.districts.len() as u8;
                Whereabouts { table: laid, aside: count - laid, ..Whereabouts::default() }
            }
        },
        CHEST => Whereabouts::with_reserve(count, seats().map(|seat| table.estates[seat].chests[number]).sum()),
        MARKER => Whereabouts::with_reserve(count, seats().map(|seat| table.estates[seat].planted()).sum()),
        _ => return None,
    })
}
