//! The story of a game: every event as a line in words that leads to its moment.
//!
//! Made from a table for one reader; shown as the log, the summary and the chart of points. Knows no game: the words
//! come from [`DynTable::story_events`].

use crate::engine::{Line, Moment, Rule, Scored, Seat, Viewer};

use super::DynTable;

/// A line and where it belongs.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryLine {
    /// The number of plies after which it is true; 0 for the setup.
    pub ply: u32,
    /// The turn that it belongs to.
    pub moment: Option<Moment>,
    /// The section of the rulebook that allowed the act.
    pub rule: Option<Rule>,
    /// Who acted.
    pub actor: Option<Seat>,
    /// The words.
    pub line: Line,
}

/// Points as they came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The number of plies after which they were there.
    pub ply: u32,
    /// The turn in which they came, from 1; 0 for the setup.
    pub turn: u16,
    /// Who, what for and how many.
    pub scored: Scored,
    /// What the story tells of it; `None` when it does not.
    pub line: Option<Line>,
}

/// An event that the story has a line for, or that scores.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryEvent {
    /// The number of plies after which it had happened; 0 for the setup.
    pub ply: u32,
    /// What the reader is told of it.
    pub line: Option<Line>,
    /// The points in it, whoever reads: points are shown to all.
    pub scored: Option<Scored>,
}

/// A ply, but for what was done: who acted, and where in the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlyFacts {
    /// Who acted.
    pub seat: Seat,
    /// The turn that it belongs to.
    pub moment: Moment,
    /// The section of the rulebook that allowed it.
    pub rule: Rule,
}

/// The lines of the plies after `from`, as `reader` may know them.
pub fn tell(table: &dyn DynTable, reader: Viewer, from: u32) -> Vec<StoryLine> {
    let plies = table.ply_facts(from);
    let mut story = Vec::new();
    for event in table.story_events(reader, from) {
        let Some(line) = event.line else { continue };
        let facts = event.ply.checked_sub(from + 1).map(|index| plies[index as usize]);
        story.push(StoryLine {
            ply: event.ply,
            moment: facts.map(|facts| facts.moment),
            rule: facts.map(|facts| facts.rule),
            actor: facts.map(|facts| facts.seat),
            line,
        });
    }
    story
}

/// All points in the order in which they came, each with the line that tells of it: its own, or else the last before
/// it in the same ply about the same seat.
pub fn gains(table: &dyn DynTable, reader: Viewer) -> Vec<Gain> {
    let plies = table.ply_facts(0);
    let mut lines: Vec<Line> = Vec::new();
    let mut gains = Vec::new();
    let mut ply = 0;
    for event in table.story_events(reader, 0) {
        if event.ply != ply {
            ply = event.ply;
            lines.clear();
        }
        if let Some(scored) = event.scored {
            let before = || lines.iter().rfind(|line| line.seat == Some(scored.seat)).cloned();
            let turn = ply.checked_sub(1).map_or(0, |index| plies[index as usize].moment.turn);
            gains.push(Gain { ply, turn, scored, line: event.line.clone().or_else(before) });
        }
        lines.extend(event.line);
    }
    gains
}
