//! The page in every language: chosen, changed, fetched on its own, stored for play offline; laid out, mirrored and
//! played.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tea_table::words::Catalogue;
use xtask::process::root;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::layout::{layout_faults_in, resize_table};
use crate::lessons::{lessons, play_as_guided};
use crate::letters::Letters;
use crate::page::axe_violations;
use crate::table::{
    copy_folder, fewest_people, navigate, open_served_page, play, record, serve, set_up, tested_titles,
    tests_everything, wait_until_drawn, wait_until_mounted, window_on,
};

const LANGUAGE: &str = "document.documentElement.lang";
const READY: &str = "document.documentElement.hasAttribute('data-offline-ready')";

/// Reads a catalogue of the checkout.
pub fn catalogue(language: &str, name: &str) -> Catalogue {
    let file = |name: &str| {
        let place = root().join("public/locales").join(language).join(format!("{name}.ftl"));
        fs::read_to_string(&place).unwrap_or_else(|error| panic!("{}: {error}", place.display()))
    };
    Catalogue::read(language, [file(name).as_str(), file("shared").as_str()]).expect("catalogues are Fluent")
}

/// Returns the tags of the languages of the checkout.
fn languages() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("public/locales")).expect("it can be listed");
    folders.map(|entry| entry.expect("it is there").file_name().to_string_lossy().into_owned()).collect()
}

/// Sets the language of the open page and reloads the page.
#[track_caller]
fn set_language(browser: &Browser, language: &str) {
    browser.run("localStorage.setItem('tea-table.language', JSON.stringify(arguments[0]))", json!(language));
    browser.reload();
    wait_until_mounted(browser);
    assert_eq!(browser.eval(LANGUAGE), json!(language));
}

/// Returns the tags of the languages whose words the page has fetched: `de`.
fn fetched_languages(browser: &Browser) -> BTreeSet<String> {
    let requests = browser.requests();
    let words = requests.iter().filter_map(|url| url.split("/locales/").nth(1)?.split_once('-'));
    words.map(|(language, _)| language.to_owned()).collect()
}

#[test]
fn the_preferred_available_language_alone_is_fetched() {
    if Engine::current() == Engine::Firefox {
        println!("left out: only Chromium’s languages can be set while it runs");
        return;
    }
    let server = serve();
    for (wanted, expected) in [("de-AT,en", "de"), ("tlh,ar-EG", "ar"), ("tlh", "en"), ("en-GB,fr", "en")] {
        let browser = Browser::open(390, 844);
        let agent = browser.eval("navigator.userAgent");
        browser.cdp("Network.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": wanted }));
        browser.go(&server.url());
        wait_until_mounted(&browser);
        assert_eq!(browser.eval(LANGUAGE), json!(expected), "{wanted}");
        let direction = if expected == "ar" { "rtl" } else { "ltr" };
        assert_eq!(browser.eval("document.documentElement.dir"), json!(direction), "{wanted}");
        let described = browser.eval("document.querySelector('meta[name=description]').content");
        assert!(described.as_str().is_some_and(|text| text.len() > 40), "{described}");
        let manifest = browser.eval(
            "fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json()).then((it) => it.lang)",
        );
        assert_eq!(manifest, json!(expected), "{wanted}");
        browser.until("its words are kept", READY);
        assert_eq!(fetched_languages(&browser), BTreeSet::from([expected.to_owned()]), "{wanted}");
        assert_eq!(browser.log(), [""; 0], "{wanted}");
    }
}

#[test]
fn a_language_can_be_changed_at_a_table() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 5), true);
    play(&browser, 4, 3);
    wait_until_drawn(&browser);
    let saves = "JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('/game/')))";
    let before = browser.eval(saves);
    let menu = catalogue("en", "page").text("menu");
    browser.run(
        "[...document.querySelectorAll('button')].find((one) => one.offsetWidth > 0 && \
         (one.innerText.trim() === arguments[0] || one.getAttribute('aria-label') === arguments[0])).click()",
        json!(menu),
    );
    browser.until("the languages are offered", "!!document.querySelector('[data-language]')");
    let offered = browser.eval("[...document.querySelectorAll('[data-language] option')].map((one) => one.value)");
    let expected: Vec<_> = [String::new()].into_iter().chain(languages()).collect();
    assert_eq!(offered, json!(expected));
    browser.run(
        "const list = document.querySelector('[data-language]'); list.value = 'de'; \
         list.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([]),
    );
    browser
        .until("the table speaks German", &format!("{LANGUAGE} === 'de' && !!document.querySelector('[data-table]')"));
    assert_eq!(browser.eval(saves), before, "no move is lost, and the save has no language");
    browser.reload();
    wait_until_mounted(&browser);
    assert_eq!(browser.eval(LANGUAGE), json!("de"));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn an_unavailable_language_is_not_adopted() {
    let folder = std::env::temp_dir().join(format!("tea-table-languages-{}", std::process::id()));
    copy_folder(&crate::table::dist_folder(), &folder);
    let locales = fs::read_dir(folder.join("locales")).expect("it can be listed").flatten();
    for entry in locales.filter(|entry| entry.file_name().to_string_lossy().starts_with("pl-")) {
        fs::remove_dir_all(entry.path()).expect("it can go");
    }
    let server = crate::table::RequestLog::default().serve(&folder);
    let browser = window_on(&server, (1366, 768));
    navigate(&browser, "#/settings");
    browser.until("the languages are offered", "!!document.querySelector('[data-language]')");
    browser.run(
        "const list = document.querySelector('[data-language]'); list.value = 'pl'; \
         list.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([]),
    );
    browser.until("it says so", "document.body.innerText.includes('could not be loaded')");
    assert_eq!(browser.eval(LANGUAGE), json!("en"));
    assert_eq!(browser.eval("localStorage.getItem('tea-table.language')"), Value::Null);
    fs::remove_dir_all(&folder).expect("the copy can go");
}

#[test]
fn a_language_works_without_the_server() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    set_language(&browser, "pl");
    browser.until("its words are kept", READY);
    drop(server);
    for info in tested_titles() {
        navigate(&browser, &format!("#/new/{}", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-page=setup] [data-start]')");
        browser.reload();
        wait_until_mounted(&browser);
        assert_eq!(browser.eval(LANGUAGE), json!("pl"));
        navigate(&browser, &format!("#/rules/{}", info.id));
        browser
            .until("the rules are there", "(document.querySelector('[data-page=rules]')?.innerText.length ?? 0) > 500");
    }
}

/// A phone in portrait and landscape, a tablet, a desktop.
const SIZES: [(u32, u32); 4] = [(390, 844), (844, 390), (768, 1024), (1440, 900)];

#[test]
fn tables_are_laid_out_in_every_language_at_every_size() {
    let server = serve();
    let mut found = Vec::new();
    let browser = window_on(&server, (390, 844));
    for language in languages().into_iter().filter(|language| language != "en") {
        browser.resize(390, 844);
        set_language(&browser, &language);
        for info in tested_titles() {
            let seats = usize::from(info.seats.1.min(4));
            set_up(&browser, record(info.id, &vec!["person"; seats], 21), true);
            for position in 0..2 {
                play(&browser, 30, 60 + position);
                for size in SIZES {
                    resize_table(&browser, size);
                    let (width, height) = size;
                    let place = format!("{language}: {}, position {position}, {width}×{height}", info.id);
                    found.extend(
                        layout_faults_in(&browser, Letters::longest(), json!({ "longer": true }))
                            .into_iter()
                            .map(|fault| format!("{place}: {fault}")),
                    );
                }
            }
        }
        assert_eq!(browser.log(), [""; 0], "{language}");
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// With `--all` every lesson in every language; otherwise every lesson in one, and every language in some.
#[test]
fn lessons_are_played_to_their_ends_in_every_language() {
    let server = serve();
    let all = tests_everything();
    std::thread::scope(|scope| {
        for (title, info) in tested_titles().into_iter().enumerate() {
            let url = server.url();
            scope.spawn(move || {
                let browser = Browser::open(1366, 768);
                browser.go(&url);
                wait_until_mounted(&browser);
                browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
                let translations: Vec<_> = languages().into_iter().filter(|language| language != "en").collect();
                for (number, language) in translations.iter().enumerate() {
                    set_language(&browser, language);
                    let is_taken = |lesson: usize| all || (title + lesson) % translations.len() == number;
                    for (_, lesson) in lessons(info).iter().enumerate().filter(|(lesson, _)| is_taken(*lesson)) {
                        navigate(&browser, &format!("#/lesson/{}/{}", info.id, lesson.key));
                        let place = format!("{language}: {}, {}", info.id, lesson.key);
                        println!("{place}: {} presses", play_as_guided(&browser, language, &place));
                        assert_eq!(browser.log(), [""; 0], "{place}");
                        navigate(&browser, "#/settings");
                        browser.until("the lesson is left", "!document.querySelector('[data-table]')");
                    }
                }
            });
        }
    });
}

#[test]
fn axe_finds_no_violations_in_any_language() {
    let Some(axe) = std::env::var_os("TEA_AXE") else {
        println!("left out: axe-core is not here");
        return;
    };
    let axe = fs::read_to_string(axe).expect("axe-core can be read");
    let server = serve();
    let browser = window_on(&server, (1366, 768));
    let mut found = Vec::new();
    for language in languages() {
        set_language(&browser, &language);
        let info = tested_titles()[0];
        let loading = catalogue(&language, "start").text("loading");
        for place in ["", "settings", "about", &format!("rules/{}", info.id), &format!("new/{}", info.id)] {
            navigate(&browser, &format!("#/{place}"));
            wait_until_drawn(&browser);
            browser.until("its words are here", &format!("!document.body.innerText.includes({})", json!(loading)));
            let violations = axe_violations(&browser, &axe);
            found.extend(violations.into_iter().map(|one| format!("{language}, {place}: {one}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
