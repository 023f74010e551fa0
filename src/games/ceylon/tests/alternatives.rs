//! The two alternatives: moving and taking rupees.

use super::*;

fn table_with_rupees(rupees: i16) -> State {
    let mut state = table(4);
    state.table.estates[A].rupees = rupees;
    offer(&mut state, Main::Trade, Main::Plant);
    state
}

// The rulebook's example: the first step is free, the second costs 1, the third 2.
#[test]
fn a_move_of_three_steps_costs_3() {
    let mut state = table_with_rupees(15);
    let to = Hex::all().find(|hex| hex.distance(Hex(0)) == 3).expect("a hex");
    act(&mut state, &format!("move {to}"));
    assert_eq!((state.table.estates[A].pawn, state.table.estates[A].rupees), (to, 12));
}

#[test]
fn a_move_of_n_steps_costs_the_sum_of_the_steps_before() {
    for (steps, price) in [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)] {
        for to in Hex::all().filter(|hex| hex.distance(Hex(0)) == steps) {
            assert!(is_legal(&table_with_rupees(price), &format!("move {to}")));
            assert!(price == 0 || !is_legal(&table_with_rupees(price - 1), &format!("move {to}")));
        }
    }
}

#[test]
fn pawns_and_plantations_block_no_move() {
    let mut state = table_with_rupees(15);
    for (seat, at) in [(B, "k3"), (C, "k4"), (D, "k2")] {
        put_plantation(&mut state, seat, at);
        put_pawn(&mut state, seat, at);
    }
    assert!(is_legal(&state, "move k4") && is_legal(&state, "move k8") && is_legal(&state, "move d1"));
}

#[test]
fn a_move_has_at_least_one_step() {
    assert!(!is_legal(&table_with_rupees(15), "move k1"));
}

// docs/rules/ceylon.md 13.3
#[test]
fn no_pawn_enters_a_district_that_was_dropped() {
    let mut state = table(2);
    state.table.estates[A].rupees = 60;
    offer(&mut state, Main::Trade, Main::Plant);
    assert!(
        legal(&state).iter().all(|action| !matches!(action, Action::Move { to, .. } if to.district() == District::Uva))
    );
    assert_eq!(legal(&state).iter().filter(|action| matches!(action, Action::Move { .. })).count(), 23);
}

#[test]
fn taking_rupees_gives_2() {
    let mut state = table_with_rupees(3);
    act(&mut state, "rupees");
    assert_eq!(state.table.estates[A].rupees, 5);
}
