//! Compares the options that the view reports with the legal actions, and the changes that events report with the
//! actual ones.

use super::*;
use crate::engine::Turn;

/// Plays random games and calls `look` at each ply with the position, its legal actions, the action taken, the next
/// position and the events.
fn positions(mut look: impl FnMut(&State, &[Action], Action, &State, &[Event])) {
    for seed in 0..12 {
        let mut luck = Chance::stream(seed);
        let mut state = TeaAndRum::setup(&Options::default(), 2 + (seed % 3) as u8, &mut luck, &mut ());
        let mut legal = Vec::new();
        while let Turn::Act(_) = TeaAndRum::turn(&state) {
            legal.clear();
            TeaAndRum::legal(&state, &mut legal);
            let action = legal[luck.index(legal.len())];
            let mut events = Vec::new();
            let mut after = state.clone();
            TeaAndRum::apply(&mut after, action, &mut luck, &mut events);
            look(&state, &legal, action, &after, &events);
            state = after;
        }
    }
}

fn view_of(state: &State) -> View {
    TeaAndRum::view(state, Viewer::Seat(state.0.active))
}

#[test]
fn predicates_of_the_view_agree_with_the_legal_lists() {
    let mut counts = [0; 5];
    positions(|state, legal, _, _, _| {
        let (view, seat) = (view_of(state), state.0.active);
        match state.0.decision().map(|(_, task)| task) {
            Some(Task::Icon(Icon::Build, _)) => {
                counts[0] += 1;
                for building in Building::ALL {
                    let can = legal.iter().any(|action| matches!(action, Action::Build(of, _) if *of == building));
                    assert_eq!(view.could_build(seat, building), can, "{building:?}");
                }
            }
            Some(Task::Icon(Icon::Hire, _)) => {
                counts[1] += 1;
                for captain in Captain::all() {
                    let can = legal.iter().any(|action| matches!(action, Action::Hire(of, _) if *of == captain));
                    assert_eq!(view.could_hire(seat, captain), can, "{captain:?}");
                }
            }
            Some(Task::Icon(Icon::Fulfil, _)) => {
                counts[2] += 1;
                for space in 0..5 {
                    let can = legal.iter().any(|action| matches!(action, Action::Fulfil(of, _) if *of == space));
                    assert_eq!(view.could_fulfil(seat, space), can, "space {space}");
                }
            }
            Some(Task::Ship) => {
                counts[3] += 1;
                for ship in members(view.table.ships).map(Ship) {
                    let can = legal.iter().any(|action| matches!(action, Action::Ship(of, _) if *of == ship));
                    assert_eq!(view.could_buy_ship(seat, ship), can, "{ship:?}");
                }
            }
            Some(Task::Foundry) => {
                counts[4] += 1;
                assert_eq!(legal.last(), Some(&Action::Smelt(view.could_smelt())));
            }
            _ => {}
        }
    });
    assert!(counts.iter().all(|count| *count > 0), "every decision was met: {counts:?}");
}

#[test]
fn the_number_of_cards_to_choose_from_is_right() {
    positions(|state, legal, _, _, _| {
        let Some((seat, Task::Icon(icon, _))) = state.0.decision() else { return };
        let mut chosen: Vec<String> = legal
            .iter()
            .filter(|action| matches!(action, Action::Build(..) | Action::Hire(..) | Action::Fulfil(..)))
            .map(|action| action.to_string().split(' ').take(2).collect())
            .collect();
        chosen.dedup();
        if let Some(count) = view_of(state).could_choose(seat, icon) {
            assert_eq!(count, chosen.len(), "{icon:?}: {chosen:?}");
        }
    });
}

#[test]
fn others_can_follow_while_a_row_is_left() {
    let mut followed = 0;
    positions(|state, _, action, _, _| {
        let Action::Work(board, _) = action else { return };
        let following = view_of(state).could_follow(board);
        let mut table = state.0.clone();
        table.move_worker(board, table.active.index());
        let others = Seat::all(table.seats).filter(|seat| *seat != table.active);
        if following.row.is_some() {
            followed += 1;
            let followers = others.filter(|seat| table.workers_left(*seat) > 0);
            let followers = followers.filter(|seat| table.row_number(board, seat.index()).is_some());
            assert_eq!(followers.collect::<Vec<_>>(), following.seats.iter().collect::<Vec<_>>());
        }
        assert_eq!(following.row, table.next_row(board));
    });
    assert!(followed > 0);
}

#[test]
fn the_crown_could_call_exactly_from_below_eight() {
    let scene = Scene::asking(Task::Turn).with(|table| table.players[ME].points = [6, 0]);
    let view = |scene: &Scene| TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(ME));
    assert_eq!(scene.player().points_to_call(), 2);
    assert!(!view(&scene).could_be_called(ME, 1));
    assert!(view(&scene).could_be_called(ME, 2) && view(&scene).could_be_called(ME, 7));
    let reached = scene.with(|table| table.players[ME].points = [8, 0]);
    assert!(!view(&reached).could_be_called(ME, 1), "it has called already");
    let sworn = reached.with(|table| {
        table.players[ME].points = [7, 0];
        table.players[ME].allegiance = Some(Allegiance(1));
    });
    assert!(!view(&sworn).could_be_called(ME, 3), "one allegiance a game");
    let last = Scene::asking(Task::Exchange).with(|table| {
        table.players[ME].points = [7, 0];
        table.stage = Stage::Exchange;
    });
    assert!(!view(&last).could_be_called(ME, 3), "the last exchange calls nobody");
}

#[test]
fn dollars_left_to_exchange_fall_by_ten_per_point() {
    let scene = Scene::asking(Task::Exchange).money(35).with(|table| {
        table.stage = Stage::Exchange;
        table.exchange[ME] = [1, 1];
    });
    let state = State(scene.table);
    let mine = TeaAndRum::view(&state, Viewer::Seat(ME));
    assert_eq!(mine.left_to_exchange(ME), 15);
    let (before, after) = (mine.table.players[ME], mine.after_exchange(ME));
    assert_eq!((after.money, after.points), (15, before.points.map(|points| points + 1)), "money and points follow");
    assert_eq!(mine.points(ME), Some(after.points));
    assert_eq!(TeaAndRum::view(&state, Viewer::Seat(Seat(1))).left_to_exchange(ME), 35, "the others see no exchange");
}

/// Returns the actual change between two states of a player.
fn difference(before: &Player, after: &Player) -> Change {
    let goods = |player: &Player| player.goods.0.map(i16::from);
    let (had, has) = (goods(before), goods(after));
    Change {
        money: i32::from(after.money) - i32::from(before.money),
        goods: core::array::from_fn(|good| has[good] - had[good]),
        points: [0, 1].map(|side| i32::from(after.points[side]) - i32::from(before.points[side])),
        steps: i32::from(after.step) - i32::from(before.step),
        citizens: i32::from(after.population) - i32::from(before.population),
        squares: i32::from(after.squares()) - i32::from(before.squares()),
        ..Change::default()
    }
}

#[test]
fn events_report_every_change_of_a_player() {
    let mut emitted: Vec<Event> = Vec::new();
    let mut before: Option<State> = None;
    let mut compared = 0;
    positions(|state, _, _, after, events| {
        // While a trade is open, its goods are neither in the warehouse nor gone, and its squares are not yet paid
        // for.
        let from = before.get_or_insert_with(|| state.clone());
        emitted.extend_from_slice(events);
        let ends = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::Wished { .. });
        let closes = |event: &Event| matches!(event, Event::SoldOut { .. } | Event::Exchanged { .. });
        let open = after.0.trade != Trade::default();
        if !open && !emitted.iter().any(|event| ends(event) || closes(event)) {
            for seat in Seat::all(after.0.seats) {
                let change = Change::from_events(seat, &emitted);
                assert_eq!(change, difference(&from.0.players[seat], &after.0.players[seat]), "{emitted:?}");
                compared += 1;
            }
        }
        if !open {
            emitted.clear();
            before = None;
        }
    });
    assert!(compared > 1_000);
}

#[test]
fn gains_after_a_choice_are_foreseen() {
    let foreseen =
        |table: Table, action: Action| Change::foreseen(&View { viewer: Viewer::Seat(ME), table }, &[action]);

    // The first of two stars asks for a colour, the second brings money.
    let mut table = Scene::asking(Task::Icon(Icon::Fulfil, Source::Row)).table;
    let card = Contract(1).card();
    table.spaces[2] = Some(Contract(1));
    table.players[ME].goods = card.pay;
    table.players[ME].step = 2;
    let change = foreseen(table, Action::Fulfil(2, Colour::Red));
    assert_eq!((change.steps, change.either, change.money), (2, 1, 2));
    assert_eq!(change.points, [0, card.points[1].into()]);

    // The cannon does not fit; the dollars come all the same.
    let mut table = Scene::asking(Task::Icon(Icon::Money(2), Source::Row)).table;
    table.tasks.push(Task::Icon(Icon::Cube, Source::Row));
    table.players[ME].goods = Goods::units(Good::Barrel, table.players[ME].squares());
    let change = foreseen(table, Action::Cube(Good::Ore));
    assert_eq!((change.goods[Good::Ore as usize], change.money), (1, 2));

    // A conversion leaves the decision open: the star that follows it is no gain of the conversion.
    let mut table = Scene::asking(Task::Icon(Icon::Star, Source::Row)).table;
    table.tasks.push(Task::Icon(Icon::Build, Source::Row));
    table.players[ME].buildings = Building::Dryer.bit();
    table.players[ME].goods = Building::Well.card().cost;
    table.players[ME].goods.add(&Goods::units(Works::Dryer.input(), Works::INPUT_COUNT));
    let change = foreseen(table, Action::Convert(Works::Dryer));
    assert_eq!(change.steps, 0);
    assert_eq!(change.goods[Works::Dryer.output() as usize], i16::from(Works::OUTPUT_COUNT));
}
