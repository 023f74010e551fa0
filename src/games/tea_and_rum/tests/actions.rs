//! Tests of building, captains and the call of the Crown.

use super::*;

mod crown {
    use super::*;

    #[test]
    fn the_eighth_blue_point_calls_at_once() {
        let scene = Scene::icon(Icon::Blue(1)).with(|table| table.players[ME].points = [7, 3]).resolved();
        assert_eq!(scene.top(), Some((ME, Task::Swear)));
        assert_eq!(scene.legal(), ["swear 1", "swear 2", "swear 3", "swear 4", "swear 5"]);
    }

    #[test]
    fn seven_blue_points_do_not_call() {
        let scene = Scene::icon(Icon::Blue(7)).resolved();
        assert_eq!(scene.player().allegiance, None);
        assert_ne!(scene.top().map(|(_, task)| task), Some(Task::Swear));
    }

    #[test]
    fn only_one_allegiance_is_taken() {
        let scene = Scene::icon(Icon::Blue(1)).with(|table| {
            table.players[ME].points = [12, 0];
            table.players[ME].allegiance = Some(Allegiance(1));
        });
        assert_ne!(scene.resolved().top().map(|(_, task)| task), Some(Task::Swear));
    }

    #[test]
    fn the_call_comes_between_a_contract_and_the_bonus_of_its_space() {
        let scene =
            Scene::icon(Icon::Fulfil).goods([0, 0, 0, 2, 2, 0]).with(|table| table.spaces[2] = Some(Contract(14)));
        let scene = scene.play("fulfil 3 blue");
        assert_eq!((scene.top(), scene.player().step), (Some((ME, Task::Swear)), 0));
        assert_eq!(scene.play("swear 4").player().step, 2);
    }

    #[test]
    fn the_call_comes_between_the_points_of_a_building_and_its_effects() {
        let scene = Scene::icon(Icon::Build).cubes([1, 3, 0]).with(|table| table.players[ME].points = [4, 0]);
        let scene = scene.play("build town-square");
        assert_eq!((scene.top(), scene.player().population), (Some((ME, Task::Swear)), 10));
        assert_eq!(scene.play("swear 1").player().population, 11);
    }

    #[test]
    fn a_condition_that_holds_already_is_fulfilled_at_once() {
        let scene = Scene::icon(Icon::Blue(8)).with(|table| table.players[ME].population = 19).resolved();
        assert!(scene.play("swear 2").player().proved);
    }

    #[test]
    fn a_condition_met_later_is_fulfilled_at_that_moment() {
        let scene = Scene::icon(Icon::Citizen).with(|table| {
            table.players[ME].population = 18;
            table.players[ME].allegiance = Some(Allegiance(2));
        });
        assert!(scene.resolved().player().proved);
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
    fn no_player_builds_the_same_twice() {
        let scene = Scene::icon(Icon::Build).cubes([0, 3, 0]).owning(Building::Well);
        assert!(!scene.can("build well"));
        assert!(scene.can("build workshop"));
    }

    #[test]
    fn sold_out_buildings_cannot_be_built() {
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
        assert_eq!(scene.player().goods.0, [0, 0, 1, 0, 0, 0]);
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
        assert_eq!(scene.play("build well").player().money, 4);
        assert_eq!(Scene::icon(Icon::Build).cubes([0, 2, 1]).play("build guild").player().money, 0);
    }

    #[test]
    fn the_guild_pays_before_the_instant_effects() {
        // The Barracks hire a captain for $4, paid with money from the Guild.
        let scene = Scene::icon(Icon::Build).cubes([2, 2, 1]).owning(Building::Guild);
        let scene = scene.with(|table| table.captains = Captain(5).bit()).play("build barracks");
        assert!(scene.can("hire 5"));
    }

    #[test]
    fn the_palace_gives_a_point_for_each_worker_at_the_governor() {
        let scene = Scene::asking(Task::Turn).owning(Building::Palace);
        assert_eq!(scene.play("work governor instead").player().points, [1, 0], "also when nothing was built");
        let scene = Scene::asking(Task::Turn).owning(Building::Palace);
        assert_eq!(scene.play("work market right").player().points, [0, 0], "not elsewhere");
    }

    #[test]
    fn the_palace_gives_nothing_for_the_turn_that_brings_it() {
        let scene = Scene::asking(Task::Turn).cubes([0, 1, 2]);
        assert_eq!(scene.play("work governor instead; build palace").player().points, [3, 0]);
    }

    #[test]
    fn the_palace_gives_nothing_for_builds_obtained_elsewhere() {
        let scene = Scene::icon(Icon::Build).cubes([0, 2, 0]).owning(Building::Palace);
        assert_eq!(scene.play("build well").player().points, [0, 2]);
    }

    #[test]
    fn the_prison_takes_two_dollars_off_but_not_below_zero() {
        let scene = Scene::icon(Icon::Hire).owning(Building::Prison).money(1).goods([0, 0, 0, 0, 1, 0]);
        let scene = scene.with(|table| table.captains = Captain(1).bit() | Captain(3).bit() | Captain(15).bit());
        assert_eq!(scene.legal(), ["hire 1", "hire 3", "hire 15", "done"]);
        assert_eq!(scene.play("hire 15").player().money, 2, "only the tobacco is paid, and the first step gives $1");
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
    fn the_warehouse_clears_all_remaining_tokens() {
        let scene = Scene::icon(Icon::Build).cubes([2, 2, 0]).with(|table| table.players[ME].expansions = 2);
        let scene = scene.play("build warehouse");
        assert_eq!(scene.player().squares(), 12);
        assert!(scene.events.contains(&Event::Cleared { seat: ME, tokens: 4 }));
    }
}

mod captains {
    use super::*;

    #[test]
    fn goods_printed_with_the_dollars_must_be_paid_too() {
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
        for task in [Task::Turn, Task::AfterMove] {
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
        assert_eq!(scene.player().points, [0, 2]);
    }

    #[test]
    fn several_captains_may_be_activated_in_one_turn_each_once() {
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 0, 0, 3]);
        let scene = scene.with(|table| table.players[ME].captains = Captain(1).bit() | Captain(3).bit());
        let scene = scene.play("activate 1; activate 3");
        assert_eq!(scene.player().points, [0, 5]);
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
