//! The rules as tests: one rule per test, named after it; position, actions, expected result.

mod draw_and_end;
mod hearing;
mod heuristic;
mod knowing;
mod pirates;
mod rulebook;
mod storm_build_ship;
mod trading;
mod view;

use super::cards::Cards;
use super::data::decks;
use super::options::Options;
use super::pieces::Card;
use super::state::State;
use super::{Action, CeylonCards, Event};
use crate::engine::{Chance, Game, Oracle, PerSeat, Seat};

/// Parses "3 coffee, port" into cards.
pub(super) fn parse_cards(text: &str) -> Cards {
    let mut cards = Cards::NONE;
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (count, word) = item.split_once(' ').unwrap_or(("1", item));
        cards += Cards::copies(word.parse().expect("a card"), count.parse().expect("a number"));
    }
    cards
}

/// Returns a state in which seat 1 begins its turn, with its two cards already drawn; all other cards are in the deck.
pub(super) fn table(hands: &[&str]) -> State {
    let seats = hands.len() as u8;
    let mut state = CeylonCards::setup(&Options::default(), seats, &mut Chance::at(1, 0), &mut ());
    state.deck = Cards::decks(decks(seats));
    state.hands = PerSeat::default();
    (state.first, state.active) = (Seat(0), Seat(0));
    for (seat, hand) in Seat::all(seats).zip(hands) {
        state.hands[seat] = parse_cards(hand);
        state.deck -= parse_cards(hand);
    }
    state
}

/// Moves cards from the deck to the discard pile until only these are left.
fn leave_in_deck(state: &mut State, cards: &str) {
    let mut spent = state.deck;
    spent -= parse_cards(cards);
    state.deck = parse_cards(cards);
    state.discard += spent;
}

fn legal(state: &State) -> Vec<String> {
    let mut actions = vec![];
    CeylonCards::legal(state, &mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn is_legal(state: &State, action: &str) -> bool {
    legal(state).iter().any(|legal| legal == action)
}

/// Applies actions separated by semicolons, with the given random draws.
#[track_caller]
fn play(state: &mut State, actions: &str, draws: &[u32]) -> Vec<Event> {
    let mut chance = Chance::script(draws);
    let mut events = vec![];
    for action in actions.split(';').map(str::trim) {
        assert!(is_legal(state, action), "“{action}” is not legal; legal are {:?}", legal(state));
        CeylonCards::apply(state, action.parse().expect("notation"), &mut chance, &mut events);
        assert_eq!(CeylonCards::audit(state), Ok(()));
    }
    events
}

fn hand(state: &State, seat: u8) -> Cards {
    state.hands[Seat(seat)]
}
