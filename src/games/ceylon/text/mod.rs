//! The words of the game: prompts, buttons, names of pieces, lines of the story.
//!
//! Everything that a player reads stands in this folder and in `rulebook`, so that a language can
//! be added. Numbers come from the view and from `data`, never from the sentences.

pub mod asked;
pub mod components;
pub mod names;
mod prompt;
mod refusal;
mod standings;
mod story;

use super::Ceylon;
use super::Options;
use super::action::Action;
use super::data::PURSE_RUPEES;
use super::events::Event;
use super::map::Hex;
use super::pieces::{Main, Reward, Tile};
use super::press::{ActionKind, Part};
use super::rulebook::RULEBOOK;
use super::state::{Stage, Table};
use super::view::View;
use crate::engine::{Game, Outcome, Rule, Seat};
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Component, ComponentGroup, Line, Piece, Refusal, Speaker, Whereabouts, Words, figures};
use names::{company, councillor_of, kind, main_verb, rupees};

impl Words for Ceylon {
    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn teaching() -> &'static Teaching {
        &super::lesson::TEACHING
    }

    fn components(_: &Options, seats: u8, _: u16) -> Vec<ComponentGroup> {
        components::components(seats)
    }

    fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
        components::whereabouts(view, component)
    }

    fn piece(view: &View, part: Part) -> Piece {
        asked::piece(view, part)
    }

    fn kinds() -> &'static [&'static str] {
        asked::KINDS
    }

    fn entry(view: &View, piece: Piece) -> Option<Component> {
        asked::entry(view, piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
        standings::standings(view, seat)
    }

    fn now(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
        asked::now(view, piece, speaker)
    }

    fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        asked::pile(view, piece)
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        let table = &view.table;
        if table.stage == Stage::Over {
            return "The game is over.".into();
        }
        if speaker.is_you(table.actor) && view.is_acting() {
            prompt::own(view)
        } else {
            prompt::awaited(table, speaker)
        }
    }

    fn next_press(_: &View, candidates: &[Action]) -> String {
        prompt::next_press(candidates).to_owned()
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        verb(view, action)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn part(view: &View, part: Part, speaker: &Speaker) -> String {
        part_name(view, part, speaker)
    }

    fn heading(view: &View) -> String {
        let table = &view.table;
        let cards = match table.deck {
            1 => "1 card left".to_owned(),
            deck => format!("{deck} cards left"),
        };
        match (table.stage, table.closing) {
            (Stage::Start, _) => "First plantations".into(),
            (Stage::Over, _) => format!("After {} rounds", table.round()),
            (_, Some(_)) if table.deck == 0 => "Last round".into(),
            (_, Some(_)) => format!("Last round, {cards}"),
            _ => format!("Round {}, {cards}", table.round()),
        }
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        story::line(event, speaker)
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        super::rulebook::rule_of(event)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let Some(winner) = outcome.winners.iter().next() else { return "Nobody wins.".into() };
        let most = outcome.scores[winner];
        let seats = speaker.names.len() as u8;
        let tied = Seat::all(seats).filter(|seat| *seat != winner && outcome.scores[*seat] == most).count() > 0;
        let (who, wins) = (speaker.who(winner), speaker.verb(winner, "win", "wins"));
        let tie = if tied { ", ahead of an equal score by technology" } else { "" };
        let why = Ceylon::INFO.ends.get(usize::from(outcome.end)).copied().unwrap_or_default();
        format!("{who} {wins} with {} points{tie}. {why}.", figures(most))
    }
}

/// Which kind of action this is; `None` for what is not done for its own sake.
pub fn kind_of(action: &Action) -> Option<ActionKind> {
    Some(match action {
        Action::Plant { .. } => ActionKind::Main(Main::Plant),
        Action::Harvest { .. } => ActionKind::Main(Main::Harvest),
        Action::Trade { .. } => ActionKind::Main(Main::Trade),
        Action::Hire { .. } => ActionKind::Main(Main::Hire),
        Action::Advance { .. } => ActionKind::Main(Main::Advance),
        Action::Move { .. } => ActionKind::Move,
        Action::Rupees { .. } => ActionKind::Rupees,
        _ => return None,
    })
}

/// The action as the name of a button.
fn verb(view: &View, action: &Action) -> String {
    let table = &view.table;
    let seat = table.actor;
    match *action {
        Action::Start(at) => format!("Start in {}", names::district(at.district())),
        Action::Card { own, other } => {
            format!("{}; the others may {}", main_verb(own), main_verb(other).to_ascii_lowercase())
        }
        Action::Token => "Use a technology token".into(),
        Action::Plant { at, tile: false } => format!("Plant in {}", names::district(at.district())),
        Action::Plant { tile: true, .. } => "Add a second marker".into(),
        Action::Harvest { at, tile } => {
            let far = if tile { " from afar" } else { "" };
            format!("Take a {} chest{far}", table.tea(at))
        }
        Action::Trade { wagon, reward, less } => {
            let gain = table.wagons[usize::from(wagon)].map_or(String::new(), |contract| {
                let order = contract.order();
                match reward {
                    Reward::Rupees => rupees(order.reward(reward)),
                    Reward::Points => names::points(order.reward(reward)),
                }
            });
            let short = less.map_or(String::new(), |tea| format!(", less a {tea} chest"));
            format!("Trade for {gain}{short}")
        }
        Action::Hire { district, .. } => format!("Hire {}", councillor_of(district)),
        Action::Advance { tile: false } => "Advance a step".into(),
        Action::Advance { tile: true } => "Advance two steps".into(),
        Action::Move { tile: true, .. } => "Move anywhere, free".into(),
        Action::Move { to, tile: false } => match table.move_price(seat, to) {
            0 => "Move, free".into(),
            price => format!("Move for {}", rupees(price)),
        },
        Action::Rupees { tile } => {
            let purse = if tile { PURSE_RUPEES } else { 0 };
            format!("Take {}", rupees(table.take(seat) + purse))
        }
        Action::Discard(tea) => format!("Give a {tea} chest back"),
        Action::Done if table.stage == Stage::Spare => "Keep the token".into(),
        Action::Done => "Finish the harvest".into(),
    }
}

/// The accessible name of a part.
fn part_name(view: &View, part: Part, speaker: &Speaker) -> String {
    let table = &view.table;
    let own = &table.estates[view.seat()];
    match part {
        Part::Half { own, other } => {
            format!("{}, leaving “{}” to the others", main_verb(own), main_verb(other))
        }
        Part::ActionKind(one) => kind(one).into(),
        Part::Hex(hex) => hex_name(view, hex, speaker),
        Part::Wagon(wagon) => wagon_name(table, wagon),
        Part::Reward(Reward::Rupees) => "The reward in rupees".into(),
        Part::Reward(Reward::Points) => "The reward in points".into(),
        Part::Chest(tea) => format!("{} tea, {} in the warehouse", names::tea(tea), own.chests[tea.index()]),
        Part::Councillor(district) => match table.councillors[district.index()] {
            Some(councillor) => {
                let hired = Seat::all(table.seats).filter(|seat| table.estates[*seat].hired.has(district));
                let hired: Vec<String> = hired.map(|seat| speaker.whom(seat).to_owned()).collect();
                let hired = if hired.is_empty() { "nobody".to_owned() } else { names::and(&hired) };
                format!("{}: {}; hired by {hired}", councillor_of(district), names::ability(councillor))
            }
            None => format!("{} is not in play", names::district(district)),
        },
        Part::Tile => match own.tile {
            Some(tile) if own.turned => {
                format!("Starting tile {}, used. {}", Tile::number(tile), names::tile_help(tile))
            }
            Some(tile) => format!("Starting tile {}. {}", Tile::number(tile), names::tile_help(tile)),
            None => "No starting tile".into(),
        },
        Part::Token => match own.tokens {
            1 => "1 technology token".into(),
            tokens => format!("{tokens} technology tokens"),
        },
        Part::Done if table.stage == Stage::Spare => "Keep the token".into(),
        Part::Done => "Finish the harvest".into(),
    }
}

/// A hex with what stands on it, and what it costs to reach it.
fn hex_name(view: &View, hex: Hex, speaker: &Speaker) -> String {
    let table = &view.table;
    let place = format!("{} {}", names::district(hex.district()), hex.0 % 8 + 1);
    let plantation = match table.owner(hex) {
        Some(seat) if table.estates[seat].graft == Some(hex) => {
            format!(", {} doubled plantation", speaker.whose(seat))
        }
        Some(seat) => format!(", {} plantation", speaker.whose(seat)),
        None => String::new(),
    };
    let started = |seat: &Seat| !table.estates[*seat].fields.is_empty() && table.estates[*seat].pawn == hex;
    let pawns: Vec<String> =
        Seat::all(table.seats).filter(started).map(|seat| format!("{} pawn", speaker.whose(seat))).collect();
    let pawns = if pawns.is_empty() { String::new() } else { format!(", {}", pawns.join(", ")) };
    let moves = view.is_acting() && table.stage == Stage::Act && hex != table.estates[view.seat()].pawn;
    let price = match moves.then(|| table.move_price(view.seat(), hex)) {
        Some(0) => ", free to reach".to_owned(),
        Some(price) => format!(", {} to reach", rupees(price)),
        None => String::new(),
    };
    format!("{place}, level {}{plantation}{pawns}{price}", table.level(hex))
}

/// A wagon with what its contract asks for and gives; wagons are counted from 0.
fn wagon_name(table: &Table, wagon: u8) -> String {
    let number = wagon + 1;
    match table.wagons[usize::from(wagon)] {
        Some(contract) => {
            let order = contract.order();
            let gain = format!("{} or {}", rupees(order.rupees), names::points(order.points));
            let (company, demand) = (company(order.company), names::demand(order.demand));
            format!("Wagon {number}: {company} asks for {demand}, gives {gain}")
        }
        None if table.contracts.is_empty() => format!("Wagon {number}, empty; no contract is left"),
        None => format!("Wagon {number}, empty until the end of the turn"),
    }
}
