//! The words of Tea & Rum: names, prompts, buttons, refusals, the story, the result.
//!
//! Used by the page, the story and the transcripts. Everything that a player reads stands in this folder and in
//! `rulebook`; figures come from the view and from `data`.

pub mod asked;
pub mod components;
mod forgone;
pub mod names;
pub mod prompt;
mod refusal;
mod standings;
mod story;
mod verb;

use super::action::Action;
use super::events::Event;
use super::pieces::Colour;
use super::press::Part;
use super::score::bears;
use super::view::View;
use super::{Options, TeaAndRum, rulebook};
use crate::engine::{Outcome, Rule, Seat, SeatSet};
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Component, ComponentGroup, Line, Piece, Refusal, Speaker, Whereabouts, Words, and};

/// A result in which a title is shared: who bears which.
fn shared(outcome: &Outcome, speaker: &Speaker) -> String {
    let bears = |title| -> SeatSet { outcome.winners.iter().filter(|seat| bears(outcome, *seat, title)).collect() };
    let [governors, kings] = Colour::ALL.map(bears);
    let seats_of = |seats: SeatSet| seats.iter().collect::<Vec<Seat>>();
    let inside = |seats: SeatSet| and(&seats_of(seats).into_iter().map(|seat| speaker.whom(seat)).collect::<Vec<_>>());
    let bear = |title: Colour, seats: SeatSet| match seats_of(seats)[..] {
        [seat] => format!("{} {}", speaker.verb(seat, "are", "is"), names::title(title)),
        _ => format!("share the title of {}", names::title(title)),
    };
    let says = |title: Colour, seats: SeatSet| match seats.len() {
        0 => "the island has no Governor".into(),
        _ => format!("{} {}", inside(seats), bear(title, seats)),
    };
    let first = match governors.len() {
        0 => "The island has no Governor".into(),
        _ => format!("{} {}", speaker.who_of(&seats_of(governors)), bear(Colour::Blue, governors)),
    };
    let (blue, red) = (says(Colour::Blue, governors), says(Colour::Red, kings));
    match (speaker.names.len(), governors.is_empty()) {
        (2, true) => format!("Most victory cards are red: {red}."),
        (2, false) => format!("Most victory cards are blue: {blue}."),
        _ if governors == kings => {
            format!("{} share both titles: Governor and Pirate King.", speaker.who_of(&seats_of(kings)))
        }
        _ => format!("{first}, and {red}."),
    }
}

impl Words for TeaAndRum {
    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn teaching() -> &'static Teaching {
        &super::lesson::TEACHING
    }

    fn components(_: &Options, _: u8, _: u16) -> Vec<ComponentGroup> {
        components::components()
    }

    fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
        components::whereabouts(view, component)
    }

    fn next_press(_: &View, candidates: &[Action]) -> String {
        prompt::next_press(candidates).to_owned()
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
        prompt::prompt(view, speaker)
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        verb::verb(view, action)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        let (why, rule) = refusal::reason(view, part);
        Refusal { why, rule: Rule(rule) }
    }

    fn forgoes(view: &View, legal: &[Action], action: &Action) -> Option<String> {
        forgone::forgone(view, legal, action).map(str::to_owned)
    }

    fn part(view: &View, part: Part, _: &Speaker) -> String {
        verb::part(view, part)
    }

    fn heading(view: &View) -> String {
        prompt::heading(view)
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        story::story(event, speaker)
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        rulebook::rule_of(event)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let are = |seat: Seat| speaker.verb(seat, "are", "is");
        let takes = |seat: Seat| speaker.verb(seat, "take", "takes");
        match (outcome.end, winners.as_slice()) {
            (0, [governor, king]) | (1, [king, governor]) => format!(
                "{} {} Governor, and {} {} Pirate King.",
                speaker.who(*governor),
                are(*governor),
                speaker.whom(*king),
                are(*king)
            ),
            (2, [both]) => {
                format!("{} {} both titles: Governor and Pirate King.", speaker.who(*both), takes(*both))
            }
            (3, [king]) => format!("{} {} Pirate King; the island has no Governor.", speaker.who(*king), are(*king)),
            (5, [governor]) => {
                format!("Most victory cards are blue: {} {} Governor.", speaker.whom(*governor), are(*governor))
            }
            (6, [king]) => format!("Most victory cards are red: {} {} Pirate King.", speaker.whom(*king), are(*king)),
            (7, _) => "Most victory cards are blue, but nobody has fulfilled an allegiance: nobody wins.".into(),
            _ => shared(outcome, speaker),
        }
    }

    fn honours(view: &View, seat: Seat) -> Vec<&'static str> {
        let borne = [view.table.governors, view.table.kings];
        Colour::ALL.into_iter().filter(|which| borne[*which as usize].has(seat)).map(names::title).collect()
    }
}
