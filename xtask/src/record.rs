//! `cargo xtask record`: plays one whole game between computers and prints its link.
//!
//! The same arguments give the same game on every machine. Random players choose from one RNG stream seeded by the
//! game's seed; the others search as they would at a table of the page, each decision seeded by the game, the ply and
//! the seat.

use std::io::Write as _;
use std::path::PathBuf;

use serde_json::json;
use tea_table::ai::{self, Player, net};
use tea_table::engine::record::{self, Record, Seed};
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Seat, Viewer, link, variant};
use tea_table::games::{Visitor, visit};
use tea_table::table::save;
use tea_table::text::transcript;
use tea_table::words::{Title, end_name};

use crate::error::{Error, Result};
use crate::measure::{game_ids, rerun_in_release};
use crate::{Args, expect_no_more_args};

/// Runs the command.
///
/// # Errors
/// If an argument is not understood, or the file cannot be written.
pub fn run(mut args: Args) -> Result<()> {
    let json = args.contains("--json");
    let seats: String = args.opt_value_from_str("--seats")?.unwrap_or_else(|| "random,random".into());
    let players: Vec<Player> = seats.split(',').map(str::parse).collect::<Result<_, _>>().map_err(Error::Usage)?;
    let seed = args.opt_value_from_str("--seed")?.unwrap_or(Seed(1));
    let options = args.opt_value_from_str("--options")?.unwrap_or_default();
    let file: Option<PathBuf> = args.opt_value_from_str("--file")?;
    let game =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage(format!("which game? {}", game_ids())))?;
    expect_no_more_args(args)?;
    let thinks = players.iter().any(|player| *player != Player::Random);
    if thinks && rerun_in_release()? {
        return Ok(());
    }
    let finished = visit(&game, Match { players, options, seed })
        .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", game_ids())))??;
    if let Some(file) = file {
        std::fs::write(&file, save::encode_record(&finished.record) + "\n")
            .map_err(|why| format!("{} cannot be written: {why}", file.display()))?;
    }
    // A closed pipe, as after `head`, is not an error.
    let _ = match json {
        true => writeln!(std::io::stdout(), "{}", finished.summary),
        false => write!(std::io::stdout(), "{}\n{}", finished.transcript, finished.link_line()),
    };
    Ok(())
}

struct Match {
    players: Vec<Player>,
    options: String,
    seed: Seed,
}

struct RecordedGame {
    record: Record,
    summary: serde_json::Value,
    transcript: String,
    link: String,
}

impl RecordedGame {
    fn link_line(&self) -> String {
        let plies = self.record.actions.len() as u32;
        let note = if link::can_open(&self.link, plies) { "" } else { " (too long for a link: use --file)" };
        format!("{}{note}\n", self.link)
    }
}

impl Visitor for Match {
    type Output = Result<RecordedGame>;

    fn visit<G: Title>(self) -> Self::Output {
        let options: G::Options = variant::read(&self.options).map_err(|wrong| Error::Usage(wrong.to_string()))?;
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let setup = Setup { options, seats, seed: self.seed };
        let mut session = Session::<G>::new(setup).map_err(|wrong| Error::Usage(wrong.to_string()))?;
        let mut chance = Chance::stream(self.seed.0);
        while let Some(seat) = session.to_act() {
            let legal = session.legal();
            let action = match self.players[seat.index()].budget::<G>() {
                None => legal[chance.index(legal.len())],
                Some(_) if legal.len() == 1 => legal[0],
                Some(budget) => {
                    let seed = ai::current_decision_seed(&session).unwrap_or_default();
                    let evaluator = self.players[seat.index()].evaluator::<G>();
                    ai::choose::<G>(&session.view(Viewer::Seat(seat)), budget, &evaluator, seed)
                }
            };
            session.act(seat, action).map_err(|refused| format!("{action}: {refused}"))?;
        }
        Ok(summarize(&session, &self.players))
    }
}

fn summarize<G: Title>(session: &Session<G>, players: &[Player]) -> RecordedGame {
    let names = placeholder_names(session.setup().seats);
    let seated = names.iter().zip(players).map(|(name, player)| {
        let seated = record::Player::new(name, &player.to_string());
        let network = if player.has_network() { net::network_name::<G>() } else { None };
        seated.with_network(&network.unwrap_or_default())
    });
    let seated: Vec<record::Player> = seated.collect();
    let link = link::write(session, &seated);
    let outcome = session.outcome();
    let seats = session.setup().seats;
    let scores = outcome.map(|outcome| Seat::all(seats).map(|seat| outcome.scores[seat]).collect::<Vec<_>>());
    let summary = json!({
        "link": link,
        "hash": format!("{:016x}", session.hash()),
        "plies": session.plies(),
        "scores": scores,
        "winners": outcome.map(|outcome| outcome.winners.iter().map(Seat::index).collect::<Vec<_>>()),
        "end": outcome.map(|outcome| end_name(&G::INFO, outcome.end)),
    });
    let transcript = full_transcript(session, &names);
    RecordedGame { record: record::write(session, &seated), summary, transcript, link }
}

pub fn placeholder_names(seats: u8) -> Vec<String> {
    let names = ["Asha", "Bao", "Clara", "Dev", "Esme", "Farid", "Grace", "Hugo"];
    names.iter().take(seats.into()).map(ToString::to_string).collect()
}

pub fn full_transcript<G: Title>(session: &Session<G>, names: &[String]) -> String {
    let (heading, plies) = (transcript::heading(session), transcript::plies(session, names, 0));
    format!("{heading}\n\n{plies}{}", transcript::ending(session, names))
}
