//! The shared state of this board: whose player board is in front, the current task, the changes of the chosen action.
//! Created once per table by the layouts; `Copy`, so that closures can hold it. Reads the view and the picker; contains
//! no rules.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use crate::engine::Seat;
use crate::games::tea_and_rum::composer::Terms;
use crate::games::tea_and_rum::{Action, Board, Change, Event, Goods, Icon, Player, Stage, Task, TeaAndRum};
use crate::ui::kit::context::Size;
use crate::ui::kit::{Memo, effect};
use crate::ui::shell::board_context::BoardContext;

use super::town::{self, Crowds};

/// The content of a phone below the street.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Town,
    Build,
    Captains,
    Contracts,
    /// Tracks, allegiances, seats, the player's own board.
    Island,
}

/// A subject that needs the player's attention. Some subjects temporarily replace the shelves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// Nothing needs attention: the shelves are visible.
    Town,
    Build,
    Hire,
    Deliver,
    Trade,
    Ships,
    /// The Crown has called the player, who chooses an allegiance.
    Swear,
    /// The warehouse, while goods do not fit.
    Overflow,
}

impl Focus {
    /// Returns the subject of a decision; `None` if it has none.
    fn for_task(task: Option<Task>) -> Option<Focus> {
        match task? {
            Task::Icon(Icon::Build, _) => Some(Focus::Build),
            Task::Icon(Icon::Hire, _) => Some(Focus::Hire),
            Task::Icon(Icon::Fulfil, _) => Some(Focus::Deliver),
            Task::Icon(Icon::Trade, _) => Some(Focus::Trade),
            Task::Swear => Some(Focus::Swear),
            Task::Overflow => Some(Focus::Overflow),
            _ => None,
        }
    }
}

/// The table as this board reads it.
#[derive(Clone, Copy)]
pub struct Context {
    pub board: BoardContext<TeaAndRum>,
    /// The seat whose board is at the lower edge.
    pub seat: Memo<Seat>,
    pub player: Memo<Player>,
    pub goods: Memo<Goods>,
    /// The current task of the person in front of the screen.
    pub task: Memo<Option<Task>>,
    /// Whether that task is a trade.
    pub trading: Memo<bool>,
    /// The current subject; it determines what replaces the shelves.
    pub focus: Memo<Focus>,
    /// The changes for that seat by the chosen action, otherwise by the trade on the scale, otherwise by the piece
    /// pointed at.
    pub change: Memo<Option<Change>>,
    /// The accessible name of the lit piece under the mouse or the focus.
    pointed: RwSignal<Option<String>>,
    /// The Automa's action since the viewer last acted: on which board, and whether it placed a worker.
    pub automa_move: Memo<Option<(Board, bool)>>,
    /// The owners of the workers in each house, from the bottom row up.
    pub crowds: Memo<Crowds>,
    /// The tab of a phone, or the shelf of a tablet.
    pub tab: RwSignal<Tab>,
}

impl Context {
    /// Creates the signals. Call it once per table, inside a component.
    pub fn open(board: BoardContext<TeaAndRum>) -> Context {
        let seat = Memo::new(move |_| board.hand_seat.get().unwrap_or(Seat(0)));
        let player = Memo::new(move |_| board.view.with(|view| view.after_exchange(seat.get())));
        let task = Memo::new(move |_| {
            board.is_asked().then(|| board.view.with(|view| view.table.decision().map(|(_, task)| task))).flatten()
        });
        let focus = Memo::new(move |_| {
            let looks_at_ships =
                || board.view.with(|view| view.table.stage == Stage::Ships && !view.table.passed.has(seat.get()));
            let default_focus = || if looks_at_ships() { Focus::Ships } else { Focus::Town };
            Focus::for_task(task.get()).unwrap_or_else(default_focus)
        });
        let action_change = Memo::new(move |_| {
            board.ready()?;
            board.with_plan(|plan| board.view.with(|view| Change::foreseen(view, &plan.actions)))
        });
        let mut ctx = Context {
            board,
            seat,
            player,
            goods: Memo::new(move |_| player.get().goods),
            task,
            trading: Memo::new(move |_| matches!(task.get(), Some(Task::Icon(Icon::Trade, _)))),
            focus,
            change: action_change,
            pointed: RwSignal::new(None),
            automa_move: Memo::new(move |_| automa_move(board)),
            crowds: Memo::new(move |_| town::crowds(board)),
            tab: RwSignal::new(Tab::Town),
        };
        // A trade on the scale and a piece that is only pointed at have no chosen action, but their changes are shown
        // in the same places.
        ctx.change = Memo::new(move |_| {
            let trade_change = || ctx.terms().map(|terms| board.view.with(|view| terms.change(view)));
            let foreseen = |action| board.view.with(|view| Change::foreseen(view, &[action]));
            // In a lesson the mouse still rests where the press before it was asked for.
            let is_lesson = board.shell.guide.lesson.is_some();
            let pointed_change = || pointed_at(board, &ctx.pointed.get()?).filter(|_| !is_lesson).map(foreseen);
            action_change.get().or_else(trade_change).or_else(pointed_change)
        });
        ctx
    }

    pub fn terms(self) -> Option<Terms> {
        let drafted = self.board.pressing.with(|pressing| {
            let (_, view) = pressing.actor()?;
            Some(pressing.draft()?.terms(view))
        });
        let begun = || self.trading.get().then(|| self.board.view.with(Terms::begun));
        drafted.unwrap_or_else(begun)
    }

    /// Follows the mouse or the focus to another place of the board.
    pub fn point(self, event: &web_sys::Event) {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let piece = target.and_then(|target| target.closest("[data-lit]").ok().flatten());
        let name = piece.and_then(|piece| piece.get_attribute("aria-label"));
        if self.pointed.with_untracked(|previous| *previous != name) {
            self.pointed.set(name);
        }
    }

    /// Whether there is more room than on a phone. The whole board is rebuilt when that changes.
    pub fn is_roomy(self) -> bool {
        self.board.shell.app.size.get_untracked() != Size::Phone
    }

    /// Whether cards explain their effects in text, because no mouse can hover over them.
    pub fn has_words(self) -> bool {
        self.board.shell.app.size.get_untracked() != Size::Desktop
    }

    /// Whether buildings or captains are drawn large, over the other shelves of a desktop.
    pub fn is_choosing_large(self) -> bool {
        !self.has_words() && matches!(self.focus.get_untracked(), Focus::Build | Focus::Hire)
    }

    /// Returns the number of cards the player could choose from with this icon; `None` for icons that lead to no card.
    pub fn could_choose(self, icon: Icon) -> Option<usize> {
        self.board.view.with(|view| view.could_choose(self.seat.get(), icon))
    }

    /// Returns the same as [`Context::could_choose`] while a worker that could use the icon can be moved; otherwise
    /// `None`.
    pub fn choices(self, icon: Icon) -> Option<usize> {
        (self.task.get() == Some(Task::Turn)).then(|| self.could_choose(icon)).flatten()
    }

    /// Returns the number of cards on a tab that the player could currently choose.
    pub fn count(self, tab: Tab) -> Option<usize> {
        match tab {
            Tab::Build => self.could_choose(Icon::Build),
            Tab::Captains => self.could_choose(Icon::Hire),
            Tab::Contracts => self.could_choose(Icon::Fulfil),
            Tab::Town | Tab::Island => None,
        }
    }

    /// Opens the tab that a decision needs, or `home` if it needs none.
    pub fn follow(self, home: Tab) {
        effect(move || {
            let tab = match self.focus.get() {
                Focus::Build => Tab::Build,
                Focus::Hire => Tab::Captains,
                Focus::Deliver => Tab::Contracts,
                Focus::Swear => Tab::Island,
                Focus::Town | Focus::Trade | Focus::Ships | Focus::Overflow => home,
            };
            self.tab.set(tab);
        });
    }
}

/// Returns the action chosen by pressing the lit piece with this name, if the piece alone determines it.
fn pointed_at(board: BoardContext<TeaAndRum>, name: &str) -> Option<Action> {
    board.picker.with(|picker| {
        let part = picker.lit().iter().copied().find(|part| board.name(*part) == name)?;
        let mut actions = picker.candidates_with(part);
        actions.next().filter(|_| picker.pressed().is_empty() && actions.next().is_none())
    })
}

fn automa_move(board: BoardContext<TeaAndRum>) -> Option<(Board, bool)> {
    let may_move = board.view.with(|view| view.table.seats == 2 && view.table.stage == Stage::Actions);
    if !board.shell.is_now() || !may_move {
        return None;
    }
    let since = board.shell.read(|table| table.last_own_ply()).saturating_sub(1);
    board.events_since(since).into_iter().rev().find_map(|event| match event {
        Event::AutomaMoved { board, placed } => Some((board, placed)),
        _ => None,
    })
}
