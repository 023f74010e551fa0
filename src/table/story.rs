//! The story of a game: every event as a line in words that leads to its moment.
//!
//! Made from a session for one reader; shown as the log, the summary and the transcripts.

use crate::engine::session::Session;
use crate::engine::{Line, Moment, Rule, Scored, Seat, Speaker, Words};

/// A line and where it belongs.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryLine {
    /// The number of plies after which it is true; 0 for the laying of the table.
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

/// The lines of the plies after `from`, as `speaker.reader` may know them.
pub fn tell<G: Words>(session: &Session<G>, speaker: &Speaker, from: u32) -> Vec<StoryLine> {
    let word = |event: &G::Event| G::line(&G::redact(event, speaker.reader)?, speaker);
    let mut story = Vec::new();
    if from == 0 {
        let dealt = session.dealt().iter().filter_map(word);
        story.extend(dealt.map(|line| StoryLine { ply: 0, moment: None, rule: None, actor: None, line }));
    }
    for (index, step) in session.steps().iter().enumerate().skip(from as usize) {
        let lines = step.events.iter().filter_map(word);
        story.extend(lines.map(|line| StoryLine {
            ply: index as u32 + 1,
            moment: Some(step.moment),
            rule: Some(step.rule),
            actor: Some(step.seat),
            line,
        }));
    }
    story
}

/// The points in the events of one ply, each with the line that tells of it: its own, or else the last before
/// it about the same seat.
pub fn gains<G: Words>(events: &[G::Event], speaker: &Speaker) -> Vec<(Scored, Option<Line>)> {
    let mut told: Vec<Line> = Vec::new();
    let mut gains = Vec::new();
    for event in events {
        let line = G::redact(event, speaker.reader).and_then(|event| G::line(&event, speaker));
        if let Some(scored) = G::scored(event) {
            let before = || told.iter().rfind(|line| line.seat == Some(scored.seat)).cloned();
            gains.push((scored, line.clone().or_else(before)));
        }
        told.extend(line);
    }
    gains
}
