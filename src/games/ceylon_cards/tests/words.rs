//! The words: everything that can happen has a line, everything that cannot be pressed a reason.

use super::*;
use crate::engine::{Press, Speaker, Turn, Viewer, Words};
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::text::time_is_up;
use crate::games::ceylon_cards::{View, rulebook as book};

fn all_parts(seats: u8) -> Vec<Part> {
    let mut parts: Vec<Part> = Phase::ALL.into_iter().map(Part::Stop).collect();
    parts.extend(Card::ALL.into_iter().flat_map(|card| [Part::Card(card), Part::Name(card)]));
    parts.extend(Seat::all(seats).map(Part::Seat));
    parts.push(Part::Anyone);
    let buttons = [Button::Propose, Button::Accept, Button::Decline, Button::Counter, Button::Negate, Button::Pass];
    parts.extend(buttons.into_iter().chain((0..=2).map(Button::Commit)).map(Part::Button));
    parts
}

#[test]
fn every_rule_that_is_cited_has_a_section() {
    let rulebook = CeylonCards::rulebook();
    assert!(rulebook.section(time_is_up().rule).is_some());
    let names: Vec<String> = ["Asha", "Bao", "Clara", "Dev"].map(String::from).to_vec();
    for seed in 0..8 {
        let mut chance = Chance::stream(seed);
        let mut events = vec![];
        let mut state = CeylonCards::setup(&Options::default(), 4, &mut chance, &mut events);
        let mut actions = vec![];
        for ply in 0..1500 {
            let Turn::Act(seat) = CeylonCards::turn(&state) else { break };
            actions.clear();
            CeylonCards::legal(&state, &mut actions);
            if ply % 7 == 0 {
                for viewer in Seat::all(4) {
                    let view = View::of(&state, Viewer::Seat(viewer));
                    let speaker = Speaker { names: &names, reader: Viewer::Seat(viewer) };
                    for part in all_parts(4) {
                        let refusal = CeylonCards::refuse(&view, part);
                        assert!(rulebook.section(refusal.rule).is_some(), "{refusal:?}");
                        assert!(refusal.why.ends_with('.'), "{refusal:?}");
                        assert!(!CeylonCards::part(&view, part, &speaker).is_empty());
                    }
                    assert!(!CeylonCards::prompt(&view, &speaker).ends_with('.'));
                }
                let view = View::of(&state, Viewer::Seat(seat));
                let speaker = Speaker { names: &names, reader: Viewer::Seat(seat) };
                for action in &actions {
                    assert!(rulebook.section(book::rule(action)).is_some(), "{action}");
                    assert!(!CeylonCards::verb(&view, action, &speaker).is_empty());
                }
            }
            let action = actions[chance.index(actions.len())];
            CeylonCards::apply(&mut state, action, &mut chance, &mut events);
        }
        for event in &events {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Public, Viewer::Everyone] {
                let speaker = Speaker { names: &names, reader: viewer };
                if let Some(line) = CeylonCards::line(&event.redact(viewer), &speaker) {
                    assert!(!line.text.is_empty() && !line.text.ends_with('.'), "{line:?}");
                }
            }
        }
    }
}

#[test]
fn sections_are_numbered_in_order_and_named_once() {
    let sections = CeylonCards::rulebook().sections;
    assert!(sections.windows(2).all(|pair| pair[0].number < pair[1].number));
    for (index, section) in sections.iter().enumerate() {
        assert!(!section.paragraphs.is_empty());
        assert!(sections[..index].iter().all(|other| other.key != section.key), "{}", section.key);
    }
}

fn why(state: &State, part: Part) -> String {
    CeylonCards::refuse(&View::of(state, Viewer::Seat(state.to_act())), part).why
}

#[test]
fn refusals_name_the_reason() {
    let mut state = table(&["clipper, winds, 2 plantation, coffee", "tea"]);
    assert_eq!(why(&state, Part::Stop(Phase::Storm)), "You have 1 of the 2 Winds cards that it costs.");
    assert_eq!(why(&state, Part::Stop(Phase::Ship)), "A meld needs a Port, and you have none.");
    assert_eq!(why(&state, Part::Stop(Phase::Pirates)), "You have no Pirates.");
    for _ in 0..3 {
        play(&mut state, "offer 2; propose; decline", &[]);
    }
    assert_eq!(why(&state, Part::Stop(Phase::Trade)), "You have made your three offers of this turn.");
    assert_eq!(why(&state, Part::Stop(Phase::Draw)), "You have gone on to Trade: Draw is over for this turn.");
    let mut state = table(&["pirates", "tea"]);
    play(&mut state, "attack 2", &[]);
    assert_eq!(why(&state, Part::Button(Button::Negate)), "You have no Winds to discard.");
}

#[test]
fn the_story_speaks_to_its_reader() {
    let names: Vec<String> = ["Asha", "Bao"].map(String::from).to_vec();
    let mut state = table(&["clipper, port, 3 rubber", "tea"]);
    let events = play(&mut state, "meld rubber 3 0", &[0; 5]);
    let told = |reader| {
        let line = CeylonCards::line(&events[0], &Speaker { names: &names, reader }).expect("it is told");
        (line.text, line.aside)
    };
    assert_eq!(told(Viewer::Seat(Seat(0))), ("You ship 3 rubber".into(), "+9".into()));
    assert_eq!(told(Viewer::Seat(Seat(1))), ("Asha ships 3 rubber".into(), "+9".into()));
}
