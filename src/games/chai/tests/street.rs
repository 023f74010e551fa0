//! Sections 5 and 6 of the rules but the harbour: turns, values, harvest, market, palace, production.

use super::desk::{BoardContext, ONE, TWO, at};
use crate::engine::variant;
use crate::games::chai::places::Space::{Dock, Field, L1, L2, R1};
use crate::games::chai::state::{Side, Stage};
use crate::games::chai::tea::Dice;
use crate::games::chai::tea::Tea::{Black, Fermented, Green, Oolong, White, Yellow};
use crate::games::chai::{Event, Options};

#[test]
fn turns_alternate_and_whoever_has_no_workers_is_skipped() {
    let mut desk = BoardContext::two(&[1, 1, 1], &[1]);
    desk.act("palace coin 1");
    assert_eq!(desk.seat(), Some(TWO));
    desk.act("harvest 1 white");
    assert_eq!(desk.seat(), Some(ONE));
    desk.act("harvest 1 white").rest();
    assert_eq!((desk.seat(), desk.state.table.stage), (Some(ONE), Stage::Turn));
}

#[test]
fn passing_ends_ones_placements_and_the_other_plays_on_alone() {
    let mut desk = BoardContext::two(&[1, 1], &[1, 1]);
    desk.act("pass").act("harvest 1 white").rest();
    assert_eq!(desk.seat(), Some(TWO));
    desk.act("harvest 1 green");
    assert_eq!(desk.state.table.year, 1, "the year ends when all have passed or have no workers");
}

#[test]
fn passing_is_for_the_start_of_a_turn() {
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.put(ONE, Field, White, 2);
    assert!(desk.can("pass"));
    desk.act("raise 3");
    assert!(!desk.can("pass"));
    desk.act("harvest 4 white");
    assert!(!desk.can("pass") && desk.can("end turn"));
}

#[test]
fn a_turn_ends_by_itself_when_no_free_action_is_left() {
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.act("palace coin 3");
    assert_eq!(desk.seat(), Some(TWO), "no tea to change the other worker with");
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.act("harvest 3 white");
    assert_eq!(desk.legal(), ["raise 5", "lower 5", "end turn"]);
    desk.act("lower 5");
    assert_eq!(desk.seat(), Some(TWO), "the only tea is spent");
}

// FAQ, top 10: changing values.
#[test]
fn a_tea_token_changes_one_worker_by_one_and_returns_to_the_supply() {
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.put(ONE, L1, White, 1).put(ONE, Dock, Black, 1);
    desk.act("raise 5");
    assert_eq!(desk.legal(), ["pay l1 white", "pay dock black"]);
    desk.act("pay dock black");
    assert_eq!((desk.free(ONE), desk.state.table.supply.count(Black)), ("3 6".into(), 10));
    desk.act("lower 3");
    assert_eq!((desk.free(ONE), desk.tokens(ONE, L1, White)), ("2 6".into(), 0));
    assert!(desk.ways("raise").is_empty() && desk.ways("lower").is_empty());
}

#[test]
fn values_stay_between_1_and_6() {
    let mut desk = BoardContext::two(&[1, 6], &[1]);
    desk.put(ONE, L1, White, 1);
    assert_eq!((desk.ways("raise"), desk.ways("lower")), (vec!["raise 1".into()], vec!["lower 6".into()]));
}

#[test]
fn tea_in_crates_and_on_ships_does_not_pay() {
    let mut desk = BoardContext::two(&[3], &[1]);
    desk.ship(ONE, 1, 4, &[Green]).card(ONE, "fl", 25);
    desk.merchant(ONE).stored[0] = 1;
    desk.table().supply.remove(Green);
    assert!(desk.ways("raise").is_empty());
}

#[test]
fn harvest_takes_any_worker_for_any_tea_any_number_of_times() {
    let mut desk = BoardContext::two(&[1, 6, 6], &[]);
    assert_eq!(desk.ways("harvest").len(), 12);
    desk.act("harvest 6 black").rest();
    desk.act("harvest 6 black").rest();
    desk.act("harvest 1 black");
    assert_eq!(desk.tokens(ONE, Field, Black), 3);
}

#[test]
fn a_tea_that_is_out_cannot_be_harvested() {
    let mut desk = BoardContext::two(&[1], &[]);
    desk.put(TWO, L1, White, 10);
    assert!(!desk.can("harvest 1 white") && desk.can("harvest 1 black"));
}

// FAQ 1862: a 6 takes slot 5, a 5 takes slot 4.
#[test]
fn a_market_slot_takes_a_worker_of_its_value_or_more_once_a_year() {
    let mut desk = BoardContext::two(&[5, 3, 3], &[3]);
    assert!(desk.can("market 5 5") && desk.can("market 5 4") && desk.can("market 3 1") && !desk.can("market 3 4"));
    desk.market(3, 1).acts(&["market 3 3", "plant l1"]);
    assert_eq!(desk.seat(), Some(TWO));
    assert!(!desk.can("market 3 3") && desk.can("market 3 2"));
}

#[test]
fn a_slot_without_a_card_cannot_be_used_and_is_not_filled_within_the_year() {
    let mut desk = BoardContext::two(&[5, 5], &[]);
    desk.clear(2);
    assert!(!desk.can("market 5 2"));
}

// FAQ, market 1.
#[test]
fn slot_6_takes_one_of_the_top_three_and_lays_the_others_back_in_any_order() {
    let mut desk = BoardContext::two(&[6, 6], &[6]);
    desk.on_top(&[1, 2, 3, 4]);
    desk.act("market 6 6");
    assert_eq!(desk.legal(), ["keep 1", "keep 2", "keep 3"]);
    assert_ne!(desk.state.cards.seen() & (1 << 4), 0, "the fourth is seen");
    desk.acts(&["keep 2", "top 2", "plant fl"]);
    assert_eq!((desk.state.cards.peek(0), desk.state.cards.peek(1)), (Some(3), Some(1)));
    assert_eq!(desk.state.table.merchants[ONE].slots[0].map(|card| card.number()), Some(2));
    assert!(!desk.can("market 6 6"), "one worker a slot and year");
}

#[test]
fn of_two_cards_one_is_kept_and_of_one_there_is_no_choice() {
    let mut desk = BoardContext::two(&[6, 1], &[]);
    desk.shorten(2).act("market 6 6");
    assert_eq!(desk.legal(), ["keep 1", "keep 2"]);
    desk.act("keep 2");
    assert_eq!((desk.ways("plant").len(), desk.state.cards.len()), (11, 1));
    let mut desk = BoardContext::two(&[6, 1], &[]);
    desk.shorten(1).act("market 6 6");
    assert_eq!(desk.ways("plant").len(), 11);
    let mut desk = BoardContext::two(&[6, 1], &[]);
    desk.shorten(0);
    assert!(!desk.can("market 6 6"), "an empty deck is no slot");
}

#[test]
fn each_space_of_the_palace_takes_one_worker_a_year_of_either_merchant() {
    let mut desk = BoardContext::two(&[4, 4], &[6, 6]);
    assert_eq!(desk.ways("palace"), ["palace coin 4"], "without cards only the coin is of use");
    desk.act("palace coin 4");
    assert!(!desk.can("palace coin 6"));
}

#[test]
fn move_carries_a_card_to_any_empty_slot_where_it_acts_as_if_just_placed() {
    let mut desk = BoardContext::two(&[4], &[]);
    desk.card(ONE, "fl", 1).card(ONE, "fr", 4).put(ONE, R1, White, 1);
    desk.act("palace move 4");
    assert_eq!(desk.legal().len(), 18);
    desk.act("carry fl r1");
    assert_eq!((desk.tokens(ONE, R1, White), desk.tokens(ONE, crate::games::chai::places::Space::R2, White)), (0, 1));
}

#[test]
fn a_face_down_card_is_moved_face_down_and_does_not_act() {
    let mut desk = BoardContext::two(&[4], &[]);
    desk.card(ONE, "fl", 21).put(ONE, R1, White, 1);
    desk.merchant(ONE).down = 1;
    desk.acts(&["palace move 4", "carry fl r1"]);
    assert!(desk.merchant(ONE).is_down(at("r1")) && !desk.merchant(ONE).is_down(at("fl")));
    assert_eq!(desk.tokens(ONE, R1, White), 1);
}

#[test]
fn swap_exchanges_two_cards_with_their_faces_and_tea() {
    let mut desk = BoardContext::two(&[4], &[]);
    desk.card(ONE, "fl", 25).card(ONE, "l2", 21).card(ONE, "r1", 1);
    desk.merchant(ONE).stored[0] = 1;
    desk.table().supply.remove(Green);
    desk.merchant(ONE).down = 1 << 6;
    desk.act("palace swap 4");
    assert_eq!(desk.legal(), ["exchange fl l2", "exchange fl r1", "exchange l2 r1"]);
    desk.act("exchange fl l2");
    assert_eq!((desk.merchant(ONE).stored[6], desk.merchant(ONE).stored[0]), (1, 0));
    assert!(desk.merchant(ONE).is_down(at("fl")));
}

#[test]
fn both_cards_of_a_swap_lie_before_either_acts_and_the_owner_chooses_the_order() {
    let mut desk = BoardContext::two(&[4], &[]);
    // Withering (white, oolong) goes to left tier 2, drying (green, white) to left tier 1.
    desk.card(ONE, "l1", 1).card(ONE, "l2", 10).put(ONE, L1, Green, 1).put(ONE, L2, Oolong, 1);
    desk.act("palace swap 4");
    assert_eq!(desk.legal(), ["act l1", "act l2"], "with two cards there is one swap");
    desk.act("act l2");
    assert_eq!((desk.tokens(ONE, L1, Green), desk.tokens(ONE, L2, Oolong)), (0, 0));
    assert_eq!(desk.tokens(ONE, L2, Green), 1);
}

// FAQ, palace 3.
#[test]
fn refresh_turns_all_up_and_those_that_can_act_do_so_once() {
    let mut desk = BoardContext::two(&[4], &[]);
    desk.card(ONE, "l1", 21).card(ONE, "r1", 20).card(ONE, "fl", 19);
    desk.put(ONE, L1, White, 2).put(ONE, R1, Yellow, 1);
    desk.merchant(ONE).down = 1 << 5 | 1 << 8 | 1;
    desk.act("palace refresh 4");
    assert_eq!(desk.legal(), ["act l1", "act r1"]);
    desk.act("act r1");
    let merchant = desk.merchant(ONE);
    assert!(merchant.is_down(at("l1")) && merchant.is_down(at("r1")) && !merchant.is_down(at("fl")));
    assert_eq!((desk.tokens(ONE, crate::games::chai::places::Space::L3, White), desk.tokens(ONE, L1, White)), (2, 0));
}

#[test]
fn the_coin_matters_from_next_year_on() {
    let mut desk = BoardContext::two(&[4, 4], &[6, 6]);
    desk.act("harvest 4 white").rest();
    desk.act("palace coin 6");
    assert_eq!((desk.state.table.coin, desk.state.table.starter), (TWO, ONE));
    desk.acts(&["pass", "pass"]);
    assert_eq!((desk.state.table.starter, desk.seat()), (TWO, Some(TWO)));
}

#[test]
fn a_set_takes_two_or_more_workers_of_one_value() {
    let desk = BoardContext::two(&[3, 3, 3, 5, 6], &[]);
    assert_eq!(desk.ways("produce"), ["produce 3 2", "produce 3 3"]);
}

// FAQ, top 10 and production 4 and 5.
#[test]
fn more_workers_rank_above_higher_values_and_identical_sets_lie_below() {
    let mut desk = BoardContext::two(&[4, 4, 2, 2, 2], &[4, 4, 1]);
    desk.acts(&["produce 4 2", "produce 4 2"]);
    let crews = desk.state.table.crews;
    assert_eq!((crews[0].unwrap().owner, crews[1].unwrap().owner), (ONE, TWO));
    desk.act("produce 2 3");
    assert_eq!(desk.state.table.crews[0].unwrap().value, 2);
    assert_eq!((desk.state.table.movement(ONE), desk.state.table.movement(TWO)), (12, 3));
}

#[test]
fn workers_are_added_in_a_later_turn_and_renew_the_place_in_time() {
    let mut desk = BoardContext::two(&[4, 4, 4, 4], &[4, 4, 4]);
    desk.acts(&["produce 4 2", "produce 4 3"]);
    assert_eq!(desk.ways("join"), ["join 2 1", "join 2 2"]);
    desk.act("join 2 1");
    let crews = desk.state.table.crews;
    assert_eq!((crews[0].unwrap().owner, crews[1].unwrap().owner), (TWO, ONE), "as many now, but later");
    assert_eq!(desk.ways("join"), ["join 2 1"]);
}

#[test]
fn two_sets_of_one_value_stay_two() {
    let mut desk = BoardContext::two(&[4, 4, 4, 4, 1], &[]);
    desk.acts(&["produce 4 2", "produce 4 2"]);
    assert_eq!(desk.state.table.crews.iter().flatten().filter(|crew| crew.count == 2).count(), 2);
    assert_eq!(desk.state.table.movement(ONE), 12);
}

// FAQ, production 1.
#[test]
fn a_fourth_set_pushes_the_lowest_off_and_its_workers_may_be_used_again() {
    let mut desk = BoardContext::two(&[1, 1, 6, 6], &[2, 2, 3, 3]);
    desk.acts(&["produce 1 2", "produce 2 2", "produce 6 2", "produce 3 2"]);
    assert_eq!((desk.seat(), desk.free(ONE)), (Some(ONE), "1 1".into()));
    let values: Vec<u8> = desk.state.table.crews.iter().flatten().map(|crew| crew.value).collect();
    assert_eq!(values, [6, 3, 2]);
    assert!(!desk.can("produce 1 2"), "it would itself be fourth");
}

#[test]
fn a_set_identical_to_the_third_would_be_fourth() {
    let mut desk = BoardContext::two(&[2, 2, 2, 2, 6, 6], &[]);
    desk.acts(&["produce 2 2", "produce 6 2"]);
    desk.merchant(TWO).dice = Dice::NONE;
    let crew = crate::games::chai::places::Crew { owner: TWO, value: 5, count: 2 };
    for _ in 0..2 {
        desk.table().gatherers[TWO].remove(1);
    }
    desk.table().crews = [desk.state.table.crews[0], Some(crew), desk.state.table.crews[1]];
    assert!(!desk.can("produce 2 2"));
}

#[test]
fn points_of_all_sets_are_spent_at_the_end_of_the_year_and_the_rest_is_lost() {
    let mut desk = BoardContext::two(&[4, 4, 2, 2], &[]);
    desk.put(ONE, Field, White, 1).put(ONE, L2, Oolong, 1);
    desk.act("produce 4 2").rest();
    desk.act("produce 2 2");
    assert!(desk.told(&Event::Movement { seat: ONE, points: 12 }));
    assert_eq!(desk.legal(), ["step field white l1", "step field white r1", "step l2 oolong l3", "done"]);
    desk.acts(&["step field white r1", "done"]);
    assert!(desk.told(&Event::Unused { seat: ONE, points: 11 }));
    assert_eq!(desk.state.table.year, 1);
}

#[test]
fn green_changes_a_worker_for_nothing_once_a_year() {
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.card_of(ONE, Green, Side::B).acts(&["ability", "raise 5"]);
    assert_eq!(desk.free(ONE), "3 6");
    assert!(!desk.can("ability"));
}

#[test]
fn yellow_harvests_two_different_teas_with_one_worker() {
    let mut desk = BoardContext::two(&[3, 5], &[1]);
    desk.card_of(ONE, Yellow, Side::B).card(ONE, "fl", 1);
    desk.acts(&["harvest 3 white twice", "lane l1"]);
    assert_eq!(desk.ways("take").len(), 5, "the first tea and its moves come first");
    assert!(!desk.can("take white"));
    desk.act("take green");
    assert_eq!((desk.tokens(ONE, L1, White), desk.tokens(ONE, Field, Green)), (1, 1));
    desk.rest().act("harvest 1 white").rest();
    assert!(!desk.can("harvest 5 white twice"));
}

#[test]
fn white_rolls_any_workers_again_once() {
    let mut desk = BoardContext::two(&[1, 1, 5], &[1]);
    desk.card_of(ONE, White, Side::B);
    desk.act("ability");
    assert_eq!(desk.legal(), ["reroll 1", "reroll 1 1", "reroll 5", "reroll 1 5", "reroll 1 1 5"]);
    desk.chance = crate::engine::Chance::script(&[3, 5]);
    desk.act("reroll 1 1");
    assert_eq!(desk.free(ONE), "4 5 6");
    let mut desk = BoardContext::two(&[1], &[1]);
    desk.card_of(ONE, White, Side::B);
    desk.chance = crate::engine::Chance::script(&[2]);
    desk.act("ability");
    assert_eq!(desk.free(ONE), "3", "with one worker there is nothing to choose");
}

#[test]
fn oolong_has_two_steps_in_one_go() {
    let mut desk = BoardContext::two(&[1], &[1]);
    desk.card_of(ONE, Oolong, Side::B);
    assert!(!desk.can("ability"), "without tea there is nothing to move");
    desk.put(ONE, Field, White, 1).acts(&["ability", "step field white l1", "step l1 white l2"]);
    assert_eq!((desk.tokens(ONE, L2, White), desk.can("ability")), (1, false));
}

#[test]
fn black_searches_the_deck_from_any_slot_and_the_slots_card_stays() {
    let mut desk = BoardContext::two(&[3, 3], &[3]);
    desk.card_of(ONE, Black, Side::B).clear(2).market(3, 5).on_top(&[1, 2, 3, 4]);
    assert!(!desk.can("market 3 2 deck"), "the slot must hold a card");
    desk.acts(&["market 3 3 deck", "keep 1", "top 1", "plant fl"]);
    assert_eq!(desk.state.table.market[2].map(|card| card.number()), Some(5));
    assert!(!desk.can("market 3 3"), "the slot is used");
}

#[test]
fn fermented_replaces_a_token_where_only_crates_and_ships_take_the_new_tea() {
    let mut desk = BoardContext::two(&[1], &[1]);
    desk.card_of(ONE, Fermented, Side::B).put(ONE, Field, Green, 1).card(ONE, "fl", 1).card(ONE, "fr", 21);
    desk.acts(&["ability", "blend field green white"]);
    assert_eq!(desk.tokens(ONE, Field, White), 1, "neither withering nor blooming acts");
    let mut desk = BoardContext::two(&[1], &[1]);
    desk.card_of(ONE, Fermented, Side::B).put(ONE, Field, Green, 1).card(ONE, "fl", 27);
    desk.acts(&["ability", "blend field green white"]);
    assert_eq!(desk.merchant(ONE).stored[0], 1);
    let mut desk = BoardContext::two(&[1], &[1]);
    desk.card_of(ONE, Fermented, Side::B).put(ONE, Dock, Green, 1).ship(ONE, 1, 2, &[]);
    desk.acts(&["ability", "blend dock green white"]);
    assert_eq!(desk.merchant(ONE).cargo[0].count(White), 1);
}

#[test]
fn side_b_is_ready_again_next_year() {
    let options: Options = variant::read("first=b").expect("options");
    assert_eq!(options.sides, [Side::B, Side::A]);
    let mut desk = BoardContext::two(&[3, 5], &[]);
    desk.card_of(ONE, Green, Side::B).acts(&["ability", "raise 5", "harvest 3 white"]).rest();
    desk.act("pass");
    assert!(!desk.merchant(ONE).used);
}
