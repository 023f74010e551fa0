//! The rulebook in the app: its sections, with the source of each paragraph. The words are in `rules/chai.ftl`.
//!
//! Shown and searched by the page; actions and refusals refer to its sections by key. Knows no state beyond what
//! [`rule`] needs.

use super::action::Action;
use super::events::Event;
use super::state::{Table, Work};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Found, Reconstructed, Rulebook as Book, Ruling};
use crate::words::rulebook::{Rulebook, Section};

pub static RULEBOOK: Rulebook = Rulebook {
    sections: &[
        Section { key: "goal", number: "1", sources: &[Book, Book] },
        Section {
            key: "setup",
            number: "2",
            sources: &[Book, Found, Book, Found, Book, Ruling, Book, Found, Ruling, Found, Ruling],
        },
        Section { key: "year", number: "3", sources: &[Found, Ruling, Book] },
        Section { key: "assistant", number: "4", sources: &[Book, Found, Book, Ruling] },
        Section { key: "benefit", number: "5", sources: &[Book, Book, Book, Ruling, Found] },
        Section { key: "turns", number: "6", sources: &[Book, Ruling, Ruling] },
        Section { key: "values", number: "7", sources: &[Book, Ruling] },
        Section { key: "harvest", number: "8", sources: &[Book, Found, Ruling] },
        Section { key: "market", number: "9", sources: &[Book, Found, Deduced, Ruling, Book, Ruling, Book] },
        Section { key: "planting", number: "10", sources: &[Book, Book, Ruling] },
        Section { key: "palace", number: "11", sources: &[Found, Ruling, Book, Book, Ruling, Book, Book, Deduced] },
        Section { key: "harbour", number: "12", sources: &[Book, Deduced, Book, Ruling] },
        Section { key: "conflict", number: "13", sources: &[Book, Book, Book, Ruling] },
        Section {
            key: "production",
            number: "14",
            sources: &[Book, Reconstructed, Deduced, Book, Ruling, Book, Ruling],
        },
        Section { key: "plantation", number: "15", sources: &[Book, Reconstructed, Ruling] },
        Section { key: "movement", number: "16", sources: &[Book, Book, Ruling] },
        Section {
            key: "climbing",
            number: "17",
            sources: &[Book, Book, Ruling, Reconstructed, Found, Reconstructed, Book, Ruling],
        },
        Section { key: "arriving", number: "18", sources: &[Book, Ruling, Ruling] },
        Section { key: "loading", number: "19", sources: &[Book, Book, Book] },
        Section { key: "junks", number: "20", sources: &[Book, Ruling] },
        Section { key: "ships-come", number: "21", sources: &[Found, Ruling, Book, Book, Ruling] },
        Section { key: "clean-up", number: "22", sources: &[Found, Ruling, Book, Book, Book, Ruling] },
        Section { key: "end", number: "23", sources: &[Book, Found, Ruling, Reconstructed] },
        Section { key: "scoring", number: "24", sources: &[Book, Book, Deduced, Ruling, Ruling] },
        Section { key: "merchants", number: "25", sources: &[Found, Book, Ruling, Book, Found, Ruling, Reconstructed] },
        Section { key: "knowledge", number: "26", sources: &[Ruling] },
        Section { key: "race", number: "27", sources: &[Book, Book, Book, Book] },
        Section {
            key: "errands",
            number: "28",
            sources: &[Book, Ruling, Book, Book, Ruling, Ruling, Book, Book, Book, Book, Ruling],
        },
        Section { key: "figures", number: "29", sources: &[Reconstructed, Reconstructed, Reconstructed] },
        Section { key: "sources", number: "30", sources: &[Found, Found] },
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

/// Returns the section behind an event, if it differs from that of the preceding action: the automaton's turns, and the
/// end of a year with the beginning of the next, are emitted with the human player's last action.
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
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::english;

    /// The last section lists each page with the sections that it supports, and those are all that were found.
    #[test]
    fn sources_name_the_sections_found_in_them() {
        let words = english::rules("chai");
        let has_found = |section: &&Section| section.sources.contains(&Found);
        let (sources, found): (Vec<&Section>, Vec<&Section>) =
            RULEBOOK.sections.iter().filter(has_found).partition(|section| section.key == "sources");
        let pages = sources[0].paragraphs(words).last().expect("it lists the pages").1.to_string();
        let cited = |page: &str| {
            let (_, numbers) = page.split_once(" § ").unwrap_or_else(|| panic!("{page} supports no section"));
            numbers.trim_end_matches('.').split(", ").map(str::to_owned).collect::<Vec<_>>()
        };
        let cited: BTreeSet<String> = pages.split("; ").flat_map(cited).collect();
        let found: BTreeSet<String> = found.iter().map(|section| section.number.to_owned()).collect();
        assert_eq!(cited, found);
    }

    #[test]
    fn sections_are_numbered_in_order_and_keys_are_unique() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1, "{}", section.key);
        }
    }
}
