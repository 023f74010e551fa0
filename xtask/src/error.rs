//! The ways in which a verb can fail. Every verb returns them; `main` turns them into words and an exit status.

use std::fmt;

/// Why a verb did not do what it was asked.
#[derive(Debug)]
pub enum Error {
    /// It was understood, and did not hold or could not be done. One or more sentences.
    Failed(String),
    /// It was called in a way that it does not know.
    Usage(String),
}

/// What a verb comes to.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// It could not be done, for this reason.
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
