//! Texts for players: every refusal cites its rule, every event has its line, the rulebook is consistent.

use super::*;
use crate::engine::{Press, Turn};
use crate::games::tea_and_rum::state::SEATS;
use crate::words::{Speaker, Words};

/// Returns every possible part.
fn parts() -> Vec<Part> {
    let mut all = Vec::new();
    for board in Board::ALL {
        all.extend([Way::Row, Way::Left, Way::Right, Way::Instead].map(|way| Part::Floor(board, way)));
    }
    all.extend(Ship::all().flat_map(|ship| (0..3).map(move |row| Part::Ship(ship, row))));
    for building in Building::ALL {
        all.extend([Part::Building(building), Part::Own(building)]);
    }
    for good in Good::ALL {
        all.extend([Part::Saved(good), Part::Sell(good), Part::Buy(good), Part::Cube(good), Part::Stored(good)]);
    }
    all.extend(Captain::all().flat_map(|captain| [Part::Captain(captain), Part::Crew(captain)]));
    all.extend([Payment::Money, Payment::Wood].map(Part::Payment));
    all.extend((0..5).map(Part::Space));
    all.extend(Colour::ALL.map(Part::Colour));
    all.extend([Side::Left, Side::Right].map(Part::Half));
    all.extend(Allegiance::all().map(Part::Allegiance));
    all.extend((0..4).map(Part::Smelt));
    all.extend([Part::Seal, Part::Expansion, Part::Done]);
    all
}

/// Whether it is a whole sentence: it starts with a capital or a digit, ends with a full stop, and has no open gap.
fn is_sentence(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    begins && text.ends_with(['.', '?']) && !text.contains("  ")
}

#[test]
fn every_refusal_is_a_sentence_that_names_its_rule() {
    let names = ["Asha", "Bao", "Clara", "Dev"].map(String::from);
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut luck = Chance::stream(seed);
        let mut events = Vec::new();
        let mut state = TeaAndRum::setup(&Options::default(), seats, &mut luck, &mut events);
        let (mut legal, mut lit) = (Vec::new(), Vec::new());
        while let Turn::Act(seat) = TeaAndRum::turn(&state) {
            legal.clear();
            TeaAndRum::legal(&state, &mut legal);
            let view = TeaAndRum::view(&state, Viewer::Seat(seat));
            let speaker = Speaker { names: &names, reader: Viewer::Seat(seat) };
            lit.clear();
            legal.iter().for_each(|action| TeaAndRum::presses(&view, action, &mut lit));
            for part in parts() {
                assert!(!TeaAndRum::part(&view, part, &speaker).is_empty());
                if !lit.contains(&part) {
                    let refusal = TeaAndRum::refuse(&view, part);
                    let context = || format!("{part:?} at {:?}: {}", view.table.decision(), refusal.why);
                    assert!(is_sentence(&refusal.why), "{}", context());
                    assert!(!refusal.why.contains("nothing."), "it lacks nothing? {}", context());
                    assert!(TeaAndRum::rulebook().section(refusal.rule).is_some(), "{}", context());
                }
            }
            for reader in [Viewer::Seat(seat), Viewer::Public] {
                let prompt = TeaAndRum::prompt(&view, &Speaker { names: &names, reader });
                assert!(is_sentence(&prompt), "{prompt}");
            }
            assert!(!TeaAndRum::heading(&view).is_empty());
            let action = legal[luck.index(legal.len())];
            TeaAndRum::apply(&mut state, action, &mut luck, &mut events);
        }
        let mut lines = 0;
        for event in &events {
            for reader in [Viewer::Seat(ME), Viewer::Public] {
                let Some(seen) = event.redacted(reader) else { continue };
                let Some(line) = TeaAndRum::line(&seen, &Speaker { names: &names, reader }) else { continue };
                lines += 1;
                assert!(!line.text.ends_with('.') && !line.text.contains("  ") && line.text == line.text.trim());
                assert!(line.text.starts_with(|first: char| first.is_uppercase()), "{}", line.text);
                assert!(reader != Viewer::Public || !line.text.to_lowercase().contains("you "), "{}", line.text);
            }
        }
        assert!(lines > 100);
    }
}

#[test]
fn who_is_not_to_act_is_told_to_wait() {
    let scene = Scene::asking(Task::Turn);
    let view = TeaAndRum::view(&State(scene.table), Viewer::Seat(Seat(1)));
    let refusal = TeaAndRum::refuse(&view, Part::Floor(Board::Governor, Way::Instead));
    assert_eq!(refusal.why, "It is not your turn: wait until the others have decided.");
}

#[test]
fn refusals_name_what_is_missing() {
    let refuse =
        |scene: Scene, part| TeaAndRum::refuse(&TeaAndRum::view(&State(scene.table), Viewer::Seat(ME)), part).why;
    let build = || Scene::icon(Icon::Build).cubes([0, 1, 1]);
    assert_eq!(refuse(build(), Part::Building(Building::Palace)), "For the Palace you lack 1 ore.");
    let owned = build().owning(Building::Well);
    assert_eq!(
        refuse(owned, Part::Building(Building::Well)),
        "You own the Well already; nobody builds the same twice."
    );
    let hire = Scene::icon(Icon::Hire).money(1).with(|table| table.captains = Captain(1).bit());
    assert_eq!(refuse(hire, Part::Captain(Captain(1))), "Old Bess Tarrow asks for $3, and you have $1.");
    let plus = Scene::icon(Icon::Hire).money(9).with(|table| table.captains = Captain(21).bit());
    assert_eq!(refuse(plus, Part::Captain(Captain(21))), "Barrel-Belly Nan also asks for 1 barrel.");
    let deliver = Scene::icon(Icon::Fulfil).with(|table| table.spaces[0] = Some(Contract(1)));
    assert_eq!(refuse(deliver, Part::Space(0)), "For this contract you lack 1 wheat and 2 barrels.");
    let full = Scene::asking(Task::Turn).with(|table| {
        table.round = 2;
        table.workers[0] = [1, 1, 1, 0, 0];
    });
    assert_eq!(refuse(full, Part::Floor(Board::Governor, Way::Instead)), "The Governor is full.");
}

/// Returns the prompt of the seat to act.
fn asked(scene: &Scene) -> String {
    let names = ["Asha", "Bao", "Clara", "Dev"].map(String::from);
    let view = TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(ME));
    TeaAndRum::prompt(&view, &Speaker { names: &names, reader: Viewer::Seat(ME) })
}

#[test]
fn what_may_be_done_beside_ending_is_named() {
    let after = |scene: Scene| scene.with(|table| table.tasks.push(Task::After));
    let with_captain = after(Scene::new(3).goods([0, 0, 0, 0, 0, 1])).with(|table| {
        table.players[ME].captains = Captain(1).bit();
        table.captains = 0;
    });
    assert_eq!(asked(&with_captain), "Your worker has moved. You may activate a captain, or end your turn.");
    let works = after(Scene::new(3).owning(Building::Dryer).owning(Building::CityHall).goods([0, 3, 0, 1, 0, 0]));
    assert_eq!(
        asked(&works),
        "Your worker has moved. You may give a barrel for a star or use the Tobacco Dryer, or end your turn."
    );
}

#[test]
fn the_first_steps_of_the_end_name_the_building_that_alone_can_be_used() {
    let at_end = |stage: Stage, task: Task, owned: Building, goods: [u8; 6]| {
        Scene::new(3).owning(owned).goods(goods).with(|table| {
            table.stage = stage;
            table.tasks.push(task);
        })
    };
    let last = at_end(Stage::LastCaptains, Task::LastCaptains, Building::Distillery, [3, 0, 0, 0, 0, 0]);
    assert_eq!(asked(&last), "Before goods are sold you may use the Distillery.");
    let proof = at_end(Stage::Proof, Task::Proof, Building::Dryer, [0, 3, 0, 0, 0, 0]);
    assert_eq!(asked(&proof), "Before goods are sold you may use the Tobacco Dryer.");
    let pays = proof.with(|table| {
        let nine = Allegiance::all().find(|card| matches!(card.condition(), Condition::Dollars(_)));
        table.players[ME].allegiance = nine;
        table.players[ME].money = 20;
    });
    assert_eq!(asked(&pays), "Before goods are sold you may pay for your allegiance or use the Tobacco Dryer.");
}

#[test]
fn one_good_too_many_is_one() {
    let overflow = |goods: [u8; 6]| Scene::asking(Task::Overflow).goods(goods);
    assert!(asked(&overflow([7, 0, 0, 0, 0, 0])).starts_with("1 good too many:"));
    assert!(asked(&overflow([8, 0, 0, 0, 0, 0])).starts_with("2 goods too many:"));
}

#[test]
fn a_trade_is_told_as_what_it_is() {
    let line = |sold: [u8; 6], bought: [u8; 6]| {
        let event = Event::Traded { seat: ME, sold: Goods(sold), bought: Goods(bought), balance: -2 };
        let names = [String::from("Asha")];
        TeaAndRum::line(&event, &Speaker { names: &names, reader: Viewer::Public }).map(|line| line.text)
    };
    let (none, ore, wheat) = ([0; 6], [0, 0, 2, 0, 0, 0], [3, 0, 0, 0, 0, 0]);
    assert_eq!(line(ore, none).as_deref(), Some("Asha sells 2 ore"));
    assert_eq!(line(none, wheat).as_deref(), Some("Asha buys 3 wheat"));
    assert_eq!(line(ore, wheat).as_deref(), Some("Asha trades 2 ore for 3 wheat"));
}

#[test]
fn the_rulebook_has_every_section_once_and_says_whose_figures_they_are() {
    use crate::words::rulebook::Source;
    let sections = TeaAndRum::rulebook().sections;
    for (index, section) in sections.iter().enumerate() {
        let later = &sections[index + 1..];
        assert!(later.iter().all(|other| other.key != section.key && other.number != section.number));
    }
    let ours = sections.iter().flat_map(|section| section.sources).filter(|source| **source == Source::Reconstructed);
    assert!(ours.count() >= 10, "endowments, spaces, ships, tiles, wishes, cards, contracts, squares, track, order");
}

#[test]
fn a_table_seats_up_to_four() {
    assert_eq!(TeaAndRum::INFO.seats, (2, SEATS as u8));
}
