//! Names and short phrases: districts, teas, actions, abilities.
//!
//! Used by the other texts and by labels on the page.

use crate::games::ceylon::pieces::{Company, Councillor, District, Main, Tea, Tile};
use crate::games::ceylon::press::ActionKind;

pub use crate::words::and;

pub const fn district(district: District) -> &'static str {
    ["Kandy", "Dimbula", "Uva", "Ruhuna"][district as usize]
}

pub const fn tea(tea: Tea) -> &'static str {
    ["Black", "Green", "White"][tea as usize]
}

/// Names a main action as its half of the card does.
pub const fn main(main: Main) -> &'static str {
    ["Plant", "Harvest", "Trade", "Councillor", "Technology"][main as usize]
}

/// States that a main action is not possible in the present position.
pub fn cannot(main: Main) -> String {
    format!("You cannot {} now", main_verb(main).to_ascii_lowercase())
}

/// Returns a main action as a verb.
pub const fn main_verb(main: Main) -> &'static str {
    ["Plant", "Harvest", "Trade", "Hire a councillor", "Advance in technology"][main as usize]
}

/// Returns a short form of the verb for narrow cards.
pub const fn main_short(main: Main) -> &'static str {
    ["Plant", "Harvest", "Trade", "Hire", "Advance"][main as usize]
}

pub const fn main_icon(main: Main) -> &'static str {
    ["plantation", "harvest", "wagon", "councillor", "tech"][main as usize]
}

/// Returns an action as a verb.
pub const fn kind(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Main(main) => main_verb(main),
        ActionKind::Move => "Move",
        ActionKind::Rupees => "Take rupees",
    }
}

/// Names the councillor of a district: "Uva’s councillor".
pub fn councillor_of(one: District) -> String {
    format!("{}’s councillor", district(one))
}

/// Names a company: "company 2".
pub fn company(company: Company) -> String {
    format!("company {}", company.number())
}

pub fn rupees(count: i16) -> String {
    if count == 1 { "1 rupee".into() } else { format!("{count} rupees") }
}

pub fn points(count: i16) -> String {
    if count == 1 { "1 point".into() } else { format!("{count} points") }
}

pub fn chests(count: u8) -> String {
    if count == 1 { "1 chest".into() } else { format!("{count} chests") }
}

/// Lists the chests of a contract: "1 black, 2 green".
pub fn demand(demand: [u8; 3]) -> String {
    let wanted = Tea::ALL.into_iter().filter(|tea| demand[tea.index()] > 0);
    wanted.map(|tea| format!("{} {tea}", demand[tea.index()])).collect::<Vec<_>>().join(", ")
}

/// Describes a councillor’s ability in a few words, for his plate.
pub const fn ability_short(councillor: Councillor) -> &'static str {
    [
        "Each step 1",
        "Take 3, not 2",
        "Plant adjacent",
        "Trade: 2 more",
        "Advance: 1 point",
        "Plant for 4",
        "Hire for 2",
        "Store 6 chests",
    ][councillor as usize]
}

/// Describes a councillor’s ability in a phrase that follows his name.
pub const fn ability(councillor: Councillor) -> &'static str {
    [
        "when you move, each step after the first costs 1",
        "when you take rupees, you take 3",
        "you may also plant next to your pawn, in its district",
        "when you trade, you take 2 rupees besides the reward",
        "when you advance in technology, you score 1 point",
        "planting costs 4",
        "councillors you hire from now on cost 2",
        "your warehouse holds 6 chests",
    ][councillor as usize]
}

pub const fn ability_icon(councillor: Councillor) -> &'static str {
    ["move", "coin", "plantation", "wagon", "tech", "leaf", "councillor", "chest-white"][councillor as usize]
}

/// Names a starting tile; the names are ours, as the printed tiles have none.
pub const fn tile(tile: Tile) -> &'static str {
    ["Purse", "Passage", "Second crop", "Leap", "Letter", "Porters", "Short weight"][tile as usize]
}

/// Describes the one-time ability of a starting tile.
pub const fn tile_ability(tile: Tile) -> &'static str {
    [
        "take 5 rupees more when you take rupees",
        "move to any hexagon for free",
        "plant a second marker on one of your plantations",
        "advance two steps in technology",
        "hire the councillor of another district",
        "harvest anywhere",
        "trade with one chest less",
    ][tile as usize]
}

/// Describes a starting tile with its ability: "Once: harvest anywhere".
pub fn tile_help(tile: Tile) -> String {
    format!("Once: {}", tile_ability(tile))
}
