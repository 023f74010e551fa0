//! Sets up the game (docs/rules/chai.md 2). The order of the draws is fixed: plantation deck, ships, markers, merchant
//! cards, year cards, dice for the coin.

use super::apply::Play;
use super::data::FIRST_YEAR;
use super::events::Event;
use super::options::{Options, SideOption};
use super::pieces::Tea;
use super::places::Road;
use super::state::{Deck, Merchant, Side, State, Table};
use crate::engine::{Chance, EventSink, Seat};

/// Sets up the table for the first year, under version `rules`.
pub fn setup(rules: u16, options: &Options, seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> State {
    let solo = seats == 1;
    let mut cards: [u8; 30] = core::array::from_fn(|index| index as u8 + 1);
    chance.shuffle(&mut cards);
    let mut ships: [u8; 18] = core::array::from_fn(|index| index as u8 + 1);
    chance.shuffle(&mut ships);
    let mut markers: [u8; 6] = core::array::from_fn(|index| index as u8);
    chance.shuffle(&mut markers);
    let mut teas = Tea::ALL;
    chance.shuffle(&mut teas);
    let mut years: [u8; 8] = core::array::from_fn(|index| index as u8);
    let shuffled = solo && options.shuffled;
    if shuffled {
        chance.shuffle(&mut years);
    }
    sink.emit(|| Event::Shuffled {
        cards: cards.to_vec(),
        ships: ships.to_vec(),
        years: if solo { years.iter().map(|year| FIRST_YEAR + u16::from(*year)).collect() } else { Vec::new() },
    });
    sink.emit(|| Event::Markers { order: markers });
    // The automaton has side A. A side to be chosen later is A until then.
    let agreed = [options.sides[0], if solo { SideOption::A } else { options.sides[1] }];
    let sides = agreed.map(|side| if side == SideOption::B { Side::B } else { Side::A });
    let mut table = Table::new([Merchant::new(teas[0], sides[0]), Merchant::new(teas[1], sides[1])]);
    for seat in Seat::all(2) {
        sink.emit(|| Event::Dealt { seat, tea: teas[seat.index()], side: sides[seat.index()] });
    }
    table.rules = rules;
    (table.goal, table.solo, table.shuffled) = (options.goal, solo, shuffled);
    table.road = Road { rules, ..Road::new(markers) };
    // In a solo game the human player has the coin; two merchants roll for it.
    if !solo {
        table.coin = roll_for_coin(chance, sink);
    }
    let mut state = State { table, cards: Deck::new(&cards, 0), ships: Deck::new(&ships, 0), years };
    state.cards.reveal(1);
    state.ships.reveal(1);
    let mut play = Play { state: &mut state, chance, sink };
    play.fill_market();
    play.fill_harbour();
    play.begin_year();
    let chooses = agreed.map(|side| side == SideOption::Choose);
    if chooses.contains(&true) {
        play.ask_sides(chooses);
    }
    play.advance();
    state
}

/// Rolls a die for each merchant, again if equal: the higher gets the coin.
fn roll_for_coin(chance: &mut Chance, sink: &mut impl EventSink<Event>) -> Seat {
    loop {
        let dice = [chance.below(6) as u8 + 1, chance.below(6) as u8 + 1];
        sink.emit(|| Event::CoinRolled { dice });
        if dice[0] != dice[1] {
            return Seat(u8::from(dice[1] > dice[0]));
        }
    }
}
