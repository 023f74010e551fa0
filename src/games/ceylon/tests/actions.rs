//! The five main actions.

use super::*;

// The rulebook's example: Dietmar plants at level 1 where his pawn is, for 5 rupees.
#[test]
fn plant_puts_a_plantation_under_the_pawn_for_5_rupees() {
    let mut state = table(4);
    put_pawn(&mut state, A, "k5");
    offer(&mut state, Main::Plant, Main::Harvest);
    let events = act(&mut state, "plant k5");
    let own = &state.table.estates[A];
    assert_eq!((own.rupees, own.markers, state.table.owner(own.pawn)), (10, 6, Some(A)));
    assert!(events.contains(&Event::Planted { seat: A, at: own.pawn, paid: 5, second: false }));
}

#[test]
fn plant_only_under_the_pawn_and_on_no_plantation() {
    let mut state = table(4);
    offer(&mut state, Main::Plant, Main::Harvest);
    assert!(!legal(&state).iter().any(|action| matches!(action, Action::Plant { .. })), "an own plantation is there");
    put_pawn(&mut state, A, "d1");
    assert!(!is_legal(&state, "plant d1"), "another's plantation is there");
    put_pawn(&mut state, A, "k3");
    assert!(is_legal(&state, "plant k3") && !is_legal(&state, "plant k4"));
}

#[test]
fn plant_among_other_pawns() {
    let mut state = table(4);
    put_pawn(&mut state, A, "k3");
    put_pawn(&mut state, B, "k3");
    offer(&mut state, Main::Plant, Main::Harvest);
    assert!(is_legal(&state, "plant k3"));
}

// docs/rules/ceylon.md 13.9
#[test]
fn plant_needs_a_marker() {
    let mut state = table(2);
    for at in ["k2", "k3", "k4", "k5", "k6", "k7", "k8"] {
        put_plantation(&mut state, A, at);
    }
    put_pawn(&mut state, A, "r4");
    offer(&mut state, Main::Plant, Main::Harvest);
    assert!(!is_legal(&state, "plant r4"));
}

#[test]
fn the_district_bonus_is_10_then_6_3_1_once_each() {
    let mut state = table(4);
    let districts = ["k", "d", "u", "r"];
    // Every player lacks one district.
    for (index, seat) in Seat::all(4).enumerate() {
        for step in 1..3 {
            let at = format!("{}{}", districts[(index + step) % 4], step + 1);
            put_plantation(&mut state, seat, &at);
        }
    }
    for (index, seat) in Seat::all(4).enumerate() {
        (state.table.active, state.table.actor) = (seat, seat);
        let at = format!("{}4", districts[(index + 3) % 4]);
        put_pawn(&mut state, seat, &at);
        offer(&mut state, Main::Plant, Main::Harvest);
        let events = act(&mut state, &format!("plant {at}"));
        let won =
            only_event(&events, |event| if let Event::Bonus { points, .. } = event { Some(*points) } else { None });
        assert_eq!(won, [10, 6, 3, 1][index]);
        assert_eq!(state.table.estates[seat].score, won);
        finish_turn(&mut state);
    }
    state.table.stage = Stage::Card;
    let seat = state.table.active;
    put_pawn(&mut state, seat, "k8");
    offer(&mut state, Main::Plant, Main::Harvest);
    let events = act(&mut state, "plant k8");
    assert!(!events.iter().any(|event| matches!(event, Event::Bonus { .. })), "once each");
}

#[test]
fn with_two_players_the_bonus_needs_the_three_districts_in_play() {
    let mut state = table(2);
    put_plantation(&mut state, A, "d5");
    put_pawn(&mut state, A, "r4");
    offer(&mut state, Main::Plant, Main::Harvest);
    act(&mut state, "plant r4");
    assert_eq!(state.table.estates[A].score, 10);
}

/// The rulebook's example: two plantations of the player's own at level 0 and David's at level 1 in reach.
fn harvest_example() -> State {
    let mut state = table(4);
    put_pawn(&mut state, A, "k4");
    put_plantation(&mut state, A, "k3");
    put_plantation(&mut state, B, "k5");
    offer(&mut state, Main::Harvest, Main::Plant);
    state
}

#[test]
fn harvest_gives_a_chest_a_plantation_by_its_level_and_rivals_a_point() {
    let mut state = harvest_example();
    // k1, k3 and k5 are next to k4.
    play(&mut state, &["harvest k1", "harvest k3", "harvest k5"]);
    assert_eq!(state.table.estates[A].chests, [1 + 2, 1, 0]);
    assert_eq!((state.table.estates[A].score, state.table.estates[B].score), (0, 1));
    assert_eq!(state.table.actor, B, "nothing was left to harvest");
}

#[test]
fn harvest_takes_at_least_one_chest_in_reach() {
    let mut state = harvest_example();
    assert!(!is_legal(&state, "done"));
    play(&mut state, &["harvest k3", "done"]);
    assert_eq!(state.table.estates[A].chests, [2, 0, 0]);
    assert_eq!(state.table.estates[B].score, 0, "others need not be harvested");
}

#[test]
fn harvest_takes_one_chest_from_a_plantation() {
    let mut state = harvest_example();
    act(&mut state, "harvest k3");
    assert!(!is_legal(&state, "harvest k3") && is_legal(&state, "harvest k1"));
}

#[test]
fn harvest_reaches_the_hex_of_the_pawn_and_its_neighbours() {
    let mut state = table(4);
    put_plantation(&mut state, A, "k4");
    put_plantation(&mut state, B, "k7");
    put_plantation(&mut state, A, "r2");
    put_pawn(&mut state, A, "k4");
    offer(&mut state, Main::Harvest, Main::Plant);
    assert!(is_legal(&state, "harvest k4") && is_legal(&state, "harvest k1"));
    let near = |at: &str| at.parse::<Hex>().expect("a hex").distance("k4".parse().expect("a hex")) <= 1;
    for at in ["k7", "r2", "d1"] {
        assert_eq!(is_legal(&state, &format!("harvest {at}")), near(at), "{at}");
    }
}

// docs/rules/ceylon.md 13.8
#[test]
fn harvest_crosses_borders_and_needs_something_in_reach() {
    let mut state = table(4);
    put_pawn(&mut state, A, "k8");
    offer(&mut state, Main::Harvest, Main::Plant);
    let reach = "k8".parse::<Hex>().expect("a hex").within(1);
    let expected = reach.and(state.table.fields);
    let offered: HexSet = legal(&state)
        .iter()
        .filter_map(|action| if let Action::Harvest { at, .. } = action { Some(*at) } else { None })
        .collect();
    assert_eq!(offered, expected);
    put_pawn(&mut state, A, "k2");
    put_plantation(&mut state, B, "k6");
    put_pawn(&mut state, A, "u3");
    let adjacent = "u3".parse::<Hex>().expect("a hex").within(1).and(state.table.fields);
    assert_eq!(adjacent.is_empty(), !legal(&state).iter().any(|action| matches!(action, Action::Harvest { .. })));
}

#[test]
fn peaks_give_white_tea() {
    let mut state = table(4);
    put_plantation(&mut state, A, "k8");
    put_pawn(&mut state, A, "k8");
    offer(&mut state, Main::Harvest, Main::Plant);
    act(&mut state, "harvest k8");
    assert_eq!(state.table.estates[A].chests, [1, 0, 1]);
}

#[test]
fn the_warehouse_holds_5_and_the_player_chooses_the_discards() {
    let mut state = harvest_example();
    state.table.estates[A].chests = [2, 0, 3];
    play(&mut state, &["harvest k3", "harvest k5", "done"]);
    assert_eq!((state.table.stage, state.table.actor), (Stage::Discard, A));
    assert!(
        is_legal(&state, "discard black") && is_legal(&state, "discard green") && is_legal(&state, "discard white")
    );
    play(&mut state, &["discard black", "discard black"]);
    assert_eq!(state.table.estates[A].chests, [1, 1, 3]);
    assert_eq!(state.table.actor, B);
    assert_eq!(state.table.estates[B].score, 1, "the point stays");
}

#[test]
fn a_discard_of_a_single_tea_is_not_asked() {
    let mut state = harvest_example();
    state.table.estates[A].chests = [5, 0, 0];
    play(&mut state, &["harvest k3", "done"]);
    assert_eq!((state.table.estates[A].chests, state.table.actor), ([5, 0, 0], B));
}

/// The rulebook's example: the player has the chests for one of two contracts, from company 2 and company 4, and a
/// space for company 2 only.
fn trade_example() -> State {
    let mut state = table(4);
    fill_wagons(&mut state, [5, 12, 0]);
    put_plantation(&mut state, A, "k2");
    file_contract(&mut state, A, 2);
    file_contract(&mut state, A, 3);
    state.table.estates[A].chests = [1, 2, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    state
}

#[test]
fn trade_2_green_and_1_black_for_11_rupees() {
    let mut state = trade_example();
    assert!(is_legal(&state, "trade 1 rupees") && is_legal(&state, "trade 1 points"));
    assert!(!is_legal(&state, "trade 2 rupees"), "there is no space for company 4");
    act(&mut state, "trade 1 rupees");
    let own = &state.table.estates[A];
    assert_eq!((own.rupees, own.score, own.chests, own.contracts), (26, 0, [0; 3], [0, 2, 1, 0, 0]));
}

#[test]
fn trade_2_green_and_1_black_for_4_points() {
    let mut state = trade_example();
    act(&mut state, "trade 1 points");
    assert_eq!((state.table.estates[A].rupees, state.table.estates[A].score), (15, 4));
}

#[test]
fn trade_needs_all_three_chests() {
    let mut state = trade_example();
    state.table.estates[A].chests = [1, 1, 3];
    assert!(!is_legal(&state, "trade 1 rupees"));
}

// docs/rules/ceylon.md 4: spaces open with the 1st, 2nd, 4th, 6th and 8th marker.
#[test]
fn contract_spaces_open_as_markers_leave() {
    let mut estate = table(2).table.estates[A];
    let open: Vec<usize> = (0..=8)
        .map(|planted| {
            estate.markers = 8 - planted;
            estate.open_spaces()
        })
        .collect();
    assert_eq!(open, [0, 1, 2, 2, 3, 3, 4, 4, 5]);
}

#[test]
fn a_wagon_stays_empty_until_the_end_of_the_turn() {
    let mut state = table(3);
    fill_wagons(&mut state, [0, 1, 4]);
    state.table.estates[B].chests = [3, 0, 0];
    state.table.estates[C].chests = [3, 0, 0];
    offer(&mut state, Main::Plant, Main::Trade);
    play(&mut state, &["rupees", "trade 1 points"]);
    assert!(state.table.actor == C && !is_legal(&state, "trade 1 points"));
}

#[test]
fn hire_the_councillor_of_the_pawns_district_for_5_rupees() {
    let mut state = table(4);
    put_pawn(&mut state, A, "u3");
    offer(&mut state, Main::Hire, Main::Plant);
    assert!(!is_legal(&state, "hire kandy"));
    act(&mut state, "hire uva");
    let own = &state.table.estates[A];
    assert!(own.hired.has(District::Uva) && own.rupees == 10);
}

#[test]
fn a_councillor_is_hired_once_by_each_player() {
    let mut state = table(4);
    offer(&mut state, Main::Hire, Main::Plant);
    act(&mut state, "hire kandy");
    finish_turn(&mut state);
    for seat in [B, C, D] {
        put_pawn(&mut state, seat, "k5");
        offer(&mut state, Main::Hire, Main::Plant);
        act(&mut state, "hire kandy");
        finish_turn(&mut state);
    }
    offer(&mut state, Main::Hire, Main::Trade);
    assert!(!is_legal(&state, "hire kandy"));
}

// The rulebook's example: Dietmar advances to the sixth space.
#[test]
fn advance_to_the_sixth_space() {
    let mut state = table(4);
    state.table.estates[A].tech = 5;
    offer(&mut state, Main::Advance, Main::Plant);
    act(&mut state, "advance");
    let own = &state.table.estates[A];
    assert_eq!((own.rupees, own.tech, own.tokens, own.score), (10, 6, 1, 5));
    assert!([B, C, D].iter().all(|seat| state.table.estates[*seat].rupees == 16));
}

#[test]
fn marks_are_on_3_6_and_9() {
    for from in 0..9 {
        let mut state = table(2);
        state.table.estates[A].tech = from;
        offer(&mut state, Main::Advance, Main::Plant);
        act(&mut state, "advance");
        assert_eq!(state.table.estates[A].score, if (from + 1) % 3 == 0 { 5 } else { 0 });
    }
}

#[test]
fn a_disc_lands_on_top_and_counts_as_further() {
    let mut state = table(4);
    assert_eq!(state.table.ranked(), [A, B, C, D]);
    offer(&mut state, Main::Plant, Main::Advance);
    play(&mut state, &["rupees", "advance", "advance", "rupees"]);
    assert_eq!(state.table.ranked(), [C, B, A, D]);
}

#[test]
fn from_the_last_space_no_disc_advances() {
    let mut state = table(2);
    state.table.estates[A].tech = 9;
    offer(&mut state, Main::Advance, Main::Plant);
    assert!(!is_legal(&state, "advance"));
}

// docs/rules/ceylon.md 13.11
#[test]
fn the_rivals_rupee_can_be_spent_in_the_same_turn() {
    let mut state = table(2);
    state.table.estates[B].rupees = 4;
    put_pawn(&mut state, B, "d2");
    offer(&mut state, Main::Advance, Main::Plant);
    act(&mut state, "advance");
    act(&mut state, "done");
    assert!(is_legal(&state, "plant d2"));
}

#[test]
fn a_follower_who_advances_gives_every_other_player_a_rupee() {
    let mut state = table(3);
    offer(&mut state, Main::Plant, Main::Advance);
    play(&mut state, &["rupees", "advance", "advance"]);
    assert_eq!([A, B, C].map(|seat| state.table.estates[seat].rupees), [15 + 2 + 2, 15 - 5 + 1, 15 - 5 + 1]);
}
