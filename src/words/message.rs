//! A message independent of language: an id in a catalogue and its arguments.
//!
//! Created by games and by the page, formatted by [`Catalogue::say`]. Knows no language.
//!
//! [`Catalogue::say`]: super::Catalogue::say

use crate::engine::Seat;

/// The id of a message in a catalogue, with its arguments.
///
/// Use [`message!`](crate::message) to create one with arguments: a test compares these calls with the catalogues.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Id in the catalogue, followed by `.attribute` for an attribute.
    pub id: &'static str,
    /// Name in the catalogue and value of each argument.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A value that a message is given; the catalogue decides how it reads in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number; it can select a plural form.
    Number(i64),
    /// A player. `PERSON($x)` is `you` for the reader, otherwise `other`.
    Seat(Seat),
    /// Players as one subject. For several players, `PERSON($x)` is `you-all` if the reader is among them, otherwise
    /// `several`; a single player is formatted like `Seat`.
    Seats(Vec<Seat>),
    /// Id of a message that is a noun, such as a piece or a place. `FORM($x, "plural")` is its attribute.
    Noun(&'static str),
    /// Items, joined as a list: "A, B and C".
    List(Vec<Argument>),
    /// A clause or phrase with arguments of its own.
    Message(Message),
    /// Text from outside the catalogues: a name, a code, a date.
    Text(String),
}

impl Message {
    /// Creates a message without arguments.
    #[inline(never)]
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }
    /// Creates a message that consists of a number.
    pub fn number(number: impl Into<Argument>) -> Message {
        Message::new("number").with("n", number)
    }
    /// Creates a message that consists of a number with its sign: "+3".
    pub fn signed(number: impl Into<Argument>) -> Message {
        Message::new("signed").with("n", number)
    }
    /// Adds an argument.
    pub fn with(self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.push(name, value.into())
    }

    /// Adds an argument. Not inlined or generic, so that thousands of calls share one copy.
    #[inline(never)]
    fn push(mut self, name: &'static str, argument: Argument) -> Message {
        self.arguments.push((name, argument));
        self
    }
}

/// Creates a [`Message`] with arguments: `message!("planted", who: seat, price: 3)`.
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
