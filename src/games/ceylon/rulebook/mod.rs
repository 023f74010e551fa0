//! The rulebook in the app: every rule in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals refer to its sections by key. Knows no state beyond what
//! [`rule`] needs.

mod actions;
mod ending;
mod island;

use super::action::Action;
use super::events::Event;
use super::state::{Stage, Table};
use crate::engine::Rule;
use crate::words::rulebook::Rulebook;

pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Ceylon, published by Ludonova, told in our own words. The publisher’s text is the \
        authority; the pictures of our copy are lost. What stood only in a picture we took from published reviews or \
        made up anew, so that every figure and example of the text holds. Each paragraph says which it is, and the \
        last section lists all the figures that are ours.",
    sections: &[
        island::GOAL,
        island::MAP,
        island::SETUP,
        island::TWO_PLAYERS,
        actions::TURN,
        actions::CARD,
        actions::TOKEN,
        actions::PLANT,
        actions::DISTRICT_BONUS,
        actions::HARVEST,
        actions::WAREHOUSE,
        actions::TRADE,
        actions::CONTRACT_SPACES,
        actions::COUNCILLOR,
        actions::COUNCILLORS,
        actions::TECHNOLOGY,
        actions::MOVE,
        actions::RUPEES,
        ending::END,
        ending::MAJORITIES,
        ending::COMPANIES,
        ending::STARTING_TILES,
        ending::FIGURES,
    ],
};

/// The first plantation.
pub const SETUP: Rule = Rule("setup");
pub const TURN: Rule = Rule("turn");
pub const CARD: Rule = Rule("card");
pub const TOKEN: Rule = Rule("token");
pub const PLANT: Rule = Rule("plant");
pub const HARVEST: Rule = Rule("harvest");
pub const WAREHOUSE: Rule = Rule("warehouse");
pub const TRADE: Rule = Rule("trade");
pub const SPACES: Rule = Rule("contract-spaces");
pub const HIRE: Rule = Rule("councillor");
pub const ADVANCE: Rule = Rule("technology");
pub const MOVE: Rule = Rule("move");
pub const RUPEES: Rule = Rule("rupees");
pub const TILES: Rule = Rule("starting-tiles");
pub const END: Rule = Rule("end");
/// Majorities, and ties of the final scores.
pub const MAJORITIES: Rule = Rule("majorities");
/// Companies supplied and leftover markers.
pub const COMPANIES: Rule = Rule("companies");

/// Returns the section that allows a legal action.
pub(in crate::games::ceylon) fn rule(table: &Table, action: &Action) -> Rule {
    match *action {
        Action::Start(_) => SETUP,
        Action::Card { .. } => CARD,
        Action::Token => TOKEN,
        Action::Plant { tile: true, .. }
        | Action::Harvest { tile: true, .. }
        | Action::Trade { less: Some(_), .. }
        | Action::Hire { tile: true, .. }
        | Action::Advance { tile: true }
        | Action::Move { tile: true, .. }
        | Action::Rupees { tile: true } => TILES,
        Action::Plant { .. } => PLANT,
        Action::Harvest { .. } => HARVEST,
        Action::Trade { .. } => TRADE,
        Action::Hire { .. } => HIRE,
        Action::Advance { .. } => ADVANCE,
        Action::Move { .. } => MOVE,
        Action::Rupees { .. } => RUPEES,
        Action::Discard(_) => WAREHOUSE,
        Action::Done if table.stage == Stage::Spare => TOKEN,
        Action::Done => HARVEST,
    }
}

/// Returns the section behind an event, if it differs from that of the preceding action: for the end of a turn and the
/// final scoring.
pub(in crate::games::ceylon) fn rule_of(event: &Event) -> Option<Rule> {
    Some(match event {
        Event::Drew { .. } => TURN,
        Event::Loaded { .. } => TRADE,
        Event::Closing { .. } => END,
        Event::Placed { .. } | Event::Won { .. } => MAJORITIES,
        Event::Companies { .. } | Event::Leftover { .. } => COMPANIES,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_section() {
        let all = [
            SETUP, TURN, CARD, TOKEN, PLANT, HARVEST, WAREHOUSE, TRADE, SPACES, HIRE, ADVANCE, MOVE, RUPEES, TILES,
            END, MAJORITIES, COMPANIES,
        ];
        assert!(all.into_iter().all(|rule| RULEBOOK.section(rule).is_some()));
    }

    #[test]
    fn sections_are_numbered_and_named_once() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1);
            assert!(!section.paragraphs.is_empty());
        }
    }
}
