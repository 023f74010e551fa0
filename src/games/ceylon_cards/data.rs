//! The numbers of the game: the cards and their counts, and the value of melds.
//!
//! Used by every other file of this folder. Knows no state. Every number is printed in the rules, except those marked
//! as our rulings; none had to be reconstructed.

use super::pieces::{Card, GOODS, Good, KINDS};

/// The deck: copies of each card (the card list of the rules).
pub static DECK: [(Card, u8); KINDS] = [
    (Card::Clipper, 10),
    (Card::Port, 10),
    (Card::Tea, 10),
    (Card::Cinnamon, 9),
    (Card::Rubber, 8),
    (Card::Sugar, 7),
    (Card::Coffee, 6),
    (Card::Indigo, 5),
    (Card::Plantation, 8),
    (Card::Winds, 10),
    (Card::Pirates, 8),
];

/// Points of a meld of 1 to 8 goods (the table of the Ship Phase).
pub static PRICES: [(Good, [u8; MAX_MELD as usize]); GOODS] = [
    (Good::Tea, [1, 3, 6, 10, 15, 21, 28, 36]),
    (Good::Cinnamon, [2, 4, 8, 12, 17, 24, 32, 40]),
    (Good::Rubber, [3, 5, 9, 14, 20, 27, 35, 44]),
    (Good::Sugar, [4, 6, 10, 16, 23, 30, 39, 48]),
    (Good::Coffee, [5, 7, 12, 18, 25, 33, 42, 52]),
    (Good::Indigo, [6, 8, 14, 20, 27, 36, 45, 56]),
];

/// Cards dealt to each player.
pub const START_HAND: u8 = 7;
/// Cards drawn when a turn begins.
pub const TURN_DRAW: u8 = 2;
/// Clippers discarded each time to draw cards.
pub const DRAW_CLIPPERS: u8 = 1;
/// Cards drawn for a Clipper.
pub const CLIPPER_DRAW: u8 = 2;
/// Cards drawn after a Shipping Meld.
pub const MELD_DRAW: u8 = 3;
/// The total that wins the game.
pub const TARGET: u16 = 100;
pub const LIMIT: u8 = 7;
/// The hand limit of a player who alone has the most officials.
pub const LIMIT_WITH_MOST_OFFICIALS: u8 = 8;
/// The hand limit of a player who alone has the fewest officials.
pub const LIMIT_WITH_FEWEST_OFFICIALS: u8 = 6;
/// Number of players from which the fewest officials lower the limit.
pub const FEWEST_RULE_FROM_SEATS: u8 = 3;
/// Maximum number of goods in a meld: the price table ends there (our ruling).
pub const MAX_MELD: u8 = 8;
pub const ATTACK_PIRATES: u8 = 1;
pub const FLEET_PIRATES: u8 = 3;
pub const NEGATE_WINDS: u8 = 1;
/// Clippers needed to drive off a fleet.
pub const FLEET_REPEL_CLIPPERS: u8 = 2;
pub const MONSOON_WINDS: u8 = 2;
pub const TYPHOON_WINDS: u8 = 3;
pub const PLANTATION_CARDS: u8 = 2;
/// Goods of one kind paid for a plantation in addition to the Plantation cards.
pub const PLANTATION_GOODS: u8 = 2;
pub const OFFICIAL_PORTS: u8 = 2;
/// Time for trading in a turn by the printed rules, in seconds: used for the page's clock. The rules here ignore time.
pub const TRADE_SECONDS: u32 = 180;
/// Offers in one Trade Phase (our ruling, replacing the three minutes of the rules).
pub const OFFERS: u8 = 3;
/// Turns of each player after which the game ends (our ruling).
pub const ROUNDS: u16 = 100;
/// Number of players from which two decks are shuffled together (our ruling).
pub const TWO_DECKS_FROM: u8 = 7;

impl Good {
    /// Returns the points of a meld of `size` of this good.
    ///
    /// # Panics
    /// If `size` is not in `1..=MAX_MELD`.
    #[inline]
    pub fn price(self, size: u8) -> u16 {
        u16::from(PRICES[self.index()].1[usize::from(size - 1)])
    }

    /// Returns the points that the `nth` of these goods, from 1, adds to a meld of those before it; `None` if a meld
    /// has no room for it.
    pub fn points_added(self, nth: u8) -> Option<u16> {
        let fits = (1..=MAX_MELD).contains(&nth);
        fits.then(|| self.price(nth) - if nth > 1 { self.price(nth - 1) } else { 0 })
    }
}

/// Returns the number of decks shuffled together for `seats` players.
pub const fn decks(seats: u8) -> u8 {
    if seats >= TWO_DECKS_FROM { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_that_goods_add_sum_up_to_the_price_of_their_meld() {
        for good in Good::ALL {
            let added = (1..=MAX_MELD).filter_map(|nth| good.points_added(nth)).sum::<u16>();
            assert_eq!(added, good.price(MAX_MELD), "{good:?}");
            assert_eq!([good.points_added(0), good.points_added(MAX_MELD + 1)], [None; 2], "{good:?}");
        }
    }

    #[test]
    fn the_deck_has_91_cards_including_45_goods() {
        assert_eq!(DECK.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 91);
        let goods = DECK.iter().filter(|(card, _)| card.good().is_some());
        assert_eq!(goods.map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 45);
    }

    #[test]
    fn every_row_of_a_table_is_at_its_index() {
        for (index, (card, _)) in DECK.iter().enumerate() {
            assert_eq!((card.index(), Card::ALL[index]), (index, *card));
            assert_eq!(card.word().parse(), Ok(*card));
        }
        for (index, (good, _)) in PRICES.iter().enumerate() {
            assert_eq!((good.index(), Good::ALL[index]), (index, *good));
            assert_eq!(good.card().good(), Some(*good));
        }
    }

    #[test]
    fn prices_match_the_printed_sums_and_rise_along_every_line() {
        let row = |good: Good| PRICES[good.index()].1.iter().map(|points| u32::from(*points)).sum::<u32>();
        assert_eq!(Good::ALL.map(row), [120, 139, 157, 176, 194, 212]);
        for (good, prices) in &PRICES {
            assert!(prices.windows(2).all(|pair| pair[0] < pair[1]), "{good:?}");
        }
        for column in 0..usize::from(MAX_MELD) {
            assert!(PRICES.windows(2).all(|pair| pair[0].1[column] < pair[1].1[column]), "column {column}");
        }
    }

    #[test]
    fn the_examples_of_the_rules_are_reproduced() {
        assert_eq!(Good::Tea.price(4), 10);
        assert_eq!(Good::Indigo.price(3), 14);
        assert_eq!(Good::Sugar.price(5), 23);
        assert_eq!(Good::Coffee.price(3), 12);
    }
}
