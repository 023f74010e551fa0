//! Tests of saves and of files of many games, with a store in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::*;
use crate::engine::record::Player;
use crate::table::bundle::{ImportError, Imported, MAX_BYTES, MAX_SAVES, ShelfIndex, export, import};

/// A store with limited room, in bytes of text.
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    pub room: usize,
    /// Whether it accepts texts but forgets them.
    forgets: bool,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { texts: RefCell::default(), room: usize::MAX, forgets: false }
    }
}

impl Store for Memory {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(key).cloned())
    }
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        let others: usize = texts.iter().filter(|(other, _)| *other != key).map(|(_, text)| text.len()).sum();
        if others + text.len() > self.room {
            return Err(StoreError::Full);
        }
        if !self.forgets {
            texts.insert(key.into(), text.into());
        }
        Ok(())
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}

fn save_of(seed: &str, revision: u64) -> Save {
    let record = Record {
        game: "chai".into(),
        rules: 1,
        options: String::new(),
        seats: 2,
        seed: seed.into(),
        players: Vec::new(),
        actions: Vec::new(),
        takebacks: Vec::new(),
        undone: Vec::new(),
        warnings: Vec::new(),
        hashes: Vec::new(),
    };
    Save {
        revision,
        played: 5,
        heading: String::new(),
        over: false,
        open: false,
        had_person: false,
        shared: None,
        origin: Origin::Dealt,
        record,
    }
}

fn revision(revision: u64) -> String {
    encode(&save_of("7", revision))
}

/// Returns seed and revision of every save on the shelf, sorted.
fn games(store: &Memory) -> Vec<(String, u64)> {
    let shelf = shelf(store).expect("memory can be read").into_iter();
    let mut games: Vec<_> = shelf
        .filter_map(|(_, found)| match found {
            SlotContent::Save { save, .. } => Some((save.record.seed, save.revision)),
            SlotContent::Unreadable { .. } => None,
        })
        .collect();
    games.sort();
    games
}

/// Returns every unreadable text on the shelf, sorted.
fn unreadable(store: &Memory) -> Vec<String> {
    let shelf = shelf(store).expect("memory can be read").into_iter();
    let mut texts: Vec<_> = shelf
        .filter_map(|(_, found)| match found {
            SlotContent::Save { .. } => None,
            SlotContent::Unreadable { text, .. } => Some(text),
        })
        .collect();
    texts.sort();
    texts
}

#[test]
fn the_newer_of_store_and_journal_wins() {
    let store = Memory::default();
    let slot = Slot::new("chai", 1);
    let key = slot.key();
    let recover = |text: &str| recover(&store, &key, text, TableState::Closed);
    assert!(is_game(&key) && !is_game(&slot.before()));
    assert_eq!(recover(&revision(3)), Ok(true), "the store lost it");
    assert_eq!(recover(&revision(2)), Ok(false), "the journal is older");
    assert_eq!(recover(&revision(9)), Ok(true), "the journal is newer");
    assert_eq!(store.read(&key), Ok(Some(revision(9))));
    assert_eq!(recover("nonsense"), Ok(false), "the journal is damaged");
}

#[test]
fn an_unreadable_save_is_kept_beside_the_recovered_one() {
    let store = Memory::default();
    let slot = Slot::new("chai", 1);
    store.write(&slot.key(), "torn").expect("memory takes anything");
    assert_eq!(recover(&store, &slot.key(), &revision(3), TableState::Closed), Ok(true));
    assert_eq!((games(&store), unreadable(&store)), (vec![("7".into(), 3)], vec!["torn".into()]));
}

#[test]
fn a_removed_game_does_not_replace_a_new_one() {
    let (store, journal) = (Memory::default(), Memory::default());
    let first = free_slot(&store, "chai").expect("memory can be read");
    write_save(&store, &first, &save_of("7", 80)).expect("there is room");
    // This is what has reached the disk when the browser is killed.
    let disk = Memory { texts: RefCell::new(store.texts.borrow().clone()), ..Memory::default() };
    forget(&store, &first).expect("it can be forgotten");
    // Even for the same deal: only its slot distinguishes it from the removed one.
    let second = free_slot(&store, "chai").expect("memory can be read");
    assert_ne!(first, second, "no slot is given out twice");
    write_save(&store, &second, &save_of("7", 11)).expect("there is room");
    journal.write(&second.key(), &revision(11)).expect("there is room");

    for (key, text) in journal.texts.borrow().iter() {
        assert_eq!(recover(&disk, key, text, TableState::Closed), Ok(true));
    }
    assert_eq!(disk.read(&second.key()), Ok(Some(revision(11))), "the new game is there");
}

#[test]
fn slots_of_older_builds_are_not_reused() {
    let store = Memory::default();
    store.write(&Slot::new("chai", 1).key(), &revision(80)).expect("there is room");
    forget(&store, &Slot::new("chai", 1)).expect("it can be forgotten");
    assert_eq!(free_slot(&store, "chai"), Ok(Slot::new("chai", 2)));
    assert_eq!(free_slot(&store, "ceylon"), Ok(Slot::new("ceylon", 1)), "each game counts for itself");
    store.write("tea-table/next/chai", "nonsense").expect("there is room");
    assert_eq!(free_slot(&store, "chai"), Ok(Slot::new("chai", 1)), "a damaged count counts for nothing");
}

#[test]
fn two_games_under_one_slot_are_both_kept() {
    let store = Memory::default();
    let key = Slot::new("chai", 1).key();
    store.write(&key, &encode(&save_of("dead", 80))).expect("there is room");
    let text = encode(&save_of("new", 11));
    assert_eq!(recover(&store, &key, &text, TableState::Closed), Ok(true));
    assert_eq!(games(&store), [("dead".into(), 81), ("new".into(), 11)]);
    let stored = store.read(&key).ok().flatten().expect("the slot keeps its game");
    assert!(replaces(&stored, &text), "the journal takes it over, so that it is not asked again");
}

#[test]
fn a_journal_keeps_the_later_revision() {
    assert!(replaces(&revision(4), &revision(4)) && replaces(&revision(5), &revision(4)));
    assert!(!replaces(&revision(3), &revision(4)), "an older revision");
    assert!(replaces(&encode(&save_of("8", 1)), &revision(4)), "another game");
    assert!(!replaces("torn", &revision(4)), "what cannot be read");
    assert!(replaces(&revision(1), "torn") && replaces("torn", "torn"));
}

#[test]
fn a_late_journal_changes_no_open_table() {
    let store = Memory::default();
    let slot = Slot::new("chai", 1);
    write_save(&store, &slot, &save_of("7", 5)).expect("there is room");
    assert_eq!(recover(&store, &slot.key(), &revision(11), TableState::Open), Ok(true));
    assert_eq!(games(&store), [("7".into(), 11), ("7".into(), 12)], "both ways on are there");
    // The table continues from the revision it was opened with.
    write_save(&store, &slot, &save_of("7", 6)).expect("there is room");
    assert_eq!(games(&store), [("7".into(), 11), ("7".into(), 13)]);
    assert_eq!(recover(&store, &slot.key(), &revision(12), TableState::Closed), Ok(false), "and stays the newer one");

    store.write(&slot.key(), "torn").expect("there is room");
    assert_eq!(recover(&store, &slot.key(), &revision(20), TableState::Open), Ok(true));
    write_save(&store, &slot, &save_of("7", 14)).expect("there is room");
    assert_eq!(games(&store), [("7".into(), 11), ("7".into(), 20), ("7".into(), 21)]);
    assert_eq!(unreadable(&store), ["torn"]);
}

#[test]
fn a_removed_game_is_restored_exactly() {
    let store = Memory::default();
    let slot = Slot::new("chai", 1);
    write_save(&store, &slot, &save_of("7", 4)).expect("there is room");
    write_save(&store, &slot, &save_of("7", 5)).expect("there is room");
    let before = store.texts.borrow().clone();
    let forgotten = take(&store, &slot).expect("it can be forgotten");
    assert_eq!(find(&store, &slot), Ok(None));
    put_back(&store, &slot, &forgotten).expect("there is room");
    let count = String::from("tea-table/next/chai");
    assert!(before.iter().all(|(key, text)| store.read(key).as_ref() == Ok(&Some(text.clone()))));
    assert!(store.texts.borrow().keys().all(|key| before.contains_key(key) || *key == count));

    // Another tab plays on at the table that is removed here.
    let forgotten = take(&store, &slot).expect("it can be forgotten");
    write_save(&store, &slot, &save_of("7", 6)).expect("there is room");
    put_back(&store, &slot, &forgotten).expect("there is room");
    assert_eq!(games(&store), [("7".into(), 6)], "nothing older in its place");
}

#[test]
fn the_next_move_keeps_a_damaged_newest_revision() {
    let store = Memory::default();
    let slot = Slot::new("chai", 1);
    for (torn, number) in [("torn", 4), ("torn again", 6), ("torn", 8)] {
        write_save(&store, &slot, &save_of("7", number)).expect("there is room");
        write_save(&store, &slot, &save_of("7", number + 1)).expect("there is room");
        store.write(&slot.key(), torn).expect("there is room");
        let Ok(Some(SlotContent::Save { save, recovered: true })) = find(&store, &slot) else {
            panic!("the revision before stands in");
        };
        assert_eq!(save.revision, number);
        assert!(export(&store).expect("it can be read").contains(torn), "the file has it, wherever it lies");
        write_save(&store, &slot, &Save { revision: number + 1, ..*save }).expect("there is room");
        assert_eq!(games(&store), [("7".into(), number + 1)]);
    }
    assert_eq!(unreadable(&store), ["torn", "torn again"], "each once, and neither in place of the other");
    let all = export(&store).expect("it can be read");
    assert!(all.contains("\"torn\"") && all.contains("\"torn again\""));
}

#[test]
fn a_full_store_keeps_the_readable_save() {
    let slot = Slot::new("chai", 1);
    let mut store = Memory::default();
    write_save(&store, &slot, &save_of("7", 4)).expect("there is room");
    write_save(&store, &slot, &save_of("7", 5)).expect("there is room");
    store.write(&slot.key(), "torn").expect("there is room");
    // No room for another game, not even in place of the spare.
    store.room = revision(4).len() + "torn".len();
    let long = Save { heading: "x".repeat(99), ..save_of("7", 5) };
    assert_eq!(write_save(&store, &slot, &long), Err(StoreError::Full));
    assert_eq!(games(&store), [("7".into(), 4)], "the revision before is still there");
    // Room for one game: the new move is worth more than the spare and the unreadable text.
    assert_eq!(write_save(&store, &slot, &save_of("7", 5)), Ok(()));
    assert_eq!(games(&store), [("7".into(), 5)]);
}

#[test]
fn a_store_that_loses_texts_counts_as_forbidden() {
    let slot = Slot::new("chai", 1);
    let mut store = Memory::default();
    write_save(&store, &slot, &save_of("7", 4)).expect("there is room");
    store.forgets = true;
    assert_eq!(write_save(&store, &slot, &save_of("7", 5)), Err(StoreError::Forbidden));
    assert_eq!(games(&store), [("7".into(), 4)], "the revision before is still there");
}

#[test]
fn a_file_restores_everything_including_unreadable_texts() {
    let store = Memory::default();
    write_save(&store, &Slot::new("chai", 1), &save_of("7", 4)).expect("there is room");
    write_save(&store, &Slot::new("chai", 2), &save_of("8", 2)).expect("there is room");
    store.write(&Slot::new("chai", 3).key(), "torn").expect("there is room");
    let brought = import(&export(&store).expect("it can be read")).expect("it is a file of games");
    assert_eq!((brought.games.len(), &brought.unreadable[..]), (2, &["torn".to_owned()][..]));

    let fresh = Memory::default();
    let mut known = ShelfIndex::read(&fresh).expect("it can be read");
    assert_eq!(known.store_unreadable(&fresh, "torn".into()), Ok(true));
    assert_eq!(known.store_unreadable(&fresh, "torn".into()), Ok(false), "once");
    assert_eq!(known.store_unreadable(&fresh, "torn again".into()), Ok(true));
    assert_eq!(unreadable(&fresh), ["torn", "torn again"]);
    let mut known = ShelfIndex::read(&store).expect("it can be read");
    assert_eq!(known.store_unreadable(&store, "torn".into()), Ok(false), "it was here all the time");
    assert!(known.slot_of(&save_of("7", 1).record).is_some() && known.slot_of(&save_of("9", 1).record).is_none());
    known.add(save_of("9", 1).record, Slot::new("chai", 9));
    assert_eq!(known.slot_of(&save_of("9", 1).record), Some(&Slot::new("chai", 9)));

    // A text that another build could not read may be readable here.
    let text = format!("{{\"games\":[],\"unreadable\":[{}]}}", serde_json::to_string(&revision(3)).expect("a text"));
    assert_eq!(import(&text), Ok(Imported { games: vec![save_of("7", 3)], ..Imported::default() }));
}

#[test]
fn oversized_files_are_refused_in_a_sentence() {
    let long = format!("{{\"games\":[],\"unreadable\":[\"{}\"]}}", "x".repeat(MAX_BYTES));
    assert_eq!(import(&long), Err(ImportError::TooLarge));
    let bundle = |count: usize| format!("{{\"games\":[],\"unreadable\":[{}]}}", vec!["\"x\""; count].join(","));
    assert_eq!(import(&bundle(MAX_SAVES + 1)), Err(ImportError::TooMany));
    assert_eq!(import(&bundle(MAX_SAVES)).map(|brought| brought.unreadable.len()), Ok(MAX_SAVES));
    for unfit in [ImportError::TooLarge, ImportError::TooMany, import("[]").expect_err("it holds nothing")] {
        assert!(unfit.to_string().ends_with('.'), "{unfit}");
    }
}

#[test]
fn saves_of_older_builds_are_read() {
    let mut save = save_of("mist-ridge-418", 7);
    save.heading = "Turn 19, “64”\tpoints".into();
    save.record.players = vec![Player::new("Zoë \"Q\" \\ 😀", "person"), Player::new("", "sharp")];
    save.record.actions = vec!["pass".into(), "send 1".into()];
    save.record.takebacks = vec![(3, 1, true), (2, 2, false)];
    save.record.hashes = vec!["00ff".into()];
    let text = r#"c7e0e5d11c3e5e0b {"revision":7,"played":5,"heading":"Turn 19, “64”\tpoints","over":false,"open":false,"record":{"game":"chai","rules":1,"options":"","seats":2,"seed":"mist-ridge-418","players":[{"name":"Zoë \"Q\" \\ 😀","kind":"person"},{"name":"","kind":"sharp"}],"actions":["pass","send 1"],"takebacks":[[3,1,true],[2,2,false]],"hashes":["00ff"]}}"#;
    assert_eq!(parse(text), Ok(save.clone()));
    let now = text.replace(r#""open":false,"#, r#""open":false,"sat":false,"#);
    assert_eq!(encode(&save).split_once(' ').map(|sum| sum.1), now.split_once(' ').map(|sum| sum.1));
    assert_eq!(parse(&encode(&save)), Ok(save.clone()));
    let bundle = format!(r#"{{"games":[{}],"unreadable":["torn"]}}"#, text.split_once(' ').expect("a checksum").1);
    assert_eq!(
        import(&bundle),
        Ok(Imported { games: vec![save.clone()], unreadable: vec!["torn".into()], ..Imported::default() })
    );

    // From before there were players, takebacks and open hands; and with a field that a later build may add.
    let older = r#"{"game":"chai","rules":1,"options":"","seats":2,"seed":"7","actions":[],"hashes":[]}"#;
    assert_eq!(parse_record(older), Ok(save_of("7", 1).record));
    let kept =
        format!(r#"{{"revision":1,"played":5,"heading":"","over":false,"record":{older},"mood":{{"a":[null]}}}}"#);
    assert_eq!(parse(&format!("{:016x} {kept}", checksum(&kept))), Ok(save_of("7", 1)));
    let pretty = "{\n  \"game\": \"chai\",\n  \"rules\": 1,\n  \"options\": \"\",\n  \"seats\": 2,\n  \"seed\": \"7\",\n  \
                  \"players\": [],\n  \"actions\": [],\n  \"takebacks\": [\n    [\n      3,\n      1,\n      true\n    ]\n  ],\n  \
                  \"hashes\": []\n}";
    let taken = Record { takebacks: vec![(3, 1, true)], ..save_of("7", 1).record };
    assert_eq!((parse_record(pretty), encode_record(&taken)), (Ok(taken.clone()), pretty.to_owned()));
}

#[test]
fn errors_in_a_file_are_described() {
    let record = encode_record(&save_of("7", 1).record);
    let error_text = |text: &str| import(text).expect_err(text).to_string();
    let cut = &record[..record.len() / 2];
    let end = format!("This file cannot be read as a game: it stops being valid at character {}.", cut.len() + 1);
    assert_eq!((error_text(cut), parse_record(cut).expect_err("it is cut").to_string()), (end.clone(), end));
    let invalid = record.replace("\"seats\": 2", "\"seats\": \"two\"");
    let at = invalid.find("\"two\"").expect("it was put there") + "\"two\"".len();
    assert_eq!(
        error_text(&invalid),
        format!("This file cannot be read as a game: its value at character {at} is damaged.")
    );
    let bundle =
        format!("{{\"games\":[{{\"revision\":1,\"played\":5,\"heading\":\"\",\"over\":0,\"record\":{record}}}]}}");
    let at = bundle.find("0,\"record\"").expect("it was put there") + 1;
    assert_eq!(
        error_text(&bundle),
        format!("This file cannot be read as a game: its value at character {at} is damaged.")
    );
    for other in ["", "{}", "[]", "7", "<html>", "{\"a\":1}"] {
        assert_eq!(error_text(other), "This is not a complete record of a game: the file holds no games.", "{other}");
    }
}

#[test]
fn errors_in_a_save_are_described() {
    let kept = r#"{"revision":1,"played":5,"heading":"","over":false,"record":{"game":"chai"}}"#;
    let error = parse(&format!("{:016x} {kept}", checksum(kept))).expect_err("most is missing").to_string();
    assert_eq!(error, "This save cannot be read: its “rules” is missing or given twice.");
}
