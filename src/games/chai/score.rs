//! Scoring: the points of a merchant's ships and cards, and the winner.
//!
//! docs/rules/chai.md 9. Points are also emitted as events when they arise; their sum equals the score computed here
//! from the board. Knows nothing of turns.

use super::data::{CardId, Family, ShipId};
use super::state::{Merchant, Side, State, Table};
use crate::engine::{Outcome, PerSeat, Seat, SeatSet};

/// Category of points for sailed ships.
pub const SHIPS: u8 = 0;
/// Category of points for plantation cards other than crates.
pub const CARDS: u8 = 1;
/// Category of points for full crates.
pub const CRATES: u8 = 2;
/// Category of points for side A of the merchant card.
pub const MERCHANT: u8 = 3;

/// Returns the bonus of side A for a plantation card: 1 for a crate, process or blooming card of the merchant's tea,
/// otherwise 0.
pub fn card_bonus(merchant: &Merchant, card: CardId) -> i32 {
    let card = card.card();
    let counts = !matches!(card.family, Family::Conversion(_)) && card.teas.has(merchant.tea);
    i32::from(merchant.side == Side::A && counts)
}

/// Returns the bonus of side A for a sailed ship: 1 for a clipper that demanded the merchant's tea, otherwise 0.
pub fn ship_bonus(merchant: &Merchant, ship: ShipId) -> i32 {
    i32::from(merchant.side == Side::A && ship.ship().demand.has(merchant.tea))
}

/// Returns the points by category that a seat would have if the game ended now.
pub fn count(table: &Table, seat: Seat) -> [i32; 4] {
    let merchant = &table.merchants[seat];
    let mut points = [0; 4];
    for ship in merchant.sailed() {
        points[usize::from(SHIPS)] += i32::from(ship.ship().points);
        points[usize::from(MERCHANT)] += ship_bonus(merchant, ship);
    }
    // The automaton's cards are in its area, and its crates count as full.
    for card in merchant.cards().map(|(_, card)| card).chain(merchant.automaton_cards()) {
        let printed = i32::from(card.card().points);
        if card.card().family != Family::Crate {
            points[usize::from(CARDS)] += printed;
        }
        points[usize::from(MERCHANT)] += card_bonus(merchant, card);
    }
    let full = merchant.full_crates().filter_map(|slot| merchant.slots[slot.index()]);
    let taken = merchant.automaton_cards().filter(|card| card.card().family == Family::Crate);
    points[usize::from(CRATES)] = full.chain(taken).map(|card| i32::from(card.card().points)).sum();
    points
}

/// Returns the score that a seat would have if the game ended now.
pub fn total(table: &Table, seat: Seat) -> i32 {
    count(table, seat).iter().sum()
}

/// Returns the number of full crates; all of the automaton's count.
pub fn crates(merchant: &Merchant) -> u8 {
    let taken = merchant.automaton_cards().filter(|card| card.card().family == Family::Crate).count();
    merchant.full_crates().count() as u8 + taken as u8
}

/// Returns the criteria by which merchants are compared: points, sailed ships, full crates, tokens left on the board.
pub fn standing(table: &Table, seat: Seat) -> (i32, u8, u8, u8) {
    let merchant = &table.merchants[seat];
    (total(table, seat), merchant.ships(), crates(merchant), merchant.tokens_on_board())
}

/// Returns the outcome of a game that ended in this way. The automaton has no seat: if it wins there is no winner, and
/// its score is at index 1.
pub fn outcome(state: &State, end: u8) -> Outcome {
    let table = &state.table;
    let (first, second) = (standing(table, Seat(0)), standing(table, Seat(1)));
    let mut winners = SeatSet::default();
    if first >= second {
        winners.add(Seat(0));
    }
    if second >= first && !table.solo {
        winners.add(Seat(1));
    }
    let mut scores = PerSeat::default();
    scores[Seat(0)] = first.0;
    scores[Seat(1)] = second.0;
    Outcome { end, winners, scores, ties: PerSeat::default() }
}
