//! The pieces of Tea & Rum as types: goods, colours, boards, cards by name or number, and the icons printed on them.
//!
//! Used by every module of the game. Knows neither numbers (they are in `data`) nor rules.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::engine::BadNotation;
use crate::engine::notation::Number;
use crate::ids;

ids! {
    /// One of the six goods, by rising price; the first three are the cubes.
    #[derive(Serialize, Deserialize)]
    pub enum Good {
        /// Yellow cube.
        Wheat = "wheat",
        /// Brown cube.
        Wood = "wood",
        /// Grey cube.
        Ore = "ore",
        Barrel = "barrel",
        Tobacco = "tobacco",
        Cannon = "cannon",
    }
}

impl Good {
    pub const CUBES: [Good; 3] = [Good::Wheat, Good::Wood, Good::Ore];
}

/// A number of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Goods(pub [u8; 6]);

impl Goods {
    pub const NONE: Goods = Goods([0; 6]);

    pub fn one(good: Good) -> Goods {
        Goods::units(good, 1)
    }

    pub fn units(good: Good, count: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = count;
        goods
    }

    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Goods::NONE
    }

    /// Whether `cost` can be paid from these.
    #[inline]
    pub fn covers(&self, cost: &Goods) -> bool {
        self.0.iter().zip(&cost.0).all(|(have, need)| have >= need)
    }

    /// Returns the goods of these that are missing from `have`.
    pub fn missing_from(&self, have: &Goods) -> Goods {
        let mut missing = *self;
        missing.0.iter_mut().zip(&have.0).for_each(|(need, have)| *need = need.saturating_sub(*have));
        missing
    }

    #[inline]
    pub fn add(&mut self, more: &Goods) {
        self.0.iter_mut().zip(&more.0).for_each(|(have, plus)| *have += plus);
    }

    /// Removes goods that must be present.
    #[inline]
    pub fn remove(&mut self, less: &Goods) {
        self.0.iter_mut().zip(&less.0).for_each(|(have, minus)| *have -= minus);
    }

    /// Returns the goods present, with their numbers.
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
    /// Returns the action available here instead of the row (docs/rules/tea_and_rum.md 5, phase 3).
    pub fn alternative(self) -> Icon {
        [Icon::Build, Icon::Trade, Icon::Fulfil, Icon::Hire][self as usize]
    }
}

ids! {
    /// The part of a board that a worker uses.
    #[derive(Serialize, Deserialize)]
    pub enum Way {
        /// The whole row, if it has no slash.
        Row = "row",
        /// The half to the left of the slash.
        Left = "left",
        /// The half to the right of the slash.
        Right = "right",
        /// The alternative action of the board.
        Instead = "instead",
    }
}

ids! {
    /// A half of a row or step with a slash.
    #[derive(Serialize, Deserialize)]
    pub enum Side {
        Left = "left",
        Right = "right",
    }
}

/// One icon: a gain, or an action to be done once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Icon {
    /// Blue victory points.
    Blue(u8),
    /// Red victory points.
    Red(u8),
    /// Victory points of one colour, chosen by the player.
    Either(u8),
    Money(u8),
    /// A step up the reputation track.
    Star,
    /// Population +1.
    Citizen,
    /// A cube chosen by the player.
    Cube,
    Gain(Good),
    /// May build once.
    Build,
    /// May trade once.
    Trade,
    /// May fulfil one contract.
    Fulfil,
    /// May hire one captain.
    Hire,
    /// Removes all of the player's expansion tokens without paying.
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

impl Row {
    /// Returns the icons of a part of the row; none for the alternative action.
    pub fn icons(&self, way: Way) -> &'static [Icon] {
        match way {
            Way::Row | Way::Left => self.left,
            Way::Right => self.right.unwrap_or(&[]),
            Way::Instead => &[],
        }
    }
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
    pub const ALL: [Family; 5] = [Family::Crown, Family::Trades, Family::Hygiene, Family::Leisure, Family::Security];
}

/// A symbol of the people's wishes.
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
    /// Number of buildings in a family.
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
    pub fn building(self) -> Building {
        [Building::Dryer, Building::Distillery][self as usize]
    }
    /// Returns the cube of which three are spent.
    pub fn input(self) -> Good {
        [Good::Wood, Good::Wheat][self as usize]
    }
    /// Returns the good of which two are gained.
    pub fn output(self) -> Good {
        [Good::Tobacco, Good::Barrel][self as usize]
    }
    /// Cubes spent in a conversion.
    pub const INPUT_COUNT: u8 = 3;
    /// Goods gained in a conversion.
    pub const OUTPUT_COUNT: u8 = 2;
}

/// The payment for captain 11; every other captain has only one price.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Payment {
    /// Dollars, and the goods printed with them.
    Money,
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
            pub const COUNT: u8 = $count;
            /// Returns all of them, from number 1.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (1..=$count).map($name)
            }
            /// Returns the index in the tables, from 0.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0) - 1
            }
            /// Returns the bitmask with only this one.
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

/// Returns the members of a set of numbered cards: the positions of the set bits, ascending, from 1.
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

/// The source of a gain. The first ten are also sources of points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    Endowment,
    /// A row of an action board.
    Row,
    /// A building: its points, its instant and its lasting effects.
    Building,
    /// A captain, on hiring or on activation.
    Captain,
    /// A contract and the bonus of its space.
    Contract,
    Reputation,
    Wish,
    Allegiance,
    /// The last exchange of money for points.
    Exchange,
    /// Points lost because the colours were too far apart.
    Excess,
    /// The income of phase 1.
    Income,
    Ship,
}
