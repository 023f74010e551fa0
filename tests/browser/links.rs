//! Links as people send them, on the page: mangled addresses, the field that takes a message, links in other fields,
//! `%23` before and after the service worker is installed.

use serde_json::json;
use tea_table::table::envelope;
use tea_table::table::save::Slot;
use xtask::serve::Server;

use crate::driver::Browser;
use crate::table::{
    PlayUntil, dist_folder, fewest_people, load_save, navigate, open_served_page, play_randomly, record, slots,
    tested_titles, wait_for_text, wait_until_mounted,
};

const VERIFIED: &str = "!!document.querySelector('[data-verified]')";
const READY: &str = "document.documentElement.hasAttribute('data-offline-ready')";

fn whole_game_link() -> String {
    let info = tested_titles()[0];
    play_randomly(&record(info.id, &fewest_people(info), 61), PlayUntil::Over).1
}

#[track_caller]
fn wait_for_shelf(browser: &Browser) {
    navigate(browser, "#/");
    browser.until("the shelf is there", "!!document.querySelector('[data-page=home] [data-open-link]')");
}

/// Pastes a text into the first match of a selector, as a browser does; the page may prevent the default.
#[track_caller]
fn paste(browser: &Browser, selector: &str, text: &str) {
    browser.run(
        "const field = document.querySelector(arguments[0]); field.focus?.(); \
         const data = new DataTransfer(); data.setData('text/plain', arguments[1]); \
         const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }); \
         if (field.dispatchEvent(event) && field.select) { field.value += arguments[1].replaceAll('\\n', ' '); \
         field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' })); }",
        json!([selector, text]),
    );
}

#[test]
fn text_around_a_link_is_ignored() {
    let link = whole_game_link();
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    for kind in ["g", "m/all", "l/all/1", "c", "d"] {
        let link = if kind == "d" { envelope::seal(&link) } else { link.clone() };
        for mangled in [
            format!("{link}."),
            format!("{link})"),
            format!("<{link}>").replace('<', ""),
            format!("{link}\u{200b}?utm_source=x"),
        ] {
            navigate(&browser, "#/about");
            browser.until("the page before is gone", "!!document.querySelector('[data-page=about]')");
            browser.go(&format!("{}#/{kind}/{mangled}", server.url()));
            wait_until_mounted(&browser);
            browser.until(
                &format!("{kind}/…{} opens", &mangled[mangled.len() - 4..].escape_unicode()),
                "!document.querySelector('[data-refused]') && \
                 !!document.querySelector('[data-verified], [data-start], [data-table]')",
            );
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_truncated_link_is_recognised_with_advice() {
    let link = whole_game_link();
    let (_server, browser) = open_served_page(Browser::open(800, 600));
    for kind in ["g", "m/all", "l/all/1", "c", "d"] {
        let link = if kind == "d" { envelope::seal(&link) } else { link.clone() };
        navigate(&browser, "#/about");
        browser.until("the page before is gone", "!document.querySelector('[data-refused]')");
        navigate(&browser, &format!("#/{kind}/{}", &link[..link.len() / 2]));
        wait_for_text(&browser, "The end of this link is missing");
        wait_for_text(&browser, "paste it under “Open a link” on the shelf");
    }
}

#[test]
fn the_shelf_accepts_a_link_a_code_or_a_message() {
    let link = whole_game_link();
    let (_server, browser) = open_served_page(Browser::open(390, 660));
    let lines: Vec<&str> = link.as_bytes().chunks(70).map(|line| str::from_utf8(line).expect("letters")).collect();
    let wrapped = lines.join("\n");
    for message in [
        format!("https://tea.example/#/g/{link}"),
        link.clone(),
        format!("Hello!\n\n> look at https://tea.example/%23/g/{wrapped}.\n\nGreetings"),
    ] {
        wait_for_shelf(&browser);
        paste(&browser, "[data-open-link]", &message);
        browser.until("it opens by itself", VERIFIED);
        assert_eq!(browser.eval("location.hash"), json!(format!("#/g/{link}")));
    }
    wait_for_shelf(&browser);
    paste(&browser, "[data-open-link]", "Good morning, how are you?");
    wait_for_text(&browser, "There is no link to a game here.");
    browser.run(
        "const field = document.querySelector('[data-open-link]'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true })); field.form.requestSubmit()",
        json!([format!("see https://tea.example/#/g/{link}, fine?")]),
    );
    browser.until("Enter opens it", VERIFIED);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_link_in_another_field_is_offered() {
    let (link, id) = (whole_game_link(), tested_titles()[0].id);
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let address = format!("https://tea.example/#/g/{link}");
    for field in ["#seed", ".name-field", "body"] {
        navigate(&browser, &format!("#/new/{id}"));
        browser.until(
            "the setup is there",
            "!!document.querySelector('#seed') && !document.querySelector('[data-notice]')",
        );
        let before = browser.eval("[...document.querySelectorAll('input')].map((field) => field.value)");
        paste(&browser, field, &address);
        browser.until("it is noticed", "!!document.querySelector('[data-open-found]')");
        assert_eq!(
            browser.eval("[...document.querySelectorAll('input')].map((field) => field.value)"),
            before,
            "{field}"
        );
        browser.click("[data-open-found]");
        browser.until("it opens", VERIFIED);
    }
    navigate(&browser, &format!("#/new/{id}"));
    browser.until("the setup is there", "!!document.querySelector('#seed')");
    browser.run(
        "const field = document.querySelector('#seed'); field.value = arguments[0].slice(0, 60); \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        json!([address]),
    );
    browser.until("it is noticed", "!!document.querySelector('[data-open-found]')");
    browser.click("[data-start]");
    wait_for_text(&browser, "That is a link, not a seed.");
    assert_eq!(slots(&browser), [""; 0], "no game is begun with it");
}

#[test]
fn an_escaped_number_sign_leads_to_the_same_place() {
    let link = whole_game_link();
    for under in ["", "some/path"] {
        let server = Server::start(&dist_folder(), under, 0).expect("a port is free");
        let base = if under.is_empty() { server.url() } else { format!("{}{under}/", server.url()) };
        let browser = Browser::open(1366, 768);
        let leads = |escaped: &str| {
            browser.go(&format!("{base}{escaped}/g/{link}"));
            wait_until_mounted(&browser);
            browser.until("it opens", VERIFIED);
            assert_eq!(browser.eval("location.href"), json!(format!("{base}#/g/{link}")));
        };
        // Before the service worker is installed, the host's 404 page answers.
        for escaped in ["%23", "%2523"] {
            leads(escaped);
        }
        browser.until("everything is on the device", READY);
        drop(server);
        leads("%23");
    }
}

/// Deceptive names are refused or cleaned, and right-to-left names are isolated from the text around them.
#[test]
fn deceptive_and_right_to_left_names_are_harmless() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let id = tested_titles()[0].id;
    let type_names = |names: [&str; 2]| {
        navigate(&browser, "#/about");
        browser.until("the page before is gone", "!document.querySelector('#seed')");
        navigate(&browser, &format!("#/new/{id}"));
        browser.until("the setup is there", "!!document.querySelector('#seed')");
        browser.run(
            "[...document.querySelectorAll('.name-field')].slice(0, 2).forEach((field, at) => { field.value = \
             arguments[at]; field.dispatchEvent(new Event('input', { bubbles: true })); })",
            json!(names),
        );
        browser.click("[data-start]");
    };
    for unseen in ["\u{200b}", "\u{2800}", "\u{3164}", "\u{ad}", "\u{e0041}", "\u{202e}"] {
        type_names([unseen, "Bao"]);
        wait_for_text(&browser, "Seat 1 has no name yet.");
    }
    for twins in [
        ["Asha", "Asha\u{200b}"],
        ["Asha", "ASHA"],
        ["Asha", "\u{ff21}sha"],
        ["José", "Jose\u{301}"],
        ["Asha", "\u{410}sh\u{430}"],
    ] {
        type_names(twins);
        wait_for_text(&browser, "rename one of them");
    }
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    type_names(["Evil\u{202e}abc", &family.repeat(5)]);
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    let players = load_save(&browser, &Slot::new(id, 1)).expect("it is kept").record.players;
    assert_eq!((&*players[0].name, &*players[1].name), ("Evilabc", &*family.repeat(3)));
    // A right-to-left name does not reorder the text around it.
    browser.run("localStorage.clear()", json!([]));
    type_names(["משה", "Bao"]);
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.until(
        "it is set apart wherever it stands",
        "document.body.innerText.includes('\\u2068משה\\u2069') && !/[^\\u2068]משה/.test(document.body.innerText)",
    );
    assert_eq!(browser.log(), [""; 0]);
}
