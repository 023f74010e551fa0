//! What an action would do, shown before it is committed.
//!
//! The action is run in several worlds that the viewer cannot tell apart, each with luck of its own. Only events that
//! are the same in all of them are shown: what depends on luck or on hidden cards is left out.

use crate::engine::{Chance, Determinize, Seat, Turn, Viewer};

/// Enough worlds that an event which depends on something hidden differs in one of them.
const WORLDS: u64 = 6;

/// What certainly comes of some actions.
pub struct Ahead<G: Determinize> {
    /// The events that are the same whatever is hidden and however luck falls.
    pub events: Vec<G::Event>,
    /// What the same seat could do then; empty when another is to act, or when that depends on luck.
    pub next: Vec<G::Action>,
}

/// The certain events of `action`, as the seat that `view` is of would see them.
pub fn events<G: Determinize>(view: &G::View, seat: Seat, action: G::Action) -> Vec<G::Event> {
    ahead::<G>(view, seat, &[action]).events
}

/// What certainly comes of `actions`, done by `seat` one after the other. What cannot be done is left out, with all
/// that comes after it.
pub fn ahead<G: Determinize>(view: &G::View, seat: Seat, actions: &[G::Action]) -> Ahead<G> {
    let events_in = |world: u64| {
        let mut chance = Chance::stream(world);
        let mut state = G::determinize(view, &mut chance);
        let mut events = Vec::new();
        let mut next = Vec::new();
        let mut legal = |state: &G::State| {
            next.clear();
            if G::turn(state) == Turn::Act(seat) {
                G::legal(state, &mut next);
            }
            next.clone()
        };
        let mut now = legal(&state);
        for action in actions {
            if !now.contains(action) {
                break;
            }
            G::apply(&mut state, *action, &mut chance, &mut events);
            now = legal(&state);
        }
        let events = events.iter().filter_map(|event| G::redact(event, Viewer::Seat(seat))).collect::<Vec<_>>();
        (events, now)
    };
    let (mut certain, mut next) = events_in(0);
    for world in 1..WORLDS {
        let (mut others, then) = events_in(world);
        certain.retain(|event| {
            let found = others.iter().position(|other| other == event);
            found.map(|index| others.remove(index)).is_some()
        });
        if then != next {
            next.clear();
        }
    }
    Ahead { events: certain, next }
}
