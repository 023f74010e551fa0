//! Reasons why a record or a link is rejected.
//!
//! Returned by the codecs; `text` has a message for each. Knows no codec.

use super::json_error::JsonError;
use super::name;
use super::session::WrongSeats;
use super::variant::OptionsError;

/// Why a text is not a record at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    NotText,
    FileTooLong,
    /// The file contains neither a game nor a list of games.
    NoGame,
    LinkTooLong,
    /// The link lacks the dot between its game and its moves.
    NoDot,
    /// A letter of the link is missing or changed.
    Damaged,
    /// The end of the link is missing.
    CutShort,
    /// The format of the link is not known to this build.
    UnknownFormat,
    /// The link continues after its last move.
    TooMuch,
    /// The link ends too early.
    TooLittle,
    OutOfRange,
    /// A name is not valid text.
    BadName,
    /// The takebacks cannot have happened.
    ImpossibleTakeback,
}

/// Why the setup of a record is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    Seats(WrongSeats),
    Options(OptionsError),
    /// An option value was introduced after the record's version of the rules.
    LaterOption {
        /// Version of the record's rules.
        rules: u16,
        /// Key of the option.
        key: &'static str,
        /// Key of its value.
        value: &'static str,
    },
}

/// Why a record was rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text does not have the form of a record or a link.
    Unreadable(Unreadable),
    /// The file is not the JSON of a record.
    BadJson(JsonError),
    /// The game is not on the shelf.
    UnknownGame(String),
    /// This build does not have that version of the rules.
    UnknownRules {
        /// Requested version.
        wanted: u16,
        /// Newest known version; all versions up to it are known.
        newest: u16,
    },
    /// Seats, options or other parts of the setup are invalid.
    BadSetup(BadSetup),
    /// The action at this ply is illegal.
    Illegal {
        /// Ply, from 1.
        ply: u32,
        /// The action as written in the record.
        action: String,
    },
    /// The game is over before this ply.
    AfterEnd {
        /// Ply, from 1.
        ply: u32,
    },
    /// All actions are legal, but the state at this ply differs from the recorded one.
    HashMismatch {
        /// Ply, from 1, at which the hashes were compared.
        ply: u32,
    },
}

impl RecordError {
    /// Returns the error for an unknown game; a long id is truncated.
    pub fn unknown_game(id: &str) -> RecordError {
        RecordError::UnknownGame(id.chars().take(name::MAX_LENGTH).collect())
    }
}

impl From<WrongSeats> for RecordError {
    fn from(wrong: WrongSeats) -> RecordError {
        RecordError::BadSetup(BadSetup::Seats(wrong))
    }
}
