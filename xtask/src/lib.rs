//! The developers' commands of Tea Table, one module a verb, and what they share.
//!
//! `main` calls the verbs. The browser tests use the server and the hashes too.

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

/// What is left of the command line, once a verb has taken its own words out.
pub type Args = Arguments;

/// To be called when a verb has taken everything that it knows.
///
/// # Errors
/// When something is left.
pub fn expect_no_more_args(args: Args) -> Result<()> {
    match args.finish().first() {
        None => Ok(()),
        Some(word) => Err(Error::Usage(format!("`{}` was not understood", word.to_string_lossy()))),
    }
}
