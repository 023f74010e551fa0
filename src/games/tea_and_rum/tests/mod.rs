//! The rules of Tea & Rum, one rule a test: position, action, expected.
//!
//! A [`Scene`] is a table on which only what the rule needs is laid, with the decision in question on the stack.

mod actions;
mod cards;

mod end;
mod goods;
mod rounds;
mod turns;
mod versions_1_and_2;
mod view;
mod words;

use super::state::{Table, Task};
use super::*;
use crate::engine::{Chance, Seat};

/// A position under test and the events since.
struct Scene {
    table: Table,
    events: Vec<Event>,
}

/// What seat 0 has, to be compared in one go.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Has {
    blue: u16,
    red: u16,
    money: u16,
    goods: [u8; 6],
    step: u8,
    population: u8,
    expansions: u8,
}

/// Nothing but the ten citizens everybody starts with.
const BARE: Has = Has { blue: 0, red: 0, money: 0, goods: [0; 6], step: 0, population: 10, expansions: 0 };

const ME: Seat = Seat(0);

impl Scene {
    /// Round I, phase 3, seat 0 to act with nothing in hand. Row n of each house holds tile n.
    fn new(seats: u8) -> Scene {
        let mut table = Table::bare(versions::NEWEST, &Options::default(), seats);
        table.round = 1;
        table.stage = Stage::Actions;
        table.cursor = 1;
        table.allegiances = (1 << table.crew().allegiances) - 1;
        Scene { table, events: Vec::new() }
    }

    /// Three players and this decision for seat 0.
    fn asking(task: Task) -> Scene {
        let mut scene = Scene::new(3);
        scene.table.tasks.push(task);
        scene
    }

    /// Three players and this icon for seat 0.
    fn icon(icon: Icon) -> Scene {
        Scene::asking(Task::Icon(icon, Source::Row))
    }

    fn with(mut self, change: impl FnOnce(&mut Table)) -> Scene {
        change(&mut self.table);
        self
    }

    fn money(self, dollars: u16) -> Scene {
        self.with(|table| table.players[ME].money = dollars)
    }

    /// Goods from the supply for seat 0.
    fn goods(self, goods: [u8; 6]) -> Scene {
        self.with(|table| {
            table.players[ME].goods.add(&Goods(goods));
            table.supply.remove(&Goods(goods));
        })
    }

    /// Cubes for seat 0.
    fn cubes(self, [wheat, wood, ore]: [u8; 3]) -> Scene {
        self.goods([wheat, wood, ore, 0, 0, 0])
    }

    fn owning(self, building: Building) -> Scene {
        self.with(|table| {
            let player = &mut table.players[ME];
            player.buildings |= building.bit();
            player.symbols.iter_mut().zip(building.card().symbols).for_each(|(have, more)| *have += more);
            table.stock[building as usize] -= 1;
        })
    }

    /// Works off what needs no choice, before the first action.
    fn resolved(mut self) -> Scene {
        self.table.resolve_pending(&mut Chance::stream(1), &mut self.events);
        self
    }

    /// Plays actions in notation, separated by semicolons; each must be legal.
    fn play(mut self, actions: &str) -> Scene {
        for word in actions.split("; ").filter(|word| !word.is_empty()) {
            let action: Action = word.parse().unwrap_or_else(|_| panic!("“{word}” is no notation"));
            let legal = self.legal();
            assert!(legal.contains(&word.to_string()), "“{word}” is not among {legal:?}");
            self.table.carry_out(action, &mut self.events);
            self.table.resolve_pending(&mut Chance::stream(1), &mut self.events);
        }
        self
    }

    fn legal(&self) -> Vec<String> {
        let mut actions: Vec<Action> = Vec::new();
        if let Some((_, task)) = self.table.decision() {
            self.table.answers(task, &mut actions);
        }
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal actions that begin with this word.
    fn legal_of(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
    }

    fn can(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    fn me(&self) -> &Player {
        &self.table.players[ME]
    }

    fn top(&self) -> Option<(Seat, Task)> {
        self.table.decision()
    }

    fn has(&self) -> Has {
        let me = self.me();
        Has {
            blue: me.points[0],
            red: me.points[1],
            money: me.money,
            goods: me.goods.0,
            step: me.step,
            population: me.population,
            expansions: me.expansions,
        }
    }
}

/// A test for each line: name, position played, expected.
macro_rules! each {
    ($($name:ident: $got:expr => $want:expr;)*) => {
        $(#[test]
        fn $name() {
            assert_eq!($got, $want);
        })*
    };
}
use each;
