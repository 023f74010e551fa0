//! Answers to questions about pieces: the piece behind each part, the entries of places, houses and buttons, and the
//! present state of a piece.
//!
//! Called through `Words`. Pieces of the box have their entries in `components`.

use super::components::{self as kinds, alike, first_alike};
use super::names::{self, hall_verb, slot_name, space_name};
use crate::engine::Seat;
use crate::games::chai::data::{CardId, FIRST_YEAR, Family, PRODUCTION, ShipId, YEAR_CARDS};
use crate::games::chai::pieces::{Dice, Tea};
use crate::games::chai::places::{Berth, Hall, Pier, Slot, Space};
use crate::games::chai::press::Part;
use crate::games::chai::score;
use crate::games::chai::state::{Merchant, Side, Work};
use crate::games::chai::view::View;
use crate::words::capital;
use crate::words::rulebook::Source::{Found, Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Component, Piece, Speaker};

pub const SPACE: &str = "space";
pub const SLOT: &str = "slot";
pub const BERTH: &str = "berth";
pub const PIER: &str = "pier";
/// Slots of the market, from 0.
pub const STALL: &str = "stall";
pub const HALL: &str = "hall";
pub const PRODUCTION_PLACE: &str = "production";
/// Cards that are being looked at but hidden from the viewer.
pub const UNKNOWN: &str = "unknown";
/// Buttons, in the order of [`BUTTONS`].
pub const BUTTON: &str = "button";
pub const COIN: &str = "coin";
pub const ASSISTANT: &str = "assistant";
pub const SCORE: &str = "score";
/// The sailed ships, and the goal.
pub const GOAL: &str = "goal";
pub const CALENDAR: &str = "calendar";

pub(super) const KINDS: &[&str] = &[
    kinds::CARD,
    kinds::SHIP,
    kinds::MARKER,
    kinds::MARKER_V1,
    kinds::MERCHANT,
    kinds::MERCHANT_V1,
    kinds::YEAR,
    kinds::TOKEN,
    kinds::WORKER,
    SPACE,
    SLOT,
    BERTH,
    PIER,
    STALL,
    HALL,
    PRODUCTION_PLACE,
    UNKNOWN,
    BUTTON,
    COIN,
    ASSISTANT,
    SCORE,
    GOAL,
    CALENDAR,
];

/// Returns the piece shown by a part.
pub(super) fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let merchant = &table.merchants[view.shown_seat()];
    let card = |card: CardId| (kinds::CARD, first_alike(card));
    let ship = |ship: ShipId| (kinds::SHIP, usize::from(ship.number()) - 1);
    let tea = |tea: Tea| (kinds::TOKEN, tea.index());
    let (kind, number) = match part {
        Part::Side(_) | Part::Ability => return kinds::of_merchant(table.rules, merchant.tea),
        Part::Marker(steps) => {
            let (side, index) = table.road.ahead(steps);
            return kinds::of_marker(table.road.rules, table.road.markers[side][index]);
        }
        Part::Tea(kind) | Part::Token(_, kind) | Part::Cargo(_, kind) => tea(kind),
        Part::Space(space) => (SPACE, space.index()),
        Part::Card(number) => looked_at(view, usize::from(number) - 1),
        Part::Slot(slot) => merchant.slots[slot.index()].map_or((SLOT, slot.index()), card),
        Part::Berth(berth) => merchant.berths[berth.index()].map_or((BERTH, berth.index()), ship),
        Part::Pier(pier) => view.ship_at(pier).map_or((PIER, pier.index()), ship),
        Part::Stall(slot) => view.card_at(slot).map_or((STALL, usize::from(slot) - 1), card),
        Part::Hall(hall) => (HALL, hall as usize),
        Part::Workshop => (PRODUCTION_PLACE, 0),
        Part::Crew(position) => (PRODUCTION_PLACE, usize::from(position)),
        Part::Die(_) => (kinds::WORKER, 0),
        Part::Plus => (BUTTON, 0),
        Part::Minus => (BUTTON, 1),
        Part::Done => (BUTTON, 2),
        Part::Yield => (BUTTON, 3),
        Part::EndTurn => (BUTTON, 4),
        Part::Pass => (BUTTON, 5),
    };
    Piece::new(kind, number)
}

/// Returns the card or ship being looked at, by its place from the top.
fn looked_at(view: &View, index: usize) -> (&'static str, usize) {
    match view.table.work() {
        Work::ShipSearch(_) | Work::ShipTop(_) => {
            let ship = view.ships.get(index).copied().flatten();
            ship.map_or((UNKNOWN, index), |ship| (kinds::SHIP, usize::from(ship.number()) - 1))
        }
        _ => view.cards.get(index).copied().flatten().map_or((UNKNOWN, index), |card| (kinds::CARD, first_alike(card))),
    }
}

/// The buttons: name, rule, effect.
const BUTTONS: [(&str, &str, &str); 6] = [
    ("Raise a worker", "values", "Return a token to the supply to raise a worker that is not placed yet by one."),
    ("Lower a worker", "values", "Return a token to the supply to lower a worker that is not placed yet by one."),
    ("Stop here", "turns", "Ends what you are doing. Points of movement that are left are lost."),
    ("Let the ship go", "conflict", "You add no workers. Your run leaves the ship and moves to a free one."),
    ("End turn", "turns", "Your turn is over; the other merchant goes on."),
    ("Pass for the year", "turns", "You place no more workers this year. Workers that are left do nothing."),
];

/// Returns the entry of a piece on the table that is not listed in the box.
pub(super) fn entry(piece: Piece) -> Option<Component> {
    let (kind, number) = (piece.kind, piece.number);
    let new =
        |name: String, rule: &'static str, words: &str| Component::new(kind, number, name, rule).words(words, Book);
    Some(match kind {
        SPACE => {
            let words = match Space::ALL.get(number)? {
                Space::Field => "Tokens come in here and climb to the dock.",
                Space::Dock => "Tokens that get here are loaded onto ships.",
                _ => "Tokens climb over it. The card beside it acts on tokens that enter.",
            };
            new(capital(space_name(*Space::ALL.get(number)?)), "plantation", words)
        }
        SLOT => {
            let slot = Slot::all().nth(number)?;
            new(
                format!("Slot {}", slot_name(slot)),
                "planting",
                "An empty slot for a plantation card, which acts on its space.",
            )
        }
        BERTH => new("Berth".into(), "loading", "An empty place for a ship that you reserved."),
        PIER => new(
            "Harbour".into(),
            "harbour",
            "Reserve the ship here with workers in a row, such as 3 and 4. You get it at the end of the year.",
        ),
        STALL if number == 5 => {
            new("Market 6: the deck".into(), "market", "Look at the top three cards, keep one and put the others back.")
        }
        STALL if number < 5 => new(
            format!("Market {}", number + 1),
            "market",
            "A worker takes the card of this slot. It is empty until the year ends.",
        ),
        HALL => {
            let hall = *Hall::ALL.get(number)?;
            let words = match hall {
                Hall::Move => "One of your cards goes to any empty slot.",
                Hall::Swap => "Two of your cards change places.",
                Hall::Refresh => "All your face-down cards turn face up.",
                Hall::Coin => "You take the first-player coin: you begin next year.",
            };
            new(format!("Palace: {}", hall_verb(hall).to_ascii_lowercase()), "palace", words)
        }
        PRODUCTION_PLACE => {
            // The first number is printed.
            let source = if number == 0 { Book } else { Reconstructed };
            let words =
                "A set of equal workers gives points of movement when the year ends. More workers rank above fewer.";
            let place = new(format!("Production house, place {}", number + 1), "production", words);
            place.figure("Points of movement", PRODUCTION.get(number)?, source)
        }
        UNKNOWN => new("A card of the deck".into(), "market", "Nobody has seen it yet."),
        BUTTON => {
            let (name, rule, words) = *BUTTONS.get(number)?;
            Component { source: Ruling, ..new(name.into(), rule, words) }
        }
        COIN => Component {
            source: Ruling,
            ..new("First-player coin".into(), "year", "Whoever has it as a year begins is the starter of that year.")
        },
        ASSISTANT => new(
            "The assistant".into(),
            "assistant",
            "It walks past the harvest markers; where it stops is the marker of the year.",
        ),
        SCORE => new(
            "Points".into(),
            "scoring",
            "Ships that sailed, cards on the plantation, full crates, and the merchant card.",
        ),
        GOAL => new("Ships that sailed".into(), "end", "When a merchant has sailed as many as agreed, the game ends."),
        CALENDAR => Component::new(kind, number, "The year", "year")
            .words("Walk, roll, workers in turn, end of the year.", Found)
            .figure("Years at most", YEAR_CARDS.len(), Reconstructed),
        _ => return None,
    })
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let number = piece.number;
    match piece.kind {
        kinds::CARD => of_card(view, number, speaker),
        kinds::SHIP => of_ship(view, ShipId::new(number as u8 + 1), speaker),
        kinds::TOKEN => of_tea(view, Tea::ALL[number], speaker),
        kinds::MERCHANT | kinds::MERCHANT_V1 => of_merchant(view, Tea::ALL[number], speaker),
        kinds::MARKER | kinds::MARKER_V1 => {
            let ahead = table.road.round().position(|(_, marker)| usize::from(marker) == number);
            let side = table.road.round().nth(ahead.unwrap_or(0)).map_or(0, |(side, _)| side);
            let board = ["Harvest", "Production"][side];
            ahead
                .map(|ahead| format!("It lies beside {board}, {} ahead of the assistant.", ahead + 1))
                .into_iter()
                .collect()
        }
        kinds::WORKER => merchants(view, speaker, |seat| {
            let free = view.free_workers(seat);
            let left = if free.is_empty() { "none left".to_owned() } else { format!("{free} left") };
            format!("{left}, {} placed", view.placed_workers(seat).len())
        }),
        kinds::YEAR => table_year(view, number).into_iter().collect(),
        PRODUCTION_PLACE => table.crews[number]
            .map(|crew| {
                format!(
                    "{} workers stand here: {}.",
                    capital(&whose(view, crew.owner, speaker)),
                    Dice::many(crew.value, crew.count)
                )
            })
            .into_iter()
            .collect(),
        HALL => table.halls[number].map(|worker| worker_stands(view, worker.owner(), speaker)).into_iter().collect(),
        STALL => table.stalls[number].map(|worker| worker_stands(view, worker.owner(), speaker)).into_iter().collect(),
        COIN => vec![format!(
            "{} {} it.",
            capital(&who(view, table.coin, speaker)),
            verb(view, table.coin, speaker, "have", "has")
        )],
        SCORE => merchants(view, speaker, |seat| {
            let [ships, cards, crates, merchant] = score::count(table, seat);
            format!(
                "{}, of which ships {ships}, cards {cards}, crates {crates}, merchant card {merchant}",
                score::total(table, seat)
            )
        }),
        GOAL => {
            let sailed = merchants(view, speaker, |seat| table.merchants[seat].ships().to_string());
            [format!("The goal is {} ships.", table.goal)].into_iter().chain(sailed).collect()
        }
        CALENDAR => {
            vec![format!("It is {}; {} can still follow.", FIRST_YEAR + u16::from(table.year), view.years_left())]
        }
        SPACE => of_space(view, Space::ALL[number], speaker),
        _ => Vec::new(),
    }
}

/// Names a merchant within a sentence; the automaton has no seat of its own.
fn who(view: &View, seat: Seat, speaker: &Speaker) -> String {
    if view.table.is_automaton(seat) { "the automaton".into() } else { speaker.whom(seat).to_owned() }
}

fn whose(view: &View, seat: Seat, speaker: &Speaker) -> String {
    if view.table.is_automaton(seat) { "the automaton’s".into() } else { speaker.whose(seat) }
}

fn verb<'v>(view: &View, seat: Seat, speaker: &Speaker, you: &'v str, they: &'v str) -> &'v str {
    if view.table.is_automaton(seat) { they } else { speaker.verb(seat, you, they) }
}

fn worker_stands(view: &View, owner: Seat, speaker: &Speaker) -> String {
    format!("{} worker stands here this year.", capital(&whose(view, owner, speaker)))
}

/// Returns a sentence for each merchant.
fn merchants(view: &View, speaker: &Speaker, has: impl Fn(Seat) -> String) -> Vec<String> {
    Seat::all(2).map(|seat| format!("{}: {}.", capital(&who(view, seat, speaker)), has(seat))).collect()
}

fn of_card(view: &View, number: usize, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let mut sentences = Vec::new();
    for slot in 1..=6u8 {
        if view.card_at(slot).is_some_and(|card| first_alike(card) == number) {
            let taken = if table.is_taken(slot) { ", where a worker stands" } else { "" };
            sentences.push(if slot == 6 {
                format!("One lies on top of the deck{taken}.")
            } else {
                format!("One lies in market {slot}{taken}.")
            });
        }
    }
    for seat in Seat::all(2) {
        let merchant = &table.merchants[seat];
        for (slot, _) in merchant.cards().filter(|(_, card)| first_alike(*card) == number) {
            sentences.push(planted(view, merchant, seat, slot, speaker));
        }
    }
    sentences.extend(bonus(view, alike(number).next(), speaker, score::card_bonus));
    sentences
}

/// Describes a card on a plantation.
fn planted(view: &View, merchant: &Merchant, seat: Seat, slot: Slot, speaker: &Speaker) -> String {
    let place = slot_name(slot);
    let whose = capital(&whose(view, seat, speaker));
    match merchant.slots[slot.index()].map(|card| card.card()) {
        Some(card) if card.family == Family::Crate => {
            let held = merchant.stored[slot.index()];
            format!("{whose} crate {place} holds {held}: worth {} now.", card.worth(held))
        }
        _ if merchant.is_down(slot) => format!("{whose} card {place} lies face down and does nothing."),
        _ => format!("{whose} card {place} lies face up."),
    }
}

/// Describes the additional points from side A of the merchant cards.
fn bonus<T: Copy>(view: &View, of: Option<T>, speaker: &Speaker, points: fn(&Merchant, T) -> i32) -> Vec<String> {
    let Some(of) = of else { return Vec::new() };
    let gives =
        |seat: &Seat| view.table.chosen_side(*seat) == Some(Side::A) && points(&view.table.merchants[*seat], of) > 0;
    let seats = Seat::all(2).filter(gives);
    seats
        .map(|seat| format!("{} merchant card gives 1 point more for it.", capital(&whose(view, seat, speaker))))
        .collect()
}

fn of_ship(view: &View, ship: ShipId, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let mut sentences = Vec::new();
    for pier in Pier::ALL.into_iter().filter(|pier| view.ship_at(*pier) == Some(ship)) {
        let place = if pier == Pier::DECK {
            "It lies on top of the ship deck".to_owned()
        } else {
            format!("It lies in harbour {}", pier.index() + 1)
        };
        sentences.push(match table.runs[pier.index()] {
            Some(run) => {
                format!("{place}, reserved by {} with {}.", who(view, run.owner, speaker), Dice::run(run.low, run.high))
            }
            None => format!("{place}, free to be reserved."),
        });
    }
    for seat in Seat::all(2) {
        let merchant = &table.merchants[seat];
        for berth in Berth::ALL.into_iter().filter(|berth| merchant.berths[berth.index()] == Some(ship)) {
            let aboard = merchant.cargo[berth.index()];
            let lacks = |tea: Tea| (tea, ship.ship().demand.count(tea).saturating_sub(aboard.count(tea)));
            let missing = Tea::ALL.map(lacks).into_iter().filter(|(_, left)| *left > 0);
            let missing: Vec<String> = missing.map(|(tea, left)| format!("{left} {tea}")).collect();
            let left = ship.ship().size.saturating_sub(aboard.total());
            let needs = if ship.ship().is_junk() { format!("any {left}") } else { missing.join(", ") };
            sentences.push(format!("It lies at {} dock and still needs {needs}.", whose(view, seat, speaker)));
        }
        if merchant.sailed().any(|one| one == ship) {
            sentences.push(format!("It sailed for {}.", who(view, seat, speaker)));
        }
    }
    sentences.extend(bonus(view, Some(ship), speaker, score::ship_bonus));
    sentences
}

fn of_tea(view: &View, tea: Tea, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let held = |seat: Seat| -> u8 { table.merchants[seat].tokens.iter().map(|teas| teas.count(tea)).sum() };
    let supply = format!("{} left in the supply.", table.supply.count(tea));
    let plantations = Seat::all(2).filter(|seat| held(*seat) > 0);
    let plantations = plantations.map(|seat| format!("On {} plantation: {}.", whose(view, seat, speaker), held(seat)));
    let wanted = Seat::all(2).flat_map(|seat| Berth::ALL.map(move |berth| (seat, berth)));
    let wanted = wanted.filter(|(seat, berth)| table.merchants[*seat].ship_needs(*berth, tea));
    let wanted = wanted.filter_map(|(seat, berth)| {
        let ship = table.merchants[seat].berths[berth.index()]?;
        Some(format!("{} {} wants it.", capital(&whose(view, seat, speaker)), ship.ship().name))
    });
    core::iter::once(supply).chain(plantations).chain(wanted).collect()
}

fn of_merchant(view: &View, tea: Tea, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let owner = Seat::all(2).find(|seat| table.merchants[*seat].tea == tea);
    let Some(seat) = owner else { return Vec::new() };
    let merchant = capital(&whose(view, seat, speaker));
    let mut sentences = vec![match table.chosen_side(seat) {
        Some(Side::A) => format!("{merchant} merchant, on side A: {}.", names::side_a(tea)),
        Some(Side::B) => format!("{merchant} merchant, on side B: {}.", names::ability(table.ability(seat))),
        None => format!("{merchant} merchant; the side is still to be chosen."),
    }];
    if table.chosen_side(seat) == Some(Side::B) {
        let used = if table.merchants[seat].used { "It was used this year." } else { "It was not used yet this year." };
        sentences.push(used.into());
    }
    sentences
}

/// States whether a year card is that of the current year.
fn table_year(view: &View, number: usize) -> Option<String> {
    let place = view.years.iter().position(|year| *year == Some(number as u8))?;
    Some(match place.cmp(&usize::from(view.table.year)) {
        core::cmp::Ordering::Less => "Its year is over.".into(),
        core::cmp::Ordering::Equal => "It is the card of this year.".into(),
        core::cmp::Ordering::Greater => format!("It comes in year {}.", place + 1),
    })
}

fn of_space(view: &View, space: Space, speaker: &Speaker) -> Vec<String> {
    let seat = view.shown_seat();
    let tokens = view.table.merchants[seat].tokens[space.index()];
    let lie: Vec<String> = tokens.kinds().map(|tea| format!("{} {tea}", tokens.count(tea))).collect();
    if lie.is_empty() {
        Vec::new()
    } else {
        vec![format!("Here on {} plantation: {}.", whose(view, seat, speaker), lie.join(", "))]
    }
}
