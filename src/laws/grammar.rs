//! Reads sentences back: the English catalogue of a game as a grammar, in which a sentence has readings.
//!
//! A sentence is read by fitting it to the templates of `patterns`. A hole takes only what means something: a
//! number, a coordinate, a side, a noun, another message or a list of these; of them, only what `usage` has learned
//! that the argument is. Called by `hearing`; knows no game.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::patterns::{Kind, Part, Patterns, Template, Test};
use super::usage::{Usage, Use};
use crate::words::Message;

/// A message that a sentence can be, and its arguments as far as the sentence has them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reading {
    pub id: &'static str,
    /// Name and text of each argument, sorted by name.
    pub arguments: Vec<(&'static str, String)>,
}

/// The text of the reader as an argument.
pub const YOU: &str = "you";
/// The noun of a side that is moved by the rules.
const AUTOMATON: &str = "automaton";

/// A text, and the messages as which it is to be read.
type Question = (String, Vec<&'static str>);

/// The English words of a game as a grammar.
pub struct Grammar {
    patterns: Patterns,
    /// The texts of all messages without arguments, and of their attributes.
    nouns: BTreeSet<String>,
    /// The texts that nouns have in each form.
    forms: BTreeMap<&'static str, BTreeSet<String>>,
    /// The texts that stand for sides.
    sides: BTreeSet<String>,
    /// The templates of the messages that a sentence can be.
    templates: Vec<(&'static str, Vec<Template>)>,
    /// Those of them that are whole sentences: no argument is one.
    whole: BTreeSet<&'static str>,
    /// Texts between the items of a list: before the last item, and before the others.
    joints: (String, String),
    usage: RefCell<Usage>,
    /// The readings of texts, by text.
    read: RefCell<BTreeMap<String, Rc<[Reading]>>>,
    /// The readings of texts among some messages, by text and messages.
    read_as: RefCell<BTreeMap<Question, Vec<Reading>>>,
}

impl Grammar {
    /// Parses the files of an English catalogue. `names` are those of the players; `ids` are the messages that a
    /// sentence, or an argument of it, can be.
    ///
    /// # Panics
    /// If the files are not Fluent or do not have these messages.
    pub fn new(files: &[&'static str], names: &[String], ids: &[&'static str]) -> Grammar {
        let patterns = Patterns::new(files);
        let templates: Vec<_> = ids.iter().map(|id| (*id, patterns.templates(id))).collect();
        let parts = templates.iter().flat_map(|(_, all)| all).flat_map(|template| &template.parts);
        let forms: BTreeSet<&str> = parts.filter_map(Part::form).collect();
        Grammar {
            nouns: patterns.nouns(),
            forms: forms.into_iter().map(|form| (form, patterns.nouns_in(form))).collect(),
            sides: names.iter().cloned().chain([YOU.to_owned()]).chain(patterns.texts(AUTOMATON)).collect(),
            templates,
            whole: BTreeSet::new(),
            joints: (patterns.literal("list-pair"), patterns.literal("list-more")),
            patterns,
            usage: RefCell::default(),
            read: RefCell::default(),
            read_as: RefCell::default(),
        }
    }

    /// Returns the grammar in which these of its messages are never an argument.
    pub fn with_whole(self, ids: &[&'static str]) -> Grammar {
        Grammar { whole: ids.iter().copied().collect(), ..self }
    }

    /// Learns what the arguments of a message are: from now on only such texts fill its holes.
    pub fn learn(&self, message: &Message) {
        if self.usage.borrow_mut().learn(message) {
            self.read.borrow_mut().clear();
            self.read_as.borrow_mut().clear();
        }
    }

    /// Returns the readings of a text that are whole sentences: all of them, unless [`Grammar::with_whole`] was told.
    pub fn sentences(&self, text: &str) -> Vec<Reading> {
        let is_whole = |reading: &&Reading| self.whole.is_empty() || self.whole.contains(reading.id);
        self.read(text).iter().filter(is_whole).cloned().collect()
    }

    /// Returns the readings of a sentence among all messages; different ones only.
    pub fn read(&self, text: &str) -> Rc<[Reading]> {
        if let Some(known) = self.read.borrow().get(text) {
            return known.clone();
        }
        let readings: Rc<[Reading]> = self.fit(&self.templates, text).into();
        self.read.borrow_mut().insert(text.to_owned(), readings.clone());
        readings
    }

    /// Returns the readings of a sentence among these messages only. Messages inside it are of the grammar's.
    pub fn read_as(&self, text: &str, ids: &[&'static str]) -> Vec<Reading> {
        let key = (text.to_owned(), ids.to_vec());
        if let Some(known) = self.read_as.borrow().get(&key) {
            return known.clone();
        }
        let known = self.read(text);
        let (old, new): (Vec<_>, Vec<_>) = ids.iter().partition(|id| self.templates.iter().any(|(one, _)| one == *id));
        let templates: Vec<_> = new.into_iter().map(|id| (id, self.patterns.templates(id))).collect();
        let known = known.iter().filter(|reading| old.contains(&reading.id)).cloned();
        let readings: Vec<Reading> = known.chain(self.fit(&templates, text)).collect();
        self.read_as.borrow_mut().insert(key, readings.clone());
        readings
    }

    /// Returns the text of a noun in each of its forms.
    pub fn texts(&self, id: &str) -> Vec<String> {
        self.patterns.texts(id)
    }

    /// Whether the text is the side that is moved by the rules.
    pub fn is_automaton(&self, text: &str) -> bool {
        self.texts(AUTOMATON).iter().any(|name| name == text)
    }

    /// Splits a list into its items. Of several ways, returns the one with the most items.
    ///
    /// # Errors
    /// If an item means nothing, or if there are several such ways.
    pub fn items<'t>(&self, text: &'t str) -> Result<Vec<&'t str>, String> {
        let mut ways = self.lists(text);
        let most = ways.iter().map(Vec::len).max().unwrap_or_default();
        ways.retain(|way| way.len() == most);
        match ways.len() {
            1 => Ok(ways.remove(0)),
            _ => Err(format!("a list in {} ways: “{text}”", ways.len())),
        }
    }

    fn lists<'t>(&self, text: &'t str) -> Vec<Vec<&'t str>> {
        let (last, _) = &self.joints;
        let single = self.is_item(text).then(|| vec![text]);
        let joined = text.match_indices(last).flat_map(|(at, joint)| {
            let (before, after) = (&text[..at], &text[at + joint.len()..]);
            let heads = if self.is_item(after) { self.heads(before) } else { Vec::new() };
            heads.into_iter().map(move |head| [head, vec![after]].concat())
        });
        single.into_iter().chain(joined).collect()
    }

    /// Returns the ways to split the items of a list before its last one.
    fn heads<'t>(&self, text: &'t str) -> Vec<Vec<&'t str>> {
        let (_, more) = &self.joints;
        let single = self.is_item(text).then(|| vec![text]);
        let joined = text.match_indices(more).flat_map(|(at, joint)| {
            let (first, rest) = (&text[..at], &text[at + joint.len()..]);
            let rests = if self.is_item(first) { self.heads(rest) } else { Vec::new() };
            rests.into_iter().map(move |rest| [vec![first], rest].concat())
        });
        single.into_iter().chain(joined).collect()
    }

    fn is_item(&self, text: &str) -> bool {
        self.is_atom(text) || self.read(text).iter().any(|reading| !self.whole.contains(reading.id))
    }

    /// Whether the text is a number, also a Roman one, a coordinate such as "B" or "C4", a run such as "3–4", a side or
    /// a noun.
    fn is_atom(&self, text: &str) -> bool {
        let letters = text.chars().all(|letter| letter.is_alphanumeric() || "−+–".contains(letter));
        let coordinate =
            letters && (text.chars().count() == 1 || text.contains(|letter: char| letter.is_ascii_digit()));
        let roman = !text.is_empty() && text.chars().all(|letter| "IVX".contains(letter));
        coordinate || roman || self.sides.contains(text) || self.nouns.contains(text)
    }

    fn fit(&self, messages: &[(&'static str, Vec<Template>)], text: &str) -> Vec<Reading> {
        let mut readings = BTreeSet::new();
        for (id, templates) in messages {
            for template in templates {
                let alone = matches!(template.parts[..], [Part::Hole(..)]);
                let filled = self.fill(id, &template.parts, text, alone);
                let bound = filled.into_iter().filter_map(|filled| self.bind(&template.tests, filled));
                readings.extend(bound.map(|arguments| Reading { id, arguments }));
            }
        }
        readings.into_iter().collect()
    }

    /// Returns all ways to fill the holes so that the parts make up the text. A hole that is `alone` contains no other
    /// message: that would be the sentence itself.
    fn fill<'t>(
        &self,
        id: &'static str,
        parts: &[Part],
        text: &'t str,
        alone: bool,
    ) -> Vec<Vec<(&'static str, &'t str)>> {
        let (name, kind, rest) = match parts {
            [] if text.is_empty() => return vec![Vec::new()],
            [] => return Vec::new(),
            [Part::Literal(literal), rest @ ..] => {
                let after = text.strip_prefix(literal.as_str());
                return after.map_or_else(Vec::new, |after| self.fill(id, rest, after, alone));
            }
            [Part::Hole(name, kind), rest @ ..] => (*name, *kind, rest),
        };
        let ends: Vec<usize> = match rest {
            [] => vec![text.len()],
            [Part::Literal(literal), ..] => text.match_indices(literal.as_str()).map(|(end, _)| end).collect(),
            _ => text.char_indices().map(|(end, _)| end).collect(),
        };
        let mut ways = Vec::new();
        for end in ends.into_iter().filter(|end| *end > 0) {
            let value = &text[..end];
            let later = self.fill(id, rest, &text[end..], alone);
            if !later.is_empty() && self.can_fill((id, name), kind, value, alone) {
                ways.extend(later.into_iter().map(|later| [vec![(name, value)], later].concat()));
            }
        }
        ways
    }

    fn can_fill(&self, argument: (&'static str, &'static str), kind: Kind, value: &str, alone: bool) -> bool {
        match kind {
            Kind::Any if alone => self.is_atom(value),
            Kind::Any => {
                let uses = self.usage.borrow().of(argument).to_vec();
                let unknown = uses.is_empty() && (self.is_item(value) || !self.lists(value).is_empty());
                unknown || uses.into_iter().any(|known| self.can_be(known, value))
            }
            Kind::Number => number(value).is_some(),
            // The name of a player has one form only.
            Kind::Form(form) => {
                self.sides.contains(value) || self.forms.get(form).unwrap_or(&self.nouns).contains(value)
            }
        }
    }

    /// Whether a text can be an argument of this kind.
    fn can_be(&self, known: Use, value: &str) -> bool {
        match known {
            Use::Number => number(value).is_some(),
            Use::Sides => self.items(value).is_ok_and(|items| items.iter().all(|item| self.sides.contains(*item))),
            Use::Noun => self.nouns.contains(value),
            Use::List => !self.lists(value).is_empty(),
            Use::Message(id) => {
                let is_message = || self.read(value).iter().any(|reading| reading.id == id);
                self.nouns.contains(value) || is_message() || self.can_be_all_of(id, value)
            }
            Use::Text => self.is_item(value),
        }
    }

    /// Whether a text can be the only argument of a message that consists of nothing else.
    fn can_be_all_of(&self, id: &'static str, value: &str) -> bool {
        let templates = self.templates.iter().find(|(known, _)| *known == id);
        match templates.map(|(_, all)| all.iter().map(|template| &template.parts[..]).collect::<Vec<_>>()).as_deref() {
            Some([[Part::Hole(name, _)]]) => {
                let uses = self.usage.borrow().of((id, name)).to_vec();
                uses.into_iter().any(|known| self.can_be(known, value))
            }
            _ => false,
        }
    }

    /// Returns the arguments of a sentence, also those that only its variants tell; `None` if they fail a test.
    fn bind(
        &self,
        tests: &[(&'static str, Test)],
        filled: Vec<(&'static str, &str)>,
    ) -> Option<Vec<(&'static str, String)>> {
        let mut bound: BTreeMap<&'static str, String> = BTreeMap::new();
        for (name, value) in filled {
            bound.entry(name).or_insert_with(|| value.to_owned());
        }
        for (name, test) in tests {
            let told = match test {
                Test::Is(text) => Some(*text),
                Test::One => Some("1"),
                Test::Person(persons) if persons[..] == [YOU] => Some(YOU),
                _ => None,
            };
            if let Some(told) = told {
                bound.entry(name).or_insert_with(|| told.to_owned());
            }
        }
        let holds = |(name, test): &(&'static str, Test)| bound.get(name).is_none_or(|value| self.holds(test, value));
        tests.iter().all(holds).then(|| bound.into_iter().collect())
    }

    fn holds(&self, test: &Test, value: &str) -> bool {
        match test {
            Test::Is(text) => value == *text || number(value).is_some_and(|figure| number(text) == Some(figure)),
            Test::One => number(value).is_some_and(|figure| figure.abs() == 1),
            Test::Number { not, not_one } => {
                number(value).is_some_and(|figure| !(not.contains(&figure) || *not_one && figure.abs() == 1))
            }
            Test::Not(texts) => !texts.contains(&value),
            Test::Person(persons) => persons.contains(&self.person(value)),
        }
    }

    /// Returns what `PERSON` is for the text of an argument.
    fn person(&self, value: &str) -> &'static str {
        let items = self.items(value).unwrap_or_else(|_| vec![value]);
        match (items.len(), items.contains(&YOU)) {
            (1, true) => "you",
            (1, false) => "other",
            (_, true) => "you-all",
            (_, false) => "several",
        }
    }
}

/// Returns the number that a text is: "12", "−4", "+3".
pub fn number(text: &str) -> Option<i64> {
    text.replace('−', "-").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;
    use crate::words::Argument;

    const TEA: &str = "
you = you
list-pair = { $before } and { $after }
list-more = { $before }, { $after }
list-last = { $before } and { $after }
tea-black = black tea
    .plural = black teas
tea-green = green tea
hill = High Hill
counted = { $count ->
    [one] 1 { $tea }
   *[other] { $count } { FORM($tea, \"plural\") }
}
has = { PERSON($who) ->
    [you] You have { $goods }
   *[other] { $who } has { $goods }
}
cups = { $count ->
    [0] No cups
    [one] A cup
   *[other] { $count } cups
}
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
gain = { $place }: { SIGNED($points) }
met = { PERSON($who) ->
    [you-all] { $who } have met
    [several] They have met
   *[other] { $who } has met
}
";

    fn read(text: &str) -> Vec<String> {
        let names = ["Asha", "Bao"].map(String::from);
        let grammar = Grammar::new(&[TEA], &names, &["counted", "has", "cups", "steps", "gain", "met"]);
        let shown = |reading: &Reading| {
            let arguments = reading.arguments.iter().map(|(name, text)| format!(" {name}={text}"));
            format!("{}:{}", reading.id, arguments.collect::<String>())
        };
        grammar.read(text).iter().map(shown).collect()
    }

    #[test]
    fn a_sentence_has_the_arguments_of_its_holes_and_variants() {
        assert_eq!(read("You have 1 green tea and 2 black teas"), ["has: goods=1 green tea and 2 black teas who=you"]);
        assert_eq!(read("Bao has 1 green tea"), ["has: goods=1 green tea who=Bao"]);
        assert_eq!(read("No cups"), ["cups: count=0"]);
        assert_eq!(read("A cup"), ["cups: count=1"]);
        assert_eq!(read("High Hill: −4"), ["gain: place=High Hill points=−4"]);
        assert_eq!(read("you and Bao have met"), ["met: who=you and Bao"]);
    }

    #[test]
    fn a_variant_is_read_only_if_its_test_holds() {
        assert_eq!(read("2 black tea"), [""; 0], "a form that the noun does not have");
        assert_eq!(read("black tea cups"), [""; 0], "a noun in place of a number");
        assert_eq!(read("you has 1 green tea"), [""; 0], "the verb for another person");
        assert_eq!(read("High Hill: four"), [""; 0], "a number in letters");
        assert_eq!(read("1 steps"), [""; 0], "a plural for 1");
        assert_eq!(read("Bao has met again"), [""; 0], "more than the sentence");
    }

    #[test]
    fn two_readings_of_a_sentence_are_found() {
        let more = "likes = { $who } likes { $what }\nprefers = { $who } likes { $which }";
        let grammar = |ids| Grammar::new(&[TEA, more], &["Bao".to_owned()], ids);
        assert_eq!(grammar(&["likes", "prefers"]).read("Bao likes black tea").len(), 2);
        assert_eq!(grammar(&["likes"]).read("Bao likes black tea").len(), 1);
        assert_eq!(grammar(&["likes"]).read("Bao likes  and black tea").len(), 0, "items of a list are not empty");
    }

    #[test]
    fn what_an_argument_has_been_excludes_other_readings() {
        let more = "named = { $name }: { $value }\npriced = { $points } for { $goods }";
        let grammar = Grammar::new(&[TEA, more], &[], &["named", "priced"]);
        assert_eq!(grammar.read("black tea: 3 for green tea").len(), 2);
        grammar.learn(&message!("priced", points: 3u8, goods: Argument::Noun("tea-green")));
        assert_eq!(grammar.read("black tea: 3 for green tea").len(), 1);
    }

    #[test]
    fn lists_are_split_into_the_most_items() {
        let names = ["Asha", "Bao"].map(String::from);
        let grammar = Grammar::new(&[TEA], &names, &["counted"]);
        assert_eq!(grammar.items("Asha, you and Bao"), Ok(vec!["Asha", "you", "Bao"]));
        assert_eq!(grammar.items("1 green tea and 2 black teas"), Ok(vec!["1 green tea", "2 black teas"]));
        assert_eq!(grammar.items("High Hill"), Ok(vec!["High Hill"]));
        assert!(grammar.items("low hill").is_err());
    }
}
