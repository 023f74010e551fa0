//! Sets up the game (docs/rules/tea_and_rum.md 4).
//!
//! Called once per game. The order of the draws is that of the rules page and never changes within a version.

use super::Options;
use super::data;
use super::events::Event;
use super::pieces::*;
use super::state::{AUTOMA, Player, Stage, Table, Tasks, Trade};
use crate::engine::{Chance, EventSink, PerSeat, Seat, SeatSet};

/// Draws a card from a set of numbered cards and removes it.
pub(super) fn draw(set: &mut u32, chance: &mut Chance) -> u8 {
    let position = chance.index(set.count_ones() as usize);
    let number = members(*set).nth(position).unwrap_or(1);
    *set &= !(1 << (number - 1));
    number
}

impl Table {
    /// Returns a table of version `rules` before anything is dealt: players with nothing but their boards.
    pub(super) fn empty(rules: u16, options: &Options, seats: u8) -> Table {
        let rules_for_seats = &data::CREWS[usize::from(seats) - 2];
        let mut workers = [[0; 5]; 4];
        for board in &mut workers {
            board[..usize::from(seats)].fill(1);
            board[AUTOMA] = u8::from(seats == 2);
        }
        let player = Player { population: data::POPULATION, ..Player::default() };
        Table {
            rules,
            seats,
            limited: options.limited,
            round: 0,
            first: Seat(0),
            stage: Stage::Income,
            cursor: 0,
            passed: SeatSet::default(),
            active: Seat(0),
            turns: 0,
            supply: data::SUPPLY,
            tiles: [[0, 1, 2, 3]; 4],
            workers,
            stock: [rules_for_seats.copies; 25],
            ships: 0,
            spaces: [None; 5],
            pile: (1 << Contract::COUNT) - 1,
            captains: 0,
            endowed: 0,
            allegiances: 0,
            wishes: [Wish(1); 5],
            rewards: [Colour::Blue; 5],
            victory: [None; 5],
            automa: [0; 4],
            players: PerSeat::from_fn(|seat| if seat.0 < seats { player } else { Player::default() }),
            trade: Trade::default(),
            tasks: Tasks::default(),
            exchange: PerSeat::default(),
            governors: SeatSet::default(),
            kings: SeatSet::default(),
        }
    }

    /// Sets up the table under version `rules` and plays on to the first decision.
    pub(super) fn set_up(
        rules: u16,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Event>,
    ) -> Table {
        let mut table = Table::empty(rules, options, seats);
        let rules_for_seats = table.player_count_rules();
        if rules_for_seats.removes {
            let removed =
                Family::ALL.map(|family| Building::ALL[family as usize * 5 + chance.index(Building::OF_FAMILY)]);
            removed.iter().for_each(|building| table.stock[*building as usize] = 0);
            sink.emit(|| Event::Removed { buildings: removed.to_vec() });
        }
        table.fill_contracts(chance, sink);
        let mut cards = (1 << Allegiance::COUNT) - 1;
        for _ in 0..rules_for_seats.allegiances {
            table.allegiances |= Allegiance(draw(&mut cards, chance)).bit();
        }
        let shown = table.allegiances;
        sink.emit(|| Event::Allegiances { cards: members(shown).map(Allegiance).collect() });
        table.captains_arrive(1, chance, sink);
        for board in Board::ALL {
            // The blank tile of the smaller side stays on the top row.
            let tiles = &mut table.tiles[board as usize];
            chance.shuffle(&mut tiles[..usize::from(rules_for_seats.board)]);
            let tiles = *tiles;
            sink.emit(|| Event::Tiles { board, tiles });
        }
        table.rewards = table.rewards.map(|_| Colour::ALL[chance.index(2)]);
        let mut wishes = (1 << Wish::COUNT) - 1;
        table.wishes = table.wishes.map(|_| Wish(draw(&mut wishes, chance)));
        for round in 1..=data::ROUNDS {
            let index = usize::from(round) - 1;
            let (wish, colour) = (table.wishes[index], table.rewards[index]);
            sink.emit(|| Event::WishLaid { round, wish, colour });
        }
        let mut endowments = (1 << Endowment::COUNT) - 1;
        for seat in Seat::all(seats) {
            let card = Endowment(draw(&mut endowments, chance));
            table.endow(seat, card, sink);
        }
        table.first = Seat::all(seats).min_by_key(|seat| table.players[*seat].money).unwrap_or(Seat(0));
        table.begin_round(chance, sink);
        table.resolve_pending(chance, sink);
        table
    }

    /// Gives a starting endowment. None involves a choice: two stars give $1 and a wheat.
    pub(super) fn endow(&mut self, seat: Seat, card: Endowment, sink: &mut impl EventSink<Event>) {
        let gift = &data::ENDOWMENTS[card.index()];
        self.active = seat;
        self.endowed |= card.bit();
        sink.emit(|| Event::Endowed { seat, card });
        if gift.dollars > 0 {
            self.gain_money(gift.dollars.into(), Source::Endowment, sink);
        }
        if !gift.goods.is_empty() {
            self.gain_goods(gift.goods, Source::Endowment, sink);
        }
        self.tasks.push_icons(gift.icons, Source::Endowment);
        while let Some(task) = self.tasks.top() {
            if !self.resolve(task, sink) {
                break;
            }
        }
    }
}
