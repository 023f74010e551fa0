//! The rulebook: its sections, and those that actions cite.

use super::*;
use crate::words::Words;

/// Returns the section cited by the only legal action with that notation.
fn cited_section(state: &State, action: &str) -> &'static str {
    assert!(is_legal(state, action), "{action}");
    CeylonCards::rule(state, &action.parse().expect("notation")).0
}

#[test]
fn sections_are_numbered_in_order_and_named_once() {
    let sections = CeylonCards::rulebook().sections;
    assert!(sections.windows(2).all(|pair| pair[0].number < pair[1].number));
    for (index, section) in sections.iter().enumerate() {
        assert!(sections[..index].iter().all(|other| other.key != section.key), "{}", section.key);
    }
}

#[test]
fn every_action_cites_a_section() {
    let rulebook = CeylonCards::rulebook();
    for seed in 0..8 {
        let mut chance = Chance::stream(seed);
        let mut state = CeylonCards::setup(&Options::default(), 4, &mut chance, &mut ());
        let mut actions = vec![];
        for ply in 0..1500 {
            actions.clear();
            CeylonCards::legal(&state, &mut actions);
            let Some(last) = actions.len().checked_sub(1) else { break };
            for action in actions.iter().filter(|_| ply % 7 == 0) {
                assert!(rulebook.section(CeylonCards::rule(&state, action)).is_some(), "{action}");
            }
            let action = actions[chance.index(last + 1)];
            CeylonCards::apply(&mut state, action, &mut chance, &mut ());
        }
    }
}

#[test]
fn a_counter_offer_cites_its_own_section() {
    let mut state = table(&["tea", "rubber", "tea"]);
    assert_eq!(cited_section(&state, "offer 2"), "offer");
    play(&mut state, "offer 2", &[]);
    assert_eq!((cited_section(&state, "give tea"), cited_section(&state, "propose")), ("offer", "offer"));
    play(&mut state, "give tea; propose", &[]);
    assert_eq!((cited_section(&state, "decline"), cited_section(&state, "counter")), ("answer", "counter"));
    play(&mut state, "counter", &[]);
    assert_eq!((cited_section(&state, "give rubber"), cited_section(&state, "want tea")), ("counter", "counter"));
    play(&mut state, "give rubber; propose", &[]);
    assert_eq!((cited_section(&state, "accept"), cited_section(&state, "decline")), ("counter", "counter"));
}
