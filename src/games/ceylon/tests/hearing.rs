//! The law of hearing: the view is built again from what is heard of it.

use crate::engine::session::Setup;
use crate::engine::{Game, PerSeat, Seat, Viewer};
use crate::games::ceylon::data::{self, WAGONS};
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{
    COMPANIES, Card, Cards, Company, Councillor, District, Districts, Main, Played, Tea, Tile,
};
use crate::games::ceylon::state::{Contract, Contracts, End, Estate, Right, SEATS, Stage, Table};
use crate::games::ceylon::words::nouns;
use crate::games::ceylon::{Ceylon, View};
use crate::laws::hearing::{self, Fact, Heard, Phrase};
use crate::words::Topic;

const ISLAND: Topic = Topic::Place(0);
const TRAIN: Topic = Topic::Place(1);
const RANKINGS: Topic = Topic::Place(2);
const CARDS: Topic = Topic::Place(3);

/// The messages that facts are.
#[rustfmt::skip] // a topic a line
const FACTS: &[&str] = &[
    "fact-points", "fact-points.final", "fact-rupees", "fact-chests", "fact-no-chests", "fact-hand",
    "fact-technology", "part-token", "fact-pawn", "fact-plantations", "fact-doubled", "fact-hired", "fact-contracts",
    "fact-no-contracts", "piece-bonus", "fact-tile", "fact-tile.used",
    "fact-land", "part-councillor", "part-no-councillor", "fact-harvested", "fact-harvested.anywhere",
    "part-wagon", "part-wagon-empty", "part-wagon-done", "fact-next", "fact-to-come",
    "fact-track", "fact-majority", "fact-majority.district",
    "fact-turn", "line-played", "fact-extra", "fact-extra.after", "fact-spent", "fact-last", "line-starter",
    "fact-deck", "fact-played",
];

/// The messages that facts contain.
#[rustfmt::skip] // a kind a line
const PARTS: &[&str] = &[
    "hexagon", "chests", "number", "rupees", "points", "piece-card", "line-times", "now-each.rank", "fact-hired.each",
    "fact-contracts.each",
    "ability-guide", "ability-banker", "ability-surveyor", "ability-broker", "ability-engineer",
    "ability-nurseryman", "ability-secretary", "ability-storekeeper",
];

/// Prompts with the decision that each belongs to; all others ask for an action.
#[rustfmt::skip] // a decision a line
const PROMPTS: [(Stage, &[&str]); 6] = [
    (Stage::Start, &["prompt-start", "prompt-wait-start"]),
    (Stage::Card, &["prompt-card", "prompt-wait-card"]),
    (Stage::Harvest { taken: HexSet::EMPTY, ignores_distance: false },
        &["prompt-more", "prompt-more-full", "prompt-more-over", "prompt-wait-harvest"]),
    (Stage::Discard, &["prompt-return", "prompt-wait-return"]),
    (Stage::Spare, &["prompt-spare", "prompt-wait-spare"]),
    (Stage::Over, &["prompt-over"]),
];
/// Prompts that say who acts, if it is not the reader.
#[rustfmt::skip] // one list
const AWAITED: &[&str] = &[
    "prompt-wait-start", "prompt-wait-card", "prompt-wait-act", "prompt-wait-token", "prompt-wait-harvest",
    "prompt-wait-return", "prompt-wait-spare",
];

/// What was heard, or the part that is missing.
type Told<T> = Result<T, String>;

#[test]
fn what_can_be_heard_is_the_view() {
    hearing::check_apart::<Ceylon>(FACTS, PARTS, rebuild, with_equal_contracts_in_order);
}

/// Exchanges equal contracts, which no player can tell apart, so that those of the deck come first, then those on the
/// train from left to right.
fn with_equal_contracts_in_order(view: &mut View) {
    let Table { contracts, wagons, .. } = &mut view.table;
    let mut left: Vec<Contract> = Contracts::ALL.iter().collect();
    let mut first = |one: Contract| {
        let at = left.iter().position(|other| other.order() == one.order());
        at.map_or(one, |at| left.remove(at))
    };
    *contracts = Contracts(contracts.iter().fold(0, |deck, one| deck | 1 << first(one).0));
    wagons.iter_mut().flatten().for_each(|one| *one = first(*one));
}

fn rebuild(setup: &Setup<Ceylon>, heard: &Heard) -> Told<View> {
    let mut table = empty_table(setup);
    hear_island(heard, &mut table)?;
    hear_contracts(heard, &mut table)?;
    let mut hands = PerSeat::default();
    for seat in Seat::all(setup.seats) {
        (table.estates[seat], hands[seat]) = estate(heard, seat)?;
        table.fields = table.fields.or(table.estates[seat].fields);
        table.bonuses += u8::from(table.estates[seat].bonus > 0);
    }
    let track = one(heard, RANKINGS, "fact-track")?;
    for (rank, disc) in track.items("each")?.into_iter().enumerate() {
        table.ranking[rank] = disc.read(&["now-each.rank"])?.seat("who")?;
    }
    hear_turn(heard, &mut table)?;
    let played = match heard.find(CARDS, "fact-played") {
        Some(fact) => pile(&fact.items("cards")?)?,
        None => Cards::default(),
    };
    let mut unseen = Cards(data::DECK);
    for seen in hands.0.iter().flatten().chain([&played]) {
        (0..unseen.0.len()).for_each(|kind| unseen.0[kind] -= seen.0[kind]);
    }
    Ok(View { viewer: heard.viewer, table, hands, unseen })
}

/// Returns a table of which nothing has been heard.
fn empty_table(setup: &Setup<Ceylon>) -> Table {
    Table {
        rules: Ceylon::INFO.rules,
        seats: setup.seats,
        tiles: setup.options.tiles,
        districts: Districts::default(),
        slopes: HexSet::EMPTY,
        peaks: HexSet::EMPTY,
        fields: HexSet::EMPTY,
        councillors: [None; 4],
        districts_by_councillor: [Districts::default(); 8],
        wagons: [None; WAGONS],
        contracts: Contracts(0),
        top: None,
        deck: 0,
        bonuses: 0,
        ranking: core::array::from_fn(|rank| Seat(rank as u8)),
        starter: Seat(0),
        turn: 0,
        active: Seat(0),
        actor: Seat(0),
        stage: Stage::Act,
        right: Right::Own,
        acted: false,
        spent: false,
        played: None,
        closing: None,
        // The estates of seats that nobody takes stay as they are in every game.
        estates: PerSeat([Estate { chests: [1, 0, 0], rupees: data::START_RUPEES, ..empty_estate() }; SEATS]),
    }
}

fn empty_estate() -> Estate {
    Estate {
        score: 0,
        rupees: 0,
        pawn: Hex(0),
        fields: HexSet::EMPTY,
        graft: None,
        markers: data::MARKERS,
        chests: [0; 3],
        tokens: 0,
        tech: 0,
        hired: Districts::default(),
        contracts: [0; COMPANIES],
        bonus: 0,
        tile: None,
        turned: false,
        cards: 0,
    }
}

fn one<'h, 'a>(heard: &'h Heard<'a>, topic: Topic, id: &str) -> Told<&'h Fact<'a>> {
    heard.find(topic, id).ok_or_else(|| format!("no {id} of {topic:?}"))
}

fn hear_island(heard: &Heard, table: &mut Table) -> Told<()> {
    for fact in heard.all(ISLAND, "fact-land") {
        let district = district(fact)?;
        table.districts.add(district);
        for (name, is_high) in [("middle", false), ("high", true)] {
            for number in fact.items(name)? {
                let hex = Hex::in_district(district, number.number::<u8>()? - 1);
                table.slopes.add(hex);
                if is_high {
                    table.peaks.add(hex);
                }
            }
        }
    }
    for fact in heard.all(ISLAND, "part-councillor") {
        let district = district(fact)?;
        let councillor = fact.noun("councillor", &Councillor::ALL.map(nouns::councillor))?;
        table.councillors[district.index()] = Some(Councillor::ALL[councillor]);
        table.districts_by_councillor[councillor].add(district);
    }
    Ok(())
}

fn hear_contracts(heard: &Heard, table: &mut Table) -> Told<()> {
    let mut left: Vec<Contract> = Contracts::ALL.iter().collect();
    let mut draw = |fact: &Fact| {
        let (company, demand) = (fact.number::<u8>("company")? - 1, chests(&fact.items("chests")?)?);
        let wanted = |contract: &Contract| {
            let order = contract.order();
            (order.company, order.demand) == (Company(company), demand)
        };
        left.iter().position(wanted).map(|at| left.remove(at)).ok_or_else(|| format!("no contract {demand:?}"))
    };
    for fact in heard.all(TRAIN, "fact-to-come") {
        for _ in 0..fact.number::<u8>("count")? {
            table.contracts.0 |= 1 << draw(fact)?.0;
        }
    }
    for fact in heard.all(TRAIN, "part-wagon") {
        table.wagons[fact.number::<usize>("number")? - 1] = Some(draw(fact)?);
    }
    if let Some(fact) = heard.find(TRAIN, "fact-next") {
        table.top = Some(Company(fact.number::<u8>("company")? - 1));
    }
    Ok(())
}

/// Returns what a seat owns, and its hand if that is known.
fn estate(heard: &Heard, seat: Seat) -> Told<(Estate, Option<Cards>)> {
    let side = Topic::Side(seat);
    let find = |id| heard.find(side, id);
    let mut estate = empty_estate();
    let points = find("fact-points").map_or_else(|| one(heard, side, "fact-points.final"), Ok)?;
    estate.score = points.number("score")?;
    estate.rupees = one(heard, side, "fact-rupees")?.number("rupees")?;
    if let Some(fact) = find("fact-chests") {
        estate.chests = chests(&fact.items("chests")?)?;
    }
    let mut hand = heard.viewer.sees(seat).then(Cards::default);
    if let Some(fact) = find("fact-hand") {
        match &mut hand {
            Some(hand) => {
                *hand = pile(&fact.items("cards")?)?;
                estate.cards = hand.len();
            }
            None => estate.cards = fact.number("cards")?,
        }
    }
    estate.tech = one(heard, side, "fact-technology")?.number("space")?;
    estate.tokens = one(heard, side, "part-token")?.number("count")?;
    if let Some(fact) = find("fact-pawn") {
        estate.pawn = hex(fact.get("hex")?)?;
    }
    if let Some(fact) = find("fact-plantations") {
        estate.fields = hexes(fact)?;
        estate.markers = fact.number("left")?;
    }
    if let Some(fact) = find("fact-doubled") {
        estate.graft = Some(hex(fact.get("hex")?)?);
    }
    for item in find("fact-hired").map_or(Ok(Vec::new()), |fact| fact.items("each"))? {
        estate.hired.add(district(&item.read(&["fact-hired.each"])?)?);
    }
    for item in find("fact-contracts").map_or(Ok(Vec::new()), |fact| fact.items("each"))? {
        let filed = item.read(&["fact-contracts.each"])?;
        estate.contracts[filed.number::<usize>("company")? - 1] = filed.number("count")?;
    }
    if let Some(fact) = find("piece-bonus") {
        estate.bonus = fact.read("points", &["points"])?.number("n")?;
    }
    if let Some(fact) = find("fact-tile").or_else(|| find("fact-tile.used")) {
        estate.tile = Some(Tile::ALL[fact.noun("tile", &Tile::ALL.map(nouns::tile))?]);
        estate.turned = fact.id == "fact-tile.used";
    }
    Ok((estate, hand))
}

fn hear_turn(heard: &Heard, table: &mut Table) -> Told<()> {
    let seats = table.seats;
    table.starter = one(heard, CARDS, "line-starter")?.seat("who")?;
    table.deck = one(heard, CARDS, "fact-deck")?.number("cards")?;
    if let Some(fact) = heard.find(CARDS, "fact-last") {
        table.closing = Some([End::Markers, End::Deck][fact.noun("why", &["end-0", "end-1"])?]);
    }
    if let Some(fact) = heard.find(CARDS, "line-played") {
        let half = |name| fact.noun(name, &Main::ALL.map(nouns::main)).map(|index| Main::ALL[index]);
        table.played = Some(Played { kept: half("own")?, offered: half("other")? });
    }
    for (stage, prompts) in PROMPTS {
        if heard.prompt.find(prompts)?.is_some() {
            table.stage = stage;
        }
    }
    for (id, ignores_distance) in [("fact-harvested", false), ("fact-harvested.anywhere", true)] {
        if let Some(fact) = heard.find(ISLAND, id) {
            table.stage = Stage::Harvest { taken: hexes(fact)?, ignores_distance };
        }
    }
    let ended = heard.heading.find(&["heading-over"])?;
    let round = match (&ended, heard.find(CARDS, "fact-turn")) {
        (Some(heading), _) => {
            table.active = Seat((table.starter.0 + seats - 1) % seats);
            heading.number::<u16>("rounds")?
        }
        (None, Some(turn)) => {
            table.active = turn.seat("who")?;
            turn.number("round")?
        }
        (None, None) => {
            table.active = table.starter;
            0
        }
    };
    if round > 0 {
        let turns = (table.active.0 + seats - table.starter.0) % seats + 1;
        table.turn = (round - 1) * u16::from(seats) + u16::from(turns);
    }
    table.actor = match (heard.prompt.find(AWAITED)?, heard.viewer) {
        (Some(prompt), _) => prompt.seat("who")?,
        (None, _) if ended.is_some() => table.active,
        (None, Viewer::Seat(own)) => own,
        (None, _) => return Err("nobody acts".to_owned()),
    };
    hear_rights(heard, table);
    Ok(())
}

fn hear_rights(heard: &Heard, table: &mut Table) {
    let is_told = |id| heard.find(CARDS, id).is_some();
    let is_last = table.stage == Stage::Over;
    let has_token = is_told("fact-extra") || is_told("fact-extra.after");
    table.right = match table.stage {
        Stage::Start => Right::Own,
        Stage::Over => Right::Follow,
        _ if has_token => Right::Token,
        _ if table.actor != table.active => Right::Follow,
        _ => Right::Own,
    };
    table.spent = has_token || is_told("fact-spent");
    table.acted = is_last || is_told("fact-extra.after") || table.right == Right::Follow || table.stage == Stage::Spare;
}

fn district(fact: &Fact) -> Told<District> {
    fact.noun("district", &District::ALL.map(nouns::district)).map(|index| District::ALL[index])
}

fn hex(phrase: &Phrase) -> Told<Hex> {
    let fact = phrase.read(&["hexagon"])?;
    Ok(Hex::in_district(district(&fact)?, fact.number::<u8>("number")? - 1))
}

fn hexes(fact: &Fact) -> Told<HexSet> {
    fact.items("hexes")?.iter().map(hex).collect()
}

fn chests(items: &[Phrase]) -> Told<[u8; 3]> {
    let mut chests = [0; 3];
    for item in items {
        let fact = item.read(&["chests"])?;
        chests[fact.noun("tea", &Tea::ALL.map(nouns::tea))?] = fact.number("count")?;
    }
    Ok(chests)
}

/// Returns a hand or a pile, each card of which is named once or with its count.
fn pile(items: &[Phrase]) -> Told<Cards> {
    let mut cards = Cards::default();
    for item in items {
        let (name, count) = match item.find(&["line-times"])? {
            Some(times) => (times.read("line", &["piece-card"])?, times.number("count")?),
            None => (item.read(&["piece-card"])?, 1),
        };
        let half = |side| name.noun(side, &Main::ALL.map(nouns::main)).map(|index| Main::ALL[index]);
        let card = Card::new(half("one")?, half("two")?).ok_or("the halves of a card differ")?;
        (0..count).for_each(|_| cards.add(card));
    }
    Ok(cards)
}
