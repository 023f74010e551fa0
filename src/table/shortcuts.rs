//! The shortcuts of a table: which key runs which command.
//!
//! Each can be given another key or none; the changes are stored as text. The page reads the keyboard and runs the
//! commands; it decides which characters are keys. Knows no page and no store.

use crate::engine::Seat;

/// A command that is run by a key that writes one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    Undo,
    Redo,
    Log,
    Rules,
    Box,
    Hint,
    Skip,
    Back,
    Forward,
    /// Explains the focused piece, or opens the list of keys.
    Explain,
    Repeat,
    Silence,
    Question,
    LastMove,
    /// Tells what a side has.
    Seat(Seat),
    Standing,
    NextLit,
    CommandLine,
}

/// Number of shortcuts.
const COUNT: usize = 25;

/// All shortcuts with their standard keys, by which they are stored: these never change.
pub const STANDARD: [(Shortcut, char); COUNT] = [
    (Shortcut::Undo, 'u'),
    (Shortcut::Redo, 'r'),
    (Shortcut::Log, 'l'),
    (Shortcut::Rules, 'b'),
    (Shortcut::Box, 'c'),
    (Shortcut::Hint, 'h'),
    (Shortcut::Skip, 's'),
    (Shortcut::Back, ','),
    (Shortcut::Forward, '.'),
    (Shortcut::Explain, '?'),
    (Shortcut::Repeat, 'z'),
    (Shortcut::Silence, 'q'),
    (Shortcut::Question, 'p'),
    (Shortcut::LastMove, 'm'),
    (Shortcut::Seat(Seat(0)), '1'),
    (Shortcut::Seat(Seat(1)), '2'),
    (Shortcut::Seat(Seat(2)), '3'),
    (Shortcut::Seat(Seat(3)), '4'),
    (Shortcut::Seat(Seat(4)), '5'),
    (Shortcut::Seat(Seat(5)), '6'),
    (Shortcut::Seat(Seat(6)), '7'),
    (Shortcut::Seat(Seat(7)), '8'),
    (Shortcut::Standing, '0'),
    (Shortcut::NextLit, 'n'),
    (Shortcut::CommandLine, '/'),
];

/// Storage key of the changed shortcuts.
pub const STORAGE_KEY: &str = "tea-table.shortcuts";

/// Why a key cannot run a shortcut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflict {
    /// It runs this one already.
    Taken(Shortcut),
    /// It presses buttons.
    Reserved,
}

/// The key of each shortcut; `None` if it is switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcuts([Option<char>; COUNT]);

impl Default for Shortcuts {
    fn default() -> Shortcuts {
        Shortcuts(STANDARD.map(|(_, key)| Some(key)))
    }
}

fn index_of(shortcut: Shortcut) -> Option<usize> {
    STANDARD.iter().position(|(other, _)| *other == shortcut)
}

impl Shortcuts {
    /// Reads what [`Shortcuts::to_text`] wrote; ignores everything else. A standard key that now runs another shortcut
    /// no longer runs its own.
    pub fn from_text(text: &str) -> Shortcuts {
        let mut keys = [None; COUNT];
        let mut is_changed = [false; COUNT];
        for change in text.split_whitespace() {
            let mut letters = change.chars();
            let (standard, sign, key) = (letters.next(), letters.next(), letters.next());
            let index = STANDARD.iter().position(|(_, key)| Some(*key) == standard);
            if let (Some(index), Some('='), None) = (index, sign, letters.next())
                && (key.is_none() || !keys.contains(&key))
            {
                (keys[index], is_changed[index]) = (key, true);
            }
        }
        for (index, (_, key)) in STANDARD.into_iter().enumerate() {
            if !is_changed[index] && !keys.contains(&Some(key)) {
                keys[index] = Some(key);
            }
        }
        Shortcuts(keys)
    }

    /// Returns the changes as text: `u=j h=` if J undoes and no key asks for a hint.
    pub fn to_text(&self) -> String {
        let changed = STANDARD.iter().zip(self.0).filter(|((_, standard), key)| Some(*standard) != *key);
        let change = |((_, standard), key): (&(Shortcut, char), Option<char>)| {
            let key = key.map_or(String::new(), String::from);
            format!("{standard}={key}")
        };
        changed.map(change).collect::<Vec<_>>().join(" ")
    }

    pub fn is_standard(&self) -> bool {
        *self == Shortcuts::default()
    }

    /// Returns the key of a shortcut; `None` if it is switched off.
    pub fn key(&self, shortcut: Shortcut) -> Option<char> {
        self.0[index_of(shortcut)?]
    }

    /// Returns the shortcut that a key runs.
    pub fn find(&self, key: char) -> Option<Shortcut> {
        let index = self.0.iter().position(|other| *other == Some(key))?;
        Some(STANDARD[index].0)
    }

    /// Gives a shortcut another key, or none.
    ///
    /// # Errors
    /// If the key is not free. The shortcut then keeps its key.
    pub fn set(&mut self, shortcut: Shortcut, key: Option<char>) -> Result<(), Conflict> {
        let Some(index) = index_of(shortcut) else { return Ok(()) };
        if key.is_some_and(char::is_whitespace) {
            return Err(Conflict::Reserved);
        }
        match key.and_then(|key| self.find(key)).filter(|other| *other != shortcut) {
            Some(other) => Err(Conflict::Taken(other)),
            None => {
                self.0[index] = key;
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_keys_are_distinct_and_found() {
        let shortcuts = Shortcuts::default();
        for (shortcut, key) in STANDARD {
            assert_eq!(shortcuts.find(key), Some(shortcut));
            assert_eq!(shortcuts.key(shortcut), Some(key));
        }
        assert_eq!(shortcuts.find('x'), None);
        assert!(shortcuts.is_standard() && shortcuts.to_text().is_empty());
    }

    #[test]
    fn a_key_that_runs_another_shortcut_is_refused() {
        let mut shortcuts = Shortcuts::default();
        assert_eq!(shortcuts.set(Shortcut::Undo, Some('h')), Err(Conflict::Taken(Shortcut::Hint)));
        assert_eq!(shortcuts.set(Shortcut::Undo, Some(' ')), Err(Conflict::Reserved));
        assert!(shortcuts.is_standard());
        assert_eq!(shortcuts.set(Shortcut::Undo, Some('u')), Ok(()), "its own key is free");
        assert_eq!(shortcuts.set(Shortcut::Undo, Some('j')), Ok(()));
        assert_eq!((shortcuts.find('j'), shortcuts.find('u')), (Some(Shortcut::Undo), None));
        assert_eq!(shortcuts.set(Shortcut::Hint, Some('u')), Ok(()), "what was given up is free");
        assert_eq!(shortcuts.set(Shortcut::Skip, None), Ok(()));
        assert_eq!((shortcuts.key(Shortcut::Skip), shortcuts.find('s')), (None, None));
        assert_eq!(shortcuts.set(Shortcut::Log, None), Ok(()), "several can be off");
    }

    #[test]
    fn changes_are_kept_as_text() {
        let mut shortcuts = Shortcuts::default();
        shortcuts.set(Shortcut::Undo, Some('j')).expect("it is free");
        shortcuts.set(Shortcut::Hint, Some('u')).expect("it is free");
        shortcuts.set(Shortcut::Seat(Seat(2)), None).expect("nothing is always free");
        shortcuts.set(Shortcut::Back, Some('=')).expect("it is free");
        let text = shortcuts.to_text();
        assert_eq!(text, "u=j h=u ,== 3=");
        assert_eq!(Shortcuts::from_text(&text), shortcuts);
        assert_eq!(Shortcuts::from_text(""), Shortcuts::default());
    }

    #[test]
    fn a_damaged_text_gives_distinct_keys() {
        for text in ["u", "u==x", "€=j", "\"on\"", "u=jj", "  = ", "u=\u{202E}x"] {
            assert!(Shortcuts::from_text(text).is_standard(), "{text}");
        }
        let doubled = Shortcuts::from_text("u=j h=j");
        assert_eq!((doubled.key(Shortcut::Undo), doubled.key(Shortcut::Hint)), (Some('j'), Some('h')));
        // Another shortcut took the key; its owner has none until it is given one.
        let taken = Shortcuts::from_text("u=h");
        assert_eq!((taken.find('h'), taken.key(Shortcut::Hint)), (Some(Shortcut::Undo), None));
    }
}
