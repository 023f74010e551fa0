//! Access to the page's own catalogue, `page.ftl`, whose message ids are in `ui::text`.
//!
//! The program loads the catalogue before it shows anything, and a change of language reloads the page. Therefore
//! nothing here is reactive.

use std::fmt;

use crate::engine::Viewer;
use crate::text::PAGE;
use crate::words::{Catalogue, Message, Speaker, words_of};

fn words() -> &'static Catalogue {
    words_of(PAGE)
}

/// Formats a message of the page that names no player.
pub fn say(message: &Message) -> String {
    words().say(message, &Speaker { words: words(), names: &[], reader: Viewer::Public })
}

/// Formats a message of the page with the names and the reader of `speaker`; its catalogue is ignored.
pub fn say_to(speaker: &Speaker, message: &Message) -> String {
    words().say(message, &Speaker { words: words(), ..*speaker })
}

/// Formats a message of the page in which `Seat(0)` is `names[0]`, and so on; no player is the reader.
pub fn say_among(names: &[String], message: &Message) -> String {
    words().say(message, &Speaker { words: words(), names, reader: Viewer::Public })
}

/// The id of a message without arguments in the page's catalogue. Views accept it in place of a string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(pub &'static str);

impl fmt::Display for Text {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&words().text(self.0))
    }
}
