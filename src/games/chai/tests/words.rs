//! Tests of the sections of the rulebook that actions cite, and of the heading of a transcript. The texts are tested in
//! `words/tests`.

use super::scenario::{ONE, Scenario};
use crate::engine::Game;
use crate::engine::session::{Session, Setup};
use crate::games::chai::pieces::Tea::{Black, Yellow};
use crate::games::chai::state::Side;
use crate::games::chai::{Action, Chai, Options};
use crate::text::transcript;

fn rule(scene: &Scenario, action: &str) -> &'static str {
    let action: Action = action.parse().expect("notation");
    Chai::rule(&scene.state, &action).0
}

#[test]
fn side_b_of_version_1_cites_the_merchants_section() {
    let mut scene = Scenario::two_players_under(1, &[3, 3], &[3]);
    scene.card_of(ONE, Yellow, Side::B);
    assert_eq!(rule(&scene, "harvest 3 white"), "harvest");
    assert_eq!(rule(&scene, "harvest 3 white twice"), "merchants");
    scene.acts(&["harvest 3 white twice"]);
    assert_eq!(rule(&scene, "take green"), "merchants", "the second token of the harvest");
    let mut scene = Scenario::two_players_under(1, &[3, 6], &[3]);
    scene.card_of(ONE, Black, Side::B);
    assert_eq!(rule(&scene, "market 3 3 deck"), "merchants");
    assert_eq!(rule(&scene, "market 3 3"), "market");
    assert_eq!(rule(&scene, "market 6 6"), "market");
}

#[test]
fn headings_of_one_seat_are_singular() {
    let session = |seats| {
        let setup = Setup::<Chai> { options: Options::default(), seats, seed: "ridge".parse().expect("a seed") };
        Session::new(setup).expect("seats")
    };
    assert!(transcript::heading(&session(1)).contains(" 1 seat ·"));
    assert!(transcript::heading(&session(2)).contains(" 2 seats ·"));
}
