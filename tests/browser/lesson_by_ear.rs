//! Lessons played by ear: a robot hears what a lesson says and which press it asks for, goes there by the key that
//! leads to what is wanted, and presses Enter. It sees nothing and knows no game.

use std::time::{Duration, Instant};

use serde_json::json;
use tea_table::engine::{Info, Viewer};
use tea_table::message;
use tea_table::table::command::fold;
use tea_table::words::{Catalogue, Message, Speaker};

use crate::by_ear::HASTE;
use crate::driver::Browser;
use crate::ear::{ENTER, Ear, Heard};
use crate::languages::catalogue;
use crate::lessons::lessons;
use crate::table::{navigate, open_served_page, tested_titles, wait_until_mounted};

/// More presses than any lesson takes.
const MAX_PRESSES: usize = 400;
/// Timeout for a lesson that asks for nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a listener knows of a lesson.
struct Learner {
    words: Catalogue,
    /// The words on the control that was last asked for; empty if it has none.
    wanted: String,
    is_over: bool,
}

impl Learner {
    fn say(&self, message: Message) -> String {
        self.words.say(&message, &Speaker { words: &self.words, names: &[], reader: Viewer::Public })
    }

    /// Understands a sentence.
    fn hear(&mut self, said: &str) {
        self.is_over |= said == self.say(message!("lesson-done"));
        let named = |message: Message| {
            let request = self.say(message);
            let (before, after) = request.split_once('\u{1}').expect("the name is in it");
            said.strip_prefix(before)?.strip_suffix(after).map(str::to_owned)
        };
        let written = named(message!("lesson-press", written: "\u{1}"));
        let drawn = named(message!("lesson-press-piece", piece: "\u{1}")).map(|_| String::new());
        if let Some(wanted) = written.or(drawn) {
            self.wanted = wanted;
        }
    }

    /// Whether the lesson goes on with a press of what has the focus.
    fn wants(&self, focus: &Heard) -> bool {
        let letters = |text: &str| fold(text).split(' ').collect::<String>();
        // The buttons of the lesson and of the final scoring, which is told in steps.
        let further = [message!("lesson-next"), message!("to-result")];
        let goes_on = further.into_iter().any(|further| focus.name.starts_with(&self.say(further)));
        focus.role == "button" && (goes_on || letters(&focus.name).contains(&letters(&self.wanted)))
    }
}

/// Plays a lesson to its end.
fn learn_by_ear(info: &Info, lesson: &str) {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HASTE }));
    browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    navigate(&browser, &format!("#/lesson/{}/{lesson}", info.id));
    browser.until("the table speaks", "!!document.querySelector('[data-speech]')");
    let mut ear = Ear::listen(browser);
    let mut learner = Learner { words: catalogue("en", "page"), wanted: String::new(), is_over: false };
    // What was said before anybody listened.
    ear.press("z");
    let (mut presses, mut last) = (0, Instant::now());
    while !learner.is_over {
        ear.until_quiet().iter().for_each(|said| learner.hear(said));
        ear.press("n");
        let focus = ear.kept_focus();
        if learner.wants(&focus) {
            ear.press(ENTER);
            (presses, last) = (presses + 1, Instant::now());
        }
        let goes_on = presses < MAX_PRESSES && last.elapsed() < PATIENCE;
        assert!(goes_on, "{} {lesson} after {presses} presses: “{}” is wanted; {focus:?}", info.id, learner.wanted);
    }
    println!("{} {lesson}: {presses} presses", info.id);
    assert_eq!(ear.stop().log(), [""; 0]);
}

#[test]
fn a_lesson_of_each_title_is_played_by_ear() {
    for info in tested_titles() {
        let first = lessons(info).first().expect("every title has a lesson");
        learn_by_ear(info, first.key);
    }
}
