//! Answers to questions about pieces: the entries of places, boards and buttons, and the present state of a piece.
//!
//! Pieces of the box have their entries in `components`.

use super::nouns;
use super::pieces::{self as kinds, alike, first_alike};
use crate::engine::Seat;
use crate::games::chai::data::{CardId, FIRST_YEAR, Family, PRODUCTION, ShipId, YEAR_CARDS};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Berth, Hall, House, Pier, Slot, Space};
use crate::games::chai::score;
use crate::games::chai::state::{Merchant, Side};
use crate::games::chai::view::View;
use crate::message;
use crate::words::Component;
use crate::words::rulebook::Source::{Found, Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Argument, Message, Piece};

/// For each button, the ids of its name and of its effect, and the section of the rulebook.
const BUTTONS: [(&str, &str, &str); 6] = [
    ("button-raise", "button-raise.words", "values"),
    ("button-lower", "button-lower.words", "values"),
    ("do-stop", "do-stop.words", "turns"),
    ("do-yield", "do-yield.words", "conflict"),
    ("do-end", "do-end.words", "turns"),
    ("button-pass", "button-pass.words", "turns"),
];

/// The ids of the effects of the spaces of the palace.
const HALLS: [&str; 4] = ["place-hall.move", "place-hall.swap", "place-hall.refresh", "place-hall.coin"];

/// Returns the entry of a piece on the table that is not in the box.
pub(super) fn entry(piece: Piece) -> Option<Component> {
    let (kind, number) = (piece.kind, piece.number);
    let new = |name: Message, rule: &'static str, words: &'static str| {
        Component::new(kind, number, name, rule).words(Message::new(words), Book)
    };
    Some(match kind {
        kinds::SPACE => {
            let space = *Space::ALL.get(number)?;
            let words = match space {
                Space::Field => "place-space.field",
                Space::Dock => "place-space.dock",
                _ => "place-space.tier",
            };
            new(message!("place-space", space: nouns::space(space)), "plantation", words)
        }
        kinds::SLOT => {
            let slot = nouns::slot(Slot::all().nth(number)?);
            new(message!("place-slot", slot: slot), "planting", "place-slot.words")
        }
        kinds::BERTH => new(Message::new("place-berth"), "loading", "place-berth.words"),
        kinds::PIER => new(Message::new("place-pier"), "harbour", "place-pier.words"),
        kinds::STALL if number == 5 => new(Message::new("place-deck"), "market", "place-deck.words"),
        kinds::STALL if number < 5 => new(message!("place-market", slot: number + 1), "market", "place-market.words"),
        kinds::HALL => {
            let hall = nouns::hall(*Hall::ALL.get(number)?);
            new(message!("place-hall", hall: hall), "palace", HALLS[number])
        }
        kinds::PRODUCTION_PLACE => {
            // The first figure is printed.
            let source = if number == 0 { Book } else { Reconstructed };
            let steps = *PRODUCTION.get(number)?;
            let place = message!("place-production", place: number + 1);
            new(place, "production", "place-production.words").figure(
                Message::new("figure-steps"),
                Message::number(steps),
                source,
            )
        }
        kinds::UNKNOWN => new(Message::new("part-unknown"), "market", "part-unknown.words"),
        kinds::BUTTON => {
            let (name, words, rule) = *BUTTONS.get(number)?;
            Component { source: Ruling, ..new(Message::new(name), rule, words) }
        }
        kinds::COIN => Component { source: Ruling, ..new(Message::new("place-coin"), "year", "place-coin.words") },
        kinds::ASSISTANT => new(Message::new("place-assistant"), "assistant", "place-assistant.words"),
        kinds::SCORE => new(Message::new("place-score"), "scoring", "place-score.words"),
        kinds::GOAL => new(Message::new("place-goal"), "end", "place-goal.words"),
        kinds::CALENDAR => Component::new(kind, number, Message::new("place-year"), "year")
            .words(Message::new("place-year.words"), Found)
            .figure(Message::new("figure-years"), Message::number(YEAR_CARDS.len()), Reconstructed),
        _ => return None,
    })
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
    let table = &view.table;
    let number = piece.number;
    match piece.kind {
        kinds::CARD => of_card(view, number),
        kinds::SHIP => of_ship(view, ShipId::new(number as u8 + 1)),
        kinds::TOKEN => tea_facts(view, Tea::ALL[number]),
        kinds::MERCHANT | kinds::MERCHANT_V1 => of_merchant(view, Tea::ALL[number]),
        kinds::MARKER | kinds::MARKER_V1 => {
            let place = table.road.round().enumerate().find(|(_, (_, marker))| usize::from(*marker) == number);
            let marker = place.map(|(ahead, (side, _))| {
                let board = nouns::house([House::Harvest, House::Production][side]);
                message!("now-marker", board: board, ahead: ahead + 1)
            });
            marker.into_iter().collect()
        }
        kinds::WORKER => both(|seat| {
            let (free, placed) = (view.free_workers(seat), view.placed_workers(seat).len());
            match free.is_empty() {
                true => message!("now-workers-none", who: seat, placed: placed),
                false => message!("now-workers", who: seat, dice: nouns::dice(free), placed: placed),
            }
        }),
        kinds::YEAR => of_year(view, number).into_iter().collect(),
        kinds::PRODUCTION_PLACE => {
            let crew = table.crews[number];
            crew.map(|crew| message!("now-set", who: crew.owner, workers: nouns::set(crew.value, crew.count)))
                .into_iter()
                .collect()
        }
        kinds::HALL => {
            table.halls[number].map(|worker| message!("now-taken", who: worker.owner())).into_iter().collect()
        }
        kinds::STALL => {
            table.stalls[number].map(|worker| message!("now-taken", who: worker.owner())).into_iter().collect()
        }
        kinds::COIN => vec![message!("now-coin", who: table.coin)],
        kinds::SCORE => both(|seat| {
            let [ships, cards, crates, merchant] = score::count(table, seat);
            message!(
                "now-score",
                who: seat,
                points: score::total(table, seat),
                ships: ships,
                cards: cards,
                crates: crates,
                merchant: merchant,
            )
        }),
        kinds::GOAL => {
            let sailed = both(|seat| message!("now-sailed-count", who: seat, count: table.merchants[seat].ships()));
            [message!("now-goal", goal: table.goal)].into_iter().chain(sailed).collect()
        }
        kinds::CALENDAR => {
            let year = FIRST_YEAR + u16::from(table.year);
            vec![message!("now-year", year: year, left: view.years_left())]
        }
        kinds::SPACE => of_space(view, Space::ALL[number]),
        _ => Vec::new(),
    }
}

/// Returns a sentence for each merchant.
fn both(says: impl Fn(Seat) -> Message) -> Vec<Message> {
    Seat::all(2).map(says).collect()
}

fn of_card(view: &View, number: usize) -> Vec<Message> {
    let table = &view.table;
    let mut sentences = Vec::new();
    for slot in (1..=6u8).filter(|slot| view.card_at(*slot).is_some_and(|card| first_alike(card) == number)) {
        sentences.push(match (slot, table.is_taken(slot)) {
            (6, false) => Message::new("now-card-deck"),
            (6, true) => Message::new("now-card-deck-taken"),
            (_, false) => message!("now-card-market", slot: slot),
            (_, true) => message!("now-card-market-taken", slot: slot),
        });
    }
    for seat in Seat::all(2) {
        let merchant = &table.merchants[seat];
        let planted = merchant.cards().filter(|(_, card)| first_alike(*card) == number);
        sentences.extend(planted.map(|(slot, card)| of_planted(merchant, seat, slot, card)));
    }
    sentences.extend(bonus(view, alike(number).next(), score::card_bonus));
    sentences
}

/// Describes a card on a plantation.
fn of_planted(merchant: &Merchant, seat: Seat, slot: Slot, card: CardId) -> Message {
    let (place, card) = (nouns::slot(slot), card.card());
    if card.family == Family::Crate {
        let held = merchant.stored[slot.index()];
        message!("now-crate", who: seat, slot: place, held: held, points: card.worth(held))
    } else if merchant.is_down(slot) {
        message!("now-card-down", who: seat, slot: place)
    } else {
        message!("now-card-up", who: seat, slot: place)
    }
}

/// Returns a sentence for each merchant to whom side A gives extra points for `of`.
fn bonus<T: Copy>(view: &View, of: Option<T>, points: fn(&Merchant, T) -> i32) -> Vec<Message> {
    let Some(of) = of else { return Vec::new() };
    let extra = |seat: Seat| match view.table.chosen_side(seat) {
        Some(Side::A) => points(&view.table.merchants[seat], of),
        _ => 0,
    };
    let seats = Seat::all(2).filter(|seat| extra(*seat) > 0);
    seats.map(|seat| message!("now-bonus", who: seat, points: extra(seat))).collect()
}

fn of_ship(view: &View, ship: ShipId) -> Vec<Message> {
    let table = &view.table;
    let mut sentences = Vec::new();
    for pier in Pier::ALL.into_iter().filter(|pier| view.ship_at(*pier) == Some(ship)) {
        let place = nouns::pier(pier);
        sentences.push(match table.runs[pier.index()] {
            Some(run) => message!("now-ship-held", place: place, who: run.owner, run: nouns::run_of(run)),
            None => message!("now-ship-free", place: place),
        });
    }
    for seat in Seat::all(2) {
        let merchant = &table.merchants[seat];
        for berth in Berth::ALL.into_iter().filter(|berth| merchant.berths[berth.index()] == Some(ship)) {
            let aboard = merchant.cargo[berth.index()];
            sentences.push(if ship.ship().is_junk() {
                let left = ship.ship().size.saturating_sub(aboard.total());
                message!("now-junk-docked", who: seat, left: left)
            } else {
                let lacks = |tea: &Tea| ship.ship().demand.count(*tea).saturating_sub(aboard.count(*tea));
                let missing = Tea::ALL.into_iter().filter(|tea| lacks(tea) > 0);
                let missing: Vec<Argument> =
                    missing.map(|tea| message!("tea-count", count: lacks(&tea), tea: nouns::tea(tea)).into()).collect();
                message!("now-ship-docked", who: seat, teas: missing)
            });
        }
        if merchant.sailed().any(|sailed| sailed == ship) {
            sentences.push(message!("now-ship-sailed", who: seat));
        }
    }
    sentences.extend(bonus(view, Some(ship), score::ship_bonus));
    sentences
}

fn tea_facts(view: &View, tea: Tea) -> Vec<Message> {
    let table = &view.table;
    let held = |seat: Seat| -> u8 { table.merchants[seat].tokens.iter().map(|teas| teas.count(tea)).sum() };
    let supply = message!("now-supply", count: table.supply.count(tea));
    let plantations = Seat::all(2).filter(|seat| held(*seat) > 0);
    let plantations = plantations.map(|seat| message!("now-tokens", who: seat, count: held(seat)));
    let berths = Seat::all(2).flat_map(|seat| Berth::ALL.map(move |berth| (seat, berth)));
    let wanted = berths.filter_map(|(seat, berth)| {
        let merchant = &table.merchants[seat];
        let ship = merchant.berths[berth.index()].filter(|_| merchant.ship_needs(berth, tea))?;
        Some(message!("now-wanted", who: seat, ship: nouns::ship(ship)))
    });
    core::iter::once(supply).chain(plantations).chain(wanted).collect()
}

fn of_merchant(view: &View, tea: Tea) -> Vec<Message> {
    let table = &view.table;
    let owner = Seat::all(2).find(|seat| table.merchants[*seat].tea == tea);
    let Some(seat) = owner else { return Vec::new() };
    match table.chosen_side(seat) {
        Some(Side::A) => vec![message!("now-merchant-a", who: seat, tea: nouns::tea(tea))],
        Some(Side::B) => {
            let used = if table.merchants[seat].used { "now-merchant-used" } else { "now-merchant-unused" };
            let ability = nouns::ability(table.ability(seat));
            vec![message!("now-merchant-b", who: seat, ability: ability), Message::new(used)]
        }
        None => vec![message!("now-merchant-open", who: seat)],
    }
}

/// States whether a year card is the current one, an earlier or a later one; `None` if its place is not known.
fn of_year(view: &View, number: usize) -> Option<Message> {
    let place = view.years.iter().position(|year| *year == Some(number as u8))?;
    Some(match place.cmp(&usize::from(view.table.year)) {
        core::cmp::Ordering::Less => Message::new("now-year-over"),
        core::cmp::Ordering::Equal => Message::new("now-year-current"),
        core::cmp::Ordering::Greater => message!("now-year-later", place: place + 1),
    })
}

fn of_space(view: &View, space: Space) -> Vec<Message> {
    let seat = view.shown_seat();
    let tokens = view.table.merchants[seat].tokens[space.index()];
    if tokens.is_empty() {
        return Vec::new();
    }
    vec![message!("now-space", who: seat, teas: nouns::tokens(tokens))]
}
