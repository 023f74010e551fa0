//! `cargo xtask test`: every check that a change must pass, the quickest to fail first.
//!
//! Continues after a failure, so that one run reports every failure, and ends with a count. The inner cargo builds in
//! a folder of its own.

mod count;

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::build::{self, CompileOptions, FinishedBuild, single};
use crate::error::{Error, Result};
use crate::process::{cargo, find_on_path, root, run as run_tool, target_dir};
use crate::step::{run_quietly, step};
use crate::tools::WASM_TARGET;
use crate::{Args, browsers, expect_no_more_args, fonts, tools};
use count::TestCount;

/// Prefix of the tests that need axe-core.
const AXE_TEST_PREFIX: &str = "axe_";
/// Prefix of the names of the tests that need a build in parts.
const PARTS_TEST_PREFIX: &str = "parts::";
/// Prefix of the names of the tests that need trunk.
const TRUNK_TEST_PREFIX: &str = "trunk::";
/// Version of npm's axe-core.
const AXE_VERSION: &str = "4.10.3";
/// Prefix of the names of the tests that need Guidepup's virtual screen reader.
const READER_TEST_PREFIX: &str = "reader::";
/// The virtual screen reader in npm, its version, and its program within the package.
const READER: &str = "@guidepup/virtual-screen-reader";
const READER_VERSION: &str = "0.33.0";
const READER_PROGRAM: &str = "lib/esm/index.browser.js";

/// The files that prettier formats, according to `.prettierrc.json`.
const PRETTIER_PATHS: [&str; 7] =
    ["README.md", "docs", "style", "public", "tests/browser/scripts", "xtask/src", ".prettierrc.json"];

/// Arguments of cargo for the browser tests, without any for the tests themselves.
const BROWSER_TESTS: [&str; 8] =
    ["test", "--locked", "--no-fail-fast", "--workspace", "--features", "xtask/browser-tests", "--test", "browser"];

/// Environment variables for the browser tests.
type Variables = Vec<(&'static str, PathBuf)>;

/// Runs the command.
///
/// # Errors
/// If an argument is not understood or a check failed.
pub fn run(mut args: Args) -> Result<()> {
    let (native, browser) = (args.contains("--native"), args.contains("--browser"));
    let (all, soak) = (args.contains("--all"), args.contains("--soak"));
    expect_no_more_args(args)?;
    let started = Instant::now();
    let mut count = TestCount::default();
    let (runs_native, runs_browser) = (!browser || native, !native || browser);
    if runs_native {
        run_native_checks(&mut count, soak);
    }
    let built = runs_browser.then(|| build_page(&mut count, runs_native)).flatten();
    if runs_native {
        count.run_tests("the page’s layouts", &mut layout_tests());
    }
    if let Some(built) = built {
        run_browser_checks(&mut count, built, all, soak);
    }
    println!("\n{:.1} minutes", started.elapsed().as_secs_f32() / 60.0);
    count.print_summary();
    if count.all_passed() { Ok(()) } else { Err(Error::new("Not everything held.")) }
}

fn run_native_checks(count: &mut TestCount, soak: bool) {
    count.check("the tools are there", || tools::ensure_linters().and_then(|()| tools::ensure_wasm_target()));
    count.check("formatted", || run_tool(cargo(&["fmt", "--all", "--check"]).stdin(Stdio::null())));
    match tools::prettier() {
        Ok(Some(prettier)) => count.check("styles, scripts and pages of docs formatted", || {
            let mut command = Command::new(prettier);
            command.current_dir(root()).args(["--check", "--log-level", "warn"]).args(PRETTIER_PATHS);
            run_tool(&mut command)
        }),
        _ => count.mark_skipped("styles and scripts formatted: there was no npm to fetch prettier"),
    }
    let lint = |args: &[&str]| {
        let mut command = cargo(&["clippy", "--quiet", "--locked"]);
        run_tool(command.args(args).args(["--", "-D", "warnings"]).stdin(Stdio::null()))
    };
    count.check("no lint, native", || lint(&["--workspace", "--all-targets", "--features", "xtask/browser-tests"]));
    count.check("no lint, wasm", || {
        let page = ["--lib", "--bin", "tea-table", "--bin", "worker", "--features", "ui,worker"];
        lint(&[&["--target", WASM_TARGET], &page[..]].concat())
    });
    count.check("no lint, fuzz targets", || {
        let mut command = cargo(&["clippy", "--quiet", "--locked", "--manifest-path", "tests/fuzz/Cargo.toml"]);
        // Nothing is linked, so libFuzzer itself need not be compiled.
        command.env("CUSTOM_LIBFUZZER_PATH", "unused/libfuzzer.a");
        run_tool(command.args(["--", "-D", "warnings"]).stdin(Stdio::null()))
    });
    count.check("no link in a comment leads nowhere", || {
        let mut command = cargo(&["doc", "--quiet", "--locked", "--no-deps", "--document-private-items", "--lib"]);
        command.args(["--features", "ui,worker", "--target", WASM_TARGET]).env("RUSTDOCFLAGS", "-D warnings");
        run_tool(command.stdin(Stdio::null()))
    });
    // With the Cargo feature of the browser tests, so that everything is compiled once for both.
    let mut tests = cargo(&["test", "--locked", "--no-fail-fast", "--workspace", "--features", "xtask/browser-tests"]);
    tests.args(["--lib", "--bins", "--test", "native", "--test", "commands", "--test", "peer"]);
    if soak {
        tests.env("TEA_SOAK", "1").args(["--", "--include-ignored"]);
    }
    count.run_tests("native tests", &mut tests);
}

/// Returns the command of the layout tests. These do little work: optimising the whole page as the laws need would take
/// longer than running them.
fn layout_tests() -> Command {
    cargo(&["test", "--locked", "--profile", "dev", "--features", "ui", "--lib", "ui::"])
}

/// Makes the release build. Linking the page takes one core for minutes; meanwhile the tests that are run next are
/// compiled, the layout tests among them if `with_layouts`. What does not compile is reported when they are run.
fn build_page(count: &mut TestCount, with_layouts: bool) -> Option<FinishedBuild> {
    let compile = |what: &str, log: &str, mut tests: Command| {
        drop(step(&format!("Compiling {what}"), || run_quietly(tests.arg("--no-run"), log)));
    };
    std::thread::scope(|scope| {
        scope.spawn(move || {
            if with_layouts {
                compile("the layout tests", "compile-layout-tests", layout_tests());
            }
            compile("the browser tests", "compile-browser-tests", cargo(&BROWSER_TESTS));
        });
        count.check_with_result("release build", release_build)
    })
}

fn run_browser_checks(count: &mut TestCount, built: FinishedBuild, all: bool, soak: bool) {
    let Some(sizes) = count.check_with_result("sizes", || built.sizes().inspect(|sizes| print!("{sizes}"))) else {
        return;
    };
    if built.is_shrunk {
        count.check("size budget", || sizes.over_budget().map_or(Ok(()), |over| Err(Error::Failed(over))));
    } else {
        count.mark_skipped("size budget: there was no wasm-opt or no esbuild");
    }
    let one_file = count.check_with_result("one HTML file", || single::build(None));
    let Some(chromium) = count.check_with_result("a browser to test in", browsers::chromium) else { return };
    let mut shared: Variables = vec![("TEA_DIST", built.path)];
    shared.extend(one_file.map(|place| ("TEA_SINGLE", place)));
    match tools::npm_package("axe-core", AXE_VERSION) {
        Ok(Some(home)) => shared.push(("TEA_AXE", home.join("node_modules/axe-core/axe.min.js"))),
        _ => count.mark_skipped(&format!("accessibility, {AXE_TEST_PREFIX}: there was no npm to fetch axe-core")),
    }
    match tools::npm_package(READER, READER_VERSION) {
        Ok(Some(home)) => shared.push(("TEA_READER", home.join("node_modules").join(READER).join(READER_PROGRAM))),
        _ => count.mark_skipped(&format!("the screen reader, {READER_TEST_PREFIX}: there was no npm to fetch it")),
    }
    if !matches!(fonts::find_or_install(), Ok(Some(_))) {
        count.mark_skipped("layouts with wide and narrow letters: there was no npm to fetch the fonts");
    }
    if find_on_path("trunk").is_none() {
        count.mark_skipped("the page as trunk builds it: there is no trunk on PATH");
    }
    if all {
        let in_parts = count.check_with_result("build in parts", || build::build(&CompileOptions::release_in_parts()));
        shared.extend(in_parts.map(|built| ("TEA_PARTS", built.path)));
        shared.push(("TEA_ALL", "1".into()));
    }
    shared.extend(soak.then(|| ("TEA_SOAK", "1".into())));
    let first_games = sizes.first_games.iter().map(|(game, size)| format!("{game} {}", size.brotli));
    let in_chromium: Variables = vec![
        ("TEA_CHROMIUM", chromium.browser),
        ("TEA_CHROMEDRIVER", chromium.driver),
        ("TEA_FIRST", first_games.collect::<Vec<_>>().join(",").into()),
    ];
    run_browser_tests(count, "Chromium", cargo(&[]), &[&shared[..], &in_chromium].concat());
    if all {
        run_in_firefox(count, &shared);
        run_in_webkit(count, &shared);
    }
}

/// Makes the release build. On CI it uses an empty registry cache, since a filled one would hide that a crate cannot be
/// fetched.
fn release_build() -> Result<FinishedBuild> {
    let fresh = std::env::var_os("CI").is_some_and(|ci| ci == "true");
    let cargo_home = fresh.then(|| target_dir().join("cargo-home"));
    build::build(&CompileOptions { cargo_home, ..CompileOptions::release() })
}

fn run_in_firefox(count: &mut TestCount, shared: &Variables) {
    if let Some(firefox) = count.check_with_result("Firefox to test in", browsers::firefox) {
        run_browser_tests(count, "Firefox", cargo(&[]), &[&shared[..], &firefox].concat());
    }
}

fn run_in_webkit(count: &mut TestCount, shared: &Variables) {
    let found =
        count.check_with_result("WebKitGTK to test in", || Ok((browsers::webkit()?, browsers::Display::start()?)));
    let Some((webkit, display)) = found else { return };
    // MiniBrowser needs a display and a separate session bus.
    let inner = cargo(&[]);
    let mut bus = Command::new("dbus-run-session");
    bus.arg("--").arg(inner.get_program()).env("DISPLAY", &display.name).env("GTK_A11Y", "none");
    // WebKit's sandbox does not work as root or in a container.
    bus.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1").env("LIBGL_ALWAYS_SOFTWARE", "1");
    bus.current_dir(root()).env("CARGO_TARGET_DIR", target_dir());
    run_browser_tests(count, "WebKitGTK", bus, &[&shared[..], &webkit].concat());
}

/// Runs the browser tests in one engine; `cargo` is a cargo command to which the arguments are added.
fn run_browser_tests(count: &mut TestCount, engine: &str, mut cargo: Command, variables: &[(&str, PathBuf)]) {
    // Tests wait for their browsers, so one more thread than there are cores keeps these busy.
    let threads = std::thread::available_parallelism().map_or(2, usize::from) + 1;
    cargo.args(BROWSER_TESTS).args(["--", "--test-threads", &threads.to_string()]);
    if !variables.iter().any(|(name, _)| *name == "TEA_AXE") {
        cargo.args(["--skip", AXE_TEST_PREFIX]);
    }
    if !variables.iter().any(|(name, _)| *name == "TEA_READER") {
        cargo.args(["--skip", READER_TEST_PREFIX]);
    }
    if !variables.iter().any(|(name, _)| *name == "TEA_PARTS") {
        cargo.args(["--skip", PARTS_TEST_PREFIX]);
    }
    if find_on_path("trunk").is_none() {
        cargo.args(["--skip", TRUNK_TEST_PREFIX]);
    }
    cargo.env("TEA_ENGINE", engine.trim_end_matches("GTK").to_lowercase()).envs(variables.iter().cloned());
    count.run_tests(&format!("browser tests in {engine}"), &mut cargo);
}
