//! The story of Chai: events as short lines.
//!
//! Called by `Words`. The automaton is not among the named players and is called the automaton.

use super::names::{self, card_icon, card_name, ship_icon, slot_name, space_name, tea_icon};
use crate::engine::Seat;
use crate::games::chai::GOAL_REACHED;
use crate::games::chai::data::{CRATE_CAPACITY, CardId, Errand, Family, ShipId};
use crate::games::chai::events::{Event, Gain};
use crate::games::chai::pieces::{Dice, Tea};
use crate::games::chai::places::Hall;
use crate::games::chai::score;
use crate::words::{Line, Speaker, capital, signed};

/// A speaker that also handles the automaton, which has no name.
struct Who<'a>(&'a Speaker<'a>);

impl Who<'_> {
    fn automaton(&self, seat: Seat) -> bool {
        seat.index() >= self.0.names.len()
    }
    fn who(&self, seat: Seat) -> String {
        if self.automaton(seat) { "The automaton".into() } else { self.0.who(seat).into() }
    }
    fn whose(&self, seat: Seat) -> String {
        if self.automaton(seat) { "the automaton’s".into() } else { self.0.whose(seat) }
    }
    /// Formats "You ship", "Bao ships", "The automaton ships".
    fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        let verb = if self.automaton(seat) { they } else { self.0.verb(seat, you, they) };
        format!("{} {verb}", self.who(seat))
    }
}

/// Builds a line without emphasis or ending.
fn plain(seat: Option<Seat>, icon: &'static str, text: String) -> Line {
    Line { seat, icon, text, aside: String::new(), major: false }
}

fn major(line: Line) -> Line {
    Line { major: true, ..line }
}

fn aside(line: Line, aside: String) -> Line {
    Line { aside, ..line }
}

/// Returns the line of an event; `None` if another line says the same.
pub fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
    let w = Who(speaker);
    let by = |seat: &Seat, icon, you: &str, they: &str, what: String| {
        let text =
            if what.is_empty() { w.does(*seat, you, they) } else { format!("{} {what}", w.does(*seat, you, they)) };
        Some(plain(Some(*seat), icon, text))
    };
    match event {
        Event::Shuffled { .. } | Event::Markers { .. } | Event::MarketSlid { .. } => None,
        Event::Dealt { seat, tea, side } => {
            let icon = ["me-green", "me-yellow", "me-white", "me-oolong", "me-black", "me-dark"][tea.index()];
            by(seat, icon, "have", "has", format!("the {tea} merchant, side {side:?}"))
        }
        Event::SideChosen { seat, tea, side } => {
            by(seat, "star", "choose", "chooses", format!("side {side:?} of the {tea} merchant"))
        }
        Event::CoinRolled { dice } => {
            Some(plain(None, "first-coin", format!("The dice for the coin show {} and {}", dice[0], dice[1])))
        }
        Event::YearBegan { year, starter } => {
            let text = format!("The year {year} begins with {}", whom(&w, *starter));
            Some(major(plain(None, "ui-flag", text)))
        }
        Event::YearCard { year, .. } => {
            Some(major(plain(Some(Seat(1)), "year-card", format!("The automaton turns up its card of {year}"))))
        }
        Event::Walked { seat, steps, teas, units, .. } => {
            let markers = if *steps == 1 { "1 marker".into() } else { format!("{steps} markers") };
            let face = format!("{}, then {units} of choice", names::teas(*teas));
            by(seat, "assistant", "walk", "walks", format!("the assistant {markers}: {face}")).map(major)
        }
        Event::MarkerCarried { to, .. } => {
            let board = if *to == 0 { "Harvest" } else { "Production" };
            Some(plain(None, "marker", format!("The marker turns over and goes to {board}")))
        }
        Event::Rolled { seat, dice } => by(seat, "ui-dice", "roll", "rolls", dice.to_string()),
        Event::Gained { tea: _, why: Gain::Harvest, .. } | Event::Harvested { .. } => harvest(event, &w),
        Event::Gained { seat, tea, why } => {
            by(seat, tea_icon(*tea), "take", "takes", format!("{tea}, {}", names::gain(*why)))
        }
        Event::Missed { seat, tea } => by(seat, "ui-lost", "miss", "misses", format!("{tea}: the supply has none")),
        Event::Moved { seat, tea, to, .. } => Some(plain(
            Some(*seat),
            "ui-step",
            format!("{} {tea} goes up to {}", capital(&w.whose(*seat)), space_name(*to)),
        )),
        Event::Pushed { seat, card, tea, .. } => {
            Some(plain(Some(*seat), card_icon(*card), format!("{} gives {tea} a step", card_name(*card))))
        }
        Event::Converted { seat, from, to, .. } => {
            Some(plain(Some(*seat), tea_icon(*to), format!("{} {from} becomes {to}", capital(&w.whose(*seat)))))
        }
        Event::Bloomed { seat, card, .. } => {
            let text = format!("{} sends its tea up two steps and turns down", card_name(*card));
            Some(plain(Some(*seat), "cd-bloom", text))
        }
        Event::Stored { seat, tea, held, .. } => {
            let line =
                by(seat, "cd-crate", "store", "stores", format!("{tea} in a crate, {held} of {CRATE_CAPACITY}"))?;
            let points = if *held == CRATE_CAPACITY { crate_points(*tea) } else { 0 };
            Some(if points > 0 { aside(line, signed(points)) } else { line })
        }
        Event::Loaded { seat, ship, tea, .. } => {
            by(seat, ship_icon(*ship), "load", "loads", format!("{tea} onto {}", ship.ship().name))
        }
        Event::Robbed { seat, tea, .. } => by(seat, tea_icon(*tea), "take", "takes", format!("{tea} off another ship")),
        Event::Sailed { seat, ship } => {
            let line =
                Some(plain(Some(*seat), "ship-sailed", format!("{} sails for {}", ship.ship().name, whom(&w, *seat))));
            line.map(|line| aside(major(line), signed(ship.ship().points.into())))
        }
        // The line of the source of the points has named it: the card, the crate, the ship.
        Event::Points { category: score::SHIPS | score::CARDS | score::CRATES, .. } => None,
        Event::Points { seat, category, points } => {
            let text = format!("{}: {}", w.who(*seat), names::category(*category));
            Some(aside(plain(Some(*seat), "pt", text), signed(*points)))
        }
        Event::Marketed { seat, die, slot, card } => {
            let what = match card {
                Some(card) => format!("{} from slot {slot} with a {die}", card_name(*card)),
                None => format!("to the deck from slot {slot} with a {die}"),
            };
            let (you, they) = if card.is_some() { ("take", "takes") } else { ("go", "goes") };
            by(seat, "bd-market", you, they, what).map(major)
        }
        Event::Searched { seat, cards } => {
            let names: Vec<_> = cards.iter().map(|card| card_name(*card)).collect();
            by(seat, "bd-market", "look", "looks", format!("at {}", names.join(", ")))
        }
        Event::Kept { seat, card } => by(seat, card_icon(*card), "keep", "keeps", card_name(*card)).map(major),
        Event::Topped { seat, card } => {
            by(seat, card_icon(*card), "put", "puts", format!("{} back on top", card_name(*card)))
        }
        Event::ShipsSearched { seat, ships } => {
            let names: Vec<_> = ships.iter().map(|ship| ship.ship().name).collect();
            by(seat, "bd-harbour", "look", "looks", format!("at {}", names.join(", ")))
        }
        Event::ShipKept { seat, ship } => {
            by(seat, ship_icon(*ship), "keep", "keeps", ship.ship().name.into()).map(major)
        }
        Event::ShipTopped { seat, ship } => {
            by(seat, ship_icon(*ship), "put", "puts", format!("{} back on top", ship.ship().name))
        }
        Event::Planted { seat, card, slot } => {
            let what = format!("{} {}", card_name(*card), slot_name(*slot));
            let line = by(seat, card_icon(*card), "plant", "plants", what)?;
            let points = if card.card().family == Family::Crate { 0 } else { card.card().points.into() };
            Some(if points > 0 { aside(line, signed(points)) } else { line })
        }
        Event::CardDiscarded { seat, card, tokens, .. } => {
            let line = by(seat, card_icon(*card), "discard", "discards", card_name(*card))?;
            // A crate had value only while it was full.
            let counted = card.card().family != Family::Crate || *tokens == CRATE_CAPACITY;
            let points = if counted { i32::from(card.card().points) } else { 0 };
            Some(if points > 0 { aside(line, signed(-points)) } else { line })
        }
        Event::PalaceUsed { seat, hall, die } => {
            let (icon, what) = match hall {
                Hall::Move => ("pa-move", "to move a card"),
                Hall::Swap => ("pa-swap", "to swap two cards"),
                Hall::Refresh => ("pa-refresh", "to turn cards face up"),
                Hall::Coin => ("first-coin", "for the coin"),
            };
            by(seat, icon, "go", "goes", format!("to the palace with a {die}, {what}")).map(major)
        }
        Event::CoinTaken { seat } => by(seat, "first-coin", "begin", "begins", "next year".into()),
        Event::CardMoved { seat, card, to, .. } => {
            by(seat, card_icon(*card), "move", "moves", format!("{} {}", card_name(*card), slot_name(*to)))
        }
        Event::CardsSwapped { seat, one, other } => {
            let what = format!("the cards {} and {}", slot_name(*one), slot_name(*other));
            by(seat, "pa-swap", "swap", "swaps", what)
        }
        Event::Refreshed { seat, count } => {
            let cards = if *count == 1 { "1 card".into() } else { format!("{count} cards") };
            by(seat, "ui-flip", "turn", "turns", format!("{cards} face up"))
        }
        Event::Reserved { seat, ship, low, high, .. } => {
            let what = format!("{} with {}", harbour_name(*ship), run(*low, *high));
            by(seat, "bd-harbour", "reserve", "reserves", what).map(major)
        }
        Event::Displaced { seat, ship, .. } => {
            let text = format!("{} run is pushed off {}", capital(&w.whose(*seat)), harbour_name(*ship));
            Some(major(plain(Some(*seat), "ui-shield", text)))
        }
        Event::Answered { seat, low, high, .. } => {
            by(seat, "ui-shield", "answer", "answers", format!("with {}", run(*low, *high))).map(major)
        }
        Event::LetGo { seat } => by(seat, "ui-flag", "let", "lets", "the ship go".into()),
        Event::Relocated { seat, ship, .. } => {
            let text = format!("{} run moves to {}", capital(&w.whose(*seat)), harbour_name(*ship));
            Some(plain(Some(*seat), "bd-harbour", text))
        }
        Event::Returned { seat, dice } => {
            Some(major(plain(Some(*seat), "ui-dice", format!("{} {dice} come back", capital(&w.whose(*seat))))))
        }
        Event::Produced { seat, value, count, position } => {
            let what = format!("{} on the Production board, place {}", set(*value, *count), position + 1);
            by(seat, "bd-production", "place", "places", what).map(major)
        }
        Event::Joined { seat, value, added, count, position } => {
            let what = format!("{added} to {}, place {}", set(*value, *count), position + 1);
            by(seat, "bd-production", "add", "adds", what).map(major)
        }
        Event::Paid { seat, tea, .. } => by(seat, "ui-spend", "pay", "pays", tea.to_string()),
        Event::Changed { seat, from, to } => by(seat, "ui-dice", "turn", "turns", format!("a {from} into a {to}")),
        Event::AbilityUsed { seat, tea, ability } => by(
            seat,
            names::ability_icon(*ability),
            "use",
            "uses",
            format!("the {tea} merchant: {}", names::ability(*ability)),
        ),
        Event::Rerolled { seat, from, to } => by(seat, "ui-dice", "roll", "rolls", format!("{from} again: {to}")),
        Event::Blended { seat, from, to, .. } => by(seat, tea_icon(*to), "turn", "turns", format!("{from} into {to}")),
        Event::Passed { seat } => by(seat, "ui-flag", "pass", "passes", "for the year".into()).map(major),
        Event::ShipTaken { seat, ship, .. } => {
            by(seat, ship_icon(*ship), "take", "takes", ship.ship().name.to_string()).map(major)
        }
        Event::Docked { seat, ship, .. } => {
            Some(plain(Some(*seat), ship_icon(*ship), format!("{} lies at {} dock", ship.ship().name, w.whose(*seat))))
        }
        Event::ShipDiscarded { seat, ship, .. } => {
            by(seat, ship_icon(*ship), "give", "gives", format!("up {}", ship.ship().name)).map(major)
        }
        Event::Movement { seat, points } => {
            by(seat, "bd-production", "have", "has", format!("{} to spend", names::steps(*points)))
        }
        Event::Unused { points: 0, .. } => None,
        Event::Unused { seat, points } => by(seat, "ui-lost", "leave", "leaves", format!("{points} unused")),
        Event::YearEnded { year } => Some(plain(None, "ui-flag", format!("The year {year} ends: workers go home"))),
        Event::MarketCleared { card } => {
            Some(plain(None, card_icon(*card), format!("{} goes under the deck", card_name(*card))))
        }
        Event::MarketDealt { card, slot } => {
            Some(plain(None, card_icon(*card), format!("{} comes to market slot {slot}", card_name(*card))))
        }
        Event::MarketClosed => Some(major(plain(None, "bd-market", "The deck is out: the market closes".into()))),
        Event::HarbourDealt { ship, slot } => {
            Some(plain(None, ship_icon(*ship), format!("{} comes to harbour slot {slot}", ship.ship().name)))
        }
        Event::Errand { entry, written, does, because } => {
            let mut text = match entry {
                7 => "The automaton".to_string(),
                entry => format!("Entry {entry} of its card: {}", names::errand_name(*written)),
            };
            let why = names::because(*because);
            if !why.is_empty() {
                text = format!("{text}; {why}");
            }
            Some(plain(Some(Seat(1)), names::errand_icon(*does), text))
        }
        Event::AutomatonPicked { dice, of, how } => {
            Some(plain(Some(Seat(1)), "ui-dice", format!("Of {of} it picks {dice}: {}", names::picked(*how))))
        }
        Event::AutomatonShip { ship, how, .. } => {
            let text = format!("It takes {}: {}", harbour_name(*ship), names::chosen(*how));
            Some(plain(Some(Seat(1)), "bd-harbour", text))
        }
        Event::AutomatonTook { die, slot, card } => {
            let (icon, name) = match card {
                Some(card) => (card_icon(*card), card_name(*card)),
                None => ("ui-lost", "nothing: the deck is empty".into()),
            };
            let place = match slot {
                0 if card.is_some() => "on top of the deck, as no slot is to be had".into(),
                0 => "which is spent".into(),
                6 => "in slot 6, the top card".into(),
                slot => format!("in slot {slot}"),
            };
            let line = major(plain(Some(Seat(1)), icon, format!("The automaton takes {name} with a {die} {place}")));
            Some(card.map_or(line.clone(), |card| aside(line, signed(card.card().points.into()))))
        }
        Event::AutomatonFourth { value, count } => {
            let text = format!("{} would be fourth: the automaton takes it back for the market", set(*value, *count));
            Some(major(plain(Some(Seat(1)), names::errand_icon(Errand::Production), text)))
        }
        Event::Ended { end } => {
            let why = if *end == GOAL_REACHED { "enough ships have sailed" } else { "the eighth year was the last" };
            Some(major(plain(None, "ui-flag", format!("The game ends: {why}"))))
        }
    }
}

fn harvest(event: &Event, w: &Who) -> Option<Line> {
    match event {
        Event::Harvested { seat, die, tea } => {
            let text = format!("{} {tea} with a {die}", w.does(*seat, "harvest", "harvests"));
            Some(major(plain(Some(*seat), tea_icon(*tea), text)))
        }
        _ => None, // the line of the placement says it
    }
}

/// Returns the points of a full crate of this tea.
fn crate_points(tea: Tea) -> i32 {
    let mut crates = CardId::all().map(CardId::card).filter(|card| card.family == Family::Crate);
    crates.find(|card| card.teas.has(tea)).map_or(0, |card| card.points.into())
}

fn whom(w: &Who, seat: Seat) -> String {
    if w.automaton(seat) { "the automaton".into() } else { w.0.whom(seat).into() }
}

/// Names a harbour target by its ship.
fn harbour_name(ship: Option<ShipId>) -> &'static str {
    ship.map_or("the ship deck", |ship| ship.ship().name)
}

fn run(low: u8, high: u8) -> String {
    Dice::run(low, high).to_string()
}

fn set(value: u8, count: u8) -> String {
    Dice::many(value, count).to_string()
}
