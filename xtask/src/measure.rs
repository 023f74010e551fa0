//! Shared code of the measuring commands, which always run in a release build.

use crate::error::Result;
use crate::process::{cargo, run};
use crate::step::{run_quietly, step};

/// Unless this is a release build, runs the same command again in one. Returns whether it did, so that the caller can
/// stop.
///
/// # Errors
/// If the release build or the command in it fails.
pub fn rerun_in_release() -> Result<bool> {
    if cfg!(not(debug_assertions)) {
        return Ok(false);
    }
    let package = ["--release", "--package", "xtask"];
    step("Compiling this command in release, to measure", || {
        run_quietly(cargo(&["build"]).args(package), "compile-xtask")
    })?;
    let mut command = cargo(&["run", "--quiet"]);
    run(command.args(package).arg("--").args(std::env::args_os().skip(1)))?;
    Ok(true)
}

/// Sorts the values and returns a quantile of them: the median for a `fraction` of 0.5. 0 if there are no values.
pub fn quantile(values: &mut [f64], fraction: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1) as f64;
    values.get((last * fraction).round() as usize).copied().unwrap_or(0.0)
}

pub fn game_ids() -> String {
    tea_table::games::SHELF.iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}
