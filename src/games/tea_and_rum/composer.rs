//! The trade composer: goods are put on the scale in any order and traded in the order of the rules.
//!
//! Driven by `table::pressing`; knows no screen. The rules sell first and then buy, unit by unit; the player instead
//! sets an amount for each good and may change it again. A draft is converted to a list of legal actions.

use super::action::Action;
use super::pieces::*;
use super::state::{Table, Task, Trade};
use super::view::View;
use super::words::labels;
use super::{Change, Part, TeaAndRum};
use crate::engine::Viewer;
use crate::words::draft::{Draft, Drafted, Lack};
use crate::words::{Message, Refusal, Words};

/// A trade being composed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Composer {
    /// Units of each good: positive if bought, negative if sold. The rules forbid both for the same good.
    change: [i8; 6],
}

/// The result of a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The goods on the scale, from which plates and sums are computed.
    pub trade: Trade,
    /// Number of expansion tokens that the trade requires the player to buy.
    pub expansions: u8,
    /// Dollars left afterwards.
    pub money: u16,
    /// Squares of the warehouse afterwards: used, and in total.
    pub squares: (u8, u8),
}

impl Terms {
    /// Returns the terms of the trade on this table so far, which requires `expansions` tokens.
    fn new(table: &Table, expansions: u8) -> Terms {
        let player = table.active_player();
        let squares = (player.goods.total() + table.trade.bought.total(), player.squares());
        Terms { trade: table.trade, expansions, money: table.money_after_trade(), squares }
    }

    /// Returns the terms of a trade that has been started action by action, without a draft.
    pub fn begun(view: &View) -> Terms {
        Terms::new(&view.table, 0)
    }

    /// Returns the changes for the seat that trades.
    pub fn change(&self, view: &View) -> Change {
        let mut change =
            Change { money: i32::from(self.money) - i32::from(view.table.active_player().money), ..Change::default() };
        for good in Good::ALL {
            change.goods[good as usize] = self.trade.net_units(good);
        }
        change
    }
}

impl Composer {
    /// Opens an empty draft of a trade. `None` unless the viewer is to trade and no action of this trade was played
    /// yet.
    pub fn open(view: &View) -> Option<Composer> {
        let (seat, task) = view.table.decision()?;
        let is_asked = matches!(task, Task::Icon(Icon::Trade, _)) && view.viewer == Viewer::Seat(seat);
        (is_asked && view.table.trade.is_empty()).then(Composer::default)
    }

    /// Returns the units of a good: positive if bought, negative if sold.
    pub fn change(&self, good: Good) -> i8 {
        self.change[good as usize]
    }

    fn step(&mut self, view: &View, good: Good, by: i8) -> Result<(), Refusal> {
        let mut next = *self;
        next.change[good as usize] += by;
        next.run(view).map(|_| *self = next)
    }

    /// Returns the terms of the draft; `None` if the table has changed in the meantime so that it is no longer
    /// possible.
    pub fn terms(&self, view: &View) -> Option<Terms> {
        let (table, _) = self.run(view).ok()?;
        Some(Terms::new(&table, table.active_player().expansions - view.table.active_player().expansions))
    }

    /// Returns the actions that carry out the draft in the order of the rules. They include the end of the trade,
    /// unless it ends automatically.
    ///
    /// # Errors
    /// The reason why it cannot be carried out.
    pub fn actions(&self, view: &View) -> Result<Vec<Action>, Refusal> {
        let (table, mut actions) = self.run(view)?;
        // The trade ends automatically after a purchase that leaves only one choice.
        if actions.is_empty() || answers(&table).len() > 1 {
            actions.push(Action::Done);
        }
        Ok(actions)
    }

    /// Applies sales, then purchases, each with the expansion that it needs. Returns the table before the end of the
    /// trade, and the actions.
    ///
    /// # Errors
    /// The reason why one of the actions is not legal.
    fn run(&self, view: &View) -> Result<(Table, Vec<Action>), Refusal> {
        let mut table = view.table.clone();
        let mut actions = Vec::new();
        let mut act = |action: Action, part: Part| {
            if !answers(&table).contains(&action) {
                return Err(TeaAndRum::refuse(&View { viewer: view.viewer, table: table.clone() }, part));
            }
            table.carry_out(action, &mut Vec::new());
            actions.push(action);
            Ok(table.active_player().goods.total() + table.trade.bought.total() == table.active_player().squares())
        };
        for good in Good::ALL {
            for _ in self.change(good)..0 {
                act(Action::Sell(good), Part::Sell(good))?;
            }
        }
        let mut full = view.table.active_player().goods.total() as i16
            + self.change.iter().map(|n| i16::from(*n).min(0)).sum::<i16>()
            == i16::from(view.table.active_player().squares());
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

impl Draft<TeaAndRum> for Composer {
    fn of_decision(view: &View) -> Option<Self> {
        Composer::open(view)
    }

    fn opened_by(_: &View, _: Part) -> Option<Self> {
        None
    }

    fn parts(_: &View) -> Vec<Part> {
        Good::ALL.into_iter().map(Part::Sell).chain(Good::ALL.into_iter().map(Part::Buy)).collect()
    }

    fn claims(&self, part: Part) -> bool {
        matches!(part, Part::Buy(_) | Part::Sell(_))
    }

    fn times(&self, part: Part) -> usize {
        match part {
            Part::Buy(good) => self.change(good).max(0) as usize,
            Part::Sell(good) => (-self.change(good)).max(0) as usize,
            _ => 0,
        }
    }

    /// Buys one unit more or sells one fewer; or, for the button that sells, the reverse.
    fn press(&mut self, view: &View, part: Part) -> Result<(), Refusal> {
        match part {
            Part::Buy(good) => self.step(view, good, 1),
            Part::Sell(good) => self.step(view, good, -1),
            _ => Err(TeaAndRum::refuse(view, part)),
        }
    }

    fn release(&mut self, view: &View, part: Part) -> bool {
        match part {
            Part::Buy(good) if self.change(good) > 0 => self.step(view, good, -1).is_ok(),
            Part::Sell(good) if self.change(good) < 0 => self.step(view, good, 1).is_ok(),
            _ => false,
        }
    }

    fn is_begun(&self) -> bool {
        self.change != [0; 6]
    }

    fn drafted(&self, view: &View) -> Drafted<Action> {
        match self.actions(view) {
            Ok(actions) => Drafted { actions, lack: None },
            Err(refusal) => Drafted { actions: Vec::new(), lack: Some(Lack::Refused(refusal)) },
        }
    }

    fn adds(&self, part: Part) -> Option<Action> {
        match part {
            Part::Buy(good) => Some(Action::Buy(good)),
            Part::Sell(good) => Some(Action::Sell(good)),
            _ => None,
        }
    }

    fn verb(&self, _: &View) -> Message {
        labels::trade_label()
    }
}

fn answers(table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some((_, task)) = table.decision() {
        table.answers(task, &mut actions);
    }
    actions
}
