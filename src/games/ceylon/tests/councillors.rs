//! The eight councillors.

use super::*;

fn state_with_councillor(councillor: Councillor) -> State {
    let mut state = table(4);
    hire_councillor(&mut state, A, councillor);
    state
}

#[test]
fn guide_each_step_after_the_first_costs_1() {
    let mut state = state_with_councillor(Councillor::Guide);
    offer(&mut state, Main::Trade, Main::Plant);
    for to in Hex::all().skip(1) {
        assert_eq!(state.table.move_price(A, to), i16::from(to.distance(Hex(0))) - 1);
    }
    state.table.estates[A].rupees = 5;
    let far = Hex::all().find(|hex| hex.distance(Hex(0)) == 6).expect("a hex");
    act(&mut state, &format!("move {far}"));
    assert_eq!(state.table.estates[A].rupees, 0);
}

#[test]
fn banker_rupees_are_3() {
    let mut state = state_with_councillor(Councillor::Banker);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "rupees");
    assert_eq!(state.table.estates[A].rupees, 18);
}

#[test]
fn surveyor_plants_next_to_the_pawn_in_its_district_and_the_pawn_stays() {
    let mut state = state_with_councillor(Councillor::Surveyor);
    put_pawn(&mut state, A, "k6");
    put_plantation(&mut state, B, "k7");
    offer(&mut state, Main::Plant, Main::Trade);
    let reach = "k6".parse::<Hex>().expect("a hex").within(1);
    let expected = reach.and(HexSet::district(District::Kandy)).without(state.table.fields);
    let offered: HexSet = legal(&state)
        .iter()
        .filter_map(|action| if let Action::Plant { at, .. } = action { Some(*at) } else { None })
        .collect();
    assert_eq!(offered, expected);
    assert!(reach.iter().any(|hex| hex.district() != District::Kandy), "a border is near");
    act(&mut state, "plant k3");
    assert_eq!(state.table.estates[A].pawn.to_string(), "k6");
}

#[test]
fn broker_2_rupees_whatever_the_reward() {
    for (reward, rupees, points) in [("rupees", 15 + 9 + 2, 0), ("points", 15 + 2, 3)] {
        let mut state = state_with_councillor(Councillor::Broker);
        fill_wagons(&mut state, [0, 1, 4]);
        state.table.estates[A].chests = [3, 0, 0];
        offer(&mut state, Main::Trade, Main::Plant);
        act(&mut state, &format!("trade 1 {reward}"));
        assert_eq!((state.table.estates[A].rupees, state.table.estates[A].score), (rupees, points));
    }
}

#[test]
fn engineer_a_point_for_each_advance() {
    let mut state = state_with_councillor(Councillor::Engineer);
    offer(&mut state, Main::Advance, Main::Plant);
    act(&mut state, "advance");
    assert_eq!(state.table.estates[A].score, 1);
}

#[test]
fn nurseryman_planting_costs_4() {
    let mut state = state_with_councillor(Councillor::Nurseryman);
    state.table.estates[A].rupees = 4;
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    act(&mut state, "plant k2");
    assert_eq!(state.table.estates[A].rupees, 0);
}

#[test]
fn secretary_hiring_costs_2() {
    let mut state = state_with_councillor(Councillor::Secretary);
    put_pawn(&mut state, A, "u2");
    offer(&mut state, Main::Hire, Main::Trade);
    act(&mut state, "hire uva");
    assert_eq!(state.table.estates[A].rupees, 13);
}

// docs/rules/ceylon.md 13.12
#[test]
fn secretary_does_not_lower_his_own_price() {
    let mut state = table(4);
    seat_councillor(&mut state.table, District::Kandy, Councillor::Secretary);
    offer(&mut state, Main::Hire, Main::Trade);
    act(&mut state, "hire kandy");
    assert_eq!(state.table.estates[A].rupees, 10);
    assert_eq!(state.table.hire_cost(A), 2);
}

#[test]
fn storekeeper_the_warehouse_holds_6() {
    let mut state = state_with_councillor(Councillor::Storekeeper);
    state.table.estates[A].chests = [5, 0, 0];
    put_plantation(&mut state, A, "k5");
    put_pawn(&mut state, A, "k5");
    offer(&mut state, Main::Harvest, Main::Plant);
    act(&mut state, "harvest k5");
    if matches!(state.table.stage, Stage::Harvest { .. }) {
        act(&mut state, "done");
    }
    assert_eq!((state.table.estates[A].chests, state.table.actor), ([5, 1, 0], B));
}

// docs/rules/ceylon.md 13.12
#[test]
fn an_ability_works_from_the_moment_after_the_hire() {
    let mut state = table(4);
    state.table.estates[A].tokens = 1;
    state.table.estates[A].tech = 1;
    seat_councillor(&mut state.table, District::Kandy, Councillor::Nurseryman);
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    play(&mut state, &["token", "hire kandy", "plant k2"]);
    assert_eq!(state.table.estates[A].rupees, 15 - 5 - 4);
}

#[test]
fn abilities_apply_only_to_seats_that_hired() {
    let mut state = state_with_councillor(Councillor::Banker);
    offer(&mut state, Main::Trade, Main::Plant);
    play(&mut state, &["rupees", "rupees"]);
    assert_eq!(state.table.estates[B].rupees, 17);
}
