//! Error messages of `engine` and `table`: their `Display` implementations.
//!
//! Code that shows an error to a person uses `to_string`. Another language would need one more file like this.

use core::fmt::{Display, Formatter, Result};

use crate::engine::json_error::JsonError;
use crate::engine::record::{BadSetup, RecordError, Unreadable};
use crate::engine::session::{Refused, WrongSeats};
use crate::engine::variant::OptionsError;
use crate::table::bundle::{ImportError, MOST_BYTES, MOST_SAVES};
use crate::table::matches::book::EntryError;
use crate::table::matches::{BadResult, MatchError};
use crate::table::save::{SaveError, StoreError};
use crate::words::isolated;

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Refused::Over => f.write_str("The game is over."),
            Refused::NotYourTurn(seat) => write!(f, "It is for seat {seat} to act."),
            Refused::NotLegal => f.write_str("The rules do not allow this now."),
        }
    }
}

impl Display for WrongSeats {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "This game is for {} to {} players.", self.least, self.most)
    }
}

impl Display for OptionsError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            OptionsError::TooLong => f.write_str("One of its options is too long to be one."),
            OptionsError::NoValue { word } => write!(f, "“{word}” is not of the form option=value."),
            OptionsError::UnknownOption { key, known } => {
                write!(f, "There is no option “{key}”; there are: {}.", known.join(", "))
            }
            OptionsError::UnknownValue { key, value, known } => {
                write!(f, "The option “{key}” has no value “{value}”; it has: {}.", known.join(", "))
            }
        }
    }
}

impl Display for BadSetup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            BadSetup::Seats(wrong) => wrong.fmt(f),
            BadSetup::Options(error) => error.fmt(f),
            BadSetup::LaterOption { rules, key, value } => {
                write!(f, "Rules version {rules} has no option {key}={value}.")
            }
        }
    }
}

/// Formats a phrase for the end of a sentence.
impl Display for JsonError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            JsonError::Syntax { after } => write!(f, "it is not valid from character {} on", after + 1),
            JsonError::Field(name) => write!(f, "its “{name}” is missing or there twice"),
            JsonError::Value { after } => write!(f, "its value at character {} is damaged", after + 1),
            JsonError::WrongType => f.write_str("it is something else"),
        }
    }
}

/// Formats a phrase for the end of a sentence.
impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Unreadable::NotText => "the file cannot be read as text",
            Unreadable::FileTooLong => "the file is too long",
            Unreadable::NoGame => "the file holds neither a game nor games",
            Unreadable::LinkTooLong => "it is too long for a link",
            Unreadable::NoDot => "a link names a game, then a dot, then its moves",
            Unreadable::Damaged => "a letter is missing or changed",
            Unreadable::CutShort => "its end is missing",
            Unreadable::UnknownFormat => "its format is not known to this build",
            Unreadable::TooMuch => "it goes on after its last move",
            Unreadable::TooLittle => "it ends too early",
            Unreadable::OutOfRange => "a number in it is out of range",
            Unreadable::BadName => "a name in it is not text",
            Unreadable::ImpossibleTakeback => "moves were taken back in it that cannot have been played",
        })
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            RecordError::Unreadable(Unreadable::CutShort) => {
                f.write_str("The end of this link is missing: it was cut short on its way to you.")
            }
            RecordError::Unreadable(why) => write!(f, "This is not a whole record of a game: {why}."),
            RecordError::BadJson(why) => write!(f, "This file cannot be read as a game: {why}."),
            RecordError::UnknownGame(game) => write!(f, "There is no game “{game}” on this shelf."),
            RecordError::UnknownRules { wanted, newest } => {
                write!(f, "It was played under rules version {wanted}; this build knows version {newest}.")
            }
            RecordError::BadSetup(why) => write!(f, "Its setup is not possible: {why}"),
            RecordError::Illegal { ply, action } => write!(f, "Move {ply}, “{action}”, is not legal in this game."),
            RecordError::AfterEnd { ply } => write!(f, "Its move {ply} comes after the end of the game."),
            RecordError::HashMismatch { ply } => {
                write!(f, "All moves are legal, but up to move {ply} the result differs from the recorded one.")
            }
        }
    }
}

impl Display for SaveError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            SaveError::NoChecksum => f.write_str("This save has no checksum."),
            SaveError::Damaged => f.write_str("This save is damaged: its checksum does not fit."),
            SaveError::BadJson(why) => write!(f, "This save cannot be read: {why}."),
        }
    }
}

impl Display for ImportError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            ImportError::TooLarge => {
                write!(f, "It is larger than {} MB, which no file of saved games is.", MOST_BYTES >> 20)
            }
            ImportError::TooMany => write!(f, "It holds more than {MOST_SAVES} games, too many to be checked at once."),
            ImportError::Record(broken) => broken.fmt(f),
        }
    }
}

impl Display for StoreError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            StoreError::Full => "The storage of this browser is full.",
            StoreError::Forbidden => "This browser does not let the page save anything.",
        })
    }
}

/// Formats a phrase for the end of a sentence.
impl Display for BadResult {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            BadResult::Broken(_) => "the game cannot be played again as it is written",
            BadResult::NotOver => "the game is not over",
            BadResult::OtherDeal => "it is a game of another deal",
            BadResult::OtherPlayers => "the players are not those that were agreed",
            BadResult::Differs => "another game of the same deal is here already, and the first counts",
        })
    }
}

impl Display for MatchError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            MatchError::Record(broken @ RecordError::Unreadable(Unreadable::CutShort)) => broken.fmt(f),
            MatchError::Record(RecordError::Unreadable(why)) => write!(f, "This is not a whole match: {why}."),
            MatchError::Record(broken) => broken.fmt(f),
            MatchError::BadTerms => {
                f.write_str("This match is not possible: it has too many or too few seats, deals or people.")
            }
            MatchError::BadPeople => f.write_str("This match does not hold: its people are not those of a match."),
            MatchError::Full => f.write_str("All places of this match are taken."),
            MatchError::BadResult { name, deal, why } => {
                write!(f, "The result of {} in deal {deal} does not count: {why}.", isolated(name))
            }
        }
    }
}

impl Display for EntryError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            EntryError::Missing => f.write_str("There is no such match on this device."),
            EntryError::Damaged => f.write_str("The saved match cannot be read; it is left as it is."),
            EntryError::Store(trouble) => trouble.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_whole_sentences() {
        let known = vec!["equal", "first"];
        let options = OptionsError::UnknownOption { key: "ending".into(), known };
        let sentences = [
            Refused::NotLegal.to_string(),
            WrongSeats { least: 2, most: 4 }.to_string(),
            RecordError::Unreadable(Unreadable::TooLittle).to_string(),
            RecordError::BadJson(JsonError::Syntax { after: 5 }).to_string(),
            RecordError::BadSetup(BadSetup::Options(options)).to_string(),
            RecordError::BadSetup(BadSetup::Seats(WrongSeats { least: 2, most: 4 })).to_string(),
            SaveError::BadJson(JsonError::WrongType).to_string(),
            ImportError::TooMany.to_string(),
            StoreError::Full.to_string(),
        ];
        for sentence in sentences {
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
        }
        assert_eq!(JsonError::Syntax { after: 5 }.to_string(), "it is not valid from character 6 on");
    }
}
