//! The accessible names of parts, with their figures. Called through `Words`. Does not check legality.

use super::{nouns, phrases, verb};
use crate::engine::Seat;
use crate::games::tea_and_rum::data::TAKES_WOOD;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::{Player, Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::Noun;
use crate::words::Message;

fn row_part(table: &Table, at: Board, way: Way) -> Message {
    let board = Noun(nouns::board(at));
    match (way, table.row_number(at, table.active.index())) {
        (Way::Instead, _) => message!("part-alternative", board: board, action: phrases::icon(at.alternative())),
        (_, Some(number)) => message!("part-row", board: board, row: number, gain: verb::row_gain(table, at, way)),
        (_, None) => message!("part-board", board: board),
    }
}

fn building(table: &Table, building: Building) -> Message {
    let card = building.card();
    let id = if phrases::lasting(building).is_some() { "part-building-lasting" } else { "part-building" };
    let part = Message::new(id)
        .with("building", Noun(nouns::building(building)))
        .with("cost", phrases::goods(&card.cost))
        .with("gain", phrases::gifts(building))
        .with("left", table.stock[building as usize]);
    match phrases::lasting(building) {
        Some(lasting) => part.with("lasting", lasting),
        None => part,
    }
}

fn captain(table: &Table, captain: Captain) -> Message {
    let card = captain.card();
    let id = if card.cannons > 0 { "part-captain-cannons" } else { "part-captain" };
    let part = Message::new(id)
        .with("captain", Noun(nouns::captain(captain)))
        .with("price", phrases::fee(table.active_player(), captain))
        .with("gain", phrases::icons(card.instant));
    if card.cannons == 0 {
        return part;
    }
    part.with("cannons", phrases::amount(Good::Cannon, card.cannons)).with("later", phrases::icons(card.activation))
}

fn crew(table: &Table, captain: Captain) -> Message {
    let card = captain.card();
    let named = |id: &'static str| Message::new(id).with("captain", Noun(nouns::captain(captain)));
    match card.cannons {
        0 => named("part-crew-plain"),
        _ if table.active_player().activated & captain.bit() != 0 => named("part-crew-used"),
        cannons => named("part-crew")
            .with("cannons", phrases::amount(Good::Cannon, cannons))
            .with("gain", phrases::icons(card.activation)),
    }
}

/// Describes the allegiance of a player.
pub(super) fn allegiance(who: Seat, player: &Player) -> Message {
    match player.allegiance {
        None => message!("part-no-allegiance", who: who),
        Some(card) if player.proved => {
            message!("part-allegiance-fulfilled", who: who, condition: phrases::condition(card))
        }
        Some(card) => message!("part-allegiance-open", who: who, condition: phrases::condition(card)),
    }
}

/// Returns the accessible name of a part.
pub(super) fn part(view: &View, part: Part) -> Message {
    let table = &view.table;
    let me = table.active_player();
    match part {
        Part::Floor(at, way) => row_part(table, at, way),
        Part::Ship(ship, row) => {
            let goods = ship.rows().get(usize::from(row)).copied().unwrap_or_default();
            message!("part-ship", dollars: me.ship_price(ship), goods: phrases::goods(&goods))
        }
        Part::Building(one) => building(table, one),
        Part::Saved(cube) => message!("part-saved", good: Noun(nouns::good(cube))),
        Part::Captain(one) => captain(table, one),
        Part::Payment(Payment::Money) => message!("part-pay", price: phrases::dollars(me.captain_price(TAKES_WOOD))),
        Part::Payment(Payment::Wood) => {
            message!("part-pay", price: phrases::amount(Good::Wood, TAKES_WOOD.card().or_wood))
        }
        Part::Space(space) => {
            let bonus =
                phrases::icons(table.player_count_rules().spaces.get(usize::from(space)).copied().unwrap_or_default());
            match table.spaces[usize::from(space)] {
                Some(contract) => {
                    let [blue, red] = contract.card().points;
                    let goods = phrases::goods(&contract.card().pay);
                    message!("part-contract", goods: goods, blue: blue, red: red, bonus: bonus)
                }
                None => message!("part-space", number: space + 1, bonus: bonus),
            }
        }
        Part::Colour(Colour::Blue) => Message::new("part-blue"),
        Part::Colour(Colour::Red) => Message::new("part-red"),
        Part::Sell(kind) => message!(
            "part-sell",
            good: Noun(nouns::good(kind)),
            price: kind.price(),
            stored: phrases::amount(kind, me.goods[kind]),
        ),
        Part::Buy(kind) => message!("part-buy", good: Noun(nouns::good(kind)), price: kind.price()),
        Part::Half(side) => match (table.tasks.top(), side) {
            (Some(Task::Half(step)), _) => {
                message!("part-half", step: step, gain: phrases::icons(phrases::half(step, side)))
            }
            (_, Side::Left) => Message::new("part-left"),
            (_, Side::Right) => Message::new("part-right"),
        },
        Part::Cube(cube) => message!("part-cube", good: Noun(nouns::good(cube))),
        Part::Allegiance(card) => message!(
            "part-allegiance",
            condition: phrases::condition(card),
            gain: phrases::points(Colour::Red, card.red()),
        ),
        Part::Seal => allegiance(table.active, me),
        Part::Crew(captain) => crew(table, captain),
        Part::Own(building) => match phrases::lasting(building) {
            None => message!("part-own", building: Noun(nouns::building(building))),
            Some(lasting) => message!("part-own-lasting", building: Noun(nouns::building(building)), lasting: lasting),
        },
        Part::Smelt(count) => verb::smelt(count),
        Part::Expansion => match me.next_expansion() {
            Some(price) => message!("part-expansion", dollars: price),
            None => Message::new("part-no-expansion"),
        },
        Part::Stored(kind) => message!("part-stored", good: Noun(nouns::good(kind)), count: me.goods[kind]),
        Part::Done => verb::done(table),
    }
}
