//! The words of Chai: prompts, names of buttons and pieces, and the story.
//!
//! Everything a player reads of this game is here and in `rulebook`, so that a language can be
//! added. Knows no screen.

use super::action::Action;
use super::data::{CARDS, CardId, Errand, FIRST_YEAR, Family, MARKERS, Ship, ShipId};
use super::events::{Because, Chosen, Event, Gain, Picked};
use super::legal;
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::press::Part;
use super::score;
use super::state::{Stage, Table, Work};
use super::tea::{Dice, Tea, TeaSet};
use super::view::View;
use super::{Chai, GOAL_REACHED};
use crate::engine::rulebook::Rulebook;
use crate::engine::words::capital;
use crate::engine::{Line, Outcome, Seat, Speaker, Words};

impl Words for Chai {
    fn rulebook() -> &'static Rulebook {
        &super::rulebook::RULEBOOK
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        let table = &view.table;
        let Some(seat) = legal::decider(table) else { return "The game is over".into() };
        if speaker.is_you(seat) {
            ask(view)
        } else {
            let name = speaker.name(seat);
            match table.work() {
                Work::Idle if table.stage == Stage::Walk => format!("{name} walks the assistant to a harvest marker"),
                Work::Idle => format!("{name} places workers"),
                Work::Conflict { .. } => format!("{name} may answer for a ship"),
                Work::Steps { .. } => format!("{name} moves tea up the plantation"),
                Work::Shown { .. } | Work::Units { .. } => format!("{name} uses the harvest marker"),
                _ => format!("{name} is choosing"),
            }
        }
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        let table = &view.table;
        match *action {
            Action::Walk(1) => "Walk 1 marker".into(),
            Action::Walk(steps) => format!("Walk {steps} markers"),
            Action::Take(tea) => format!("Take {tea}"),
            Action::Step { from: Space::Field, tea, to } => format!("Move {tea} up the {} lane", lane(to)),
            Action::Step { tea, to, .. } => format!("Move {tea} to {}", space_name(to)),
            Action::Lane(to) => format!("Take the {} lane", lane(to)),
            Action::Pick(space, tea) => format!("Move {tea} from {} next", space_name(space)),
            Action::Load(berth, tea) => format!("Load {tea} onto {}", ship_in(table, berth)),
            Action::RobDock(tea) => format!("Fill the junk with {tea} from the dock"),
            Action::Rob(berth, tea) => format!("Fill the junk with {tea} from {}", ship_in(table, berth)),
            Action::Keep(number) => format!("Keep {}", look_name(view, number)),
            Action::Top(number) => format!("Put {} on top", look_name(view, number)),
            Action::Plant(slot) => {
                let old = legal::decider(table).and_then(|seat| table.merchants[seat].slots[slot.index()]);
                match old {
                    Some(old) => format!("Replace {} {}", card_name(old), slot_name(slot)),
                    None => format!("Plant it {}", slot_name(slot)),
                }
            }
            Action::Discard(berth) => format!("Give up {}", ship_in(table, berth)),
            Action::Act(slot) => format!("Let {} act", card_in(table, slot)),
            Action::Carry(from, to) => format!("Move {} {}", card_in(table, from), slot_name(to)),
            Action::Exchange(one, other) => format!("Swap {} and {}", card_in(table, one), card_in(table, other)),
            Action::Pay(space, tea) => format!("Pay with {tea} from {}", space_name(space)),
            Action::Reroll(dice) => format!("Roll {dice} again"),
            Action::Blend(_, from, to) => format!("Turn {from} into {to}"),
            Action::Answer(low, high) => format!("Answer with {}", Dice::run(low, high)),
            Action::Send(pier) => format!("Move the run to {}", ship_at(view, pier)),
            Action::Harvest { tea, twice: false, .. } => format!("Harvest {tea}"),
            Action::Harvest { tea, twice: true, .. } => format!("Harvest {tea} and a second tea"),
            Action::Market { slot: 6, .. } | Action::Market { deck: true, .. } => "Search the deck".into(),
            Action::Market { slot, .. } => match table.market[usize::from(slot) - 1] {
                Some(card) => format!("Take {}", card_name(card)),
                None => "Take the card".into(),
            },
            Action::Palace(hall, _) => hall_verb(hall).into(),
            Action::Reserve(pier, ..) => {
                let held = table.runs[pier.index()].is_some();
                format!("{} {}", if held { "Fight for" } else { "Reserve" }, ship_at(view, pier))
            }
            Action::Produce(value, count) => format!("Set {}", Dice::many(value, count)),
            Action::Join(_, 1) => "Add 1 worker to the set".into(),
            Action::Join(_, count) => format!("Add {count} workers to the set"),
            Action::Raise(value) => format!("Raise {value} to {}", value + 1),
            Action::Lower(value) => format!("Lower {value} to {}", value - 1),
            Action::Ability => "Use your merchant".into(),
            Action::Done => match table.work() {
                Work::Junk { .. } => "Leave the junk".into(),
                _ => "Stop here".into(),
            },
            Action::Yield => "Let it go".into(),
            Action::EndTurn => "End turn".into(),
            Action::Pass => "Pass for the year".into(),
        }
    }

    fn part(view: &View, part: Part, _: &Speaker) -> String {
        let table = &view.table;
        let seat = view.whose();
        let merchant = &table.merchants[seat];
        match part {
            Part::Marker(steps) => {
                let face = table.road.face(table.road.ahead(steps));
                format!("Harvest marker {steps} ahead: {}, then {} of your choice", teas(face.teas), face.units)
            }
            Part::Tea(tea) => format!("{}, {} in the supply", capital(tea.name()), table.supply.count(tea)),
            Part::Token(space, tea) => {
                let count = merchant.tokens[space.index()].count(tea);
                format!("{} on {}, {count}", capital(tea.name()), space_name(space))
            }
            Part::Space(space) => capital(space_name(space)),
            Part::Cargo(berth, tea) => format!("{} on {}", capital(tea.name()), ship_in(table, berth)),
            Part::Card(number) => capital(&looked_at(view, number)),
            Part::Slot(slot) => match merchant.slots[slot.index()] {
                Some(card) if merchant.is_down(slot) => format!("{}, face down, {}", card_name(card), slot_name(slot)),
                Some(card) if card.card().family == Family::Crate => {
                    format!("{}, holds {} of 2, {}", card_name(card), merchant.stored[slot.index()], slot_name(slot))
                }
                Some(card) => format!("{}, {}", card_name(card), slot_name(slot)),
                None => format!("Empty slot {}", slot_name(slot)),
            },
            Part::Berth(berth) => match merchant.berths[berth.index()] {
                Some(ship) => {
                    let laden = merchant.cargo[berth.index()].total();
                    format!("{}, {laden} of {} aboard", describe(ship.ship()), ship.ship().size)
                }
                None => "Free berth".into(),
            },
            Part::Pier(pier) => {
                let held = match table.runs[pier.index()] {
                    Some(run) => format!(", reserved with {}", Dice::run(run.low, run.high)),
                    None => String::new(),
                };
                let name = match ship_on(view, pier) {
                    Some(ship) => describe(ship.ship()),
                    None => "No ship".into(),
                };
                let deck = if pier == Pier::DECK { "Ship deck, best of three: " } else { "" };
                format!("{deck}{name}{held}")
            }
            Part::Stall(6) => match view.cards.first().copied().flatten() {
                Some(card) => format!("Market 6: the deck, {} on top, {} left", card_name(card), view.cards.len()),
                None => "Market 6: the deck is empty".into(),
            },
            Part::Stall(slot) => match table.market[usize::from(slot) - 1] {
                Some(card) => format!("Market {slot}: {}", card_name(card)),
                None => format!("Market {slot}: empty"),
            },
            Part::Hall(hall) => format!("Palace: {}", hall_verb(hall)),
            Part::Workshop => "Production house, a new set".into(),
            Part::Crew(position) => {
                let points = super::data::PRODUCTION[usize::from(position)];
                match table.crews[usize::from(position)] {
                    Some(crew) => format!("Set {}, {points} steps", Dice::many(crew.value, crew.count)),
                    None => format!("Free place, {points} steps"),
                }
            }
            Part::Die(value) => format!("Worker {value}, {} of them", merchant.dice.count(value)),
            Part::Plus if matches!(table.work(), Work::Nudge(_)) => "Raise by one".into(),
            Part::Plus => "Raise by one, for a tea".into(),
            Part::Minus if matches!(table.work(), Work::Nudge(_)) => "Lower by one".into(),
            Part::Minus => "Lower by one, for a tea".into(),
            Part::Ability => format!("Your merchant: {}", ability(merchant.tea)),
            Part::Done => "Stop here".into(),
            Part::Yield => "Let it go".into(),
            Part::EndTurn => "End turn".into(),
            Part::Pass => "Pass for the year".into(),
        }
    }

    fn heading(view: &View) -> String {
        let table = &view.table;
        let year = FIRST_YEAR + u16::from(table.year);
        let game = if table.solo { "Tea Race, year" } else { "Year" };
        format!("{game} {year}, {} ships end it", table.goal)
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        super::story::line(event, speaker)
    }

    fn automaton(seats: u8) -> Option<&'static str> {
        (seats == 1).then_some("The automaton")
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let ended = if outcome.end == GOAL_REACHED { "the ship goal reached" } else { "the eighth year over" };
        if speaker.names.len() == 1 {
            let (own, other) = (outcome.scores.0[0], outcome.scores.0[1]);
            let who = speaker.who(Seat(0));
            return match (outcome.winners.has(Seat(0)), own == other) {
                (true, false) => {
                    let verb = speaker.verb(Seat(0), "win", "wins");
                    format!("{who} {verb} the Tea Race with {own} to {other}, {ended}")
                }
                (true, true) => {
                    let verb = speaker.verb(Seat(0), "hold", "holds");
                    format!("{who} {verb} the automaton at {own} each, unbeaten by the tie-breaks, {ended}")
                }
                (false, true) => format!("{own} each, and the automaton wins by the tie-breaks, {ended}"),
                (false, false) => format!("The automaton wins the Tea Race with {other} to {own}, {ended}"),
            };
        }
        let best = outcome.scores.0.iter().take(2).copied().max().unwrap_or_default();
        let least = outcome.scores.0.iter().take(2).copied().min().unwrap_or_default();
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        match winners[..] {
            [seat] if best == least => {
                let verb = speaker.verb(seat, "win", "wins");
                format!("{} {verb} by the tie-breaks with {best} each, {ended}", speaker.who(seat))
            }
            [seat] => {
                let verb = speaker.verb(seat, "win", "wins");
                format!("{} {verb} with {best} to {least}, {ended}", speaker.who(seat))
            }
            _ => format!("Both merchants share the victory with {best} each, {ended}"),
        }
    }
}

/// What the seat to act is asked.
fn ask(view: &View) -> String {
    let table = &view.table;
    match table.work() {
        Work::Idle => match table.stage {
            Stage::Walk => "Walk the assistant to one of the next three markers".into(),
            Stage::Turn if table.placed => "Change a worker with tea, or end your turn".into(),
            _ => match table.merchants[table.turn].dice.total() {
                1 if table.touched => "Place your last worker".into(),
                1 => "Place your last worker, or pass".into(),
                left => format!("Place workers on one of the five boards, {left} left"),
            },
        },
        Work::Hand(hand) if hand.arrived => format!("Choose the ship that loads your {} tea", hand.tea),
        Work::Hand(hand) => format!("Your {} tea moves on: choose a lane", hand.tea),
        Work::Queue(_) => "Choose which tea moves next".into(),
        Work::Shown { .. } => "Choose which of the shown teas you take first".into(),
        Work::Units { left, .. } => format!("Choose a tea or move one a step, {} left", times(left)),
        Work::Steps { left, .. } => format!("Move your tea up, {} left", steps(left)),
        Work::Second { .. } => "Take a second tea of another kind".into(),
        Work::Search(_) => "Keep one of these cards".into(),
        Work::ShipSearch(_) => "Keep one of these ships".into(),
        Work::Top(_) | Work::ShipTop(_) => "Choose which of the two goes back on top".into(),
        Work::Plant { seat, card } => {
            let full = table.merchants[seat].slots.iter().all(Option::is_some);
            let name = card_name(card);
            if full {
                format!("Your plantation is full: choose the card that {name} replaces")
            } else {
                format!("Choose a slot for {name}")
            }
        }
        Work::Carry(_) => "Choose one of your cards and an empty slot".into(),
        Work::Exchange(_) => "Choose two of your cards to change places".into(),
        Work::Acting { .. } => "Choose which card acts next".into(),
        Work::Conflict { pier, .. } => {
            let held = table.runs[pier.index()];
            let held = held.map(|run| Dice::run(run.low, run.high).to_string()).unwrap_or_default();
            format!("{held} takes your ship: answer with a stronger run, or let it go")
        }
        Work::Relocate { run, .. } if table.is_automaton(run.owner) => {
            "The automaton’s best ships are equal: choose which one it takes".into()
        }
        Work::Relocate { .. } => "Choose a free ship for your run".into(),
        Work::Pay { value, up, .. } => {
            let to = if up { value + 1 } else { value - 1 };
            format!("Choose the tea that pays for making your {value} a {to}")
        }
        Work::Nudge(_) => "Change one of your workers by one, for nothing".into(),
        Work::Reroll(_) => "Choose the workers that you roll again".into(),
        Work::Blend(_) => "Choose a token of yours and the tea it becomes".into(),
        Work::Dock { ship, .. } => format!("Your dock is full: give up a ship for {}", ship.ship().name),
        Work::Junk { begun: false, .. } => "Fill the junk at once with tea from dock and ships, or leave it".into(),
        Work::Junk { .. } => "Choose the next tea for the junk".into(),
        Work::Loading(_) => "Choose which tea loads onto which ship".into(),
    }
}

fn times(count: u8) -> String {
    if count == 1 { "once".into() } else { format!("{count} times") }
}

/// "1 step", "3 steps".
pub fn steps(count: u8) -> String {
    if count == 1 { "1 step".into() } else { format!("{count} steps") }
}

/// Teas as a list: "green and oolong".
pub fn teas(set: TeaSet) -> String {
    let names: Vec<_> = set.iter().map(Tea::name).collect();
    names.join(" and ")
}

fn lane(to: Space) -> &'static str {
    if to == Space::L1 { "left" } else { "right" }
}

/// A space inside a sentence.
pub fn space_name(space: Space) -> &'static str {
    match space {
        Space::Field => "the field",
        Space::L1 => "left tier 1",
        Space::L2 => "left tier 2",
        Space::L3 => "left tier 3",
        Space::R1 => "right tier 1",
        Space::R2 => "right tier 2",
        Space::R3 => "right tier 3",
        Space::Dock => "the dock",
    }
}

/// A slot inside a sentence.
pub fn slot_name(slot: Slot) -> &'static str {
    [
        "left of the field",
        "below the field, left",
        "below the field, middle",
        "below the field, right",
        "right of the field",
        "at left tier 1",
        "at left tier 2",
        "at left tier 3",
        "at right tier 1",
        "at right tier 2",
        "at right tier 3",
    ][slot.index()]
}

/// A plantation card inside a sentence: "Withering (white and oolong)".
pub fn card_name(card: CardId) -> String {
    let card = card.card();
    match card.family {
        Family::Conversion(to) => format!("{} ({} to {to})", card.name, teas(card.teas)),
        _ => format!("{} ({})", card.name, teas(card.teas)),
    }
}

/// A ship with what it wants and what it is worth.
fn describe(ship: &Ship) -> String {
    if ship.is_junk() {
        return format!("{}, any {} teas, {} points", ship.name, ship.size, ship.points);
    }
    let wants: Vec<_> = ship.demand.kinds().map(|tea| format!("{} {tea}", ship.demand.count(tea))).collect();
    format!("{}, {}, {} points", ship.name, wants.join(" and "), ship.points)
}

fn card_in(table: &Table, slot: Slot) -> String {
    let card = legal::decider(table).and_then(|seat| table.merchants[seat].slots[slot.index()]);
    card.map_or_else(|| "the card".into(), card_name)
}

fn ship_in(table: &Table, berth: Berth) -> &'static str {
    let ship = legal::decider(table).and_then(|seat| table.merchants[seat].berths[berth.index()]);
    ship.map_or("the ship", |ship| ship.ship().name)
}

fn ship_on(view: &View, pier: Pier) -> Option<ShipId> {
    if pier == Pier::DECK { view.ships.first().copied().flatten() } else { view.table.ships[pier.index()] }
}

fn ship_at(view: &View, pier: Pier) -> String {
    match ship_on(view, pier) {
        _ if pier == Pier::DECK && !view.table.is_automaton(view.table.turn) => "the deck".into(),
        Some(ship) => ship.ship().name.into(),
        None => "the ship".into(),
    }
}

/// The name alone of a card or ship that is looked at.
fn look_name(view: &View, number: u8) -> String {
    let ship = view.ships.get(usize::from(number) - 1).copied().flatten();
    match (view.table.work(), ship) {
        (Work::ShipSearch(_) | Work::ShipTop(_), Some(ship)) => ship.ship().name.into(),
        _ => looked_at(view, number),
    }
}

fn looked_at(view: &View, number: u8) -> String {
    let index = usize::from(number) - 1;
    match view.table.work() {
        Work::ShipSearch(_) | Work::ShipTop(_) => {
            let ship = view.ships.get(index).copied().flatten();
            ship.map_or_else(|| "the ship".into(), |ship| describe(ship.ship()))
        }
        _ => view.cards.get(index).copied().flatten().map_or_else(|| "the card".into(), card_name),
    }
}

fn hall_verb(hall: Hall) -> &'static str {
    match hall {
        Hall::Move => "Move a card",
        Hall::Swap => "Swap two cards",
        Hall::Refresh => "Turn cards face up",
        Hall::Coin => "Take the coin",
    }
}

/// What side B of a merchant card does, once a year.
pub fn ability(tea: Tea) -> &'static str {
    match tea {
        Tea::Green => "change a worker by one for nothing",
        Tea::Yellow => "harvest two different teas with one worker",
        Tea::White => "roll any of your workers again",
        Tea::Oolong => "two steps of movement",
        Tea::Black => "search the deck from any market slot",
        Tea::Fermented => "turn a token into another tea",
    }
}

/// The drawing of a tea token.
pub fn tea_icon(tea: Tea) -> &'static str {
    ["tok-green", "tok-yellow", "tok-white", "tok-oolong", "tok-black", "tok-dark"][tea.index()]
}

/// The drawing of a plantation card.
pub fn card_icon(card: CardId) -> &'static str {
    let card = &CARDS[usize::from(card.number()) - 1];
    match (card.family, card.name) {
        (Family::Crate, _) => "cd-crate",
        (Family::Blooming, _) => "cd-bloom",
        (Family::Conversion(_), "Oxidation") => "cv-oxidise",
        (Family::Conversion(_), _) => "cv-ferment",
        (_, "Withering") => "pr-wither",
        (_, "Fixing") => "pr-fix",
        (_, "Rolling") => "pr-roll",
        _ => "pr-dry",
    }
}

/// The drawing of a ship.
pub fn ship_icon(ship: ShipId) -> &'static str {
    let ship = ship.ship();
    match (ship.is_junk(), ship.size) {
        (true, 3) => "sh-junk3",
        (true, 4) => "sh-junk4",
        (true, _) => "sh-junk5",
        (false, 2) => "sh-clip2",
        (false, 3) => "sh-clip3",
        (false, _) => "sh-clip4",
    }
}

/// The drawing of the house of an errand.
pub fn errand_icon(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "bd-market",
        Errand::Harbour => "bd-harbour",
        Errand::Coin => "first-coin",
        Errand::Production => "bd-production",
    }
}

/// The errand as a noun: "a card".
pub fn errand_name(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "a market card",
        Errand::Harbour => "a ship",
        Errand::Coin => "the first-player coin",
        Errand::Production => "a set in production",
    }
}

/// Why the automaton does something else than its card says; nothing when it does what is written.
pub fn because(because: Because) -> &'static str {
    match because {
        Because::Written => "",
        Because::CoinTaken => "the coin’s space is taken, so it goes to the market",
        Because::NoRun => "its workers make no run, so it goes to the market",
        Because::NoFreeShip => "no ship is free, so it goes to the market",
        Because::NoSet => "its workers make no pair, so it goes to the market",
        Because::MarketOnly => "its last workers may go to the market alone",
        Because::NoEntryLeft => "its card is done, so it goes to the market",
    }
}

/// How the automaton came to these workers.
pub fn picked(how: Picked) -> &'static str {
    match how {
        Picked::Lowest => "its lowest worker, for the coin",
        Picked::Highest => "its highest worker",
        Picked::LongestRun => "its longest run, of equal ones the highest",
        Picked::LargestSet => "its largest set, of equal ones the highest",
    }
}

/// Why the automaton takes this ship.
pub fn chosen(how: Chosen) -> &'static str {
    match how {
        Chosen::Highest => "the free ship worth most",
        Chosen::OwnTea => "of the ships worth most the one that wants its merchant’s tea",
        Chosen::ByYou => "one of several equal ships, as you choose",
    }
}

/// Why a token came in, for the story.
pub fn gain(why: Gain) -> &'static str {
    match why {
        Gain::Shown => "shown on the marker",
        Gain::Chosen => "chosen from the marker",
        Gain::Harvest => "harvested",
        Gain::Second => "harvested as well",
    }
}

/// The marker as words.
pub fn marker(number: u8, side: usize) -> String {
    let face = &MARKERS[usize::from(number)][side];
    format!("{} and {}", teas(face.teas), face.units)
}

/// The name of a category of points inside a sentence.
pub fn category(category: u8) -> &'static str {
    match category {
        score::SHIPS => "ship",
        score::CARDS => "card",
        score::CRATES => "full crate",
        _ => "merchant card",
    }
}
