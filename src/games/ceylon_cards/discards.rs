//! The cards to discard at the end of a turn, chosen together.
//!
//! Driven by `draft`; holds only the choice and converts it to actions, since the rules discard card by card. Knows no
//! screen.

use super::action::Action;
use super::cards::Cards;
use super::pieces::Card;
use super::state::Phase;
use super::view::{Seen, View};

/// The cards chosen so far for discarding: at most as many as exceed the hand limit.
#[derive(Clone, PartialEq, Debug)]
pub struct Discards {
    hand: Cards,
    wanted: u8,
    chosen: Cards,
}

impl Discards {
    /// Opens the viewer's pending choice with nothing chosen; `None` unless two or more cards must be discarded.
    pub fn open(view: &View) -> Option<Discards> {
        let ending = view.is_mine() && view.phase == Phase::End && matches!(view.pending, Seen::Nothing);
        let wanted = view.excess(view.seat());
        (ending && wanted > 1).then(|| Discards { hand: *view.hand(), wanted, chosen: Cards::NONE })
    }

    /// Returns the number of cards to discard.
    pub fn wanted(&self) -> u8 {
        self.wanted
    }

    pub fn chosen(&self) -> &Cards {
        &self.chosen
    }

    /// Chooses one more copy of `card`; returns `false` and changes nothing if that is not possible.
    pub fn add(&mut self, card: Card) -> bool {
        let can = self.chosen.len() < self.wanted && self.chosen[card] < self.hand[card];
        if can {
            self.chosen.put(card);
        }
        can
    }

    /// Withdraws one copy of `card`; returns `false` if none is chosen.
    pub fn drop(&mut self, card: Card) -> bool {
        let can = self.chosen[card] > 0;
        if can {
            self.chosen.take(card, 1);
        }
        can
    }

    /// Returns the actions that discard the chosen cards, in the order of the rules.
    pub fn actions(&self) -> Vec<Action> {
        let each = |(card, count): (Card, u8)| (0..count).map(move |_| Action::Discard(card));
        self.chosen.iter().flat_map(each).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Seat, Viewer};
    use crate::games::ceylon_cards::{CeylonCards, Options, State};

    /// Returns a state at the end of a turn, with a hand of three cards above the limit.
    fn state_above_limit() -> State {
        let mut state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(1, 0), &mut ());
        state.active = Seat(0);
        state.hands[Seat(0)] = Card::ALL.into_iter().chain([Card::Tea, Card::Tea]).collect();
        let limit = View::from_state(&state, Viewer::Seat(Seat(0))).limit(Seat(0));
        while state.hands[Seat(0)].len() > limit + 3 {
            let last = state.hands[Seat(0)].last().expect("there are cards");
            state.hands[Seat(0)].take(last, 1);
        }
        CeylonCards::apply(&mut state, Action::End, &mut Chance::at(1, 1), &mut ());
        state
    }

    #[test]
    fn exactly_the_excess_is_chosen_and_discarded_together() {
        let mut state = state_above_limit();
        let view = View::from_state(&state, Viewer::Seat(Seat(0)));
        let mut discards = Discards::open(&view).expect("three cards have to go");
        assert_eq!((discards.wanted(), discards.actions().len()), (3, 0));
        let cards: Vec<Card> = view.hand().iter().map(|(card, _)| card).take(4).collect();
        let added: Vec<bool> = cards.iter().map(|card| discards.add(*card)).collect();
        assert_eq!(added, [true, true, true, false], "a fourth is not chosen");
        assert!(discards.drop(cards[0]) && !discards.drop(cards[0]) && discards.chosen().len() == 2);
        assert!(discards.add(cards[3]));
        for action in discards.actions() {
            let mut legal = Vec::new();
            CeylonCards::legal(&state, &mut legal);
            assert!(legal.contains(&action), "{action}");
            CeylonCards::apply(&mut state, action, &mut Chance::at(1, 2), &mut ());
        }
        assert_ne!(state.active, Seat(0), "the turn is over");
    }

    #[test]
    fn one_card_is_discarded_by_pressing_it() {
        let mut state = state_above_limit();
        for _ in 0..2 {
            let mut legal = Vec::new();
            CeylonCards::legal(&state, &mut legal);
            CeylonCards::apply(&mut state, legal[0], &mut Chance::at(1, 2), &mut ());
        }
        assert_eq!(Discards::open(&View::from_state(&state, Viewer::Seat(Seat(0)))), None);
    }
}
