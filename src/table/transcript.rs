//! A game as text that people read: the laying of the table, each act in notation with what came of
//! it in words, the scores turn by turn, and the end.
//!
//! Printed by the command line and kept by the golden tests; nothing is hidden in it. An act stands
//! on a line of its own, `  12 Asha> meld tea 2`, so that a transcript can be played again.

use core::fmt::Write as _;

use crate::engine::session::Session;
use crate::engine::{Game, Outcome, PerSeat, Seat, Speaker, Viewer, Words, variant};

/// What was agreed on, in one line.
pub fn heading<G: Game>(session: &Session<G>) -> String {
    let setup = session.setup();
    let options = variant::encode(&setup.options);
    let options = if options.is_empty() { "usual options" } else { &options };
    format!("{} · {} seats · {options} · seed {} · rules {}", G::INFO.title, setup.seats, setup.seed, session.rules())
}

/// The plies after `from`; from 0 on with the laying of the table. A line for each event that the
/// game tells in words, as open hands see it.
pub fn plies<G: Words>(session: &Session<G>, names: &[String], from: u32) -> String {
    let speaker = Speaker { names, reader: Viewer::Everyone };
    let mut text = String::new();
    let mut points = PerSeat::<i32>::default();
    let tell = |text: &mut String, points: &mut PerSeat<i32>, events: &[G::Event], told: bool| {
        for event in events {
            if let Some(scored) = G::scored(event) {
                points[scored.seat] += scored.points;
            }
            let line = G::redact(event, Viewer::Everyone).and_then(|event| G::line(&event, &speaker));
            if let Some(line) = line.filter(|_| told) {
                let gap = if line.aside.is_empty() { "" } else { "  " };
                let _ = writeln!(text, "          {}{gap}{}", line.text, line.aside);
            }
        }
    };
    if from == 0 {
        text.push_str("The table is laid.\n");
    }
    tell(&mut text, &mut points, session.setup_events(), from == 0);
    let mut turn = None;
    for (step, ply) in session.steps().iter().zip(1..) {
        let told = ply > from;
        if told && turn != Some(step.moment.turn) {
            turn = Some(step.moment.turn);
            let (of, scores) = (speaker.name(step.moment.of), scores(names, &points));
            let _ = writeln!(text, "Round {}, turn {}: {of}. {scores}.", step.moment.round, step.moment.turn);
        }
        if told {
            let _ = writeln!(text, "{ply:>5} {}> {}", speaker.name(step.seat), step.action);
        }
        tell(&mut text, &mut points, &step.events, told);
    }
    text
}

/// How it ended and who won; whose act is awaited while it runs.
pub fn ending<G: Words>(session: &Session<G>, names: &[String]) -> String {
    let speaker = Speaker { names, reader: Viewer::Everyone };
    match (session.outcome(), session.to_act()) {
        (Some(outcome), _) => {
            let Outcome { end, scores: points, .. } = outcome;
            let end = G::INFO.ends.get(usize::from(end)).copied().unwrap_or("?");
            format!("The end: {end}. {}.\n{}\n", scores(names, &points), G::result(&outcome, &speaker))
        }
        (None, Some(seat)) => format!("{} is to act.\n", speaker.name(seat)),
        (None, None) => String::new(),
    }
}

/// "Asha 12, Bao 9".
pub fn scores(names: &[String], points: &PerSeat<i32>) -> String {
    let each = names.iter().zip(0..).map(|(name, seat)| format!("{name} {}", points[Seat(seat)]));
    each.collect::<Vec<_>>().join(", ")
}

/// The acts of a transcript in notation, in order: what stands after `number name> `.
pub fn acts(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (who, act) = line.split_once("> ")?;
        let (number, _) = who.trim_start().split_once(' ')?;
        (number.bytes().all(|byte| byte.is_ascii_digit()) && !number.is_empty()).then_some(act.trim())
    })
}
