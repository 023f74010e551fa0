//! The facts on a merchant: points, ships, workers, the merchant card, the plantation; for the automaton, its cards and
//! errands.
//!
//! Part of `facts`. Knows no screen.

use super::{at, values};
use crate::engine::Seat;
use crate::games::chai::data::{CRATE_CAPACITY, FIRST_YEAR, Family, YEAR_CARDS};
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Berth, House, Space};
use crate::games::chai::score;
use crate::games::chai::state::{Merchant, Side};
use crate::games::chai::view::View;
use crate::games::chai::words::{labels, nouns};
use crate::message;
use crate::words::{Argument, Message};

/// Describes a merchant: points, ships, workers, the merchant card, then the plantation and the placed workers.
pub(super) fn facts(view: &View, seat: Seat) -> Vec<Message> {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    let [ships, cards, crates, bonus] = score::count(table, seat);
    let points = score::total(table, seat);
    let mut facts = vec![
        message!("fact-score", points: points, ships: ships, cards: cards, crates: crates, merchant: bonus),
        labels::sailed(merchant.ships(), table.goal),
    ];
    if merchant.sailed != 0 {
        let names: Vec<Argument> = merchant.sailed().map(nouns::ship).collect();
        facts.push(at(Argument::Noun("standing-ships"), names));
    }
    facts.push(match merchant.dice.is_empty() {
        true => Message::new("board-no-workers"),
        false => message!("board-free-workers", dice: values(merchant.dice.each())),
    });
    if merchant.passed {
        facts.push(message!("line-passed", who: seat));
    }
    if table.coin == seat {
        facts.push(labels::coin());
    }
    if table.starter == seat {
        facts.push(Message::new("fact-first"));
    }
    if table.is_automaton(seat) {
        facts.extend(automaton(view, merchant));
    } else {
        facts.extend(Berth::ALL.map(|berth| docked(merchant, berth)));
    }
    facts.extend(merchant_card(view, seat));
    facts.extend(plantation(merchant));
    let placed = view.placed_workers(seat);
    facts.extend(House::ALL.into_iter().filter_map(|house| {
        let here: Vec<u8> = placed.iter().filter(|(_, place)| *place == house).map(|(value, _)| *value).collect();
        (!here.is_empty()).then(|| at(nouns::house(house), values(here)))
    }));
    facts
}

fn merchant_card(view: &View, seat: Seat) -> Vec<Message> {
    let merchant = &view.table.merchants[seat];
    let side = view.table.chosen_side(seat);
    let words = match side {
        Some(Side::A) => labels::side_a(merchant.tea),
        Some(Side::B) => labels::side_b(view.table.ability(seat), merchant.used),
        None => labels::side_to_choose(),
    };
    vec![labels::merchant(merchant.tea, side), words]
}

/// Describes a berth: its ship, the tea aboard and the tea that it still needs.
fn docked(merchant: &Merchant, berth: Berth) -> Message {
    let Some(id) = merchant.berths[berth.index()] else {
        return message!("part-berth-free", number: berth.index() + 1);
    };
    let (ship, cargo) = (id.ship(), merchant.cargo[berth.index()]);
    let wants: Argument = match ship.is_junk() {
        true => labels::any_teas(ship.size.saturating_sub(cargo.total())).into(),
        false => nouns::tokens(Teas::from_counts(
            &Tea::ALL.map(|tea| (tea, u32::from(ship.demand.count(tea).saturating_sub(cargo.count(tea))))),
        )),
    };
    let number = berth.index() + 1;
    match cargo.is_empty() {
        true => message!("fact-berth.empty", number: number, ship: nouns::ship(id), wants: wants),
        false => {
            let teas = nouns::tokens(cargo);
            message!("fact-berth", number: number, ship: nouns::ship(id), teas: teas, wants: wants)
        }
    }
}

/// Describes the tea on each space and the card in each slot.
fn plantation(merchant: &Merchant) -> Vec<Message> {
    let tea = |space: Space| {
        let tokens = merchant.tokens[space.index()];
        (!tokens.is_empty()).then(|| at(nouns::space(space), nouns::tokens(tokens)))
    };
    let mut facts: Vec<Message> = Space::ALL.into_iter().filter_map(tea).collect();
    facts.extend(merchant.cards().map(|(slot, card)| {
        let (place, held) = (nouns::slot(slot), merchant.stored[slot.index()]);
        let name = nouns::card(card);
        match (card.card().family, merchant.is_down(slot)) {
            (Family::Crate, _) => {
                message!("fact-at.crate", place: place, what: name, held: held, room: CRATE_CAPACITY)
            }
            (_, true) => message!("fact-at.down", place: place, what: name),
            (_, false) => at(place, name),
        }
    }));
    facts
}

/// Describes the automaton's cards, its errands and its other workers.
fn automaton(view: &View, merchant: &Merchant) -> Vec<Message> {
    let table = &view.table;
    let mut facts = Vec::new();
    if !merchant.market_only.is_empty() {
        facts.push(message!("fact-market", dice: values(merchant.market_only.each())));
    }
    if !table.spent.is_empty() {
        facts.push(message!("fact-spent", dice: values(table.spent.each())));
    }
    if let Some(card) = view.year_card() {
        facts.push(labels::turn_of_year(table.entry + 1));
        let errands: Vec<Argument> = YEAR_CARDS[usize::from(card)].map(nouns::errand).to_vec();
        facts.push(at(Argument::Noun("figure-errands"), errands));
    }
    let turned: Vec<Argument> =
        view.years.iter().flatten().map(|card| Argument::from(FIRST_YEAR + u16::from(*card))).collect();
    if table.shuffled && !turned.is_empty() {
        facts.push(at(Argument::Noun("box-years"), turned));
    }
    let mut cards: Vec<(Message, u8)> = Vec::new();
    for name in merchant.automaton_cards().map(nouns::card) {
        match cards.last_mut().filter(|(last, _)| *last == name) {
            Some((_, count)) => *count += 1,
            None => cards.push((name, 1)),
        }
    }
    let cards = cards.into_iter().map(|(name, count)| match count {
        1 => name.into(),
        _ => message!("line-times", line: name, count: count).into(),
    });
    let cards: Vec<Argument> = cards.collect();
    if !cards.is_empty() {
        facts.push(at(Argument::Noun("category-1"), cards));
    }
    facts
}
