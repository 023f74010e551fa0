//! What a seat gains and pays by the events of an action: the chips that stand beside a button before it is pressed.

use crate::engine::Seat;
use crate::games::tea_and_rum::{Event, Goods, Works};

/// What changes for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Dollars.
    pub money: i32,
    /// Units of each good.
    pub goods: [i16; 6],
    /// Points by colour.
    pub points: [i32; 2],
    /// Steps of the reputation track.
    pub steps: i32,
    /// Citizens.
    pub citizens: i32,
    /// Squares of the warehouse.
    pub squares: i32,
}

impl Change {
    fn goods(&mut self, goods: &Goods, sign: i16) {
        goods.iter().for_each(|(good, count)| self.goods[good as usize] += sign * i16::from(count));
    }

    /// What `events` bring to `seat`, up to the end of its turn.
    pub fn of(seat: Seat, events: &[Event]) -> Change {
        let mut change = Change::default();
        let turn = events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. } | Event::Wished { .. }));
        for event in turn {
            change.add(seat, event);
        }
        change
    }

    fn add(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::Money { seat, dollars, .. } if seat == own => self.money += i32::from(dollars),
            Event::Goods { seat, ref goods, ref lacking, .. } if seat == own => {
                self.goods(goods, 1);
                let _ = lacking;
            }
            Event::Points { seat, colour, points, .. } if seat == own => {
                self.points[colour as usize] += i32::from(points);
            }
            Event::Stepped { seat, .. } if seat == own => self.steps += 1,
            Event::Grew { seat, .. } if seat == own => self.citizens += 1,
            Event::Smelted { seat, count } if seat == own => {
                self.goods(&Goods([0, 0, count, 0, 0, 0]), -1);
                self.goods(&Goods([0, 0, 0, 0, 0, count]), 1);
            }
            Event::ShipBought { seat, dollars, .. } if seat == own => self.money -= i32::from(dollars),
            Event::Built { seat, ref paid, .. } if seat == own => self.goods(paid, -1),
            Event::Hired { seat, dollars, ref goods, .. } if seat == own => {
                self.money -= i32::from(dollars);
                self.goods(goods, -1);
            }
            Event::Activated { seat, captain } if seat == own => {
                self.goods(&Goods([0, 0, 0, 0, 0, captain.card().cannons]), -1);
            }
            Event::Fulfilled { seat, contract, .. } if seat == own => self.goods(&contract.card().pay, -1),
            Event::Traded { seat, ref sold, ref bought, balance } if seat == own => {
                self.goods(sold, -1);
                self.goods(bought, 1);
                self.money += i32::from(balance);
            }
            Event::Expanded { seat, dollars } if seat == own => {
                self.money -= i32::from(dollars);
                self.squares += 1;
            }
            Event::Cleared { seat, tokens } if seat == own => self.squares += i32::from(tokens),
            Event::Discarded { seat, good } if seat == own => self.goods(&Goods::one(good), -1),
            Event::Converted { seat, works } if seat == own => {
                self.goods[works.from() as usize] -= i16::from(Works::SPENT);
                self.goods[works.into_good() as usize] += i16::from(Works::MADE);
            }
            Event::BarrelForStar { seat } if seat == own => self.goods[3] -= 1,
            Event::Proved { seat, dollars, ref goods, .. } if seat == own => {
                self.money -= i32::from(dollars);
                self.goods(goods, -1);
            }
            _ => {}
        }
    }
}
