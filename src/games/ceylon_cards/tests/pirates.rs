//! The Pirate Phase.

use super::*;
use crate::engine::Turn;

fn to_act(state: &State) -> u8 {
    match CeylonCards::turn(state) {
        Turn::Act(seat) => seat.0,
        Turn::Over(_) => panic!("the game is over"),
    }
}

#[test]
fn an_attack_steals_a_random_card() {
    let mut state = table(&["pirates", "2 tea, coffee"]);
    play(&mut state, "attack 2; pass", &[2]);
    assert_eq!(
        (hand(&state, 0), hand(&state, 1), state.discard),
        (parse_cards("coffee"), parse_cards("2 tea"), parse_cards("pirates"))
    );
}

#[test]
fn winds_negate_an_attack() {
    let mut state = table(&["pirates", "2 winds, coffee"]);
    play(&mut state, "attack 2; negate", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards(""), parse_cards("winds, coffee")));
    assert_eq!(state.discard, parse_cards("pirates, winds"), "one is needed, one is used");
}

#[test]
fn the_target_is_asked_even_without_winds() {
    let mut state = table(&["pirates", "coffee"]);
    play(&mut state, "attack 2", &[]);
    assert_eq!((to_act(&state), legal(&state)), (1, vec!["pass".to_owned()]));
}

#[test]
fn the_only_winds_may_be_used_or_stolen() {
    let mut state = table(&["pirates", "winds"]);
    play(&mut state, "attack 2", &[]);
    assert_eq!(legal(&state), ["negate", "pass"]);
    play(&mut state, "pass", &[0]);
    assert_eq!(hand(&state, 0), parse_cards("winds"));
}

#[test]
fn attacks_may_follow_each_other_and_each_is_answered() {
    let mut state = table(&["3 pirates", "winds, 2 coffee"]);
    play(&mut state, "attack 2; negate; attack 2; pass; attack 2; pass", &[0, 0]);
    assert_eq!(hand(&state, 0), parse_cards("2 coffee"));
}

#[test]
fn a_stolen_card_may_be_used_at_once() {
    let mut state = table(&["pirates", "pirates, tea"]);
    play(&mut state, "attack 2; pass", &[1]);
    assert!(is_legal(&state, "attack 2"));
}

#[test]
fn an_empty_hand_cannot_be_attacked() {
    let state = table(&["3 pirates", "", "tea"]);
    assert!(!is_legal(&state, "attack 2") && !is_legal(&state, "fleet 2"));
    assert!(is_legal(&state, "attack 3") && is_legal(&state, "fleet 3"));
    assert!(!is_legal(&state, "attack 1"), "nor can he rob himself");
}

#[test]
fn three_pirates_are_a_fleet_or_three_attacks() {
    let state = table(&["2 pirates", "tea"]);
    assert!(is_legal(&state, "attack 2") && !is_legal(&state, "fleet 2"));
    let state = table(&["3 pirates", "tea"]);
    assert!(is_legal(&state, "attack 2") && is_legal(&state, "fleet 2"));
}

#[test]
fn a_fleet_takes_the_whole_hand() {
    let mut state = table(&["3 pirates, port", "2 tea, winds"]);
    play(&mut state, "fleet 2", &[]);
    assert_eq!(legal(&state), ["commit 0"], "Winds do not stop a fleet");
    play(&mut state, "commit 0", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("port, 2 tea, winds"), parse_cards("")));
    assert_eq!(state.discard, parse_cards("3 pirates"));
}

#[test]
fn a_fleet_against_a_single_card_is_legal() {
    let mut state = table(&["3 pirates", "tea"]);
    play(&mut state, "fleet 2; commit 0", &[]);
    assert_eq!(hand(&state, 0), parse_cards("tea"));
}

#[test]
fn two_clippers_of_the_target_drive_it_off() {
    let mut state = table(&["3 pirates", "3 clipper, tea"]);
    play(&mut state, "fleet 2", &[]);
    assert_eq!(legal(&state), ["commit 0", "commit 1", "commit 2"]);
    play(&mut state, "commit 2", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards(""), parse_cards("clipper, tea")));
    assert_eq!(state.discard, parse_cards("2 clipper, 3 pirates"));
}

#[test]
fn two_players_may_give_one_clipper_each() {
    let mut state = table(&["3 pirates", "clipper, tea", "2 clipper", "clipper"]);
    play(&mut state, "fleet 2; commit 1", &[]);
    assert_eq!(legal(&state), ["commit 0", "commit 1"], "never more than are missing");
    play(&mut state, "commit 1", &[]);
    assert_eq!(to_act(&state), 0, "nobody else is asked");
    assert_eq!((hand(&state, 1), hand(&state, 2)), (parse_cards("tea"), parse_cards("clipper")));
}

#[test]
fn others_may_defend_without_the_target() {
    let mut state = table(&["3 pirates", "tea", "2 clipper"]);
    play(&mut state, "fleet 2; commit 0; commit 2", &[]);
    assert_eq!((hand(&state, 1), hand(&state, 2)), (parse_cards("tea"), parse_cards("")));
}

#[test]
fn the_target_is_asked_first_then_others_clockwise() {
    let mut state = table(&["tea", "3 pirates", "tea", "tea", "tea"]);
    state.active = Seat(1);
    play(&mut state, "fleet 4", &[]);
    let mut asked = vec![];
    for _ in 0..4 {
        asked.push(to_act(&state));
        play(&mut state, "commit 0", &[]);
    }
    assert_eq!(asked, [3, 4, 0, 2]);
}

#[test]
fn empty_hands_are_not_asked() {
    let mut state = table(&["3 pirates", "", "tea", "tea"]);
    play(&mut state, "fleet 3; commit 0", &[]);
    assert_eq!(to_act(&state), 3);
    play(&mut state, "commit 0", &[]);
    assert_eq!(to_act(&state), 0);
}

#[test]
fn too_few_promises_cost_only_the_clipper_of_the_target() {
    let mut state = table(&["3 pirates", "clipper, tea", "clipper", "tea"]);
    play(&mut state, "fleet 2; commit 1; commit 0; commit 0", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 2)), (parse_cards("clipper, tea"), parse_cards("clipper")));
    assert_eq!(state.discard, parse_cards("3 pirates"));
    let mut state = table(&["3 pirates", "tea", "clipper", "tea"]);
    play(&mut state, "fleet 2; commit 0; commit 1; commit 0", &[]);
    assert_eq!(hand(&state, 2), parse_cards("clipper"), "an unneeded promise is kept by its maker");
}

#[test]
fn clippers_do_not_stop_a_single_attack() {
    let mut state = table(&["pirates", "2 clipper"]);
    play(&mut state, "attack 2", &[]);
    assert_eq!(legal(&state), ["pass"]);
}

#[test]
fn a_fleet_may_exceed_the_hand_limit() {
    let mut state = table(&["3 pirates, 7 tea", "7 cinnamon"]);
    play(&mut state, "fleet 2; commit 0", &[]);
    assert_eq!(hand(&state, 0).len(), 14);
    play(&mut state, "end", &[]);
    assert_eq!(state.active, Seat(0), "he discards at the end of his turn");
}
