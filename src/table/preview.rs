//! Preview: the certain effects of an action before it is committed.
//!
//! The action is run in several states that the viewer cannot tell apart, each with its own chance. Only events common
//! to all of them are shown; anything that depends on chance or on hidden cards is left out.

use crate::engine::{Chance, Determinize, Seat, Turn, Viewer};

/// Number of sampled states: enough for an event that depends on something hidden to differ in one of them.
const SAMPLES: u64 = 6;

/// Certain consequences of a sequence of actions.
pub struct Ahead<G: Determinize> {
    /// Events that are the same whatever is hidden or drawn.
    pub events: Vec<G::Event>,
    /// Legal actions of the same seat afterwards; empty if another seat is to act, or if they depend on chance or on
    /// anything hidden.
    pub next: Vec<G::Action>,
}

/// Returns the certain events of `action`, as seen by the seat that `view` belongs to.
pub fn events<G: Determinize>(view: &G::View, seat: Seat, action: G::Action) -> Vec<G::Event> {
    ahead::<G>(view, seat, &[action]).events
}

/// Returns the certain consequences of `actions`, played by `seat` in sequence. The first illegal action and all after
/// it are left out.
pub fn ahead<G: Determinize>(view: &G::View, seat: Seat, actions: &[G::Action]) -> Ahead<G> {
    let events_in = |number: u64| {
        let mut chance = Chance::stream(number);
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
    for number in 1..SAMPLES {
        let (mut others, then) = events_in(number);
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
