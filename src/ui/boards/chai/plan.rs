//! Effects of a plan on the player's own plantation: the lane that a tea takes, its trips, its points. Pure functions;
//! draws nothing.

use crate::engine::Seat;
use crate::games::chai::places::Space;
use crate::games::chai::{Action, Chai, Event};
use crate::table::plan::Plan;

use super::journey::{self, Trip};

/// Returns the lane that an action chooses; `None` if it does anything else.
pub fn lane_of(action: &Action) -> Option<Space> {
    match *action {
        Action::Lane(to) | Action::Step { from: Space::Field, to, .. } => Some(to),
        _ => None,
    }
}

/// Returns the trips of the actor's tokens.
pub fn trips(plan: &Plan<Chai>) -> Vec<Trip> {
    journey::trips(&plan.events, plan.seat)
}

pub fn points(events: &[Event], seat: Seat) -> i32 {
    let gained = events.iter().map(|event| match event {
        Event::Points { seat: owner, points, .. } if *owner == seat => *points,
        _ => 0,
    });
    gained.sum()
}
