//! The course of a turn: the card, the rivals' actions, tokens, the draw, the train.

use super::*;

// docs/rules/ceylon.md 13.7
#[test]
fn a_card_is_put_down_either_way_round_and_equal_cards_are_one_action() {
    let mut state = table(2);
    for card in state.hands[A].kinds().collect::<Vec<_>>() {
        while state.hands[A].count(card) > 0 {
            state.hands[A].remove(card);
            state.deck.add(card);
        }
    }
    let plant_harvest = Card::new(Main::Plant, Main::Harvest).expect("a card");
    for _ in 0..3 {
        state.deck.remove(plant_harvest);
        state.hands[A].add(plant_harvest);
    }
    let listed: Vec<String> = legal(&state).iter().map(Action::to_string).collect();
    assert_eq!(listed, ["card plant harvest", "card harvest plant"]);
}

#[test]
fn the_active_player_has_one_half_and_the_others_the_other() {
    let mut state = table(3);
    offer(&mut state, Main::Plant, Main::Harvest);
    put_pawn(&mut state, A, "k2");
    assert!(is_legal(&state, "plant k2") && !is_legal(&state, "harvest k1"));
    act(&mut state, "plant k2");
    for seat in [B, C] {
        assert_eq!(state.table.actor, seat);
        assert!(legal(&state).iter().any(|action| matches!(action, Action::Harvest { .. })));
        assert!(!legal(&state).iter().any(|action| matches!(action, Action::Plant { .. })));
        act(&mut state, "rupees");
    }
    assert_eq!((state.table.active, state.table.stage), (B, Stage::Card));
}

#[test]
fn the_active_player_may_do_an_alternative_and_the_others_still_have_their_half() {
    let mut state = table(2);
    offer(&mut state, Main::Advance, Main::Trade);
    act(&mut state, "rupees");
    assert_eq!(state.table.played, Some(Played { kept: Main::Advance, offered: Main::Trade }));
    fill_wagons(&mut state, [0, 1, 4]);
    state.table.estates[B].chests = [3, 0, 0];
    assert!(is_legal(&state, "trade 1 rupees"));
}

#[test]
fn no_seat_may_pass() {
    let mut state = table(2);
    offer(&mut state, Main::Plant, Main::Advance);
    assert!(!is_legal(&state, "done") && is_legal(&state, "rupees"));
    act(&mut state, "rupees");
    assert!(!is_legal(&state, "done") && is_legal(&state, "rupees"));
}

#[test]
fn without_money_only_the_alternatives_are_legal() {
    let mut state = table(2);
    state.table.estates[A].rupees = 4;
    offer(&mut state, Main::Advance, Main::Plant);
    assert!(legal(&state).iter().all(|action| matches!(action, Action::Move { .. } | Action::Rupees { .. })));
}

#[test]
fn a_card_is_drawn_at_the_end_of_the_turn_only_by_the_active_player() {
    let mut state = table(3);
    offer(&mut state, Main::Plant, Main::Harvest);
    assert_eq!((state.hands[A].len(), state.table.deck), (2, 37));
    finish_turn(&mut state);
    assert_eq!((state.hands[A].len(), state.hands[B].len(), state.table.deck), (3, 3, 36));
}

fn with_token(state: &mut State, seat: Seat) {
    state.table.estates[seat].tokens = 2;
    state.table.estates[seat].tech = 2;
    let seats = state.table.seats;
    seat.round(seats).enumerate().for_each(|(rank, seat)| state.table.ranking[rank] = seat);
}

#[test]
fn a_token_gives_an_action_before_that_of_the_card() {
    let mut state = table(2);
    with_token(&mut state, A);
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Harvest, Main::Trade);
    play(&mut state, &["token", "plant k2"]);
    assert_eq!((state.table.actor, state.table.estates[A].tokens), (A, 1));
    assert!(is_legal(&state, "harvest k2") && !is_legal(&state, "token"));
    play(&mut state, &["harvest k2", "done"]);
    assert_eq!(state.table.actor, B);
}

#[test]
fn a_token_gives_an_action_after_that_of_the_card() {
    let mut state = table(2);
    with_token(&mut state, A);
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    play(&mut state, &["plant k2", "token", "harvest k2", "done"]);
    assert_eq!(state.table.actor, B);
    assert_eq!(state.table.estates[A].tokens, 1);
}

#[test]
fn one_token_a_turn() {
    let mut state = table(2);
    with_token(&mut state, A);
    offer(&mut state, Main::Plant, Main::Trade);
    play(&mut state, &["token", "rupees", "rupees"]);
    assert_eq!(state.table.actor, B);
}

#[test]
fn a_token_may_be_kept() {
    let mut state = table(2);
    with_token(&mut state, A);
    offer(&mut state, Main::Plant, Main::Trade);
    play(&mut state, &["rupees", "done"]);
    assert_eq!((state.table.actor, state.table.estates[A].tokens), (B, 2));
}

#[test]
fn a_token_does_any_action_but_technology() {
    let mut state = table(2);
    with_token(&mut state, A);
    put_pawn(&mut state, A, "k2");
    fill_wagons(&mut state, [0, 1, 4]);
    state.table.estates[A].chests = [3, 0, 0];
    offer(&mut state, Main::Advance, Main::Trade);
    act(&mut state, "token");
    for action in ["plant k2", "harvest k1", "trade 1 points", "hire kandy", "move k1", "rupees"] {
        assert!(is_legal(&state, action), "{action}");
    }
    assert!(!is_legal(&state, "advance"));
}

#[test]
fn tokens_cannot_be_used_in_the_turn_of_another_seat() {
    let mut state = table(2);
    with_token(&mut state, B);
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "rupees");
    assert!(state.table.actor == B && !is_legal(&state, "token"));
    act(&mut state, "rupees");
    assert_eq!((state.table.active, state.table.stage), (B, Stage::Card));
}

#[test]
fn a_token_gained_in_a_turn_may_be_used_in_it() {
    let mut state = table(2);
    offer(&mut state, Main::Advance, Main::Trade);
    play(&mut state, &["advance", "token", "rupees"]);
    assert_eq!((state.table.actor, state.table.estates[A].tokens), (B, 0));
}

// docs/rules/ceylon.md 10: the action of a token costs the usual price, and rivals do not follow it.
#[test]
fn a_token_action_is_paid_for_and_not_followed() {
    let mut state = table(2);
    with_token(&mut state, A);
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Trade, Main::Hire);
    play(&mut state, &["token", "plant k2", "rupees"]);
    assert_eq!(state.table.estates[A].rupees, 15 - 5 + 2);
    assert!(state.table.actor == B && !legal(&state).iter().any(|action| matches!(action, Action::Plant { .. })));
}

// docs/rules/ceylon.md 13.6
#[test]
fn wagons_are_refilled_at_the_end_of_the_turn_in_place() {
    let mut state = table(3);
    fill_wagons(&mut state, [0, 1, 4]);
    state.table.top = Some(Company(3));
    state.table.estates[A].chests = [2, 1, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "trade 2 points");
    assert_eq!(state.table.wagons, [Some(Contract(0)), None, Some(Contract(4))]);
    finish_turn(&mut state);
    assert_eq!((state.table.wagons[0], state.table.wagons[2]), (Some(Contract(0)), Some(Contract(4))));
    assert_eq!(state.table.wagons[1].map(|contract| contract.order().company), Some(Company(3)), "its back says so");
}

#[test]
fn an_empty_contract_deck_leaves_the_wagons_empty() {
    let mut state = table(2);
    fill_wagons(&mut state, [0, 1, 4]);
    for row in state.table.contracts.iter().collect::<Vec<_>>() {
        state.table.estates[B].contracts[row.order().company.index()] += 1;
    }
    state.table.estates[B].markers = 0;
    for at in ["d2", "d3", "d4", "d5", "d6", "d7", "d8"] {
        let at: Hex = at.parse().expect("a hex");
        state.table.estates[B].fields.add(at);
        state.table.fields.add(at);
    }
    (state.table.contracts, state.table.top) = (Contracts(0), None);
    state.table.estates[A].chests = [3, 0, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "trade 1 points");
    finish_turn(&mut state);
    assert_eq!(state.table.wagons, [None, Some(Contract(1)), Some(Contract(4))]);
}

#[test]
fn the_train_is_refilled_even_without_a_card_to_draw() {
    let mut state = table(2);
    fill_wagons(&mut state, [0, 1, 4]);
    state.table.estates[A].chests = [3, 0, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "trade 1 points");
    // The deck is used up, and so are the discards.
    state.table.turn += u16::from(state.table.deck);
    (state.deck, state.table.deck) = (Cards::default(), 0);
    state.table.closing = Some(End::Deck);
    act(&mut state, "rupees");
    assert!(state.table.wagons.iter().all(Option::is_some));
}

// docs/rules/ceylon.md 13.20
#[test]
fn only_hands_and_decks_are_hidden() {
    let mut state = table(3);
    offer(&mut state, Main::Plant, Main::Harvest);
    let view = Ceylon::view(&state, Viewer::Seat(B));
    assert_eq!(view.table, state.table);
    assert_eq!(view.hands[B], Some(state.hands[B]));
    assert_eq!((view.hands[A], view.hands[C]), (None, None));
    assert_eq!(view.unseen.len(), 2 + 3 + 37);
    assert_eq!(view.discards().count(Card::new(Main::Plant, Main::Harvest).expect("a card")), 1);
    assert_eq!(view.discards().len(), 1);
    let open = Ceylon::view(&state, Viewer::Everyone);
    assert_eq!((open.hands[A], open.unseen), (Some(state.hands[A]), state.deck));
    assert_eq!(Ceylon::view(&state, Viewer::Public).unseen.len(), 2 + 3 + 3 + 37);
}

#[test]
fn a_drawn_card_is_shown_to_its_owner_only() {
    let drew = Event::Drew { seat: A, card: Some(Card(3)), left: 12 };
    assert_eq!(Ceylon::redact(&drew, Viewer::Seat(A)), Some(drew));
    assert_eq!(Ceylon::redact(&drew, Viewer::Everyone), Some(drew));
    let hidden = Event::Drew { seat: A, card: None, left: 12 };
    assert_eq!(Ceylon::redact(&drew, Viewer::Seat(B)), Some(hidden));
    assert_eq!(Ceylon::redact(&drew, Viewer::Public), Some(hidden));
}

#[test]
fn the_deck_is_complete() {
    let state = table(4);
    let mut cards = state.deck;
    Seat::all(4).for_each(|seat| cards.join(&state.hands[seat]));
    assert_eq!(cards.0, DECK);
}
