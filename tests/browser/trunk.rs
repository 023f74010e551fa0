//! Tests that the page built by trunk equals that of `cargo xtask build`, file by file.
//!
//! `cargo xtask test` skips these tests if trunk is not on the PATH.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::process::root;
use xtask::serve::Server;

use crate::driver::{Browser, profile};
use crate::engine::Engine;
use crate::table::{dist_folder, wait_until_mounted};

/// Returns the contents of all files below a folder, by path.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(open) = folders.pop() {
        for entry in std::fs::read_dir(&open).expect("it is a folder").flatten() {
            match entry.path() {
                place if place.is_dir() => folders.push(place),
                place => {
                    let name = place.strip_prefix(folder).expect("it is below").to_path_buf();
                    found.insert(name, std::fs::read(&place).expect("a file can be read"));
                }
            }
        }
    }
    found
}

#[test]
fn trunk_builds_the_same_page() {
    if Engine::current() != Engine::Chromium {
        println!("left out: trunk builds the same for every browser");
        return;
    }
    let folder = profile().with_extension("trunk");
    let mut trunk = Command::new("trunk");
    trunk.arg("build").arg("--dist").arg(&folder).current_dir(root()).env_remove("CARGO_TARGET_DIR");
    if dist_folder() == root().join("dist") {
        trunk.arg("--release");
    }
    let status = trunk.status().expect("trunk can be started");
    assert!(status.success(), "trunk build: {status}");
    let (ours, trunks) = (files(&dist_folder()), files(&folder));
    assert_eq!(trunks.keys().collect::<Vec<_>>(), ours.keys().collect::<Vec<_>>());
    let other: Vec<_> = trunks.iter().filter(|(name, bytes)| ours[*name] != **bytes).map(|(name, _)| name).collect();
    assert!(other.is_empty(), "{other:?} differ");

    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    wait_until_mounted(&browser);
    assert_eq!(browser.log(), [""; 0], "the console stays empty");
    drop(std::fs::remove_dir_all(folder));
}
