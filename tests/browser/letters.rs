//! The fonts that layouts are measured with: two that the tests provide, so that every machine measures the same.
//!
//! Phones and desktops have wide and narrow fonts, and readers choose others; a layout that holds with both of these
//! holds with those in between. Knows no game.

use std::path::Path;
use std::sync::LazyLock;

use base64ct::{Base64, Encoding};
use serde_json::{Value, json};
use xtask::fonts::{self, Fonts};

use crate::driver::Browser;
use crate::table::{tests_everything, wait_until_drawn};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    Wide,
    Narrow,
    /// The machine's own fonts, if the others could not be fetched.
    OfMachine,
}

static FONTS: LazyLock<Option<Fonts>> = LazyLock::new(|| fonts::find_or_install().ok().flatten());

/// All font faces, in the form that the script takes.
static FACES: LazyLock<Value> = LazyLock::new(|| {
    let bytes = |place: &Path| {
        let read = std::fs::read(place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
        Base64::encode_string(&read)
    };
    let Some(Fonts { wide, narrow }) = FONTS.as_ref() else { return Value::Null };
    json!([
        [Letters::Wide.family(), "400", bytes(&wide.regular)],
        [Letters::Wide.family(), "700", bytes(&wide.bold)],
        [Letters::Narrow.family(), "400", bytes(&narrow.regular)],
        [Letters::Narrow.family(), "700", bytes(&narrow.bold)],
    ])
});

impl Letters {
    fn all() -> &'static [Letters] {
        if FONTS.is_some() { &[Letters::Wide, Letters::Narrow] } else { &[Letters::OfMachine] }
    }

    /// Returns all letters, first those that the page in front is set in: they need no other layout.
    pub fn all_on(browser: &Browser) -> Vec<Letters> {
        let mut all = Letters::all().to_vec();
        all.sort_by_key(|letters| !letters.are_set(browser));
        all
    }

    /// Returns the letters in which lines are longest; with `--all`, all letters.
    pub fn longest() -> &'static [Letters] {
        if tests_everything() { Letters::all() } else { &Letters::all()[..1] }
    }

    /// Whether the page in front is set in this font.
    fn are_set(self, browser: &Browser) -> bool {
        let font = browser.eval("document.documentElement.style.getPropertyValue('--font-text')");
        font.as_str().is_some_and(|font| font.starts_with(&format!("\"{}\"", self.family())))
    }

    fn family(self) -> &'static str {
        match self {
            Letters::Wide => "Wide Letters",
            Letters::Narrow => "Narrow Letters",
            Letters::OfMachine => "",
        }
    }

    /// Sets the page in front in this font and waits until it is laid out. The next page has its own font again.
    #[track_caller]
    pub fn set(self, browser: &Browser) {
        if self == Letters::OfMachine || self.are_set(browser) {
            return;
        }
        let script = include_str!("scripts/letters.js");
        if browser.run(script, json!([self.family()])) == json!(false) {
            let known = browser.run(script, json!([self.family(), *FACES]));
            assert_eq!(known, json!(true), "the page knows the {self:?} letters");
        }
        // Boards drawn to the pixel adapt to the available room.
        wait_until_drawn(browser);
        wait_until_drawn(browser);
    }
}
