//! Checks the view's answers to the page against the legal actions and their effects.

use super::scenario::{ONE, Scenario, TWO};
use crate::engine::{Chance, Game, Seat, Viewer};
use crate::games::chai::action::Action;
use crate::games::chai::data::{Errand, WORKERS};
use crate::games::chai::places::{House, Pier};
use crate::games::chai::state::{Stage, State, Work};
use crate::games::chai::view::{NextErrand, View};
use crate::games::chai::{Chai, Event, Options};

fn view(state: &State) -> View {
    Chai::view(state, Viewer::Everyone)
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Chai::legal(state, &mut legal);
    legal
}

#[test]
fn predicates_of_the_view_agree_with_the_legal_actions() {
    for seats in [1, 2, 2, 1] {
        let mut chance = Chance::stream(40 + u64::from(seats));
        let mut events = Vec::new();
        let mut state = Chai::setup(&Options::default(), seats, &mut chance, &mut events);
        loop {
            let legal = legal(&state);
            if legal.is_empty() {
                break;
            }
            check_agreement(&state, &legal);
            Chai::apply(&mut state, legal[chance.index(legal.len())], &mut chance, &mut events);
        }
    }
}

fn check_agreement(state: &State, legal: &[Action]) {
    let (view, table) = (view(state), &state.table);
    let placing = table.work() == Work::Idle && table.stage == Stage::Turn && !table.placed;
    for pier in Pier::ALL {
        let listed = legal.iter().any(|action| matches!(action, Action::Reserve(to, ..) if *to == pier));
        assert!(!placing || listed == view.could_reserve(table.turn, pier), "{pier}");
        let free = legal.contains(&Action::Send(pier));
        let is_asked = matches!(table.work(), Work::Relocate { run, .. } if !table.is_automaton(run.owner));
        assert!(!is_asked || free == view.could_move_to().any(|other| other == pier), "{pier}");
    }
    let choices = legal.iter().filter(|action| matches!(action, Action::Keep(_) | Action::Top(_))).count();
    assert_eq!(choices, usize::from(view.choice_count()));
    if table.stage == Stage::Turn {
        for seat in Seat::all(2) {
            let (free, placed) = (view.free_workers(seat).total(), view.placed_workers(seat).len());
            assert_eq!(usize::from(free) + placed, usize::from(WORKERS), "every worker is somewhere");
        }
    }
    if placing && !table.merchants[table.turn].dice.is_empty() {
        legal.iter().for_each(|action| check_placed_workers(state, *action));
    }
}

/// Checks that an action places the number of workers that [`Action::workers`] returns, unless workers return or the
/// year ends.
fn check_placed_workers(state: &State, action: Action) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    Chai::apply(&mut after, action, &mut Chance::stream(1), &mut events);
    let back = events.iter().any(|event| matches!(event, Event::Returned { .. } | Event::YearEnded { .. }));
    let seat = state.table.turn;
    let placed = |state: &State| view(state).placed_workers(seat).len();
    if !back {
        assert_eq!(placed(&after), placed(state) + usize::from(action.workers()), "{action}");
    }
}

#[test]
fn workers_are_listed_by_house() {
    let mut scene = Scenario::two_players(&[1, 2, 3, 4, 5, 6, 6], &[1]);
    scene.act("palace coin 6").end_free_turn().act("pass");
    scene.act("reserve s1 2 3").end_free_turn();
    let placed = view(&scene.state).placed_workers(ONE);
    assert_eq!(placed, [(6, House::Palace), (2, House::Harbour), (3, House::Harbour)]);
}

#[test]
fn a_conflict_shows_the_longest_answer_of_the_holder() {
    let mut scene = Scenario::two_players(&[2, 3], &[4, 5, 6]);
    scene.act("reserve s1 2 3").act("reserve s1 4 5");
    // The first merchant has no worker left and cannot answer, so there is no pending conflict.
    assert_eq!(view(&scene.state).conflict(), None);
    let mut scene = Scenario::two_players(&[2, 3, 4, 5], &[4, 5, 6]);
    scene.act("reserve s1 2 3").act("reserve s1 4 5");
    let conflict = view(&scene.state).conflict().expect("the first may answer");
    assert_eq!((conflict.lost.low, conflict.held.low, conflict.automaton), (2, 4, false));
    assert_eq!((conflict.reach.low, conflict.reach.high), (4, 6), "the 6 joins the holder's run");
    assert!(conflict.is_safe(2, 5) && !conflict.is_safe(2, 4));
}

#[test]
fn the_next_errand_is_the_next_entry_of_the_year_card() {
    let mut scene = Scenario::race(1862, &[2, 2, 3], &[1, 6]);
    scene.table().entry = 2;
    assert_eq!(view(&scene.state).next_errand(), Some(NextErrand::Entry(3, Errand::Market)));
    scene.table().entry = 6;
    assert_eq!(view(&scene.state).next_errand(), Some(NextErrand::Market));
    scene.merchant(TWO).dice = Default::default();
    assert_eq!(view(&scene.state).next_errand(), Some(NextErrand::None));
    assert_eq!(view(&scene.state).years_left(), 5);
}
