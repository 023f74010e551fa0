//! What the presses so far come to: the action that is spelled, the lane that a tea will take, and
//! all that is certain to come of it.
//!
//! A tea that leaves the field asks for its lane only when it does so; here it is looked ahead, so
//! that both lanes are shown with what comes of them and the choice is made in one go.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::places::Space;
use crate::games::chai::press::Part;
use crate::games::chai::state::Work;
use crate::games::chai::{Action, Chai, Event};
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;

use super::journey::{self, Trip};
use super::text::Tab;

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

/// The table with what its screen holds besides.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub board: BoardContext<Chai>,
    /// The tab of a phone.
    pub tab: RwSignal<Tab>,
    /// Which lane was chosen ahead, for the presses of this moment.
    lane: RwSignal<Option<(Version, Space)>>,
    /// The plans, of which one is to be chosen: none while nothing is spelled, two when only the lane is open.
    pub plans: Memo<Vec<Plan>>,
    /// The plan that would be carried out.
    pub plan: Memo<Option<Plan>>,
}

fn seat_to_act(board: BoardContext<Chai>) -> Seat {
    board.shell.peek(|table| table.to_act()).unwrap_or(Seat(0))
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
fn plans(board: BoardContext<Chai>) -> Vec<Plan> {
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

impl Context {
    /// What the screen of a table holds. To be called once, inside a component.
    pub fn open(board: BoardContext<Chai>) -> Context {
        let lane = RwSignal::new(None);
        let plans = Memo::new(move |_| plans(board));
        let plan = Memo::new(move |_| {
            let plans = plans.get();
            if plans.len() < 2 {
                return plans.into_iter().next().filter(|_| board.ready().is_some());
            }
            // While the lane is still to be pressed nothing is spelled.
            board.ready()?;
            let version = board.shell.version();
            let chosen = lane.get().filter(|(of, _)| *of == version).map(|(_, lane)| lane);
            let takes = |plan: &&Plan| chosen.is_some() && plan.actions.iter().any(|action| lane_of(action) == chosen);
            plans.iter().find(takes).or(plans.first()).cloned()
        });
        Context { board, tab: RwSignal::new(Tab::Boards), lane, plans, plan }
    }

    /// Whose plantation lies in front.
    pub fn own(self) -> Seat {
        self.board.view.with(|view| view.whose())
    }

    /// The other merchant.
    pub fn other(self) -> Seat {
        Seat(1 - self.own().0)
    }

    /// Chooses a lane ahead.
    pub fn choose(self, lane: Space) {
        self.lane.set(Some((self.board.shell.version_now(), lane)));
    }

    /// Carries the plan out.
    pub fn carry_out(self) {
        if let Some(plan) = self.plan.get_untracked() {
            self.board.act_all(&plan.actions);
        }
    }

    /// The trips to be drawn over the own plantation.
    pub fn trips(self) -> Vec<Trip> {
        self.plan.with(|plan| plan.as_ref().map(|plan| plan.trips.clone()).unwrap_or_default())
    }

    /// The one worker that is picked, when it is only one.
    pub fn picked(self) -> Option<u8> {
        self.board.picker.with(|picker| {
            let mut dice = picker.pressed().iter().filter_map(|part| match part {
                Part::Die(value) => Some(*value),
                _ => None,
            });
            dice.next().filter(|_| dice.next().is_none())
        })
    }
}

/// The points that events bring a seat.
pub fn points(events: &[Event], seat: Seat) -> i32 {
    let own = events.iter().map(|event| match event {
        Event::Points { seat: of, points, .. } if *of == seat => *points,
        _ => 0,
    });
    own.sum()
}
