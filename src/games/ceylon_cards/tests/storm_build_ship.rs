//! Storms, buildings and melds.

use super::*;
use crate::games::ceylon_cards::pieces::Good;
use crate::games::ceylon_cards::state::Phase;

#[test]
fn a_monsoon_costs_every_other_player_a_random_card() {
    let mut state = table(&["2 winds, tea", "2 tea, coffee", "", "port, tea"]);
    play(&mut state, "monsoon", &[2, 0]);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| hand(&state, seat)),
        [parse_cards("tea"), parse_cards("2 tea"), parse_cards(""), parse_cards("tea")]
    );
    assert_eq!(state.discard, parse_cards("2 winds, coffee, port"));
}

#[test]
fn a_monsoon_goes_clockwise_from_the_left_of_the_active_player() {
    let mut state = table(&["2 tea", "2 winds", "2 tea, coffee"]);
    state.active = Seat(1);
    let events = play(&mut state, "monsoon", &[2, 0]);
    let lost = |seat, cards| Event::Lost { seat: Seat(seat), cards: parse_cards(cards) };
    assert_eq!(events[1..], [lost(2, "coffee"), lost(0, "tea")]);
}

#[test]
fn a_monsoon_against_empty_hands_is_legal() {
    let mut state = table(&["2 winds", ""]);
    play(&mut state, "monsoon", &[]);
    assert_eq!(state.discard, parse_cards("2 winds"));
}

#[test]
fn a_typhoon_takes_all_hands_including_that_of_its_player() {
    let mut state = table(&["3 winds, tea, port", "2 tea", "coffee"]);
    play(&mut state, "typhoon", &[]);
    assert!(Seat::all(3).all(|seat| state.hands[seat].is_empty()));
    assert_eq!(state.discard, parse_cards("3 winds, 3 tea, port, coffee"));
    assert_eq!(legal(&state), ["end"], "the turn goes on with an empty hand");
}

#[test]
fn five_winds_are_a_monsoon_and_a_typhoon() {
    let mut state = table(&["5 winds", "2 tea"]);
    play(&mut state, "monsoon; typhoon", &[0]);
    assert_eq!(hand(&state, 1), parse_cards(""));
    let mut state = table(&["4 winds", "2 tea"]);
    play(&mut state, "monsoon", &[0]);
    assert!(is_legal(&state, "monsoon") && !is_legal(&state, "typhoon"), "the same cards are not used twice");
}

#[test]
fn nothing_defends_against_storms() {
    let mut state = table(&["3 winds", "winds, 2 clipper"]);
    play(&mut state, "typhoon", &[]);
    assert_eq!((hand(&state, 1), state.active), (parse_cards(""), Seat(0)));
}

#[test]
fn a_plantation_costs_two_plantation_cards_and_two_goods_of_its_type() {
    let mut state = table(&["2 plantation, 2 coffee, tea", "tea"]);
    assert!(is_legal(&state, "plantation coffee") && !is_legal(&state, "plantation tea"));
    play(&mut state, "plantation coffee", &[]);
    assert_eq!(state.plantations[Seat(0)], [0, 0, 0, 0, 1, 0]);
    assert_eq!((hand(&state, 0), state.discard), (parse_cards("tea"), parse_cards("2 plantation, 2 coffee")));
}

#[test]
fn plantation_cards_do_not_count_as_goods_when_building() {
    let mut state = table(&["3 plantation, coffee", "tea"]);
    state.plantations[Seat(0)] = [1; 6];
    assert!(!is_legal(&state, "plantation coffee"));
}

#[test]
fn four_plantation_cards_build_twice_in_one_phase() {
    let mut state = table(&["4 plantation, 4 coffee", "tea"]);
    play(&mut state, "plantation coffee; plantation coffee", &[]);
    assert_eq!(state.plantations[Seat(0)][Good::Coffee.index()], 2, "the same type is allowed");
}

#[test]
fn an_official_costs_two_ports() {
    let mut state = table(&["3 port", "tea"]);
    play(&mut state, "official", &[]);
    assert_eq!((state.officials[Seat(0)], hand(&state, 0)), (1, parse_cards("port")));
    assert!(!is_legal(&state, "official"));
}

#[test]
fn builds_go_in_any_order() {
    let mut state = table(&["4 port, 2 plantation, 2 tea", "tea"]);
    play(&mut state, "official; plantation tea; official", &[]);
    assert_eq!(state.officials[Seat(0)], 2);
}

#[test]
fn a_meld_scores_by_the_board_and_draws_three() {
    let mut state = table(&["clipper, port, 5 sugar, tea", "tea"]);
    play(&mut state, "meld sugar 5 0", &[0, 0, 0, 0, 0]);
    assert_eq!(state.points[Seat(0)], [0, 0, 0, 23, 0, 0]);
    assert_eq!(hand(&state, 0).len(), 4);
    assert_eq!(state.discard, parse_cards("clipper, port, 5 sugar"));
    assert_eq!(state.active, Seat(1), "the turn goes on to its end by itself");
}

#[test]
fn a_meld_is_discarded_before_its_three_cards_are_drawn() {
    let mut state = table(&["clipper, port, tea", "tea"]);
    let rest = state.deck;
    state.hands[Seat(1)] += rest;
    state.deck = Cards::NONE;
    play(&mut state, "meld tea 1 0", &[0, 0, 0]);
    assert_eq!(hand(&state, 0), parse_cards("clipper, port, tea"));
}

#[test]
fn after_a_meld_the_hand_limit_is_checked() {
    let mut state = table(&["clipper, port, tea, 7 cinnamon", "tea"]);
    play(&mut state, "meld tea 1 0", &[0, 0, 0]);
    assert_eq!((state.active, state.phase, hand(&state, 0).len()), (Seat(0), Phase::End, 10));
    assert!(legal(&state).iter().all(|action| action.starts_with("discard")), "there is no second meld");
}

#[test]
fn a_meld_needs_a_clipper_a_port_and_a_good() {
    for hand in ["clipper, 3 tea", "port, 3 tea", "clipper, port, 3 plantation"] {
        let mut state = table(&[hand, "tea"]);
        state.plantations[Seat(0)] = [2; 6];
        assert!(!legal(&state).iter().any(|action| action.starts_with("meld")), "{hand}");
    }
}

#[test]
fn plantation_cards_stand_in_for_goods_one_for_each_plantation_of_the_type() {
    let mut state = table(&["clipper, port, 2 coffee, 3 plantation, tea", "tea"]);
    assert!(!is_legal(&state, "meld coffee 2 1"), "there is no coffee plantation");
    state.plantations[Seat(0)][Good::Coffee.index()] = 1;
    assert!(
        is_legal(&state, "meld coffee 2 1")
            && !is_legal(&state, "meld coffee 2 2")
            && !is_legal(&state, "meld tea 1 1")
    );
    play(&mut state, "meld coffee 2 1", &[0, 0, 0, 0, 0]);
    assert_eq!(state.total(Seat(0)), 12);
    assert_eq!(state.plantations[Seat(0)][Good::Coffee.index()], 1, "plantations are not used up");
}

#[test]
fn a_meld_need_not_use_all_cards_of_a_good() {
    let state = table(&["clipper, port, 3 coffee", "tea"]);
    let melds: Vec<String> = legal(&state).into_iter().filter(|action| action.starts_with("meld")).collect();
    assert_eq!(melds, ["meld coffee 1 0", "meld coffee 2 0", "meld coffee 3 0"]);
}

#[test]
fn a_meld_has_at_most_eight_goods() {
    let mut state = table(&["clipper, port, 10 tea, 2 plantation", "coffee"]);
    state.plantations[Seat(0)][0] = 2;
    assert!(is_legal(&state, "meld tea 8 0") && is_legal(&state, "meld tea 6 2") && is_legal(&state, "meld tea 7 1"));
    assert!(
        !is_legal(&state, "meld tea 9 0") && !is_legal(&state, "meld tea 8 1") && !is_legal(&state, "meld tea 7 2")
    );
    play(&mut state, "meld tea 8 0", &[0; 5]);
    assert_eq!(state.total(Seat(0)), 36);
}

#[test]
fn goods_are_not_mixed() {
    let state = table(&["clipper, port, tea, coffee", "tea"]);
    assert!(
        is_legal(&state, "meld tea 1 0") && is_legal(&state, "meld coffee 1 0") && !is_legal(&state, "meld tea 2 0")
    );
}
