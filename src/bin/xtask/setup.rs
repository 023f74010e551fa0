//! The tools that a build needs: finds them on PATH in the right version, or in the cache of the person
//! who calls, or puts them there.
//!
//! The cache is `$XDG_CACHE_HOME` or `~/.cache`, then `tea-table/tools/<name>-<version>`: outside the
//! checkout, so that the next clone finds it. Called by the verbs that build or test.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use super::command::{Fault, ask, cargo, root, run, workshop};

const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const BINARYEN: &str = "132";
/// Older ones do not know what today's rustc writes.
const BINARYEN_LEAST: u32 = 120;
const WASM: &str = "wasm32-unknown-unknown";
/// Cuts the linked program into parts, see `cut`.
const SPLITTER: &str = "0.2.4";

/// What a build calls.
#[derive(Debug)]
pub struct Tools {
    /// A PATH on which trunk finds itself and its helpers; for wasm-bindgen it finds this program, see `cut`.
    pub path: OsString,
    /// The wasm-bindgen that this program calls then.
    pub bindgen: PathBuf,
    /// The program that cuts.
    pub splitter: PathBuf,
    /// Whether a real wasm-opt is among them. Without it everything works and weighs more.
    pub shrinks: bool,
}

/// Finds or installs everything that a build of the page needs.
///
/// # Errors
/// A sentence that says what is missing and how to get it.
pub fn tools() -> Result<Tools, Fault> {
    wasm_target()?;
    let mut folders = Vec::new();
    folders.push(stand_in("wasm-bindgen")?);
    folders.extend(trunk()?);
    let bindgen = match wasm_bindgen()? {
        Some(folder) => program(&folder, "wasm-bindgen"),
        None => on_path("wasm-bindgen").ok_or("wasm-bindgen is not on PATH".to_string())?,
    };
    let splitter = splitter()?;
    let shrinks = match wasm_opt()? {
        WasmOpt::OnPath => true,
        WasmOpt::In(folder) => {
            folders.push(folder);
            true
        }
        WasmOpt::Nowhere => {
            eprintln!("No wasm-opt and no npm here: the build will work and be about a tenth bigger.");
            folders.push(stand_in("wasm-opt")?);
            false
        }
    };
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let path = std::env::join_paths(folders).map_err(|error| Fault::Failed(error.to_string()))?;
    Ok(Tools { path, bindgen, splitter, shrinks })
}

/// Adds the wasm target of the toolchain in use where it is missing.
///
/// # Errors
/// When it cannot be added.
pub fn wasm_target() -> Result<(), Fault> {
    let sysroot = ask(Command::new("rustc").args(["--print", "sysroot"]).current_dir(root())).unwrap_or_default();
    if Path::new(sysroot.trim()).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    eprintln!("Adding the target {WASM} to the toolchain.");
    run(Command::new("rustup").args(["target", "add", WASM]).current_dir(root())).map_err(|_| {
        Fault::Failed(format!("the target {WASM} is missing; `rustup target add {WASM}` in this folder adds it"))
    })
}

/// Adds rustfmt and clippy where they are missing.
///
/// # Errors
/// When they cannot be added.
pub fn linters() -> Result<(), Fault> {
    for (component, call) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if ask(cargo(&[call, "--version"]).stderr(std::process::Stdio::null())).is_none() {
            eprintln!("Adding {component} to the toolchain.");
            run(Command::new("rustup").args(["component", "add", component]).current_dir(root()))
                .map_err(|_| Fault::Failed(format!("`rustup component add {component}` in this folder is needed")))?;
        }
    }
    Ok(())
}

/// The folder in the cache for a tool.
pub fn cache(name: &str, version: &str) -> Result<PathBuf, Fault> {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
        .ok_or_else(|| {
            Fault::Failed("neither XDG_CACHE_HOME nor a home folder is set: nowhere to keep tools".into())
        })?;
    Ok(base.join("tea-table/tools").join(format!("{name}-{version}")))
}

/// Whether this program answers `--version` with these words.
fn answers(program: &Path, words: &str) -> bool {
    ask(Command::new(program).arg("--version")).is_some_and(|said| said.trim().starts_with(words))
}

fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

fn trunk() -> Result<Option<PathBuf>, Fault> {
    installed("trunk", TRUNK, "trunk", &["--locked", "--no-default-features", "--features", "rustls"])
}

fn wasm_bindgen() -> Result<Option<PathBuf>, Fault> {
    // No --locked: the lock file that it was published with names a version that is gone.
    installed("wasm-bindgen-cli", &locked_version("wasm-bindgen")?, "wasm-bindgen", &[])
}

/// The program that cuts; it does not tell its version, so only the one in the cache is trusted.
fn splitter() -> Result<PathBuf, Fault> {
    let (name, bin) = ("wasm_split_cli_support", "wasm-split-cli");
    let home = cache(name, SPLITTER)?;
    let place = program(&home.join("bin"), bin);
    if !place.is_file() {
        install(name, SPLITTER, &home, &["--locked", "--features", "build-binary"])?;
    }
    Ok(place)
}

/// The folder of a program from the Rust registry; `None` when PATH has it.
fn installed(name: &str, version: &str, bin: &str, how: &[&str]) -> Result<Option<PathBuf>, Fault> {
    let greeting = format!("{bin} {version}");
    if answers(Path::new(bin), &greeting) {
        return Ok(None);
    }
    let home = cache(name, version)?;
    let folder = home.join("bin");
    if !answers(&program(&folder, bin), &greeting) {
        install(name, version, &home, how)?;
    }
    Ok(Some(folder))
}

fn install(name: &str, version: &str, home: &Path, how: &[&str]) -> Result<(), Fault> {
    eprintln!("Installing {name} {version} into {}; once, some minutes on two cores.", home.display());
    let mut command = cargo(&["install", name, "--version", version, "--root"]);
    command.arg(home).args(how).env_remove("CARGO_TARGET_DIR").current_dir(std::env::temp_dir());
    run(&mut command)
}

/// The version of a crate in Cargo.lock.
///
/// # Errors
/// When it is not there.
fn locked_version(name: &str) -> Result<String, Fault> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))?;
    let entry = format!("name = \"{name}\"\nversion = \"");
    lock.split_once(&entry)
        .and_then(|(_, rest)| rest.split('"').next())
        .map(str::to_string)
        .ok_or_else(|| Fault::Failed(format!("Cargo.lock does not name {name}")))
}

enum WasmOpt {
    OnPath,
    In(PathBuf),
    Nowhere,
}

fn new_enough(program: &Path) -> bool {
    let said = ask(Command::new(program).arg("--version")).unwrap_or_default();
    said.split_whitespace().find_map(|word| word.parse::<u32>().ok()).is_some_and(|version| version >= BINARYEN_LEAST)
}

fn wasm_opt() -> Result<WasmOpt, Fault> {
    // Those that join parts come with it, but for who took it alone.
    let all = |folder: &Path| ["wasm-opt", "wasm-merge", "wasm-as"].iter().all(|tool| new_enough(&folder.join(tool)));
    if all(Path::new("")) {
        return Ok(WasmOpt::OnPath);
    }
    let Some(home) = npm("binaryen", BINARYEN)? else { return Ok(WasmOpt::Nowhere) };
    let folder = home.join("node_modules/.bin");
    Ok(if all(&folder) { WasmOpt::In(folder) } else { WasmOpt::Nowhere })
}

/// The folder in the cache that holds a package of npm's, installed there when it was not; `None` where there
/// is no npm or it cannot reach its registry.
///
/// # Errors
/// When there is nowhere to put it.
pub fn npm(package: &str, version: &str) -> Result<Option<PathBuf>, Fault> {
    let home = cache(package, version)?;
    if home.join("node_modules").join(package).is_dir() {
        return Ok(Some(home));
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if ask(Command::new(npm).arg("--version")).is_none() {
        return Ok(None);
    }
    eprintln!("Installing {package} {version} into {}.", home.display());
    std::fs::create_dir_all(&home)?;
    let wanted = format!("{package}@{version}");
    let mut command = Command::new(npm);
    command.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"]).arg(&home).arg(wanted);
    Ok(run(&mut command).is_ok().then_some(home))
}

/// Puts this very program where trunk looks for a tool; as wasm-opt it copies, see [`pass_through`], as
/// wasm-bindgen it cuts first, see `cut`.
fn stand_in(tool: &str) -> Result<PathBuf, Fault> {
    let folder = workshop().join("stand-in").join(tool);
    std::fs::create_dir_all(&folder)?;
    std::fs::copy(std::env::current_exe()?, program(&folder, tool))?;
    Ok(folder)
}

/// What this program does when it was called by the name of wasm-opt: copies its input to its output.
pub fn pass_through() -> Option<ExitCode> {
    let mut words = std::env::args();
    if Path::new(&words.next()?).file_stem()? != "wasm-opt" {
        return None;
    }
    let (mut input, mut output) = (None, None);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--version" => {
                println!("wasm-opt version 0 (copies)");
                return Some(ExitCode::SUCCESS);
            }
            "-o" | "--output" => output = words.next(),
            word => match word.strip_prefix("--output=").or_else(|| word.strip_prefix("-o=")) {
                Some(place) => output = Some(place.to_string()),
                None if !word.starts_with('-') => input = Some(word.to_string()),
                None => {}
            },
        }
    }
    let copied = input.zip(output).is_some_and(|(from, to)| std::fs::copy(from, to).is_ok());
    Some(if copied { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Chromium and its driver.
#[derive(Debug)]
pub struct Browser {
    /// The browser's program.
    pub chromium: PathBuf,
    /// The program that speaks WebDriver for it.
    pub driver: PathBuf,
}

/// Finds Chromium and its driver; on Debian as root it installs them.
///
/// # Errors
/// A sentence that says what to install.
pub fn browser() -> Result<Browser, Fault> {
    let find = || {
        let chromium = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"].iter();
        Some(Browser { chromium: chromium.copied().find_map(on_path)?, driver: on_path("chromedriver")? })
    };
    found_or_installed(find, &["chromium", "chromium-driver"]).ok_or_else(|| {
        Fault::Failed(
            "The browser tests need Chromium (or Chrome) and chromedriver of the same version on PATH. On Debian and \
             Ubuntu: `apt-get install chromium chromium-driver`; elsewhere see https://googlechromelabs.github.io/chrome-for-testing/. \
             `cargo xtask test --native` runs everything that needs no browser."
                .into(),
        )
    })
}

/// Firefox and its driver: the variables by which the browser tests know them.
///
/// # Errors
/// A sentence that says what to install.
pub fn firefox() -> Result<Vec<(&'static str, PathBuf)>, Fault> {
    let find = || ["firefox-esr", "firefox"].iter().copied().find_map(on_path);
    let firefox = found_or_installed(find, &["firefox-esr"]).ok_or_else(|| {
        Fault::Failed("The tests in Firefox need it on PATH: https://www.mozilla.org/firefox/, on Debian `apt-get install firefox-esr`.".into())
    })?;
    let driver = match installed("geckodriver", GECKODRIVER, "geckodriver", &["--locked"])? {
        Some(folder) => program(&folder, "geckodriver"),
        None => PathBuf::from("geckodriver"),
    };
    Ok(vec![("TEA_FIREFOX", firefox), ("TEA_GECKODRIVER", driver)])
}

/// WebKitGTK's small browser and its driver, and what they need around them: the variables by which the browser
/// tests know them. The display is another matter: see [`Display`].
///
/// # Errors
/// A sentence that says what to install.
pub fn webkit() -> Result<Vec<(&'static str, PathBuf)>, Fault> {
    let find = || {
        on_path("Xvfb")?;
        on_path("dbus-run-session")?;
        Some(vec![("TEA_WEBKIT", mini_browser()?), ("TEA_WEBKITDRIVER", on_path("WebKitWebDriver")?)])
    };
    found_or_installed(find, &["webkit2gtk-driver", "xvfb", "dbus-daemon"]).ok_or_else(|| {
        Fault::Failed(
            "The tests in WebKitGTK need WebKitWebDriver, MiniBrowser, Xvfb and dbus-run-session. On Debian and Ubuntu: \
             `apt-get install webkit2gtk-driver xvfb dbus-daemon`; other systems have no such driver."
                .into(),
        )
    })
}

/// Where Debian puts MiniBrowser: not on PATH, in a folder of the machine's kind and of WebKit's version.
fn mini_browser() -> Option<PathBuf> {
    let folders = |place: &Path| std::fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    let machines = folders(Path::new("/usr/lib")).chain(folders(Path::new("/usr/libexec")));
    let kits = machines.flat_map(|machine| [vec![machine.clone()], folders(&machine).collect()].concat());
    let mut found: Vec<_> = kits.map(|kit| kit.join("MiniBrowser")).filter(|browser| browser.is_file()).collect();
    found.sort();
    found.pop()
}

/// A screen that nobody sees, gone when dropped.
#[derive(Debug)]
pub struct Display {
    server: std::process::Child,
    /// What DISPLAY is to be.
    pub name: String,
}

impl Display {
    /// Starts an X server without a screen at the first number that is free.
    ///
    /// # Errors
    /// When there is no Xvfb or it does not come up.
    pub fn start() -> Result<Display, Fault> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
            .stdin(std::process::Stdio::null())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            std::io::BufRead::read_line(&mut std::io::BufReader::new(said), &mut number)?;
        }
        match number.trim() {
            "" => Err(Fault::Failed("Xvfb did not come up.".into())),
            number => Ok(Display { name: format!(":{number}"), server }),
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        drop(self.server.kill());
        drop(self.server.wait());
    }
}

/// What `find` finds; where it finds nothing, on Debian as root, what it finds once these packages are there.
fn found_or_installed<T>(find: impl Fn() -> Option<T>, packages: &[&str]) -> Option<T> {
    if let Some(found) = find() {
        return Some(found);
    }
    let root_user = ask(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if root_user && on_path("apt-get").is_some() {
        eprintln!("Installing {} with apt-get.", packages.join(", "));
        let apt = |words: &[&str]| run(Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive"));
        // Where one of them fails, finding nothing says what to install.
        let _ = apt(&["update", "-q"]);
        let _ = apt(&[&["install", "-q", "-y", "--no-install-recommends"], packages].concat());
    }
    find()
}

/// Where PATH has a program of this name.
pub fn on_path(name: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| program(&folder, name)).find(|place| place.is_file())
}
