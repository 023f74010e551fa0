//! The opponents' weights for trades; the resulting choices are tested in tests/native.

use super::*;
use crate::engine::{Heuristic, Turn};
use crate::games::ceylon_cards::heuristic::{hand, trade};
use crate::games::ceylon_cards::state::{Pending, Stage};

fn weights(state: &State) -> Vec<(String, f32)> {
    let mut actions = vec![];
    CeylonCards::legal(state, &mut actions);
    let mut weights = vec![];
    CeylonCards::priors(state, &actions, &mut weights);
    actions.iter().map(Action::to_string).zip(weights).collect()
}

fn weight(state: &State, action: &str) -> f32 {
    weights(state).iter().find(|(legal, _)| legal == action).unwrap_or_else(|| panic!("{action} is not legal")).1
}

/// Returns the actions with a positive weight.
fn considered_actions(state: &State) -> Vec<String> {
    weights(state).into_iter().filter(|(_, weight)| *weight > 0.0).map(|(action, _)| action).collect()
}

#[test]
fn a_clear_gain_is_the_only_choice_considered() {
    let mut state = table(&["coffee, 2 port, winds", "3 coffee, clipper, port, 2 winds", "tea"]);
    play(&mut state, "offer 2; give coffee; want winds; propose", &[]);
    assert_eq!(considered_actions(&state), ["accept"]);
}

#[test]
fn a_clear_loss_is_never_accepted() {
    let mut state = table(&["tea, 2 port, winds", "4 coffee, clipper, port", "tea"]);
    play(&mut state, "offer 2; give tea; want coffee; propose", &[]);
    assert_eq!(considered_actions(&state), ["decline", "counter"]);
    play(&mut state, "counter; give coffee; want tea; propose", &[]);
    assert_eq!(considered_actions(&state), ["accept"], "a coffee for a tea");
    let mut state = table(&["3 coffee, clipper, port", "tea, 2 winds"]);
    play(
        &mut state,
        "offer 2; give coffee; want tea; propose; counter; give tea; want coffee; want coffee; propose",
        &[],
    );
    assert_eq!(considered_actions(&state), ["decline"], "nor in one's own turn");
}

#[test]
fn gains_of_the_other_side_weigh_more_with_fewer_players() {
    // Indigo for coffee gives its giver a small gain and the other side a large one.
    let offer = "offer 2; give indigo; want coffee; propose";
    let mut two = table(&["3 coffee, clipper, port, indigo", "coffee"]);
    let mut four = table(&["3 coffee, clipper, port, indigo", "coffee", "", ""]);
    play(&mut two, offer, &[]);
    play(&mut four, offer, &[]);
    assert!(weight(&two, "accept") < weight(&four, "accept"), "{:?} {:?}", weights(&two), weights(&four));
}

#[test]
fn computers_offer_swaps_that_help_both() {
    // Coffee for tea helps both; nothing else that seat 1 could give does.
    let mut state = table(&["3 coffee, tea, clipper, port", "3 tea, coffee, clipper, port", "sugar"]);
    play(&mut state, "offer 2", &[]);
    let best =
        |state: &State| weights(state).into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|best| best.0);
    assert_eq!(best(&state).as_deref(), Some("give tea"));
    play(&mut state, "give tea", &[]);
    assert_eq!(best(&state).as_deref(), Some("want coffee"));
    play(&mut state, "want coffee", &[]);
    assert_eq!(considered_actions(&state), ["propose"], "enough is named");
}

#[test]
fn a_computer_makes_one_offer_a_turn() {
    let mut state = table(&["2 tea, coffee", "2 coffee, tea", "sugar"]);
    assert!(weight(&state, "offer 2") > 0.0 && weight(&state, "offer anyone") > 0.0);
    play(&mut state, "offer 2; give tea; want coffee; propose; decline", &[]);
    assert!(is_legal(&state, "offer 2"), "the rules allow three");
    assert!(considered_actions(&state).iter().all(|action| !action.starts_with("offer")));
}

/// Chooses by the weights alone, like a search with a single iteration.
fn by_weight(state: &State, chance: &mut Chance) -> Action {
    let mut actions = vec![];
    CeylonCards::legal(state, &mut actions);
    let mut weights = vec![];
    CeylonCards::priors(state, &actions, &mut weights);
    let sum: f32 = weights.iter().sum();
    let mut left = sum * chance.below(1 << 20) as f32 / (1 << 20) as f32;
    for (action, weight) in actions.iter().zip(&weights) {
        left -= weight;
        if left < 0.0 {
            return *action;
        }
    }
    actions[weights.iter().position(|weight| *weight > 0.0).expect("not all weights are 0")]
}

#[test]
fn no_opponent_accepts_a_clear_loss_in_whole_games() {
    let (mut accepted, mut declined, mut countered) = (0, 0, 0);
    for seed in 0..20 {
        let mut chance = Chance::stream(seed);
        let mut state = CeylonCards::setup(&Options::default(), 3 + (seed % 2) as u8, &mut chance, &mut ());
        for _ in 0..2000 {
            let Turn::Act(seat) = CeylonCards::turn(&state) else { break };
            assert!(state.offers_made <= 1, "one offer a turn");
            let action = by_weight(&state, &mut chance);
            if let (Action::Accept, Pending::Offer(offer)) = (action, &state.pending) {
                let (give, get) = match offer.stage {
                    Stage::Reply => (&offer.counter_want, &offer.counter_give),
                    _ => (&offer.want, &offer.give),
                };
                let mut after = state.hands[seat];
                after -= *give;
                after += *get;
                let owned = &state.plantations[seat];
                let gain = hand::value(&after, owned) - hand::value(&state.hands[seat], owned);
                assert!(gain >= -trade::MIN_GAIN, "{gain} by {offer:?}");
            }
            accepted += u32::from(action == Action::Accept);
            declined += u32::from(action == Action::Decline);
            countered += u32::from(action == Action::Counter);
            CeylonCards::apply(&mut state, action, &mut chance, &mut ());
        }
    }
    assert!(accepted > 100 && declined > 100 && countered > 20, "{accepted} {declined} {countered}");
}
