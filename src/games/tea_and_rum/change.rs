//! The gains and costs of a seat from a list of events.
//!
//! Used by the page, which shows them beside a button before it is pressed. Reads events only; knows no table.

use super::events::Event;
use super::pieces::*;
use crate::engine::Seat;

/// The changes for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    pub money: i32,
    /// Units of each good.
    pub goods: [i16; 6],
    /// Points by colour.
    pub points: [i32; 2],
    /// Steps of the reputation track.
    pub steps: i32,
    pub citizens: i32,
    pub squares: i32,
}

impl Change {
    /// Returns the changes that `events` make for `seat` before the round ends.
    pub fn of(seat: Seat, events: &[Event]) -> Change {
        let mut change = Change::default();
        let turn = events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. } | Event::Wished { .. }));
        turn.for_each(|event| change.add(seat, event));
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
                self.pay(&Goods::of(Good::Ore, count));
                self.gain(&Goods::of(Good::Cannon, count));
            }
            Event::ShipBought { seat, dollars, .. } if seat == own => self.money -= i32::from(dollars),
            Event::Built { seat, ref paid, .. } if seat == own => self.pay(paid),
            Event::Hired { seat, dollars, ref goods, .. } if seat == own => {
                self.money -= i32::from(dollars);
                self.pay(goods);
            }
            Event::Activated { seat, captain } if seat == own => {
                self.pay(&Goods::of(Good::Cannon, captain.card().cannons));
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
                self.pay(&Goods::of(works.input(), Works::INPUT_COUNT));
                self.gain(&Goods::of(works.output(), Works::OUTPUT_COUNT));
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
