//! docs/rules/chai.md 11: the automaton, and the publisher's three sample years.

use super::scenario::{ONE, Scenario, TWO};
use crate::engine::{Outcome, SeatSet};
use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::events::{ErrandReason, ShipReason};
use crate::games::chai::pieces::Dice;
use crate::games::chai::pieces::Tea::White;
use crate::games::chai::places::Space::{Field, L1};
use crate::games::chai::places::{Crew, Pier};
use crate::games::chai::{Event, GOAL_REACHED, score};

/// Returns the automaton's actions, one word per turn.
fn parts(scene: &Scenario) -> Vec<String> {
    scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Produced { seat: TWO, value, count, .. } => {
                Some(format!("P{}", value.to_string().repeat(usize::from(*count))))
            }
            Event::PalaceUsed { seat: TWO, die, .. } => Some(format!("F{die}")),
            Event::Reserved { seat: TWO, low, high, .. } => {
                Some((*low..=*high).fold("H".into(), |text, value| format!("{text}{value}")))
            }
            Event::AutomatonTook { die, slot: 0, .. } => Some(format!("M{die}@deck")),
            Event::AutomatonTook { die, slot, .. } => Some(format!("M{die}@{slot}")),
            _ => None,
        })
        .collect()
}

/// Makes the automaton begin, skipping the human player's first turn.
fn automaton_begins(scene: &mut Scenario) {
    scene.table().turn = TWO;
    crate::games::chai::tests::continue_play(scene);
}

// FAQ, 1862 playthrough.
#[test]
fn the_sample_year_1862() {
    let mut scene = Scenario::race(1862, &[2, 2, 3, 4, 4, 5, 6], &[1, 2, 3, 3, 4, 4, 6]);
    scene.harbour([10, 9, 2, 5]);
    for slot in 1..=5 {
        scene.market(slot, slot as u8);
    }
    automaton_begins(&mut scene);
    scene.act("produce 4 2");
    let crews = scene.state.table.crews;
    assert_eq!((crews[0].unwrap().owner, crews[1].unwrap().owner), (TWO, ONE), "identical: underneath the automaton's");
    scene.act("reserve s2 2 3");
    scene.acts(&["market 6 5", "plant fl"]);
    scene.acts(&["market 5 4", "plant fr"]);
    assert_eq!(scene.state.table.merchants[TWO].dice, Dice::NONE);
    scene.acts(&["market 2 2", "plant l1"]);
    assert_eq!(parts(&scene), ["P44", "F1", "M6@6", "H23", "M3@3"]);
}

// FAQ, 1866 playthrough, with the printed roll corrected: one 6 is a misprint for 4.
#[test]
fn the_sample_year_1866_with_the_misprint_corrected() {
    let mut scene = Scenario::race(1866, &[2, 2, 3, 4, 5, 5, 6], &[1, 1, 3, 4, 4, 5, 6]);
    // Two ships worth 7 points are face up; the one on top of the deck, also worth 7, demands the automaton's black
    // tea.
    scene.harbour([11, 12, 2, 10]).on_top(&[20, 21, 22, 23]);
    for slot in 1..=5 {
        scene.market(slot, slot as u8);
    }
    automaton_begins(&mut scene);
    assert!(scene.emitted(&Event::AutomatonShip { pier: Pier::DECK, ship: None, tied: 1, how: ShipReason::OwnTea }));
    scene.act("reserve s1 4 5").act("produce 2 2");
    assert_eq!(scene.state.table.crews[0].unwrap().owner, ONE, "2 2 above 1 1");
    scene.acts(&["market 6 6", "keep 1", "top 1", "plant fl"]);
    assert_eq!(parts(&scene), ["H3456", "P11", "M4@4"]);
    scene.acts(&["market 5 5", "plant fr"]).act("palace coin 3");
    assert_eq!(parts(&scene).len(), 3, "entries left over are void without workers");
}

#[test]
fn the_sample_year_1866_as_printed() {
    let mut scene = Scenario::race(1866, &[1, 1, 1], &[1, 1, 3, 4, 5, 6, 6]);
    scene.harbour([10, 4, 2, 1]);
    automaton_begins(&mut scene);
    scene.act("harvest 1 white").end_free_turn();
    scene.act("harvest 1 white").end_free_turn();
    assert_eq!(parts(&scene), ["H3456", "P11", "M6@6"]);
}

// FAQ, 1864 playthrough. The sample's first slip is taking the coin with a 2; everything else follows from it.
#[test]
fn the_sample_year_1864_by_the_written_rules() {
    let mut scene = Scenario::race(1864, &[1, 1, 3, 4, 4, 4, 5], &[1, 2, 2, 3, 5, 5, 6]);
    scene.harbour([11, 12, 2, 10]).on_top(&[25, 26]);
    for slot in 1..=5 {
        scene.market(slot, slot as u8);
    }
    scene.acts(&["market 5 5", "plant fl"]);
    scene.act("reserve s1 3 4");
    scene.act("produce 4 2");
    assert_eq!(scene.state.table.crews[0].unwrap().owner, TWO, "5 5 above 4 4");
    scene.acts(&["market 1 1", "plant fr"]);
    assert!(scene.emitted(&Event::AutomatonShip { pier: Pier::DECK, ship: None, tied: 1, how: ShipReason::OwnTea }));
    scene.act("harvest 1 black");
    assert_eq!(parts(&scene), ["F1", "M6@6", "P55", "H23", "M2@2"]);
}

// FAQ, solo market 2.
#[test]
fn a_worker_without_a_slot_goes_on_the_deck_and_takes_the_top_card() {
    let mut scene = Scenario::race(1864, &[1, 1, 6], &[1]);
    scene.table().entry = 4;
    scene.market(1, 1).on_top(&[25, 2]);
    scene.acts(&["market 1 1", "plant fl"]);
    assert!(scene.emitted(&Event::AutomatonTook { die: 1, slot: 0, card: Some(CardId::new(25)) }));
    assert_eq!(scene.state.table.pile, Dice::from_values(&[1]));
    assert!(!scene.is_legal("market 6 6"), "a worker on the deck counts as one in slot 6");
    assert!(
        scene.emitted(&Event::Points { seat: TWO, category: score::CRATES, points: 3 }),
        "its crates count as full"
    );
}

#[test]
fn with_the_deck_empty_the_worker_is_spent() {
    let mut scene = Scenario::race(1864, &[1, 1], &[1, 1]);
    scene.table().entry = 6;
    scene.market(1, 1);
    scene.shorten(0).acts(&["market 1 1", "plant fl"]);
    assert!(scene.emitted(&Event::AutomatonTook { die: 1, slot: 0, card: None }));
    assert_eq!(scene.state.table.spent.total(), 1);
}

#[test]
fn its_coin_takes_the_lowest_worker_and_next_year_it_walks_one_marker() {
    let mut scene = Scenario::race(1864, &[1], &[3, 5]);
    scene.act("harvest 1 white");
    assert_eq!(parts(&scene)[0], "F3");
    assert_eq!((scene.state.table.starter, scene.seat()), (TWO, Some(ONE)));
    assert!(scene.events.iter().any(|event| matches!(event, Event::Walked { seat: TWO, steps: 1, .. })));
    assert_eq!(scene.state.table.merchants[TWO].tokens_on_board(), 0, "the automaton has nothing from the marker");
}

#[test]
fn an_errand_that_cannot_be_done_is_used_up_by_the_market() {
    let mut scene = Scenario::race(1864, &[1, 1], &[3, 5]);
    scene.acts(&["palace coin 1"]);
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Errand { entry: 1, because: ErrandReason::CoinTaken, .. }))
    );
    assert_eq!((parts(&scene), scene.state.table.entry), (vec!["M5@5".to_string()], 1));
    let mut scene = Scenario::race(1866, &[1, 1, 1], &[3, 5]);
    scene.act("harvest 1 white").end_free_turn();
    scene.act("harvest 1 white").end_free_turn();
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::Errand { entry: 1, because: ErrandReason::NoRun, .. }))
    );
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::Errand { entry: 2, because: ErrandReason::NoSet, .. }))
    );
}

// FAQ, solo production 1.
#[test]
fn a_fourth_set_goes_back_and_its_workers_to_the_market_one_at_a_time() {
    let mut scene = Scenario::race(1862, &[1], &[2, 2, 4]);
    scene.crews(&[(6, 2), (5, 2), (3, 2)]);
    scene.act("harvest 1 white");
    assert!(scene.emitted(&Event::AutomatonFourth { value: 2, count: 2 }));
    // The turn is used up; the coin takes its normal workers, the market the others.
    let parts = parts(&scene);
    assert_eq!((parts.len(), parts[0].as_str()), (3, "F4"));
    assert!(parts[1..].iter().all(|part| part.starts_with("M2")), "{parts:?}");
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Errand { entry: 4, because: ErrandReason::MarketOnly, .. }))
    );
}

#[test]
fn a_set_of_the_automaton_that_is_pushed_off_is_for_the_market_alone() {
    let mut scene = Scenario::race(1862, &[6, 6, 1], &[4]);
    scene.crews(&[(5, 2), (4, 2)]);
    for _ in 0..2 {
        scene.table().gatherers[TWO].remove(1);
    }
    scene.table().crews[2] = Some(Crew { owner: TWO, value: 2, count: 2 });
    scene.act("produce 6 2");
    assert!(scene.emitted(&Event::Returned { seat: TWO, dice: Dice::from_values(&[2, 2]) }));
    let automaton = scene.state.table.merchants[TWO];
    assert_eq!(automaton.market_only.total() + automaton.dice.total(), 2, "it has used one of three already");
}

#[test]
fn of_equal_workers_one_for_the_market_alone_goes_first() {
    let mut scene = Scenario::race(1860, &[1, 1], &[5, 5]);
    let automaton = scene.merchant(TWO);
    (automaton.dice, automaton.market_only) = (Dice::from_values(&[5]), Dice::from_values(&[5]));
    scene.act("harvest 1 white").end_free_turn();
    assert_eq!(scene.state.table.merchants[TWO].market_only, Dice::NONE);
}

// FAQ, solo harbour 2; docs/rules/chai.md 17.19.
#[test]
fn among_equal_ships_those_of_its_tea_come_first_and_the_person_breaks_ties() {
    let mut scene = Scenario::race(1866, &[1, 1], &[3, 4]);
    scene.harbour([10, 15, 11, 2]).act("harvest 1 white").end_free_turn();
    assert_eq!((scene.seat(), scene.legal()), (Some(ONE), vec!["send s1".to_string(), "send s2".into()]));
    scene.act("send s2");
    assert_eq!(scene.state.table.runs[1].map(|run| run.owner), Some(TWO));
    let mut scene = Scenario::race(1866, &[1, 1], &[3, 4]);
    scene.harbour([11, 12, 13, 2]).act("harvest 1 white").end_free_turn();
    assert_eq!(scene.legal_starting_with("send").len(), 3, "none wants black: all that are tied");
    let mut scene = Scenario::race(1866, &[1, 1], &[3, 4]);
    scene.harbour([17, 5, 6, 2]).act("harvest 1 white").end_free_turn();
    assert_eq!(
        scene.legal_starting_with("send"),
        ["send s2", "send s3"],
        "a junk counts by its points, and wants no tea"
    );
}

// FAQ, solo harbour 4.
#[test]
fn it_never_answers_but_moves_to_the_best_free_ship() {
    let mut scene = Scenario::race(1866, &[1, 5, 6], &[3, 4]);
    scene.harbour([10, 4, 2, 1]).act("harvest 1 white").end_free_turn();
    scene.act("reserve s1 5 6");
    assert_eq!(scene.state.table.runs[1].map(|run| run.owner), None, "the year is over by now");
    let ship = Some(ShipId::new(4));
    assert!(scene.emitted(&Event::Relocated { seat: TWO, pier: Pier(1), ship, low: 3, high: 4 }));
    let sailed = Event::Sailed { seat: TWO, ship: ShipId::new(4), reaches_goal: false };
    assert!(scene.emitted(&sailed), "its ships sail at the end of the year");
}

#[test]
fn with_no_ship_free_it_takes_its_workers_back() {
    let mut scene = Scenario::race(1866, &[1, 5, 6, 1], &[3, 4]);
    scene.one_ship(10);
    scene.act("harvest 1 white").end_free_turn();
    scene.act("reserve s1 5 6");
    assert!(scene.emitted(&Event::Returned { seat: TWO, dice: Dice::from_values(&[3, 4]) }));
}

#[test]
fn from_the_ship_deck_it_takes_the_top_without_a_search() {
    let mut scene = Scenario::race(1866, &[1], &[3, 4]);
    scene.harbour([1, 2, 3, 10]).act("harvest 1 white");
    assert!(scene.emitted(&Event::Sailed { seat: TWO, ship: ShipId::new(10), reaches_goal: false }));
    assert!(scene.emitted(&Event::Points { seat: TWO, category: score::MERCHANT, points: 1 }), "a clipper of its tea");
}

#[test]
fn the_person_has_the_coin_and_the_automaton_side_a() {
    let options = crate::engine::variant::read("first=b,second=b").expect("options");
    let scene = Scenario::begin(1, &options);
    assert_eq!((scene.state.table.coin, scene.seat()), (ONE, Some(ONE)));
    assert_eq!(scene.state.table.merchants[TWO].side, crate::games::chai::Side::A);
}

#[test]
fn the_automaton_can_end_and_win_the_race() {
    let mut scene = Scenario::race(1866, &[1], &[]);
    scene.sailed(TWO, &[10, 11, 12, 13]);
    scene.act("harvest 1 white");
    let Outcome { end, winners, scores, .. } = scene.outcome().expect("over");
    assert_eq!((end, winners), (GOAL_REACHED, SeatSet::default()));
    assert_eq!(scores.0[1], 28 + 1);
}

#[test]
fn the_automaton_uses_no_harvest_and_spends_no_movement() {
    let mut scene = Scenario::race(1862, &[1], &[4, 4]);
    scene.put(ONE, L1, White, 1).act("harvest 1 white");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Movement { seat: TWO, .. })));
    assert_eq!(scene.tokens(ONE, Field, White), 1);
}
