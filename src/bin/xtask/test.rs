//! `cargo xtask test`: every check that a change must pass, in the order of what fails soonest.
//!
//! Goes on after a failure, so that one run tells everything, and closes with a count. The inner cargo builds in
//! a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use super::command::{Fault, Words, cargo, root, run as succeed, workshop};
use super::{build, setup, single};

/// What was counted.
#[derive(Default)]
struct Count {
    passed: usize,
    failed: Vec<String>,
    /// What nothing is known of, for want of a tool.
    unjudged: Vec<String>,
}

impl Count {
    /// One check that holds or does not.
    fn check(&mut self, name: &str, check: impl FnOnce() -> Result<(), Fault>) {
        println!("\n== {name}");
        let begun = Instant::now();
        match check() {
            Ok(()) => {
                self.passed += 1;
                println!("   held, {} s", begun.elapsed().as_secs());
            }
            Err(Fault::Failed(why) | Fault::Misunderstood(why)) => {
                println!("   FAILED: {why}");
                self.failed.push(name.to_string());
            }
        }
    }

    /// The whole in one line.
    fn sum(&self) -> String {
        let known = format!("{} passed, {} failed", self.passed, self.failed.len());
        match self.unjudged.len() {
            0 => known,
            unjudged => format!("{known}, {unjudged} not judged"),
        }
    }

    /// A call of `cargo test`: its tests are counted one by one.
    fn tests(&mut self, name: &str, command: &mut Command) {
        println!("\n== {name}");
        let begun = Instant::now();
        match self.listen(command) {
            Ok(true) => println!("   done, {} s", begun.elapsed().as_secs()),
            // Where single tests failed they were counted; where none did, it could not be compiled or run.
            Ok(false) => self.failed.push(format!("{name} (see above)")),
            Err(error) => self.failed.push(format!("{name}: {error}")),
        }
    }

    /// Echoes what the command says and counts on the way; whether it went as its tests did.
    fn listen(&mut self, command: &mut Command) -> std::io::Result<bool> {
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
}

/// The verb.
pub fn run(words: &mut Words) -> Result<(), Fault> {
    let (native, browser) = (words.flag("--native"), words.flag("--browser"));
    let (all, soak) = (words.flag("--all"), words.flag("--soak"));
    words.end()?;
    let begun = Instant::now();
    let mut count = Count::default();
    if !browser || native {
        natively(&mut count, soak);
    }
    if !native || browser {
        in_browser(&mut count, all, soak);
    }
    let minutes = begun.elapsed().as_secs_f32() / 60.0;
    println!("\n{minutes:.1} minutes");
    for name in &count.failed {
        println!("failed: {name}");
    }
    for name in &count.unjudged {
        println!("not judged: {name}");
    }
    println!("{}", count.sum());
    match count.failed.len() {
        0 => Ok(()),
        _ => Err(Fault::Failed("Not everything held.".into())),
    }
}

fn natively(count: &mut Count, soak: bool) {
    const WASM: &[&str] = &["--target", "wasm32-unknown-unknown", "--lib", "--bin", "tea-table", "--bin", "thinker"];
    count.check("the tools are there", || setup::linters().and_then(|()| setup::wasm_target()));
    count.check("formatted", || succeed(cargo(&["fmt", "--all", "--check"]).stdin(Stdio::null())));
    let lint = |words: &[&str]| {
        let mut command = cargo(&["clippy", "--quiet", "--locked"]);
        succeed(command.args(words).args(["--", "-D", "warnings"]).stdin(Stdio::null()))
    };
    count.check("no lint, native", || lint(&["--workspace", "--all-targets", "--features", "browser-tests"]));
    count.check("no lint, wasm", || lint(&[WASM, &["--features", "ui,thinker"]].concat()));
    // With the feature of the browser tests, so that the library is compiled once for both.
    let mut tests = cargo(&["test", "--locked", "--no-fail-fast", "--features", "browser-tests"]);
    tests.args(["--workspace", "--lib", "--bins", "--test", "native"]);
    if soak {
        tests.env("TEA_SOAK", "1").args(["--", "--include-ignored"]);
    }
    count.tests("native tests", &mut tests);
    // Layouts are sums, not games: compiling the whole page as fast as laws want it would take longer than they do.
    let mut layouts = cargo(&["test", "--locked", "--profile", "dev", "--features", "ui", "--lib", "ui::"]);
    count.tests("the page’s layouts", &mut layouts);
}

fn in_browser(count: &mut Count, all: bool, soak: bool) {
    let mut built = None;
    count.check("release build", || {
        let done = build::build()?.weigh()?;
        print!("{}", done.table());
        built = Some(done);
        Ok(())
    });
    let Some(built) = built else { return };
    let over = built.over_budget();
    if built.shrunk || !over.is_empty() {
        count.check("size budgets", || if over.is_empty() { Ok(()) } else { Err(Fault::Failed(over.join("; "))) });
    } else {
        count.unjudged.push("size budgets: there was no wasm-opt".into());
    }
    let mut one_file = None;
    count.check("one HTML file", || {
        one_file = Some(single::build(None)?);
        Ok(())
    });
    let mut found = None;
    count.check("a browser to test in", || {
        found = Some(setup::browser()?);
        Ok(())
    });
    let Some(browser) = found else { return };
    let mut shared: Vec<(&str, PathBuf)> = vec![("TEA_DIST", built.place.clone())];
    shared.extend(one_file.map(|place| ("TEA_SINGLE", place)));
    match setup::npm("axe-core", "4.10.3") {
        Ok(Some(home)) => shared.push(("TEA_AXE", home.join("node_modules/axe-core/axe.min.js"))),
        _ => count.unjudged.push(format!("accessibility, {AXE}: there was no npm to fetch axe-core")),
    }
    if all {
        shared.push(("TEA_ALL", "1".into()));
    }
    if soak {
        shared.push(("TEA_SOAK", "1".into()));
    }
    let firsts = built.firsts().into_iter().map(|(game, weight)| format!("{game} {}", weight.brotli));
    let first = firsts.collect::<Vec<_>>().join(",").into();
    let chromium = vec![("TEA_CHROMIUM", browser.chromium), ("TEA_CHROMEDRIVER", browser.driver), ("TEA_FIRST", first)];
    drive(count, "Chromium", cargo(&[]), &[&shared[..], &chromium].concat());
    if !all {
        return;
    }
    let mut found = None;
    count.check("Firefox to test in", || {
        found = Some(setup::firefox()?);
        Ok(())
    });
    if let Some(firefox) = found {
        drive(count, "Firefox", cargo(&[]), &[&shared[..], &firefox].concat());
    }
    let mut found = None;
    count.check("WebKitGTK to test in", || {
        found = Some((setup::webkit()?, setup::Display::start()?));
        Ok(())
    });
    if let Some((webkit, display)) = found {
        // MiniBrowser wants a display and a session bus of its own.
        let inner = cargo(&[]);
        let mut bus = Command::new("dbus-run-session");
        bus.arg("--").arg(inner.get_program()).env("DISPLAY", &display.name).env("GTK_A11Y", "none");
        // As root, and in a container, its own sandbox cannot be had.
        bus.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1").env("LIBGL_ALWAYS_SOFTWARE", "1");
        bus.current_dir(root()).env("CARGO_TARGET_DIR", workshop());
        drive(count, "WebKitGTK", bus, &[&shared[..], &webkit].concat());
    }
}

/// How the names of the tests begin that want axe-core.
const AXE: &str = "axe_";

/// Runs the browser tests in one engine; `cargo` is a call of cargo to which the words are added.
fn drive(count: &mut Count, engine: &str, mut cargo: Command, variables: &[(&str, PathBuf)]) {
    cargo.args(["test", "--locked", "--no-fail-fast", "--features", "browser-tests"]);
    cargo.args(["--test", "browser", "--", "--test-threads", "2"]);
    if !variables.iter().any(|(name, _)| *name == "TEA_AXE") {
        // They are not judged, so they are not counted.
        cargo.args(["--skip", AXE]);
    }
    cargo.env("TEA_ENGINE", engine.trim_end_matches("GTK").to_lowercase()).envs(variables.iter().cloned());
    count.tests(&format!("browser tests in {engine}"), &mut cargo);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn single_tests_are_counted() {
        let shell = |script: &str| {
            let mut count = Count::default();
            count.tests("all", Command::new("sh").args(["-c", script]));
            (count.passed, count.failed)
        };
        assert_eq!(shell("printf 'test a ... ok\\ntest b ... ignored\\n'"), (1, vec![]));
        assert_eq!(shell("printf 'test a ... ok\\ntest b ... FAILED\\n'; exit 1"), (1, vec!["b".into()]));
        assert_eq!(shell("exit 1"), (0, vec!["all (see above)".into()]), "it could not be compiled");
    }

    #[test]
    fn what_is_not_judged_is_not_passed() {
        let mut count = Count { passed: 2, ..Count::default() };
        assert_eq!(count.sum(), "2 passed, 0 failed");
        count.unjudged.push("accessibility".into());
        assert_eq!(count.sum(), "2 passed, 0 failed, 1 not judged");
    }
}
