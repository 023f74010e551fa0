//! Files written by an earlier build with another JSON writer: they open with their contents, and are written again
//! byte for byte.
//!
//! `tests/data/formats/` contains, for each title, games with several ends as files (`<game>-end-<number>.json`) and a
//! save (`<game>.save`); a bundle of all these saves with an unreadable text; and the settings of a setup page. They
//! are never regenerated: if a format changes, these must still open, and files of the new one are added.

use tea_table::ai::net;
use tea_table::engine::record::{self, Player, Seed};
use tea_table::engine::{Game, Seat, link};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::table::bundle::{self, ShelfIndex};
use tea_table::table::new_game::LastSetup;
use tea_table::table::save::{self, Save, Slot, Store};
use tea_table::words::Title;

use crate::goldens::data_path;
use crate::saves::MemoryStore;

const HEADING: &str = "Turn 19,\u{a0}“64”\t/ \\points\n\u{1}";
const UNREADABLE: &str = "0123456789abcdef {\"revision\":\u{7} torn é";

fn read_data(name: &str) -> String {
    let path = data_path("formats").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Returns the players of all these games, for this number of seats.
fn players(seats: u8) -> Vec<Player> {
    let all = [("Zoë \"Q\" \\ 😀", "person"), ("茶/ćaj\u{2028}é", "sharp"), ("", "novice"), ("<b>&'`", "master@0.1")];
    let player =
        |(name, kind): &(&str, &str)| Player { name: (*name).into(), kind: (*kind).into(), network: String::new() };
    all.iter().take(seats.into()).map(player).collect()
}

fn check_file<G: Title>(end: u8) {
    let name = format!("{}-end-{end}.json", G::INFO.id);
    let text = read_data(&name);
    let record = save::parse_record(&text).unwrap_or_else(|broken| panic!("{name}: {broken}"));
    assert_eq!(record.game, G::INFO.id);
    assert_eq!(record.players, players(record.seats), "{name}");
    assert_eq!(record.takebacks, [(3, 1, true), (2, 2, false)], "{name}");
    let session = record::open::<G>(&record).unwrap_or_else(|broken| panic!("{name}: {broken}"));
    assert_eq!(session.plies() as usize, record.actions.len(), "{name}");
    assert_eq!(session.outcome().map(|outcome| outcome.end), Some(end), "{name}");
    assert_eq!(save::encode_record(&record), text, "{name}");
    assert_eq!(save::encode_record(&record::write(&session, &record.players)), text, "{name}");
}

/// Opens the save of a title, given its position on the shelf from 1.
fn check_save<G: Title>(number: u64) {
    let name = format!("{}.save", G::INFO.id);
    let text = read_data(&name);
    let save = save::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_save(&save, number, 7 + number);
    let session = record::open::<G>(&save.record).unwrap_or_else(|broken| panic!("{name}: {broken}"));
    assert_eq!(session.plies(), 11, "{name}");
    assert_eq!(save::encode(&save), text, "{name}");
}

fn assert_save(save: &Save, number: u64, revision: u64) {
    let name = &save.record.game;
    assert_eq!((save.revision, save.played), (revision, 1_790_000_000_000 + number), "{name}");
    assert_eq!((save.heading.as_str(), save.over), (HEADING, false), "{name}");
    assert_eq!((save.open, save.had_person), (number.is_multiple_of(2), !number.is_multiple_of(2)), "{name}");
    assert_eq!((save.record.players.clone(), save.record.seed.as_str()), (players(save.record.seats), "mist-ridge-1"));
}

/// Checks all files of a title: its games, with at least two different ends, and its save.
fn check_all<G: Title>() {
    let ends: Vec<u8> =
        (0..=u8::MAX).filter(|end| data_path(&format!("formats/{}-end-{end}.json", G::INFO.id)).exists()).collect();
    assert!(ends.len() >= 2, "several ends of {}", G::INFO.id);
    ends.into_iter().for_each(check_file::<G>);
    let place = SHELF.iter().position(|info| info.id == <G as Game>::INFO.id);
    check_save::<G>(place.expect("it is in the catalogue") as u64 + 1);
}

macro_rules! formats_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(#[test]
        fn $folder() {
            check_all::<tea_table::games::$folder::$game>();
        })*
    };
}
tea_table::titles!(formats_of_titles);

#[test]
fn a_bundle_of_all_games_is_read() {
    let text = read_data("everything.json");
    let brought = bundle::import(&text).expect("it is a bundle");
    assert_eq!(brought.unreadable, [UNREADABLE]);
    let shelf = MemoryStore::default();
    for (save, number) in brought.games.iter().rev().zip(1..) {
        let (id, revision) = (SHELF[number as usize - 1].id, 8 + number);
        assert_eq!(save.record.game, id);
        assert_save(save, number, revision);
        save::write_save(&shelf, &Slot::new(id, number), save).expect("there is room");
    }
    assert_eq!(brought.games.len(), SHELF.len());
    let mut known = ShelfIndex::read(&shelf).expect("it can be read");
    assert_eq!(known.store_unreadable(&shelf, UNREADABLE.into()), Ok(true));
    assert_eq!(bundle::export(&shelf), Ok(text));
    assert!(shelf.keys().is_ok_and(|keys| keys.len() > SHELF.len()));
}

#[test]
fn settings_of_the_setup_page_are_read() {
    let setup: LastSetup = serde_json::from_str(&read_data("chai.setup")).expect("it is a setup");
    assert_eq!(setup, LastSetup { players: players(1), options: "goal=5".into(), open: true, apart: false });
    assert_eq!(serde_json::to_string(&setup).expect("plain data"), read_data("chai.setup"));
    let names: Vec<String> = serde_json::from_str(&read_data("names")).expect("they are names");
    assert_eq!(names, ["Zoë \"Q\" \\ 😀", "茶/ćaj\u{2028}é"]);
    assert_eq!(serde_json::to_string(&names).expect("plain data"), read_data("names"));
}

/// A game with a computer names the network by which the computer plays, from its first move on.
struct CheckNetwork;

impl Visitor for CheckNetwork {
    type Output = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        let network = net::network_name::<G>().unwrap_or_default();
        let seated = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "sharp:builder")];
        let mut table = Table::new::<G>(G::Options::default(), seated.clone(), Seed(418)).expect("two can play it");
        let unplayed = link::write(table.session::<G>(), &seated);
        while !table.actors().contains(&Seat(1)) {
            assert_eq!(table.seating.players, seated, "{id}");
            table.act(0).expect("it is legal");
        }
        let named: Vec<&str> = table.seating.players.iter().map(|player| player.network.as_str()).collect();
        assert_eq!(named, ["", &network], "{id}");
        let text = save::encode_record(&table.record());
        assert_eq!(text.contains("network"), !network.is_empty(), "{id}: {text}");
        let record = save::parse_record(&text).expect("it is a record");
        let link = table.link();
        let (_, linked) = link::open::<G>(link::split(&link).expect("it is a link").1).expect("it holds");
        assert_eq!((&record.players, &linked), (&table.seating.players, &table.seating.players), "{id}");

        // Another build continues: both networks are named. The same players' next game names only its own.
        let mut player = table.seating.players[1].clone();
        player.record_network("9-beef", false);
        player.record_network("9-beef", false);
        let both = if network.is_empty() { "9-beef".into() } else { format!("{network}, 9-beef") };
        assert_eq!(player.network, both, "{id}");
        player.record_network("9-beef", true);
        assert_eq!(player.network, "9-beef", "{id}");

        let again = link::open::<G>(link::split(&unplayed).expect("it is a link").1).expect("it holds").1;
        assert_eq!(again, seated, "{id}: a link that names none");
        assert_eq!(unplayed.split_once('.').map(|(_, packed)| &packed[..2]), Some("AQ"), "{id}: the form of before");
    }
}

#[test]
fn files_and_links_name_the_network() {
    SHELF.iter().for_each(|info| visit(info.id, CheckNetwork).expect("it is on the shelf"));
}
