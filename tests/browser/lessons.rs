//! Lessons in the browser: a robot that knows no game plays each to its end. It reads the panel and presses the ringed
//! control, provided that the quoted words are written on it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tea_table::engine::{Info, Viewer};
use tea_table::games::{Visitor, visit};
use tea_table::message;
use tea_table::words::lesson::{Lesson, lesson_text};
use tea_table::words::{Speaker, Title};

use crate::driver::Browser;
use crate::languages::catalogue;
use crate::table::{
    control_named, navigate, open_served_page, play, press, press_elsewhere, serve, tested_titles, wait_for_text,
    wait_until_mounted,
};

/// Timeout for a lesson in which nothing happens.
const PATIENCE: Duration = Duration::from_secs(30);
/// More presses than any lesson takes.
const MAX_STEPS: usize = 400;

struct Lessons;

impl Visitor for Lessons {
    type Output = &'static [Lesson];
    fn visit<G: Title>(self) -> &'static [Lesson] {
        G::teaching().lessons
    }
}

pub fn lessons(info: &Info) -> &'static [Lesson] {
    visit(info.id, Lessons).expect("it is in the catalogue")
}

/// Looks at the page once and presses at most once: the panel's own button, otherwise the ringed control. The text
/// that the panel quotes after “Press” must be written on that control and visible; a drawing without words is
/// ringed. `arguments` are what [`requests`] returns.
const NEXT_PRESS: &str = r#"
    const [press_written, press_drawn] = arguments;
    const named = (text, [before, after]) => {
        const is_so = text.startsWith(before) && text.endsWith(after);
        return is_so ? text.slice(before.length, text.length - after.length) : undefined;
    };
    const panel = document.querySelector('[data-guide]');
    const result = document.querySelector('[data-skip]')
        ?? document.querySelector('[data-scoring] [data-next], [data-finale] [data-next]');
    if (!panel) return {said: '', pressed: ''};
    if (panel.querySelector('[data-guide-whole]')) return {done: true};
    const said = panel.querySelector('[data-said]').innerText.trim();
    const shown = (one) => one.offsetWidth > 0 && !one.disabled && !one.closest('[inert], [data-guide]');
    const press = (one, why) => { setTimeout(() => one.click()); return {said, pressed: why}; };
    const own = panel.querySelector('[data-guide-next]');
    const ring = document.querySelector('[data-pointer]')?.getBoundingClientRect();
    // A step that is only read points at a visible place; at the end there is none to point at.
    const over = document.querySelector('[data-over=true]');
    if (own && !over && !ring) return {said, wanted: 'a ring', pressed: ''};
    if (own) return press(own, own.innerText.trim());
    const told = panel.querySelector('[data-guide-press]').innerText.trim();
    if (!told) return result ? press(result, 'the scene') : {said, pressed: ''};
    const written = named(told, press_written);
    const drawn = told === press_drawn;
    const around = (one) => {
        const place = one.getBoundingClientRect();
        return ring && ring.left <= place.left + 1 && ring.top <= place.top + 1 && ring.right >= place.right - 1
            && ring.bottom >= place.bottom - 1 && ring.width < place.width + 48 && ring.height < place.height + 48;
    };
    const seen = (one) => {
        const {left, top, width, height} = one.getBoundingClientRect();
        const at = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]));
        return at.some(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    };
    const controls = [...document.querySelectorAll('button, a')].filter(shown);
    const ringed = controls.filter((one) => one.closest('.hinted') || around(one));
    const text = (one) => one.innerText.replace(/\s+/g, ' ');
    // Another press would take this one back.
    const taken = (one) => 'spot' in one.dataset && 'pressNext' in one.dataset && one.matches('[aria-pressed=true]');
    if (controls.some(taken)) return {said, told, found: 'pressed already', pressed: ''};
    // Of several with the name, one that is not pressed yet.
    const free = ringed.filter((one) => one.getAttribute('aria-pressed') !== 'true');
    const found = written
        ? free.find((one) => text(one).includes(written.replace(/\s+/g, ' ')))
        : free.find((one) => 'pressNext' in one.dataset);
    if (!found || !seen(found)) {
        return {said, told, ringed: ringed.map(text), found: found ? 'covered' : 'none', pressed: ''};
    }
    if (!written && !drawn) return {said, told, found: 'not in the form', pressed: ''};
    // A step's quotations must be written on the element that it rings.
    window.lessonQuoted ??= {};
    const quote = said.match(/[“„«]\s*([^“”»]+?)\s*[“”»]/)?.[1];
    if (quote && !window.lessonQuoted[said] && !ringed.some((one) => text(one).includes(quote))) {
        return {said, told, ringed: ringed.map(text), found: `“${quote}” is on nothing that is ringed`, pressed: ''};
    }
    window.lessonQuoted[said] = true;
    return press(found, told);
"#;

/// Returns the text before and after the name in the sentence with which the panel asks for a press of a control with
/// words, and the one for a drawing.
fn requests(language: &str) -> Value {
    let words = catalogue(language, "page");
    let speaker = Speaker { words: &words, names: &[], reader: Viewer::Public };
    let text = speaker.say(&message!("lesson-press", written: "\u{1}"));
    let (before, after) = text.split_once('\u{1}').expect("the name is in it");
    json!([[before, after], speaker.say(&message!("lesson-press-ringed"))])
}

/// Plays a lesson to its end by its instructions; returns the number of presses.
pub fn play_as_guided(browser: &Browser, language: &str, place: &str) -> usize {
    let requests = requests(language);
    let (mut presses, mut last) = (0, Instant::now());
    loop {
        let outcome = browser.run(NEXT_PRESS, requests.clone());
        if outcome["done"] == json!(true) {
            return presses;
        }
        match outcome["pressed"].as_str() {
            Some("") | None => {
                assert!(last.elapsed() < PATIENCE, "{place}: nothing to press: {outcome}; {:?}", browser.log());
            }
            Some(_) => {
                presses += 1;
                last = Instant::now();
                assert!(presses < MAX_STEPS, "{place}: it does not come to its end: {outcome}");
            }
        }
        std::thread::sleep(Duration::from_millis(120));
    }
}

fn stop_motion(browser: &Browser) {
    browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
    browser.reload();
    wait_until_mounted(browser);
}

#[test]
fn every_lesson_can_be_completed_by_following_its_panel() {
    let server = serve();
    std::thread::scope(|scope| {
        for info in tested_titles() {
            let url = server.url();
            scope.spawn(move || {
                let sizes = [(1366, 768), (390, 844)];
                let browser = Browser::open(1366, 768);
                browser.go(&url);
                wait_until_mounted(&browser);
                for (lesson, (width, height)) in
                    lessons(info).iter().flat_map(|lesson| sizes.map(|size| (lesson, size)))
                {
                    browser.resize(width, height);
                    browser.run("localStorage.clear(); sessionStorage.clear()", json!([]));
                    stop_motion(&browser);
                    navigate(&browser, &format!("#/lesson/{}/{}", info.id, lesson.key));
                    let place = format!("{}, {} at {width} px", info.id, lesson.key);
                    let presses = play_as_guided(&browser, "en", &place);
                    println!("{place}: {presses} presses");
                    let progress =
                        "(({ value, max }) => [value > 0, value === max])(document.querySelector('progress'))";
                    assert_eq!(browser.eval(progress), json!([true, true]), "{place}: all of it is done");
                    assert_eq!(browser.log(), [""; 0], "{place}");
                    let kept = browser.eval("Object.keys(localStorage).filter((key) => key.includes('/game/'))");
                    assert_eq!(kept, json!([]), "{place}: a lesson is no game of the shelf");
                    navigate(&browser, "#/settings");
                    browser.until("the lesson is left", "!document.querySelector('[data-table]')");
                }
            });
        }
    });
}

#[test]
fn a_lesson_is_offered_interrupted_resumed_and_repeated() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        let first = &lessons(info)[0];
        let name = format!("Learn by playing ({}\u{a0}min)", first.minutes);
        navigate(&browser, "#/");
        browser.until("the shelf offers the lesson", &format!("!!document.querySelector('[data-learn={}]')", info.id));
        navigate(&browser, &format!("#/new/{}", info.id));
        press(&browser, &name);
        browser.until("the lesson has begun", "!!document.querySelector('[data-guide] [data-guide-next]')");
        let current_text =
            |browser: &Browser| browser.eval("document.querySelector('[data-guide] [data-said]').innerText");
        let first_text = current_text(&browser);
        browser.click("[data-guide-next]");
        browser.until(
            "the next step is said",
            &format!("document.querySelector('[data-guide] [data-said]').innerText !== {first_text}"),
        );
        let second = current_text(&browser);
        browser.reload();
        wait_for_text(&browser, "The lesson continues where you left off.");
        browser.until("the notice goes by itself", "!!document.querySelector('[data-guide]')");
        assert_eq!(current_text(&browser), second, "{}: it is where it was left", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Only the wanted ship is lit; after a wrong press the instruction is back with the next one.
#[test]
fn the_instruction_of_a_lesson_returns_after_a_wrong_press() {
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "tea_and_rum") else { return };
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    navigate(&browser, &format!("#/lesson/{}/{}", info.id, lessons(info)[0].key));
    browser.until("a text is to be read", "!!document.querySelector('.pointer.read')");
    browser.click("[data-guide-next]");
    let asks = "document.querySelector('[data-voice=lesson] [data-guide-press]')?.innerText.trim().length > 3";
    browser.until("a press is asked for", asks);
    let lit = browser.eval("[...document.querySelectorAll('.spot.lit')].map((one) => one.matches('.hinted'))");
    assert_eq!(lit, json!([true]), "one piece is lit, and it is the ringed one");
    browser.click(".r-done");
    browser.until("the lesson objects", "!!document.querySelector('[data-voice=objection]')");
    press_elsewhere(&browser);
    browser.until("the instruction is back", asks);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn an_outdated_lesson_starts_over_with_a_notice() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let lesson = &lessons(info)[0];
    let key = format!("tea-table.lesson.{}.{}", info.id, lesson.key);
    for broken in [json!("{}"), json!("nonsense"), json!("{\"part\":9}")] {
        browser.run("localStorage.setItem(arguments[0], arguments[1])", json!([key, broken]));
        navigate(&browser, "#/");
        navigate(&browser, &format!("#/lesson/{}/{}", info.id, lesson.key));
        wait_for_text(&browser, "so it starts over.");
        wait_for_text(&browser, &first_words(info, lesson));
    }
    assert_eq!(browser.log(), [""; 0]);
}

fn first_words(info: &Info, lesson: &Lesson) -> String {
    lesson_text(info.id, lesson.parts[0].steps[0].say)
}

#[test]
fn the_coach_shows_a_note_once_and_can_be_switched_off() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    let set_up = |browser: &Browser| {
        navigate(browser, "#/");
        navigate(browser, &format!("#/new/{}", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
    };
    set_up(&browser);
    browser.until_within(PATIENCE, "the coach speaks", "!!document.querySelector('[data-guide]')");
    let note = browser.eval("document.querySelector('[data-guide] [data-said]').innerText");
    press(&browser, "Got it");
    let same =
        |browser: &Browser| browser.eval("document.querySelector('[data-guide] [data-said]')?.innerText ?? ''") == note;
    assert!(!same(&browser), "the note is gone: {note}");
    browser.reload();
    wait_until_mounted(&browser);
    std::thread::sleep(Duration::from_millis(500));
    assert!(!same(&browser), "and stays away: {note}");
    browser.run("localStorage.setItem('tea-table.coaching', 'off')", json!([]));
    browser.reload();
    set_up(&browser);
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(browser.eval("!!document.querySelector('[data-guide]')"), Value::Bool(false));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_next_action_removes_a_note_of_the_coach() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    navigate(&browser, &format!("#/new/{}", info.id));
    browser.until("the setup is there", "!!document.querySelector('[data-start]')");
    browser.click("[data-start]");
    browser.until_within(PATIENCE, "the coach speaks", "!!document.querySelector('[data-guide]')");
    let undo = "document.querySelector('[data-undo]')?.disabled";
    let has_room = browser.eval("document.querySelector('[data-guide] .prompt-words').innerText.trim().length > 3");
    assert_eq!(has_room, json!(true), "the note leaves room for what can be done");
    let started = Instant::now();
    while browser.eval(undo) != json!(false) {
        assert!(started.elapsed() < PATIENCE, "nothing was done: {:?}", browser.log());
        play(&browser, 1, 5);
    }
    browser.until("the note is gone", "!document.querySelector('[data-guide]')");
    browser.until("the prompt is back", "!!document.querySelector('[data-prompt]')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn learn_opens_with_the_lesson_and_ends_with_the_sources() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        navigate(&browser, &format!("#/rules/{}", info.id));
        browser.until("the rules are open", "!!document.querySelector('.rulebook [data-section]')");
        let order = "['.learn-lessons', '.minute', '.rulebook', '.preface'].map((one) => document.querySelector(one)\
                     .getBoundingClientRect().top)";
        let tops: Vec<f64> = serde_json::from_value(browser.eval(order)).expect("they are all there");
        assert!(tops.is_sorted(), "{}: {tops:?}", info.id);
        let pictures = browser.eval("document.querySelectorAll('.minute-picture > *').length");
        assert_eq!(pictures, browser.eval("document.querySelectorAll('.minute li').length"), "{}", info.id);
        let named = control_named(&browser, &format!("A first game ({}\u{a0}min)", lessons(info)[0].minutes));
        assert!(named, "{}: the lesson is there", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}
