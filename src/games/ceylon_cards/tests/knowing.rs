//! Visible, remembered and secret cards.

use super::*;
use crate::engine::{Determinize, Viewer};
use crate::games::ceylon_cards::View;
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::state::{Pending, Stage};
use crate::games::ceylon_cards::view::Seen;

fn view(state: &State, seat: u8) -> View {
    View::from_state(state, Viewer::Seat(Seat(seat)))
}

fn known(state: &State, knower: u8, holder: u8) -> Cards {
    view(state, knower).hands[Seat(holder)].known
}

#[test]
fn a_seat_sees_its_own_hand_and_the_sizes_of_others() {
    let state = table(&["2 tea", "coffee, port"]);
    assert_eq!((known(&state, 0, 0), known(&state, 0, 1)), (parse_cards("2 tea"), parse_cards("")));
    assert_eq!(view(&state, 0).hands[Seat(1)].size, 2);
    let everyone = View::from_state(&state, Viewer::Everyone);
    assert_eq!(everyone.hands[Seat(1)].known, parse_cards("coffee, port"));
    assert_eq!(View::from_state(&state, Viewer::Public).hands[Seat(0)].known, parse_cards(""));
}

#[test]
fn no_rival_sees_an_offer_before_it_is_proposed() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    let before = [1, 2].map(|seat| view(&state, seat));
    let events = play(&mut state, "offer 2; give tea; want coffee", &[]);
    assert_eq!([1, 2].map(|seat| view(&state, seat)), before);
    assert!(events.is_empty());
    assert!(matches!(view(&state, 0).pending, Seen::Offer(offer) if offer.stage == Stage::Offer));
}

#[test]
fn an_offer_to_one_is_seen_by_two_and_counted_by_the_others() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    let events = play(&mut state, "offer 2; give tea; give tea; want coffee; propose", &[]);
    let lots = |event: Event| match event {
        Event::Offered { give, want, .. } => (give, want),
        other => panic!("{other:?}"),
    };
    let hidden = |count| Lot { count, cards: None };
    let visible_lots = (Lot::visible(parse_cards("2 tea")), Lot::visible(parse_cards("coffee")));
    assert_eq!(lots(events[0].redact(Viewer::Seat(Seat(1)))), visible_lots);
    assert_eq!(lots(events[0].redact(Viewer::Seat(Seat(2)))), (hidden(2), hidden(1)));
    assert!(
        matches!(view(&state, 2).pending, Seen::Offer(offer) if (offer.give, offer.want) == (hidden(2), hidden(1)))
    );
}

#[test]
fn an_offer_to_anyone_is_heard_by_all() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    let events = play(&mut state, "offer anyone; give tea; want coffee; propose; accept", &[]);
    assert!(events.iter().all(|event| event.redact(Viewer::Public) == *event));
    assert_eq!((known(&state, 2, 1), known(&state, 2, 0)), (parse_cards("tea"), parse_cards("coffee")));
}

#[test]
fn a_counter_offer_is_between_two_even_if_the_offer_was_not() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    play(&mut state, "offer anyone; propose; counter; give coffee", &[]);
    assert!(matches!(view(&state, 0).pending, Seen::Offer(offer) if offer.stage == Stage::Answer), "not yet said");
    let events = play(&mut state, "want tea; propose; accept", &[]);
    assert!(events.iter().all(|event| event.redact(Viewer::Seat(Seat(2))) != *event));
    assert_eq!(known(&state, 2, 1), parse_cards(""));
    assert_eq!((known(&state, 0, 1), known(&state, 1, 0)), (parse_cards("tea"), parse_cards("coffee")));
}

#[test]
fn offered_cards_become_known() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    play(&mut state, "offer 2; give tea; give tea; propose; decline", &[]);
    assert_eq!((known(&state, 1, 0), known(&state, 2, 0)), (parse_cards("2 tea"), parse_cards("")));
}

#[test]
fn a_theft_is_seen_by_two_and_reduces_what_others_know() {
    let mut state = table(&["pirates, tea", "2 coffee, port", "port"]);
    for knower in [0, 2] {
        state.memory.set(Seat(knower), Seat(1), parse_cards("2 coffee"));
    }
    let events = play(&mut state, "attack 2; pass", &[1]);
    assert_eq!(events[1].redact(Viewer::Seat(Seat(2))), Event::Stole { by: Seat(0), from: Seat(1), card: None });
    assert_eq!(events[1].redact(Viewer::Seat(Seat(1))), events[1]);
    assert_eq!(known(&state, 0, 1), parse_cards("coffee"));
    assert_eq!(known(&state, 2, 1), parse_cards("coffee"), "one of the two may have been stolen");
    assert_eq!((known(&state, 1, 0), known(&state, 2, 0)), (parse_cards("coffee"), parse_cards("")));
}

#[test]
fn a_fleet_moves_what_was_known_with_the_hand() {
    let mut state = table(&["3 pirates", "2 coffee, port", "port"]);
    state.memory.set(Seat(2), Seat(1), parse_cards("2 coffee"));
    play(&mut state, "fleet 2; commit 0; commit 0", &[]);
    assert_eq!((known(&state, 2, 0), known(&state, 2, 1)), (parse_cards("2 coffee"), parse_cards("")));
    assert_eq!(known(&state, 1, 0), parse_cards("port, 2 coffee"), "the victim knows all of it");
}

#[test]
fn a_promise_shows_clippers() {
    let mut state = table(&["3 pirates", "tea", "clipper", "port"]);
    play(&mut state, "fleet 2; commit 0; commit 1", &[]);
    assert_eq!((known(&state, 0, 2), known(&state, 3, 2)), (parse_cards("clipper"), parse_cards("clipper")));
}

#[test]
fn a_known_card_that_is_seen_to_leave_is_forgotten() {
    let mut state = table(&["2 port, tea", "tea"]);
    state.memory.set(Seat(1), Seat(0), parse_cards("port, tea"));
    play(&mut state, "official", &[]);
    assert_eq!(known(&state, 1, 0), parse_cards("tea"));
}

#[test]
fn no_player_learns_who_could_have_reacted() {
    let mut with_winds = table(&["pirates", "winds, tea", "port"]);
    let mut without_winds = table(&["pirates", "tea, port", "port"]);
    for state in [&mut with_winds, &mut without_winds] {
        play(state, "attack 2", &[]);
    }
    assert_eq!(view(&with_winds, 2).to_act(), view(&without_winds, 2).to_act());
    assert_eq!(view(&with_winds, 2), view(&without_winds, 2));
}

#[test]
fn a_whispered_offer_is_determinized_from_the_determinized_hand() {
    let mut state = table(&["2 tea, port", "coffee, 2 sugar", "port, winds"]);
    play(&mut state, "offer 2; give port; give tea; want coffee; propose", &[]);
    let bystander_view = view(&state, 2);
    for luck in 0..50 {
        let determinized = CeylonCards::determinize(&bystander_view, &mut Chance::stream(luck));
        assert_eq!(CeylonCards::audit(&determinized), Ok(()));
        assert_eq!(view(&determinized, 2), bystander_view);
    }
}

#[test]
fn an_offer_of_nearly_everything_can_be_determinized() {
    let all = "clipper, port, tea, cinnamon, rubber, sugar, coffee, indigo, plantation, 9 winds";
    let mut state = table(&[all, "coffee, 2 sugar", "port, 2 pirates"]);
    let mut offer = "offer 2".to_owned();
    for (card, count) in parse_cards(all).iter() {
        for _ in 0..count {
            offer += &format!("; give {card}");
        }
    }
    play(&mut state, &(offer + "; want pirates; propose"), &[]);
    let bystander_view = view(&state, 2);
    for luck in 0..50 {
        let determinized = CeylonCards::determinize(&bystander_view, &mut Chance::stream(luck));
        assert_eq!(CeylonCards::audit(&determinized), Ok(()));
        assert_eq!(view(&determinized, 2), bystander_view);
        assert!(matches!(determinized.pending, Pending::Offer(offer) if offer.give.len() == 18));
    }
}

/// Returns the notation of these cards, one action each.
fn notation(action: &str, cards: &str) -> String {
    let each =
        parse_cards(cards).iter().flat_map(|(card, count)| (0..count).map(move |_| format!("; {action} {card}")));
    each.collect()
}

#[test]
fn two_whispered_hands_can_be_determinized_with_a_small_deck() {
    // Each gives its whole hand and wants only a kind that it lacks, and the bystander cannot tell which kind that is.
    let first = "10 clipper, 10 tea, 9 cinnamon, 4 rubber, 8 pirates, 2 sugar";
    let second = "10 port, 4 rubber, 5 sugar, 5 coffee, 5 indigo, 8 plantation, 9 winds";
    for deck in ["coffee, winds", ""] {
        let mut state = table(&[first, second, if deck.is_empty() { "coffee, winds" } else { "" }]);
        assert_eq!(state.deck, parse_cards(deck));
        let offer = format!("offer 2{}; want port; propose", notation("give", first));
        let counter = format!("; counter{}; want clipper; propose", notation("give", second));
        play(&mut state, &(offer + &counter), &[]);
        for seat in 0..3 {
            let seat_view = view(&state, seat);
            for luck in 0..50 {
                let determinized = CeylonCards::determinize(&seat_view, &mut Chance::stream(luck));
                assert_eq!(CeylonCards::audit(&determinized), Ok(()));
                assert_eq!(view(&determinized, seat), seat_view);
                assert!(matches!(determinized.pending, Pending::Offer(offer) if offer.stage == Stage::Reply));
            }
        }
    }
}

#[test]
fn views_round_trip() {
    let mut state = table(&["2 tea", "coffee", "port"]);
    play(&mut state, "offer 2; give tea; propose", &[]);
    for seat in 0..3 {
        let view = view(&state, seat);
        let bytes = postcard::to_allocvec(&view).expect("writes");
        assert_eq!(postcard::from_bytes::<View>(&bytes).expect("reads"), view);
        let text = serde_json::to_string(&view).expect("writes");
        assert_eq!(serde_json::from_str::<View>(&text).expect("reads"), view);
    }
}
