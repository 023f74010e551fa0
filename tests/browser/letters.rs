//! The letters that layouts are measured with: two fonts that the tests bring, so that every machine measures alike.
//!
//! Phones and desks have wide and narrow ones, and readers choose others still; what holds with both of these holds
//! with what lies between them. Knows no game.

use std::path::Path;
use std::sync::LazyLock;

use base64ct::{Base64, Encoding};
use serde_json::{Value, json};
use xtask::fonts::{self, Fonts};

use crate::driver::Browser;
use crate::table::wait_until_drawn;

/// What the page is set in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// The wide font.
    Wide,
    /// The narrow font.
    Narrow,
    /// Whatever the machine has, where the fonts could not be fetched.
    OfMachine,
}

static FONTS: LazyLock<Option<Fonts>> = LazyLock::new(|| fonts::find_or_install().ok().flatten());

/// Every face as the script takes it.
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
    /// Those to measure with.
    pub fn all() -> &'static [Letters] {
        if FONTS.is_some() { &[Letters::Wide, Letters::Narrow] } else { &[Letters::OfMachine] }
    }

    fn family(self) -> &'static str {
        match self {
            Letters::Wide => "Wide Letters",
            Letters::Narrow => "Narrow Letters",
            Letters::OfMachine => "",
        }
    }

    /// Sets the page in front in these letters and waits until it is laid out with them. Another page has its own
    /// again.
    #[track_caller]
    pub fn set(self, browser: &Browser) {
        if self == Letters::OfMachine {
            return;
        }
        let script = include_str!("scripts/letters.js");
        if browser.run(script, json!([self.family()])) == json!(false) {
            let known = browser.run(script, json!([self.family(), *FACES]));
            assert_eq!(known, json!(true), "the page knows the {self:?} letters");
        }
        // What is drawn to the pixel follows the room that it has.
        wait_until_drawn(browser);
        wait_until_drawn(browser);
    }
}
