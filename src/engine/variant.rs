//! Options of a game: what people agree on before the first card is dealt.
//!
//! A game's options are a typed struct of its own; this trait lets the setup page, the command
//! line and the codecs read and change it without knowing it. Knows no particular option.

use core::fmt::Debug;

/// One option as people read it.
#[derive(Debug)]
pub struct Choice {
    /// Its name in files and on the command line: lower case, no spaces.
    pub key: &'static str,
    /// Its name on the page.
    pub label: &'static str,
    /// One sentence that explains it.
    pub help: &'static str,
    /// The possible values: key and label.
    pub values: &'static [(&'static str, &'static str)],
    /// The numbers of seats at which it means anything, inclusive.
    pub seats: (u8, u8),
}

/// A game's options.
pub trait Variant: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// All options, in the order of the setup page. At most 16, of at most 16 values each.
    const CHOICES: &'static [Choice];
    /// The index of the value that option `choice` has now.
    fn get(&self, choice: usize) -> usize;
    /// Sets option `choice` to its value number `value`.
    ///
    /// # Panics
    /// May panic when either index is out of range of [`Self::CHOICES`].
    fn set(&mut self, choice: usize, value: usize);
}

/// For games without options.
impl Variant for () {
    const CHOICES: &'static [Choice] = &[];
    fn get(&self, _: usize) -> usize {
        0
    }
    fn set(&mut self, _: usize, _: usize) {}
}

/// Options as text: `ending=equal,first=2`. Only what differs from the default is named.
pub fn spell<V: Variant>(options: &V) -> String {
    let usual = V::default();
    let named = V::CHOICES.iter().enumerate().filter(|(index, _)| options.get(*index) != usual.get(*index));
    named
        .map(|(index, choice)| format!("{}={}", choice.key, choice.values[options.get(index)].0))
        .collect::<Vec<_>>()
        .join(",")
}

/// No option is spelled in more bytes than this; a longer one is not even quoted back.
const LONGEST: usize = 100;

/// Reads what [`spell`] wrote.
///
/// # Errors
/// A sentence that names the word that is not known.
pub fn read<V: Variant>(text: &str) -> Result<V, String> {
    let mut options = V::default();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        if word.len() > LONGEST {
            return Err("One of its options is too long to be one.".into());
        }
        let (key, value) = word.split_once('=').ok_or_else(|| format!("“{word}” is not of the form option=value."))?;
        let choice = V::CHOICES.iter().position(|choice| choice.key == key);
        let choice = choice.ok_or_else(|| {
            let known: Vec<_> = V::CHOICES.iter().map(|choice| choice.key).collect();
            format!("There is no option “{key}”; there are: {}.", known.join(", "))
        })?;
        let values = V::CHOICES[choice].values;
        let value = values.iter().position(|(known, _)| *known == value).ok_or_else(|| {
            let known: Vec<_> = values.iter().map(|(known, _)| *known).collect();
            format!("The option “{key}” has no value “{value}”; it has: {}.", known.join(", "))
        })?;
        options.set(choice, value);
    }
    Ok(options)
}
