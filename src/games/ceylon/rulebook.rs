//! The rulebook in the app: its sections, with the source of each paragraph. The words are in `rules/ceylon.ftl`.
//!
//! Shown and searched by the page; actions and refusals refer to its sections by key. Knows no state beyond what
//! [`rule`] needs.

use super::action::Action;
use super::events::Event;
use super::state::{Stage, Table};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Found, Reconstructed, Rulebook as Book, Ruling};
use crate::words::rulebook::{Rulebook, Section};

pub static RULEBOOK: Rulebook = Rulebook {
    sections: &[
        Section { key: "goal", number: "1", sources: &[Ruling, Book, Book] },
        Section { key: "map", number: "2", sources: &[Book, Book, Reconstructed] },
        Section { key: "setup", number: "3", sources: &[Book, Reconstructed, Book, Book, Book, Book, Ruling, Book] },
        Section { key: "two-players", number: "4", sources: &[Book, Ruling] },
        Section { key: "turn", number: "5", sources: &[Book, Ruling, Book] },
        Section { key: "card", number: "6", sources: &[Book, Book, Reconstructed, Ruling, Book, Deduced] },
        Section { key: "token", number: "7", sources: &[Book, Ruling] },
        Section { key: "plant", number: "8", sources: &[Book, Deduced] },
        Section { key: "district-bonus", number: "9", sources: &[Book, Ruling] },
        Section { key: "harvest", number: "10", sources: &[Book, Ruling] },
        Section { key: "warehouse", number: "11", sources: &[Book, Ruling] },
        Section { key: "trade", number: "12", sources: &[Book, Book, Ruling] },
        Section { key: "contract-spaces", number: "13", sources: &[Book, Reconstructed] },
        Section { key: "councillor", number: "14", sources: &[Book, Ruling, Reconstructed] },
        Section {
            key: "councillors",
            number: "15",
            sources: &[Book, Book, Book, Book, Book, Ruling, Book, Book, Ruling, Book],
        },
        Section { key: "technology", number: "16", sources: &[Book, Book, Reconstructed, Ruling] },
        Section { key: "move", number: "17", sources: &[Book, Ruling] },
        Section { key: "rupees", number: "18", sources: &[Book] },
        Section { key: "end", number: "19", sources: &[Book, Ruling, Book, Deduced] },
        Section { key: "majorities", number: "20", sources: &[Book, Book, Found, Deduced, Book] },
        Section { key: "companies", number: "21", sources: &[Book, Found, Book, Deduced] },
        Section {
            key: "starting-tiles",
            number: "22",
            sources: &[
                Book,
                Ruling,
                Reconstructed,
                Book,
                Book,
                Book,
                Book,
                Book,
                Book,
                Book,
                Book,
                Ruling,
                Ruling,
                Ruling,
                Ruling,
                Ruling,
                Ruling,
                Ruling,
            ],
        },
        Section { key: "figures", number: "23", sources: &[Reconstructed, Reconstructed, Reconstructed] },
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
        Event::Placed { .. } | Event::Unplaced { .. } | Event::Won { .. } => MAJORITIES,
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
        }
    }
}
