//! Texts for people about everything below the screen: error messages, transcripts, shared results.
//!
//! `engine` and `table` return values; their wording is here, once for the page and the commands. The words of a game
//! are in `games/<game>/text`, those of the page in `ui/text`. Decides nothing.

pub mod dates;
mod errors;
pub mod picture;
pub mod sharing;
pub mod transcript;
