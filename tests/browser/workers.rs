//! Workers that are of another build, never come, or cannot be had at first: the computers move all the same.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;
use tea_table::ai::protocol::{self, FromWorker};
use tea_table::table::save::Slot;
use xtask::serve::Server;

use crate::driver::Browser;
use crate::offline::build_of;
use crate::table::{RequestLog, copy, dist, people, record, set_up, titles, window_on};

/// The script of a worker that greets as one of this build, says aloud that it is asked, and answers nothing.
fn imposter(build: &str) -> String {
    let greeting = protocol::encode(&FromWorker::Ready { build: build.into() });
    format!(
        "postMessage(Uint8Array.from({})); onmessage = () => fetch('./asked', {{ method: 'HEAD' }});\n",
        json!(greeting)
    )
}

#[test]
fn a_worker_of_another_build_is_no_opponent() {
    let asked = |paths: &[String]| paths.iter().any(|path| path.ends_with("/asked"));
    let other = Beside::set_up(|worker| in_workers(worker, &imposter("feedfacecafe")));
    other.moves();
    assert!(!asked(&other.heard.paths()), "the imposter was asked");
    // Under the name of the page's own build it is: so the other would have been heard of.
    let page = std::fs::read_to_string(dist().join("index.html")).expect("the page");
    let own = Beside::set_up(|worker| in_workers(worker, &imposter(build_of(&page))));
    own.heard.until(asked);
}

#[test]
fn a_worker_that_never_comes_is_not_waited_for_without_end() {
    Beside::set_up(|worker| in_workers(worker, "")).moves();
}

#[test]
fn workers_that_could_not_be_had_are_asked_for_again() {
    let (code, away) = (SCRIPT, "away.js");
    let table = Beside::set_up(|worker| std::fs::rename(worker.join(code), worker.join(away)).expect("it is there"));
    // Neither worker nor page has them.
    table.heard.until_asked(|asked| {
        let asked_as = |destination| asked.iter().any(|a| a.path.ends_with(SCRIPT) && a.destination == destination);
        asked_as("worker") && asked_as("script")
    });
    std::fs::rename(table.worker.join(away), table.worker.join(code)).expect("it can be put back");
    table.moves();
}

/// The script of the worker, in its folder.
pub const SCRIPT: &str = "worker.js";

/// Puts other code into the worker's script, for workers; where the page itself loads it, it stays what it is.
fn in_workers(worker: &Path, code: &str) {
    let place = worker.join(SCRIPT);
    let own = std::fs::read_to_string(&place).expect("it is there");
    let both = format!("if (typeof document === 'undefined') {{ {code} }} else {{ {own} }}");
    std::fs::write(place, both).expect("it can be written");
}

/// A table of computers only, on a page with something amiss in the worker's folder.
struct Beside {
    worker: PathBuf,
    heard: RequestLog,
    browser: Browser,
    folder: PathBuf,
    _server: Server,
}

impl Beside {
    /// Lays it; `change` is done to the worker's folder before anybody asks for it.
    #[track_caller]
    fn set_up(change: impl FnOnce(&Path)) -> Beside {
        let folder = crate::driver::profile().with_extension("dist");
        copy(&dist(), &folder);
        let worker = std::fs::read_dir(&folder)
            .expect("a folder")
            .flatten()
            .find(|entry| entry.path().is_dir() && entry.file_name().to_string_lossy().starts_with("worker-"));
        let worker = worker.expect("the build has a worker").path();
        change(&worker);
        let heard = RequestLog::default();
        let server = heard.serve(&folder);
        let browser = window_on(&server, (1366, 768));
        let info = titles()[0];
        set_up(&browser, record(info.id, &vec!["novice"; people(info).len()], 24), false);
        Beside { worker, heard, browser, folder, _server: server }
    }

    /// Waits until the computers have moved all the same.
    #[track_caller]
    fn moves(&self) {
        let key = Slot::new(titles()[0].id, 7).key();
        let moved = format!("JSON.parse(localStorage.getItem('{key}').slice(17)).record.actions.length > 3");
        self.browser.until_within(Duration::from_mins(2), "the page itself thinks for the computers", &moved);
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}
