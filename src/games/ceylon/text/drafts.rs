//! Texts of drafts: whole harvests and surplus chests.

use super::names::chests;
use crate::games::ceylon::Action;

/// Returns the label of the button for a whole harvest: "Harvest all 3".
pub fn harvest_all(actions: &[Action]) -> String {
    let harvested = actions.iter().filter(|action| matches!(action, Action::Harvest { .. })).count();
    format!("Harvest all {harvested}")
}

/// Returns the label of the button that returns several chests: "Give 2 chests back".
pub fn give_back(count: u8) -> String {
    format!("Give {} back", chests(count))
}

pub fn more_chests(missing: u8) -> String {
    format!("Choose {missing} more to give back.")
}
