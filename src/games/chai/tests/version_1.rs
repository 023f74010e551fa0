//! docs/rules/chai.md 6.2, 10.1 and 10.4: the peculiarities of version 1. Its games must still replay.

use super::scenario::{ONE, Scenario, TWO};
use crate::engine::record::{self, RecordError, Seed};
use crate::engine::session::{Session, Setup};
use crate::engine::variant;
use crate::games::chai::pieces::Tea::{Black, Fermented, Green, Oolong, White, Yellow};
use crate::games::chai::places::Space::{Dock, Field, L1, L2};
use crate::games::chai::state::Side;
use crate::games::chai::{Chai, Options, SideOption};

#[test]
fn a_market_slot_takes_a_worker_of_its_value_or_more_once_a_year() {
    let mut scene = Scenario::two_players_under(1, &[5, 3, 3], &[3]);
    assert!(
        scene.is_legal("market 5 5")
            && scene.is_legal("market 5 4")
            && scene.is_legal("market 3 1")
            && !scene.is_legal("market 3 4")
    );
    scene.market(3, 1).acts(&["market 3 3", "plant l1"]);
    assert_eq!(scene.seat(), Some(TWO));
    assert!(!scene.is_legal("market 3 3") && scene.is_legal("market 3 2"));
}

#[test]
fn green_changes_a_worker_for_nothing_once_a_year() {
    let mut scene = Scenario::two_players_under(1, &[3, 5], &[1]);
    scene.card_of(ONE, Green, Side::B).acts(&["ability", "raise 5"]);
    assert_eq!(scene.free(ONE), "3 6");
    assert!(!scene.is_legal("ability"));
}

#[test]
fn yellow_harvests_two_different_teas_with_one_worker() {
    let mut scene = Scenario::two_players_under(1, &[3, 5], &[1]);
    scene.card_of(ONE, Yellow, Side::B).card(ONE, "fl", 1);
    scene.acts(&["harvest 3 white twice", "lane l1"]);
    assert_eq!(scene.legal_starting_with("take").len(), 5, "the first tea and its moves come first");
    assert!(!scene.is_legal("take white"));
    scene.act("take green");
    assert_eq!((scene.tokens(ONE, L1, White), scene.tokens(ONE, Field, Green)), (1, 1));
    scene.end_free_turn().act("harvest 1 white").end_free_turn();
    assert!(!scene.is_legal("harvest 5 white twice"));
}

#[test]
fn white_rolls_any_workers_again_once() {
    let mut scene = Scenario::two_players_under(1, &[1, 1, 5], &[1]);
    scene.card_of(ONE, White, Side::B);
    scene.act("ability");
    assert_eq!(scene.legal(), ["reroll 1", "reroll 1 1", "reroll 5", "reroll 1 5", "reroll 1 1 5"]);
    scene.chance = crate::engine::Chance::script(&[3, 5]);
    scene.act("reroll 1 1");
    assert_eq!(scene.free(ONE), "4 5 6");
    let mut scene = Scenario::two_players_under(1, &[1], &[1]);
    scene.card_of(ONE, White, Side::B);
    scene.chance = crate::engine::Chance::script(&[2]);
    scene.act("ability");
    assert_eq!(scene.free(ONE), "3", "with one worker there is nothing to choose");
}

#[test]
fn oolong_has_two_steps_in_one_go() {
    let mut scene = Scenario::two_players_under(1, &[1], &[1]);
    scene.card_of(ONE, Oolong, Side::B);
    assert!(!scene.is_legal("ability"), "without tea there is nothing to move");
    scene.put(ONE, Field, White, 1).acts(&["ability", "step field white l1", "step l1 white l2"]);
    assert_eq!((scene.tokens(ONE, L2, White), scene.is_legal("ability")), (1, false));
}

#[test]
fn black_searches_the_deck_from_any_slot_and_the_slots_card_stays() {
    let mut scene = Scenario::two_players_under(1, &[3, 3], &[3]);
    scene.card_of(ONE, Black, Side::B).clear(2).market(3, 5).on_top(&[1, 2, 3, 4]);
    assert!(!scene.is_legal("market 3 2 deck"), "the slot must hold a card");
    scene.acts(&["market 3 3 deck", "keep 1", "top 1", "plant fl"]);
    assert_eq!(scene.state.table.market[2].map(|card| card.number()), Some(5));
    assert!(!scene.is_legal("market 3 3"), "the slot is used");
}

#[test]
fn fermented_replaces_a_token_where_only_crates_and_ships_take_the_new_tea() {
    let mut scene = Scenario::two_players_under(1, &[1], &[1]);
    scene.card_of(ONE, Fermented, Side::B).put(ONE, Field, Green, 1).card(ONE, "fl", 1).card(ONE, "fr", 21);
    scene.acts(&["ability", "blend field green white"]);
    assert_eq!(scene.tokens(ONE, Field, White), 1, "neither withering nor blooming acts");
    let mut scene = Scenario::two_players_under(1, &[1], &[1]);
    scene.card_of(ONE, Fermented, Side::B).put(ONE, Field, Green, 1).card(ONE, "fl", 27);
    scene.acts(&["ability", "blend field green white"]);
    assert_eq!(scene.merchant(ONE).stored[0], 1);
    let mut scene = Scenario::two_players_under(1, &[1], &[1]);
    scene.card_of(ONE, Fermented, Side::B).put(ONE, Dock, Green, 1).ship(ONE, 1, 2, &[]);
    scene.acts(&["ability", "blend dock green white"]);
    assert_eq!(scene.merchant(ONE).cargo[0].count(White), 1);
}

#[test]
fn side_b_is_ready_again_next_year() {
    let options: Options = variant::read("first=b").expect("options");
    assert_eq!(options.sides, [SideOption::B, SideOption::A]);
    let mut scene = Scenario::two_players_under(1, &[3, 5], &[]);
    scene.card_of(ONE, Green, Side::B).acts(&["ability", "raise 5", "harvest 3 white"]).end_free_turn();
    scene.act("pass");
    assert!(!scene.merchant(ONE).used);
}

#[test]
fn a_record_of_version_1_opens_plays_on_and_is_written_as_version_1() {
    let setup = Setup::<Chai> { options: Options::default(), seats: 2, seed: Seed::new(7) };
    let mut session = Session::with_rules(1, setup.clone()).expect("two may play");
    for _ in 0..40 {
        let (seat, action) = (session.to_act().expect("not over"), session.legal()[0]);
        session.act(seat, action).expect("legal");
    }
    let record = record::write(&session, &[]);
    assert_eq!(record.rules, 1);
    let mut opened = record::open::<Chai>(&record).expect("it opens");
    assert_eq!((opened.rules(), opened.hash()), (1, session.hash()));
    let (seat, action) = (opened.to_act().expect("not over"), opened.legal()[0]);
    opened.act(seat, action).expect("legal");
    assert_eq!((opened.branch_at(3).rules(), record::write(&opened, &[]).rules), (1, 1));
    assert_eq!(Session::new(setup).expect("two may play").rules(), 2, "a new game is of the newest");
}

#[test]
fn version_1_has_no_side_to_choose_and_other_versions_are_refused() {
    let setup = Setup::<Chai> { options: Options::default(), seats: 2, seed: Seed::new(7) };
    let record = record::write(&Session::with_rules(1, setup).expect("two may play"), &[]);
    for rules in [0, 3, u16::MAX] {
        let other = record::Record { rules, ..record.clone() };
        let refused = record::open::<Chai>(&other).err();
        assert_eq!(refused, Some(RecordError::UnknownRules { wanted: rules, newest: 2 }));
    }
    let invalid = record::Record { options: "first=choose".into(), ..record };
    let error = record::open::<Chai>(&invalid).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error.contains("Version 1 of the rules has no option first=choose"), "{error}");
}
