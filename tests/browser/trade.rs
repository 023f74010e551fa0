//! Trading in the card game: drafts, counter-offers and the clock.

use serde_json::json;
use tea_table::engine::record::{Player, Seed};
use tea_table::games::ceylon_cards::{CeylonCards, Options};
use tea_table::table::Table;

use crate::driver::Browser;
use crate::layout::resize_table;
use crate::letters::Letters;
use crate::table::{open_served_page, play, random_position, record, set_up, wait_for_save, wait_for_text};

const CARDS: &str = "ceylon_cards";
const ESCAPE: &str = "\u{E00C}";
/// The step of the phase line at which trades are made.
const TRADE: &str = "[data-region=phases] button:nth-of-type(2)";
const DRAFT_SHOWN: &str = "!!document.querySelector('.trade')";
const NO_DRAFT: &str = "!document.querySelector('.trade')";

pub fn can_act(table: &Table, wanted: &str) -> bool {
    (0..).map_while(|index| table.notation(index)).any(|action| action == wanted)
}

/// Whether the seat to act may answer an offer with a counter-offer.
pub fn is_asked_to_counter(table: &Table) -> bool {
    can_act(table, "counter")
}

#[test]
fn a_trade_is_drafted_dropped_and_countered() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let fresh = record(CARDS, &[Player::PERSON; 2], 28);
    set_up(&browser, fresh.clone(), true);
    browser.click(TRADE);
    browser.until("the composer is open", DRAFT_SHOWN);
    browser.keys(ESCAPE);
    browser.until("Escape closes it", NO_DRAFT);

    let position = random_position(&fresh, true, &is_asked_to_counter);
    set_up(&browser, position.record(), true);
    let counter =
        "[...document.querySelectorAll('[data-lit]')].find((one) => one.innerText.trim() === 'Counter-offer')";
    browser.until("a counter-offer can be made", &format!("!!{counter}"));
    browser.run(&format!("{counter}.click()"), json!([]));
    browser.until("the composer is open", DRAFT_SHOWN);
    browser.keys(ESCAPE);
    browser.until("Escape closes it", NO_DRAFT);
    browser.run(&format!("{counter}.click()"), json!([]));
    browser.until("the composer is open", DRAFT_SHOWN);
    browser.click("[data-commit]");
    wait_for_text(&browser, "A counter-offer must name at least one card.");
    browser.click(".trade .wish[data-lit], [data-region=hand] [data-lit]");
    browser.click("[data-commit]");
    let first_new = position.plies() as usize;
    let save = wait_for_save(&browser, CARDS, "it is proposed", |save| save.record.actions.len() > first_new + 2);
    let new_actions = &save.record.actions[first_new..];
    assert_eq!((new_actions[0].as_str(), new_actions.last().map(String::as_str)), ("counter", Some("propose")));

    // A counter-offer can only be answered, not countered.
    let own = |table: &Table| table.to_act() == Some(table.turn_of());
    let replying = random_position(&fresh, true, &|table| can_act(table, "decline") && own(table));
    set_up(&browser, replying.record(), true);
    browser.click(TRADE);
    wait_for_text(&browser, "Answer the offer first.");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_clock_outlives_a_reload_and_stops_new_offers() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bruno", Player::PERSON)];
    let options = Options { clock: true, ..Options::default() };
    let table = Table::new::<CeylonCards>(options, players, Seed::in_words(29)).expect("two can play it");
    set_up(&browser, table.record(), true);
    let used = "Number((sessionStorage.getItem('tea-table.clock.ceylon_cards-7') ?? '').split(' ')[1] ?? 0)";
    let lit = format!("!!document.querySelector('{TRADE}[data-lit]')");
    // `kept` is the turn and the seconds used in it, separated by a space.
    let wind = |kept: &str| {
        // On unload, because the running clock would overwrite it.
        browser.run(
            "const kept = arguments[0]; addEventListener('pagehide', () => \
             sessionStorage.setItem('tea-table.clock.ceylon_cards-7', kept))",
            json!([kept]),
        );
        browser.reload();
        browser.until("the line is there", &format!("!!document.querySelector('{TRADE}')"));
    };
    // The clock counts trading time, not the turn.
    assert_eq!(browser.eval(used), json!(0));
    browser.click(TRADE);
    browser.until("the clock runs", &format!("{used} > 0"));
    wind("1 100");
    browser.click(TRADE);
    browser.until("it runs on", &format!("{used} > 100"));
    browser.click(TRADE);
    browser.until("the offer is dropped, and another can be made", &lit);
    wind("1 180");
    browser.until("no offer can be made any more", &format!("!({lit})"));
    browser.click(TRADE);
    wait_for_text(&browser, "Your 3 minutes for new offers are up");
    assert_eq!(browser.eval(NO_DRAFT), json!(true));
    // Another turn has its own clock.
    wind("7 180");
    browser.until("offers can be made", &lit);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn excess_cards_are_discarded_together() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let fresh = record(CARDS, &[Player::PERSON; 2], 28);
    let full = random_position(&fresh, true, &|table| table.prompt().starts_with("Discard 2 cards"));
    set_up(&browser, full.record(), true);
    wait_for_text(&browser, "Choose 2 cards to discard");
    browser.click("[data-region=hand] [data-lit]");
    wait_for_text(&browser, "Choose 1 more card to discard");
    browser.click("[data-region=hand] [data-lit]");
    let none_lit = "!document.querySelector('[data-region=hand] [data-lit]')";
    browser.until("no third card can be chosen", none_lit);
    browser.click("[data-commit]");
    let before = full.plies() as usize;
    let save = wait_for_save(&browser, CARDS, "both are discarded", |save| save.record.actions.len() >= before + 2);
    assert!(save.record.actions[before..before + 2].iter().all(|action| action.starts_with("discard ")));
    assert_eq!(browser.log(), [""; 0]);
}

/// Costs under the phases of a turn that are less than 3 px apart, and phases that the window cuts off.
const CROWDED_PHASES: &str = "(() => {
    const costs = [...document.querySelectorAll('.stop u')].map((cost) => {
        const text = document.createRange();
        text.selectNodeContents(cost);
        return [cost.innerText, text.getBoundingClientRect()];
    }).filter(([text, place]) => text && place.width);
    const crowded = costs.slice(1).filter(([, place], at) => place.left < costs[at][1].right + 3);
    const beyond = [...document.querySelectorAll('.stop')].filter((stop) =>
        stop.getBoundingClientRect().right > innerWidth + 0.5);
    return [...crowded.map(([text]) => text), ...beyond.map((stop) => stop.innerText)];
})()";

#[test]
fn the_phases_of_a_turn_stay_apart_on_a_phone() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let mut found = Vec::new();
    for seats in [2, 8] {
        set_up(&browser, record(CARDS, &vec![Player::PERSON; seats], 28), true);
        for position in 0..5 {
            for size in [(320, 568), (390, 844), (844, 390)] {
                resize_table(&browser, size);
                for letters in Letters::all_on(&browser) {
                    letters.set(&browser);
                    let crowded = browser.eval(CROWDED_PHASES);
                    if crowded != json!([]) {
                        found.push(format!("{seats} seats, position {position}, {size:?}, {letters:?}: {crowded}"));
                    }
                }
            }
            play(&browser, 9, 40 + position);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
