//! Tests of the rules of Chai, one rule per test. The invariants of every game are in `tests/native`.

mod dock;
mod harbour;
mod hearing;
mod looking;
mod plantation;
mod race;
pub(super) mod scenario;
mod street;
mod version_1;
mod version_2;
mod words;
mod year;

use scenario::Scenario;

/// Continues without an action after a test has changed whose turn it is.
fn continue_play(scene: &mut Scenario) {
    super::apply::Play { state: &mut scene.state, chance: &mut scene.chance, sink: &mut scene.events }.advance();
    scene.audit();
}
