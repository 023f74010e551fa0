//! What lies on the table, and what is hidden: the state of a game.
//!
//! [`Table`] is all that is public, [`State`] adds the hands and the deck. Made by `setup`,
//! changed by `apply` only, read by everything else, the board on the page
//! included (through the view, which holds a `Table`). Knows no legality.

use serde::{Deserialize, Serialize};

use super::data::{self, CONTRACTS, Order, SPACE_OPENS_AT};
use super::map::{Hex, HexSet};
use super::pieces::{COMPANIES, Cards, Company, Councillor, District, Districts, Played, Tea, Tile};
use crate::engine::{PerSeat, Seat};

/// The most seats.
pub const SEATS: usize = 4;

/// A contract: its row in [`CONTRACTS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Contract(pub u8);

impl Contract {
    /// What it asks for and gives.
    #[inline]
    pub fn order(self) -> &'static Order {
        &CONTRACTS[self.0 as usize]
    }
}

/// Contracts of which the order does not matter: bit `n` is row `n`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Contracts(pub u32);

impl Contracts {
    /// All twenty.
    pub const ALL: Contracts = Contracts((1 << CONTRACTS.len()) - 1);

    /// Those of one company.
    pub const fn of(company: Company) -> Contracts {
        Contracts(0b1111 << (company.0 * 4))
    }
    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The contracts, in order.
    pub fn iter(self) -> impl Iterator<Item = Contract> {
        HexSet(self.0).iter().map(|bit| Contract(bit.0))
    }
}

/// Why the game is coming to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Somebody placed the last plantation marker.
    Markers,
    /// The last action card was drawn.
    Deck,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Where its first plantation is to stand.
    Start,
    /// Which card it puts down, and which way round.
    Card,
    /// Which action it does with the half, or the token, that it has.
    Act,
    /// Which plantation it takes the next chest from, if any.
    Harvest {
        /// The plantations that gave their chest.
        taken: HexSet,
        /// Whether the starting tile for it was declared: distance does not count.
        afar: bool,
    },
    /// Which chest it gives back.
    Discard,
    /// Whether it spends a technology token after its action.
    Spare,
    /// Nothing: the game is over.
    Over,
}

/// What entitles the seat to act to its action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// It is its turn: the half of the card that it kept.
    Own,
    /// A technology token.
    Token,
    /// It is another's turn: the half of the card that was left.
    Follow,
}

/// What belongs to one player: the personal board, the pawn, the place on the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Estate {
    /// Points scored so far.
    pub score: i16,
    /// Rupees in the bank.
    pub rupees: i16,
    /// Where the pawn stands; without meaning before the first plantation.
    pub pawn: Hex,
    /// The hexes with a plantation of this player.
    pub fields: HexSet,
    /// The plantation that bears a second marker.
    pub graft: Option<Hex>,
    /// Markers left on the personal board.
    pub markers: u8,
    /// Chests in the warehouse, by tea.
    pub chests: [u8; 3],
    /// Technology tokens.
    pub tokens: u8,
    /// Steps taken on the technology track.
    pub tech: u8,
    /// Where its councillors are.
    pub hired: Districts,
    /// Fulfilled contracts of each company.
    pub contracts: [u8; COMPANIES],
    /// The points of its district bonus token, 0 without one.
    pub bonus: u8,
    /// Its starting tile, in the variant.
    pub tile: Option<Tile>,
    /// Whether the tile has been turned over.
    pub turned: bool,
    /// How many action cards it holds.
    pub cards: u8,
}

impl Estate {
    /// Markers that have left the personal board.
    #[inline]
    pub fn planted(&self) -> u8 {
        data::MARKERS - self.markers
    }
    /// Contract spaces that no marker lies on.
    #[inline]
    pub fn open_spaces(&self) -> usize {
        let planted = self.planted();
        SPACE_OPENS_AT.iter().filter(|&&opens_at| opens_at <= planted).count()
    }
    /// Different companies supplied.
    #[inline]
    pub fn companies(&self) -> usize {
        self.contracts.iter().filter(|&&count| count > 0).count()
    }
    /// Whether a contract of `company` would find a space: its own pile or an open empty space.
    #[inline]
    pub fn has_space(&self, company: Company) -> bool {
        self.contracts[company.index()] > 0 || self.companies() < self.open_spaces()
    }
    /// Chests in the warehouse.
    #[inline]
    pub fn stored(&self) -> u8 {
        self.chests.iter().sum()
    }
    /// Whether it still has this starting tile to use.
    #[inline]
    pub fn may_use(&self, tile: Tile) -> bool {
        self.tile == Some(tile) && !self.turned
    }
    /// Markers that count in the majority of `district`: a doubled plantation counts twice.
    #[inline]
    pub fn strength(&self, district: District) -> u8 {
        let fields = self.fields.and(HexSet::district(district)).len() as u8;
        fields + u8::from(self.graft.is_some_and(|hex| hex.district() == district))
    }
    /// Whether there is a plantation in each of these districts.
    #[inline]
    pub fn is_in_all(&self, districts: Districts) -> bool {
        districts.iter().all(|district| !self.fields.and(HexSet::district(district)).is_empty())
    }
}

/// All that is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    /// How many seats are taken.
    pub seats: u8,
    /// Whether starting tiles are played with.
    pub tiles: bool,
    /// The districts in play.
    pub districts: Districts,
    /// The hexes of level 1 and 2.
    pub slopes: HexSet,
    /// The hexes of level 2.
    pub peaks: HexSet,
    /// The hexes with a plantation of anybody.
    pub fields: HexSet,
    /// The councillor of each district.
    pub councillors: [Option<Councillor>; 4],
    /// For each councillor, the district he is in: the inverse of `councillors`.
    pub offices: [Districts; 8],
    /// The contracts on the train, left to right.
    pub wagons: [Option<Contract>; data::WAGONS],
    /// The contracts still in their deck.
    pub contracts: Contracts,
    /// The company on the back of the top contract of the deck.
    pub top: Option<Company>,
    /// The action cards still in the deck.
    pub deck: u8,
    /// District bonus tokens given away.
    pub bonuses: u8,
    /// The technology track from the most advanced disc on: who breaks ties.
    pub ranking: [Seat; SEATS],
    /// Who began.
    pub starter: Seat,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is to act.
    pub actor: Seat,
    /// What it has to decide.
    pub stage: Stage,
    /// What entitles it to its action.
    pub right: Right,
    /// Whether the active seat has done the action of its card.
    pub acted: bool,
    /// Whether the active seat has spent a technology token in this turn.
    pub spent: bool,
    /// The card put down in this turn.
    pub played: Option<Played>,
    /// Why this is the last round, when it is.
    pub closing: Option<End>,
    /// What belongs to the players.
    pub estates: PerSeat<Estate, SEATS>,
}

impl Table {
    /// Whether another's card is answered: out of what lies on the table, and not out of a hand.
    pub fn is_answer(&self) -> bool {
        self.right == Right::Follow && matches!(self.stage, Stage::Act | Stage::Harvest { .. } | Stage::Discard)
    }
    /// The estate of the seat to act.
    #[inline]
    pub fn own(&self) -> &Estate {
        &self.estates[self.actor]
    }
    /// The hexes of the districts in play.
    #[inline]
    pub fn land(&self) -> HexSet {
        self.districts.iter().fold(HexSet::EMPTY, |land, district| land.or(HexSet::district(district)))
    }
    /// The level of a hex, 0 to 2.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        u8::from(self.slopes.has(hex)) + u8::from(self.peaks.has(hex))
    }
    /// The tea that a plantation on this hex gives.
    #[inline]
    pub fn tea(&self, hex: Hex) -> Tea {
        data::tea_at(self.level(hex))
    }
    /// Whose plantation stands on a hex.
    #[inline]
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.estates[seat].fields.has(hex))
    }
    /// Whether `seat` has contracted this councillor.
    #[inline]
    pub fn advises(&self, councillor: Councillor, seat: Seat) -> bool {
        self.estates[seat].hired.0 & self.offices[councillor.index()].0 != 0
    }
    /// Chests that the warehouse of `seat` holds.
    #[inline]
    pub fn capacity(&self, seat: Seat) -> u8 {
        data::WAREHOUSE + data::STOREKEEPER_CHESTS * u8::from(self.advises(Councillor::Storekeeper, seat))
    }
    /// Chests that the warehouse of `seat` has room for; 0 also while a harvest is too large for it.
    pub fn room_left(&self, seat: Seat) -> u8 {
        self.capacity(seat).saturating_sub(self.estates[seat].stored())
    }
    /// Who has the district bonus token of so many points; `None` while it lies in the pile.
    pub fn bonus_owner(&self, points: i16) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| i16::from(self.estates[seat].bonus) == points)
    }
    /// What planting costs `seat`.
    #[inline]
    pub fn plant_cost(&self, seat: Seat) -> i16 {
        if self.advises(Councillor::Nurseryman, seat) { data::NURSERYMAN_COST } else { data::PLANT_COST }
    }
    /// What contracting a councillor costs `seat`.
    #[inline]
    pub fn hire_cost(&self, seat: Seat) -> i16 {
        if self.advises(Councillor::Secretary, seat) { data::SECRETARY_COST } else { data::HIRE_COST }
    }
    /// The prices of moves of 0 to 7 steps for `seat`.
    #[inline]
    pub fn move_prices(&self, seat: Seat) -> &'static [i16; 8] {
        if self.advises(Councillor::Guide, seat) { &data::GUIDED_PRICE } else { &data::MOVE_PRICE }
    }
    /// What moving the pawn of `seat` to `to` costs.
    #[inline]
    pub fn move_price(&self, seat: Seat, to: Hex) -> i16 {
        self.move_prices(seat)[usize::from(self.estates[seat].pawn.distance(to))]
    }
    /// What taking rupees gives `seat`, without its starting tile.
    #[inline]
    pub fn take(&self, seat: Seat) -> i16 {
        data::TAKE_RUPEES + data::BANKER_RUPEES * i16::from(self.advises(Councillor::Banker, seat))
    }
    /// The points of the next district bonus token.
    pub fn next_bonus(&self) -> Option<i16> {
        data::DISTRICT_BONUS.get(usize::from(self.bonuses)).copied()
    }
    /// The place of `seat` on the technology track, 0 for the most advanced.
    #[inline]
    pub fn rank(&self, seat: Seat) -> usize {
        self.ranking.iter().position(|&other| other == seat).unwrap_or(SEATS)
    }
    /// The taken seats, most advanced first.
    #[inline]
    pub fn ranked(&self) -> &[Seat] {
        &self.ranking[..usize::from(self.seats)]
    }
    /// Rounds begun, from 1.
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.seats) + 1
    }
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// All that is public.
    pub table: Table,
    /// The cards that each seat holds.
    pub hands: PerSeat<Cards, SEATS>,
    /// The action cards still to be drawn. Nobody ever looks into the deck, so that its order is
    /// settled by the draws.
    pub deck: Cards,
}
