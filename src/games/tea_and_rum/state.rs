//! The table of Tea & Rum: everything that lies on it, and the stack of work that is still to be done.
//!
//! Changed by `apply` and its neighbours only, read by everything. Knows where things lie, not what may be done.
//!
//! The game hides almost nothing: decks that nobody may look into are kept as what is left of them, from which draws
//! pick, so that there is no order to hide. The one secret is the last exchange of money for points.

use serde::{Deserialize, Serialize};

use super::data::{self, CREWS, Crew};
use super::pieces::*;
use crate::engine::{PerSeat, Seat, SeatSet, Viewer};

/// The most seats of this game.
pub const SEATS: usize = 4;
/// The place of the Automa among the owners of workers.
pub const AUTOMA: usize = SEATS;

/// The whole truth. It is the table with nothing masked.
#[derive(Clone, PartialEq, Debug)]
pub struct State(pub(super) Table);

/// Where the round stands.
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
    /// The game is over.
    Over,
}

/// Work that waits: the top of the stack is done next, and asks its owner when there is something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    /// An icon, and what printed it.
    Icon(Icon, Source),
    /// The halves of this step of the reputation track.
    Half(u8),
    /// A Foundry in phase 1.
    Foundry,
    /// A turn of the ship phase.
    Ship,
    /// A worker is to be moved.
    Turn,
    /// The blue point of the Palace, after the last icon.
    Palace,
    /// The worker is moved; captains and payments may follow.
    After,
    /// More goods than squares.
    Overflow,
    /// The Crown calls: an allegiance is to be taken.
    Swear,
    /// End step 1.
    LastCaptains,
    /// End step 2.
    Proof,
    /// End step 4.
    Exchange,
}

/// The most work that can wait at once. Random games never have more than six waiting: only stars that reach an action
/// step leave icons behind, and there are three such steps.
pub const DEEPEST: usize = 24;

/// The stack of waiting work, all of it the active seat's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tasks {
    items: [Task; DEEPEST],
    len: u8,
}

impl Default for Tasks {
    fn default() -> Self {
        Tasks { items: [Task::Palace; DEEPEST], len: 0 }
    }
}

impl Tasks {
    /// What is done next.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.len.checked_sub(1).map(|top| self.items[usize::from(top)])
    }
    /// All of it, what is done next at the end.
    pub fn all(&self) -> &[Task] {
        &self.items[..usize::from(self.len)]
    }
    #[inline]
    pub(super) fn push(&mut self, task: Task) {
        self.items[usize::from(self.len)] = task;
        self.len += 1;
    }
    /// Puts icons on top, so that the leftmost is done first.
    #[inline]
    pub(super) fn push_icons(&mut self, icons: &[Icon], source: Source) {
        for icon in icons.iter().rev() {
            self.push(Task::Icon(*icon, source));
        }
    }
    #[inline]
    pub(super) fn pop(&mut self) {
        self.len -= 1;
        // Equal stacks must be equal field by field, also above their tops.
        self.items[usize::from(self.len)] = Task::Palace;
    }
}

/// The trade under way. All zero when there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    /// On the left pan: sold, to reach the supply at the end.
    pub sold: Goods,
    /// On the right pan: bought, to enter the warehouse at the end.
    pub bought: Goods,
    /// Dollars owed for expansions bought meanwhile.
    pub owed: u8,
}

impl Trade {
    /// What the sold goods bring, the upper plate set to the best.
    #[inline]
    pub fn earned(&self) -> u16 {
        self.sold.value() + self.plus()
    }
    /// What the bought goods cost, the upper plate set to the best.
    #[inline]
    pub fn spent(&self) -> u16 {
        self.bought.value() - self.minus()
    }
    /// Dollars that the active player gets for it; below zero what it pays.
    pub fn balance(&self) -> i32 {
        i32::from(self.earned()) - i32::from(self.spent())
    }
    /// Units of a good bought, or below zero sold.
    pub fn moved(&self, good: Good) -> i16 {
        i16::from(self.bought[good]) - i16::from(self.sold[good])
    }
    /// Whether nothing is sold and nothing bought.
    pub fn is_empty(&self) -> bool {
        self.sold.is_empty() && self.bought.is_empty()
    }
    /// Dollars that both plates bring.
    pub fn plates(&self) -> u16 {
        self.plus() + self.minus()
    }
    /// Dollars that the +1 plate adds: one for each unit on it.
    #[inline]
    fn plus(&self) -> u16 {
        self.sold_plate().map_or(0, |good| u16::from(self.sold[good]))
    }
    /// Dollars that the −1 plate takes off: one for each unit on it.
    #[inline]
    fn minus(&self) -> u16 {
        self.bought_plate().map_or(0, |good| u16::from(self.bought[good]))
    }
    /// The good on the +1 plate: the most numerous that is no cannon.
    #[inline]
    pub fn sold_plate(&self) -> Option<Good> {
        most(&self.sold, &Good::ALL[..5])
    }
    /// The good on the −1 plate: the most numerous that is no wheat.
    #[inline]
    pub fn bought_plate(&self) -> Option<Good> {
        most(&self.bought, &Good::ALL[1..])
    }
}

/// The most numerous of some goods, the first of equals; `None` when there is none at all.
#[inline]
fn most(goods: &Goods, among: &[Good]) -> Option<Good> {
    let mut best = None;
    let mut count = 0;
    for &good in among {
        if goods[good] > count {
            (best, count) = (Some(good), goods[good]);
        }
    }
    best
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Dollars. During the secret exchange: before it.
    pub money: u16,
    /// Victory points, by [`Colour`].
    pub points: [u16; 2],
    /// The warehouse.
    pub goods: Goods,
    /// Expansion tokens removed, cheapest first.
    pub expansions: u8,
    /// Population.
    pub population: u8,
    /// Step of the reputation track.
    pub step: u8,
    /// Buildings, a bit each.
    pub buildings: u32,
    /// Hired captains, a bit each.
    pub captains: u32,
    /// Captains among them that were activated.
    pub activated: u32,
    /// Fulfilled contracts, a bit each.
    pub contracts: u32,
    /// Symbols of the people's wishes on buildings and captains.
    pub symbols: [u8; 3],
    /// The allegiance taken.
    pub allegiance: Option<Allegiance>,
    /// Whether the allegiance is fulfilled.
    pub proved: bool,
}

impl Player {
    /// Whether this building is owned.
    #[inline]
    pub fn owns(&self, building: Building) -> bool {
        self.buildings & building.bit() != 0
    }
    /// Squares of the warehouse.
    #[inline]
    pub fn squares(&self) -> u8 {
        data::SQUARES + self.expansions
    }
    /// What the cheapest expansion token left costs.
    #[inline]
    pub fn next_expansion(&self) -> Option<u8> {
        data::EXPANSIONS.get(usize::from(self.expansions)).copied()
    }
    /// What the expansion tokens left cost, cheapest first.
    pub fn tokens(&self) -> &'static [u8] {
        &data::EXPANSIONS[usize::from(self.expansions)..]
    }
    /// Units that do not fit into the warehouse.
    pub fn overflow(&self) -> u8 {
        self.goods.total().saturating_sub(self.squares())
    }
    /// Captains that lie face up and need cannons, a bit each.
    #[inline]
    pub fn waiting(&self) -> u32 {
        self.captains & !self.activated & NEEDS_CANNONS
    }
    /// What a captain costs this player in dollars.
    #[inline]
    pub fn fee(&self, captain: Captain) -> u16 {
        let off = if self.owns(Building::Prison) { data::PRISON } else { 0 };
        u16::from(captain.card().dollars.saturating_sub(off))
    }
    /// What a ship costs this player.
    #[inline]
    pub fn fare(&self, ship: Ship) -> u16 {
        let off = if self.owns(Building::Inn) { data::INN } else { 0 };
        u16::from(ship.0.saturating_sub(off))
    }
    /// How many symbols of a wish this player has.
    pub fn wished(&self, wish: Wish) -> u8 {
        wish.symbols().iter().map(|symbol| self.symbols[*symbol as usize]).sum()
    }
}

/// The captains that can be activated at all.
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

/// Everything that lies on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The version of the rules that it was set up with.
    pub rules: u16,
    /// Players, 2 to 4.
    pub seats: u8,
    /// Whether the supply of goods is limited to the pieces in the box.
    pub limited: bool,
    /// Round, 1 to 5.
    pub round: u8,
    /// Who begins this round. With two players: A in odd rounds, B in even ones.
    pub first: Seat,
    /// Where the round stands.
    pub stage: Stage,
    /// Turns of this stage begun: slots of the order board, opportunities to buy a ship, seats asked.
    pub cursor: u8,
    /// Who passed in the ship phase.
    pub passed: SeatSet,
    /// Whose work lies on the stack.
    pub active: Seat,
    /// Turns begun in the whole game.
    pub turns: u16,
    /// Goods in the supply; meaningless when it is not limited.
    pub supply: Goods,
    /// The action tile on each row of each board, bottom row first. Tile 3 of the smaller side is blank.
    pub tiles: [[u8; 4]; 4],
    /// Workers on each board, by owner; the last is the Automa.
    pub workers: [[u8; SEATS + 1]; 4],
    /// Copies left of each building.
    pub stock: [u8; 25],
    /// Ships to be bought this round, a bit each. None before they come ([`super::versions::ships_come`]).
    pub ships: u32,
    /// The spaces of the contracts board, left to right.
    pub spaces: [Option<Contract>; 5],
    /// Contracts in the draw pile, a bit each; their order is drawn only when it matters.
    pub pile: u32,
    /// Captains on display, a bit each.
    pub captains: u32,
    /// Starting endowments that were given out, a bit each.
    pub endowed: u32,
    /// Allegiances on display, a bit each.
    pub allegiances: u32,
    /// The wish of each round.
    pub wishes: [Wish; 5],
    /// The colour of the reward of each round.
    pub rewards: [Colour; 5],
    /// Two players: the victory type cards turned up, by round.
    pub victory: [Option<Colour>; 5],
    /// Two players: the Automa's tiles that are face down, by board.
    pub automa: [u8; 4],
    /// What the players have.
    pub players: PerSeat<Player, SEATS>,
    /// The trade under way.
    pub trade: Trade,
    /// Work that waits.
    pub tasks: Tasks,
    /// Points bought in the secret exchange, by colour. In a view 0 for seats whose chest stays closed to the viewer.
    pub exchange: PerSeat<[u8; 2], SEATS>,
    /// Who became Governor.
    pub governors: SeatSet,
    /// Who became Pirate King.
    pub kings: SeatSet,
}

impl Table {
    /// What depends on the number of players.
    #[inline]
    pub fn crew(&self) -> &'static Crew {
        &CREWS[usize::from(self.seats) - 2]
    }
    /// The player whose work lies on the stack.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.players[self.active]
    }
    #[inline]
    pub(super) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }
    /// Whose decision it is; `None` when the game is over.
    pub fn decision(&self) -> Option<(Seat, Task)> {
        if self.stage == Stage::Over { None } else { self.tasks.top().map(|task| (self.active, task)) }
    }
    /// Whether workers are removed this round; otherwise they are placed.
    #[inline]
    pub fn removes(&self) -> bool {
        self.round % 2 == 1
    }
    /// Workers of all colours on a board.
    #[inline]
    pub fn crowd(&self, board: Board) -> u8 {
        self.workers[board as usize].iter().sum()
    }
    /// The number of the row, from 1, that a worker moved on this board would use; `None` when the seat can move none
    /// there. The Automa asks with [`AUTOMA`].
    #[inline]
    pub fn row_number(&self, board: Board, owner: usize) -> Option<u8> {
        let crowd = self.crowd(board);
        if self.removes() {
            (self.workers[board as usize][owner] > 0).then_some(crowd)
        } else {
            (crowd < self.crew().board).then_some(crowd + 1)
        }
    }
    /// The row that the next worker moved on this board uses, whoever moves it; `None` when none can be moved there.
    pub fn live_row(&self, board: Board) -> Option<u8> {
        let crowd = self.crowd(board);
        if self.removes() { (crowd > 0).then_some(crowd) } else { (crowd < self.crew().board).then_some(crowd + 1) }
    }
    /// What is printed on a row, counted from 1. The blank tile is an empty row.
    #[inline]
    pub fn row(&self, board: Board, number: u8) -> &'static Row {
        static BLANK: Row = Row { left: &[], right: None };
        let tile = usize::from(self.tiles[board as usize][usize::from(number) - 1]);
        match self.seats {
            4 => &data::TILES_OF_FOUR[board as usize][tile],
            _ => data::TILES_OF_THREE[board as usize].get(tile).unwrap_or(&BLANK),
        }
    }
    /// Workers that a seat still has to move this round.
    pub fn workers_left(&self, seat: Seat) -> u8 {
        let standing: u8 = self.workers.iter().map(|board| board[seat.index()]).sum();
        if self.removes() { standing } else { data::WORKERS - standing }
    }
    /// How many of a good the supply can still give.
    #[inline]
    pub fn available(&self, good: Good) -> u8 {
        if self.limited { self.supply[good] } else { u8::MAX }
    }
    /// Dollars that a trade leaves its player with.
    #[inline]
    pub fn purse(&self) -> u16 {
        self.me().money + self.trade.earned() - self.trade.spent() - u16::from(self.trade.owed)
    }
    /// The places of the seats in the turn order of this round.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round(self.seats)
    }
    /// The points of a seat as the page may show them to a viewer: `None` once they lie in a closed chest.
    pub fn shown(&self, seat: Seat, viewer: Viewer) -> Option<[u16; 2]> {
        let player = &self.players[seat];
        let open = player.allegiance.is_none() || self.stage == Stage::Over || viewer.sees(seat);
        open.then_some(player.points)
    }
    /// Two players: the victory cards of a colour that are turned up.
    pub fn victory_cards(&self, colour: Colour) -> u8 {
        self.victory.iter().filter(|card| **card == Some(colour)).count() as u8
    }
    /// Two players: the tiles of the Automa for a board that are drawn.
    pub fn drawn_tiles(&self, board: Board) -> u8 {
        data::AUTOMA_TILES - self.automa[board as usize].min(data::AUTOMA_TILES)
    }
    /// Two players: the slot of the order board that is being played, from 0.
    pub fn slot(&self) -> Option<usize> {
        if self.stage == Stage::Actions { usize::from(self.cursor).checked_sub(1) } else { None }
    }
    /// The wish of this round.
    pub fn wish(&self) -> Wish {
        self.wishes[usize::from(self.round) - 1]
    }
    /// The colour of the reward of this round.
    pub fn wish_colour(&self) -> Colour {
        self.rewards[usize::from(self.round) - 1]
    }
    /// Whether a building takes part in this game.
    pub fn has_building(&self, building: Building) -> bool {
        self.stock[building as usize] > 0 || Seat::all(self.seats).any(|seat| self.players[seat].owns(building))
    }
    /// Two players: the colour that will decide, once it is certain.
    pub fn decided(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.victory_cards(*colour) >= data::VICTORY_CARDS)
    }
}
