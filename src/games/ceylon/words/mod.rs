//! The words of Ceylon, as messages of `ceylon.ftl`.
//!
//! Called through [`Words`]; the board also uses `labels`, `nouns` and `kinds`. Contains no sentence.

pub mod answers;
pub mod components;
mod facts;
mod happening;
pub mod kinds;
pub mod labels;
pub mod nouns;
mod part;
mod prompt;
mod refusal;
mod standings;
mod story;
mod verb;

#[cfg(test)]
mod tests;

use super::Ceylon;
use super::action::Action;
use super::draft::Draft;
use super::events::Event;
use super::options::Options;
use super::pieces::Main;
use super::press::{ActionKind, Part};
use super::rulebook;
use super::state::{Stage, Table};
use super::view::View;
use crate::engine::{Outcome, Rule, Seat, Viewer};
use crate::message;
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{
    Argument, Component, ComponentGroup, Happening, Line, Message, Piece, Refusal, Topic, Whereabouts, Words,
};

impl Words for Ceylon {
    type Draft = Draft;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn teaching() -> &'static Teaching {
        &super::lesson::TEACHING
    }

    fn prompt(view: &View, reader: Viewer) -> Message {
        prompt::prompt(view, reader)
    }

    fn verb(view: &View, action: &Action) -> Message {
        verb::verb(&view.table, action)
    }

    fn marks(_: &View, action: &Action) -> Vec<Argument> {
        verb::marks(action)
    }

    fn next_press(_: &View, candidates: &[Action]) -> Message {
        prompt::next_press(candidates)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn part(view: &View, part: Part) -> Message {
        part::part(view, part)
    }

    fn heading(view: &View) -> Message {
        heading(&view.table)
    }

    fn line(event: &Event, reader: Viewer) -> Option<Line> {
        story::line(event, reader)
    }

    fn motive(view: &View, action: &Action) -> Option<Message> {
        labels::motive(view, *action)
    }

    /// Warns if the player could not use the half that it keeps.
    fn warn(view: &View, actions: &[Action], _: &[Event]) -> Option<Message> {
        match actions {
            [action] => labels::in_vain(view, *action),
            _ => None,
        }
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        rulebook::rule_of(event)
    }

    fn closes(event: &Event) -> bool {
        matches!(
            event,
            Event::Closing { .. }
                | Event::Placed { .. }
                | Event::Unplaced { .. }
                | Event::Companies { .. }
                | Event::Leftover { .. }
                | Event::Won { .. }
        )
    }

    fn happening(view: &View, event: &Event) -> Option<Happening> {
        happening::happening(&view.table, event)
    }

    fn result(outcome: &Outcome, seats: u8) -> Message {
        result(outcome, seats)
    }

    fn closer(event: &Event) -> Option<Seat> {
        match event {
            Event::Closing { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn result_by(outcome: &Outcome, seats: u8, closer: Seat) -> Message {
        message!("result-ended", result: result(outcome, seats), end: outcome.end, by: closer)
    }

    fn components(_: &Options, seats: u8, _: u16) -> Vec<ComponentGroup> {
        components::components(seats)
    }

    fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
        components::whereabouts(view, piece, count)
    }

    fn piece(view: &View, part: Part) -> Piece {
        kinds::piece(view, part)
    }

    fn kinds() -> &'static [&'static str] {
        kinds::KINDS
    }

    fn entry(view: &View, piece: Piece) -> Option<Component> {
        answers::entry(view, piece)
    }

    fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
        answers::state_of_piece(view, piece)
    }

    fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        kinds::pile(view, piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
        standings::standings(view, seat)
    }

    const PLACES: &'static [&'static str] = facts::PLACES;

    fn facts(view: &View, topic: Topic) -> Vec<Message> {
        facts::facts(view, topic)
    }
}

/// Returns the kind of an action; `None` if it is a step of another action.
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

fn heading(table: &Table) -> Message {
    match (table.stage, table.closing) {
        (Stage::Start, _) => message!("heading-start"),
        (Stage::Over, _) => message!("heading-over", rounds: table.round()),
        (_, Some(_)) if table.deck == 0 => message!("heading-last"),
        (_, Some(_)) => message!("heading-last-cards", cards: table.deck),
        _ => message!("heading-round", round: table.round(), cards: table.deck),
    }
}

fn result(outcome: &Outcome, seats: u8) -> Message {
    let Some(winner) = outcome.winners.iter().next() else { return message!("prompt-over") };
    let most = outcome.scores[winner];
    let points = message!("points", n: most);
    let is_tied = Seat::all(seats).any(|seat| seat != winner && outcome.scores[seat] == most);
    match is_tied {
        true => message!("result-tied", who: winner, points: points),
        false => message!("result-won", who: winner, points: points),
    }
}
