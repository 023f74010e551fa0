//! Every page and sheet as a screen reader reads it, in order: nothing without a name, nothing twice.
//!
//! Guidepup's virtual screen reader (npm) runs in the page; `scripts/reader.js` finds the faults in its phrases.

use serde_json::json;
use tea_table::engine::Info;

use crate::driver::Browser;
use crate::table::{
    fewest_people, navigate, open_served_page, press, random_position, record, set_up, tested_titles, wait_until_drawn,
};

const ESCAPE: &str = "\u{E00C}";
/// Number of plies after which a table is read: pieces of every kind are in play.
const PLIES: u32 = 40;

/// A page that is read, and the faults that were found.
struct Reading {
    browser: Browser,
    /// A script that sets `window.reader`.
    program: String,
    faults: Vec<String>,
}

impl Reading {
    #[track_caller]
    fn read(&mut self, place: &str) {
        wait_until_drawn(&self.browser);
        if self.browser.eval("!!window.reader") != json!(true) {
            self.browser.run(&self.program, json!([]));
        }
        let found = self.browser.run(include_str!("scripts/reader.js"), json!([]));
        let found = found.as_array().cloned().unwrap_or_default();
        self.faults.extend(found.iter().map(|fault| format!("{place}: {}", fault.as_str().unwrap_or_default())));
    }

    #[track_caller]
    fn read_page(&mut self, place: &str, page: &str) {
        navigate(&self.browser, place);
        self.browser.until(page, &format!("!!document.querySelector('[data-page={page}]')"));
        self.read(place);
    }

    #[track_caller]
    fn read_sheet(&mut self, place: &str, key: &str) {
        self.browser.keys(key);
        self.browser.until("a sheet is open", "!!document.querySelector('[data-sheet]')");
        self.read(&format!("{place}, sheet {key}"));
        self.browser.keys(ESCAPE);
        self.browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
    }

    #[track_caller]
    fn read_title(&mut self, info: &Info) {
        for (place, page) in [("new", "setup"), ("rules", "rules"), ("box", "box")] {
            self.read_page(&format!("{place}/{}", info.id), page);
        }
        let new = record(info.id, &fewest_people(info), 47);
        // A decision that the page does not take by itself.
        let stays = |table: &tea_table::table::Table| table.plies() >= PLIES && table.only_answer(true).is_none();
        set_up(&self.browser, random_position(&new, true, &stays).record(), true);
        self.read(&format!("table {}", info.id));
        for key in ["l", "b", "c"] {
            self.read_sheet(info.id, key);
        }
        press(&self.browser, "Menu");
        self.browser.until("the menu is open", "!!document.querySelector('[data-sheet]')");
        self.read(&format!("menu {}", info.id));
        self.browser.keys(ESCAPE);
    }
}

/// Turns the reader's module into a script: the policy of the page allows no module from elsewhere.
fn as_script(module: &str) -> String {
    let (body, exports) = module.rsplit_once("export{").expect("it is a module");
    let exports = exports.split('}').next().unwrap_or_default();
    let name = exports.split(',').find_map(|export| export.strip_suffix(" as virtual")).expect("it exports the reader");
    format!("{body}\nwindow.reader = {name};")
}

#[test]
fn reader_meets_nothing_without_a_name_and_nothing_twice() {
    let Some(program) = std::env::var_os("TEA_READER") else {
        println!("left out: the virtual screen reader is not here");
        return;
    };
    let program = as_script(&std::fs::read_to_string(program).expect("the reader can be read"));
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let mut reading = Reading { browser, program, faults: Vec::new() };
    reading.read("home");
    for page in ["settings", "saved", "about"] {
        reading.read_page(page, page);
    }
    for info in tested_titles() {
        reading.read_title(info);
    }
    let Reading { browser, mut faults, .. } = reading;
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert_eq!(browser.log(), [""; 0]);
}
