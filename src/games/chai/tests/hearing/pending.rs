//! Hears the turn, the stage of the year and the decisions that wait.

use super::{Told, named, run, ship, take_card, tea, tea_set};
use crate::engine::Seat;
use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::TeaSet;
use crate::games::chai::places::{Berth, Pier, Run, Slot, Space};
use crate::games::chai::state::{Hand, Queued, Stage, Table, Work};
use crate::games::chai::words::nouns;
use crate::games::chai::{GOAL_REACHED, LAST_YEAR};
use crate::laws::hearing::{Fact, Heard, Phrase};
use crate::words::Topic;

const YEAR: Topic = Topic::Place(0);

/// The questions about decisions.
pub const QUESTIONS: &[&str] = &[
    "prompt-side",
    "prompt-walk",
    "prompt-place",
    "prompt-last",
    "prompt-last-begun",
    "prompt-end",
    "prompt-end-change",
    "prompt-end-ability",
    "prompt-end-change-ability",
    "prompt-load",
    "prompt-lane",
    "prompt-queue",
    "prompt-shown",
    "prompt-units",
    "prompt-units-next",
    "prompt-steps",
    "prompt-second",
    "prompt-free-tea",
    "prompt-search",
    "prompt-ship-search",
    "prompt-top",
    "prompt-ship-top",
    "prompt-plant",
    "prompt-replace",
    "prompt-carry",
    "prompt-exchange",
    "prompt-acting",
    "prompt-conflict",
    "prompt-relocate-automaton",
    "prompt-relocate",
    "prompt-pay",
    "prompt-nudge",
    "prompt-reroll",
    "prompt-blend",
    "prompt-dock",
    "prompt-junk",
    "prompt-junk-next",
    "prompt-loading",
];

/// Hears the turn and everything that waits. The boards must have been heard.
pub fn hear(heard: &Heard, table: &mut Table, taken: &mut u32) -> Told<()> {
    let turn = heard.find(YEAR, "fact-turn").ok_or("no turn")?;
    (table.turns, table.turn) = (turn.number("turn")?, turn.seat("who")?);
    table.placed = heard.find(YEAR, "fact-placed").is_some();
    table.used_free_action = heard.find(YEAR, "fact-placed.begun").is_some();
    table.stage = stage(heard, table)?;
    let Some(asked) = heard.find(YEAR, "fact-asked") else { return Ok(()) };
    let seat = asked.seat("who")?;
    // The top of the stack is told first.
    let mut stack: Vec<Work> = Vec::new();
    for fact in heard.on(YEAR) {
        match fact.id {
            "fact-asked" | "fact-then" => stack.extend(asked_of(fact.get("what")?, seat, table, taken)?),
            "fact-queued" | "fact-queued.turning" => table.enqueue(queued(fact)?),
            _ => detail(fact, seat, table, &mut stack)?,
        }
    }
    stack.into_iter().rev().for_each(|work| table.push(work));
    Ok(())
}

fn stage(heard: &Heard, table: &Table) -> Told<Stage> {
    let has = |id: &str| heard.find(YEAR, id).is_some();
    if has("line-ended-goal") || has("line-ended-year") {
        return Ok(Stage::Over(if has("line-ended-goal") { GOAL_REACHED } else { LAST_YEAR }));
    }
    let place_of = |seat: Seat| table.order().iter().position(|other| *other == seat).unwrap_or(2) as u8;
    let asked = heard.find(YEAR, "fact-asked").ok_or("nobody is asked")?;
    let chooses = [0, 1].map(|seat| heard.find(Topic::Side(Seat(seat)), "board-side-to-choose").is_some());
    Ok(if chooses.contains(&true) {
        Stage::Sides(chooses)
    } else if asked.get("what")?.find(&["prompt-walk"])?.is_some() {
        Stage::Walk
    } else if table.chosen.is_some() {
        Stage::Benefit(place_of(asked.seat("who")?) + 1)
    } else if has("fact-production") {
        Stage::Production(place_of(asked.seat("who")?) + 1)
    } else if has("fact-taking.last") {
        Stage::Harbour(2, 0)
    } else if let Some(next) = heard.find(YEAR, "fact-taking") {
        let slot = next.read("place", &["pier-slot", "pier-deck"])?.number("slot").unwrap_or(4u8);
        Stage::Harbour(place_of(next.seat("who")?), slot - 1)
    } else {
        Stage::Turn
    })
}

/// Returns the work that asks a question, as far as the question tells it, with the queue under a tea that moves.
fn asked_of(question: &Phrase, seat: Seat, table: &Table, taken: &mut u32) -> Told<Vec<Work>> {
    let question = question.read(QUESTIONS)?;
    let hand = |space, arrived| {
        let tea = tea(question.get("tea")?)?;
        Ok::<_, String>(vec![Work::Hand(Hand { seat, tea, space, pending: 0, arrived }), Work::Queue(seat)])
    };
    let run = Run { owner: seat, low: 0, high: 0 };
    let left = || question.number("left");
    Ok(vec![match question.id {
        "prompt-load" => return hand(Space::Dock, true),
        "prompt-lane" => return hand(Space::Field, false),
        "prompt-queue" => Work::Queue(seat),
        "prompt-shown" => Work::Shown { seat, teas: TeaSet::default() },
        "prompt-units" | "prompt-units-next" => Work::Units { seat, left: left()?, chosen: TeaSet::default() },
        "prompt-steps" => Work::Steps { seat, left: left()? },
        "prompt-free-tea" => Work::FreeTea(seat),
        "prompt-search" => Work::Search(seat),
        "prompt-ship-search" => Work::ShipSearch(seat),
        "prompt-top" => Work::Top(seat),
        "prompt-ship-top" => Work::ShipTop(seat),
        "prompt-plant" | "prompt-replace" => Work::Plant { seat, card: take_card(&question.get("card")?.text, taken)? },
        "prompt-carry" => Work::Carry(seat),
        "prompt-exchange" => Work::Exchange(seat),
        "prompt-acting" => Work::Acting { seat, slots: 0 },
        "prompt-conflict" => Work::Conflict { pier: Pier::DECK, run },
        "prompt-relocate" => Work::Relocate { run, is_own_turn: false },
        "prompt-relocate-automaton" => {
            let owner = table.automaton().ok_or("there is no automaton")?;
            Work::Relocate { run: Run { owner, ..run }, is_own_turn: table.turn == owner }
        }
        "prompt-pay" => {
            let (from, to): (u8, u8) = (question.number("from")?, question.number("to")?);
            Work::Pay { seat, value: from, up: to > from }
        }
        "prompt-nudge" => Work::Nudge(seat),
        "prompt-dock" => Work::Dock { seat, ship: ship(question.get("ship")?)? },
        "prompt-junk" | "prompt-junk-next" => {
            Work::Junk { seat, berth: Berth(0), begun: question.id == "prompt-junk-next" }
        }
        "prompt-loading" => Work::Loading(seat),
        // Decisions of the stage, and those of the first version of the rules.
        _ => return Ok(Vec::new()),
    }])
}

/// Adds what a fact tells of the latest work, or work that waits without a question.
fn detail(fact: &Fact, seat: Seat, table: &Table, stack: &mut Vec<Work>) -> Told<()> {
    let found = match fact.id {
        "fact-steps" => stack.iter().position(|work| matches!(work, Work::Hand(_))),
        _ => stack.len().checked_sub(1),
    };
    let latest = found.map_or(Work::Idle, |index| stack[index]);
    let told = match (fact.id, latest) {
        ("fact-steps", Work::Hand(hand)) => Work::Hand(Hand { pending: fact.number("steps")?, ..hand }),
        ("fact-shown" | "fact-shown.none", work) => {
            let teas = fact.get("teas").map_or(Ok(TeaSet::default()), tea_set)?;
            return put(stack, Work::Shown { seat, teas }, matches!(work, Work::Shown { .. }));
        }
        ("fact-chosen", Work::Units { left, .. }) => Work::Units { seat, left, chosen: tea_set(fact.get("teas")?)? },
        ("fact-acting" | "fact-acting.none", work) => {
            let slots = fact.items("slots").unwrap_or_default();
            let slots = slots.iter().try_fold(0, |bits, slot| {
                Ok::<_, String>(bits | 1 << named(slot, &Slot::all().collect::<Vec<_>>(), nouns::slot)?.0)
            })?;
            return put(stack, Work::Acting { seat, slots }, matches!(work, Work::Acting { .. }));
        }
        ("line-displaced", Work::Conflict { run, .. }) => {
            let of = |pier: Pier| nouns::target(table.ship_in_harbour(pier));
            let piers: Vec<Pier> =
                Pier::ALL.into_iter().filter(|pier| *pier == Pier::DECK || of(*pier) != of(Pier::DECK)).collect();
            let pier = named(fact.get("ship")?, &piers, of)?;
            Work::Conflict { pier, run: Run { owner: fact.seat("who")?, ..run } }
        }
        ("fact-run", Work::Conflict { pier, run: old }) => {
            Work::Conflict { pier, run: run(fact.get("run")?, old.owner)? }
        }
        ("fact-run", Work::Relocate { run: old, is_own_turn }) => {
            Work::Relocate { run: run(fact.get("run")?, old.owner)?, is_own_turn }
        }
        ("line-docked", Work::Junk { seat, begun, .. }) => {
            let ship: ShipId = ship(fact.get("ship")?)?;
            let berths = &table.merchants[seat].berths;
            let berth = berths.iter().position(|berth| *berth == Some(ship)).ok_or("the junk is not at the dock")?;
            Work::Junk { seat, berth: Berth(berth as u8), begun }
        }
        ("line-docked", work) => {
            let ship = ship(fact.get("ship")?)?;
            return put(stack, Work::Dock { seat, ship }, matches!(work, Work::Dock { .. }));
        }
        _ => return Ok(()),
    };
    if let Some(index) = found {
        stack[index] = told;
    }
    Ok(())
}

/// Puts work under the others, or in place of the latest.
fn put(stack: &mut Vec<Work>, work: Work, replaces: bool) -> Told<()> {
    if replaces {
        stack.pop();
    }
    stack.push(work);
    Ok(())
}

fn queued(fact: &Fact) -> Told<Queued> {
    let tokens = fact.read("tea", &["board-tokens-on"])?;
    let becomes = fact.get("to").ok().map(tea).transpose()?;
    Ok(Queued {
        space: named(tokens.get("space")?, &Space::ALL, nouns::space)?,
        tea: tea(tokens.get("tea")?)?,
        count: tokens.number("count")?,
        steps: fact.number("steps").unwrap_or(1),
        becomes,
    })
}
