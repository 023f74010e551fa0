//! Effects of a plan on the player's own plantation: the lane that a tea takes, its trips, its points. Pure functions;
//! knows no drawing.

use crate::engine::Seat;
use crate::games::chai::places::Space;
use crate::games::chai::{Action, Chai, Event};
use crate::table::plan::Plan;

use super::journey::{self, Trip};

/// Returns the lane of an action that does nothing but choose one.
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
    let own = events.iter().map(|event| match event {
        Event::Points { seat: of, points, .. } if *of == seat => *points,
        _ => 0,
    });
    own.sum()
}
