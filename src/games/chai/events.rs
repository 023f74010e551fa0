//! What happens in Chai: the events that the story, the animation and the referee are made of.
//!
//! Emitted by `apply` and `setup`. All is open but the order of the decks, so only [`Event::Shuffled`]
//! is ever redacted.

use serde::Serialize;

use super::data::{CardId, Errand, ShipId};
use super::pieces::{Dice, Tea, TeaSet};
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::state::Side;
use super::versions::Ability;
use crate::engine::Seat;

/// Why a token came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Gain {
    /// It was shown on the harvest marker.
    Shown,
    /// It was chosen as a unit of the marker.
    Chosen,
    /// A worker gathered it.
    Harvest,
    /// The yellow merchant gathered it as well.
    Second,
    /// A merchant's ability took it.
    Merchant,
}

/// Why the automaton does what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Because {
    /// The entry says so.
    Written,
    /// The coin's space is taken.
    CoinTaken,
    /// Its workers make no run of two.
    NoRun,
    /// No ship is free.
    NoFreeShip,
    /// Its workers make no pair.
    NoSet,
    /// Only workers are left that may go to the market alone.
    MarketOnly,
    /// All entries are used.
    NoEntryLeft,
}

/// How the automaton picked its workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Picked {
    /// The lowest, for the coin.
    Lowest,
    /// The highest, for the market.
    Highest,
    /// The longest run.
    LongestRun,
    /// The largest set.
    LargestSet,
}

/// Why the automaton takes this ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Chosen {
    /// It alone is worth most.
    Highest,
    /// Of those worth most it alone wants the merchant's tea.
    OwnTea,
    /// The person chose among equals.
    ByYou,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// The decks as they lie, the lowest card first, and the year cards; empty for who may not know.
    Shuffled { cards: Vec<u8>, ships: Vec<u8>, years: Vec<u16> },
    /// The harvest markers beside the Harvest board, bottom to top.
    Markers { order: [u8; 6] },
    /// A merchant card was dealt.
    Dealt { seat: Seat, tea: Tea, side: Side },
    /// Each rolled a die for the coin; again when equal.
    CoinRolled { dice: [u8; 2] },
    /// A year began.
    YearBegan { year: u16, starter: Seat },
    /// The automaton's year card was turned up.
    YearCard { year: u16, errands: [Errand; 6] },
    /// The assistant walked to a marker.
    Walked { seat: Seat, steps: u8, marker: u8, teas: TeaSet, units: u8 },
    /// The marker was turned over and carried to the other board (0 Harvest, 1 Production).
    MarkerCarried { marker: u8, to: u8 },
    /// Workers were rolled.
    Rolled { seat: Seat, dice: Dice },
    /// A token came into the field.
    Gained { seat: Seat, tea: Tea, why: Gain },
    /// A token could not be had: its tea is out.
    Missed { seat: Seat, tea: Tea },
    /// A token went up a step, paid with a point or given by cards.
    Moved { seat: Seat, tea: Tea, from: Space, to: Space, paid: bool },
    /// A process card gives a token a step.
    Pushed { seat: Seat, slot: Slot, card: CardId, tea: Tea },
    /// A conversion card changed a token.
    Converted { seat: Seat, space: Space, from: Tea, to: Tea },
    /// A blooming card sends its tea up and turns face down.
    Bloomed { seat: Seat, slot: Slot, card: CardId },
    /// A token went into a crate, which now holds so many.
    Stored { seat: Seat, slot: Slot, tea: Tea, held: u8 },
    /// A token was loaded.
    Loaded { seat: Seat, berth: Berth, ship: ShipId, tea: Tea },
    /// A token was taken off a waiting ship for the junk.
    Robbed { seat: Seat, berth: Berth, tea: Tea },
    /// A ship set sail.
    Sailed { seat: Seat, ship: ShipId },
    /// Points were won or lost.
    Points { seat: Seat, category: u8, points: i32 },
    /// A worker was placed on the Harvest board.
    Harvested { seat: Seat, die: u8, tea: Tea },
    /// A worker was placed in the market; the card is that taken from the slot.
    Marketed { seat: Seat, die: u8, slot: u8, card: Option<CardId> },
    /// The top of the plantation deck was looked at, the top card first.
    Searched { seat: Seat, cards: Vec<CardId> },
    /// One of these was kept.
    Kept { seat: Seat, card: CardId },
    /// This one of the others lies on top.
    Topped { seat: Seat, card: CardId },
    /// The top of the ship deck was looked at, the top card first.
    ShipsSearched { seat: Seat, ships: Vec<ShipId> },
    /// One of these was kept.
    ShipKept { seat: Seat, ship: ShipId },
    /// This one of the others lies on top.
    ShipTopped { seat: Seat, ship: ShipId },
    /// A card was put on the board.
    Planted { seat: Seat, card: CardId, slot: Slot },
    /// A card went from a full board under the deck, with so many tokens from it to the supply.
    CardDiscarded { seat: Seat, card: CardId, slot: Slot, tokens: u8 },
    /// A worker was placed in the palace.
    PalaceUsed { seat: Seat, hall: Hall, die: u8 },
    /// The coin was taken or kept.
    CoinTaken { seat: Seat },
    /// A card was moved on the board.
    CardMoved { seat: Seat, card: CardId, from: Slot, to: Slot },
    /// Two cards changed places.
    CardsSwapped { seat: Seat, one: Slot, other: Slot },
    /// Face-down cards were turned up.
    Refreshed { seat: Seat, count: u8 },
    /// A ship was reserved; none is named where it is the deck that was.
    Reserved { seat: Seat, pier: Pier, ship: Option<ShipId>, low: u8, high: u8 },
    /// A run was displaced.
    Displaced { seat: Seat, pier: Pier, ship: Option<ShipId>, low: u8, high: u8 },
    /// A displaced merchant came back with a longer run.
    Answered { seat: Seat, pier: Pier, low: u8, high: u8 },
    /// A displaced merchant let the ship go.
    LetGo { seat: Seat },
    /// A displaced run moved to a free target.
    Relocated { seat: Seat, pier: Pier, ship: Option<ShipId>, low: u8, high: u8 },
    /// Workers came back from a board.
    Returned { seat: Seat, dice: Dice },
    /// A set was placed in the production house, in this position from 0.
    Produced { seat: Seat, value: u8, count: u8, position: u8 },
    /// Workers were added to a set, which now has so many and this position.
    Joined { seat: Seat, value: u8, added: u8, count: u8, position: u8 },
    /// A token was paid.
    Paid { seat: Seat, space: Space, tea: Tea },
    /// A worker's value was changed.
    Changed { seat: Seat, from: u8, to: u8 },
    /// A merchant has chosen the side of the card.
    SideChosen { seat: Seat, tea: Tea, side: Side },
    /// The ability of a merchant card was used.
    AbilityUsed { seat: Seat, tea: Tea, ability: Ability },
    /// Workers were rolled again.
    Rerolled { seat: Seat, from: Dice, to: Dice },
    /// A token was replaced.
    Blended { seat: Seat, space: Space, from: Tea, to: Tea },
    /// A merchant passed.
    Passed { seat: Seat },
    /// A reserved ship was taken from the harbour.
    ShipTaken { seat: Seat, ship: ShipId, pier: Pier },
    /// A ship was laid at the dock.
    Docked { seat: Seat, ship: ShipId, berth: Berth },
    /// A waiting ship went under the deck, with so many tokens from it to the supply.
    ShipDiscarded { seat: Seat, ship: ShipId, tokens: u8 },
    /// Points of movement from the production house.
    Movement { seat: Seat, points: u8 },
    /// Points of movement or units were not used.
    Unused { seat: Seat, points: u8 },
    /// The workers went home: the year is over.
    YearEnded { year: u16 },
    /// The card in market slot 1 went under the deck.
    MarketCleared { card: CardId },
    /// A card slid to a lower market slot, both from 1.
    MarketSlid { card: CardId, from: u8, to: u8 },
    /// A card was dealt into a market slot, from 1.
    MarketDealt { card: CardId, slot: u8 },
    /// The market closed for the rest of the game.
    MarketClosed,
    /// A ship was dealt into a harbour slot, from 1.
    HarbourDealt { ship: ShipId, slot: u8 },
    /// The automaton turned to an entry of its card (1 to 6, 7 after the last): what is written, what it does, why.
    Errand { entry: u8, written: Errand, does: Errand, because: Because },
    /// The automaton picked workers out of those that it had.
    AutomatonPicked { dice: Dice, of: Dice, how: Picked },
    /// The automaton settled on a ship among those worth most.
    AutomatonShip { pier: Pier, ship: Option<ShipId>, tied: u8, how: Chosen },
    /// The automaton took a card from a market slot (1 to 6) or, with a worker laid on the deck (0), from its top.
    AutomatonTook { die: u8, slot: u8, card: Option<CardId> },
    /// The automaton's set would be the fourth: it takes it back, for the market alone.
    AutomatonFourth { value: u8, count: u8 },
    /// The game is over, with the index of its end.
    Ended { end: u8 },
}
