//! The trade composer: goods set on the scale in any order, and carried out in the order that the rules ask for.
//!
//! Driven by the page; holds a draft only. The rules sell first and buy then, unit by unit; a player sets a number for
//! each good and changes it again. What comes of a draft is a list of legal actions, which the page hands to the
//! session as it is.

use super::action::Action;
use super::pieces::*;
use super::state::{Table, Task, Trade};
use super::view::View;
use super::{Change, Part, TeaAndRum};
use crate::engine::Viewer;
use crate::words::{Refusal, Words};

/// A trade being put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Composer {
    /// For each good: units bought, or below zero units sold. A good can be only one of both.
    change: [i8; 6],
}

/// What a draft comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What lies on the scale; its plates and sums are methods of it.
    pub trade: Trade,
    /// Expansion tokens that would have to be bought for it.
    pub expansions: u8,
    /// Dollars afterwards.
    pub money: u16,
    /// Squares in use afterwards, and squares.
    pub squares: (u8, u8),
}

impl Terms {
    /// What the trade on this table comes to so far.
    fn of(table: &Table, expansions: u8) -> Terms {
        let me = table.me();
        let squares = (me.goods.total() + table.trade.bought.total(), me.squares());
        Terms { trade: table.trade, expansions, money: table.purse(), squares }
    }

    /// What a trade that was begun step by step comes to.
    pub fn begun(view: &View) -> Terms {
        Terms::of(&view.table, 0)
    }

    /// What the trade would change for the seat that trades.
    pub fn change(&self, view: &View) -> Change {
        let mut change =
            Change { money: i32::from(self.money) - i32::from(view.table.me().money), ..Change::default() };
        for good in Good::ALL {
            change.goods[good as usize] = self.trade.moved(good);
        }
        change
    }
}

impl Composer {
    /// An empty draft, if the viewer is asked for a trade that has not been begun step by step.
    pub fn open(view: &View) -> Option<Composer> {
        let (seat, task) = view.table.decision()?;
        let asked = matches!(task, Task::Icon(Icon::Trade, _)) && view.viewer == Viewer::Seat(seat);
        (asked && view.table.trade.is_empty()).then(Composer::default)
    }

    /// Units of a good bought, or below zero sold.
    pub fn change(&self, good: Good) -> i8 {
        self.change[good as usize]
    }

    /// Whether nothing is on the scale.
    pub fn is_empty(&self) -> bool {
        self.change == [0; 6]
    }

    /// Buys one more of a good, or sells one less.
    ///
    /// # Errors
    /// Why that cannot be; the draft is unchanged.
    pub fn more(&mut self, view: &View, good: Good) -> Result<(), Refusal> {
        self.step(view, good, 1)
    }

    /// Sells one more of a good, or buys one less.
    ///
    /// # Errors
    /// Why that cannot be; the draft is unchanged.
    pub fn less(&mut self, view: &View, good: Good) -> Result<(), Refusal> {
        self.step(view, good, -1)
    }

    fn step(&mut self, view: &View, good: Good, by: i8) -> Result<(), Refusal> {
        let mut next = *self;
        next.change[good as usize] += by;
        next.run(view).map(|_| *self = next)
    }

    /// What the draft comes to. `None` when the table has changed under it so that it is no longer possible.
    pub fn terms(&self, view: &View) -> Option<Terms> {
        let (table, _) = self.run(view).ok()?;
        Some(Terms::of(&table, table.me().expansions - view.table.me().expansions))
    }

    /// The actions that carry the draft out in the order of the rules, with the closing of the trade where that is
    /// still asked.
    ///
    /// # Errors
    /// Why it cannot be carried out.
    pub fn actions(&self, view: &View) -> Result<Vec<Action>, Refusal> {
        let (table, mut actions) = self.run(view)?;
        // After a purchase that leaves nothing to choose the trade closes by itself.
        if actions.is_empty() || answers(&table).len() > 1 {
            actions.push(Action::Done);
        }
        Ok(actions)
    }

    /// Sales, then purchases, each with the expansion that it needs; the table before the trade is closed.
    fn run(&self, view: &View) -> Result<(Table, Vec<Action>), Refusal> {
        let mut table = view.table.clone();
        let mut actions = Vec::new();
        let mut act = |action: Action, part: Part| {
            if !answers(&table).contains(&action) {
                return Err(TeaAndRum::refuse(&View { viewer: view.viewer, table: table.clone() }, part));
            }
            table.carry_out(action, &mut ());
            actions.push(action);
            Ok(table.me().goods.total() + table.trade.bought.total() == table.me().squares())
        };
        for good in Good::ALL {
            for _ in self.change(good)..0 {
                act(Action::Sell(good), Part::Sell(good))?;
            }
        }
        let mut full = view.table.me().goods.total() as i16
            + self.change.iter().map(|n| i16::from(*n).min(0)).sum::<i16>()
            == i16::from(view.table.me().squares());
        for good in Good::ALL {
            for _ in 0..self.change(good) {
                if full {
                    act(Action::Expand, Part::Expansion)?;
                }
                full = act(Action::Buy(good), Part::Buy(good))?;
            }
        }
        Ok((table, actions))
    }
}

fn answers(table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some((_, task)) = table.decision() {
        table.answers(task, &mut actions);
    }
    actions
}
