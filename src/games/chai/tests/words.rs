//! What players read where it depends on the position: prompts, lines of the story, refusals, links to the rulebook.

use super::scenario::{ONE, Scenario, at};
use crate::engine::session::{Session, Setup};
use crate::engine::{Game, Viewer};
use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::Tea::{Black, Green, Oolong, White, Yellow};
use crate::games::chai::places::Hall;
use crate::games::chai::places::Space::{Field, L1};
use crate::games::chai::press::Part;
use crate::games::chai::state::Side;
use crate::games::chai::{Action, Chai, Event, Options};
use crate::text::transcript;
use crate::words::{Speaker, Words};

fn names() -> Vec<String> {
    ["Asha", "Bao"].map(String::from).to_vec()
}

/// What the first merchant is asked.
fn asked(scene: &Scenario) -> String {
    let names = names();
    Chai::prompt(&Chai::view(&scene.state, Viewer::Seat(ONE)), &Speaker { names: &names, reader: Viewer::Seat(ONE) })
}

/// The lines of these events with what stands at their ends.
fn lines(scene: &Scenario, wanted: impl Fn(&Event) -> bool) -> Vec<(String, String)> {
    let names = names();
    let speaker = Speaker { names: &names, reader: Viewer::Public };
    let lines = scene.events.iter().filter(|event| wanted(event)).filter_map(|event| Chai::line(event, &speaker));
    lines.map(|line| (line.text, line.aside)).collect()
}

fn rule(scene: &Scenario, action: &str) -> &'static str {
    let action: Action = action.parse().expect("notation");
    Chai::rule(&scene.state, &action).0
}

#[test]
fn after_the_placement_the_prompt_names_what_is_left() {
    let mut scene = Scenario::two(&[3, 5], &[1]);
    scene.card_of(ONE, Yellow, Side::B).acts(&["harvest 3 white"]);
    assert_eq!(asked(&scene), "Change a worker with tea, use your merchant, or end your turn");
    scene.acts(&["ability", "take green"]);
    assert_eq!(asked(&scene), "Change a worker with tea, or end your turn");
    // The last worker is placed: tea changes nothing any more.
    let mut scene = Scenario::two(&[3], &[1]);
    scene.card_of(ONE, Yellow, Side::B).acts(&["harvest 3 white"]);
    let only = "Use your merchant to take one tea of your choice into your field, or end your turn";
    assert_eq!(asked(&scene), only);
}

#[test]
fn swapped_and_exchanged_cards_are_in_the_story() {
    let swapped = |scene: &Scenario| lines(scene, |event| matches!(event, Event::CardsSwapped { .. }));
    let line = "Asha swaps the cards left of the field and at left tier 1";
    let mut scene = Scenario::two(&[3, 5], &[1]);
    scene.card(ONE, "fl", 1).card(ONE, "l1", 4).acts(&["palace swap 3"]);
    assert_eq!(swapped(&scene).first().map(|line| line.0.as_str()), Some(line));
    let mut scene = Scenario::two(&[3, 5], &[1]);
    scene.card_of(ONE, Oolong, Side::B).card(ONE, "fl", 1).card(ONE, "l1", 4).acts(&["ability"]);
    assert_eq!(swapped(&scene).first().map(|line| line.0.as_str()), Some(line));
}

#[test]
fn a_ship_that_is_fought_for_is_called_by_its_name() {
    let mut scene = Scenario::two(&[3, 4, 5], &[5, 6, 1, 2]);
    scene.harbour([10, 4, 2, 1]).act("reserve s1 3 4").act("reserve deck 1 2");
    let reserved = lines(&scene, |event| matches!(event, Event::Reserved { .. }));
    let reserved: Vec<&str> = reserved.iter().map(|line| line.0.as_str()).collect();
    let name = ShipId::new(10).ship().name;
    assert_eq!(reserved, [&format!("Asha reserves {name} with 3 4"), "Bao reserves the ship deck with 1 2"]);
}

#[test]
fn a_crate_brings_its_points_when_it_is_full() {
    let mut scene = Scenario::two(&[3, 3, 3], &[1]);
    scene.card(ONE, "fl", 25).acts(&["harvest 3 green"]).rest();
    scene.table().turn = ONE;
    scene.acts(&["harvest 3 green"]);
    let stored = lines(&scene, |event| matches!(event, Event::Stored { .. }));
    let expected = [("Asha stores green in a crate, 1 of 2", ""), ("Asha stores green in a crate, 2 of 2", "+3")];
    assert_eq!(stored, expected.map(|(text, aside)| (text.to_owned(), aside.to_owned())));
}

#[test]
fn a_discarded_card_takes_its_points_with_it() {
    let line = |card: u8, tokens: u8| {
        let card = crate::games::chai::data::CardId::new(card);
        let event = Event::CardDiscarded { seat: ONE, card, slot: at("fl"), tokens };
        Chai::line(&event, &Speaker { names: &names(), reader: Viewer::Public }).map(|line| line.aside)
    };
    assert_eq!(line(1, 0).as_deref(), Some("−1"), "withering");
    assert_eq!(line(25, 1).as_deref(), Some(""), "a crate that was not full was worth nothing");
    assert_eq!(line(25, 2).as_deref(), Some("−3"));
}

#[test]
fn side_b_of_version_1_rests_on_the_merchants_section() {
    let mut scene = Scenario::two_under(1, &[3, 3], &[3]);
    scene.card_of(ONE, Yellow, Side::B);
    assert_eq!(rule(&scene, "harvest 3 white"), "harvest");
    assert_eq!(rule(&scene, "harvest 3 white twice"), "merchants");
    scene.acts(&["harvest 3 white twice"]);
    assert_eq!(rule(&scene, "take green"), "merchants", "the second token of the harvest");
    let mut scene = Scenario::two_under(1, &[3, 6], &[3]);
    scene.card_of(ONE, Black, Side::B);
    assert_eq!(rule(&scene, "market 3 3 deck"), "merchants");
    assert_eq!(rule(&scene, "market 3 3"), "market");
    assert_eq!(rule(&scene, "market 6 6"), "market");
}

#[test]
fn a_merchant_that_can_do_nothing_says_what_is_missing() {
    let why = |tea| {
        let mut scene = Scenario::two(&[3, 5], &[1]);
        scene.card_of(ONE, tea, Side::B);
        let refusal = Chai::refuse(&Chai::view(&scene.state, Viewer::Seat(ONE)), Part::Ability);
        assert_eq!(refusal.rule.0, "merchants");
        refusal.why
    };
    assert_eq!(why(Green), "Your merchant moves a card: you need one, and an empty slot.");
    assert_eq!(why(Oolong), "Your merchant exchanges two cards, and you have fewer.");
    assert_eq!(why(Black), "None of your cards lies face down.");
    let mut scene = Scenario::two(&[3, 5], &[1]);
    scene.put(ONE, Field, White, 1).acts(&["harvest 3 white"]);
    let refusal = Chai::refuse(&Chai::view(&scene.state, Viewer::Seat(ONE)), Part::Hall(Hall::Coin));
    assert_eq!(refusal.why, "You have placed workers already: you place once a turn.");
    assert_eq!(scene.tokens(ONE, L1, White), 0);
}

#[test]
fn one_seat_is_one() {
    let session = |seats| {
        let setup = Setup::<Chai> { options: Options::default(), seats, seed: "ridge".parse().expect("a seed") };
        Session::new(setup).expect("seats")
    };
    assert!(transcript::heading(&session(1)).contains(" 1 seat ·"));
    assert!(transcript::heading(&session(2)).contains(" 2 seats ·"));
}
