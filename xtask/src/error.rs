//! The errors of commands; `main` prints them and turns them into an exit status. Knows no command.

use std::fmt;

#[derive(Debug)]
pub enum Error {
    /// The command was understood, but a check failed or something could not be done. Contains one or more sentences.
    Failed(String),
    Usage(String),
}

pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    pub fn new(why: impl Into<String>) -> Error {
        Error::Failed(why.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Error::Failed(why) | Error::Usage(why)) = self;
        f.write_str(why)
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        Error::Failed(error.to_string())
    }
}

impl From<String> for Error {
    fn from(why: String) -> Error {
        Error::Failed(why)
    }
}

impl From<pico_args::Error> for Error {
    fn from(error: pico_args::Error) -> Error {
        Error::Usage(error.to_string())
    }
}
