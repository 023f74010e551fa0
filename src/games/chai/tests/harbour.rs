//! docs/rules/chai.md 6.4: reservations and conflicts.

use super::scenario::{ONE, Scenario, TWO};
use crate::games::chai::Event;
use crate::games::chai::pieces::Tea::White;
use crate::games::chai::places::Pier;
use crate::games::chai::places::Space::Field;

fn runs(scene: &Scenario) -> [Option<(u8, u8, u8)>; 4] {
    scene.state.table.runs.map(|run| run.map(|run| (run.owner.0, run.low, run.high)))
}

#[test]
fn a_run_is_two_or_more_consecutive_workers_without_repeats() {
    let scene = Scenario::two_players(&[1, 3, 4, 4, 5], &[]);
    assert_eq!(scene.legal_starting_with("reserve s1"), ["reserve s1 3 4", "reserve s1 3 5", "reserve s1 4 5"]);
    assert_eq!(scene.legal_starting_with("reserve").len(), 12, "three ships and the deck");
}

#[test]
fn a_merchant_may_hold_several_ships_but_not_attack_or_lengthen_its_own_run() {
    let mut scene = Scenario::two_players(&[1, 2, 3, 4, 5], &[]);
    scene.act("reserve s1 1 2");
    assert!(
        scene.legal_starting_with("reserve s1").is_empty()
            && scene.is_legal("reserve s2 4 5")
            && scene.is_legal("reserve deck 3 4")
    );
}

// FAQ, top 10: longer sequences.
#[test]
fn a_longer_run_beats_a_higher_one_and_of_equal_length_the_higher_wins() {
    let mut scene = Scenario::two_players(&[4, 5], &[1, 2, 3, 4, 5, 5, 6]);
    scene.act("reserve s1 4 5");
    assert!(!scene.is_legal("reserve s1 3 4") && !scene.is_legal("reserve s1 4 5"), "a tie does not displace");
    assert!(scene.is_legal("reserve s1 5 6") && scene.is_legal("reserve s1 1 3"));
}

// FAQ, harbour 2 and 3.
#[test]
fn the_conflict_continues_until_a_displaced_merchant_declines() {
    let mut scene = Scenario::two_players(&[3, 4, 5, 6, 2, 1], &[5, 6, 4, 3, 2]);
    scene.act("reserve s1 3 4").act("reserve s1 5 6");
    assert_eq!(
        (scene.seat(), scene.legal()),
        (
            Some(ONE),
            [
                "answer 1 4",
                "answer 1 5",
                "answer 1 6",
                "answer 2 4",
                "answer 2 5",
                "answer 2 6",
                "answer 3 5",
                "answer 3 6",
                "yield"
            ]
            .map(String::from)
            .to_vec()
        )
    );
    scene.act("answer 3 5");
    assert_eq!((scene.seat(), runs(&scene)[0]), (Some(TWO), Some((0, 3, 5))));
    assert!(!scene.legal_starting_with("answer").contains(&"answer 4 5".into()));
    scene.act("answer 2 6");
    assert_eq!((scene.seat(), scene.legal()), (Some(ONE), vec!["answer 1 6".to_string(), "yield".into()]));
    scene.act("yield");
    assert_eq!(scene.legal_starting_with("send").len(), 3);
    scene.act("send deck");
    assert_eq!(runs(&scene), [Some((1, 2, 6)), None, None, Some((0, 3, 5))], "all that was added moves along");
    assert_eq!(scene.seat(), Some(ONE), "the second merchant has no workers left");
}

#[test]
fn an_answer_must_cover_the_run_be_one_run_and_be_stronger() {
    let mut scene = Scenario::two_players(&[2, 3, 5, 6], &[4, 5, 6]);
    scene.act("reserve s1 2 3").act("reserve s1 4 6");
    // 5 and 6 do not join 2 and 3 without a 4.
    assert_eq!(scene.legal_starting_with("answer").len(), 0);
    assert_eq!(scene.legal_starting_with("send").len(), 3, "nothing to answer with and no tea: the run must move");
}

// FAQ, top 10: values may be changed in a conflict.
#[test]
fn values_are_changed_with_tea_to_answer() {
    let mut scene = Scenario::two_players(&[2, 3, 5], &[5, 6]);
    scene.put(ONE, Field, White, 1);
    scene.act("reserve s1 2 3").end_free_turn().act("reserve s1 5 6");
    assert_eq!(scene.legal(), ["raise 5", "lower 5", "yield"]);
    scene.act("lower 5");
    assert_eq!(scene.legal(), ["answer 2 4", "yield"]);
    scene.act("answer 2 4");
    assert_eq!(runs(&scene)[0], Some((0, 2, 4)));
}

#[test]
fn no_merchant_is_forced_to_answer_and_with_one_free_ship_nothing_is_asked() {
    let mut scene = Scenario::two_players(&[3, 4, 5], &[5, 6, 1, 2]);
    scene.no_ship_deck();
    let ship = scene.state.table.ships[2];
    scene.act("reserve s1 3 4").act("reserve s2 1 2").end_free_turn();
    scene.act("pass").act("reserve s1 5 6");
    // The first merchant has passed and may not answer; one ship is free.
    assert!(scene.emitted(&Event::Relocated { seat: ONE, pier: Pier(2), ship, low: 3, high: 4 }));
}

#[test]
fn a_merchant_who_passed_may_not_answer_but_chooses_where_the_run_goes() {
    let mut scene = Scenario::two_players(&[3, 4, 5], &[5, 6, 1]);
    scene.acts(&["reserve s1 3 4", "harvest 1 white"]).end_free_turn();
    scene.act("pass").act("reserve s1 5 6");
    assert_eq!((scene.seat(), scene.legal_starting_with("send").len(), scene.legal().len()), (Some(ONE), 3, 3));
}

#[test]
fn with_no_free_ship_the_workers_come_back_for_later_turns() {
    let mut scene = Scenario::two_players(&[3, 4], &[5, 6]);
    scene.one_ship(10);
    scene.act("reserve s1 3 4").act("reserve s1 5 6");
    assert_eq!((scene.seat(), scene.free(ONE)), (Some(ONE), "3 4".into()));
}

#[test]
fn after_a_lost_attack_the_turn_was_used() {
    let mut scene = Scenario::two_players(&[2, 3, 4], &[3, 4, 1]);
    scene.act("reserve s1 2 3").act("reserve s1 3 4").act("answer 2 4");
    assert_eq!(scene.legal_starting_with("send").len(), 3);
    scene.act("send s2");
    assert_eq!(runs(&scene)[..2], [Some((0, 2, 4)), Some((1, 3, 4))]);
    assert_eq!(scene.seat(), Some(TWO), "the first has no workers left: a new turn of the second");
    assert!(scene.is_legal("pass"));
}

#[test]
fn a_target_without_a_ship_cannot_be_reserved() {
    let mut scene = Scenario::two_players(&[2, 3, 4], &[]);
    scene.no_ship_deck();
    assert!(!scene.is_legal("reserve deck 2 3") && scene.is_legal("reserve s3 2 3"));
}
