//! The name of a build: a hash of the sources, so that it changes exactly when an input of the page changes.

use sha2::{Digest, Sha256};

use super::{Files, read_all};
use crate::error::Result;
use crate::process::root;

/// The inputs of the page, relative to the checkout: of xtask only the files that write into the build.
const SOURCES: [&str; 10] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "index.html",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
    "xtask/src/build",
    "xtask/src/tools.rs",
];

/// Returns the name of the build of these sources: twelve hexadecimal digits.
///
/// # Errors
/// If a source cannot be read.
pub fn build_id() -> Result<String> {
    let mut files = Files::new();
    for source in SOURCES {
        let path = root().join(source);
        if path.is_dir() {
            read_all(&path, &format!("{source}/"), &mut files)?;
        } else {
            files.insert(source.into(), std::fs::read(&path)?);
        }
    }
    files.retain(|name, _| !name.ends_with("/tests.rs") && !name.contains("/tests/"));
    let mut hash = Sha256::new();
    for (name, bytes) in &files {
        hash.update(format!("{name} {}\n", bytes.len()));
        hash.update(bytes);
    }
    Ok(hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect())
}
