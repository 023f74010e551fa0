//! Tests of the ledger, with a store in memory.

use super::*;
use crate::table::save::tests::Memory;

/// Key under which an unreadable text from [`KEY`] is set aside.
const SET_ASIDE_KEY: &str = "tea-table.daily-damaged";

fn day(day: u8) -> Date {
    Date::new(2026, 11, day).expect("it is a day")
}

const WON: Finish = Finish { score: 64, won: true, peeked: false };

/// Returns a ledger of one title finished on these days of November 2026; the 2nd is a Monday.
fn ledger_with_days(days: &[u8]) -> Ledger {
    let mut ledger = Ledger::default();
    for number in days {
        let slot = format!("chai-{number}");
        ledger.begin(day(*number), "chai", &slot, day(*number));
        ledger.finish(&slot, WON);
    }
    ledger
}

#[test]
fn the_first_attempt_counts_and_others_are_practice() {
    let mut ledger = Ledger::default();
    assert_eq!(ledger.status(day(23), "chai"), Status::Fresh);
    assert_eq!(ledger.begin(day(23), "chai", "chai-1", day(23)), Attempt::Counts);
    assert_eq!(ledger.begin(day(23), "chai", "chai-2", day(23)), Attempt::Practice);
    assert_eq!(ledger.begin(day(23), "ceylon", "ceylon-1", day(23)), Attempt::Counts, "another title");
    assert_eq!(ledger.status(day(23), "chai"), Status::Begun("chai-1".into()));
    ledger.finish("chai-2", WON);
    assert_eq!(ledger.status(day(23), "chai"), Status::Begun("chai-1".into()), "practice ends nothing");
    ledger.finish("chai-1", Finish { score: 9, won: false, peeked: false });
    ledger.finish("chai-1", WON);
    assert_eq!(
        ledger.status(day(23), "chai"),
        Status::Played(Finish { score: 9, won: false, peeked: false }),
        "the first end"
    );
    assert_eq!(ledger.attempt("chai-1"), Some((day(23), Attempt::Counts)));
    assert_eq!(ledger.attempt("chai-2"), Some((day(23), Attempt::Practice)));
    assert_eq!(ledger.attempt("chai-3"), None);
}

#[test]
fn a_deal_of_another_day_is_practice() {
    let mut ledger = Ledger::default();
    assert_eq!(ledger.begin(day(20), "chai", "chai-1", day(23)), Attempt::Practice, "the day is over");
    assert_eq!(ledger.begin(day(24), "chai", "chai-2", day(23)), Attempt::Practice, "the day is to come");
    assert_eq!(ledger.begin(day(24), "chai", "chai-3", day(24)), Attempt::Counts, "the day has come");
}

#[test]
fn an_attempt_begun_before_midnight_counts_for_its_day() {
    let mut ledger = Ledger::default();
    ledger.begin(day(23), "chai", "chai-1", day(23));
    ledger.finish("chai-1", WON);
    assert_eq!((ledger.streak(day(23)), ledger.streak(day(24)), ledger.streak(day(25))), (1, 1, 1));
}

#[test]
fn a_streak_forgives_one_day_a_week() {
    let whole: Vec<u8> = (2..=15).collect();
    assert_eq!(ledger_with_days(&whole).streak(day(15)), 14);
    // One day of each week is missing.
    let missed = [2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15];
    assert_eq!(ledger_with_days(&missed).streak(day(15)), 12, "days played are counted, not those forgiven");
    let twice = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15];
    assert_eq!(ledger_with_days(&twice).streak(day(15)), 4, "the tenth and the twelfth are of one week");
    assert_eq!(ledger_with_days(&[]).streak(day(15)), 0);
    assert_eq!(ledger_with_days(&[9]).streak(day(15)), 0, "a week without a game ends it");
}

#[test]
fn today_is_not_missed_before_it_is_over() {
    let ledger = ledger_with_days(&[9, 10, 11]);
    assert_eq!((ledger.streak(day(11)), ledger.streak(day(12)), ledger.streak(day(13))), (3, 3, 3));
    assert_eq!(ledger.streak(day(14)), 0, "the twelfth and the thirteenth were missed");
}

#[test]
fn setting_the_clock_loses_no_result_and_counts_no_day_twice() {
    let mut ledger = ledger_with_days(&[9, 10, 11]);
    // Set the clock forward by a week, and play.
    ledger.begin(day(18), "chai", "chai-ahead", day(18));
    ledger.finish("chai-ahead", WON);
    // Set it back: played deals are kept, but days in the future do not count yet.
    assert_eq!(ledger.streak(day(11)), 3);
    assert_eq!(ledger.begin(day(11), "chai", "chai-again", day(11)), Attempt::Practice);
    ledger.finish("chai-again", Finish { score: 99, won: true, peeked: false });
    assert_eq!(ledger.status(day(11), "chai"), Status::Played(WON));
    assert_eq!(ledger.streak(day(11)), 3);
    // When that day comes, its deal has been played.
    assert_eq!(ledger.begin(day(18), "chai", "chai-late", day(18)), Attempt::Practice);
    assert_eq!(ledger.longest_streak_and_days(), (3, 4));
}

#[test]
fn one_day_counts_once_however_many_titles_are_played() {
    let mut ledger = ledger_with_days(&[9, 10]);
    ledger.begin(day(10), "ceylon", "ceylon-1", day(10));
    ledger.finish("ceylon-1", WON);
    assert_eq!((ledger.streak(day(10)), ledger.longest_streak_and_days()), (2, (2, 2)));
}

#[test]
fn a_stored_ledger_includes_changes_of_other_tabs() {
    let store = Memory::default();
    let begin = |slot: &str, game: &str| {
        Ledger::change(&store, |ledger| ledger.begin(day(23), game, slot, day(23))).expect("there is room")
    };
    assert_eq!((begin("chai-1", "chai"), begin("chai-2", "chai")), (Attempt::Counts, Attempt::Practice));
    Ledger::change(&store, |ledger| ledger.finish("chai-1", WON)).expect("there is room");
    let text = store.read(KEY).expect("it can be read").expect("it was kept");
    let known = r#"{"version":1,"deals":[{"date":"2026-11-23","game":"chai","counts":"chai-1","practice":["chai-2"],"finish":{"score":64,"won":true}}]}"#;
    assert_eq!(text, known, "the format of version 1 does not change");
    assert_eq!(Ledger::open(&store).expect("it is a ledger").status(day(23), "chai"), Status::Played(WON));
}

#[test]
fn an_unreadable_ledger_is_reported_and_never_overwritten() {
    for (text, why) in [
        ("", LedgerError::Damaged),
        ("{\"version\":1}", LedgerError::Damaged),
        (r#"{"version":1,"deals":[{"date":"2026-02-30","game":"chai"}]}"#, LedgerError::Damaged),
        (r#"{"version":2,"deals":[]}"#, LedgerError::Newer),
    ] {
        let store = Memory::default();
        store.write(KEY, text).expect("there is room");
        store.write(SET_ASIDE_KEY, "something else").expect("there is room");
        assert_eq!(Ledger::open(&store), Err(why), "{text}");
        assert_eq!(store.read(KEY), Ok(Some(text.into())), "looking changes nothing");
        Ledger::change(&store, |ledger| ledger.begin(day(23), "chai", "chai-1", day(23))).expect("there is room");
        assert_eq!(store.read(SET_ASIDE_KEY), Ok(Some("something else".into())));
        assert_eq!(store.read(&format!("{SET_ASIDE_KEY}2")), Ok(Some(text.into())), "{text} is kept");
        assert!(Ledger::open(&store).is_ok());
    }
}

#[test]
fn results_of_another_device_are_merged_without_loss() {
    let mut ledger = ledger_with_days(&[2, 3]);
    ledger.begin(day(5), "chai", "chai-5", day(5));
    let mut elsewhere = ledger_with_days(&[3, 4, 5]);
    elsewhere.finish("chai-3", Finish { score: 1, won: false, peeked: false });
    ledger.bring_in(elsewhere, |old| (old != "chai-4").then(|| format!("{old}0")));
    let status = |number| ledger.status(day(number), "chai");
    assert_eq!([2, 3, 4, 5].map(status), [2, 3, 4, 5].map(|_| Status::Played(WON)));
    assert_eq!(ledger.attempt("chai-3"), Some((day(3), Attempt::Counts)), "what was finished here stays");
    assert_eq!(ledger.attempt("chai-30"), Some((day(3), Attempt::Practice)));
    assert_eq!(ledger.attempt("chai-50"), Some((day(5), Attempt::Counts)), "the other was finished");
    assert_eq!(ledger.attempt("chai-5"), Some((day(5), Attempt::Practice)));
    assert_eq!(ledger.attempt("chai-4"), None, "a table that did not come with it is none");
    assert_eq!(ledger.streak(day(5)), 4);
    let once = ledger.clone();
    ledger.bring_in(once.clone(), |old| Some(old.to_owned()));
    assert_eq!(ledger, once, "twice is as good as once");
}

#[test]
fn setting_the_clock_removes_no_deal() {
    let mut ledger = ledger_with_days(&[16, 17, 18, 19]);
    assert_eq!(ledger.streak(day(19)), 4);
    // Two days back: deals played later are still there once the clock is right again.
    assert_eq!(ledger.streak(day(17)), 2);
    assert_eq!(ledger.begin(day(17), "chai", "chai-again", day(17)), Attempt::Practice, "that day is played");
    ledger.finish("chai-again", Finish { score: 1, won: false, peeked: false });
    assert_eq!(ledger.status(day(17), "chai"), Status::Played(WON));
    assert_eq!(ledger.streak(day(19)), 4);
    // A week ahead, and back: a deal begun there is like any other.
    ledger.begin(day(27), "chai", "chai-ahead", day(27));
    assert_eq!((ledger.streak(day(19)), ledger.longest_streak_and_days()), (4, (4, 4)));
    assert_eq!(ledger.begin(day(20), "chai", "chai-20", day(20)), Attempt::Counts);
}

#[test]
fn opening_an_unfinished_deal_marks_its_result_as_peeked() {
    let peeked = Finish { peeked: true, ..WON };
    let mut ledger = Ledger::default();
    ledger.begin(day(23), "chai", "chai-1", day(23));
    assert!(!ledger.peek(day(23), "chai", "chai-1"), "one's own table");
    assert!(ledger.peek(day(23), "chai", "chai-0"));
    assert!(!ledger.peek(day(23), "chai", "chai-2"), "it is known");
    ledger.finish("chai-1", WON);
    assert_eq!(ledger.status(day(23), "chai"), Status::Played(peeked));
    assert_eq!((ledger.finish_at("chai-1"), ledger.peeked()), (Some(peeked), 1));
    // Opened before it is begun, the deal is known; after the end it is too late to cheat.
    ledger.begin(day(24), "chai", "chai-3", day(23));
    assert_eq!(ledger.unfinished("chai").collect::<Vec<_>>(), [day(24)]);
    assert!(ledger.peek(day(24), "chai", "chai-3"));
    ledger.begin(day(24), "chai", "chai-4", day(24));
    ledger.finish("chai-4", WON);
    assert_eq!(ledger.status(day(24), "chai"), Status::Played(peeked));
    let mut finished = ledger_with_days(&[25]);
    assert!(!finished.peek(day(25), "chai", "chai-9"));
    assert_eq!(finished.status(day(25), "chai"), Status::Played(WON));
}

#[test]
fn peeking_is_stored_and_merged() {
    let store = Memory::default();
    let marked = Ledger::change(&store, |ledger| {
        ledger.begin(day(23), "chai", "chai-1", day(23));
        ledger.peek(day(23), "chai", "chai-0")
    });
    assert_eq!(marked, Ok(true));
    let mut own_ledger = Ledger::default();
    own_ledger.begin(day(23), "chai", "chai-7", day(23));
    own_ledger.bring_in(Ledger::open(&store).expect("it is a ledger"), |_| None);
    own_ledger.finish("chai-7", WON);
    assert_eq!(own_ledger.status(day(23), "chai"), Status::Played(Finish { peeked: true, ..WON }));
}
