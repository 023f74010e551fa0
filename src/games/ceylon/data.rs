//! The numbers of the game, as tables.
//!
//! Used by the rules, the opponents and the texts. The first part holds the numbers that are in the rulebook or on
//! which published reviews agree. The second holds reconstructions of numbers that were only in the rulebook's
//! pictures, which did not survive; docs/rules/ceylon.md 1 to 5 explains how they were chosen.

use std::sync::LazyLock;

use serde::Serialize;

use super::map::{Hex, HexSet};
use super::pieces::{CARDS, COMPANIES, Company, District, Reward, Tea};
use crate::geometry::{Axial, polyhex};

// Numbers from the rulebook.

pub const START_RUPEES: i16 = 15;
pub const HAND: u8 = 3;
/// Plantation markers per player.
pub const MARKERS: u8 = 8;
/// Chests that a warehouse holds.
pub const WAREHOUSE: u8 = 5;
pub const WAGONS: usize = 3;
pub const PLANT_COST: i16 = 5;
/// Cost of contracting a councillor.
pub const HIRE_COST: i16 = 5;
pub const ADVANCE_COST: i16 = 5;
/// Rupees gained by the rupees action.
pub const TAKE_RUPEES: i16 = 2;
/// Points for each place in a majority.
pub const MAJORITY: [i16; 4] = [10, 6, 3, 1];
/// Points by number of different companies among the fulfilled contracts.
pub const COMPANY_SET: [i16; COMPANIES + 1] = [0, 1, 3, 6, 10, 15];
/// Points of the district bonus tokens, from the top of the pile.
pub const DISTRICT_BONUS: [i16; 4] = [10, 6, 3, 1];
/// Points for each marker left on the personal board.
pub const LEFTOVER_POINTS: i16 = -2;
/// Points for entering a marked space of the technology track.
pub const MARK_POINTS: i16 = 5;

/// Price of a move by number of steps: the first is free, each further one costs 1 more than the one before.
pub const MOVE_PRICE: [i16; 8] = [0, 0, 1, 3, 6, 10, 15, 21];
/// Price of a move by number of steps with the councillor who makes each further step cost 1.
pub const GUIDED_PRICE: [i16; 8] = [0, 0, 1, 2, 3, 4, 5, 6];

// Abilities of councillors and starting tiles (rulebook).

/// Cost of planting with this councillor.
pub const NURSERYMAN_COST: i16 = 4;
/// Cost of contracting with this councillor.
pub const SECRETARY_COST: i16 = 2;
/// Rupees that this councillor adds to the rupees action.
pub const BANKER_RUPEES: i16 = 1;
/// Rupees that this councillor adds to a trade.
pub const BROKER_RUPEES: i16 = 2;
/// Points that this councillor adds to an advance.
pub const ENGINEER_POINTS: i16 = 1;
/// Chests that this councillor adds to the warehouse's capacity.
pub const STOREKEEPER_CHESTS: u8 = 1;
/// Rupees that this starting tile adds to the rupees action.
pub const PURSE_RUPEES: i16 = 5;

// Reconstructed numbers: ours, chosen to agree with every number and example in the rulebook.

#[derive(Debug)]
pub struct LevelTile {
    /// Name in transcripts.
    pub name: &'static str,
    pub shape: [(i8, i8); 4],
}

/// The large level tiles: the five shapes of four hexes that fit into every district.
pub static LEVEL_TILES: [LevelTile; 5] = [
    LevelTile { name: "worm", shape: [(0, 0), (0, 1), (0, 2), (1, 2)] },
    LevelTile { name: "bee", shape: [(0, 0), (0, 1), (1, 0), (1, 1)] },
    LevelTile { name: "pistol", shape: [(0, 0), (0, 1), (0, 2), (1, 0)] },
    LevelTile { name: "arch", shape: [(0, 0), (0, 1), (1, 1), (2, 0)] },
    LevelTile { name: "wave", shape: [(0, 0), (0, 1), (1, 1), (1, 2)] },
];

/// Every legal placement, for each large tile and district: rotated and mirrored freely, on four hexes of the
/// district.
pub static PLACEMENTS: LazyLock<[[Vec<HexSet>; 4]; 5]> = LazyLock::new(|| {
    LEVEL_TILES.each_ref().map(|tile| {
        let shape = tile.shape.map(|(q, r)| Axial::at(q, r));
        District::ALL.map(|district| {
            let region: Vec<Hex> = HexSet::district(district).iter().collect();
            let hexes: Vec<Axial> = region.iter().map(|hex| hex.axial()).collect();
            let ways = polyhex::placements(&shape, &hexes);
            ways.into_iter().map(|way| way.into_iter().map(|index| region[index]).collect()).collect()
        })
    })
});

/// Number of copies of each pair, in the order of `Card::PAIRS`.
pub const DECK: [u8; CARDS] = [
    6, // plant and harvest
    6, // plant and trade
    4, // plant and councillor
    4, // plant and technology
    6, // harvest and trade
    4, // harvest and councillor
    4, // harvest and technology
    4, // trade and councillor
    4, // trade and technology
    4, // councillor and technology
];
/// Number of action cards (rulebook).
pub const DECK_SIZE: u8 = 46;

/// Markers that must have left the personal board to open each contract space.
pub const SPACE_OPENS_AT: [u8; COMPANIES] = [1, 2, 4, 6, 8];
/// The last space of the technology track.
pub const TRACK: u8 = 9;
/// The spaces of the track that give points when entered; the sixth is from the rulebook.
pub const MARKED: [u8; 3] = [3, 6, 9];

/// Demand and rewards of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Order {
    pub company: Company,
    /// Chests of each tea, black first.
    pub demand: [u8; 3],
    pub rupees: i16,
    pub points: i16,
}

impl Order {
    /// Returns the amount of this reward.
    pub const fn reward(&self, reward: Reward) -> i16 {
        match reward {
            Reward::Rupees => self.rupees,
            Reward::Points => self.points,
        }
    }
}

const fn order(number: u8, black: u8, green: u8, white: u8, rupees: i16, points: i16) -> Order {
    Order { company: Company(number - 1), demand: [black, green, white], rupees, points }
}

/// The contracts: company, black, green, white, rupees, points. The numbers of contracts and companies, the three
/// chests of each contract, and the row of company 2 with 11 rupees or 4 points are attested.
pub static CONTRACTS: [Order; 20] = [
    order(1, 3, 0, 0, 9, 3),
    order(1, 2, 1, 0, 10, 3),
    order(1, 2, 1, 0, 10, 3),
    order(1, 2, 0, 1, 12, 5),
    order(2, 2, 1, 0, 10, 3),
    order(2, 1, 2, 0, 11, 4),
    order(2, 1, 2, 0, 11, 4),
    order(2, 1, 1, 1, 13, 5),
    order(3, 0, 3, 0, 12, 4),
    order(3, 1, 1, 1, 13, 5),
    order(3, 1, 1, 1, 13, 5),
    order(3, 2, 0, 1, 12, 5),
    order(4, 1, 2, 0, 11, 4),
    order(4, 0, 2, 1, 14, 6),
    order(4, 0, 2, 1, 14, 6),
    order(4, 1, 0, 2, 15, 6),
    order(5, 2, 0, 1, 12, 5),
    order(5, 0, 2, 1, 14, 6),
    order(5, 1, 0, 2, 15, 6),
    order(5, 1, 0, 2, 15, 6),
];

/// One contract for each demand, the cheapest first, as indices into `CONTRACTS`: the rows of the contract card.
pub const CONTRACT_ROWS: [usize; 8] = [0, 1, 5, 8, 3, 7, 13, 15];

/// Chests of each tea in the box, black first; the supply is not limited to them.
pub const CHESTS: [u8; 3] = [16, 14, 10];

/// Returns the tea that a plantation on a hex of this level yields.
pub const fn tea_at(level: u8) -> Tea {
    Tea::ALL[level as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ceylon::pieces::{Card, Main};

    #[test]
    fn the_deck_counts_46_cards_and_20_20_20_16_16_halves() {
        assert_eq!(DECK.iter().sum::<u8>(), DECK_SIZE);
        let mut halves = [0; 5];
        for card in Card::all() {
            let (one, two) = card.halves();
            halves[one.index()] += DECK[card.index()];
            halves[two.index()] += DECK[card.index()];
        }
        assert_eq!(halves, [20, 20, 20, 16, 16]);
        assert_eq!(DECK[Card::new(Main::Harvest, Main::Trade).expect("two halves").index()], 6);
    }

    #[test]
    fn there_are_four_contracts_of_each_of_five_companies() {
        for company in Company::ALL {
            assert_eq!(CONTRACTS.iter().filter(|order| order.company == company).count(), 4);
        }
        assert!(CONTRACTS.iter().all(|order| order.demand.iter().sum::<u8>() == 3));
    }

    #[test]
    fn contract_rows_are_sorted_by_price() {
        let rows = CONTRACT_ROWS.map(|row| &CONTRACTS[row]);
        assert!(rows.windows(2).all(|two| (two[0].rupees, two[0].points) < (two[1].rupees, two[1].points)));
        for order in &CONTRACTS {
            let same =
                |row: &&&Order| (row.demand, row.rupees, row.points) == (order.demand, order.rupees, order.points);
            assert_eq!(rows.iter().filter(same).count(), 1);
        }
    }

    // docs/rules/ceylon.md 3: demand is the supply of chests times one and a half.
    #[test]
    fn the_contracts_ask_for_one_and_a_half_times_the_supply() {
        let demand =
            CONTRACTS.iter().fold([0; 3], |sum: [u8; 3], order| core::array::from_fn(|t| sum[t] + order.demand[t]));
        assert_eq!(demand, CHESTS.map(|chests| chests * 3 / 2));
    }

    // docs/rules/ceylon.md 3: 3, 4, 6 rupees and 1, 1.5, 2.5 points a chest; halves are rounded down, or up if white
    // tea is demanded.
    #[test]
    fn rewards_follow_the_price_of_the_chests() {
        for order in &CONTRACTS {
            let [black, green, white] = order.demand.map(i16::from);
            assert_eq!(order.rupees, 3 * black + 4 * green + 6 * white);
            let halves = 2 * black + 3 * green + 5 * white;
            assert_eq!(order.points, if white > 0 { (halves + 1) / 2 } else { halves / 2 });
        }
    }

    #[test]
    fn the_contract_of_the_worked_example_exists() {
        assert!(CONTRACTS.contains(&order(2, 1, 2, 0, 11, 4)));
    }

    // docs/rules/ceylon.md 1b; the order of the districts is Kandy, Dimbula, Uva, Ruhuna.
    #[test]
    fn level_tiles_fit_as_often_as_counted() {
        let counts = PLACEMENTS.each_ref().map(|districts| districts.each_ref().map(Vec::len));
        assert_eq!(counts, [[4, 6, 6, 4], [7, 5, 5, 3], [16, 10, 10, 10], [8, 4, 4, 3], [2, 4, 4, 2]]);
    }

    #[test]
    fn every_placement_covers_four_connected_hexes_of_its_district() {
        for (district, way) in
            PLACEMENTS.iter().flatten().enumerate().flat_map(|(at, ways)| ways.iter().map(move |way| (at % 4, way)))
        {
            assert_eq!(way.len(), 4);
            assert!(way.iter().all(|hex| hex.district().index() == district));
            let mut joined = HexSet::one(way.iter().next().expect("four hexes"));
            for _ in 0..3 {
                joined = joined.iter().fold(joined, |set, hex| set.or(hex.neighbours())).and(*way);
            }
            assert_eq!(joined, *way);
        }
    }

    #[test]
    fn move_prices_follow_the_rule() {
        for steps in 1..8usize {
            assert_eq!(MOVE_PRICE[steps] as usize, steps * (steps - 1) / 2);
            assert_eq!(GUIDED_PRICE[steps] as usize, steps - 1);
        }
    }
}
