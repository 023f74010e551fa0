//! Lessons in the browser: a robot that knows no game plays each to its end. It reads the text of the panel and the
//! names of the controls on the page, as a screen reader would, and presses what they ask for.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tea_table::engine::Info;
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;
use tea_table::words::lesson::Lesson;

use crate::driver::Browser;
use crate::table::{control_named, mounted, opened, play, press, serve, shows, titles, visit as go_to};

/// How long nothing may happen.
const PATIENCE: Duration = Duration::from_secs(30);
/// More presses than any lesson takes.
const LONG: usize = 400;

struct Lessons;

impl Visitor for Lessons {
    type Output = &'static [Lesson];
    fn visit<G: Title>(self) -> &'static [Lesson] {
        G::teaching().lessons
    }
}

fn lessons(info: &Info) -> &'static [Lesson] {
    visit(info.id, Lessons).expect("it is in the catalogue")
}

/// One look at the page and one press. What the panel says decides: its own button, else the control that it names
/// after “Press:”, else those that its text names in quotes, one after the other.
const LOOK: &str = r#"
    const panel = document.querySelector('[data-guide]');
    const result = document.querySelector('[data-skip]')
        ?? document.querySelector('[data-scoring] [data-next], [data-finale] [data-next]');
    if (!panel) return {said: '', pressed: ''};
    if (panel.querySelector('[data-guide-whole]')) return {done: true};
    const status = panel.querySelector('[role=status]');
    const said = status.querySelector('span').innerText.trim();
    const shown = (one) => one.offsetWidth > 0 && !one.disabled && !one.closest('[inert], [data-guide]');
    const named = (one) => (one.getAttribute('aria-label') ?? one.innerText).trim();
    const controls = [...document.querySelectorAll('button, a')].filter(shown);
    const press = (one, why) => { setTimeout(() => one.click()); return {said, pressed: why}; };
    const own = panel.querySelector('[data-guide-next]');
    // What is only read points at a place that is seen; at the end there is nothing to point at.
    const over = document.querySelector('[data-over=true]');
    if (own && !over && !document.querySelector('[data-pointer]')) return {said, wanted: 'a ring', pressed: ''};
    if (own) return press(own, own.innerText.trim());
    const wanted = status.querySelector('b').innerText.replace(/^Press: /, '').trim();
    if (wanted) {
        // Of several that bear the name, one that is not pressed yet.
        const free = controls.filter((one) => one.getAttribute('aria-pressed') !== 'true');
        const found = free.find((one) => named(one) === wanted)
            ?? free.find((one) => one.innerText.trim().split('\n')[0] === wanted);
        if (found) return press(found, wanted);
        // The chosen action stands over the button that does it.
        const heading = [...document.querySelectorAll('h2, h3')].find((one) => one.innerText.trim() === wanted);
        const does = heading?.closest('section')?.querySelector('button.primary');
        if (does && shown(does)) return press(does, wanted);
        // Of equal cards side by side each bears the name alone.
        const card = free.find((one) => named(one) === wanted.split(',')[0]);
        if (card) return press(card, wanted);
    }
    window.lessonQuotes ??= {};
    const quotes = [...said.matchAll(/“([^”]+)”/g)].map((match) => match[1]);
    const next = window.lessonQuotes[said] ?? 0;
    if (next < quotes.length) {
        // A region that is named narrows the next name to what is in it.
        const region = [...document.querySelectorAll('section[aria-label]')].find(
            (one) => one.getAttribute('aria-label') === quotes[next] && quotes.length > next + 1);
        const wanted = region ? quotes[next + 1] : quotes[next];
        const within = controls.filter((one) => !region || region.contains(one));
        const found = within.find((one) => named(one).startsWith(wanted));
        if (found) {
            const marked = found.matches('.hinted, :has(.hinted)') || found.closest('.hinted');
            if (!marked) (window.lessonUnmarked ??= []).push(wanted);
            window.lessonQuotes[said] = next + (region ? 2 : 1);
            return press(found, wanted);
        }
    }
    if (result) return press(result, 'the scene');
    return {said, wanted, pressed: ''};
"#;

/// Plays a lesson to its end by what it says; gives how often something was pressed.
fn play_by_what_it_says(browser: &Browser, place: &str) -> usize {
    let (mut presses, mut last) = (0, Instant::now());
    loop {
        let looked = browser.run(LOOK, json!([]));
        if looked["done"] == json!(true) {
            return presses;
        }
        match looked["pressed"].as_str() {
            Some("") | None => {
                assert!(last.elapsed() < PATIENCE, "{place}: nothing to press: {looked}; {:?}", browser.log());
            }
            Some(_) => {
                presses += 1;
                last = Instant::now();
                assert!(presses < LONG, "{place}: it does not come to its end: {looked}");
            }
        }
        std::thread::sleep(Duration::from_millis(120));
    }
}

fn still(browser: &Browser) {
    browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
    browser.reload();
    mounted(browser);
}

#[test]
fn every_lesson_is_played_to_its_end_by_what_it_says_and_points_at() {
    let server = serve();
    std::thread::scope(|scope| {
        for (number, info) in titles().into_iter().enumerate() {
            let url = server.url();
            scope.spawn(move || {
                for (index, lesson) in lessons(info).iter().enumerate() {
                    let (width, height) = [(1366, 768), (390, 844)][(number + index) % 2];
                    let browser = Browser::open(width, height);
                    browser.go(&url);
                    mounted(&browser);
                    still(&browser);
                    go_to(&browser, &format!("#/lesson/{}/{}", info.id, lesson.key));
                    let place = format!("{}, {} at {width} px", info.id, lesson.key);
                    let presses = play_by_what_it_says(&browser, &place);
                    println!("{place}: {presses} presses");
                    let unmarked = browser.eval("window.lessonUnmarked ?? []");
                    if info.id == "ceylon_cards" {
                        assert_eq!(unmarked, json!([]), "{place}: what is named bears a ring");
                    }
                    assert_eq!(browser.log(), [""; 0], "{place}");
                    let kept = browser.eval("Object.keys(localStorage).filter((key) => key.includes('/game/'))");
                    assert_eq!(kept, json!([]), "{place}: a lesson is no game of the shelf");
                }
            });
        }
    });
}

#[test]
fn a_lesson_is_offered_first_left_resumed_and_played_again() {
    let (_server, browser) = opened(Browser::open(390, 844));
    for info in titles() {
        let first = &lessons(info)[0];
        let name = format!("Learn by playing ({}\u{a0}min)", first.minutes);
        go_to(&browser, "#/");
        browser.until("the shelf offers the lesson", &format!("!!document.querySelector('[data-learn={}]')", info.id));
        go_to(&browser, &format!("#/new/{}", info.id));
        press(&browser, &name);
        browser.until("the lesson has begun", "!!document.querySelector('[data-guide] [data-guide-next]')");
        let said =
            |browser: &Browser| browser.eval("document.querySelector('[data-guide] [role=status] span').innerText");
        let begun = said(&browser);
        browser.click("[data-guide-next]");
        browser.until(
            "the next step is said",
            &format!("document.querySelector('[data-guide] [role=status] span').innerText !== {begun}"),
        );
        let second = said(&browser);
        browser.reload();
        shows(&browser, "The lesson goes on where you left it.");
        browser.until("the notice goes by itself", "!!document.querySelector('[data-guide]')");
        assert_eq!(said(&browser), second, "{}: it is where it was left", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_lesson_of_another_version_begins_anew_and_says_so() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    let info = titles()[0];
    let lesson = &lessons(info)[0];
    let key = format!("tea-table.lesson.{}.{}", info.id, lesson.key);
    for broken in [json!("{}"), json!("nonsense"), json!("{\"part\":9}")] {
        browser.run("localStorage.setItem(arguments[0], arguments[1])", json!([key, broken]));
        go_to(&browser, "#/");
        go_to(&browser, &format!("#/lesson/{}/{}", info.id, lesson.key));
        shows(&browser, "It begins anew.");
        shows(&browser, first_words(lesson));
    }
    assert_eq!(browser.log(), [""; 0]);
}

fn first_words(lesson: &Lesson) -> &'static str {
    lesson.parts[0].steps[0].say
}

#[test]
fn the_coach_says_a_note_once_and_can_be_switched_off() {
    let (_server, browser) = opened(Browser::open(390, 844));
    let info = titles()[0];
    let set_up = |browser: &Browser| {
        go_to(browser, "#/");
        go_to(browser, &format!("#/new/{}", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
    };
    set_up(&browser);
    browser.until_within(PATIENCE, "the coach speaks", "!!document.querySelector('[data-guide]')");
    let note = browser.eval("document.querySelector('[data-guide] [role=status] span').innerText");
    press(&browser, "Got it");
    let same = |browser: &Browser| {
        browser.eval("document.querySelector('[data-guide] [role=status] span')?.innerText ?? ''") == note
    };
    assert!(!same(&browser), "the note is gone: {note}");
    browser.reload();
    mounted(&browser);
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
fn a_note_of_the_coach_goes_with_the_next_action_and_leaves_the_prompt_its_place() {
    let (_server, browser) = opened(Browser::open(390, 844));
    let info = titles()[0];
    go_to(&browser, &format!("#/new/{}", info.id));
    browser.until("the setup is there", "!!document.querySelector('[data-start]')");
    browser.click("[data-start]");
    browser.until_within(PATIENCE, "the coach speaks", "!!document.querySelector('[data-guide]')");
    let undo = "document.querySelector('[data-undo]')?.disabled";
    let has_room = browser.eval("document.querySelector('[data-guide] .prompt-words').innerText.trim().length > 3");
    assert_eq!(has_room, json!(true), "the note leaves room for what can be done");
    let begun = Instant::now();
    while browser.eval(undo) != json!(false) {
        assert!(begun.elapsed() < PATIENCE, "nothing was done: {:?}", browser.log());
        play(&browser, 1, 5);
    }
    browser.until("the note is gone", "!document.querySelector('[data-guide]')");
    browser.until("the prompt is back", "!!document.querySelector('[data-prompt]')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn learn_opens_with_the_lesson_and_ends_with_the_sources() {
    let (_server, browser) = opened(Browser::open(390, 844));
    for info in titles() {
        go_to(&browser, &format!("#/rules/{}", info.id));
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
