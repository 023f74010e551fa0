//! The words of Tea & Rum, as messages of `tea_and_rum.ftl`: prompts, buttons, refusals, story, answers, results.
//!
//! Called through [`Words`]; the board also uses `labels`, `phrases`, `nouns` and `kinds`. Figures come from the view
//! and from `data`. Contains no sentence.

pub mod answers;
pub mod components;
pub mod drawings;
mod facts;
mod forgone;
mod happening;
pub mod kinds;
pub mod labels;
pub mod nouns;
mod part;
pub mod phrases;
pub mod prompt;
mod refusal;
mod standings;
mod story;
pub mod verb;

#[cfg(test)]
mod tests;

use super::action::Action;
use super::change::Change;
use super::composer::Composer;
use super::events::Event;
use super::pieces::{Colour, Way};
use super::press::Part;
use super::rulebook;
use super::score::has_title;
use super::state::Stage;
use super::view::View;
use super::{Options, TeaAndRum};
use crate::engine::{Outcome, Rule, Seat, Viewer};
use crate::message;
use crate::words::Argument::Noun;
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Argument, Message, Piece, Whereabouts};
use crate::words::{Component, ComponentGroup, Happening, Line, Refusal, Topic, Words};

/// Returns the result of a game in which a title is shared.
fn shared(outcome: &Outcome, seats: u8) -> Message {
    let holders =
        |title| -> Vec<Seat> { outcome.winners.iter().filter(|seat| has_title(outcome, *seat, title)).collect() };
    let [governors, kings] = Colour::ALL.map(holders);
    match (seats, governors.is_empty()) {
        (2, true) => message!("result-two-share-king", winners: kings),
        (2, false) => message!("result-two-share-governor", winners: governors),
        (_, true) => message!("result-kings-alone", kings: kings),
        _ if governors == kings => message!("result-share-both", winners: kings),
        _ => message!("result-shared", governors: governors, kings: kings),
    }
}

impl Words for TeaAndRum {
    type Draft = Composer;

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

    fn next_press(_: &View, candidates: &[Action]) -> Message {
        prompt::next_press(candidates)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn forgoes(view: &View, legal: &[Action], action: &Action) -> Option<Message> {
        forgone::forgone(view, legal, action)
    }

    fn part(view: &View, part: Part) -> Message {
        part::part(view, part)
    }

    fn heading(view: &View) -> Message {
        prompt::heading(view)
    }

    fn line(event: &Event, _: Viewer) -> Option<Line> {
        story::story(event)
    }

    /// Warns of an action that leads to an allegiance, and of an alternative action that offers nothing to choose.
    fn warn(view: &View, actions: &[Action], events: &[Event]) -> Option<Message> {
        let (seat, _) = view.table.decision()?;
        let blue = Change::from_events(seat, events).points[Colour::Blue as usize];
        if view.could_be_called(seat, blue) {
            let before = view.table.players[seat].points[Colour::Blue as usize];
            return Some(labels::crown_calls(before, blue));
        }
        match actions {
            [Action::Work(at, Way::Instead)] if view.could_choose(seat, at.alternative()) == Some(0) => {
                Some(labels::in_vain())
            }
            _ => None,
        }
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        rulebook::rule_of(event)
    }

    fn closes(event: &Event) -> bool {
        match event {
            Event::StageBegan { stage } => *stage == Stage::Wish,
            Event::RoundBegan { .. } | Event::SoldOut { .. } | Event::Exchanged { .. } | Event::Crowned { .. } => true,
            _ => false,
        }
    }

    fn happening(_: &View, event: &Event) -> Option<Happening> {
        happening::happening(event)
    }

    fn result(outcome: &Outcome, seats: u8) -> Message {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        match (outcome.end, winners.as_slice()) {
            (0, &[governor, king]) | (1, &[king, governor]) => {
                message!("result-two-winners", governor: governor, king: king)
            }
            (2, &[winner]) => message!("result-both-titles", winner: winner),
            (3, &[king]) => message!("result-king-alone", king: king),
            (5, &[governor]) => message!("result-two-governor", winner: governor),
            (6, &[king]) => message!("result-two-king", winner: king),
            (7, _) => Message::new("result-two-none"),
            _ => shared(outcome, seats),
        }
    }

    fn honours(view: &View, seat: Seat) -> Vec<Message> {
        let borne = [view.table.governors, view.table.kings];
        let own = Colour::ALL.into_iter().filter(|which| borne[*which as usize].has(seat));
        own.map(|which| Message::new(nouns::honour(which))).collect()
    }

    fn components(_: &Options, _: u8, _: u16) -> Vec<ComponentGroup> {
        components::components()
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

/// Returns the message `id` with a title and the colour of points that decides it.
fn titled(id: &'static str, title: Colour) -> Message {
    Message::new(id).with("honour", Noun(nouns::honour(title))).with("colour", Noun(nouns::colour(title)))
}
