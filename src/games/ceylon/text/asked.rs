//! Answers to questions about pieces: the piece behind each part, the entries of actions and places, and the present
//! place and state of a piece.
//!
//! Called through `Words`. Pieces of the box have their entries in `components`.

use super::components::{self as kinds, same_contracts};
use super::names::{self, and, chests, demand, main_short, points, rupees};
use crate::engine::{Rule, Seat};
use crate::games::ceylon::data;
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Card, Company, Councillor, District, Main, Reward, Tea, Tile};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::rulebook;
use crate::games::ceylon::score::standing;
use crate::games::ceylon::state::{Contract, Table};
use crate::games::ceylon::view::{Space, View};
use crate::words::rulebook::Source::{Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Component, Piece, Speaker, capital, figures};

pub const HEX: &str = "hex";
pub const WAGON: &str = "wagon";
pub const REWARD: &str = "reward";
pub const DISTRICT: &str = "district";
/// The main actions, then moving, then taking rupees.
pub const ACTION: &str = "action";
/// The button that finishes a harvest or declines to spend a token.
pub const DONE: &str = "done";
pub const TOKEN: &str = "token";
pub const TRACK: &str = "track";
pub const DECK: &str = "deck";
/// The pile of played action cards.
pub const PLAYED: &str = "played";
/// The contracts still to come.
pub const NEXT: &str = "next";
pub const RUPEES: &str = "rupees";
pub const SCORE: &str = "score";
/// Contract spaces of a personal board, from 0.
pub const SPACE: &str = "space";
/// The space for a starting tile when no player has one.
pub const NO_TILE: &str = "no-tile";
pub const WAREHOUSE: &str = "warehouse";

pub(super) const KINDS: &[&str] = &[
    kinds::CARD,
    kinds::CONTRACT,
    kinds::COUNCILLOR,
    kinds::TILE,
    kinds::LEVEL,
    kinds::CHEST,
    kinds::BONUS,
    kinds::MARKER,
    HEX,
    WAGON,
    REWARD,
    DISTRICT,
    ACTION,
    DONE,
    TOKEN,
    TRACK,
    DECK,
    PLAYED,
    NEXT,
    RUPEES,
    SCORE,
    SPACE,
    NO_TILE,
    WAREHOUSE,
];

/// Returns the index of an action among the entries.
const fn action_number(kind: ActionKind) -> usize {
    match kind {
        ActionKind::Main(main) => main.index(),
        ActionKind::Move => Main::ALL.len(),
        ActionKind::Rupees => Main::ALL.len() + 1,
    }
}

/// Returns the piece shown by a part.
pub(super) fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let (kind, number) = match part {
        Part::Half { own, other } => match Card::new(own, other) {
            Some(card) => (kinds::CARD, card.index()),
            None => (ACTION, own.index()),
        },
        Part::ActionKind(kind) => (ACTION, action_number(kind)),
        Part::WholeHarvest => (ACTION, Main::Harvest.index()),
        Part::Hex(hex) => (HEX, hex.index()),
        Part::Wagon(wagon) => match table.wagons[usize::from(wagon)] {
            Some(contract) => (kinds::CONTRACT, kinds::first_alike(contract)),
            None => (WAGON, usize::from(wagon)),
        },
        Part::Reward(reward) => (REWARD, reward.index()),
        Part::Chest(tea) => (kinds::CHEST, tea.index()),
        Part::Councillor(district) => match table.councillors[district.index()] {
            Some(councillor) => (kinds::COUNCILLOR, councillor.index()),
            None => (DISTRICT, district.index()),
        },
        Part::Tile => match table.estates[view.seat()].tile {
            Some(tile) => (kinds::TILE, tile.index()),
            None => (NO_TILE, 0),
        },
        Part::Token => (TOKEN, 0),
        Part::Done => (DONE, 0),
    };
    Piece::new(kind, number)
}

/// Returns the entry of a piece on the table that is not listed in the box.
pub(super) fn entry(view: &View, piece: Piece) -> Option<Component> {
    let table = &view.table;
    let (kind, number) = (piece.kind, piece.number);
    let new = |name: String, rule: Rule, words: String| Component::new(kind, number, name, rule.0).words(words, Book);
    Some(match kind {
        HEX => {
            let hex = Hex::all().nth(number)?;
            let (level, tea) = (table.level(hex), table.tea(hex));
            let name = format!("Land of level {level} in {}", names::district(hex.district()));
            let words = format!("Whoever has a plantation here can harvest a {tea} chest.");
            new(name, rulebook::PLANT, words).figure("Planting costs", data::PLANT_COST, Book)
        }
        ACTION => action(number)?,
        WAGON => new(
            format!("Wagon {}", number + 1),
            rulebook::TRADE,
            "It is empty. A new contract comes at the end of the turn, while there are any.".into(),
        ),
        REWARD => {
            let (name, words) = match Reward::ALL.get(number)? {
                Reward::Rupees => ("The reward in rupees", "You take the rupees on the contract, and not its points."),
                Reward::Points => (
                    "The reward in points",
                    "You score the points on the contract at once, and take none of its rupees.",
                ),
            };
            new(name.into(), rulebook::TRADE, words.into())
        }
        DISTRICT => new(
            names::district(*District::ALL.get(number)?).into(),
            Rule("two-players"),
            "This district is not in play.".into(),
        ),
        DONE => new(
            "Finish".into(),
            rulebook::TURN,
            "Ends what you are doing: the harvest, or the choice whether to use a token.".into(),
        ),
        TOKEN => new(
            "Technology token".into(),
            rulebook::TOKEN,
            "Return one in your turn for one more action of your choice, but not to advance in technology.".into(),
        ),
        TRACK => new(
            "The technology track".into(),
            rulebook::ADVANCE,
            "Each step brings a token. Marked spaces score at once. Whoever is further on breaks ties.".into(),
        )
        .figure("Spaces", data::TRACK, Reconstructed)
        .figure("A step costs", data::ADVANCE_COST, Book)
        .figure("A marked space", points(data::MARK_POINTS), Book),
        DECK => new(
            "The deck of action cards".into(),
            rulebook::CARD,
            "You draw a card from it when your turn ends. When it is empty the game comes to its end.".into(),
        ),
        PLAYED => {
            let words = "They lie open, and everybody may look through them at any time.";
            Component::new(kind, number, "The played cards", rulebook::CARD.0).words(words, Ruling)
        }
        NEXT => new(
            "The contracts to come".into(),
            rulebook::TRADE,
            "New contracts are laid on empty wagons when a turn ends. The company of the next one can be seen.".into(),
        ),
        RUPEES => new(
            "Rupees".into(),
            rulebook::RUPEES,
            "Pay for planting, hiring, advancing and long moves. Who has the most at the end has a majority.".into(),
        ),
        SCORE => new(
            "Points so far".into(),
            Rule("end"),
            "Scored during the game. Majorities, companies and markers that are left are counted at the end.".into(),
        ),
        SPACE => new(
            format!("Contract space {}", number + 1),
            rulebook::SPACES,
            "Contracts of one company lie here. It opens when the markers on it are planted.".into(),
        )
        .figure("Open once planted", data::SPACE_OPENS_AT.get(number)?, Reconstructed),
        NO_TILE => {
            new("No starting tile".into(), rulebook::TILES, "This game is played without starting tiles.".into())
        }
        WAREHOUSE => new(
            "The warehouse".into(),
            rulebook::WAREHOUSE,
            "Your chests stay here until you trade them. What does not fit goes back.".into(),
        )
        .figure("Holds", chests(data::WAREHOUSE), Book),
        _ => return None,
    })
}

fn action(number: usize) -> Option<Component> {
    let (name, rule, words) = match number.checked_sub(Main::ALL.len()) {
        Some(0) => {
            ("Move", rulebook::MOVE, "Move your pawn. The first step is free, each further one costs more.".to_owned())
        }
        Some(1) => {
            let words = format!("Take {} from the bank, whatever card was played.", rupees(data::TAKE_RUPEES));
            ("Take rupees", rulebook::RUPEES, words)
        }
        Some(_) => return None,
        None => {
            let main = *Main::ALL.get(number)?;
            let (rule, words) = match main {
                Main::Plant => {
                    (rulebook::PLANT, "Put a plantation on the hexagon where your pawn stands, if it is free.")
                }
                Main::Harvest => (
                    rulebook::HARVEST,
                    "Take a chest from each plantation that you choose, where your pawn is or beside it. Others score for theirs.",
                ),
                Main::Trade => (rulebook::TRADE, "Deliver the chests of a contract and take its rupees or its points."),
                Main::Hire => (rulebook::HIRE, "Put a disc beside the councillor of the district where your pawn is."),
                Main::Advance => (rulebook::ADVANCE, "Go one space on along the technology track and take a token."),
            };
            (names::main_verb(main), rule, words.to_owned())
        }
    };
    Some(Component::new(ACTION, number, name, rule.0).words(words, Book))
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let number = piece.number;
    match piece.kind {
        HEX => Hex::all().nth(number).map_or_else(Vec::new, |hex| of_hex(table, hex, speaker)),
        kinds::CARD => of_card(view, Card(number as u8), speaker),
        kinds::CONTRACT => of_contract(view, number, speaker),
        kinds::COUNCILLOR => of_councillor(table, Councillor::ALL[number], speaker),
        kinds::TILE => of_tile(table, Tile::ALL[number], speaker),
        kinds::CHEST => {
            let held = |seat: Seat| table.estates[seat].chests[number];
            listed(table, speaker, "In warehouses", |seat| (held(seat) > 0).then(|| held(seat).to_string()))
        }
        kinds::BONUS => {
            data::DISTRICT_BONUS.get(number).map_or_else(Vec::new, |points| match table.bonus_owner(*points) {
                Some(seat) => vec![format!("{} {} it.", speaker.who(seat), speaker.verb(seat, "have", "has"))],
                None => vec!["Nobody has it yet.".into()],
            })
        }
        kinds::MARKER => listed(table, speaker, "Left to plant", |seat| Some(table.estates[seat].markers.to_string())),
        TOKEN => listed(table, speaker, "Tokens", |seat| {
            Some(table.estates[seat].tokens).filter(|tokens| *tokens > 0).map(|tokens| tokens.to_string())
        }),
        TRACK => ranks(table, speaker, Majority::Technology),
        RUPEES => ranks(table, speaker, Majority::Money),
        SCORE => listed(table, speaker, "Points", |seat| Some(figures(table.estates[seat].score.into()))),
        DECK => vec![cards_left(table.deck)],
        PLAYED => vec![format!("Played so far: {}.", view.discards().len())],
        NEXT => {
            let left = vec![format!("Still to come: {}.", table.contracts.len())];
            let top = table.top.map(|company| format!("The next is of {}.", names::company(company)));
            left.into_iter().chain(top).collect()
        }
        SPACE => of_space(view, number),
        WAREHOUSE => listed(table, speaker, "Chests", |seat| {
            Some(format!("{} of {}", table.estates[seat].stored(), table.capacity(seat)))
        }),
        _ => Vec::new(),
    }
}

/// Returns "1 card is left", "14 cards are left".
fn cards_left(cards: u8) -> String {
    if cards == 1 { "1 card is left.".into() } else { format!("{cards} cards are left.") }
}

/// Lists what each seat has in one sentence; `None` if no seat has any.
fn listed(table: &Table, speaker: &Speaker, of: &str, has: impl Fn(Seat) -> Option<String>) -> Vec<String> {
    let each = Seat::all(table.seats).filter_map(|seat| Some(format!("{} {}", speaker.whom(seat), has(seat)?)));
    let each: Vec<String> = each.collect();
    if each.is_empty() { Vec::new() } else { vec![format!("{of}: {}.", each.join(", "))] }
}

/// Describes the current places in a majority.
fn ranks(table: &Table, speaker: &Speaker, majority: Majority) -> Vec<String> {
    let place = |place: crate::games::ceylon::score::Standing| {
        format!("{} {} (+{})", speaker.whom(place.seat), place.count, place.points)
    };
    let places: Vec<String> = standing(table, majority).map(place).collect();
    if places.is_empty() { Vec::new() } else { vec![format!("If it ended now: {}.", places.join(", "))] }
}

fn of_hex(table: &Table, hex: Hex, speaker: &Speaker) -> Vec<String> {
    let district = hex.district();
    let owner = match table.owner(hex) {
        Some(seat) if table.estates[seat].graft == Some(hex) => {
            format!("{} plantation stands here, with a second marker: it counts twice.", capital(&speaker.whose(seat)))
        }
        Some(seat) => format!("{} plantation stands here.", capital(&speaker.whose(seat))),
        None => "Nobody has planted here yet.".into(),
    };
    let strength = |seat: Seat| Some(table.estates[seat].strength(district)).filter(|count| *count > 0);
    let fields = HexSet::district(district).and(table.fields);
    let all = format!("Markers in {}", names::district(district));
    let listed = listed(table, speaker, &all, |seat| strength(seat).map(|count| count.to_string()));
    [owner].into_iter().chain(listed.into_iter().filter(|_| !fields.is_empty())).collect()
}

fn of_card(view: &View, card: Card, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let mut sentences = Vec::new();
    let held = view.hand().count(card);
    if held > 0 {
        sentences.push(if held == 1 { "You hold it.".into() } else { format!("You hold {held} of it.") });
        let seat = view.seat();
        let (one, two) = card.halves();
        for main in [one, two] {
            let able: Vec<String> = seat
                .others(table.seats)
                .filter(|other| view.could_do(*other, main))
                .map(|other| speaker.name(other).to_owned())
                .collect();
            let who = if able.is_empty() { "nobody".to_owned() } else { and(&able) };
            sentences.push(format!("Could use “{}” as things stand: {who}.", main_short(main)));
        }
    }
    if let Some(played) = table.played.filter(|played| played.card() == card) {
        let (own, other) = (main_short(played.kept), main_short(played.offered));
        sentences.push(format!("It lies on the table: {} “{own}”, the others “{other}”.", speaker.whom(table.active)));
    }
    sentences
}

fn of_contract(view: &View, row: usize, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let contract = Contract(row as u8);
    let order = contract.order();
    let mut sentences = Vec::new();
    let wagons: Vec<String> = (0..data::WAGONS)
        .filter(|wagon| table.wagons[*wagon].is_some_and(|laid| same_contracts(laid, contract)))
        .map(|wagon| (wagon + 1).to_string())
        .collect();
    if !wagons.is_empty() {
        sentences.push(format!("It lies on wagon {}.", and(&wagons)));
    }
    let seat = view.seat();
    let estate = &table.estates[seat];
    let missing: Vec<u8> =
        Tea::ALL.iter().map(|tea| order.demand[tea.index()].saturating_sub(estate.chests[tea.index()])).collect();
    let missing = [missing[0], missing[1], missing[2]];
    let (who, have, lack) = (speaker.who(seat), speaker.verb(seat, "have", "has"), speaker.verb(seat, "lack", "lacks"));
    sentences.push(match missing.iter().sum::<u8>() {
        0 => format!("{who} {have} all its chests."),
        _ => format!("{who} {lack} {}.", demand(missing)),
    });
    if !estate.has_space(order.company) {
        sentences.push(format!("{who} {have} no contract space for {}.", names::company(order.company)));
    } else if estate.contracts[order.company.index()] == 0 {
        let next = estate.companies() + 1;
        if let (Some(now), Some(then)) = (data::COMPANY_SET.get(next - 1), data::COMPANY_SET.get(next)) {
            sentences.push(format!(
                "{} would be a new company: +{} at the end.",
                capital(&names::company(order.company)),
                then - now
            ));
        }
    }
    sentences
}

fn of_councillor(table: &Table, councillor: Councillor, speaker: &Speaker) -> Vec<String> {
    let offices = table.districts_by_councillor[councillor.index()];
    let mut sentences = Vec::new();
    for district in offices.iter() {
        sentences.push(format!("In this game: {}.", names::councillor_of(district)));
        let hired: Vec<String> = Seat::all(table.seats)
            .filter(|seat| table.estates[*seat].hired.has(district))
            .map(|seat| speaker.whom(seat).to_owned())
            .collect();
        let hired = if hired.is_empty() { "nobody".to_owned() } else { and(&hired) };
        sentences.push(format!("Hired by {hired}."));
        sentences.extend(ranks(table, speaker, Majority::District(district)));
    }
    sentences
}

fn of_tile(table: &Table, tile: Tile, speaker: &Speaker) -> Vec<String> {
    let owner = Seat::all(table.seats).find(|seat| table.estates[*seat].tile == Some(tile));
    owner.map_or_else(Vec::new, |seat| {
        let used = if table.estates[seat].turned { "and it is used" } else { "and it is not used yet" };
        vec![format!("{} {} it, {used}.", speaker.who(seat), speaker.verb(seat, "have", "has"))]
    })
}

/// Describes a contract space of the seat whose board is shown.
fn of_space(view: &View, number: usize) -> Vec<String> {
    view.spaces(view.seat()).get(number).map_or_else(Vec::new, |space| {
        vec![match space {
            Space::Supplied { company, contracts } => supplied(*company, *contracts),
            Space::Free => "It is free for a new company.".into(),
            Space::Covered { to_plant: 1, .. } => "It opens with the next plantation.".into(),
            Space::Covered { to_plant, .. } => format!("It opens after {to_plant} more plantations."),
        }]
    })
}

fn supplied(company: Company, contracts: u8) -> String {
    let contracts = if contracts == 1 { "1 contract".to_owned() } else { format!("{contracts} contracts") };
    format!("{contracts} of {} here.", names::company(company))
}

/// Returns the contents of a pile: the played cards, or the contracts still to come.
pub(super) fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    match piece.kind {
        PLAYED => {
            let played = view.discards();
            Some(played.kinds().map(|card| (Piece::new(kinds::CARD, card.index()), played.count(card))).collect())
        }
        NEXT => {
            let mut left: Vec<(Piece, u8)> = Vec::new();
            for contract in view.table.contracts.iter() {
                let alike = Piece::new(kinds::CONTRACT, kinds::first_alike(contract));
                match left.last_mut().filter(|(piece, _)| *piece == alike) {
                    Some((_, count)) => *count += 1,
                    None => left.push((alike, 1)),
                }
            }
            Some(left)
        }
        _ => None,
    }
}
