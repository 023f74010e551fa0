//! Trading by computers in the card game is real: they weigh offers made to them, and trade among themselves.

use tea_table::ai::{self, Level};
use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Game, PerSeat, Seat, Viewer};
use tea_table::games::ceylon_cards::{Action, Card, Cards, CeylonCards, Options, State};

/// Parses cards such as "3 coffee, port".
fn parse_cards(text: &str) -> Cards {
    let mut cards = Cards::NONE;
    for item in text.split(", ") {
        let (count, word) = item.split_once(' ').unwrap_or(("1", item));
        for _ in 0..count.parse().expect("a number") {
            cards.put(word.parse::<Card>().expect("a card"));
        }
    }
    cards
}

/// Returns a state with these hands, in the turn of the first seat, after some actions.
fn position_after(hands: [&str; 3], actions: &str) -> State {
    let mut state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(1, 0), &mut ());
    state.hands.0.into_iter().for_each(|hand| state.deck += hand);
    (state.hands, state.first, state.active) = (PerSeat::default(), Seat(0), Seat(0));
    for (seat, hand) in Seat::all(3).zip(hands.map(parse_cards)) {
        state.hands[seat] = hand;
        state.deck -= hand;
    }
    for action in actions.split("; ") {
        CeylonCards::apply(&mut state, action.parse().expect("notation"), &mut Chance::at(1, 1), &mut ());
    }
    state
}

fn choices_at_all_levels(state: &State) -> Vec<Action> {
    let view = CeylonCards::view(state, Viewer::Seat(state.to_act()));
    let levels = [Level::Novice, Level::Steady, Level::Sharp, Level::Master];
    levels.map(|level| ai::choose::<CeylonCards>(&view, level.budget::<CeylonCards>(), &evaluator_at(level), 7)).into()
}

fn evaluator_at(level: Level) -> ai::Evaluator<CeylonCards> {
    ai::Evaluator::best().0.with_oversights(level.oversights::<CeylonCards>())
}

#[test]
fn only_opportunities_are_overlooked_never_answers() {
    let begun = position_after(["4 coffee, 2 clipper, port", "winds", "tea"], "clipper");
    let view = CeylonCards::view(&begun, Viewer::Seat(begun.to_act()));
    let budget = Level::Steady.budget::<CeylonCards>();
    let [all, some, none] = [0, 40, 100].map(|oversights| {
        let evaluator = ai::Evaluator::best().0.with_oversights(oversights);
        let choices = (0..100).map(|seed| ai::choose::<CeylonCards>(&view, budget, &evaluator, seed));
        choices.filter(|action| matches!(action, Action::Meld { .. })).count()
    });
    assert!(none == 0 && some > 0 && some < all, "{all}, {some}, {none}");

    let hands = ["coffee, 2 port, winds", "3 coffee, clipper, port, 2 winds", "2 tea"];
    let gain = position_after(hands, "offer 2; give coffee; want winds; propose");
    let view = CeylonCards::view(&gain, Viewer::Seat(gain.to_act()));
    let blind = ai::Evaluator::best().0.with_oversights(100);
    assert_eq!(ai::choose::<CeylonCards>(&view, budget, &blind, 7), Action::Accept);
}

#[test]
fn every_level_takes_a_clear_gain() {
    let hands = ["coffee, 2 port, winds", "3 coffee, clipper, port, 2 winds", "2 tea"];
    let gain = position_after(hands, "offer 2; give coffee; want winds; propose");
    assert_eq!(choices_at_all_levels(&gain), [Action::Accept; 4]);
    let counter = position_after(hands, "offer 2; give port; propose; counter; give clipper; want port; propose");
    assert_eq!(choices_at_all_levels(&counter), [Action::Accept; 4], "a counter-offer too");
}

#[test]
fn no_level_agrees_to_a_clear_loss() {
    let hands = ["tea, 2 port, winds", "4 coffee, clipper, port", "2 tea"];
    let loss = position_after(hands, "offer 2; give tea; want coffee; propose");
    assert!(choices_at_all_levels(&loss).iter().all(|choice| [Action::Decline, Action::Counter].contains(choice)));
    let begging = position_after(hands, "offer anyone; want clipper; propose");
    assert!(choices_at_all_levels(&begging).iter().all(|choice| [Action::Decline, Action::Counter].contains(choice)));
    let counter = position_after(hands, "offer 2; give tea; propose; counter; want port; want port; propose");
    assert_eq!(choices_at_all_levels(&counter), [Action::Decline; 4]);
}

#[test]
fn computers_trade_among_themselves_with_one_offer_a_turn() {
    let (mut offers, mut accepted, mut declined, mut countered, mut taken) = (0, 0, 0, 0, 0);
    // A counter-offer is rare, and an accepted one rarer.
    for seed in 1..=8 {
        let setup = Setup { options: Options::default(), seats: 4, seed: Seed(seed) };
        let mut session = Session::<CeylonCards>::new(setup).expect("four can play it");
        let budget = Level::Steady.budget::<CeylonCards>();
        let mut of_turn = (0, 0);
        let mut counter = false;
        while let Some(seat) = session.to_act() {
            let seed = ai::current_decision_seed(&session).expect("it is not over");
            let view = session.view(Viewer::Seat(seat));
            let action = ai::choose::<CeylonCards>(&view, budget, &evaluator_at(Level::Steady), seed);
            match action {
                Action::Offer(_) => {
                    let turn = session.moment().turn;
                    of_turn = (turn, if of_turn.0 == turn { of_turn.1 + 1 } else { 1 });
                    assert_eq!(of_turn.1, 1, "one offer a turn, so that nobody waits");
                    offers += 1;
                }
                Action::Accept => {
                    accepted += 1;
                    taken += u32::from(counter);
                }
                Action::Decline => declined += 1,
                Action::Counter => countered += 1,
                _ => {}
            }
            // A proposal outside the player's own turn is a counter-offer.
            counter = action == Action::Propose && session.moment().seat != seat;
            session.act(seat, action).expect("computers choose what is legal");
        }
    }
    let all = [offers, accepted, declined, countered, taken];
    assert!(all.iter().all(|count| *count > 0), "{all:?}");
    assert!(accepted * 10 > offers, "offers are made to be taken: {all:?}");
}
