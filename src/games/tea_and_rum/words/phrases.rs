//! Phrases used inside sentences: amounts, prices, icons, rows, conditions.
//!
//! Used by the other words of the game and by the board. Figures come from `data`. Knows no state of a game.

use super::nouns;
use crate::games::tea_and_rum::data::{self, Condition};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::Player;
use crate::message;
use crate::words::Argument::{self, List, Noun, Text};
use crate::words::Message;

/// Returns a number of one good: "2 barrels".
pub fn amount(good: Good, count: u8) -> Message {
    message!("amount", count: count, good: Noun(nouns::good(good)))
}

/// Returns a number of dollars: "$3".
pub fn dollars(dollars: impl Into<Argument>) -> Message {
    message!("amount-money", dollars: dollars)
}

/// Returns a number of points: "3 blue points".
pub fn points(colour: Colour, count: impl Into<Argument>) -> Message {
    message!("amount-points", count: count, colour: Noun(nouns::colour(colour)))
}

fn listed(items: Vec<Argument>) -> Argument {
    if items.is_empty() { Message::new("nothing").into() } else { List(items) }
}

/// Returns goods with their numbers: "2 wheat and 1 barrel".
pub fn goods(goods: &Goods) -> Argument {
    listed(goods.iter().map(|(kind, count)| amount(kind, count).into()).collect())
}

/// Returns the goods of `cost` that are missing from `have`.
pub fn missing(have: &Goods, cost: &Goods) -> Argument {
    goods(&cost.missing_from(have))
}

/// Returns a price in dollars and goods: "$2 and 1 tobacco".
pub fn price(cost: u16, plus: &Goods) -> Argument {
    let money = (cost > 0 || plus.is_empty()).then(|| dollars(cost).into());
    listed(money.into_iter().chain(plus.iter().map(|(kind, count)| amount(kind, count).into())).collect())
}

/// Returns the price of a captain for a player: "$6 or 2 wood".
pub fn fee(player: &Player, captain: Captain) -> Argument {
    let card = captain.card();
    let money = price(player.captain_price(captain), &card.plus);
    match card.or_wood {
        0 => money,
        wood => message!("price-or", first: money, other: amount(Good::Wood, wood)).into(),
    }
}

/// Returns what a player still has to pay for its allegiance: "$20". `None` if it owes nothing.
pub fn owed(player: &Player) -> Option<Argument> {
    let card = player.allegiance.filter(|_| !player.proved)?;
    due(card)
}

/// Returns the payment that fulfils an allegiance; `None` if it has another condition.
pub fn due(card: Allegiance) -> Option<Argument> {
    match card.condition() {
        Condition::Dollars(price) => Some(dollars(price).into()),
        Condition::Pay(cost) => Some(goods(&cost)),
        _ => None,
    }
}

/// Returns the Roman number of a round: "IV".
pub fn round(round: u8) -> Argument {
    Text(nouns::roman(round).into())
}

/// Returns the gain of an icon, or the action that it grants.
pub fn icon(icon: Icon) -> Message {
    icon_times(icon, 1)
}

/// Returns the gain of `times` equal icons: "2 stars". Actions, and icons that have a number already, never occur twice
/// in a row.
fn icon_times(icon: Icon, times: usize) -> Message {
    match icon {
        Icon::Blue(n) => points(Colour::Blue, n),
        Icon::Red(n) => points(Colour::Red, n),
        Icon::Either(n) => message!("icon-either", count: n),
        Icon::Money(n) => dollars(n),
        Icon::Star => message!("icon-stars", count: times),
        Icon::Citizen => message!("icon-population", count: times),
        Icon::Cube => message!("icon-cubes", count: times),
        Icon::Gain(kind) => amount(kind, times as u8),
        Icon::Build => Message::new("icon-build"),
        Icon::Trade => Message::new("icon-trade"),
        Icon::Fulfil => Message::new("icon-fulfil"),
        Icon::Hire => Message::new("icon-hire"),
        Icon::FreeExpansions => Message::new("icon-free-expansions"),
    }
}

/// Whether an icon grants an action instead of a gain.
fn is_action(icon: &Icon) -> bool {
    matches!(icon, Icon::Build | Icon::Trade | Icon::Fulfil | Icon::Hire | Icon::FreeExpansions)
}

/// Returns the sum of adjacent gains: "1 star and 2 wheat".
fn gains(icons: &[Icon]) -> Message {
    let mut amounts: Vec<Message> =
        icons.chunk_by(|icon, next| icon == next).map(|equal| icon_times(equal[0], equal.len())).collect();
    match amounts.len() {
        1 => amounts.remove(0),
        _ => value(List(amounts.into_iter().map(Argument::from).collect())),
    }
}

/// Returns the effects of icons in order, with adjacent gains joined: "1 star and 1 wheat, then build".
pub fn icons(icons: &[Icon]) -> Message {
    let parts = icons.chunk_by(|icon, next| !is_action(icon) && !is_action(next)).map(gains);
    parts
        .reduce(|before, after| message!("row-then", before: before, after: after))
        .unwrap_or_else(|| Message::new("nothing"))
}

/// Returns the effects of a row: its sides, joined by "or".
pub fn row(row: &Row) -> Message {
    match row.right {
        Some(right) => message!("row-or", left: icons(row.left), right: icons(right)),
        None => icons(row.left),
    }
}

/// Returns the goods of a ship: its rows, joined by "or".
pub fn cargo(ship: Ship) -> Argument {
    let rows = ship.rows().iter().map(goods);
    rows.reduce(|left, right| message!("row-or", left: left, right: right).into()).unwrap_or_else(|| List(Vec::new()))
}

/// Returns one side of a step of the reputation track.
pub fn half(step: u8, side: Side) -> &'static [Icon] {
    let row = &data::STEPS[usize::from(step) - 1];
    if side == Side::Left { row.left } else { row.right.unwrap_or(&[]) }
}

/// Returns the gains on building: points, then the instant effects.
pub fn gifts(building: Building) -> Message {
    let card = building.card();
    let all: Vec<Icon> = [card.points].into_iter().chain(card.instant.iter().copied()).collect();
    icons(&all)
}

/// Returns the lasting effect of a building as a sentence; `None` if it has none.
pub fn lasting(building: Building) -> Option<Message> {
    Some(match building {
        Building::Church => message!("lasting-church", dollars: data::CHURCH_INCOME),
        Building::Palace => message!("lasting-palace", points: points(Colour::Blue, 1u8)),
        Building::Guild => message!("lasting-guild", dollars: data::GUILD_DOLLARS),
        Building::Workshop => Message::new("lasting-workshop"),
        Building::Dryer => conversion("lasting-works", Works::Dryer),
        Building::Distillery => conversion("lasting-works", Works::Distillery),
        Building::CityHall => Message::new("lasting-city-hall"),
        Building::Inn => message!("lasting-inn", dollars: data::INN_DISCOUNT),
        Building::Prison => message!("lasting-prison", dollars: data::PRISON_DISCOUNT),
        Building::Foundry => Message::new("lasting-foundry"),
        _ => return None,
    })
}

/// Returns the message `id` with the amounts that the Dryer or the Distillery converts, as arguments `from` and `into`.
pub fn conversion(id: &'static str, works: Works) -> Message {
    Message::new(id)
        .with("from", amount(works.input(), Works::INPUT_COUNT))
        .with("into", amount(works.output(), Works::OUTPUT_COUNT))
}

/// The ids of a condition inside a sentence and alone.
type Ids = [&'static str; 2];

fn condition_of(card: Allegiance, which: usize) -> Message {
    let id = |ids: Ids| Message::new(ids[which]);
    let count = |ids: Ids, n: u8| id(ids).with("count", n);
    match card.condition() {
        Condition::Buildings(n) => count(["condition-buildings", "condition-buildings.alone"], n),
        Condition::Population(n) => count(["condition-population", "condition-population.alone"], n),
        Condition::Family(n) => count(["condition-family", "condition-family.alone"], n),
        Condition::Reputation(n) => count(["condition-reputation", "condition-reputation.alone"], n),
        Condition::Each(buildings, captains, contracts) => id(["condition-each", "condition-each.alone"])
            .with("buildings", buildings)
            .with("captains", captains)
            .with("contracts", contracts),
        Condition::Balance(n) => count(["condition-balance", "condition-balance.alone"], n),
        Condition::Contracts(n) => count(["condition-contracts", "condition-contracts.alone"], n),
        Condition::Captains(n) => count(["condition-captains", "condition-captains.alone"], n),
        Condition::Dollars(n) => id(["condition-dollars", "condition-dollars.alone"]).with("dollars", n),
        Condition::Pay(cost) => id(["condition-pay", "condition-pay.alone"]).with("goods", goods(&cost)),
    }
}

/// Returns the condition of an allegiance within a sentence: "build 7 buildings".
pub fn condition(card: Allegiance) -> Message {
    condition_of(card, 0)
}

/// Returns the condition of an allegiance on its own: "Build 7 buildings".
pub fn condition_alone(card: Allegiance) -> Message {
    condition_of(card, 1)
}

/// Returns the symbols that a wish counts: "hygiene and security".
pub fn wish(wish: Wish) -> Argument {
    List(wish.symbols().iter().map(|kind| Noun(nouns::symbol(*kind))).collect())
}

/// Returns symbols with their numbers: "2 hygiene"; `None` if there are none.
pub fn symbols(counts: &[u8; 3]) -> Option<Argument> {
    let counts = Symbol::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    let amount =
        |(kind, count): (Symbol, &u8)| message!("amount-symbols", count: *count, symbol: Noun(nouns::symbol(kind)));
    let amounts: Vec<Argument> = counts.map(amount).map(Argument::from).collect();
    (!amounts.is_empty()).then_some(List(amounts))
}

/// Returns a message that consists of this value.
pub fn value(value: impl Into<Argument>) -> Message {
    message!("value", value: value)
}
