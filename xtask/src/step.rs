//! Long steps: each is announced when it begins and reports its time when it ends. On a terminal, a line below shows
//! how long the running ones have taken so far. Steps may run in parallel.
//!
//! A tool run by a step is quiet: its output goes to a log, and if it fails one sentence names the log.

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, Once};
use std::time::{Duration, Instant};

use crate::error::{Error, Result};
use crate::process::target_dir;

static RUNNING: Mutex<Vec<(String, Instant)>> = Mutex::new(Vec::new());
const CLEAR_LINE: &str = "\r\x1b[K";

/// Runs one step. `what` describes it, without a period: "Compiling the page".
///
/// # Errors
/// The error of `work`, with the description of the step in front of it.
pub fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    static TICKER: Once = Once::new();
    TICKER.call_once(|| {
        if std::io::stderr().is_terminal() {
            std::thread::spawn(show_progress);
        }
    });
    let started = Instant::now();
    {
        let mut running = lock_running();
        print_line(&format!("{what} …"));
        running.push((what.to_string(), started));
    }
    let done = work();
    let mut running = lock_running();
    running.retain(|(other, _)| other != what);
    let seconds = started.elapsed().as_secs();
    match &done {
        Ok(_) => print_line(&format!("{what}: done in {seconds} s")),
        Err(_) => print_line(&format!("{what}: failed after {seconds} s")),
    }
    drop(running);
    done.map_err(|error| match error {
        Error::Failed(why) => Error::Failed(format!("{what} failed: {why}")),
        usage => usage,
    })
}

/// Runs a tool to its end with its output in the log named `log`.
///
/// # Errors
/// One sentence with the first error of the tool and the path of its log. If a compiler reports errors in our own
/// sources, its whole output follows.
pub fn run_quietly(command: &mut Command, log: &str) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let folder = target_dir().join("log");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{log}.txt"));
    let file = File::create(&path)?;
    let status = command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file).status();
    let status = status.map_err(|error| Error::Failed(format!("{name} cannot be started: {error}.")))?;
    if status.success() {
        return Ok(());
    }
    let output = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
    Err(Error::Failed(failure_message(&output, &status.to_string(), &path.display().to_string())))
}

fn failure_message(said: &str, status: &str, log: &str) -> String {
    let first = said.lines().find_map(|line| line.strip_prefix("error: ").or_else(|| line.strip_prefix("Error: ")));
    let reason = first.map_or_else(|| status.to_string(), |line| line.trim_end_matches('.').to_string());
    // The output names a line of the sources, so it is from a compiler.
    if said.contains("\n --> ") || said.contains("\n  --> ") || said.contains("\n   --> ") {
        return format!("{said}\nThe sources do not compile: see above.");
    }
    let network = ["failed to download", "failed to fetch", "failed to query", "network error", "resolve host"];
    let advice = if network.iter().any(|word| said.contains(word)) {
        " Check the network and call the same command again."
    } else {
        ""
    };
    format!("{reason}.{advice} All that it said is in {log}.")
}

fn lock_running() -> MutexGuard<'static, Vec<(String, Instant)>> {
    RUNNING.lock().unwrap_or_else(|poison| poison.into_inner())
}

fn print_line(line: &str) {
    let clear = if std::io::stderr().is_terminal() { CLEAR_LINE } else { "" };
    eprintln!("{clear}{line}");
}

/// Shows once a second how long the running steps have taken.
fn show_progress() {
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let running = lock_running();
        let lines: Vec<_> =
            running.iter().map(|(what, begun)| format!("{what} {} s", begun.elapsed().as_secs())).collect();
        if !lines.is_empty() {
            let mut stderr = std::io::stderr().lock();
            let _ = write!(stderr, "{CLEAR_LINE}{}", lines.join(" · "));
            let _ = stderr.flush();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_sentence_with_the_error_of_the_tool() {
        let output = "warning: slow\nerror: failed to download `parking v2.2.1`\n\nCaused by:\n  timeout\n";
        assert_eq!(
            failure_message(output, "exit status: 101", "page.txt"),
            "failed to download `parking v2.2.1`. Check the network and call the same command again. All that it said \
             is in page.txt."
        );
        assert_eq!(
            failure_message("oh\n", "exit status: 1", "page.txt"),
            "exit status: 1. All that it said is in page.txt."
        );
    }

    #[test]
    fn compiler_errors_in_the_sources_are_shown_completely() {
        let output = "error[E0425]: cannot find value `x`\n --> src/main.rs:3:5\n";
        assert!(failure_message(output, "", "").starts_with(output));
    }
}
