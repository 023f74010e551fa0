//! A WebDriver client, as small as the tests need: one browser with a profile of its own, in which scripts are
//! run, keys are pressed and logs are read.
//!
//! Speaks plain HTTP to the driver program on localhost, to any of the engines that [`crate::engine`] tells apart;
//! knows nothing of Tea Table.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::engine::{Engine, Port, Wish, downloads_of, log_of};

/// How long the slowest thing may take that is waited for, on two busy cores.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// How Chromium's warning begins when it ignores a change of the address because there were too many.
const THROTTLED: &str = "Throttling navigation";

/// A browser that is closed when dropped.
#[derive(Debug)]
pub struct Browser {
    /// What kind it is.
    pub engine: Engine,
    driver: Child,
    port: u16,
    session: String,
    /// Where the browser keeps its storage; survives [`Browser::kill`].
    profile: PathBuf,
    /// How much of the log of its output was read.
    heard: AtomicUsize,
    /// What Chromium logged and no test has asked for yet.
    logged: Mutex<Vec<Value>>,
}

/// A folder of its own for a browser's storage.
pub fn profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::SeqCst);
    std::env::temp_dir().join(format!("tea-table-{}-{number}", std::process::id()))
}

impl Browser {
    /// Opens a browser with a fresh profile and a page of this size.
    pub fn open(width: u32, height: u32) -> Browser {
        Browser::open_in(profile(), width, height)
    }

    /// Opens a browser with this profile.
    pub fn open_in(profile: PathBuf, width: u32, height: u32) -> Browser {
        Browser::open_as(profile, &Wish { width, height, keeps: true })
    }

    /// Opens a browser in which no page may keep anything.
    pub fn open_forgetful(width: u32, height: u32) -> Browser {
        Browser::open_as(profile(), &Wish { width, height, keeps: false })
    }

    fn open_as(profile: PathBuf, wish: &Wish) -> Browser {
        let engine = Engine::here();
        let (mut command, port) = engine.driver();
        std::fs::create_dir_all(&profile).expect("a folder can be made");
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log_of(&profile));
        let mut log = log.expect("it can be written");
        command.stderr(log.try_clone().expect("it can be written twice"));
        let mut driver = command.spawn().unwrap_or_else(|error| panic!("the driver of {engine:?} starts: {error}"));
        let mut said = BufReader::new(driver.stdout.take().expect("its output is piped"));
        let port = match port {
            Port::Given(port) => port,
            Port::After(words) => port_in(&mut said, words),
        };
        // What it says later must not fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut said, &mut log));
        let mut browser = Browser {
            engine,
            driver,
            port,
            session: String::new(),
            profile,
            heard: AtomicUsize::new(0),
            logged: Mutex::default(),
        };
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "the driver of {engine:?} does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
        let asked = engine.capabilities(wish, &browser.profile);
        let begun = browser.ask("POST", "/session", &asked).expect("a session begins");
        browser.session = begun["sessionId"].as_str().expect("a session has an id").to_string();
        browser.size(wish.width, wish.height);
        browser
    }

    /// Gives the page this size, or the nearest that the engine's windows can have.
    fn size(&self, width: u32, height: u32) {
        if self.engine == Engine::Chromium {
            // Headless windows count their frame into the size that they are asked for.
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
            self.cdp("Emulation.setDeviceMetricsOverride", metrics);
            return;
        }
        let frame = |axis: &str| self.eval(&format!("outer{axis} - inner{axis}")).as_u64().unwrap_or(0);
        let (wide, high) = (u64::from(width) + frame("Width"), u64::from(height) + frame("Height"));
        self.call("POST", "/window/rect", &json!({ "width": wide, "height": high }));
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).map_err(|error| error.to_string())?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\nContent-Type: application/json; \
             charset=utf-8\r\nContent-Length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        stream.set_read_timeout(Some(Duration::from_mins(2))).map_err(|error| error.to_string())?;
        stream.write_all(request.as_bytes()).map_err(|error| error.to_string())?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).map_err(|error| error.to_string())?;
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().map_err(|_| format!("odd length: {line}"))?;
            }
        }
        let mut bytes = vec![0; length];
        reader.read_exact(&mut bytes).map_err(|error| error.to_string())?;
        let answer: Value = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
        let value = answer["value"].clone();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default())),
            None => Ok(value),
        }
    }

    /// Calls the session; a refusal fails the test.
    #[track_caller]
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let path = format!("/session/{}{path}", self.session);
        self.ask(method, &path, body).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// A command of Chromium's own protocol.
    #[track_caller]
    pub fn cdp(&self, command: &str, words: Value) -> Value {
        self.call("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": words }))
    }

    /// Goes to an address and waits until it is loaded.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.leave(url);
        self.call("POST", "/url", &json!({ "url": url }));
    }

    /// Tells the page that it is about to be left for this address. Firefox cuts off what a page is still fetching
    /// as soon as it is left, and lets it run on until the next page comes: that its fetches failed is then no
    /// complaint. Everything else is, up to its end.
    fn leave(&self, url: &str) {
        if self.engine != Engine::Firefox {
            return;
        }
        let script = "const bare = (url) => url.split('#')[0]; \
             if (arguments[0].includes('#') && bare(arguments[0]) === bare(location.href)) return; \
             const say = console.error; console.error = (...words) => { \
             if (!/NetworkError when attempting to fetch|AbortError/.test(String(words[0]))) say.apply(console, words); }";
        let path = format!("/session/{}/execute/sync", self.session);
        // In front may be nothing that runs scripts.
        drop(self.ask("POST", &path, &json!({ "script": script, "args": [url] })));
    }

    /// Loads the page again, as a person would.
    #[track_caller]
    pub fn reload(&self) {
        if self.engine == Engine::Firefox {
            // Its driver reloads past every cache, service workers included.
            self.leave("");
            self.run("window.stale = true; setTimeout(() => location.reload())", json!([]));
            self.until("it is loaded again", "!window.stale && document.readyState === 'complete'");
        } else {
            self.call("POST", "/refresh", &json!({}));
        }
    }

    /// Runs the body of a function in the page; `arguments` are its.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        let arguments = if arguments.is_array() { arguments } else { json!([arguments]) };
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    fn attempt(&self, script: &str) -> Result<Value, String> {
        let path = format!("/session/{}/execute/sync", self.session);
        let answer = self.ask("POST", &path, &json!({ "script": script, "args": [] }));
        match answer {
            Err(error)
                if !error.contains("unloaded")
                    && !error.contains("javascript error")
                    && !error.contains("no such window") =>
            {
                panic!("{script}: {error}")
            }
            answer => answer,
        }
    }

    /// The value of an expression in the page; a promise is waited for.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), json!([]))
    }

    /// Waits until an expression in the page is true.
    #[track_caller]
    pub fn until(&self, what: &str, expression: &str) {
        self.until_within(PATIENCE, what, expression);
    }

    /// Waits so long at most until an expression in the page is true.
    #[track_caller]
    pub fn until_within(&self, patience: Duration, what: &str, expression: &str) {
        let begun = Instant::now();
        let mut looked = begun;
        // While one page goes and the next one comes there is nothing that could be asked.
        let ask = || self.attempt(&format!("return {expression}")).unwrap_or(Value::Null);
        while ask() != json!(true) {
            if begun.elapsed() > patience {
                let seen = self.eval("document.body.innerText.slice(0, 600)");
                panic!("{what}: not within {} s. The page says {seen}; its log {:#?}", patience.as_secs(), self.log());
            }
            if looked.elapsed() > Duration::from_secs(1) {
                self.read_log();
                looked = Instant::now();
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses one key after another on whatever has the focus. Named keys by their WebDriver code points.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let presses: Vec<_> = keys
            .chars()
            .flat_map(|key| [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })])
            .collect();
        self.call("POST", "/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": presses }] }));
    }

    /// Clicks, as a finger or mouse would, the first element that a selector finds.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let id = self.find(selector);
        self.call("POST", &format!("/element/{id}/click"), &json!({}));
    }

    /// The driver's name for the first element that a selector finds.
    #[track_caller]
    fn find(&self, selector: &str) -> String {
        let found = self.call("POST", "/element", &json!({ "using": "css selector", "value": selector }));
        let id = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str);
        id.expect("an element").to_string()
    }

    /// Gives a file on the disk to the field that a selector finds, as if it had been chosen there.
    #[track_caller]
    pub fn give_file(&self, selector: &str, place: &Path) {
        let id = self.find(selector);
        self.call("POST", &format!("/element/{id}/value"), &json!({ "text": place.display().to_string() }));
    }

    /// Where the files go that pages save; `None` where the engine's driver leads them nowhere.
    pub fn downloads(&self) -> Option<PathBuf> {
        self.engine.saves_files().then(|| downloads_of(&self.profile))
    }

    /// Opens a further tab and goes to it; gives the handle of the new one.
    #[track_caller]
    pub fn new_tab(&self) -> String {
        let tab = self.call("POST", "/window/new", &json!({ "type": "tab" }));
        let handle = tab["handle"].as_str().expect("a tab has a handle").to_string();
        self.switch_to(&handle);
        handle
    }

    /// The handle of the tab in front.
    #[track_caller]
    pub fn tab(&self) -> String {
        self.call("GET", "/window", &Value::Null).as_str().expect("a handle").to_string()
    }

    /// Goes to another tab.
    #[track_caller]
    pub fn switch_to(&self, handle: &str) {
        self.call("POST", "/window", &json!({ "handle": handle }));
    }

    /// Closes the tab in front; another has to be switched to.
    #[track_caller]
    pub fn close_tab(&self) {
        self.call("DELETE", "/window", &Value::Null);
    }

    /// What the page wrote to its console since it was last asked, errors only.
    #[track_caller]
    pub fn log(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            let bytes = std::fs::read(log_of(&self.profile)).unwrap_or_default();
            let text =
                String::from_utf8_lossy(&bytes[self.heard.swap(bytes.len(), Ordering::SeqCst).min(bytes.len())..])
                    .into_owned();
            return text.lines().filter(|line| self.engine.complains(line)).map(str::to_string).collect();
        }
        self.read_log();
        let entries = std::mem::take(&mut *self.logged.lock().expect("nobody failed with it"));
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Fetches what Chromium logged since this was last called. Fails the test at once where the browser says that it
    /// ignored a change of the address: whatever the test waits for would never come.
    #[track_caller]
    fn read_log(&self) {
        if self.engine != Engine::Chromium {
            return;
        }
        let entries = self.call("POST", "/se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let throttled = |entry: &&Value| entry["message"].as_str().is_some_and(|text| text.contains(THROTTLED));
        if let Some(entry) = entries.iter().find(throttled) {
            panic!("the address changes faster than the browser allows: {}", entry["message"]);
        }
        self.logged.lock().expect("nobody failed with it").extend(entries);
    }

    /// Every address that was asked for since this was last called; where the driver does not tell, those that the
    /// page in front knows of.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            let known = self.eval("performance.getEntriesByType('resource').map((entry) => entry.name)");
            let known = known.as_array().cloned().unwrap_or_default();
            return known.iter().filter_map(|name| name.as_str().map(str::to_string)).collect();
        }
        let entries = self.call("POST", "/se/log", &json!({ "type": "performance" }));
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

    /// Closes the browser, as a person would, and gives back its profile.
    pub fn close(self) -> PathBuf {
        let mut this = std::mem::ManuallyDrop::new(self);
        drop(this.ask("DELETE", &format!("/session/{}", this.session), &Value::Null));
        drop(this.driver.kill());
        drop(this.driver.wait());
        this.profile.clone()
    }

    /// Ends the whole browser at once, as a crash or a dead battery would, and gives back its profile.
    pub fn kill(self) -> PathBuf {
        let id = self.eval("navigator.userAgent");
        assert!(id.is_string());
        let profile = self.profile.clone();
        let place = profile.display().to_string();
        let marks = [format!("--user-data-dir={place}"), place];
        for process in std::fs::read_dir("/proc").expect("a system with /proc").flatten() {
            let Ok(pid) = process.file_name().to_string_lossy().parse::<u32>() else { continue };
            let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&words).split('\0').any(|word| marks.iter().any(|mark| mark == word)) {
                drop(Command::new("kill").args(["-9", &pid.to_string()]).stderr(Stdio::null()).status());
            }
        }
        let mut this = std::mem::ManuallyDrop::new(self);
        drop(this.driver.kill());
        drop(this.driver.wait());
        // The next browser must not take the profile for one that is in use.
        for lock in ["SingletonLock", "lock", ".parentlock"] {
            drop(std::fs::remove_file(profile.join(lock)));
        }
        profile
    }
}

/// The port that a driver tells in its first lines.
fn port_in(said: &mut impl BufRead, words: &str) -> u16 {
    let mut line = String::new();
    loop {
        line.clear();
        assert!(said.read_line(&mut line).expect("it can be read") > 0, "the driver ended before it was ready");
        if let Some((_, port)) = line.trim().trim_end_matches('.').rsplit_once(words) {
            return port.parse().expect("a port");
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.ask("DELETE", &format!("/session/{}", self.session), &Value::Null));
        drop(self.driver.kill());
        drop(self.driver.wait());
        drop(std::fs::remove_dir_all(&self.profile));
    }
}
