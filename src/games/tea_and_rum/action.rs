//! What a player can decide: one small step each, and its notation.
//!
//! Made by `legal`, carried out by `apply`, written in records and transcripts. Knows no rule.

use core::fmt;

use super::pieces::*;
use crate::engine::notation::Number;
use crate::notation;

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

/// The rows of a ship: counted from 0, written as letters.
struct Row;

impl Row {
    const LETTERS: [&str; 3] = ["a", "b", "c"];
    fn write(self, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::LETTERS[usize::from(row)])
    }
    fn read(self, word: &str) -> Option<u8> {
        Self::LETTERS.iter().position(|letter| *letter == word).map(|row| row as u8)
    }
}

const SPACE: Number = Number::place(5);

notation! { Action {
    ["smelt", (count in Number::count(0, 22))] = Smelt(count);
    ["ship", ship, (row in Row)] = Ship(ship, row);
    ["work", board, way] = Work(board, way);
    ["build", building] = Build(building, None);
    ["build", building, "save", cube] = Build(building, Some(cube));
    ["hire", captain] = Hire(captain, Payment::Money);
    ["hire", captain, "wood"] = Hire(captain, Payment::Wood);
    ["fulfil", (space in SPACE), colour] = Fulfil(space, colour);
    ["sell", good] = Sell(good);
    ["buy", good] = Buy(good);
    ["half", side] = Half(side);
    ["points", colour] = Points(colour);
    ["cube", cube] = Cube(cube);
    ["swear", allegiance] = Swear(allegiance);
    ["exchange", colour] = Exchange(colour);
    ["activate", captain] = Activate(captain);
    ["star"] = CityHall;
    ["prove"] = Prove;
    ["expand"] = Expand;
    ["discard", good] = Discard(good);
    ["done"] = Done;
    [works] = Convert(works);
}}
