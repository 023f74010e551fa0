//! A WebDriver client, as small as the tests need: one browser with a profile of its own, in which scripts are
//! run, keys are pressed and logs are read.
//!
//! Speaks plain HTTP to the driver program on localhost; knows nothing of Tea Table.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long the slowest thing may take that is waited for, on two busy cores.
pub const PATIENCE: Duration = Duration::from_secs(40);

/// A browser that is closed when dropped.
#[derive(Debug)]
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    /// Where the browser keeps its storage; survives [`Browser::kill`].
    profile: PathBuf,
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: call `cargo xtask test --browser`"))
}

/// A folder of its own for a browser's storage.
pub fn profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::SeqCst);
    std::env::temp_dir().join(format!("tea-table-{}-{number}", std::process::id()))
}

impl Browser {
    /// Opens Chromium with a fresh profile and a window of this size.
    pub fn open(width: u32, height: u32) -> Browser {
        Browser::open_in(profile(), width, height)
    }

    /// Opens Chromium with this profile.
    pub fn open_in(profile: PathBuf, width: u32, height: u32) -> Browser {
        let mut driver = Command::new(variable("TEA_CHROMEDRIVER"))
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut said = BufReader::new(driver.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(said.read_line(&mut line).expect("it can be read") > 0, "chromedriver ended before it was ready");
            if let Some((_, port)) = line.trim().trim_end_matches('.').rsplit_once("successfully on port ") {
                break port.parse().expect("a port");
            }
        };
        // What it says later must not fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let mut browser = Browser { driver, port, session: String::new(), profile };
        let options = json!({
            "binary": variable("TEA_CHROMIUM"),
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--force-prefers-reduced-motion",
                format!("--user-data-dir={}", browser.profile.display()),
                format!("--window-size={width},{height}"),
            ],
        });
        let asked = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "unhandledPromptBehavior": "accept",
        } } });
        let begun = browser.ask("POST", "/session", &asked).expect("a session begins");
        browser.session = begun["sessionId"].as_str().expect("a session has an id").to_string();
        // Headless windows count their frame into the size that they are asked for.
        let metrics = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params":
            { "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 } });
        browser.call("POST", "/goog/cdp/execute", &metrics);
        browser
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

    /// Goes to an address and waits until it is loaded.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.call("POST", "/url", &json!({ "url": url }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.call("POST", "/refresh", &json!({}));
    }

    /// Runs the body of a function in the page; `arguments` are its.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        let arguments = if arguments.is_array() { arguments } else { json!([arguments]) };
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
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
        while self.eval(expression) != json!(true) {
            if begun.elapsed() > patience {
                let seen = self.eval("document.body.innerText.slice(0, 600)");
                panic!("{what}: not within {} s. The page says {seen}; its log {:#?}", patience.as_secs(), self.log());
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
        let found = self.call("POST", "/element", &json!({ "using": "css selector", "value": selector }));
        let id = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str).expect("an element");
        self.call("POST", &format!("/element/{id}/click"), &json!({}));
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
        let entries = self.call("POST", "/se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Every address that was asked for since this was last called.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
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

    /// Ends the whole browser at once, as a crash or a dead battery would, and gives back its profile.
    pub fn kill(self) -> PathBuf {
        let id = self.eval("navigator.userAgent");
        assert!(id.is_string());
        let profile = self.profile.clone();
        let mark = format!("--user-data-dir={}", profile.display());
        for process in std::fs::read_dir("/proc").expect("a system with /proc").flatten() {
            let Ok(pid) = process.file_name().to_string_lossy().parse::<u32>() else { continue };
            let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&words).split('\0').any(|word| word == mark) {
                drop(Command::new("kill").args(["-9", &pid.to_string()]).stderr(Stdio::null()).status());
            }
        }
        let mut this = std::mem::ManuallyDrop::new(self);
        drop(this.driver.kill());
        drop(this.driver.wait());
        // The next browser must not take the profile for one that is in use.
        drop(std::fs::remove_file(profile.join("SingletonLock")));
        profile
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
