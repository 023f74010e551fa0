//! Notation: the words for ids and actions, defined once for both writing and parsing.
//!
//! The macros are called in the `pieces` and `action` modules of every game. [`ids!`](crate::ids) declares an enum
//! with a word for each member, [`named!`](crate::named) covers other ids that have a word, and
//! [`notation!`](crate::notation) defines the words of each action. Knows no game.

use core::fmt;

/// Format of a number in notation. Only the canonical form is accepted: no sign and no leading zero.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    least: u8,
    most: u8,
    /// The number that is written for 0.
    first: u8,
}

impl Number {
    /// Returns the format of a number from `least` to `most`, both inclusive.
    pub const fn count(least: u8, most: u8) -> Number {
        Number { least, most, first: 0 }
    }
    /// Returns the format of a position among `places`, which is counted from 0 but written from 1.
    pub const fn place(places: u8) -> Number {
        Number { least: 0, most: places - 1, first: 1 }
    }
    /// Writes a number in this format.
    ///
    /// # Errors
    /// If the formatter fails.
    pub fn write(self, number: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", number + self.first)
    }
    /// Parses a number in this format. Returns `None` if it is out of range or not in canonical form.
    pub fn read(self, word: &str) -> Option<u8> {
        let written: u8 = word.parse().ok()?;
        let number = written.checked_sub(self.first)?;
        ((self.least..=self.most).contains(&number) && written.to_string() == word).then_some(number)
    }
}

/// Declares an enum of ids with a list of its members, their index and their word in notation.
#[macro_export]
macro_rules! ids {
    ($(#[$attribute:meta])* pub enum $name:ident {
        $($(#[$item_attribute:meta])* $item:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$item_attribute])* $item),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$item),+];
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
            /// Returns the word used in notation.
            pub const fn word(self) -> &'static str {
                [$($word),+][self as usize]
            }
        }

        $crate::named!($name, $name::ALL.into_iter());
    };
}

/// Implements `Display` and `FromStr` for an id through its `word`, given an iterator over all ids of the type.
#[macro_export]
macro_rules! named {
    ($name:ty, $all:expr) => {
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }
        impl core::str::FromStr for $name {
            type Err = $crate::engine::BadNotation;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut all = $all;
                all.find(|item| item.word() == text).ok_or($crate::engine::BadNotation)
            }
        }
    };
}

/// Implements `Display` and `FromStr` for the actions of a game from the words of each action, separated by spaces.
///
/// A word is a literal; a field, in the notation of its type; `(field in codec)`, a number in the format of a
/// [`Number`]; or `(field ..)`, a field that takes all the remaining words.
#[macro_export]
macro_rules! notation {
    ($action:ident {
        $([$first:tt $(, $word:tt)*] = $made:ident $(($($tuple:tt)*))? $({$($fields:tt)*})?;)+
    }) => {
        impl core::fmt::Display for $action {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    $($action::$made $(($($tuple)*))? $({$($fields)*})? => {
                        $crate::notation!(@write f $first);
                        $(f.write_str(" ")?; $crate::notation!(@write f $word);)*
                    })+
                }
                Ok(())
            }
        }

        impl core::str::FromStr for $action {
            type Err = $crate::engine::BadNotation;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let words: Vec<&str> = text.split(' ').collect();
                Ok(match words[..] {
                    $([$crate::notation!(@pattern $first) $(, $crate::notation!(@pattern $word))*] => {
                        $crate::notation!(@read $first);
                        $($crate::notation!(@read $word);)*
                        $action::$made $(($($tuple)*))? $({$($fields)*})?
                    })+
                    _ => return Err($crate::engine::BadNotation),
                })
            }
        }
    };
    (@write $f:ident $word:literal) => { $f.write_str($word)? };
    (@write $f:ident $field:ident) => { core::fmt::Display::fmt(&$field, $f)? };
    (@write $f:ident ($field:ident ..)) => { core::fmt::Display::fmt(&$field, $f)? };
    (@write $f:ident ($field:ident in $codec:expr)) => { $codec.write($field, $f)? };
    (@pattern $word:literal) => { $word };
    (@pattern $field:ident) => { $field };
    (@pattern ($field:ident ..)) => { ref $field @ .. };
    (@pattern ($field:ident in $codec:expr)) => { $field };
    (@read $word:literal) => {};
    (@read $field:ident) => { let $field = $field.parse()?; };
    (@read ($field:ident ..)) => { let $field = $field.join(" ").parse()?; };
    (@read ($field:ident in $codec:expr)) => { let $field = $codec.read($field).ok_or($crate::engine::BadNotation)?; };
}

#[cfg(test)]
mod tests {
    use super::Number;
    use crate::engine::BadNotation;

    crate::ids! {
        pub enum Tea {
            Black = "black",
            Green = "green",
        }
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Action {
        Take(Tea),
        Ship { berth: u8, all: bool },
        End,
    }

    notation! { Action {
        ["take", tea] = Take(tea);
        ["ship", (berth in Number::place(3))] = Ship { berth, all: false };
        ["ship", (berth in Number::place(3)), "all"] = Ship { berth, all: true };
        ["end", "turn"] = End;
    }}

    #[test]
    fn notation_round_trips() {
        for (action, text) in [
            (Action::Take(Tea::Green), "take green"),
            (Action::Ship { berth: 0, all: false }, "ship 1"),
            (Action::Ship { berth: 2, all: true }, "ship 3 all"),
            (Action::End, "end turn"),
        ] {
            assert_eq!(action.to_string(), text);
            assert_eq!(text.parse(), Ok(action));
        }
        assert_eq!((Tea::Black.index(), Tea::Green.index()), (0, 1));
    }

    #[test]
    fn other_text_is_not_notation() {
        for text in ["", "take", "take white", "take  green", "ship 0", "ship 4", "ship +1", "ship 01", "end"] {
            assert_eq!(text.parse::<Action>(), Err(BadNotation), "{text}");
        }
    }
}
