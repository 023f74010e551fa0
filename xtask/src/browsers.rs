//! The browsers of the tests and their drivers: finds them on PATH, or installs them when run as root on Debian.
//!
//! Called by the commands that test or measure the page.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::error::{Error, Result};
use crate::process::{command_output, find_on_path};
use crate::step::{run_quietly, step};
use crate::tools::CargoTool;

#[derive(Debug)]
pub struct Chromium {
    pub browser: PathBuf,
    pub driver: PathBuf,
}

/// Finds Chromium and its driver, or installs them when run as root on Debian.
///
/// # Errors
/// A sentence that says what to install.
pub fn chromium() -> Result<Chromium> {
    let find = || {
        let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
        Some(Chromium { browser: names.into_iter().find_map(find_on_path)?, driver: find_on_path("chromedriver")? })
    };
    find_or_install(find, &["chromium", "chromium-driver"]).ok_or_else(|| {
        Error::Failed(
            "The browser tests need Chromium (or Chrome) and chromedriver of the same version on PATH. On Debian and \
             Ubuntu: `apt-get install chromium chromium-driver`; elsewhere see \
             https://googlechromelabs.github.io/chrome-for-testing/. `cargo xtask test --native` runs everything that \
             needs no browser."
                .into(),
        )
    })
}

/// Finds Firefox and its driver; returns the environment variables for the browser tests.
///
/// # Errors
/// A sentence that says what to install.
pub fn firefox() -> Result<Vec<(&'static str, PathBuf)>> {
    let find = || ["firefox-esr", "firefox"].iter().copied().find_map(find_on_path);
    let firefox = find_or_install(find, &["firefox-esr"]).ok_or_else(|| {
        Error::new(
            "The tests in Firefox need it on PATH: https://www.mozilla.org/firefox/, on Debian `apt-get install \
             firefox-esr`.",
        )
    })?;
    let driver = CargoTool::GECKODRIVER.find_or_install()?;
    Ok(vec![("TEA_FIREFOX", firefox), ("TEA_GECKODRIVER", driver)])
}

/// Finds WebKitGTK's MiniBrowser, its driver and their prerequisites; returns the environment variables for the
/// browser tests. The display is separate: see [`Display`].
///
/// # Errors
/// A sentence that says what to install.
pub fn webkit() -> Result<Vec<(&'static str, PathBuf)>> {
    let find = || {
        find_on_path("Xvfb")?;
        find_on_path("dbus-run-session")?;
        Some(vec![("TEA_WEBKIT", mini_browser()?), ("TEA_WEBKITDRIVER", find_on_path("WebKitWebDriver")?)])
    };
    find_or_install(find, &["webkit2gtk-driver", "xvfb", "dbus-daemon"]).ok_or_else(|| {
        Error::Failed(
            "The tests in WebKitGTK need WebKitWebDriver, MiniBrowser, Xvfb and dbus-run-session. On Debian and \
             Ubuntu: `apt-get install webkit2gtk-driver xvfb dbus-daemon`; other systems have no such driver."
                .into(),
        )
    })
}

/// Finds MiniBrowser, which Debian does not put on PATH but in a folder named after the architecture and WebKit's
/// version.
fn mini_browser() -> Option<PathBuf> {
    let folders = |place: &Path| std::fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    let machines = folders(Path::new("/usr/lib")).chain(folders(Path::new("/usr/libexec")));
    let kits = machines.flat_map(|machine| [vec![machine.clone()], folders(&machine).collect()].concat());
    let mut found: Vec<_> = kits.map(|kit| kit.join("MiniBrowser")).filter(|browser| browser.is_file()).collect();
    found.sort();
    found.pop()
}

/// A virtual X display, stopped when dropped.
#[derive(Debug)]
pub struct Display {
    server: Child,
    pub name: String,
}

impl Display {
    /// Starts Xvfb with the first free display number.
    ///
    /// # Errors
    /// If there is no Xvfb or it does not start.
    pub fn start() -> Result<Display> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            std::io::BufRead::read_line(&mut std::io::BufReader::new(said), &mut number)?;
        }
        match number.trim() {
            "" => Err(Error::Failed("Xvfb did not come up.".into())),
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

/// Returns the result of `find`; if it is `None`, installs the packages when run as root on Debian and tries again.
fn find_or_install<T>(find: impl Fn() -> Option<T>, packages: &[&str]) -> Option<T> {
    if let Some(found) = find() {
        return Some(found);
    }
    let root_user = command_output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if root_user && find_on_path("apt-get").is_some() {
        let apt = |args: &[&str]| {
            let mut apt = Command::new("apt-get");
            run_quietly(apt.args(args).env("DEBIAN_FRONTEND", "noninteractive"), "apt-get")
        };
        // A failure is ignored: the caller says what to install if it finds nothing.
        let _ = step(&format!("Installing {} with apt-get", packages.join(", ")), || {
            apt(&["update", "-q"])?;
            apt(&[&["install", "-q", "-y", "--no-install-recommends"], packages].concat())
        });
    }
    find()
}
