//! Checks the view's answers to the page against the rules.

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::ceylon::data::CONTRACTS;
use crate::games::ceylon::view::{Place, Space};

/// Calls `check` at each ply of several random games.
pub(super) fn at_each_ply(mut check: impl FnMut(&State, &[Action])) {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4)] {
        let mut chance = Chance::stream(seed);
        let options = Options { tiles: true, ..Options::default() };
        let mut state = Ceylon::setup(&options, seats, &mut chance, &mut ());
        while let Turn::Act(_) = Ceylon::turn(&state) {
            let mut actions = Vec::new();
            Ceylon::legal(&state, &mut actions);
            check(&state, &actions);
            Ceylon::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut ());
        }
    }
}

#[test]
fn shown_prices_are_the_amounts_paid() {
    at_each_ply(|state, actions| {
        let view = Ceylon::view(state, Viewer::Seat(state.table.actor));
        for action in actions {
            let mut events = Vec::new();
            Ceylon::apply(&mut state.clone(), *action, &mut Chance::stream(1), &mut events);
            let paid = events.iter().find_map(|event| match *event {
                Event::Planted { paid, .. } | Event::Hired { paid, .. } | Event::Advanced { paid, .. } => Some(paid),
                Event::Moved { paid, .. } => Some(paid),
                _ => None,
            });
            assert_eq!(view.price(*action).unwrap_or(0), paid.unwrap_or(0), "{action}");
        }
    });
}

#[test]
fn possible_actions_are_those_legal_with_the_right_card() {
    at_each_ply(|state, actions| {
        let table = &state.table;
        let (Stage::Act, Some(played)) = (table.stage, table.played) else { return };
        let main = match table.right {
            Right::Own => played.kept,
            Right::Follow => played.offered,
            Right::Token => return,
        };
        let legal = actions.iter().any(|action| match action {
            Action::Plant { .. } => main == Main::Plant,
            Action::Harvest { .. } => main == Main::Harvest,
            Action::Trade { .. } => main == Main::Trade,
            Action::Hire { .. } => main == Main::Hire,
            Action::Advance { .. } => main == Main::Advance,
            _ => false,
        });
        assert_eq!(Ceylon::view(state, Viewer::Public).could_do(table.actor, main), legal, "{main}");
    });
}

#[test]
fn free_spaces_agree_with_legal_contracts() {
    at_each_ply(|state, _| {
        let view = Ceylon::view(state, Viewer::Public);
        for seat in Seat::all(state.table.seats) {
            let (own, spaces) = (&state.table.estates[seat], view.spaces(seat));
            let supplied = spaces.iter().filter(|space| matches!(space, Space::Supplied { .. })).count();
            let markers: u8 =
                spaces.iter().map(|space| if let Space::Covered { markers, .. } = space { *markers } else { 0 }).sum();
            assert_eq!(supplied, own.companies());
            assert_eq!(markers, own.markers, "a company that is supplied has no marker on its space");
            assert_eq!(spaces.contains(&Space::Free), supplied < own.open_spaces());
        }
    });
}

#[test]
fn covered_spaces_count_the_missing_plantations() {
    let state = table(4);
    let covered = |markers, to_plant| Space::Covered { markers, to_plant };
    let spaces = Ceylon::view(&state, Viewer::Public).spaces(A);
    assert_eq!(spaces, [Space::Free, covered(1, 1), covered(2, 3), covered(2, 5), covered(2, 7)]);
}

#[test]
fn contracts_show_the_chests_in_stock() {
    let mut state = table(2);
    state.table.estates[A].chests = [0, 1, 0];
    let contract = Contract(5);
    assert_eq!(contract.order().demand, [1, 2, 0]);
    let demand: Vec<_> = Ceylon::view(&state, Viewer::Public).demand(A, contract).collect();
    assert_eq!(demand, [(Tea::Black, false), (Tea::Green, true), (Tea::Green, false)]);
}

#[test]
fn warehouse_room_is_never_negative() {
    let mut state = table(2);
    let room = |state: &State| state.table.room_left(A);
    assert_eq!(room(&state) + state.table.estates[A].stored(), state.table.capacity(A));
    state.table.estates[A].chests = [9, 0, 0];
    assert_eq!(room(&state), 0);
}

#[test]
fn the_contract_card_locates_every_contract() {
    let mut state = table(2);
    fill_wagons(&mut state, [1, 4, 13]);
    file_contract(&mut state, A, 1);
    let places = |company: Company, demand| -> Vec<Place> {
        Ceylon::view(&state, Viewer::Public).contracts(company, demand).collect()
    };
    let [one, two] = [1, 2].map(|row: usize| CONTRACTS[row].company);
    assert_eq!(places(one, [3, 0, 0]), [Place::Filed]);
    assert_eq!(places(two, [2, 1, 0]), [Place::Train, Place::Deck]);
    assert_eq!(places(one, [0, 0, 3]), []);
}
