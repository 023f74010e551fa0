//! The order in which the end is shown: chests, the ten-point cap, then question by question who bears a title.
//!
//! Called by whoever shows the end; reads a table that is over and works out no result of its own.

use super::pieces::Colour;
use super::state::Table;
use crate::engine::Seat;

/// The heights at which a title is asked for.
pub const LEVELS: [u16; 5] = [10, 20, 30, 35, 40];

/// One step of the reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RevealStep {
    /// The chests are opened: goods were sold and dollars exchanged.
    Chests,
    /// The larger colour falls to ten above the smaller.
    Level,
    /// Two players: the victory cards say which title counts.
    Cards(Colour),
    /// Who has this many points of the colour?
    Asked(Colour, u16),
    /// Who bears the title of the colour.
    Crowned(Colour),
}

/// What a seat answers when it is asked for points of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It has as many.
    Yes,
    /// It has not.
    No,
    /// It has not proved an allegiance and may not answer.
    NoProof,
}

/// What a seat answers at this height.
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

/// Two players: the title that is given, as the victory cards decided. `None` where both are.
pub fn only_title(table: &Table) -> Option<Colour> {
    (table.seats == 2).then(|| table.decided().unwrap_or(Colour::Red))
}

/// All steps of the reveal of a game that is over, in their order.
pub fn steps(table: &Table) -> Vec<RevealStep> {
    let mut reveal = vec![RevealStep::Chests, RevealStep::Level];
    let decided = only_title(table);
    reveal.extend(decided.map(RevealStep::Cards));
    for title in Colour::ALL.into_iter().filter(|title| decided.is_none_or(|only| only == *title)) {
        for level in LEVELS {
            let yes = Seat::all(table.seats).filter(|seat| answer(table, *seat, title, level) == Answer::Yes).count();
            let may = Seat::all(table.seats).any(|seat| answer(table, seat, title, level) != Answer::NoProof);
            if may {
                reveal.push(RevealStep::Asked(title, level));
            }
            if yes < 2 {
                break;
            }
        }
        reveal.push(RevealStep::Crowned(title));
    }
    reveal
}
