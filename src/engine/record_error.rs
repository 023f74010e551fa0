//! Why a record or a link is refused.
//!
//! Returned by the codecs; `text` says each in a sentence. Knows no codec.

use super::json_error::JsonError;
use super::name;
use super::session::WrongSeats;
use super::variant::OptionsError;

/// Why a text is no record at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A file that is no text.
    NotText,
    /// A file that is too long.
    FileTooLong,
    /// A file that holds neither a game nor games.
    NoGame,
    /// A link that is too long.
    LinkTooLong,
    /// A link without the dot between its game and its moves.
    NoDot,
    /// A link in which a letter is missing or changed.
    Damaged,
    /// A link of which the end is missing.
    CutShort,
    /// A link of a form that this build does not know.
    UnknownFormat,
    /// A link that goes on after its last move.
    TooMuch,
    /// A link that ends too early.
    TooLittle,
    /// A number is out of range.
    OutOfRange,
    /// A name is no text.
    BadName,
    /// Moves were taken back that cannot have been played.
    ImpossibleTakeback,
}

/// Why the setup of a record makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game is not for so many players.
    Seats(WrongSeats),
    /// One of its options.
    Options(OptionsError),
    /// An option that came with later rules than those of the record.
    LaterOption {
        /// The rules version of the record.
        rules: u16,
        /// The key of the option.
        key: &'static str,
        /// Its value.
        value: &'static str,
    },
}

/// Why a record was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not of the form of a record or link at all.
    Unreadable(Unreadable),
    /// A file that is not the JSON of a record.
    BadJson(JsonError),
    /// A game that is not in the catalogue.
    UnknownGame(String),
    /// Rules of a version that this build does not have.
    UnknownRules {
        /// The version asked for.
        wanted: u16,
        /// The newest one that there is; it and all before it are known.
        newest: u16,
    },
    /// Seats, options or other parts of the setup make no sense.
    BadSetup(BadSetup),
    /// The action at this ply (from 1) is not legal.
    Illegal {
        /// The ply, from 1.
        ply: u32,
        /// The action as written.
        action: String,
    },
    /// The game is over before this ply (from 1).
    AfterEnd {
        /// The ply, from 1.
        ply: u32,
    },
    /// All actions are legal, but somewhere up to this ply the result is not the recorded one.
    Differs {
        /// The ply, from 1, at which the hashes were compared.
        ply: u32,
    },
}

impl RecordError {
    /// That there is no game with this id; of a long one only the beginning is quoted.
    pub fn unknown_game(id: &str) -> RecordError {
        RecordError::UnknownGame(id.chars().take(name::LONGEST).collect())
    }
}

impl From<WrongSeats> for RecordError {
    fn from(wrong: WrongSeats) -> RecordError {
        RecordError::BadSetup(BadSetup::Seats(wrong))
    }
}
