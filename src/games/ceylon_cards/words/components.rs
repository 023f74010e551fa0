//! The contents of the box: the cards with their counts, and the values of melds.
//!
//! Every number comes from `data`. Called through `Words` and by the board. Knows no screen.

use super::nouns;
use crate::engine::{Rule, Seat};
use crate::games::ceylon_cards::data;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::view::View;
use crate::message;
use crate::words::rulebook::Source::{Rulebook as Book, Ruling};
use crate::words::{Component, ComponentGroup, FigureTable};
use crate::words::{Message, Piece, Whereabouts};

/// Cards, in the order of `Card::ALL`.
pub const CARD: &str = "card";

/// Returns the contents of the box for this number of players.
pub(super) fn components(seats: u8) -> Vec<ComponentGroup> {
    vec![goods(seats), clippers(seats), events(seats)]
}

/// Describes the use of a card.
pub fn hint(card: Card) -> Message {
    match card {
        Card::Clipper => message!("piece-clipper", draw: data::CLIPPER_DRAW, stop: data::FLEET_REPEL_CLIPPERS),
        Card::Port => message!("piece-port", ports: data::OFFICIAL_PORTS),
        Card::Plantation => {
            message!("piece-plantation", plantations: data::PLANTATION_CARDS, goods: data::PLANTATION_GOODS)
        }
        Card::Winds => message!(
            "piece-winds",
            negate: data::NEGATE_WINDS,
            monsoon: data::MONSOON_WINDS,
            typhoon: data::TYPHOON_WINDS,
        ),
        Card::Pirates => message!("piece-pirates", attack: data::ATTACK_PIRATES, fleet: data::FLEET_PIRATES),
        _ => message!("piece-good"),
    }
}

/// Returns the component of a card with its use; for a good, also with the points for one card and for the largest
/// meld.
fn card(card: Card, seats: u8, rule: &'static str) -> Component {
    let decks = data::decks(seats);
    let counted = if decks > 1 { Ruling } else { Book };
    let component = Component::new(CARD, card.index(), Message::new(nouns::card(card)), rule)
        .count(data::DECK[card.index()].1 * decks, counted)
        .words(hint(card), Book);
    let points = |component: Component, good: Good, size: u8| {
        component.figure(message!("figure-points", count: size), Message::number(good.price(size)), Book)
    };
    match card.good() {
        Some(good) => points(points(component, good, 1), good, data::MAX_MELD),
        None => component,
    }
}

fn goods(seats: u8) -> ComponentGroup {
    let cards = Card::ALL.into_iter().filter(|card| card.good().is_some()).map(|one| card(one, seats, "ship"));
    let rows = data::PRICES.iter().map(|(good, prices)| {
        let name = Message::new(nouns::card(good.card()));
        [name].into_iter().chain(prices.iter().copied().map(Message::number)).map(Some).collect()
    });
    let points = FigureTable {
        name: message!("table-points"),
        head: [message!("table-goods")].into_iter().chain((1..=data::MAX_MELD).map(Message::number)).collect(),
        rows: rows.collect(),
        source: Book,
        others: Vec::new(),
        rule: Rule("ship"),
    };
    ComponentGroup {
        key: "goods",
        name: message!("box-goods"),
        about: Some(message!("box-goods-about")),
        components: cards.collect(),
        tables: vec![points],
    }
}

fn clippers(seats: u8) -> ComponentGroup {
    let about = message!(
        "box-clippers-about",
        ports: data::OFFICIAL_PORTS,
        most: data::LIMIT_WITH_MOST_OFFICIALS,
        limit: data::LIMIT,
        plantations: data::PLANTATION_CARDS,
        goods: data::PLANTATION_GOODS,
    );
    ComponentGroup {
        key: "clippers",
        name: message!("box-clippers"),
        about: Some(about),
        components: vec![
            card(Card::Clipper, seats, "ship"),
            card(Card::Port, seats, "build"),
            card(Card::Plantation, seats, "build"),
        ],
        tables: Vec::new(),
    }
}

fn events(seats: u8) -> ComponentGroup {
    let row = |what: Message, card: Card, count: u8| vec![Some(what), Some(nouns::counted(card, count))];
    let costs = FigureTable {
        name: message!("table-costs"),
        head: vec![message!("table-action"), message!("table-discard")],
        rows: vec![
            row(message!("table-attack"), Card::Pirates, data::ATTACK_PIRATES),
            row(message!("table-stop-attack"), Card::Winds, data::NEGATE_WINDS),
            row(message!("table-fleet"), Card::Pirates, data::FLEET_PIRATES),
            row(message!("table-stop-fleet"), Card::Clipper, data::FLEET_REPEL_CLIPPERS),
            row(message!("table-monsoon"), Card::Winds, data::MONSOON_WINDS),
            row(message!("table-typhoon"), Card::Winds, data::TYPHOON_WINDS),
        ],
        source: Book,
        others: Vec::new(),
        rule: Rule("pirates"),
    };
    ComponentGroup {
        key: "winds",
        name: message!("box-events"),
        about: Some(message!("box-events-about")),
        components: vec![card(Card::Winds, seats, "storm"), card(Card::Pirates, seats, "pirates")],
        tables: vec![costs],
    }
}

/// Returns the distribution of the copies of a card. The discard pile is open; in other hands, the viewer knows those
/// cards that it has seen enter them.
pub(super) fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
    let card = *Card::ALL.get(piece.number)?;
    let known = Seat::all(view.seats).map(|seat| view.hands[seat].known[card]).sum::<u8>();
    let gone = view.discard[card];
    let unseen = count.saturating_sub(gone).saturating_sub(known);
    Some(Whereabouts { gone, table: known, unseen, ..Whereabouts::default() })
}
