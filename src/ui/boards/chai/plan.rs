//! What the presses so far come to: the action they name, the lane that a tea will take, and all that is certain to
//! come of it. Called by the context of the board; knows no drawing.
//!
//! A tea that leaves the field asks for its lane only when it does so; here it is looked ahead, so
//! that both lanes are shown with what comes of them and the choice is made in one go.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::places::Space;
use crate::games::chai::state::Work;
use crate::games::chai::{Action, Chai, Event};
use crate::ui::shell::board_context::BoardContext;

use super::journey::{self, Trip};

/// What one action, or two in a row, would surely do.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// In the order in which they are carried out.
    pub actions: Vec<Action>,
    /// What is certain to happen.
    pub events: Vec<Event>,
    /// The trips of one's own tokens.
    pub trips: Vec<Trip>,
}

fn seat_to_act(board: BoardContext<Chai>) -> Seat {
    board.shell.read_untracked(|table| table.to_act()).unwrap_or(Seat(0))
}

fn look(board: BoardContext<Chai>, actions: Vec<Action>) -> (Plan, Vec<Action>) {
    let ahead = board.look_ahead(&actions);
    let trips = journey::trips(&ahead.events, seat_to_act(board));
    (Plan { actions, events: ahead.events, trips }, ahead.next)
}

/// The lane that an action goes up, where it is all that the action says.
pub fn lane_of(action: &Action) -> Option<Space> {
    match *action {
        Action::Lane(to) | Action::Step { from: Space::Field, to, .. } => Some(to),
        _ => None,
    }
}

/// All plans between which only the lane is open.
pub fn plans(board: BoardContext<Chai>) -> Vec<Plan> {
    let Some(action) = board.ready() else {
        // A tea of the field is pressed, or waits there: both lanes are looked at.
        let open: Vec<Action> = board.picker.with(|picker| picker.candidates().take(3).collect());
        let waits = board.view.with(|view| matches!(view.table.work(), Work::Hand(_)));
        let pressed = board.picker.with(|picker| !picker.pressed().is_empty());
        let lanes: Vec<Space> = open.iter().filter_map(lane_of).collect();
        let both = open.len() == 2 && lanes.len() == 2 && lanes[0] != lanes[1];
        let ahead = both && (waits || pressed);
        return if ahead { open.into_iter().map(|action| look(board, vec![action]).0).collect() } else { Vec::new() };
    };
    let (first, next) = look(board, vec![action]);
    let lanes: Vec<Action> = next.into_iter().filter(|next| matches!(next, Action::Lane(_))).collect();
    if lanes.len() < 2 {
        return vec![first];
    }
    lanes.into_iter().map(|lane| look(board, vec![action, lane]).0).collect()
}

/// The points that events bring a seat.
pub fn points(events: &[Event], seat: Seat) -> i32 {
    let own = events.iter().map(|event| match event {
        Event::Points { seat: of, points, .. } if *of == seat => *points,
        _ => 0,
    });
    own.sum()
}
