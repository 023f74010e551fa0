//! The programs that commands run, and the folders in which they run.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};

pub fn root() -> PathBuf {
    let working_dir = std::env::current_dir().unwrap_or_default();
    let found = working_dir.ancestors().find(|folder| folder.join("xtask/Cargo.toml").is_file());
    let built_in = || Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default();
    found.map_or_else(built_in, Path::to_path_buf)
}

/// Returns the target folder of the cargo that commands run, which also contains their intermediate files.
pub fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder).join("xtask"),
        None => root().join("target/xtask"),
    }
}

/// Returns a cargo command that runs in the checkout and builds in [`target_dir`].
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root()).env("CARGO_TARGET_DIR", target_dir());
    command
}

/// Runs a program to its end, with inherited output.
///
/// # Errors
/// If it cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| Error::Failed(format!("{name} cannot be started: {error}")))?;
    if status.success() { Ok(()) } else { Err(Error::Failed(format!("{name} failed ({status})"))) }
}

/// Runs a program to its end and returns its output; `None` if it does not exist or fails.
pub fn command_output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

pub fn find_on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| program_path(&folder, name)).find(|place| place.is_file())
}

/// Returns the path of a program's executable in a folder.
pub fn program_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
