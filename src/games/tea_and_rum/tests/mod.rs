//! The rules of Tea & Rum, one rule per test: position, action, expected result.
//!
//! A [`Scene`] is a table with only what the rule needs, and the tested decision on the stack.

mod actions;
mod cards;
mod end;
mod facts;
mod goods;
mod hearing;
mod rounds;
mod turns;
mod versions_1_and_2;
mod view;

use super::state::{Table, Task};
use super::*;
use crate::engine::{Chance, Seat};

/// A position under test and the events emitted since.
struct Scene {
    table: Table,
    events: Vec<Event>,
}

/// The possessions of seat 0, to be compared at once.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Possessions {
    blue: u16,
    red: u16,
    money: u16,
    goods: [u8; 6],
    step: u8,
    population: u8,
    expansions: u8,
}

/// The possessions of a player who has nothing but the ten starting citizens.
const BARE: Possessions =
    Possessions { blue: 0, red: 0, money: 0, goods: [0; 6], step: 0, population: 10, expansions: 0 };

const ME: Seat = Seat(0);

impl Scene {
    /// Returns a scene in round I, phase 3, with seat 0 to act and nothing in hand. Row n of each action board has
    /// tile n.
    fn new(seats: u8) -> Scene {
        let mut table = Table::empty(versions::NEWEST, &Options::default(), seats);
        table.round = 1;
        table.stage = Stage::Actions;
        table.cursor = 1;
        table.allegiances = (1 << table.player_count_rules().allegiances) - 1;
        Scene { table, events: Vec::new() }
    }

    /// Returns a scene with three players and this decision for seat 0.
    fn asking(task: Task) -> Scene {
        let mut scene = Scene::new(3);
        scene.table.tasks.push(task);
        scene
    }

    /// Returns a scene with three players and this icon for seat 0.
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

    /// Moves goods from the supply to seat 0.
    fn goods(self, goods: [u8; 6]) -> Scene {
        self.with(|table| {
            table.players[ME].goods.add(&Goods(goods));
            table.supply.remove(&Goods(goods));
        })
    }

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

    /// Processes work that needs no choice, before the first action.
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

    /// Returns the legal actions that begin with this word.
    fn legal_of(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
    }

    fn can(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    fn player(&self) -> &Player {
        &self.table.players[ME]
    }

    fn top(&self) -> Option<(Seat, Task)> {
        self.table.decision()
    }

    fn possessions(&self) -> Possessions {
        let player = self.player();
        Possessions {
            blue: player.points[0],
            red: player.points[1],
            money: player.money,
            goods: player.goods.0,
            step: player.step,
            population: player.population,
            expansions: player.expansions,
        }
    }
}

/// Defines a test for each line: name, position played, expected result.
macro_rules! each {
    ($($name:ident: $got:expr => $want:expr;)*) => {
        $(#[test]
        fn $name() {
            assert_eq!($got, $want);
        })*
    };
}
use each;
