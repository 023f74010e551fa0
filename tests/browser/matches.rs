//! A match between two people on two devices, by links; the picture of a result; resuming par.

use serde_json::json;
use tea_table::engine::Info;
use tea_table::engine::record::Player;
use tea_table::table::save::Slot;

use crate::daily::finish_deal;
use crate::driver::Browser;
use crate::share::offered_link;
use crate::table::{
    PlayUntil, fewest_people, load_save, navigate, open_served_page, play_randomly, press, record, set_up,
    tested_titles, wait_for_text, wait_until_mounted,
};

const STANDING_TEXT: &str = "document.querySelector('[data-standing]')?.innerText ?? ''";

fn write_name(browser: &Browser, name: &str) {
    browser.until("a name is asked for", "!!document.querySelector('[data-name]')");
    browser.run(
        "const field = document.querySelector('[data-name]'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        json!([name]),
    );
}

/// Begins the next deal of the match in front, plays it to its end and returns to the match.
fn play_deal(browser: &Browser, info: &Info, deal: u64) {
    browser.until("a deal can be played", "!!document.querySelector('[data-standing]')");
    press(browser, &format!("Play deal {deal} of 2"));
    // The computer that moves first must have moved: random play goes on from the moves that are saved.
    browser.until("the person is to act", "!!document.querySelector('[data-table] [data-lit]')");
    let slot = Slot::new(info.id, deal);
    let initial = load_save(browser, &slot).expect("it is kept").record;
    let person = initial.players.iter().position(Player::is_person);
    assert_eq!(person, Some((deal as usize - 1) % usize::from(initial.seats)), "the seat moves on");
    let (finished, _) = play_randomly(&initial, PlayUntil::Over);
    finish_deal(browser, &slot, finished);
    browser.until("the deal is named", "!!document.querySelector('[data-match]')");
    press(browser, "To the match");
    browser.until("the match is there", "!!document.querySelector('[data-standing]')");
}

/// Returns the fragment of the shared link of the match in front, with its `#`.
fn match_link(browser: &Browser) -> String {
    let address = offered_link(browser);
    format!("#{}", address.split_once('#').expect("a place of the page").1)
}

#[test]
fn two_people_play_a_match_by_sealed_links() {
    let Some(info) = tested_titles().into_iter().find(|info| info.seats.1 > 1) else { return };
    let (server, asha) = open_served_page(Browser::open(390, 844));
    navigate(&asha, &format!("#/new/{}/match", info.id));
    write_name(&asha, "Asha");
    asha.run("document.querySelectorAll('form .seg')[1].querySelector('button').click()", json!([]));
    press(&asha, "Begin the match");
    play_deal(&asha, info, 1);
    play_deal(&asha, info, 2);
    wait_for_text(&asha, "Pass the match on");
    asha.reload();
    wait_until_mounted(&asha);
    wait_for_text(&asha, "Pass the match on");

    let bao = Browser::open(390, 844);
    bao.go(&server.url());
    wait_until_mounted(&bao);
    navigate(&bao, &match_link(&asha));
    write_name(&bao, "Bao");
    press(&bao, "Join the match");
    bao.until("it is joined", &format!("({STANDING_TEXT}).includes('Bao')"));
    let standing = bao.eval(STANDING_TEXT);
    let sealed = standing.as_str().expect("a text").matches("sealed").count();
    assert_eq!(sealed, 2, "both results of Asha are sealed: {standing}");
    play_deal(&bao, info, 1);
    let sealed = bao.eval(STANDING_TEXT).as_str().expect("a text").matches("sealed").count();
    assert_eq!(sealed, 1, "the first is open, the second is not");
    play_deal(&bao, info, 2);
    // Both have the same result, so each wins half of every deal.
    bao.until("it is over", "/share the win/.test(document.body.innerText)");

    let back = match_link(&bao);
    navigate(&asha, &back);
    asha.until("it is over here too", "/share the win/.test(document.body.innerText)");
    let at = back.len() - 40;
    let other = if &back[at..=at] == "A" { "B" } else { "A" };
    navigate(&asha, &format!("{}{other}{}", &back[..at], &back[at + 1..]));
    asha.until("it is refused", "document.querySelector('[data-refused]')?.innerText.trim().endsWith('.')");
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn a_picture_of_the_result_is_shared_or_saved() {
    const LISTEN: &str = "(() => { window.shared = []; \
         Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true }); \
         Object.defineProperty(navigator, 'share', { value: (what) => { window.shared.push({ text: what.text, \
         kind: what.files[0].type, size: what.files[0].size }); return Promise.resolve(); }, configurable: true }); \
         return true; })()";
    let info = tested_titles()[0];
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let (finished, _) = play_randomly(&record(info.id, &fewest_people(info), 86), PlayUntil::Over);
    set_up(&browser, record(info.id, &fewest_people(info), 86), false);
    finish_deal(&browser, &Slot::new(info.id, 7), finished.clone());
    press(&browser, "Share");
    browser.until("it can be drawn", "!!document.querySelector('[data-picture]')");
    browser.click("[data-picture]");
    let given = "/in your downloads/.test(document.querySelector('[data-picture-words]')?.innerText) && \
                 document.querySelector('img[data-picture-here]')?.naturalWidth > 100";
    browser.until("it is given to the browser, and shown", given);
    browser.eval(LISTEN);
    browser.click("[data-picture]");
    browser.until("it is handed over", "window.shared.length === 1");
    let what = browser.eval("window.shared[0]");
    assert_eq!(what["kind"], json!("image/png"));
    assert!(what["size"].as_u64().is_some_and(|size| size > 2000), "{what}");
    let words = what["text"].as_str().expect("a text");
    assert!(words.starts_with(info.title) && words.contains("Asha") && !words.contains(&finished.seed), "{words}");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn par_resumes_where_it_stopped() {
    let info = tested_titles()[0];
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = "person";
    let (finished, _) = play_randomly(&record(info.id, &players, 87), PlayUntil::Over);
    set_up(&browser, record(info.id, &players, 87), false);
    finish_deal(&browser, &Slot::new(info.id, 7), finished);
    browser.run("document.querySelector('[data-par]').open = true", json!([]));
    press(&browser, "Let them play");
    let status = "document.querySelector('[data-par] [role=status]').innerText";
    browser.until("a game is played", &format!("/after [1-9]/.test({status})"));
    press(&browser, "Stop");
    let before = browser.eval(status);
    browser.reload();
    wait_until_mounted(&browser);
    browser.until("it is still shown", &format!("({status}) === {before}"));
    press(&browser, "Let them play");
    browser.until("another is played", &format!("({status}) !== {before} && !/first of/.test({status})"));
    assert_eq!(browser.log(), [""; 0]);
}
