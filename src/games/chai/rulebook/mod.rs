//! The rulebook in the app: every rule of Chai in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals refer to its sections by key. Knows no state beyond what
//! [`rule`] needs.

mod plantation;
mod race;
mod reckoning;
mod street;

use super::action::Action;
use super::events::Event;
use super::state::{Table, Work};
use crate::engine::Rule;
use crate::words::rulebook::Rulebook;

pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Chai: Tea for 2 by Steeped Games, with its solo Tea Race, told in our own words. The \
        publisher’s FAQ and extended rules are the authority. The base rulebook and the pictures on the cards could not \
        be had. Some of what they held was found in descriptions of the game, which are named; the rest we ruled or \
        invented so that each statement and example of the FAQ holds. Each paragraph says where it comes from. New games \
        follow version 2 of these rules; where version 1 differs, the section says so.",
    sections: &[
        street::GOAL,
        street::SETUP,
        street::YEAR,
        street::ASSISTANT,
        street::BENEFIT,
        street::TURNS,
        street::VALUES,
        street::HARVEST,
        street::MARKET,
        street::PLANTING,
        street::PALACE,
        street::HARBOUR,
        street::CONFLICT,
        street::PRODUCTION,
        plantation::PLANTATION,
        plantation::MOVEMENT,
        plantation::CLIMBING,
        plantation::ARRIVING,
        plantation::LOADING,
        plantation::JUNKS,
        reckoning::SHIPS_COME,
        reckoning::CLEAN_UP,
        reckoning::END,
        reckoning::SCORING,
        reckoning::MERCHANTS,
        reckoning::KNOWLEDGE,
        race::RACE,
        race::ERRANDS,
        race::FIGURES,
        race::SOURCES,
    ],
};

/// Returns the section that allows an action.
pub(in crate::games::chai) fn rule(table: &Table, action: &Action) -> Rule {
    Rule(match (&table.work(), action) {
        (_, Action::Side(_)) | (Work::FreeTea(_), _) => "merchants",
        (_, Action::Walk(_)) => "assistant",
        // Side B of version 1: the second token of a harvest, and a search of the deck from another slot.
        (Work::Second { .. }, _) | (_, Action::Harvest { twice: true, .. }) => "merchants",
        (_, Action::Market { slot: 1..=5, deck: true, .. }) => "merchants",
        (Work::Shown { .. } | Work::Units { .. }, _) => "benefit",
        (Work::Steps { .. }, _) => "movement",
        (_, Action::Lane(_) | Action::Pick(..)) => "climbing",
        (_, Action::Act(_)) => "arriving",
        (_, Action::Load(..)) => "loading",
        (Work::Junk { .. }, _) => "junks",
        (Work::ShipSearch(_) | Work::ShipTop(_) | Work::Dock { .. }, _) => "ships-come",
        (_, Action::Keep(_) | Action::Top(_) | Action::Market { .. }) => "market",
        (_, Action::Plant(_)) => "planting",
        (_, Action::Palace(..) | Action::Carry(..) | Action::Exchange(..)) => "palace",
        (Work::Nudge(_) | Work::Reroll(_) | Work::Blend(_), _) | (_, Action::Ability) => "merchants",
        (_, Action::Raise(_) | Action::Lower(_) | Action::Pay(..)) => "values",
        (Work::Relocate { run, .. }, _) if table.is_automaton(run.owner) => "errands",
        (_, Action::Answer(..) | Action::Yield | Action::Send(_)) => "conflict",
        (_, Action::Harvest { .. } | Action::Take(_)) => "harvest",
        (_, Action::Reserve(..)) => "harbour",
        (_, Action::Produce(..) | Action::Join(..)) => "production",
        _ => "turns",
    })
}

/// Returns the section behind an event, if it differs from that of the preceding action: the automaton's turns, and
/// the end of a year with the beginning of the next, come with the human player's last action.
pub(in crate::games::chai) fn rule_of(event: &Event) -> Option<Rule> {
    Some(Rule(match event {
        Event::YearBegan { .. } | Event::Rolled { .. } => "year",
        Event::YearCard { .. } | Event::Errand { .. } | Event::AutomatonPicked { .. } => "errands",
        Event::AutomatonShip { .. } | Event::AutomatonTook { .. } | Event::AutomatonFourth { .. } => "errands",
        Event::ShipTaken { .. } | Event::Docked { .. } | Event::ShipDiscarded { .. } => "ships-come",
        Event::Movement { .. } | Event::YearEnded { .. } => "clean-up",
        Event::MarketCleared { .. } | Event::MarketDealt { .. } | Event::MarketClosed => "clean-up",
        Event::HarbourDealt { .. } => "clean-up",
        Event::Ended { .. } => "end",
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::rulebook::Source;

    #[test]
    fn what_was_found_names_the_page() {
        for section in RULEBOOK.sections.iter().filter(|section| section.key != race::SOURCES.key) {
            for (_, text) in section.paragraphs.iter().filter(|(source, _)| *source == Source::Found) {
                let named = [".net", ".com", ".it", ".blog"].iter().any(|end| text.contains(end));
                assert!(named, "{}: {text}", section.key);
            }
        }
    }

    #[test]
    fn sections_are_numbered_in_order_and_keys_are_unique() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1, "{}", section.key);
            assert!(!section.paragraphs.is_empty());
        }
    }
}
