//! Events: what happened in Chai, for the story, the animation and the referee.
//!
//! Emitted by `apply` and `setup`. Everything is public except the order of the decks, so only [`Event::Shuffled`] is
//! ever redacted.

use serde::Serialize;

use super::data::{CardId, Errand, ShipId};
use super::pieces::{Dice, Tea, TeaSet};
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::state::Side;
use super::versions::Ability;
use crate::engine::Seat;

/// The source of a token gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Gain {
    /// Shown on the harvest marker.
    Shown,
    /// Chosen as a unit of the marker.
    Chosen,
    /// Harvested by a worker.
    Harvest,
    /// The yellow merchant's second token of a harvest.
    Second,
    /// Gained by a merchant's ability.
    Merchant,
}

/// The automaton's reason for an errand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ErrandReason {
    /// It is the written entry.
    Written,
    /// The space of the coin is taken.
    CoinTaken,
    /// Its workers make no run of two.
    NoRun,
    NoFreeShip,
    NoSet,
    /// Only workers allowed nowhere but in the market are left.
    MarketOnly,
    /// All entries are used.
    NoEntryLeft,
}

/// The rule by which the automaton picked its workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Picked {
    /// The lowest, for the coin.
    Lowest,
    /// The highest, for the market.
    Highest,
    LongestRun,
    LargestSet,
}

/// The reason why the automaton takes a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ShipReason {
    /// It is the only one with the most points.
    Highest,
    /// Of those with the most points, it is the only one that demands the merchant's tea.
    OwnTea,
    /// The human player broke the tie.
    ByYou,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// The order of the decks, the bottom card first, and of the year cards; empty for viewers who may not know.
    Shuffled {
        cards: Vec<u8>,
        ships: Vec<u8>,
        years: Vec<u16>,
    },
    /// The harvest markers beside the Harvest board, bottom to top.
    Markers {
        order: [u8; 6],
    },
    Dealt {
        seat: Seat,
        tea: Tea,
        side: Side,
    },
    /// Both merchants rolled a die for the coin. If the values are equal, another roll follows.
    CoinRolled {
        dice: [u8; 2],
    },
    YearBegan {
        year: u16,
        starter: Seat,
    },
    /// The automaton's year card was turned up.
    YearCard {
        year: u16,
        errands: [Errand; 6],
    },
    /// The assistant walked to a marker.
    Walked {
        seat: Seat,
        steps: u8,
        marker: u8,
        teas: TeaSet,
        units: u8,
    },
    /// The marker was turned over and carried to the other board (0 Harvest, 1 Production).
    MarkerCarried {
        marker: u8,
        to: u8,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    /// A token entered the field.
    Gained {
        seat: Seat,
        tea: Tea,
        why: Gain,
    },
    /// A token could not be gained because its tea has run out.
    Missed {
        seat: Seat,
        tea: Tea,
    },
    /// A token moved up a step, for a point of movement (`paid`) or by cards.
    Moved {
        seat: Seat,
        tea: Tea,
        from: Space,
        to: Space,
        paid: bool,
    },
    /// A process card gave a token a step.
    Pushed {
        seat: Seat,
        slot: Slot,
        card: CardId,
        tea: Tea,
    },
    /// A conversion card changed a token.
    Converted {
        seat: Seat,
        space: Space,
        from: Tea,
        to: Tea,
    },
    /// A blooming card moved its tea up and turned face down.
    Bloomed {
        seat: Seat,
        slot: Slot,
        card: CardId,
    },
    /// A token went into a crate, which now holds `held` tokens.
    Stored {
        seat: Seat,
        slot: Slot,
        tea: Tea,
        held: u8,
    },
    Loaded {
        seat: Seat,
        berth: Berth,
        ship: ShipId,
        tea: Tea,
    },
    /// A token was taken off a waiting ship for the junk.
    Robbed {
        seat: Seat,
        berth: Berth,
        tea: Tea,
    },
    Sailed {
        seat: Seat,
        ship: ShipId,
        /// Whether a player is the first to reach the ship goal, which makes this year the last.
        reaches_goal: bool,
    },
    Points {
        seat: Seat,
        category: u8,
        points: i32,
    },
    /// A worker was placed on the Harvest board.
    Harvested {
        seat: Seat,
        die: u8,
        tea: Tea,
    },
    /// A worker was placed in the market; `card` is the one taken from the slot.
    Marketed {
        seat: Seat,
        die: u8,
        slot: u8,
        card: Option<CardId>,
    },
    /// The top cards of the plantation deck were looked at, the topmost first.
    Searched {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// One of the cards looked at was kept.
    Kept {
        seat: Seat,
        card: CardId,
    },
    /// One of the remaining cards was put on top.
    Topped {
        seat: Seat,
        card: CardId,
    },
    /// The top ships of the ship deck were looked at, the topmost first.
    ShipsSearched {
        seat: Seat,
        ships: Vec<ShipId>,
    },
    /// One of the ships looked at was kept.
    ShipKept {
        seat: Seat,
        ship: ShipId,
    },
    /// One of the remaining ships was put on top.
    ShipTopped {
        seat: Seat,
        ship: ShipId,
    },
    Planted {
        seat: Seat,
        card: CardId,
        slot: Slot,
    },
    /// A card was discarded from a full board under the deck, and `tokens` tokens on it went to the supply.
    CardDiscarded {
        seat: Seat,
        card: CardId,
        slot: Slot,
        tokens: u8,
    },
    PalaceUsed {
        seat: Seat,
        hall: Hall,
        die: u8,
    },
    /// The coin was taken or kept.
    CoinTaken {
        seat: Seat,
    },
    CardMoved {
        seat: Seat,
        card: CardId,
        from: Slot,
        to: Slot,
    },
    CardsSwapped {
        seat: Seat,
        one: Slot,
        other: Slot,
    },
    /// Face-down cards were turned up.
    Refreshed {
        seat: Seat,
        count: u8,
    },
    /// A ship was reserved; `ship` is `None` if it was the deck.
    Reserved {
        seat: Seat,
        pier: Pier,
        ship: Option<ShipId>,
        low: u8,
        high: u8,
    },
    Displaced {
        seat: Seat,
        pier: Pier,
        ship: Option<ShipId>,
        low: u8,
        high: u8,
    },
    /// A displaced merchant answered with a longer run.
    Answered {
        seat: Seat,
        pier: Pier,
        low: u8,
        high: u8,
    },
    /// A displaced merchant let the ship go.
    LetGo {
        seat: Seat,
    },
    /// A displaced run moved to a free target.
    Relocated {
        seat: Seat,
        pier: Pier,
        ship: Option<ShipId>,
        low: u8,
        high: u8,
    },
    Returned {
        seat: Seat,
        dice: Dice,
    },
    /// A set was placed in the production house, at this position from 0.
    Produced {
        seat: Seat,
        value: u8,
        count: u8,
        position: u8,
    },
    /// Workers were added to a set, which now has this count and position.
    Joined {
        seat: Seat,
        value: u8,
        added: u8,
        count: u8,
        position: u8,
    },
    Paid {
        seat: Seat,
        space: Space,
        tea: Tea,
    },
    Changed {
        seat: Seat,
        from: u8,
        to: u8,
    },
    /// A merchant chose the side of the card.
    SideChosen {
        seat: Seat,
        tea: Tea,
        side: Side,
    },
    AbilityUsed {
        seat: Seat,
        tea: Tea,
        ability: Ability,
    },
    Rerolled {
        seat: Seat,
        from: Dice,
        to: Dice,
    },
    Blended {
        seat: Seat,
        space: Space,
        from: Tea,
        to: Tea,
    },
    Passed {
        seat: Seat,
    },
    ShipTaken {
        seat: Seat,
        ship: ShipId,
        pier: Pier,
    },
    Docked {
        seat: Seat,
        ship: ShipId,
        berth: Berth,
    },
    /// A waiting ship went under the deck, and `tokens` tokens on it went to the supply.
    ShipDiscarded {
        seat: Seat,
        ship: ShipId,
        tokens: u8,
    },
    /// The production house gave points of movement.
    Movement {
        seat: Seat,
        points: u8,
    },
    /// Points of movement or units were not used.
    Unused {
        seat: Seat,
        points: u8,
    },
    /// The workers returned: the year is over.
    YearEnded {
        year: u16,
    },
    /// The card in market slot 1 went under the deck.
    MarketCleared {
        card: CardId,
    },
    /// A card slid to a lower market slot, both from 1.
    MarketSlid {
        card: CardId,
        from: u8,
        to: u8,
    },
    /// A card was dealt into a market slot, from 1.
    MarketDealt {
        card: CardId,
        slot: u8,
    },
    /// The market closed for the rest of the game.
    MarketClosed,
    /// A ship was dealt into a harbour slot, from 1.
    HarbourDealt {
        ship: ShipId,
        slot: u8,
    },
    /// The automaton turned to an entry of its card (1 to 6, 7 after the last): the written errand, the errand carried
    /// out, and the reason.
    Errand {
        entry: u8,
        written: Errand,
        does: Errand,
        because: ErrandReason,
    },
    /// The automaton picked workers from those available.
    AutomatonPicked {
        dice: Dice,
        of: Dice,
        how: Picked,
    },
    /// The automaton chose a ship from those with the most points.
    AutomatonShip {
        pier: Pier,
        ship: Option<ShipId>,
        tied: u8,
        how: ShipReason,
    },
    /// The automaton took a card from a market slot (1 to 6) or, with a worker placed on the deck (0), from its top.
    AutomatonTook {
        die: u8,
        slot: u8,
        card: Option<CardId>,
    },
    /// The automaton's set would have ranked fourth, so its workers went back and are now for the market only.
    AutomatonFourth {
        value: u8,
        count: u8,
    },
    /// The game ended; `end` is the index of its ending.
    Ended {
        end: u8,
    },
}
