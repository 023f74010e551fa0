//! docs/rules/chai.md 2, 3, 4, 8 and 9: setup, the assistant, the end of the year, the end.

use super::scenario::{ONE, Scenario, TWO};
use crate::engine::{Determinize, Game, Seat, SeatSet, Viewer, variant};
use crate::games::chai::data::CardId;
use crate::games::chai::events::Gain;
use crate::games::chai::pieces::Tea::{Black, Green, Oolong, White, Yellow};
use crate::games::chai::places::Road;
use crate::games::chai::places::Space::{Field, L1};
use crate::games::chai::state::{Side, Stage};
use crate::games::chai::{Chai, Event, GOAL_REACHED, LAST_YEAR, Options, score};

#[test]
fn setup_follows_the_rulebook() {
    let scene = Scenario::begin(2, &Options::default());
    let table = &scene.state.table;
    assert_eq!((table.market.iter().flatten().count(), scene.state.cards.len()), (5, 25));
    assert_eq!((table.ships.iter().flatten().count(), scene.state.ships.len()), (3, 15));
    assert_eq!((table.supply.total(), table.road.len, table.goal), (60, [6, 0], 4));
    assert_ne!(table.merchants.0[0].tea, table.merchants.0[1].tea);
    assert_eq!(table.stage, Stage::Walk);
}

#[test]
fn the_coin_goes_to_the_higher_die_and_equal_dice_are_rolled_again() {
    let mut again = 0;
    for seed in 0..60 {
        let mut events = Vec::new();
        let state = Chai::setup(&Options::default(), 2, &mut crate::engine::Chance::stream(seed), &mut events);
        let rolls: Vec<[u8; 2]> = events
            .iter()
            .filter_map(|event| if let Event::CoinRolled { dice } = event { Some(*dice) } else { None })
            .collect();
        let (last, before) = rolls.split_last().expect("a roll");
        assert!(before.iter().all(|dice| dice[0] == dice[1]) && last[0] != last[1]);
        assert_eq!(state.table.coin, Seat(u8::from(last[1] > last[0])));
        again += before.len();
    }
    assert!(again > 0);
}

/// Returns a two-player game in which the first merchant has the coin and the markers are in order.
fn game_of_two() -> Scenario {
    let mut scene = Scenario::begin(2, &Options::default());
    let table = scene.table();
    (table.coin, table.starter, table.turn) = (ONE, ONE, ONE);
    table.road = Road::new([0, 1, 2, 3, 4, 5]);
    scene
}

#[test]
fn the_assistant_walks_one_to_three_markers_and_both_merchants_are_paid_the_starter_first() {
    let mut scene = game_of_two();
    assert_eq!(scene.legal(), ["walk 1", "walk 2", "walk 3"]);
    scene.act("walk 2");
    // Marker B: yellow and black, then one unit.
    assert_eq!((scene.seat(), scene.legal()), (Some(ONE), vec!["take yellow".to_string(), "take black".into()]));
    scene.act("take black");
    assert!(scene.emitted(&Event::Gained { seat: ONE, tea: Yellow, why: Gain::Shown }), "the last one comes by itself");
    scene.act("take white");
    assert_eq!(scene.seat(), Some(TWO));
    scene.acts(&["take yellow", "done"]);
    let table = &scene.state.table;
    assert_eq!((table.road.len, table.road.side, table.road.gap, table.road.markers[1][0]), ([5, 1], 0, 1, 1));
    assert_eq!(table.merchants.0[0].dice.total(), 7);
    assert_eq!((table.stage, scene.seat()), (Stage::Turn, Some(ONE)));
}

// FAQ, harvest board 1.
#[test]
fn units_are_different_teas_or_steps_in_any_order_and_may_repeat_a_shown_tea() {
    let mut scene = game_of_two();
    scene.acts(&["walk 1", "take green", "take green"]);
    assert!(!scene.is_legal("take green"), "chosen teas differ from each other");
    assert!(scene.is_legal("take oolong") && scene.is_legal("step field green l1") && scene.is_legal("done"));
    scene.act("step field oolong r1");
    assert_eq!((scene.seat(), scene.tokens(ONE, Field, Green)), (Some(TWO), 2));
}

#[test]
fn several_units_may_move_the_token_just_taken() {
    let mut scene = game_of_two();
    scene.acts(&["walk 3", "take white", "take green", "step field green l1", "step l1 green l2"]);
    assert_eq!(scene.tokens(ONE, crate::games::chai::places::Space::L2, Green), 1);
}

#[test]
fn a_shown_tea_that_is_out_is_lost() {
    let mut scene = game_of_two();
    scene.put(TWO, L1, Green, 10).act("walk 1");
    assert!(scene.emitted(&Event::Missed { seat: ONE, tea: Green }));
    assert!(scene.emitted(&Event::Gained { seat: ONE, tea: Oolong, why: Gain::Shown }));
}

#[test]
fn the_starter_of_the_year_stays_starter_though_the_coin_is_taken() {
    let mut scene = Scenario::two_players(&[1], &[6]);
    scene.acts(&["harvest 1 white", "palace coin 6"]);
    assert_eq!((scene.state.table.year, scene.state.table.starter), (1, TWO));
}

// FAQ, end of year 5.
#[test]
fn market_cards_slide_toward_slot_1_whose_card_goes_under_the_deck() {
    let mut scene = Scenario::two_players(&[3, 3], &[]);
    for (slot, card) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
        scene.market(slot, card);
    }
    scene.acts(&["market 3 3", "plant fl", "pass"]);
    let market: Vec<u8> = scene.state.table.market.iter().flatten().map(|card| card.number()).collect();
    assert_eq!(market[..3], [2, 4, 5]);
    assert_eq!((market.len(), scene.state.cards.cards()[0]), (5, 1));
}

// FAQ, solo market 5.
#[test]
fn when_the_deck_runs_out_the_market_is_filled_one_last_time() {
    let mut scene = Scenario::two_players(&[3, 3], &[]);
    scene.clear(1).clear(2).shorten(1);
    let kept = scene.state.table.market[2];
    scene.act("pass");
    let market = scene.state.table.market;
    assert_eq!((market.iter().flatten().count(), market[0]), (4, kept));
    assert!(scene.state.table.closed && scene.emitted(&Event::MarketClosed));
    while scene.state.table.year == 1 {
        let last = scene.legal().pop().expect("an action"); // pass, stop, or take what is shown
        scene.act(&last);
    }
    assert_eq!(scene.state.table.market, market, "nothing is removed, slides or is dealt any more");
}

#[test]
fn the_game_ends_after_the_year_in_which_the_goal_was_reached() {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.sailed(ONE, &[16, 1, 2, 3]);
    scene.act("harvest 1 white");
    assert!(scene.outcome().is_none(), "the year is played out");
    scene.act("harvest 1 white");
    let outcome = scene.outcome().expect("over");
    assert_eq!((outcome.end, outcome.winners), (GOAL_REACHED, SeatSet::one(ONE)));
    assert_eq!(outcome.scores[ONE], 4 + 3 * 3 + 1);
}

#[test]
fn the_eighth_year_is_the_last() {
    let mut scene = Scenario::two_players(&[1], &[]);
    scene.table().year = 7;
    scene.act("harvest 1 white");
    assert_eq!(scene.outcome().map(|outcome| outcome.end), Some(LAST_YEAR));
}

#[test]
fn goals_of_three_and_five_are_played_too() {
    for goal in [3, 5] {
        let options: Options = variant::read(&format!("goal={goal}")).expect("options");
        assert_eq!(Scenario::begin(2, &options).state.table.goal, goal);
    }
}

// docs/rules/chai.md 9; FAQ, end of year 6 to 8.
#[test]
fn side_a_counts_clippers_crates_process_and_blooming_cards_of_its_tea() {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.card_of(ONE, Green, Side::A).sailed(ONE, &[1, 16, 2]);
    // Fixing (green), an empty crate of green, blooming green face down, fermentation of green.
    scene.card(ONE, "fl", 4).card(ONE, "fr", 25).card(ONE, "l1", 19).card(ONE, "l2", 16);
    scene.merchant(ONE).face_down = 1 << 5;
    assert_eq!(score::count(&scene.state.table, ONE), [3 + 4 + 3, 1 + 2 + 1, 0, 1 + 1 + 1 + 1]);
    scene.card_of(ONE, Green, Side::B);
    assert_eq!(score::count(&scene.state.table, ONE)[3], 0);
}

#[test]
fn a_crate_scores_when_full_and_waiting_ships_and_tea_do_not() {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.card(ONE, "fl", 30).ship(ONE, 1, 10, &[Black]).put(ONE, Field, White, 3);
    assert_eq!(score::total(&scene.state.table, ONE), 0);
    scene.merchant(ONE).stored[0] = 2;
    assert_eq!(score::count(&scene.state.table, ONE), [0, 0, 3, 0]);
}

#[test]
fn ties_are_broken_by_ships_then_crates_then_tea_and_else_shared() {
    let mut scene = Scenario::two_players(&[1], &[1]);
    scene.card_of(ONE, Green, Side::B).card_of(TWO, Yellow, Side::B);
    let winners = |scene: &Scenario| score::outcome(&scene.state, GOAL_REACHED).winners;
    assert_eq!(winners(&scene).len(), 2);
    scene.put(TWO, Field, White, 1);
    assert_eq!(winners(&scene), SeatSet::one(TWO));
    // A full crate worth three points against blooming and process cards worth three.
    scene.card(ONE, "fl", 30).card(TWO, "fl", 21).card(TWO, "fr", 1);
    scene.merchant(ONE).stored[0] = 2;
    assert_eq!(winners(&scene), SeatSet::one(ONE));
    // Ships worth 3 and 4 points against one worth 7.
    scene.sailed(ONE, &[10]).sailed(TWO, &[1, 16]);
    assert_eq!(winners(&scene), SeatSet::one(TWO));
}

// docs/rules/chai.md 17.23.
#[test]
fn cards_once_seen_are_remembered_by_both() {
    let mut scene = Scenario::two_players(&[6, 1], &[1]);
    scene.on_top(&[1, 2, 3, 4]);
    scene.acts(&["market 6 6", "keep 2", "top 2", "plant fl"]);
    for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Public] {
        let view = Chai::view(&scene.state, viewer);
        let top: Vec<Option<u8>> = view.cards[..3].iter().map(|card| card.map(CardId::number)).collect();
        assert_eq!(top, [Some(3), Some(1), Some(4)]);
        let determinized = Chai::determinize(&view, &mut crate::engine::Chance::stream(5));
        assert_eq!(Chai::view(&determinized, viewer), view);
    }
}

#[test]
fn cards_never_seen_are_unknown_and_differ_between_determinized_states() {
    let scene = Scenario::begin(2, &Options::default());
    let view = Chai::view(&scene.state, Viewer::Seat(ONE));
    assert_eq!(view.cards.iter().flatten().count(), 1, "the top card alone");
    assert_eq!(view.ships.iter().flatten().count(), 1);
    let mut chance = crate::engine::Chance::stream(3);
    let determinized = [Chai::determinize(&view, &mut chance), Chai::determinize(&view, &mut chance)];
    assert_ne!(determinized[0].cards, determinized[1].cards);
}

#[test]
fn year_cards_to_come_are_known_in_order_and_unknown_when_shuffled() {
    let scene = Scenario::begin(1, &Options::default());
    assert!(Chai::view(&scene.state, Viewer::Seat(ONE)).years.iter().all(Option::is_some));
    let options: Options = variant::read("years=shuffled").expect("options");
    let scene = Scenario::begin(1, &options);
    assert_eq!(Chai::view(&scene.state, Viewer::Seat(ONE)).years.iter().flatten().count(), 0);
}

#[test]
fn only_the_order_of_the_decks_is_hidden() {
    let scene = Scenario::begin(2, &Options::default());
    let visible_events: Vec<Event> =
        scene.events.iter().filter_map(|event| Chai::redact(event, Viewer::Seat(ONE))).collect();
    assert_eq!(visible_events.len(), scene.events.len());
    assert_eq!(visible_events[0], Event::Shuffled { cards: vec![], ships: vec![], years: vec![] });
    assert_eq!(visible_events[1..], scene.events[1..]);
}
