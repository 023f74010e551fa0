//! The flights of cards shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::view::View;
use crate::games::ceylon_cards::words::nouns::icon;
use crate::games::ceylon_cards::{Card, Event};
use crate::ui::shell::flights::Flight;

/// Returns the anchor of a seat's cards: the player's own hand at the lower edge, the others' panels.
fn place(view: &View, seat: Seat) -> String {
    if view.viewer == Viewer::Seat(seat) { "hand".into() } else { format!("seat-{seat}") }
}

/// Returns the goods and Plantation cards loaded by `event`; empty unless it is a shipment.
pub fn shipment(event: &Event) -> Vec<Card> {
    let Event::Shipped { good, goods, plantations, .. } = *event else { return Vec::new() };
    let goods = core::iter::repeat_n(good.card(), goods.into());
    goods.chain(core::iter::repeat_n(Card::Plantation, plantations.into())).collect()
}

/// Adds the flights for `event`.
pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let mut fly = |from: &str, to: &str, card: Option<Card>| {
        flights.push(Flight { from: from.into(), to: to.into(), icon: card.map(icon) });
    };
    let each = |lot: &Lot| -> Vec<Option<Card>> {
        match lot.cards {
            Some(cards) => cards.iter().flat_map(|(card, count)| (0..count).map(move |_| Some(card))).collect(),
            None => (0..lot.count).map(|_| None).collect(),
        }
    };
    let at = |seat: Seat| place(view, seat);
    match event {
        Event::Drew { seat, cards, .. } => each(cards).into_iter().for_each(|card| fly("deck", &at(*seat), card)),
        Event::Traded { by, with, gave, got, .. } => {
            each(gave).into_iter().for_each(|card| fly(&at(*by), &at(*with), card));
            each(got).into_iter().for_each(|card| fly(&at(*with), &at(*by), card));
        }
        Event::Stole { by, from, card } => fly(&at(*from), &at(*by), *card),
        Event::Robbed { by, target, cards } => {
            each(cards).into_iter().for_each(|card| fly(&at(*target), &at(*by), card))
        }
        Event::SpentClipper { seat } => fly(&at(*seat), "spent", Some(Card::Clipper)),
        Event::Attacked { by, .. } | Event::Sailed { by, .. } => fly(&at(*by), "spent", Some(Card::Pirates)),
        Event::Negated { by, .. } => fly(&at(*by), "spent", Some(Card::Winds)),
        Event::Monsoon { by } | Event::Typhoon { by } => fly(&at(*by), "spent", Some(Card::Winds)),
        Event::Lost { seat, cards } => {
            each(&Lot::seen(*cards)).into_iter().for_each(|card| fly(&at(*seat), "spent", card));
        }
        Event::Discarded { seat, card } => fly(&at(*seat), "spent", Some(*card)),
        Event::Shipped { seat, .. } => {
            shipment(event).into_iter().for_each(|card| fly(&at(*seat), "ship", Some(card)));
        }
        Event::Planted { seat, .. } => fly(&at(*seat), "spent", Some(Card::Plantation)),
        Event::Hired { seat } => fly(&at(*seat), "spent", Some(Card::Port)),
        _ => {}
    }
}
