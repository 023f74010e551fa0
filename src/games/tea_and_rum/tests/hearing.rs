//! The law of hearing: the view is built again from what is heard of it.

mod sentences;
mod vocabulary;

use self::sentences::{AWAITED, CALLED, FACTS, HEADINGS, OVERFLOW, PARTS};
use self::vocabulary::{VOCABULARY, meant};
use super::*;
use crate::engine::session::Setup;
use crate::engine::{SeatSet, Viewer};
use crate::games::tea_and_rum::data::{ORDER, OrderSlot};
use crate::games::tea_and_rum::state::AUTOMA;
use crate::games::tea_and_rum::words::nouns;
use crate::laws::hearing::{self, Fact, Heard, Phrase};
use crate::words::Topic;

const SHIPS: Topic = Topic::Place(4);
const CAPTAINS: Topic = Topic::Place(5);
const CONTRACTS: Topic = Topic::Place(6);
const BUILDINGS: Topic = Topic::Place(7);
const SHOWN: Topic = Topic::Place(8);
const ROUND: Topic = Topic::Place(9);

/// The sources of gains, in the order of [`Source`].
const SOURCES: [Source; 12] = [
    Source::Endowment,
    Source::Row,
    Source::Building,
    Source::Captain,
    Source::Contract,
    Source::Reputation,
    Source::Wish,
    Source::Allegiance,
    Source::Exchange,
    Source::Excess,
    Source::Income,
    Source::Ship,
];

/// What was heard, or the part that is missing.
type Told<T> = Result<T, String>;

#[test]
fn what_can_be_heard_is_the_view() {
    hearing::check_apart::<TeaAndRum>(FACTS, PARTS, rebuild, equate);
}

/// Makes equal what no listener needs to tell apart: wishes with the same symbols, and points in a chest that is closed
/// to the viewer. Each of these was told when it was gained; the rules close the chest so that it has to be counted.
fn equate(view: &mut View) {
    for wish in &mut view.table.wishes {
        *wish = Wish::all().find(|other| other.symbols() == wish.symbols()).unwrap_or(*wish);
    }
    let closed: SeatSet = Seat::all(view.table.seats).filter(|seat| view.points(*seat).is_none()).collect();
    closed.iter().for_each(|seat| view.table.players[seat].points = [0; 2]);
}

fn rebuild(setup: &Setup<TeaAndRum>, heard: &Heard) -> Told<View> {
    let mut table = Table::empty(versions::NEWEST, &setup.options, setup.seats);
    hear_stage(heard, &mut table)?;
    for seat in Seat::all(setup.seats) {
        table.players[seat] = player(heard, seat)?;
        hear_end(heard, seat, &mut table)?;
    }
    for board in Board::ALL {
        hear_board(heard, board, &mut table)?;
    }
    hear_displays(heard, &mut table)?;
    hear_round(heard, &mut table)?;
    hear_turn(heard, &mut table)?;
    Ok(View { viewer: heard.viewer, table })
}

/// Returns the first fact of a topic that is this message.
fn one<'h, 'a>(heard: &'h Heard<'a>, topic: Topic, id: &str) -> Told<&'h Fact<'a>> {
    heard.find(topic, id).ok_or_else(|| format!("no {id} on {topic:?}"))
}

fn goods(fact: &Fact, name: &str) -> Told<Goods> {
    let mut goods = Goods::NONE;
    if fact.get(name)?.text != "nothing" {
        for item in fact.items(name)? {
            let amount = item.read(&["amount"])?;
            goods[Good::ALL[amount.noun("good", &Good::ALL.map(nouns::good))?]] = amount.number("count")?;
        }
    }
    Ok(goods)
}

fn colour(fact: &Fact) -> Told<Colour> {
    Ok(Colour::ALL[fact.noun("colour", &Colour::ALL.map(nouns::colour))?])
}

/// Returns the buildings of a list as a bitmask.
fn buildings(fact: &Fact) -> Told<u32> {
    let names = Building::ALL.map(nouns::building);
    fact.items("buildings")?.iter().map(|item| Ok(Building::ALL[item.noun(&names)?].bit())).sum()
}

/// Returns the captains that the fact of a topic lists as a bitmask: none if there is no such fact.
fn captains(heard: &Heard, topic: Topic, id: &str) -> Told<u32> {
    let names: Vec<&str> = Captain::all().map(nouns::captain).collect();
    let Some(fact) = heard.find(topic, id) else { return Ok(0) };
    fact.items("captains")?.iter().map(|item| Ok(1 << item.noun(&names)?)).sum()
}

fn contract(fact: &Fact) -> Told<Contract> {
    meant(fact.get("goods")?, &VOCABULARY.contracts)
}

fn round_of(fact: &Fact) -> Told<u8> {
    meant(fact.get("round")?, &VOCABULARY.rounds)
}

fn hear_stage(heard: &Heard, table: &mut Table) -> Told<()> {
    let heading = heard.heading.read(&HEADINGS.map(|(id, _)| id))?;
    let stage = HEADINGS.into_iter().find(|(id, _)| *id == heading.id);
    table.stage = stage.map(|(_, stage)| stage).ok_or("no stage")?;
    table.round = if table.stage < Stage::LastCaptains { round_of(&heading)? } else { data::ROUNDS };
    Ok(())
}

fn player(heard: &Heard, seat: Seat) -> Told<Player> {
    let topic = Topic::Side(seat);
    let mut player = Player::default();
    if let Some(points) = heard.find(topic, "board-points") {
        player.points = [points.number("blue")?, points.number("red")?];
    }
    for id in ["part-allegiance-open", "part-allegiance-fulfilled"] {
        if let Some(fact) = heard.find(topic, id) {
            let card = meant(fact.get("condition")?, &VOCABULARY.conditions[0])?;
            (player.allegiance, player.proved) = (Some(card), id == "part-allegiance-fulfilled");
        }
    }
    player.money = one(heard, topic, "fact-money")?.number("dollars")?;
    let warehouse = one(heard, topic, "board-warehouse.whole")?;
    player.goods = goods(warehouse, "goods")?;
    player.expansions = warehouse.number::<u8>("squares")? - data::SQUARES;
    player.population = one(heard, topic, "board-population.whole")?.number("population")?;
    player.step = one(heard, topic, "board-reputation.whole")?.number("step")?;
    player.buildings = heard.find(topic, "fact-buildings").map_or(Ok(0), buildings)?;
    player.captains = captains(heard, topic, "fact-captains")?;
    player.activated = player.waiting_captains() & !captains(heard, topic, "fact-waiting")?;
    for fact in heard.all(topic, "fact-fulfilled") {
        player.contracts |= contract(fact)?.bit();
    }
    let built = Building::ALL.into_iter().filter(|one| player.owns(*one)).map(|one| one.card().symbols);
    let hired = members(player.captains).map(|number| Captain(number).card().symbols);
    for symbols in built.chain(hired).collect::<Vec<_>>() {
        player.symbols.iter_mut().zip(symbols).for_each(|(have, more)| *have += more);
    }
    Ok(player)
}

/// Adds the points that a player bought at the end, and the titles.
fn hear_end(heard: &Heard, seat: Seat, table: &mut Table) -> Told<()> {
    let topic = Topic::Side(seat);
    if let Some(fact) = heard.find(topic, "line-exchanges") {
        for item in fact.items("points")? {
            let points = item.read(&["amount-points"])?;
            let (colour, bought) = (colour(&points)? as usize, points.number::<u8>("count")?);
            table.exchange[seat][colour] = bought;
            // The figures of a player follow each purchase; they are booked when all have finished.
            if table.stage == Stage::Exchange {
                table.players[seat].points[colour] -= u16::from(bought);
                table.players[seat].money += u16::from(bought) * data::DOLLARS_A_POINT;
            }
        }
    }
    for fact in heard.all(topic, "line-crowned") {
        match Colour::ALL[fact.noun("honour", &Colour::ALL.map(nouns::honour))?] {
            Colour::Blue => table.governors.add(fact.seat("who")?),
            Colour::Red => table.kings.add(fact.seat("who")?),
        }
    }
    Ok(())
}

fn hear_board(heard: &Heard, board: Board, table: &mut Table) -> Told<()> {
    let topic = Topic::Place(board as u8);
    let workers = &mut table.workers[board as usize];
    *workers = [0; 5];
    let crowds = heard.on(topic).iter().filter(|fact| ["board-crowd", "board-crowd-full"].contains(&fact.id));
    for fact in crowds {
        for item in fact.items("workers")? {
            match item.find(&["board-crowd-automa"])? {
                Some(automa) => workers[AUTOMA] = automa.number("count")?,
                None => {
                    let own = item.read(&["board-crowd-of"])?;
                    workers[own.seat("who")?.index()] = own.number("count")?;
                }
            }
        }
    }
    let tiles = &VOCABULARY.tiles[usize::from(table.seats == 4)][board as usize];
    for fact in heard.all(topic, "part-row") {
        table.tiles[board as usize][fact.number::<usize>("row")? - 1] = meant(fact.get("gain")?, tiles)?;
    }
    Ok(())
}

/// Adds the ships, captains, contracts, buildings and allegiances on display, and the pile of the contracts.
fn hear_displays(heard: &Heard, table: &mut Table) -> Told<()> {
    for fact in heard.all(SHIPS, "part-ship") {
        table.ships |= meant(fact.get("goods")?, &VOCABULARY.ships)?.bit();
    }
    table.captains = captains(heard, CAPTAINS, "line-captains")?;
    for fact in heard.all(CONTRACTS, "fact-contract") {
        table.spaces[fact.number::<usize>("space")? - 1] = Some(contract(fact)?);
    }
    let fulfilled = table.players.0.iter().fold(0, |all, player| all | player.contracts);
    table.pile &= !table.spaces.iter().flatten().fold(fulfilled, |all, card| all | card.bit());
    table.stock = [0; 25];
    for fact in heard.all(BUILDINGS, "fact-stock") {
        let (left, these) = (fact.number("left")?, buildings(fact)?);
        let these = Building::ALL.into_iter().filter(|one| one.bit() & these != 0);
        these.for_each(|one| table.stock[one as usize] = left);
    }
    for fact in heard.all(SHOWN, "fact-allegiance") {
        table.allegiances |= meant(fact.get("condition")?, &VOCABULARY.conditions[1])?.bit();
    }
    Ok(())
}

fn hear_round(heard: &Heard, table: &mut Table) -> Told<()> {
    let order = one(heard, ROUND, "fact-order")?.items("order")?;
    let begun = order.first().ok_or("no order")?.seat()?;
    let slot = ORDER.len() - order.len();
    table.first = match (table.seats, table.stage, ORDER[slot]) {
        (2, Stage::Actions, OrderSlot::Second) => begun.next(2),
        _ => begun,
    };
    table.turns = one(heard, ROUND, "fact-turn")?.number("turn")?;
    for fact in heard.all(ROUND, "line-wish-laid") {
        let (index, wish) = (usize::from(round_of(fact)?) - 1, meant(fact.get("symbols")?, &VOCABULARY.wishes)?);
        (table.wishes[index], table.rewards[index]) = (wish, colour(fact)?);
    }
    for fact in heard.all(ROUND, "line-victory-card") {
        table.victory[usize::from(round_of(fact)?) - 1] = Some(colour(fact)?);
    }
    if let Some(fact) = heard.find(ROUND, "fact-automa") {
        for (tiles, name) in table.automa.iter_mut().zip(["governor", "market", "harbor", "tavern"]) {
            *tiles = fact.number(name)?;
        }
    }
    if let Some(fact) = heard.find(ROUND, "fact-supply") {
        table.supply = goods(fact, "goods")?;
    }
    for number in one(heard, ROUND, "fact-endowments")?.items("numbers")? {
        table.endowed |= Endowment(number.number()?).bit();
    }
    Ok(())
}

/// Adds the active player, the turns of the phase, the trade and the tasks.
fn hear_turn(heard: &Heard, table: &mut Table) -> Told<()> {
    let seats = table.seats;
    let awaited = heard.prompt.find(&AWAITED)?;
    table.active = match (awaited, heard.viewer) {
        _ if table.stage == Stage::Over => Seat((table.first.0 + seats - 1) % seats),
        (Some(fact), _) => fact.seat("who")?,
        (None, Viewer::Seat(own)) => own,
        _ => return Err("it is nobody’s turn".into()),
    };
    let asked = table.in_order().take_while(|seat| *seat != table.active).count() as u8 + 1;
    let moved = Board::ALL.into_iter().map(|board| table.worker_count(board)).sum::<u8>();
    let all = data::WORKERS * seats.max(3);
    let moved = if table.removes() { all - moved } else { moved };
    let is_turn = owner(table, moved) == Some(table.active);
    table.cursor = match table.stage {
        Stage::Ships => asked % seats,
        Stage::Actions => moved + u8::from(is_turn),
        _ => asked,
    };
    table.passed = match table.stage {
        Stage::Income => SeatSet::default(),
        Stage::Ships => {
            let mut passed: SeatSet = Seat::all(seats).collect();
            one(heard, SHIPS, "board-buyers")?.items("who")?.iter().try_for_each(|who| -> Told<()> {
                passed.remove(who.seat()?);
                Ok(())
            })?;
            passed
        }
        _ => Seat::all(seats).collect(),
    };
    hear_trade(heard, table)?;
    let [overflows, is_called] = [heard.prompt.find(&OVERFLOW)?, heard.prompt.find(&CALLED)?].map(|it| it.is_some());
    let first = match table.stage {
        Stage::Income => Some(Task::Foundry),
        Stage::Ships => (!overflows).then_some(Task::Ship),
        Stage::Actions => Some(if is_turn { Task::Turn } else { Task::AfterMove }),
        Stage::LastCaptains => Some(Task::LastCaptains),
        Stage::Proof => Some(Task::Proof),
        Stage::Exchange => Some(Task::Exchange),
        Stage::Wish | Stage::Over => None,
    };
    first.into_iter().for_each(|task| table.tasks.push(task));
    if let Some(fact) = heard.find(Topic::Side(table.active), "fact-pending") {
        for gain in fact.items("gains")?.iter().rev() {
            table.tasks.push(pending(gain)?);
        }
    }
    let urgent = [(overflows, Task::Overflow), (is_called, Task::Swear)];
    urgent.into_iter().filter(|(is_first, _)| *is_first).for_each(|(_, task)| table.tasks.push(task));
    Ok(())
}

/// Returns the owner of the turn after this many workers of the round; `None` for the Automa, or if there is none.
fn owner(table: &Table, moved: u8) -> Option<Seat> {
    match table.seats {
        2 => match ORDER.get(usize::from(moved))? {
            OrderSlot::First => Some(table.first),
            OrderSlot::Second => Some(table.first.next(2)),
            OrderSlot::Automa => None,
        },
        seats => (moved < seats * data::WORKERS).then(|| Seat((table.first.0 + moved) % seats)),
    }
}

fn hear_trade(heard: &Heard, table: &mut Table) -> Told<()> {
    let topic = Topic::Side(table.active);
    for (id, pan) in [("line-sells", &mut table.trade.sold), ("line-buys", &mut table.trade.bought)] {
        if let Some(fact) = heard.find(topic, id) {
            *pan = goods(fact, "goods")?;
        }
    }
    if let Some(fact) = heard.find(topic, "fact-purse") {
        table.trade.owed = (table.money_after_trade() - fact.number::<u16>("dollars")?) as u8;
    }
    Ok(())
}

/// Returns the task that was told as a gain thanks to a source.
fn pending(gain: &Phrase) -> Told<Task> {
    let fact = gain.read(&["fact-gain"])?;
    let source = SOURCES[fact.noun("source", &SOURCES.map(nouns::source))?];
    let gain = fact.get("gain")?;
    if let (Ok(step), Source::Reputation) = (meant(gain, &VOCABULARY.steps), source) {
        return Ok(Task::Half(step));
    }
    match (meant(gain, &VOCABULARY.icons)?, source) {
        // No card of a building gives one blue point.
        (Icon::Blue(1), Source::Building) => Ok(Task::Palace),
        (icon, source) => Ok(Task::Icon(icon, source)),
    }
}
