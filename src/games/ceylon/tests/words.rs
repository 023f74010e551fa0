//! Words and presses: every action, part and event has a sentence.

use super::*;
use crate::engine::{Speaker, Words};
use crate::games::ceylon::press::{ActionKind, Part};

fn every_part() -> Vec<Part> {
    let mut parts = vec![
        Part::Tile,
        Part::Token,
        Part::Done,
        Part::ActionKind(ActionKind::Move),
        Part::ActionKind(ActionKind::Rupees),
    ];
    parts.extend(Hex::all().map(Part::Hex));
    parts.extend(Main::ALL.map(|main| Part::ActionKind(ActionKind::Main(main))));
    parts.extend((0..3).map(Part::Wagon));
    parts.extend(Reward::ALL.map(Part::Reward));
    parts.extend(Tea::ALL.map(Part::Chest));
    parts.extend(District::ALL.map(Part::Councillor));
    for card in Card::all() {
        let (one, two) = card.halves();
        parts.extend([Part::Half { own: one, other: two }, Part::Half { own: two, other: one }]);
    }
    parts
}

fn is_sentence(text: &str) -> bool {
    let capital = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    capital && text.ends_with('.') && !text.contains("  ")
}

#[test]
fn every_refusal_is_a_sentence_with_a_section_and_every_line_is_short() {
    let names: Vec<String> = ["Asha", "Bao", "Clara", "Dev"].map(String::from).to_vec();
    for (seats, tiles) in [(2, false), (4, true)] {
        for seed in 0..6 {
            let options = Options { tiles, ..Options::default() };
            let mut chance = Chance::stream(seed);
            let mut events = Vec::new();
            let mut state = Ceylon::setup(&options, seats, &mut chance, &mut events);
            while let Turn::Act(seat) = Ceylon::turn(&state) {
                let view = Ceylon::view(&state, Viewer::Seat(seat));
                let speaker = Speaker { names: &names, reader: Viewer::Seat(seat) };
                assert!(is_sentence(&Ceylon::prompt(&view, &speaker)), "{}", Ceylon::prompt(&view, &speaker));
                let bystander = Speaker { names: &names, reader: Viewer::Public };
                let public = Ceylon::view(&state, Viewer::Public);
                assert!(is_sentence(&Ceylon::prompt(&public, &bystander)));
                for part in every_part() {
                    let refusal = Ceylon::refuse(&view, part);
                    assert!(is_sentence(&refusal.why), "{part:?}: {}", refusal.why);
                    assert!(Ceylon::rulebook().section(refusal.rule).is_some());
                    assert!(!Ceylon::part(&view, part, &speaker).is_empty());
                }
                let actions = legal(&state);
                for action in &actions {
                    assert!(Ceylon::rulebook().section(Ceylon::rule(&state, action)).is_some());
                    assert!(!Ceylon::verb(&view, action, &speaker).is_empty());
                }
                events.clear();
                Ceylon::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut events);
                for line in events.iter().filter_map(|event| Ceylon::line(event, &speaker)) {
                    assert!(!line.text.ends_with('.') && line.text.chars().count() <= 70, "{}", line.text);
                }
            }
            let Turn::Over(outcome) = Ceylon::turn(&state) else { unreachable!() };
            let speaker = Speaker { names: &names, reader: Viewer::Public };
            assert!(is_sentence(&Ceylon::result(&outcome, &speaker)), "{}", Ceylon::result(&outcome, &speaker));
        }
    }
}

#[test]
fn a_field_out_of_reach_says_what_it_would_cost() {
    let mut state = table(4);
    state.table.estates[A].rupees = 0;
    offer(&mut state, Main::Trade, Main::Plant);
    let view = Ceylon::view(&state, Viewer::Seat(A));
    let far = Hex::all().find(|hex| hex.distance(Hex(0)) == 3).expect("a hex");
    assert_eq!(Ceylon::refuse(&view, Part::Hex(far)).why, "Moving there costs 3 rupees, and you have 0.");
}

#[test]
fn a_wagon_says_which_chests_are_lacking() {
    let mut state = table(4);
    load(&mut state, [5, 0, 12]);
    offer(&mut state, Main::Trade, Main::Plant);
    let view = Ceylon::view(&state, Viewer::Seat(A));
    assert_eq!(Ceylon::refuse(&view, Part::Wagon(0)).why, "You lack 2 green for this contract.");
}
