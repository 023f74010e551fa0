//! The rulebook in the app: its sections, with the source of each paragraph. The words are in `rules/ceylon_cards.ftl`.
//!
//! Shown and searched by the page; actions and refusals refer to its keys.

use super::action::Action;
use super::events::{Drawn, Event};
use super::state::{Pending, Stage, State};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Rulebook as Book, Ruling};
use crate::words::rulebook::{Rulebook, Section};

pub static RULEBOOK: Rulebook = Rulebook {
    sections: &[
        Section { key: "aim", number: "1", sources: &[Book, Deduced] },
        Section { key: "cards", number: "2", sources: &[Book, Book, Deduced, Ruling, Book, Ruling] },
        Section { key: "setup", number: "3", sources: &[Book, Ruling] },
        Section { key: "turn", number: "4", sources: &[Book, Deduced, Ruling, Ruling, Ruling] },
        Section { key: "draw", number: "4.1", sources: &[Book, Ruling, Deduced, Ruling] },
        Section { key: "trade", number: "4.2", sources: &[Book, Deduced, Ruling, Ruling, Ruling] },
        Section { key: "offer", number: "4.2.1", sources: &[Ruling, Ruling, Ruling, Ruling, Ruling] },
        Section { key: "answer", number: "4.2.2", sources: &[Ruling, Ruling, Ruling] },
        Section { key: "counter", number: "4.2.3", sources: &[Ruling, Ruling, Ruling] },
        Section { key: "pirates", number: "4.3", sources: &[Book, Ruling, Deduced] },
        Section { key: "attack", number: "4.3.1", sources: &[Book, Ruling, Ruling] },
        Section { key: "fleet", number: "4.3.2", sources: &[Book, Ruling, Ruling] },
        Section { key: "storm", number: "4.4", sources: &[Book, Book, Deduced, Ruling] },
        Section { key: "build", number: "4.5", sources: &[Book, Book, Ruling, Deduced] },
        Section { key: "ship", number: "4.6", sources: &[Book, Book, Deduced, Book, Ruling] },
        Section { key: "end", number: "4.7", sources: &[Book, Ruling, Ruling] },
        Section { key: "deck", number: "5", sources: &[Book, Ruling] },
        Section { key: "winning", number: "6", sources: &[Book, Deduced, Ruling, Ruling, Ruling, Ruling] },
    ],
};

/// Returns the section behind an event, if it differs from that of the preceding action: the beginning of a turn is
/// emitted with the last action of the turn before.
pub fn rule_of(event: &Event) -> Option<Rule> {
    Some(Rule(match event {
        Event::Turn { .. } => "turn",
        Event::Drew { drawn: Drawn::Turn, .. } => "draw",
        Event::Reshuffled { .. } | Event::Forfeited { .. } => "deck",
        Event::Ended { .. } => "winning",
        _ => return None,
    }))
}

/// Returns the section that allows an action in this state.
pub fn rule(state: &State, action: &Action) -> Rule {
    let counter = match &state.pending {
        Pending::Offer(offer) => matches!(offer.stage, Stage::Counter | Stage::Reply),
        _ => false,
    };
    Rule(match action {
        _ if counter => "counter",
        Action::Clipper => "draw",
        Action::Offer(_) | Action::Give(_) | Action::Want(_) | Action::Propose => "offer",
        Action::Accept | Action::Decline => "answer",
        Action::Counter => "counter",
        Action::Attack(_) | Action::Negate | Action::Pass => "attack",
        Action::Fleet(_) | Action::Commit(_) => "fleet",
        Action::Monsoon | Action::Typhoon => "storm",
        Action::Plantation(_) | Action::Official => "build",
        Action::Meld { .. } => "ship",
        Action::End | Action::Discard(_) => "end",
    })
}
