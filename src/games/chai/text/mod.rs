//! The words of Chai: prompts, names of buttons and pieces, the story, refusals.
//!
//! Everything a player reads of this game is in this folder and in `rulebook`, so that a language
//! can be added. Figures come from the view and from `data`. Knows no screen.

pub mod asked;
pub mod components;
mod forgone;
pub mod names;
mod part;
pub mod prompt;
mod refusal;
mod standings;
mod story;
mod verb;

use super::action::Action;
use super::data::FIRST_YEAR;
use super::events::Event;
use super::options::Options;
use super::press::Part;
use super::view::View;
use super::{Chai, GOAL_REACHED};
use crate::engine::{Outcome, Rule, Seat};
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Component, ComponentGroup, Line, Piece, Refusal, Speaker, Whereabouts, Words};

pub use names::{
    ability, because, card_icon, card_name, chosen, errand_icon, errand_name, picked, ship_icon, slot_name, steps,
    tea_icon,
};

impl Words for Chai {
    fn rulebook() -> &'static Rulebook {
        &super::rulebook::RULEBOOK
    }

    fn teaching() -> &'static Teaching {
        &super::lesson::TEACHING
    }

    fn components(_: &Options, _: u8, rules: u16) -> Vec<ComponentGroup> {
        components::components(rules)
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

    fn entry(_: &View, piece: Piece) -> Option<Component> {
        asked::entry(piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
        standings::standings(view, seat)
    }

    fn now(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
        asked::now(view, piece, speaker)
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        prompt::prompt(view, speaker)
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        verb::verb(view, action)
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn forgoes(view: &View, legal: &[Action], action: &Action) -> Option<String> {
        forgone::forgone(view, legal, action)
    }

    fn part(view: &View, part: Part, _: &Speaker) -> String {
        part::part(view, part)
    }

    fn heading(view: &View) -> String {
        let table = &view.table;
        let year = FIRST_YEAR + u16::from(table.year);
        let game = if table.solo { "Tea Race, year" } else { "Year" };
        format!("{game} {year}, ends at {} ships", table.goal)
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        story::line(event, speaker)
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        super::rulebook::rule_of(event)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        if speaker.names.len() == 1 { race_result(outcome, speaker) } else { duel_result(outcome, speaker) }
    }
}

/// Why the game ended, inside a sentence.
fn ended(outcome: &Outcome) -> &'static str {
    if outcome.end == GOAL_REACHED { "as enough ships have sailed" } else { "after the eighth year" }
}

/// How a Tea Race went: the automaton's score stands at index 1.
fn race_result(outcome: &Outcome, speaker: &Speaker) -> String {
    let ended = ended(outcome);
    let (own, other) = (outcome.scores.0[0], outcome.scores.0[1]);
    let who = speaker.who(Seat(0));
    match (outcome.winners.has(Seat(0)), own == other) {
        (true, false) => {
            let verb = speaker.verb(Seat(0), "win", "wins");
            format!("{who} {verb} the Tea Race {own} to {other}, {ended}")
        }
        (true, true) => {
            let verb = speaker.verb(Seat(0), "hold", "holds");
            format!("{who} {verb} the automaton at {own} each, unbeaten by the tie-breaks, {ended}")
        }
        (false, true) => format!("{own} each, and the automaton wins by the tie-breaks, {ended}"),
        (false, false) => format!("The automaton wins the Tea Race {other} to {own}, {ended}"),
    }
}

/// How a game of two went.
fn duel_result(outcome: &Outcome, speaker: &Speaker) -> String {
    let ended = ended(outcome);
    let [one, two] = [outcome.scores.0[0], outcome.scores.0[1]];
    let (best, least) = (one.max(two), one.min(two));
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match winners[..] {
        [seat] if best == least => {
            let verb = speaker.verb(seat, "win", "wins");
            format!("{} {verb} by the tie-breaks with {best} each, {ended}", speaker.who(seat))
        }
        [seat] => {
            let verb = speaker.verb(seat, "win", "wins");
            format!("{} {verb} {best} to {least}, {ended}", speaker.who(seat))
        }
        _ => format!("Both merchants share the victory with {best} each, {ended}"),
    }
}
