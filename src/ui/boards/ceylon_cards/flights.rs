//! The flights of cards shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::view::View;
use crate::games::ceylon_cards::words::nouns::icon;
use crate::games::ceylon_cards::{Card, Event};
use crate::ui::shell::flights::Flight;

/// Returns the anchor of a seat's cards: the player's own hand at the lower edge, the others' panels.
fn hand_anchor(view: &View, seat: Seat) -> String {
    if view.viewer == Viewer::Seat(seat) { "hand".into() } else { format!("seat-{seat}") }
}

/// Returns the goods and Plantation cards loaded by `event`; empty unless it is a shipment.
pub fn shipment(event: &Event) -> Vec<Card> {
    let Event::Shipped { good, goods, plantations, .. } = *event else { return Vec::new() };
    let goods = core::iter::repeat_n(good.card(), goods.into());
    goods.chain(core::iter::repeat_n(Card::Plantation, plantations.into())).collect()
}

pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let mut fly = |from: &str, to: &str, card: Option<Card>| {
        flights.push(Flight { from: from.into(), to: to.into(), icon: card.map(icon) });
    };
    let cards_of = |lot: &Lot| -> Vec<Option<Card>> {
        match lot.cards {
            Some(cards) => cards.iter().flat_map(|(card, count)| (0..count).map(move |_| Some(card))).collect(),
            None => (0..lot.count).map(|_| None).collect(),
        }
    };
    let anchor = |seat: Seat| hand_anchor(view, seat);
    match event {
        Event::Drew { seat, cards, .. } => {
            cards_of(cards).into_iter().for_each(|card| fly("deck", &anchor(*seat), card))
        }
        Event::Traded { by, with, gave, got, .. } => {
            cards_of(gave).into_iter().for_each(|card| fly(&anchor(*by), &anchor(*with), card));
            cards_of(got).into_iter().for_each(|card| fly(&anchor(*with), &anchor(*by), card));
        }
        Event::Stole { by, from, card } => fly(&anchor(*from), &anchor(*by), *card),
        Event::Robbed { by, target, cards } => {
            cards_of(cards).into_iter().for_each(|card| fly(&anchor(*target), &anchor(*by), card))
        }
        Event::SpentClipper { seat } => fly(&anchor(*seat), "spent", Some(Card::Clipper)),
        Event::Attacked { by, .. } | Event::Sailed { by, .. } => fly(&anchor(*by), "spent", Some(Card::Pirates)),
        Event::Negated { by, .. } => fly(&anchor(*by), "spent", Some(Card::Winds)),
        Event::Monsoon { by } | Event::Typhoon { by } => fly(&anchor(*by), "spent", Some(Card::Winds)),
        Event::Lost { seat, cards } => {
            cards_of(&Lot::visible(*cards)).into_iter().for_each(|card| fly(&anchor(*seat), "spent", card));
        }
        Event::Discarded { seat, card } => fly(&anchor(*seat), "spent", Some(*card)),
        Event::Shipped { seat, .. } => {
            shipment(event).into_iter().for_each(|card| fly(&anchor(*seat), "ship", Some(card)));
        }
        Event::Planted { seat, .. } => {
            fly(&anchor(*seat), "spent", Some(Card::Plantation));
            if view.viewer == Viewer::Seat(*seat) {
                fly("hand", "estate", Some(Card::Plantation));
            }
        }
        Event::Hired { seat } => fly(&anchor(*seat), "spent", Some(Card::Port)),
        _ => {}
    }
}
