//! The messages of the page's own catalogue, `page.ftl`, as the page uses them.
//!
//! The program provides the catalogue before it shows anything. A page in another language is a page loaded anew, so
//! nothing here is a signal. Called from `ui::text`, which names the messages.

use std::fmt;

use crate::engine::Viewer;
use crate::text::PAGE;
use crate::words::{Catalogue, Message, Speaker, words_of};

fn words() -> &'static Catalogue {
    words_of(PAGE)
}

/// Puts a message of the page that names no player into words.
pub fn say(message: &Message) -> String {
    words().say(message, &Speaker { words: words(), names: &[], reader: Viewer::Public })
}

/// Puts a message of the page about players into words: for the reader whom `speaker` addresses, with its names.
pub fn say_to(speaker: &Speaker, message: &Message) -> String {
    words().say(message, &Speaker { words: words(), ..*speaker })
}

/// Puts a message about players known by their names alone into words: `names[0]` is `Seat(0)`.
pub fn say_among(names: &[String], message: &Message) -> String {
    words().say(message, &Speaker { words: words(), names, reader: Viewer::Public })
}

/// A message of the page that takes no argument, by its id. Can stand wherever the page takes a string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(pub &'static str);

impl fmt::Display for Text {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&words().text(self.0))
    }
}
