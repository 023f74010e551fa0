//! The state of a game: the table and the hidden cards.
//!
//! [`Table`] is everything public, [`State`] adds the hands and the deck. Created by `setup`, changed by `apply` only,
//! read everywhere, including by the board on the page (as part of a view). Does not check legality.

use serde::{Deserialize, Serialize};

use super::data::{self, CONTRACTS, Order, SPACE_OPENS_AT};
use super::map::{Hex, HexSet};
use super::pieces::{COMPANIES, Cards, Company, Councillor, District, Districts, Played, Tea, Tile};
use crate::engine::{PerSeat, Seat};

/// Maximum number of seats.
pub const SEATS: usize = 4;

/// A contract, as an index into [`CONTRACTS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Contract(pub u8);

impl Contract {
    #[inline]
    pub fn order(self) -> &'static Order {
        &CONTRACTS[self.0 as usize]
    }
}

/// A set of contracts: bit `n` is row `n`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Contracts(pub u32);

impl Contracts {
    pub const ALL: Contracts = Contracts((1 << CONTRACTS.len()) - 1);

    pub const fn of_company(company: Company) -> Contracts {
        Contracts(0b1111 << (company.0 * 4))
    }
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn iter(self) -> impl Iterator<Item = Contract> {
        HexSet(self.0).iter().map(|bit| Contract(bit.0))
    }
}

/// The reason why the game is ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// A player placed the last plantation marker.
    Markers,
    /// The last action card was drawn.
    Deck,
}

/// The decision that the seat to act faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The hex of its first plantation.
    Start,
    /// The card to play, and which way round.
    Card,
    /// The action to take with its half card or token.
    Act,
    /// The plantation to take the next chest from, if any.
    Harvest {
        /// The plantations already harvested.
        taken: HexSet,
        /// Whether the starting tile was declared, so that distance no longer counts.
        #[serde(rename = "afar")]
        ignores_distance: bool,
    },
    Discard,
    /// Whether to spend a technology token after the action.
    Spare,
    /// No decision: the game is over.
    Over,
}

/// The right by which the seat to act takes its action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// Its own turn: the half card that it kept.
    Own,
    Token,
    /// A rival's turn: the half card left to the others.
    Follow,
}

/// A player's possessions: the personal board, the pawn, the places on the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Estate {
    /// Points scored so far.
    pub score: i16,
    pub rupees: i16,
    /// Position of the pawn; meaningless before the first plantation.
    pub pawn: Hex,
    /// The hexes with a plantation of this player.
    pub fields: HexSet,
    /// The plantation with a second marker.
    pub graft: Option<Hex>,
    /// Markers left on the personal board.
    pub markers: u8,
    /// Chests in the warehouse, by tea.
    pub chests: [u8; 3],
    pub tokens: u8,
    /// Steps taken on the technology track.
    pub tech: u8,
    /// The districts whose councillors it has contracted.
    pub hired: Districts,
    /// Fulfilled contracts of each company.
    pub contracts: [u8; COMPANIES],
    /// Points of its district bonus token, 0 without one.
    pub bonus: u8,
    /// The player's starting tile, in the variant that uses them.
    pub tile: Option<Tile>,
    /// Whether the starting tile has been used and turned over.
    pub turned: bool,
    /// Number of action cards in hand.
    pub cards: u8,
}

impl Estate {
    /// Returns the number of markers that have left the personal board.
    #[inline]
    pub fn planted(&self) -> u8 {
        data::MARKERS - self.markers
    }
    /// Returns the number of contract spaces not covered by a marker.
    #[inline]
    pub fn open_spaces(&self) -> usize {
        let planted = self.planted();
        SPACE_OPENS_AT.iter().filter(|&&opens_at| opens_at <= planted).count()
    }
    /// Returns the number of different companies supplied.
    #[inline]
    pub fn companies(&self) -> usize {
        self.contracts.iter().filter(|&&count| count > 0).count()
    }
    /// Whether there is a space for a contract of `company`: its own pile or an open empty space.
    #[inline]
    pub fn has_space(&self, company: Company) -> bool {
        self.contracts[company.index()] > 0 || self.companies() < self.open_spaces()
    }
    /// Returns the number of chests in the warehouse.
    #[inline]
    pub fn stored(&self) -> u8 {
        self.chests.iter().sum()
    }
    /// Whether it has this starting tile and has not used it.
    #[inline]
    pub fn may_use(&self, tile: Tile) -> bool {
        self.tile == Some(tile) && !self.turned
    }
    /// Returns the markers that count for the majority of `district`: a doubled plantation counts twice.
    #[inline]
    pub fn strength(&self, district: District) -> u8 {
        let fields = self.fields.and(HexSet::district(district)).len() as u8;
        fields + u8::from(self.graft.is_some_and(|hex| hex.district() == district))
    }
    /// Whether it has a plantation in each of these districts.
    #[inline]
    pub fn is_in_all(&self, districts: Districts) -> bool {
        districts.iter().all(|district| !self.fields.and(HexSet::district(district)).is_empty())
    }
}

/// All public information.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    /// Number of seats taken.
    pub seats: u8,
    /// Whether the starting tiles are used.
    pub tiles: bool,
    pub districts: Districts,
    /// The hexes of levels 1 and 2.
    pub slopes: HexSet,
    /// The hexes of level 2.
    pub peaks: HexSet,
    /// The hexes with a plantation of any player.
    pub fields: HexSet,
    pub councillors: [Option<Councillor>; 4],
    /// The district of each councillor: the inverse of `councillors`.
    #[serde(rename = "offices")]
    pub districts_by_councillor: [Districts; 8],
    /// The contracts on the train, left to right.
    pub wagons: [Option<Contract>; data::WAGONS],
    /// The contracts still in the deck.
    pub contracts: Contracts,
    /// The company on the back of the deck's top contract.
    pub top: Option<Company>,
    /// Number of action cards in the deck.
    pub deck: u8,
    /// District bonus tokens already taken.
    pub bonuses: u8,
    /// The technology track, the most advanced disc first; it breaks ties.
    pub ranking: [Seat; SEATS],
    /// The seat with the first turn.
    pub starter: Seat,
    /// Number of turns begun.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    pub actor: Seat,
    pub stage: Stage,
    /// The right by which the seat to act takes its action.
    pub right: Right,
    /// Whether the active seat has taken the action of its card.
    pub acted: bool,
    /// Whether the active seat has spent a technology token this turn.
    pub spent: bool,
    /// The card played this turn.
    pub played: Option<Played>,
    /// The reason why this is the last round, if it is.
    pub closing: Option<End>,
    pub estates: PerSeat<Estate, SEATS>,
}

impl Table {
    /// Whether the seat to act follows a rival's card, so that its legal actions depend on no hand.
    pub fn is_answer(&self) -> bool {
        self.right == Right::Follow && matches!(self.stage, Stage::Act | Stage::Harvest { .. } | Stage::Discard)
    }
    /// Returns the estate of the seat to act.
    #[inline]
    pub fn acting_estate(&self) -> &Estate {
        &self.estates[self.actor]
    }
    /// Returns the hexes of the districts in play.
    #[inline]
    pub fn land(&self) -> HexSet {
        self.districts.iter().fold(HexSet::EMPTY, |land, district| land.or(HexSet::district(district)))
    }
    /// Returns the level of a hex, 0 to 2.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        u8::from(self.slopes.has(hex)) + u8::from(self.peaks.has(hex))
    }
    /// Returns the tea that a plantation on this hex yields.
    #[inline]
    pub fn tea(&self, hex: Hex) -> Tea {
        data::tea_at(self.level(hex))
    }
    #[inline]
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.estates[seat].fields.has(hex))
    }
    #[inline]
    pub fn has_contracted(&self, councillor: Councillor, seat: Seat) -> bool {
        self.estates[seat].hired.0 & self.districts_by_councillor[councillor.index()].0 != 0
    }
    /// Returns the number of chests that the warehouse of `seat` can hold.
    #[inline]
    pub fn capacity(&self, seat: Seat) -> u8 {
        data::WAREHOUSE + data::STOREKEEPER_CHESTS * u8::from(self.has_contracted(Councillor::Storekeeper, seat))
    }
    /// Returns the free room in the warehouse of `seat`, in chests; 0 also while a harvest exceeds it.
    pub fn room_left(&self, seat: Seat) -> u8 {
        self.capacity(seat).saturating_sub(self.estates[seat].stored())
    }
    /// Returns the owner of the district bonus token worth `points`; `None` while it is in the pile.
    pub fn bonus_owner(&self, points: i16) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| i16::from(self.estates[seat].bonus) == points)
    }
    #[inline]
    pub fn plant_cost(&self, seat: Seat) -> i16 {
        if self.has_contracted(Councillor::Nurseryman, seat) { data::NURSERYMAN_COST } else { data::PLANT_COST }
    }
    #[inline]
    pub fn hire_cost(&self, seat: Seat) -> i16 {
        if self.has_contracted(Councillor::Secretary, seat) { data::SECRETARY_COST } else { data::HIRE_COST }
    }
    /// Returns the prices of moves of 0 to 7 steps for `seat`.
    #[inline]
    pub fn move_prices(&self, seat: Seat) -> &'static [i16; 8] {
        if self.has_contracted(Councillor::Guide, seat) { &data::GUIDED_PRICE } else { &data::MOVE_PRICE }
    }
    #[inline]
    pub fn move_price(&self, seat: Seat, to: Hex) -> i16 {
        self.move_prices(seat)[usize::from(self.estates[seat].pawn.distance(to))]
    }
    /// Returns the rupees that the rupees action gives `seat`, without its starting tile.
    #[inline]
    pub fn rupees_income(&self, seat: Seat) -> i16 {
        data::TAKE_RUPEES + data::BANKER_RUPEES * i16::from(self.has_contracted(Councillor::Banker, seat))
    }
    /// Returns the points of the next district bonus token.
    pub fn next_bonus(&self) -> Option<i16> {
        data::DISTRICT_BONUS.get(usize::from(self.bonuses)).copied()
    }
    /// Returns the rank of `seat` on the technology track, 0 for the most advanced.
    #[inline]
    pub fn rank(&self, seat: Seat) -> usize {
        self.ranking.iter().position(|&other| other == seat).unwrap_or(SEATS)
    }
    /// Returns the taken seats, the most advanced in technology first.
    #[inline]
    pub fn ranked(&self) -> &[Seat] {
        &self.ranking[..usize::from(self.seats)]
    }
    /// Returns the number of rounds begun.
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.seats) + 1
    }
}

/// The full state, including hidden information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub table: Table,
    /// The cards in each seat's hand.
    pub hands: PerSeat<Cards, SEATS>,
    /// The cards in the action deck. No seat ever sees their order, so the order is determined only as cards are drawn.
    pub deck: Cards,
}
