//! The three browser engines and the differences between them that matter to the driver: how each is started with its
//! own profile, which capabilities are requested, and where its errors are read.
//!
//! `TEA_ENGINE` chooses one; `cargo xtask test --all` runs the tests in each. Knows nothing of the page.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Map, Value, json};

use crate::driver::TIMEOUT;

/// A host name that resolves to this machine and that browsers, unlike `localhost`, do not trust without https.
pub const PLAIN_HTTP_HOST: &str = "tea.test";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    /// WebKitGTK's MiniBrowser through WebKitWebDriver; needs a display and a session bus.
    WebKit,
}

#[derive(Clone, Debug)]
pub struct BrowserOptions {
    /// Width of the page in CSS pixels.
    pub width: u32,
    /// Height of the page in CSS pixels.
    pub height: u32,
    pub keeps: bool,
    /// Whether the browser has a camera, which shows the video in the [`camera_path`] of the profile; only Chromium.
    pub has_camera: bool,
}

/// The source of a driver's port.
#[derive(Clone, Debug)]
pub enum Port {
    /// It was passed to the driver.
    Given(u16),
    /// The driver prints it in a line, after these words.
    After(&'static str),
}

fn env_variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: call `cargo xtask test --browser`"))
}

impl Engine {
    /// Returns the engine of this test run, which `TEA_ENGINE` chooses.
    ///
    /// # Panics
    /// If there is no engine of this name.
    pub fn current() -> Engine {
        match std::env::var("TEA_ENGINE").as_deref() {
            Err(_) | Ok("" | "chromium") => Engine::Chromium,
            Ok("firefox") => Engine::Firefox,
            Ok("webkit") => Engine::WebKit,
            Ok(other) => panic!("TEA_ENGINE is chromium, firefox or webkit, not {other}"),
        }
    }

    /// Whether [`PLAIN_HTTP_HOST`] resolves to this machine. WebKit uses only the system's resolver.
    pub fn reaches_plain_http_host(self) -> bool {
        self != Engine::WebKit
    }

    /// Whether a profile outlives its browser: an automated WebKit loses its own.
    pub fn keeps_profile(self) -> bool {
        self != Engine::WebKit
    }

    /// Whether files saved by pages go to the [`downloads_path`] of the profile.
    pub fn saves_files(self) -> bool {
        self != Engine::WebKit
    }

    /// Returns the driver's command, ready to be started, and the source of its port.
    pub fn driver(self) -> (Command, Port) {
        let (name, arguments, port) = match self {
            Engine::Chromium => ("TEA_CHROMEDRIVER", vec!["--port=0".into()], Port::After("successfully on port ")),
            Engine::Firefox => (
                "TEA_GECKODRIVER",
                vec!["--port=0".into(), "--websocket-port=0".into()],
                Port::After("Listening on 127.0.0.1:"),
            ),
            Engine::WebKit => {
                // This driver does not report a port that it chose itself.
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
                let port = listener.local_addr().expect("it has an address").port();
                ("TEA_WEBKITDRIVER", vec![format!("--port={port}")], Port::Given(port))
            }
        };
        let mut command = Command::new(env_variable(name));
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        (command, port)
    }

    pub fn capabilities(self, options: &BrowserOptions, profile: &Path) -> Map<String, Value> {
        let asked = match self {
            Engine::Chromium => chromium(options, profile),
            Engine::Firefox => firefox(options, profile),
            Engine::WebKit => json!({
                "webkitgtk:browserOptions": {
                    "binary": wrapper_script(&env_variable("TEA_WEBKIT"), profile),
                    "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
                },
            }),
        };
        let mut asked = asked.as_object().cloned().unwrap_or_default();
        asked.insert("unhandledPromptBehavior".into(), json!("accept"));
        // A script that plays may press many pieces; the default timeout is half a minute.
        asked.insert("timeouts".into(), json!({ "script": TIMEOUT.as_millis() as u64 }));
        asked
    }

    /// Whether a line of the browser's log reports an error of the page.
    pub fn is_complaint(self, line: &str) -> bool {
        match self {
            Engine::Chromium => false,
            Engine::Firefox => {
                // The browser logs its own errors here too.
                let foreign = ["resource://", "chrome://", "RSLoader", "command line flag"];
                (line.starts_with("JavaScript error:") || line.starts_with("console.error:"))
                    && !foreign.iter().any(|word| line.contains(word))
            }
            Engine::WebKit => line.contains("CONSOLE") && line.contains(" ERROR "),
        }
    }
}

fn chromium(options: &BrowserOptions, profile: &Path) -> Value {
    let camera = format!("--use-file-for-fake-video-capture={}", camera_path(profile).display());
    let with_camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", &camera];
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without it, Chromium ignores address changes beyond 200 in 10 seconds, which tests exceed.
        "--disable-ipc-flooding-protection",
        "--force-prefers-reduced-motion",
        // The suggestions of the address bar are pages of their own, which take half of a browser's start.
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
        &format!("--host-resolver-rules=MAP {PLAIN_HTTP_HOST} 127.0.0.1"),
        &format!("--user-data-dir={}", profile.display()),
        &format!("--window-size={},{}", options.width, options.height),
    ];
    let arguments: Vec<&str> =
        arguments.into_iter().chain(with_camera.into_iter().filter(|_| options.has_camera)).collect();
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": {
            "binary": env_variable("TEA_CHROMIUM"),
            "args": arguments,
            "prefs": {
                // 1 allows cookies, 2 blocks them.
                "profile.default_content_setting_values.cookies": if options.keeps { 1 } else { 2 },
                "download.default_directory": downloads_path(profile),
                // Otherwise a second download asks for permission.
                "profile.default_content_setting_values.automatic_downloads": 1,
            },
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

fn firefox(options: &BrowserOptions, profile: &Path) -> Value {
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": env_variable("TEA_FIREFOX"),
            "args": ["-headless", "-profile", profile.display().to_string()],
            "prefs": {
                // Copies the page's console to the log.
                "devtools.console.stdout.content": true,
                "ui.prefersReducedMotion": 1,
                "network.dns.localDomains": PLAIN_HTTP_HOST,
                // Applies to cookies, and with them to all storage: 0 allows, 2 blocks.
                "network.cookie.cookieBehavior": if options.keeps { 0 } else { 2 },
                // 2 selects the folder in the next line.
                "browser.download.folderList": 2,
                "browser.download.dir": downloads_path(profile),
            },
        },
    })
}

pub fn log_path(profile: &Path) -> PathBuf {
    profile.join("log.txt")
}

pub fn camera_path(profile: &Path) -> PathBuf {
    profile.join("camera.y4m")
}

pub fn downloads_path(profile: &Path) -> PathBuf {
    profile.join("downloads")
}

/// Writes a script that runs the browser with its output sent to the log in the profile, because WebKit's driver
/// discards it. Returns the path of the script.
fn wrapper_script(browser: &str, profile: &Path) -> String {
    let place = profile.join("browser.sh");
    let script = format!("#!/bin/sh\nexec '{browser}' \"$@\" >>'{}' 2>&1\n", log_path(profile).display());
    std::fs::write(&place, script).expect("it can be written");
    #[cfg(unix)]
    std::fs::set_permissions(&place, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("it is ours");
    place.display().to_string()
}
