//! Checks the view's answers to the page against the rules.

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::ceylon_cards::Good;
use crate::games::ceylon_cards::options::Target;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::{Missing, Seen, View};

/// Returns the number of cards that a legal action leaves in the hand of the acting seat.
fn hand_after(view: &View, action: Action) -> u8 {
    view.hands[view.seat()].size - action.cost().len() + view.draw_for(action)
}

/// Calls `check` at each ply of several random games without offers.
fn at_each_ply(mut check: impl FnMut(&State, &View, &[Action])) {
    for (seed, seats) in [(1, 2), (2, 4), (3, 7)] {
        let mut chance = Chance::stream(seed);
        let mut state = CeylonCards::setup(&Options::default(), seats, &mut chance, &mut ());
        for _ in 0..1500 {
            let Turn::Act(seat) = CeylonCards::turn(&state) else { break };
            let mut actions = vec![];
            CeylonCards::legal(&state, &mut actions);
            check(&state, &View::from_state(&state, Viewer::Seat(seat)), &actions);
            actions.retain(|action| !matches!(action, Action::Offer(_)));
            CeylonCards::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut ());
        }
    }
}

fn phase_of(action: &Action) -> Option<Phase> {
    match action {
        Action::Clipper => Some(Phase::Draw),
        Action::Offer(_) => Some(Phase::Trade),
        Action::Attack(_) | Action::Fleet(_) => Some(Phase::Pirates),
        Action::Monsoon | Action::Typhoon => Some(Phase::Storm),
        Action::Plantation(_) | Action::Official => Some(Phase::Build),
        Action::Meld { .. } => Some(Phase::Ship),
        _ => None,
    }
}

#[test]
fn the_cost_of_an_action_goes_to_the_discard_pile() {
    at_each_ply(|state, _, actions| {
        // Pirates are paid immediately, promised Clippers later; a storm takes cards from others too.
        let certain = |action: &&Action| {
            !matches!(action, Action::Commit(_) | Action::Monsoon | Action::Typhoon) && !action.cost().is_empty()
        };
        for action in actions.iter().filter(certain).filter(|_| state.deck.len() > 5) {
            let mut after = *state;
            CeylonCards::apply(&mut after, *action, &mut Chance::stream(1), &mut ());
            let mut paid = after.discard;
            paid -= state.discard;
            assert_eq!(paid, action.cost(), "{action}");
        }
    });
}

#[test]
fn the_size_of_the_hand_after_an_action_is_predicted() {
    at_each_ply(|state, view, actions| {
        let certain = |action: &&Action| {
            matches!(action, Action::Clipper | Action::Plantation(_) | Action::Official | Action::Attack(_))
        };
        for action in actions.iter().filter(certain).filter(|_| state.deck.len() > 5) {
            let mut after = *state;
            CeylonCards::apply(&mut after, *action, &mut Chance::stream(1), &mut ());
            assert_eq!(after.hands[state.active].len(), hand_after(view, *action), "{action}");
        }
    });
    let view = View::from_state(&table(&["clipper, port, 3 tea", ""]), Viewer::Seat(Seat(0)));
    let meld = Action::Meld { good: Good::Tea, goods: 3, plantations: 0 };
    assert_eq!((hand_after(&view, meld), meld.points(), meld.meld()), (3, Some(6), Some((Good::Tea, 3))));
}

#[test]
fn the_winning_meld_is_shown_to_draw_nothing() {
    let mut state = table(&["clipper, port, 3 tea", "tea"]);
    let meld = Action::Meld { good: Good::Tea, goods: 3, plantations: 0 };
    let shown = |state: &State| {
        let view = View::from_state(state, Viewer::Seat(Seat(0)));
        (view.draw_for(meld), hand_after(&view, meld))
    };
    state.points[Seat(0)][0] = 93;
    assert_eq!(shown(&state), (3, 3), "99 points do not win");
    state.points[Seat(0)][0] = 94;
    assert_eq!(shown(&state), (0, 0));
    state.options.ending = Target::EqualTurns;
    assert_eq!(shown(&state), (3, 3), "with equal turns the game goes on");
}

#[test]
fn no_more_cards_are_drawn_than_exist() {
    let mut state = table(&["clipper, tea", "tea"]);
    state.hands[Seat(1)] += state.deck;
    state.deck = Cards::NONE;
    state.hands[Seat(1)].take(Card::Port, 1);
    state.discard = parse_cards("port");
    let view = View::from_state(&state, Viewer::Seat(Seat(0)));
    assert_eq!((view.draw_for(Action::Clipper), hand_after(&view, Action::Clipper)), (2, 3));
    state.discard = Cards::NONE;
    assert_eq!(View::from_state(&state, Viewer::Seat(Seat(0))).draw_for(Action::Clipper), 1, "the Clipper itself");
}

#[test]
fn nothing_is_missing_in_a_phase_with_legal_actions() {
    at_each_ply(|state, view, actions| {
        // A plantation may be legal even without the Ports of an official, by which Build is measured.
        let measured = actions.iter().filter(|action| !matches!(action, Action::Plantation(_)));
        for phase in measured.filter_map(phase_of) {
            assert_eq!(view.missing(phase), None, "{phase:?}");
        }
        for phase in Phase::ALL.into_iter().filter(|phase| *phase < state.phase) {
            assert_eq!(view.missing(phase), Some(Missing::Closed));
        }
        // Where cards alone decide, a missing card also means that nothing is legal.
        if matches!(view.pending, Seen::Nothing) {
            for phase in [Phase::Trade, Phase::Storm, Phase::Ship] {
                let legal = actions.iter().any(|action| phase_of(action) == Some(phase));
                assert_eq!(legal, view.missing(phase).is_none() && state.phase <= phase, "{phase:?}");
            }
        }
    });
}

#[test]
fn missing_cards_are_counted() {
    let state = table(&["pirates", ""]);
    let view = View::from_state(&state, Viewer::Seat(Seat(0)));
    let cards = |card, held, needed| Some(Missing::Cards { card, held, needed });
    assert_eq!(view.missing(Phase::Draw), cards(Card::Clipper, 0, 1));
    assert_eq!(view.missing(Phase::Pirates), None);
    assert_eq!(view.missing(Phase::Storm), cards(Card::Winds, 0, 2));
    assert_eq!(view.missing(Phase::Build), cards(Card::Port, 0, 2));
    let loaded = View::from_state(&table(&["clipper, port", ""]), Viewer::Seat(Seat(0)));
    assert_eq!(loaded.missing(Phase::Ship), Some(Missing::Goods));
}

#[test]
fn the_excess_is_the_number_of_discards() {
    let mut state = table(&["5 tea, 4 rubber", "7 winds"]);
    let excess = |state: &State| View::from_state(state, Viewer::Seat(Seat(0))).excess(Seat(0));
    assert_eq!(excess(&state), 2);
    play(&mut state, "end; discard tea", &[]);
    assert_eq!(excess(&state), 1);
    play(&mut state, "discard tea", &[0, 0]);
    assert_eq!((excess(&state), state.active), (0, Seat(1)));
}
