//! The kinds of pieces, the meaning of a piece's number in each kind, and the piece that each part represents.
//!
//! Used by the other words and by the board. Knows no name.

use crate::games::ceylon::data::CONTRACTS;
use crate::games::ceylon::pieces::{Card, Main};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::state::Contract;
use crate::games::ceylon::view::View;
use crate::words::Piece;

/// Action cards, in the order of `Card::PAIRS`.
pub const CARD: &str = "card";
/// Contracts; the number is the index of the first equal row in `CONTRACTS`.
pub const CONTRACT: &str = "contract";
pub const COUNCILLOR: &str = "councillor";
pub const TILE: &str = "tile";
/// Level tiles: the large ones in order, then the small one.
pub const LEVEL: &str = "level";
/// Chests, by tea.
pub const CHEST: &str = "chest";
/// District bonus tokens, from the top of the pile.
pub const BONUS: &str = "bonus";
pub const MARKER: &str = "marker";
pub const HEX: &str = "hex";
/// Wagons without a contract.
pub const WAGON: &str = "wagon";
/// Rewards of a contract.
pub const REWARD: &str = "reward";
/// Districts that are not in play.
pub const DISTRICT: &str = "district";
/// Actions: the main actions, then moving, then taking rupees.
pub const ACTION: &str = "action";
/// The button that finishes a harvest or declines to use a token.
pub const DONE: &str = "done";
pub const TOKEN: &str = "token";
pub const TRACK: &str = "track";
/// The deck of action cards.
pub const DECK: &str = "deck";
/// The pile of played action cards.
pub const PLAYED: &str = "played";
/// The contracts still to come.
pub const NEXT: &str = "next";
pub const RUPEES: &str = "rupees";
/// The points of a seat.
pub const SCORE: &str = "score";
/// Contract spaces of an estate, from 0.
pub const SPACE: &str = "space";
/// The space for a starting tile in a game without starting tiles.
pub const NO_TILE: &str = "no-tile";
pub const WAREHOUSE: &str = "warehouse";

pub const KINDS: &[&str] = &[
    CARD, CONTRACT, COUNCILLOR, TILE, LEVEL, CHEST, BONUS, MARKER, HEX, WAGON, REWARD, DISTRICT, ACTION, DONE, TOKEN,
    TRACK, DECK, PLAYED, NEXT, RUPEES, SCORE, SPACE, NO_TILE, WAREHOUSE,
];

/// Returns the number of an action as a piece.
const fn action_number(kind: ActionKind) -> usize {
    match kind {
        ActionKind::Main(main) => main.index(),
        ActionKind::Move => Main::ALL.len(),
        ActionKind::Rupees => Main::ALL.len() + 1,
    }
}

/// Returns the piece that a part represents.
pub fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let (kind, number) = match part {
        Part::Half { own, other } => match Card::new(own, other) {
            Some(card) => (CARD, card.index()),
            None => (ACTION, own.index()),
        },
        Part::ActionKind(kind) => (ACTION, action_number(kind)),
        Part::WholeHarvest => (ACTION, Main::Harvest.index()),
        Part::Hex(hex) => (HEX, hex.index()),
        Part::Wagon(wagon) => match table.wagons[usize::from(wagon)] {
            Some(contract) => (CONTRACT, first_alike(contract)),
            None => (WAGON, usize::from(wagon)),
        },
        Part::Reward(reward) => (REWARD, reward.index()),
        Part::Chest(tea) => (CHEST, tea.index()),
        Part::Councillor(district) => match table.councillors[district.index()] {
            Some(councillor) => (COUNCILLOR, councillor.index()),
            None => (DISTRICT, district.index()),
        },
        Part::Tile => match table.estates[view.seat()].tile {
            Some(tile) => (TILE, tile.index()),
            None => (NO_TILE, 0),
        },
        Part::Token => (TOKEN, 0),
        Part::Done => (DONE, 0),
    };
    Piece::new(kind, number)
}

/// Returns the contents of a pile: the played cards, or the contracts still to come.
pub fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    match piece.kind {
        PLAYED => {
            let played = view.discards();
            Some(played.kinds().map(|card| (Piece::new(CARD, card.index()), played.count(card))).collect())
        }
        NEXT => {
            let mut left: Vec<(Piece, u8)> = Vec::new();
            for contract in view.table.contracts.iter() {
                let alike = Piece::new(CONTRACT, first_alike(contract));
                match left.last_mut().filter(|(piece, _)| *piece == alike) {
                    Some((_, count)) => *count += 1,
                    None => left.push((alike, 1)),
                }
            }
            Some(left)
        }
        _ => None,
    }
}

/// Returns the first of the rows equal to that of a contract.
pub fn first_alike(contract: Contract) -> usize {
    let row = usize::from(contract.0);
    alike(row).next().map_or(row, |first| usize::from(first.0))
}

/// Returns the rows equal to `row`.
pub(super) fn alike(row: usize) -> impl Iterator<Item = Contract> {
    (0..CONTRACTS.len()).filter(move |other| CONTRACTS[*other] == CONTRACTS[row]).map(|row| Contract(row as u8))
}
