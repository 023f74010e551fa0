//! Implements `Display` for the errors of `engine` and `table`, with the messages of `errors.ftl`.
//!
//! Code that shows an error to a person calls `to_string`. Knows neither the cause of an error nor its consequences.

use core::fmt::{Display, Formatter, Result};

use crate::engine::json_error::JsonError;
use crate::engine::record::{BadSetup, RecordError, Unreadable};
use crate::engine::session::{Refused, WrongSeats};
use crate::engine::variant::OptionsError;
use crate::message;
use crate::table::bundle::{ImportError, MAX_BYTES, MAX_SAVES};
use crate::table::daily::LedgerError;
use crate::table::matches::book::EntryError;
use crate::table::matches::{BadResult, MatchError};
use crate::table::practice::DeckError;
use crate::table::save::{SaveError, StoreError};
use crate::table::shared::PacketError;
use crate::table::shared::handshake::HandshakeError;
use crate::words::{Argument, Message, isolated};

use super::{ERRORS, format_message};

/// An error that has a message in `errors.ftl`.
trait Fault {
    fn message(&self) -> Message;
}

fn write(error: &impl Fault, out: &mut Formatter<'_>) -> Result {
    out.write_str(&format_message(ERRORS, &error.message()))
}

macro_rules! displayed {
    ($($(#[$about:meta])* $error:ty),* $(,)?) => {
        $($(#[$about])* impl Display for $error {
            fn fmt(&self, out: &mut Formatter<'_>) -> Result {
                write(self, out)
            }
        })*
    };
}

displayed![
    Refused,
    WrongSeats,
    OptionsError,
    BadSetup,
    /// Formats a phrase for the end of a sentence.
    JsonError,
    /// Formats a phrase for the end of a sentence.
    Unreadable,
    RecordError,
    SaveError,
    ImportError,
    StoreError,
    LedgerError,
    DeckError,
    /// Formats a phrase for the end of a sentence.
    BadResult,
    MatchError,
    EntryError,
    PacketError,
    HandshakeError,
];

impl Fault for Refused {
    fn message(&self) -> Message {
        match self {
            Refused::Over => message!("refused-over"),
            Refused::NotYourTurn(seat) => message!("refused-not-your-turn", seat: seat.to_string()),
            Refused::NotLegal => message!("refused-not-legal"),
        }
    }
}

impl Fault for WrongSeats {
    fn message(&self) -> Message {
        message!("wrong-seats", least: self.min_seats, most: self.max_seats)
    }
}

impl Fault for OptionsError {
    fn message(&self) -> Message {
        let listed = |known: &[&'static str]| known.iter().map(|one| Argument::from(*one)).collect::<Vec<_>>();
        match self {
            OptionsError::TooLong => message!("options-too-long"),
            OptionsError::NoValue { word } => message!("options-no-value", word: word.as_str()),
            OptionsError::UnknownOption { key, known } => {
                message!("options-unknown", key: key.as_str(), known: listed(known))
            }
            OptionsError::UnknownValue { key, value, known } => {
                message!("options-unknown-value", key: key.as_str(), value: value.as_str(), known: listed(known))
            }
        }
    }
}

impl Fault for BadSetup {
    fn message(&self) -> Message {
        match self {
            BadSetup::Seats(wrong) => wrong.message(),
            BadSetup::Options(error) => error.message(),
            BadSetup::LaterOption { rules, key, value } => {
                message!("options-later", rules: *rules, key: key.to_string(), value: value.to_string())
            }
        }
    }
}

impl Fault for JsonError {
    fn message(&self) -> Message {
        match self {
            JsonError::Syntax { after } => message!("json-syntax", at: after + 1),
            JsonError::Field(name) => message!("json-field", name: name.as_str()),
            JsonError::Value { after } => message!("json-value", at: after + 1),
            JsonError::WrongType => message!("json-wrong-type"),
        }
    }
}

impl Fault for Unreadable {
    fn message(&self) -> Message {
        match self {
            Unreadable::NotText => message!("unreadable-not-text"),
            Unreadable::FileTooLong => message!("unreadable-file-too-long"),
            Unreadable::NoGame => message!("unreadable-no-game"),
            Unreadable::LinkTooLong => message!("unreadable-link-too-long"),
            Unreadable::NoDot => message!("unreadable-no-dot"),
            Unreadable::Damaged => message!("unreadable-damaged"),
            Unreadable::CutShort => message!("unreadable-cut-short"),
            Unreadable::UnknownFormat => message!("unreadable-unknown-format"),
            Unreadable::TooMuch => message!("unreadable-too-much"),
            Unreadable::TooLittle => message!("unreadable-too-little"),
            Unreadable::OutOfRange => message!("unreadable-out-of-range"),
            Unreadable::BadName => message!("unreadable-bad-name"),
            Unreadable::ImpossibleTakeback => message!("unreadable-impossible-takeback"),
        }
    }
}

impl Fault for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::Unreadable(Unreadable::CutShort) => message!("record-cut-short"),
            RecordError::Unreadable(why) => message!("record-unreadable", why: why.message()),
            RecordError::BadJson(why) => message!("record-bad-json", why: why.message()),
            RecordError::UnknownGame(game) => message!("record-unknown-game", game: game.as_str()),
            RecordError::UnknownRules { wanted, newest } => {
                message!("record-unknown-rules", wanted: *wanted, newest: *newest)
            }
            RecordError::BadSetup(why) => message!("record-bad-setup", why: why.message()),
            RecordError::Illegal { ply, action } => message!("record-illegal", ply: *ply, action: action.as_str()),
            RecordError::AfterEnd { ply } => message!("record-after-end", ply: *ply),
            RecordError::HashMismatch { ply } => message!("record-differs", ply: *ply),
        }
    }
}

impl Fault for SaveError {
    fn message(&self) -> Message {
        match self {
            SaveError::NoChecksum => message!("save-no-checksum"),
            SaveError::Damaged => message!("save-damaged"),
            SaveError::BadJson(why) => message!("save-bad-json", why: why.message()),
        }
    }
}

impl Fault for ImportError {
    fn message(&self) -> Message {
        match self {
            ImportError::TooLarge => message!("import-too-large", megabytes: MAX_BYTES >> 20),
            ImportError::TooMany => message!("import-too-many", games: MAX_SAVES),
            ImportError::Record(broken) => broken.message(),
        }
    }
}

impl Fault for StoreError {
    fn message(&self) -> Message {
        match self {
            StoreError::Full => message!("store-full"),
            StoreError::Forbidden => message!("store-forbidden"),
        }
    }
}

impl Fault for LedgerError {
    fn message(&self) -> Message {
        match self {
            LedgerError::Store(trouble) => trouble.message(),
            LedgerError::Damaged => message!("ledger-damaged"),
            LedgerError::Newer => message!("ledger-newer"),
        }
    }
}

impl Fault for DeckError {
    fn message(&self) -> Message {
        match self {
            DeckError::Store(trouble) => trouble.message(),
            DeckError::Damaged => message!("practice-damaged"),
            DeckError::Newer => message!("practice-newer"),
            DeckError::UnknownGame(game) => message!("record-unknown-game", game: game.as_str()),
        }
    }
}

impl Fault for BadResult {
    fn message(&self) -> Message {
        match self {
            BadResult::Broken(_) => message!("result-broken"),
            BadResult::NotOver => message!("result-not-over"),
            BadResult::OtherDeal => message!("result-other-deal"),
            BadResult::OtherPlayers => message!("result-other-players"),
            BadResult::Differs => message!("result-differs"),
        }
    }
}

impl Fault for MatchError {
    fn message(&self) -> Message {
        match self {
            MatchError::Record(RecordError::Unreadable(why)) if *why != Unreadable::CutShort => {
                message!("match-unreadable", why: why.message())
            }
            MatchError::Record(broken) => broken.message(),
            MatchError::BadTerms => message!("match-bad-terms"),
            MatchError::BadPeople => message!("match-bad-people"),
            MatchError::Full => message!("match-full"),
            MatchError::BadResult { name, deal, why } => {
                message!("match-bad-result", name: isolated(name), deal: *deal, why: why.message())
            }
        }
    }
}

impl Fault for EntryError {
    fn message(&self) -> Message {
        match self {
            EntryError::Missing => message!("match-missing"),
            EntryError::Damaged => message!("match-damaged"),
            EntryError::Store(trouble) => trouble.message(),
        }
    }
}

impl Fault for PacketError {
    fn message(&self) -> Message {
        match self {
            PacketError::Record(broken) => broken.message(),
            PacketError::OtherTable => message!("packet-other-table"),
        }
    }
}

impl Fault for HandshakeError {
    fn message(&self) -> Message {
        match self {
            HandshakeError(RecordError::Unreadable(why)) if *why != Unreadable::CutShort => {
                message!("handshake-unreadable", why: why.message())
            }
            HandshakeError(broken) => broken.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_complete_sentences() {
        let known = vec!["equal", "first"];
        let options = OptionsError::UnknownOption { key: "ending".into(), known };
        let sentences = [
            Refused::NotLegal.to_string(),
            WrongSeats { min_seats: 2, max_seats: 4 }.to_string(),
            RecordError::Unreadable(Unreadable::TooLittle).to_string(),
            RecordError::BadJson(JsonError::Syntax { after: 5 }).to_string(),
            RecordError::BadSetup(BadSetup::Options(options)).to_string(),
            RecordError::BadSetup(BadSetup::Seats(WrongSeats { min_seats: 2, max_seats: 4 })).to_string(),
            SaveError::BadJson(JsonError::WrongType).to_string(),
            ImportError::TooMany.to_string(),
            StoreError::Full.to_string(),
        ];
        for sentence in sentences {
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
        }
        assert_eq!(JsonError::Syntax { after: 5 }.to_string(), "it stops being valid at character 6");
    }
}
