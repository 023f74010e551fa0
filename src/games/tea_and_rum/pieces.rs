//! The pieces of Tea & Rum as types: goods, colours, boards, cards by name or number, and the icons printed on them.
//!
//! Used by every module of the game. Knows neither figures (they are in `data`) nor rules.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::engine::BadNotation;
use crate::engine::notation::Number;
use crate::ids;

ids! {
    /// One of the six resources, by rising price. The first three are the cubes.
    #[derive(Serialize, Deserialize)]
    pub enum Good {
        /// Yellow cube.
        Wheat = "wheat",
        /// Brown cube.
        Wood = "wood",
        /// Grey cube.
        Ore = "ore",
        /// Barrel.
        Barrel = "barrel",
        /// Tobacco leaf.
        Tobacco = "tobacco",
        /// Cannon.
        Cannon = "cannon",
    }
}

impl Good {
    /// What "cube" means: wheat, wood or ore.
    pub const CUBES: [Good; 3] = [Good::Wheat, Good::Wood, Good::Ore];
}

/// A number of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Goods(pub [u8; 6]);

impl Goods {
    /// None of anything.
    pub const NONE: Goods = Goods([0; 6]);

    /// One unit of this good.
    pub fn one(good: Good) -> Goods {
        Goods::some(good, 1)
    }

    /// So many units of this good.
    pub fn some(good: Good, count: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = count;
        goods
    }

    /// How many units in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Goods::NONE
    }

    /// Whether all of `cost` can be paid from these.
    #[inline]
    pub fn covers(&self, cost: &Goods) -> bool {
        self.0.iter().zip(&cost.0).all(|(have, need)| have >= need)
    }

    /// What of these is not among `have`.
    pub fn missing_from(&self, have: &Goods) -> Goods {
        let mut missing = *self;
        missing.0.iter_mut().zip(&have.0).for_each(|(need, have)| *need = need.saturating_sub(*have));
        missing
    }

    /// Puts in.
    #[inline]
    pub fn add(&mut self, more: &Goods) {
        self.0.iter_mut().zip(&more.0).for_each(|(have, plus)| *have += plus);
    }

    /// Takes out what must be there.
    #[inline]
    pub fn remove(&mut self, less: &Goods) {
        self.0.iter_mut().zip(&less.0).for_each(|(have, minus)| *have -= minus);
    }

    /// The goods of which there are any, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.into_iter().map(|good| (good, self[good])).filter(|(_, count)| *count > 0)
    }
}

impl Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

ids! {
    /// The colour of victory points.
    #[derive(Serialize, Deserialize)]
    pub enum Colour {
        /// Standing with the Crown; the Governor's colour.
        Blue = "blue",
        /// Support of the People; the Pirate King's colour.
        Red = "red",
    }
}

ids! {
    /// One of the four action boards, from left to right.
    #[derive(Serialize, Deserialize)]
    pub enum Board {
        /// Alternative: build.
        Governor = "governor",
        /// Alternative: trade.
        Market = "market",
        /// Alternative: contract.
        Harbor = "harbor",
        /// Alternative: captain.
        Tavern = "tavern",
    }
}

impl Board {
    /// What may be done here instead of the row (docs/rules/tea_and_rum.md 5, phase 3).
    pub fn alternative(self) -> Icon {
        [Icon::Build, Icon::Trade, Icon::Fulfil, Icon::Hire][self as usize]
    }
}

ids! {
    /// Which part of a board a worker uses.
    #[derive(Serialize, Deserialize)]
    pub enum Way {
        /// The row, which has no slash.
        Row = "row",
        /// The half left of the slash.
        Left = "left",
        /// The half right of the slash.
        Right = "right",
        /// The alternative action of the board.
        Instead = "instead",
    }
}

ids! {
    /// A half of something with a slash.
    #[derive(Serialize, Deserialize)]
    pub enum Side {
        /// Left of the slash.
        Left = "left",
        /// Right of the slash.
        Right = "right",
    }
}

/// One icon: gained, or done once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Icon {
    /// Blue victory points.
    Blue(u8),
    /// Red victory points.
    Red(u8),
    /// Victory points of one colour, the player's choice.
    Either(u8),
    /// Dollars.
    Money(u8),
    /// A step up the reputation track.
    Star,
    /// Population +1.
    Citizen,
    /// A cube of the player's choice.
    Cube,
    /// This good.
    Gain(Good),
    /// May build once.
    Build,
    /// May trade once.
    Trade,
    /// May fulfil one contract.
    Fulfil,
    /// May hire one captain.
    Hire,
    /// Removes all own expansion tokens without paying.
    FreeExpansions,
}

/// A row of icons, with or without a slash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// All icons, or those left of the slash.
    pub left: &'static [Icon],
    /// The icons right of the slash.
    pub right: Option<&'static [Icon]>,
}

/// The five families of buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Family {
    /// Purple.
    Crown,
    /// Yellow.
    Trades,
    /// Green.
    Hygiene,
    /// Orange.
    Leisure,
    /// Grey.
    Security,
}

impl Family {
    /// All five.
    pub const ALL: [Family; 5] = [Family::Crown, Family::Trades, Family::Hygiene, Family::Leisure, Family::Security];
}

/// What the people wish for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Symbol {
    /// Clean water and soap.
    Hygiene,
    /// Music and games.
    Entertainment,
    /// Walls and watchmen.
    Security,
}

impl Symbol {
    /// All three.
    pub const ALL: [Symbol; 3] = [Symbol::Hygiene, Symbol::Entertainment, Symbol::Security];
}

/// A building, in printed order: five of each family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[rustfmt::skip]
pub enum Building {
    Church, Academy, Palace, Statue, TownSquare,
    Guild, Workshop, Warehouse, Dryer, Distillery,
    Well, Bathhouse, Washhouse, Dispensary, Latrines,
    CityHall, Inn, Hotel, GreatHall, GamblingDen,
    Prison, Watchtower, Fort, Foundry, Barracks,
}

impl Building {
    /// All 25 in printed order.
    #[rustfmt::skip]
    pub const ALL: [Building; 25] = {
        use Building::*;
        [
            Church, Academy, Palace, Statue, TownSquare,
            Guild, Workshop, Warehouse, Dryer, Distillery,
            Well, Bathhouse, Washhouse, Dispensary, Latrines,
            CityHall, Inn, Hotel, GreatHall, GamblingDen,
            Prison, Watchtower, Fort, Foundry, Barracks,
        ]
    };
    /// The number of buildings of one family.
    pub const OF_FAMILY: usize = 5;
}

ids! {
    /// A building that turns three of one cube into two of another good at any time.
    #[derive(Serialize, Deserialize)]
    pub enum Works {
        /// Three wood into two tobacco.
        Dryer = "dry",
        /// Three wheat into two barrels.
        Distillery = "distil",
    }
}

impl Works {
    /// The building that does it.
    pub fn building(self) -> Building {
        [Building::Dryer, Building::Distillery][self as usize]
    }
    /// The cube of which three are spent.
    pub fn from(self) -> Good {
        [Good::Wood, Good::Wheat][self as usize]
    }
    /// The good of which two are gained.
    pub fn into_good(self) -> Good {
        [Good::Tobacco, Good::Barrel][self as usize]
    }
    /// How many are spent.
    pub const SPENT: u8 = 3;
    /// How many are gained.
    pub const MADE: u8 = 2;
}

/// What is paid for captain 11; every other captain has one price.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Payment {
    /// Dollars, with the goods that stand beside them.
    Money,
    /// Wood instead.
    Wood,
}

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub u8);

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                Number::count(1, $count).write(self.0, f)
            }
        }
        impl core::str::FromStr for $name {
            type Err = BadNotation;
            fn from_str(word: &str) -> Result<Self, BadNotation> {
                Number::count(1, $count).read(word).map($name).ok_or(BadNotation)
            }
        }

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $count;
            /// All of them, from number 1.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (1..=$count).map($name)
            }
            /// Its place in the tables, from 0.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0) - 1
            }
            /// The set that holds only this one.
            #[inline]
            pub fn bit(self) -> u32 {
                1 << (self.0 - 1)
            }
        }
    };
}
numbered!(
    /// A captain by number, 1 to 30.
    Captain, 30
);
numbered!(
    /// A contract by number, 1 to 18.
    Contract, 18
);
numbered!(
    /// An allegiance by number, 1 to 10.
    Allegiance, 10
);
numbered!(
    /// A ship by number, which is also its cost, 1 to 9.
    Ship, 9
);
numbered!(
    /// A card of the people's wishes by number, 1 to 9.
    Wish, 9
);
numbered!(
    /// A starting endowment by number, 1 to 6.
    Endowment, 6
);

/// The numbers of the bits that are set, rising, from 1: the members of a set of numbered cards.
#[inline]
pub fn members(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit + 1
        })
    })
}

/// What a gain comes from. The first ten are also where points come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The starting endowment.
    Endowment,
    /// A row of an action board.
    Row,
    /// A building: its points, its instant and its lasting effects.
    Building,
    /// A captain, on hiring or on activation.
    Captain,
    /// A contract and the bonus of its space.
    Contract,
    /// A step of the reputation track.
    Reputation,
    /// The people's wish.
    Wish,
    /// An allegiance.
    Allegiance,
    /// The last exchange of money for points.
    Exchange,
    /// Points lost because the colours were too far apart.
    Excess,
    /// The income of phase 1.
    Income,
    /// A ship.
    Ship,
}
