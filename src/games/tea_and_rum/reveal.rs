//! The order in which the end is shown: the chests, the ten-point cap, then the titles, question by question.
//!
//! Called wherever the end is shown; reads a finished table and computes no result of its own.

use super::pieces::Colour;
use super::state::Table;
use crate::engine::Seat;

/// The numbers of points that the players are asked about, in this order, before a title is awarded.
pub const POINT_LEVELS: [u16; 5] = [10, 20, 30, 35, 40];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RevealStep {
    /// The chests are opened: goods were sold and dollars exchanged.
    Chests,
    /// The larger colour drops to ten above the smaller.
    Cap,
    /// Two players: the victory cards show which title counts.
    Cards(Colour),
    /// The players are asked whether they have this many points of the colour.
    Asked(Colour, u16),
    /// The title of the colour is awarded.
    Crowned(Colour),
}

/// A seat's answer when asked for a number of points of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It has at least that number.
    Yes,
    No,
    /// The seat has not fulfilled its allegiance and may not answer.
    NoProof,
}

pub fn answer(table: &Table, seat: Seat, colour: Colour, level: u16) -> Answer {
    let player = &table.players[seat];
    if colour == Colour::Blue && !player.proved {
        Answer::NoProof
    } else if player.points[colour as usize] >= level {
        Answer::Yes
    } else {
        Answer::No
    }
}

/// Returns the only title awarded, decided by the victory cards with two players; `None` with more players, where both
/// are awarded.
pub fn only_title(table: &Table) -> Option<Colour> {
    (table.seats == 2).then(|| table.deciding_colour().unwrap_or(Colour::Red))
}

/// Returns all steps of the reveal of a finished game, in order.
pub fn steps(table: &Table) -> Vec<RevealStep> {
    let mut reveal = vec![RevealStep::Chests, RevealStep::Cap];
    let decided = only_title(table);
    reveal.extend(decided.map(RevealStep::Cards));
    for title in Colour::ALL.into_iter().filter(|title| decided.is_none_or(|only| only == *title)) {
        let answers = |level: u16| Seat::all(table.seats).map(move |seat| answer(table, seat, title, level));
        let yes_count = |level: u16| answers(level).filter(|answer| *answer == Answer::Yes).count();
        // Of the questions that every rival answers with yes, only the last one is asked.
        let is_alike = |level: &u16| yes_count(*level) > 1 && answers(*level).all(|answer| answer != Answer::No);
        let first = POINT_LEVELS.iter().rposition(is_alike).unwrap_or(0);
        for level in POINT_LEVELS.into_iter().skip(first) {
            let may = answers(level).any(|answer| answer != Answer::NoProof);
            if may {
                reveal.push(RevealStep::Asked(title, level));
            }
            if yes_count(level) < 2 {
                break;
            }
        }
        reveal.push(RevealStep::Crowned(title));
    }
    reveal
}
