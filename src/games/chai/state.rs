//! The state of a game of Chai: the open table, the two decks, and the stack of pending work.
//!
//! Changed by `apply` and the modules it calls, read by everything else. [`Table`] is entirely public, so a view can
//! show it as it is; only the decks (`deck`) and the year cards not turned up yet are hidden. The kinds of pending work
//! are in `work`. Knows no rule of play.

use serde::{Deserialize, Serialize};

use super::data::{CardId, Family, ShipId};
use super::pieces::{Dice, Tea, Teas};
use super::places::{Berth, Crew, Pier, Road, Run, SLOTS, Slot, Space, Worker};
use super::versions::{self, Ability};
use crate::engine::{PerSeat, Seat};
use crate::ids;

pub use super::deck::Deck;
pub use super::work::{Hand, Queued, Stage, Work};

ids! {
    /// The face-up side of a merchant card.
    #[derive(Default, Serialize, Deserialize)]
    pub enum Side {
        /// Points at the end.
        #[default]
        A = "a",
        /// An ability once a year.
        B = "b",
    }
}

/// A merchant: card, workers, plantation and ships.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Merchant {
    pub tea: Tea,
    pub side: Side,
    /// Whether the ability of side B has been used this year.
    pub used: bool,
    pub passed: bool,
    /// Workers not placed yet.
    pub dice: Dice,
    /// The automaton's workers allowed in the market only.
    pub market_only: Dice,
    /// Tokens on each space of the plantation.
    pub tokens: [Teas; 8],
    /// Plantation cards by slot.
    pub slots: [Option<CardId>; SLOTS],
    /// Bitmask of the slots whose card is face down.
    #[serde(rename = "down")]
    pub face_down: u16,
    /// Number of tokens in the crate in each slot.
    pub stored: [u8; SLOTS],
    /// Ships waiting at the dock.
    pub berths: [Option<ShipId>; 3],
    /// The cargo of each waiting ship.
    pub cargo: [Teas; 3],
    /// Bitmask of the ships that have sailed, by number.
    pub sailed: u32,
    /// Bitmask of the automaton's plantation cards, by number.
    #[serde(rename = "area")]
    pub automaton_card_bits: u32,
}

impl Merchant {
    /// Creates a merchant with an empty plantation.
    pub fn new(tea: Tea, side: Side) -> Merchant {
        Merchant {
            tea,
            side,
            used: false,
            passed: false,
            dice: Dice::NONE,
            market_only: Dice::NONE,
            tokens: [Teas::NONE; 8],
            slots: [None; SLOTS],
            face_down: 0,
            stored: [0; SLOTS],
            berths: [None; 3],
            cargo: [Teas::NONE; 3],
            sailed: 0,
            automaton_card_bits: 0,
        }
    }
    #[inline]
    pub fn ships(&self) -> u8 {
        self.sailed.count_ones() as u8
    }
    /// Returns the sailed ships by number.
    pub fn sailed(&self) -> impl Iterator<Item = ShipId> + use<> {
        let sailed = self.sailed;
        ShipId::all().filter(move |ship| sailed & (1 << ship.number()) != 0)
    }
    /// Returns the automaton's plantation cards by number.
    pub fn automaton_cards(&self) -> impl Iterator<Item = CardId> + use<> {
        let area = self.automaton_card_bits;
        CardId::all().filter(move |card| area & (1 << card.number()) != 0)
    }
    /// Returns the plantation cards on the board with their slots.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Slot, CardId)> + '_ {
        self.slots.iter().enumerate().filter_map(|(index, card)| card.map(|card| (Slot(index as u8), card)))
    }
    #[inline]
    pub fn is_down(&self, slot: Slot) -> bool {
        self.face_down & (1 << slot.0) != 0
    }
    /// Returns the number of tokens on the board: field, tiers and dock; not those in crates and on ships.
    pub fn tokens_on_board(&self) -> u8 {
        self.tokens.iter().map(|teas| teas.total()).sum()
    }
    /// Whether a waiting ship in `berth` needs a token of `tea`.
    #[inline]
    pub fn ship_needs(&self, berth: Berth, tea: Tea) -> bool {
        self.berths[berth.index()].is_some_and(|ship| ship.ship().needs(self.cargo[berth.index()], tea))
    }
    pub fn full_crates(&self) -> impl Iterator<Item = Slot> + '_ {
        self.cards()
            .filter(|(slot, card)| {
                card.card().family == Family::Crate && self.stored[slot.index()] == super::data::CRATE_CAPACITY
            })
            .map(|(slot, _)| slot)
    }
}

/// Maximum depth of the stack of pending work.
const DEPTH: usize = 6;
/// Maximum number of entries in the queue: two for the teas of an arriving card, six for blooming cards.
const QUEUE: usize = 8;

/// All public information.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    /// Number of ships that end the game.
    pub goal: u8,
    /// Whether this is a solo game: seat 1 is the automaton.
    pub solo: bool,
    /// Whether the year cards were shuffled.
    pub shuffled: bool,
    /// Year, from 0.
    pub year: u8,
    /// The holder of the coin at the start of the year.
    pub starter: Seat,
    /// The present holder of the coin.
    pub coin: Seat,
    /// The seat whose turn it is to place workers.
    pub turn: Seat,
    pub turns: u16,
    /// Whether a free action was taken before the placement of this turn.
    #[serde(rename = "touched")]
    pub used_free_action: bool,
    /// Whether the placement of this turn was made.
    pub placed: bool,
    /// The automaton's next entry of the year card, from 0; 6 after the last.
    pub entry: u8,
    /// Whether the market has closed for the rest of the game.
    pub closed: bool,
    pub supply: Teas,
    pub road: Road,
    /// The board and index of the marker chosen this year, until it is carried to the other board.
    pub chosen: Option<(u8, u8)>,
    /// Cards in the market slots 1 to 5.
    pub market: [Option<CardId>; 5],
    /// Workers in the market slots 1 to 6.
    pub stalls: [Option<Worker>; 6],
    /// The automaton's workers on top of the plantation deck.
    pub pile: Dice,
    /// The automaton's workers sent to the deck when it was empty.
    pub spent: Dice,
    /// Workers on the Harvest board.
    pub gatherers: PerSeat<Dice, 2>,
    pub halls: [Option<Worker>; 4],
    /// Ships in the harbour slots 1 to 3.
    pub ships: [Option<ShipId>; 3],
    /// The runs that reserve a ship, by target.
    pub runs: [Option<Run>; 4],
    /// The sets in the production house, the highest first.
    pub crews: [Option<Crew>; 3],
    pub merchants: PerSeat<Merchant, 2>,
    /// The stage of the year, active when no work is pending.
    pub stage: Stage,
    stack: [Work; DEPTH],
    depth: u8,
    queue: [Option<Queued>; QUEUE],
}

impl Table {
    /// Creates a table with empty plantations and the whole supply.
    pub fn new(merchants: [Merchant; 2]) -> Table {
        Table {
            rules: versions::NEWEST,
            goal: 4,
            solo: false,
            shuffled: false,
            year: 0,
            starter: Seat(0),
            coin: Seat(0),
            turn: Seat(0),
            turns: 0,
            used_free_action: false,
            placed: false,
            entry: 0,
            closed: false,
            supply: Teas::from_counts(&Tea::ALL.map(|tea| (tea, u32::from(super::data::TOKENS_PER_TEA)))),
            road: Road::default(),
            chosen: None,
            market: [None; 5],
            stalls: [None; 6],
            pile: Dice::NONE,
            spent: Dice::NONE,
            gatherers: PerSeat([Dice::NONE; 2]),
            halls: [None; 4],
            ships: [None; 3],
            runs: [None; 4],
            crews: [None; 3],
            merchants: PerSeat(merchants),
            stage: Stage::Walk,
            stack: [Work::Idle; DEPTH],
            depth: 0,
            queue: [None; QUEUE],
        }
    }
    /// Returns the ability on side B of the merchant in `seat`.
    #[inline]
    pub fn ability(&self, seat: Seat) -> Ability {
        versions::ability(self.rules, self.merchants[seat].tea)
    }
    /// Returns the side of the merchant card in `seat`; `None` while it is still to be chosen.
    pub fn chosen_side(&self, seat: Seat) -> Option<Side> {
        match self.stage {
            Stage::Sides(chooses) if chooses[seat.index()] => None,
            _ => Some(self.merchants[seat].side),
        }
    }
    /// Returns the ability that the merchant in `seat` can still use this year; `None` on side A.
    #[inline]
    pub fn unused_ability(&self, seat: Seat) -> Option<Ability> {
        let merchant = &self.merchants[seat];
        (merchant.side == Side::B && !merchant.used).then(|| self.ability(seat))
    }
    /// Whether the merchant in `seat` has sailed as many ships as end the game.
    pub fn has_reached_goal(&self, seat: Seat) -> bool {
        self.merchants[seat].ships() >= self.goal
    }
    /// Returns the bitmask, by number, of the usable market slots: those with a card and no worker. `deck` is the
    /// number of cards in the plantation deck.
    #[inline]
    pub fn usable_slots(&self, deck: usize) -> u8 {
        let has_card = |slot: u8| self.market.get(usize::from(slot) - 1).map_or(deck > 0, Option::is_some);
        (1..=6).filter(|slot| has_card(*slot) && !self.is_taken(*slot)).fold(0, |slots, slot| slots | 1 << slot)
    }
    #[inline]
    pub fn automaton(&self) -> Option<Seat> {
        self.solo.then_some(Seat(1))
    }
    #[inline]
    pub fn is_automaton(&self, seat: Seat) -> bool {
        self.solo && seat == Seat(1)
    }
    /// Returns the seats in the order of this year, the starter first.
    #[inline]
    pub fn order(&self) -> [Seat; 2] {
        [self.starter, Seat(1 - self.starter.0)]
    }
    /// Returns the work on top of the stack; [`Work::Idle`] if none is pending.
    #[inline]
    pub fn work(&self) -> Work {
        if self.depth == 0 { Work::Idle } else { self.stack[usize::from(self.depth) - 1] }
    }
    /// Returns all pending work, the top last.
    pub fn pending(&self) -> &[Work] {
        &self.stack[..usize::from(self.depth)]
    }
    /// Pushes work onto the stack.
    #[inline]
    pub fn push(&mut self, work: Work) {
        self.stack[usize::from(self.depth)] = work;
        self.depth += 1;
    }
    /// Pops the work on top of the stack.
    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.stack[usize::from(self.depth)] = Work::Idle;
    }
    /// Replaces the work on top of the stack.
    #[inline]
    pub fn replace(&mut self, work: Work) {
        self.stack[usize::from(self.depth) - 1] = work;
    }
    /// Returns the queued tokens, by space and tea.
    #[inline]
    pub fn queue(&self) -> impl Iterator<Item = Queued> + '_ {
        self.queue.iter().map_while(|queued| *queued)
    }
    /// Inserts tokens into the queue, in the order of space and tea. The caller must not queue tokens of one tea on one
    /// space twice.
    pub fn enqueue(&mut self, queued: Queued) {
        let index = self.queue().position(|other| (other.space, other.tea) >= (queued.space, queued.tea));
        let index = index.unwrap_or_else(|| self.queue().count());
        self.queue.copy_within(index..QUEUE - 1, index + 1);
        self.queue[index] = Some(queued);
    }
    /// Removes one token of `tea` on `space` from the queue and returns its entry as it was before; `None` if there is
    /// no such token.
    pub fn dequeue(&mut self, space: Space, tea: Tea) -> Option<Queued> {
        let index = self.queue().position(|queued| (queued.space, queued.tea) == (space, tea))?;
        let taken = self.queue[index]?;
        if taken.count > 1 {
            self.queue[index] = Some(Queued { count: taken.count - 1, ..taken });
        } else {
            self.queue.copy_within(index + 1.., index);
            self.queue[QUEUE - 1] = None;
        }
        Some(taken)
    }
    /// Returns the ship in a harbour slot; `None` if the slot is empty, and for the deck, whose ship is chosen only at
    /// the end of the year.
    pub fn ship_in_harbour(&self, pier: Pier) -> Option<ShipId> {
        self.ships.get(pier.index()).copied().flatten()
    }
    /// Whether there is a ship at this harbour target. `deck` is the number of ships in the deck.
    #[inline]
    pub fn has_ship(&self, pier: Pier, deck: usize) -> bool {
        if pier == Pier::DECK { deck > 0 } else { self.ships[pier.index()].is_some() }
    }
    /// Whether there is a worker in market slot 1 to 6; for slot 6, also whether there is one on top of the deck.
    #[inline]
    pub fn is_taken(&self, slot: u8) -> bool {
        self.stalls[usize::from(slot) - 1].is_some() || slot == 6 && !self.pile.is_empty()
    }
    /// Returns the points of movement that `seat` has in the production house.
    pub fn movement(&self, seat: Seat) -> u8 {
        let crews = self.crews.iter().zip(super::data::PRODUCTION);
        crews.filter(|(crew, _)| crew.is_some_and(|crew| crew.owner == seat)).map(|(_, points)| points).sum()
    }
}

/// The full state, including hidden information.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub table: Table,
    pub cards: Deck<30>,
    pub ships: Deck<18>,
    /// The year cards in the order in which they are turned up, as indices starting at 1860.
    pub years: [u8; 8],
}
