//! The words of the card game, as messages of `ceylon_cards.ftl`.
//!
//! Called through [`Words`]; the board also uses `labels`, `nouns` and the entries of pieces. Contains no sentence.

pub mod answers;
pub mod components;
mod facts;
mod happening;
pub mod labels;
pub mod nouns;
mod part;
mod prompt;
pub mod refusal;
mod standings;
mod story;
mod verb;

#[cfg(test)]
mod tests;

use super::action::Action;
use super::data::{ROUNDS, TARGET};
use super::draft::Draft;
use super::events::Event;
use super::options::Options;
use super::press::Part;
use super::rulebook;
use super::score::{TieBreak, tie_break};
use super::state::End;
use super::view::View;
use super::{CeylonCards, turn_number};
use crate::engine::{Outcome, Rule, Seat, Viewer};
use crate::message;
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Argument, Message, Piece, Topic, Whereabouts};
use crate::words::{Component, ComponentGroup, Happening, Line, Refusal, Words};

impl Words for CeylonCards {
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
        verb::verb(view, action)
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
        message!("heading", turn: turn_number(view.round, view.first, view.active, view.seats))
    }

    fn line(event: &Event, _: Viewer) -> Option<Line> {
        story::line(event)
    }

    /// Warns before an action whose outcome depends on chance or on other players.
    fn warn(_: &View, actions: &[Action], _: &[Event]) -> Option<Message> {
        labels::explain(*actions.first()?)
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        rulebook::rule_of(event)
    }

    fn closes(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn happening(_: &View, event: &Event) -> Option<Happening> {
        happening::happening(event)
    }

    fn result(outcome: &Outcome, seats: u8) -> Message {
        result(outcome, seats)
    }

    fn components(_: &Options, seats: u8, _: u16) -> Vec<ComponentGroup> {
        components::components(seats)
    }

    fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
        components::whereabouts(view, piece, count)
    }

    fn piece(_: &View, part: Part) -> Piece {
        answers::piece(part)
    }

    fn kinds() -> &'static [&'static str] {
        answers::KINDS
    }

    fn entry(view: &View, piece: Piece) -> Option<Component> {
        answers::entry(view, piece)
    }

    fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
        answers::state_of_piece(view, piece)
    }

    fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        answers::pile(view, piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
        standings::standings(view, seat)
    }

    const PLACES: &'static [&'static str] = facts::PLACES;

    fn facts(view: &View, topic: Topic) -> Vec<Message> {
        facts::facts(view, topic)
    }
}

fn result(outcome: &Outcome, seats: u8) -> Message {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let score = winners.first().map_or(0, |seat| outcome.scores[*seat]);
    let beaten: Vec<Seat> =
        Seat::all(seats).filter(|seat| !outcome.winners.has(*seat) && outcome.scores[*seat] == score).collect();
    let result = match outcome.end {
        end if end == End::Target as u8 => message!("result-target", who: winners, score: score, target: TARGET),
        end if end == End::EqualTurns as u8 => message!("result-equal", who: winners, score: score),
        _ => message!("result-rounds", who: winners, score: score, rounds: ROUNDS),
    };
    match tie_break(outcome, seats) {
        Some(TieBreak::Officials) => message!("result-officials", result: result, beaten: beaten),
        Some(TieBreak::Plantations) => message!("result-plantations", result: result, beaten: beaten),
        None => result,
    }
}
