//! The developer commands of Tea Table, one module each, and their shared code.
//!
//! `main` calls the commands. The browser tests also use the server and the hashes.

pub mod arena;
pub mod bench;
pub mod bench_browser;
pub mod browsers;
pub mod build;
pub mod error;
pub mod fonts;
pub mod hash;
pub mod lighthouse;
pub mod measure;
pub mod play;
pub mod process;
pub mod record;
pub mod referee;
pub mod replay;
pub mod review;
pub mod serve;
pub mod step;
pub mod test;
pub mod tools;
pub mod train;

use pico_args::Arguments;

use error::{Error, Result};

/// The arguments of a command; each is removed when the command reads it.
pub type Args = Arguments;

/// Checks that no arguments are left. Called once a command has read all that it knows.
///
/// # Errors
/// If any argument is left.
pub fn expect_no_more_args(args: Args) -> Result<()> {
    match args.finish().first() {
        None => Ok(()),
        Some(word) => Err(Error::Usage(format!("`{}` was not understood", word.to_string_lossy()))),
    }
}
