//! The contents of the box: the page with its search, and the sheet over a table.

use serde_json::json;

use crate::driver::Browser;
use crate::table::{fewest_people, navigate, open_served_page, play, record, set_up, tested_titles};

const ESCAPE: &str = "\u{E00C}";

/// Types into the search field inside `place`.
fn search_catalogue(browser: &Browser, place: &str, query: &str) {
    let script = "const field = document.querySelector(arguments[0] + ' .catalogue-tools input'); \
                  field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(script, json!([place, query]));
}

/// Returns an expression for the number of entries shown inside `place`.
fn count_of_shown(place: &str) -> String {
    format!("[...document.querySelectorAll('{place} [data-piece]')].filter((piece) => piece.offsetHeight > 0).length")
}

#[test]
fn the_contents_of_every_box_are_listed() {
    for (width, height) in [(1366, 768), (390, 760)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            navigate(&browser, &format!("#/box/{}", info.id));
            browser.until("the pieces are there", "document.querySelectorAll('main [data-piece]').length > 8");
            let all = browser.eval(&count_of_shown("main")).as_u64().expect("a number");
            search_catalogue(&browser, "main", "no such piece at all");
            browser.until("nothing is found", &format!("{} === 0", count_of_shown("main")));
            search_catalogue(&browser, "main", "");
            browser.until("all are back", &format!("{} === {all}", count_of_shown("main")));
            browser.click("main .kinds .kind:nth-child(2)");
            browser.until("one kind is shown", &format!("0 < {0} && {0} < {all}", count_of_shown("main")));
            browser.click("main .kinds .kind:last-child");
            let ours = "document.querySelector('main [data-group=ours]').offsetHeight > 0";
            browser.until("what is ours stands alone", &format!("{} === 0 && {ours}", count_of_shown("main")));
            let bare = "[...document.querySelectorAll('main [data-piece] .piece-picture')].filter((place) => \
                        !place.firstElementChild).length";
            assert_eq!(browser.eval(bare), json!(0), "{}: every piece has a picture", info.id);
            let wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
            assert_eq!(browser.eval(wide), json!(false), "{} at {width} px", info.id);
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn at_a_table_the_box_shows_where_pieces_are() {
    for (width, height) in [(1366, 768), (390, 760)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            set_up(&browser, record(info.id, &fewest_people(info), 21), true);
            play(&browser, 10, 3);
            let place = browser.eval("location.hash");
            browser.click("header [aria-label=Menu]");
            browser.click("[data-open-box]");
            browser.until("the pieces are there", "document.querySelectorAll('[data-sheet] [data-piece]').length > 8");
            let has_whereabouts = "document.querySelectorAll('[data-sheet] .piece-where dd').length > 8";
            assert_eq!(browser.eval(has_whereabouts), json!(true), "{}", info.id);
            browser.click("[data-sheet] [data-piece] [data-rule]");
            browser.until("its rule is shown", "!!document.querySelector('[data-sheet] [data-section].marked')");
            assert_eq!(browser.eval("location.hash"), place, "{}: the table is not left", info.id);
            browser.keys(ESCAPE);
            browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Holds a finger on the first match of `selector` until the sheet of the piece is open, then lifts it, with the click
/// that browsers may send afterwards.
fn long_press(browser: &Browser, selector: &str) {
    let finger = |kinds: &str| {
        format!(
            "const piece = document.querySelector(arguments[0]); \
             for (const kind of {kinds}) {{ \
               const how = {{ bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true }}; \
               piece.dispatchEvent(kind === 'click' ? new MouseEvent(kind, how) : new PointerEvent(kind, how)); \
             }}"
        )
    };
    browser.run(&finger("['pointerdown']"), json!([selector]));
    browser.until("the sheet of the piece is open", "!!document.querySelector('[data-sheet] [data-answer] > *')");
    browser.run(&finger("['pointerup', 'click']"), json!([selector]));
}

/// The names of the visible pieces that can be asked about, each once. All parts have the empty name.
const ASKABLE: &str = "[...document.querySelectorAll('main [data-ask]')].filter((piece) => piece.offsetWidth > 0 || \
                       piece.getBoundingClientRect().width > 0).map((piece) => piece.dataset.ask).filter((name, at, \
                       all) => all.indexOf(name) === at)";

#[test]
fn a_long_press_explains_a_piece() {
    for (width, height) in [(1366, 768), (390, 760)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            set_up(&browser, record(info.id, &fewest_people(info), 21), true);
            play(&browser, 10, 3);
            let lit = "main [data-lit][data-ask='']";
            // Once an action is chosen as a whole, only its button is lit.
            if browser.eval(&format!("!!document.querySelector(\"{lit}\")")) != json!(true) {
                play(&browser, 1, 3);
            }
            let pressed = "document.querySelectorAll('[aria-pressed=true]').length";
            let before = browser.eval(pressed);
            // First a lit part, then any other element with the name of a piece.
            long_press(&browser, lit);
            assert_eq!(browser.eval(pressed), before, "{}: holding presses nothing", info.id);
            assert_eq!(browser.eval("!!document.querySelector('[data-answer] [data-rule]')"), json!(true));
            browser.keys(ESCAPE);
            browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
            let names = browser.eval(ASKABLE);
            let names: Vec<&str> = names.as_array().expect("a list").iter().filter_map(|name| name.as_str()).collect();
            assert!(names.len() > 2, "{} at {width} px: {names:?}", info.id);
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                long_press(&browser, &format!("main [data-ask='{name}']"));
                let picture = "!!document.querySelector('[data-answer] .answer-picture > *')";
                assert_eq!(browser.eval(picture), json!(true), "{}: {name} has a picture", info.id);
                browser.keys(ESCAPE);
                browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
            }
            // By keyboard, `?` asks about the focused element.
            browser.run("document.querySelector(arguments[0]).focus()", json!([lit]));
            browser.keys("?");
            browser.until("it is answered", "!!document.querySelector('[data-sheet] [data-answer] > *')");
            browser.keys(ESCAPE);
            browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn open_piles_can_be_listed() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for (game, pile) in [("ceylon", "played"), ("ceylon_cards", "discard")] {
        let info = tested_titles().into_iter().find(|info| info.id == game).expect("it is on the shelf");
        set_up(&browser, record(info.id, &fewest_people(info), 21), true);
        play(&browser, 40, 3);
        browser.click(&format!("main button[data-ask='{pile}']"));
        browser.until("what lies there is shown", "document.querySelectorAll('[data-sheet] .pile-kind').length > 0");
        browser.click("[data-sheet] .pile-kind");
        browser.until("the card is described", "!document.querySelector('[data-sheet] .pile-kind')");
        browser.keys(ESCAPE);
        browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
    }
    assert_eq!(browser.log(), [""; 0]);
}
