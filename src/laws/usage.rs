//! What the arguments of messages are: numbers, sides, nouns. Learned from the messages that a game says.
//!
//! The text of a message does not tell this of a plain `{ $points }`, but a listener knows it: "3 for tea" is about a
//! number. Used by `grammar` to fill holes; knows no text.

use std::collections::BTreeMap;

use crate::words::{Argument, Message};

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    Number,
    /// A side or several.
    Sides,
    Noun,
    List,
    /// A message with this id.
    Message(&'static str),
    Text,
}

/// What each argument of each message has been, by the id of the message and the name of the argument.
#[derive(Default)]
pub struct Usage {
    uses: BTreeMap<(&'static str, &'static str), Vec<Use>>,
}

impl Usage {
    /// Learns from a message and from those that it contains. Whether it learned something.
    pub fn learn(&mut self, message: &Message) -> bool {
        let mut learned = false;
        for (name, argument) in &message.arguments {
            let uses = self.uses.entry((message.id, name)).or_default();
            let new = Some(of(argument)).filter(|new| !uses.contains(new));
            uses.extend(new);
            learned |= new.is_some();
            learned |= self.learn_inside(argument);
        }
        learned
    }

    fn learn_inside(&mut self, argument: &Argument) -> bool {
        match argument {
            Argument::Message(message) => self.learn(message),
            Argument::List(items) => {
                let mut learned = false;
                for item in items {
                    learned |= self.learn_inside(item);
                }
                learned
            }
            _ => false,
        }
    }

    /// Returns what an argument, by message and name, has been so far; nothing if it has not been used.
    pub fn of(&self, argument: (&'static str, &'static str)) -> &[Use] {
        self.uses.get(&argument).map_or(&[], Vec::as_slice)
    }
}

fn of(argument: &Argument) -> Use {
    match argument {
        Argument::Number(_) => Use::Number,
        Argument::Seat(_) | Argument::Seats(_) => Use::Sides,
        Argument::Noun(_) => Use::Noun,
        Argument::List(_) => Use::List,
        Argument::Message(message) => Use::Message(message.id),
        Argument::Text(_) => Use::Text,
    }
}
