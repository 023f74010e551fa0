//! A game as readable text: the setup, each action in notation with its events in words, the scores turn by turn, and
//! the end.
//!
//! Printed by the commands and stored by the golden tests. Hides nothing. Each action is on a line of its own,
//! `  12 Asha> meld tea 2`, so that a transcript can be replayed. Knows no game and no screen.

use core::fmt::Write as _;

use crate::engine::session::Session;
use crate::engine::{Game, Outcome, PerSeat, Seat, Viewer, variant};
use crate::message;
use crate::table::transcript::{self, Entry};
use crate::words::{Speaker, Words, end_name, result_of, words_of};

/// Returns the setup in one line.
pub fn heading<G: Game>(session: &Session<G>) -> String {
    let setup = session.setup();
    let options = variant::encode(&setup.options);
    let options = if options.is_empty() { "usual options" } else { &options };
    let seats = if setup.seats == 1 { "1 seat".into() } else { format!("{} seats", setup.seats) };
    format!("{} · {seats} · {options} · seed {} · rules {}", G::INFO.title, setup.seed, session.rules())
}

/// Returns the text of all plies after the first `from`. If `from` is 0, the setup comes first.
pub fn plies<G: Words>(session: &Session<G>, names: &[String], from: u32) -> String {
    let speaker = Speaker { words: words_of(G::INFO.id), names, reader: Viewer::Everyone };
    let mut text = String::new();
    for entry in transcript::entries(session, names, from) {
        // Writing to a string cannot fail.
        let _ = match entry {
            Entry::SetUp => writeln!(text, "{}", speaker.say(&message!("transcript-set-up"))),
            Entry::Turn { round, turn, of, points } => {
                let scores = scores(names, &points);
                let turn = message!("transcript-turn", round: round, turn: turn, who: of, scores: scores);
                writeln!(text, "{}", speaker.say(&turn))
            }
            Entry::Action { ply, seat, notation } => writeln!(text, "{ply:>5} {}> {notation}", speaker.name(seat)),
            Entry::Event(line) => {
                let aside = line.aside.map(|aside| format!("  {aside}")).unwrap_or_default();
                writeln!(text, "          {}{aside}", line.text)
            }
        };
    }
    text
}

/// Returns the end of the game and its result; while it is running, the seat to act.
pub fn ending<G: Words>(session: &Session<G>, names: &[String]) -> String {
    let speaker = Speaker { words: words_of(G::INFO.id), names, reader: Viewer::Everyone };
    match (session.outcome(), session.to_act()) {
        (Some(outcome), _) => {
            let Outcome { end, scores: points, .. } = outcome;
            let end = end_name(&G::INFO, end);
            let ended = speaker.say(&message!("transcript-end", end: end, scores: scores(names, &points)));
            let result = result_of(session, &outcome);
            format!("{ended}\n{}\n", speaker.say(&result))
        }
        (None, Some(seat)) => format!("{}\n", speaker.say(&message!("transcript-to-act", who: seat))),
        (None, None) => String::new(),
    }
}

/// Formats scores: "Asha 12, Bao 9".
fn scores(names: &[String], points: &PerSeat<i32>) -> String {
    let each = names.iter().zip(0..).map(|(name, seat)| format!("{name} {}", points[Seat(seat)]));
    each.collect::<Vec<_>>().join(", ")
}

/// Returns the actions of a transcript in notation: the text after `number name> ` of each line that has this form.
pub fn actions(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (who, action) = line.split_once("> ")?;
        let (number, _) = who.trim_start().split_once(' ')?;
        (number.bytes().all(|byte| byte.is_ascii_digit()) && !number.is_empty()).then_some(action.trim())
    })
}
