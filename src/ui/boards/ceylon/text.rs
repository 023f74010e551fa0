//! The words that only this board needs; those of the game are in its own `text`.

use crate::games::ceylon::data::{COMPANY_SET, MAJORITY, MARK};
use crate::games::ceylon::text::names::rupees;
use crate::games::ceylon::view::Place;

/// The tabs of the phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The island and what is being decided.
    Map,
    /// The own estate.
    Estate,
    /// The contract card.
    Contracts,
    /// Technology, majorities, everybody's counts.
    Standing,
    /// The story.
    Log,
}

impl Tab {
    /// With their drawings and names.
    pub const ALL: [(Tab, &'static str, &'static str); 5] = [
        (Tab::Map, "ui-map", "Map"),
        (Tab::Estate, "ui-board", "Estate"),
        (Tab::Contracts, "contract", CONTRACTS),
        (Tab::Standing, "star", "Standing"),
        (Tab::Log, "ui-log", "Log"),
    ];
}

/// The tab bar.
pub const TABS: &str = "Views";
/// The own hand.
pub const YOUR_HAND: &str = "Your hand";
/// The own board.
pub const ESTATE: &str = "Estate";
/// What a contract space is for.
pub const SPACES: &str = "One company per empty space";
/// An open space without a contract.
pub const FREE: &str = "Free";
/// Where the chests lie.
pub const WAREHOUSE: &str = "Warehouse";
/// The technology track.
pub const TECH: &str = "Tech";
/// The majorities.
pub const MAJORITIES: &str = "Majorities";
/// The bonus for a plantation in each district.
pub const EVERY_DISTRICT: &str = "A plantation in every district";
/// The card that was put down.
pub const PLAYED: &str = "Played";
/// The button over it.
pub const LOOK_AT_PLAYED: &str = "Look through the played cards";
/// The contract deck beside the engine.
pub const NEXT_CONTRACT: &str = "Look through the contracts to come";
/// The contract card.
pub const CONTRACTS: &str = "Contracts";
/// On the contract card: what is still in the deck.
pub const TO_COME: &str = "to come";
/// On the contract card: what can be fulfilled now.
pub const ON_TRAIN: &str = "on the train";

/// How a contract is marked on the card.
pub fn mark_of(place: Place) -> &'static str {
    match place {
        Place::Deck => "to-come",
        Place::Train => "on-train",
        Place::Filed => "filed",
    }
}

/// The contracts of a cell of the card: "1 to come, 1 on the train".
pub fn places(places: &[Place]) -> String {
    let count = |wanted: Place| places.iter().filter(|place| **place == wanted).count();
    match places.len() {
        0 => "none".into(),
        _ => format!("{} {TO_COME}, {} {ON_TRAIN}", count(Place::Deck), count(Place::Train)),
    }
}

/// What different companies score at the end: "1–5 companies: 1, 3, 6, 10, 15 points".
pub fn company_set() -> String {
    let points = COMPANY_SET[1..].iter().map(i16::to_string).collect::<Vec<_>>().join(", ");
    format!("1–{} companies: {points} points", COMPANY_SET.len() - 1)
}

/// Those who follow.
pub const FOLLOW: &str = "Others";
/// A wagon without a contract.
pub const EMPTY: &str = "Empty";
/// What can be done now.
pub const ACTIONS: &str = "Actions";
/// On a seat's panel.
pub const RUPEES: &str = "Rupees";
/// On a seat's panel.
pub const STEPS: &str = "Steps on the technology track";
/// On a seat's panel.
pub const MARKERS: &str = "Markers planted, and left";
/// On a seat's panel.
pub const COMPANIES: &str = "Companies supplied";
/// On a seat's panel.
pub const TOKENS: &str = "Technology tokens";
/// On a seat's panel.
pub const PROJECTED: &str = "Final score if the game ended now";

/// Over the picture of the island, before a game.
pub const ISLAND: &str = "The island you will play on";
/// The levels of the land, by the tea that grows there.
pub const LEVELS: [&str; 3] = ["Low", "Middle", "High"];

/// What the places of a majority are worth: "10, 6, 3, 1".
pub fn majority_points() -> String {
    MAJORITY.map(|points| points.to_string()).join(", ")
}

/// On a marked space of the technology track: "+5".
pub fn mark() -> String {
    format!("+{MARK}")
}

/// "14 left".
pub fn left(cards: u8) -> String {
    format!("{cards} left")
}

/// How many plantations open a space.
pub fn to_open(more: u8) -> String {
    format!("plant {more} more")
}

/// "3 of 5".
pub fn stored(stored: u8, capacity: u8) -> String {
    format!("{stored} of {capacity}")
}

/// "×2".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// What something costs, on the map.
pub fn price(price: i16) -> String {
    format!("−{price}")
}

/// "If it ended now: 23".
pub fn projected(score: i16) -> String {
    let sign = if score < 0 { "−" } else { "" };
    format!("If it ended now: {sign}{}", score.abs())
}

/// A starting tile at a seat.
pub fn tile(name: &str, turned: bool) -> String {
    if turned { format!("starting tile {name}, used") } else { format!("starting tile {name}") }
}

/// A trade before its wagon is chosen.
pub const TRADE_FOR_RUPEES: &str = "Trade for rupees";
/// The same, for points.
pub const TRADE_FOR_POINTS: &str = "Trade for points";

/// One press for rupees from the supply.
pub fn take(rupees_taken: i16) -> String {
    format!("Take {}", rupees(rupees_taken))
}

/// The chests of a tea on a phone: "×3", or how many of them are chosen.
pub fn chosen_of(chosen: usize, held: u8) -> String {
    if chosen > 0 { format!("{chosen} of {held}") } else { times(held) }
}
