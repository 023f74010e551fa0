//! docs/rules/chai.md 7: tokens that climb, cards that act, the queue.

use super::scenario::{ONE, Scenario, TWO};
use crate::games::chai::Event;
use crate::games::chai::data::CardId;
use crate::games::chai::pieces::Tea::{Black, Fermented, Green, Oolong, White, Yellow};
use crate::games::chai::places::Space::{self, Dock, Field, L1, L2, L3, R1, R2, R3};
use crate::games::chai::state::Side;

/// Returns a scene in which the first merchant has three workers of value 1 to harvest with.
fn scene() -> Scenario {
    Scenario::two_players(&[1, 1, 1], &[])
}

#[test]
fn a_token_enters_the_field_and_rests_where_no_card_moves_it() {
    let mut scene = scene();
    scene.act("harvest 1 white");
    assert_eq!((scene.tokens(ONE, Field, White), scene.state.table.supply.count(White)), (1, 9));
}

#[test]
fn a_process_card_moves_its_teas_one_step_each_time_and_stays_face_up() {
    let mut scene = scene();
    scene.card(ONE, "fl", 1);
    scene.acts(&["harvest 1 white", "lane l1"]).end_free_turn();
    assert_eq!((scene.tokens(ONE, Field, White), scene.tokens(ONE, L1, White)), (0, 1));
    scene.act("harvest 1 yellow").end_free_turn();
    scene.acts(&["harvest 1 oolong", "lane r1"]);
    assert_eq!(scene.tokens(ONE, R1, Oolong), 1);
    assert!(!scene.merchant(ONE).is_down(super::scenario::parse_slot("fl")));
}

// FAQ, plantation cards 7: two cards on the bottom space that would each move the token.
#[test]
fn the_effects_of_all_cards_on_a_space_add_up_even_through_spaces_without_a_card() {
    let mut scene = scene();
    scene.card(ONE, "fl", 1).card(ONE, "fb2", 2);
    scene.acts(&["harvest 1 white", "lane l1"]);
    assert_eq!((scene.tokens(ONE, L1, White), scene.tokens(ONE, L2, White)), (0, 1));
}

#[test]
fn further_spaces_add_to_the_steps_until_no_card_acts() {
    let mut scene = scene();
    scene.card(ONE, "fl", 1).card(ONE, "fb2", 2).card(ONE, "l1", 10);
    scene.acts(&["harvest 1 white", "lane l1"]);
    assert_eq!(scene.tokens(ONE, L3, White), 1, "two steps from the field, one from the first tier");
}

// FAQ, plantation cards 5: oxidation.
#[test]
fn a_conversion_changes_the_tea_first_and_then_moves_it_up_one() {
    let mut scene = scene();
    scene.card(ONE, "fl", 13);
    scene.acts(&["harvest 1 oolong", "lane r1"]);
    assert_eq!(scene.tokens(ONE, R1, Black), 1);
    let supply = scene.state.table.supply;
    assert_eq!((supply.count(Oolong), supply.count(Black)), (10, 9));
}

#[test]
fn a_converted_token_is_moved_by_the_cards_of_its_new_tea_alone() {
    let mut scene = scene();
    // Rolling lists oolong and black; drying lists oolong and fermented.
    scene.card(ONE, "fl", 13).card(ONE, "fb1", 8).card(ONE, "fb2", 12);
    scene.acts(&["harvest 1 oolong", "lane r1"]);
    assert_eq!(scene.tokens(ONE, R2, Black), 1, "one step for the conversion, one for rolling");
}

#[test]
fn there_is_at_most_one_conversion_on_entering_a_space() {
    let mut scene = scene();
    scene.card(ONE, "fl", 13).card(ONE, "fb1", 14);
    scene.acts(&["harvest 1 oolong", "lane r1"]);
    assert_eq!(scene.tokens(ONE, R1, Black), 1);
}

#[test]
fn a_conversion_is_skipped_when_the_new_tea_is_out() {
    let mut scene = scene();
    scene.card(ONE, "fl", 13).put(TWO, L1, Black, 10);
    scene.act("harvest 1 oolong");
    assert_eq!(scene.tokens(ONE, Field, Oolong), 1);
}

// FAQ, plantation cards 3.
#[test]
fn a_crate_takes_a_token_that_enters_and_cancels_its_other_moves() {
    let mut scene = scene();
    scene.card(ONE, "fl", 27).card(ONE, "fb1", 1);
    scene.act("harvest 1 white");
    assert_eq!((scene.tokens(ONE, Field, White), scene.merchant(ONE).stored[0]), (0, 1));
}

#[test]
fn a_crate_on_the_way_swallows_the_token_and_its_steps_are_lost() {
    let mut scene = scene();
    scene.card(ONE, "fl", 1).card(ONE, "fb1", 2).card(ONE, "l1", 27);
    scene.acts(&["harvest 1 white", "lane l1"]);
    assert_eq!(scene.merchant(ONE).stored[5], 1);
    assert_eq!((scene.tokens(ONE, L1, White), scene.tokens(ONE, L2, White)), (0, 0));
}

#[test]
fn a_full_crate_lets_tea_pass() {
    let mut scene = Scenario::two_players(&[1, 1, 1], &[]);
    scene.card(ONE, "fl", 27).card(ONE, "fb1", 1);
    scene.act("harvest 1 white").end_free_turn();
    scene.act("harvest 1 white").end_free_turn();
    assert!(scene.emitted(&Event::Points { seat: ONE, category: 2, points: 3 }));
    scene.acts(&["harvest 1 white", "lane r1"]);
    assert_eq!(scene.tokens(ONE, R1, White), 1);
}

#[test]
fn a_converted_token_goes_into_a_crate_of_its_new_tea_at_once() {
    let mut scene = scene();
    scene.card(ONE, "fl", 13).card(ONE, "fr", 29);
    scene.act("harvest 1 oolong");
    assert_eq!(scene.merchant(ONE).stored[4], 1);
}

#[test]
fn a_blooming_card_moves_the_token_that_enters_two_steps_and_turns_down() {
    let mut scene = scene();
    scene.card(ONE, "fl", 21);
    scene.acts(&["harvest 1 white", "lane l1"]).end_free_turn();
    assert_eq!(scene.tokens(ONE, L2, White), 1);
    assert!(scene.merchant(ONE).is_down(super::scenario::parse_slot("fl")));
    scene.act("harvest 1 green").end_free_turn();
    scene.act("harvest 1 white");
    assert_eq!(scene.tokens(ONE, Field, White), 1, "face down it does nothing");
}

#[test]
fn all_tokens_of_its_tea_on_the_space_bloom_the_one_in_hand_first() {
    let mut scene = scene();
    scene.put(ONE, Field, White, 2).put(ONE, Field, Green, 1).card(ONE, "fl", 21);
    // Two whites are there already: only a planted card or an entering token triggers the card.
    scene.acts(&["harvest 1 white", "lane l1", "lane r1", "lane r1"]);
    assert_eq!(
        (scene.tokens(ONE, L2, White), scene.tokens(ONE, R2, White), scene.tokens(ONE, Field, White)),
        (1, 2, 0)
    );
    assert_eq!(scene.tokens(ONE, Field, Green), 1);
}

#[test]
fn a_queued_token_does_not_meet_the_cards_of_the_space_that_it_leaves() {
    let mut scene = scene();
    scene.put(ONE, Field, White, 1).card(ONE, "fl", 21).card(ONE, "fb1", 1);
    scene.acts(&["harvest 1 white", "lane l1", "lane r1"]);
    // The token in hand moves two steps for blooming and one for withering, the other token two.
    assert_eq!((scene.tokens(ONE, L3, White), scene.tokens(ONE, R2, White)), (1, 1));
}

#[test]
fn the_queue_continues_after_the_token_in_hand_was_swallowed() {
    let mut scene = scene();
    scene.put(ONE, Field, White, 1).card(ONE, "fl", 21).card(ONE, "l1", 27);
    scene.acts(&["harvest 1 white", "lane l1", "lane r1"]);
    assert_eq!((scene.merchant(ONE).stored[5], scene.tokens(ONE, R2, White)), (1, 1));
}

#[test]
fn tokens_queued_meanwhile_join_the_same_queue_and_the_owner_picks() {
    let mut scene = Scenario::two_players(&[2, 1], &[]);
    // Withering (white, oolong) arrives at the field with both teas there; whites bloom on left tier 1.
    scene.put(ONE, Field, White, 1).put(ONE, Field, Oolong, 1).put(ONE, L1, White, 1).card(ONE, "l1", 21);
    scene.market(2, 1);
    scene.acts(&["market 2 2", "plant fl"]);
    assert_eq!(scene.legal(), ["pick field white", "pick field oolong"]);
    scene.acts(&["pick field white", "lane l1"]);
    // The white in hand bloomed to left tier 3; the white that was on tier 1 waits beside the oolong.
    assert_eq!((scene.tokens(ONE, L3, White), scene.tokens(ONE, L1, White)), (1, 1));
    assert_eq!(scene.legal(), ["pick field oolong", "pick l1 white"]);
    scene.act("pick l1 white");
    assert_eq!(scene.tokens(ONE, L3, White), 2);
    assert_eq!(scene.legal(), ["lane l1", "lane r1"], "the last of the queue goes by itself");
    scene.act("lane r1");
    assert_eq!(scene.tokens(ONE, R1, Oolong), 1);
}

#[test]
fn a_crate_that_arrives_fills_at_once_though_another_card_would_move_the_tea() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, Field, White, 3).card(ONE, "fl", 1).market(2, 27);
    scene.acts(&["market 2 2", "plant fr"]);
    assert_eq!((scene.tokens(ONE, Field, White), scene.merchant(ONE).stored[4]), (1, 2));
}

#[test]
fn a_process_card_that_arrives_moves_each_matching_token_one_step() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, L2, Green, 2).put(ONE, L2, Yellow, 1).put(ONE, L2, White, 1).market(2, 4);
    scene.act("market 2 2").act("plant l2");
    assert_eq!(scene.legal(), ["pick l2 green", "pick l2 yellow"]);
    scene.act("pick l2 yellow");
    assert_eq!((scene.tokens(ONE, L3, Green), scene.tokens(ONE, L3, Yellow), scene.tokens(ONE, L2, White)), (2, 1, 1));
}

#[test]
fn only_the_arriving_card_acts_on_tokens_already_there() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, Field, White, 1).card(ONE, "fl", 1).market(2, 2);
    scene.acts(&["market 2 2", "plant fr", "lane l1"]);
    assert_eq!(scene.tokens(ONE, L1, White), 1, "one step, not two");
}

#[test]
fn a_conversion_that_arrives_converts_each_matching_token_and_moves_it_up() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, R1, Oolong, 2).market(2, 13);
    scene.acts(&["market 2 2", "plant r1"]);
    assert_eq!((scene.tokens(ONE, R2, Black), scene.tokens(ONE, R1, Oolong)), (2, 0));
}

#[test]
fn a_conversion_that_arrives_stops_when_the_new_tea_runs_out() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, R1, Oolong, 2).put(TWO, L1, Black, 9).market(2, 13);
    scene.acts(&["market 2 2", "plant r1"]);
    assert_eq!((scene.tokens(ONE, R2, Black), scene.tokens(ONE, R1, Oolong)), (1, 1));
}

#[test]
fn a_token_converted_by_an_arriving_card_goes_into_a_crate_of_its_space() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.put(ONE, Field, Oolong, 3).card(ONE, "fl", 29).market(2, 13);
    scene.acts(&["market 2 2", "plant fr", "lane l1"]);
    assert_eq!((scene.merchant(ONE).stored[0], scene.tokens(ONE, L1, Black)), (2, 1));
}

#[test]
fn a_blooming_card_that_arrives_blooms_when_its_tea_is_there() {
    let mut scene = Scenario::two_players(&[2, 2], &[]);
    scene.put(ONE, L1, Green, 2).market(2, 19);
    scene.acts(&["market 2 2", "plant l1"]).end_free_turn();
    assert_eq!(scene.tokens(ONE, L3, Green), 2);
    assert!(scene.merchant(ONE).is_down(super::scenario::parse_slot("l1")));
    let mut scene = Scenario::two_players(&[2], &[1]);
    scene.put(ONE, R1, Green, 2).market(2, 19);
    scene.acts(&["market 2 2", "plant l1"]);
    assert!(!scene.merchant(ONE).is_down(super::scenario::parse_slot("l1")), "no green there: it waits face up");
}

#[test]
fn several_blooming_cards_of_different_teas_do_not_meet() {
    let mut scene = scene();
    scene.card(ONE, "fl", 21).card(ONE, "fr", 22).put(ONE, Field, Oolong, 1);
    scene.acts(&["harvest 1 white", "lane l1"]);
    assert_eq!(scene.tokens(ONE, Field, Oolong), 1);
    assert!(!scene.merchant(ONE).is_down(super::scenario::parse_slot("fr")));
}

#[test]
fn tokens_never_change_lanes_and_stop_at_the_dock() {
    for (from, to) in [(L1, L2), (L2, L3), (L3, Dock), (R1, R2), (R2, R3), (R3, Dock)] {
        assert_eq!(from.up(), Some(to));
    }
    assert_eq!(Dock.up(), None);
    assert!(Field.leads_to(L1) && Field.leads_to(R1) && !Field.leads_to(L2));
    assert_eq!(Space::ALL.len(), 8);
}

#[test]
fn a_slot_holds_one_card_also_face_down() {
    let mut scene = Scenario::two_players(&[2], &[]);
    scene.card(ONE, "l1", 21).market(2, 1);
    scene.merchant(ONE).face_down = 1 << 5;
    scene.act("market 2 2");
    assert!(!scene.is_legal("plant l1") && scene.legal_starting_with("plant").len() == 10);
}

// FAQ, market 2; docs/rules/chai.md 17.7.
#[test]
fn on_a_full_board_a_card_is_discarded_under_the_deck_and_the_new_one_takes_its_slot() {
    let mut scene = Scenario::two_players(&[2, 2], &[]);
    let slots = ["fl", "fb1", "fb2", "fb3", "fr", "l1", "l2", "l3", "r1", "r2", "r3"];
    for (number, slot) in (4..15).zip(slots) {
        scene.card(ONE, slot, if number == 9 { 27 } else { number });
    }
    scene.merchant(ONE).stored[5] = 2;
    scene.table().supply.remove(White);
    scene.table().supply.remove(White);
    scene.market(2, 1).act("market 2 2");
    assert_eq!(scene.legal_starting_with("plant").len(), 11);
    scene.act("plant l1");
    assert_eq!(scene.state.table.merchants[ONE].slots[5], Some(CardId::new(1)));
    assert_eq!((scene.state.table.supply.count(White), scene.merchant(ONE).stored[5]), (10, 0));
    assert_eq!(scene.state.cards.cards()[0], 27);
    assert!(scene.emitted(&Event::Points { seat: ONE, category: 2, points: -3 }));
}

// FAQ, solo market 6.
#[test]
fn a_card_discarded_while_the_deck_is_empty_forms_a_new_deck() {
    let mut scene = Scenario::race(1861, &[2, 6], &[]);
    let slots = ["fl", "fb1", "fb2", "fb3", "fr", "l1", "l2", "l3", "r1", "r2", "r3"];
    for (number, slot) in (4..15).zip(slots) {
        scene.card(ONE, slot, number);
    }
    scene.market(2, 1).shorten(0);
    assert!(!scene.is_legal("market 6 6"));
    scene.acts(&["market 2 2", "plant l1"]).end_free_turn();
    assert_eq!(scene.state.cards.cards(), [9]);
    scene.acts(&["market 6 6", "plant l1"]);
    assert_eq!(scene.state.table.merchants[ONE].slots[5], Some(CardId::new(9)));
}

// FAQ, plantation cards 6; docs/rules/chai.md 7.3 and 17.12.
#[test]
fn paid_steps_come_before_and_after_automatic_moves() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.card_of(ONE, Fermented, Side::B).put(ONE, Field, White, 1).card(ONE, "l1", 1);
    scene.acts(&["ability", "step field white l1"]);
    assert_eq!(scene.tokens(ONE, L2, White), 1, "paid to tier 1, carried on to tier 2");
    scene.act("step l2 white l3");
    assert_eq!(scene.tokens(ONE, L3, White), 1);
}

#[test]
fn points_left_when_a_crate_swallows_the_token_serve_other_tokens() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.card_of(ONE, Fermented, Side::B).put(ONE, Field, White, 1).put(ONE, Field, Fermented, 1).card(ONE, "l1", 27);
    scene.acts(&["ability", "step field white l1", "step field fermented r1"]);
    assert_eq!((scene.merchant(ONE).stored[5], scene.tokens(ONE, R1, Fermented)), (1, 1));
}
