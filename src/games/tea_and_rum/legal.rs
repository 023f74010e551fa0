//! Legal actions: one list for each kind of decision (docs/rules/tea_and_rum.md 14.1), in the order of [`Action`].
//!
//! The single source of legality; used by the tests, the opponents, the page, and by `apply`, which skips decisions
//! with only one answer.

use super::action::Action;
use super::pieces::*;
use super::state::{Player, Table, Task};

/// A receiver of legal actions, one by one.
pub(super) trait Sink {
    fn push(&mut self, action: Action);
    /// Whether it needs no more actions, so that generation may stop.
    #[inline]
    fn is_satisfied(&self) -> bool {
        false
    }
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        self.push(action);
    }
}

/// Keeps the first action and records whether there are more.
#[derive(Default)]
pub(super) struct FirstAndMany {
    pub first: Option<Action>,
    pub has_more: bool,
}

impl Sink for FirstAndMany {
    #[inline]
    fn push(&mut self, action: Action) {
        if self.first.is_none() {
            self.first = Some(action);
        } else {
            self.has_more = true;
        }
    }
    #[inline]
    fn is_satisfied(&self) -> bool {
        self.has_more
    }
}

impl Table {
    /// Generates the answers to the decision at the top of the stack.
    #[inline]
    pub(super) fn answers(&self, task: Task, sink: &mut impl Sink) {
        match task {
            Task::Icon(Icon::Build, _) => {
                self.builds(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Icon(Icon::Hire, _) => {
                self.hires(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Icon(Icon::Fulfil, _) => {
                self.contracts(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Icon(Icon::Trade, _) => self.trades(sink),
            Task::Icon(Icon::Cube, _) => {
                let cubes = Good::CUBES.into_iter().filter(|cube| self.available(*cube) > 0);
                cubes.for_each(|cube| sink.push(Action::Cube(cube)));
            }
            Task::Icon(..) => Colour::ALL.into_iter().for_each(|colour| sink.push(Action::Points(colour))),
            Task::Half(_) => [Side::Left, Side::Right].into_iter().for_each(|side| sink.push(Action::Half(side))),
            Task::Foundry => (0..=self.ore_to_smelt()).for_each(|count| sink.push(Action::Smelt(count))),
            Task::Ship => {
                self.purchases(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Turn => {
                self.works(sink);
                self.free_steps(sink);
            }
            Task::AfterMove => {
                self.free_steps(sink);
                sink.push(Action::Done);
            }
            Task::LastCaptains => {
                self.activations(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Proof => {
                self.proof(sink);
                self.conversions(sink);
                sink.push(Action::Done);
            }
            Task::Overflow => {
                self.conversions(sink);
                if self
                    .active_player()
                    .next_expansion()
                    .is_some_and(|price| self.active_player().money >= u16::from(price))
                {
                    sink.push(Action::Expand);
                }
                self.active_player().goods.iter().for_each(|(good, _)| sink.push(Action::Discard(good)));
            }
            Task::Swear => members(self.allegiances).for_each(|card| sink.push(Action::Swear(Allegiance(card)))),
            Task::Exchange => {
                if self.left_to_exchange() >= super::data::DOLLARS_A_POINT {
                    Colour::ALL.into_iter().for_each(|colour| sink.push(Action::Exchange(colour)));
                }
                sink.push(Action::Done);
            }
            Task::Palace => {}
        }
    }

    /// Returns the amount of ore that a Foundry could turn into cannons now.
    pub(super) fn ore_to_smelt(&self) -> u8 {
        self.active_player().goods[Good::Ore].min(self.available(Good::Cannon))
    }

    /// Returns the active player's dollars not yet exchanged.
    pub(super) fn left_to_exchange(&self) -> u16 {
        let bought: u16 = self.exchange[self.active].into_iter().map(u16::from).sum();
        self.active_player().money - bought * super::data::DOLLARS_A_POINT
    }

    fn purchases(&self, sink: &mut impl Sink) {
        for ship in members(self.ships).map(Ship) {
            if self.active_player().ship_price(ship) > self.active_player().money {
                break; // Ships are in ascending order of cost.
            }
            (0..ship.rows().len() as u8).for_each(|row| sink.push(Action::Ship(ship, row)));
            if sink.is_satisfied() {
                return;
            }
        }
    }

    fn works(&self, sink: &mut impl Sink) {
        for board in Board::ALL {
            let Some(number) = self.row_number(board, self.active.index()) else { continue };
            if self.row(board, number).right.is_some() {
                sink.push(Action::Work(board, Way::Left));
                sink.push(Action::Work(board, Way::Right));
            } else {
                sink.push(Action::Work(board, Way::Row));
            }
            sink.push(Action::Work(board, Way::Instead));
        }
    }

    fn builds(&self, sink: &mut impl Sink) {
        let player = self.active_player();
        if player.goods.0[0] + player.goods.0[1] + player.goods.0[2] == 0 {
            return; // Even with the Workshop every building costs a cube.
        }
        for building in Building::ALL {
            if sink.is_satisfied() {
                return;
            }
            self.ways_to_build(player, building, sink);
        }
    }

    /// Generates every way in which a player who may build could build this: with the Workshop one for each cube it
    /// could save.
    #[inline]
    pub(super) fn ways_to_build(&self, player: &Player, building: Building, sink: &mut impl Sink) {
        if self.stock[building as usize] == 0 || player.owns(building) {
            return;
        }
        let cost = &building.card().cost;
        if !player.owns(Building::Workshop) {
            if player.goods.covers(cost) {
                sink.push(Action::Build(building, None));
            }
            return;
        }
        for cube in Good::CUBES.into_iter().filter(|cube| cost[*cube] > 0) {
            let mut less = *cost;
            less[cube] -= 1;
            if player.goods.covers(&less) {
                sink.push(Action::Build(building, Some(cube)));
            }
        }
    }

    fn hires(&self, sink: &mut impl Sink) {
        for captain in members(self.captains).map(Captain) {
            if sink.is_satisfied() {
                return;
            }
            self.ways_to_hire(self.active_player(), captain, sink);
        }
    }

    /// Generates every way in which a player who may hire could pay for this captain on display.
    #[inline]
    pub(super) fn ways_to_hire(&self, player: &Player, captain: Captain, sink: &mut impl Sink) {
        let card = captain.card();
        if player.money >= player.captain_price(captain) && player.goods.covers(&card.plus) {
            sink.push(Action::Hire(captain, Payment::Money));
        }
        if card.or_wood > 0 && player.goods[Good::Wood] >= card.or_wood {
            sink.push(Action::Hire(captain, Payment::Wood));
        }
    }

    fn contracts(&self, sink: &mut impl Sink) {
        for space in 0..self.spaces.len() as u8 {
            if self.could_fulfil(self.active_player(), space) {
                Colour::ALL.into_iter().for_each(|colour| sink.push(Action::Fulfil(space, colour)));
            }
        }
    }

    /// Whether the player has the goods for the contract on this space.
    #[inline]
    pub(super) fn could_fulfil(&self, player: &Player, space: u8) -> bool {
        self.spaces[usize::from(space)].is_some_and(|contract| player.goods.covers(&contract.card().pay))
    }

    /// Generates the steps of a trade (docs/rules/tea_and_rum.md 14.3).
    fn trades(&self, sink: &mut impl Sink) {
        let player = self.active_player();
        let trade = &self.trade;
        if trade.bought.is_empty() {
            player.goods.iter().for_each(|(good, _)| sink.push(Action::Sell(good)));
        }
        if sink.is_satisfied() {
            return;
        }
        let purse = self.money_after_trade();
        if player.goods.total() + trade.bought.total() < player.squares() {
            let plate = trade.bought_plate().map_or(0, |good| trade.bought[good]);
            for good in Good::ALL {
                // The plate reduces the price of a unit only if its kind then outnumbers every other.
                let discount = u16::from(good != Good::Wheat && trade.bought[good] + 1 > plate);
                let price = u16::from(good.price()) - discount;
                if price <= purse && trade.sold[good] == 0 && self.available(good) > 0 {
                    sink.push(Action::Buy(good));
                }
            }
        }
        self.conversions(sink);
        if player.next_expansion().is_some_and(|price| purse >= u16::from(price)) {
            sink.push(Action::Expand);
        }
        sink.push(Action::Done);
    }

    /// Generates the free steps of a turn in phase 3 (docs/rules/tea_and_rum.md 14.2.6).
    fn free_steps(&self, sink: &mut impl Sink) {
        self.activations(sink);
        if self.active_player().owns(Building::CityHall) && self.active_player().goods[Good::Barrel] > 0 {
            sink.push(Action::CityHall);
        }
        self.proof(sink);
        self.conversions(sink);
    }

    fn activations(&self, sink: &mut impl Sink) {
        let player = self.active_player();
        let cannons = player.goods[Good::Cannon];
        if cannons == 0 {
            return;
        }
        for captain in members(player.waiting_captains()).map(Captain) {
            if captain.card().cannons <= cannons {
                sink.push(Action::Activate(captain));
            }
        }
    }

    fn proof(&self, sink: &mut impl Sink) {
        if self.active_player().can_prove() {
            sink.push(Action::Prove);
        }
    }

    /// Generates the conversions of the Dryer and the Distillery, which need both units in the supply.
    fn conversions(&self, sink: &mut impl Sink) {
        let player = self.active_player();
        const BOTH: u32 = 1 << Building::Dryer as u32 | 1 << Building::Distillery as u32;
        if player.buildings & BOTH == 0 {
            return;
        }
        for works in Works::ALL {
            let fed = player.goods[works.input()] >= Works::INPUT_COUNT
                && self.available(works.output()) >= Works::OUTPUT_COUNT;
            if fed && player.owns(works.building()) {
                sink.push(Action::Convert(works));
            }
        }
    }
}
