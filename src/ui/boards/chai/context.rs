//! The board's context: its table with what its screen holds besides, such as the open tab and the plan that the
//! presses so far come to.
//!
//! Opened once for a table and handed to everything that is drawn. Knows no rule and no drawing.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::places::Space;
use crate::games::chai::press::Part;
use crate::games::chai::{Action, Chai};
use crate::ui::kit::context::Size;
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;

use super::journey::Trip;
use super::plan::{self, Plan};
use super::text::Tab;

/// The table with what its screen holds besides.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub board: BoardContext<Chai>,
    /// The tab of a phone.
    pub tab: RwSignal<Tab>,
    /// Which lane was chosen ahead, for the presses of this moment.
    lane: RwSignal<Option<(Version, Space)>>,
    /// The plans, of which one is to be chosen: none while the presses name no action, two when only the lane is open.
    pub plans: Memo<Vec<Plan>>,
    /// The plan that would be carried out.
    pub plan: Memo<Option<Plan>>,
}

impl Context {
    /// What the screen of a table holds. To be called once, inside a component.
    pub fn open(board: BoardContext<Chai>) -> Context {
        let lane = RwSignal::new(None);
        let plans = Memo::new(move |_| plan::plans(board));
        let plan = Memo::new(move |_| {
            let plans = plans.get();
            if plans.len() < 2 {
                return plans.into_iter().next().filter(|_| board.ready().is_some());
            }
            // While the lane is still to be pressed there is no whole action.
            board.ready()?;
            let version = board.shell.version();
            let chosen = lane.get().filter(|(of, _)| *of == version).map(|(_, lane)| lane);
            let takes =
                |plan: &&Plan| chosen.is_some() && plan.actions.iter().any(|action| plan::lane_of(action) == chosen);
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

    /// What is drawn on a tab of a phone: while another is open it stays as it was.
    pub fn seen_on<T>(self, tab: Tab, read: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let hidden = move || self.board.shell.app.size.get() == Size::Phone && self.tab.get() != tab;
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if hidden() => before.clone(),
            _ => read(),
        })
    }

    /// Chooses a lane ahead.
    pub fn choose(self, lane: Space) {
        self.lane.set(Some((self.board.shell.version_now(), lane)));
    }

    /// Carries the plan out. A tea that was moved a step stays pressed for the next one, but in a lesson, which says
    /// itself what comes next.
    pub fn carry_out(self) {
        let Some(plan) = self.plan.get_untracked() else { return };
        let shell = self.board.shell;
        let plies = || shell.read_untracked(|table| table.plies());
        let before = plies();
        self.board.act_all(&plan.actions);
        if let ([Action::Step { .. }], [trip]) = (&plan.actions[..], &plan.trips[..])
            && plies() > before
            && shell.guide.lesson.is_none()
            && let part = Part::Token(trip.rests(), trip.tea())
            && self.board.picker.with_untracked(|picker| picker.is_lit(part))
        {
            self.board.press(part);
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
