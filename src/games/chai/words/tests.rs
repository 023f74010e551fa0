//! Tests of the words of Chai: every message of the catalogue is used, and texts that depend on the position are right.

mod rare;

use std::collections::BTreeSet;
use std::fs;

use super::labels;
use crate::engine::{Game, Outcome, PerSeat, SeatSet, Viewer};
use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::pieces::Dice;
use crate::games::chai::pieces::Tea::{Black, Green, Oolong, White, Yellow};
use crate::games::chai::places::Space::{self, Field, L1};
use crate::games::chai::places::{Hall, Pier, Run};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Hand, Side, Work};
use crate::games::chai::tests::scenario::{ONE, Scenario, TWO, parse_slot};
use crate::games::chai::{Action, Chai, Event};
use crate::words::{Message, Speaker, Words, spoken, spoken_verb, words_of};

const ASHA: Viewer = Viewer::Seat(ONE);

/// Formats a message for a reader at a table with this number of seats.
fn said_at(seats: usize, message: &Message, reader: Viewer) -> String {
    let names = &["Asha", "Bao"].map(String::from)[..seats];
    Speaker { words: words_of("chai"), names, reader }.say(message)
}

fn said(message: &Message, reader: Viewer) -> String {
    said_at(2, message, reader)
}

/// Returns the ids of the catalogue's messages and attributes.
fn ids() -> BTreeSet<String> {
    let file = include_str!("../../../../public/locales/en/chai.ftl");
    let mut ids = BTreeSet::new();
    let mut last = "";
    for line in file.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            ids.insert(format!("{last}.{attribute}"));
        } else if !name.starts_with([' ', '#']) {
            last = name;
            ids.insert(name.to_owned());
        }
    }
    ids
}

#[test]
fn every_message_is_used_and_renders() {
    let spoken = spoken::sampled::<Chai>(words_of("chai"), 1, 1..=2, 7);
    if let Ok(path) = std::env::var("CHAI_TEXTS") {
        let texts: Vec<&str> = spoken.texts.iter().map(String::as_str).collect();
        fs::write(path, texts.join("\n")).expect("a scratch file");
    }
    let rare = rare::heard();
    let outside = [
        "title",
        "tagline",
        "credits",
        "solo",
        "automaton",
        "end-",
        "total-",
        "category-",
        "option-",
        "board-",
        "transcript-",
    ];
    // Forms of nouns, which sentences ask for.
    let forms = [".title", ".short", ".narrow", ".to", ".task", ".inside", ".person"];
    let all = ids();
    let unused: Vec<&String> = all
        .iter()
        .filter(|id| !outside.iter().any(|start| id.starts_with(start)) && !forms.iter().any(|form| id.ends_with(form)))
        .filter(|id| !spoken.ids.contains(*id) && !rare.ids.contains(*id) && !rare::FALLBACKS.contains(&id.as_str()))
        .collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
}

#[test]
fn every_label_of_the_board_is_used_and_renders() {
    let mut heard = rare::Heard::default();
    rare::labels(&mut heard);
    let all = ids();
    let unused: Vec<&String> = all.iter().filter(|id| id.starts_with("board-") && !heard.ids.contains(*id)).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
}

#[test]
fn prompts_ask_the_reader_and_tell_the_others() {
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    let asked = |scene: &Scenario, reader| said(&Chai::prompt(&Chai::view(&scene.state, reader), reader), reader);
    assert_eq!(asked(&scene, ASHA), "Place workers on a board: 2 left");
    assert_eq!(asked(&scene, Viewer::Seat(TWO)), "Asha is placing workers");
    // One worker is left to place, and then none.
    scene.card_of(ONE, Yellow, Side::B).acts(&["harvest 3 white"]);
    assert_eq!(asked(&scene, ASHA), "Change a worker with tea, use your merchant or end your turn");
    scene.acts(&["ability", "take green"]);
    assert_eq!(asked(&scene, ASHA), "Pay tea to change a worker, or end your turn");
    // Without a worker left, there is nothing to spend tea on.
    let mut scene = Scenario::two_players(&[3], &[1]);
    assert_eq!(asked(&scene, ASHA), "Place your last worker, or pass");
    scene.card_of(ONE, Yellow, Side::B).acts(&["harvest 3 white"]);
    assert_eq!(asked(&scene, ASHA), "Use your merchant to take any tea into the field, or end your turn");
}

#[test]
fn the_next_press_names_the_lower_slot_to_which_the_market_sends_a_worker() {
    let scene = Scenario::two_players(&[4], &[1]);
    let next = |slot| {
        let harvest = Action::Harvest { die: 4, tea: Green, twice: false };
        let actions = [harvest, Action::Market { die: 4, slot, deck: false }];
        said(&Chai::next_press(&Chai::view(&scene.state, ASHA), &actions), ASHA)
    };
    assert_eq!(next(4), "Choose a space, or add another worker");
    assert_eq!(next(2), "Choose a space. The Market’s next open slot for your 4 is 2");
}

/// Returns the text and the aside of the lines of the wanted events, for the public.
fn lines(scene: &Scenario, wanted: impl Fn(&Event) -> bool) -> Vec<(String, String)> {
    let lines = scene.events.iter().filter(|event| wanted(event));
    lines.filter_map(|event| line(event, Viewer::Public)).collect()
}

fn line(event: &Event, reader: Viewer) -> Option<(String, String)> {
    let line = Chai::line(event, reader)?;
    Some((said(&line.text, reader), line.aside.map_or_else(String::new, |aside| said(&aside, reader))))
}

#[test]
fn swapped_and_exchanged_cards_are_in_the_story() {
    let swapped = |scene: &Scenario| lines(scene, |event| matches!(event, Event::CardsSwapped { .. }));
    let line = "Asha swaps the card left of the field with the card at tier 1 of the left lane";
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.card(ONE, "fl", 1).card(ONE, "l1", 4).acts(&["palace swap 3"]);
    assert_eq!(swapped(&scene).first().map(|line| line.0.as_str()), Some(line));
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.card_of(ONE, Oolong, Side::B).card(ONE, "fl", 1).card(ONE, "l1", 4).acts(&["ability"]);
    assert_eq!(swapped(&scene).first().map(|line| line.0.as_str()), Some(line));
}

#[test]
fn a_fight_for_a_ship_is_told_by_its_name() {
    let mut scene = Scenario::two_players(&[3, 4, 5], &[5, 6, 1, 2]);
    scene.harbour([10, 4, 2, 1]).act("reserve s1 3 4").act("reserve deck 1 2");
    let reserved = lines(&scene, |event| matches!(event, Event::Reserved { .. }));
    let reserved: Vec<&str> = reserved.iter().map(|line| line.0.as_str()).collect();
    assert_eq!(reserved, ["Asha reserves the Taeping with 3–4", "Bao reserves the top ships of the deck with 1–2"]);
    let mut scene = Scenario::two_players(&[3, 4, 5], &[5, 6, 1, 2]);
    scene.harbour([10, 16, 2, 1]).act("reserve s2 3 4").act("reserve s2 5 6");
    let displaced = Event::Displaced {
        seat: ONE,
        pier: crate::games::chai::places::Pier(1),
        ship: Some(ShipId::new(16)),
        low: 3,
        high: 4,
    };
    assert!(scene.emitted(&displaced));
    assert_eq!(line(&displaced, ASHA).expect("a line").0, "Your run is pushed off the small junk");
    assert_eq!(line(&displaced, Viewer::Public).expect("a line").0, "Asha’s run is pushed off the small junk");
}

#[test]
fn a_crate_brings_its_points_when_it_is_full() {
    let mut scene = Scenario::two_players(&[3, 3, 3], &[1]);
    scene.card(ONE, "fl", 25).acts(&["harvest 3 green"]).end_free_turn();
    scene.table().turn = ONE;
    scene.acts(&["harvest 3 green"]);
    let stored = lines(&scene, |event| matches!(event, Event::Stored { .. }));
    let expected = [("Asha stores green tea in a crate: 1 of 2", ""), ("Asha fills a crate with green tea", "+3")];
    assert_eq!(stored, expected.map(|(text, aside)| (text.to_owned(), aside.to_owned())));
}

#[test]
fn a_discarded_card_takes_its_points_with_it() {
    let discarded = |card: u8, tokens: u8| {
        let event = Event::CardDiscarded { seat: ONE, card: CardId::new(card), slot: parse_slot("fl"), tokens };
        line(&event, ASHA).expect("a line")
    };
    assert_eq!(discarded(1, 0), ("You discard Withering (white and oolong)".to_owned(), "−1".to_owned()));
    assert_eq!(discarded(25, 1), ("You discard Crate (green)".to_owned(), String::new()), "it was worth nothing");
    assert_eq!(discarded(25, 2).1, "−3");
}

#[test]
fn the_automaton_is_a_player_without_a_name() {
    let told = |event: &Event| said_at(1, &Chai::line(event, ASHA).expect("a line").text, ASHA);
    let dice = Dice::from_values(&[1, 1, 6]);
    assert_eq!(told(&Event::Rolled { seat: TWO, dice }), "The automaton rolls 1 1 6");
    assert_eq!(told(&Event::Rolled { seat: ONE, dice }), "You roll 1 1 6");
    assert_eq!(
        told(&Event::YearBegan { year: 1861, starter: TWO }),
        "The year 1861 begins, and the automaton goes first"
    );
    let sailed = |reaches_goal| Event::Sailed { seat: TWO, ship: ShipId::new(13), reaches_goal };
    assert_eq!(told(&sailed(false)), "The automaton sails the Cutty Sark");
    let goal = "The automaton sails the Cutty Sark: that reaches the goal, so this is the last year";
    assert_eq!(told(&sailed(true)), goal);
    let outcome = |winners: SeatSet, scores: [i32; 2]| {
        let scores = {
            let mut all = PerSeat::default();
            (all[ONE], all[TWO]) = (scores[0], scores[1]);
            all
        };
        Outcome { end: 0, winners, scores, ties: PerSeat::default() }
    };
    let result = |outcome: &Outcome, reader| said_at(1, &Chai::result(outcome, 1), reader);
    let lost = outcome(SeatSet::default(), [41, 50]);
    assert_eq!(result(&lost, ASHA), "The automaton beats you 50 to 41. The ship goal was reached.");
    let mut winners = SeatSet::default();
    winners.add(ONE);
    let won = outcome(winners, [50, 41]);
    assert_eq!(result(&won, Viewer::Public), "Asha wins the Tea Race 50 to 41. The ship goal was reached.");
    winners.add(TWO);
    let shared = Chai::result(&outcome(winners, [45, 45]), 2);
    assert_eq!(
        said(&shared, ASHA),
        "A tie: you and Bao share the victory with 45 points each. The ship goal was reached."
    );
    let public = said(&shared, Viewer::Public);
    assert_eq!(public, "A tie: Asha and Bao share the victory with 45 points each. The ship goal was reached.");
}

#[test]
fn a_merchant_that_can_do_nothing_says_what_it_needs() {
    let why = |tea| {
        let mut scene = Scenario::two_players(&[3, 5], &[1]);
        scene.card_of(ONE, tea, Side::B);
        let refusal = Chai::refuse(&Chai::view(&scene.state, ASHA), Part::Ability);
        assert_eq!(refusal.rule.0, "merchants");
        said(&refusal.why, ASHA)
    };
    assert_eq!(why(Green), "Your merchant needs a card to move and an empty slot.");
    assert_eq!(why(Oolong), "Your merchant needs two cards to swap.");
    assert_eq!(why(Black), "None of your cards is face down.");
    let mut scene = Scenario::two_players(&[3, 5], &[1]);
    scene.put(ONE, Field, White, 1).acts(&["harvest 3 white"]);
    let refused = |part, reader| said(&Chai::refuse(&Chai::view(&scene.state, reader), part).why, reader);
    assert_eq!(refused(Part::Hall(Hall::Coin), ASHA), "You have already placed workers this turn.");
    assert_eq!(refused(Part::Hall(Hall::Coin), Viewer::Seat(TWO)), "It is Asha’s turn.");
    assert_eq!(scene.tokens(ONE, L1, White), 0);
}

#[test]
fn parts_and_buttons_count_what_there_is() {
    let mut scene = Scenario::two_players(&[3, 3, 5], &[1]);
    scene.put(ONE, Field, White, 2).harbour([13, 16, 2, 1]).card(ONE, "fl", 25);
    let view = Chai::view(&scene.state, ASHA);
    let part = |part| said(&Chai::part(&view, part), ASHA);
    assert_eq!(part(Part::Die(3)), "One of your 3s, 2 left");
    assert_eq!(part(Part::Die(5)), "Your 5");
    assert_eq!(part(Part::Die(1)), "No 1s left");
    assert_eq!(part(Part::Token(Field, White)), "White on the field, 2 tokens");
    assert_eq!(part(Part::Slot(parse_slot("fl"))), "Crate (green), holding 0 of 2, left of the field");
    let action = |text: &str| {
        let action = text.parse().expect("notation");
        said(&Chai::verb(&view, &action), ASHA)
    };
    assert_eq!(action("pass"), "Pass for the year, 3 workers unused");
    assert_eq!(action("produce 3 2"), "Place two 3s");
    assert_eq!(action("reserve s1 3 4"), "Reserve Cutty Sark");
    assert_eq!(action("reserve s2 3 4"), "Reserve small junk");
    let now = Chai::state_of_piece(&view, super::pieces::piece(&view, Part::Die(3)));
    let now: Vec<String> = now.iter().map(|sentence| said(sentence, ASHA)).collect();
    assert_eq!(
        now,
        ["You have placed 4 workers. Still to place: 3 3 5.", "Bao has placed 6 workers. Still to place: 1."]
    );
}

#[test]
fn actions_with_the_same_verb_are_spoken_with_their_workers() {
    let view = Chai::view(&Scenario::two_players(&[3, 3, 5], &[1]).state, ASHA);
    let name = |texts: [&str; 2]| {
        let actions = texts.map(|text| text.parse().expect("notation"));
        said(&spoken_verb::<Chai>(&view, &actions, &actions[0]), ASHA)
    };
    assert_eq!(name(["harvest 3 white", "harvest 5 white"]), "Harvest white, with a 3");
    assert_eq!(name(["harvest 3 white", "harvest 3 green"]), "Harvest white");
}

#[test]
fn a_run_of_equal_length_wins_by_its_values() {
    let run = |low, high| Run { owner: ONE, low, high };
    let beats = |own, held| said(&labels::beats(own, held), ASHA);
    assert_eq!(beats(run(2, 4), run(5, 6)), "3 workers beat 2");
    assert_eq!(beats(run(3, 4), run(2, 3)), "3–4 is as long as 2–3, but higher");
    let go = |free: &[Option<ShipId>]| said(&labels::if_you_let_go(free), ASHA);
    assert_eq!(go(&[]), "If you let go, your workers come back to you");
    assert_eq!(go(&[Some(ShipId::new(13))]), "If you let go, your run moves to the Cutty Sark");
    let several = [Some(ShipId::new(13)), Some(ShipId::new(16)), None];
    let words = "the Cutty Sark, the small junk and the top ships of the deck";
    assert_eq!(go(&several), format!("If you let go, your run moves to one of these: {words}"));
}

#[test]
fn reserving_more_ships_than_berths_is_warned_of() {
    let mut scene = Scenario::two_players(&[1, 2, 3, 4], &[5, 6]);
    scene.harbour([10, 16, 2, 1]);
    let warned = |scene: &Scenario| {
        let view = Chai::view(&scene.state, ASHA);
        Chai::warn(&view, &[Action::Reserve(Pier(1), 3, 4)], &[]).map(|words| said(&words, ASHA))
    };
    assert_eq!(warned(&scene), None, "three berths are free");
    scene.ship(ONE, 1, 3, &[]).ship(ONE, 2, 4, &[]).act("reserve s1 1 2").act("reserve s3 5 6");
    assert!(warned(&scene).is_some_and(|words| words.starts_with("You would reserve more ships")));
}

#[test]
fn a_last_ship_that_leaves_its_merchant_behind_is_warned_of() {
    let mut scene = Scenario::two_players(&[1], &[5]);
    let warned = |scene: &Scenario, reaches_goal| {
        let sails = Event::Sailed { seat: ONE, ship: ShipId::new(4), reaches_goal };
        Chai::warn(&Chai::view(&scene.state, ASHA), &[], &[sails]).map(|words| said(&words, ASHA))
    };
    assert_eq!(warned(&scene, true), None, "nobody has points");
    scene.sailed(TWO, &[10]);
    assert_eq!(warned(&scene, false), None, "it is not the last ship");
    assert!(warned(&scene, true).is_some_and(|words| words.starts_with("This ship makes it the last year")));
}

#[test]
fn steps_without_use_are_given_up_without_a_warning() {
    let mut scene = Scenario::two_players(&[1], &[5]);
    scene.put(ONE, L1, Green, 1).table().push(Work::Steps { seat: ONE, left: 2 });
    let legal = [Action::Step { from: L1, tea: Green, to: Space::L2 }, Action::Done];
    let warned = |scene: &Scenario| Chai::forgoes(&Chai::view(&scene.state, ASHA), &legal, &Action::Done).is_some();
    assert!(warned(&scene), "the tea is further up next year");
    scene.sailed(TWO, &[1, 2, 3, 4, 6]);
    assert!(!warned(&scene), "there is no next year");
    scene.ship(ONE, 1, 5, &[]);
    assert!(warned(&scene), "a ship waits for tea");
}

#[test]
fn a_worker_that_goes_below_the_slot_of_its_value_is_told_why() {
    let scene = Scenario::two_players(&[1, 6], &[5]);
    let view = Chai::view(&scene.state, ASHA);
    let told = |slot| Chai::warn(&view, &[Action::Market { die: 6, slot, deck: false }], &[]);
    assert_eq!(told(6), None);
    let words = "Slot 6 is taken or empty, so your 6 goes to the next open slot below, slot 3.";
    assert_eq!(told(3).map(|told| said(&told, ASHA)).as_deref(), Some(words));
}

#[test]
fn a_tea_in_hand_is_named_where_it_is_drawn() {
    let mut scene = Scenario::two_players(&[1], &[5]);
    scene.put(ONE, Field, Green, 1);
    let hand = Hand { seat: ONE, tea: Green, space: Space::Dock, pending: 0, arrived: true };
    scene.table().push(Work::Hand(hand));
    let view = Chai::view(&scene.state, ASHA);
    let named = |space| said(&Chai::part(&view, Part::Token(space, Green)), ASHA);
    assert_eq!([Space::Dock, Field].map(named), ["Green on the dock", "Green on the field"]);
}

#[test]
fn a_lane_says_where_the_tea_stops() {
    let lane = |to, stop| said(&labels::lane(to, Some(labels::stops_at(stop))), ASHA);
    assert_eq!(lane(Space::L1, Space::L1), "Left · Stops on tier 1");
    assert_eq!(lane(Space::R1, Space::R2), "Right · Stops on tier 2");
    let stops = [labels::card(CardId::new(13)), labels::becomes(Black), labels::lost(1)];
    assert_eq!(said(&labels::stop(stops, Oolong), ASHA), "Oxidation · Becomes black · 1 step lost");
    assert_eq!(said(&labels::stop([], Oolong), ASHA), "Oolong");
}

#[test]
fn a_plantation_is_described_to_readers_who_cannot_see_it() {
    let mut scene = Scenario::two_players(&[3], &[1]);
    scene.put(ONE, Field, White, 2).card(ONE, "fl", 25);
    let described = |reader| said(&labels::plantation_of(ONE, &scene.state.table.merchants[ONE]), reader);
    let words = "Tea: 2 white on the field. Cards: Crate (green) left of the field. No ships.";
    assert_eq!(described(ASHA), format!("Your plantation. {words}"));
    assert_eq!(described(Viewer::Public), format!("Asha’s plantation. {words}"));
}
