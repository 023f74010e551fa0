//! Which section of the rulebook an action or an event rests on, by key.
//!
//! Used by `mod` and by the refusals; the sections themselves stand in `rulebook`.

use super::action::Action;
use super::events::Event;
use super::state::{Table, Work};
use crate::engine::Rule;

/// The section that an event rests on where that is not the section of the action before it: what the automaton does,
/// and the end of a year with the beginning of the next, come with the last action of a person.
pub fn rule_of_event(event: &Event) -> Option<Rule> {
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

/// The section that allows an action.
pub fn rule_of(table: &Table, action: &Action) -> Rule {
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
