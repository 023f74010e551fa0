//! Beats: plies folded into one move, with a sentence that sums it up.
//!
//! An offer takes several actions and is a single move. A replay advances from beat to beat. The page shows each beat
//! of a rival briefly, and summarises the rivals' beats since a person last acted. Made from a table for one reader;
//! knows no game and no clock.

use crate::engine::{Seat, Viewer};
use crate::words::{Line, signed};

use super::dyn_game::{PlyFacts, StoryEvent};
use super::game_table::Table;

/// A move, as a range of plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    pub seat: Seat,
    /// Number of plies before it.
    pub from: u32,
    /// Number of plies after it.
    pub to: u32,
}

/// A side's move in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The moving side: the acting seat, or the automaton, which moves during the plies of others.
    pub seat: Seat,
    /// Number of plies after it.
    pub ply: u32,
    /// Id of its icon.
    pub icon: &'static str,
    /// A sentence without a full stop.
    pub text: String,
    /// Cost or gain: "+3", "−4 cards", or empty.
    pub aside: String,
    /// Whether it belongs in a summary; all others are intermediate steps.
    pub major: bool,
}

/// A rival's moves since the reader last acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapLine {
    pub seat: Seat,
    /// Its moves, earliest first; never empty.
    pub announcements: Vec<Announcement>,
}

/// Folds plies into beats, in order. The last one may be incomplete.
pub fn beats(plies: &[PlyFacts]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut goes_on = false;
    for (from, ply) in (0..).zip(plies) {
        match beats.last_mut().filter(|beat| goes_on && beat.seat == ply.seat) {
            Some(beat) => beat.to = from + 1,
            None => beats.push(Beat { seat: ply.seat, from, to: from + 1 }),
        }
        goes_on = ply.mid_sequence;
    }
    beats
}

/// Returns the stops of a replay, in plies: the setup and the end of each beat, up to the last ply that may be
/// revealed.
pub fn stops(table: &Table) -> Vec<u32> {
    let last = table.visible_plies();
    let ends = beats(&table.ply_facts(0)).into_iter().map(|beat| beat.to.min(last));
    let mut stops: Vec<u32> = core::iter::once(0).chain(ends).collect();
    stops.dedup();
    stops
}

/// Whether the reader sees this side as a rival: a computer or an automaton other than the reader. People who share a
/// device see each other act, or read about it on the curtain.
pub fn is_rival(table: &Table, side: Seat) -> bool {
    !table.seating.is_person(side) && table.viewer() != Viewer::Seat(side)
}

/// Returns the rivals' moves in beats that end after `from` plies, earliest first, each followed by its major results
/// for other rivals. Incomplete beats and beats without a line in the story are left out.
pub fn announcements(table: &Table, from: u32) -> Vec<Announcement> {
    let half_said = table.mid_sequence();
    let mut beats = beats(&table.ply_facts(0));
    beats.retain(|beat| beat.to > from && !(half_said && beat.to == table.plies()));
    let Some(first) = beats.first().map(|beat| beat.from) else { return Vec::new() };
    let events = table.story_events(table.viewer(), first);
    let automaton = table.has_automaton().then(|| Seat(table.sides() - 1));
    let announcement = |beat: &Beat, side: Seat| {
        let events: Vec<&StoryEvent> =
            events.iter().filter(|event| event.ply > beat.from && event.ply <= beat.to).collect();
        announcement(table, side, beat, &events)
    };
    // A theft, for example, follows from the answer of the robbed player.
    let follows = |beat: &Beat, side: Seat| {
        let own = |line: &&Line<String>| line.seat == Some(side) && line.major;
        let of_beat = events.iter().filter(|event| event.ply > beat.from && event.ply <= beat.to);
        of_beat.filter_map(|event| event.line.as_ref()).any(|line| own(&line))
    };
    let of_beat = |beat: Beat| {
        let others = Seat::all(table.sides()).filter(|side| *side != beat.seat);
        let others = others.filter(|side| automaton == Some(*side) || follows(&beat, *side));
        let sides = core::iter::once(beat.seat).chain(others).filter(|side| is_rival(table, *side));
        sides.filter_map(|side| announcement(&beat, side)).collect::<Vec<_>>()
    };
    beats.into_iter().flat_map(of_beat).collect()
}

/// Returns a side's move in a beat: its first major line, else its last line.
fn announcement(table: &Table, side: Seat, beat: &Beat, events: &[&StoryEvent]) -> Option<Announcement> {
    let own = || events.iter().filter_map(|event| event.line.as_ref()).filter(|line| line.seat == Some(side));
    let of_table =
        || events.iter().filter_map(|event| event.line.as_ref()).find(|line| line.seat.is_none() && line.major);
    let line: &Line<String> = own()
        .find(|line| line.major)
        .or_else(|| own().next_back())
        .or_else(|| of_table().filter(|_| side == beat.seat))?;
    let scored = events.iter().filter_map(|event| event.scored).filter(|scored| scored.seat == side);
    let points: i32 = scored.map(|scored| scored.points).sum();
    let aside = match line.aside.is_none() && points != 0 && table.shows_total(side) {
        true => signed(points),
        false => line.aside.clone().unwrap_or_default(),
    };
    Some(Announcement { seat: side, ply: beat.to, icon: line.icon, text: line.text.clone(), aside, major: line.major })
}

/// Returns the line of the beat that ends after `ply` plies, for a replay that stops there. `None` at the setup.
pub fn line_at(table: &Table, ply: u32) -> Option<Line<String>> {
    let beat = beats(&table.ply_facts(0)).into_iter().find(|beat| beat.to >= ply).filter(|_| ply > 0)?;
    let events = table.story_events(table.viewer(), beat.from);
    let events = events.into_iter().filter(|event| event.ply > beat.from && event.ply <= ply);
    let lines: Vec<Line<String>> = events.filter_map(|event| event.line).collect();
    lines.iter().find(|line| line.major).or(lines.first()).cloned()
}

/// Returns each rival's moves since the reader last acted, in the order of their first move. Intermediate steps are
/// listed only for a rival that did nothing else.
pub fn recap(table: &Table) -> Vec<RecapLine> {
    let mut lines: Vec<RecapLine> = Vec::new();
    for one in announcements(table, news_from(table)) {
        match lines.iter_mut().find(|line| line.seat == one.seat) {
            Some(line) => line.announcements.push(one),
            None => lines.push(RecapLine { seat: one.seat, announcements: vec![one] }),
        }
    }
    for line in lines.iter_mut().filter(|line| line.announcements.iter().any(|one| one.major)) {
        line.announcements.retain(|one| one.major);
    }
    lines
}

/// Returns the number of plies after which moves are news to the reader: the number before the reader's own last ply,
/// during which an automaton may have moved.
pub fn news_from(table: &Table) -> u32 {
    table.last_own_ply().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Moment, Rule};

    #[test]
    fn what_takes_several_plies_to_say_is_one_beat() {
        let moment = Moment { round: 1, turn: 1, seat: Seat(0) };
        let ply = |seat, mid_sequence| {
            let (seat, rule) = (Seat(seat), Rule("r"));
            PlyFacts { seat, moment, rule, mid_sequence, secret: false, is_pass: false }
        };
        let plies =
            [ply(0, false), ply(1, true), ply(1, true), ply(1, false), ply(1, false), ply(2, true), ply(0, true)];
        let found: Vec<_> = beats(&plies).into_iter().map(|beat| (beat.seat.0, beat.from, beat.to)).collect();
        assert_eq!(found, [(0, 0, 1), (1, 1, 4), (1, 4, 5), (2, 5, 6), (0, 6, 7)]);
        assert_eq!(beats(&[]), []);
    }
}
