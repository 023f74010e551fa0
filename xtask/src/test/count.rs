//! The count of a run of `cargo xtask test`: checks and tests that passed, failed, or could not run for lack of a tool.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::error::Result;

#[derive(Default, Debug)]
pub struct TestCount {
    passed: usize,
    failed: Vec<String>,
    /// Checks that could not run, each with the reason.
    skipped: Vec<String>,
}

impl TestCount {
    pub fn check(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        self.check_with_result(name, check);
    }

    /// Like [`TestCount::check`], for a check whose result later checks need; `None` if it failed.
    pub fn check_with_result<T>(&mut self, name: &str, check: impl FnOnce() -> Result<T>) -> Option<T> {
        println!("\n== {name}");
        let started = Instant::now();
        match check() {
            Ok(found) => {
                self.passed += 1;
                println!("   passed, {} s", started.elapsed().as_secs());
                Some(found)
            }
            Err(error) => {
                println!("   FAILED after {} s: {error}", started.elapsed().as_secs());
                self.failed.push(name.to_string());
                None
            }
        }
    }

    /// Records a check that cannot run here; `what` includes the reason.
    pub fn mark_skipped(&mut self, what: &str) {
        self.skipped.push(what.to_string());
    }

    /// Runs a `cargo test` command and counts its tests one by one.
    pub fn run_tests(&mut self, name: &str, command: &mut Command) {
        println!("\n== {name}");
        let started = Instant::now();
        let ended = self.count_tests(command);
        println!("   ended after {} s", started.elapsed().as_secs());
        match ended {
            // Failed tests were counted one by one; if there are none, it could not be compiled or run.
            Ok(true) => {}
            Ok(false) => self.failed.push(format!("{name} (see above)")),
            Err(error) => self.failed.push(format!("{name}: {error}")),
        }
    }

    /// Echoes the command's output and counts its tests; returns false if the command failed although no single test
    /// did.
    fn count_tests(&mut self, command: &mut Command) -> std::io::Result<bool> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut bad = 0;
        for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
            let line = line?;
            println!("{line}");
            let Some(test) = line.strip_prefix("test ") else { continue };
            if test.ends_with("... ok") {
                self.passed += 1;
            } else if let Some(test) = test.strip_suffix(" ... FAILED") {
                bad += 1;
                self.failed.push(test.to_string());
            }
        }
        Ok(child.wait()?.success() || bad > 0)
    }

    pub fn all_passed(&self) -> bool {
        self.failed.is_empty()
    }

    /// Prints the failures, then the checks that could not run, then the count.
    pub fn print_summary(&self) {
        self.failed.iter().for_each(|name| println!("failed: {name}"));
        self.skipped.iter().for_each(|what| println!("not judged: {what}"));
        println!("{}", self.summary());
    }

    fn summary(&self) -> String {
        let mut sum = format!("{} passed, {} failed", self.passed, self.failed.len());
        if !self.skipped.is_empty() {
            let _ = write!(sum, ", {} not judged", self.skipped.len());
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn single_tests_are_counted() {
        let shell = |script: &str| {
            let mut count = TestCount::default();
            count.run_tests("all", Command::new("sh").args(["-c", script]));
            (count.passed, count.failed)
        };
        assert_eq!(shell("printf 'test a ... ok\\ntest b ... ignored\\n'"), (1, vec![]));
        assert_eq!(shell("printf 'test a ... ok\\ntest b ... FAILED\\n'; exit 1"), (1, vec!["b".into()]));
        assert_eq!(shell("exit 1"), (0, vec!["all (see above)".into()]), "it could not be compiled");
    }

    #[test]
    fn a_skipped_check_does_not_count_as_passed() {
        let mut count = TestCount { passed: 2, ..TestCount::default() };
        assert_eq!(count.summary(), "2 passed, 0 failed");
        count.mark_skipped("accessibility");
        assert_eq!(count.summary(), "2 passed, 0 failed, 1 not judged");
    }
}
