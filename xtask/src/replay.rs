//! `cargo xtask replay`: replays a link or a file and reports whether it is valid.
//!
//! `--full` prints everything that happened, so that another implementation of the rules can be checked against it ply
//! by ply: one JSON object per line, seats counted from 0 (in notation, as people count, from 1), events in the game's
//! own words with every random outcome.
//!
//! The first object is `{"setup": {"game", "title", "rules", "options": {key: value …}, "seats", "seed", "players",
//! "events": […]}}`, with all options, including those with default values; the events of the setup name every card
//! dealt, every tile and die.
//!
//! After it there is one object for each ply, `{"ply", "seat", "action", "legal": […], "rule", "round", "turn", "of",
//! "drew", "events": […], "hash"}`: the whole legal list in its order, the section of the rulebook that allowed the
//! action, whether luck was drawn, the events unredacted, the hash of the state afterwards.
//!
//! The last is `{"over": {"end", "winners", "scores", "categories": [{category: points …} …]}, "verified": true,
//! "hash"}`, where `over` is null if the game is not finished; if the record is invalid, the only object is
//! `{"verified": false, "differs_at", "error"}`. Scores and points are listed by seat; an automaton that plays against
//! one person has the next one.

use std::io::Write as _;

use serde_json::{Map, Value, json};
use tea_table::engine::record::{self, Player, Record, RecordError, Unreadable};
use tea_table::engine::session::Session;
use tea_table::engine::{Game, Scored, Seat, StateHasher, Variant, link};
use tea_table::games::{Visitor, visit};
use tea_table::table::save;
use tea_table::words::{Title, end_name, full_category_name};

use crate::error::{Error, Result};
use crate::record::{full_transcript, placeholder_names};
use crate::{Args, expect_no_more_args};

/// Files with more bytes are refused unread.
const MAX_FILE_BYTES: u64 = 8 << 20;

/// Runs the command.
///
/// # Errors
/// If the record is invalid or cannot be read.
pub fn run(mut args: Args) -> Result<()> {
    let format = match (args.contains("--full"), args.contains("--json")) {
        (true, _) => OutputFormat::Full,
        (false, true) => OutputFormat::Verdict,
        (false, false) => OutputFormat::Transcript,
    };
    let source =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage("replay what? a link or a file".into()))?;
    expect_no_more_args(args)?;
    let replayed = read_source(&source).and_then(|source| replay_source(source, format));
    let (lines, fault) = match replayed {
        Ok(lines) => (lines, None),
        Err(broken) => {
            let differs_at = match broken {
                RecordError::Illegal { ply, .. }
                | RecordError::AfterEnd { ply }
                | RecordError::HashMismatch { ply } => Some(ply),
                _ => None,
            };
            let verdict = json!({ "verified": false, "differs_at": differs_at, "error": broken.to_string() });
            let lines = if format == OutputFormat::Transcript { String::new() } else { format!("{verdict}\n") };
            (lines, Some(broken))
        }
    };
    let _ = std::io::stdout().write_all(lines.as_bytes());
    fault.map_or(Ok(()), |broken| Err(Error::Failed(broken.to_string())))
}

#[derive(Clone, Copy, PartialEq)]
enum OutputFormat {
    Transcript,
    Verdict,
    Full,
}

/// A game as given on the command line.
pub(crate) enum Source {
    Link(String),
    File(Box<Record>),
}

impl Source {
    /// Returns the id of its game, which need not be on the shelf.
    pub(crate) fn game(&self) -> Result<String, RecordError> {
        Ok(match self {
            Source::Link(link) => link::split(link)?.0.to_owned(),
            Source::File(record) => record.game.clone(),
        })
    }

    /// Replays it as a game of `G`, and returns the session and the recorded players.
    pub(crate) fn open<G: Game>(&self) -> Result<(Session<G>, Vec<Player>), RecordError> {
        match self {
            Source::Link(link) => link::open::<G>(link::split(link)?.1),
            Source::File(record) => Ok((record::open::<G>(record)?, record.players.clone())),
        }
    }
}

/// Reads an argument: if it names an existing file, the record or the link in it; otherwise it is a link.
pub(crate) fn read_source(source: &str) -> Result<Source, RecordError> {
    let Some(length) = std::fs::metadata(source).ok().filter(|file| file.is_file()).map(|file| file.len()) else {
        return Ok(Source::Link(source.into()));
    };
    if length > MAX_FILE_BYTES {
        return Err(RecordError::Unreadable(Unreadable::FileTooLong));
    }
    let text = std::fs::read_to_string(source).map_err(|_| RecordError::Unreadable(Unreadable::NotText))?;
    match text.trim_start().starts_with('{') {
        true => save::parse_record(&text).map(Box::new).map(Source::File),
        false => Ok(Source::Link(text)),
    }
}

fn replay_source(source: Source, format: OutputFormat) -> Result<String, RecordError> {
    let game = source.game()?;
    let unknown = RecordError::UnknownGame(game.chars().take(Player::MAX_NAME_LENGTH).collect());
    visit(&game, Replay { source, format }).unwrap_or(Err(unknown))
}

struct Replay {
    source: Source,
    format: OutputFormat,
}

impl Visitor for Replay {
    type Output = Result<String, RecordError>;

    fn visit<G: Title>(self) -> Self::Output {
        let (session, players) = self.source.open::<G>()?;
        Ok(match self.format {
            OutputFormat::Verdict => format!("{}\n", json!({ "verified": true, "differs_at": null, "error": null })),
            OutputFormat::Full => full_json(&session, &players),
            OutputFormat::Transcript => {
                let mut called = placeholder_names(session.setup().seats);
                called.iter_mut().zip(&players).filter(|(_, player)| !player.name.is_empty()).for_each(
                    |(name, player)| {
                        name.clone_from(&player.name);
                    },
                );
                format!(
                    "{}\nVerified: {} plies, hash {:016x}.\n",
                    full_transcript(&session, &called),
                    session.plies(),
                    session.hash()
                )
            }
        })
    }
}

pub fn options_json<G: Game>(options: &G::Options) -> Value {
    let named = G::Options::CHOICES.iter().enumerate();
    named.map(|(index, choice)| (choice.key.to_owned(), json!(choice.values[options.get(index)]))).collect()
}

/// Returns the result of a finished game: end, winners, scores and the points of each seat by category.
pub fn result_json<G: Game>(session: &Session<G>) -> Value {
    let Some(outcome) = session.outcome() else { return Value::Null };
    let events = session.setup_events().iter().chain(session.steps().iter().flat_map(|step| &step.events));
    let scored: Vec<Scored> = events.filter_map(G::scored).collect();
    // A single player may play against an automaton, which scores at a seat of its own.
    let seats = scored.iter().map(|scored| scored.seat.0 + 1).max().unwrap_or(0).max(session.setup().seats);
    let mut categories: Vec<Vec<i32>> = vec![vec![0; G::INFO.categories.len()]; seats.into()];
    for Scored { seat, category, points } in scored {
        categories[seat.index()][usize::from(category)] += points;
    }
    let named = |points: &Vec<i32>| {
        let named = (0..).zip(points);
        named.map(|(index, points)| (full_category_name(&G::INFO, index), json!(points))).collect::<Map<_, _>>()
    };
    json!({
        "end": end_name(&G::INFO, outcome.end),
        "winners": outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(),
        "scores": Seat::all(seats).map(|seat| outcome.scores[seat]).collect::<Vec<_>>(),
        "categories": categories.iter().map(named).collect::<Vec<_>>(),
    })
}

fn full_json<G: Title>(session: &Session<G>, players: &[Player]) -> String {
    let setup = session.setup();
    let mut lines = vec![json!({ "setup": {
        "game": G::INFO.id,
        "title": G::INFO.title,
        "rules": session.rules(),
        "options": options_json::<G>(&setup.options),
        "seats": setup.seats,
        "seed": setup.seed.0,
        "players": players,
        "events": session.setup_events(),
    }})];
    let mut replay = session.branch_at(0);
    for (step, ply) in session.steps().iter().zip(1..) {
        let legal: Vec<String> = replay.legal().iter().map(ToString::to_string).collect();
        if replay.act(step.seat, step.action).is_err() {
            break;
        }
        lines.push(json!({
            "ply": ply,
            "seat": step.seat.index(),
            "action": step.action.to_string(),
            "legal": legal,
            "rule": step.rule.0,
            "round": step.moment.round,
            "turn": step.moment.turn,
            "of": step.moment.seat.index(),
            "drew": step.drew,
            "events": step.events,
            "hash": state_hash::<G>(replay.state()),
        }));
    }
    lines.push(json!({ "over": result_json(session), "verified": true, "hash": state_hash::<G>(session.state()) }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn state_hash<G: Game>(state: &G::State) -> String {
    let mut hasher = StateHasher::default();
    G::hash_state(state, &mut hasher);
    format!("{:016x}", hasher.finish())
}
