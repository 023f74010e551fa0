//! `cargo xtask replay`: re-executes a link or a file and says whether it holds.
//!
//! `--full` prints everything that happened, so that another implementation of the rules can check
//! every ply against it: one JSON object a line, seats counted from 0 (in notation, as people count,
//! from 1), events in the game's own words and with every random outcome in them.
//!
//! 1. `{"setup": {"game", "title", "rules", "options": {key: value …}, "seats", "seed", "players",
//!    "events": […]}}`: all options, not only the unusual ones; the events of the setup name every
//!    card dealt, every tile and die.
//! 2. For each ply `{"ply", "seat", "action", "legal": […], "rule", "round", "turn", "of", "drew", "events":
//!    […], "hash"}`: the whole legal list in its order, the section of the rulebook that allowed the
//!    action, whether luck was drawn, the events unredacted, the hash of the state afterwards.
//! 3. Scores and points are listed by seat; an automaton that plays against one person has the next one.
//!    `{"over": {"end", "winners", "scores", "categories": [{category: points …} …]}, "verified": true,
//!    "hash"}`, `over` being null while the game runs; or `{"verified": false, "differs_at", "error"}`
//!    alone, when the record does not hold.

use std::io::Write as _;

use serde_json::{Map, Value, json};
use tea_table::engine::record::{self, Player, Record, RecordError, Unreadable};
use tea_table::engine::session::Session;
use tea_table::engine::{Game, Scored, Seat, StateHasher, Variant, link};
use tea_table::games::{Visitor, visit};
use tea_table::table::save;
use tea_table::words::Title;

use crate::error::{Error, Result};
use crate::record::{names, text};
use crate::{Args, no_more};

/// Files longer than this are refused unread.
const LONGEST_FILE: u64 = 8 << 20;

/// Runs the verb.
///
/// # Errors
/// When the record does not hold or cannot be read.
pub fn run(mut args: Args) -> Result<()> {
    let shape = match (args.contains("--full"), args.contains("--json")) {
        (true, _) => Shape::Full,
        (false, true) => Shape::Verdict,
        (false, false) => Shape::Transcript,
    };
    let source =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage("replay what? a link or a file".into()))?;
    no_more(args)?;
    let replayed = read(&source).and_then(|source| re_execute(source, shape));
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
            let lines = if shape == Shape::Transcript { String::new() } else { format!("{verdict}\n") };
            (lines, Some(broken))
        }
    };
    let _ = std::io::stdout().write_all(lines.as_bytes());
    fault.map_or(Ok(()), |broken| Err(Error::Failed(broken.to_string())))
}

/// What is to be printed.
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Transcript,
    Verdict,
    Full,
}

/// A game as it came in.
pub(crate) enum Source {
    Link(String),
    File(Box<Record>),
}

impl Source {
    /// The id of its game, which need not be one that there is.
    pub(crate) fn game(&self) -> Result<String, RecordError> {
        Ok(match self {
            Source::Link(link) => link::split(link)?.0.to_owned(),
            Source::File(record) => record.game.clone(),
        })
    }

    /// Re-executes it as a game of `G`, and says who sat where as far as it records that.
    pub(crate) fn open<G: Game>(&self) -> Result<(Session<G>, Vec<Player>), RecordError> {
        match self {
            Source::Link(link) => link::open::<G>(link::split(link)?.1),
            Source::File(record) => Ok((record::open::<G>(record)?, record.players.clone())),
        }
    }
}

/// What is named: a file that is there, holding a record or a link; otherwise a link.
pub(crate) fn read(source: &str) -> Result<Source, RecordError> {
    let Some(length) = std::fs::metadata(source).ok().filter(|file| file.is_file()).map(|file| file.len()) else {
        return Ok(Source::Link(source.into()));
    };
    if length > LONGEST_FILE {
        return Err(RecordError::Unreadable(Unreadable::FileTooLong));
    }
    let text = std::fs::read_to_string(source).map_err(|_| RecordError::Unreadable(Unreadable::NotText))?;
    match text.trim_start().starts_with('{') {
        true => save::parse_record(&text).map(Box::new).map(Source::File),
        false => Ok(Source::Link(text)),
    }
}

/// The game re-executed, in words or figures.
fn re_execute(source: Source, shape: Shape) -> Result<String, RecordError> {
    let game = source.game()?;
    let unknown = RecordError::UnknownGame(game.chars().take(Player::MAX_NAME_LENGTH).collect());
    visit(&game, Replay { source, shape }).unwrap_or(Err(unknown))
}

struct Replay {
    source: Source,
    shape: Shape,
}

impl Visitor for Replay {
    type Output = Result<String, RecordError>;

    fn visit<G: Title>(self) -> Self::Output {
        let (session, players) = self.source.open::<G>()?;
        Ok(match self.shape {
            Shape::Verdict => format!("{}\n", json!({ "verified": true, "differs_at": null, "error": null })),
            Shape::Full => full(&session, &players),
            Shape::Transcript => {
                let mut called = names(session.setup().seats);
                called.iter_mut().zip(&players).filter(|(_, player)| !player.name.is_empty()).for_each(
                    |(name, player)| {
                        name.clone_from(&player.name);
                    },
                );
                format!(
                    "{}\nVerified: {} plies, hash {:016x}.\n",
                    text(&session, &called),
                    session.plies(),
                    session.hash()
                )
            }
        })
    }
}

/// The options of a game, all of them, by name.
pub fn options<G: Game>(options: &G::Options) -> Value {
    let named = G::Options::CHOICES.iter().enumerate();
    named.map(|(index, choice)| (choice.key.to_owned(), json!(choice.values[options.get(index)].0))).collect()
}

/// The result of a finished game: end, winners, scores and the points of each seat by category.
pub fn result<G: Game>(session: &Session<G>) -> Value {
    let Some(outcome) = session.outcome() else { return Value::Null };
    let events = session.setup_events().iter().chain(session.steps().iter().flat_map(|step| &step.events));
    let scored: Vec<Scored> = events.filter_map(G::scored).collect();
    // Alone, one may play against an automaton that scores at a seat of its own.
    let seats = scored.iter().map(|scored| scored.seat.0 + 1).max().unwrap_or(0).max(session.setup().seats);
    let mut categories: Vec<Vec<i32>> = vec![vec![0; G::INFO.categories.len()]; seats.into()];
    for Scored { seat, category, points } in scored {
        categories[seat.index()][usize::from(category)] += points;
    }
    let named = |points: &Vec<i32>| {
        let named = points.iter().enumerate();
        named.map(|(index, points)| (G::INFO.category_name(index), json!(points))).collect::<Map<_, _>>()
    };
    json!({
        "end": G::INFO.ends.get(usize::from(outcome.end)),
        "winners": outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(),
        "scores": Seat::all(seats).map(|seat| outcome.scores[seat]).collect::<Vec<_>>(),
        "categories": categories.iter().map(named).collect::<Vec<_>>(),
    })
}

fn full<G: Title>(session: &Session<G>, players: &[Player]) -> String {
    let setup = session.setup();
    let mut lines = vec![json!({ "setup": {
        "game": G::INFO.id,
        "title": G::INFO.title,
        "rules": session.rules(),
        "options": options::<G>(&setup.options),
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
            "hash": hash::<G>(replay.state()),
        }));
    }
    lines.push(json!({ "over": result(session), "verified": true, "hash": hash::<G>(session.state()) }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn hash<G: Game>(state: &G::State) -> String {
    let mut hasher = StateHasher::default();
    G::hash_state(state, &mut hasher);
    format!("{:016x}", hasher.finish())
}
