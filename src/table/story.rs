//! The story of a game: every event as a line of text that links to its moment.
//!
//! Made from a table for one reader; shown as the log, the summary and the chart of points. Knows no game: the words
//! come from [`Table::story_events`].

use crate::engine::{Moment, Rule, Scored, Seat, Viewer};
use crate::words::Line;

use super::game_table::Table;

/// A line with its context.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryLine {
    /// Number of plies after which the event had happened; 0 for the setup.
    pub ply: u32,
    /// The turn to which it belongs.
    pub moment: Option<Moment>,
    /// Section of the rulebook that caused it; `None` at the setup.
    pub rule: Option<Rule>,
    pub actor: Option<Seat>,
    pub line: Line<String>,
}

/// Points gained by one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Number of plies after which they were gained.
    pub ply: u32,
    /// Turn in which they were gained, from 1; 0 for the setup.
    pub turn: u16,
    pub scored: Scored,
    /// The line of the story that explains them; `None` if there is none.
    pub line: Option<Line<String>>,
}

/// One category of the final scoring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalStep {
    /// Index into [`Info::categories`](crate::engine::Info::categories).
    pub category: u8,
    /// Points of each side, negative for losses, in the order of counting.
    pub points: Vec<(Seat, i32)>,
}

impl FinalStep {
    /// Returns the points of a side, if it was counted.
    pub fn points_of(&self, side: Seat) -> Option<i32> {
        self.points.iter().find(|(counted, _)| *counted == side).map(|(_, points)| *points)
    }
}

/// Returns the final scoring of a game that ended after `plies` plies: the points of its last ply, by category. Empty
/// unless several sides scored in several categories: the last delivery of a single seat is not a final scoring.
pub fn final_scoring(gains: &[Gain], plies: u32) -> Vec<FinalStep> {
    let mut scoring: Vec<FinalStep> = Vec::new();
    let mut sides: Vec<Seat> = Vec::new();
    for Gain { scored: Scored { seat, category, points }, .. } in gains.iter().filter(|gain| gain.ply == plies) {
        let at = scoring.iter().position(|step| step.category == *category).unwrap_or(scoring.len());
        if at == scoring.len() {
            scoring.push(FinalStep { category: *category, points: Vec::new() });
        }
        match scoring[at].points.iter_mut().find(|(side, _)| side == seat) {
            Some((_, sum)) => *sum += points,
            None => scoring[at].points.push((*seat, *points)),
        }
        if !sides.contains(seat) {
            sides.push(*seat);
        }
    }
    if scoring.len() > 1 && sides.len() > 1 { scoring } else { Vec::new() }
}

/// Returns the sum of the points that `counts` accepts.
pub fn sum_of(gains: &[Gain], counts: impl Fn(&Gain) -> bool) -> i32 {
    gains.iter().filter(|gain| counts(gain)).map(|gain| gain.scored.points).sum()
}

/// Returns the lines of the plies after `from`, as `reader` may know them, each assigned to the turn it is about.
pub fn lines(table: &Table, reader: Viewer, from: u32) -> Vec<StoryLine> {
    let plies = table.ply_facts(from);
    let mut story: Vec<StoryLine> = Vec::new();
    for event in table.story_events(reader, from) {
        let Some(line) = event.line else { continue };
        let facts = event.ply.checked_sub(from + 1).map(|index| plies[index as usize]);
        story.push(StoryLine {
            ply: event.ply,
            moment: facts.map(|facts| facts.moment),
            rule: facts.map(|facts| event.rule.unwrap_or(facts.rule)),
            actor: facts.map(|facts| facts.seat),
            line,
        });
    }
    let moment_after = |ply: u32| plies.get((ply - from) as usize).map_or(table.moment(), |facts| facts.moment);
    open_turns(&mut story, moment_after);
    story
}

/// Reassigns the lines that open a turn to that turn. Their events belong to the ply that ended the turn before; they
/// are the last lines of that ply, as far as they are about the seat whose turn begins. `moment_after` returns the
/// moment after a ply.
fn open_turns(story: &mut [StoryLine], moment_after: impl Fn(u32) -> Moment) {
    for index in (0..story.len()).rev() {
        let (line, after) = (&story[index], story.get(index + 1));
        let Some(moment) = line.moment else { continue };
        let next = moment_after(line.ply);
        let opens = next.turn > moment.turn && next.seat != moment.seat && line.line.seat == Some(next.seat);
        let last = after.is_none_or(|after| after.ply != line.ply || after.moment == Some(next));
        if opens && last {
            story[index].moment = Some(next);
        }
    }
}

/// Returns all points gained, in order, each with the line that explains it: its own, or else the last one before it
/// in the same ply about the same seat.
pub fn gains(table: &Table, reader: Viewer) -> Vec<Gain> {
    let plies = table.ply_facts(0);
    let mut lines: Vec<Line<String>> = Vec::new();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn gain(ply: u32, seat: u8, category: u8, points: i32) -> Gain {
        Gain { ply, turn: 1, scored: Scored { seat: Seat(seat), category, points }, line: None }
    }

    #[test]
    fn the_final_scoring_is_listed_by_category_in_order() {
        let gains = [gain(3, 0, 2, 5), gain(9, 1, 4, 6), gain(9, 0, 4, 3), gain(9, 0, 2, 1), gain(9, 1, 4, -2)];
        let steps = final_scoring(&gains, 9);
        let found_steps: Vec<_> = steps.iter().map(|step| (step.category, step.points.clone())).collect();
        assert_eq!(found_steps, [(4, vec![(Seat(1), 4), (Seat(0), 3)]), (2, vec![(Seat(0), 1)])]);
        assert_eq!((steps[1].points_of(Seat(0)), steps[1].points_of(Seat(1))), (Some(1), None));
    }

    #[test]
    fn points_of_a_single_seat_are_not_a_final_scoring() {
        assert_eq!(final_scoring(&[gain(9, 0, 2, 5), gain(9, 0, 3, 5)], 9), []);
        assert_eq!(final_scoring(&[gain(9, 0, 2, 5), gain(9, 1, 2, 5)], 9), []);
    }
}
