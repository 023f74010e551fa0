//! Texts of the command line and of the sheet of keys.

use super::{Text, say};
use crate::geometry::neighbours::Direction;
use crate::message;
use crate::words::Argument;

/// In the menu, and the label of the field.
pub const COMMAND_LINE: Text = Text("command-line");
/// The words of each command, separated by spaces, and its effect, in the order of `table::command::Verb`.
pub const COMMANDS: [(Text, Text); 15] = [
    (Text("command-actions"), Text("command-actions.help")),
    (Text("command-more"), Text("command-more.help")),
    (Text("command-result"), Text("command-result.help")),
    (Text("command-why"), Text("command-why.help")),
    (Text("command-hint"), Text("command-hint.help")),
    (Text("command-question"), Text("command-question.help")),
    (Text("command-standing"), Text("command-standing.help")),
    (Text("command-seat"), Text("command-seat.help")),
    (Text("command-go"), Text("command-go.help")),
    (Text("command-next"), Text("command-next.help")),
    (Text("command-near"), Text("command-near.help")),
    (Text("command-last"), Text("command-last.help")),
    (Text("command-round"), Text("command-round.help")),
    (Text("command-words"), Text("command-words.help")),
    (Text("command-help"), Text("command-help.help")),
];
/// Answers if nothing was focused when the command line was opened, and if an action has no certain results.
pub const NO_PIECE: Text = Text("command-no-piece");
pub const UNCERTAIN: Text = Text("command-uncertain");
/// Title of the sheet with everything that can be known, and of the part of it in a seat's sheet.
pub const TABLE_IN_WORDS: Text = Text("table-in-words");
pub const IN_WORDS: Text = Text("in-words");
/// Gives all shortcuts their standard keys.
pub const STANDARD_KEYS: Text = Text("keys-standard");

/// Returns an entry of a list: "seat: what a player has".
pub fn about(name: &str, what: &str) -> String {
    say(&message!("told-of", name: name, what: what))
}

/// Joins parts with commas.
pub fn listed(parts: impl IntoIterator<Item = String>) -> String {
    let joined = |before: String, after: String| say(&message!("list-more", before: before, after: after));
    parts.into_iter().reduce(joined).unwrap_or_default()
}

/// Returns the end of an answer of which `count` lines are left.
pub fn left(count: usize) -> String {
    say(&message!("command-left", count: count))
}

pub fn not_found(name: &str) -> String {
    say(&message!("command-not-found", name: name))
}

/// Returns the answer to a line that is no command; `nearest` are the words nearest to it.
pub fn unknown(line: &str, nearest: &[String]) -> String {
    let nearest: Vec<Argument> = nearest.iter().map(|word| word.as_str().into()).collect();
    say(&message!("command-unknown", line: line, nearest: nearest))
}

/// Returns a piece next to another one: "Left: Uva 2".
pub fn neighbour(towards: Direction, piece: &str) -> String {
    let side = match towards {
        Direction::Left => "left",
        Direction::Right => "right",
        Direction::Up => "up",
        Direction::Down => "down",
    };
    say(&message!("command-neighbour", side: side, piece: piece))
}

/// Returns the accessible name of the button that changes a key.
pub fn change_key(key: &str, effect: &str) -> String {
    say(&message!("key-change", key: key, effect: effect))
}

/// Returns the request for a new key.
pub fn press_key(effect: &str) -> String {
    say(&message!("key-press", effect: effect))
}

/// Returns the refusal of a key that has another effect already.
pub fn key_taken(key: &str, effect: &str) -> String {
    say(&message!("key-taken", key: key, effect: effect))
}
