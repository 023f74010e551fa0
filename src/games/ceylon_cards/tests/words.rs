//! Words: every possible event has a line, every unlit part a reason.

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::ceylon_cards::composer::effect_of_accepting;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::{End, Phase};
use crate::games::ceylon_cards::text::{next_press, time_is_up};
use crate::games::ceylon_cards::{View, rulebook as book};
use crate::words::{Speaker, Words};

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
                    let view = View::from_state(&state, Viewer::Seat(viewer));
                    let speaker = Speaker { names: &names, reader: Viewer::Seat(viewer) };
                    for part in all_parts(4) {
                        let refusal = CeylonCards::refuse(&view, part);
                        assert!(rulebook.section(refusal.rule).is_some(), "{refusal:?}");
                        assert!(refusal.why.ends_with('.'), "{refusal:?}");
                        assert!(!CeylonCards::part(&view, part, &speaker).is_empty());
                    }
                    assert!(!CeylonCards::prompt(&view, &speaker).ends_with('.'));
                }
                let view = View::from_state(&state, Viewer::Seat(seat));
                let speaker = Speaker { names: &names, reader: Viewer::Seat(seat) };
                for action in &actions {
                    assert!(rulebook.section(book::rule(&state, action)).is_some(), "{action}");
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
        assert!(sections[..index].iter().all(|other| other.key != section.key), "{}", section.key);
    }
}

fn why(state: &State, part: Part) -> String {
    CeylonCards::refuse(&View::from_state(state, Viewer::Seat(state.to_act())), part).why
}

#[test]
fn refusals_name_the_reason() {
    let mut state = table(&["clipper, winds, 2 plantation, coffee", "tea"]);
    assert_eq!(why(&state, Part::Stop(Phase::Storm)), "That costs 2 Winds, and you have 1.");
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
    let line_for = |reader| {
        let line = CeylonCards::line(&events[0], &Speaker { names: &names, reader }).expect("it has a line");
        (line.text, line.aside)
    };
    assert_eq!(line_for(Viewer::Seat(Seat(0))), ("You ship 3 rubber".into(), "+9".into()));
    assert_eq!(line_for(Viewer::Seat(Seat(1))), ("Asha ships 3 rubber".into(), "+9".into()));
}

fn names() -> Vec<String> {
    ["Asha", "Bao", "Clara"].map(String::from).to_vec()
}

fn prompt(state: &State, reader: u8) -> String {
    let (names, viewer) = (names(), Viewer::Seat(Seat(reader)));
    CeylonCards::prompt(&View::from_state(state, viewer), &Speaker { names: &names, reader: viewer })
}

/// Returns the section cited by the only legal action with that notation.
fn cited(state: &State, action: &str) -> &'static str {
    assert!(can(state, action), "{action}");
    CeylonCards::rule(state, &action.parse().expect("notation")).0
}

#[test]
fn offers_left_are_counted_in_words() {
    let mut state = table(&["tea", "tea", "tea"]);
    let (names, reader) = (names(), Viewer::Seat(Seat(0)));
    let part = |state: &State| {
        CeylonCards::part(
            &View::from_state(state, reader),
            Part::Stop(Phase::Trade),
            &Speaker { names: &names, reader },
        )
    };
    assert_eq!(part(&state), "Trade, 3 offers left");
    for _ in 0..2 {
        play(&mut state, "offer 2; propose; decline", &[]);
    }
    assert_eq!(part(&state), "Trade, 1 offer left");
}

#[test]
fn prompts_say_what_is_to_be_done() {
    let mut state = table(&["tea, 4 pirates", "winds, clipper", "clipper, tea"]);
    assert_eq!(prompt(&state, 0), "You can trade, attack, or end your turn");
    let laden = table(&["clipper, port, 3 coffee", "tea"]);
    assert_eq!(prompt(&laden, 0), "You can draw 2 more, trade, ship coffee for 12, or end your turn");
    assert_eq!(prompt(&state, 1), "It is Asha’s turn");
    play(&mut state, "attack 2", &[]);
    assert_eq!(prompt(&state, 1), "Asha attacks you: discard 1 Winds, or pass and lose a random card");
    assert_eq!(prompt(&state, 0), "Bao answers the pirates");
    play(&mut state, "negate; fleet 2", &[]);
    assert_eq!(prompt(&state, 1), "Asha’s fleet is after your whole hand: 2 Clippers stop it");
    play(&mut state, "commit 1", &[]);
    assert_eq!(prompt(&state, 2), "Asha’s fleet is after Bao’s whole hand: 1 more Clipper stops it");
    let mut state = table(&["5 tea, 4 rubber", "tea", "tea"]);
    play(&mut state, "end", &[]);
    assert_eq!(prompt(&state, 0), "Discard 2 cards: your hand limit is 7");
    let mut state = table(&["tea", "tea", "tea"]);
    play(&mut state, "offer 2; give tea; propose; counter", &[]);
    assert_eq!(prompt(&state, 1), "Choose what you give Asha and what you ask for instead");
    play(&mut state, "want tea; propose", &[]);
    assert_eq!(prompt(&state, 0), "Bao makes a counter-offer: accept or decline");
}

#[test]
fn a_promise_is_refused_in_numbers_that_make_sense() {
    let refused = |hands: &[&str], before: &str, clippers: u8| {
        let mut state = table(hands);
        play(&mut state, before, &[]);
        why(&state, Part::Button(Button::Commit(clippers)))
    };
    let none = ["3 pirates", "tea", "clipper"];
    assert_eq!(refused(&none, "fleet 2", 1), "You have no Clipper to promise.");
    assert_eq!(refused(&none, "fleet 2", 2), "You have no Clipper to promise.");
    assert_eq!(refused(&none, "fleet 2; commit 0", 2), "You cannot promise 2 Clippers: you have 1.");
    let two = ["3 pirates", "clipper", "2 clipper"];
    assert_eq!(refused(&two, "fleet 2; commit 1", 2), "Only 1 more Clipper is needed against this fleet.");
}

#[test]
fn a_counter_offer_cites_its_own_section() {
    let mut state = table(&["tea", "rubber", "tea"]);
    assert_eq!(cited(&state, "offer 2"), "offer");
    play(&mut state, "offer 2", &[]);
    assert_eq!((cited(&state, "give tea"), cited(&state, "propose")), ("offer", "offer"));
    play(&mut state, "give tea; propose", &[]);
    assert_eq!((cited(&state, "decline"), cited(&state, "counter")), ("answer", "counter"));
    play(&mut state, "counter", &[]);
    assert_eq!((cited(&state, "give rubber"), cited(&state, "want tea")), ("counter", "counter"));
    let view = View::from_state(&state, Viewer::Seat(Seat(1)));
    assert_eq!(CeylonCards::refuse(&view, Part::Card(Card::Indigo)).rule.0, "counter");
    play(&mut state, "give rubber; propose", &[]);
    assert_eq!((cited(&state, "accept"), cited(&state, "decline")), ("counter", "counter"));
}

#[test]
fn asking_for_too_much_is_refused_with_the_hands_that_limit_it() {
    let mut state = table(&["tea", "rubber", "2 tea"]);
    play(&mut state, "offer anyone; want rubber; want rubber", &[]);
    assert_eq!(why(&state, Part::Name(Card::Rubber)), "You can ask for 2 cards at most: no other hand holds more.");
    let mut state = table(&["tea", "rubber", "2 tea"]);
    play(&mut state, "offer 2; want rubber", &[]);
    assert_eq!(why(&state, Part::Name(Card::Rubber)), "You can ask for 1 card at most: that hand holds no more.");
}

#[test]
fn what_is_to_be_pressed_next_depends_on_what_is_possible() {
    let next = |actions: &[&str]| {
        let actions: Vec<Action> = actions.iter().map(|action| action.parse().expect("notation")).collect();
        next_press(&actions)
    };
    assert_eq!(next(&["attack 2", "attack 3"]), "Attack whom?");
    assert_eq!(next(&["fleet 2", "fleet 3"]), "Send the fleet against whom?");
    assert_eq!(next(&["attack 2", "fleet 2"]), "Attack whom? Add two more Pirates for a fleet.");
    assert_eq!(next(&["offer 2", "attack 2"]), "Press Trade to make an offer, or Pirates to attack.");
    assert_eq!(next(&["monsoon", "typhoon"]), "Press two Winds for a Monsoon, three for a Typhoon.");
    assert_eq!(next(&["plantation tea", "plantation coffee"]), "Which good is the plantation for?");
    assert_eq!(
        next(&["plantation tea", "official"]),
        "Press a Port to hire an official, or a good to build its plantation."
    );
    assert_eq!(next(&["meld tea 1 0", "meld tea 2 0"]), "Press the goods to ship.");
}

#[test]
fn a_shared_win_lists_its_winners_with_commas() {
    let names = names();
    let event = Event::Ended { end: End::EqualTurns, winners: Seat::all(3).collect() };
    let line =
        CeylonCards::line(&event, &Speaker { names: &names, reader: Viewer::Seat(Seat(1)) }).expect("it has a line");
    assert_eq!(line.text, "Asha, you and Clara win");
}

#[test]
fn a_trade_that_cannot_be_accepted_promises_nothing() {
    let mut state = table(&["tea", "rubber, port", "2 tea"]);
    play(&mut state, "offer anyone; give tea; want rubber; propose", &[]);
    let effect = |state: &State, seat: u8| effect_of_accepting(&View::from_state(state, Viewer::Seat(Seat(seat))));
    assert_eq!(effect(&state, 1).map(|effect| effect.hand), Some((2, 2)));
    play(&mut state, "decline", &[]);
    assert_eq!(effect(&state, 2), None, "Clara has no rubber");
}
