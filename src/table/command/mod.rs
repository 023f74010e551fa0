//! The command line of a table: what a typed line asks for.
//!
//! A line is a word of a command, in the language of the page, or its beginning, followed by what it is about: `go
//! uva`, `result 3`. Numbers alone take those choices; the name of a player or of a place tells what is there. The page
//! supplies the words and runs the commands. Knows no page, no game and no language.

pub mod choices;
mod telling;

use crate::engine::Seat;
use crate::engine::sort::sort_by;
use crate::words::{Topic, lowercase};

pub use telling::{Telling, Told};

/// A command that has a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Actions,
    More,
    Result,
    Why,
    Hint,
    Question,
    Standing,
    Seat,
    Go,
    Next,
    Near,
    LastMove,
    LastRound,
    Words,
    Help,
}

impl Verb {
    /// All commands, in the order of the help.
    pub const ALL: [Verb; 15] = [
        Verb::Actions,
        Verb::More,
        Verb::Result,
        Verb::Why,
        Verb::Hint,
        Verb::Question,
        Verb::Standing,
        Verb::Seat,
        Verb::Go,
        Verb::Next,
        Verb::Near,
        Verb::LastMove,
        Verb::LastRound,
        Verb::Words,
        Verb::Help,
    ];
}

/// The meaning of a line. Texts are [folded](fold).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Lists the actions whose names contain the text.
    Actions(String),
    /// Continues the last answer.
    More,
    /// Takes the choices with these numbers, counted from 1, one after another.
    Choose(Vec<usize>),
    /// Tells what the chosen action, or the one with this number, would certainly bring.
    Result(Option<usize>),
    /// Tells why a piece cannot be pressed: the one with this name, or the focused one.
    WhyNot(String),
    /// Asks for a hint, or repeats it with its reasons.
    Hint,
    Question,
    Standing,
    About(Topic),
    /// Moves the focus to the piece with this name.
    Go(String),
    /// Moves the focus to the next piece whose name contains the text.
    Next(String),
    Near,
    LastMove,
    LastRound,
    Words,
    Help,
    /// The line is no command. These words and names are nearest to it.
    Unknown(Vec<String>),
}

/// Maximum number of commands that an unknown line is compared to.
const MAX_NEAREST: usize = 3;

/// The words of the commands and the names of the topics.
#[derive(Clone, PartialEq, Debug)]
pub struct Lexicon {
    /// Each word as it is written and as it is compared, with its command.
    words: Vec<(Verb, String, String)>,
    /// Each name as it is written and as it is compared.
    topics: Vec<(Topic, String, String)>,
}

impl Lexicon {
    /// `verbs` are the words of each command in the order of [`Verb::ALL`], separated by spaces; the first is the one
    /// that the help shows.
    pub fn new(verbs: impl IntoIterator<Item = String>, topics: Vec<(Topic, String)>) -> Lexicon {
        let of_verb = |(verb, words): (Verb, String)| {
            let words: Vec<_> = words.split_whitespace().map(|word| (verb, word.to_owned(), fold(word))).collect();
            words
        };
        let of_topic = |(topic, name): (Topic, String)| {
            let folded = fold(&name);
            (topic, name, folded)
        };
        Lexicon {
            words: Verb::ALL.into_iter().zip(verbs).flat_map(of_verb).collect(),
            topics: topics.into_iter().map(of_topic).collect(),
        }
    }

    /// Returns the word of a command that the help shows.
    pub fn word(&self, verb: Verb) -> &str {
        self.words.iter().find(|(other, ..)| *other == verb).map_or("", |(_, word, _)| word)
    }

    /// Returns the meaning of a line. A word that is written in full has priority, then a name, then the beginning of a
    /// word or of a name, if only one begins like that. An empty line continues the last answer.
    pub fn parse(&self, line: &str) -> Command {
        let line = fold(line);
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if line.is_empty() {
            return Command::More;
        }
        if let Some(numbers) = line.split(' ').map(number).collect() {
            return Command::Choose(numbers);
        }
        if let Some((verb, ..)) = self.words.iter().find(|(.., other)| other == word) {
            return self.command(*verb, rest);
        }
        if let Some((topic, ..)) = self.topics.iter().find(|(.., name)| *name == line) {
            return Command::About(*topic);
        }
        let mut begun: Vec<&(Verb, String, String)> =
            self.words.iter().filter(|(.., other)| other.starts_with(word)).collect();
        begun.dedup_by_key(|(verb, ..)| *verb);
        let topics: Vec<_> = self.topics.iter().filter(|(.., name)| begins_word(name, &line)).collect();
        match (&begun[..], &topics[..]) {
            ([(verb, ..)], []) => self.command(*verb, rest),
            ([], [(topic, ..)]) => Command::About(*topic),
            ([], []) => Command::Unknown(self.nearest(word, &line)),
            _ => {
                let words = begun.into_iter().map(|(_, word, _)| word);
                Command::Unknown(words.chain(topics.into_iter().map(|(_, name, _)| name)).cloned().collect())
            }
        }
    }

    fn command(&self, verb: Verb, rest: &str) -> Command {
        let rest_verb = self.words.iter().find(|(.., word)| word == rest).map(|(verb, ..)| *verb);
        match verb {
            Verb::Actions => Command::Actions(rest.to_owned()),
            Verb::More => Command::More,
            Verb::Result => Command::Result(number(rest)),
            Verb::Why if rest_verb == Some(Verb::Hint) => Command::Hint,
            Verb::Why => Command::WhyNot(rest.to_owned()),
            Verb::Hint => Command::Hint,
            Verb::Question => Command::Question,
            Verb::Standing => Command::Standing,
            Verb::Seat => self.seat(rest),
            Verb::Go => Command::Go(rest.to_owned()),
            Verb::Next => Command::Next(rest.to_owned()),
            Verb::Near => Command::Near,
            Verb::LastMove => Command::LastMove,
            Verb::LastRound => Command::LastRound,
            Verb::Words => Command::Words,
            Verb::Help => Command::Help,
        }
    }

    /// Returns the command about the side with this number, counted from 1, or this name.
    fn seat(&self, sought: &str) -> Command {
        let sides = self.topics.iter().filter(|(topic, ..)| matches!(topic, Topic::Side(_)));
        let is_meant = |(topic, _, name): &&(Topic, String, String)| match number(sought) {
            Some(number) => matches!(topic, Topic::Side(Seat(seat)) if usize::from(*seat) + 1 == number),
            None => begins_word(name, sought),
        };
        let mut meant = sides.clone().filter(is_meant);
        match (meant.next(), meant.next()) {
            (Some((topic, ..)), None) => Command::About(*topic),
            _ => Command::Unknown(sides.map(|(_, name, _)| name.clone()).collect()),
        }
    }

    /// Returns the words and names nearest to a line whose first word is `word`, the nearest first; if none is near,
    /// the word of the help.
    fn nearest(&self, word: &str, line: &str) -> Vec<String> {
        let near = |folded: &str, typed: &str, shown: &String| {
            let distance = distance(folded, typed);
            (distance * 2 <= typed.chars().count()).then(|| (distance, shown.clone()))
        };
        let words = self.words.iter().filter_map(|(_, shown, folded)| near(folded, word, shown));
        let topics = self.topics.iter().filter_map(|(_, shown, folded)| near(folded, line, shown));
        let mut nearest: Vec<(usize, String)> = words.chain(topics).collect();
        sort_by(&mut nearest, |one, other| one.0.cmp(&other.0));
        nearest.truncate(MAX_NEAREST);
        if nearest.is_empty() {
            return vec![self.word(Verb::Help).to_owned()];
        }
        nearest.into_iter().map(|(_, shown)| shown).collect()
    }
}

/// Returns a text in the form in which texts are compared: in small letters without accents, without marks of the
/// writing direction, with single spaces.
pub fn fold(text: &str) -> String {
    let letters: String = lowercase(text).chars().filter_map(folded_letter).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn folded_letter(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ś' => 's',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        'أ' | 'إ' | 'آ' => 'ا',
        'ة' => 'ه',
        'ى' => 'ي',
        // Combining accents, Arabic vowel marks, and marks of the writing direction.
        '\u{300}'..='\u{36F}' | '\u{640}' | '\u{64B}'..='\u{652}' => return None,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => return None,
        letter => letter,
    })
}

/// Returns the number that a text consists of, in Latin or Arabic digits.
fn number(text: &str) -> Option<usize> {
    let digit = |letter: char| match letter {
        '٠'..='٩' => Some(letter as u32 - '٠' as u32),
        _ => letter.to_digit(10),
    };
    let add = |number: usize, letter: char| number.checked_mul(10)?.checked_add(digit(letter)? as usize);
    if text.is_empty() { None } else { text.chars().try_fold(0, add) }
}

/// Whether a folded text occurs in a name at the beginning of a word.
fn begins_word(name: &str, sought: &str) -> bool {
    name.match_indices(sought).any(|(at, _)| !name[..at].ends_with(char::is_alphanumeric))
}

/// Returns the number of letters that have to be inserted, removed or replaced to turn one word into another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in (1..).zip(one.chars()) {
        let mut diagonal = core::mem::replace(&mut row[0], line);
        for at in 0..other.len() {
            let replaced = diagonal + usize::from(other[at] != letter);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(row[at].min(diagonal) + 1);
        }
    }
    row[other.len()]
}

/// How well a name fits a sought text, best last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Contains,
    BeginsWords,
    Begins,
    Equal,
}

fn fit(name: &str, sought: &str) -> Option<Fit> {
    let all = |fits: &dyn Fn(&str) -> bool| sought.split(' ').all(fits);
    match () {
        () if name == sought => Some(Fit::Equal),
        () if name.starts_with(sought) => Some(Fit::Begins),
        () if all(&|word| begins_word(name, word)) => Some(Fit::BeginsWords),
        () if all(&|word| name.contains(word)) => Some(Fit::Contains),
        () => None,
    }
}

/// Returns the indices of the names that contain all words of a folded text.
pub fn containing(names: &[String], sought: &str) -> Vec<usize> {
    (0..names.len()).filter(|index| fit(&fold(&names[*index]), sought).is_some()).collect()
}

/// Returns the indices of the names that fit a folded text best, in their order: those equal to it, otherwise those
/// that begin with it, otherwise those that contain all its words.
pub fn best(names: &[String], sought: &str) -> Vec<usize> {
    let fits: Vec<Option<Fit>> = names.iter().map(|name| fit(&fold(name), sought)).collect();
    let best = fits.iter().flatten().max();
    (0..names.len()).filter(|index| best.is_some() && fits[*index].as_ref() == best).collect()
}

/// Returns the first of these ascending indices after `here`; after the last one, the first of all.
pub fn following(indices: &[usize], here: Option<usize>) -> Option<usize> {
    let after = indices.iter().find(|index| here.is_some_and(|here| **index > here));
    after.or(indices.first()).copied()
}

/// Returns the number of plies after which a seat's last turn began the present round: everything after it happened
/// since then. `actors` are the seats that acted; those of a turn in progress count as present.
pub fn last_turn(actors: &[Seat], own: Seat) -> u32 {
    let before = actors.iter().rposition(|actor| *actor != own).map_or(0, |last| last + 1);
    actors[..before].iter().rposition(|actor| *actor == own).map_or(0, |last| last as u32 + 1)
}

/// Rearranges the standings of several sides by category, in the order in which the categories appear first, each with
/// its sides and their values.
pub fn by_category(sides: &[(String, Vec<(String, String)>)]) -> Vec<(String, Vec<(String, String)>)> {
    let mut categories: Vec<(String, Vec<(String, String)>)> = Vec::new();
    for (side, standings) in sides {
        for (name, value) in standings {
            let entry = (side.clone(), value.clone());
            match categories.iter_mut().find(|(other, _)| other == name) {
                Some((_, entries)) => entries.push(entry),
                None => categories.push((name.clone(), vec![entry])),
            }
        }
    }
    // A category of all sides is more telling than that of one.
    sort_by(&mut categories, |one, other| other.1.len().cmp(&one.1.len()));
    categories
}

#[cfg(test)]
mod tests;
