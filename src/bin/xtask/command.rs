//! What every verb shares: the words it was called with, the ways it can fail, and programs that it runs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

/// Why a verb did not do what it was asked.
#[derive(Debug)]
pub enum Fault {
    /// It was understood, and did not hold or could not be done. One or more sentences.
    Failed(String),
    /// It was called in a way that it does not know.
    Misunderstood(String),
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Fault::Failed(error.to_string())
    }
}

impl From<String> for Fault {
    fn from(why: String) -> Self {
        Fault::Failed(why)
    }
}

/// The words of the command line that are not yet understood.
#[derive(Debug)]
pub struct Words(Vec<String>);

impl Words {
    /// The words after the program's name. `--key=value` is the same as `--key value`.
    pub fn new(words: impl Iterator<Item = String>) -> Words {
        Words(
            words
                .flat_map(|word| match word.split_once('=') {
                    Some((key, value)) if key.starts_with("--") => vec![key.to_string(), value.to_string()],
                    _ => vec![word],
                })
                .collect(),
        )
    }

    /// Takes the next word, whatever it is.
    pub fn next_word(&mut self) -> Option<String> {
        if self.0.is_empty() { None } else { Some(self.0.remove(0)) }
    }

    /// Takes a flag, wherever it stands; says whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let place = self.0.iter().position(|word| word == name);
        place.inspect(|&at| drop(self.0.remove(at))).is_some()
    }

    /// Takes `--key value`, wherever it stands.
    ///
    /// # Errors
    /// When the value is missing or cannot be read.
    pub fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Fault> {
        let Some(at) = self.0.iter().position(|word| word == name) else { return Ok(None) };
        self.0.remove(at);
        if at == self.0.len() {
            return Err(Fault::Misunderstood(format!("{name} wants a value")));
        }
        let value = self.0.remove(at);
        match value.parse() {
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(Fault::Misunderstood(format!("{name} cannot be `{value}`"))),
        }
    }

    /// To be called when everything known was taken.
    ///
    /// # Errors
    /// When a word is left.
    pub fn end(&self) -> Result<(), Fault> {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(Fault::Misunderstood(format!("`{word}` was not understood"))),
        }
    }
}

/// The folder of the checkout.
pub fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    here.ancestors()
        .find(|folder| folder.join("Trunk.toml").is_file())
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), Path::to_path_buf)
}

/// The folder in which this program's own cargo builds and keeps what it makes on the way.
pub fn workshop() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder).join("xtask"),
        None => root().join("target/xtask"),
    }
}

/// A call of cargo in the checkout, building in the [`workshop`].
pub fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root()).env("CARGO_TARGET_DIR", workshop());
    command
}

/// Runs a program to its end, its output going where ours goes.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<(), Fault> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| Fault::Failed(format!("{name} cannot be started: {error}")))?;
    if status.success() { Ok(()) } else { Err(Fault::Failed(format!("{name} failed ({status})"))) }
}

/// Runs a program to its end and hands over what it prints; `None` when there is none or it fails.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}
