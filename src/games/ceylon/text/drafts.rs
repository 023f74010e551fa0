//! What is put together of several actions, in words.

use super::names::chests;
use crate::games::ceylon::Action;

/// The button of a whole harvest: "Harvest all 3".
pub fn harvest_all(actions: &[Action]) -> String {
    let harvested = actions.iter().filter(|action| matches!(action, Action::Harvest { .. })).count();
    format!("Harvest all {harvested}")
}

/// The button that gives several chests back: "Give 2 chests back".
pub fn give_back(count: u8) -> String {
    format!("Give {} back", chests(count))
}

pub fn more_chests(missing: u8) -> String {
    format!("Choose {missing} more to give back.")
}
