//! Today's deal from the shelf to sharing, the same deal for another player, and one phone between two people.

use serde_json::{Value, json};
use tea_table::engine::Info;
use tea_table::engine::record::Record;
use tea_table::table::daily::{Date, Deal};
use tea_table::table::new_game::{choices, set_up as set_up_record};
use tea_table::table::save::{Save, Slot};

use crate::driver::Browser;
use crate::share::offered_link;
use crate::table::{
    PlayUntil, fewest_people, load_save, navigate, open_served_page, play, play_randomly, press, record, set_up,
    store_save, tested_titles, wait_until_drawn, wait_until_mounted,
};

fn today(browser: &Browser) -> Date {
    let day = browser.eval(
        "(() => { const now = new Date(); const two = (number) => String(number).padStart(2, '0'); \
         return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`; })()",
    );
    day.as_str().expect("a text").parse().expect("it is a day")
}

/// Returns the record of a title's deal for this day, before any action.
fn record_of_deal(info: &'static Info, date: Date) -> Record {
    let names: Vec<String> = (0..8).map(|name| format!("Player {name}")).collect();
    let choices = choices(info.id).expect("it is in the catalogue");
    let record = set_up_record(info.id, Deal { date, info }.new_game(&choices, &names));
    record.expect("it is in the catalogue").expect("the deal fits the game")
}

/// Overwrites the table saved in a slot with a finished game of the deal, and opens it.
pub fn finish_deal(browser: &Browser, slot: &Slot, record: Record) {
    let before = load_save(browser, slot).expect("it was begun");
    navigate(browser, "#/about");
    browser.until("the table is left", "!document.querySelector('[data-table]')");
    store_save(browser, slot, &Save { revision: before.revision + 9, over: true, record, ..before });
    navigate(browser, &format!("#/table/{}", slot.0));
    browser.until("the result is there", "!!document.querySelector('[data-result]')");
}

fn deal_tile(info: &Info) -> String {
    format!("document.querySelector('[data-deal={}]')", info.id)
}

/// Begins today's daily deal from the shelf.
#[track_caller]
fn begin_daily_deal(browser: &Browser, info: &Info) {
    navigate(browser, "#/");
    browser.until("the deal is on the shelf", &format!("!!{}", deal_tile(info)));
    browser.click(&format!("[data-deal={}]", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
}

#[test]
fn the_deal_of_today_is_begun_by_one_press_and_its_end_is_shown() {
    let (server, browser) = open_served_page(Browser::open(390, 844));
    let date = today(&browser);
    for info in tested_titles() {
        begin_daily_deal(&browser, info);
        let slot = Slot::new(info.id, 1);
        let initial = load_save(&browser, &slot).expect("it is kept").record;
        let dealt = record_of_deal(info, date);
        assert_eq!((&initial.seed, &initial.options, initial.seats), (&dealt.seed, &dealt.options, dealt.seats));

        navigate(&browser, "#/");
        browser.until("it is begun", &format!("{}?.innerText.includes('Started')", deal_tile(info)));
        browser.click(&format!("[data-deal={}]", info.id));
        browser.until("the same table is open", &format!("location.hash === '#/table/{}'", slot.0));
        let (over, _) = play_randomly(&dealt, PlayUntil::Over);
        finish_deal(&browser, &slot, over);
        browser.until("the deal is named", "!!document.querySelector('[data-daily]')");
        let line = browser.eval("document.querySelector('[data-daily]').innerText");
        assert!(line.as_str().is_some_and(|line| line.contains(" counts")), "{line}");

        // The sentence contains no seed, and the link no readable game.
        press(&browser, "Share");
        browser.until("the sentence is there", "!!document.querySelector('[data-sentence]')");
        let address = offered_link(&browser);
        assert!(address.starts_with(&format!("{}#/d/{}.1", server.url(), info.id)), "{address}");
        let sentence = browser.eval("document.querySelector('[data-sentence]').innerText");
        let sentence = sentence.as_str().expect("a text");
        assert!(sentence.starts_with(&format!("{}, game of ", info.title)), "{sentence}");
        assert!(!sentence.contains(&dealt.seed), "{sentence}");

        navigate(&browser, "#/");
        browser.until("it is played", &format!("/Won|Lost/.test({}?.innerText)", deal_tile(info)));
        // A second attempt is practice.
        navigate(&browser, &format!("#/today/{}/{date}", info.id));
        press(&browser, "Practise it");
        browser.until("another table is open", &format!("location.hash === '#/table/{}-2'", info.id));
    }
    let streak = browser.eval("JSON.parse(localStorage['tea-table.daily']).deals.filter((deal) => deal.finish).length");
    assert_eq!(streak, json!(tested_titles().len()));
    assert_eq!(browser.log(), [""; 0]);
}

#[track_caller]
fn result_sentence(browser: &Browser) -> String {
    press(browser, "Share");
    browser.until("the sentence is there", "!!document.querySelector('[data-sentence]')");
    browser.eval("document.querySelector('[data-sentence]').innerText").as_str().expect("a text").to_string()
}

#[test]
fn a_look_at_another_hand_marks_the_result_everywhere() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let date = today(&browser);
    for info in tested_titles() {
        begin_daily_deal(&browser, info);
        let slot = Slot::new(info.id, 1);
        let dealt = record_of_deal(info, date);
        // A link opens the moment from a rival's view; the page warns of the consequence first.
        let (_, link) = play_randomly(&dealt, PlayUntil::Computer(0));
        navigate(&browser, &format!("#/m/{}/{link}", dealt.seats));
        browser.until("it is warned of", "!!document.querySelector('[data-would-peek]')");
        browser.click("[data-look]");
        browser.until("it is noted", "/peeked/.test(document.querySelector('[data-notice]')?.innerText)");

        let (over, _) = play_randomly(&dealt, PlayUntil::Over);
        finish_deal(&browser, &slot, over);
        let line = browser.eval("document.querySelector('[data-daily]').innerText");
        assert!(line.as_str().is_some_and(|line| line.contains("peeked at hidden information")), "{line}");
        let sentence = result_sentence(&browser);
        assert!(sentence.contains("a peek at hidden information"), "{sentence}");
        navigate(&browser, "#/");
        browser.until("the shelf tells", &format!("{}?.innerText.includes('after a peek')", deal_tile(info)));
        navigate(&browser, "#/saved");
        browser.until("the statistics tell", "/after a peek/.test(document.querySelector('.statistics')?.innerText)");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn an_undo_after_a_reveal_marks_the_result_everywhere() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let date = today(&browser);
    for info in tested_titles() {
        begin_daily_deal(&browser, info);
        let (mut over, _) = play_randomly(&record_of_deal(info, date), PlayUntil::Over);
        over.takebacks = vec![(3, 1, true)];
        finish_deal(&browser, &Slot::new(info.id, 1), over);
        let line = browser.eval("document.querySelector('[data-daily]').innerText");
        assert!(line.as_str().is_some_and(|line| line.contains("peeked at hidden information")), "{line}");
        let sentence = result_sentence(&browser);
        assert!(sentence.contains("a peek at hidden information"), "{sentence}");
        navigate(&browser, "#/");
        browser.until("the shelf tells", &format!("{}?.innerText.includes('after a peek')", deal_tile(info)));
        navigate(&browser, &format!("#/today/{}/{date}", info.id));
        browser.until("its page tells", "/after a peek/.test(document.querySelector('[data-state]')?.innerText)");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn two_results_of_one_deal_are_compared() {
    for info in tested_titles() {
        let (_server, browser) = open_served_page(Browser::open(1366, 768));
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        let (first, _) = play_randomly(&record(info.id, &players, 81), PlayUntil::Over);
        let slot = Slot::new(info.id, 7);
        set_up(&browser, record(info.id, &players, 81), false);
        finish_deal(&browser, &slot, first.clone());
        press(&browser, "Play the same deal again");
        browser.until("the deal is offered", "!!document.querySelector('[data-page=link] [data-start]')");
        let shown = browser.eval("document.body.innerText.includes('points')");
        assert_eq!(shown, json!(false), "{}: the result is shown too early", info.id);
        press(&browser, "Play it");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
        let second = Slot::new(info.id, 1);
        let initial = load_save(&browser, &second).expect("it is kept").record;
        assert_eq!((&initial.seed, &initial.options), (&first.seed, &first.options));
        let (over, _) = play_randomly(
            &Record { players: initial.players.clone(), ..record(info.id, &players, 81) },
            PlayUntil::Over,
        );
        finish_deal(&browser, &second, over);
        browser.until("both are compared", "!!document.querySelector('[data-compared] tbody tr:last-child')");
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn bad_links_of_deals_are_refused_in_a_sentence() {
    let (_server, browser) = open_served_page(Browser::open(390, 660));
    for bad in ["#/today/whist/2026-11-23", "#/today/chai/2026-02-30", "#/d/chai.1AAAA", "#/d/nonsense"] {
        navigate(&browser, bad);
        browser.until(bad, "document.querySelector('[data-refused]')?.innerText.trim().endsWith('.')");
        navigate(&browser, "#/");
        browser.until("the shelf is there", "!!document.querySelector('[data-today]')");
    }
    assert_eq!(browser.log(), [""; 0]);
}

const FACES: &str = "document.querySelectorAll('.gcard, .action-card').length";

#[test]
fn a_phone_between_two_faces_the_person_to_act() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    browser.run("localStorage.setItem('tea-table.flat', JSON.stringify('on'))", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 83), false);
        let mut directions = Vec::<Value>::new();
        for press in 0..400 {
            if browser.eval("!!document.querySelector('[data-lift]')") == json!(true) {
                assert_eq!(browser.eval(FACES), json!(0), "{}: a card lies open under the curtain", info.id);
                let inert = "document.querySelector('main').inert";
                assert_eq!(browser.eval(inert), json!(true), "{}: what lies below is out of reach", info.id);
            }
            let is_turned = browser.eval("!!document.querySelector('.table[data-turned]')");
            let far = browser.eval("document.querySelector('[data-far] b').innerText");
            let name = if is_turned == json!(true) { "Asha" } else { "Bruno" };
            assert!(far.as_str().is_some_and(|far| far.starts_with(name)), "{}: {far}", info.id);
            if !directions.contains(&is_turned) {
                directions.push(is_turned);
            }
            if directions.len() == 2 {
                break;
            }
            play(&browser, 1, press);
            wait_until_drawn(&browser);
        }
        assert_eq!(directions.len(), 2, "{}: the page never turned", info.id);
        // The table is turned as a whole, so its bounding box still begins at the top of the page.
        let corner = browser.eval("Math.round(document.querySelector('.table').getBoundingClientRect().top)");
        assert_eq!(corner, json!(0), "{}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn presses_right_after_a_hand_over_are_ignored() {
    const TOUCHED: &str = "(async () => { \
        const wait = (time) => new Promise((done) => setTimeout(done, time)); \
        const touch = () => document.querySelector('main [data-spot][data-lit]') \
            .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })); \
        const seen = async () => { await wait(60); return document.querySelector('main').innerHTML; }; \
        document.querySelector('[data-lift]').click(); \
        const before = await seen(); \
        touch(); \
        const early = await seen(); \
        await wait(700); \
        const rested = await seen(); \
        touch(); \
        return [before === early, rested === await seen()]; })()";
    let Some(info) = tested_titles().into_iter().find(|info| info.hidden) else { return };
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    browser.run("localStorage.setItem('tea-table.pace', JSON.stringify('still'))", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    set_up(&browser, record(info.id, &fewest_people(info), 84), false);
    browser.until("the curtain is down", "!!document.querySelector('[data-lift]')");
    assert_eq!(browser.eval(TOUCHED), json!([true, false]), "the first touch presses nothing, the second does");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_screen_stays_awake_while_people_share_a_table() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 85), false);
    navigate(&browser, "#/");
    browser.until("the shelf is there", "!!document.querySelector('[data-today]')");
    browser.eval(
        "(() => { window.awake = 0; const request = () => { window.awake += 1; return Promise.resolve({ \
         release: () => { window.awake -= 1; return Promise.resolve(); } }); }; \
         Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true }); return true; })()",
    );
    navigate(&browser, &format!("#/table/{}-7", info.id));
    browser.until("it is asked to stay awake", "window.awake === 1");
    // A page that was hidden has lost its wake lock, and requests it again once it is visible.
    browser.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", json!([]));
    browser.until("the lock before is let go", "window.awake === 1");
    navigate(&browser, "#/");
    browser.until("at the shelf it may sleep", "window.awake === 0");
    assert_eq!(browser.log(), [""; 0]);
}
