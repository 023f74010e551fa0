//! The tutor at a table: what the workers find about an action is said by the test in their place, so that neither
//! clocks nor luck decide what happens.

use serde_json::{Value, json};
use tea_table::ai::protocol::{FromWorker, LookJob, Looked, ToWorker, decode, encode};
use tea_table::ai::review::{Effort, Estimate, Look};
use tea_table::engine::record::Player;
use tea_table::games::ceylon::Ceylon;
use tea_table::table::tutor::PATIENCE;
use tea_table::table::{Table, save::Save};

use crate::driver::Browser;
use crate::table::{Played, awaited, drawn, opened, play, record, saved, set_up};

const GAME: &str = "ceylon";
/// More presses than an action takes.
const PRESSES: u32 = 80;
const ASKS: &str = "!!document.querySelector('[data-play-it]')";

/// Keeps what workers are asked about actions, which then is not asked; and nobody's patience ends.
const IN_THEIR_PLACE: &str = "
    const [asks, patience] = arguments;
    window.looks = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message[0] !== asks) return post.call(this, message, ...rest);
        window.looks.push([...message]);
        window.asked = this;
    };
    const later = window.setTimeout;
    window.setTimeout = (what, after, ...rest) => after === patience ? 0 : later(what, after, ...rest);
    window.answer = (bytes) => window.asked.onmessage(new MessageEvent('message', { data: new Uint8Array(bytes) }));";

/// Stands in the place of the workers.
#[track_caller]
fn stand_in(browser: &Browser) {
    let (game, view, effort) = (String::new(), Vec::new(), Effort::AHEAD);
    let job = LookJob { id: 0, game, view, seats: 2, seed: 0, chosen: 0, effort };
    browser.run(IN_THEIR_PLACE, json!([encode(&ToWorker::Look(job))[0], PATIENCE]));
}

/// What was asked up to now.
#[track_caller]
fn asked(browser: &Browser) -> Vec<LookJob> {
    let Value::Array(looks) = browser.eval("window.looks") else { panic!("nobody stands in the place of workers") };
    let job = |bytes: &Value| {
        let bytes: Vec<u8> = serde_json::from_value(bytes.clone()).expect("bytes");
        match decode::<ToWorker>(&bytes) {
            Some(ToWorker::Look(job)) => job,
            other => panic!("it is a look: {other:?}"),
        }
    };
    looks.iter().map(job).collect()
}

/// Answers every question about the last action: it gives so much of the win away.
#[track_caller]
fn answer(browser: &Browser, loss: f32) {
    let last = asked(browser).last().expect("something was asked").id;
    let look = Look { best: 0, loss: Estimate { mean: loss, error: 0.01 } };
    for job in asked(browser).iter().filter(|job| job.id == last) {
        let found = FromWorker::Looked(Looked { id: job.id, look: Some(look) });
        browser.run("window.answer(arguments[0])", json!([encode(&found)]));
    }
    drawn(browser);
}

fn plies(save: &Save) -> usize {
    save.record.actions.len()
}

/// Presses what is lit until that is so.
#[track_caller]
fn press_until(browser: &Browser, what: &str, there: impl Fn() -> bool) {
    for press in 0..PRESSES {
        if there() {
            return;
        }
        assert!(play(browser, 1, 11 + press) == Played::Enough, "it is not over");
        drawn(browser);
    }
    panic!("{what} after {PRESSES} presses; {:?}", browser.log());
}

#[test]
fn the_tutor_asks_before_a_blunder_once_a_turn_and_the_record_says_so() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    browser.run("localStorage.setItem('tea-table.tutor', 'on')", json!([]));
    set_up(&browser, record(GAME, &[Player::PERSON, "novice"], 22), true);
    stand_in(&browser);

    // Before a blunder it asks, and nothing is done.
    press_until(&browser, "it looks", || !asked(&browser).is_empty());
    let begun = saved(&browser, GAME);
    let table = Table::open(&begun.record).expect("the page keeps what opens");
    let job = &asked(&browser)[0];
    let view = table.session::<Ceylon>().view(tea_table::engine::Viewer::Seat(tea_table::engine::Seat(0)));
    assert_eq!(job.view, encode(&view), "what its seat sees, and nothing else");
    answer(&browser, 0.4);
    assert_eq!(browser.eval(ASKS), json!(true));
    let warned = awaited(&browser, GAME, "it is noted", |save| !save.record.warnings.is_empty());
    assert_eq!((plies(&warned), warned.record.warnings.len()), (plies(&begun), 1));
    let turn = warned.record.warnings[0].1;

    // Whoever looks again is not asked again in this turn.
    browser.click("[data-guide-next]");
    browser.until("it is silent", &format!("!({ASKS})"));
    let looks = asked(&browser).len();
    press_until(&browser, "an action is done", || plies(&saved(&browser, GAME)) > plies(&begun));
    assert_eq!(asked(&browser).len(), looks, "and nobody looks");

    // In the next turn it looks again, and says nothing where there is nothing better beyond doubt.
    press_until(&browser, "it looks again", || asked(&browser).len() > looks);
    let before = saved(&browser, GAME);
    let table = Table::open(&before.record).expect("the page keeps what opens");
    assert!(table.moment().turn > turn, "not in the same turn");
    answer(&browser, 0.1);
    awaited(&browser, GAME, "it is done", |save| plies(save) > plies(&before));
    assert_eq!(browser.eval(ASKS), json!(false));

    // What is meant is done all the same.
    let looks = asked(&browser).len();
    press_until(&browser, "it looks once more", || asked(&browser).len() > looks);
    let before = saved(&browser, GAME);
    answer(&browser, 0.4);
    assert_eq!(browser.eval(ASKS), json!(true));
    browser.click("[data-play-it]");
    let done = awaited(&browser, GAME, "it is done", |save| plies(save) > plies(&before));
    assert_eq!(done.record.warnings.len(), 2);
    assert_eq!(browser.log(), [""; 0]);
}
