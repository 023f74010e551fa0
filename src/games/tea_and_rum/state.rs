//! The table of Tea & Rum: everything on it, and the stack of pending work.
//!
//! Changed by `apply` and its neighbours only, read by everything. Knows the position, not what is legal.
//!
//! The game hides almost nothing: a deck that no player may look into is stored as the set of its remaining cards,
//! from which draws pick, so there is no order to hide. The only secret is the last exchange of money for points.

use serde::{Deserialize, Serialize};

use super::data::{self, CREWS, PlayerCountRules};
use super::pieces::*;
use crate::engine::{PerSeat, Seat, SeatSet, Viewer};

/// Maximum number of seats.
pub const SEATS: usize = 4;
/// The index of the Automa among the owners of workers.
pub const AUTOMA: usize = SEATS;

/// The full state: the table with nothing masked.
#[derive(Clone, PartialEq, Debug)]
pub struct State(pub(super) Table);

/// The phase of the round, or the step of the end, in which players are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Phase 1, once the money is paid: Foundries.
    Income,
    /// Phase 2.
    Ships,
    /// Phase 3.
    Actions,
    /// Phases 4 to 6; asks only for allegiances.
    Wish,
    /// End step 1: captains that still need cannons.
    LastCaptains,
    /// End step 2: paying for allegiances.
    Proof,
    /// End step 4: the secret exchange.
    Exchange,
    Over,
}

/// A pending task. The one on top of the stack is done next; its owner is asked if there is something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    Icon(Icon, Source),
    /// The halves of this step of the reputation track.
    Half(u8),
    /// A Foundry in phase 1.
    Foundry,
    /// A turn of the ship phase.
    Ship,
    /// A worker to be moved.
    Turn,
    /// The blue point of the Palace, after the last icon.
    Palace,
    /// The worker has moved; captains and payments may follow.
    AfterMove,
    /// More goods than squares.
    Overflow,
    /// The Crown calls: an allegiance must be taken.
    Swear,
    /// End step 1.
    LastCaptains,
    /// End step 2.
    Proof,
    /// End step 4.
    Exchange,
}

/// Maximum depth of the stack. Random games never have more than six tasks waiting: only stars that reach an action
/// step leave icons behind, and there are three such steps.
pub const MAX_TASKS: usize = 24;

/// The stack of pending work, all of it the active seat's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tasks {
    items: [Task; MAX_TASKS],
    len: u8,
}

impl Default for Tasks {
    fn default() -> Self {
        Tasks { items: [Task::Palace; MAX_TASKS], len: 0 }
    }
}

impl Tasks {
    /// Returns the task to be done next.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.len.checked_sub(1).map(|top| self.items[usize::from(top)])
    }
    /// Returns all tasks, the next one last.
    pub fn all(&self) -> &[Task] {
        &self.items[..usize::from(self.len)]
    }
    #[inline]
    pub(super) fn push(&mut self, task: Task) {
        self.items[usize::from(self.len)] = task;
        self.len += 1;
    }
    /// Pushes icons so that the leftmost is done first.
    #[inline]
    pub(super) fn push_icons(&mut self, icons: &[Icon], source: Source) {
        for icon in icons.iter().rev() {
            self.push(Task::Icon(*icon, source));
        }
    }
    #[inline]
    pub(super) fn pop(&mut self) {
        self.len -= 1;
        // Equal stacks must be equal field by field, even above their tops.
        self.items[usize::from(self.len)] = Task::Palace;
    }
}

/// The trade in progress; all zero if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    /// On the left pan: sold, returned to the supply at the end.
    pub sold: Goods,
    /// On the right pan: bought, moved to the warehouse at the end.
    pub bought: Goods,
    /// Dollars owed for expansions bought during the trade.
    pub owed: u8,
}

impl Trade {
    /// Returns the proceeds of the sold goods, with the best choice of the upper plate.
    #[inline]
    pub fn earned(&self) -> u16 {
        self.sold.value() + self.sale_bonus()
    }
    /// Returns the price of the bought goods, with the best choice of the upper plate.
    #[inline]
    pub fn spent(&self) -> u16 {
        self.bought.value() - self.purchase_discount()
    }
    /// Returns the dollars that the active player gains, negative if paid.
    pub fn balance(&self) -> i32 {
        i32::from(self.earned()) - i32::from(self.spent())
    }
    /// Returns the units of a good bought, negative if sold.
    pub fn net_units(&self, good: Good) -> i16 {
        i16::from(self.bought[good]) - i16::from(self.sold[good])
    }
    pub fn is_empty(&self) -> bool {
        self.sold.is_empty() && self.bought.is_empty()
    }
    /// Returns the dollars gained from both plates.
    pub fn plates(&self) -> u16 {
        self.sale_bonus() + self.purchase_discount()
    }
    /// Returns the dollars added by the +1 plate: one for each unit on it.
    #[inline]
    fn sale_bonus(&self) -> u16 {
        self.sold_plate().map_or(0, |good| u16::from(self.sold[good]))
    }
    /// Returns the dollars saved by the −1 plate: one for each unit on it.
    #[inline]
    fn purchase_discount(&self) -> u16 {
        self.bought_plate().map_or(0, |good| u16::from(self.bought[good]))
    }
    /// Returns the good on the +1 plate: the most numerous except cannon.
    #[inline]
    pub fn sold_plate(&self) -> Option<Good> {
        most_numerous(&self.sold, &Good::ALL[..5])
    }
    /// Returns the good on the −1 plate: the most numerous except wheat.
    #[inline]
    pub fn bought_plate(&self) -> Option<Good> {
        most_numerous(&self.bought, &Good::ALL[1..])
    }
}

/// Returns the most numerous of some goods, the first among equals; `None` if there are none.
#[inline]
fn most_numerous(goods: &Goods, among: &[Good]) -> Option<Good> {
    let mut best = None;
    let mut count = 0;
    for &good in among {
        if goods[good] > count {
            (best, count) = (Some(good), goods[good]);
        }
    }
    best
}

/// A player's possessions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Dollars; during the secret exchange, those before it.
    pub money: u16,
    /// Victory points, by [`Colour`].
    pub points: [u16; 2],
    pub goods: Goods,
    /// Number of expansion tokens removed, cheapest first.
    pub expansions: u8,
    pub population: u8,
    /// Current step of the reputation track.
    pub step: u8,
    /// Bitmask of the buildings.
    pub buildings: u32,
    /// Bitmask of the hired captains.
    pub captains: u32,
    /// Bitmask of the activated captains among them.
    pub activated: u32,
    /// Bitmask of the fulfilled contracts.
    pub contracts: u32,
    /// Counts of the people's-wish symbols on this player's buildings and captains.
    pub symbols: [u8; 3],
    pub allegiance: Option<Allegiance>,
    pub proved: bool,
}

impl Player {
    #[inline]
    pub fn owns(&self, building: Building) -> bool {
        self.buildings & building.bit() != 0
    }
    #[inline]
    pub fn squares(&self) -> u8 {
        data::SQUARES + self.expansions
    }
    /// Returns the price of the cheapest expansion token left.
    #[inline]
    pub fn next_expansion(&self) -> Option<u8> {
        data::EXPANSIONS.get(usize::from(self.expansions)).copied()
    }
    /// Returns the prices of the expansion tokens left, cheapest first.
    pub fn tokens(&self) -> &'static [u8] {
        &data::EXPANSIONS[usize::from(self.expansions)..]
    }
    /// Returns the units that do not fit into the warehouse.
    pub fn overflow(&self) -> u8 {
        self.goods.total().saturating_sub(self.squares())
    }
    /// Returns the bitmask of the face-up captains that need cannons.
    #[inline]
    pub fn waiting_captains(&self) -> u32 {
        self.captains & !self.activated & NEEDS_CANNONS
    }
    /// Returns this player's price of a captain in dollars.
    #[inline]
    pub fn captain_price(&self, captain: Captain) -> u16 {
        let discount = if self.owns(Building::Prison) { data::PRISON_DISCOUNT } else { 0 };
        u16::from(captain.card().dollars.saturating_sub(discount))
    }
    /// Returns this player's price of a ship in dollars.
    #[inline]
    pub fn ship_price(&self, ship: Ship) -> u16 {
        let discount = if self.owns(Building::Inn) { data::INN_DISCOUNT } else { 0 };
        u16::from(ship.0.saturating_sub(discount))
    }
    /// Returns this player's number of symbols of a wish.
    pub fn wish_symbols(&self, wish: Wish) -> u8 {
        wish.symbols().iter().map(|symbol| self.symbols[*symbol as usize]).sum()
    }
}

/// Bitmask of the captains that can be activated.
pub const NEEDS_CANNONS: u32 = {
    let mut set = 0;
    let mut index = 0;
    while index < 30 {
        if data::CAPTAINS[index].cannons > 0 {
            set |= 1 << index;
        }
        index += 1;
    }
    set
};

/// Everything on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    /// Number of players, 2 to 4.
    pub seats: u8,
    /// Whether the supply of goods is limited to the pieces in the box.
    pub limited: bool,
    /// Round, 1 to 5.
    pub round: u8,
    /// The first seat of this round. With two players: A in odd rounds, B in even ones.
    pub first: Seat,
    pub stage: Stage,
    /// Number of turns begun in this stage: slots of the order board, opportunities to buy a ship, or seats asked.
    pub cursor: u8,
    /// The seats that passed in the ship phase.
    pub passed: SeatSet,
    /// The seat that owns the work on the stack.
    pub active: Seat,
    /// Number of turns begun in the whole game.
    pub turns: u16,
    /// Goods in the supply; meaningless if it is not limited.
    pub supply: Goods,
    /// The action tile on each row of each board, bottom row first. Tile 3 of the smaller side is blank.
    pub tiles: [[u8; 4]; 4],
    /// Number of workers on each board, by owner; the last entry is the Automa.
    pub workers: [[u8; SEATS + 1]; 4],
    /// Remaining copies of each building.
    pub stock: [u8; 25],
    /// Bitmask of the ships for sale this round. Empty before they arrive ([`super::versions::ships_come`]).
    pub ships: u32,
    /// Spaces of the contracts board, left to right.
    pub spaces: [Option<Contract>; 5],
    /// Bitmask of the contracts in the draw pile; their order is drawn only when it matters.
    pub pile: u32,
    /// Bitmask of the captains on display.
    pub captains: u32,
    /// Bitmask of the starting endowments given out.
    pub endowed: u32,
    /// Bitmask of the allegiances on display.
    pub allegiances: u32,
    pub wishes: [Wish; 5],
    /// The colour of each round's reward.
    pub rewards: [Colour; 5],
    /// With two players: the victory type cards turned up, by round.
    pub victory: [Option<Colour>; 5],
    /// Two players: the Automa's face-down tiles, by board.
    pub automa: [u8; 4],
    pub players: PerSeat<Player, SEATS>,
    pub trade: Trade,
    /// Pending tasks of the active seat.
    pub tasks: Tasks,
    /// Points bought in the secret exchange, by colour. In a view, 0 for seats whose chest stays closed to the viewer.
    pub exchange: PerSeat<[u8; 2], SEATS>,
    pub governors: SeatSet,
    pub kings: SeatSet,
}

impl Table {
    /// Returns the values that depend on the number of players.
    #[inline]
    pub fn player_count_rules(&self) -> &'static PlayerCountRules {
        &CREWS[usize::from(self.seats) - 2]
    }
    /// Returns the player who owns the work on the stack.
    #[inline]
    pub fn active_player(&self) -> &Player {
        &self.players[self.active]
    }
    #[inline]
    pub(super) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }
    /// Returns the seat to decide and its task; `None` once the game is over.
    pub fn decision(&self) -> Option<(Seat, Task)> {
        if self.stage == Stage::Over { None } else { self.tasks.top().map(|task| (self.active, task)) }
    }
    /// Whether workers are removed this round rather than placed.
    #[inline]
    pub fn removes(&self) -> bool {
        self.round % 2 == 1
    }
    /// Returns the number of workers of all colours on a board.
    #[inline]
    pub fn worker_count(&self, board: Board) -> u8 {
        self.workers[board as usize].iter().sum()
    }
    /// Returns the number of the row, from 1, that a worker moved on this board would use; `None` if the owner can
    /// move none there. For the Automa the owner is [`AUTOMA`].
    #[inline]
    pub fn row_number(&self, board: Board, owner: usize) -> Option<u8> {
        let crowd = self.worker_count(board);
        if self.removes() {
            (self.workers[board as usize][owner] > 0).then_some(crowd)
        } else {
            (crowd < self.player_count_rules().board).then_some(crowd + 1)
        }
    }
    /// Returns the row that the next worker moved on this board uses, whichever seat moves it; `None` if none can be
    /// moved there.
    pub fn next_row(&self, board: Board) -> Option<u8> {
        let crowd = self.worker_count(board);
        if self.removes() {
            (crowd > 0).then_some(crowd)
        } else {
            (crowd < self.player_count_rules().board).then_some(crowd + 1)
        }
    }
    /// Returns the icons printed on a row, counted from 1. The blank tile is an empty row.
    #[inline]
    pub fn row(&self, board: Board, number: u8) -> &'static Row {
        static BLANK: Row = Row { left: &[], right: None };
        let tile = usize::from(self.tiles[board as usize][usize::from(number) - 1]);
        match self.seats {
            4 => &data::TILES_OF_FOUR[board as usize][tile],
            _ => data::TILES_OF_THREE[board as usize].get(tile).unwrap_or(&BLANK),
        }
    }
    /// Returns the workers that a seat still has to move this round.
    pub fn workers_left(&self, seat: Seat) -> u8 {
        let standing: u8 = self.workers.iter().map(|board| board[seat.index()]).sum();
        if self.removes() { standing } else { data::WORKERS - standing }
    }
    /// Returns the number of units of a good that the supply can still give.
    #[inline]
    pub fn available(&self, good: Good) -> u8 {
        if self.limited { self.supply[good] } else { u8::MAX }
    }
    /// Returns the active player's dollars after the trade.
    #[inline]
    pub fn money_after_trade(&self) -> u16 {
        self.active_player().money + self.trade.earned() - self.trade.spent() - u16::from(self.trade.owed)
    }
    /// Returns the seats in the turn order of this round.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round(self.seats)
    }
    /// Returns a seat's points as the page may show them to a viewer: `None` once they are in a closed chest.
    pub fn visible_points(&self, seat: Seat, viewer: Viewer) -> Option<[u16; 2]> {
        let player = &self.players[seat];
        let open = player.allegiance.is_none() || self.stage == Stage::Over || viewer.sees(seat);
        open.then_some(player.points)
    }
    /// Returns, with two players, the number of victory cards of a colour turned up.
    pub fn victory_cards(&self, colour: Colour) -> u8 {
        self.victory.iter().filter(|card| **card == Some(colour)).count() as u8
    }
    /// Returns, with two players, the number of the Automa's tiles drawn for a board.
    pub fn drawn_tiles(&self, board: Board) -> u8 {
        data::AUTOMA_TILES - self.automa[board as usize].min(data::AUTOMA_TILES)
    }
    /// Returns, with two players, the current slot of the order board, from 0.
    pub fn slot(&self) -> Option<usize> {
        if self.stage == Stage::Actions { usize::from(self.cursor).checked_sub(1) } else { None }
    }
    pub fn wish(&self) -> Wish {
        self.wishes[usize::from(self.round) - 1]
    }
    /// Returns the colour of this round's reward.
    pub fn wish_colour(&self) -> Colour {
        self.rewards[usize::from(self.round) - 1]
    }
    /// Whether a building is part of this game.
    pub fn has_building(&self, building: Building) -> bool {
        self.stock[building as usize] > 0 || Seat::all(self.seats).any(|seat| self.players[seat].owns(building))
    }
    /// Returns, with two players, the colour that will decide, once it is certain.
    pub fn deciding_colour(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.victory_cards(*colour) >= data::VICTORY_CARDS)
    }
}
