//! The numbers of Tea & Rum: tables, one row per line, and constants.
//!
//! Used by all rules and by the words. The surviving rulebook has lost its pictures: each table says which of its
//! numbers the rulebook gives and which are reconstructed ("ours"). The numbers in brackets are sections of
//! docs/rules/tea_and_rum.md.

use super::pieces::Good::*;
use super::pieces::Icon::*;
use super::pieces::*;
use crate::named;

/// A building (8.1).
#[derive(Debug)]
pub struct BuildingCard {
    /// Name in notation.
    pub key: &'static str,
    /// Its family, which is also its colour.
    pub family: Family,
    /// Price in cubes.
    pub cost: Goods,
    /// Victory points, gained before the instant effects.
    pub points: Icon,
    pub instant: &'static [Icon],
    /// Number of symbols of each kind.
    pub symbols: [u8; 3],
}

const fn building(
    key: &'static str,
    family: Family,
    cubes: [u8; 3],
    points: Icon,
    instant: &'static [Icon],
    symbols: [u8; 3],
) -> BuildingCard {
    let cost = Goods([cubes[0], cubes[1], cubes[2], 0, 0, 0]);
    BuildingCard { key, family, cost, points, instant, symbols }
}

/// A captain (8.2).
#[derive(Debug)]
pub struct CaptainCard {
    /// The round in which the card appears.
    pub round: u8,
    pub dollars: u8,
    /// Goods paid in addition to the dollars.
    pub plus: Goods,
    /// Wood that may be paid instead of the dollars; 0 if it may not.
    pub or_wood: u8,
    /// Effects of hiring.
    pub instant: &'static [Icon],
    /// Cannons that activation costs; 0 if there is nothing to activate.
    pub cannons: u8,
    /// Effects of activation.
    pub activation: &'static [Icon],
    /// Number of symbols of each kind.
    pub symbols: [u8; 3],
}

#[expect(clippy::too_many_arguments, reason = "one row of the table")]
const fn captain(
    round: u8,
    dollars: u8,
    plus: [u8; 6],
    or_wood: u8,
    instant: &'static [Icon],
    cannons: u8,
    activation: &'static [Icon],
    symbols: [u8; 3],
) -> CaptainCard {
    CaptainCard { round, dollars, plus: Goods(plus), or_wood, instant, cannons, activation, symbols }
}

/// A contract (8.3).
#[derive(Debug)]
pub struct ContractCard {
    pub pay: Goods,
    /// Blue or red points, one of which is chosen; indexed by [`Colour`].
    pub points: [u8; 2],
}

const fn contract(pay: [u8; 6], blue: u8, red: u8) -> ContractCard {
    ContractCard { pay: Goods(pay), points: [blue, red] }
}

/// A starting endowment (7.6).
#[derive(Debug)]
pub struct EndowmentCard {
    pub dollars: u8,
    pub goods: Goods,
    /// Stars and points.
    pub icons: &'static [Icon],
}

const fn endowment(dollars: u8, goods: [u8; 6], icons: &'static [Icon]) -> EndowmentCard {
    EndowmentCard { dollars, goods: Goods(goods), icons }
}

const fn row(icons: &'static [Icon]) -> Row {
    Row { left: icons, right: None }
}

const fn either(left: &'static [Icon], right: &'static [Icon]) -> Row {
    Row { left, right: Some(right) }
}

const NOTHING: [u8; 6] = [0; 6];

/// The 25 buildings in printed order (8.1): keys, order and lasting effects are from the rulebook; costs, points,
/// symbols and instant effects except the Warehouse's are ours.
#[rustfmt::skip]
pub static BUILDINGS: [BuildingCard; 25] = [
    // key, family, wheat wood ore, points, on building, symbols of hygiene, entertainment, security
    building("church", Family::Crown, [1, 1, 1], Blue(2), &[], [0, 0, 0]),
    building("academy", Family::Crown, [1, 1, 2], Either(3), &[Star, Star], [0, 0, 0]),
    building("palace", Family::Crown, [0, 1, 2], Blue(3), &[], [0, 0, 0]),
    building("statue", Family::Crown, [0, 1, 3], Blue(7), &[], [0, 0, 0]),
    building("town-square", Family::Crown, [1, 3, 0], Blue(4), &[Citizen], [0, 1, 0]),
    building("guild", Family::Trades, [0, 2, 1], Red(2), &[], [0, 0, 0]),
    building("workshop", Family::Trades, [0, 3, 0], Blue(2), &[], [0, 0, 0]),
    building("warehouse", Family::Trades, [2, 2, 0], Red(4), &[FreeExpansions], [0, 0, 0]),
    building("dryer", Family::Trades, [1, 0, 2], Red(3), &[], [0, 0, 0]),
    building("distillery", Family::Trades, [0, 1, 2], Red(3), &[], [0, 0, 0]),
    building("well", Family::Hygiene, [0, 2, 0], Red(2), &[Citizen], [1, 0, 0]),
    building("bathhouse", Family::Hygiene, [1, 2, 2], Red(5), &[Star], [2, 0, 0]),
    building("washhouse", Family::Hygiene, [2, 0, 1], Red(2), &[Money(3)], [2, 0, 0]),
    building("dispensary", Family::Hygiene, [1, 1, 1], Blue(2), &[Star, Citizen], [1, 0, 0]),
    building("latrines", Family::Hygiene, [1, 2, 0], Red(3), &[Citizen], [2, 0, 0]),
    building("city-hall", Family::Leisure, [1, 1, 2], Blue(4), &[], [0, 1, 0]),
    building("inn", Family::Leisure, [3, 1, 0], Red(3), &[], [0, 1, 0]),
    building("hotel", Family::Leisure, [1, 2, 0], Red(3), &[Citizen, Citizen], [0, 1, 0]),
    building("great-hall", Family::Leisure, [1, 2, 2], Red(6), &[], [0, 2, 0]),
    building("gambling-den", Family::Leisure, [2, 1, 1], Red(2), &[Money(5)], [0, 2, 0]),
    building("prison", Family::Security, [0, 1, 2], Either(3), &[], [0, 0, 1]),
    building("watchtower", Family::Security, [0, 2, 1], Blue(2), &[Gain(Cannon)], [0, 0, 2]),
    building("fort", Family::Security, [0, 1, 3], Blue(5), &[], [0, 0, 2]),
    building("foundry", Family::Security, [2, 0, 1], Red(2), &[], [0, 0, 1]),
    building("barracks", Family::Security, [2, 2, 1], Red(4), &[Hire], [0, 0, 2]),
];

/// The 30 captains by number (8.2): rounds, dollars, stars, cannons and digits are from the rulebook; the other
/// symbols are ours.
#[rustfmt::skip]
pub static CAPTAINS: [CaptainCard; 30] = [
    // round, dollars, goods in addition, wood instead, on hiring, cannons, on activation, symbols
    captain(1, 3, NOTHING, 0, &[Star, Gain(Wheat)], 1, &[Red(2)], [0, 0, 0]),
    captain(1, 3, NOTHING, 0, &[Star, Star], 0, &[], [0, 0, 0]),
    captain(1, 2, NOTHING, 0, &[Star], 1, &[Red(3)], [0, 0, 0]),
    captain(1, 4, NOTHING, 0, &[Cube], 1, &[Blue(2), Red(2)], [0, 0, 0]),
    captain(1, 4, NOTHING, 0, &[Star, Gain(Wheat)], 1, &[Either(3)], [0, 0, 0]),
    captain(1, 3, NOTHING, 0, &[Blue(1), Citizen], 0, &[], [0, 0, 0]),
    captain(2, 5, NOTHING, 0, &[Star, Build], 1, &[Blue(2)], [0, 0, 0]),
    captain(2, 5, NOTHING, 0, &[Star, Trade], 1, &[Red(3)], [0, 0, 0]),
    captain(2, 6, NOTHING, 0, &[Star], 1, &[Red(4)], [0, 1, 0]),
    captain(2, 5, NOTHING, 0, &[Star, Cube], 1, &[Gain(Barrel), Gain(Tobacco)], [0, 0, 0]),
    captain(2, 6, NOTHING, 2, &[Star, Cube], 1, &[Star, Star, Blue(1)], [0, 0, 0]),
    captain(2, 6, NOTHING, 0, &[Star, Star], 0, &[], [1, 0, 0]),
    captain(3, 7, NOTHING, 0, &[Star, Gain(Cannon)], 2, &[Either(6)], [0, 0, 0]),
    captain(3, 7, NOTHING, 0, &[Star, Citizen, Gain(Wheat)], 1, &[Fulfil, Red(2)], [0, 0, 0]),
    captain(3, 2, [0, 0, 0, 0, 1, 0], 0, &[Star, Star], 1, &[Blue(4)], [0, 0, 0]),
    captain(3, 8, NOTHING, 0, &[Red(2), Build], 0, &[], [0, 0, 1]),
    captain(3, 8, NOTHING, 0, &[Star, Gain(Cannon)], 2, &[Red(7)], [0, 0, 0]),
    captain(3, 8, NOTHING, 0, &[Gain(Barrel), Gain(Wheat)], 1, &[Blue(3), Red(2)], [0, 0, 0]),
    captain(4, 9, NOTHING, 0, &[Star, Gain(Cannon)], 0, &[], [0, 0, 1]),
    captain(4, 9, NOTHING, 0, &[Star, Build], 1, &[Blue(3)], [0, 0, 0]),
    captain(4, 4, [0, 0, 0, 1, 0, 0], 0, &[Star, Cube, Cube], 1, &[Red(3)], [1, 0, 0]),
    captain(4, 10, NOTHING, 0, &[Gain(Cannon), Gain(Wheat)], 1, &[Blue(5)], [0, 0, 0]),
    captain(4, 10, NOTHING, 0, &[Star, Star], 1, &[Red(4)], [0, 1, 0]),
    captain(4, 10, NOTHING, 0, &[Star, Gain(Cannon)], 2, &[Blue(8)], [0, 0, 0]),
    captain(5, 11, NOTHING, 0, &[Star, Fulfil], 1, &[Red(4)], [1, 0, 0]),
    captain(5, 11, NOTHING, 0, &[Star, Build], 1, &[Blue(5)], [0, 0, 0]),
    captain(5, 12, NOTHING, 0, &[Star, Gain(Cannon)], 2, &[Gain(Barrel), Gain(Tobacco), Cube, Fulfil, Build], [0, 0, 1]),
    captain(5, 12, NOTHING, 0, &[Star, Gain(Tobacco), Cube], 1, &[Blue(2), Red(2)], [0, 1, 0]),
    captain(5, 6, [0, 0, 0, 1, 0, 0], 0, &[Star, Build], 1, &[Blue(4)], [0, 0, 0]),
    captain(5, 11, NOTHING, 0, &[Star, Gain(Cannon)], 2, &[Blue(4), Red(4)], [0, 0, 0]),
];

/// The only captain who can be paid in wood instead of dollars.
pub const TAKES_WOOD: Captain = Captain(11);

/// The 18 contracts by number (8.3): goods to pay, blue points, red points. All numbers are ours.
#[rustfmt::skip]
pub static CONTRACTS: [ContractCard; 18] = [
    // wheat wood ore barrel tobacco cannon
    contract([1, 0, 0, 2, 0, 0], 4, 4),
    contract([0, 1, 0, 2, 0, 0], 4, 5),
    contract([1, 0, 0, 1, 1, 0], 5, 4),
    contract([1, 0, 0, 0, 2, 0], 5, 5),
    contract([0, 1, 0, 1, 1, 0], 5, 5),
    contract([0, 1, 0, 0, 2, 0], 6, 5),
    contract([1, 0, 0, 3, 0, 0], 5, 6),
    contract([1, 0, 0, 2, 1, 0], 6, 6),
    contract([0, 1, 0, 1, 2, 0], 6, 7),
    contract([0, 1, 0, 0, 3, 0], 8, 7),
    contract([0, 1, 2, 2, 0, 0], 6, 7),
    contract([2, 0, 1, 0, 2, 0], 7, 6),
    contract([0, 0, 1, 2, 1, 0], 7, 7),
    contract([0, 0, 0, 2, 2, 0], 8, 8),
    contract([0, 0, 2, 1, 1, 0], 7, 6),
    contract([0, 0, 0, 2, 0, 1], 6, 6),
    contract([0, 0, 1, 2, 2, 0], 9, 10),
    contract([0, 0, 0, 0, 2, 1], 7, 7),
];

/// The nine ships in ascending order (7.5): a ship costs as many dollars as its number. All rows are ours.
#[rustfmt::skip]
pub static SHIPS: [&[Goods]; 9] = [
    // wheat wood ore barrel tobacco cannon
    &[Goods([2, 0, 0, 0, 0, 0]), Goods([0, 1, 0, 0, 0, 0])],
    &[Goods([1, 1, 0, 0, 0, 0]), Goods([0, 0, 1, 0, 0, 0])],
    &[Goods([3, 0, 0, 0, 0, 0]), Goods([0, 0, 0, 1, 0, 0])],
    &[Goods([0, 2, 0, 0, 0, 0]), Goods([0, 0, 0, 0, 1, 0]), Goods([1, 0, 1, 0, 0, 0])],
    &[Goods([0, 1, 1, 0, 0, 0]), Goods([1, 0, 0, 1, 0, 0]), Goods([0, 0, 0, 0, 0, 1])],
    &[Goods([0, 0, 2, 0, 0, 0]), Goods([0, 1, 0, 1, 0, 0]), Goods([2, 0, 1, 0, 0, 0])],
    &[Goods([0, 3, 0, 0, 0, 0]), Goods([0, 1, 0, 0, 1, 0]), Goods([1, 0, 0, 0, 0, 1])],
    &[Goods([0, 2, 1, 0, 0, 0]), Goods([0, 0, 0, 2, 0, 0]), Goods([0, 0, 1, 0, 1, 0])],
    &[Goods([0, 0, 3, 0, 0, 0]), Goods([0, 0, 0, 1, 1, 0]), Goods([0, 0, 1, 0, 0, 1])],
];

/// The steps of the reputation track (7.3), from step 1. Ours.
#[rustfmt::skip]
pub static STEPS: [Row; 20] = [
    row(&[Money(1)]),
    row(&[Gain(Wheat)]),
    row(&[Either(1)]),
    row(&[Money(2)]),
    row(&[Cube]),
    row(&[Money(2)]),
    row(&[Either(1)]),
    row(&[Citizen]),
    either(&[Money(3)], &[Cube]),
    either(&[Build], &[Trade]),
    row(&[Money(2)]),
    either(&[Gain(Barrel)], &[Gain(Tobacco)]),
    row(&[Either(1)]),
    row(&[Money(3)]),
    either(&[Fulfil], &[Hire]),
    row(&[Citizen]),
    row(&[Either(1)]),
    row(&[Money(4)]),
    row(&[Either(1)]),
    row(&[Either(3)]),
];

/// The action tiles of the four-player side, by board (7.4). Ours.
#[rustfmt::skip]
pub static TILES_OF_FOUR: [[Row; 4]; 4] = [
    [
        row(&[Cube, Build]),
        row(&[Build, Star]),
        either(&[Build, Blue(1)], &[Fulfil, Blue(1)]),
        either(&[Blue(1), Money(3)], &[Star, Star]),
    ],
    [
        row(&[Trade, Build]),
        either(&[Trade, Hire], &[Trade, Fulfil]),
        row(&[Money(3), Trade]),
        either(&[Cube, Cube], &[Money(6)]),
    ],
    [
        row(&[Fulfil, Star]),
        either(&[Gain(Barrel), Fulfil], &[Gain(Tobacco), Money(3)]),
        either(&[Gain(Cannon), Money(2)], &[Gain(Tobacco), Money(3)]),
        row(&[Gain(Wheat), Gain(Wood), Gain(Ore)]),
    ],
    [
        row(&[Hire, Red(1)]),
        row(&[Star, Hire]),
        either(&[Gain(Cannon), Gain(Wheat)], &[Hire, Money(3)]),
        either(&[Red(1), Money(3)], &[Gain(Barrel), Gain(Wood)]),
    ],
];

/// The action tiles of the side for two and three players, by board (7.4). Ours.
#[rustfmt::skip]
pub static TILES_OF_THREE: [[Row; 3]; 4] = [
    [
        row(&[Cube, Build]),
        either(&[Build, Star], &[Fulfil, Star]),
        either(&[Blue(1), Money(3)], &[Star, Star]),
    ],
    [
        row(&[Trade, Build]),
        either(&[Trade, Hire], &[Trade, Fulfil]),
        either(&[Cube, Cube], &[Money(6)]),
    ],
    [
        row(&[Fulfil, Star]),
        either(&[Gain(Barrel), Fulfil], &[Gain(Tobacco), Money(3)]),
        either(&[Gain(Cannon), Money(2)], &[Gain(Wheat), Gain(Wood), Gain(Ore)]),
    ],
    [
        row(&[Hire, Red(1)]),
        row(&[Star, Hire]),
        either(&[Gain(Cannon), Gain(Wheat)], &[Red(1), Money(3)]),
    ],
];

/// The six starting endowments (7.6): dollars, goods, other gains. Ours; the dollars never tie.
#[rustfmt::skip]
pub static ENDOWMENTS: [EndowmentCard; 6] = [
    endowment(0, [0, 0, 0, 1, 1, 0], &[]),
    endowment(1, [0, 1, 0, 0, 0, 1], &[]),
    endowment(2, [1, 1, 1, 0, 0, 0], &[]),
    endowment(3, [1, 0, 0, 0, 0, 0], &[Star, Star]),
    endowment(5, [0, 0, 0, 0, 0, 0], &[Blue(1), Red(1)]),
    endowment(6, [1, 0, 0, 0, 0, 0], &[Star]),
];
/// The bonus of each space of the contracts board, left to right, with four players (8.4). Ours.
pub static SPACES_OF_FOUR: [&[Icon]; 5] = [&[Star], &[Star], &[Either(1)], &[Star, Star], &[Either(2)]];
/// The bonus of each space with two or three players. Ours.
pub static SPACES_OF_THREE: [&[Icon]; 4] = [&[Star], &[Either(1)], &[Star, Star], &[Either(2)]];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Own this many buildings.
    Buildings(u8),
    /// Have a population of at least this.
    Population(u8),
    /// Own this many buildings of one family.
    Family(u8),
    /// Reach at least this step of the reputation track.
    Reputation(u8),
    /// Own this many buildings, hired captains and fulfilled contracts.
    Each(u8, u8, u8),
    /// End with the colours at most this far apart.
    Balance(u8),
    /// Fulfil this many contracts.
    Contracts(u8),
    /// Hire this many captains.
    Captains(u8),
    /// Pay this many dollars, once.
    Dollars(u8),
    /// Pay these goods together, once.
    Pay(Goods),
}

/// The ten allegiances by number (8.5): condition and immediate red points. All from the rulebook.
#[rustfmt::skip]
pub static ALLEGIANCES: [(Condition, u8); 10] = [
    (Condition::Buildings(7), 3),
    (Condition::Population(19), 5),
    (Condition::Family(4), 4),
    (Condition::Reputation(20), 4),
    (Condition::Each(5, 4, 3), 2),
    (Condition::Balance(5), 3),
    (Condition::Contracts(4), 5),
    (Condition::Captains(6), 2),
    (Condition::Dollars(20), 1),
    (Condition::Pay(Goods([0, 0, 0, 1, 1, 1])), 1),
];

/// The symbols counted by each card of the people's wishes (8.6): nine cards and "one or several" are from the
/// rulebook, the distribution is ours.
#[rustfmt::skip]
pub static WISHES: [&[Symbol]; 9] = [
    &[Symbol::Hygiene],
    &[Symbol::Hygiene],
    &[Symbol::Entertainment],
    &[Symbol::Entertainment],
    &[Symbol::Security],
    &[Symbol::Security],
    &[Symbol::Hygiene, Symbol::Entertainment],
    &[Symbol::Hygiene, Symbol::Security],
    &[Symbol::Entertainment, Symbol::Security],
];

/// The first and second reward of the people's wish in each round (8.6). Ours.
pub const REWARDS: [[u8; 2]; 5] = [[2, 1], [2, 1], [3, 1], [3, 1], [4, 2]];

/// Base prices (7.1), deduced from the worked examples of the rulebook.
pub const PRICES: [u8; 6] = [2, 3, 4, 5, 6, 7];
/// Number of pieces of each good in the box (3, rulebook).
pub const SUPPLY: Goods = Goods([22, 22, 22, 12, 12, 12]);
/// Squares of the warehouse that are free from the start (7.2). Ours.
pub const SQUARES: u8 = 6;
/// Prices of the expansion tokens, cheapest first (rulebook).
pub const EXPANSIONS: [u8; 6] = [1, 1, 1, 2, 2, 3];
/// The starting population (rulebook).
pub const POPULATION: u8 = 10;
/// The end of the population track (7.2). Ours.
pub const MAX_POPULATION: u8 = 25;
/// The last step of the reputation track (rulebook, allegiance 4).
pub const LAST_STEP: u8 = 20;
/// Dollars for each star beyond the last step (7.3). Ours.
pub const DOLLARS_PER_EXTRA_STAR: u8 = 2;
/// Rounds of a game (rulebook).
pub const ROUNDS: u8 = 5;
/// Workers of each player (rulebook).
pub const WORKERS: u8 = 4;
/// The number of blue points at which an allegiance is taken (rulebook).
pub const CROWN_CALLS: u16 = 8;
/// Maximum difference between the colours of the final score (rulebook).
pub const MAX_COLOUR_DIFFERENCE: u16 = 10;
/// Dollars for one point in the last exchange (rulebook).
pub const DOLLARS_A_POINT: u16 = 10;
/// Income from the Church (rulebook).
pub const CHURCH_INCOME: u8 = 3;
/// Dollars from the Architects' Guild for each build (rulebook).
pub const GUILD_DOLLARS: u8 = 4;
/// Discount of the Prison on each captain (rulebook).
pub const PRISON_DISCOUNT: u8 = 2;
/// Discount of the Inn on each ship (rulebook).
pub const INN_DISCOUNT: u8 = 1;
/// Tiles of the Automa for each board (10, deduced).
pub const AUTOMA_TILES: u8 = 2;
/// Victory type cards of each colour (10, deduced).
pub const VICTORY_CARDS: u8 = 3;

/// The player on a slot of the two-player order board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderSlot {
    /// The first player of the round.
    First,
    /// The other player.
    Second,
    Automa,
}

/// The order board of two players (10, ours). Side A begins with player A and side B with player B; otherwise they are
/// the same, so one row serves for both.
#[rustfmt::skip]
pub const ORDER: [OrderSlot; 12] = {
    use OrderSlot::*;
    [First, Second, Automa, Second, First, Automa, First, Second, Automa, Second, First, Automa]
};

/// The values that depend on the number of players (12).
#[derive(Debug)]
pub struct PlayerCountRules {
    pub copies: u8,
    /// Whether one building of each family is removed.
    pub removes: bool,
    /// Ships per round.
    pub ships: u8,
    /// Captains per round.
    pub captains: u8,
    /// Maximum number of workers on an action board.
    pub board: u8,
    /// Bonus of each space of the contracts board.
    pub spaces: &'static [&'static [Icon]],
    pub allegiances: u8,
}

/// The rows for two, three and four players.
#[rustfmt::skip]
pub static CREWS: [PlayerCountRules; 3] = [
    PlayerCountRules { copies: 1, removes: false, ships: 5, captains: 3, board: 3, spaces: &SPACES_OF_THREE, allegiances: 5 },
    PlayerCountRules { copies: 2, removes: true, ships: 7, captains: 3, board: 3, spaces: &SPACES_OF_THREE, allegiances: 5 },
    PlayerCountRules { copies: 3, removes: true, ships: 9, captains: 4, board: 4, spaces: &SPACES_OF_FOUR, allegiances: 6 },
];

named!(Building, Building::ALL.into_iter());

impl Building {
    #[inline]
    pub fn card(self) -> &'static BuildingCard {
        &BUILDINGS[self as usize]
    }
    /// Returns its word in notation.
    pub fn word(self) -> &'static str {
        self.card().key
    }
    /// Returns the bitmask with only this building.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Captain {
    #[inline]
    pub fn card(self) -> &'static CaptainCard {
        &CAPTAINS[self.index()]
    }
}

impl Contract {
    #[inline]
    pub fn card(self) -> &'static ContractCard {
        &CONTRACTS[self.index()]
    }
}

impl Ship {
    #[inline]
    pub fn rows(self) -> &'static [Goods] {
        SHIPS[self.index()]
    }
}

impl Allegiance {
    pub fn condition(self) -> Condition {
        ALLEGIANCES[self.index()].0
    }
    /// Returns its immediate red points.
    pub fn red(self) -> u8 {
        ALLEGIANCES[self.index()].1
    }
}

impl Wish {
    /// Returns the symbols that it counts.
    pub fn symbols(self) -> &'static [Symbol] {
        WISHES[self.index()]
    }
}

impl Good {
    /// Returns the base price in dollars.
    #[inline]
    pub fn price(self) -> u8 {
        PRICES[self as usize]
    }
}

impl Goods {
    /// Returns the total base price in dollars.
    #[inline]
    pub fn value(&self) -> u16 {
        Good::ALL.into_iter().map(|good| u16::from(good.price()) * u16::from(self[good])).sum()
    }
}

/// Returns the bitmask of a family's buildings.
pub const fn family_set(family: Family) -> u32 {
    0b11111 << (5 * family as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(goods: &Goods) -> u32 {
        goods.iter().map(|(good, count)| u32::from(good.price()) * u32::from(count)).sum()
    }
    fn points(icons: &[Icon]) -> [u32; 3] {
        let mut sums = [0; 3];
        for icon in icons {
            match icon {
                Blue(n) => sums[0] += u32::from(*n),
                Red(n) => sums[1] += u32::from(*n),
                Either(n) => sums[2] += u32::from(*n),
                _ => {}
            }
        }
        sums
    }

    #[test]
    fn buildings_sum_to_the_printed_totals() {
        let icons: Vec<Icon> = BUILDINGS.iter().map(|card| card.points).collect();
        assert_eq!(points(&icons), [31, 44, 6], "31 blue, 44 red, 6 either");
        for kind in 0..3 {
            assert_eq!(BUILDINGS.iter().map(|card| card.symbols[kind]).sum::<u8>(), 8, "8 symbols of each kind");
        }
        let values = [9, 13, 11, 15, 11, 10, 9, 10, 10, 11, 6, 16, 8, 9, 8, 13, 9, 8, 16, 11, 11, 10, 15, 8, 14];
        assert_eq!(BUILDINGS.each_ref().map(|card| value(&card.cost)), values);
        assert_eq!(BUILDINGS.iter().map(|card| u32::from(card.cost.total())).sum::<u32>(), 88, "3.5 cubes in the mean");
        for (index, building) in Building::ALL.into_iter().enumerate() {
            assert_eq!(building as usize, index);
            assert_eq!(building.card().family as usize, index / Building::OF_FAMILY);
            assert!(family_set(building.card().family) & building.bit() != 0);
        }
    }

    #[test]
    fn captains_sum_to_the_printed_totals() {
        let icons: Vec<Icon> =
            CAPTAINS.iter().flat_map(|card| card.instant.iter().chain(card.activation)).copied().collect();
        assert_eq!(points(&icons), [44, 44, 9], "44 blue, 44 red, 9 either");
        let dollars = CAPTAINS.each_ref().map(|card| card.dollars);
        let printed =
            [3, 3, 2, 4, 4, 3, 5, 5, 6, 5, 6, 6, 7, 7, 2, 8, 8, 8, 9, 9, 4, 10, 10, 10, 11, 11, 12, 12, 6, 11];
        assert_eq!(dollars, printed);
        for (index, card) in CAPTAINS.iter().enumerate() {
            assert_eq!(usize::from(card.round), index / 6 + 1, "six a round");
            assert_eq!(card.cannons == 0, card.activation.is_empty(), "captain {}", index + 1);
            assert_eq!(card.or_wood > 0, index == TAKES_WOOD.index(), "captain {}", index + 1);
        }
        assert_eq!(CAPTAINS.iter().map(|card| card.cannons).sum::<u8>(), 30);
        for kind in 0..3 {
            assert_eq!(CAPTAINS.iter().map(|card| card.symbols[kind]).sum::<u8>(), 3, "three symbols of each kind");
        }
    }

    #[test]
    fn contracts_sum_to_the_printed_totals() {
        assert_eq!(CONTRACTS.iter().map(|card| u32::from(card.points[0])).sum::<u32>(), 111);
        assert_eq!(CONTRACTS.iter().map(|card| u32::from(card.points[1])).sum::<u32>(), 111);
        let values = [12, 13, 13, 14, 14, 15, 17, 18, 20, 21, 21, 20, 20, 22, 19, 17, 26, 19];
        assert_eq!(CONTRACTS.each_ref().map(|card| value(&card.pay)), values);
    }

    #[test]
    fn ships_give_more_than_they_cost() {
        let values: [&[u32]; 9] =
            [&[4, 3], &[5, 4], &[6, 5], &[6, 6, 6], &[7, 7, 7], &[8, 8, 8], &[9, 9, 9], &[10, 10, 10], &[12, 11, 11]];
        for ship in Ship::all() {
            assert_eq!(ship.rows().iter().map(value).collect::<Vec<_>>(), values[ship.index()]);
        }
    }

    #[test]
    fn endowments_are_worth_the_same_and_never_tie() {
        let mut dollars: Vec<u8> =
            ENDOWMENTS.iter().map(|card| card.dollars + u8::from(card.icons.first() == Some(&Star))).collect();
        assert_eq!(dollars, [0, 1, 2, 4, 5, 7], "the first step gives $1");
        dollars.dedup();
        assert_eq!(dollars.len(), 6);
        let goods = ENDOWMENTS.each_ref().map(|card| value(&card.goods));
        assert_eq!(goods, [11, 10, 9, 2, 0, 2]);
    }

    #[test]
    fn the_other_tables_match_the_printed_counts() {
        assert_eq!(ALLEGIANCES.map(|(_, red)| red), [3, 5, 4, 4, 2, 3, 5, 2, 1, 1]);
        assert_eq!(EXPANSIONS.iter().sum::<u8>(), 10);
        for symbol in Symbol::ALL {
            assert_eq!(WISHES.iter().filter(|card| card.contains(&symbol)).count(), 4);
        }
        assert_eq!(REWARDS.iter().flatten().sum::<u8>(), 20);
        assert_eq!(STEPS.iter().filter(|step| step.right.is_some()).count(), 4);
        assert_eq!(points(&STEPS.iter().flat_map(|step| step.left).copied().collect::<Vec<_>>()), [0, 0, 8]);
        let slots = |who| ORDER.iter().filter(|slot| **slot == who).count();
        assert_eq!([slots(OrderSlot::First), slots(OrderSlot::Second), slots(OrderSlot::Automa)], [4, 4, 4]);
        // The first tile of each board is the same on both sides.
        for board in Board::ALL {
            assert_eq!(TILES_OF_FOUR[board as usize][0], TILES_OF_THREE[board as usize][0]);
        }
    }
}
