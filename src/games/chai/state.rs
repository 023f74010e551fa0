//! The state of a game of Chai: the open table, the two decks, and the stack of pending work.
//!
//! Changed by `apply` and what it calls, read by everything else. [`Table`] is all that lies open
//! to everybody, so that a view can show it as it is; only the decks and the year cards to come
//! hide anything. Knows no rule of play.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::data::{CardId, Family, ShipId};
use super::places::{Berth, Crew, Pier, Road, Run, SLOTS, Slot, Space, Worker};
use super::tea::{Dice, Tea, TeaSet, Teas};
use crate::engine::{Fold, PerSeat, Seat};

/// Which side of a merchant card lies up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// Points at the end.
    #[default]
    A,
    /// An ability once a year.
    B,
}

/// A merchant: card, workers, plantation and what was won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Merchant {
    /// The tea on the merchant card.
    pub tea: Tea,
    /// The side of the merchant card.
    pub side: Side,
    /// Whether the ability of side B was used this year.
    pub used: bool,
    /// Whether the merchant has passed this year.
    pub passed: bool,
    /// Workers not placed yet.
    pub dice: Dice,
    /// The automaton's workers that may go to the market alone.
    pub market_only: Dice,
    /// Tokens on each space of the plantation.
    pub tokens: [Teas; 8],
    /// Plantation cards by slot.
    pub slots: [Option<CardId>; SLOTS],
    /// One bit for each slot whose card lies face down.
    pub down: u16,
    /// How many tokens the crate in each slot holds.
    pub stored: [u8; SLOTS],
    /// Ships waiting at the dock.
    pub berths: [Option<ShipId>; 3],
    /// What each of them has loaded.
    pub cargo: [Teas; 3],
    /// Ships that have sailed: the bit of each number.
    pub sailed: u32,
    /// The automaton's plantation cards: the bit of each number.
    pub area: u32,
}

impl Merchant {
    /// A merchant with an empty plantation.
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
            down: 0,
            stored: [0; SLOTS],
            berths: [None; 3],
            cargo: [Teas::NONE; 3],
            sailed: 0,
            area: 0,
        }
    }
    /// How many ships have sailed.
    #[inline]
    pub fn ships(&self) -> u8 {
        self.sailed.count_ones() as u8
    }
    /// The ships that have sailed, by number.
    pub fn sailed(&self) -> impl Iterator<Item = ShipId> + use<> {
        let sailed = self.sailed;
        ShipId::all().filter(move |ship| sailed & (1 << ship.number()) != 0)
    }
    /// The automaton's plantation cards, by number.
    pub fn area(&self) -> impl Iterator<Item = CardId> + use<> {
        let area = self.area;
        CardId::all().filter(move |card| area & (1 << card.number()) != 0)
    }
    /// The plantation cards on the board with their slots.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Slot, CardId)> + '_ {
        self.slots.iter().enumerate().filter_map(|(index, card)| card.map(|card| (Slot(index as u8), card)))
    }
    /// Whether the card in `slot` lies face down.
    #[inline]
    pub fn is_down(&self, slot: Slot) -> bool {
        self.down & (1 << slot.0) != 0
    }
    /// Tokens on the board: field, tiers and dock; not those in crates and on ships.
    pub fn loose(&self) -> u8 {
        self.tokens.iter().map(|teas| teas.total()).sum()
    }
    /// Whether a waiting ship in `berth` needs a token of `tea`.
    #[inline]
    pub fn ship_needs(&self, berth: Berth, tea: Tea) -> bool {
        self.berths[berth.index()].is_some_and(|ship| ship.ship().needs(self.cargo[berth.index()], tea))
    }
    /// The full crates on the board.
    pub fn full_crates(&self) -> impl Iterator<Item = Slot> + '_ {
        self.cards()
            .filter(|(slot, card)| {
                card.card().family == Family::Crate && self.stored[slot.index()] == super::data::CRATE_ROOM
            })
            .map(|(slot, _)| slot)
    }
}

/// A token on its way: it has just arrived on a space, or is about to leave it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Whose it is.
    pub seat: Seat,
    /// Its tea.
    pub tea: Tea,
    /// Where it is.
    pub space: Space,
    /// Steps that cards still give it.
    pub pending: u8,
    /// Whether it has just arrived, so that the cards of the space are yet to act on it.
    pub arrived: bool,
}

/// Tokens on a space that wait for an automatic move of their own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Queued {
    /// Where they lie.
    pub space: Space,
    /// Their tea.
    pub tea: Tea,
    /// How many of them.
    pub count: u8,
    /// How many steps each will make.
    pub steps: u8,
    /// The tea that each is to become first, when a conversion has arrived.
    pub becomes: Option<Tea>,
}

/// Pending work: what is being resolved. The topmost of the stack goes on; what lies below waits.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Work {
    /// Nothing: an empty place of the stack.
    #[default]
    Idle,
    /// A token on its way up.
    Hand(Hand),
    /// The queue of this root event, until it is empty.
    Queue(Seat),
    /// Tokens shown on a harvest marker, still to be taken.
    Shown {
        /// Who takes them.
        seat: Seat,
        /// Which are left.
        teas: TeaSet,
    },
    /// Units of a harvest marker.
    Units {
        /// Who has them.
        seat: Seat,
        /// How many are left.
        left: u8,
        /// The teas that were chosen already.
        chosen: TeaSet,
    },
    /// Points of movement.
    Steps {
        /// Who has them.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// The second token of the yellow merchant's harvest.
    Second {
        /// Who takes it.
        seat: Seat,
        /// The tea of the first.
        first: Tea,
    },
    /// The top cards of the plantation deck: one is to be kept.
    Search(Seat),
    /// The top ships of the ship deck: one is to be kept.
    ShipSearch(Seat),
    /// The two plantation cards left over: one is to lie on top.
    Top(Seat),
    /// The two ships left over: one is to lie on top.
    ShipTop(Seat),
    /// A plantation card to be put on the board.
    Plant {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The palace's MOVE: a card and an empty slot are to be named.
    Carry(Seat),
    /// The palace's SWAP: two cards are to be named.
    Exchange(Seat),
    /// Cards that have been placed, moved or turned up and have not acted since.
    Acting {
        /// Whose they are.
        seat: Seat,
        /// One bit for each slot.
        slots: u16,
    },
    /// A displaced run whose owner may answer.
    Conflict {
        /// Where.
        pier: Pier,
        /// The displaced run.
        run: Run,
    },
    /// A run that looks for a free ship.
    Relocate {
        /// The run.
        run: Run,
        /// Whether the automaton places it as its turn, and not after a lost conflict.
        fresh: bool,
    },
    /// A value change to be paid with a token.
    Pay {
        /// Who pays.
        seat: Seat,
        /// The worker's value before.
        value: u8,
        /// Whether it is raised.
        up: bool,
    },
    /// The green merchant's free value change.
    Nudge(Seat),
    /// The white merchant's rolling again.
    Reroll(Seat),
    /// The fermented merchant's exchange of a token.
    Blend(Seat),
    /// A ship to be laid at the dock.
    Dock {
        /// Whose it is.
        seat: Seat,
        /// The ship.
        ship: ShipId,
    },
    /// A junk that has just been added and may be filled from other ships.
    Junk {
        /// Whose it is.
        seat: Seat,
        /// Where it lies.
        berth: Berth,
        /// Whether filling has begun: then it must be finished.
        begun: bool,
    },
    /// Tokens on the dock that load onto waiting ships.
    Loading(Seat),
}

/// What goes on when no work is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The starter is to move the assistant.
    Walk,
    /// The marker's benefit: how many merchants have had it.
    Benefit(u8),
    /// Workers are rolled.
    Roll,
    /// Worker actions; the table's `turn` says whose.
    Turn,
    /// Reserved ships are taken: by the how-manieth merchant, from which target on.
    Harbour(u8, u8),
    /// Points of production are spent by the how-manieth merchant.
    Production(u8),
    /// Workers return, slots are filled, the end is checked.
    Cleanup,
    /// The game is over, with an index into the ends of the game.
    Over(u8),
}

/// The deepest that pending work can be stacked.
const DEPTH: usize = 6;
/// How many kinds of token can be queued at once: two teas of an arriving card, six blooming cards.
const QUEUE: usize = 8;

/// All that lies open on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many ships end the game.
    pub goal: u8,
    /// Whether a person plays alone: seat 1 is the automaton.
    pub solo: bool,
    /// Whether the year cards were shuffled.
    pub shuffled: bool,
    /// The year, from 0.
    pub year: u8,
    /// Who held the coin when the year began.
    pub starter: Seat,
    /// Who holds the coin now.
    pub coin: Seat,
    /// Whose turn it is to place workers.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u16,
    /// Whether a free action was made before the placement of this turn.
    pub touched: bool,
    /// Whether the placement of this turn was made.
    pub placed: bool,
    /// The automaton's next entry of the year card, from 0; 6 after the last.
    pub entry: u8,
    /// Whether the market has closed for the rest of the game.
    pub closed: bool,
    /// Tokens in the supply.
    pub supply: Teas,
    /// The harvest markers and the assistant.
    pub road: Road,
    /// The marker chosen this year, until it is carried away.
    pub chosen: Option<(u8, u8)>,
    /// Cards in the market slots 1 to 5.
    pub market: [Option<CardId>; 5],
    /// Workers in the market slots 1 to 6.
    pub stalls: [Option<Worker>; 6],
    /// The automaton's workers on top of the plantation deck.
    pub pile: Dice,
    /// The automaton's workers that were spent on an empty deck.
    pub spent: Dice,
    /// Workers on the Harvest board.
    pub gatherers: PerSeat<Dice, 2>,
    /// Workers in the palace.
    pub halls: [Option<Worker>; 4],
    /// Ships in the harbour slots 1 to 3.
    pub ships: [Option<ShipId>; 3],
    /// Runs that reserve a ship, by target.
    pub runs: [Option<Run>; 4],
    /// Sets in the production house, the highest first.
    pub crews: [Option<Crew>; 3],
    /// The merchants.
    pub merchants: PerSeat<Merchant, 2>,
    /// What goes on when no work is pending.
    pub stage: Stage,
    stack: [Work; DEPTH],
    depth: u8,
    queue: [Option<Queued>; QUEUE],
}

impl Table {
    /// A table on which nothing lies yet but empty plantations and the whole supply.
    pub fn new(merchants: [Merchant; 2]) -> Table {
        Table {
            goal: 4,
            solo: false,
            shuffled: false,
            year: 0,
            starter: Seat(0),
            coin: Seat(0),
            turn: Seat(0),
            turns: 0,
            touched: false,
            placed: false,
            entry: 0,
            closed: false,
            supply: Teas::of(&Tea::ALL.map(|tea| (tea, u32::from(super::data::TOKENS_OF_A_TEA)))),
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
    /// The automaton's seat, when there is one.
    #[inline]
    pub fn automaton(&self) -> Option<Seat> {
        self.solo.then_some(Seat(1))
    }
    /// Whether the automaton sits there.
    #[inline]
    pub fn is_automaton(&self, seat: Seat) -> bool {
        self.solo && seat == Seat(1)
    }
    /// The seats in the order of this year, the starter first.
    #[inline]
    pub fn order(&self) -> [Seat; 2] {
        [self.starter, Seat(1 - self.starter.0)]
    }
    /// The work on top of the stack; [`Work::Idle`] when none is pending.
    #[inline]
    pub fn work(&self) -> Work {
        if self.depth == 0 { Work::Idle } else { self.stack[usize::from(self.depth) - 1] }
    }
    /// All pending work, the lowest first.
    pub fn pending(&self) -> &[Work] {
        &self.stack[..usize::from(self.depth)]
    }
    /// Puts work on top.
    #[inline]
    pub fn push(&mut self, work: Work) {
        self.stack[usize::from(self.depth)] = work;
        self.depth += 1;
    }
    /// Takes the work on top away.
    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.stack[usize::from(self.depth)] = Work::Idle;
    }
    /// Writes the work on top anew.
    #[inline]
    pub fn replace(&mut self, work: Work) {
        self.stack[usize::from(self.depth) - 1] = work;
    }
    /// The queued tokens, by space and tea.
    #[inline]
    pub fn queue(&self) -> impl Iterator<Item = Queued> + '_ {
        self.queue.iter().map_while(|queued| *queued)
    }
    /// Lets tokens wait for a move of their own. Tokens of one tea on one space queue once.
    pub fn enqueue(&mut self, queued: Queued) {
        let place = self.queue().position(|other| (other.space, other.tea) >= (queued.space, queued.tea));
        let place = place.unwrap_or_else(|| self.queue().count());
        self.queue.copy_within(place..QUEUE - 1, place + 1);
        self.queue[place] = Some(queued);
    }
    /// Takes one token out of the queue.
    pub fn unqueue(&mut self, space: Space, tea: Tea) -> Option<Queued> {
        let place = self.queue().position(|queued| (queued.space, queued.tea) == (space, tea))?;
        let taken = self.queue[place]?;
        if taken.count > 1 {
            self.queue[place] = Some(Queued { count: taken.count - 1, ..taken });
        } else {
            self.queue.copy_within(place + 1.., place);
            self.queue[QUEUE - 1] = None;
        }
        Some(taken)
    }
    /// Whether a card lies at this harbour target.
    #[inline]
    pub fn has_ship(&self, pier: Pier, deck: usize) -> bool {
        if pier == Pier::DECK { deck > 0 } else { self.ships[pier.index()].is_some() }
    }
    /// Whether somebody's worker stands in market slot 1 to 6; on the deck's also one laid on top of it.
    #[inline]
    pub fn is_taken(&self, slot: u8) -> bool {
        self.stalls[usize::from(slot) - 1].is_some() || slot == 6 && !self.pile.is_empty()
    }
    /// The points of movement that `seat` has in the production house.
    pub fn movement(&self, seat: Seat) -> u8 {
        let crews = self.crews.iter().zip(super::data::PRODUCTION);
        crews.filter(|(crew, _)| crew.is_some_and(|crew| crew.owner == seat)).map(|(_, points)| points).sum()
    }
}

/// A deck that lies face up: cards come off the top and are put back on it or under it. It is never
/// shuffled, so whoever has seen a card knows where it lies.
#[derive(Clone, Copy, PartialEq)]
pub struct Deck<const N: usize> {
    /// The numbers of the cards, the lowest first; 0 above the top.
    cards: [u8; N],
    len: u8,
    /// The bit of each card that was ever seen.
    seen: u32,
}

impl<const N: usize> Deck<N> {
    /// A deck of these cards, the lowest first, of which those in `seen` have been seen.
    pub fn new(order: &[u8], seen: u32) -> Deck<N> {
        let mut cards = [0; N];
        cards[..order.len()].copy_from_slice(order);
        Deck { cards, len: order.len() as u8, seen }
    }
    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// The cards, the lowest first.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len()]
    }
    /// The bits of the cards that were ever seen, in the deck or elsewhere.
    pub fn seen(&self) -> u32 {
        self.seen
    }
    /// The card at this depth; 0 is the top.
    #[inline]
    pub fn peek(&self, depth: usize) -> Option<u8> {
        (depth < self.len()).then(|| self.cards[self.len() - 1 - depth])
    }
    /// Shows the uppermost cards to everybody.
    #[inline]
    pub fn reveal(&mut self, count: usize) {
        for depth in 0..count.min(self.len()) {
            self.seen |= 1 << self.cards[self.len() - 1 - depth];
        }
    }
    /// Takes the card at this depth out.
    pub fn take(&mut self, depth: usize) -> Option<u8> {
        let card = self.peek(depth)?;
        let index = self.len() - 1 - depth;
        self.cards.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        Some(card)
    }
    /// Takes the top card; the next one is seen.
    pub fn draw(&mut self) -> Option<u8> {
        let card = self.take(0);
        self.reveal(1);
        card
    }
    /// Puts a card under the deck.
    pub fn put_under(&mut self, card: u8) {
        self.cards.copy_within(0..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }
    /// Changes the two uppermost cards.
    pub fn swap_top(&mut self) {
        let len = self.len();
        self.cards.swap(len - 1, len - 2);
    }
}

impl<const N: usize> fmt::Debug for Deck<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} seen {:b}", self.cards(), self.seen)
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The version of the rules it was set up with.
    pub rules: u16,
    /// What lies open.
    pub table: Table,
    /// The plantation deck.
    pub cards: Deck<30>,
    /// The ship deck.
    pub ships: Deck<18>,
    /// The year cards in the order in which they are turned up, as indices from 1860 on.
    pub years: [u8; 8],
}

impl State {
    /// Feeds every field to the hash.
    pub fn fold(&self, fold: &mut Fold) {
        fold.add(self.rules);
        self.table.fold(fold);
        for (cards, seen) in [(self.cards.cards(), self.cards.seen()), (self.ships.cards(), self.ships.seen())] {
            fold.bytes(cards).add(seen);
        }
        fold.bytes(&self.years);
    }
}

fn worker(worker: Option<Worker>) -> u8 {
    worker.map_or(0, |worker| worker.owner().0 * 8 + worker.value())
}

impl Table {
    fn fold(&self, fold: &mut Fold) {
        fold.bytes(&[self.goal, self.year, self.starter.0, self.coin.0, self.turn.0, self.entry]);
        fold.add(self.turns);
        for flag in [self.solo, self.shuffled, self.touched, self.placed, self.closed] {
            fold.add(i64::from(flag));
        }
        fold.add(self.supply.0).bytes(&self.road.markers[0]).bytes(&self.road.markers[1]);
        fold.bytes(&[self.road.len[0], self.road.len[1], self.road.side, self.road.gap]);
        fold.add(self.chosen.map_or(-1, |(side, index)| i64::from(side) * 8 + i64::from(index)));
        fold.bytes(&self.market.map(|card| card.map_or(0, CardId::number)));
        fold.bytes(&self.stalls.map(worker)).bytes(&self.halls.map(worker));
        fold.add(self.pile.0).add(self.spent.0).add(self.gatherers.0[0].0).add(self.gatherers.0[1].0);
        fold.bytes(&self.ships.map(|ship| ship.map_or(0, ShipId::number)));
        for run in self.runs {
            fold.add(run.map_or(0, |run| i64::from(run.owner.0) * 64 + i64::from(run.low * 8 + run.high)));
        }
        for crew in self.crews {
            fold.add(crew.map_or(0, |crew| i64::from(crew.owner.0) * 64 + i64::from(crew.value * 8 + crew.count)));
        }
        self.merchants.0.iter().for_each(|merchant| merchant.fold(fold));
        let (stage, one, other) = match self.stage {
            Stage::Walk => (0, 0, 0),
            Stage::Benefit(order) => (1, order, 0),
            Stage::Roll => (2, 0, 0),
            Stage::Turn => (3, 0, 0),
            Stage::Harbour(order, target) => (4, order, target),
            Stage::Production(order) => (5, order, 0),
            Stage::Cleanup => (6, 0, 0),
            Stage::Over(end) => (7, end, 0),
        };
        fold.bytes(&[stage, one, other]).add(self.depth);
        self.pending().iter().for_each(|work| work.fold(fold));
        for queued in self.queue() {
            let becomes = queued.becomes.map_or(9, |tea| tea as u8);
            fold.bytes(&[queued.space as u8, queued.tea as u8, queued.count, queued.steps, becomes]);
        }
    }
}

impl Merchant {
    fn fold(&self, fold: &mut Fold) {
        fold.bytes(&[self.tea as u8, self.side as u8, u8::from(self.used), u8::from(self.passed)]);
        fold.add(self.dice.0).add(self.market_only.0).add(self.down).add(self.sailed).add(self.area);
        fold.list(self.tokens.map(|teas| teas.0)).list(self.cargo.map(|teas| teas.0));
        fold.bytes(&self.slots.map(|card| card.map_or(0, CardId::number))).bytes(&self.stored);
        fold.bytes(&self.berths.map(|ship| ship.map_or(0, ShipId::number)));
    }
}

impl Work {
    fn fold(&self, fold: &mut Fold) {
        let fields: [u8; 6] = match *self {
            Work::Idle => [0; 6],
            Work::Hand(hand) => {
                [1, hand.seat.0, hand.tea as u8, hand.space as u8, hand.pending, u8::from(hand.arrived)]
            }
            Work::Queue(seat) => [2, seat.0, 0, 0, 0, 0],
            Work::Shown { seat, teas } => [3, seat.0, teas.0, 0, 0, 0],
            Work::Units { seat, left, chosen } => [4, seat.0, left, chosen.0, 0, 0],
            Work::Steps { seat, left } => [5, seat.0, left, 0, 0, 0],
            Work::Second { seat, first } => [6, seat.0, first as u8, 0, 0, 0],
            Work::Search(seat) => [7, seat.0, 0, 0, 0, 0],
            Work::ShipSearch(seat) => [8, seat.0, 0, 0, 0, 0],
            Work::Top(seat) => [9, seat.0, 0, 0, 0, 0],
            Work::ShipTop(seat) => [10, seat.0, 0, 0, 0, 0],
            Work::Plant { seat, card } => [11, seat.0, card.number(), 0, 0, 0],
            Work::Carry(seat) => [12, seat.0, 0, 0, 0, 0],
            Work::Exchange(seat) => [13, seat.0, 0, 0, 0, 0],
            Work::Acting { seat, slots } => [14, seat.0, slots as u8, (slots >> 8) as u8, 0, 0],
            Work::Conflict { pier, run } => [15, run.owner.0, pier.0, run.low, run.high, 0],
            Work::Relocate { run, fresh } => [16, run.owner.0, u8::from(fresh), run.low, run.high, 0],
            Work::Pay { seat, value, up } => [17, seat.0, value, u8::from(up), 0, 0],
            Work::Nudge(seat) => [18, seat.0, 0, 0, 0, 0],
            Work::Reroll(seat) => [19, seat.0, 0, 0, 0, 0],
            Work::Blend(seat) => [20, seat.0, 0, 0, 0, 0],
            Work::Dock { seat, ship } => [21, seat.0, ship.number(), 0, 0, 0],
            Work::Junk { seat, berth, begun } => [22, seat.0, berth.0, u8::from(begun), 0, 0],
            Work::Loading(seat) => [23, seat.0, 0, 0, 0, 0],
        };
        fold.bytes(&fields);
    }

    /// Whose work it is, when it can ask anything.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Work::Idle => None,
            Work::Hand(hand) => Some(hand.seat),
            Work::Conflict { run, .. } | Work::Relocate { run, .. } => Some(run.owner),
            Work::Queue(seat)
            | Work::Shown { seat, .. }
            | Work::Units { seat, .. }
            | Work::Steps { seat, .. }
            | Work::Second { seat, .. }
            | Work::Search(seat)
            | Work::ShipSearch(seat)
            | Work::Top(seat)
            | Work::ShipTop(seat)
            | Work::Plant { seat, .. }
            | Work::Carry(seat)
            | Work::Exchange(seat)
            | Work::Acting { seat, .. }
            | Work::Pay { seat, .. }
            | Work::Nudge(seat)
            | Work::Reroll(seat)
            | Work::Blend(seat)
            | Work::Dock { seat, .. }
            | Work::Junk { seat, .. }
            | Work::Loading(seat) => Some(seat),
        }
    }
}
