//! The page before its program is here: the titles can be pressed, and the press counts.

use std::path::PathBuf;

use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use serde_json::{Value, json};
use tea_table::games::SHELF;
use tokio::sync::watch;
use tower_http::services::ServeDir;
use xtask::serve::Server;

use crate::driver::{Browser, profile};
use crate::table::{copy_folder, dist_folder, wait_until_mounted};

const ENTER: &str = "\u{E007}";
/// Whether all titles are seen and can be pressed.
const OFFERED: &str = "[...document.querySelectorAll('.first-titles a')].filter((link) => link.offsetHeight >= 44 && \
                       getComputedStyle(link).visibility === 'visible').length";

/// A host that keeps every program back until it is told to send them.
struct HoldingHost {
    server: Server,
    sends: watch::Sender<bool>,
    folder: PathBuf,
}

impl HoldingHost {
    fn start() -> HoldingHost {
        let folder = profile().with_extension("dist");
        copy_folder(&dist_folder(), &folder);
        // Drivers wait until a page is loaded, for which browsers wait for its preloads.
        let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
        let lines = page.lines().filter(|line| !(line.contains("rel=\"preload\"") && line.contains(".wasm")));
        let eager: String = lines.flat_map(|line| [line, "\n"]).collect();
        assert_ne!(eager, page, "a program is preloaded");
        std::fs::write(folder.join("index.html"), eager).expect("it can be written");
        let (sends, sending) = watch::channel(false);
        let files = Router::new().fallback_service(ServeDir::new(&folder));
        let app = files.layer(from_fn(move |request: Request, next: Next| {
            let mut sending = sending.clone();
            async move {
                if request.uri().path().ends_with(".wasm") {
                    // An error means that the test is over.
                    drop(sending.wait_for(|sends| *sends).await);
                }
                next.run(request).await
            }
        }));
        HoldingHost { server: Server::start_router(app, 0).expect("a port is free"), sends, folder }
    }

    fn open(&self, place: &str, width: u32, height: u32) -> Browser {
        let browser = Browser::open(width, height);
        browser.go(&format!("{}{place}", self.server.url()));
        browser
    }

    fn send(&self) {
        self.sends.send_replace(true);
    }
}

impl Drop for HoldingHost {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

fn until_offered(browser: &Browser) {
    browser.until("all titles can be pressed", &format!("{OFFERED} === {}", SHELF.len()));
}

/// Returns the addresses of the titles that are shown as pressed.
fn pressed(browser: &Browser) -> Value {
    browser.eval(
        "[...document.querySelectorAll('.first-titles [aria-current=true]')].map((link) => link.getAttribute('href'))",
    )
}

#[test]
fn a_title_pressed_while_loading_opens_once_loaded() {
    let host = HoldingHost::start();
    let browser = host.open("", 390, 844);
    until_offered(&browser);
    let names = browser.eval("[...document.querySelectorAll('.first-titles a')].map((link) => link.textContent)");
    assert_eq!(names, SHELF.iter().map(|info| info.title).collect::<Value>());
    assert_eq!(pressed(&browser), json!([]));
    let before = browser.eval("history.length").as_u64().expect("a number");
    let setup = format!("#/new/{}", SHELF[SHELF.len() - 1].id);
    browser.click(&format!(".first-titles a[href='{setup}']"));
    browser.until("the address keeps the press", &format!("location.hash === '{setup}'"));
    browser.until("a press is seen", "!!document.querySelector('.first-titles [aria-current=true]')");
    assert_eq!(pressed(&browser), json!([setup]));
    assert_eq!(browser.eval("document.getElementById('first').innerText.includes('Loading …')"), json!(true));
    host.send();
    wait_until_mounted(&browser);
    let opened = format!("location.hash === '{setup}' && !!document.querySelector('[data-page=setup] [data-start]')");
    browser.until("the setup is open", &opened);
    assert_eq!(browser.eval("history.length"), json!(before + 1), "one press is one step back");
    browser.eval("history.back()");
    browser.until("the shelf is one step back", "!!document.querySelector('[data-page=home]')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_key_pressed_while_loading_counts_and_can_be_undone() {
    let host = HoldingHost::start();
    let browser = host.open("#/", 844, 390);
    until_offered(&browser);
    assert_eq!(browser.eval("document.documentElement.scrollHeight <= innerHeight"), json!(true), "it fits");
    browser.eval("document.querySelector('.first-titles a').focus()");
    browser.keys(ENTER);
    browser.until("the press is seen", "!!document.querySelector('.first-titles [aria-current=true]')");
    assert_eq!(pressed(&browser), json!([format!("#/new/{}", SHELF[0].id)]));
    browser.eval("history.back()");
    browser.until("the press is taken back", "!document.querySelector('.first-titles [aria-current=true]')");
    host.send();
    browser.until("the shelf is open", "!!document.querySelector('[data-page=home]')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn titles_are_offered_while_loading_only_at_the_shelf() {
    let host = HoldingHost::start();
    for fragment in ["#/settings", "#/today", "#/saved"] {
        let browser = host.open(fragment, 390, 844);
        browser.until("it loads", "document.getElementById('first').innerText.includes('Loading …')");
        assert_eq!(browser.eval("document.getElementById('first-games').offsetHeight"), json!(0), "{fragment}");
    }
}
