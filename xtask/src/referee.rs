//! `cargo xtask referee`: a rules server over standard input and output, so that any program can play.
//!
//! One JSON object per line, one answer per line. Seats are counted from 0 (in notation, as people count, from 1). The
//! program on the other end plays all seats, or forwards the answers to their players.
//!
//! | question | effect |
//! |---|---|
//! | `{"new":{"game","seats","seed","options"}}` | sets up a table; `seed` and `options` may be left out |
//! | `{"act":"notation"}` | acts for the seat to act |
//! | `{"view":seat}` | adds `view`: all that this seat knows |
//! | `{"record":true}` | adds `record`, the game as a file, and `link`: when it is over, or with `--open` |
//!
//! A record contains the seed, and with it all luck to come. A seed is a number or a text; options are `"key=value,…"`
//! or an object.
//!
//! Every answer has `ply`, `seat` (to act, or null), `legal` (its actions in notation), `events` (of each ply since
//! that seat last acted: `{"ply","event"}`, as it may know them; when the game is over, all that was not public yet,
//! unredacted), and `over`: null, or end, winners, scores and the points of each seat by category. With `--open`
//! events and views hide nothing. An invalid question is answered by `{"error": sentence}` and changes nothing.

use std::io::{BufRead as _, Write as _};

use serde_json::{Map, Value, json};
use tea_table::engine::record::{self, Seed};
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Seat, Viewer, link, variant};
use tea_table::games::{Visitor, visit};
use tea_table::table::save;
use tea_table::words::Title;

use crate::error::Result;
use crate::measure::game_ids;
use crate::replay::result_json;
use crate::{Args, expect_no_more_args};

/// Maximum length of a line in bytes; the rest is not read.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// Runs the command until the input ends.
///
/// # Errors
/// If an argument is not understood, or the pipe breaks.
pub fn run(mut args: Args) -> Result<()> {
    let open = args.contains("--open");
    expect_no_more_args(args)?;
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut referee = Referee { open, table: None };
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut limited = std::io::Read::take(&mut input, MAX_LINE_BYTES);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < MAX_LINE_BYTES;
        let answer = if whole { referee.answer_line(&line) } else { Some(Err("The line is too long.".into())) };
        if !whole {
            input.skip_until(b'\n')?;
        }
        let Some(answer) = answer else { continue };
        let answer = answer.unwrap_or_else(|error: String| json!({ "error": error }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

struct Referee {
    open: bool,
    table: Option<Box<dyn Table>>,
}

type Answer = Result<Value, String>;

impl Referee {
    /// Answers one line; `None` for an empty one.
    fn answer_line(&mut self, line: &[u8]) -> Option<Answer> {
        let line = line.trim_ascii();
        if line.is_empty() {
            return None;
        }
        let question: Result<Map<String, Value>, _> = serde_json::from_slice(line);
        Some(match question {
            Err(_) => Err("This is not one JSON object on one line.".into()),
            Ok(question) => self.answer(&question),
        })
    }

    fn answer(&mut self, question: &Map<String, Value>) -> Answer {
        let known = r#"Ask {"new":{…}}, {"act":"…"}, {"view":seat} or {"record":true}."#;
        let (Some((verb, what)), 1) = (question.iter().next(), question.len()) else { return Err(known.into()) };
        if verb == "new" {
            let table = self.set_up(what)?;
            return Ok(self.table.insert(table).status(self.open));
        }
        let table = self.table.as_mut().ok_or("No game is set up yet: begin with {\"new\":{…}}.")?;
        match (verb.as_str(), what) {
            ("act", Value::String(notation)) => table.act(notation)?,
            ("act", _) => return Err("An action is a text in notation.".into()),
            ("view", seat) => {
                let view = table.view(seat.as_u64().ok_or("A seat is a number from 0 on.")?, self.open)?;
                return Ok(with_fields(table.status(self.open), [("view", view)]));
            }
            ("record", Value::Bool(true)) => {
                if !self.open && !table.is_over() {
                    let refusal = "A record holds the seed, and with it all luck to come: ask when the game is over.";
                    return Err(refusal.into());
                }
                let (record, link) = table.record();
                return Ok(with_fields(table.status(self.open), [("record", record), ("link", link)]));
            }
            _ => return Err(known.into()),
        }
        Ok(table.status(self.open))
    }

    fn set_up(&self, what: &Value) -> Result<Box<dyn Table>, String> {
        let what = what.as_object().ok_or("A new table is an object with game, seats, seed and options.")?;
        if let Some(odd) = what.keys().find(|key| !["game", "seats", "seed", "options"].contains(&key.as_str())) {
            return Err(format!("A new table has game, seats, seed and options, not “{}”.", shorten(odd)));
        }
        let game = what.get("game").and_then(Value::as_str).ok_or("Name the game in a text.")?;
        let seats = what.get("seats").and_then(Value::as_u64).ok_or("Say how many seats in a number.")?;
        let seed = match what.get("seed") {
            None => Seed(1),
            Some(Value::String(text)) => text.parse().unwrap_or_else(|never| match never {}),
            Some(number) => Seed::new(number.as_u64().ok_or("A seed is a whole number or a text.")?),
        };
        let options = match what.get("options") {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(Value::Object(named)) => {
                let pair = |(key, value): (&String, &Value)| value.as_str().map(|value| format!("{key}={value}"));
                let pairs: Option<Vec<String>> = named.iter().map(pair).collect();
                pairs.ok_or("The value of an option is a text.")?.join(",")
            }
            Some(_) => return Err("Options are a text key=value,… or an object.".into()),
        };
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        visit(game, NewGame { seats, seed, options })
            .ok_or_else(|| format!("There is no game “{}”; there are {}.", shorten(game), game_ids()))?
    }
}

/// Shortens a text from the other program so that it can be quoted in an answer.
fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

fn with_fields<const N: usize>(answer: Value, more: [(&str, Value); N]) -> Value {
    let Value::Object(mut answer) = answer else { return answer };
    answer.extend(more.map(|(key, value)| (key.to_owned(), value)));
    Value::Object(answer)
}

/// A table of any game, without the type of the game.
trait Table {
    /// Returns the fields of an answer: the position, and the events that the seat to act has not seen yet.
    fn status(&self, open: bool) -> Value;
    fn act(&mut self, notation: &str) -> Result<(), String>;
    fn view(&self, seat: u64, open: bool) -> Answer;
    fn is_over(&self) -> bool;
    fn record(&self) -> (Value, Value);
}

struct NewGame {
    seats: u8,
    seed: Seed,
    options: String,
}

impl Visitor for NewGame {
    type Output = Result<Box<dyn Table>, String>;

    fn visit<G: Title>(self) -> Self::Output {
        let options = variant::read(&self.options).map_err(|wrong| wrong.to_string())?;
        let setup = Setup { options, seats: self.seats, seed: self.seed };
        let session = Session::<G>::new(setup).map_err(|wrong| wrong.to_string())?;
        Ok(Box::new(session))
    }
}

impl<G: Title> Table for Session<G> {
    fn status(&self, open: bool) -> Value {
        let to_act = self.to_act();
        // A seat has been told of everything before its own last decision, but not of the events of that decision.
        let heard = |seat: Seat| self.steps().iter().rposition(|step| step.seat == seat);
        let from = match to_act {
            Some(seat) => heard(seat),
            None => Seat::all(self.setup().seats).map(heard).min().flatten(),
        };
        let viewer = to_act.filter(|_| !open).map_or(Viewer::Everyone, Viewer::Seat);
        let dealt = self.setup_events().iter().filter(|_| from.is_none()).map(|event| (0, event));
        let plies = self.steps().iter().zip(1u32..).skip(from.unwrap_or(0));
        let played = plies.flat_map(|(step, ply)| step.events.iter().map(move |event| (ply, event)));
        let events = dealt.chain(played).filter_map(|(ply, event)| {
            let event = if open { Some(event.clone()) } else { G::redact(event, viewer) };
            event.map(|event| json!({ "ply": ply, "event": event }))
        });
        json!({
            "ply": self.plies(),
            "seat": to_act.map(Seat::index),
            "legal": self.legal().iter().map(ToString::to_string).collect::<Vec<_>>(),
            "events": events.collect::<Vec<_>>(),
            "over": result_json(self),
        })
    }

    fn act(&mut self, notation: &str) -> Result<(), String> {
        let seat = self.to_act().ok_or("The game is over.")?;
        let action =
            notation.parse().map_err(|_| format!("“{}” is not the notation of an action.", shorten(notation)))?;
        Session::act(self, seat, action).map(|_| ()).map_err(|refused| format!("“{action}”: {refused}"))
    }

    fn view(&self, seat: u64, open: bool) -> Answer {
        let seat = Seat::all(self.setup().seats).find(|known| known.index() as u64 == seat);
        let seat = seat.ok_or_else(|| format!("There are seats 0 to {} at this table.", self.setup().seats - 1))?;
        let viewer = if open { Viewer::Everyone } else { Viewer::Seat(seat) };
        serde_json::to_value(Session::view(self, viewer)).map_err(|why| why.to_string())
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn record(&self) -> (Value, Value) {
        let record = serde_json::from_str(&save::encode_record(&record::write(self, &[])));
        (record.expect("a record is JSON"), json!(link::write(self, &[])))
    }
}
