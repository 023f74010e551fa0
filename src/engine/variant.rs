//! Options of a game, chosen by the players before it begins.
//!
//! The options of a game are a struct of its own; this trait lets the setup page, the command line and the codecs read
//! and change them generically. Knows no particular option.

use core::fmt::Debug;

/// An option as presented to the players.
#[derive(Debug)]
pub struct Choice {
    /// Name in files, in the catalogue and on the command line: lower case, no spaces.
    pub key: &'static str,
    /// Names of the possible values, in the same form as `key`.
    pub values: &'static [&'static str],
    /// Index of the default value.
    pub default: usize,
    /// Values added after the first version of the rules: index and version.
    pub later: &'static [(usize, u16)],
    /// Numbers of seats to which the option applies, inclusive.
    pub seats: (u8, u8),
}

impl Choice {
    /// Returns the first version of the rules that has this value.
    pub fn since(&self, value: usize) -> u16 {
        self.later.iter().find(|(later, _)| *later == value).map_or(1, |(_, rules)| *rules)
    }
}

/// The options of a game; see [`options!`](crate::options). Law: [`Default`] has the default value of each choice.
pub trait Variant: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// All options, in the order of the setup page. At most 16, with at most 16 values each.
    const CHOICES: &'static [Choice];
    /// Options of the shortest game, in the format of [`OptionValues::encode`].
    const SHORTEST: &'static str = "";
    /// Options of the fullest game, in the same format.
    const FULLEST: &'static str = "";
    /// Returns the index of the current value of option `choice`.
    fn get(&self, choice: usize) -> usize;
    /// Sets option `choice` to its value number `value`.
    ///
    /// # Panics
    /// May panic if either index is out of range of [`Self::CHOICES`].
    fn set(&mut self, choice: usize, value: usize);
}

/// Implements [`Variant`] for a struct of options. For each field, lists its possible values in the order of its
/// [`Choice`], then the choice itself.
#[macro_export]
macro_rules! options {
    ($options:ident {
        $($(#[$doc:meta])* const $name:ident = $text:literal;)*
        $([$($field:tt)+] of $values:expr => $choice:expr,)+
    }) => {
        impl $crate::engine::Variant for $options {
            const CHOICES: &'static [$crate::engine::Choice] = &[$($choice),+];
            $($(#[$doc])* const $name: &'static str = $text;)*
            fn get(&self, choice: usize) -> usize {
                let options = self;
                let places = [$($values.iter().position(|value| *value == options.$($field)+)),+];
                places[choice].unwrap_or(Self::CHOICES[choice].default)
            }
            fn set(&mut self, choice: usize, value: usize) {
                let set: &[fn(&mut Self, usize)] = &[$(|options, value| options.$($field)+ = $values[value]),+];
                set[choice](self, value);
            }
        }
    };
}

/// For games without options.
impl Variant for () {
    const CHOICES: &'static [Choice] = &[];
    fn get(&self, _: usize) -> usize {
        0
    }
    fn set(&mut self, _: usize, _: usize) {}
}

/// Options of any game: the index of each value. There are as many values as choices, each in range.
#[derive(Clone, Debug)]
pub struct OptionValues {
    pub choices: &'static [Choice],
    pub values: Vec<usize>,
}

/// Maximum length of an option, in bytes; a longer one is not even quoted in the error.
const MAX_LENGTH: usize = 100;

impl OptionValues {
    /// Converts a game's options.
    pub fn from_options<V: Variant>(options: &V) -> OptionValues {
        OptionValues { choices: V::CHOICES, values: (0..V::CHOICES.len()).map(|choice| options.get(choice)).collect() }
    }

    pub fn defaults<V: Variant>() -> OptionValues {
        OptionValues { choices: V::CHOICES, values: V::CHOICES.iter().map(|choice| choice.default).collect() }
    }

    /// Returns the first option whose value this version of the rules does not have yet: the keys of the option and
    /// the value.
    pub fn later_than(&self, rules: u16) -> Option<(&'static str, &'static str)> {
        let mut values = self.choices.iter().zip(&self.values);
        let (choice, value) = values.find(|(choice, value)| choice.since(**value) > rules)?;
        Some((choice.key, choice.values[*value]))
    }

    /// Converts to the game's options. Values out of range become the default.
    pub fn options<V: Variant>(&self) -> V {
        let mut options = V::default();
        for (index, (choice, value)) in V::CHOICES.iter().zip(&self.values).enumerate() {
            if *value < choice.values.len() {
                options.set(index, *value);
            }
        }
        options
    }

    /// Whether the option with this key has the value with that key.
    pub fn has(&self, key: &str, value: &str) -> bool {
        let mut values = self.choices.iter().zip(&self.values);
        values.any(|(choice, index)| choice.key == key && choice.values[*index] == value)
    }

    /// Returns the options that differ from their defaults, each with the index of its value.
    pub fn non_default(&self) -> impl Iterator<Item = (&'static Choice, usize)> {
        let values = self.choices.iter().zip(self.values.iter().copied());
        values.filter(|(choice, value)| *value != choice.default)
    }

    /// Encodes the options that differ from their defaults: `ending=equal,first=2`.
    pub fn encode(&self) -> String {
        let named = self.non_default().map(|(choice, value)| format!("{}={}", choice.key, choice.values[value]));
        named.collect::<Vec<_>>().join(",")
    }

    /// Parses the format of [`OptionValues::encode`].
    ///
    /// # Errors
    /// The first word that is invalid.
    pub fn read(mut self, text: &str) -> Result<OptionValues, OptionsError> {
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if word.len() > MAX_LENGTH {
                return Err(OptionsError::TooLong);
            }
            let (key, value) = word.split_once('=').ok_or_else(|| OptionsError::NoValue { word: word.into() })?;
            let choice = self.choices.iter().position(|choice| choice.key == key);
            let choice = choice.ok_or_else(|| OptionsError::UnknownOption {
                key: key.into(),
                known: self.choices.iter().map(|choice| choice.key).collect(),
            })?;
            let values = self.choices[choice].values;
            let found = values.iter().position(|known| *known == value);
            self.values[choice] = found.ok_or_else(|| OptionsError::UnknownValue {
                key: key.into(),
                value: value.into(),
                known: values.to_vec(),
            })?;
        }
        Ok(self)
    }
}

/// Why the text of options is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// A word is too long to be an option.
    TooLong,
    /// A word is not of the form `option=value`.
    NoValue { word: String },
    UnknownOption {
        key: String,
        /// Names of the existing options.
        known: Vec<&'static str>,
    },
    UnknownValue {
        key: String,
        value: String,
        /// Values of the option.
        known: Vec<&'static str>,
    },
}

/// Encodes options as text; see [`OptionValues::encode`].
pub fn encode<V: Variant>(options: &V) -> String {
    OptionValues::from_options(options).encode()
}

/// Parses the format of [`encode`].
///
/// # Errors
/// The first word that is invalid.
pub fn read<V: Variant>(text: &str) -> Result<V, OptionsError> {
    Ok(OptionValues::defaults::<V>().read(text)?.options())
}
