//! A table prepared for a test: pieces are moved from wherever they are, so none is ever created or lost. Every action
//! is checked to be legal and every position audited.

use crate::engine::{Chance, Game, Oracle, Outcome, Seat, Turn};
use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::pieces::{Dice, Tea};
use crate::games::chai::places::{Berth, Crew, Slot, Space};
use crate::games::chai::state::{Deck, Merchant, Side, Stage, State, Table};
use crate::games::chai::{Action, Chai, Event, Options};

pub const ONE: Seat = Seat(0);
/// The second merchant, or the automaton.
pub const TWO: Seat = Seat(1);

/// A game prepared for a test.
pub struct Scenario {
    pub state: State,
    pub events: Vec<Event>,
    pub chance: Chance,
}

impl Scenario {
    pub fn begin(seats: u8, options: &Options) -> Scenario {
        Scenario::begin_under(Chai::INFO.rules, seats, options)
    }

    fn begin_under(rules: u16, seats: u8, options: &Options) -> Scenario {
        let mut chance = Chance::stream(11);
        let mut events = Vec::new();
        let state = Chai::setup_version(rules, options, seats, &mut chance, &mut events);
        Scenario { state, events, chance }
    }

    /// Returns a game of two merchants (green and yellow, side A) in the worker phase; the first is to act and has the
    /// coin.
    pub fn two_players(one: &[u8], two: &[u8]) -> Scenario {
        Scenario::two_players_under(Chai::INFO.rules, one, two)
    }

    /// Returns the same game under version `rules` of the rules.
    pub fn two_players_under(rules: u16, one: &[u8], two: &[u8]) -> Scenario {
        let mut scene = Scenario::begin_under(rules, 2, &Options::default());
        scene.start_turns(one, two);
        scene
    }

    /// Returns a Tea Race in the calendar year `year`, with the human player (green) to act. The automaton's merchant
    /// is black.
    pub fn race(year: u16, own: &[u8], automaton: &[u8]) -> Scenario {
        let mut scene = Scenario::begin(1, &Options::default());
        scene.table().year = (year - 1860) as u8;
        scene.start_turns(own, automaton);
        scene.merchant(TWO).tea = Tea::Black;
        assert_eq!(scene.state.years, [0, 1, 2, 3, 4, 5, 6, 7]);
        scene
    }

    fn start_turns(&mut self, one: &[u8], two: &[u8]) {
        let table = self.table();
        table.stage = Stage::Turn;
        (table.starter, table.coin, table.turn) = (ONE, ONE, ONE);
        for (seat, tea, dice) in [(ONE, Tea::Green, one), (TWO, Tea::Yellow, two)] {
            table.merchants[seat] = Merchant { dice: Dice::from_values(dice), ..Merchant::new(tea, Side::A) };
            // Workers not wanted by the test are on the Harvest board.
            for _ in dice.len()..7 {
                table.gatherers[seat].add(1);
            }
        }
        self.events.clear();
    }

    pub fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    pub fn merchant(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.state.table.merchants[seat]
    }

    pub fn card_of(&mut self, seat: Seat, tea: Tea, side: Side) -> &mut Scenario {
        (self.merchant(seat).tea, self.merchant(seat).side) = (tea, side);
        self
    }

    /// Puts tokens from the supply on a space.
    pub fn put(&mut self, seat: Seat, space: Space, tea: Tea, count: u8) -> &mut Scenario {
        for _ in 0..count {
            self.table().supply.remove(tea);
            self.merchant(seat).tokens[space as usize].add(tea);
        }
        self
    }

    pub fn tokens(&self, seat: Seat, space: Space, tea: Tea) -> u8 {
        self.state.table.merchants[seat].tokens[space as usize].count(tea)
    }

    /// Takes a plantation card out of the deck or the market.
    fn fetch(&mut self, number: u8) -> CardId {
        let mut order = self.state.cards.cards().to_vec();
        let seen = self.state.cards.seen();
        match order.iter().position(|card| *card == number) {
            Some(place) => {
                order.remove(place);
            }
            None => {
                let wanted = Some(CardId::new(number));
                let slot = self.state.table.market.iter().position(|card| *card == wanted).expect("card is elsewhere");
                self.table().market[slot] = Some(CardId::new(order.remove(0)));
            }
        }
        self.deal(&order, seen);
        CardId::new(number)
    }

    fn deal(&mut self, order: &[u8], seen: u32) {
        let all = (1..=30).filter(|card| !order.contains(card)).fold(seen, |seen, card| seen | 1 << card);
        self.state.cards = Deck::new(order, all);
        self.state.cards.reveal(1);
    }

    /// Plants a card without letting it act.
    pub fn card(&mut self, seat: Seat, slot: &str, number: u8) -> &mut Scenario {
        let card = self.fetch(number);
        self.merchant(seat).slots[parse_slot(slot).index()] = Some(card);
        self
    }

    /// Puts a card into a market slot, 1 to 5; the card that was there goes under the deck.
    pub fn market(&mut self, slot: usize, number: u8) -> &mut Scenario {
        let card = self.fetch(number);
        if let Some(old) = self.table().market[slot - 1].replace(card) {
            self.state.cards.put_under(old.number());
        }
        self
    }

    pub fn clear(&mut self, slot: usize) -> &mut Scenario {
        if let Some(old) = self.table().market[slot - 1].take() {
            self.state.cards.put_under(old.number());
        }
        self
    }

    /// Puts these cards on top of the plantation deck, the top one first.
    pub fn on_top(&mut self, numbers: &[u8]) -> &mut Scenario {
        for number in numbers.iter().rev() {
            self.fetch(*number);
            let mut order = self.state.cards.cards().to_vec();
            order.push(*number);
            let seen = self.state.cards.seen();
            self.deal(&order, seen);
        }
        self
    }

    /// Leaves `left` cards in the plantation deck; the others go to the second merchant's area.
    pub fn shorten(&mut self, left: usize) -> &mut Scenario {
        let order = self.state.cards.cards().to_vec();
        let cut = order.len() - left;
        order[..cut].iter().for_each(|card| self.merchant(TWO).automaton_card_bits |= 1 << card);
        let seen = self.state.cards.seen();
        self.deal(&order[cut..], seen);
        self
    }

    fn fetch_ship(&mut self, number: u8) -> ShipId {
        let mut order = self.state.ships.cards().to_vec();
        match order.iter().position(|ship| *ship == number) {
            Some(place) => {
                order.remove(place);
            }
            None => {
                let wanted = Some(ShipId::new(number));
                let slot = self.state.table.ships.iter().position(|ship| *ship == wanted).expect("ship is elsewhere");
                self.table().ships[slot] = Some(ShipId::new(order.remove(0)));
            }
        }
        self.launch(&order);
        ShipId::new(number)
    }

    fn launch(&mut self, order: &[u8]) {
        let all =
            (1..=18).filter(|ship| !order.contains(ship)).fold(self.state.ships.seen(), |seen, ship| seen | 1 << ship);
        self.state.ships = Deck::new(order, all);
        self.state.ships.reveal(1);
    }

    /// Puts a ship with this cargo at the dock, berth 1 to 3.
    pub fn ship(&mut self, seat: Seat, berth: usize, number: u8, cargo: &[Tea]) -> &mut Scenario {
        let ship = self.fetch_ship(number);
        self.merchant(seat).berths[berth - 1] = Some(ship);
        for tea in cargo {
            self.table().supply.remove(*tea);
            self.merchant(seat).cargo[berth - 1].add(*tea);
        }
        self
    }

    /// Puts these ships into harbour slots 1 to 3 and on top of the deck.
    pub fn harbour(&mut self, numbers: [u8; 4]) -> &mut Scenario {
        let mut order: Vec<u8> = self.state.ships.cards().to_vec();
        order.extend(self.state.table.ships.iter().flatten().map(|ship| ship.number()));
        order.retain(|ship| !numbers.contains(ship));
        order.push(numbers[3]);
        for (slot, number) in numbers[..3].iter().enumerate() {
            self.table().ships[slot] = Some(ShipId::new(*number));
        }
        self.launch(&order);
        self
    }

    /// Empties the ship deck: its ships have sailed for the second merchant.
    pub fn no_ship_deck(&mut self) -> &mut Scenario {
        for ship in self.state.ships.cards().to_vec() {
            self.merchant(TWO).sailed |= 1 << ship;
        }
        self.launch(&[]);
        self
    }

    /// Leaves one ship at the harbour, in slot 1; the others have sailed for the second merchant.
    pub fn one_ship(&mut self, number: u8) -> &mut Scenario {
        self.harbour([number, 1, 2, 3]);
        let deck = self.state.ships.cards().to_vec();
        let slots = self.table().ships;
        for ship in deck.into_iter().chain(slots[1..].iter().flatten().map(|ship| ship.number())) {
            self.merchant(TWO).sailed |= 1 << ship;
        }
        (self.table().ships[1], self.table().ships[2]) = (None, None);
        self.launch(&[]);
        self
    }

    /// Marks ships from deck and harbour as sailed.
    pub fn sailed(&mut self, seat: Seat, numbers: &[u8]) -> &mut Scenario {
        for number in numbers {
            let ship = self.fetch_ship(*number);
            self.merchant(seat).sailed |= 1 << ship.number();
        }
        self
    }

    /// Puts sets of the first merchant into the production house, using the workers not wanted by the test.
    pub fn crews(&mut self, sets: &[(u8, u8)]) -> &mut Scenario {
        for (rank, (value, count)) in sets.iter().enumerate() {
            if self.table().crews[rank].is_none() {
                self.table().gatherers[ONE].remove_all(Dice::of_one_value(1, *count));
            }
            self.table().crews[rank] = Some(Crew { owner: ONE, value: *value, count: *count });
        }
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        Chai::legal(&self.state, &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    /// Returns the legal actions whose notation begins with `start`.
    pub fn legal_starting_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(start)).collect()
    }

    pub fn is_legal(&self, action: &str) -> bool {
        let parsed: Action = action.parse().unwrap_or_else(|_| panic!("notation: {action}"));
        let can = self.legal().iter().any(|legal| legal == action);
        assert_eq!(can, Chai::allows(&self.state, &parsed), "the oracle thinks otherwise of {action}");
        can
    }

    pub fn seat(&self) -> Option<Seat> {
        match Chai::turn(&self.state) {
            Turn::Act(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match Chai::turn(&self.state) {
            Turn::Act(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }

    pub fn act(&mut self, action: &str) -> &mut Scenario {
        assert!(self.is_legal(action), "{action} is not legal; legal: {:?}", self.legal());
        let action = action.parse().expect("notation");
        Chai::apply(&mut self.state, action, &mut self.chance, &mut self.events);
        self.audit();
        self
    }

    pub fn acts(&mut self, actions: &[&str]) -> &mut Scenario {
        actions.iter().for_each(|action| {
            self.act(action);
        });
        self
    }

    pub fn audit(&self) {
        Chai::audit(&self.state).unwrap_or_else(|fault| panic!("{fault}"));
    }

    /// Ends the turn if only free actions are left.
    pub fn end_free_turn(&mut self) -> &mut Scenario {
        if self.legal_starting_with("end turn").len() == 1 {
            self.act("end turn");
        }
        self
    }

    pub fn emitted(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    pub fn free(&self, seat: Seat) -> String {
        self.state.table.merchants[seat].dice.to_string()
    }

    pub fn berth(&self, seat: Seat, berth: u8) -> Option<u8> {
        self.state.table.merchants[seat].berths[Berth(berth - 1).index()].map(|ship| ship.number())
    }
}

pub fn parse_slot(slot: &str) -> Slot {
    slot.parse().expect("slot")
}
