//! Finished games: the list with its filters, the statistics, replaying a game, and playing on from any of its
//! moments.

use serde_json::json;
use tea_table::engine::record::Record;
use tea_table::engine::{Info, Viewer};
use tea_table::table::beats;
use tea_table::table::save::{Origin, Save, Slot};
use tea_table::table::{Summary, Table};

use crate::driver::Browser;
use crate::table::{
    PlayUntil, fewest_people, finished_save, load_save, navigate, open_served_page, play_randomly, press,
    random_position, record, set_up, slots, store_save, tested_titles, wait_for_text,
};

/// Number of entries shown in the list.
const ROW_COUNT: &str = "[...document.querySelectorAll('.save-row')].filter((row) => row.offsetWidth > 0).length";

/// For each title in the statistics: its name, its games and its wins.
const STATISTICS_TEXT: &str = "[...document.querySelectorAll('.statistics table')].map((table) => \
    [table.parentElement.ariaLabel, ...[0, 1].map((column) => [...table.querySelectorAll('tbody tr')]\
    .reduce((sum, row) => sum + parseInt(row.querySelectorAll('td')[column].innerText, 10), 0))])";

/// Expected contents of the page of saved games for the games stored by [`store_games`].
#[derive(Default)]
struct Expected {
    rows: usize,
    won: usize,
    lost: usize,
    /// For each title: its name, the number of games that count, and the number of wins.
    statistics: Vec<(&'static str, usize, usize)>,
}

/// Whether the person won; `None` if the game does not count as won or lost.
fn is_won(record: &Record) -> Option<bool> {
    let table = Table::open(record).expect("it was just played");
    Summary::from_table(&table, Viewer::Public).won()
}

/// Saves six games of each title: four finished against computers, one running, one between people.
fn store_games(browser: &Browser) -> Expected {
    let mut expected = Expected::default();
    for info in tested_titles() {
        let (mut of_game, mut won_of_game) = (0, 0);
        for seed in 0..6_u32 {
            let mut players = vec![["novice", "person"][usize::from(seed == 5)]; fewest_people(info).len()];
            players[0] = "person";
            let until = if seed == 4 { PlayUntil::Computer(2) } else { PlayUntil::Over };
            let (record, _) = play_randomly(&record(info.id, &players, 70 + seed), until);
            let won = is_won(&record);
            of_game += usize::from(won.is_some());
            won_of_game += usize::from(won == Some(true));
            let (over, played) = (until == PlayUntil::Over, u64::from(seed));
            let save = Save {
                revision: 1,
                played,
                heading: String::new(),
                over,
                open: false,
                had_person: false,
                shared: None,
                origin: Origin::Dealt,
                record,
            };
            store_save(browser, &Slot::new(info.id, 1 + u64::from(seed)), &save);
            expected.rows += 1;
        }
        assert_eq!(of_game, 4, "{}: four of them were won or lost", info.id);
        expected.won += won_of_game;
        expected.lost += of_game - won_of_game;
        expected.statistics.push((info.title, of_game, won_of_game));
    }
    expected
}

#[test]
fn finished_games_are_listed_filtered_and_counted() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let Expected { rows, won, lost, statistics } = store_games(&browser);
    let games = tested_titles().len();
    navigate(&browser, "#/saved");
    let shown = |count: usize, what: &str| {
        browser.until(&format!("{count} {what} are shown"), &format!("{ROW_COUNT} === {count}"));
    };
    shown(rows, "games");
    browser
        .until("all are looked at", &format!("document.querySelectorAll('.save-row .seat-badges').length === {rows}"));
    press(&browser, "Finished");
    shown(5 * games, "finished games");
    press(&browser, "Won");
    shown(won, "won games");
    press(&browser, "Lost");
    shown(lost, "lost games");
    press(&browser, "Any result");
    press(&browser, "Running");
    shown(games, "running games");
    press(&browser, "All");
    for info in tested_titles() {
        browser.run(
            "const games = document.querySelector('.filters select'); \
             games.selectedIndex = [...games.options].findIndex((option) => option.text === arguments[0]); \
             games.dispatchEvent(new Event('change', { bubbles: true }))",
            json!(info.title),
        );
        shown(6, info.title);
        let of_game = format!(
            "[...document.querySelectorAll('.save-row h2')].filter((title) => title.offsetWidth > 0) \
             .every((title) => title.innerText === {})",
            json!(info.title)
        );
        assert_eq!(browser.eval(&of_game), json!(true), "{}", info.title);
    }

    let counted = browser.eval(STATISTICS_TEXT);
    assert_eq!(counted, json!(statistics));
    assert_eq!(browser.eval("document.querySelector('.statistics thead').innerText.includes('Games')"), json!(true));
    // Starting over asks for confirmation, deletes no game and can be undone.
    press(&browser, "Start over");
    assert_eq!(browser.eval(STATISTICS_TEXT), json!(statistics));
    press(&browser, "Count only from now on");
    browser.until("nothing is counted", &format!("{STATISTICS_TEXT}.length === 0"));
    shown(6, "games of the last title");
    press(&browser, "Count all games again");
    browser.until("all are counted again", &format!("{STATISTICS_TEXT}.length === {games}"));
    browser.reload();
    shown(rows, "games");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_finished_game_is_replayed_and_branched_at_any_moment() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let (whole, _) = play_randomly(&record(info.id, &fewest_people(info), 76), PlayUntil::Over);
        let slot = Slot::new(info.id, 1);
        let save = finished_save(whole.clone(), true);
        browser.run("localStorage.clear(); localStorage.setItem('tea-table.pace', 'still')", json!([]));
        store_save(&browser, &slot, &save);
        navigate(&browser, &format!("#/table/{}", slot.0));
        browser.until("the result is shown", "!!document.querySelector('[data-result]')");
        press(&browser, "Replay");
        browser.until("one looks back", "!!document.querySelector('[data-table].past')");
        let moment = |ply: usize| {
            browser.until("the moment is shown", &format!("document.querySelector('.scrub').value === '{ply}'"));
        };
        moment(0);
        for ply in 1..=3 {
            press(&browser, "One move forward");
            moment(ply);
        }
        press(&browser, "One move back");
        moment(2);
        press(&browser, "Play the moves");
        moment(3);
        press(&browser, "Play the moves");
        // A step is one beat, however many plies it has.
        let stops = beats::stops(&random_position(&whole, true, &|table| table.outcome().is_some()));
        let middle = stops.len() / 2;
        browser.run(
            "const scrub = document.querySelector('.scrub'); scrub.value = arguments[0]; \
             scrub.dispatchEvent(new Event('input', { bubbles: true }))",
            json!(middle.to_string()),
        );
        moment(middle);
        press(&browser, "Play on from here");
        browser.until("another game is open", "!!document.querySelector('[data-table][data-over=false]:not(.past)')");
        let other = slots(&browser).into_iter().find(|name| *name != slot.0).expect("a game of its own");
        let branch = load_save(&browser, &Slot(other)).expect("it is kept").record;
        assert_eq!(branch.actions, whole.actions[..stops[middle] as usize], "{}: what if", info.id);
        assert_eq!(branch.seed, whole.seed);
        assert_eq!(
            load_save(&browser, &slot).expect("it is kept").record,
            whole,
            "{}: the finished game is as it was",
            info.id
        );
        navigate(&browser, "#/");
        wait_for_text(&browser, "Games in progress");
    }
    assert_eq!(browser.log(), [""; 0]);
}

fn counted_games_of(info: &Info) -> String {
    format!("({STATISTICS_TEXT}.find(([title]) => title === {}) ?? [0, 0])[1]", json!(info.title))
}

#[test]
fn received_games_and_branches_are_not_counted() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        let (own, _) = play_randomly(&record(info.id, &players, 98), PlayUntil::Over);
        let (_, friends) = play_randomly(&record(info.id, &players, 99), PlayUntil::Over);
        set_up(&browser, own, false);
        browser.until("the result is there", "!!document.querySelector('[data-result]')");
        navigate(&browser, &format!("#/g/{friends}"));
        browser.until("it is verified", "!!document.querySelector('[data-verified]')");
        browser.click("[data-open]");
        browser.until("it is kept", &format!("location.hash === '#/table/{}-1'", info.id));
        // The person's own game is branched shortly before its end, and finished again.
        navigate(&browser, &format!("#/table/{}-7", info.id));
        press(&browser, "Board");
        browser.until("the board is there", "!document.querySelector('[data-result]')");
        browser.run("dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }))", json!([]));
        browser
            .run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }))", json!([]));
        browser.until("one looks back", "!!document.querySelector('[data-branch]')");
        browser.click("[data-branch]");
        browser.until("the branch is open", &format!("location.hash === '#/table/{}-2'", info.id));
        let branch = Slot::new(info.id, 2);
        let before = load_save(&browser, &branch).expect("it is kept");
        assert_eq!(before.origin, Origin::Branch, "{}", info.id);
        navigate(&browser, "#/about");
        browser.until("the table is left", "!document.querySelector('[data-table]')");
        let (record, _) = play_randomly(&before.record, PlayUntil::Over);
        store_save(&browser, &branch, &Save { revision: before.revision + 9, over: true, record, ..before });
        navigate(&browser, "#/saved");
        browser.until("it is counted", &format!("{} === 1", counted_games_of(info)));
        let origin_count = "[...document.querySelectorAll('[data-origin]')].length";
        browser.until("both are listed as what they are", &format!("{origin_count} % 2 === 0 && {origin_count} > 0"));
    }
    assert_eq!(browser.log(), [""; 0]);
}
