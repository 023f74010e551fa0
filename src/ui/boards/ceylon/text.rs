//! The texts used only by this board; those of the game are in its own `text`.

use crate::games::ceylon::data::{COMPANY_SET, MAJORITY, MARK_POINTS};
use crate::games::ceylon::text::names::rupees;
use crate::games::ceylon::view::Place;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The island and the current decision.
    Map,
    Estate,
    Contracts,
    /// Technology, majorities, the counts of all players.
    Standing,
    Log,
}

impl Tab {
    pub const ALL: [(Tab, &'static str, &'static str); 5] = [
        (Tab::Map, "ui-map", "Map"),
        (Tab::Estate, "ui-board", "Estate"),
        (Tab::Contracts, "contract", CONTRACTS),
        (Tab::Standing, "star", "Standing"),
        (Tab::Log, "ui-log", "Log"),
    ];
}

pub const TABS: &str = "Views";
pub const YOUR_HAND: &str = "Your hand";
pub const ESTATE: &str = "Estate";
/// Explains the contract spaces.
pub const SPACES: &str = "One company per empty space";
/// An open space without a contract.
pub const FREE: &str = "Free";
pub const WAREHOUSE: &str = "Warehouse";
pub const TECH: &str = "Tech";
pub const MAJORITIES: &str = "Majorities";
pub const EVERY_DISTRICT: &str = "A plantation in every district";
/// Label of the card on the table.
pub const PLAYED: &str = "Played";
pub const LOOK_AT_PLAYED: &str = "Look through the played cards";
/// Label of the contract deck beside the engine.
pub const NEXT_CONTRACT: &str = "Look through the contracts to come";
pub const CONTRACTS: &str = "Contracts";
/// On the contract card: contracts still in the deck.
pub const TO_COME: &str = "to come";
/// On the contract card: contracts that can be fulfilled now.
pub const ON_TRAIN: &str = "on the train";

pub fn mark_of(place: Place) -> &'static str {
    match place {
        Place::Deck => "to-come",
        Place::Train => "on-train",
        Place::Filed => "filed",
    }
}

/// Describes the contracts in a cell of the card: "1 to come, 1 on the train".
pub fn places(places: &[Place]) -> String {
    let count = |wanted: Place| places.iter().filter(|place| **place == wanted).count();
    match places.len() {
        0 => "none".into(),
        _ => format!("{} {TO_COME}, {} {ON_TRAIN}", count(Place::Deck), count(Place::Train)),
    }
}

/// Returns the final scores for different companies: "1–5 companies: 1, 3, 6, 10, 15 points".
pub fn company_set() -> String {
    let points = COMPANY_SET[1..].iter().map(i16::to_string).collect::<Vec<_>>().join(", ");
    format!("1–{} companies: {points} points", COMPANY_SET.len() - 1)
}

pub const FOLLOW: &str = "Others";
/// A wagon without a contract.
pub const EMPTY: &str = "Empty";
pub const ACTIONS: &str = "Actions";
pub const RUPEES: &str = "Rupees";
pub const STEPS: &str = "Steps on the technology track";
pub const MARKERS: &str = "Markers planted, and left";
pub const COMPANIES: &str = "Companies supplied";
pub const TOKENS: &str = "Technology tokens";
pub const PROJECTED: &str = "Final score if the game ended now";

/// Above the preview of the island on the setup page.
pub const ISLAND: &str = "The island you will play on";
/// The levels of the land, by the tea that grows there.
pub const LEVELS: [&str; 3] = ["Low", "Middle", "High"];

/// Returns the points for the places of a majority: "10, 6, 3, 1".
pub fn majority_points() -> String {
    MAJORITY.map(|points| points.to_string()).join(", ")
}

/// Returns the bonus on a marked space of the technology track: "+5".
pub fn mark() -> String {
    format!("+{MARK_POINTS}")
}

/// Formats the number of remaining cards: "14 left".
pub fn left(cards: u8) -> String {
    format!("{cards} left")
}

/// Returns how many more plantations open a space.
pub fn to_open(more: u8) -> String {
    format!("plant {more} more")
}

/// Formats a stock and its capacity: "3 of 5".
pub fn stored(stored: u8, capacity: u8) -> String {
    format!("{stored} of {capacity}")
}

/// Formats a multiplier: "×2".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

pub fn price(price: i16) -> String {
    format!("−{price}")
}

/// Formats a projected score: "If it ended now: 23".
pub fn projected(score: i16) -> String {
    let sign = if score < 0 { "−" } else { "" };
    format!("If it ended now: {sign}{}", score.abs())
}

pub fn tile(name: &str, turned: bool) -> String {
    if turned { format!("starting tile {name}, used") } else { format!("starting tile {name}") }
}

pub const TRADE_FOR_RUPEES: &str = "Trade for rupees";
pub const TRADE_FOR_POINTS: &str = "Trade for points";

/// Returns the label for one press that takes rupees from the supply.
pub fn take(rupees_taken: i16) -> String {
    format!("Take {}", rupees(rupees_taken))
}

/// Returns the number of chests of a tea on a phone, "×3", or how many of them are chosen.
pub fn chosen_of(chosen: usize, held: u8) -> String {
    if chosen > 0 { format!("{chosen} of {held}") } else { times(held) }
}
