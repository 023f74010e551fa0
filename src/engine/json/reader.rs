//! Reads JSON piece by piece, in the order in which it is written.
//!
//! Called by what is kept, which asks for what it needs next; whatever nobody asks for is skipped.

use super::{FormatError, Kept, SHORT};

/// A text that is read from its beginning.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// What is done with each field of a map.
type Field<'f, 'a> = &'f mut dyn FnMut(&mut Reader<'a>, &str) -> Result<(), FormatError>;

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// Reads a map; `field` is called with each name and has to read or skip the value.
    ///
    /// # Errors
    /// When it is none, or `field` fails.
    pub fn map(&mut self, field: Field<'_, 'a>) -> Result<(), FormatError> {
        let mut more = self.begin(b'{', b'}')?;
        while more {
            let mut name = String::new();
            self.key(Some(&mut name))?;
            field(self, &name)?;
            more = self.more(b'}')?;
        }
        Ok(())
    }

    /// Reads the value of the field `name`.
    ///
    /// # Errors
    /// When it was there before, or is of another kind.
    pub fn fill<T: Kept>(&mut self, field: &mut Option<T>, name: &'static str) -> Result<(), FormatError> {
        if field.is_some() {
            return Err(FormatError::Field(name));
        }
        let read = T::read(self);
        *field = Some(read.map_err(|why| if why == FormatError::Kind { FormatError::Field(name) } else { why })?);
        Ok(())
    }

    /// Goes over a value, however deep it is.
    ///
    /// # Errors
    /// Where it is not JSON.
    pub fn skip(&mut self) -> Result<(), FormatError> {
        // The brackets that are open, by those that close them: each stands two behind it in ASCII.
        let mut ends = Vec::new();
        loop {
            match self.peek() {
                Some(bracket @ (b'[' | b'{')) => {
                    if self.begin(bracket, bracket + 2)? {
                        ends.push(bracket + 2);
                        if bracket == b'{' {
                            self.key(None)?;
                        }
                        continue;
                    }
                }
                Some(b'"') => self.letters(None)?,
                Some(b'-' | b'0'..=b'9') => _ = self.number()?,
                _ if ["null", "true", "false"].iter().any(|word| self.go_over(word)) => {}
                _ => return Err(self.wrong(self.at)),
            }
            // A value is over, and perhaps what it is the last of.
            loop {
                let Some(end) = ends.last().copied() else { return Ok(()) };
                if self.more(end)? {
                    if end == b'}' {
                        self.key(None)?;
                    }
                    break;
                }
                ends.pop();
            }
        }
    }

    /// The next byte that is no blank.
    pub(super) fn peek(&mut self) -> Option<u8> {
        while matches!(self.byte(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
        self.byte()
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// That it makes no sense from here on.
    fn wrong(&self, at: usize) -> FormatError {
        FormatError::At(self.text.get(..at).map_or(at, |before| before.chars().count()))
    }

    /// Goes over this byte; whether it was there.
    fn go(&mut self, byte: u8) -> bool {
        let there = self.byte() == Some(byte);
        self.at += usize::from(there);
        there
    }

    /// Goes over this word; whether it was there.
    pub(super) fn go_over(&mut self, word: &str) -> bool {
        let there = self.text.as_bytes()[self.at..].starts_with(word.as_bytes());
        self.at += if there { word.len() } else { 0 };
        there
    }

    /// Why what comes is not what was asked for.
    pub(super) fn other(&self) -> FormatError {
        let begins = b"\"[{-0123456789tfn";
        if self.byte().is_some_and(|byte| begins.contains(&byte)) { FormatError::Kind } else { self.wrong(self.at) }
    }

    /// Goes into a list or map; whether anything is in it. When nothing is, it is over.
    pub(super) fn begin(&mut self, bracket: u8, end: u8) -> Result<bool, FormatError> {
        if self.peek() != Some(bracket) {
            return Err(self.other());
        }
        self.at += 1;
        self.peek();
        Ok(!self.go(end))
    }

    /// Goes on in a list or map; whether there is more in it. When not, it is over.
    pub(super) fn more(&mut self, end: u8) -> Result<bool, FormatError> {
        self.peek();
        if self.go(b',') {
            return Ok(true);
        }
        if self.go(end) { Ok(false) } else { Err(self.wrong(self.at)) }
    }

    /// Goes over the name of a field up to its value, and puts it there, if anywhere.
    fn key(&mut self, to: Option<&mut String>) -> Result<(), FormatError> {
        if self.peek() != Some(b'"') {
            return Err(self.wrong(self.at));
        }
        self.letters(to)?;
        self.peek();
        if self.go(b':') { Ok(()) } else { Err(self.wrong(self.at)) }
    }

    /// A number; `None` when it is written with more than digits, or is more than a `u64` holds.
    pub(super) fn number(&mut self) -> Result<Option<u64>, FormatError> {
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
        Ok(self.text.get(start..self.at).and_then(|digits| digits.parse().ok()))
    }

    fn digits(&mut self) -> Result<(), FormatError> {
        let start = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at > start { Ok(()) } else { Err(self.wrong(start)) }
    }

    /// Goes over a text from its quotation mark on and puts its letters there, if anywhere. Half a letter is an error
    /// only where it would have to be put.
    pub(super) fn letters(&mut self, mut to: Option<&mut String>) -> Result<(), FormatError> {
        self.at += 1;
        loop {
            let start = self.at;
            while self.byte().is_some_and(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
                self.at += 1;
            }
            if let Some(to) = &mut to {
                to.push_str(self.text.get(start..self.at).unwrap_or_default());
            }
            if self.go(b'"') {
                return Ok(());
            }
            let at = self.at;
            let letter = if self.go(b'\\') { self.escaped() } else { None };
            match (letter, &mut to) {
                (Some(Some(letter)), Some(to)) => to.push(letter),
                (Some(_), None) => {}
                _ => return Err(self.wrong(at)),
            }
        }
    }

    /// The letter that is written with a backslash before it; within, `None` for half a letter.
    fn escaped(&mut self) -> Option<Option<char>> {
        let name = self.byte()?;
        self.at += 1;
        match name {
            b'/' => Some(Some('/')),
            b'u' => {
                let first = self.unit()?;
                if !(0xd800..0xdc00).contains(&first) || !self.go_over("\\u") {
                    return Some(char::from_u32(first));
                }
                // The halves of a letter beyond the first 65,536.
                let second = self.unit()?.checked_sub(0xdc00).filter(|second| *second < 0x400);
                Some(second.and_then(|second| char::from_u32(0x10000 + ((first - 0xd800) << 10) + second)))
            }
            _ => SHORT.iter().find(|(other, _)| *other == char::from(name)).map(|(_, letter)| Some(*letter)),
        }
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        digits.chars().try_fold(0, |unit, digit| Some(unit << 4 | digit.to_digit(16)?))
    }

    pub(super) fn over(&mut self) -> Result<(), FormatError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.wrong(self.at)) }
    }
}
