//! Carries out decisions, and processes pending tasks until there is something to choose.
//!
//! The heart of the rules: [`Table::resolve_pending`] processes the stack depth first (docs/rules/tea_and_rum.md
//! 14.2.1). Phases and rounds are in `rounds`, the end is in `score`.

use super::action::Action;
use super::data;
use super::events::Event;
use super::legal::FirstAndMany;
use super::pieces::*;
use super::state::{Stage, Table, Task, Trade};
use crate::engine::{Chance, EventSink};

impl Table {
    /// Processes tasks until there is something to choose or the game is over. A decision with a single answer is
    /// carried out without asking.
    pub(super) fn resolve_pending(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        while self.settle(sink).is_none() && self.stage != Stage::Over {
            self.advance(chance, sink);
        }
    }

    /// Processes tasks until there is something to choose, and returns that decision; `None` once no task is left.
    pub(super) fn settle(&mut self, sink: &mut impl EventSink<Event>) -> Option<Task> {
        loop {
            let task = self.tasks.top()?;
            if self.resolve(task, sink) {
                continue;
            }
            if matches!(task, Task::Turn | Task::Half(_) | Task::Icon(Icon::Either(_), _)) {
                return Some(task); // These always have two answers.
            }
            let mut count = FirstAndMany::default();
            self.answers(task, &mut count);
            match count.first {
                Some(_) if count.has_more => return Some(task),
                Some(only) => self.carry_out(only, sink),
                None => self.tasks.pop(),
            }
        }
    }

    /// Does a task if it needs no choice; returns whether it did.
    pub(super) fn resolve(&mut self, task: Task, sink: &mut impl EventSink<Event>) -> bool {
        match task {
            Task::Icon(icon, source) => match icon {
                Icon::Blue(points) => {
                    self.tasks.pop();
                    self.gain_points(Colour::Blue, points, source, sink);
                }
                Icon::Red(points) => {
                    self.tasks.pop();
                    self.gain_points(Colour::Red, points, source, sink);
                }
                Icon::Money(dollars) => {
                    self.tasks.pop();
                    self.gain_money(dollars.into(), source, sink);
                }
                Icon::Star => {
                    self.tasks.pop();
                    self.climb(sink);
                }
                Icon::Citizen => {
                    self.tasks.pop();
                    self.grow(sink);
                }
                Icon::Gain(good) => {
                    self.tasks.pop();
                    self.gain_goods(Goods::one(good), source, sink);
                }
                Icon::FreeExpansions => {
                    self.tasks.pop();
                    let tokens = data::EXPANSIONS.len() as u8 - self.active_player().expansions;
                    self.active_player_mut().expansions += tokens;
                    let seat = self.active;
                    sink.emit(|| Event::Cleared { seat, tokens });
                }
                Icon::Either(_) | Icon::Cube | Icon::Build | Icon::Trade | Icon::Fulfil | Icon::Hire => {
                    return false;
                }
            },
            Task::Palace => {
                self.tasks.pop();
                self.gain_points(Colour::Blue, 1, Source::Building, sink);
            }
            Task::Overflow if self.active_player().goods.total() <= self.active_player().squares() => self.tasks.pop(),
            _ => return false,
        }
        true
    }

    /// Carries out an answer to the decision at the top of the stack.
    pub(super) fn carry_out(&mut self, action: Action, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(task) = self.tasks.top() else { return };
        match action {
            Action::Smelt(count) => self.smelt(count, sink),
            Action::Ship(ship, row) => self.buy_ship(ship, row, sink),
            Action::Work(board, way) => self.work(board, way, sink),
            Action::Build(building, saved) => self.build(building, saved, sink),
            Action::Hire(captain, payment) => self.hire(captain, payment, sink),
            Action::Fulfil(space, colour) => self.fulfil(space, colour, sink),
            Action::Sell(good) => {
                self.active_player_mut().goods[good] -= 1;
                self.trade.sold[good] += 1;
                sink.emit(|| Event::Sold { seat, good });
            }
            Action::Buy(good) => {
                self.supply_take(good, 1);
                self.trade.bought[good] += 1;
                sink.emit(|| Event::Bought { seat, good });
            }
            Action::Half(side) => {
                self.tasks.pop();
                if let Task::Half(step) = task {
                    let row = &data::STEPS[usize::from(step) - 1];
                    let icons = if side == Side::Left { row.left } else { row.right.unwrap_or(&[]) };
                    self.tasks.push_icons(icons, Source::Reputation);
                }
            }
            Action::Points(colour) => {
                self.tasks.pop();
                if let Task::Icon(Icon::Either(points), source) = task {
                    self.gain_points(colour, points, source, sink);
                }
            }
            Action::Cube(cube) => {
                self.tasks.pop();
                if let Task::Icon(_, source) = task {
                    self.gain_goods(Goods::one(cube), source, sink);
                }
            }
            Action::Swear(allegiance) => self.swear(allegiance, sink),
            Action::Exchange(colour) => {
                self.exchange[seat][colour as usize] += 1;
                sink.emit(|| Event::Chosen { seat, colour });
            }
            Action::Activate(captain) => self.activate(captain, sink),
            Action::CityHall => {
                self.pay(&Goods::one(Good::Barrel));
                sink.emit(|| Event::BarrelForStar { seat });
                self.tasks.push(Task::Icon(Icon::Star, Source::Building));
            }
            Action::Prove => self.prove(sink),
            Action::Convert(works) => self.convert(works, sink),
            Action::Expand => self.expand(task, sink),
            Action::Discard(good) => {
                self.pay(&Goods::one(good));
                sink.emit(|| Event::Discarded { seat, good });
            }
            Action::Done => self.decline(task, sink),
        }
    }

    fn smelt(&mut self, count: u8, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.tasks.pop();
        self.active_player_mut().goods[Good::Ore] -= count;
        self.active_player_mut().goods[Good::Cannon] += count;
        self.supply_give(Good::Ore, count);
        self.supply_take(Good::Cannon, count);
        sink.emit(|| Event::Smelted { seat, count });
    }

    fn buy_ship(&mut self, ship: Ship, row: u8, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.tasks.pop();
        let dollars = self.active_player().ship_price(ship);
        self.active_player_mut().money -= dollars;
        self.ships &= !ship.bit();
        sink.emit(|| Event::ShipBought { seat, ship, row, dollars });
        self.gain_goods(ship.rows()[usize::from(row)], Source::Ship, sink);
    }

    fn activate(&mut self, captain: Captain, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let card = captain.card();
        self.pay(&Goods::units(Good::Cannon, card.cannons));
        self.active_player_mut().activated |= captain.bit();
        sink.emit(|| Event::Activated { seat, captain });
        self.tasks.push_icons(card.activation, Source::Captain);
    }

    fn convert(&mut self, works: Works, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.active_player_mut().goods[works.input()] -= Works::INPUT_COUNT;
        self.active_player_mut().goods[works.output()] += Works::OUTPUT_COUNT;
        self.supply_give(works.input(), Works::INPUT_COUNT);
        self.supply_take(works.output(), Works::OUTPUT_COUNT);
        sink.emit(|| Event::Converted { seat, works });
    }

    fn expand(&mut self, task: Task, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let dollars = self.active_player().next_expansion().unwrap_or(0);
        self.active_player_mut().expansions += 1;
        if matches!(task, Task::Icon(Icon::Trade, _)) {
            self.trade.owed += dollars; // It may be paid with what the trade brings.
        } else {
            self.active_player_mut().money -= u16::from(dollars);
        }
        sink.emit(|| Event::Expanded { seat, dollars });
    }

    /// Passes, skips, ends or closes the pending task.
    fn decline(&mut self, task: Task, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.tasks.pop();
        match task {
            Task::Ship => {
                self.passed.add(seat);
                sink.emit(|| Event::Passed { seat });
            }
            Task::Icon(Icon::Trade, _) => self.close_trade(sink),
            Task::Icon(icon, _) => sink.emit(|| Event::Declined { seat, icon }),
            _ => {}
        }
    }

    fn work(&mut self, board: Board, way: Way, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let number = self.row_number(board, seat.index()).unwrap_or(1);
        let row = self.row(board, number);
        self.tasks.pop();
        self.tasks.push(Task::AfterMove);
        if board == Board::Governor && self.active_player().owns(Building::Palace) {
            self.tasks.push(Task::Palace);
        }
        let icons = row.icons(way);
        match way {
            Way::Instead => self.tasks.push(Task::Icon(board.alternative(), Source::Row)),
            Way::Row | Way::Left | Way::Right => self.tasks.push_icons(icons, Source::Row),
        }
        let placed = self.move_worker(board, seat.index());
        sink.emit(|| Event::Worked { seat, board, row: number, way, icons, placed });
    }

    /// Removes or places a worker; returns whether it was placed.
    pub(super) fn move_worker(&mut self, board: Board, owner: usize) -> bool {
        let placed = !self.removes();
        let standing = &mut self.workers[board as usize][owner];
        if placed {
            *standing += 1;
        } else {
            *standing -= 1;
        }
        placed
    }

    /// Builds: pays, takes the card, the Guild's money, points, instant effects (docs/rules/tea_and_rum.md 14.2.3).
    fn build(&mut self, building: Building, saved: Option<Good>, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let card = building.card();
        let guild = self.active_player().owns(Building::Guild);
        let mut paid = card.cost;
        if let Some(cube) = saved {
            paid[cube] -= 1;
        }
        self.tasks.pop();
        self.pay(&paid);
        self.stock[building as usize] -= 1;
        self.active_player_mut().buildings |= building.bit();
        self.add_symbols(&card.symbols);
        sink.emit(|| Event::Built { seat, building, paid });
        self.tasks.push_icons(card.instant, Source::Building);
        self.tasks.push(Task::Icon(card.points, Source::Building));
        if guild {
            self.gain_money(data::GUILD_DOLLARS.into(), Source::Building, sink);
        }
        self.check_allegiance(seat, sink);
    }

    fn hire(&mut self, captain: Captain, payment: Payment, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let card = captain.card();
        let (dollars, goods) = match payment {
            Payment::Money => (self.active_player().captain_price(captain), card.plus),
            Payment::Wood => (0, Goods::units(Good::Wood, card.or_wood)),
        };
        self.tasks.pop();
        self.active_player_mut().money -= dollars;
        self.pay(&goods);
        self.captains &= !captain.bit();
        self.active_player_mut().captains |= captain.bit();
        self.add_symbols(&card.symbols);
        sink.emit(|| Event::Hired { seat, captain, dollars, goods });
        self.tasks.push_icons(card.instant, Source::Captain);
        self.check_allegiance(seat, sink);
    }

    fn fulfil(&mut self, space: u8, colour: Colour, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.tasks.pop();
        let Some(contract) = self.spaces[usize::from(space)].take() else { return };
        self.pay(&contract.card().pay);
        self.active_player_mut().contracts |= contract.bit();
        sink.emit(|| Event::Fulfilled { seat, contract, space, colour });
        // The bonus of the space waits until an allegiance triggered by the points has been taken.
        self.tasks.push_icons(self.player_count_rules().spaces[usize::from(space)], Source::Contract);
        self.gain_points(colour, contract.card().points[colour as usize], Source::Contract, sink);
        self.check_allegiance(seat, sink);
    }

    fn close_trade(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let trade = self.trade;
        self.active_player_mut().money = self.money_after_trade();
        self.trade = Trade::default();
        if trade.sold.is_empty() && trade.bought.is_empty() {
            sink.emit(|| Event::Declined { seat, icon: Icon::Trade });
            return;
        }
        self.active_player_mut().goods.add(&trade.bought);
        trade.sold.iter().for_each(|(good, count)| self.supply_give(good, count));
        let balance = trade.earned() as i16 - trade.spent() as i16;
        sink.emit(|| Event::Traded { seat, sold: trade.sold, bought: trade.bought, balance });
    }

    /// Moves goods from the active player to the supply.
    pub(super) fn pay(&mut self, goods: &Goods) {
        self.active_player_mut().goods.remove(goods);
        if self.limited {
            self.supply.add(goods);
        }
    }

    pub(super) fn supply_give(&mut self, good: Good, count: u8) {
        if self.limited {
            self.supply[good] += count;
        }
    }

    fn supply_take(&mut self, good: Good, count: u8) {
        if self.limited {
            self.supply[good] -= count;
        }
    }

    fn add_symbols(&mut self, symbols: &[u8; 3]) {
        self.active_player_mut().symbols.iter_mut().zip(symbols).for_each(|(have, more)| *have += more);
    }

    pub(super) fn gain_money(&mut self, dollars: u16, source: Source, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.active_player_mut().money += dollars;
        sink.emit(|| Event::Money { seat, dollars, source });
    }

    /// Gains goods all at once; those missing from the supply are lost, and an excess over the warehouse must be
    /// resolved immediately (docs/rules/tea_and_rum.md 14.2.2).
    pub(super) fn gain_goods(&mut self, wanted: Goods, source: Source, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let mut goods = wanted;
        if self.limited {
            goods.0.iter_mut().zip(&self.supply.0).for_each(|(want, have)| *want = (*want).min(*have));
            self.supply.remove(&goods);
        }
        self.active_player_mut().goods.add(&goods);
        sink.emit(|| {
            let mut missing = wanted;
            missing.remove(&goods);
            Event::Goods { seat, goods, lacking: missing, source }
        });
        if self.active_player().goods.total() > self.active_player().squares() {
            self.tasks.push(Task::Overflow);
        }
    }

    /// Adds points to the active player. If the Crown calls the player by these points, the choice of an allegiance is
    /// next, except in stages that check for it themselves.
    pub(super) fn gain_points(&mut self, colour: Colour, points: u8, source: Source, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.active_player_mut().points[colour as usize] += u16::from(points);
        sink.emit(|| Event::Points { seat, colour, points: points.into(), source });
        if self.stage != Stage::Wish && self.stage != Stage::Exchange && self.is_called(seat) {
            self.tasks.push(Task::Swear);
        }
    }

    /// Gains one star: a step, and the benefit printed there.
    fn climb(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        if self.active_player().step == data::LAST_STEP {
            sink.emit(|| Event::Beyond { seat });
            return self.gain_money(data::DOLLARS_PER_EXTRA_STAR.into(), Source::Reputation, sink);
        }
        self.active_player_mut().step += 1;
        let step = self.active_player().step;
        sink.emit(|| Event::Stepped { seat, step });
        let row = &data::STEPS[usize::from(step) - 1];
        if row.right.is_some() {
            self.tasks.push(Task::Half(step));
        } else {
            self.tasks.push_icons(row.left, Source::Reputation);
        }
        self.check_allegiance(seat, sink);
    }

    pub(super) fn grow(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        if self.active_player().population < data::MAX_POPULATION {
            self.active_player_mut().population += 1;
            let population = self.active_player().population;
            sink.emit(|| Event::Grew { seat, population });
            self.check_allegiance(seat, sink);
        }
    }
}
