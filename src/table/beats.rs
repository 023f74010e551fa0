//! Beats: plies folded into one move, with a sentence that sums it up.
//!
//! An offer takes several actions and is a single move. A replay advances from beat to beat. The page shows each beat
//! of a rival briefly, as it does a person's major moves and what the end of a round brought, and summarises the
//! rivals' beats since a person last acted. Made from a table for one reader; knows no game and no clock.

use crate::engine::{Scored, Seat, Viewer};
use crate::words::{Line, category_name, is_gain, signed, total_name};

use super::dyn_game::{PlyFacts, StoryEvent};
use super::game_table::Table;
use super::story::StoryLine;

/// A move, as a range of plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    pub seat: Seat,
    /// Number of plies before it.
    pub from: u32,
    /// Number of plies after it.
    pub to: u32,
}

/// A side's move in words, or the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The moving side: the acting seat, or the automaton, which moves during the plies of others.
    pub seat: Seat,
    /// The side whose badge it carries; `None` for what the table does in that side's move, such as a neutral third
    /// party's turn: it carries its icon.
    pub badge: Option<Seat>,
    /// The side whose turn it was.
    pub turn_of: Seat,
    /// Number of plies after it.
    pub ply: u32,
    /// Id of its icon.
    pub icon: &'static str,
    /// A sentence without a full stop.
    pub text: String,
    /// Cost or gain: "+3", "−4 cards", "+5, +1 Merchant card", or empty.
    pub aside: String,
    /// Whether it belongs in a summary; all others are intermediate steps.
    pub major: bool,
    /// Whether it is the end of a round, with the standing of all sides.
    pub closes: bool,
    /// Costs and gains of the sides at the end of a round; empty for a move.
    pub changes: Vec<(Seat, String)>,
    /// Time for which it is shown before the next move, in percent of the pace.
    pub percent: u32,
}

/// Percentage of the pace for a minor step, and for a move of a person, who knows what was pressed.
const BRIEF: u32 = 60;
/// Percentage of the pace for looking at a rival's move, and for reading each word of it.
const LOOK: u32 = 60;
const PER_WORD: u32 = 10;
/// Percentage of the pace for looking at the end of a round, and for reading each of its figures: every side's
/// standing, costs and gains.
const CLOSE: u32 = 200;
const PER_FIGURE: u32 = 30;

/// The rivals' moves of one turn since the reader last acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapLine {
    /// The side whose moves these are, or whose turn it was if several sides moved.
    pub seat: Seat,
    /// The moves, earliest first; never empty.
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
    let mut moves = moves(table, from);
    moves.retain(|one| is_rival(table, one.seat));
    moves
}

/// Returns what is shown after `from` plies, one after another: the last move with its major results, and the end of a
/// round. Minor moves of people are left out. Of the ply that ends the game, only the move itself is returned.
pub fn shown(table: &Table, from: u32) -> Vec<Announcement> {
    let mut moves = moves(table, from);
    moves.retain(|one| one.major || is_rival(table, one.seat));
    let last = moves.last().map(|one| one.ply);
    moves.retain(|one| Some(one.ply) == last);
    if table.outcome().is_some() {
        moves.truncate(1);
    } else if moves.iter().any(|one| one.major) {
        moves.retain(|one| one.major);
    }
    moves.extend(close(table, from));
    moves
}

fn moves(table: &Table, from: u32) -> Vec<Announcement> {
    let half_said = table.mid_sequence();
    let plies = table.ply_facts(0);
    let mut beats = beats(&plies);
    beats.retain(|beat| beat.to > from && !(half_said && beat.to == table.plies()));
    let Some(first) = beats.first().map(|beat| beat.from) else { return Vec::new() };
    let events = table.story_events(table.viewer(), first);
    let automaton = table.has_automaton().then(|| Seat(table.sides() - 1));
    let of_beat = |beat: Beat| {
        let all: Vec<&StoryEvent> =
            events.iter().filter(|event| event.ply > beat.from && event.ply <= beat.to).collect();
        let of_move = &all[..all.iter().position(|event| event.closes).unwrap_or(all.len())];
        // A theft, for example, follows from the answer of the robbed player.
        let follows = |side: Seat| lines(of_move).any(|line| line.seat == Some(side) && line.major);
        let others = Seat::all(table.sides()).filter(|side| *side != beat.seat);
        let others = others.filter(|side| automaton == Some(*side) || follows(*side));
        let sides = core::iter::once(beat.seat).chain(others);
        // The automaton may begin a round in the ply that ended the one before.
        let begins = table.outcome().is_none().then_some(automaton).flatten();
        let events = |side: Seat| if begins == Some(side) { all.as_slice() } else { of_move };
        let turn_of = plies.get(beat.from as usize).map_or(beat.seat, |ply| ply.moment.seat);
        sides.flat_map(|side| of_side(table, side, &beat, turn_of, events(side))).collect::<Vec<_>>()
    };
    beats.into_iter().flat_map(of_beat).collect()
}

fn lines<'a>(events: &'a [&StoryEvent]) -> impl DoubleEndedIterator<Item = &'a Line<String>> {
    events.iter().filter_map(|event| event.line.as_ref())
}

/// Returns a side's move in a beat: its first major line, or else the first about points, or else its last one. If that
/// has a cost or a gain of its own, each major line about points that the side scored besides follows: a bonus, for
/// example. Points that no line is about stand at the end, each with its reason.
fn of_side(table: &Table, side: Seat, beat: &Beat, turn_of: Seat, events: &[&StoryEvent]) -> Vec<Announcement> {
    let own = |event: &&StoryEvent| event.line.as_ref().filter(|line| line.seat == Some(side)).cloned();
    let is_major = |event: &&StoryEvent| own(event).is_some_and(|line| line.major);
    let gains = |event: &&StoryEvent| own(event).is_some_and(|line| line.aside.as_deref().and_then(is_gain).is_some());
    let first = events.iter().position(is_major).or_else(|| events.iter().position(gains));
    let first = first.or_else(|| events.iter().rposition(|event| own(event).is_some()));
    let of_table = || lines(events).find(|line| line.seat.is_none() && line.major).cloned();
    let line = match first {
        Some(first) => own(&events[first]),
        None => of_table().filter(|_| side == beat.seat),
    };
    let Some(line) = line else { return Vec::new() };
    let announced = |line: &Line<String>, aside: String, is_result: bool| {
        let to_read = || LOOK + PER_WORD * words_in(&line.text);
        // A person knows what was pressed, but not what it brings besides.
        let is_news = is_result || !table.seating.is_person(side);
        let percent = if line.major && is_news { to_read() } else { BRIEF };
        announce(side, turn_of, beat.to, line, aside, percent)
    };
    let points = || points(table, side, events.iter().filter_map(|event| event.scored));
    if line.aside.is_none() && table.info().totals > 1 {
        return vec![announced(&line, points().unwrap_or_default(), false)];
    }
    let scores = |event: &&&StoryEvent| is_major(event) && event.scored.is_some_and(|scored| scored.seat == side);
    let besides = events.iter().skip(first.map_or(0, |first| first + 1)).filter(scores).filter_map(own);
    let besides: Vec<Line<String>> = besides.collect();
    let figures = line.aside.iter().chain(besides.iter().filter_map(|line| line.aside.as_ref()));
    let mut figure: Vec<String> = line.aside.iter().cloned().collect();
    figure.extend(unexplained(table, side, events, figures.cloned().collect()));
    // A ship that sails follows from the step that loads it.
    let follows = events[..first.unwrap_or(0)].iter().any(|event| own(event).is_some());
    let besides = besides.iter().map(|line| announced(line, line.aside.clone().unwrap_or_default(), true));
    core::iter::once(announced(&line, figure.join(", "), line.aside.is_some() && follows)).chain(besides).collect()
}

/// Returns what a side scored in the categories that none of these figures of its lines is about, each with its reason:
/// "+1 Merchant card". Empty in a game with several totals, whose lines name their points.
fn unexplained(table: &Table, side: Seat, events: &[&StoryEvent], mut figures: Vec<String>) -> Vec<String> {
    let info = table.info();
    let categories = if info.totals == 1 && table.shows_total(side) { info.categories.len() as u8 } else { 0 };
    let scored = |category: &u8| {
        let scored = events.iter().filter_map(|event| event.scored);
        let points = scored.filter(|scored| scored.seat == side && scored.category == *category);
        (*category, points.map(|scored| scored.points).sum::<i32>())
    };
    let mut scored: Vec<_> = (0..categories).map(|category| scored(&category)).collect();
    scored.retain(|(_, points)| {
        let points_alone = signed(*points);
        let said = figures.iter().position(|figure| figure.split_whitespace().next() == Some(&points_alone));
        *points != 0 && said.map(|said| figures.remove(said)).is_none()
    });
    scored.iter().map(|(category, points)| format!("{} {}", signed(*points), category_name(info, *category))).collect()
}

fn words_in(text: &str) -> u32 {
    text.split_whitespace().count() as u32
}

fn announce(seat: Seat, turn_of: Seat, ply: u32, line: &Line<String>, aside: String, percent: u32) -> Announcement {
    let Line { seat: badge, icon, major, text, .. } = line.clone();
    Announcement { seat, badge, turn_of, ply, icon, text, aside, major, closes: false, changes: Vec::new(), percent }
}

/// Returns the sum of the points of a side, with its sign: where a game has several totals, each with its name, "+2
/// Blue, +1 Red". `None` if all are 0 or not shown.
fn points(table: &Table, side: Seat, scored: impl Iterator<Item = Scored>) -> Option<String> {
    let info = table.info();
    let own: Vec<Scored> = scored.filter(|scored| scored.seat == side && table.shows_total(side)).collect();
    let figure = |total: u8| {
        let counted = own.iter().filter(|scored| info.categories[usize::from(scored.category)] == total);
        let points: i32 = counted.map(|scored| scored.points).sum();
        (points != 0).then(|| match info.totals {
            1 => signed(points),
            _ => format!("{} {}", signed(points), total_name(info, total)),
        })
    };
    let figures: Vec<String> = (0..info.totals).filter_map(figure).collect();
    (!figures.is_empty()).then(|| figures.join(", "))
}

/// Returns what the last ply brought beyond its move, if it is after `from` and ended a round, but not the game. Where
/// all points count together, those of the whole round are given.
fn close(table: &Table, from: u32) -> Option<Announcement> {
    let ply = table.plies();
    if ply <= from || table.outcome().is_some() {
        return None;
    }
    let events = table.story_events(table.viewer(), ply - 1);
    let mut events: Vec<&StoryEvent> = events.iter().filter(|event| event.ply == ply).collect();
    events.drain(..events.iter().position(|event| event.closes)?);
    let heads: Vec<&StoryEvent> = events.iter().copied().filter(|event| event.closes).collect();
    let line = lines(&heads).find(|line| line.major).or_else(|| lines(&events).next())?;
    let plies = table.ply_facts(0);
    let round = plies.last().map(|ply| ply.moment.round);
    let begin = plies.iter().rposition(|ply| Some(ply.moment.round) != round).map_or(0, |last| last as u32 + 1);
    let of_round = (table.info().totals == 1).then(|| table.game.scored(begin));
    let points = |side: Seat| match &of_round {
        Some(scored) => points(table, side, scored.iter().copied()),
        None => points(table, side, events.iter().filter_map(|event| event.scored)),
    };
    let figures = |side: Seat| {
        let lines = events.iter().filter(|event| event.scored.is_none()).filter_map(|event| event.line.as_ref());
        let asides = lines.filter(move |line| line.seat == Some(side)).filter_map(|line| line.aside.clone());
        let asides = asides.filter(|aside| is_gain(aside).is_some());
        asides.chain(points(side)).map(move |figure| (side, figure)).collect::<Vec<_>>()
    };
    let seat = line.seat.unwrap_or(table.turn_of());
    let aside = line.aside.clone().unwrap_or_default();
    let changes: Vec<_> = Seat::all(table.sides()).flat_map(figures).collect();
    let figures = u32::from(table.sides()) + changes.len() as u32;
    let percent = CLOSE + PER_WORD * words_in(&line.text) + PER_FIGURE * figures;
    let announced = announce(seat, table.turn_of(), ply, line, aside, percent);
    Some(Announcement { badge: Some(seat), closes: true, changes, ..announced })
}

/// Returns the line of the beat that ends after `ply` plies, for a replay that stops there. `None` at the setup.
pub fn line_at(table: &Table, ply: u32) -> Option<Line<String>> {
    let beat = beats(&table.ply_facts(0)).into_iter().find(|beat| beat.to >= ply).filter(|_| ply > 0)?;
    let events = table.story_events(table.viewer(), beat.from);
    let events = events.into_iter().filter(|event| event.ply > beat.from && event.ply <= ply);
    let lines: Vec<Line<String>> = events.filter_map(|event| event.line).collect();
    lines.iter().find(|line| line.major).or(lines.first()).cloned()
}

/// Returns the rivals' moves since the reader last acted, turn by turn, earliest first. A turn of the reader's own
/// begins with all moves since the last one, until the reader presses something in it: `seen_to` is the number of plies
/// at the last press. Intermediate steps are listed only for a rival that did nothing else.
pub fn recap(table: &Table, seen_to: u32) -> Vec<RecapLine> {
    let now = table.moment();
    let before_turn = || table.ply_facts(0).iter().take_while(|ply| ply.moment.turn < now.turn).count();
    let begins_turn = table.viewer() == Viewer::Seat(now.seat) && (seen_to as usize) < before_turn();
    let from = if begins_turn { since_last_turn(table, table.plies()) } else { news_from(table) };
    let mut moves = announcements(table, from);
    let majors: Vec<Seat> = moves.iter().filter(|one| one.major).map(|one| one.seat).collect();
    moves.retain(|one| one.major || !majors.contains(&one.seat));
    let line = |turn: &[Announcement]| {
        let (mover, turn_of) = (turn[0].seat, turn[0].turn_of);
        let seat = if turn.iter().all(|one| one.seat == mover) { mover } else { turn_of };
        RecapLine { seat, announcements: turn.to_vec() }
    };
    moves.chunk_by(|one, next| one.turn_of == next.turn_of).map(line).collect()
}

/// Returns the number of plies after which moves are news to the reader: the number before the reader's own last ply,
/// during which an automaton may have moved.
pub fn news_from(table: &Table) -> u32 {
    table.last_own_ply().saturating_sub(1)
}

/// Returns the number of plies after which the others' deeds since the reader's last turn begin, as seen after
/// `plies`: the number before the reader's last ply in that turn, during which an automaton may have moved. The turn
/// that the reader is taking does not count, so the news stay until it is over. Spectators are shown the last two
/// rounds.
pub fn since_last_turn(table: &Table, plies: u32) -> u32 {
    let facts = table.ply_facts(0);
    let now = facts.get(plies as usize).map_or(table.moment(), |next| next.moment);
    let is_over = plies >= table.plies() && table.outcome().is_some();
    let is_before = |ply: &PlyFacts| match table.viewer() {
        Viewer::Seat(reader) => {
            ply.seat == reader && ply.moment.seat == reader && (ply.moment.turn < now.turn || is_over)
        }
        _ => ply.moment.round + 1 < now.round,
    };
    facts[..facts.len().min(plies as usize)].iter().rposition(is_before).map_or(0, |last| last as u32)
}

/// Returns what happened since the reader's last turn, as seen after `plies` and told up to `last`, earliest first: of
/// each turn, the reader's current one included, the major lines, all gains, whatever the others did, and what was done
/// to the reader. At the very beginning there is only the setup.
pub fn news(table: &Table, plies: u32, last: u32) -> Vec<StoryLine> {
    let is_own = |seat: Option<Seat>| seat.is_some_and(|seat| table.viewer() == Viewer::Seat(seat));
    let since = since_last_turn(table, plies);
    let now = table.ply_facts(0).get(plies as usize).map_or(table.moment(), |next| next.moment);
    let mut story = table.story(since);
    // The ply that ended the last turn is the reader's own, but others may have moved during it.
    let ends_last = |entry: &StoryLine| {
        let is_over = entry.moment.is_some_and(|moment| is_own(Some(moment.seat)) && moment.turn < now.turn);
        is_over && is_own(entry.actor) && is_own(entry.line.seat)
    };
    story.retain(|entry| entry.ply <= last && !ends_last(entry));
    let mut news = Vec::new();
    for lines in story.chunk_by(|one, next| one.moment == next.moment) {
        let turn_of = lines[0].moment.map(|moment| moment.seat);
        let befalls = |entry: &StoryLine| !is_own(turn_of) && is_own(entry.line.seat) && !is_own(entry.actor);
        let gains = |line: &Line<String>| line.gain || line.aside.as_deref().and_then(is_gain) == Some(true);
        let is_deed =
            |entry: &StoryLine| entry.line.seat.is_some() && entry.moment.is_some() && !is_own(entry.line.seat);
        let is_told = |entry: &&StoryLine| entry.line.major || gains(&entry.line) || is_deed(entry) || befalls(entry);
        news.extend(lines.iter().filter(is_told).cloned());
    }
    if news.is_empty() { story.into_iter().filter(|entry| entry.moment.is_none()).collect() } else { news }
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
