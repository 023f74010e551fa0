//! Turns of a worker: rows, icons and their order, main actions, the warehouse, free steps.

use super::*;

mod workers {
    use super::*;

    #[test]
    fn odd_rounds_use_the_row_of_the_number_before_removal() {
        let scene = Scene::asking(Task::Turn); // three workers stand on each board
        assert_eq!(scene.legal_of("work").len(), 12);
        let scene = scene.play("work harbor left");
        assert_eq!(scene.table.crowd(Board::Harbor), 2);
        assert_eq!(scene.me().goods.0, [0, 0, 0, 0, 0, 1], "row 3 of the Harbor: cannon, $2 or three cubes");
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
    fn several_own_workers_may_stand_on_one_board() {
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
        assert_eq!(scene.has(), BARE, "nothing can be built, and nothing of the row is gained");
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
        assert_eq!(scene.me().step, 0);
        let scene = scene.play("fulfil 4 red; points blue");
        assert_eq!(scene.has(), Has { blue: 2, red: 5, step: 1, money: 1, ..BARE });
    }

    #[test]
    fn what_an_icon_sets_off_is_finished_first() {
        // The two stars of the Academy stop at step 10 for a build before the second star.
        let scene = Scene::icon(Icon::Build).cubes([1, 3, 2]).with(|table| table.players[ME].step = 9);
        let scene = scene.play("build academy; points blue");
        assert_eq!(scene.top(), Some((ME, Task::Half(10))));
        let scene = scene.play("half left");
        assert_eq!((scene.me().step, scene.top()), (10, Some((ME, Task::Icon(Icon::Build, Source::Reputation)))));
        let scene = scene.play("build well");
        assert_eq!((scene.me().step, scene.me().money), (11, 2));
    }

    #[test]
    fn a_half_may_be_chosen_though_its_main_action_is_impossible() {
        // Governor row 2 with three players: build or contract, a star with each.
        let scene = Scene::asking(Task::Turn).with(|table| table.workers[0] = [1, 1, 0, 0, 0]);
        assert_eq!(scene.play("work governor right").has(), Has { step: 1, money: 1, ..BARE });
    }

    #[test]
    fn a_declined_main_action_leaves_the_plain_gains() {
        let scene = Scene::asking(Task::Turn).cubes([0, 2, 0]).with(|table| table.workers[0] = [1, 1, 0, 0, 0]);
        let scene = scene.play("work governor left; done");
        assert_eq!((scene.me().step, scene.me().buildings), (1, 0));
        assert!(scene.events.iter().any(|event| matches!(event, Event::Declined { icon: Icon::Build, .. })));
    }

    #[test]
    fn a_decision_with_one_answer_is_not_asked() {
        let scene = Scene::asking(Task::Turn).play("work governor instead");
        assert_eq!(scene.top().map(|(seat, _)| seat), Some(Seat(1)), "no build, nothing after: the next player's turn");
    }

    #[test]
    fn choices_of_the_track_are_made_step_by_step() {
        let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = 8).settled();
        assert_eq!(scene.legal(), ["half left", "half right"]);
        assert_eq!(scene.play("half right; cube ore").has(), Has { step: 9, goods: [0, 0, 1, 0, 0, 0], ..BARE });
    }

    #[test]
    fn each_step_of_the_track_gives_what_stands_on_it() {
        let step = |to: u8, then: &str| {
            let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = to - 1).settled().play(then);
            Has { step: 0, ..scene.has() }
        };
        let money = |money| Has { money, ..BARE };
        let good = |good: Good| Has { goods: Goods::one(good).0, ..BARE };
        let blue = |blue| Has { blue, ..BARE };
        let grown = Has { population: 11, ..BARE };
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
        assert_eq!(step(20, "points red"), Has { red: 3, ..BARE });
    }

    #[test]
    fn each_star_beyond_the_last_step_gives_two_dollars() {
        let scene = Scene::icon(Icon::Star).with(|table| table.players[ME].step = 20).settled();
        assert_eq!(scene.has(), Has { step: 20, money: 2, ..BARE });
    }
}

mod crown {
    use super::*;

    #[test]
    fn the_eighth_blue_point_calls_at_once() {
        let scene = Scene::icon(Icon::Blue(1)).with(|table| table.players[ME].points = [7, 3]).settled();
        assert_eq!(scene.top(), Some((ME, Task::Swear)));
        assert_eq!(scene.legal(), ["swear 1", "swear 2", "swear 3", "swear 4", "swear 5"]);
    }

    #[test]
    fn seven_blue_points_do_not() {
        let scene = Scene::icon(Icon::Blue(7)).settled();
        assert_eq!(scene.me().allegiance, None);
        assert_ne!(scene.top().map(|(_, task)| task), Some(Task::Swear));
    }

    #[test]
    fn only_one_allegiance_is_taken() {
        let scene = Scene::icon(Icon::Blue(1)).with(|table| {
            table.players[ME].points = [12, 0];
            table.players[ME].allegiance = Some(Allegiance(1));
        });
        assert_ne!(scene.settled().top().map(|(_, task)| task), Some(Task::Swear));
    }

    #[test]
    fn it_interrupts_between_a_contract_and_the_bonus_of_its_space() {
        let scene =
            Scene::icon(Icon::Fulfil).goods([0, 0, 0, 2, 2, 0]).with(|table| table.spaces[2] = Some(Contract(14)));
        let scene = scene.play("fulfil 3 blue");
        assert_eq!((scene.top(), scene.me().step), (Some((ME, Task::Swear)), 0));
        assert_eq!(scene.play("swear 4").me().step, 2);
    }

    #[test]
    fn it_interrupts_between_the_points_of_a_building_and_its_effects() {
        let scene = Scene::icon(Icon::Build).cubes([1, 3, 0]).with(|table| table.players[ME].points = [4, 0]);
        let scene = scene.play("build town-square");
        assert_eq!((scene.top(), scene.me().population), (Some((ME, Task::Swear)), 10));
        assert_eq!(scene.play("swear 1").me().population, 11);
    }

    #[test]
    fn a_condition_that_holds_already_is_fulfilled_at_once() {
        let scene = Scene::icon(Icon::Blue(8)).with(|table| table.players[ME].population = 19).settled();
        assert!(scene.play("swear 2").me().proved);
    }

    #[test]
    fn a_condition_met_later_is_fulfilled_at_that_moment() {
        let scene = Scene::icon(Icon::Citizen).with(|table| {
            table.players[ME].population = 18;
            table.players[ME].allegiance = Some(Allegiance(2));
        });
        assert!(scene.settled().me().proved);
    }

    #[test]
    fn totals_are_shown_to_all_until_the_chest_closes() {
        let mut scene = Scene::new(3).with(|table| table.players[ME].points = [7, 4]);
        let state = |scene: &Scene| State(scene.table.clone());
        let other = Viewer::Seat(Seat(1));
        assert_eq!(TeaAndRum::view(&state(&scene), other).points(ME), Some([7, 4]));
        scene.table.players[ME].allegiance = Some(Allegiance(1));
        assert_eq!(TeaAndRum::view(&state(&scene), other).points(ME), None);
        assert_eq!(TeaAndRum::view(&state(&scene), Viewer::Seat(ME)).points(ME), Some([7, 4]));
        scene.table.stage = Stage::Over;
        assert_eq!(TeaAndRum::view(&state(&scene), other).points(ME), Some([7, 4]));
    }
}

mod building {
    use super::*;

    #[test]
    fn nobody_builds_the_same_twice() {
        let scene = Scene::icon(Icon::Build).cubes([0, 3, 0]).owning(Building::Well);
        assert!(!scene.can("build well"));
        assert!(scene.can("build workshop"));
    }

    #[test]
    fn what_is_sold_out_cannot_be_built() {
        let scene = Scene::icon(Icon::Build).cubes([0, 3, 0]).with(|table| table.stock[Building::Well as usize] = 0);
        assert!(!scene.can("build well"));
    }

    #[test]
    fn the_workshop_saves_a_cube_that_its_owner_names() {
        let scene = Scene::icon(Icon::Build).cubes([1, 1, 1]).owning(Building::Workshop);
        assert_eq!(
            scene.legal_of("build").into_iter().filter(|action| action.contains("church")).collect::<Vec<_>>(),
            ["build church save wheat", "build church save wood", "build church save ore"]
        );
        let scene = scene.play("build church save ore");
        assert_eq!(scene.me().goods.0, [0, 0, 1, 0, 0, 0]);
    }

    #[test]
    fn the_workshop_cannot_be_waived_and_saves_only_one() {
        let scene = Scene::icon(Icon::Build).cubes([0, 2, 0]).owning(Building::Workshop);
        assert!(!scene.can("build well") && scene.can("build well save wood"));
        assert!(!scene.can("build statue save wood"), "a wood and three ore: three are missing");
    }

    #[test]
    fn the_workshop_does_not_work_on_itself() {
        let scene = Scene::icon(Icon::Build).cubes([0, 2, 0]);
        assert!(scene.legal_of("build").iter().all(|action| !action.contains("workshop")));
    }

    #[test]
    fn the_guild_pays_four_dollars_for_every_later_build() {
        let scene = Scene::icon(Icon::Build).cubes([0, 2, 0]).owning(Building::Guild);
        assert_eq!(scene.play("build well").me().money, 4);
        assert_eq!(Scene::icon(Icon::Build).cubes([0, 2, 1]).play("build guild").me().money, 0);
    }

    #[test]
    fn the_guild_pays_before_the_instant_effects() {
        // Barracks bring a captain for $4, paid with the money of the Guild.
        let scene = Scene::icon(Icon::Build).cubes([2, 2, 1]).owning(Building::Guild);
        let scene = scene.with(|table| table.captains = Captain(5).bit()).play("build barracks");
        assert!(scene.can("hire 5"));
    }

    #[test]
    fn the_palace_gives_a_point_for_each_worker_at_the_governor() {
        let scene = Scene::asking(Task::Turn).owning(Building::Palace);
        assert_eq!(scene.play("work governor instead").me().points, [1, 0], "also when nothing was built");
        let scene = Scene::asking(Task::Turn).owning(Building::Palace);
        assert_eq!(scene.play("work market right").me().points, [0, 0], "not elsewhere");
    }

    #[test]
    fn the_palace_gives_nothing_for_the_turn_that_brings_it() {
        let scene = Scene::asking(Task::Turn).cubes([0, 1, 2]);
        assert_eq!(scene.play("work governor instead; build palace").me().points, [3, 0]);
    }

    #[test]
    fn the_palace_gives_nothing_for_builds_obtained_elsewhere() {
        let scene = Scene::icon(Icon::Build).cubes([0, 2, 0]).owning(Building::Palace);
        assert_eq!(scene.play("build well").me().points, [0, 2]);
    }

    #[test]
    fn the_prison_takes_two_dollars_off_but_not_below_zero() {
        let scene = Scene::icon(Icon::Hire).owning(Building::Prison).money(1).goods([0, 0, 0, 0, 1, 0]);
        let scene = scene.with(|table| table.captains = Captain(1).bit() | Captain(3).bit() | Captain(15).bit());
        assert_eq!(scene.legal(), ["hire 1", "hire 3", "hire 15", "done"]);
        assert_eq!(scene.play("hire 15").me().money, 2, "only the tobacco is paid, and the first step gives $1");
    }

    #[test]
    fn the_inn_takes_a_dollar_off_every_ship() {
        let scene = Scene::asking(Task::Ship).owning(Building::Inn).with(|table| {
            table.stage = Stage::Ships;
            table.ships = 0b11;
        });
        assert_eq!(scene.legal(), ["ship 1 a", "ship 1 b", "done"]);
    }

    #[test]
    fn the_warehouse_clears_what_tokens_are_left() {
        let scene = Scene::icon(Icon::Build).cubes([2, 2, 0]).with(|table| table.players[ME].expansions = 2);
        let scene = scene.play("build warehouse");
        assert_eq!(scene.me().squares(), 12);
        assert!(scene.events.contains(&Event::Cleared { seat: ME, tokens: 4 }));
    }
}

mod captains {
    use super::*;

    #[test]
    fn goods_beside_the_dollars_must_be_paid_too() {
        let scene = Scene::icon(Icon::Hire).money(10).with(|table| table.captains = Captain(21).bit());
        assert!(!scene.can("hire 21"));
    }

    #[test]
    fn wood_for_captain_11_needs_no_money() {
        let scene = Scene::icon(Icon::Hire).cubes([0, 2, 0]).with(|table| table.captains = Captain(11).bit());
        assert_eq!(scene.legal(), ["hire 11 wood", "done"]);
    }

    #[test]
    fn a_captain_is_activated_before_or_after_the_worker() {
        for task in [Task::Turn, Task::After] {
            let scene = Scene::asking(task).goods([0, 0, 0, 0, 0, 1]);
            let scene = scene.with(|table| table.players[ME].captains = Captain(1).bit());
            assert!(scene.can("activate 1"));
        }
    }

    #[test]
    fn a_captain_hired_this_turn_may_be_activated_after_the_action() {
        let scene = Scene::asking(Task::Turn).money(3).goods([0, 0, 0, 0, 0, 1]);
        let scene = scene.with(|table| table.captains = Captain(1).bit());
        let scene = scene.play("work tavern instead; hire 1; activate 1");
        assert_eq!(scene.me().points, [0, 2]);
    }

    #[test]
    fn several_may_be_activated_in_one_turn_each_once() {
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 0, 0, 3]);
        let scene = scene.with(|table| table.players[ME].captains = Captain(1).bit() | Captain(3).bit());
        let scene = scene.play("activate 1; activate 3");
        assert_eq!(scene.me().points, [0, 5]);
        assert!(scene.legal_of("activate").is_empty());
    }

    #[test]
    fn two_cannons_are_needed_where_two_are_printed() {
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 0, 0, 1]);
        let scene = scene.with(|table| table.players[ME].captains = Captain(17).bit());
        assert!(!scene.can("activate 17"));
    }

    #[test]
    fn cannons_go_back_to_the_supply() {
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 0, 0, 1]);
        let scene = scene.with(|table| table.players[ME].captains = Captain(1).bit()).play("activate 1");
        assert_eq!(scene.table.supply[Good::Cannon], 12);
    }
}

mod trade {
    use super::*;

    fn trade() -> Scene {
        Scene::icon(Icon::Trade).with(|table| table.players[ME].expansions = 6)
    }

    #[test]
    fn the_worked_example_buys_for_18() {
        let scene = trade().money(20).play("buy wheat; buy wheat; buy wheat; buy cannon; buy cannon");
        assert_eq!(scene.table.trade.spent(), 18, "20 without the plate");
        assert_eq!(scene.table.trade.bought_plate(), Some(Good::Cannon));
        assert_eq!(scene.play("done").has(), Has { money: 2, goods: [3, 0, 0, 0, 0, 2], expansions: 6, ..BARE });
    }

    #[test]
    fn the_worked_example_sells_for_13() {
        let scene = trade().cubes([0, 1, 2]).play("sell ore; sell ore; sell wood");
        assert_eq!(scene.table.trade.earned(), 13, "11 without the plate");
        assert_eq!(scene.table.trade.sold_plate(), Some(Good::Ore));
        assert_eq!(scene.play("done").me().money, 13);
    }

    #[test]
    fn the_worked_example_pays_5() {
        let scene = trade().cubes([0, 1, 2]).money(5).play("sell ore; sell ore; sell wood");
        // With nothing left to buy or to clear, the trade closes by itself.
        let scene = scene.play("buy wheat; buy wheat; buy wheat; buy cannon; buy cannon");
        assert_eq!(scene.me().money, 0);
        assert!(scene.events.iter().any(|event| matches!(event, Event::Traded { balance: -5, .. })));
    }

    #[test]
    fn cannons_never_lie_on_the_plus_plate() {
        let scene = trade().goods([0, 1, 0, 0, 0, 3]).play("sell cannon; sell cannon; sell cannon; sell wood");
        assert_eq!(scene.table.trade.earned(), 25, "three cannons at 7, a wood at 4");
    }

    #[test]
    fn wheat_never_lies_on_the_minus_plate() {
        let scene = trade().money(20).play("buy wheat; buy wheat; buy wheat; buy wood");
        assert_eq!(scene.table.trade.spent(), 8, "three wheat at 2, a wood at 2");
    }

    #[test]
    fn prices_are_those_of_the_board() {
        for (good, sold, bought) in
            [("wheat", 3, 2), ("wood", 4, 2), ("ore", 5, 3), ("barrel", 6, 4), ("tobacco", 7, 5), ("cannon", 7, 6)]
        {
            let kind =
                Good::ALL.into_iter().find(|kind| super::super::super::action::good_word(*kind) == good).unwrap();
            let scene = trade().goods(Goods::one(kind).0).play(&format!("sell {good}"));
            assert_eq!(scene.table.trade.earned(), sold, "{good}");
            let scene = trade().money(9).play(&format!("buy {good}"));
            assert_eq!(scene.table.trade.spent(), bought, "{good}");
        }
    }

    #[test]
    fn nothing_is_both_sold_and_bought() {
        let scene = trade().cubes([0, 2, 0]).money(9).play("sell wood");
        assert!(!scene.can("buy wood") && scene.can("buy ore"));
    }

    #[test]
    fn sales_come_before_purchases() {
        let scene = trade().cubes([0, 2, 0]).money(9).play("buy ore");
        assert!(scene.legal_of("sell").is_empty());
    }

    #[test]
    fn selling_makes_room_for_buying() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 6, 0]).money(9);
        assert!(scene.legal_of("buy").is_empty());
        let scene = scene.play("sell wood; buy ore");
        assert!(scene.legal_of("buy").is_empty());
    }

    #[test]
    fn an_expansion_may_be_paid_with_what_the_trade_brings() {
        let scene = Scene::icon(Icon::Trade).goods([0, 0, 0, 6, 0, 0]).play("sell barrel; expand; buy tobacco");
        assert_eq!((scene.me().money, scene.me().expansions), (0, 1), "6 earned, 1 and 5 spent");
        assert_eq!(scene.me().goods.0, [0, 0, 0, 5, 1, 0]);
    }

    #[test]
    fn money_may_not_run_out() {
        let scene = trade().money(7).play("buy tobacco");
        assert_eq!(scene.legal(), ["buy wheat", "done"], "$2 are left, and a second kind gets no plate");
    }

    #[test]
    fn sold_goods_reach_the_supply_only_at_the_end() {
        let scene = trade().goods([0, 0, 0, 0, 12, 0]).play("sell tobacco");
        assert_eq!(scene.table.supply[Good::Tobacco], 0);
        assert_eq!(scene.play("done").table.supply[Good::Tobacco], 1);
    }

    #[test]
    fn the_supply_must_have_what_is_bought() {
        let scene = trade().money(20).with(|table| table.supply[Good::Barrel] = 1).play("buy barrel");
        assert!(!scene.can("buy barrel"));
        let scene = trade().money(20).with(|table| (table.supply[Good::Barrel], table.limited) = (0, false));
        assert!(scene.can("buy barrel"), "unless the supply is endless");
    }

    #[test]
    fn sold_goods_cannot_be_converted() {
        let scene = trade().cubes([0, 3, 0]).owning(Building::Dryer);
        assert!(scene.can("dry"));
        assert!(!scene.play("sell wood").can("dry"));
    }

    #[test]
    fn bought_goods_cannot_be_converted_in_the_same_trade() {
        let scene = trade().cubes([0, 2, 0]).money(9).owning(Building::Dryer);
        assert!(!scene.play("buy wood").can("dry"));
    }

    #[test]
    fn what_is_converted_may_be_sold() {
        let scene = trade().cubes([0, 3, 0]).owning(Building::Dryer).play("dry; sell tobacco; sell tobacco; done");
        assert_eq!(scene.me().money, 14);
    }

    #[test]
    fn done_without_anything_is_declining() {
        let scene = trade().money(9).play("done");
        assert!(scene.events.iter().any(|event| matches!(event, Event::Declined { icon: Icon::Trade, .. })));
    }

    /// Every multiset of sales and purchases that the rulebook allows can be reached step by step, and no other.
    #[test]
    fn the_steps_reach_exactly_the_trades_that_the_rulebook_allows() {
        use std::collections::BTreeSet;
        let start = Scene::icon(Icon::Trade).goods([1, 2, 1, 0, 0, 1]).money(4);
        let mut reached = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![start.table.clone()];
        while let Some(table) = open.pop() {
            let (sold, bought, tokens) = (table.trade.sold.0, table.trade.bought.0, table.players[ME].expansions);
            if !seen.insert((sold, bought, tokens)) {
                continue;
            }
            reached.insert((sold, bought));
            let mut actions: Vec<Action> = Vec::new();
            table.answers(Task::Icon(Icon::Trade, Source::Row), &mut actions);
            for action in actions.into_iter().filter(|action| *action != Action::Done) {
                let mut next = table.clone();
                next.carry_out(action, &mut ());
                open.push(next);
            }
        }
        // By the rulebook: any sale of what is there, any purchase of other goods, paid with the best plates, with as
        // many tokens as the goods then need.
        let have = start.me().goods;
        let mut allowed = BTreeSet::new();
        let bound = 9u8;
        let mut sales = vec![[0u8; 6]];
        for good in 0..6 {
            sales = sales
                .iter()
                .flat_map(|sale| {
                    (0..=have.0[good]).map(move |n| {
                        let mut more = *sale;
                        more[good] = n;
                        more
                    })
                })
                .collect();
        }
        for sale in sales {
            let mut purchases = vec![[0u8; 6]];
            for good in 0..6 {
                purchases = purchases
                    .iter()
                    .flat_map(|buy| {
                        (0..=if sale[good] > 0 { 0 } else { bound }).map(move |n| {
                            let mut more = *buy;
                            more[good] = n;
                            more
                        })
                    })
                    .filter(|buy| buy.iter().sum::<u8>() <= 12)
                    .collect();
            }
            let value =
                |goods: &[u8; 6]| (0..6).map(|good| i32::from(goods[good]) * [2, 3, 4, 5, 6, 7][good]).sum::<i32>();
            let earned = value(&sale) + i32::from(*sale[..5].iter().max().unwrap());
            for buy in purchases {
                let spent = value(&buy) - i32::from(*buy[1..].iter().max().unwrap());
                let stored = have.0.iter().sum::<u8>() - sale.iter().sum::<u8>() + buy.iter().sum::<u8>();
                if stored > 12 {
                    continue;
                }
                let tokens: i32 = [1, 1, 1, 2, 2, 3][..usize::from(stored.saturating_sub(6))].iter().sum();
                if 4 + earned - spent - tokens >= 0 {
                    allowed.insert((sale, buy));
                }
            }
        }
        assert_eq!(reached, allowed);
    }
}

mod warehouse {
    use super::*;

    fn full() -> Scene {
        Scene::icon(Icon::Gain(Good::Ore)).cubes([0, 6, 0])
    }

    #[test]
    fn what_does_not_fit_is_brought_down_at_once() {
        let scene = full().settled();
        assert_eq!(scene.top(), Some((ME, Task::Overflow)));
        assert_eq!(scene.legal(), ["discard wood", "discard ore"], "old or new");
        let scene = scene.play("discard wood");
        assert_eq!(scene.me().goods.0, [0, 5, 1, 0, 0, 0]);
        assert_eq!(scene.table.supply[Good::Wood], 17, "it goes back to the supply");
    }

    #[test]
    fn an_expansion_may_be_paid_instead() {
        let scene = full().money(1).settled().play("expand");
        assert_eq!(scene.has(), Has { goods: [0, 6, 1, 0, 0, 0], expansions: 1, ..BARE });
    }

    #[test]
    fn tokens_cost_1_1_1_2_2_3() {
        let scene = Scene::icon(Icon::Trade).money(12).play("expand; expand; expand; expand; expand; expand");
        assert_eq!(scene.table.trade.owed, 10);
        assert!(!scene.can("expand"));
    }

    #[test]
    fn a_conversion_may_make_room() {
        let scene = full().owning(Building::Dryer).settled().play("dry");
        assert_eq!(scene.me().goods.0, [0, 3, 1, 0, 2, 0]);
    }

    #[test]
    fn goods_of_one_ship_row_enter_together() {
        let scene = Scene::asking(Task::Ship).money(6).cubes([0, 5, 0]).with(|table| {
            table.stage = Stage::Ships;
            table.ships = Ship(6).bit();
        });
        let scene = scene.play("ship 6 c");
        assert_eq!(scene.me().goods.total(), 8);
        let scene = scene.play("discard wood; discard wood");
        assert_eq!(scene.me().goods.0, [2, 3, 1, 0, 0, 0]);
    }

    #[test]
    fn icons_are_stored_one_by_one() {
        // Harbor row 3 with three players, right half: wheat, wood, ore into a warehouse with one free square.
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 5, 0, 0]).play("work harbor right");
        assert_eq!(scene.me().goods.0, [1, 1, 0, 5, 0, 0], "the ore waits");
        assert_eq!(scene.top(), Some((ME, Task::Overflow)));
    }

    #[test]
    fn what_the_supply_lacks_is_lost() {
        let scene = Scene::icon(Icon::Gain(Good::Cannon)).with(|table| table.supply[Good::Cannon] = 0).settled();
        assert_eq!(scene.me().goods, Goods::NONE);
        let lacking = Goods::one(Good::Cannon);
        assert!(
            scene.events.iter().any(|event| matches!(event, Event::Goods { lacking: some, .. } if *some == lacking))
        );
    }

    #[test]
    fn an_endless_supply_lacks_nothing() {
        let scene = Scene::icon(Icon::Gain(Good::Cannon));
        let scene = scene.with(|table| (table.supply[Good::Cannon], table.limited) = (0, false)).settled();
        assert_eq!(scene.me().goods[Good::Cannon], 1);
    }

    #[test]
    fn a_cube_is_chosen_among_those_the_supply_has() {
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply[Good::Wood] = 0).settled();
        assert_eq!(scene.legal(), ["cube wheat", "cube ore"]);
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply = Goods([0, 0, 1, 12, 12, 12])).settled();
        assert_eq!(scene.me().goods[Good::Ore], 1, "the only one left is not asked for");
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply = Goods([0, 0, 0, 12, 12, 12])).settled();
        assert_eq!(scene.me().goods, Goods::NONE);
    }
}

mod free_steps {
    use super::*;

    #[test]
    fn city_hall_turns_barrels_into_stars_before_and_after() {
        for task in [Task::Turn, Task::After] {
            let scene = Scene::asking(task).owning(Building::CityHall).goods([0, 0, 0, 2, 0, 0]).play("star");
            assert_eq!((scene.me().step, scene.me().money), (1, 1));
            assert_eq!(scene.play("star").me().goods.0, [1, 0, 0, 0, 0, 0], "the second step gives wheat");
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
        assert_eq!(scene.me().goods.0, [0, 0, 0, 0, 4, 0]);
        assert_eq!((scene.table.supply[Good::Wood], scene.table.supply[Good::Tobacco]), (22, 8));
    }

    #[test]
    fn the_distillery_makes_two_barrels_of_three_wheat() {
        let scene = Scene::asking(Task::Turn).owning(Building::Distillery).cubes([4, 0, 0]).play("distil");
        assert_eq!(scene.me().goods.0, [1, 0, 0, 2, 0, 0]);
        assert!(!scene.can("distil"));
    }

    #[test]
    fn they_make_only_what_the_supply_has_in_full() {
        let scene = Scene::asking(Task::Turn).owning(Building::Dryer).cubes([0, 6, 0]);
        assert!(!scene.with(|table| table.supply[Good::Tobacco] = 1).can("dry"));
    }

    #[test]
    fn they_work_in_every_decision_where_goods_matter() {
        let works = |task| Scene::asking(task).owning(Building::Dryer).cubes([0, 3, 0]).can("dry");
        let icon = |icon| Task::Icon(icon, Source::Row);
        for task in [
            Task::Ship,
            Task::Turn,
            Task::After,
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
        assert_eq!(scene.play("dry; fulfil 1 red").me().points, [0, 5]);
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
            assert_eq!((scene.me().step, scene.me().points), (stars, [points, 5]), "space {space}, {seats} players");
        }
    }
}

mod composer {
    use super::*;
    use crate::games::tea_and_rum::composer::Composer;

    fn view(scene: &Scene) -> View {
        TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(ME))
    }

    fn spelled(draft: &Composer, view: &View) -> Vec<String> {
        draft.spell(view).unwrap().iter().map(Action::to_string).collect()
    }

    #[test]
    fn what_is_set_in_any_order_is_said_in_the_order_of_the_rules() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 1, 2]).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        for good in [Good::Cannon, Good::Wheat, Good::Cannon] {
            draft.more(&view, good).unwrap();
        }
        for good in [Good::Ore, Good::Wood, Good::Ore] {
            draft.less(&view, good).unwrap();
        }
        let actions = spelled(&draft, &view);
        assert_eq!(actions.join("; "), "sell wood; sell ore; sell ore; buy wheat; buy cannon; buy cannon; done");
        let terms = draft.terms(&view).unwrap();
        assert_eq!((terms.trade.earned(), terms.trade.spent(), terms.money), (13, 14, 19));
        let scene = scene.play(&actions.join("; "));
        assert_eq!((scene.me().money, scene.me().goods.0), (19, [1, 0, 0, 0, 0, 2]));
    }

    #[test]
    fn expansions_are_bought_when_the_goods_need_them() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 6, 0]).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        draft.more(&view, Good::Ore).unwrap();
        draft.more(&view, Good::Ore).unwrap();
        assert_eq!(spelled(&draft, &view).join("; "), "expand; buy ore; expand; buy ore; done");
        let terms = draft.terms(&view).unwrap();
        assert_eq!((terms.expansions, terms.money, terms.squares), (2, 12, (8, 8)));
    }

    #[test]
    fn what_cannot_be_is_refused_and_leaves_the_draft_as_it_was() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 1, 0]).money(3);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        assert!(draft.less(&view, Good::Ore).unwrap_err().why.contains("no ore"));
        assert!(draft.more(&view, Good::Cannon).unwrap_err().why.contains("cannot pay"));
        assert!(draft.is_empty());
        assert_eq!(spelled(&draft, &view), ["done"], "an empty draft is declining");
    }

    #[test]
    fn a_step_up_and_a_step_down_is_nothing() {
        let scene = Scene::icon(Icon::Trade).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        draft.more(&view, Good::Barrel).unwrap();
        draft.less(&view, Good::Barrel).unwrap();
        assert!(draft.is_empty());
    }
}
