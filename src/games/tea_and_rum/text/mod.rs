//! The words of Tea & Rum: names, prompts, buttons, refusals, the story, the result.
//!
//! Used by the page, the story and the transcripts. Everything that a player reads stands in this folder and in
//! `rulebook`; figures come from the view and from `data`.

pub mod components;
pub mod names;
mod prompt;
pub(super) mod refusal;
mod story;
mod verb;

use super::action::Action;
use super::events::Event;
use super::pieces::Colour;
use super::press::Part;
use super::view::View;
use super::{Options, TeaAndRum, rulebook};
use crate::engine::rulebook::Rulebook;
use crate::engine::{Component, ComponentGroup, Line, Outcome, Seat, Speaker, Whereabouts, Words};

impl Words for TeaAndRum {
    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn components(_: &Options, _: u8, _: u16) -> Vec<ComponentGroup> {
        components::components()
    }

    fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
        components::whereabouts(view, component)
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        prompt::prompt(view, speaker)
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        verb::verb(view, action)
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
                format!("The cards turned blue: {} {} Governor.", speaker.whom(*governor), are(*governor))
            }
            (6, [king]) => format!("The cards turned red: {} {} Pirate King.", speaker.whom(*king), are(*king)),
            (7, _) => "The cards turned blue, but nobody has proved an allegiance: nobody wins.".into(),
            _ => format!("A title is shared: {} win.", story::winners(outcome.winners, speaker)),
        }
    }

    fn honours(view: &View, seat: Seat) -> Vec<&'static str> {
        let borne = [view.table.governors, view.table.kings];
        Colour::ALL.into_iter().filter(|which| borne[*which as usize].has(seat)).map(names::title).collect()
    }
}
