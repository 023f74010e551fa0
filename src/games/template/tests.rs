//! Tests of this game alone. A real game has more: one for each of its rules.

use super::{Template, View};
use crate::engine::Seat;
use crate::engine::session::Setup;
use crate::laws::hearing::{self, Heard};
use crate::words::Topic;

/// The messages of facts and those inside them.
const SAID: &[&str] = &["fact-pours", "line-emptied", "part-pot", "cups"];

#[test]
fn what_is_heard_is_the_whole_view() {
    hearing::check::<Template>(SAID, rebuild);
}

#[test]
#[should_panic(expected = "what can be heard is the view")]
fn a_fact_that_is_missed_breaks_the_law() {
    hearing::check::<Template>(SAID, |setup, heard| Ok(View { winner: None, ..rebuild(setup, heard)? }));
}

/// Builds the view again from what is heard.
fn rebuild(setup: &Setup<Template>, heard: &Heard) -> Result<View, String> {
    let pot = heard.find(Topic::Place(0), "part-pot").ok_or("no pot")?;
    let seat_with = |id: &str| Seat::all(setup.seats).find(|seat| heard.find(Topic::Side(*seat), id).is_some());
    Ok(View {
        viewer: heard.viewer,
        seats: setup.seats,
        cups: pot.read("cups", &["cups"])?.number("count")?,
        to_act: seat_with("fact-pours"),
        winner: seat_with("line-emptied"),
        turn: heard.heading.read(&["heading"])?.number("turn")?,
    })
}
