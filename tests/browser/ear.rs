//! A player who only hears and presses keys: the robot of the tests that play by ear.
//!
//! An [`Ear`] reads the role, the name, the states and the focus of the accessibility tree, and the sentences that the
//! page says. Texts, classes and attributes of the document are out of its reach, because the browser is private to
//! it; a test that wants to look opens a browser of its own.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Browser, TIMEOUT};

/// Keys with a name, as WebDriver writes them.
pub const ENTER: &str = "\u{E007}";
pub const ESCAPE: &str = "\u{E00C}";

/// Time without a sentence after which everything was said, as long as the clock of the page is fast.
const QUIET: Duration = Duration::from_millis(700);

/// Keeps what is appended to the live region, which is the queue of a screen reader.
const LISTEN: &str = "window.said = []; \
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => \
        said.push(...[...addedNodes].map((added) => added.textContent)))) \
        .observe(document.querySelector('[role=log][aria-live]'), { childList: true });";

/// An element of the accessibility tree, as a screen reader tells it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heard {
    pub role: String,
    pub name: String,
    pub is_disabled: bool,
    pub is_focused: bool,
}

impl Heard {
    fn of(node: &Value) -> Heard {
        let text = |key: &str| node[key]["value"].as_str().unwrap_or_default().trim().to_owned();
        let properties = node["properties"].as_array().map_or(&[][..], Vec::as_slice);
        let is = |name: &str| properties.iter().any(|one| one["name"] == name && one["value"]["value"] == true);
        Heard { role: text("role"), name: text("name"), is_disabled: is("disabled"), is_focused: is("focused") }
    }
}

/// A player who hears a table that was opened before.
pub struct Ear {
    browser: Browser,
    /// Number of sentences said so far, and those of them that were not heard yet.
    said: usize,
    waiting: VecDeque<String>,
    /// Keys pressed, and words heard so far.
    pub keys: u32,
    pub words: usize,
}

impl Ear {
    /// Takes over a browser in which a table is open, and listens to it.
    #[track_caller]
    pub fn listen(browser: Browser) -> Ear {
        browser.cdp("Accessibility.enable", json!({}));
        browser.run(LISTEN, json!([]));
        Ear { browser, said: 0, waiting: VecDeque::new(), keys: 0, words: 0 }
    }

    /// Gives the browser back, for a test that compares afterwards what was played.
    pub fn stop(self) -> Browser {
        self.browser
    }

    /// Presses keys one after another.
    #[track_caller]
    pub fn press(&mut self, keys: &str) {
        self.keys += keys.chars().count() as u32;
        self.browser.keys(keys);
    }

    /// Returns the element that has the focus.
    #[track_caller]
    pub fn focus(&mut self) -> Heard {
        let found = self.browser.cdp("Runtime.evaluate", json!({ "expression": "document.activeElement" }));
        let object = &found["result"]["objectId"];
        let about = json!({ "objectId": object, "fetchRelatives": false });
        let node = self.browser.cdp("Accessibility.getPartialAXTree", about);
        Heard::of(&node["nodes"][0])
    }

    /// Waits until an element has the focus, and returns it. On the way from one to the next none has it; where it
    /// stays lost, the test fails.
    #[track_caller]
    pub fn kept_focus(&mut self) -> Heard {
        // The prompt, where the focus waits while others play, is a plain element.
        self.until_focused("an element", |focus| !matches!(focus.role.as_str(), "" | "RootWebArea" | "none"))
    }

    /// Returns the next sentence that was said, if there is one.
    #[track_caller]
    fn next_sentence(&mut self) -> Option<String> {
        if self.waiting.is_empty() {
            let new = self.browser.eval(&format!("said.slice({})", self.said));
            self.waiting.extend(new.as_array().into_iter().flatten().filter_map(|one| one.as_str()).map(str::to_owned));
            self.said += self.waiting.len();
        }
        let next = self.waiting.pop_front();
        self.words += next.as_ref().map_or(0, |sentence| sentence.split_whitespace().count());
        next
    }

    /// Forgets the sentences that were said but not waited for.
    #[track_caller]
    pub fn forget(&mut self) {
        while self.next_sentence().is_some() {}
    }

    /// Listens until nothing more is said for a while, and returns the sentences.
    #[track_caller]
    pub fn until_quiet(&mut self) -> Vec<String> {
        let (mut heard, mut last) = (Vec::new(), Instant::now());
        while last.elapsed() < QUIET {
            match self.next_sentence() {
                Some(sentence) => {
                    heard.push(sentence);
                    last = Instant::now();
                }
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
        heard
    }

    /// Listens until a sentence satisfies `is_it`, and returns it.
    #[track_caller]
    pub fn until_heard(&mut self, what: &str, is_it: impl Fn(&str) -> bool) -> String {
        let (started, mut heard) = (Instant::now(), Vec::new());
        loop {
            match self.next_sentence() {
                Some(sentence) if is_it(&sentence) => return sentence,
                Some(sentence) => heard.push(sentence),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
            if started.elapsed() > TIMEOUT {
                panic!("{what} is not heard: {heard:?}; {:?}; {:?}", self.focus(), self.browser.log());
            }
        }
    }

    /// Waits until the focus satisfies `is_it`, and returns it.
    #[track_caller]
    pub fn until_focused(&mut self, what: &str, is_it: impl Fn(&Heard) -> bool) -> Heard {
        let started = Instant::now();
        loop {
            let focus = self.focus();
            if is_it(&focus) {
                return focus;
            }
            assert!(started.elapsed() < TIMEOUT, "{what} has no focus, but {focus:?}; {:?}", self.browser.log());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
