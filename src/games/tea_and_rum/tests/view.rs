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
fn what_could_be_done_is_what_is_legal_where_it_is_asked() {
    let mut asked = [0; 5];
    positions(|state, legal, _, _, _| {
        let (view, seat) = (view_of(state), state.0.active);
        match state.0.decision().map(|(_, task)| task) {
            Some(Task::Icon(Icon::Build, _)) => {
                asked[0] += 1;
                for building in Building::ALL {
                    let can = legal.iter().any(|action| matches!(action, Action::Build(of, _) if *of == building));
                    assert_eq!(view.could_build(seat, building), can, "{building:?}");
                }
            }
            Some(Task::Icon(Icon::Hire, _)) => {
                asked[1] += 1;
                for captain in Captain::all() {
                    let can = legal.iter().any(|action| matches!(action, Action::Hire(of, _) if *of == captain));
                    assert_eq!(view.could_hire(seat, captain), can, "{captain:?}");
                }
            }
            Some(Task::Icon(Icon::Fulfil, _)) => {
                asked[2] += 1;
                for space in 0..5 {
                    let can = legal.iter().any(|action| matches!(action, Action::Fulfil(of, _) if *of == space));
                    assert_eq!(view.could_fulfil(seat, space), can, "space {space}");
                }
            }
            Some(Task::Ship) => {
                asked[3] += 1;
                for ship in members(view.table.ships).map(Ship) {
                    let can = legal.iter().any(|action| matches!(action, Action::Ship(of, _) if *of == ship));
                    assert_eq!(view.could_buy_ship(seat, ship), can, "{ship:?}");
                }
            }
            Some(Task::Foundry) => {
                asked[4] += 1;
                assert_eq!(legal.last(), Some(&Action::Smelt(view.could_smelt())));
            }
            _ => {}
        }
    });
    assert!(asked.iter().all(|count| *count > 0), "every decision was met: {asked:?}");
}

#[test]
fn as_many_cards_could_be_chosen_as_there_are() {
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
fn others_could_follow_where_a_worker_has_left_a_row() {
    let mut followed = 0;
    positions(|state, _, action, _, _| {
        let Action::Work(board, _) = action else { return };
        let following = view_of(state).could_follow(board);
        let mut table = state.0.clone();
        table.move_worker(board, table.active.index());
        let others = Seat::all(table.seats).filter(|seat| *seat != table.active);
        if following.row.is_some() {
            followed += 1;
            let could = others.filter(|seat| table.workers_left(*seat) > 0);
            let could = could.filter(|seat| table.row_number(board, seat.index()).is_some());
            assert_eq!(could.collect::<Vec<_>>(), following.seats.iter().collect::<Vec<_>>());
        }
        assert_eq!(following.row, table.live_row(board));
    });
    assert!(followed > 0);
}

#[test]
fn the_crown_could_call_exactly_from_below_eight() {
    let scene = Scene::asking(Task::Turn).with(|table| table.players[ME].points = [6, 0]);
    let view = |scene: &Scene| TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(ME));
    assert_eq!(scene.me().points_to_call(), 2);
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
fn what_is_left_to_exchange_falls_by_ten_a_point() {
    let scene = Scene::asking(Task::Exchange).money(35).with(|table| {
        table.stage = Stage::Exchange;
        table.exchange[ME] = [1, 1];
    });
    let state = State(scene.table);
    assert_eq!(TeaAndRum::view(&state, Viewer::Seat(ME)).left_to_exchange(ME), 15);
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
    }
}

#[test]
fn events_tell_all_that_changes_for_a_player() {
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
                let change = Change::of(seat, &emitted);
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
