//! What an action would do, shown before it is committed.
//!
//! The action is run in several worlds that the viewer cannot tell apart, each with luck of its
//! own. Only events that are the same in all of them are shown: what depends on luck or on hidden
//! cards is not foretold.

use crate::engine::{Chance, Imagine, Seat, Viewer};

/// Enough worlds that an event which depends on something hidden differs in one of them.
const WORLDS: u64 = 6;

/// The certain events of `action`, as the seat that `view` is of would be told.
pub fn events<G: Imagine>(view: &G::View, seat: Seat, action: G::Action) -> Vec<G::Event> {
    let told = |world: u64| {
        let mut chance = Chance::stream(world);
        let mut state = G::imagine(view, &mut chance);
        let mut events = Vec::new();
        G::apply(&mut state, action, &mut chance, &mut events);
        events.iter().filter_map(|event| G::redact(event, Viewer::Seat(seat))).collect::<Vec<_>>()
    };
    let mut certain = told(0);
    for world in 1..WORLDS {
        let mut others = told(world);
        certain.retain(|event| {
            let found = others.iter().position(|other| other == event);
            found.map(|index| others.remove(index)).is_some()
        });
    }
    certain
}
