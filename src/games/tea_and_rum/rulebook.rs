//! The rulebook in the app: its sections, with the source of each paragraph, and the section that allows each action.
//! The words are in `rules/tea_and_rum.ftl`.
//!
//! Shown and searched by the page; cited by `Game::rule` and by refusals.

use super::action::Action;
use super::events::Event;
use super::pieces::*;
use super::state::{Table, Task};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Reconstructed, Rulebook as Book, Ruling};
use crate::words::rulebook::{Rulebook, Section};

/// Returns the section that allows a legal action.
pub(super) fn rule(table: &Table, action: &Action) -> Rule {
    Rule(match *action {
        Action::Smelt(_) => "foundry",
        Action::Ship(..) => "ships",
        Action::Work(..) => "actions",
        Action::Build(_, Some(_)) => "workshop",
        Action::Build(_, None) => "build",
        Action::Hire(..) => "captain",
        Action::Fulfil(..) => "contract",
        Action::Sell(_) | Action::Buy(_) => "trade",
        Action::Half(_) => "reputation",
        Action::Points(_) => "points",
        Action::Cube(_) => "icons",
        Action::Swear(_) | Action::Prove => "allegiance",
        Action::Exchange(_) => "exchange",
        Action::Activate(_) => "activation",
        Action::CityHall => "city-hall",
        Action::Convert(_) => "convert",
        Action::Expand | Action::Discard(_) => "warehouse",
        Action::Done => match table.tasks.top() {
            Some(Task::Ship) => "ships",
            Some(Task::Icon(Icon::Build, _)) => "build",
            Some(Task::Icon(Icon::Hire, _)) => "captain",
            Some(Task::Icon(Icon::Fulfil, _)) => "contract",
            Some(Task::Icon(Icon::Trade, _)) => "trade",
            Some(Task::LastCaptains) => "activation",
            Some(Task::Proof) => "allegiance",
            Some(Task::Exchange) => "exchange",
            _ => "turns",
        },
    })
}

/// Returns the section behind an event, if it differs from that of the preceding action: the last action of a phase
/// also causes events of later phases.
pub(super) fn rule_of(event: &Event) -> Option<Rule> {
    Some(Rule(match event {
        Event::RoundBegan { .. } => "phases",
        Event::VictoryCard { .. } => "victory-cards",
        Event::Money { source: Source::Income, .. } => "income",
        Event::ShipsCame { .. } => "ships",
        Event::AutomaMoved { .. } | Event::AutomaBlocked { .. } | Event::AutomaShuffled => "automa",
        Event::Wished { .. } | Event::Points { source: Source::Wish, .. } => "wishes",
        Event::Grew { .. } => "population",
        Event::ContractLaid { .. } | Event::CaptainsArrived { .. } => "round-end",
        Event::Swore { .. } | Event::Proved { .. } => "allegiance",
        Event::SoldOut { .. } => "end",
        Event::Exchanged { .. } => "exchange",
        Event::Points { source: Source::Excess, .. } => "apart",
        Event::Crowned { .. } => "titles",
        _ => return None,
    }))
}

/// The rules of Tea & Rum.
pub static RULEBOOK: Rulebook = Rulebook {
    sections: &[
        Section { key: "overview", number: "1", sources: &[Book, Book, Book] },
        Section {
            key: "setup",
            number: "2",
            sources: &[Book, Book, Reconstructed, Book, Book, Book, Book, Ruling, Reconstructed],
        },
        Section { key: "phases", number: "3", sources: &[Book] },
        Section { key: "turns", number: "3.1", sources: &[Book, Ruling] },
        Section { key: "income", number: "3.2", sources: &[Book] },
        Section { key: "foundry", number: "3.3", sources: &[Book, Ruling] },
        Section { key: "ships", number: "3.4", sources: &[Book, Deduced, Book, Ruling, Ruling, Reconstructed] },
        Section { key: "actions", number: "3.5", sources: &[Book, Book, Book, Reconstructed] },
        Section { key: "icons", number: "3.6", sources: &[Book, Ruling, Reconstructed] },
        Section { key: "wishes", number: "3.7", sources: &[Book, Book, Ruling, Reconstructed] },
        Section { key: "population", number: "3.8", sources: &[Book, Reconstructed] },
        Section { key: "round-end", number: "3.9", sources: &[Book, Ruling] },
        Section { key: "build", number: "4.1", sources: &[Book, Book, Ruling, Book, Deduced, Reconstructed] },
        Section { key: "workshop", number: "4.2", sources: &[Book, Ruling] },
        Section { key: "captain", number: "4.3", sources: &[Book, Ruling, Book, Deduced, Reconstructed] },
        Section { key: "activation", number: "4.4", sources: &[Book, Ruling] },
        Section { key: "contract", number: "4.5", sources: &[Book, Ruling, Reconstructed] },
        Section { key: "trade", number: "4.6", sources: &[Book, Book, Ruling, Deduced] },
        Section { key: "warehouse", number: "4.7", sources: &[Book, Ruling, Reconstructed] },
        Section { key: "supply", number: "4.8", sources: &[Book, Ruling] },
        Section { key: "reputation", number: "4.9", sources: &[Book, Reconstructed] },
        Section { key: "points", number: "4.10", sources: &[Deduced, Book, Ruling] },
        Section { key: "allegiance", number: "4.11", sources: &[Book, Book, Book, Ruling] },
        Section { key: "buildings", number: "4.12", sources: &[Book, Ruling] },
        Section { key: "city-hall", number: "4.13", sources: &[Book, Ruling] },
        Section { key: "convert", number: "4.14", sources: &[Book, Ruling] },
        Section { key: "automa", number: "5", sources: &[Book, Deduced, Book, Reconstructed, Ruling] },
        Section { key: "victory-cards", number: "5.1", sources: &[Book, Deduced, Book, Book, Ruling] },
        Section { key: "end", number: "6", sources: &[Book, Ruling] },
        Section { key: "exchange", number: "6.1", sources: &[Book, Ruling] },
        Section { key: "apart", number: "6.2", sources: &[Book, Ruling] },
        Section { key: "titles", number: "6.3", sources: &[Book, Book] },
    ],
};
