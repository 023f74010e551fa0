//! Texts for people about everything below the screen: error messages, transcripts, shared results.
//!
//! `engine` and `table` return values; this module turns them into messages of the catalogues `errors` and `page`, for
//! the page and the commands alike. Decides nothing.

pub mod dates;
mod errors;
pub mod picture;
pub mod sharing;
pub mod transcript;

use crate::engine::Viewer;
use crate::words::{Message, Speaker, words_of};

/// Name of the catalogue of errors.
pub const ERRORS: &str = "errors";
/// Name of the page's own catalogue.
pub const PAGE: &str = "page";

/// Formats a message of a catalogue that names no player.
fn format_message(catalogue: &str, message: &Message) -> String {
    let words = words_of(catalogue);
    words.say(message, &Speaker { words, names: &[], reader: Viewer::Public })
}
