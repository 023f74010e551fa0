//! The tutor at a table. The test answers in place of the workers, so that neither clocks nor luck decide the outcome.

use serde_json::{Value, json};
use tea_table::ai::protocol::{EvaluateJob, EvaluateReply, FromWorker, ToWorker, decode, encode};
use tea_table::ai::review::{Effort, Estimate, Evaluation};
use tea_table::engine::record::Player;
use tea_table::games::ceylon::Ceylon;
use tea_table::table::tutor::PATIENCE;
use tea_table::table::{Table, save::Save};

use crate::driver::Browser;
use crate::table::{PlayEnd, open_served_page, play, record, set_up, table_save, wait_for_save, wait_until_drawn};

const GAME: &str = "ceylon";
/// More presses than an action takes.
const MAX_PRESSES: u32 = 80;
const QUESTION_SHOWN: &str = "!!document.querySelector('[data-play-it]')";

/// Intercepts the messages that ask workers to evaluate an action, and disables the timeout of the replies.
const FAKE_WORKERS: &str = "
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

#[track_caller]
fn replace_workers(browser: &Browser) {
    let (game, view, effort) = (String::new(), Vec::new(), Effort::BEFORE_ACTION);
    let job = EvaluateJob { id: 0, game, view, seats: 2, seed: 0, chosen: 0, effort };
    browser.run(FAKE_WORKERS, json!([encode(&ToWorker::Evaluate(job))[0], PATIENCE]));
}

#[track_caller]
fn posted_jobs(browser: &Browser) -> Vec<EvaluateJob> {
    let Value::Array(looks) = browser.eval("window.looks") else { panic!("nobody stands in the place of workers") };
    let job = |bytes: &Value| {
        let bytes: Vec<u8> = serde_json::from_value(bytes.clone()).expect("bytes");
        match decode::<ToWorker>(&bytes) {
            Some(ToWorker::Evaluate(job)) => job,
            other => panic!("it is a look: {other:?}"),
        }
    };
    looks.iter().map(job).collect()
}

/// Replies to every question about the last action with this loss, as a share of the win.
#[track_caller]
fn answer_with_loss(browser: &Browser, loss: f32) {
    let last = posted_jobs(browser).last().expect("something was asked").id;
    let evaluation = Evaluation { best: 0, loss: Estimate { mean: loss, error: 0.01 } };
    for job in posted_jobs(browser).iter().filter(|job| job.id == last) {
        let found = FromWorker::EvaluateReply(EvaluateReply { id: job.id, evaluation: Some(evaluation) });
        browser.run("window.answer(arguments[0])", json!([encode(&found)]));
    }
    wait_until_drawn(browser);
}

fn ply_count(save: &Save) -> usize {
    save.record.actions.len()
}

/// Presses lit pieces until `there` holds.
#[track_caller]
fn press_until(browser: &Browser, what: &str, there: impl Fn() -> bool) {
    for press in 0..MAX_PRESSES {
        if there() {
            return;
        }
        assert!(play(browser, 1, 11 + press) == PlayEnd::Enough, "it is not over");
        wait_until_drawn(browser);
    }
    panic!("{what} after {MAX_PRESSES} presses; {:?}", browser.log());
}

#[test]
fn the_tutor_warns_once_a_turn_and_is_recorded() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.run("localStorage.setItem('tea-table.tutor', 'on')", json!([]));
    set_up(&browser, record(GAME, &[Player::PERSON, "novice"], 22), true);
    replace_workers(&browser);

    // The tutor warns before a blunder, and no action is done yet.
    press_until(&browser, "it looks", || !posted_jobs(&browser).is_empty());
    let initial = table_save(&browser, GAME);
    let table = Table::open(&initial.record).expect("the page keeps what opens");
    let job = &posted_jobs(&browser)[0];
    let view = table.session::<Ceylon>().view(tea_table::engine::Viewer::Seat(tea_table::engine::Seat(0)));
    assert_eq!(job.view, encode(&view), "what its seat sees, and nothing else");
    answer_with_loss(&browser, 0.4);
    assert_eq!(browser.eval(QUESTION_SHOWN), json!(true));
    let warned = wait_for_save(&browser, GAME, "it is noted", |save| !save.record.warnings.is_empty());
    assert_eq!((ply_count(&warned), warned.record.warnings.len()), (ply_count(&initial), 1));
    let turn = warned.record.warnings[0].1;

    // A player who reconsiders is not warned again in this turn.
    browser.click("[data-guide-next]");
    browser.until("it is silent", &format!("!({QUESTION_SHOWN})"));
    let looks = posted_jobs(&browser).len();
    press_until(&browser, "an action is done", || ply_count(&table_save(&browser, GAME)) > ply_count(&initial));
    assert_eq!(posted_jobs(&browser).len(), looks, "and nobody looks");

    // In the next turn the tutor asks the workers again, and is silent if nothing is clearly better.
    press_until(&browser, "it looks again", || posted_jobs(&browser).len() > looks);
    let before = table_save(&browser, GAME);
    let table = Table::open(&before.record).expect("the page keeps what opens");
    assert!(table.moment().turn > turn, "not in the same turn");
    answer_with_loss(&browser, 0.1);
    wait_for_save(&browser, GAME, "it is done", |save| ply_count(save) > ply_count(&before));
    assert_eq!(browser.eval(QUESTION_SHOWN), json!(false));

    // The action is done if the player insists.
    let looks = posted_jobs(&browser).len();
    press_until(&browser, "it looks once more", || posted_jobs(&browser).len() > looks);
    let before = table_save(&browser, GAME);
    answer_with_loss(&browser, 0.4);
    assert_eq!(browser.eval(QUESTION_SHOWN), json!(true));
    browser.click("[data-play-it]");
    let done = wait_for_save(&browser, GAME, "it is done", |save| ply_count(save) > ply_count(&before));
    assert_eq!(done.record.warnings.len(), 2);
    assert_eq!(browser.log(), [""; 0]);
}
