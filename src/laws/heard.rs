//! What a listener has heard: phrases, and facts read from them.
//!
//! Passed by `hearing` to the functions that build a view again. Contains English text and its readings only, nothing
//! of the state or the view.

use std::fmt::Debug;

use crate::engine::{Seat, Viewer};
use crate::words::Topic;

use super::grammar::{Grammar, Reading, YOU, number};

/// Everything that a viewer hears of one position, in English.
pub struct Heard<'a> {
    pub viewer: Viewer,
    pub heading: Phrase<'a>,
    pub prompt: Phrase<'a>,
    /// The result, once the game is over.
    pub result: Option<Phrase<'a>>,
    /// The facts of each topic, as they were told.
    pub topics: Vec<(Topic, Vec<Fact<'a>>)>,
}

/// A text that was heard, whole or part of a sentence. Its methods return an error that quotes it if it is something
/// else than it is taken for.
#[derive(Clone, Debug)]
pub struct Phrase<'a> {
    pub text: String,
    ear: Ear<'a>,
}

/// A sentence that was understood: the message that it is, and its arguments.
#[derive(Clone, Debug)]
pub struct Fact<'a> {
    pub id: &'static str,
    /// Name and text of each argument that the sentence has or implies. A variant such as `[0]`, `[one]` or `[you]`
    /// implies its argument.
    pub arguments: Vec<(&'static str, Phrase<'a>)>,
}

/// A listener: the language, and the point of view from which "you" and names are seats.
#[derive(Clone, Copy)]
pub(super) struct Ear<'a> {
    pub grammar: &'a Grammar,
    pub names: &'a [String],
    pub viewer: Viewer,
}

impl<'a> Heard<'a> {
    /// Returns the facts of a topic.
    pub fn on(&self, topic: Topic) -> &[Fact<'a>] {
        self.topics.iter().find(|(other, _)| *other == topic).map_or(&[], |(_, facts)| facts)
    }

    /// Returns the first fact of a topic that is this message.
    pub fn find(&self, topic: Topic, id: &str) -> Option<&Fact<'a>> {
        self.on(topic).iter().find(|fact| fact.id == id)
    }

    /// Returns all facts of a topic that are this message.
    pub fn all<'s>(&'s self, topic: Topic, id: &'s str) -> impl Iterator<Item = &'s Fact<'a>> {
        self.on(topic).iter().filter(move |fact| fact.id == id)
    }
}

impl<'a> Phrase<'a> {
    pub(super) fn new(ear: Ear<'a>, text: String) -> Phrase<'a> {
        Phrase { text, ear }
    }

    /// Returns the number that the phrase is, which may have a sign.
    pub fn number<T: TryFrom<i64>>(&self) -> Result<T, String> {
        let number = number(&self.text).and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("no number: “{}”", self.text))
    }

    /// Returns the side that the phrase is: "you", a player's name, or that of the automaton, whose seat comes after
    /// those of all players.
    pub fn seat(&self) -> Result<Seat, String> {
        let named = self.ear.names.iter().position(|name| *name == self.text).map(|index| Seat(index as u8));
        match self.ear.viewer {
            Viewer::Seat(own) if self.text == YOU => Ok(own),
            _ if self.ear.grammar.is_automaton(&self.text) => Ok(Seat(self.ear.names.len() as u8)),
            _ => named.ok_or_else(|| format!("no side: “{}”", self.text)),
        }
    }

    /// Returns the index in `ids` of the noun that the phrase is, in any of its forms.
    pub fn noun(&self, ids: &[&str]) -> Result<usize, String> {
        let means = |id: &str| self.ear.grammar.texts(id).contains(&self.text);
        let found: Vec<usize> = (0..ids.len()).filter(|index| means(ids[*index])).collect();
        match found[..] {
            [index] => Ok(index),
            _ => Err(format!("{} nouns: “{}”", found.len(), self.text)),
        }
    }

    /// Reads the phrase as one of these messages, which must be the only one possible.
    pub fn read(&self, ids: &[&'static str]) -> Result<Fact<'a>, String> {
        self.find(ids)?.ok_or_else(|| format!("none of {ids:?}: “{}”", self.text))
    }

    /// Reads the phrase as one of these messages; `None` if it is none of them. Returns an error if it can be read in
    /// several ways.
    pub fn find(&self, ids: &[&'static str]) -> Result<Option<Fact<'a>>, String> {
        let mut readings = self.ear.grammar.read_as(&self.text, ids);
        match readings.len() {
            0 => Ok(None),
            1 => Ok(Some(Fact::new(self.ear, readings.remove(0)))),
            _ => Err(format!("several readings of “{}”: {readings:?}", self.text)),
        }
    }

    /// Returns the items of a list, or the phrase itself if it is no list.
    pub fn items(&self) -> Result<Vec<Phrase<'a>>, String> {
        let items = self.ear.grammar.items(&self.text)?;
        Ok(items.into_iter().map(|item| Phrase::new(self.ear, item.to_owned())).collect())
    }
}

impl<'a> Fact<'a> {
    pub(super) fn new(ear: Ear<'a>, Reading { id, arguments }: Reading) -> Fact<'a> {
        let arguments = arguments.into_iter().map(|(name, text)| (name, Phrase::new(ear, text))).collect();
        Fact { id, arguments }
    }

    /// Returns an argument; an error if the sentence does not tell it.
    pub fn get(&self, name: &str) -> Result<&Phrase<'a>, String> {
        let found = self.arguments.iter().find(|(other, _)| *other == name);
        found.map(|(_, phrase)| phrase).ok_or_else(|| format!("{} does not tell ${name}", self.id))
    }

    /// Returns the number that an argument is.
    pub fn number<T: TryFrom<i64>>(&self, name: &str) -> Result<T, String> {
        self.get(name)?.number()
    }

    /// Returns the side that an argument is.
    pub fn seat(&self, name: &str) -> Result<Seat, String> {
        self.get(name)?.seat()
    }

    /// Returns the index in `ids` of the noun that an argument is.
    pub fn noun(&self, name: &str, ids: &[&str]) -> Result<usize, String> {
        self.get(name)?.noun(ids)
    }

    /// Reads an argument as one of these messages.
    pub fn read(&self, name: &str, ids: &[&'static str]) -> Result<Fact<'a>, String> {
        self.get(name)?.read(ids)
    }

    /// Returns the items of an argument that is a list.
    pub fn items(&self, name: &str) -> Result<Vec<Phrase<'a>>, String> {
        self.get(name)?.items()
    }
}

impl Debug for Ear<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.viewer)
    }
}
