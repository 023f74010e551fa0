//! The page as an app: its manifest, and the way to the home screen in browsers with and without an install prompt.

use serde_json::json;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{navigate, open_served_page, serve, tested_titles, wait_for_text, wait_until_mounted};

/// Hides the browser's own install prompt from the page: tests dispatch theirs.
fn suppress_real_offers(browser: &Browser) {
    if browser.engine == Engine::Chromium {
        let source = "addEventListener('beforeinstallprompt', (offer) => { \
                      if (offer.isTrusted) offer.stopImmediatePropagation(); }, true)";
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    }
}

#[test]
fn every_file_in_the_manifest_exists() {
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    let manifest = browser.eval("fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())");
    assert_eq!((&manifest["name"], &manifest["display"]), (&json!("Tea Table"), &json!("standalone")));
    for key in ["background_color", "theme_color", "short_name", "description"] {
        assert!(manifest[key].is_string(), "{key}");
    }
    let list = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
    // Each picture has the size that the manifest gives.
    for picture in [list("icons"), list("screenshots")].concat() {
        let size = browser.run(
            "return new Promise((done) => { const picture = new Image(); picture.onerror = () => done('missing'); \
             picture.onload = () => done(`${picture.naturalWidth}x${picture.naturalHeight}`); \
             picture.src = arguments[0]; })",
            picture["src"].clone(),
        );
        assert!(picture["sizes"] == "any" && size != "missing" || picture["sizes"] == size, "{picture}: {size}");
    }
    assert!(list("icons").iter().any(|icon| icon["purpose"] == "maskable"));
    let shortcuts = list("shortcuts");
    assert_eq!(shortcuts.len(), 1 + tested_titles().len(), "a shortcut to the deals of today and to each game");
    for shortcut in shortcuts {
        let url = shortcut["url"].as_str().expect("an address").trim_start_matches("./");
        browser.go(&format!("{}{url}", server.url()));
        browser.until("it is there", "!!document.querySelector('[data-start], [data-today]')");
    }
    let icon = browser.eval("fetch(document.querySelector('link[rel=apple-touch-icon]').href).then((file) => file.ok)");
    assert_eq!(icon, json!(true));
    for name in ["apple-mobile-web-app-capable", "apple-mobile-web-app-title", "mobile-web-app-capable", "theme-color"]
    {
        assert_eq!(
            browser.eval(&format!("!!document.querySelector('meta[name={name}]')?.content")),
            json!(true),
            "{name}"
        );
    }
    assert_eq!(
        browser.eval("document.querySelector('meta[name=viewport]').content.includes('viewport-fit=cover')"),
        json!(true)
    );
    if browser.engine == Engine::Chromium {
        let errors = browser.cdp("Page.getInstallabilityErrors", json!({}));
        assert_eq!(errors["installabilityErrors"], json!([]), "Chromium would install it");
        let manifest = browser.cdp("Page.getAppManifest", json!({}));
        assert_eq!(manifest["errors"], json!([]));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_install_button_opens_the_prompt_of_the_browser() {
    let server = serve();
    let browser = Browser::open(1366, 768);
    suppress_real_offers(&browser);
    browser.go(&server.url());
    wait_until_mounted(&browser);
    // Without a prompt, the button leads to instructions.
    browser.until("the way is shown", "document.querySelector('a.install')?.hash === '#/settings'");
    let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true }); window.prompted = 0; \
                 offer.prompt = () => { window.prompted += 1; return Promise.resolve({ outcome: 'dismissed' }); }; \
                 dispatchEvent(offer); return offer.defaultPrevented";
    assert_eq!(browser.run(offer, json!([])), json!(true), "the page asks at a time of its own");
    browser.until("it can be installed", "!!document.querySelector('button.install')");
    assert_eq!(browser.eval("window.prompted"), json!(0));
    browser.run("document.querySelector('button.install').click()", json!([]));
    browser.until("the browser asks", "window.prompted === 1");
    browser.until("an offer is good for once", "!document.querySelector('button.install')");
    // The settings have the same button.
    navigate(&browser, "#/settings");
    wait_for_text(&browser, "Open the browser’s menu and choose");
    browser.run(offer, json!([]));
    browser.until(
        "it can be installed",
        "[...document.querySelectorAll('main button, .page button')].some((one) => one.innerText.trim() === 'Install')",
    );
}

#[test]
fn on_an_iphone_instructions_warn_of_the_separate_storage() {
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium's driver can pretend to be another device");
        return;
    }
    let server = serve();
    let browser = Browser::open(390, 660);
    suppress_real_offers(&browser);
    let agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/17.4 Mobile/15E148 Safari/604.1";
    browser.cdp("Emulation.setUserAgentOverride", json!({ "userAgent": agent }));
    browser.go(&format!("{}#/settings", server.url()));
    wait_until_mounted(&browser);
    wait_for_text(&browser, "Add to Home Screen");
    wait_for_text(&browser, "has its own storage");
    wait_for_text(&browser, "Save all games as one file");
    // Simulates a start from the home screen.
    let source = "const real = window.matchMedia; \
                  window.matchMedia = (query) => real.call(window, query.includes('standalone') ? 'all' : query)";
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    browser.reload();
    wait_for_text(&browser, "Tea Table runs as an app on this device.");
    navigate(&browser, "#/");
    browser.until("the shelf is there", "!!document.querySelector('.shelf')");
    assert_eq!(browser.eval("!!document.querySelector('.install')"), json!(false), "nothing more to install");
}
