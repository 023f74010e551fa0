//! The screenshots that app stores and install prompts show, taken from the release build.
//!
//! `cargo test -p xtask --features browser-tests --test browser pictures -- --ignored`, with the variables that `cargo
//! xtask test --browser` sets, writes them to `public/screens` (`TEA_ONLY` selects games); the manifest lists those
//! that exist.

use base64ct::{Base64, Encoding};
use serde_json::json;
use xtask::process::root;

use crate::driver::Browser;
use crate::table::{
    fewest_people, navigate, play, record, serve, set_up, tested_titles, wait_until_drawn, wait_until_mounted,
};

#[test]
#[ignore = "writes pictures into the sources"]
fn take_screenshots() {
    let server = serve();
    let folder = root().join("public/screens");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    for (form, width, height, scale) in [("wide", 1366, 768, 1), ("narrow", 390, 660, 2)] {
        let browser = Browser::open(width, height);
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 700 });
        browser.cdp("Emulation.setDeviceMetricsOverride", metrics);
        browser.go(&server.url());
        wait_until_mounted(&browser);
        let take = |what: &str| {
            browser.eval("document.fonts.ready.then(() => true)");
            wait_until_drawn(&browser);
            let parameters = json!({ "format": "jpeg", "quality": 86 });
            let picture = browser.cdp("Page.captureScreenshot", parameters);
            let text = picture["data"].as_str().expect("a picture");
            let bytes = Base64::decode_vec(text).expect("base64");
            std::fs::write(folder.join(format!("{form}-{what}.jpg")), bytes).expect("it can be written");
        };
        for info in tested_titles() {
            set_up(&browser, record(info.id, &fewest_people(info), 3), true);
            play(&browser, 90, 8);
            browser.eval("document.querySelector('.notice button')?.click()");
            take(info.id);
        }
        navigate(&browser, "#/");
        browser.until("the shelf is there", "!!document.querySelector('.shelf')");
        take("shelf");
    }
}
