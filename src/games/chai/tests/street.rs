//! docs/rules/chai.md 5 and 6 without the harbour: turns, values, harvest, market, palace, production.

use super::scenario::{ONE, Scenario, TWO, parse_slot};
use crate::games::chai::Event;
use crate::games::chai::pieces::Dice;
use crate::games::chai::pieces::Tea::{Black, Green, Oolong, White, Yellow};
use crate::games::chai::places::Space::{Dock, Field, L1, L2, R1};
use crate::games::chai::state::Stage;

#[test]
fn turns_alternate_and_a_merchant_without_workers_is_skipped() {
    let mut scene = Scenario::two_players(&[1, 1, 1], &[1]);
    scene.act("palace coin 1");
    assert_eq!(scene.seat(), Some(TWO));
    scene.act("harvest 1 white");
    assert_eq!(scene.seat(), Some(ONE));
    scene.act("harvest 1 white").end_free_turn();
    assert_eq!((scene.seat(), scene.state.table.stage), (Some(ONE), Stage::Turn));
}

#[test]
fn passing_ends_placements_and_the_other_merchant_continues() {
    let mut scene = Scenario::two_players(&[1, 1], &[1, 1]);
    scene.act("pass").act("harvest 1 white").end_free_turn();
    assert_eq!(scene.seat(), Some(TWO));
    scene.act("harvest 1 green");
    assert_eq!(scene.state.table.year, 1, "the year ends when all have passed or have no workers");
}

#[test]
fn passing_is_for_the_start_of_a_turn() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.put(ONE, Field, White, 2);
    assert!(scene.is_legal("pass"));
    scene.act("raise 3");
    assert!(!scene.is_legal("pass"));
    scene.act("harvest 4 white");
    assert!(!scene.is_legal("pass") && scene.is_legal("end turn"));
}

#[test]
fn a_turn_ends_automatically_when_no_free_action_is_left() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.act("palace coin 3");
    assert_eq!(scene.seat(), Some(TWO), "no tea to change the other worker with");
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.act("harvest 3 white");
    assert_eq!(scene.legal(), ["raise 5", "lower 5", "end turn"]);
    scene.act("lower 5");
    assert_eq!(scene.seat(), Some(TWO), "the only tea is spent");
}

// FAQ, top 10: changing values.
#[test]
fn a_tea_token_changes_one_worker_by_one_and_returns_to_the_supply() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.put(ONE, L1, White, 1).put(ONE, Dock, Black, 1);
    scene.act("raise 5");
    assert_eq!(scene.legal(), ["pay l1 white", "pay dock black"]);
    scene.act("pay dock black");
    assert_eq!((scene.free(ONE), scene.state.table.supply.count(Black)), ("3 6".into(), 10));
    scene.act("lower 3");
    assert_eq!((scene.free(ONE), scene.tokens(ONE, L1, White)), ("2 6".into(), 0));
    assert!(scene.legal_starting_with("raise").is_empty() && scene.legal_starting_with("lower").is_empty());
}

#[test]
fn values_stay_between_1_and_6() {
    let mut scene = Scenario::two_players(&[1, 6], &[1]);
    scene.put(ONE, L1, White, 1);
    assert_eq!(
        (scene.legal_starting_with("raise"), scene.legal_starting_with("lower")),
        (vec!["raise 1".into()], vec!["lower 6".into()])
    );
}

#[test]
fn tea_in_crates_and_on_ships_does_not_pay() {
    let mut scene = Scenario::two_players(&[3], &[1]);
    scene.ship(ONE, 1, 4, &[Green]).card(ONE, "fl", 25);
    scene.merchant(ONE).stored[0] = 1;
    scene.table().supply.remove(Green);
    assert!(scene.legal_starting_with("raise").is_empty());
}

#[test]
fn harvest_takes_any_worker_for_any_tea_any_number_of_times() {
    let mut scene = Scenario::two_players(&[1, 6, 6], &[]);
    assert_eq!(scene.legal_starting_with("harvest").len(), 12);
    scene.act("harvest 6 black").end_free_turn();
    scene.act("harvest 6 black").end_free_turn();
    scene.act("harvest 1 black");
    assert_eq!(scene.tokens(ONE, Field, Black), 3);
}

#[test]
fn a_tea_that_is_out_cannot_be_harvested() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.put(TWO, L1, White, 10);
    assert!(!scene.is_legal("harvest 1 white") && scene.is_legal("harvest 1 black"));
}

#[test]
fn a_slot_without_a_card_cannot_be_used_and_is_not_filled_within_the_year() {
    let mut scene = Scenario::two_players(&[5, 5], &[]);
    scene.clear(2);
    assert!(!scene.is_legal("market 5 2"));
}

// FAQ, market 1.
#[test]
fn slot_6_takes_one_of_the_top_three_and_lays_the_others_back_in_any_order() {
    let mut scene = Scenario::two_players(&[6, 6], &[6]);
    scene.on_top(&[1, 2, 3, 4]);
    scene.act("market 6 6");
    assert_eq!(scene.legal(), ["keep 1", "keep 2", "keep 3"]);
    assert_ne!(scene.state.cards.seen() & (1 << 4), 0, "the fourth is seen");
    scene.acts(&["keep 2", "top 2", "plant fl"]);
    assert_eq!((scene.state.cards.peek(0), scene.state.cards.peek(1)), (Some(3), Some(1)));
    assert_eq!(scene.state.table.merchants[ONE].slots[0].map(|card| card.number()), Some(2));
    assert!(!scene.is_legal("market 6 6"), "one worker a slot and year");
}

#[test]
fn a_search_of_two_cards_keeps_one_and_of_one_is_automatic() {
    let mut scene = Scenario::two_players(&[6, 1], &[]);
    scene.shorten(2).act("market 6 6");
    assert_eq!(scene.legal(), ["keep 1", "keep 2"]);
    scene.act("keep 2");
    assert_eq!((scene.legal_starting_with("plant").len(), scene.state.cards.len()), (11, 1));
    let mut scene = Scenario::two_players(&[6, 1], &[]);
    scene.shorten(1).act("market 6 6");
    assert_eq!(scene.legal_starting_with("plant").len(), 11);
    let mut scene = Scenario::two_players(&[6, 1], &[]);
    scene.shorten(0);
    assert!(!scene.is_legal("market 6 6"), "an empty deck is no slot");
}

#[test]
fn each_space_of_the_palace_takes_one_worker_a_year_of_either_merchant() {
    let mut scene = Scenario::two_players(&[4, 4], &[6, 6]);
    assert_eq!(scene.legal_starting_with("palace"), ["palace coin 4"], "without cards only the coin is of use");
    scene.act("palace coin 4");
    assert!(!scene.is_legal("palace coin 6"));
}

#[test]
fn move_carries_a_card_to_any_empty_slot_where_it_acts_as_if_just_placed() {
    let mut scene = Scenario::two_players(&[4], &[]);
    scene.card(ONE, "fl", 1).card(ONE, "fr", 4).put(ONE, R1, White, 1);
    scene.act("palace move 4");
    assert_eq!(scene.legal().len(), 18);
    scene.act("carry fl r1");
    assert_eq!((scene.tokens(ONE, R1, White), scene.tokens(ONE, crate::games::chai::places::Space::R2, White)), (0, 1));
}

#[test]
fn a_face_down_card_is_moved_face_down_and_does_not_act() {
    let mut scene = Scenario::two_players(&[4], &[]);
    scene.card(ONE, "fl", 21).put(ONE, R1, White, 1);
    scene.merchant(ONE).face_down = 1;
    scene.acts(&["palace move 4", "carry fl r1"]);
    assert!(scene.merchant(ONE).is_down(parse_slot("r1")) && !scene.merchant(ONE).is_down(parse_slot("fl")));
    assert_eq!(scene.tokens(ONE, R1, White), 1);
}

#[test]
fn swap_exchanges_two_cards_with_their_faces_and_tea() {
    let mut scene = Scenario::two_players(&[4], &[]);
    scene.card(ONE, "fl", 25).card(ONE, "l2", 21).card(ONE, "r1", 1);
    scene.merchant(ONE).stored[0] = 1;
    scene.table().supply.remove(Green);
    scene.merchant(ONE).face_down = 1 << 6;
    scene.act("palace swap 4");
    assert_eq!(scene.legal(), ["exchange fl l2", "exchange fl r1", "exchange l2 r1"]);
    scene.act("exchange fl l2");
    assert_eq!((scene.merchant(ONE).stored[6], scene.merchant(ONE).stored[0]), (1, 0));
    assert!(scene.merchant(ONE).is_down(parse_slot("fl")));
}

#[test]
fn both_cards_of_a_swap_move_before_either_acts_and_the_owner_chooses_the_order() {
    let mut scene = Scenario::two_players(&[4], &[]);
    // Withering (white, oolong) goes to left tier 2, drying (green, white) to left tier 1.
    scene.card(ONE, "l1", 1).card(ONE, "l2", 10).put(ONE, L1, Green, 1).put(ONE, L2, Oolong, 1);
    scene.act("palace swap 4");
    assert_eq!(scene.legal(), ["act l1", "act l2"], "with two cards there is one swap");
    scene.act("act l2");
    assert_eq!((scene.tokens(ONE, L1, Green), scene.tokens(ONE, L2, Oolong)), (0, 0));
    assert_eq!(scene.tokens(ONE, L2, Green), 1);
}

// FAQ, palace 3.
#[test]
fn refresh_turns_all_up_and_those_that_can_act_do_so_once() {
    let mut scene = Scenario::two_players(&[4], &[]);
    scene.card(ONE, "l1", 21).card(ONE, "r1", 20).card(ONE, "fl", 19);
    scene.put(ONE, L1, White, 2).put(ONE, R1, Yellow, 1);
    scene.merchant(ONE).face_down = 1 << 5 | 1 << 8 | 1;
    scene.act("palace refresh 4");
    assert_eq!(scene.legal(), ["act l1", "act r1"]);
    scene.act("act r1");
    let merchant = scene.merchant(ONE);
    assert!(
        merchant.is_down(parse_slot("l1")) && merchant.is_down(parse_slot("r1")) && !merchant.is_down(parse_slot("fl"))
    );
    assert_eq!((scene.tokens(ONE, crate::games::chai::places::Space::L3, White), scene.tokens(ONE, L1, White)), (2, 0));
}

#[test]
fn the_coin_matters_from_next_year_on() {
    let mut scene = Scenario::two_players(&[4, 4], &[6, 6]);
    scene.act("harvest 4 white").end_free_turn();
    scene.act("palace coin 6");
    assert_eq!((scene.state.table.coin, scene.state.table.starter), (TWO, ONE));
    scene.acts(&["pass", "pass"]);
    assert_eq!((scene.state.table.starter, scene.seat()), (TWO, Some(TWO)));
}

#[test]
fn a_set_takes_two_or_more_workers_of_one_value() {
    let scene = Scenario::two_players(&[3, 3, 3, 5, 6], &[]);
    assert_eq!(scene.legal_starting_with("produce"), ["produce 3 2", "produce 3 3"]);
}

// FAQ, top 10 and production 4 and 5.
#[test]
fn more_workers_rank_above_higher_values_and_identical_sets_rank_below() {
    let mut scene = Scenario::two_players(&[4, 4, 2, 2, 2], &[4, 4, 1]);
    scene.acts(&["produce 4 2", "produce 4 2"]);
    let crews = scene.state.table.crews;
    assert_eq!((crews[0].unwrap().owner, crews[1].unwrap().owner), (ONE, TWO));
    scene.act("produce 2 3");
    assert_eq!(scene.state.table.crews[0].unwrap().value, 2);
    assert_eq!((scene.state.table.movement(ONE), scene.state.table.movement(TWO)), (12, 3));
}

#[test]
fn workers_are_added_in_a_later_turn_and_renew_the_place_in_time() {
    let mut scene = Scenario::two_players(&[4, 4, 4, 4], &[4, 4, 4]);
    scene.acts(&["produce 4 2", "produce 4 3"]);
    assert_eq!(scene.legal_starting_with("join"), ["join 2 1", "join 2 2"]);
    scene.act("join 2 1");
    let crews = scene.state.table.crews;
    assert_eq!((crews[0].unwrap().owner, crews[1].unwrap().owner), (TWO, ONE), "as many now, but later");
    assert_eq!(scene.legal_starting_with("join"), ["join 2 1"]);
}

#[test]
fn two_sets_of_one_value_stay_two() {
    let mut scene = Scenario::two_players(&[4, 4, 4, 4, 1], &[]);
    scene.acts(&["produce 4 2", "produce 4 2"]);
    assert_eq!(scene.state.table.crews.iter().flatten().filter(|crew| crew.count == 2).count(), 2);
    assert_eq!(scene.state.table.movement(ONE), 12);
}

// FAQ, production 1.
#[test]
fn a_fourth_set_pushes_the_lowest_off_and_its_workers_may_be_used_again() {
    let mut scene = Scenario::two_players(&[1, 1, 6, 6], &[2, 2, 3, 3]);
    scene.acts(&["produce 1 2", "produce 2 2", "produce 6 2", "produce 3 2"]);
    assert_eq!((scene.seat(), scene.free(ONE)), (Some(ONE), "1 1".into()));
    let values: Vec<u8> = scene.state.table.crews.iter().flatten().map(|crew| crew.value).collect();
    assert_eq!(values, [6, 3, 2]);
    assert!(!scene.is_legal("produce 1 2"), "it would itself be fourth");
}

#[test]
fn a_set_identical_to_the_third_would_be_fourth() {
    let mut scene = Scenario::two_players(&[2, 2, 2, 2, 6, 6], &[]);
    scene.acts(&["produce 2 2", "produce 6 2"]);
    scene.merchant(TWO).dice = Dice::NONE;
    let crew = crate::games::chai::places::Crew { owner: TWO, value: 5, count: 2 };
    for _ in 0..2 {
        scene.table().gatherers[TWO].remove(1);
    }
    scene.table().crews = [scene.state.table.crews[0], Some(crew), scene.state.table.crews[1]];
    assert!(!scene.is_legal("produce 2 2"));
}

#[test]
fn points_of_all_sets_are_spent_at_the_end_of_the_year_and_the_rest_is_lost() {
    let mut scene = Scenario::two_players(&[4, 4, 2, 2], &[]);
    scene.put(ONE, Field, White, 1).put(ONE, L2, Oolong, 1);
    scene.act("produce 4 2").end_free_turn();
    scene.act("produce 2 2");
    assert!(scene.emitted(&Event::Movement { seat: ONE, points: 12 }));
    assert_eq!(scene.legal(), ["step field white l1", "step field white r1", "step l2 oolong l3", "done"]);
    scene.acts(&["step field white r1", "done"]);
    assert!(scene.emitted(&Event::Unused { seat: ONE, points: 11 }));
    assert_eq!(scene.state.table.year, 1);
}
