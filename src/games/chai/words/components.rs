//! The contents of the box: plantation cards, ships, harvest markers, merchant cards, year cards, tea and workers.
//!
//! Every number comes from `data` and `versions`. Their sources are documented in docs/rules/chai.md, section 10.

use super::nouns;
use super::pieces::{
    CARD, MARKER, MARKER_V1, MERCHANT, MERCHANT_V1, SHIP, TOKEN, WORKER, YEAR, alike, marker_kind, of_merchant,
};
use crate::engine::{Rule, Seat};
use crate::games::chai::data::{
    CRATE_CAPACITY, CardId, Errand, FIRST_YEAR, Family, MarkerFace, PRODUCTION, ShipId, TOKENS_PER_TEA, WORKERS,
    YEAR_CARDS,
};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Pier;
use crate::games::chai::state::Work;
use crate::games::chai::versions;
use crate::games::chai::view::View;
use crate::message;
use crate::words::rulebook::Source::{Found, Reconstructed, Rulebook as Book};
use crate::words::{Argument, Message, Piece, Whereabouts};
use crate::words::{Component, ComponentGroup, FigureTable};

/// The year cards that the publisher has shown.
const SHOWN_YEARS: [u16; 3] = [1862, 1864, 1866];

/// Returns the contents of the box under a version of the rules.
pub(super) fn components(rules: u16) -> Vec<ComponentGroup> {
    vec![cards(), ships(), markers(rules), merchants(rules), years(), tea()]
}

fn group(key: &'static str, name: &'static str, about: Message, components: Vec<Component>) -> ComponentGroup {
    ComponentGroup { key, name: Message::new(name), about: Some(about), components, tables: Vec::new() }
}

fn figure(id: &'static str) -> Message {
    Message::new(id)
}

fn cards() -> ComponentGroup {
    let first = |card: &CardId| alike(usize::from(card.number()) - 1).next() == Some(*card);
    let entry = |id: CardId| {
        let (card, number) = (id.card(), usize::from(id.number()) - 1);
        // Of the conversions, the publisher shows only the one from oolong to black.
        let shown = card.family == Family::Conversion(Tea::Black) && card.teas.has(Tea::Oolong);
        let source = if shown { Book } else { Reconstructed };
        let teas = nouns::teas(card.teas);
        let words = match card.family {
            Family::Process => message!("piece-process", teas: teas),
            Family::Conversion(to) => message!("piece-conversion", from: teas, to: nouns::tea(to)),
            Family::Blooming => message!("piece-blooming", tea: teas),
            Family::Crate => message!("piece-crate", tea: teas, room: CRATE_CAPACITY),
        };
        let entry = Component::new(CARD, number, nouns::card(id), "climbing")
            .count(alike(number).count() as u8, Reconstructed)
            .words(words, source)
            .figure(figure("figure-points"), Message::number(card.points), Reconstructed);
        if card.family != Family::Crate {
            return entry;
        }
        entry.figure(figure("figure-tokens"), Message::number(CRATE_CAPACITY), Reconstructed)
    };
    let about = message!("box-cards-about", count: CardId::all().count());
    group("plantation-cards", "box-cards", about, CardId::all().filter(first).map(entry).collect())
}

fn ships() -> ComponentGroup {
    let best = ShipId::all().map(|id| id.ship().points).max().unwrap_or_default();
    let entry = |id: ShipId| {
        let ship = id.ship();
        // The publisher states only the points of the best ships.
        let known = if ship.points == best { Book } else { Reconstructed };
        let (rule, words) = if ship.is_junk() { ("junks", "piece-junk") } else { ("loading", "piece-clipper") };
        let name = message!("piece-ship", ship: nouns::ship(id));
        Component::new(SHIP, usize::from(id.number()) - 1, name, rule)
            .words(Message::new(words), Book)
            .figure(figure("figure-wants"), nouns::demand(ship), Reconstructed)
            .figure(figure("figure-points"), Message::number(ship.points), known)
    };
    let junks = ShipId::all().filter(|id| id.ship().is_junk()).count();
    let about = message!("box-ships-about", clippers: ShipId::all().count() - junks, junks: junks);
    group("ships", "box-ships", about, ShipId::all().map(entry).collect())
}

fn markers(rules: u16) -> ComponentGroup {
    let (kind, teas_known) = (marker_kind(rules), if rules == 1 { Reconstructed } else { Found });
    let entry = |(number, faces): (usize, &[MarkerFace; 2])| {
        let face = |face: &MarkerFace| message!("piece-marker-face", teas: nouns::teas(face.teas), units: face.units);
        let [harvest, production] = faces;
        Component::new(kind, number, Message::new("piece-marker"), "benefit")
            .words(Message::new("piece-marker.words"), teas_known)
            .figure(figure("figure-harvest"), face(harvest), Reconstructed)
            .figure(figure("figure-production"), face(production), Reconstructed)
    };
    let pieces = versions::markers(rules).iter().enumerate().map(entry).collect();
    group("markers", "box-markers", Message::new("box-markers-about"), pieces)
}

fn merchants(rules: u16) -> ComponentGroup {
    let known = if rules == 1 { Reconstructed } else { Found };
    let entry = |tea: Tea| {
        let ability = message!("piece-merchant-b", ability: nouns::ability(versions::ability(rules, tea)));
        let name = message!("piece-merchant", tea: nouns::tea(tea));
        Component::new(of_merchant(rules, tea).kind, tea.index(), name, "merchants")
            .figure(figure("figure-side-a"), message!("piece-merchant-a", tea: nouns::tea(tea)), Found)
            .figure(figure("figure-side-b"), ability, known)
    };
    let about = message!("box-merchants-about", count: Tea::ALL.len());
    group("merchants", "box-merchants", about, Tea::ALL.map(entry).to_vec())
}

fn years() -> ComponentGroup {
    let entry = |(number, errands): (usize, &[Errand; 6])| {
        let year = FIRST_YEAR + number as u16;
        let source = if SHOWN_YEARS.contains(&year) { Book } else { Reconstructed };
        let errands: Vec<Argument> = errands.iter().map(|errand| nouns::errand(*errand)).collect();
        Component::new(YEAR, number, Message::number(year), "errands").figure(
            figure("figure-errands"),
            message!("piece-year", errands: errands),
            source,
        )
    };
    let pieces = YEAR_CARDS.iter().enumerate().map(entry).collect();
    group("years", "box-years", Message::new("box-years-about"), pieces)
}

fn tea() -> ComponentGroup {
    let token = |tea: Tea| {
        Component::new(TOKEN, tea.index(), message!("piece-tea", tea: nouns::tea(tea)), "harvest")
            .count(TOKENS_PER_TEA, Book)
            .words(Message::new("piece-tea.words"), Book)
    };
    let workers = Component::new(WORKER, 0, Message::new("piece-workers"), "turns")
        .count(WORKERS * 2, Book)
        .words(Message::new("piece-workers.words"), Book)
        .figure(figure("figure-each-merchant"), Message::number(WORKERS), Book);
    let row = |(place, steps): (usize, &u8)| vec![Some(Message::number(place + 1)), Some(Message::number(*steps))];
    let tokens = usize::from(TOKENS_PER_TEA) * Tea::ALL.len();
    let about = message!("box-tea-about", tokens: tokens, workers: WORKERS * 2);
    let table = FigureTable {
        name: Message::new("box-production"),
        head: vec![figure("figure-place"), figure("figure-steps")],
        rows: PRODUCTION.iter().enumerate().map(row).collect(),
        source: Reconstructed,
        // The publisher shows only the first figure, 7.
        others: vec![(0, Book)],
        rule: Rule("production"),
    };
    let pieces = Tea::ALL.into_iter().map(token).chain([workers]).collect();
    ComponentGroup { tables: vec![table], ..group("tea", "box-tea", about, pieces) }
}

/// Returns the distribution of the pieces. Cards and ships below the top of a deck that the viewer has seen count as
/// gone.
pub(super) fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
    let number = piece.number;
    let table = &view.table;
    Some(match piece.kind {
        CARD => {
            let lies = |card: &CardId| is_card_open(view, *card);
            let known = |card: &CardId| view.cards.iter().skip(1).any(|known| *known == Some(*card));
            let laid = alike(number).filter(lies).count() as u8;
            let gone = alike(number).filter(known).count() as u8;
            Whereabouts { gone, table: laid, unseen: count - laid - gone, ..Whereabouts::default() }
        }
        SHIP => {
            let ship = ShipId::new(number as u8 + 1);
            let sailed = Seat::all(2).any(|seat| table.merchants[seat].sailed().any(|sailed| sailed == ship));
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
        // A token outside the supply is on a plantation or a ship, or on its way there.
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

/// Whether a plantation card is face up in the market, on a plantation or among the automaton's cards, or on its way
/// there.
fn is_card_open(view: &View, card: CardId) -> bool {
    let table = &view.table;
    let planted = |seat: Seat| {
        let merchant = &table.merchants[seat];
        merchant.slots.contains(&Some(card)) || merchant.automaton_cards().any(|taken| taken == card)
    };
    let coming = table.pending().iter().any(|work| matches!(work, Work::Plant { card: next, .. } if *next == card));
    table.market.contains(&Some(card)) || view.card_at(6) == Some(card) || Seat::all(2).any(planted) || coming
}

/// Whether a ship is in the harbour or at a dock, or on its way there.
fn is_ship_open(view: &View, ship: ShipId) -> bool {
    let table = &view.table;
    let docked = Seat::all(2).any(|seat| table.merchants[seat].berths.contains(&Some(ship)));
    let coming = table.pending().iter().any(|work| matches!(work, Work::Dock { ship: next, .. } if *next == ship));
    table.ships.contains(&Some(ship)) || view.ship_at(Pier::DECK) == Some(ship) || docked || coming
}
