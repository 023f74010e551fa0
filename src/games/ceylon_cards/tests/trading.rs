//! The Trade Phase.

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::ceylon_cards::View;
use crate::games::ceylon_cards::composer::effect_of_accepting;

fn to_act(state: &State) -> u8 {
    match CeylonCards::turn(state) {
        Turn::Act(seat) => seat.0,
        Turn::Over(_) => panic!("the game is over"),
    }
}

#[test]
fn an_accepted_offer_exchanges_the_cards_at_once() {
    let mut state = table(&["2 tea, port", "coffee, indigo"]);
    play(&mut state, "offer 2; give tea; give tea; want coffee; propose; accept", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("port, coffee"), parse_cards("2 tea, indigo")));
    assert_eq!(to_act(&state), 0);
}

#[test]
fn a_declined_offer_changes_nothing() {
    let mut state = table(&["2 tea, port", "coffee, indigo"]);
    play(&mut state, "offer 2; give tea; want coffee; propose; decline", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("2 tea, port"), parse_cards("coffee, indigo")));
}

#[test]
fn gifts_and_requests_are_offers() {
    let mut state = table(&["2 tea", "coffee"]);
    play(&mut state, "offer 2; give tea; propose; accept; offer 2; want coffee; propose; accept", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("tea, coffee"), parse_cards("tea")));
}

#[test]
fn an_empty_handed_player_can_be_given_something() {
    let mut state = table(&["2 tea", ""]);
    play(&mut state, "offer 2; give tea", &[]);
    assert!(!is_legal(&state, "want coffee"), "there is nothing to want");
    play(&mut state, "propose; accept", &[]);
    assert_eq!(hand(&state, 1), parse_cards("tea"));
}

#[test]
fn an_empty_handed_player_calls_for_proposals_and_is_given_something() {
    let mut state = table(&["", "coffee, tea"]);
    play(&mut state, "offer 2; propose", &[]);
    assert_eq!(legal(&state), ["decline", "counter"], "a call cannot be accepted");
    play(&mut state, "counter", &[]);
    assert_eq!(legal(&state), ["give tea", "give coffee"]);
    play(&mut state, "give coffee; propose; accept", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("coffee"), parse_cards("tea")));
}

#[test]
fn between_two_empty_hands_there_is_nothing_to_counter() {
    let mut state = table(&["", ""]);
    play(&mut state, "offer 2; propose", &[]);
    assert_eq!(legal(&state), ["decline"]);
}

#[test]
fn three_offers_a_turn() {
    let mut state = table(&["tea", "tea"]);
    for _ in 0..3 {
        play(&mut state, "offer 2; propose; decline", &[]);
    }
    assert_eq!(legal(&state), ["end"]);
    play(&mut state, "end", &[80, 80]);
    assert!(is_legal(&state, "offer 1"));
}

#[test]
fn a_begun_offer_cannot_be_dropped() {
    let mut state = table(&["tea", "tea"]);
    play(&mut state, "offer 2", &[]);
    assert_eq!(state.offers_made, 1);
    assert!(legal(&state).iter().all(|action| ["give", "want", "propose"].iter().any(|word| action.starts_with(word))));
}

#[test]
fn with_two_players_there_is_no_anyone() {
    assert!(!is_legal(&table(&["tea", "tea"]), "offer anyone"));
    assert!(is_legal(&table(&["tea", "tea", "tea"]), "offer anyone"));
}

#[test]
fn cards_are_named_in_their_order_those_given_first() {
    let mut state = table(&["port, 2 coffee, winds", "6 tea"]);
    play(&mut state, "offer 2; give coffee", &[]);
    assert!(!is_legal(&state, "give port") && is_legal(&state, "give coffee") && is_legal(&state, "give winds"));
    play(&mut state, "give coffee", &[]);
    assert!(!is_legal(&state, "give coffee"), "he has only two");
    assert!(!is_legal(&state, "want coffee"), "no card stands on both sides");
    play(&mut state, "want sugar", &[]);
    assert!(!is_legal(&state, "give winds") && !is_legal(&state, "want tea") && is_legal(&state, "want sugar"));
}

#[test]
fn no_more_cards_are_wanted_than_the_hand_has() {
    let mut state = table(&["tea", "2 tea", "5 tea"]);
    let mut one = state;
    play(&mut one, "offer 2; want port; want port", &[]);
    assert_eq!(legal(&one), ["propose"]);
    play(&mut state, "offer anyone; want port; want port; want port; want port; want port", &[]);
    assert_eq!(legal(&state), ["propose"], "for anyone the largest hand counts");
}

#[test]
fn a_seat_without_a_wanted_card_cannot_accept() {
    let mut state = table(&["tea", "coffee, port"]);
    play(&mut state, "offer 2; want coffee; want coffee; propose", &[]);
    assert_eq!(legal(&state), ["decline", "counter"]);
}

#[test]
fn an_offer_to_all_goes_round_until_a_player_accepts() {
    let mut state = table(&["2 tea", "coffee", "coffee", "coffee"]);
    state.active = Seat(2);
    state.hands.0.swap(0, 2);
    play(&mut state, "offer anyone; give tea; want coffee; propose", &[]);
    assert_eq!(to_act(&state), 3);
    play(&mut state, "decline", &[]);
    assert_eq!(to_act(&state), 0);
    play(&mut state, "accept", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1), to_act(&state)), (parse_cards("tea"), parse_cards("coffee"), 2));
}

#[test]
fn when_all_have_declined_the_offer_is_closed() {
    let mut state = table(&["2 tea", "coffee", "coffee"]);
    play(&mut state, "offer anyone; give tea; want coffee; propose; decline; decline", &[]);
    assert_eq!((to_act(&state), state.offers_made), (0, 1));
    assert!(is_legal(&state, "end"));
}

#[test]
fn a_counter_offer_that_is_accepted_closes_the_offer() {
    let mut state = table(&["2 tea, port", "coffee, sugar", "coffee"]);
    play(&mut state, "offer anyone; give tea; want coffee; propose; counter", &[]);
    play(&mut state, "give sugar; want port; propose", &[]);
    assert_eq!((to_act(&state), legal(&state)), (0, vec!["accept".to_owned(), "decline".to_owned()]));
    play(&mut state, "accept", &[]);
    assert_eq!((hand(&state, 0), hand(&state, 1)), (parse_cards("2 tea, sugar"), parse_cards("port, coffee")));
    assert!(is_legal(&state, "end"), "the third player is not asked any more");
}

#[test]
fn after_a_declined_counter_offer_the_next_is_asked() {
    let mut state = table(&["2 tea, port", "coffee, sugar", "coffee"]);
    play(&mut state, "offer anyone; give tea; want coffee; propose; counter; want port; propose; decline", &[]);
    assert_eq!(to_act(&state), 2);
    play(&mut state, "accept", &[]);
    assert_eq!(hand(&state, 2), parse_cards("tea"));
}

#[test]
fn a_counter_offer_names_at_least_one_card() {
    let mut state = table(&["tea", "coffee"]);
    play(&mut state, "offer 2; propose; counter", &[]);
    assert!(!is_legal(&state, "propose"));
    play(&mut state, "want tea", &[]);
    assert!(is_legal(&state, "propose"));
}

#[test]
fn a_counter_offer_may_want_what_the_other_lacks() {
    let mut state = table(&["tea", "coffee"]);
    play(&mut state, "offer 2; propose; counter; want indigo; propose", &[]);
    assert_eq!(legal(&state), ["decline"]);
}

#[test]
fn hand_limits_do_not_matter_in_trade() {
    let mut state = table(&["8 tea", "7 cinnamon"]);
    let gifts =
        "offer 2; give tea; give tea; give tea; give tea; give tea; give tea; give tea; give tea; propose; accept";
    play(&mut state, gifts, &[]);
    assert_eq!(hand(&state, 1).len(), 15);
}

#[test]
fn no_offer_follows_an_attack() {
    let mut state = table(&["pirates, tea", "2 tea"]);
    play(&mut state, "attack 2; pass", &[0]);
    assert!(!is_legal(&state, "offer 2"));
}

#[test]
fn a_trade_that_cannot_be_accepted_has_no_effect() {
    let mut state = table(&["tea", "rubber, port", "2 tea"]);
    play(&mut state, "offer anyone; give tea; want rubber; propose", &[]);
    let effect = |state: &State, seat: u8| effect_of_accepting(&View::from_state(state, Viewer::Seat(Seat(seat))));
    assert_eq!(effect(&state, 1).map(|effect| effect.hand), Some((2, 2)));
    play(&mut state, "decline", &[]);
    assert_eq!(effect(&state, 2), None, "Clara has no rubber");
}
