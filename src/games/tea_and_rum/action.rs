//! What a player can decide: one small step each, and its notation.
//!
//! Made by `legal`, carried out by `apply`, written in records and transcripts. Knows no rule.

use core::fmt;
use core::str::FromStr;

use super::data::BUILDINGS;
use super::pieces::*;
use crate::engine::BadNotation;

/// One decision. The order of the variants is the order of every legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Foundry: turn this many ore into cannons.
    Smelt(u8),
    /// Buy a ship for the goods of one of its rows, counted from 0.
    Ship(Ship, u8),
    /// Move a worker on this board and use this part of it.
    Work(Board, Way),
    /// Take a building; with the Workshop, the cube that is not paid.
    Build(Building, Option<Good>),
    /// Hire a captain.
    Hire(Captain, Payment),
    /// Fulfil the contract on this space, counted from 0, for points of this colour.
    Fulfil(u8, Colour),
    /// Put one unit on the left pan.
    Sell(Good),
    /// Put one unit on the right pan.
    Buy(Good),
    /// Take this half of a step of the reputation track.
    Half(Side),
    /// Take points of this colour.
    Points(Colour),
    /// Take a cube of this kind.
    Cube(Good),
    /// Take this allegiance.
    Swear(Allegiance),
    /// Exchange ten dollars for a point of this colour.
    Exchange(Colour),
    /// Activate a captain.
    Activate(Captain),
    /// City Hall: one barrel for one star.
    CityHall,
    /// Pay what allegiance 9 or 10 asks for.
    Prove,
    /// Use the Dryer or the Distillery once.
    Convert(Works),
    /// Buy the cheapest expansion token.
    Expand,
    /// Give one unit back to the supply.
    Discard(Good),
    /// Pass, skip, end, done.
    Done,
}

/// The word for a good in notation.
pub(super) fn good_word(good: Good) -> &'static str {
    ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][good as usize]
}
fn colour_word(colour: Colour) -> &'static str {
    ["blue", "red"][colour as usize]
}
fn board_word(board: Board) -> &'static str {
    ["governor", "market", "harbor", "tavern"][board as usize]
}
fn way_word(way: Way) -> &'static str {
    ["row", "left", "right", "instead"][way as usize]
}
fn works_word(works: Works) -> &'static str {
    ["dry", "distil"][works as usize]
}
const WAYS: [Way; 4] = [Way::Row, Way::Left, Way::Right, Way::Instead];
const ROWS: [char; 3] = ['a', 'b', 'c'];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Smelt(count) => write!(f, "smelt {count}"),
            Action::Ship(ship, row) => write!(f, "ship {} {}", ship.0, ROWS[usize::from(row)]),
            Action::Work(board, way) => write!(f, "work {} {}", board_word(board), way_word(way)),
            Action::Build(building, None) => write!(f, "build {}", building.card().key),
            Action::Build(building, Some(cube)) => write!(f, "build {} save {}", building.card().key, good_word(cube)),
            Action::Hire(captain, Payment::Money) => write!(f, "hire {}", captain.0),
            Action::Hire(captain, Payment::Wood) => write!(f, "hire {} wood", captain.0),
            Action::Fulfil(space, colour) => write!(f, "fulfil {} {}", space + 1, colour_word(colour)),
            Action::Sell(good) => write!(f, "sell {}", good_word(good)),
            Action::Buy(good) => write!(f, "buy {}", good_word(good)),
            Action::Half(side) => write!(f, "half {}", ["left", "right"][side as usize]),
            Action::Points(colour) => write!(f, "points {}", colour_word(colour)),
            Action::Cube(good) => write!(f, "cube {}", good_word(good)),
            Action::Swear(allegiance) => write!(f, "swear {}", allegiance.0),
            Action::Exchange(colour) => write!(f, "exchange {}", colour_word(colour)),
            Action::Activate(captain) => write!(f, "activate {}", captain.0),
            Action::CityHall => f.write_str("star"),
            Action::Prove => f.write_str("prove"),
            Action::Convert(works) => f.write_str(works_word(works)),
            Action::Expand => f.write_str("expand"),
            Action::Discard(good) => write!(f, "discard {}", good_word(good)),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or(BadNotation)
    }
}

fn read(words: &[&str]) -> Option<Action> {
    let good = |word: &str| Good::ALL.into_iter().find(|good| good_word(*good) == word);
    let colour = |word: &str| Colour::ALL.into_iter().find(|colour| colour_word(*colour) == word);
    let building = |word: &str| BUILDINGS.iter().position(|card| card.key == word).map(|index| Building::ALL[index]);
    // A number written as this program writes it: no sign, no leading zero.
    let number = |word: &str, most: u8| word.parse().ok().filter(|n: &u8| n.to_string() == word && *n <= most);
    let card = |word: &str, most: u8| number(word, most).filter(|n| *n > 0);
    Some(match *words {
        ["smelt", count] => Action::Smelt(number(count, 22)?),
        ["ship", ship, row] => {
            let ship = Ship(card(ship, Ship::COUNT)?);
            let row = ROWS[..ship.rows().len()].iter().position(|letter| row.chars().eq([*letter]))?;
            Action::Ship(ship, row as u8)
        }
        ["work", board, way] => {
            let board = Board::ALL.into_iter().find(|known| board_word(*known) == board)?;
            Action::Work(board, WAYS.into_iter().find(|known| way_word(*known) == way)?)
        }
        ["build", key] => Action::Build(building(key)?, None),
        ["build", key, "save", cube] => Action::Build(building(key)?, Some(good(cube)?)),
        ["hire", captain] => Action::Hire(Captain(card(captain, Captain::COUNT)?), Payment::Money),
        ["hire", captain, "wood"] => Action::Hire(Captain(card(captain, Captain::COUNT)?), Payment::Wood),
        ["fulfil", space, points] => Action::Fulfil(card(space, 5)? - 1, colour(points)?),
        ["sell", what] => Action::Sell(good(what)?),
        ["buy", what] => Action::Buy(good(what)?),
        ["half", "left"] => Action::Half(Side::Left),
        ["half", "right"] => Action::Half(Side::Right),
        ["points", points] => Action::Points(colour(points)?),
        ["cube", cube] => Action::Cube(good(cube)?),
        ["swear", allegiance] => Action::Swear(Allegiance(card(allegiance, Allegiance::COUNT)?)),
        ["exchange", points] => Action::Exchange(colour(points)?),
        ["activate", captain] => Action::Activate(Captain(card(captain, Captain::COUNT)?)),
        ["star"] => Action::CityHall,
        ["prove"] => Action::Prove,
        ["expand"] => Action::Expand,
        ["discard", what] => Action::Discard(good(what)?),
        ["done"] => Action::Done,
        [works] => Action::Convert(Works::ALL.into_iter().find(|known| works_word(*known) == works)?),
        _ => return None,
    })
}
