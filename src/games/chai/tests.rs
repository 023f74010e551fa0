//! Tests of the rules of Chai, one rule a test. The laws of every game are in `tests/native`.

mod desk;
mod dock;
mod harbour;
mod plantation;
mod race;
mod street;
mod year;

use desk::BoardContext;

/// Goes on without an action, after a test has changed whose turn it is.
fn go_on(desk: &mut BoardContext) {
    super::apply::Play { state: &mut desk.state, chance: &mut desk.chance, sink: &mut desk.events }.go_on();
    desk.audit();
}
