//! JSON, as records and saves are written in it: a value, its text, and back.
//!
//! Called by what is kept as text: records, saves, files of games, what a setup page remembers. Knows none of them.
//! The library that everybody takes for this costs a player more than the font; it holds this one to its word in the
//! tests instead, on values and on damaged texts. Takes time in proportion to the text, and little stack, whatever
//! comes in.

use core::fmt::{self, Write as _};

/// Values that lie deeper in each other are refused; what is written here lies seven deep.
const DEEPEST: usize = 64;

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number; `None` when it is no whole one from 0 to `u64::MAX`. Nothing else is written here.
    Number(Option<u64>),
    /// Words.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Named values, in their order.
    Map(Vec<(String, Json)>),
}

/// Why a text is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is not JSON from this byte on.
    At(usize),
    /// This field is missing, there twice, or not as it has to be.
    Field(&'static str),
    /// It is another kind of value altogether.
    Kind,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::At(at) => write!(f, "it makes no sense from letter {} on", at + 1),
            Misread::Field(name) => write!(f, "its “{name}” is missing or damaged"),
            Misread::Kind => f.write_str("it is something else"),
        }
    }
}

/// What is kept as JSON.
pub trait Kept: Sized {
    /// As a value.
    fn to_json(&self) -> Json;
    /// Of a value.
    ///
    /// # Errors
    /// When the value is not of this.
    fn of_json(json: Json) -> Result<Self, Misread>;
}

/// Something kept, as text.
pub fn spell(kept: &impl Kept) -> String {
    kept.to_json().spelled(None)
}

/// Something kept, as text that people read, too.
pub fn spell_for_people(kept: &impl Kept) -> String {
    kept.to_json().spelled(Some(0))
}

/// Reads what [`spell`] wrote, or anybody else.
///
/// # Errors
/// When it is not JSON, or not of this.
pub fn parse<T: Kept>(text: &str) -> Result<T, Misread> {
    T::of_json(Json::parse(text)?)
}

impl Json {
    /// Named values.
    pub fn map<const N: usize>(fields: [(&'static str, Json); N]) -> Json {
        Json::Map(fields.map(|(name, value)| (name.to_owned(), value)).into())
    }

    /// The named values, to be taken one by one; whatever is not asked for is left.
    ///
    /// # Errors
    /// When it is no map.
    pub fn fields(self) -> Result<Fields, Misread> {
        match self {
            Json::Map(fields) => Ok(Fields(fields)),
            _ => Err(Misread::Kind),
        }
    }

    /// Reads a text.
    ///
    /// # Errors
    /// Where it is not JSON.
    pub fn parse(text: &str) -> Result<Json, Misread> {
        let mut reader = Reader { text, at: 0 };
        let json = reader.value(DEEPEST);
        reader.space();
        json.filter(|_| reader.at == text.len()).ok_or(Misread::At(reader.at))
    }

    /// As text; `deep` is how far a line of it is set in, for people.
    fn spelled(&self, deep: Option<usize>) -> String {
        let mut text = String::new();
        self.write(&mut text, deep);
        text
    }

    fn write(&self, to: &mut String, deep: Option<usize>) {
        let inner = deep.map(|deep| deep + 1);
        match self {
            Json::Null | Json::Number(None) => to.push_str("null"),
            Json::Bool(true) => to.push_str("true"),
            Json::Bool(false) => to.push_str("false"),
            Json::Number(Some(number)) => _ = write!(to, "{number}"),
            Json::Text(words) => quote(to, words),
            Json::List(list) if list.is_empty() => to.push_str("[]"),
            Json::List(list) => {
                for (index, value) in list.iter().enumerate() {
                    to.push(if index == 0 { '[' } else { ',' });
                    line(to, inner);
                    value.write(to, inner);
                }
                line(to, deep);
                to.push(']');
            }
            Json::Map(fields) if fields.is_empty() => to.push_str("{}"),
            Json::Map(fields) => {
                for (index, (name, value)) in fields.iter().enumerate() {
                    to.push(if index == 0 { '{' } else { ',' });
                    line(to, inner);
                    quote(to, name);
                    to.push_str(if deep.is_some() { ": " } else { ":" });
                    value.write(to, inner);
                }
                line(to, deep);
                to.push('}');
            }
        }
    }
}

fn line(to: &mut String, deep: Option<usize>) {
    if let Some(deep) = deep {
        to.push('\n');
        (0..deep).for_each(|_| to.push_str("  "));
    }
}

/// The letters that are written by another one after a backslash.
const SHORT: [(char, char); 7] =
    [('"', '"'), ('\\', '\\'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('b', '\u{8}'), ('f', '\u{c}')];

fn quote(to: &mut String, words: &str) {
    to.push('"');
    for letter in words.chars() {
        match SHORT.iter().find(|(_, short)| *short == letter) {
            Some((name, _)) => to.extend(['\\', *name]),
            None if letter < ' ' => _ = write!(to, "\\u{:04x}", letter as u32),
            None => to.push(letter),
        }
    }
    to.push('"');
}

/// Named values that are taken one by one.
#[derive(Debug)]
pub struct Fields(Vec<(String, Json)>);

impl Fields {
    /// The value of this name.
    ///
    /// # Errors
    /// When it is missing, there twice, or of another kind.
    pub fn take<T: Kept>(&mut self, name: &'static str) -> Result<T, Misread> {
        self.find(name)?.and_then(|json| T::of_json(json).ok()).ok_or(Misread::Field(name))
    }

    /// The value of this name, or the usual one when it is missing.
    ///
    /// # Errors
    /// When it is there twice or of another kind.
    pub fn take_or_usual<T: Kept + Default>(&mut self, name: &'static str) -> Result<T, Misread> {
        match self.find(name)? {
            Some(json) => T::of_json(json).map_err(|_| Misread::Field(name)),
            None => Ok(T::default()),
        }
    }

    fn find(&mut self, name: &'static str) -> Result<Option<Json>, Misread> {
        let Some(at) = self.0.iter().position(|(other, _)| other == name) else { return Ok(None) };
        let (_, json) = self.0.remove(at);
        if self.0.iter().any(|(other, _)| other == name) { Err(Misread::Field(name)) } else { Ok(Some(json)) }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes over this byte; whether it was there.
    fn go(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.space();
        match self.peek()? {
            b'"' => self.words().map(Json::Text),
            b'[' => {
                let mut list = Vec::new();
                self.each(b']', depth, |reader, depth| {
                    list.push(reader.value(depth)?);
                    Some(())
                })?;
                Some(Json::List(list))
            }
            b'{' => {
                let mut fields = Vec::new();
                self.each(b'}', depth, |reader, depth| {
                    reader.space();
                    let name = reader.words()?;
                    reader.space();
                    let value = reader.go(b':').then(|| reader.value(depth))??;
                    fields.push((name, value));
                    Some(())
                })?;
                Some(Json::Map(fields))
            }
            b'-' | b'0'..=b'9' => self.number(),
            _ => {
                let known = [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))];
                let rest = self.text.get(self.at..)?;
                let (word, json) = known.into_iter().find(|(word, _)| rest.starts_with(word))?;
                self.at += word.len();
                Some(json)
            }
        }
    }

    /// Everything up to `end`, with a comma between one and the next.
    fn each(&mut self, end: u8, depth: usize, mut one: impl FnMut(&mut Self, usize) -> Option<()>) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        self.at += 1;
        self.space();
        if self.go(end) {
            return Some(());
        }
        loop {
            one(self, depth)?;
            self.space();
            if !self.go(b',') {
                return self.go(end).then_some(());
            }
        }
    }

    fn number(&mut self) -> Option<Json> {
        let start = self.at;
        self.go(b'-');
        if !self.go(b'0') {
            self.digits()?;
        }
        if self.go(b'.') {
            self.digits()?;
        }
        if self.go(b'e') || self.go(b'E') {
            let _ = self.go(b'+') || self.go(b'-');
            self.digits()?;
        }
        // What has more than digits in it is not parsed.
        Some(Json::Number(self.text.get(start..self.at)?.parse().ok()))
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn words(&mut self) -> Option<String> {
        let mut words = String::new();
        if !self.go(b'"') {
            return None;
        }
        loop {
            let start = self.at;
            while self.peek().is_some_and(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
                self.at += 1;
            }
            words += self.text.get(start..self.at)?;
            if self.go(b'"') {
                return Some(words);
            }
            if !self.go(b'\\') {
                return None;
            }
            words.push(self.escaped()?);
        }
    }

    /// The letter that is written with a backslash before it.
    fn escaped(&mut self) -> Option<char> {
        let name = self.peek()?;
        self.at += 1;
        match name {
            b'/' => Some('/'),
            b'u' => {
                let unit = self.unit()?;
                let code = match unit {
                    // The first half of a letter beyond the first 65,536.
                    0xd800..0xdc00 => {
                        let second = (self.go(b'\\') && self.go(b'u')).then(|| self.unit())??;
                        let low = second.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                        0x10000 + ((unit - 0xd800) << 10) + low
                    }
                    _ => unit,
                };
                char::from_u32(code)
            }
            _ => SHORT.iter().find(|(other, _)| *other == char::from(name)).map(|(_, letter)| *letter),
        }
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        digits.chars().try_fold(0, |unit, digit| Some(unit << 4 | digit.to_digit(16)?))
    }
}

impl Kept for bool {
    fn to_json(&self) -> Json {
        Json::Bool(*self)
    }
    fn of_json(json: Json) -> Result<bool, Misread> {
        if let Json::Bool(is) = json { Ok(is) } else { Err(Misread::Kind) }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Kept for $number {
            fn to_json(&self) -> Json {
                Json::Number(Some((*self).into()))
            }
            fn of_json(json: Json) -> Result<$number, Misread> {
                match json {
                    Json::Number(Some(number)) => number.try_into().map_err(|_| Misread::Kind),
                    _ => Err(Misread::Kind),
                }
            }
        })*
    };
}
numbers!(u8, u16, u32, u64);

impl Kept for String {
    fn to_json(&self) -> Json {
        Json::Text(self.clone())
    }
    fn of_json(json: Json) -> Result<String, Misread> {
        if let Json::Text(words) = json { Ok(words) } else { Err(Misread::Kind) }
    }
}

impl<T: Kept> Kept for Vec<T> {
    fn to_json(&self) -> Json {
        Json::List(self.iter().map(T::to_json).collect())
    }
    fn of_json(json: Json) -> Result<Vec<T>, Misread> {
        if let Json::List(list) = json { list.into_iter().map(T::of_json).collect() } else { Err(Misread::Kind) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::engine::Chance;

    /// Any value, and the same as the library has it.
    fn any(chance: &mut Chance, depth: u32) -> (Json, Value) {
        const LETTERS: [char; 12] =
            ['a', '"', '\\', '/', '\n', '\u{8}', '\u{1}', '\u{7f}', 'é', '\u{2028}', '\u{ffff}', '😀'];
        let words = |chance: &mut Chance| -> String {
            (0..chance.below(5)).map(|_| LETTERS[chance.index(LETTERS.len())]).collect()
        };
        match chance.below(if depth == 0 { 4 } else { 6 }) {
            0 => (Json::Null, Value::Null),
            1 => (Json::Bool(true), true.into()),
            2 => {
                let number = u64::MAX >> chance.below(64);
                (Json::Number(Some(number)), number.into())
            }
            3 => {
                let words = words(chance);
                (Json::Text(words.clone()), words.into())
            }
            4 => {
                let (own, its): (Vec<_>, Vec<_>) = (0..chance.below(4)).map(|_| any(chance, depth - 1)).unzip();
                (Json::List(own), its.into())
            }
            _ => {
                let mut own = Vec::new();
                let mut its = serde_json::Map::new();
                // The library sorts the names.
                for name in ["", "a", "b\"", "c"].into_iter().take(chance.index(5)) {
                    let (one, other) = any(chance, depth - 1);
                    own.push((name.to_owned(), one));
                    its.insert(name.into(), other);
                }
                (Json::Map(own), its.into())
            }
        }
    }

    #[test]
    fn texts_are_those_of_the_library() {
        for seed in 0..2000 {
            let (own, its) = any(&mut Chance::stream(seed), 4);
            assert_eq!(own.spelled(None), serde_json::to_string(&its).expect("plain data"));
            let text = serde_json::to_string_pretty(&its).expect("plain data");
            assert_eq!(own.spelled(Some(0)), text);
            assert_eq!(Json::parse(&text), Ok(own));
        }
    }

    #[test]
    fn damaged_texts_are_refused_as_by_the_library() {
        let bytes = b"{}[]:,\"\\/0123456789-+.eEtrufalsn \n\t\x01bdcDC\xc3\xa9";
        let mut read = 0;
        for seed in 0..20_000 {
            let mut chance = Chance::stream(seed);
            let mut text = any(&mut chance, 3).0.spelled(None).into_bytes();
            for _ in 0..1 + chance.below(3) {
                let at = chance.index(text.len() + 1);
                match chance.below(3) {
                    0 if at < text.len() => _ = text.remove(at),
                    1 if at < text.len() => text[at] = bytes[chance.index(bytes.len())],
                    _ => text.insert(at, bytes[chance.index(bytes.len())]),
                }
            }
            let Ok(text) = String::from_utf8(text) else { continue };
            let its = serde_json::from_str::<Value>(&text);
            let own = Json::parse(&text);
            // It refuses numbers that are too large for it.
            if its.as_ref().is_err_and(|why| why.to_string().starts_with("number out of range")) {
                continue;
            }
            assert_eq!(own.is_ok(), its.is_ok(), "{text}");
            read += u32::from(own.is_ok());
        }
        assert!(read > 1000, "{read}: some texts make sense all the same");
    }

    #[test]
    fn every_way_to_write_a_letter_is_read() {
        let text = r#" [ "\u00e9\/\b\f\n\r\t\"\\", "\uD83D\uDE00", -1, 1.5, 1e3, 18446744073709551616 ] "#;
        let (other, one) = (Json::Number(None), Json::Text("é/\u{8}\u{c}\n\r\t\"\\".into()));
        let all = vec![one, Json::Text("😀".into()), other.clone(), other.clone(), other.clone(), other];
        assert_eq!(Json::parse(text), Ok(Json::List(all)));
        for damaged in
            ["\"\\ud83d\"", "\"\\ud83d\\u0041\"", "\"\\ude00\"", "\"\\u+041\"", "\"\\u00é\"", "\"\\x\"", "01", "-", "é"]
        {
            assert!(Json::parse(damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn what_lies_too_deep_is_refused() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(Json::parse(&nested(DEEPEST)).is_ok());
        assert_eq!(Json::parse(&nested(DEEPEST + 1)), Err(Misread::At(DEEPEST)));
        assert!(Json::parse(&"[{\"a\":".repeat(1_000_000)).is_err());
    }

    #[test]
    fn fields_are_taken_by_name() {
        let fields = |text: &str| Json::parse(text).and_then(Json::fields);
        let mut some = fields(r#"{"a":1,"b":"x","c":[true],"a2":0}"#).expect("a map");
        assert_eq!((some.take("b"), some.take("a")), (Ok("x".to_owned()), Ok(1_u8)));
        assert_eq!((some.take::<u8>("a"), some.take::<u8>("c")), (Err(Misread::Field("a")), Err(Misread::Field("c"))));
        assert_eq!((some.take_or_usual("d"), some.take::<u8>("a2")), (Ok(false), Ok(0)));
        assert_eq!(fields(r#"{"a":1,"a":1}"#).expect("a map").take::<u8>("a"), Err(Misread::Field("a")), "there twice");
        assert_eq!(fields(r#"{"a":256}"#).expect("a map").take_or_usual::<u8>("a"), Err(Misread::Field("a")));
        assert!(matches!(fields("[]"), Err(Misread::Kind)));
        assert_eq!(Misread::At(6).to_string(), "it makes no sense from letter 7 on");
    }
}
