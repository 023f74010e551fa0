//! The end of the game and the final scoring.

use super::*;
use crate::games::ceylon::events::{Category, Majority};
use crate::games::ceylon::score::{projected, standing};

/// Returns a state in which A is about to place its last marker on k8, on the turn of `active`.
fn last_marker(seats: u8, active: Seat) -> State {
    let mut state = table(seats);
    for at in ["k2", "k3", "k4", "k5", "k6", "k7"] {
        put_plantation(&mut state, active, at);
    }
    put_pawn(&mut state, active, "k8");
    (state.table.active, state.table.actor) = (active, active);
    state
}

// The rulebook's example: the starting player places its last marker; the others finish the round.
#[test]
fn the_last_marker_of_the_starting_player_lets_all_players_finish_the_round() {
    let mut state = last_marker(4, A);
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "plant k8");
    assert_eq!(state.table.closing, Some(End::Markers));
    finish_turn(&mut state);
    for seat in [B, C, D] {
        assert_eq!((state.table.active, state.table.stage), (seat, Stage::Card));
        offer(&mut state, Main::Plant, Main::Trade);
        finish_turn(&mut state);
    }
    assert_eq!(state.table.stage, Stage::Over);
    assert!(matches!(Ceylon::turn(&state), Turn::Over(outcome) if outcome.end == 0));
}

// docs/rules/ceylon.md 13.18
#[test]
fn triggered_in_the_last_turn_of_a_round_the_game_ends_with_it() {
    let mut state = last_marker(3, C);
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "plant k8");
    assert_eq!(state.table.actor, A, "the turn is played out");
    finish_turn(&mut state);
    assert_eq!(state.table.stage, Stage::Over);
}

#[test]
fn a_follower_may_trigger_the_end() {
    let mut state = last_marker(2, B);
    (state.table.active, state.table.actor) = (A, A);
    offer(&mut state, Main::Trade, Main::Plant);
    play(&mut state, &["rupees", "plant k8"]);
    assert_eq!((state.table.closing, state.table.active), (Some(End::Markers), B));
    offer(&mut state, Main::Trade, Main::Plant);
    finish_turn(&mut state);
    assert_eq!(state.table.stage, Stage::Over);
}

/// Returns a state with `left` cards in the deck; the others have been played.
fn table_with_deck(seats: u8, left: u8) -> State {
    let mut state = table(seats);
    while state.table.deck > left {
        let card = state.deck.kinds().next().expect("a card");
        state.deck.remove(card);
        state.table.deck -= 1;
        state.table.turn += 1;
    }
    state
}

#[test]
fn the_last_card_drawn_triggers_the_end() {
    let mut state = table_with_deck(3, 1);
    act_first_card(&mut state);
    finish_turn(&mut state);
    assert_eq!((state.table.closing, state.table.deck), (Some(End::Deck), 0));
    for seat in [B, C] {
        assert_eq!((state.table.active, state.hands[seat].len()), (seat, 3));
        act_first_card(&mut state);
        finish_turn(&mut state);
        assert_eq!(state.hands[seat].len(), 2, "nothing is drawn any more");
    }
    assert!(matches!(Ceylon::turn(&state), Turn::Over(outcome) if outcome.end == 1));
}

fn act_first_card(state: &mut State) {
    let card = legal(state)[0].to_string();
    act(state, &card);
}

#[test]
fn all_players_have_had_the_same_number_of_turns() {
    for seed in 0..30 {
        for seats in 2..=4 {
            let mut chance = Chance::stream(seed);
            let mut events = Vec::new();
            let mut state = Ceylon::setup(&Options::default(), seats, &mut chance, &mut events);
            while let Turn::Act(_) = Ceylon::turn(&state) {
                let actions = legal(&state);
                Ceylon::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut events);
            }
            let turns = |seat| {
                events.iter().filter(|event| matches!(event, Event::Turn { seat: of, .. } if *of == seat)).count()
            };
            assert!(Seat::all(seats).all(|seat| turns(seat) == turns(Seat(0))));
        }
    }
}

/// The rulebook's example: Dietmar has 16 points, is second in rupees and first in technology, leads Ruhuna and
/// Dimbula, has plantations but no councillor in Kandy, contracts of three companies and no marker left.
fn example_58() -> State {
    let mut state = table(4);
    let table = &mut state.table;
    for seat in Seat::all(4) {
        let estate = &mut table.estates[seat];
        (estate.score, estate.rupees, estate.tech, estate.tokens) = (0, 0, 0, 0);
    }
    table.fields = HexSet::EMPTY;
    let set = |table: &mut Table, seat: Seat, hexes: &[&str], hired: &[District]| {
        let estate = &mut table.estates[seat];
        estate.fields = hexes.iter().map(|hex| hex.parse::<Hex>().expect("a hex")).collect();
        estate.markers = 8 - hexes.len() as u8;
        estate.hired = Districts::default();
        hired.iter().for_each(|district| estate.hired.add(*district));
        table.fields = table.fields.or(estate.fields);
    };
    set(table, A, &["r1", "r2", "r3", "d1", "d2", "d3", "d4", "k1"], &[District::Ruhuna, District::Dimbula]);
    set(table, B, &["k2", "k3", "r4", "u1"], &[District::Kandy, District::Ruhuna]);
    set(table, C, &["u2", "d5", "d6"], &[District::Uva]);
    set(table, D, &["u3"], &[]);
    table.estates[A].score = 16;
    table.estates[A].rupees = 7;
    table.estates[B].rupees = 9;
    table.estates[A].tech = 6;
    table.estates[C].tech = 2;
    table.ranking = [A, C, B, D];
    table.estates[A].contracts = [1, 2, 0, 1, 0];
    state
}

#[test]
fn the_example_of_the_rulebook_gives_58() {
    let state = example_58();
    assert_eq!(projected(&state.table)[A], 58);
    let mut table = state.table;
    let mut events = Vec::new();
    score::score_end(&mut table, &mut events);
    assert_eq!(table.estates[A].score, 58);
    let points = |category: Category| -> i32 {
        let is_counted = |scored: &Scored| scored.seat == A && scored.category == category.index();
        events.iter().filter_map(Ceylon::scored).filter(is_counted).map(|scored| scored.points).sum()
    };
    assert_eq!((points(Category::Money), points(Category::Technology), points(Category::Companies)), (6, 10, 6));
    assert_eq!(points(Category::District(District::Ruhuna)) + points(Category::District(District::Dimbula)), 20);
    assert_eq!((points(Category::District(District::Kandy)), points(Category::Leftover)), (0, 0));
}

#[test]
fn the_final_scoring_goes_in_the_order_of_the_rulebook() {
    let mut table = example_58().table;
    let mut events = Vec::new();
    score::score_end(&mut table, &mut events);
    let order: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { majority: Majority::Money, .. } => Some(0),
            Event::Placed { majority: Majority::Technology, .. } => Some(1),
            Event::Placed { majority: Majority::District(district), .. } => Some(2 + *district as u8),
            Event::Companies { .. } => Some(6),
            Event::Leftover { .. } => Some(7),
            _ => None,
        })
        .collect();
    assert!(order.is_sorted());
}

fn seats_of(table: &Table, majority: Majority) -> Vec<(Seat, i16)> {
    standing(table, majority).map(|place| (place.seat, place.points)).collect()
}

#[test]
fn places_count_10_6_3_1_and_ties_go_to_technology() {
    let mut table = table(4).table;
    for (seat, rupees) in [(A, 3), (B, 5), (C, 5), (D, 3)] {
        table.estates[seat].rupees = rupees;
    }
    table.ranking = [D, C, B, A];
    assert_eq!(seats_of(&table, Majority::Money), [(C, 10), (B, 6), (D, 3), (A, 1)]);
    let mut events = Vec::new();
    score::score_end(&mut table, &mut events);
    let decided = events.iter().filter_map(|event| match *event {
        Event::Placed { seat, majority: Majority::Money, is_tied, .. } => Some((seat, is_tied)),
        _ => None,
    });
    assert!(decided.eq([(C, true), (B, false), (D, true), (A, false)]));
}

#[test]
fn plantations_without_the_councillor_score_nothing_and_it_is_said() {
    let mut state = table(3);
    for (seat, at) in [(A, "r1"), (A, "r2"), (B, "r3")] {
        put_plantation(&mut state, seat, at);
    }
    let mut table = state.table;
    table.estates[A].hired = Districts::default();
    table.estates[B].hired.add(District::Ruhuna);
    let mut events = Vec::new();
    score::score_end(&mut table, &mut events);
    let in_ruhuna = events.iter().filter_map(|event| match *event {
        Event::Unplaced { seat, district: District::Ruhuna, count } => Some((seat, count)),
        _ => None,
    });
    let strength = table.estates[A].strength(District::Ruhuna);
    assert!(strength >= 2 && in_ruhuna.eq([(A, strength)]), "{events:?}");
    let unplaced = Event::Unplaced { seat: A, district: District::Ruhuna, count: 2 };
    assert_eq!(unplaced.scored().map(|scored| (scored.seat, scored.points)), Some((A, 0)));
}

#[test]
fn money_needs_a_rupee_and_technology_a_step() {
    let mut table = table(3).table;
    table.estates[B].rupees = 0;
    table.estates[C].tech = 1;
    table.ranking = [C, A, B, D];
    assert_eq!(seats_of(&table, Majority::Money), [(C, 10), (A, 6)]);
    assert_eq!(seats_of(&table, Majority::Technology), [(C, 10)]);
}

#[test]
fn plantations_without_the_councillor_take_no_place() {
    let mut state = table(4);
    put_plantation(&mut state, B, "k2");
    put_plantation(&mut state, B, "k3");
    state.table.estates[A].hired.add(District::Kandy);
    state.table.estates[C].hired.add(District::Kandy);
    assert_eq!(seats_of(&state.table, Majority::District(District::Kandy)), [(A, 10)], "nor a councillor without one");
}

#[test]
fn a_doubled_plantation_counts_twice() {
    let mut state = table_with(4, true);
    state.table.estates[A].graft = Some(Hex(0));
    put_plantation(&mut state, B, "k2");
    for seat in [A, B] {
        state.table.estates[seat].hired.add(District::Kandy);
    }
    state.table.ranking = [B, A, C, D];
    assert_eq!(seats_of(&state.table, Majority::District(District::Kandy)), [(A, 10), (B, 6)]);
}

#[test]
fn companies_count_0_1_3_6_10_15() {
    let mut table = table(2).table;
    let points: Vec<i16> = (0..=5)
        .map(|companies| {
            table.estates[A].contracts = core::array::from_fn(|index| u8::from(index < companies) * 2);
            score::company_points(&table, A)
        })
        .collect();
    assert_eq!(points, [0, 1, 3, 6, 10, 15]);
}

#[test]
fn each_marker_left_costs_2() {
    let table = table(2).table;
    assert_eq!(score::leftover_points(&table, A), -14);
}

#[test]
fn with_two_players_there_are_three_districts_to_score() {
    assert_eq!(score::majorities(&table(2).table).count(), 5);
    assert_eq!(score::majorities(&table(3).table).count(), 6);
}

// docs/rules/ceylon.md 13.19
#[test]
fn of_equal_scores_the_more_advanced_wins_alone() {
    let mut table = table(4).table;
    for seat in Seat::all(4) {
        table.estates[seat].score = 40;
    }
    table.ranking = [C, A, D, B];
    table.stage = Stage::Over;
    let Turn::Over(outcome) = score::turn(&table) else { panic!("over") };
    assert!(outcome.winners.has(C) && outcome.winners.len() == 1);
    assert_eq!([C, A, D, B].map(|seat| outcome.ties[seat]), [4, 3, 2, 1], "the places below are ordered the same way");
}
