//! Sections 7.4, 17.7 and 17.15: loading, sailing, junks, a full dock.

use super::scenario::{ONE, Scenario, TWO};
use crate::engine::Seat;
use crate::games::chai::Event;
use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::Tea::{Black, Fermented, Green, Oolong, White};
use crate::games::chai::places::Pier;
use crate::games::chai::places::Run;
use crate::games::chai::places::Space::{Dock, L3};
use crate::games::chai::state::Side;

/// Returns a scene in which the fermented merchant can take two steps and has these tokens on left tier 3.
fn stepping(teas: &[crate::games::chai::pieces::Tea]) -> Scenario {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.card_of(ONE, Fermented, Side::B);
    teas.iter().for_each(|tea| {
        scene.put(ONE, L3, *tea, 1);
    });
    scene
}

/// Reserves the ship at `pier` for a merchant, with a run of 1 and 2.
fn reserve_ship(scene: &mut Scenario, seat: Seat, pier: Pier) {
    for _ in 0..2 {
        scene.table().gatherers[seat].remove(1);
    }
    scene.table().runs[pier.index()] = Some(Run { owner: seat, low: 1, high: 2 });
}

#[test]
fn a_token_that_reaches_the_dock_is_loaded_at_once_onto_a_ship_that_needs_it() {
    let mut scene = stepping(&[White]);
    scene.ship(ONE, 1, 2, &[]);
    scene.acts(&["ability", "step l3 white dock"]);
    assert_eq!((scene.merchant(ONE).cargo[0].count(White), scene.tokens(ONE, Dock, White)), (1, 0));
}

#[test]
fn a_token_that_no_ship_needs_waits_on_the_dock() {
    let mut scene = stepping(&[White]);
    scene.ship(ONE, 1, 2, &[White]);
    scene.acts(&["ability", "step l3 white dock"]);
    assert_eq!(scene.tokens(ONE, Dock, White), 1);
}

#[test]
fn with_several_ships_that_need_it_the_owner_chooses() {
    let mut scene = stepping(&[White]);
    scene.ship(ONE, 1, 2, &[]).ship(ONE, 2, 1, &[]).ship(ONE, 3, 17, &[]);
    scene.acts(&["ability", "step l3 white dock"]);
    assert_eq!(scene.legal(), ["load d1 white", "load d3 white"]);
    scene.act("load d3 white");
    assert_eq!(scene.merchant(ONE).cargo[2].count(White), 1);
}

#[test]
fn a_full_ship_sails_its_tea_returns_and_its_berth_is_free() {
    let mut scene = stepping(&[White]);
    scene.ship(ONE, 2, 2, &[Oolong]);
    scene.acts(&["ability", "step l3 white dock"]);
    assert_eq!((scene.berth(ONE, 2), scene.merchant(ONE).ships()), (None, 1));
    assert_eq!((scene.state.table.supply.count(White), scene.state.table.supply.count(Oolong)), (10, 10));
    assert!(scene.emitted(&Event::Points { seat: ONE, category: 0, points: 3 }));
}

#[test]
fn a_junk_takes_any_tea() {
    let mut scene = stepping(&[White, Green]);
    scene.ship(ONE, 1, 16, &[White]);
    scene.acts(&["ability", "step l3 green dock", "step l3 white dock"]);
    assert_eq!(scene.merchant(ONE).ships(), 1);
}

#[test]
fn tea_on_the_dock_loads_when_a_ship_is_added() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([2, 10, 11, 12]).put(ONE, Dock, White, 1).put(ONE, Dock, Green, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert!(scene.emitted(&Event::Docked {
        seat: ONE,
        ship: ShipId::new(2),
        berth: crate::games::chai::places::Berth(0)
    }));
    assert_eq!((scene.merchant(ONE).cargo[0].count(White), scene.tokens(ONE, Dock, Green)), (1, 1));
}

#[test]
fn the_owner_chooses_which_tea_of_the_dock_loads() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).put(ONE, Dock, White, 2).put(ONE, Dock, Green, 2);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert_eq!(scene.legal(), ["load d1 green", "load d1 white"]);
    scene.acts(&["load d1 white", "load d1 white"]); // then green alone is left
    assert_eq!(
        (scene.tokens(ONE, Dock, Green), scene.tokens(ONE, Dock, White), scene.merchant(ONE).ships()),
        (1, 0, 1)
    );
}

// FAQ, harbour 5.
#[test]
fn a_junk_that_arrives_may_take_tea_off_other_ships_to_sail_at_once() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 4, &[Green, White]).put(ONE, Dock, Black, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert_eq!(scene.legal(), ["fill dock black", "fill d1 green", "fill d1 white", "done"]);
    scene.act("fill d1 green").act("fill dock black");
    // The last token is taken automatically; then the tokens waiting on the dock may load again.
    assert_eq!((scene.merchant(ONE).ships(), scene.berth(ONE, 1)), (1, Some(4)));
    assert!(scene.merchant(ONE).cargo[0].is_empty());
    assert_eq!(scene.merchant(ONE).sailed, 1 << 16);
}

// docs/rules/chai.md: the year in which a player reaches the ship goal is the last.
#[test]
fn only_the_first_ship_that_reaches_the_goal_makes_the_year_the_last() {
    for (own, rival, reaches_goal) in [(2, 0, false), (3, 0, true), (3, 3, true), (3, 4, false), (4, 0, false)] {
        let mut scene = Scenario::two_players(&[1], &[]);
        scene.sailed(ONE, &[1, 2, 3, 5][..own]).sailed(TWO, &[6, 7, 8, 9][..rival]);
        scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 4, &[Green, White]).put(ONE, Dock, Black, 1);
        reserve_ship(&mut scene, ONE, Pier(0));
        scene.acts(&["pass", "fill d1 green", "fill dock black"]);
        let sailed = Event::Sailed { seat: ONE, ship: ShipId::new(16), reaches_goal };
        assert!(scene.emitted(&sailed), "{own} ships before, {rival} of the rival");
    }
}

#[test]
fn a_junk_left_alone_loads_from_the_dock_as_usual() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 4, &[Green, White]).put(ONE, Dock, Black, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.acts(&["pass", "done"]);
    assert_eq!(scene.merchant(ONE).cargo[1].count(Black), 1);
    assert_eq!(scene.merchant(ONE).cargo[0].total(), 2);
}

#[test]
fn a_junk_is_offered_nothing_without_enough_tea() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 4, &[Green]).put(ONE, Dock, Black, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert!(scene.legal_starting_with("fill").is_empty());
    assert_eq!(scene.merchant(ONE).cargo[1].count(Black), 1);
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 4, &[]).put(ONE, Dock, Black, 3);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert_eq!(scene.merchant(ONE).ships(), 1, "three on the dock fill it as usual");
}

#[test]
fn tea_left_on_the_dock_loads_onto_a_ship_that_was_robbed() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([16, 10, 11, 12]).ship(ONE, 1, 10, &[Green, Green, Black]).put(ONE, Dock, Green, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.acts(&["pass", "fill d1 green", "fill d1 green", "fill d1 black"]);
    assert_eq!((scene.merchant(ONE).cargo[0].count(Green), scene.tokens(ONE, Dock, Green)), (1, 0));
}

// FAQ, end of year 2; docs/rules/chai.md 17.7.
#[test]
fn on_a_full_dock_a_waiting_ship_is_discarded_and_its_tea_cannot_load_the_new_one() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([2, 10, 11, 12]).ship(ONE, 1, 4, &[White]).ship(ONE, 2, 5, &[]).ship(ONE, 3, 6, &[]);
    reserve_ship(&mut scene, ONE, Pier(0));
    scene.act("pass");
    assert_eq!(scene.legal(), ["discard d1", "discard d2", "discard d3"]);
    scene.act("discard d1");
    assert_eq!(scene.berth(ONE, 1), Some(2));
    assert!(scene.merchant(ONE).cargo[0].is_empty());
    assert_eq!(scene.state.table.supply.count(White), 10);
    assert_eq!(scene.state.ships.cards()[0], 4);
}

// FAQ, harbour 4.
#[test]
fn from_the_ship_deck_one_of_three_is_kept_and_the_others_go_back_in_any_order() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([2, 10, 11, 12]);
    let next: Vec<u8> = scene.state.ships.cards().iter().rev().take(4).copied().collect();
    reserve_ship(&mut scene, ONE, Pier::DECK);
    scene.act("pass");
    assert_eq!(scene.legal(), ["keep 1", "keep 2", "keep 3"]);
    assert_eq!(scene.state.ships.seen() & (1 << next[3]), 1 << next[3], "the fourth is seen");
    scene.act("keep 2");
    assert_eq!(scene.legal(), ["top 1", "top 2"]);
    scene.act("top 2");
    assert_eq!(scene.berth(ONE, 1), Some(next[1]));
    assert_eq!(scene.state.ships.peek(0), Some(next[2]));
    assert_eq!(scene.state.ships.peek(1), Some(next[0]));
}

#[test]
fn ships_come_one_after_the_other_and_a_berth_freed_by_sailing_is_free_for_the_next() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([2, 3, 11, 12]).ship(ONE, 2, 7, &[]).ship(ONE, 3, 1, &[]);
    scene.put(ONE, Dock, Oolong, 1).put(ONE, Dock, White, 1);
    reserve_ship(&mut scene, ONE, Pier(0));
    reserve_ship(&mut scene, ONE, Pier(1));
    scene.act("pass");
    assert_eq!(scene.legal_starting_with("load").len(), 2);
    scene.act("load d1 white");
    assert_eq!((scene.merchant(ONE).ships(), scene.berth(ONE, 1)), (1, Some(3)));
}

#[test]
fn ships_not_taken_stay_and_empty_slots_are_filled_in_order() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.harbour([2, 10, 11, 12]);
    reserve_ship(&mut scene, ONE, Pier(1));
    scene.act("pass");
    let ships: Vec<u8> = scene.state.table.ships.iter().flatten().map(|ship| ship.number()).collect();
    assert_eq!(ships, [2, 12, 11]);
    assert_eq!(scene.berth(ONE, 1), Some(10));
}
