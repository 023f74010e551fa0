//! The words of Chai, as messages of `chai.ftl`: prompts, buttons, parts, refusals, the story, answers, the box.
//!
//! Called through [`Words`]; the board also uses `labels`, `nouns`, `icons` and `pieces`. Figures come from the view
//! and from `data`. Knows no language and no screen.

mod answers;
mod components;
mod facts;
mod forgone;
mod happening;
pub mod icons;
pub mod labels;
pub mod nouns;
mod part;
pub mod pieces;
mod prompt;
mod refusal;
mod standings;
mod story;
#[cfg(test)]
mod tests;
mod verb;

use super::Chai;
use super::action::Action;
use super::data::FIRST_YEAR;
use super::events::Event;
use super::options::Options;
use super::places::Space;
use super::press::Part;
use super::rulebook;
use super::view::View;
use crate::engine::{Outcome, Rule, Seat, Viewer};
use crate::message;
use crate::words::draft::NoDraft;
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Argument, Message, Piece, Topic, Whereabouts};
use crate::words::{Component, ComponentGroup, Happening, Line, Refusal, Told, Words};

impl Words for Chai {
    type Draft = NoDraft;

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

    fn marks(view: &View, action: &Action) -> Vec<Argument> {
        verb::marks(view, action)
    }

    fn told(action: &Action) -> Told {
        verb::told(action)
    }

    fn next_press(_: &View, candidates: &[Action]) -> Message {
        prompt::next_press(candidates)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn forgoes(view: &View, legal: &[Action], action: &Action) -> Option<Message> {
        forgone::forgone(view, legal, action)
    }

    fn warn(view: &View, actions: &[Action], events: &[Event]) -> Option<Message> {
        let other_slot = || forgone::other_slot(view, actions);
        forgone::overbooked(view, actions).or_else(|| forgone::last_year(view, events)).or_else(other_slot)
    }

    fn part(view: &View, part: Part) -> Message {
        part::part(view, part)
    }

    fn heading(view: &View) -> Message {
        let table = &view.table;
        let year = FIRST_YEAR + u16::from(table.year);
        match table.solo {
            true => message!("heading-race", year: year, goal: table.goal),
            false => message!("heading", year: year, goal: table.goal),
        }
    }

    fn line(event: &Event, _: Viewer) -> Option<Line> {
        story::line(event)
    }

    fn goes_along(next: &[Action]) -> bool {
        let lane = |action: &Action| match *action {
            Action::Lane(to) | Action::Step { from: Space::Field, to, .. } => Some(to),
            _ => None,
        };
        matches!(next, [one, other] if lane(one).is_some() && lane(other).is_some() && lane(one) != lane(other))
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        rulebook::rule_of(event)
    }

    fn closes(event: &Event) -> bool {
        matches!(event, Event::YearEnded { .. } | Event::YearBegan { .. } | Event::Ended { .. })
    }

    fn happening(_: &View, event: &Event) -> Option<Happening> {
        happening::happening(event)
    }

    fn result(outcome: &Outcome, seats: u8) -> Message {
        if seats == 1 { race_result(outcome) } else { duel_result(outcome) }
    }

    fn components(_: &Options, _: u8, rules: u16) -> Vec<ComponentGroup> {
        components::components(rules)
    }

    fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
        components::whereabouts(view, piece, count)
    }

    fn piece(view: &View, part: Part) -> Piece {
        pieces::piece(view, part)
    }

    fn kinds() -> &'static [&'static str] {
        pieces::KINDS
    }

    fn entry(_: &View, piece: Piece) -> Option<Component> {
        answers::entry(piece)
    }

    fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
        answers::state_of_piece(view, piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(Message, Message)> {
        standings::standings(view, seat)
    }

    const PLACES: &'static [&'static str] = facts::PLACES;

    fn facts(view: &View, topic: Topic) -> Vec<Message> {
        facts::facts(view, topic)
    }
}

/// Returns the result of a Tea Race; the automaton's score is at index 1.
fn race_result(outcome: &Outcome) -> Message {
    let (who, end) = (Seat(0), outcome.end);
    let (own, other) = (outcome.scores.0[0], outcome.scores.0[1]);
    match (outcome.winners.has(who), own == other) {
        (true, false) => message!("result-race-won", who: who, points: own, other: other, end: end),
        (true, true) => message!("result-race-tied", who: who, points: own, end: end),
        (false, true) => message!("result-race-lost-tied", who: who, points: own, end: end),
        (false, false) => message!("result-race-lost", who: who, points: own, other: other, end: end),
    }
}

/// Returns the result of a game of two players.
fn duel_result(outcome: &Outcome) -> Message {
    let end = outcome.end;
    let [one, two] = [outcome.scores.0[0], outcome.scores.0[1]];
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match (winners.len() == 1, one == two) {
        (true, false) => message!("result-won", who: winners, points: one.max(two), other: one.min(two), end: end),
        (true, true) => message!("result-tied", who: winners, points: one, end: end),
        (false, _) => message!("result-shared", who: winners, points: one, end: end),
    }
}
