//! The facts: everything that a viewer can know, in short sentences by topic. Called through `Words`. Knows no screen.
//!
//! The tests build the view again from these sentences (`tests/hearing.rs`).

use super::nouns::{self, noun};
use super::part;
use crate::engine::Seat;
use crate::games::ceylon::data;
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Card, Cards, Company, District};
use crate::games::ceylon::press::Part;
use crate::games::ceylon::score;
use crate::games::ceylon::state::{Estate, Right, Stage, Table};
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::{Argument, Message, Topic};

/// Shared places: the island, the contracts, the rankings, the action cards.
pub(super) const PLACES: &[&str] = &["box-island", "box-contracts", "board-standing", "box-cards"];

/// Returns everything that the viewer can know on a topic.
pub(super) fn facts(view: &View, topic: Topic) -> Vec<Message> {
    match topic {
        Topic::Side(seat) => side(view, seat),
        Topic::Place(0) => island(view),
        Topic::Place(1) => contracts(view),
        Topic::Place(2) => rankings(&view.table),
        Topic::Place(_) => cards(view),
    }
}

/// Describes a seat: its score, what it owns, the places of its pieces.
fn side(view: &View, seat: Seat) -> Vec<Message> {
    let table = &view.table;
    let estate = &table.estates[seat];
    let score = match table.stage {
        Stage::Over => message!("fact-points.final", score: estate.score),
        _ => message!("fact-points", score: estate.score, projected: score::projected(table)[seat]),
    };
    let mut facts = vec![score, message!("fact-rupees", rupees: estate.rupees), chests(table, seat)];
    if estate.cards > 0 {
        facts.push(match view.hands[seat] {
            Some(hand) => message!("fact-hand", cards: each_card(&hand)),
            None => message!("fact-hand", cards: estate.cards),
        });
    }
    facts.push(message!("fact-technology", space: estate.tech));
    facts.push(message!("part-token", count: estate.tokens));
    facts.extend(places(table, estate));
    facts.extend(achievements(table, estate));
    if let Some(tile) = estate.tile {
        let fact = if estate.turned { message!("fact-tile.used") } else { message!("fact-tile") };
        facts.push(fact.with("number", tile.number()).with("tile", noun(nouns::tile(tile))));
    }
    facts
}

fn chests(table: &Table, seat: Seat) -> Message {
    let (estate, room) = (&table.estates[seat], table.capacity(seat));
    match estate.stored() {
        0 => message!("fact-no-chests", room: room),
        stored => message!("fact-chests", chests: nouns::chests(estate.chests), stored: stored, room: room),
    }
}

/// Returns the places of the pawn, with the hexagons next to it, and of the plantations; nothing before the first.
fn places(table: &Table, estate: &Estate) -> Vec<Message> {
    if estate.fields.is_empty() {
        return Vec::new();
    }
    let near = estate.pawn.neighbours().and(table.land());
    let mut facts = vec![
        message!("fact-pawn", hex: nouns::hex(estate.pawn), near: hexes(near)),
        message!("fact-plantations", hexes: hexes(estate.fields), left: estate.markers),
    ];
    facts.extend(estate.graft.map(|at| message!("fact-doubled", hex: nouns::hex(at))));
    facts
}

/// Returns the councillors hired, the contracts fulfilled and the district bonus.
fn achievements(table: &Table, estate: &Estate) -> Vec<Message> {
    let mut facts = Vec::new();
    if !estate.hired.is_empty() {
        let hired = estate.hired.iter().filter_map(|district| {
            let councillor = noun(nouns::councillor(table.councillors[district.index()]?));
            let district = noun(nouns::district(district));
            Some(message!("fact-hired.each", councillor: councillor, district: district).into())
        });
        facts.push(message!("fact-hired", each: hired.collect::<Vec<Argument>>()));
    }
    let free = estate.open_spaces() - estate.companies();
    facts.push(match estate.companies() {
        0 => message!("fact-no-contracts", free: free),
        _ => message!("fact-contracts", each: filed(estate), free: free),
    });
    if estate.bonus > 0 {
        facts.push(message!("piece-bonus", points: nouns::points(estate.bonus.into())));
    }
    facts
}

fn filed(estate: &Estate) -> Vec<Argument> {
    let companies = Company::ALL.into_iter().filter(|company| estate.contracts[company.index()] > 0);
    let each = companies.map(|company| {
        let count = estate.contracts[company.index()];
        message!("fact-contracts.each", count: count, company: company.number()).into()
    });
    each.collect()
}

/// Describes each district with its councillor, and a harvest that is not finished.
fn island(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut facts = Vec::new();
    for district in District::ALL {
        if table.districts.has(district) {
            facts.push(land(table, district));
        }
        facts.push(part::part(view, Part::Councillor(district)));
    }
    match table.stage {
        Stage::Harvest { taken, ignores_distance: false } => {
            facts.push(message!("fact-harvested", hexes: hexes(taken)));
        }
        Stage::Harvest { taken, .. } => facts.push(message!("fact-harvested.anywhere", hexes: hexes(taken))),
        _ => {}
    }
    facts
}

fn land(table: &Table, district: District) -> Message {
    let at = |level| {
        let hexes = HexSet::district(district).iter().filter(|hex| table.level(*hex) == level);
        hexes.map(|hex| Argument::from(hex.0 % 8 + 1)).collect::<Vec<_>>()
    };
    message!("fact-land", district: noun(nouns::district(district)), middle: at(1), high: at(2))
}

/// Describes the wagons and the contracts still to come.
fn contracts(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut facts: Vec<Message> = (0..data::WAGONS as u8).map(|wagon| part::part(view, Part::Wagon(wagon))).collect();
    if let Some(company) = table.top {
        facts.push(message!("fact-next", count: table.contracts.len(), company: company.number()));
    }
    let mut counts: Vec<(&data::Order, u8)> = Vec::new();
    for contract in table.contracts.iter() {
        match counts.last_mut().filter(|(order, _)| *order == contract.order()) {
            Some((_, count)) => *count += 1,
            None => counts.push((contract.order(), 1)),
        }
    }
    facts.extend(counts.into_iter().map(|(order, count)| {
        let chests = nouns::chests(order.demand);
        message!("fact-to-come", count: count, company: order.company.number(), chests: chests)
    }));
    facts
}

/// Describes the technology track and the majorities, with the points that they would score now.
fn rankings(table: &Table) -> Vec<Message> {
    let item = |seat, count, points| message!("now-each.rank", who: seat, count: count, points: points).into();
    let places = |majority| score::standing(table, majority).collect::<Vec<_>>();
    let ahead = places(Majority::Technology);
    let discs = table.ranked().iter().map(|seat| {
        let place = ahead.iter().find(|place| place.seat == *seat);
        item(*seat, table.estates[*seat].tech.into(), place.map_or(0, |place| place.points))
    });
    let mut facts = vec![message!("fact-track", each: discs.collect::<Vec<Argument>>())];
    for majority in score::majorities(table) {
        let each: Vec<Argument> =
            places(majority).iter().map(|place| item(place.seat, place.count, place.points)).collect();
        let fact = match majority {
            _ if each.is_empty() => continue,
            Majority::Technology => continue,
            Majority::Money => message!("fact-majority"),
            Majority::District(district) => {
                message!("fact-majority.district", district: noun(nouns::district(district)))
            }
        };
        facts.push(fact.with("each", each));
    }
    facts
}

/// Describes the turn, the deck and the played cards.
fn cards(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut facts = Vec::new();
    if !matches!(table.stage, Stage::Start | Stage::Over) {
        facts.push(message!("fact-turn", round: table.round(), who: table.active));
    }
    if let Some(played) = table.played {
        let (own, other) = (noun(nouns::main(played.kept)), noun(nouns::main(played.offered)));
        facts.push(message!("line-played", who: table.active, own: own, other: other));
    }
    match (table.right, table.acted) {
        (Right::Token, false) => facts.push(message!("fact-extra")),
        (Right::Token, true) => facts.push(message!("fact-extra.after")),
        _ if table.spent => facts.push(message!("fact-spent")),
        _ => {}
    }
    let end = |end| noun(["end-0", "end-1"][end as usize]);
    facts.extend(table.closing.map(|why| message!("fact-last", why: end(why))));
    facts.push(message!("line-starter", who: table.starter));
    facts.push(message!("fact-deck", cards: table.deck));
    let played = view.discards();
    if !played.is_empty() {
        facts.push(message!("fact-played", cards: each_kind(&played)));
    }
    facts
}

fn hexes(hexes: HexSet) -> Vec<Argument> {
    hexes.iter().map(|hex: Hex| nouns::hex(hex).into()).collect()
}

fn card(card: Card) -> Message {
    let (one, two) = card.halves();
    message!("piece-card", one: noun(nouns::main(one)), two: noun(nouns::main(two)))
}

/// Returns the name of each card; equal cards follow each other.
fn each_card(cards: &Cards) -> Vec<Argument> {
    cards.kinds().flat_map(|kind| (0..cards.count(kind)).map(move |_| card(kind).into())).collect()
}

/// Returns the name of each kind of card with its count if there are several.
fn each_kind(cards: &Cards) -> Vec<Argument> {
    let item = |kind| match cards.count(kind) {
        1 => card(kind),
        count => message!("line-times", line: card(kind), count: count),
    };
    cards.kinds().map(|kind| item(kind).into()).collect()
}
