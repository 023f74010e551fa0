//! The record of a game: setup, seed and actions, with hashes that prove the result.
//!
//! Written by the table and the command line as a file (JSON) or a link (see [`super::link`]).
//! Opening one re-executes it. Knows no storage and no screen.

use serde::{Deserialize, Serialize};

use super::dyn_session::{remember, set_up};
use super::name;
pub use super::record_error::{BadSetup, RecordError, Unreadable};
pub use super::seed::Seed;
use super::session::{HASHED_PLIES, Session, Takeback, Warning};
use super::{DynSession, Game, OptionValues};

/// No more takebacks than these, the first, are remembered of a game.
pub const TAKEBACKS: usize = 1000;
/// No more warnings than these, the first, are remembered of a game.
pub const WARNINGS: usize = 1000;

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "UncutPlayer")]
pub struct Player {
    /// The name, at most [`Player::LONGEST`] characters; out of a file, up to [`name::READ`] and as it stands there.
    pub name: String,
    /// `person`, or the notation of a computer player ("sharp", "random").
    pub kind: String,
    /// The networks by which a computer played here, as `ai::net::name` calls them ("2-3fa9"): one, or several if the
    /// game went on under another build. Empty for people, and where none is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub network: String,
}

impl Player {
    /// Names are cut to so many characters.
    pub const LONGEST: usize = name::LONGEST;
    /// A person.
    pub const PERSON: &'static str = "person";

    /// A player, the name as [`name::clean`] has it.
    pub fn new(name: &str, kind: &str) -> Player {
        let kind = kind.chars().take(Self::LONGEST).collect();
        Player { name: name::clean(name), kind, network: String::new() }
    }

    /// The same who played by these networks, cut like names.
    #[must_use]
    pub fn with_network(self, network: &str) -> Player {
        Player { network: network.chars().take(Self::LONGEST).collect(), ..self }
    }

    /// Notes that a network plays here. `first` says that nobody has acted here yet: what was noted then is of another
    /// game of the same players.
    pub fn note_network(&mut self, name: &str, first: bool) {
        if first {
            self.network.clear();
        }
        let known = self.network.split(", ").any(|known| known == name);
        if known || self.network.len() + 2 + name.len() > Self::LONGEST {
            return;
        }
        if !self.network.is_empty() {
            self.network.push_str(", ");
        }
        self.network.push_str(name);
    }

    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        self.kind == Self::PERSON
    }
}

/// A player as a file may have it: of any length.
#[derive(Deserialize)]
struct UncutPlayer {
    name: String,
    kind: String,
    #[serde(default)]
    network: String,
}

impl From<UncutPlayer> for Player {
    fn from(UncutPlayer { name, kind, network }: UncutPlayer) -> Player {
        // The file keeps what it holds; a table cleans what it takes from it.
        let player = Player { name: name.chars().take(name::READ).collect(), ..Player::new("", &kind) };
        player.with_network(&network)
    }
}

/// The record as a file: plain text fields, so that people and other programs can read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options that differ from their defaults, as `key=value,…`.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed as words or a number.
    pub seed: String,
    /// Who sat where; may be empty.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The actions in notation.
    pub actions: Vec<String>,
    /// What was taken back: plies left, plies taken back, whether something was revealed.
    #[serde(default)]
    pub takebacks: Vec<(u32, u32, bool)>,
    /// What was taken back and can be redone, the next first, in notation. Links do not have it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// What the tutor warned of: plies played by then, and the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<(u32, u16)>,
    /// The hash after every [`HASHED_PLIES`] plies and, last, of the end; hexadecimal.
    pub hashes: Vec<String>,
}

/// A session as a record.
pub fn write(session: &dyn DynSession, players: &[Player]) -> Record {
    let mut hashes: Vec<String> = session.hashes().iter().copied().map(encode).collect();
    hashes.push(encode(session.hash()));
    let takebacks = session.takebacks().iter().take(TAKEBACKS);
    let warnings = session.warnings().iter().take(WARNINGS);
    Record {
        game: session.info().id.into(),
        rules: session.rules(),
        options: session.option_values().encode(),
        seats: session.seats(),
        seed: session.seed().to_string(),
        players: players.to_vec(),
        actions: session.notations(),
        takebacks: takebacks.map(|back| (back.ply, back.plies, back.revealed)).collect(),
        undone: session.undone(),
        warnings: warnings.map(|warning| (warning.ply, warning.turn)).collect(),
        hashes,
    }
}

/// A hash as files have it.
fn encode(hash: u64) -> String {
    format!("{hash:016x}")
}

/// Re-executes a record of game `G`.
///
/// # Errors
/// The first thing that does not hold; see [`RecordError`].
pub fn open<G: Game>(record: &Record) -> Result<Session<G>, RecordError> {
    let chosen = agreed(record, G::INFO.id, OptionValues::defaults::<G::Options>())?;
    let seed = record.seed.parse().unwrap_or_else(|never| match never {});
    let mut session = set_up::<G>(record.rules, &chosen, record.seats, seed)?;
    replay(record, &mut session)?;
    Ok(session)
}

/// The options of a record, if it is of this game.
fn agreed(record: &Record, game: &str, defaults: OptionValues) -> Result<OptionValues, RecordError> {
    if record.game != game {
        return Err(RecordError::unknown_game(&record.game));
    }
    defaults.read(&record.options).map_err(|error| RecordError::BadSetup(BadSetup::Options(error)))
}

/// Plays the actions of a record of a session that was just set up.
fn replay(record: &Record, session: &mut dyn DynSession) -> Result<(), RecordError> {
    let mut hashes = record.hashes.iter();
    for (ply, text) in (1..).zip(&record.actions) {
        let illegal = || RecordError::Illegal { ply, action: text.chars().take(60).collect() };
        session.play(text).ok_or_else(illegal)?;
        if ply.is_multiple_of(HASHED_PLIES) && hashes.next() != Some(&encode(session.hash())) {
            return Err(RecordError::Differs { ply });
        }
    }
    if hashes.next() != Some(&encode(session.hash())) || hashes.next().is_some() {
        return Err(RecordError::Differs { ply: session.plies() });
    }
    if !record.undone.is_empty() {
        session.remember_undone(&record.undone);
    }
    let takebacks = record.takebacks.iter().take(TAKEBACKS);
    let warnings = record.warnings.iter().take(WARNINGS);
    remember(
        takebacks.map(|&(ply, plies, revealed)| Takeback { ply, plies, revealed }).collect(),
        warnings.map(|&(ply, turn)| Warning { ply, turn }).collect(),
        session,
    )
}
