//! The contents of the box: the cards with their counts, and the values of melds.
//!
//! Every number comes from `data`. Read by the page through `Words`; the board draws the cards by kind.

use super::names;
use crate::engine::{Rule, Seat};
use crate::games::ceylon_cards::data;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::view::View;
use crate::words::rulebook::Source::{Rulebook as Book, Ruling};
use crate::words::{Component, ComponentGroup, FigureTable, Whereabouts};

/// Cards, in the order of `Card::ALL`.
pub const CARD: &str = "card";

/// Returns the contents of the box for this number of players.
pub(super) fn components(seats: u8) -> Vec<ComponentGroup> {
    vec![goods(seats), ships(seats), events(seats)]
}

/// Describes a card and its use; for a good, its value alone and at most.
fn card(card: Card, seats: u8, rule: &'static str) -> Component {
    let decks = data::decks(seats);
    let counted = if decks > 1 { Ruling } else { Book };
    let copies = data::DECK[card.index()].1;
    let component = Component::new(CARD, card.index(), names::title(card), rule)
        .count(copies * decks, counted)
        .words(names::hint(card), Book);
    match card.good() {
        Some(good) => {
            let (most, rule_of) = (data::MELD_MOST, Book);
            component.figure("One is worth", good.price(1), rule_of).figure(
                "Eight are worth",
                good.price(most),
                rule_of,
            )
        }
        None => component,
    }
}

fn goods(seats: u8) -> ComponentGroup {
    let cards = Card::ALL.into_iter().filter(|card| card.good().is_some()).map(|one| card(one, seats, "ship"));
    let about = "What is shipped. The more common a good, the cheaper it is.";
    let head = core::iter::once("Goods".to_owned()).chain((1..=data::MELD_MOST).map(|size| size.to_string()));
    let rows = data::PRICES.iter().map(|(good, prices)| {
        let name = names::title(good.card()).to_owned();
        core::iter::once(name).chain(prices.iter().map(u8::to_string)).collect()
    });
    ComponentGroup::new("goods", "Goods", about, cards.collect()).table(FigureTable {
        name: "Points for a meld, by the number of goods",
        head: head.collect(),
        rows: rows.collect(),
        source: Book,
        others: Vec::new(),
        rule: Rule("ship"),
    })
}

fn ships(seats: u8) -> ComponentGroup {
    let about = format!(
        "Every meld sails with a Clipper and from a Port. {} Ports hire an official: whoever has the most may hold {} \
         cards at the end of a turn, not {}. {} Plantation cards with {} goods of one kind build a plantation.",
        data::OFFICIAL_PORTS,
        data::LIMIT_WITH_MOST_OFFICIALS,
        data::LIMIT,
        data::PLANTATION_CARDS,
        data::PLANTATION_GOODS,
    );
    let cards = vec![
        card(Card::Clipper, seats, "ship"),
        card(Card::Port, seats, "build"),
        card(Card::Plantation, seats, "build"),
    ];
    ComponentGroup::new("clippers", "Clippers, Ports and Plantations", about, cards)
}

fn events(seats: u8) -> ComponentGroup {
    let about = "What robs others, what stops robbers, and what blows hands away.";
    let cards = vec![card(Card::Winds, seats, "storm"), card(Card::Pirates, seats, "pirates")];
    let row = |what: &str, cards: String| vec![what.to_owned(), cards];
    let rows = vec![
        row("Pirate Attack", format!("{} Pirates", data::ATTACK_PIRATES)),
        row("It is stopped by", format!("{} Winds", data::NEGATE_WINDS)),
        row("Pirate Fleet", format!("{} Pirates", data::FLEET_PIRATES)),
        row("It is stopped by", format!("{} Clippers", data::FLEET_REPEL_CLIPPERS)),
        row("Monsoon", format!("{} Winds", data::MONSOON_WINDS)),
        row("Typhoon", format!("{} Winds", data::TYPHOON_WINDS)),
    ];
    ComponentGroup::new("winds", "Winds and Pirates", about, cards).table(FigureTable {
        name: "What attacks and storms cost",
        head: ["", "Cards"].map(String::from).to_vec(),
        rows,
        source: Book,
        others: Vec::new(),
        rule: Rule("pirates"),
    })
}

/// Returns where the copies of a card are. The discard pile is open; of other hands a viewer knows the cards seen to
/// enter them.
pub(super) fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
    let card = *Card::ALL.get(component.piece.number)?;
    let known = Seat::all(view.seats).map(|seat| view.hands[seat].known[card]).sum::<u8>();
    let gone = view.discard[card];
    let unseen = component.count.saturating_sub(gone).saturating_sub(known);
    Some(Whereabouts { gone, table: known, unseen, ..Whereabouts::default() })
}
