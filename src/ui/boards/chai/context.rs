//! The board's context: its table with what its screen holds besides, such as the open tab.
//!
//! Opened once for a table and handed to everything that is drawn. Knows no rule and no drawing.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Chai;
use crate::games::chai::press::Part;
use crate::ui::kit::context::Size;
use crate::ui::shell::board_context::BoardContext;

use super::journey::Trip;
use super::plan;
use super::text::Tab;

/// The table with what its screen holds besides.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub board: BoardContext<Chai>,
    /// The tab of a phone.
    pub tab: RwSignal<Tab>,
}

impl Context {
    /// What the screen of a table holds. To be called once, inside a component.
    pub fn open(board: BoardContext<Chai>) -> Context {
        Context { board, tab: RwSignal::new(Tab::Boards) }
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

    /// The trips to be drawn over the own plantation.
    pub fn trips(self) -> Vec<Trip> {
        self.board.with_plan(plan::trips).unwrap_or_default()
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
