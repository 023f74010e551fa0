//! The record of a game: setup, seed and actions, with hashes that prove the result.
//!
//! Written by the table and the command line as a file (JSON) or a link (see [`super::link`]). Opening a record
//! replays it. Knows no storage and no screen.

use serde::{Deserialize, Serialize};

use super::dyn_session::{remember, set_up};
use super::name;
pub use super::record_error::{BadSetup, RecordError, Unreadable};
pub use super::seed::Seed;
use super::session::{HASHED_PLIES, Session, Takeback, Warning};
use super::{DynSession, Game, OptionValues};

/// Maximum number of takebacks stored per game; any after these are left out.
pub const TAKEBACKS: usize = 1000;
/// Maximum number of warnings stored per game; any after these are left out.
pub const WARNINGS: usize = 1000;

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "RawPlayer")]
pub struct Player {
    /// At most [`Player::MAX_NAME_LENGTH`] characters; as read from a file, up to [`name::MAX_EXAMINED`], unmodified.
    pub name: String,
    /// `person`, or the notation of a computer player ("sharp", "random").
    pub kind: String,
    /// Networks that the computer has used, as named by `ai::net::name` ("2-3fa9"): several if the game continued
    /// under another build. Empty for people, and if unknown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub network: String,
}

impl Player {
    /// Maximum length of a name, in characters.
    pub const MAX_NAME_LENGTH: usize = name::MAX_LENGTH;
    /// [`Player::kind`] of a person.
    pub const PERSON: &'static str = "person";

    /// Creates a player, with the name cleaned by [`name::clean`].
    pub fn new(name: &str, kind: &str) -> Player {
        let kind = kind.chars().take(Self::MAX_NAME_LENGTH).collect();
        Player { name: name::clean(name), kind, network: String::new() }
    }

    /// Sets the networks, truncated to the length of a name.
    #[must_use]
    pub fn with_network(self, network: &str) -> Player {
        Player { network: network.chars().take(Self::MAX_NAME_LENGTH).collect(), ..self }
    }

    /// Records that a network plays in this seat. If `first` is true, no action was played yet: the names so far are
    /// from another game of the same players and are removed.
    pub fn record_network(&mut self, name: &str, first: bool) {
        if first {
            self.network.clear();
        }
        let known = self.network.split(", ").any(|known| known == name);
        if known || self.network.len() + 2 + name.len() > Self::MAX_NAME_LENGTH {
            return;
        }
        if !self.network.is_empty() {
            self.network.push_str(", ");
        }
        self.network.push_str(name);
    }

    pub fn is_person(&self) -> bool {
        self.kind == Self::PERSON
    }
}

/// A player as read from a file, with texts of any length.
#[derive(Deserialize)]
struct RawPlayer {
    name: String,
    kind: String,
    #[serde(default)]
    network: String,
}

impl From<RawPlayer> for Player {
    fn from(RawPlayer { name, kind, network }: RawPlayer) -> Player {
        // Names in files are kept as they are; the table cleans those it uses.
        let player = Player { name: name.chars().take(name::MAX_EXAMINED).collect(), ..Player::new("", &kind) };
        player.with_network(&network)
    }
}

/// A record in file form: plain text fields, readable by people and other programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Options that differ from their defaults, as `key=value,…`.
    pub options: String,
    pub seats: u8,
    /// Seed, as words or a number.
    pub seed: String,
    /// Players by seat; may be empty.
    #[serde(default)]
    pub players: Vec<Player>,
    /// Actions in notation.
    pub actions: Vec<String>,
    /// Takebacks: plies left, plies taken back, and whether something had been revealed.
    #[serde(default)]
    pub takebacks: Vec<(u32, u32, bool)>,
    /// Actions that can be redone, in notation, next first. Not included in links.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// Warnings given by the tutor: plies played so far, and the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<(u32, u16)>,
    /// Hash after every [`HASHED_PLIES`] plies and, last, of the final state; hexadecimal.
    pub hashes: Vec<String>,
}

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

/// Formats a hash as in files.
fn encode(hash: u64) -> String {
    format!("{hash:016x}")
}

/// Replays a record of game `G`.
///
/// # Errors
/// The first inconsistency; see [`RecordError`].
pub fn open<G: Game>(record: &Record) -> Result<Session<G>, RecordError> {
    let chosen = parse_options(record, G::INFO.id, OptionValues::defaults::<G::Options>())?;
    let seed = record.seed.parse().unwrap_or_else(|never| match never {});
    let mut session = set_up::<G>(record.rules, &chosen, record.seats, seed)?;
    replay(record, &mut session)?;
    Ok(session)
}

/// Returns the options of a record, after checking that it is of this game.
fn parse_options(record: &Record, game: &str, defaults: OptionValues) -> Result<OptionValues, RecordError> {
    if record.game != game {
        return Err(RecordError::unknown_game(&record.game));
    }
    defaults.read(&record.options).map_err(|error| RecordError::BadSetup(BadSetup::Options(error)))
}

/// Replays the actions of a record in a freshly set-up session.
fn replay(record: &Record, session: &mut dyn DynSession) -> Result<(), RecordError> {
    let mut hashes = record.hashes.iter();
    for (ply, text) in (1..).zip(&record.actions) {
        let illegal = || RecordError::Illegal { ply, action: text.chars().take(60).collect() };
        session.play(text).ok_or_else(illegal)?;
        if ply.is_multiple_of(HASHED_PLIES) && hashes.next() != Some(&encode(session.hash())) {
            return Err(RecordError::HashMismatch { ply });
        }
    }
    if hashes.next() != Some(&encode(session.hash())) || hashes.next().is_some() {
        return Err(RecordError::HashMismatch { ply: session.plies() });
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
