//! The place where a table speaks: at every size and for every utterance it covers nothing, and truncated text can be
//! unfolded. `scripts/voice.js` finds the faults; a failure names title, size and utterance.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tea_table::engine::record::{Player, Record};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use crate::driver::Browser;
use crate::layout::{TurnStartRecords, records_of_longest_games, resize_table};
use crate::table::{
    navigate, open_served_page, press_elsewhere, serve, set_up, tested_titles, wait_until_drawn, window_on,
};

/// Phones in portrait, in landscape and small, a page at 200 %, tablets, a desktop; a phone with a larger system font.
const SIZES: [(u32, u32, bool); 9] = [
    (390, 844, false),
    (360, 640, false),
    (320, 568, false),
    (844, 390, false),
    (720, 450, false),
    (768, 1024, false),
    (1024, 768, false),
    (1440, 900, false),
    (390, 844, true),
];

const ESCAPE: &str = "\u{E00C}";

fn voice_is(what: &str) -> String {
    format!("document.querySelector('[data-voice]')?.dataset.voice === '{what}'")
}

fn press_refused_piece(browser: &Browser) -> bool {
    let refused = "(async () => { \
        for (const spot of document.querySelectorAll('main [data-spot]:not([data-lit])[aria-disabled=true]')) { \
            if (spot.offsetWidth === 0) continue; \
            spot.click(); \
            await new Promise((done) => setTimeout(done)); \
            if (document.querySelector('[data-voice=refusal]')) return true; \
        } \
        return false; })()";
    browser.eval(refused) == json!(true)
}

/// Has the table say that there is no hint during a look back, and returns to the present.
fn show_notice(browser: &Browser) {
    for key in [",", "h", "."] {
        browser.keys(key);
    }
    browser.until("a notice is said", &voice_is("notice"));
}

/// Checks the place at every size; `again` makes the table speak again if the utterance has gone.
fn check_at_every_size(browser: &Browser, what: &str, findings: &mut Findings, again: &dyn Fn(&Browser)) {
    for (width, height, large) in SIZES {
        let letters = if large { "20px" } else { "" };
        browser.run("document.documentElement.style.fontSize = arguments[0]", json!([letters]));
        resize_table(browser, (width, height));
        // A desktop always shows the news, so it has no recap.
        if what == "recap" && width >= 1200 {
            continue;
        }
        again(browser);
        browser.until(what, &voice_is(what));
        wait_until_drawn(browser);
        wait_until_drawn(browser);
        let finger = if width < 700 { 44 } else { 0 };
        let found = browser.run(include_str!("scripts/voice.js"), json!([{ "finger": finger }]));
        let size = format!("{width}×{height}{letters}");
        let faults = found.as_array().into_iter().flatten();
        findings.faults.extend(faults.map(|fault| format!("{}, {size}, {what}: {fault}", findings.place)));
        let board = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())\
                     (document.querySelector('main').getBoundingClientRect())";
        findings.boards.entry(size).or_default().insert(browser.eval(board).to_string());
        if let Ok(folder) = std::env::var("TEA_VOICE_PICTURES") {
            take_screenshot(browser, &format!("{folder}/{}-{width}x{height}{letters}-{what}.png", findings.place));
        }
    }
}

fn take_screenshot(browser: &Browser, path: &str) {
    use base64ct::{Base64, Encoding};
    let taken = browser.cdp("Page.captureScreenshot", json!({ "format": "png" }));
    let bytes = Base64::decode_vec(taken["data"].as_str().expect("a picture")).expect("base64");
    std::fs::write(path, bytes).expect("it can be written");
}

struct Findings {
    place: &'static str,
    faults: BTreeSet<String>,
    /// The rectangles of the board for each size; there must be only one, whatever is said.
    boards: BTreeMap<String, BTreeSet<String>>,
}

impl Findings {
    fn new(place: &'static str) -> Findings {
        Findings { place, faults: BTreeSet::new(), boards: BTreeMap::new() }
    }

    fn into_faults(self) -> BTreeSet<String> {
        let moved = self.boards.into_iter().filter(|(_, met)| met.len() > 1);
        let moved = moved.map(|(size, met)| format!("{}, {size}: the board moves: {met:?}", self.place));
        self.faults.into_iter().chain(moved).collect()
    }
}

/// Returns a position of the longest game with the most seats, at the beginning of the person's turn.
fn turn_start_record(game: &tea_table::engine::Info) -> Record {
    records_of_longest_games(game, |game, packed| visit(game, TurnStartRecords(packed, &[3])))
        .pop()
        .expect("a game of the corpus")
}

#[test]
fn utterances_cover_nothing_at_every_size() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        let mut findings = Findings::new(info.id);
        let nothing = |_: &Browser| {};
        let mut recaps = 0;
        for record in
            records_of_longest_games(info, |game, packed| visit(game, TurnStartRecords(packed, &[1, 3, 5, 8])))
        {
            findings.boards.clear();
            browser.resize(390, 844);
            set_up(&browser, record, true);
            wait_until_drawn(&browser);
            if browser.eval(&voice_is("recap")) == json!(true) {
                check_at_every_size(&browser, "recap", &mut findings, &nothing);
                recaps += 1;
            }
        }
        assert!(recaps > 2, "{}: rivals did something", info.id);
        set_up(&browser, turn_start_record(info), true);
        check_at_every_size(&browser, "notice", &mut findings, &show_notice);
        press_elsewhere(&browser);
        browser.keys("h");
        browser.until("a hint is said", "document.querySelector('[data-said]')?.innerText.startsWith('Best: ')");
        check_at_every_size(&browser, "hint", &mut findings, &nothing);
        resize_table(&browser, (390, 844));
        if press_refused_piece(&browser) {
            check_at_every_size(&browser, "refusal", &mut findings, &nothing);
        }
        press_elsewhere(&browser);
        // The coach is off at the tables of other tests.
        browser.run("localStorage.setItem('tea-table.coaching', 'on')", json!([]));
        browser.reload();
        browser.until("the coach speaks", &voice_is("note"));
        check_at_every_size(&browser, "note", &mut findings, &nothing);
        assert_eq!(browser.log(), [""; 0], "{}", info.id);
        found.extend(findings.into_faults());
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

/// The key of a title's first lesson.
struct FirstLesson;

impl Visitor for FirstLesson {
    type Output = &'static str;
    fn visit<G: Title>(self) -> &'static str {
        G::teaching().lessons[0].key
    }
}

#[test]
fn a_lesson_speaks_in_the_same_place_at_every_size() {
    let server = serve();
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        let browser = window_on(&server, (390, 844));
        let lesson = visit(info.id, FirstLesson).expect("it is in the catalogue");
        navigate(&browser, &format!("#/lesson/{}/{lesson}", info.id));
        browser.until("the lesson speaks", &voice_is("lesson"));
        let mut findings = Findings::new(info.id);
        check_at_every_size(&browser, "lesson", &mut findings, &|_| {});
        resize_table(&browser, (390, 844));
        if press_refused_piece(&browser) {
            // In a lesson a refusal goes by once it has been read.
            let again = |browser: &Browser| _ = press_refused_piece(browser);
            check_at_every_size(&browser, "refusal", &mut findings, &again);
            browser.until("the lesson goes on", &voice_is("lesson"));
        }
        assert_eq!(browser.log(), [""; 0], "{}", info.id);
        found.extend(findings.into_faults());
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

#[test]
fn truncated_utterances_unfold_and_fold_by_presses() {
    let (_server, browser) = open_served_page(Browser::open(320, 568));
    let info = tested_titles()[0];
    set_up(&browser, turn_start_record(info), true);
    browser.keys("h");
    browser.until("a hint is cut", "!!document.querySelector('[data-notice] [data-more]')");
    let board = "document.querySelector('main').getBoundingClientRect().toJSON()";
    let place = browser.eval(board);
    let whole =
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)(document.querySelector('.said'))";
    assert_eq!(browser.eval(whole), json!(false));
    browser.click("[data-more]");
    browser.until("all of it is read", whole);
    assert_eq!(browser.eval(board), place, "the board stays where it is");
    press_elsewhere(&browser);
    browser.until("it is folded again", &format!("!({whole})"));
    assert_eq!(browser.eval("!!document.querySelector('[data-notice]')"), json!(true), "and still said");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn notices_disappear_and_stay_in_the_list() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    let mut record = turn_start_record(info);
    record.players.iter_mut().for_each(|player| Player::PERSON.clone_into(&mut player.kind));
    set_up(&browser, record, true);
    let messages = "[...document.querySelectorAll('[data-messages] li .grow')].map((line) => line.textContent)";
    browser.keys("l");
    browser.until("the log is there", "!!document.querySelector('[data-sheet] .log.whole')");
    assert_eq!(browser.eval(messages), json!([]), "nothing went by");
    browser.keys(ESCAPE);
    browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
    show_notice(&browser);
    let text = browser.eval("document.querySelector('[data-said]').innerText");
    browser.until("the prompt speaks again, and nothing was pressed", &voice_is("prompt"));
    browser.keys("l");
    browser.until("it is in the log", "!!document.querySelector('[data-sheet] [data-messages]')");
    assert_eq!(browser.eval(messages), Value::Array(vec![text]));
    assert_eq!(browser.log(), [""; 0]);
}
