//! Tests of worker turns: rows, icons and their order, free steps.

use super::*;

mod workers {
    use super::*;

    #[test]
    fn odd_rounds_use_the_row_of_the_number_before_removal() {
        let scene = Scene::asking(Task::Turn); // three workers are on each board
        assert_eq!(scene.legal_of("work").len(), 12);
        let scene = scene.play("work harbor left");
        assert_eq!(scene.table.worker_count(Board::Harbor), 2);
        assert_eq!(scene.player().goods.0, [0, 0, 0, 0, 0, 1], "row 3 of the Harbor: cannon, $2 or three cubes");
        assert!(matches!(scene.events[0], Event::Worked { row: 3, placed: false, .. }));
    }

    #[test]
    fn even_rounds_use_the_row_of_the_number_after_placing() {
        let scene = Scene::asking(Task::Turn).with(|table| {
            table.round = 2;
            table.workers = [[0; 5]; 4];
            table.workers[0][1] = 1;
        });
        let scene = scene.play("work governor right");
        let worked = scene.events.iter().find(|event| matches!(event, Event::Worked { .. }));
        assert!(matches!(worked, Some(Event::Worked { row: 2, placed: true, .. })), "{worked:?}");
    }

    #[test]
    fn several_own_workers_may_be_on_one_board() {
        let scene = Scene::asking(Task::Turn).with(|table| {
            table.round = 2;
            table.workers = [[0; 5]; 4];
            table.workers[3][0] = 2;
        });
        assert!(scene.can("work tavern instead"));
        assert_eq!(scene.play("work tavern left").table.workers[3][0], 3);
    }

    #[test]
    fn a_full_board_takes_no_more_workers() {
        for (seats, most) in [(2, 3), (3, 3), (4, 4)] {
            let mut scene = Scene::new(seats).with(|table| {
                table.round = 4;
                table.workers = [[0; 5]; 4];
                table.workers[1][1] = most;
            });
            scene.table.tasks.push(Task::Turn);
            assert!(!scene.can("work market instead"), "{seats} players");
            assert!(scene.can("work governor instead"));
        }
    }

    #[test]
    fn without_a_worker_on_a_board_none_is_removed() {
        let scene = Scene::asking(Task::Turn).with(|table| table.workers[2][0] = 0);
        assert!(!scene.can("work harbor instead"));
    }

    #[test]
    fn the_alternatives_are_the_four_main_actions() {
        for (board, icon) in
            [("governor", Icon::Build), ("market", Icon::Trade), ("harbor", Icon::Fulfil), ("tavern", Icon::Hire)]
        {
            let scene = Scene::asking(Task::Turn).money(10).goods([0, 2, 0, 2, 0, 0]).with(|table| {
                table.captains = Captain(1).bit();
                table.spaces[0] = Some(Contract(2));
            });
            let scene = scene.play(&format!("work {board} instead"));
            assert_eq!(scene.top(), Some((ME, Task::Icon(icon, Source::Row))));
        }
    }

    #[test]
    fn a_worker_must_be_moved() {
        assert!(!Scene::asking(Task::Turn).can("done"));
    }

    #[test]
    fn the_alternative_replaces_the_whole_row() {
        let scene = Scene::asking(Task::Turn).play("work governor instead");
        assert_eq!(scene.possessions(), BARE, "nothing can be built, and nothing of the row is gained");
    }
}

mod order {
    use super::*;

    #[test]
    fn icons_are_done_from_left_to_right() {
        // Harbor row 1 with three players: contract, then a star.
        let scene = Scene::asking(Task::Turn).goods([0, 1, 0, 2, 0, 0]).with(|table| {
            table.workers[2] = [1, 0, 0, 0, 0];
            table.spaces[3] = Some(Contract(2));
            table.spaces[0] = Some(Contract(1));
        });
        let scene = scene.play("work harbor row");
        assert_eq!(scene.player().step, 0);
        let scene = scene.play("fulfil 4 red; points blue");
        assert_eq!(scene.possessions(), Possessions { blue: 2, red: 5, step: 1, money: 1, ..BARE });
    }

    #[test]
    fn consequences_of_an_icon_are_finished_first() {
        // The first of the Academy's two stars reaches step 10, whose build must be finished before the second star.
        let scene = Scene::icon(Icon::Build).cubes([1, 3, 2]).with(|table| table.players[ME].step = 9);
        let scene = scene.play("build academy; points blue");
        assert_eq!(scene.top(), Some((ME, Task::Half(10))));
        let scene = scene.play("half left");
        assert_eq!((scene.player().step, scene.top()), (10, Some((ME, Task::Icon(Icon::Build, Source::Reputation)))));
        let scene = scene.play("build well");
        assert_eq!((scene.player().step, scene.player().money), (11, 2));
    }

    #[test]
    fn a_half_may_be_chosen_though_its_main_action_is_impossible() {
        // Governor row 2 with three players: build or contract, each with a star.
        let scene = Scene::asking(Task::Turn).with(|table| table.workers[0] = [1, 1, 0, 0, 0]);
        assert_eq!(scene.play("work governor right").possessions(), Possessions { step: 1, money: 1, ..BARE });
    }

    #[test]
    fn a_declined_main_action_leaves_the_plain_gains() {
        let scene = Scene::asking(Task::Turn).cubes([0, 2, 0]).with(|table| table.workers[0] = [1, 1, 0, 0, 0]);
        let scene = scene.play("work governor left; done");
        assert_eq!((scene.player().step, scene.player().buildings), (1, 0));
        assert!(scene.events.iter().any(|event| matches!(event, Event::Declined { icon: Icon::Build, .. })));
    }

    #[test]
    fn a_decision_with_one_answer_is_not_asked() {
        let scene = Scene::asking(Task::Turn).play("work governor instead");
        assert_eq!(scene.top().map(|(seat, _)| seat), Some(Seat(1)), "no build, nothing after: the next player's turn");
    }

    #[test]
    fn choices_of_the_track_are_made_step_by_step() {
        let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = 8).resolved();
        assert_eq!(scene.legal(), ["half left", "half right"]);
        assert_eq!(
            scene.play("half right; cube ore").possessions(),
            Possessions { step: 9, goods: [0, 0, 1, 0, 0, 0], ..BARE }
        );
    }

    #[test]
    fn each_step_of_the_track_gives_what_is_printed_on_it() {
        let step = |to: u8, then: &str| {
            let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = to - 1).resolved().play(then);
            Possessions { step: 0, ..scene.possessions() }
        };
        let money = |money| Possessions { money, ..BARE };
        let good = |good: Good| Possessions { goods: Goods::one(good).0, ..BARE };
        let blue = |blue| Possessions { blue, ..BARE };
        let grown = Possessions { population: 11, ..BARE };
        assert_eq!(step(1, ""), money(1));
        assert_eq!(step(2, ""), good(Good::Wheat));
        assert_eq!(step(3, "points blue"), blue(1));
        assert_eq!(step(4, ""), money(2));
        assert_eq!(step(5, "cube wood"), good(Good::Wood));
        assert_eq!(step(6, ""), money(2));
        assert_eq!(step(7, "points blue"), blue(1));
        assert_eq!(step(8, ""), grown);
        assert_eq!(step(9, "half left"), money(3));
        assert_eq!(step(10, "half right"), BARE, "with nothing to trade it is not even asked");
        assert_eq!(step(11, ""), money(2));
        assert_eq!(step(12, "half left"), good(Good::Barrel));
        assert_eq!(step(12, "half right"), good(Good::Tobacco));
        assert_eq!(step(13, "points blue"), blue(1));
        assert_eq!(step(14, ""), money(3));
        assert_eq!(step(15, "half left"), BARE);
        assert_eq!(step(16, ""), grown);
        assert_eq!(step(17, "points blue"), blue(1));
        assert_eq!(step(18, ""), money(4));
        assert_eq!(step(19, "points blue"), blue(1));
        assert_eq!(step(20, "points red"), Possessions { red: 3, ..BARE });
    }

    #[test]
    fn each_star_beyond_the_last_step_gives_two_dollars() {
        let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = 20).resolved();
        assert_eq!(scene.possessions(), Possessions { step: 20, money: 2, ..BARE });
    }
}

mod free_steps {
    use super::*;

    #[test]
    fn city_hall_works_before_and_after_the_worker_moves() {
        for task in [Task::Turn, Task::AfterMove] {
            let scene = Scene::asking(task).owning(Building::CityHall).goods([0, 0, 0, 2, 0, 0]).play("star");
            assert_eq!((scene.player().step, scene.player().money), (1, 1));
            assert_eq!(scene.play("star").player().goods.0, [1, 0, 0, 0, 0, 0], "the second step gives wheat");
        }
    }

    #[test]
    fn city_hall_does_not_work_in_other_decisions() {
        for task in [Task::Ship, Task::LastCaptains, Task::Proof, Task::Icon(Icon::Build, Source::Row)] {
            let scene = Scene::asking(task).owning(Building::CityHall).goods([0, 0, 0, 2, 0, 0]);
            assert!(!scene.can("star"), "{task:?}");
        }
    }

    #[test]
    fn the_dryer_makes_two_tobacco_of_three_wood() {
        let scene = Scene::asking(Task::Turn).owning(Building::Dryer).cubes([0, 6, 0]).play("dry; dry");
        assert_eq!(scene.player().goods.0, [0, 0, 0, 0, 4, 0]);
        assert_eq!((scene.table.supply[Good::Wood], scene.table.supply[Good::Tobacco]), (22, 8));
    }

    #[test]
    fn the_distillery_makes_two_barrels_of_three_wheat() {
        let scene = Scene::asking(Task::Turn).owning(Building::Distillery).cubes([4, 0, 0]).play("distil");
        assert_eq!(scene.player().goods.0, [1, 0, 0, 2, 0, 0]);
        assert!(!scene.can("distil"));
    }

    #[test]
    fn conversions_need_both_goods_in_the_supply() {
        let scene = Scene::asking(Task::Turn).owning(Building::Dryer).cubes([0, 6, 0]);
        assert!(!scene.with(|table| table.supply[Good::Tobacco] = 1).can("dry"));
    }

    #[test]
    fn conversions_are_allowed_wherever_goods_matter() {
        let works = |task| Scene::asking(task).owning(Building::Dryer).cubes([0, 3, 0]).can("dry");
        let icon = |icon| Task::Icon(icon, Source::Row);
        for task in [
            Task::Ship,
            Task::Turn,
            Task::AfterMove,
            icon(Icon::Build),
            icon(Icon::Hire),
            icon(Icon::Fulfil),
            icon(Icon::Trade),
            Task::Overflow,
            Task::LastCaptains,
            Task::Proof,
        ] {
            assert!(works(task), "{task:?}");
        }
        for task in [Task::Half(9), Task::Swear, Task::Exchange, icon(Icon::Cube), icon(Icon::Either(1))] {
            assert!(!works(task), "{task:?}");
        }
    }

    #[test]
    fn a_conversion_in_a_contract_makes_it_payable() {
        let scene = Scene::icon(Icon::Fulfil).cubes([0, 4, 0]).owning(Building::Dryer);
        let scene = scene.with(|table| table.spaces[0] = Some(Contract(6)));
        assert!(scene.legal_of("fulfil").is_empty());
        assert_eq!(scene.play("dry; fulfil 1 red").player().points, [0, 5]);
    }

    #[test]
    fn allegiances_are_not_paid_between_icons_or_in_other_phases() {
        for task in [Task::Ship, Task::LastCaptains, Task::Icon(Icon::Trade, Source::Row)] {
            let scene = Scene::asking(task).money(30).with(|table| table.players[ME].allegiance = Some(Allegiance(9)));
            assert!(!scene.can("prove"), "{task:?}");
        }
    }
}

#[test]
fn contract_bonuses_are_those_of_the_space() {
    for (seats, spaces) in
        [(4, vec![(1, 0), (1, 0), (0, 1), (2, 0), (0, 2)]), (3, vec![(1, 0), (0, 1), (2, 0), (0, 2)])]
    {
        for (space, (stars, points)) in spaces.into_iter().enumerate() {
            let mut scene =
                Scene::new(seats).goods([0, 1, 0, 2, 0, 0]).with(|table| table.spaces[space] = Some(Contract(2)));
            scene.table.tasks.push(Task::Icon(Icon::Fulfil, Source::Row));
            let mut scene = scene.play(&format!("fulfil {} red", space + 1));
            if points > 0 {
                scene = scene.play("points blue");
            }
            assert_eq!(
                (scene.player().step, scene.player().points),
                (stars, [points, 5]),
                "space {space}, {seats} players"
            );
        }
    }
}
