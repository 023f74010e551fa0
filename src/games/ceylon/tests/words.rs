//! Words and presses: every action, part and event has a sentence.

use super::*;
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::text::names as names_of;
use crate::words::{Speaker, Words};

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

fn names() -> Vec<String> {
    ["Asha", "Bao", "Clara", "Dev"].map(String::from).to_vec()
}

fn prompt(state: &State) -> String {
    let (names, reader) = (names(), Viewer::Seat(state.table.actor));
    Ceylon::prompt(&Ceylon::view(state, reader), &Speaker { names: &names, reader })
}

/// Returns the refusal of this part for the seat to act, and the section it cites.
fn refused(state: &State, part: Part) -> (String, &'static str) {
    let refusal = Ceylon::refuse(&Ceylon::view(state, Viewer::Seat(state.table.actor)), part);
    (refusal.why, refusal.rule.0)
}

fn lines(events: &[Event]) -> Vec<String> {
    let names = names();
    let speaker = Speaker { names: &names, reader: Viewer::Public };
    events.iter().filter_map(|event| Ceylon::line(event, &speaker)).map(|line| line.text).collect()
}

#[test]
fn prompts_offer_what_can_be_done() {
    let mut state = table(2);
    state.table.estates[A].rupees = 15;
    assert_eq!(prompt(&state), "Play a card: press the half you want. The others get the other half.");
    stand(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    assert_eq!(prompt(&state), "You may plant for 5 rupees, move or take 2 rupees.");
    act(&mut state, "rupees");
    assert_eq!(prompt(&state), "You may move or take 2 rupees. You cannot trade now.");
    let mut state = table(2);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    offer(&mut state, Main::Harvest, Main::Trade);
    let token = "You may harvest, move or take 2 rupees. A technology token gives one more action.";
    assert_eq!(prompt(&state), token);
    act(&mut state, "token");
    assert_eq!(prompt(&state), "Extra action: anything except advance in technology.");
}

#[test]
fn the_warehouse_says_what_it_holds() {
    let mut state = table(2);
    state.table.estates[A].chests = [4, 1, 0];
    grow(&mut state, B, "k2");
    offer(&mut state, Main::Harvest, Main::Trade);
    act(&mut state, "harvest k1");
    assert_eq!(
        prompt(&state),
        "You have taken 1 chest and now have 6; your warehouse holds 5. Take another, or finish."
    );
    act(&mut state, "done");
    assert_eq!(prompt(&state), "Give 1 chest back: your warehouse holds 5.");
}

#[test]
fn an_empty_wagon_says_whether_it_will_be_filled() {
    let mut state = table(4);
    offer(&mut state, Main::Trade, Main::Plant);
    state.table.wagons[0] = None;
    assert_eq!(refused(&state, Part::Wagon(0)).0, "This wagon is empty until the end of the turn.");
    state.table.wagons = [None; 3];
    let trade = Part::ActionKind(ActionKind::Main(Main::Trade));
    assert_eq!(refused(&state, trade).0, "The train is empty until the end of the turn.");
    state.table.contracts = Contracts::default();
    state.table.top = None;
    assert_eq!(refused(&state, Part::Wagon(0)).0, "This wagon stays empty: no contract is left.");
    assert_eq!(refused(&state, trade).0, "The train is empty, and no contract is left.");
}

#[test]
fn the_own_hexagon_during_a_token_is_not_asked_of_the_half_for_the_others() {
    // The others may plant; during A's token action its own hexagon is not lit.
    let mut state = table(4);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    stand(&mut state, A, "k2");
    state.table.estates[A].rupees = 0;
    offer(&mut state, Main::Trade, Main::Harvest);
    act(&mut state, "token");
    let here = Part::Hex("k2".parse().expect("a hex"));
    assert_eq!(refused(&state, here), ("That costs 5 rupees, and you have 0.".into(), "plant"));
    let mut state = table(4);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "token");
    let here = Part::Hex("k1".parse().expect("a hex"));
    assert_eq!(
        refused(&state, here),
        ("Your pawn stands here; a move goes to another hexagon.".into(), "move"),
        "it can be harvested: only a move was pressed before"
    );
}

#[test]
fn a_hexagon_is_refused_for_the_action_that_is_open() {
    let mut state = table(4);
    grow(&mut state, B, "k8");
    let far = Part::Hex("k8".parse().expect("a hex"));
    let bare = Part::Hex("k2".parse().expect("a hex"));
    offer(&mut state, Main::Harvest, Main::Trade);
    assert_eq!(refused(&state, far), ("This plantation is out of reach of your pawn.".into(), "harvest"));
    assert_eq!(refused(&state, bare), ("There is no plantation here.".into(), "harvest"));
    let mut state = table(4);
    grow(&mut state, B, "k8");
    offer(&mut state, Main::Plant, Main::Trade);
    assert_eq!(refused(&state, far), ("There is a plantation here already.".into(), "plant"));
    assert_eq!(refused(&state, bare), ("You plant where your pawn stands.".into(), "plant"));
}

#[test]
fn a_starting_tile_says_what_it_does_once() {
    let mut state = table_with(4, true);
    state.table.estates[A].tile = Some(Tile::Porters);
    offer(&mut state, Main::Trade, Main::Plant);
    assert_eq!(refused(&state, Part::Tile), ("Once: harvest anywhere. Not useful now.".into(), "starting-tiles"));
}

#[test]
fn chests_that_are_lacking_are_listed_with_commas() {
    let mut state = table(4);
    state.table.estates[A].chests = [0; 3];
    let row = Contracts::ALL.iter().find(|row| row.order().demand == [1, 1, 1]).expect("a contract");
    load(&mut state, [row.0, 0, 12]);
    offer(&mut state, Main::Trade, Main::Plant);
    assert_eq!(refused(&state, Part::Wagon(0)).0, "You lack 1 black, 1 green and 1 white for this contract.");
}

#[test]
fn a_harvest_says_whose_plantation_it_was() {
    let mut state = table(4);
    grow(&mut state, B, "k2");
    offer(&mut state, Main::Harvest, Main::Trade);
    let story = lines(&act(&mut state, "harvest k2"));
    assert!(story.contains(&"Asha takes a black chest from Bao’s plantation".into()), "{story:?}");
    let story = lines(&act(&mut state, "harvest k1"));
    assert!(story.contains(&"Asha takes a black chest".into()), "{story:?}");
}

#[test]
fn an_estate_stands_where_the_majorities_would_put_it() {
    let mut state = table(4);
    let stands = |state: &State, seat: Seat, name: &str| {
        let view = Ceylon::view(state, Viewer::Seat(seat));
        Ceylon::standings(&view, seat).into_iter().find(|(other, _)| other == name).map(|(_, value)| value)
    };
    let at: Hex = "k2".parse().expect("a hex");
    grow(&mut state, B, "k2");
    let name = format!("in {}", names_of::district(at.district()));
    assert_eq!(stands(&state, B, &name).as_deref(), Some("no place"), "no councillor is hired there");
    state.table.estates[B].hired.add(at.district());
    assert_eq!(stands(&state, B, &name).as_deref(), Some("first"));
    assert_eq!(stands(&state, A, &name).as_deref(), Some("no place"));
    let planted = state.table.estates[B].fields.len().to_string();
    assert_eq!(stands(&state, B, "plantations"), Some(planted));
}

#[test]
fn the_last_card_says_how_many_turns_are_left() {
    let closing = |active: Seat| {
        let mut state = table(4);
        (state.table.active, state.table.actor) = (active, active);
        // All but one card of the deck are among the discards.
        let last = state.deck.kinds().next().expect("a card");
        state.deck = Cards::default();
        state.deck.add(last);
        state.table.deck = 1;
        let mut events = Vec::new();
        let card = legal(&state)[0];
        for action in [card, Action::Rupees { tile: false }, Action::Rupees { tile: false }]
            .into_iter()
            .chain([Action::Rupees { tile: false }; 2])
        {
            Ceylon::apply(&mut state, action, &mut Chance::stream(11), &mut events);
        }
        (lines(&events).into_iter().find(|line| line.contains("the last card")), state.table.stage == Stage::Over)
    };
    assert_eq!(closing(A), (Some("Asha draws the last card: 3 more turns, without a draw".into()), false));
    assert_eq!(closing(C), (Some("Clara draws the last card: 1 more turn, without a draw".into()), false));
    assert_eq!(closing(D), (Some("Dev draws the last card: the game ends".into()), true));
}

#[test]
fn the_last_marker_says_how_many_turns_are_left() {
    let closing = |active: Seat| {
        let mut state = table(4);
        (state.table.active, state.table.actor) = (active, active);
        state.table.estates[active].markers = 1;
        state.table.estates[active].rupees = 9;
        let there = format!("{}2", ["k", "d", "u", "r"][active.index()]);
        stand(&mut state, active, &there);
        let mut events = Vec::new();
        let card = Action::Card { own: Main::Plant, other: Main::Harvest };
        give_card(&mut state, Main::Plant, Main::Harvest);
        let plant = format!("plant {there}").parse().expect("notation");
        for action in [card, plant] {
            Ceylon::apply(&mut state, action, &mut Chance::stream(11), &mut events);
        }
        lines(&events).into_iter().find(|line| line.contains("the last marker"))
    };
    assert_eq!(closing(A).as_deref(), Some("Asha places the last marker: 3 more turns after this one"));
    assert_eq!(closing(C).as_deref(), Some("Clara places the last marker: 1 more turn after this one"));
    assert_eq!(closing(D).as_deref(), Some("Dev places the last marker: this is the last turn"));
}
