//! Workers that belong to another build, never start, or are unavailable at first: the computers move anyway.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;
use tea_table::ai::protocol::{self, FromWorker};
use tea_table::table::save::Slot;
use xtask::serve::Server;

use crate::driver::Browser;
use crate::offline::build_of;
use crate::table::{RequestLog, copy_folder, dist_folder, fewest_people, record, set_up, tested_titles, window_on};

/// Returns the script of a worker that claims to be of this build, makes a request for each message that it receives,
/// and never answers.
fn imposter_script(build: &str) -> String {
    let greeting = protocol::encode(&FromWorker::Ready { build: build.into() });
    format!(
        "postMessage(Uint8Array.from({})); onmessage = () => fetch('./asked', {{ method: 'HEAD' }});\n",
        json!(greeting)
    )
}

#[test]
fn workers_of_another_build_are_not_used() {
    let was_requested = |paths: &[String]| paths.iter().any(|path| path.ends_with("/asked"));
    let other = DefectiveWorkerTable::set_up(|worker| prepend_in_workers(worker, &imposter_script("feedfacecafe")));
    other.wait_until_computers_move();
    assert!(!was_requested(&other.requests.paths()), "the imposter was asked");
    // An imposter that names the page's own build is asked, which shows that the request would have been seen.
    let page = std::fs::read_to_string(dist_folder().join("index.html")).expect("the page");
    let own = DefectiveWorkerTable::set_up(|worker| prepend_in_workers(worker, &imposter_script(build_of(&page))));
    own.requests.until(was_requested);
}

#[test]
fn a_worker_that_never_starts_is_replaced() {
    DefectiveWorkerTable::set_up(|worker| prepend_in_workers(worker, "")).wait_until_computers_move();
}

#[test]
fn unavailable_workers_are_requested_again() {
    let (code, away) = (SCRIPT, "away.js");
    let table = DefectiveWorkerTable::set_up(|worker| {
        std::fs::rename(worker.join(code), worker.join(away)).expect("it is there")
    });
    // Neither a worker nor the page can load the script.
    table.requests.wait_for_requests(|asked| {
        let asked_as = |destination| asked.iter().any(|a| a.path.ends_with(SCRIPT) && a.destination == destination);
        asked_as("worker") && asked_as("script")
    });
    std::fs::rename(table.worker.join(away), table.worker.join(code)).expect("it can be put back");
    table.wait_until_computers_move();
}

pub const SCRIPT: &str = "worker.js";

/// Replaces the worker's script for workers only; the page itself still loads the original.
fn prepend_in_workers(worker: &Path, code: &str) {
    let path = worker.join(SCRIPT);
    let own = std::fs::read_to_string(&path).expect("it is there");
    let both = format!("if (typeof document === 'undefined') {{ {code} }} else {{ {own} }}");
    std::fs::write(path, both).expect("it can be written");
}

/// A table of computers only, on a page with a defective worker folder.
struct DefectiveWorkerTable {
    worker: PathBuf,
    requests: RequestLog,
    browser: Browser,
    folder: PathBuf,
    _server: Server,
}

impl DefectiveWorkerTable {
    /// Opens the table after `change` has altered the worker's folder.
    #[track_caller]
    fn set_up(change: impl FnOnce(&Path)) -> DefectiveWorkerTable {
        let folder = crate::driver::profile().with_extension("dist");
        copy_folder(&dist_folder(), &folder);
        let worker = std::fs::read_dir(&folder)
            .expect("a folder")
            .flatten()
            .find(|entry| entry.path().is_dir() && entry.file_name().to_string_lossy().starts_with("worker-"));
        let worker = worker.expect("the build has a worker").path();
        change(&worker);
        let requests = RequestLog::default();
        let server = requests.serve(&folder);
        let browser = window_on(&server, (1366, 768));
        let info = tested_titles()[0];
        set_up(&browser, record(info.id, &vec!["novice"; fewest_people(info).len()], 24), false);
        DefectiveWorkerTable { worker, requests, browser, folder, _server: server }
    }

    #[track_caller]
    fn wait_until_computers_move(&self) {
        let key = Slot::new(tested_titles()[0].id, 7).key();
        let moved = format!("JSON.parse(localStorage.getItem('{key}').slice(17)).record.actions.length > 3");
        self.browser.until_within(Duration::from_mins(2), "the page itself thinks for the computers", &moved);
    }
}

impl Drop for DefectiveWorkerTable {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}
