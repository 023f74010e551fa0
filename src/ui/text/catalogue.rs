//! The catalogue of the page, and its messages as the page uses them.
//!
//! The program puts the catalogue here before it shows anything; all of `ui::text` reads it. A page in another language
//! is a page drawn anew, so nothing here is a signal.

use std::cell::OnceCell;
use std::fmt;

use leptos::attr::IntoAttributeValue;
use leptos::prelude::IntoRender;

use crate::engine::Viewer;
use crate::words::{Catalogue, Message, Speaker};

thread_local! {
    static PAGE: OnceCell<Catalogue> = const { OnceCell::new() };
}

/// Gives the page its words. The first to come are those that stay.
pub fn speak(words: Catalogue) {
    PAGE.with(|page| _ = page.set(words));
}

/// Puts a message of the page into words.
pub fn say(message: &Message) -> String {
    let speaker = Speaker { names: &[], reader: Viewer::Public };
    PAGE.with(|page| page.get().map_or_else(String::new, |words| words.say(message, &speaker)))
}

/// A message of the page that takes no argument, by its id. Stands where a string could.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(pub &'static str);

impl fmt::Display for Text {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        PAGE.with(|page| page.get().map_or(Ok(()), |words| out.write_str(&words.text(self.0))))
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.to_string()
    }
}

impl IntoRender for Text {
    type Output = String;
    fn into_render(self) -> String {
        self.to_string()
    }
}

impl IntoAttributeValue for Text {
    type Output = String;
    fn into_attribute_value(self) -> String {
        self.to_string()
    }
}
