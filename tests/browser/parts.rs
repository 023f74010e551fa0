//! A part of the program that cannot be fetched when it is opened: the page says so, and fetches it at a later
//! attempt. Needs a build in parts, which `cargo xtask test --all` makes.

use std::fs;
use std::path::{Path, PathBuf};

use crate::driver::Browser;
use crate::table::RequestLog;

/// Copies the build without the wasm of its parts, which is added to `taken` with its paths in the copy.
fn copy_without_parts(from: &Path, to: &Path, taken: &mut Vec<(PathBuf, Vec<u8>)>) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the build can be listed").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let copy = to.join(&name);
        if path.is_dir() {
            copy_without_parts(&path, &copy, taken);
        } else if (name.starts_with("split_") || name.starts_with("chunk_")) && name.ends_with(".wasm") {
            taken.push((copy, fs::read(path).expect("it can be read")));
        } else {
            fs::copy(path, copy).expect("it can be copied");
        }
    }
}

const FAILED: &str = "document.body.innerText.includes('A part of the program could not be loaded.')";
const TRY_AGAIN: &str = "[...document.querySelectorAll('button')].find((one) => one.innerText === 'Try again').click()";

#[test]
fn a_failed_part_is_reported_and_fetched_again() {
    let folder = std::env::temp_dir().join(format!("tea-table-partless-{}", std::process::id()));
    let whole = std::env::var_os("TEA_PARTS").expect("TEA_PARTS is not set: call `cargo xtask test --all`");
    let mut taken = Vec::new();
    copy_without_parts(Path::new(&whole), &folder, &mut taken);
    assert!(!taken.is_empty(), "the program has parts");
    let server = RequestLog::default().serve(&folder);
    let browser = Browser::open(390, 844);
    browser.go(&server.url());
    browser.until("the shelf needs no part", "!!document.querySelector('[data-new]')");
    browser.click("[data-deal]");
    browser.until("a deal says that its game is not here", FAILED);
    browser.until("the shelf is still there", "!!document.querySelector('[data-new]')");
    browser.click("[data-new]");
    browser.until("the page of the setup says so too", "!document.querySelector('[data-new]')");
    browser.until("and says why", FAILED);
    browser.eval(TRY_AGAIN);
    browser.until("it is still not there", FAILED);
    for (place, bytes) in taken {
        fs::write(place, bytes).expect("it can be written");
    }
    browser.eval(TRY_AGAIN);
    browser.until("the setup is there", "!!document.querySelector('[data-start]')");
    browser.click("[data-start]");
    browser
        .until("the board is there", "!!document.querySelector('[data-table] [data-lit], [data-table] [data-lift]')");
    fs::remove_dir_all(&folder).expect("the copy can go");
}
