//! Shared games and their return: links of every kind, and the treatment of hostile ones.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde_json::json;
use tea_table::engine::record::{Player, Record, RecordError};
use tea_table::engine::{Game, Info, Seat, StateHasher, Viewer, link};
use tea_table::games::ceylon::{self, Ceylon};
use tea_table::games::ceylon_cards::{self, CeylonCards};
use tea_table::games::{self, Visitor};
use tea_table::table::save::Slot;
use tea_table::table::{Table, beats};
use tea_table::words::{Title, words_of};

use crate::driver::Browser;
use crate::table::{
    PlayUntil, fewest_people, finished_save, load_save, navigate, open_served_page, play, play_randomly, press,
    random_position, record, set_up, slots, store_save, table_save, tested_titles, wait_for_text, wait_until_drawn,
    wait_until_mounted,
};

#[track_caller]
pub fn share_sheet(browser: &Browser) {
    press(browser, "Menu");
    press(browser, "Share");
    browser.until("the sheet is open", "!!document.querySelector('[data-link]')");
}

#[track_caller]
pub fn offered_link(browser: &Browser) -> String {
    browser.eval("document.querySelector('[data-link]').value").as_str().expect("an address").to_string()
}

#[track_caller]
fn wait_until_verified(browser: &Browser) {
    browser.until("it is verified", "!!document.querySelector('[data-verified]')");
}

#[test]
fn a_game_is_verified_from_its_link() {
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 51), true);
        play(&browser, 14, 3);
        let saved = table_save(&browser, info.id).record;
        share_sheet(&browser);
        browser.until("a running game is warned of", "!!document.querySelector('[data-warning]')");
        let address = offered_link(&browser);
        assert!(address.starts_with(&format!("{}#/g/{}.", server.url(), info.id)), "{address}");
        press(&browser, "As a code to scan");
        browser.until("the code is drawn", "!!document.querySelector('svg.qr[role=img] path')");

        let other = Browser::open(390, 660);
        other.go(&address);
        wait_until_mounted(&other);
        wait_until_verified(&other);
        for player in &saved.players {
            wait_for_text(&other, &player.name);
        }
        other.run("document.querySelector('[data-open]').click()", json!([]));
        other.until("the table is open", "!!document.querySelector('[data-table]')");
        let taken = load_save(&other, &Slot::new(info.id, 1)).expect("it is a game of one's own now").record;
        assert_eq!((taken.actions, taken.seed, taken.hashes), (saved.actions, saved.seed, saved.hashes), "{}", info.id);
        assert_eq!(other.log(), [""; 0]);
    }
}

#[test]
fn looking_at_a_game_starts_no_computer() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        let (before, link) = play_randomly(&record(info.id, &players, 52), PlayUntil::Computer(3));
        browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
        navigate(&browser, "#/about");
        browser.reload();
        wait_until_mounted(&browser);
        browser.eval(
            "(() => { window.hired = 0; const Real = Worker; window.Worker = class extends Real { \
             constructor(...words) { super(...words); window.hired += 1; } }; return true; })()",
        );
        navigate(&browser, &format!("#/m/all/{link}"));
        wait_until_verified(&browser);
        browser.run("document.querySelector('[data-look]').click()", json!([]));
        browser.until("it is shown", "!!document.querySelector('[data-now]')");
        browser.run("document.querySelector('[data-now]').click()", json!([]));
        browser.until("one may play on", "!!document.querySelector('[data-play-on]')");
        wait_until_drawn(&browser);
        assert_eq!(browser.eval("window.hired"), json!(0), "{}: somebody thinks", info.id);
        let slot = Slot::new(info.id, 1);
        assert_eq!(load_save(&browser, &slot), None, "{}: something is kept", info.id);

        browser.run("document.querySelector('[data-play-on]').click()", json!([]));
        browser.until(
            "now the computer plays",
            &format!(
                "JSON.parse((localStorage.getItem('{}') ?? '').slice(17) || 'null')?.record.actions.length > {}",
                slot.key(),
                before.actions.len()
            ),
        );
        let on = load_save(&browser, &slot).expect("it is kept now").record;
        assert_eq!(on.actions[..before.actions.len()], before.actions, "{}: it goes on from there", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn seats_keep_their_names_from_every_view() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles().into_iter().filter(|info| info.seats.1 > 1) {
        let (_, link) = play_randomly(&record(info.id, &["person", "novice"], 53), PlayUntil::Computer(6));
        for eyes in ["1", "2", "all"] {
            navigate(&browser, &format!("#/m/{eyes}/{link}"));
            wait_until_verified(&browser);
            browser.click("[data-look]");
            browser.until("the table is open", "!!document.querySelector('.seat, .k-panel')");
            let seats = browser.eval("[...document.querySelectorAll('.seat, .k-panel')].map((seat) => seat.innerText)");
            let seats: Vec<&str> = seats.as_array().into_iter().flatten().filter_map(|seat| seat.as_str()).collect();
            let seat_label = |name: &str| seats.iter().find(|seat| seat.contains(name)).copied().unwrap_or_default();
            let (person, computer) = (seat_label("Asha"), seat_label("Bruno"));
            let case = format!("{} through {eyes}: {seats:?}", info.id);
            assert!(person.contains("Person") && !person.to_lowercase().contains("computer"), "{case}");
            assert!(computer.contains("Novice") && !computer.contains("You"), "{case}");
            assert!(!person.contains("You"), "{case}");
            let news = browser.eval("document.querySelector('.news')?.innerText ?? ''");
            assert!(!news.as_str().is_some_and(|news| news.contains("You ")), "{case}: {news}");
            navigate(&browser, "#/about");
            browser.until("the table is left", "!document.querySelector('[data-table]')");
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// The words on every card drawn face up, sorted; cards are drawn in hands only.
const FACES: &str = "[...document.querySelectorAll('.gcard, .action-card')] \
     .map((card) => card.getAttribute('aria-label') ?? \
     [...card.querySelectorAll('.half-name')].map((half) => half.textContent).join('/')).sort()";

/// Returns the words of [`FACES`] for the hand that a seat holds after `plies` plies, according to its own view.
fn hand_at(record: &Record, plies: u32, seat: Seat) -> Vec<String> {
    let mut words = Vec::new();
    if record.game == CeylonCards::INFO.id {
        let table = Table::open(record).expect("the page's record opens");
        for (card, count) in
            table.session::<CeylonCards>().branch_at(plies).view(Viewer::Seat(seat)).hands[seat].known.iter()
        {
            words.extend(vec![
                words_of(CeylonCards::INFO.id).text(ceylon_cards::words::nouns::card(card));
                count.into()
            ]);
        }
    } else {
        let table = Table::open(record).expect("the page's record opens");
        let hand = table.session::<Ceylon>().branch_at(plies).view(Viewer::Seat(seat)).hand();
        for card in hand.kinds() {
            let (one, two) = card.halves();
            let [one, two] = [one, two].map(|half| tea_table::words::say::<Ceylon>(&ceylon::words::labels::main(half)));
            words.extend(vec![format!("{one}/{two}"); hand.count(card).into()]);
        }
    }
    words.sort();
    words
}

#[test]
fn a_moment_is_shown_from_the_chosen_view() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 53), true);
        play(&browser, 14, 3);
        let saved = table_save(&browser, info.id).record;
        // A step back covers a whole beat, which may have several actions.
        let stops =
            beats::stops(&random_position(&saved, true, &|table| table.plies() as usize == saved.actions.len()));
        let plies = stops[stops.len() - 2] as usize;
        press(&browser, "Log");
        press(&browser, "One move back");
        press(&browser, "Close");
        share_sheet(&browser);
        press(&browser, "This moment");
        let choose = |eyes: usize| {
            browser.run(
                "const eyes = document.querySelector('.share-eyes select'); eyes.selectedIndex = arguments[0]; \
                 eyes.dispatchEvent(new Event('change', { bubbles: true }))",
                json!([eyes]),
            );
            browser.until(
                "the address says so",
                &format!("document.querySelector('[data-link]').value.includes('#/m/{eyes}/')"),
            );
            offered_link(&browser)
        };
        let look = || {
            browser.run("document.querySelector('[data-look]').click()", json!([]));
            browser.until("it is shown", "!!document.querySelector('[data-table] [data-now]')");
        };
        if !info.hidden {
            browser.until("the address says so", "document.querySelector('[data-link]').value.includes('#/m/all/')");
            let address = offered_link(&browser);
            navigate(&browser, "#/about");
            browser.go(&address);
            wait_until_verified(&browser);
            wait_for_text(&browser, &format!("all {plies} moves"));
            look();
            continue;
        }
        let addresses = [choose(1), choose(2)];
        let hands: Vec<_> = Seat::all(2).map(|seat| hand_at(&saved, plies as u32, seat)).collect();
        assert_ne!(hands[0], hands[1], "{}: a seed by which the hands differ", info.id);
        for ((seat, address), own) in Seat::all(2).zip(&addresses).zip(&hands) {
            navigate(&browser, "#/about");
            browser.go(address);
            wait_until_verified(&browser);
            wait_for_text(&browser, &format!("all {plies} moves"));
            wait_for_text(&browser, &format!("The game opens as {} sees it.", saved.players[seat.index()].name));
            look();
            wait_until_drawn(&browser);
            assert_eq!(browser.eval(FACES), json!(own), "{}: this hand and no other is in the page", info.id);
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_challenge_sets_up_the_same_table() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 54), true);
        play(&browser, 6, 3);
        let saved = table_save(&browser, info.id).record;
        share_sheet(&browser);
        press(&browser, "A challenge");
        browser.until("the address says so", "document.querySelector('[data-link]').value.includes('#/c/')");
        let address = offered_link(&browser);
        browser.go(&address);
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
        let dealt = load_save(&browser, &Slot::new(info.id, 1)).expect("it is kept").record;
        assert_eq!((dealt.seed, dealt.options, dealt.seats), (saved.seed, saved.options, saved.seats), "{}", info.id);
        browser.run("localStorage.removeItem(arguments[0])", json!(Slot::new(info.id, 1).key()));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn links_are_copied_and_passed_to_the_share_sheet() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 55), true);
    let plant = |on: &str, name: &str| {
        format!(
            "Object.defineProperty({on}, '{name}', {{ configurable: true, value: (given) => {{ \
             window.given_{name} = given.url ?? given; return Promise.resolve(); }} }})"
        )
    };
    browser.run(&plant("navigator.clipboard", "writeText"), json!([]));
    browser.run(&plant("navigator", "share"), json!([]));
    share_sheet(&browser);
    press(&browser, "Copy");
    wait_for_text(&browser, "Link copied.");
    press(&browser, "Send …");
    let address = json!(offered_link(&browser));
    assert_eq!(browser.eval("window.given_writeText"), address);
    browser.until("it was handed on", "!!window.given_share");
    assert_eq!(browser.eval("window.given_share"), address);
}

#[test]
fn without_a_clipboard_the_link_is_shown() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 57), true);
    let offered_text = |address: &str| {
        wait_for_text(&browser, "This browser does not let the page copy.");
        let text = browser.eval("document.querySelector('[data-text-offer] textarea').value.trim()");
        assert_eq!(text, json!(address));
        let selected = "(() => { const { selectionStart, selectionEnd, value } = document.activeElement; \
                        return value.slice(selectionStart, selectionEnd).trim(); })()";
        assert_eq!(browser.eval(selected), json!(address), "it is selected");
        // The button in the dialog, not the one in the sheet below.
        browser.run("document.querySelector('[data-text-offer] button:last-of-type').click()", json!([]));
        browser.until("it is closed", "!document.querySelector('[data-text-offer]')");
    };
    browser.run(
        "Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: () => \
         Promise.reject(new Error('forbidden')) })",
        json!([]),
    );
    share_sheet(&browser);
    press(&browser, "Copy");
    offered_text(&offered_link(&browser));
    // No clipboard at all, as over plain http on a local network.
    press(&browser, "A challenge");
    browser.until("the address says so", "document.querySelector('[data-link]').value.includes('#/c/')");
    browser.run(
        "Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false }); \
         Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })",
        json!([]),
    );
    press(&browser, "Copy");
    offered_text(&offered_link(&browser));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn long_links_are_announced_as_such() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let whole = |info: &&Info| {
        let players = vec![Player::PERSON; info.seats.1.into()];
        play_randomly(&record(info.id, &players, 58), PlayUntil::Over)
    };
    let (record, link) = tested_titles().iter().map(whole).max_by_key(|(_, link)| link.len()).expect("there are games");
    assert!(link.len() > 3000, "{} letters of {} are no long link", link.len(), record.game);
    let slot = Slot::new(&record.game, 7);
    store_save(&browser, &slot, &finished_save(record, true));
    navigate(&browser, &format!("#/table/{}", slot.0));
    share_sheet(&browser);
    wait_for_text(&browser, "This is a long link, and some apps cut such links short. A file is safer.");
    press(&browser, "As a code to scan");
    wait_for_text(&browser, "This link is too long for a QR code. Copy it, or save the game as a file.");
    let plain = "!document.body.innerText.includes('This is a long link')";
    press(&browser, "A challenge");
    browser.until("a short one is not", &format!("{plain} && !!document.querySelector('svg.qr')"));
}

struct OpenLink<'a>(&'a str);

impl Visitor for OpenLink<'_> {
    type Output = Result<(), RecordError>;
    fn visit<G: Title>(self) -> Result<(), RecordError> {
        link::open::<G>(self.0).map(drop)
    }
}

/// Returns the sentence with which the native code refuses a link; `None` if it accepts the link.
fn native_refusal(link: &str) -> Option<String> {
    let unknown = |game: &str| RecordError::UnknownGame(game.into());
    let opened =
        link::split(link).and_then(|(game, packed)| games::visit(game, OpenLink(packed)).ok_or(unknown(game))?);
    opened.err().map(|broken| broken.to_string())
}

/// Changes the bytes of a link and corrects its checksum, as a forger would.
fn forge_link(link: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let (game, packed) = link.split_once('.').expect("it is a link");
    let mut bytes = Base64UrlUnpadded::decode_vec(packed).expect("it is a link");
    bytes.truncate(bytes.len() - 4);
    change(&mut bytes);
    let sum = StateHasher::default().bytes(game.as_bytes()).bytes(&bytes).finish() as u32;
    bytes.extend(sum.to_le_bytes());
    format!("{game}.{}", Base64UrlUnpadded::encode_string(&bytes))
}

/// Encodes a number as links do: seven bits per byte, the lowest first.
fn encode_number(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// Makes a link claim one more move: the number of plies and the length-prefixed payload are in front of the eight
/// bytes of the hash.
fn claim_one_more(bytes: &mut Vec<u8>, plies: usize) {
    let end = bytes.len() - 8;
    let at = (0..end).find_map(|length| {
        let claim = [encode_number(plies), encode_number(length)].concat();
        bytes[..end - length].ends_with(&claim).then(|| end - length - claim.len())
    });
    let at = at.expect("it says how many plies it has");
    bytes.splice(at..at + encode_number(plies).len(), encode_number(plies + 1));
}

#[test]
fn hostile_links_are_refused_in_a_sentence() {
    let (_server, browser) = open_served_page(Browser::open(800, 600));
    for info in tested_titles() {
        let (record, whole) = play_randomly(&record(info.id, &fewest_people(info), 56), PlayUntil::Over);
        let plies = record.actions.len();
        let mut hostile: Vec<String> = (1..10).map(|tenth| whole[..whole.len() * tenth / 10].to_string()).collect();
        for at in [info.id.len() + 2, whole.len() / 2, whole.len() - 2] {
            let other = if &whole[at..=at] == "A" { "B" } else { "A" };
            let mut changed = whole.clone();
            changed.replace_range(at..=at, other);
            hostile.push(changed);
        }
        hostile.push(format!("{whole}{}", "A".repeat(link::MAX_LENGTH)));
        hostile.push(whole.replace(info.id, "whist"));
        hostile.push(format!("{}.", info.id));
        hostile.push(format!("{}.A%00%ff", info.id));
        // A forged link passes the checksum and fails the replay.
        let another = forge_link(&whole, |bytes| *bytes.last_mut().expect("it has a hash") ^= 1);
        let newer = forge_link(&whole, |bytes| bytes[1] += 1);
        let longer = forge_link(&whole, |bytes| claim_one_more(bytes, plies));
        for (link, refusal) in [
            (&another, format!("All moves are legal, but the position after move {plies} is not the recorded one.")),
            (
                &newer,
                format!(
                    "This game was played with version {} of the rules; this page knows versions up to {}.",
                    info.rules + 1,
                    info.rules
                ),
            ),
            (&longer, format!("Move {} comes after the end of the game.", plies + 1)),
        ] {
            assert_eq!(native_refusal(link), Some(refusal));
        }
        hostile.extend([another, newer, longer]);
        for link in hostile {
            // The page drops characters that no link contains.
            let read = link.split('%').next().unwrap_or_default();
            let refusal = native_refusal(read).unwrap_or_else(|| panic!("{link} is hostile"));
            for kind in ["g", "m/all", "c"] {
                navigate(&browser, "#/about");
                browser.until("the page before is gone", "!document.querySelector('[data-refused]')");
                navigate(&browser, &format!("#/{kind}/{link}"));
                let short = &link[..link.len().min(60)];
                browser.until(
                    &format!("{kind}/{short} is refused: {refusal}"),
                    &format!("document.querySelector('[data-refused]')?.textContent === {}", json!(refusal)),
                );
            }
        }
        assert_eq!(native_refusal(&whole), None);
        navigate(&browser, &format!("#/g/{whole}"));
        wait_until_verified(&browser);
    }
    assert_eq!(browser.log(), [""; 0]);
    assert_eq!(slots(&browser), [""; 0], "nothing of it is kept");
}
