//! The facts of a position by topic: what each player has, and what lies on the boards, in the harbour and on display.
//!
//! Called through `Words`. The sentences tell the whole view, except what follows from the rest, such as the draw pile
//! of the contracts, and the points in a closed chest, which a player has to count. Knows no screen.

use super::{labels, nouns, part, phrases};
use crate::engine::{Seat, Viewer};
use crate::games::tea_and_rum::data::{self, DOLLARS_A_POINT, LAST_STEP};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Player, Stage, Table, Task, Trade};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::{Argument, Message, Topic};

/// The names of the shared places, in the order of [`facts`].
pub(super) const PLACES: &[&str] = &[
    "action-board-governor",
    "action-board-market",
    "action-board-harbor",
    "action-board-tavern",
    "board-ships",
    "board-captains",
    "board-contracts",
    "board-buildings",
    "board-allegiances",
    "figure-round",
];

/// Returns the facts on a topic, the most important first.
pub(super) fn facts(view: &View, topic: Topic) -> Vec<Message> {
    let table = &view.table;
    match topic {
        Topic::Side(seat) => side(view, seat),
        Topic::Place(place @ 0..4) => board(table, Board::ALL[usize::from(place)]),
        Topic::Place(4) => ships(view),
        Topic::Place(5) => captains("line-captains", table.captains).into_iter().collect(),
        Topic::Place(6) => contracts(table),
        Topic::Place(7) => buildings(table),
        Topic::Place(8) => allegiances(table),
        Topic::Place(_) => round(table),
    }
}

fn side(view: &View, seat: Seat) -> Vec<Message> {
    let table = &view.table;
    let player = &table.players[seat];
    let borne = [table.governors, table.kings];
    let titles = Colour::ALL.into_iter().filter(|title| borne[*title as usize].has(seat));
    let mut facts: Vec<Message> = titles.map(|title| crowned(seat, title)).collect();
    facts.push(view.points(seat).map_or_else(labels::closed_chest, labels::points));
    facts.push(part::allegiance(seat, player));
    facts.push(message!("fact-money", dollars: view.after_exchange(seat).money));
    facts.push(labels::warehouse(player));
    if table.active == seat {
        facts.extend(work(table));
    }
    if table.stage == Stage::Actions {
        facts.push(message!("fact-workers", count: table.workers_left(seat)));
    }
    facts.extend(phrases::symbols(&player.symbols).map(|symbols| message!("fact-symbols", symbols: symbols)));
    facts.push(labels::population(player.population));
    facts.push(labels::step(player.step, LAST_STEP));
    facts.extend(cards(player));
    facts.extend(exchange(seat, table.exchange[seat]));
    facts
}

fn crowned(who: Seat, title: Colour) -> Message {
    message!("line-crowned", who: who, honour: Noun(nouns::honour(title)))
}

/// Returns the buildings, captains and contracts of a player.
fn cards(player: &Player) -> Vec<Message> {
    let built = Building::ALL.into_iter().filter(|one| player.owns(*one));
    let built = named(built).map(|buildings| message!("fact-buildings", buildings: buildings));
    let hired = captains("fact-captains", player.captains);
    let waiting = captains("fact-waiting", player.waiting_captains());
    let fulfilled = members(player.contracts).map(|number| Contract(number).card());
    let fulfilled = fulfilled.map(|card| message!("fact-fulfilled", goods: phrases::goods(&card.pay)));
    built.into_iter().chain(hired).chain(waiting).chain(fulfilled).collect()
}

/// Returns the pending work of the active player: the trade in progress, and what the player still has to do.
fn work(table: &Table) -> Vec<Message> {
    let (who, trade) = (table.active, &table.trade);
    let mut facts = Vec::new();
    if !trade.sold.is_empty() {
        facts.push(message!("line-sells", who: who, goods: phrases::goods(&trade.sold)));
    }
    if !trade.bought.is_empty() {
        facts.push(message!("line-buys", who: who, goods: phrases::goods(&trade.bought)));
    }
    if *trade != Trade::default() {
        facts.push(message!("fact-purse", dollars: table.money_after_trade()));
    }
    let gains = table.tasks.all().iter().rev().filter_map(|task| pending(*task));
    let gains: Vec<Argument> = gains.map(Argument::from).collect();
    if !gains.is_empty() {
        facts.push(message!("fact-pending", gains: List(gains)));
    }
    facts
}

/// Returns the gain or action that a task stands for, with its source; `None` for tasks that the prompt or the phase
/// tells.
fn pending(task: Task) -> Option<Message> {
    let (gain, source) = match task {
        Task::Icon(icon, source) => (phrases::icon(icon), source),
        Task::Half(step) => (phrases::row(&data::STEPS[usize::from(step) - 1]), Source::Reputation),
        Task::Palace => (phrases::points(Colour::Blue, 1u8), Source::Building),
        _ => return None,
    };
    Some(message!("fact-gain", gain: gain, source: Noun(nouns::source(source))))
}

/// Returns the points bought in the secret exchange; `None` if there are none, or if the viewer may not know them.
fn exchange(who: Seat, bought: [u8; 2]) -> Option<Message> {
    let count: u16 = bought.into_iter().map(u16::from).sum();
    let points = Colour::ALL.into_iter().zip(bought).filter(|(_, count)| *count > 0);
    let points = List(points.map(|(colour, count)| phrases::points(colour, count).into()).collect());
    (count > 0).then(|| message!("line-exchanges", who: who, dollars: count * DOLLARS_A_POINT, points: points))
}

/// Returns the workers on an action board, and its rows.
fn board(table: &Table, at: Board) -> Vec<Message> {
    let rows = 1..=table.player_count_rules().board;
    let rows = rows.map(|number| labels::row_label(at, number, table.row(at, number)));
    [labels::crowd(table, at)].into_iter().chain(rows).collect()
}

/// Returns the ships for sale with the price for the viewer and the goods of each row.
fn ships(view: &View) -> Vec<Message> {
    let table = &view.table;
    let buyer = if let Viewer::Seat(seat) = view.viewer { seat } else { table.active };
    let mut facts = vec![labels::ships(table)];
    if table.stage == Stage::Ships {
        facts.push(labels::still_buying(table));
    }
    for ship in members(table.ships).map(Ship) {
        let price = table.players[buyer].ship_price(ship);
        facts.push(message!("part-ship", dollars: price, goods: phrases::cargo(ship)));
    }
    facts
}

/// Returns the message `id` with these captains; `None` if there are none.
fn captains(id: &'static str, set: u32) -> Option<Message> {
    let names: Vec<Argument> = members(set).map(|number| Noun(nouns::captain(Captain(number)))).collect();
    (!names.is_empty()).then(|| Message::new(id).with("captains", List(names)))
}

/// Returns a list of the names; `None` if there are none.
fn named(buildings: impl Iterator<Item = Building>) -> Option<Argument> {
    let names: Vec<Argument> = buildings.map(|building| Noun(nouns::building(building))).collect();
    (!names.is_empty()).then_some(List(names))
}

fn contracts(table: &Table) -> Vec<Message> {
    let spaces = table.spaces.iter().zip(table.player_count_rules().spaces).zip(1u8..);
    let spaces = spaces.filter_map(|((contract, bonus), number)| Some((contract.as_ref()?.card(), bonus, number)));
    spaces
        .map(|(card, bonus, number)| {
            let ([blue, red], bonus) = (card.points, phrases::icons(bonus));
            let goods = phrases::goods(&card.pay);
            message!("fact-contract", space: number, goods: goods, blue: blue, red: red, bonus: bonus)
        })
        .collect()
}

/// Returns the buildings by the number of copies left, and those that are not in this game.
fn buildings(table: &Table) -> Vec<Message> {
    let left = (0..=table.player_count_rules().copies).rev().filter_map(|left| {
        let these = |one: &Building| table.has_building(*one) && table.stock[*one as usize] == left;
        let these = named(Building::ALL.into_iter().filter(these))?;
        Some(message!("fact-stock", left: left, buildings: these))
    });
    let unused = named(Building::ALL.into_iter().filter(|one| !table.has_building(*one)));
    left.chain(unused.map(|buildings| message!("line-not-used", buildings: buildings))).collect()
}

fn allegiances(table: &Table) -> Vec<Message> {
    let free = members(table.allegiances).map(Allegiance);
    let told = free.map(|card| {
        let gain = phrases::points(Colour::Red, card.red());
        message!("fact-allegiance", condition: phrases::condition_alone(card), gain: gain)
    });
    told.collect()
}

/// Returns the order of turns, the wishes, the supply and, with two players, the cards of the Automa.
fn round(table: &Table) -> Vec<Message> {
    let mut facts = vec![message!("fact-order", order: List(order(table))), message!("fact-turn", turn: table.turns)];
    for (round, (wish, colour)) in (1..).zip(table.wishes.into_iter().zip(table.rewards)) {
        let (round, colour) = (phrases::round(round), Noun(nouns::colour(colour)));
        facts.push(message!("line-wish-laid", round: round, symbols: phrases::wish(wish), colour: colour));
    }
    for (round, colour) in (1..).zip(table.victory) {
        let card = colour.map(|colour| super::titled("line-victory-card", colour).with("round", phrases::round(round)));
        facts.extend(card);
    }
    if table.seats == 2 {
        let [governor, market, harbor, tavern] = table.automa;
        facts.push(message!("fact-automa", governor: governor, market: market, harbor: harbor, tavern: tavern));
    }
    if table.limited {
        facts.push(message!("fact-supply", goods: phrases::goods(&table.supply)));
    }
    let drawn: Vec<Argument> = members(table.endowed).map(Argument::from).collect();
    facts.push(message!("fact-endowments", numbers: List(drawn)));
    facts
}

/// Returns the order of turns: the players in order or, when two players move their workers, the owners of the turns
/// from the current one on.
fn order(table: &Table) -> Vec<Argument> {
    match table.slot() {
        Some(slot) if table.seats == 2 => super::answers::owners(table, slot),
        _ => table.in_order().map(Argument::Seat).collect(),
    }
}
