//! A browser driven by tests, with a profile of its own: runs scripts, presses keys, reads logs. Calls block until
//! they are answered, so that tests read from top to bottom.
//!
//! Built on `fantoccini`, for any engine of [`crate::engine`]; knows nothing of Tea Table.

use std::future::Future;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::engine::{BrowserOptions, Engine, Port, camera_path, downloads_path, log_path};

/// Maximum wait for a condition in the page, on two busy cores.
pub const TIMEOUT: Duration = Duration::from_secs(90);
const ANSWER_TIMEOUT: Duration = Duration::from_mins(2);
/// The beginning of Chromium's warning that it ignored a change of the address because there were too many.
const THROTTLING_MESSAGE: &str = "Throttling navigation";

/// A browser, closed when dropped.
#[derive(Debug)]
pub struct Browser {
    pub engine: Engine,
    driver: Child,
    /// The connection to the driver; `None` once the browser is gone.
    client: Option<Client>,
    runtime: Runtime,
    /// The folder of the browser's storage; `None` once it was passed to the next browser.
    profile: Option<PathBuf>,
    /// Number of bytes of its output log read so far.
    read: AtomicUsize,
    /// Chromium's console messages that no test has asked for yet.
    console: Mutex<Vec<Value>>,
}

/// Returns an unused path for the storage of a browser.
pub fn profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::SeqCst);
    std::env::temp_dir().join(format!("tea-table-{}-{number}", std::process::id()))
}

/// A command that only some drivers know, relative to the session's path.
#[derive(Debug)]
struct Extension {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

impl Browser {
    /// Opens a browser with a fresh profile and a viewport of this size.
    pub fn open(width: u32, height: u32) -> Browser {
        Browser::open_in(profile(), width, height)
    }

    pub fn open_in(profile: PathBuf, width: u32, height: u32) -> Browser {
        Browser::open_as(profile, &BrowserOptions { width, height, keeps: true, has_camera: false })
    }

    /// Opens a browser in which no page may store anything.
    pub fn open_forgetful(width: u32, height: u32) -> Browser {
        Browser::open_as(profile(), &BrowserOptions { width, height, keeps: false, has_camera: false })
    }

    /// Opens a Chromium with a camera that shows `video`, in the format Y4M.
    pub fn open_with_camera(width: u32, height: u32, video: &[u8]) -> Browser {
        let profile = profile();
        std::fs::create_dir_all(&profile).expect("a folder can be made");
        std::fs::write(camera_path(&profile), video).expect("it can be written");
        Browser::open_as(profile, &BrowserOptions { width, height, keeps: true, has_camera: true })
    }

    /// Replaces what the camera shows when it is opened the next time.
    pub fn show_to_camera(&self, video: &[u8]) {
        std::fs::write(camera_path(self.profile()), video).expect("it can be written");
    }

    fn open_as(profile: PathBuf, options: &BrowserOptions) -> Browser {
        let engine = Engine::current();
        std::fs::create_dir_all(&profile).expect("a folder can be made");
        let (driver, port) = start_driver(engine, &profile);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let mut asked = ClientBuilder::new(HttpConnector::new());
        asked.capabilities(engine.capabilities(options, &profile));
        let client = runtime.block_on(asked.connect(&format!("http://127.0.0.1:{port}")));
        let browser = Browser {
            engine,
            driver,
            client: Some(client.expect("a session begins")),
            runtime,
            profile: Some(profile),
            read: AtomicUsize::new(0),
            console: Mutex::default(),
        };
        browser.resize(options.width, options.height);
        browser
    }

    /// Resizes the page to this size, or to the nearest that the engine's windows can have.
    pub fn resize(&self, width: u32, height: u32) {
        if self.engine == Engine::Chromium {
            // Headless windows include their frame in the requested size.
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
            self.cdp("Emulation.setDeviceMetricsOverride", metrics);
            return;
        }
        let frame = |axis: &str| self.eval(&format!("outer{axis} - inner{axis}")).as_u64().unwrap_or(0) as u32;
        self.call(self.client().set_window_size(width + frame("Width"), height + frame("Height")));
    }

    fn client(&self) -> &Client {
        self.client.as_ref().expect("the browser lives")
    }

    fn profile(&self) -> &Path {
        self.profile.as_deref().expect("the browser lives")
    }

    #[track_caller]
    fn wait_for<T>(&self, answer: impl Future<Output = T>) -> T {
        let answer = self.runtime.block_on(async { tokio::time::timeout(ANSWER_TIMEOUT, answer).await });
        answer.unwrap_or_else(|_| panic!("the driver did not answer within {} s", ANSWER_TIMEOUT.as_secs()))
    }

    /// Blocks until the driver answers; an error fails the test.
    #[track_caller]
    fn call<T>(&self, answer: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.wait_for(answer) {
            Ok(answer) => answer,
            Err(error) => panic!("{error}"),
        }
    }

    #[track_caller]
    fn extension(&self, path: &'static str, body: Value) -> Value {
        self.call(self.client().issue_cmd(Extension { path, body }))
    }

    /// Runs a command of the Chrome DevTools Protocol.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.extension("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// Navigates to an address and waits until it is loaded.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.leave(url);
        self.call(self.client().goto(url));
    }

    /// Prepares to navigate from the page in front to this address. Firefox aborts pending fetches on navigation but
    /// lets the page run until the next one arrives, so the failures of those fetches are not complaints. Everything
    /// else is.
    fn leave(&self, url: &str) {
        if self.engine != Engine::Firefox {
            return;
        }
        let script = "const bare = (url) => url.split('#')[0]; \
             if (arguments[0].includes('#') && bare(arguments[0]) === bare(location.href)) return; \
             const say = console.error; console.error = (...words) => { \
             if (!/NetworkError when attempting to fetch|AbortError/.test(String(words[0]))) \
             say.apply(console, words); }";
        // The page in front may be unable to run scripts.
        drop(self.wait_for(self.client().execute(script, vec![json!(url)])));
    }

    #[track_caller]
    pub fn reload(&self) {
        if self.engine == Engine::Firefox {
            // The driver's own reload bypasses every cache, service workers included.
            self.leave("");
            self.run("window.stale = true; setTimeout(() => location.reload())", json!([]));
            self.until("it is loaded again", "!window.stale && document.readyState === 'complete'");
        } else {
            self.call(self.client().refresh());
        }
    }

    /// Runs a function body in the page with these `arguments`.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        let arguments = match arguments {
            Value::Array(arguments) => arguments,
            one => vec![one],
        };
        self.call(self.client().execute(script, arguments))
    }

    /// Evaluates an expression in the page; a promise is awaited.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), json!([]))
    }

    /// Like [`Browser::eval`], but `None` between two pages, when nothing can be evaluated.
    #[track_caller]
    fn try_eval(&self, expression: &str) -> Option<Value> {
        match self.wait_for(self.client().execute(&format!("return {expression}"), vec![])) {
            Ok(value) => Some(value),
            Err(error) if error.is_javascript_error() || error.is_no_such_window() => None,
            Err(error) if error.to_string().contains("unloaded") => None,
            Err(error) => panic!("{expression}: {error}"),
        }
    }

    /// Waits until an expression in the page is true; fails the test after [`TIMEOUT`].
    #[track_caller]
    pub fn until(&self, what: &str, expression: &str) {
        self.until_within(TIMEOUT, what, expression);
    }

    /// Waits until an expression in the page is true; fails the test after `patience`.
    #[track_caller]
    pub fn until_within(&self, patience: Duration, what: &str, expression: &str) {
        let started = Instant::now();
        let mut looked = started;
        while self.try_eval(expression) != Some(json!(true)) {
            if started.elapsed() > patience {
                let text = self.eval("document.body.innerText.slice(0, 600)");
                panic!("{what}: not within {} s. The page says {text}; its log {:#?}", patience.as_secs(), self.log());
            }
            if looked.elapsed() > Duration::from_secs(1) {
                self.read_console();
                looked = Instant::now();
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses keys one after another on the focused element; named keys are given by their WebDriver code points.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let presses = keys.chars().fold(KeyActions::new("keys".into()), |actions, value| {
            actions.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.call(self.client().perform_actions(presses));
    }

    /// Clicks the first match of a selector, as a finger or mouse would.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        // After a hand-over, presses are ignored for half a second.
        let counts = "!(document.querySelector('[data-settled]')?.dataset.settled > performance.now())";
        self.until("presses count", counts);
        // The element may be part of a text that is still being fetched, such as a rulebook.
        self.until(selector, &format!("!!document.querySelector({})", json!(selector)));
        let element = self.find(selector);
        self.call(element.click());
    }

    #[track_caller]
    fn find(&self, selector: &str) -> Element {
        self.call(self.client().find(Locator::Css(selector)))
    }

    /// Puts a file on disk into the first matching field, as if it had been chosen there.
    #[track_caller]
    pub fn give_file(&self, selector: &str, path: &Path) {
        let field = self.find(selector);
        self.call(field.send_keys(&path.display().to_string()));
    }

    /// Returns the folder to which pages save files; `None` if the engine's driver cannot set it.
    pub fn downloads(&self) -> Option<PathBuf> {
        self.engine.saves_files().then(|| downloads_path(self.profile()))
    }

    /// Opens another tab, switches to it and returns its handle.
    #[track_caller]
    pub fn new_tab(&self) -> WindowHandle {
        let tab = self.call(self.client().new_window(true)).handle;
        self.switch_to(&tab);
        tab
    }

    #[track_caller]
    pub fn tab(&self) -> WindowHandle {
        self.call(self.client().window())
    }

    #[track_caller]
    pub fn switch_to(&self, tab: &WindowHandle) {
        self.call(self.client().switch_to_window(tab.clone()));
    }

    /// Closes the tab in front; the caller must switch to another.
    #[track_caller]
    pub fn close_tab(&self) {
        self.call(self.client().close_window());
    }

    /// Returns the errors that the page logged since the last call.
    #[track_caller]
    pub fn log(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            let bytes = std::fs::read(log_path(self.profile())).unwrap_or_default();
            let from = self.read.swap(bytes.len(), Ordering::SeqCst).min(bytes.len());
            let text = String::from_utf8_lossy(&bytes[from..]).into_owned();
            return text.lines().filter(|line| self.engine.is_complaint(line)).map(str::to_string).collect();
        }
        self.read_console();
        let entries = std::mem::take(&mut *self.console.lock().expect("nobody failed with it"));
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Fetches Chromium's messages since the last call. Fails the test at once if the browser ignored a change of the
    /// address, because the condition that the test waits for would never become true.
    #[track_caller]
    fn read_console(&self) {
        if self.engine != Engine::Chromium {
            return;
        }
        let entries = self.extension("se/log", json!({ "type": "browser" }));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let throttled =
            |entry: &&Value| entry["message"].as_str().is_some_and(|text| text.contains(THROTTLING_MESSAGE));
        if let Some(entry) = entries.iter().find(throttled) {
            panic!("the address changes faster than the browser allows: {}", entry["message"]);
        }
        self.console.lock().expect("nobody failed with it").extend(entries);
    }

    /// Returns every address requested since the last call. If the driver does not report requests, returns the
    /// addresses of all resources that the page in front has loaded.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            let known = self.eval("performance.getEntriesByType('resource').map((entry) => entry.name)");
            let known = known.as_array().cloned().unwrap_or_default();
            return known.iter().filter_map(|name| name.as_str().map(str::to_string)).collect();
        }
        let entries = self.extension("se/log", json!({ "type": "performance" }));
        let mut urls = Vec::new();
        for entry in entries.as_array().into_iter().flatten() {
            let Some(message) = entry["message"].as_str() else { continue };
            let message: Value = serde_json::from_str(message).expect("an event is JSON");
            if message["message"]["method"] == "Network.requestWillBeSent" {
                urls.extend(message["message"]["params"]["request"]["url"].as_str().map(str::to_string));
            }
        }
        urls
    }

    /// Closes the browser as a person would, and returns its profile.
    pub fn close(mut self) -> PathBuf {
        self.profile.take().expect("the browser lives")
    }

    /// Kills the whole browser, as a crash or an empty battery would, and returns its profile.
    pub fn kill(mut self) -> PathBuf {
        assert!(self.eval("navigator.userAgent").is_string(), "it lives up to now");
        let profile = self.profile.take().expect("the browser lives");
        let place = profile.display().to_string();
        let marks = [format!("--user-data-dir={place}"), place];
        for process in std::fs::read_dir("/proc").expect("a system with /proc").flatten() {
            let Ok(pid) = process.file_name().to_string_lossy().parse::<u32>() else { continue };
            let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&words).split('\0').any(|word| marks.iter().any(|mark| mark == word)) {
                drop(Command::new("kill").args(["-9", &pid.to_string()]).stderr(std::process::Stdio::null()).status());
            }
        }
        // Without a client, dropping the browser does not try to close it.
        drop(self.client.take());
        drop(self);
        // The next browser must not take the profile for one in use.
        for lock in ["SingletonLock", "lock", ".parentlock"] {
            drop(std::fs::remove_file(profile.join(lock)));
        }
        profile
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            drop(self.runtime.block_on(async { tokio::time::timeout(ANSWER_TIMEOUT, client.close()).await }));
        }
        drop(self.driver.kill());
        drop(self.driver.wait());
        if let Some(profile) = &self.profile {
            drop(std::fs::remove_dir_all(profile));
        }
    }
}

/// Maximum number of attempts to start a driver, which may exit before it listens.
const MAX_STARTS: u32 = 5;

/// Starts the driver and waits until it listens; its output goes to the log in the profile.
fn start_driver(engine: Engine, profile: &Path) -> (Child, u16) {
    let mut ended = Vec::new();
    for _ in 0..MAX_STARTS {
        match try_start(engine, profile) {
            Ok(started) => return started,
            Err(said) => ended.push(said),
        }
    }
    panic!("the driver of {engine:?} ended {MAX_STARTS} times before it listened: {ended:?}");
}

/// Starts the driver once. The error is its output before it exited: Chromium's driver takes a free port of one
/// address family and exits if the same port of the other family is in use.
fn try_start(engine: Engine, profile: &Path) -> Result<(Child, u16), String> {
    let (mut command, port) = engine.driver();
    let log = std::fs::OpenOptions::new().create(true).append(true).open(log_path(profile));
    let mut log = log.expect("it can be written");
    command.stderr(log.try_clone().expect("it can be written twice"));
    let mut driver = command.spawn().unwrap_or_else(|error| panic!("the driver of {engine:?} starts: {error}"));
    let mut output = BufReader::new(driver.stdout.take().expect("its output is piped"));
    let port = match port {
        Port::Given(port) => port,
        Port::After(words) => match parse_port(&mut output, words) {
            Ok(port) => port,
            Err(output) => {
                driver.wait().expect("it has ended");
                return Err(output);
            }
        },
    };
    // Later output must not fill the pipe.
    std::thread::spawn(move || std::io::copy(&mut output, &mut log));
    let started = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(started.elapsed() < TIMEOUT, "the driver of {engine:?} does not listen");
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok((driver, port))
}

/// Parses the port from the driver's first lines. If the driver exits without printing a port, the error is all its
/// lines.
fn parse_port(said: &mut impl BufRead, words: &str) -> Result<u16, String> {
    let mut lines = String::new();
    loop {
        let begin = lines.len();
        if said.read_line(&mut lines).expect("it can be read") == 0 {
            return Err(lines);
        }
        if let Some((_, port)) = lines[begin..].trim().trim_end_matches('.').rsplit_once(words) {
            return Ok(port.parse().expect("a port"));
        }
    }
}
