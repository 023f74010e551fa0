//! JSON, as records and saves are written in it.
//!
//! Called by what is kept as text: records, saves, files of games, what a setup page remembers; [`kept!`] makes a type
//! one of these. Knows none of them. It does of `serde_json` what these need, for a tenth of what that would cost every
//! player to download, and its tests hold it to the library's word, on values and on damaged texts. A text is read
//! straight into what it is of: whatever comes in, that takes time and memory in proportion to the text, and no stack
//! beyond what the types need.

mod reader;
#[cfg(test)]
mod tests;
mod writer;

use core::fmt;

pub use reader::Reader;
pub use writer::Writer;

/// Why a text is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// It makes no sense after so many characters.
    At(usize),
    /// This field is missing, there twice, or not as it has to be.
    Field(&'static str),
    /// It is another kind of value altogether.
    Kind,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::At(at) => write!(f, "it makes no sense from character {} on", at + 1),
            FormatError::Field(name) => write!(f, "its “{name}” is missing or damaged"),
            FormatError::Kind => f.write_str("it is something else"),
        }
    }
}

/// What is kept as JSON.
pub trait Kept: Sized {
    /// Writes it.
    fn write(&self, to: &mut Writer);
    /// Reads it.
    ///
    /// # Errors
    /// When what comes is not JSON, or not of this.
    fn read(from: &mut Reader) -> Result<Self, FormatError>;
}

/// Makes a struct be kept: its fields in their order, each by its name; a field with `= value` may be missing.
macro_rules! kept {
    ($type:ident { $($field:ident $(= $usual:expr)?),* $(,)? }) => {
        impl $crate::engine::json::Kept for $type {
            fn write(&self, to: &mut $crate::engine::json::Writer) {
                to.begin('{');
                $(
                    to.name(stringify!($field));
                    self.$field.write(to);
                )*
                to.end('}');
            }
            fn read(from: &mut $crate::engine::json::Reader) -> Result<$type, $crate::engine::json::FormatError> {
                $(let mut $field = None;)*
                from.map(&mut |from, name| match name {
                    $(stringify!($field) => from.fill(&mut $field, stringify!($field)),)*
                    _ => from.skip(),
                })?;
                let missing = $crate::engine::json::FormatError::Field;
                Ok($type { $($field: $field$(.or(Some($usual)))?.ok_or(missing(stringify!($field)))?),* })
            }
        }
    };
}
pub(crate) use kept;

/// Something kept, as text.
pub fn encode(kept: &impl Kept) -> String {
    let mut writer = Writer::new(None);
    kept.write(&mut writer);
    writer.text
}

/// Something kept, as text for people, too.
pub fn encode_pretty(kept: &impl Kept) -> String {
    let mut writer = Writer::new(Some(0));
    kept.write(&mut writer);
    writer.text
}

/// Reads what [`spell`] wrote, or anybody else.
///
/// # Errors
/// When it is not JSON, or not of this.
pub fn parse<T: Kept>(text: &str) -> Result<T, FormatError> {
    let mut reader = Reader::new(text);
    T::read(&mut reader).and_then(|kept| reader.over().map(|()| kept))
}

/// The letters that are written by another one after a backslash.
const SHORT: [(char, char); 7] =
    [('"', '"'), ('\\', '\\'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('b', '\u{8}'), ('f', '\u{c}')];

impl Kept for bool {
    fn write(&self, to: &mut Writer) {
        to.text.push_str(if *self { "true" } else { "false" });
    }
    fn read(from: &mut Reader) -> Result<bool, FormatError> {
        from.peek();
        if from.go_over("true") {
            return Ok(true);
        }
        if from.go_over("false") { Ok(false) } else { Err(from.other()) }
    }
}

impl Kept for u64 {
    fn write(&self, to: &mut Writer) {
        to.text += &self.to_string();
    }
    fn read(from: &mut Reader) -> Result<u64, FormatError> {
        match from.peek() {
            Some(b'-' | b'0'..=b'9') => from.number()?.ok_or(FormatError::Kind),
            _ => Err(from.other()),
        }
    }
}

macro_rules! smaller {
    ($($number:ty),*) => {
        $(impl Kept for $number {
            fn write(&self, to: &mut Writer) {
                u64::from(*self).write(to);
            }
            fn read(from: &mut Reader) -> Result<$number, FormatError> {
                u64::read(from)?.try_into().map_err(|_| FormatError::Kind)
            }
        })*
    };
}
smaller!(u8, u16, u32);

impl Kept for String {
    fn write(&self, to: &mut Writer) {
        to.words(self);
    }
    fn read(from: &mut Reader) -> Result<String, FormatError> {
        let mut words = String::new();
        match from.peek() {
            Some(b'"') => from.letters(Some(&mut words)).map(|()| words),
            _ => Err(from.other()),
        }
    }
}

impl<T: Kept> Kept for Vec<T> {
    fn write(&self, to: &mut Writer) {
        to.begin('[');
        for one in self {
            to.next();
            one.write(to);
        }
        to.end(']');
    }
    fn read(from: &mut Reader) -> Result<Vec<T>, FormatError> {
        let mut all = Vec::new();
        let mut more = from.begin(b'[', b']')?;
        while more {
            all.push(T::read(from)?);
            more = from.more(b']')?;
        }
        Ok(all)
    }
}

/// A list of just these three.
impl<A: Kept, B: Kept, C: Kept> Kept for (A, B, C) {
    fn write(&self, to: &mut Writer) {
        to.begin('[');
        to.next();
        self.0.write(to);
        to.next();
        self.1.write(to);
        to.next();
        self.2.write(to);
        to.end(']');
    }
    fn read(from: &mut Reader) -> Result<(A, B, C), FormatError> {
        let short = |more: bool| if more { Ok(()) } else { Err(FormatError::Kind) };
        short(from.begin(b'[', b']')?)?;
        let first = A::read(from)?;
        short(from.more(b']')?)?;
        let second = B::read(from)?;
        short(from.more(b']')?)?;
        let third = C::read(from)?;
        if from.more(b']')? { Err(FormatError::Kind) } else { Ok((first, second, third)) }
    }
}
