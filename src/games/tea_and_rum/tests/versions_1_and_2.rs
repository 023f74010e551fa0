//! The difference between the versions of the rules: the ships of a round arrive with phase 2, under version 1 before
//! phase 1.

use super::*;
use crate::engine::record::{self, Record, RecordError, Seed};
use crate::engine::session::{Session, Setup};
use crate::engine::{Determinize, Turn};

/// Plays round I under `rules` up to the decision of the only Foundry; the scene has the events so far.
fn foundry(rules: u16, seats: u8) -> Scene {
    let mut scene = Scene::new(seats).owning(Building::Foundry).cubes([0, 0, 2]).with(|table| {
        table.rules = rules;
        table.round = 0;
    });
    scene.table.begin_round(&mut Chance::stream(7), &mut scene.events);
    scene = scene.resolved();
    assert_eq!(scene.top(), Some((ME, Task::Foundry)));
    scene
}

/// Returns the ships present once the Foundry is answered, drawn from the RNG stream `luck`.
fn ships_after_foundry(scene: &Scene, luck: u64) -> u32 {
    let mut table = scene.table.clone();
    table.carry_out(Action::Smelt(1), &mut ());
    table.resolve_pending(&mut Chance::stream(luck), &mut ());
    table.ships
}

#[test]
fn under_version_2_a_foundry_decides_before_the_ships_are_known() {
    for (seats, count) in [(2, 5), (3, 7), (4, 9)] {
        let scene = foundry(2, seats);
        assert_eq!(scene.table.ships, 0);
        let came = |events: &[Event]| events.iter().any(|event| matches!(event, Event::ShipsCame { .. }));
        assert!(!came(&scene.events));
        let scene = scene.play("smelt 1");
        assert_eq!(scene.table.ships.count_ones(), count);
        let position =
            scene.events.iter().position(|event| matches!(event, Event::ShipsCame { .. })).expect("ships came");
        assert_eq!(scene.events[position - 1], Event::StageBegan { stage: Stage::Ships });
    }
}

#[test]
fn under_version_1_the_ships_came_before_phase_1() {
    let scene = foundry(1, 2);
    assert_eq!(scene.table.ships.count_ones(), 5);
    assert_eq!(ships_after_foundry(&scene, 1), scene.table.ships);
    assert_eq!(ships_after_foundry(&scene, 2), scene.table.ships, "nothing is drawn any more");
}

#[test]
fn views_during_a_foundry_hide_the_coming_ships() {
    let scene = foundry(2, 2);
    assert!(
        (1..20).any(|luck| ships_after_foundry(&scene, luck) != ships_after_foundry(&scene, 0)),
        "they are drawn only then"
    );
    let state = State(scene.table);
    for viewer in [Viewer::Seat(ME), Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = TeaAndRum::view(&state, viewer);
        assert_eq!(view.table.ships, 0);
        assert_eq!(TeaAndRum::determinize(&view, &mut Chance::stream(3)), state, "there is nothing to imagine");
    }
}

#[test]
fn ships_left_over_stay_until_the_round_is_over() {
    let mut scene = foundry(2, 3).play("smelt 0; done");
    assert_eq!(scene.table.ships.count_ones(), 7);
    scene.table.begin_round(&mut Chance::stream(1), &mut ());
    assert_eq!(scene.table.ships, 0);
}

fn setup() -> Setup<TeaAndRum> {
    Setup { options: Options::default(), seats: 3, seed: Seed::new(7) }
}

#[test]
fn a_record_of_version_1_opens_plays_on_and_is_written_as_version_1() {
    let mut session = Session::with_rules(1, setup()).expect("three may play");
    for _ in 0..60 {
        let (seat, action) = (session.to_act().expect("not over"), session.legal()[0]);
        session.act(seat, action).expect("legal");
    }
    let record = record::write(&session, &[]);
    assert_eq!(record.rules, 1);
    let mut opened = record::open::<TeaAndRum>(&record).expect("it opens");
    assert_eq!((opened.rules(), opened.hash()), (1, session.hash()));
    let (seat, action) = (opened.to_act().expect("not over"), opened.legal()[0]);
    opened.act(seat, action).expect("legal");
    assert_eq!((opened.branch_at(3).rules(), record::write(&opened, &[]).rules), (1, 1));
    assert_eq!(Session::new(setup()).expect("three may play").rules(), 2, "a new game is of the newest");
}

#[test]
fn records_of_other_versions_are_refused() {
    let record = record::write(&Session::with_rules(1, setup()).expect("three may play"), &[]);
    for rules in [0, 3, u16::MAX] {
        let other = Record { rules, ..record.clone() };
        let refused = record::open::<TeaAndRum>(&other).err();
        assert_eq!(refused, Some(RecordError::UnknownRules { wanted: rules, newest: 2 }));
    }
}

#[test]
fn version_1_is_played_to_its_end() {
    let mut session = Session::with_rules(1, setup()).expect("three may play");
    let mut luck = Chance::stream(5);
    while let Turn::Act(seat) = TeaAndRum::turn(session.state()) {
        let action = session.legal()[luck.index(session.legal().len())];
        session.act(seat, action).expect("legal");
    }
    assert!(session.outcome().is_some());
}
