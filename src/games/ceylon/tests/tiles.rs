//! The variant with starting tiles.

use super::*;

/// Returns a state in which A has this tile and the turn; the others have other tiles.
fn state_with_tile(tile: Tile) -> State {
    let mut state = table_with(4, true);
    let mut rest = Tile::ALL.into_iter().filter(|one| *one != tile);
    for seat in Seat::all(4) {
        state.table.estates[seat].tile = if seat == A { Some(tile) } else { rest.next() };
    }
    state
}

fn is_used(state: &State) -> bool {
    state.table.estates[A].turned
}

#[test]
fn purse_5_rupees_more_once() {
    let mut state = state_with_tile(Tile::Purse);
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(is_legal(&state, "rupees"));
    act(&mut state, "rupees tile");
    assert!(is_used(&state) && state.table.estates[A].rupees == 15 + 7);
}

// docs/rules/ceylon.md 13.17
#[test]
fn purse_with_the_banker_gives_8() {
    let mut state = state_with_tile(Tile::Purse);
    hire_councillor(&mut state, A, Councillor::Banker);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "rupees tile");
    assert_eq!(state.table.estates[A].rupees, 15 + 8);
}

// docs/rules/ceylon.md 13.15
#[test]
fn passage_to_any_hex_two_or_more_steps_away() {
    let mut state = state_with_tile(Tile::Passage);
    state.table.estates[A].rupees = 0;
    offer(&mut state, Main::Trade, Main::Plant);
    for to in Hex::all() {
        assert_eq!(is_legal(&state, &format!("move {to} tile")), to.distance(Hex(0)) >= 2);
        assert_eq!(is_legal(&state, &format!("move {to}")), to.distance(Hex(0)) == 1);
    }
    act(&mut state, "move r8 tile");
    assert!(is_used(&state) && state.table.estates[A].rupees == 0);
}

#[test]
fn graft_a_second_marker_on_an_own_plantation() {
    let mut state = state_with_tile(Tile::Graft);
    offer(&mut state, Main::Plant, Main::Trade);
    assert!(!is_legal(&state, "plant k1"));
    act(&mut state, "plant k1 tile");
    let own = &state.table.estates[A];
    assert_eq!((own.rupees, own.markers, own.fields.len(), own.strength(District::Kandy)), (10, 6, 1, 2));
    assert!(is_used(&state));
}

// docs/rules/ceylon.md 13.16
#[test]
fn graft_also_next_to_the_pawn_with_the_surveyor() {
    let mut state = state_with_tile(Tile::Graft);
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    assert!(!is_legal(&state, "plant k1 tile"));
    hire_councillor(&mut state, A, Councillor::Surveyor);
    assert!(is_legal(&state, "plant k1 tile"));
}

#[test]
fn graft_needs_an_own_plantation() {
    let mut state = state_with_tile(Tile::Graft);
    put_pawn(&mut state, A, "d1");
    offer(&mut state, Main::Plant, Main::Trade);
    assert!(!is_legal(&state, "plant d1 tile"));
}

// docs/rules/ceylon.md 13.13
#[test]
fn graft_counts_for_spaces_and_harvests_one_chest() {
    let mut state = state_with_tile(Tile::Graft);
    assert_eq!(state.table.estates[A].open_spaces(), 1);
    offer(&mut state, Main::Plant, Main::Harvest);
    act(&mut state, "plant k1 tile");
    assert_eq!(state.table.estates[A].open_spaces(), 2);
    put_pawn(&mut state, B, "k1");
    act(&mut state, "harvest k1");
    assert_eq!((state.table.estates[B].chests, state.table.estates[A].score), ([2, 0, 0], 1));
}

#[test]
fn graft_of_the_last_marker_ends_the_game() {
    let mut state = state_with_tile(Tile::Graft);
    for at in ["k2", "k3", "k4", "k5", "k6", "k7"] {
        put_plantation(&mut state, A, at);
    }
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "plant k1 tile");
    assert_eq!(state.table.closing, Some(End::Markers));
}

// docs/rules/ceylon.md 13.17
#[test]
fn leap_two_steps_for_5_and_one_token() {
    let mut state = state_with_tile(Tile::Leap);
    hire_councillor(&mut state, A, Councillor::Engineer);
    state.table.estates[A].tech = 2;
    offer(&mut state, Main::Advance, Main::Plant);
    act(&mut state, "advance tile");
    let own = &state.table.estates[A];
    // The mark passed over counts; the councillor's point is given once.
    assert_eq!((own.rupees, own.tech, own.tokens, own.score), (10, 4, 1, 5 + 1));
    assert_eq!(state.table.estates[B].rupees, 16);
}

// docs/rules/ceylon.md 13.15
#[test]
fn leap_needs_two_spaces() {
    let mut state = state_with_tile(Tile::Leap);
    state.table.estates[A].tech = 8;
    offer(&mut state, Main::Advance, Main::Plant);
    assert!(is_legal(&state, "advance") && !is_legal(&state, "advance tile"));
}

// docs/rules/ceylon.md 13.11
#[test]
fn leap_lands_on_top_where_it_ends() {
    let mut state = state_with_tile(Tile::Leap);
    state.table.ranking = [B, C, D, A];
    for (seat, tech) in [(B, 3), (C, 2), (D, 1)] {
        state.table.estates[seat].tech = tech;
        state.table.estates[seat].tokens = 0;
    }
    offer(&mut state, Main::Advance, Main::Plant);
    act(&mut state, "advance tile");
    assert_eq!(state.table.ranked(), [B, A, C, D]);
}

#[test]
fn letter_hires_in_another_district() {
    let mut state = state_with_tile(Tile::Letter);
    offer(&mut state, Main::Hire, Main::Plant);
    assert!(is_legal(&state, "hire kandy") && !is_legal(&state, "hire kandy tile") && !is_legal(&state, "hire uva"));
    act(&mut state, "hire uva tile");
    assert!(is_used(&state) && state.table.estates[A].hired.has(District::Uva));
    assert_eq!(state.table.estates[A].rupees, 10);
}

#[test]
fn letter_with_the_secretary_costs_2_and_names_a_councillor_not_yet_hired() {
    let mut state = state_with_tile(Tile::Letter);
    hire_councillor(&mut state, A, Councillor::Secretary);
    offer(&mut state, Main::Hire, Main::Plant);
    assert!(!is_legal(&state, "hire kandy tile"));
    act(&mut state, "hire uva tile");
    assert_eq!(state.table.estates[A].rupees, 13);
}

// docs/rules/ceylon.md 13.15 and 13.17
#[test]
fn porters_from_the_first_chest_out_of_reach() {
    let mut state = state_with_tile(Tile::Porters);
    put_plantation(&mut state, A, "r5");
    offer(&mut state, Main::Harvest, Main::Plant);
    assert!(is_legal(&state, "harvest k1") && !is_legal(&state, "harvest k1 tile"));
    assert!(is_legal(&state, "harvest r5 tile") && !is_legal(&state, "harvest r5"));
    act(&mut state, "harvest k1");
    assert!(!is_used(&state));
    act(&mut state, "harvest u1 tile");
    assert!(is_used(&state) && state.table.estates[C].score == 1);
    assert!(is_legal(&state, "harvest r5") && !is_legal(&state, "harvest r5 tile"));
    play(&mut state, &["harvest r5", "done"]);
    assert_eq!(state.table.estates[A].chests, [3, 1, 0]);
}

#[test]
fn porters_may_be_kept() {
    let mut state = state_with_tile(Tile::Porters);
    offer(&mut state, Main::Harvest, Main::Plant);
    play(&mut state, &["harvest k1", "done"]);
    assert!(!is_used(&state));
}

#[test]
fn tare_one_chest_less_for_the_full_reward() {
    let mut state = state_with_tile(Tile::Tare);
    fill_wagons(&mut state, [5, 0, 12]);
    state.table.estates[A].chests = [1, 1, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(!is_legal(&state, "trade 1 rupees") && !is_legal(&state, "trade 1 rupees less black"));
    act(&mut state, "trade 1 rupees less green");
    let own = &state.table.estates[A];
    assert!(is_used(&state));
    assert_eq!((own.rupees, own.chests), (15 + 11, [0, 0, 0]));
}

// docs/rules/ceylon.md 13.17
#[test]
fn tare_may_be_used_with_all_chests_at_hand_for_one_of_those_demanded() {
    let mut state = state_with_tile(Tile::Tare);
    fill_wagons(&mut state, [5, 0, 12]);
    state.table.estates[A].chests = [1, 2, 1];
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(is_legal(&state, "trade 1 points") && is_legal(&state, "trade 1 points less black"));
    assert!(!is_legal(&state, "trade 1 points less white"));
    act(&mut state, "trade 1 points less black");
    assert_eq!(state.table.estates[A].chests, [1, 0, 1]);
}

#[test]
fn tare_still_needs_a_space() {
    let mut state = state_with_tile(Tile::Tare);
    fill_wagons(&mut state, [5, 0, 12]);
    file_contract(&mut state, A, 3);
    state.table.estates[A].chests = [1, 2, 0];
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(!is_legal(&state, "trade 1 points less black"));
}

#[test]
fn a_tile_works_once() {
    let mut state = state_with_tile(Tile::Purse);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "rupees tile");
    finish_turn(&mut state);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "rupees");
    finish_turn(&mut state);
    while state.table.active != A {
        offer(&mut state, Main::Trade, Main::Plant);
        finish_turn(&mut state);
    }
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(is_legal(&state, "rupees") && !is_legal(&state, "rupees tile"));
}

#[test]
fn tiles_work_in_the_turn_of_another_and_with_a_token() {
    let mut state = state_with_tile(Tile::Letter);
    (state.table.active, state.table.actor) = (D, D);
    offer(&mut state, Main::Plant, Main::Hire);
    act(&mut state, "rupees");
    assert!(state.table.actor == A && is_legal(&state, "hire uva tile"));

    let mut state = state_with_tile(Tile::Letter);
    state.table.estates[A].tokens = 1;
    state.table.estates[A].tech = 1;
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "token");
    assert!(is_legal(&state, "hire ruhuna tile"));
}
