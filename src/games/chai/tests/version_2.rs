//! docs/rules/chai.md 18: the market, side B and the choice of sides since version 2.

use super::scenario::{ONE, Scenario, TWO, parse_slot};
use crate::engine::variant;
use crate::games::chai::pieces::Tea::{Black, Fermented, Green, Oolong, White, Yellow};
use crate::games::chai::places::Space::{Field, L1, L2, R1};
use crate::games::chai::state::{Side, Stage};
use crate::games::chai::{Options, SideOption};

// FAQ 1862: after the automaton's 6 in slot 6 a 6 takes slot 5, then a 5 takes slot 4, and a 2 slot 2.
#[test]
fn a_market_worker_goes_to_the_slot_of_its_value_or_the_highest_lower_one() {
    let mut scene = Scenario::two_players(&[6, 5, 2], &[6]);
    scene.table().turn = TWO;
    scene.acts(&["market 6 6", "keep 1", "top 1", "plant fl"]);
    assert_eq!(scene.legal_starting_with("market"), ["market 2 2", "market 5 5", "market 6 5"]);
    scene.acts(&["market 6 5", "plant fl"]);
    assert_eq!(scene.legal_starting_with("market"), ["market 2 2", "market 5 4"]);
}

#[test]
fn slots_that_cannot_be_used_are_passed_over_downward() {
    let mut scene = Scenario::two_players(&[3, 3], &[3]);
    scene.acts(&["market 3 3", "plant fl"]);
    scene.clear(2);
    assert_eq!(scene.legal_starting_with("market"), ["market 3 1"]);
    let mut scene = Scenario::two_players(&[1, 1], &[1]);
    scene.acts(&["market 1 1", "plant fl"]);
    assert!(scene.legal_starting_with("market").is_empty(), "there is nothing below slot 1");
}

#[test]
fn green_moves_a_card_as_the_palace_does_and_takes_no_worker() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.card_of(ONE, Green, Side::B);
    assert!(!scene.is_legal("ability"), "without a card there is nothing to move");
    scene.card(ONE, "fl", 1).put(ONE, R1, White, 1);
    scene.acts(&["ability", "carry fl r1"]);
    assert_eq!((scene.free(ONE), scene.tokens(ONE, R1, White)), ("3 5".into(), 0), "withering moves the tea on");
    assert!(!scene.is_legal("ability") && scene.is_legal("palace move 3"), "the palace is as before");
}

#[test]
fn yellow_takes_any_tea_which_enters_like_a_harvested_one() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.card_of(ONE, Yellow, Side::B).card(ONE, "fl", 1).act("ability");
    assert_eq!(scene.legal().len(), 6);
    scene.acts(&["take white", "lane l1"]);
    assert_eq!((scene.tokens(ONE, L1, White), scene.free(ONE)), (1, "3 5".into()));
    assert!(!scene.is_legal("ability") && !scene.is_legal("harvest 3 white twice"));
}

#[test]
fn white_changes_a_worker_for_nothing() {
    let mut scene = Scenario::two_players(&[3, 6], &[1]);
    scene.card_of(ONE, White, Side::B).act("ability");
    assert_eq!(scene.legal(), ["raise 3", "lower 3", "lower 6"]);
    scene.act("raise 3");
    assert_eq!((scene.free(ONE), scene.is_legal("ability")), ("4 6".into(), false));
}

#[test]
fn oolong_exchanges_two_cards() {
    let mut scene = Scenario::two_players(&[3], &[1]);
    scene.card_of(ONE, Oolong, Side::B).card(ONE, "fl", 1);
    assert!(!scene.is_legal("ability"), "one card is not enough");
    scene.card(ONE, "l1", 10).card(ONE, "r1", 2).act("ability");
    assert_eq!(scene.legal(), ["exchange fl l1", "exchange fl r1", "exchange l1 r1"]);
    scene.act("exchange fl l1");
    assert_eq!(scene.merchant(ONE).slots[parse_slot("fl").index()].map(|card| card.number()), Some(10));
}

#[test]
fn black_turns_all_cards_up_and_those_that_can_act_do() {
    let mut scene = Scenario::two_players(&[3], &[1]);
    scene.card_of(ONE, Black, Side::B).card(ONE, "l1", 21).card(ONE, "fl", 19).put(ONE, L1, White, 1);
    assert!(!scene.is_legal("ability"), "nothing lies face down");
    scene.merchant(ONE).face_down = 1 << 5 | 1;
    scene.act("ability");
    assert!(
        scene.merchant(ONE).is_down(parse_slot("l1")) && !scene.merchant(ONE).is_down(parse_slot("fl")),
        "one has bloomed again"
    );
    assert_eq!(scene.tokens(ONE, L1, White), 0);
}

#[test]
fn fermented_has_two_steps() {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.card_of(ONE, Fermented, Side::B);
    assert!(!scene.is_legal("ability"), "without tea there is nothing to move");
    scene.put(ONE, Field, White, 1).acts(&["ability", "step field white l1", "step l1 white l2"]);
    assert_eq!((scene.tokens(ONE, L2, White), scene.is_legal("ability")), (1, false));
}

#[test]
fn sides_are_chosen_after_the_deal_by_the_starter_first() {
    let options: Options = variant::read("first=choose,second=choose").expect("options");
    assert_eq!(options.sides, [SideOption::Choose; 2]);
    let mut scene = Scenario::begin(2, &options);
    let starter = scene.state.table.starter;
    assert_eq!((scene.seat(), scene.legal()), (Some(starter), vec!["side a".to_string(), "side b".into()]));
    scene.act("side b");
    assert_ne!(scene.seat(), Some(starter));
    scene.act("side a");
    assert_eq!((scene.state.table.stage, scene.seat()), (Stage::Walk, Some(starter)));
    assert_eq!(scene.merchant(starter).side, Side::B);
}

#[test]
fn agreed_sides_are_not_asked_and_the_automaton_never_chooses() {
    let options: Options = variant::read("second=choose").expect("options");
    let mut scene = Scenario::begin(2, &options);
    assert_eq!(scene.seat(), Some(TWO));
    scene.act("side b");
    assert_eq!((scene.merchant(ONE).side, scene.merchant(TWO).side), (Side::A, Side::B));
    let options: Options = variant::read("first=choose,second=choose").expect("options");
    let mut scene = Scenario::begin(1, &options);
    scene.act("side b");
    assert_eq!((scene.state.table.stage, scene.merchant(TWO).side), (Stage::Walk, Side::A));
}
