//! The gains and costs of a seat: from a list of events, or foreseen for actions not yet carried out.
//!
//! Used by the page, which shows them beside a button before it is pressed.

use super::action::Action;
use super::events::Event;
use super::pieces::*;
use super::state::Task;
use super::view::View;
use crate::engine::Seat;

/// The changes for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    pub money: i32,
    /// Units of each good.
    pub goods: [i16; 6],
    /// Cubes still to be chosen.
    pub cubes: i32,
    /// Points by colour.
    pub points: [i32; 2],
    /// Points of a colour still to be chosen.
    pub either: i32,
    /// Steps of the reputation track.
    pub steps: i32,
    pub citizens: i32,
    pub squares: i32,
}

impl Change {
    /// Returns the changes that `events` make for `seat` before the round ends.
    pub fn from_events(seat: Seat, events: &[Event]) -> Change {
        let mut change = Change::default();
        let turn = events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. } | Event::Wished { .. }));
        turn.for_each(|event| change.add(seat, event));
        change
    }

    /// Returns the changes that legal actions certainly bring the seat to act, whatever it chooses afterwards: also
    /// the gains that follow a choice.
    pub fn foreseen(view: &View, actions: &[Action]) -> Change {
        let mut table = view.table.clone();
        let (seat, asked, waiting) = (table.active, table.tasks.top(), table.tasks.all().len());
        let (mut change, mut events) = (Change::default(), Vec::new());
        let mut open = None;
        for action in actions {
            table.carry_out(*action, &mut events);
            open = table.settle(&mut events);
        }
        // A step that leaves the same decision open brings nothing of what follows it.
        while let Some(task) = open.filter(|task| table.tasks.all().len() != waiting || Some(*task) != asked) {
            match task {
                Task::Icon(Icon::Either(points), _) => change.either += i32::from(points),
                Task::Icon(Icon::Cube, _) => change.cubes += 1,
                _ => {}
            }
            table.tasks.pop();
            open = table.settle(&mut events);
        }
        events.iter().for_each(|event| change.add(seat, event));
        change
    }

    /// Returns the money afterwards, starting from `dollars`.
    pub fn money_after(&self, dollars: u16) -> i32 {
        i32::from(dollars) + self.money
    }

    fn gain(&mut self, goods: &Goods) {
        self.goods.iter_mut().zip(goods.0).for_each(|(sum, count)| *sum += i16::from(count));
    }

    fn pay(&mut self, goods: &Goods) {
        self.goods.iter_mut().zip(goods.0).for_each(|(sum, count)| *sum -= i16::from(count));
    }

    fn add(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::Money { seat, dollars, .. } if seat == own => self.money += i32::from(dollars),
            Event::Goods { seat, ref goods, .. } if seat == own => self.gain(goods),
            Event::Points { seat, colour, points, .. } if seat == own => {
                self.points[colour as usize] += i32::from(points);
            }
            Event::Stepped { seat, .. } if seat == own => self.steps += 1,
            Event::Grew { seat, .. } if seat == own => self.citizens += 1,
            Event::Smelted { seat, count } if seat == own => {
                self.pay(&Goods::units(Good::Ore, count));
                self.gain(&Goods::units(Good::Cannon, count));
            }
            Event::ShipBought { seat, dollars, .. } if seat == own => self.money -= i32::from(dollars),
            Event::Built { seat, ref paid, .. } if seat == own => self.pay(paid),
            Event::Hired { seat, dollars, ref goods, .. } if seat == own => {
                self.money -= i32::from(dollars);
                self.pay(goods);
            }
            Event::Activated { seat, captain } if seat == own => {
                self.pay(&Goods::units(Good::Cannon, captain.card().cannons));
            }
            Event::Fulfilled { seat, contract, .. } if seat == own => self.pay(&contract.card().pay),
            Event::Traded { seat, ref sold, ref bought, balance } if seat == own => {
                self.pay(sold);
                self.gain(bought);
                self.money += i32::from(balance);
            }
            Event::Expanded { seat, dollars } if seat == own => {
                self.money -= i32::from(dollars);
                self.squares += 1;
            }
            Event::Cleared { seat, tokens } if seat == own => self.squares += i32::from(tokens),
            Event::Discarded { seat, good } if seat == own => self.pay(&Goods::one(good)),
            Event::Converted { seat, works } if seat == own => {
                self.pay(&Goods::units(works.input(), Works::INPUT_COUNT));
                self.gain(&Goods::units(works.output(), Works::OUTPUT_COUNT));
            }
            Event::BarrelForStar { seat } if seat == own => self.pay(&Goods::one(Good::Barrel)),
            Event::Proved { seat, dollars, ref goods, .. } if seat == own => {
                self.money -= i32::from(dollars);
                self.pay(goods);
            }
            _ => {}
        }
    }
}
