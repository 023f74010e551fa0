//! The board's context: its table and the state of its screen, such as the open tab.
//!
//! Created once per table and passed to all drawing functions. Contains no rules and no drawings.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Chai;
use crate::games::chai::press::Part;
use crate::ui::kit::Memo;
use crate::ui::kit::context::Size;
use crate::ui::shell::board_context::BoardContext;

use super::journey::Trip;
use super::moments::Moments;
use super::plan;

/// The tabs of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Boards,
    Plantation,
    /// The other merchant, or the automaton.
    Rival,
    Log,
}

#[derive(Clone, Copy)]
pub struct Context {
    pub board: BoardContext<Chai>,
    /// The open tab on a phone.
    pub tab: RwSignal<Tab>,
    pub moments: Moments,
}

impl Context {
    /// Creates the state of a table's screen. Call it once, inside a component.
    pub fn open(board: BoardContext<Chai>) -> Context {
        Context { board, tab: RwSignal::new(Tab::Boards), moments: Moments::follow(board) }
    }

    /// Returns the seat whose plantation is in front.
    pub fn own_seat(self) -> Seat {
        self.board.view.with(|view| view.shown_seat())
    }

    pub fn other_seat(self) -> Seat {
        Seat(1 - self.own_seat().0)
    }

    /// Returns a memo of `read` for a tab. On a phone it keeps its last value while another tab is open.
    pub fn memo_for_tab<T>(self, tab: Tab, read: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let is_hidden = move || self.board.shell.app.size.get() == Size::Phone && self.tab.get() != tab;
        Memo::new(move |last_value: Option<&T>| match last_value {
            Some(last_value) if is_hidden() => last_value.clone(),
            _ => read(),
        })
    }

    /// Returns the trips to draw over the player's own plantation.
    pub fn trips(self) -> Vec<Trip> {
        self.board.with_plan(plan::trips).unwrap_or_default()
    }

    /// Returns the picked worker if there is exactly one.
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
