//! Answers to questions about pieces: the entries of actions and places, and the current place and state of a piece.
//!
//! Called through `Words`. Pieces of the box have their entries in `components`. Knows no screen.

use super::kinds::{self, alike};
use super::nouns::{self, noun};
use super::part::hired_by;
use crate::engine::{Rule, Seat};
use crate::games::ceylon::data;
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{Card, Councillor, District, Main, Reward, Tile};
use crate::games::ceylon::rulebook;
use crate::games::ceylon::score::standing;
use crate::games::ceylon::state::{Contract, Table};
use crate::games::ceylon::view::{Space, View};
use crate::message;
use crate::words::rulebook::Source::{Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Argument, Component, Message, Piece};

/// Returns the entry of a piece that is on the table but not listed in the box; `None` for all others.
pub(super) fn entry(view: &View, piece: Piece) -> Option<Component> {
    let table = &view.table;
    let (kind, number) = (piece.kind, piece.number);
    let new = |name: Message, rule: Rule, words: Message| Component::new(kind, number, name, rule.0).words(words, Book);
    Some(match kind {
        kinds::HEX => {
            let hex = Hex::all().nth(number)?;
            let district = noun(nouns::district(hex.district()));
            let name = message!("piece-hex", level: table.level(hex), district: district);
            let words = message!("piece-hex.words", tea: noun(nouns::tea(table.tea(hex))));
            let price = nouns::rupees(data::PLANT_COST);
            new(name, rulebook::PLANT, words).figure(message!("figure-plant"), price, Book)
        }
        kinds::ACTION => action(number)?,
        kinds::WAGON => {
            new(message!("piece-wagon", number: number + 1), rulebook::TRADE, message!("piece-wagon.words"))
        }
        kinds::REWARD => match Reward::ALL.get(number)? {
            Reward::Rupees => {
                new(message!("piece-reward-rupees"), rulebook::TRADE, message!("piece-reward-rupees.words"))
            }
            Reward::Points => {
                new(message!("piece-reward-points"), rulebook::TRADE, message!("piece-reward-points.words"))
            }
        },
        kinds::DISTRICT => {
            let district = noun(nouns::district(*District::ALL.get(number)?));
            let name = message!("piece-district", district: district);
            new(name, Rule("two-players"), message!("piece-district.words"))
        }
        kinds::DONE => new(message!("piece-done"), rulebook::TURN, message!("piece-done.words")),
        kinds::TOKEN => new(message!("piece-token"), rulebook::TOKEN, message!("piece-token.words")),
        kinds::TRACK => new(message!("piece-track"), rulebook::ADVANCE, message!("piece-track.words"))
            .figure(message!("figure-spaces"), Message::number(data::TRACK), Reconstructed)
            .figure(message!("figure-step"), nouns::rupees(data::ADVANCE_COST), Book)
            .figure(message!("figure-mark"), nouns::points(data::MARK_POINTS), Book),
        kinds::DECK => new(message!("piece-deck"), rulebook::CARD, message!("piece-deck.words")),
        kinds::PLAYED => Component::new(kind, number, message!("piece-played"), rulebook::CARD.0)
            .words(message!("piece-played.words"), Ruling),
        kinds::NEXT => new(message!("piece-next"), rulebook::TRADE, message!("piece-next.words")),
        kinds::RUPEES => new(message!("piece-rupees"), rulebook::RUPEES, message!("piece-rupees.words")),
        kinds::SCORE => new(message!("piece-score"), Rule("end"), message!("piece-score.words")),
        kinds::SPACE => {
            let opens = message!("value-markers", n: *data::SPACE_OPENS_AT.get(number)?);
            new(message!("piece-space", number: number + 1), rulebook::SPACES, message!("piece-space.words")).figure(
                message!("figure-opens"),
                opens,
                Reconstructed,
            )
        }
        kinds::NO_TILE => new(message!("piece-no-tile"), rulebook::TILES, message!("piece-no-tile.words")),
        kinds::WAREHOUSE => new(message!("piece-warehouse"), rulebook::WAREHOUSE, message!("piece-warehouse.words"))
            .figure(message!("figure-holds"), message!("value-held", n: data::WAREHOUSE), Book),
        _ => return None,
    })
}

/// Returns the entry of an action.
fn action(number: usize) -> Option<Component> {
    let (name, rule, words) = match number.checked_sub(Main::ALL.len()) {
        Some(0) => (message!("piece-move"), rulebook::MOVE, message!("piece-move.words")),
        Some(1) => {
            let words = message!("piece-rupees-action.words", sum: nouns::rupees(data::TAKE_RUPEES));
            (message!("piece-rupees-action"), rulebook::RUPEES, words)
        }
        Some(_) => return None,
        None => match *Main::ALL.get(number)? {
            Main::Plant => (message!("piece-plant"), rulebook::PLANT, message!("piece-plant.words")),
            Main::Harvest => (message!("piece-harvest"), rulebook::HARVEST, message!("piece-harvest.words")),
            Main::Trade => (message!("piece-trade"), rulebook::TRADE, message!("piece-trade.words")),
            Main::Hire => (message!("piece-hire"), rulebook::HIRE, message!("piece-hire.words")),
            Main::Advance => (message!("piece-advance"), rulebook::ADVANCE, message!("piece-advance.words")),
        },
    };
    Some(Component::new(kinds::ACTION, number, name, rule.0).words(words, Book))
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
    let table = &view.table;
    let number = piece.number;
    match piece.kind {
        kinds::HEX => Hex::all().nth(number).map_or_else(Vec::new, |hex| of_hex(table, hex)),
        kinds::CARD => of_card(view, Card(number as u8)),
        kinds::CONTRACT => of_contract(view, number),
        kinds::COUNCILLOR => of_councillor(table, Councillor::ALL[number]),
        kinds::TILE => of_tile(table, Tile::ALL[number]),
        kinds::CHEST => listed(table, message!("now-chests"), |seat| table.estates[seat].chests[number]),
        kinds::BONUS => data::DISTRICT_BONUS.get(number).map_or_else(Vec::new, |points| {
            vec![match table.bonus_owner(*points) {
                Some(seat) => message!("now-bonus", who: seat),
                None => message!("now-bonus-free"),
            }]
        }),
        kinds::MARKER => {
            let left = |seat: Seat| message!("now-each", who: seat, count: table.estates[seat].markers);
            vec![message!("now-markers", each: each(table, |seat| Some(left(seat))))]
        }
        kinds::TOKEN => listed(table, message!("now-tokens"), |seat| table.estates[seat].tokens),
        kinds::TRACK => ranks(table, Majority::Technology),
        kinds::RUPEES => ranks(table, Majority::Money),
        kinds::SCORE => {
            let score = |seat: Seat| message!("now-each", who: seat, count: table.estates[seat].score);
            vec![message!("now-points", each: each(table, |seat| Some(score(seat))))]
        }
        kinds::DECK => vec![message!("now-deck", count: table.deck)],
        kinds::PLAYED => vec![message!("now-played", count: view.discards().len())],
        kinds::NEXT => {
            let left = message!("now-next", count: table.contracts.len());
            let top = table.top.map(|company| message!("now-next-company", company: company.number()));
            [Some(left), top].into_iter().flatten().collect()
        }
        kinds::SPACE => of_space(view, number),
        kinds::WAREHOUSE => {
            let stored = |seat: Seat| {
                let (count, room) = (table.estates[seat].stored(), table.capacity(seat));
                message!("now-each.of", who: seat, count: count, room: room)
            };
            vec![message!("now-warehouse", each: each(table, |seat| Some(stored(seat))))]
        }
        _ => Vec::new(),
    }
}

/// Returns the item of each seat that has one.
fn each(table: &Table, item: impl Fn(Seat) -> Option<Message>) -> Vec<Argument> {
    Seat::all(table.seats).filter_map(item).map(Argument::from).collect()
}

/// Lists the seats whose count is not 0 in one sentence; empty if there are none.
fn listed(table: &Table, sentence: Message, count: impl Fn(Seat) -> u8) -> Vec<Message> {
    let item = |seat: Seat| (count(seat) > 0).then(|| message!("now-each", who: seat, count: count(seat)));
    let items = each(table, item);
    if items.is_empty() { Vec::new() } else { vec![sentence.with("each", items)] }
}

/// Lists the current places in a majority; empty if no seat has a place.
fn ranks(table: &Table, majority: Majority) -> Vec<Message> {
    let places: Vec<Argument> = standing(table, majority)
        .map(|place| message!("now-each.rank", who: place.seat, count: place.count, points: place.points).into())
        .collect();
    if places.is_empty() { Vec::new() } else { vec![message!("now-ranks", each: places)] }
}

fn of_hex(table: &Table, hex: Hex) -> Vec<Message> {
    let district = hex.district();
    let owner = match table.owner(hex) {
        Some(seat) if table.estates[seat].graft == Some(hex) => message!("now-plantation-doubled", owner: seat),
        Some(seat) => message!("now-plantation", owner: seat),
        None => message!("now-no-plantation"),
    };
    let markers = message!("now-markers-in", district: noun(nouns::district(district)));
    let mut sentences = vec![owner];
    sentences.extend(listed(table, markers, |seat| table.estates[seat].strength(district)));
    sentences
}

fn of_card(view: &View, card: Card) -> Vec<Message> {
    let table = &view.table;
    let mut sentences = Vec::new();
    let held = view.hand().count(card);
    if held > 0 {
        sentences.push(message!("now-held", count: held));
        let (left, right) = card.halves();
        for main in [left, right] {
            let able: Vec<Seat> = view.seat().others(table.seats).filter(|other| view.could_do(*other, main)).collect();
            let what = noun(nouns::main(main));
            sentences.push(match able.is_empty() {
                true => message!("now-nobody-able", what: what),
                false => message!("now-able", able: able, what: what),
            });
        }
    }
    if let Some(played) = table.played.filter(|played| played.card() == card) {
        let (own, other) = (noun(nouns::main(played.kept)), noun(nouns::main(played.offered)));
        sentences.push(message!("now-on-table", who: table.active, own: own, other: other));
    }
    sentences
}

fn of_contract(view: &View, row: usize) -> Vec<Message> {
    let table = &view.table;
    let order = Contract(row as u8).order();
    let mut sentences = Vec::new();
    let is_here = |wagon: &usize| table.wagons[*wagon].is_some_and(|laid| alike(row).any(|copy| copy == laid));
    let wagons: Vec<Argument> = (0..data::WAGONS).filter(is_here).map(|wagon| Argument::from(wagon + 1)).collect();
    if !wagons.is_empty() {
        sentences.push(message!("now-wagons", count: wagons.len(), wagons: wagons));
    }
    let seat = view.seat();
    let estate = &table.estates[seat];
    let company = order.company.number();
    sentences.push(match nouns::lacking(order.demand, estate.chests) {
        [0, 0, 0] => message!("now-has-chests", who: seat),
        lacking => message!("now-lacks-chests", who: seat, chests: nouns::chests(lacking)),
    });
    if !estate.has_space(order.company) {
        sentences.push(message!("now-no-space", who: seat, company: company));
    } else if estate.contracts[order.company.index()] == 0 {
        let next = estate.companies() + 1;
        if let (Some(now), Some(then)) = (data::COMPANY_SET.get(next - 1), data::COMPANY_SET.get(next)) {
            sentences.push(message!("now-new-company", points: then - now));
        }
    }
    sentences
}

fn of_councillor(table: &Table, councillor: Councillor) -> Vec<Message> {
    let offices = table.districts_by_councillor[councillor.index()];
    let mut sentences = Vec::new();
    for district in offices.iter() {
        sentences.push(message!("now-councillor", district: noun(nouns::district(district))));
        let hired = hired_by(table, district);
        sentences.push(match hired.is_empty() {
            true => message!("now-not-hired"),
            false => message!("now-hired", by: hired),
        });
        sentences.extend(ranks(table, Majority::District(district)));
    }
    sentences
}

fn of_tile(table: &Table, tile: Tile) -> Vec<Message> {
    let owner = Seat::all(table.seats).find(|seat| table.estates[*seat].tile == Some(tile));
    owner.map_or_else(Vec::new, |seat| {
        vec![match table.estates[seat].turned {
            true => message!("now-tile-used", who: seat),
            false => message!("now-tile", who: seat),
        }]
    })
}

/// Describes a contract space of the seat whose estate is shown.
fn of_space(view: &View, number: usize) -> Vec<Message> {
    view.spaces(view.seat()).get(number).map_or_else(Vec::new, |space| {
        vec![match *space {
            Space::Supplied { company, contracts } => {
                message!("now-space", count: contracts, company: company.number())
            }
            Space::Free => message!("now-space-free"),
            Space::Covered { to_plant, .. } => message!("now-space-covered", more: to_plant),
        }]
    })
}
