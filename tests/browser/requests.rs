//! Undo of what another device has seen: asked, refused and agreed to between two windows and by links.

use serde_json::json;
use tea_table::engine::Seat;
use tea_table::table::save::{Save, Slot};
use tea_table::table::{Table, Undo};

use crate::driver::Browser;
use crate::live::title_for_two;
use crate::table::{load_save, navigate, open_served_page, store_save, wait_for_text, window_on};
use crate::together::{
    copy_link_fragment, game_near_end, join_in_new_window, open_slot, play_to_end, play_turn, prepare, save_of,
    shared_save,
};

/// Returns a game a few plies before its end that waits for Bao after a decision of Asha, who shares it.
fn decided(seed: u32) -> Table {
    let found = (seed..).map(|seed| game_near_end(title_for_two(), seed)).find(|table| {
        let decided = Table::resume(&save_of(table)).expect("it was just shared");
        table.to_act() == Some(Seat(1)) && !table.is_forced() && decided.can_undo() != Undo::Nothing
    });
    found.expect("there are enough seeds")
}

/// Waits until the save under a slot satisfies `there`, and returns it.
fn wait_for_save(browser: &Browser, slot: &Slot, what: &str, there: impl Fn(&Save) -> bool) -> Save {
    for _ in 0..600 {
        if let Some(save) = load_save(browser, slot).filter(&there) {
            return save;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("{what}: {:?}", browser.log());
}

/// Presses Undo and asks the other device.
fn ask(browser: &Browser) {
    browser.until("something can be undone", "!!document.querySelector('[data-undo]:not([disabled])')");
    browser.click("[data-undo]");
    browser.until("it is asked first", "!!document.querySelector('[data-sheet] .btn.primary')");
    wait_for_text(browser, "let you take this back?");
    browser.click("[data-sheet] .btn.primary");
    browser.until("the answer is awaited", "!!document.querySelector('[data-voice=request] [data-consent=false]')");
    wait_for_text(browser, "Waiting for Bruno to answer");
}

/// Answers the question of another device.
fn answer(browser: &Browser, agrees: bool) {
    browser.until("it is asked here", "!!document.querySelector('[data-voice=request] [data-consent=true]')");
    wait_for_text(browser, "would like to take a move back");
    browser.click(&format!("[data-voice=request] [data-consent={agrees}]"));
    browser.until("it is answered", "!document.querySelector('[data-consent]')");
}

#[test]
fn an_undo_is_asked_for_in_another_window() {
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    prepare(&browser);
    let table = decided(60);
    let slot = Slot::new(table.info().id, 40);
    store_save(&browser, &slot, &save_of(&table));
    open_slot(&browser, &slot.0);
    let asha = browser.tab();
    let (bao, other) = join_in_new_window(&server, &browser, &table);
    wait_for_save(&browser, &slot, "the first window hears of it", |save| {
        Table::resume(save).is_ok_and(|table| table.can_undo() == Undo::Request)
    });
    browser.switch_to(&asha);
    ask(&browser);
    browser.switch_to(&bao);
    answer(&browser, false);
    browser.switch_to(&asha);
    wait_for_text(&browser, "declined: the move stands.");
    let plies = table.plies() as usize;
    assert_eq!(load_save(&browser, &slot).expect("it is kept").record.actions.len(), plies);
    // Withdrawn, it is no question any more.
    ask(&browser);
    browser.click("[data-consent=false]");
    browser.until("it is withdrawn", "!document.querySelector('[data-consent]')");
    ask(&browser);
    browser.switch_to(&bao);
    answer(&browser, true);
    wait_for_text(&browser, "Everyone agreed");
    let undone = wait_for_save(&browser, &slot, "it is undone", |save| save.record.actions.len() < plies);
    let theirs = wait_for_save(&browser, &other, "there too", |save| save.record.actions.len() < plies);
    assert_eq!((&undone.record.actions, undone.record.takebacks.len()), (&theirs.record.actions, 1));
    assert_eq!(undone.record.takebacks, theirs.record.takebacks);
    browser.switch_to(&asha);
    wait_for_text(&browser, "Everyone agreed");
    play_to_end(&browser, [(&asha, &slot), (&bao, &other)]);
}

#[test]
fn an_undo_is_asked_for_by_link() {
    let (server, asha) = open_served_page(Browser::open(390, 844));
    prepare(&asha);
    let bao = window_on(&server, (844, 390));
    prepare(&bao);
    let table = decided(80);
    let slot = Slot::new(table.info().id, 40);
    store_save(&asha, &slot, &save_of(&table));
    open_slot(&asha, &slot.0);
    navigate(&bao, &copy_link_fragment(&asha));
    bao.until("a seat is offered", "!!document.querySelector(\"[data-sit='2']\")");
    bao.click("[data-sit='2']");
    bao.until("the table is open", "!!document.querySelector('[data-table]')");
    // Asha knows of him by the link that he sends.
    let is_over = play_turn(&bao);
    assert!(!is_over, "the game goes on");
    navigate(&asha, &copy_link_fragment(&bao));
    wait_for_save(&asha, &slot, "it has arrived", |save| save.record.actions.len() > table.plies() as usize);
    let before = shared_save(&asha).record.actions.len();
    ask(&asha);
    let link = copy_link_fragment(&asha);
    let copied = asha.eval("window.copied");
    assert!(copied.as_str().is_some_and(|text| text.contains("take a move back")), "{copied}");
    navigate(&bao, &link);
    answer(&bao, true);
    navigate(&asha, &copy_link_fragment(&bao));
    wait_for_text(&asha, "Everyone agreed");
    let [own, theirs] = [&asha, &bao].map(shared_save);
    assert!(own.record.actions.len() < before);
    assert_eq!((own.record.actions, own.record.hashes), (theirs.record.actions, theirs.record.hashes));
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
    assert_eq!(asha.eval("document.querySelectorAll('[data-pass-on]').length"), json!(0), "it is her turn again");
}
