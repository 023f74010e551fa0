//! The sentences that people read about what lies below a screen: what goes wrong, transcripts.
//!
//! `engine` and `table` give values; what they mean is said here, once for the page and for the commands. The words of
//! a game stand in `games/<game>/text`, those of the page in `ui/text`. Decides nothing.

pub mod dates;
mod errors;
pub mod picture;
pub mod sharing;
pub mod transcript;
