//! The contents of the box: plantation cards, ships, harvest markers, merchant cards, year cards, tea and workers.
//!
//! Every number comes from `data` and `versions`; docs/rules/chai.md 10 says which are known. Read by the page through
//! `Words`; the board draws the pieces by kind.

use super::names;
use crate::engine::{Rule, Seat};
use crate::games::chai::data::{
    CRATE_CAPACITY, Card, CardId, Errand, FIRST_YEAR, Family, MarkerFace, PRODUCTION, Ship, ShipId, TOKENS_PER_TEA,
    WORKERS, YEAR_CARDS,
};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Pier;
use crate::games::chai::state::Work;
use crate::games::chai::versions;
use crate::games::chai::view::View;
use crate::words::rulebook::Source::{Found, Reconstructed, Rulebook as Book};
use crate::words::{Component, ComponentGroup, FigureTable, Piece, Whereabouts};
use crate::words::{capital, numeral};

/// Plantation cards, each by the index of the first equal card.
pub const CARD: &str = "card";
/// Ships, from 0.
pub const SHIP: &str = "ship";
pub const MARKER: &str = "marker";
/// Harvest markers in version 1 of the rules.
pub const MARKER_V1: &str = "marker-1";
/// Merchant cards, by tea.
pub const MERCHANT: &str = "merchant";
/// Merchant cards in version 1 of the rules.
pub const MERCHANT_V1: &str = "merchant-1";
/// Year cards, from 1860.
pub const YEAR: &str = "year";
/// Tokens, by tea.
pub const TOKEN: &str = "token";
pub const WORKER: &str = "worker";

/// The year cards shown by the publisher.
const SHOWN_YEARS: [u16; 3] = [1862, 1864, 1866];

/// Returns the contents of the box under a version of the rules.
pub(super) fn components(rules: u16) -> Vec<ComponentGroup> {
    vec![cards(), ships(), markers(rules), merchants(rules), years(), tea()]
}

fn same(one: &Card, other: &Card) -> bool {
    one.name == other.name && one.family == other.family && one.teas == other.teas
}

/// Returns the number, from 0, that represents a card and its duplicates.
pub(super) fn first_alike(card: CardId) -> usize {
    let number = usize::from(card.number()) - 1;
    alike(number).next().map_or(number, |first| usize::from(first.number()) - 1)
}

pub fn of_card(card: CardId) -> Piece {
    Piece::new(CARD, first_alike(card))
}

pub fn of_ship(ship: ShipId) -> Piece {
    Piece::new(SHIP, usize::from(ship.number()) - 1)
}

/// Returns the piece for a harvest marker under a version of the rules.
pub fn of_marker(rules: u16, number: u8) -> Piece {
    Piece::new(marker_kind(rules), number.into())
}

/// Returns the piece for the merchant card of a tea under a version of the rules.
pub fn of_merchant(rules: u16, tea: Tea) -> Piece {
    Piece::new(if rules == 1 { MERCHANT_V1 } else { MERCHANT }, tea.index())
}

/// Returns the kind of the harvest markers under a version of the rules.
pub(super) const fn marker_kind(rules: u16) -> &'static str {
    if rules == 1 { MARKER_V1 } else { MARKER }
}

/// Returns the cards equal to the one with this number, from 0.
pub(super) fn alike(number: usize) -> impl Iterator<Item = CardId> {
    let first = CardId::new(number as u8 + 1).card();
    CardId::all().filter(move |card| same(card.card(), first))
}

fn card_words(card: &Card) -> String {
    let teas = names::teas(card.teas);
    match card.family {
        Family::Process => format!("Beside a space: {teas} tea that enters moves one space more."),
        Family::Conversion(to) => {
            format!("Beside a space: {teas} tea that enters becomes {to} tea, then moves one space more.")
        }
        Family::Blooming => {
            format!("When {teas} tea is there all of it moves two spaces; then the card turns face down.")
        }
        Family::Crate => format!("Stores tokens of {teas} tea for good; worth its points only when full."),
    }
}

fn cards() -> ComponentGroup {
    let first = |card: &CardId| alike(usize::from(card.number()) - 1).next() == Some(*card);
    let entry = |id: CardId| {
        let (card, number) = (id.card(), usize::from(id.number()) - 1);
        // The publisher's example of a conversion is oolong to black.
        let shown = card.family == Family::Conversion(Tea::Black) && card.teas.has(Tea::Oolong);
        let source = if shown { Book } else { Reconstructed };
        let entry = Component::new(CARD, number, capital(&names::card_name(id)), "climbing")
            .count(alike(number).count() as u8, Reconstructed)
            .words(card_words(card), source)
            .figure("Points", card.points, Reconstructed);
        if card.family == Family::Crate { entry.figure("Tokens", CRATE_CAPACITY, Reconstructed) } else { entry }
    };
    let about = format!(
        "{} cards that lie on the terraces and move tea, change it, or store it. How many there are is printed; most of \
         what stands on them is ours.",
        capital(&numeral(CardId::all().count())),
    );
    ComponentGroup::new("plantation-cards", "Plantation cards", about, CardId::all().filter(first).map(entry).collect())
}

fn demand(ship: &Ship) -> String {
    if ship.is_junk() {
        return format!("any {}", ship.size);
    }
    let teas = ship.demand.kinds().map(|tea| format!("{} {tea}", ship.demand.count(tea)));
    teas.collect::<Vec<_>>().join(", ")
}

fn ships() -> ComponentGroup {
    let best = ShipId::all().map(|id| id.ship().points).max().unwrap_or_default();
    let entry = |id: ShipId| {
        let ship = id.ship();
        // The points of the best ships are the publisher's.
        let known = if ship.points == best { Book } else { Reconstructed };
        let (rule, words) = match ship.is_junk() {
            true => ("junks", "Takes any tea; never counts for a merchant."),
            false => ("loading", "Sails when it has all the tea that it wants."),
        };
        Component::new(SHIP, usize::from(id.number()) - 1, ship.name, rule)
            .words(words, Book)
            .figure("Wants", demand(ship), Reconstructed)
            .figure("Points", ship.points, known)
    };
    let junks = ShipId::all().filter(|id| id.ship().is_junk()).count();
    let about = format!(
        "{} clippers and {} junks; the clippers bear names of ships that once sailed. What they want and what they are \
         worth is ours, but that the best are worth {best}.",
        capital(&numeral(ShipId::all().count() - junks)),
        numeral(junks),
    );
    ComponentGroup::new("ships", "Ships", about, ShipId::all().map(entry).collect())
}

fn markers(rules: u16) -> ComponentGroup {
    let (kind, teas_known) = (marker_kind(rules), if rules == 1 { Reconstructed } else { Found });
    let entry = |(number, faces): (usize, &[MarkerFace; 2])| {
        let letter = char::from(b'A' + number as u8);
        let [harvest, production] = faces;
        Component::new(kind, number, format!("Harvest marker {letter}"), "benefit")
            .words(
                "Gives the teas on it, and as many units more of tea or movement as it says; then it is turned.",
                teas_known,
            )
            .figure("Beside Harvest", names::teas(harvest.teas), Reconstructed)
            .figure("Units", harvest.units, Reconstructed)
            .figure("Beside Production", names::teas(production.teas), Reconstructed)
            .figure("Units", production.units, Reconstructed)
    };
    let about = "The assistant walks past them and carries one to the other side each year.";
    let pieces = versions::markers(rules).iter().enumerate().map(entry).collect();
    ComponentGroup::new("markers", "Harvest markers", about, pieces)
}

fn merchants(rules: u16) -> ComponentGroup {
    let known = if rules == 1 { Reconstructed } else { Found };
    let entry = |tea: Tea| {
        let name = format!("The merchant of {tea} tea");
        Component::new(of_merchant(rules, tea).kind, tea.index(), name, "merchants")
            .figure("Side A", names::side_a(tea), Found)
            .figure("Side B, once a year", names::ability(versions::ability(rules, tea)), known)
    };
    let about = format!("{} cards with two sides; each merchant has one.", capital(&numeral(Tea::ALL.len())));
    ComponentGroup::new("merchants", "Merchant cards", about, Tea::ALL.map(entry).to_vec())
}

fn years() -> ComponentGroup {
    let entry = |(number, errands): (usize, &[Errand; 6])| {
        let year = FIRST_YEAR + number as u16;
        let source = if SHOWN_YEARS.contains(&year) { Book } else { Reconstructed };
        let errands = errands.iter().map(|errand| names::errand_name(*errand)).collect::<Vec<_>>().join(", ");
        Component::new(YEAR, number, year.to_string(), "errands").figure("The automaton wants", errands, source)
    };
    let about = "For the Tea Race alone: where the automaton sends its workers, by priority. Those of 1862, 1864 and 1866 \
                 are the publisher’s.";
    ComponentGroup::new("years", "Year cards", about, YEAR_CARDS.iter().enumerate().map(entry).collect())
}

fn tea() -> ComponentGroup {
    let token = |tea: Tea| {
        Component::new(TOKEN, tea.index(), format!("{} tea", capital(tea.word())), "harvest")
            .count(TOKENS_PER_TEA, Book)
            .words("Comes into the field, climbs to the dock and is loaded on ships.", Book)
    };
    let workers = Component::new(WORKER, 0, "Workers", "turns")
        .count(WORKERS * 2, Book)
        .words("Dice that are rolled each year and sent to the houses.", Book)
        .figure("Each merchant", WORKERS, Book);
    let row = |(place, steps): (usize, &u8)| vec![(place + 1).to_string(), steps.to_string()];
    let pieces = Tea::ALL.into_iter().map(token).chain([workers]).collect();
    let tokens = usize::from(TOKENS_PER_TEA) * Tea::ALL.len();
    let dice = usize::from(WORKERS) * 2;
    let about = format!("{} tokens and {} workers.", capital(&numeral(tokens)), numeral(dice));
    ComponentGroup::new("tea", "Tea and workers", about, pieces).table(FigureTable {
        name: "Points of movement in the production house",
        head: ["Place", "Points of movement"].map(String::from).to_vec(),
        rows: PRODUCTION.iter().enumerate().map(row).collect(),
        source: Reconstructed,
        // The first number, 7, is printed.
        others: vec![(0, Book)],
        rule: Rule("production"),
    })
}

/// Returns where the copies of a piece are. Cards once seen are known wherever they are in a deck; below its top they
/// count as gone.
pub(super) fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
    let (number, count) = (component.piece.number, component.count);
    let table = &view.table;
    Some(match component.piece.kind {
        CARD => {
            let lies = |card: &CardId| is_card_open(view, *card);
            let known = |card: &CardId| view.cards.iter().skip(1).any(|known| *known == Some(*card));
            let laid = alike(number).filter(lies).count() as u8;
            let gone = alike(number).filter(known).count() as u8;
            Whereabouts { gone, table: laid, unseen: count - laid - gone, ..Whereabouts::default() }
        }
        SHIP => {
            let ship = ShipId::new(number as u8 + 1);
            let sailed = Seat::all(2).any(|seat| table.merchants[seat].sailed().any(|one| one == ship));
            if sailed || view.ships.iter().skip(1).any(|known| *known == Some(ship)) {
                Whereabouts::gone(1)
            } else if is_ship_open(view, ship) {
                Whereabouts { table: 1, ..Whereabouts::default() }
            } else {
                Whereabouts::unseen(1)
            }
        }
        MARKER | MARKER_V1 => Whereabouts::on_table(count, true),
        MERCHANT | MERCHANT_V1 => {
            Whereabouts::on_table(count, Seat::all(2).any(|seat| table.merchants[seat].tea.index() == number))
        }
        // Every token outside the supply is on a plantation or a ship, or on its way.
        TOKEN => Whereabouts::with_reserve(count, count.saturating_sub(table.supply.count(Tea::ALL[number]))),
        WORKER => {
            let placed = Seat::all(2).map(|seat| view.placed_workers(seat).len() as u8).sum();
            Whereabouts::with_reserve(count, placed)
        }
        YEAR if !table.solo => Whereabouts::on_table(count, false),
        YEAR => match view.years.iter().position(|year| *year == Some(number as u8)) {
            None => Whereabouts::unseen(1),
            Some(place) if place < usize::from(table.year) => Whereabouts::gone(1),
            Some(_) => Whereabouts { table: 1, ..Whereabouts::default() },
        },
        _ => return None,
    })
}

/// Whether a plantation card is in the market, on a board or in the automaton's area, or on its way there.
fn is_card_open(view: &View, card: CardId) -> bool {
    let table = &view.table;
    let planted = |seat: Seat| {
        let merchant = &table.merchants[seat];
        merchant.slots.contains(&Some(card)) || merchant.automaton_cards().any(|one| one == card)
    };
    let coming = table.pending().iter().any(|work| matches!(work, Work::Plant { card: one, .. } if *one == card));
    table.market.contains(&Some(card)) || view.card_at(6) == Some(card) || Seat::all(2).any(planted) || coming
}

/// Whether a ship is in the harbour or at a dock, or on its way there.
fn is_ship_open(view: &View, ship: ShipId) -> bool {
    let table = &view.table;
    let docked = Seat::all(2).any(|seat| table.merchants[seat].berths.contains(&Some(ship)));
    let coming = table.pending().iter().any(|work| matches!(work, Work::Dock { ship: one, .. } if *one == ship));
    table.ships.contains(&Some(ship)) || view.ship_at(Pier::DECK) == Some(ship) || docked || coming
}
