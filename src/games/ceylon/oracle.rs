//! An independent second implementation of legality, as a slow predicate read off the rulebook, and the audit of
//! states.
//!
//! Used by tests only. Shares nothing with `legal` but the numbers of `data` and the state itself: paths are walked,
//! prices added up step by step, spaces counted marker by marker.

use super::Ceylon;
use super::action::Action;
use super::data::*;
use super::map::{Hex, HexSet};
use super::pieces::*;
use super::state::{Contract, Contracts, Right, SEATS, Stage, State, Table};
use crate::engine::{Oracle, Seat};

impl Oracle for Ceylon {
    fn universe(_: &State) -> Vec<Action> {
        let mut all = vec![Action::Token, Action::Done];
        for at in Hex::all() {
            all.push(Action::Start(at));
            for tile in [false, true] {
                all.extend([Action::Plant { at, tile }, Action::Harvest { at, tile }, Action::Move { to: at, tile }]);
            }
        }
        for own in Main::ALL {
            all.extend(Main::ALL.map(|other| Action::Card { own, other }));
        }
        for wagon in 0..WAGONS as u8 {
            for reward in Reward::ALL {
                all.push(Action::Trade { wagon, reward, less: None });
                all.extend(Tea::ALL.map(|tea| Action::Trade { wagon, reward, less: Some(tea) }));
            }
        }
        for tile in [false, true] {
            all.extend(District::ALL.map(|district| Action::Hire { district, tile }));
            all.extend([Action::Advance { tile }, Action::Rupees { tile }]);
        }
        all.extend(Tea::ALL.map(Action::Discard));
        all
    }

    fn allows(state: &State, action: &Action) -> bool {
        let case = Case { state, table: &state.table, me: state.table.actor };
        match *action {
            Action::Start(at) => case.may_start(at),
            Action::Card { own, other } => case.may_put_down(own, other),
            Action::Token => case.may_spend_token(),
            Action::Plant { at, tile } => case.may_do(Main::Plant) && case.may_plant(at, tile),
            Action::Harvest { at, tile } => case.may_harvest(at, tile),
            Action::Trade { wagon, reward: _, less } => case.may_do(Main::Trade) && case.may_trade(wagon, less),
            Action::Hire { district, tile } => case.may_do(Main::Hire) && case.may_hire(district, tile),
            Action::Advance { tile } => case.may_do(Main::Advance) && case.may_advance(tile),
            Action::Move { to, tile } => case.is_choosing() && case.may_move(to, tile),
            Action::Rupees { tile } => case.is_choosing() && (!tile || case.has_tile(Tile::Purse)),
            Action::Discard(tea) => case.may_discard(tea),
            Action::Done => case.may_stop(),
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        let table = &state.table;
        audit_cards(state)?;
        audit_contracts(table)?;
        audit_map(table)?;
        audit_tracks(table)?;
        for seat in Seat::all(table.seats) {
            audit_estate(table, seat).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        Ok(())
    }
}

/// A state, its table and the seat to act.
struct Case<'a> {
    state: &'a State,
    table: &'a Table,
    me: Seat,
}

impl Case<'_> {
    /// Whether the seat has the starting tile and has not used it.
    fn has_tile(&self, tile: Tile) -> bool {
        let estate = &self.table.estates[self.me];
        self.table.tiles && estate.tile == Some(tile) && !estate.turned
    }

    /// Whether the seat has contracted the councillor, in whichever district he is.
    fn has(&self, councillor: Councillor) -> bool {
        let hired = |district: &District| self.table.estates[self.me].hired.has(*district);
        District::ALL
            .iter()
            .filter(|district| hired(district))
            .any(|district| self.table.councillors[district.index()] == Some(councillor))
    }

    fn is_land(&self, hex: Hex) -> bool {
        self.table.districts.has(hex.district())
    }

    fn is_empty(&self, hex: Hex) -> bool {
        Seat::all(self.table.seats).all(|seat| !self.table.estates[seat].fields.has(hex))
    }

    fn is_choosing(&self) -> bool {
        self.table.stage == Stage::Act
    }

    /// Whether the card or token allows this main action.
    fn may_do(&self, main: Main) -> bool {
        let Some(played) = self.table.played else { return false };
        self.is_choosing()
            && match self.table.right {
                Right::Own => self.me == self.table.active && played.kept == main,
                Right::Follow => self.me != self.table.active && played.offered == main,
                Right::Token => self.me == self.table.active && main != Main::Advance,
            }
    }

    fn may_start(&self, at: Hex) -> bool {
        let free = HexSet::district(at.district()).iter().all(|hex| self.is_empty(hex));
        self.table.stage == Stage::Start && self.is_land(at) && free && self.table.level(at) == 0
    }

    fn may_put_down(&self, own: Main, other: Main) -> bool {
        let held = |card| self.state.hands[self.me].count(card) > 0;
        self.table.stage == Stage::Card && Card::new(own, other).is_some_and(held)
    }

    /// Whether a token may be spent: one a turn, on the seat's own turn, before or after the action of the card.
    fn may_spend_token(&self) -> bool {
        let before = self.table.stage == Stage::Act && self.table.right == Right::Own && !self.table.acted;
        let after = self.table.stage == Stage::Spare;
        let own_turn = self.me == self.table.active;
        own_turn && (before || after) && !self.table.spent && self.table.estates[self.me].tokens > 0
    }

    fn may_plant(&self, at: Hex, tile: bool) -> bool {
        let estate = &self.table.estates[self.me];
        let price = if self.has(Councillor::Nurseryman) { 4 } else { 5 };
        let is_under_pawn = at == estate.pawn;
        let next_door = self.has(Councillor::Surveyor)
            && at.axial().distance(estate.pawn.axial()) == 1
            && at.district() == estate.pawn.district();
        let ground = if tile { self.has_tile(Tile::Graft) && estate.fields.has(at) } else { self.is_empty(at) };
        (is_under_pawn || next_door) && ground && estate.rupees >= price && estate.markers >= 1
    }

    fn may_harvest(&self, at: Hex, tile: bool) -> bool {
        let (taken, afar) = match self.table.stage {
            Stage::Act if self.may_do(Main::Harvest) => (HexSet::EMPTY, false),
            Stage::Harvest { taken, ignores_distance: afar } => (taken, afar),
            _ => return false,
        };
        let near = at.axial().distance(self.table.estates[self.me].pawn.axial()) <= 1;
        let reach = if tile { !near && self.has_tile(Tile::Porters) } else { near || afar };
        reach && !self.is_empty(at) && !taken.has(at)
    }

    fn may_trade(&self, wagon: u8, less: Option<Tea>) -> bool {
        let Some(contract) = self.table.wagons[usize::from(wagon)] else { return false };
        let order = contract.order();
        let estate = &self.table.estates[self.me];
        let mut wanted = order.demand;
        if let Some(tea) = less {
            if !self.has_tile(Tile::Tare) || wanted[tea.index()] == 0 {
                return false;
            }
            wanted[tea.index()] -= 1;
        }
        let affordable = wanted.iter().zip(estate.chests).all(|(want, have)| *want <= have);
        // A space opens once every marker on it and to its left is gone: 1, 1, 2, 2, 2.
        let mut gone = 8 - i16::from(estate.markers);
        let mut open = 0;
        for on_it in [1, 1, 2, 2, 2] {
            gone -= on_it;
            open += usize::from(gone >= 0);
        }
        let filed = estate.contracts.iter().filter(|count| **count > 0).count();
        let space = estate.contracts[order.company.index()] > 0 || open > filed;
        affordable && space
    }

    fn may_hire(&self, district: District, tile: bool) -> bool {
        let estate = &self.table.estates[self.me];
        let price = if self.has(Councillor::Secretary) { 2 } else { 5 };
        let is_pawn_district = estate.pawn.district() == district;
        let reach = if tile { !is_pawn_district && self.has_tile(Tile::Letter) } else { is_pawn_district };
        reach && self.table.districts.has(district) && !estate.hired.has(district) && estate.rupees >= price
    }

    fn may_advance(&self, tile: bool) -> bool {
        let estate = &self.table.estates[self.me];
        let steps = if tile { 2 } else { 1 };
        (!tile || self.has_tile(Tile::Leap)) && estate.tech + steps <= 9 && estate.rupees >= 5
    }

    /// Whether this move is legal: walks the shortest path through the districts in play and adds up its price.
    fn may_move(&self, to: Hex, tile: bool) -> bool {
        let estate = &self.table.estates[self.me];
        if to == estate.pawn || !self.is_land(to) {
            return false;
        }
        let (mut reached, mut steps) = (vec![estate.pawn], 0);
        while !reached.contains(&to) {
            let beside = |hex: &Hex| reached.iter().any(|from| from.axial().distance(hex.axial()) <= 1);
            reached = Hex::all().filter(|hex| self.is_land(*hex) && beside(hex)).collect();
            steps += 1;
        }
        if tile {
            return self.has_tile(Tile::Passage) && steps >= 2;
        }
        let each = |step: i16| if self.has(Councillor::Guide) { step.min(1) } else { step };
        (0..steps).map(each).sum::<i16>() <= estate.rupees
    }

    fn may_discard(&self, tea: Tea) -> bool {
        self.table.stage == Stage::Discard && self.table.estates[self.me].chests[tea.index()] > 0
    }

    fn may_stop(&self) -> bool {
        matches!(self.table.stage, Stage::Harvest { .. } | Stage::Spare)
    }
}

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

/// Checks that no card is lost or created.
fn audit_cards(state: &State) -> Result<(), String> {
    let table = &state.table;
    ensure(state.deck.len() == table.deck, "the deck is not as thick as the table says")?;
    let mut cards = state.deck;
    for seat in Seat::all(SEATS as u8) {
        let taken = seat.0 < table.seats;
        ensure(taken || state.hands[seat].is_empty(), "a seat that is not taken holds cards")?;
        ensure(state.hands[seat].len() == table.estates[seat].cards, "a hand is not as large as the table says")?;
        cards.join(&state.hands[seat]);
    }
    let legal = Card::all().all(|card| cards.count(card) <= DECK[card.index()]);
    ensure(legal, "there are more cards of a kind than were made")?;
    // Every turn begun has put a card on the discards, except perhaps the last.
    let discarded = u16::from(DECK_SIZE - cards.len());
    ensure(
        discarded == table.turn || table.stage == Stage::Card && discarded + 1 == table.turn,
        "the discards do not fit the number of turns",
    )
}

/// Checks that no contract is lost or created.
fn audit_contracts(table: &Table) -> Result<(), String> {
    let train = table.wagons.iter().flatten().fold(Contracts(0), |set, wagon| Contracts(set.0 | 1 << wagon.0));
    ensure(train.0 & table.contracts.0 == 0, "a contract lies on the train and in the deck")?;
    for company in Company::ALL {
        let filed: u8 = Seat::all(table.seats).map(|seat| table.estates[seat].contracts[company.index()]).sum();
        let open = (train.0 | table.contracts.0) & Contracts::of_company(company).0;
        ensure(u32::from(filed) + open.count_ones() == 4, "a company has not four contracts")?;
    }
    let known = |company| table.contracts.iter().any(|contract: Contract| contract.order().company == company);
    ensure(table.top.is_none_or(known), "the top contract is of a company that has none in the deck")?;
    ensure(table.top.is_some() != table.contracts.is_empty(), "the top of the deck is not known")?;
    let full = table.contracts.is_empty() || table.wagons.iter().all(Option::is_some);
    ensure(full || table.stage != Stage::Card, "a turn begins with an empty wagon")
}

/// Checks that the terrain is legal and that plantations are on land, at most one on a hex.
fn audit_map(table: &Table) -> Result<(), String> {
    let count = if table.seats == 2 { 3 } else { 4 };
    ensure(table.districts.len() == count, "the number of districts is wrong")?;
    ensure(table.districts.has(District::Kandy) && table.districts.has(District::Ruhuna), "a fixed district is gone")?;
    for district in District::ALL {
        let hexes = HexSet::district(district);
        let wanted = if table.districts.has(district) { (4, 1) } else { (0, 0) };
        let found = (table.slopes.and(hexes).len(), table.peaks.and(hexes).len());
        ensure(found == wanted, "a district has not four hexes of level 0, three of 1 and one of 2")?;
        let councillor = table.councillors[district.index()];
        ensure(councillor.is_some() == table.districts.has(district), "a councillor is missing or too many")?;
        let office = |one: Councillor| table.districts_by_councillor[one.index()].iter().eq([district]);
        ensure(councillor.is_none_or(office), "a councillor's office is not in his district")?;
    }
    ensure(table.peaks.without(table.slopes).is_empty(), "a peak lies on no slope")?;
    let mut fields = HexSet::EMPTY;
    for seat in Seat::all(table.seats) {
        let own = table.estates[seat].fields;
        ensure(fields.and(own).is_empty(), "two plantations stand on one hex")?;
        fields = fields.or(own);
    }
    ensure(fields == table.fields, "the plantations of the map are not those of the players")?;
    ensure(fields.iter().all(|hex| table.districts.has(hex.district())), "a plantation stands in the sea")
}

/// Checks the technology stack and the bonus pile.
fn audit_tracks(table: &Table) -> Result<(), String> {
    let mut seats: Vec<Seat> = table.ranked().to_vec();
    let falling = seats.windows(2).all(|pair| table.estates[pair[0]].tech >= table.estates[pair[1]].tech);
    ensure(falling, "the technology stack is out of order")?;
    seats.sort();
    ensure(seats.iter().copied().eq(Seat::all(table.seats)), "the technology stack has not each seat once")?;
    let mut won: Vec<u8> =
        Seat::all(table.seats).map(|seat| table.estates[seat].bonus).filter(|won| *won > 0).collect();
    won.sort_by_key(|points| u8::MAX - points);
    let pile = DISTRICT_BONUS.iter().take(usize::from(table.bonuses)).map(|points| *points as u8);
    ensure(won.into_iter().eq(pile), "the bonus tokens given away are not those of the pile")
}

/// Checks the markers, limits and abilities of a player.
fn audit_estate(table: &Table, seat: Seat) -> Result<(), String> {
    let estate = &table.estates[seat];
    let standing = estate.fields.len() + u32::from(estate.graft.is_some());
    ensure(standing + u32::from(estate.markers) == 8, "markers were lost or made")?;
    ensure(estate.graft.is_none_or(|hex| estate.fields.has(hex)), "a second marker lies on no own plantation")?;
    ensure(estate.rupees >= 0, "rupees are below zero")?;
    let storing = seat == table.actor && matches!(table.stage, Stage::Harvest { .. } | Stage::Discard);
    ensure(storing || estate.stored() <= table.capacity(seat), "the warehouse is overfull")?;
    ensure(estate.tech <= TRACK && estate.tokens <= estate.tech, "there are more tokens than advances")?;
    let tokens = |tile: Option<Tile>| tile.is_some() == table.tiles;
    ensure(tokens(estate.tile), "starting tiles are there without the variant, or missing")?;
    let graft = estate.graft.is_none() || estate.turned && estate.tile == Some(Tile::Graft);
    ensure(graft, "a second marker was placed without the starting tile")?;
    ensure(estate.hired.iter().all(|district| table.districts.has(district)), "a councillor who is not there")?;
    let bonus = estate.bonus == 0 || estate.is_in_all(table.districts);
    ensure(bonus, "a bonus token was won without a plantation in every district")?;
    let started = !estate.fields.is_empty() && table.stage != Stage::Start;
    let due = started && estate.bonus == 0 && estate.is_in_all(table.districts);
    ensure(!due, "a bonus token is due")?;
    ensure(estate.companies() <= estate.open_spaces(), "more companies than open spaces")
}
