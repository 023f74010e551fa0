//! Tests of the refusals, word for word.

use super::*;
use crate::games::ceylon_cards::words::refusal;

#[test]
fn refusals_name_the_reason() {
    let mut state = table(&["clipper, winds, 2 plantation, coffee", "tea"]);
    assert_eq!(why(&state, Part::Stop(Phase::Storm)), "A Monsoon takes 2 Winds cards, but you have only 1.");
    assert_eq!(why(&state, Part::Stop(Phase::Ship)), "A meld needs a Port, but you have none.");
    assert_eq!(why(&state, Part::Stop(Phase::Pirates)), "You need a Pirates card to attack, but you have none.");
    assert_eq!(why(&state, Part::Card(Card::Port)), "You have no Ports.");
    for _ in 0..3 {
        play(&mut state, "offer 2; propose; decline");
    }
    assert_eq!(why(&state, Part::Stop(Phase::Trade)), "You have made all 3 of your offers this turn.");
    assert_eq!(why(&state, Part::Stop(Phase::Draw)), "You have moved on to Trade, so the Draw Phase is over.");
    assert_eq!(why(&state, Part::Seat(Seat(1))), "You have no offers left this turn, and no Pirates to attack with.");
    let mut state = table(&["pirates", "tea"]);
    play(&mut state, "attack 2");
    assert_eq!(why(&state, Part::Button(Button::Negate)), "You have no Winds to discard.");
    let view = View::from_state(&state, ASHA);
    let waits = CeylonCards::refuse(&view, Part::Anyone).why;
    assert_eq!(said(ASHA, &waits), "Wait for Bao to respond to the pirates.");
}

#[test]
fn rare_refusals() {
    let mut state = table(&["2 pirates, clipper, port", "", "tea"]);
    assert_eq!(why(&state, Part::Seat(Seat(1))), "There are no cards to steal from Bao.");
    assert_eq!(why(&state, Part::Stop(Phase::Ship)), "A meld needs at least one good, but you have none.");
    state.hands[Seat(2)] = Cards::NONE;
    assert_eq!(why(&state, Part::Stop(Phase::Pirates)), "No other player has a card to steal.");
    (state.deck, state.discard) = (Cards::NONE, Cards::NONE);
    state.options.clipper_draws = options::ClipperDraws::One;
    state.clippers_used = 1;
    let once = "You have already discarded a Clipper for cards this turn. This game allows only one a turn.";
    assert_eq!(why(&state, Part::Stop(Phase::Draw)), once);
    state.clippers_used = 0;
    let empty = "The deck and the discard pile are empty, so there is nothing to draw.";
    assert_eq!(why(&state, Part::Stop(Phase::Draw)), empty);
    let mut state = table(&["coffee, port, clipper, tea, 2 winds", "tea"]);
    assert_eq!(
        why(&state, Part::Card(Card::Coffee)),
        "This does not go with what you have already pressed. Cancel that first."
    );
    play(&mut state, "offer 2; give tea");
    let late = "Cards go into an offer in a fixed order. You have already added a card that comes after this one.";
    assert_eq!(why(&state, Part::Card(Card::Port)), late);
    let mut state = table(&["", ""]);
    play(&mut state, "offer 2; propose");
    assert_eq!(why(&state, Part::Button(Button::Counter)), "Neither of you has a card to trade.");
    let late = said(ASHA, &refusal::time_is_up().why);
    assert_eq!(late, "Your 3 minutes for new offers are up. Offers already made can still be answered.");
}

#[test]
fn a_promise_is_refused_in_numbers_that_make_sense() {
    let refused = |hands: &[&str], before: &str, clippers: u8| {
        let mut state = table(hands);
        play(&mut state, before);
        why(&state, Part::Button(Button::Commit(clippers)))
    };
    let none = ["3 pirates", "tea", "clipper"];
    assert_eq!(refused(&none, "fleet 2", 1), "You have no Clipper to promise.");
    assert_eq!(refused(&none, "fleet 2", 2), "You have no Clipper to promise.");
    assert_eq!(refused(&none, "fleet 2; commit 0", 2), "You cannot promise 2 Clippers with only 1 in hand.");
    let two = ["3 pirates", "clipper", "2 clipper"];
    assert_eq!(refused(&two, "fleet 2; commit 1", 2), "Only 1 more Clipper is needed to stop this fleet.");
}

#[test]
fn a_counter_offer_cites_its_own_section() {
    let mut state = table(&["tea", "rubber", "tea"]);
    play(&mut state, "offer 2; give tea; propose; counter");
    let view = View::from_state(&state, BAO);
    assert_eq!(CeylonCards::refuse(&view, Part::Card(Card::Indigo)).rule.0, "counter");
    assert_eq!(why(&state, Part::Card(Card::Indigo)), "You have no Indigo to give.");
    assert_eq!(why(&state, Part::Button(Button::Propose)), "A counter-offer must name at least one card.");
}

#[test]
fn asking_for_too_much_is_refused_with_the_hands_that_limit_it() {
    let mut state = table(&["tea", "rubber", "2 tea"]);
    play(&mut state, "offer anyone; want rubber; want rubber");
    assert_eq!(why(&state, Part::Name(Card::Rubber)), "You can ask for at most 2 cards: no other hand holds more.");
    let mut state = table(&["tea", "rubber", "2 tea"]);
    play(&mut state, "offer 2; want rubber");
    let one = "You can ask Bao for only 1 card: that is all they hold.";
    assert_eq!(why(&state, Part::Name(Card::Rubber)), one);
    play(&mut state, "propose; counter; want tea; propose; decline; offer 3; want port; want port; propose");
    assert_eq!(why(&state, Part::Button(Button::Accept)), "You are asked for 2 Ports, but you have none.");
}

#[test]
fn parts_that_need_another_press_say_which() {
    let state = table(&["pirates, clipper, 2 port, 2 winds, 2 plantation", "tea", "tea"]);
    let parts = [
        (Part::Stop(Phase::End), "Finish what you have started, or cancel it."),
        (Part::Anyone, "Press Trade first, then choose who gets the offer."),
        (Part::Seat(Seat(1)), "Press Trade or Pirates first, then a player."),
        (
            Part::Card(Card::Clipper),
            "Press Draw to discard a Clipper for cards. When you ship, a Clipper is added to the meld for you.",
        ),
        (
            Part::Card(Card::Port),
            "Press Build to hire an official for 2 Ports. When you ship, a Port is added to the meld for you.",
        ),
        (
            Part::Card(Card::Winds),
            "Press Storm to discard Winds. When you are attacked, you can discard a Winds card to stop the attack.",
        ),
        (Part::Card(Card::Pirates), "Press Pirates, then the player to attack."),
    ];
    for (part, reason) in parts {
        assert_eq!(why(&state, part), reason);
    }
    let mut state = table(&["clipper", "tea"]);
    assert_eq!(why(&state, Part::Anyone), "There is only one other player to trade with.");
    assert_eq!(why(&state, Part::Seat(Seat(1))), "Press Trade first, then a player.");
    (state.hands[Seat(0)], state.offers_made) = (parse_cards("pirates"), data::OFFERS);
    assert_eq!(why(&state, Part::Seat(Seat(1))), "Press Pirates first, then the player to attack.");
}
