//! A message: what is to be said, before it is said in a language.
//!
//! Games and the page name a message of a catalogue and give its arguments; [`Catalogue::say`] puts it into words.
//! Knows no language.
//!
//! [`Catalogue::say`]: super::Catalogue::say

use crate::engine::Seat;

/// The id of a message in a catalogue, with its arguments.
///
/// Made by [`message!`](crate::message), so that a test can compare ids and arguments with every catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id in the catalogue, with `.attribute` where an attribute of it is meant.
    pub id: &'static str,
    /// Each argument by its name in the catalogue.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A value that a message is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number. Decides plurals.
    Number(i64),
    /// A player. `PERSON($x)` is `you` for the reader, else `other`.
    Seat(Seat),
    /// Players as one subject. `PERSON($x)` is that of the one player, else `you-all` with the reader, `several`
    /// without.
    Seats(Vec<Seat>),
    /// A piece, place or other noun that the catalogue has as a message. `FORM($x, "plural")` is its attribute.
    Noun(&'static str),
    /// Nouns or clauses, put into words as a list: "A, B and C".
    List(Vec<Argument>),
    /// A clause of its own.
    Message(Message),
    /// Text that no catalogue has: a name, a code, a date.
    Text(String),
}

impl Message {
    /// Returns the message with this id, without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }
    /// Returns a number by itself.
    pub fn number(number: impl Into<Argument>) -> Message {
        Message::new("number").with("n", number)
    }
    /// Returns a number with its sign, by itself: "+3".
    pub fn signed(number: impl Into<Argument>) -> Message {
        Message::new("signed").with("n", number)
    }
    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }
}

/// Names a message and its arguments: `message!("planted", who: seat, price: 3)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident: $value:expr)* $(,)?) => {
        $crate::words::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

macro_rules! arguments_from {
    ($($source:ty => |$value:ident| $argument:expr),* $(,)?) => {
        $(impl From<$source> for Argument {
            fn from($value: $source) -> Argument {
                $argument
            }
        })*
    };
}

arguments_from! {
    u8 => |number| Argument::Number(number.into()),
    i16 => |number| Argument::Number(number.into()),
    u16 => |number| Argument::Number(number.into()),
    i32 => |number| Argument::Number(number.into()),
    u32 => |number| Argument::Number(number.into()),
    usize => |number| Argument::Number(number as i64),
    Seat => |seat| Argument::Seat(seat),
    Vec<Seat> => |seats| Argument::Seats(seats),
    Vec<Argument> => |items| Argument::List(items),
    Message => |message| Argument::Message(message),
    String => |text| Argument::Text(text),
    &str => |text| Argument::Text(text.to_owned()),
}
