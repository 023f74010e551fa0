//! Every card does what is printed on it: one test each.

use super::*;
use crate::games::tea_and_rum::state::NEEDS_CANNONS;

/// Builds with exactly the printed cubes, then plays on.
fn build(key: &str, cubes: [u8; 3], then: &str) -> Possessions {
    let scene = Scene::icon(Icon::Build).cubes(cubes).play(&format!("build {key}"));
    let paid: u8 =
        scene.events.iter().map(|event| if let Event::Built { paid, .. } = event { paid.total() } else { 0 }).sum();
    assert_eq!(paid, cubes.iter().sum::<u8>(), "all cubes are paid");
    scene.play(then).possessions()
}

mod buildings {
    use super::*;
    each! {
        church: build("church", [1, 1, 1], "") => Possessions { blue: 2, ..BARE };
        academy: build("academy", [1, 1, 2], "points red") =>
            Possessions { red: 3, step: 2, money: 1, goods: [1, 0, 0, 0, 0, 0], ..BARE };
        palace: build("palace", [0, 1, 2], "") => Possessions { blue: 3, ..BARE };
        statue: build("statue", [0, 1, 3], "") => Possessions { blue: 7, ..BARE };
        town_square: build("town-square", [1, 3, 0], "") => Possessions { blue: 4, population: 11, ..BARE };
        guild: build("guild", [0, 2, 1], "") => Possessions { red: 2, ..BARE };
        workshop: build("workshop", [0, 3, 0], "") => Possessions { blue: 2, ..BARE };
        warehouse: build("warehouse", [2, 2, 0], "") => Possessions { red: 4, expansions: 6, ..BARE };
        dryer: build("dryer", [1, 0, 2], "") => Possessions { red: 3, ..BARE };
        distillery: build("distillery", [0, 1, 2], "") => Possessions { red: 3, ..BARE };
        well: build("well", [0, 2, 0], "") => Possessions { red: 2, population: 11, ..BARE };
        bathhouse: build("bathhouse", [1, 2, 2], "") => Possessions { red: 5, step: 1, money: 1, ..BARE };
        washhouse: build("washhouse", [2, 0, 1], "") => Possessions { red: 2, money: 3, ..BARE };
        dispensary: build("dispensary", [1, 1, 1], "") => Possessions { blue: 2, step: 1, money: 1, population: 11, ..BARE };
        latrines: build("latrines", [1, 2, 0], "") => Possessions { red: 3, population: 11, ..BARE };
        city_hall: build("city-hall", [1, 1, 2], "") => Possessions { blue: 4, ..BARE };
        inn: build("inn", [3, 1, 0], "") => Possessions { red: 3, ..BARE };
        hotel: build("hotel", [1, 2, 0], "") => Possessions { red: 3, population: 12, ..BARE };
        great_hall: build("great-hall", [1, 2, 2], "") => Possessions { red: 6, ..BARE };
        gambling_den: build("gambling-den", [2, 1, 1], "") => Possessions { red: 2, money: 5, ..BARE };
        prison: build("prison", [0, 1, 2], "points blue") => Possessions { blue: 3, ..BARE };
        watchtower: build("watchtower", [0, 2, 1], "") => Possessions { blue: 2, goods: [0, 0, 0, 0, 0, 1], ..BARE };
        fort: build("fort", [0, 1, 3], "") => Possessions { blue: 5, ..BARE };
        foundry: build("foundry", [2, 0, 1], "") => Possessions { red: 2, ..BARE };
    }

    #[test]
    fn barracks_bring_a_captain() {
        let scene = Scene::icon(Icon::Build).cubes([2, 2, 1]).money(3).with(|table| table.captains = Captain(2).bit());
        let scene = scene.play("build barracks");
        assert_eq!(scene.possessions(), Possessions { red: 4, money: 3, ..BARE });
        let scene = scene.play("hire 2");
        assert_eq!(scene.possessions(), Possessions { red: 4, money: 1, step: 2, goods: [1, 0, 0, 0, 0, 0], ..BARE });
    }

    #[test]
    fn symbols_count_from_the_build_on() {
        let scene = Scene::icon(Icon::Build).cubes([1, 2, 2]).play("build bathhouse");
        assert_eq!(scene.player().symbols, [2, 0, 0]);
    }
}

/// Hires with exactly the printed price, then plays on.
fn hire(number: u8, dollars: u16, goods: [u8; 6], then: &str) -> Possessions {
    let scene = Scene::icon(Icon::Hire).money(dollars).goods(goods);
    let scene = scene.with(|table| table.captains = Captain(number).bit()).play(&format!("hire {number}"));
    assert_eq!(scene.table.captains, 0, "the card is taken");
    assert_eq!(scene.player().captains, Captain(number).bit());
    scene.play(then).possessions()
}

const FREE: [u8; 6] = [0; 6];
/// The result of one star from step 0.
const STAR: Possessions = Possessions { step: 1, money: 1, ..BARE };
/// The result of two stars from step 0.
const STARS: Possessions = Possessions { step: 2, money: 1, goods: [1, 0, 0, 0, 0, 0], ..BARE };
const CANNON: Possessions = Possessions { goods: [0, 0, 0, 0, 0, 1], ..STAR };
const WHEAT: Possessions = Possessions { goods: [1, 0, 0, 0, 0, 0], ..STAR };

mod captains_hired {
    use super::*;
    each! {
        captain_01: hire(1, 3, FREE, "") => WHEAT;
        captain_02: hire(2, 3, FREE, "") => STARS;
        captain_03: hire(3, 2, FREE, "") => STAR;
        captain_04: hire(4, 4, FREE, "cube ore") => Possessions { goods: [0, 0, 1, 0, 0, 0], ..BARE };
        captain_05: hire(5, 4, FREE, "") => WHEAT;
        captain_06: hire(6, 3, FREE, "") => Possessions { blue: 1, population: 11, ..BARE };
        captain_07: hire(7, 5, FREE, "") => STAR;
        captain_08: hire(8, 5, FREE, "done") => STAR;
        captain_09: hire(9, 6, FREE, "") => STAR;
        captain_10: hire(10, 5, FREE, "cube wood") => Possessions { goods: [0, 1, 0, 0, 0, 0], ..STAR };
        captain_11: hire(11, 6, FREE, "cube wheat") => WHEAT;
        captain_12: hire(12, 6, FREE, "") => STARS;
        captain_13: hire(13, 7, FREE, "") => CANNON;
        captain_14: hire(14, 7, FREE, "") => Possessions { population: 11, ..WHEAT };
        captain_15: hire(15, 2, [0, 0, 0, 0, 1, 0], "") => STARS;
        captain_16: hire(16, 8, FREE, "") => Possessions { red: 2, ..BARE };
        captain_17: hire(17, 8, FREE, "") => CANNON;
        captain_18: hire(18, 8, FREE, "") => Possessions { goods: [1, 0, 0, 1, 0, 0], ..BARE };
        captain_19: hire(19, 9, FREE, "") => CANNON;
        captain_20: hire(20, 9, FREE, "") => STAR;
        captain_21: hire(21, 4, [0, 0, 0, 1, 0, 0], "cube ore; cube ore") => Possessions { goods: [0, 0, 2, 0, 0, 0], ..STAR };
        captain_22: hire(22, 10, FREE, "") => Possessions { goods: [1, 0, 0, 0, 0, 1], ..BARE };
        captain_23: hire(23, 10, FREE, "") => STARS;
        captain_24: hire(24, 10, FREE, "") => CANNON;
        captain_25: hire(25, 11, FREE, "") => STAR;
        captain_26: hire(26, 11, FREE, "") => STAR;
        captain_27: hire(27, 12, FREE, "") => CANNON;
        captain_28: hire(28, 12, FREE, "cube ore") => Possessions { goods: [0, 0, 1, 0, 1, 0], ..STAR };
        captain_29: hire(29, 6, [0, 0, 0, 1, 0, 0], "") => STAR;
        captain_30: hire(30, 11, FREE, "") => CANNON;
    }

    #[test]
    fn captain_07_builds_with_the_cubes_at_hand() {
        let scene = Scene::icon(Icon::Hire).money(5).cubes([0, 2, 0]).with(|table| table.captains = Captain(7).bit());
        assert_eq!(scene.play("hire 7; build well").possessions(), Possessions { red: 2, population: 11, ..STAR });
    }

    #[test]
    fn captain_11_takes_two_wood_instead_of_money() {
        let scene = Scene::icon(Icon::Hire).money(6).cubes([0, 2, 0]).with(|table| table.captains = Captain(11).bit());
        assert_eq!(scene.legal(), ["hire 11", "hire 11 wood", "done"]);
        assert_eq!(
            scene.play("hire 11 wood; cube ore").possessions(),
            Possessions { money: 7, goods: [0, 0, 1, 0, 0, 0], ..STAR }
        );
    }

    #[test]
    fn symbols_of_captains_count() {
        for (number, symbols) in [(9, [0, 1, 0]), (12, [1, 0, 0]), (16, [0, 0, 1]), (21, [1, 0, 0]), (27, [0, 0, 1])] {
            let scene = Scene::icon(Icon::Hire).money(12).goods([0, 0, 0, 1, 0, 0]);
            let scene = scene.with(|table| table.captains = Captain(number).bit()).play(&format!("hire {number}"));
            assert_eq!(scene.player().symbols, symbols, "captain {number}");
        }
    }
}

/// Activates with exactly the cannons needed, then plays on.
fn activate(number: u8, cannons: u8, then: &str) -> Possessions {
    let scene = Scene::asking(Task::AfterMove).goods([0, 0, 0, 0, 0, cannons]);
    let scene = scene.with(|table| table.players[ME].captains = Captain(number).bit());
    let scene = scene.play(&format!("activate {number}"));
    assert_eq!(scene.player().activated, Captain(number).bit());
    scene.play(then).possessions()
}

mod captains_activated {
    use super::*;
    each! {
        captain_01: activate(1, 1, "") => Possessions { red: 2, ..BARE };
        captain_03: activate(3, 1, "") => Possessions { red: 3, ..BARE };
        captain_04: activate(4, 1, "") => Possessions { blue: 2, red: 2, ..BARE };
        captain_05: activate(5, 1, "points blue") => Possessions { blue: 3, ..BARE };
        captain_07: activate(7, 1, "") => Possessions { blue: 2, ..BARE };
        captain_08: activate(8, 1, "") => Possessions { red: 3, ..BARE };
        captain_09: activate(9, 1, "") => Possessions { red: 4, ..BARE };
        captain_10: activate(10, 1, "") => Possessions { goods: [0, 0, 0, 1, 1, 0], ..BARE };
        captain_11: activate(11, 1, "") => Possessions { blue: 1, ..STARS };
        captain_13: activate(13, 2, "points red") => Possessions { red: 6, ..BARE };
        captain_14: activate(14, 1, "") => Possessions { red: 2, ..BARE };
        captain_15: activate(15, 1, "") => Possessions { blue: 4, ..BARE };
        captain_17: activate(17, 2, "") => Possessions { red: 7, ..BARE };
        captain_18: activate(18, 1, "") => Possessions { blue: 3, red: 2, ..BARE };
        captain_20: activate(20, 1, "") => Possessions { blue: 3, ..BARE };
        captain_21: activate(21, 1, "") => Possessions { red: 3, ..BARE };
        captain_22: activate(22, 1, "") => Possessions { blue: 5, ..BARE };
        captain_23: activate(23, 1, "") => Possessions { red: 4, ..BARE };
        captain_24: activate(24, 2, "swear 2") => Possessions { blue: 8, red: 5, ..BARE };
        captain_25: activate(25, 1, "") => Possessions { red: 4, ..BARE };
        captain_26: activate(26, 1, "") => Possessions { blue: 5, ..BARE };
        captain_27: activate(27, 2, "cube ore") => Possessions { goods: [0, 0, 1, 1, 1, 0], ..BARE };
        captain_28: activate(28, 1, "") => Possessions { blue: 2, red: 2, ..BARE };
        captain_29: activate(29, 1, "") => Possessions { blue: 4, ..BARE };
        captain_30: activate(30, 2, "") => Possessions { blue: 4, red: 4, ..BARE };
    }

    #[test]
    fn the_other_five_have_nothing_to_activate() {
        let passive: Vec<u8> = (1..=30).filter(|number| NEEDS_CANNONS & Captain(*number).bit() == 0).collect();
        assert_eq!(passive, [2, 6, 12, 16, 19]);
    }

    #[test]
    fn captain_14_fulfils_a_contract_as_an_extra() {
        let scene = Scene::asking(Task::AfterMove).goods([0, 1, 0, 0, 2, 1]);
        let scene = scene.with(|table| {
            table.players[ME].captains = Captain(14).bit();
            table.spaces[0] = Some(Contract(6));
            table.pile &= !Contract(6).bit();
        });
        let has = scene.play("activate 14; fulfil 1 red").possessions();
        assert_eq!(has, Possessions { red: 7, ..STAR });
    }
}

/// Delivers to the first space, which gives a star.
fn deliver(number: u8, goods: [u8; 6], colour: &str) -> Possessions {
    let scene = Scene::icon(Icon::Fulfil).goods(goods);
    let scene = scene.with(|table| {
        table.spaces[0] = Some(Contract(number));
        table.pile &= !Contract(number).bit();
        table.players[ME].allegiance = Some(Allegiance(9));
        table.allegiances &= !Allegiance(9).bit();
    });
    let scene = scene.play(&format!("fulfil 1 {colour}"));
    assert_eq!(scene.player().contracts, Contract(number).bit());
    assert_eq!(scene.table.spaces[0], None, "the space stays empty");
    scene.possessions()
}

mod contracts {
    use super::*;
    fn deliver_both(number: u8, goods: [u8; 6]) -> [Possessions; 2] {
        [deliver(number, goods, "blue"), deliver(number, goods, "red")]
    }
    fn star_and_points(blue: u16, red: u16) -> [Possessions; 2] {
        [Possessions { blue, ..STAR }, Possessions { red, ..STAR }]
    }
    each! {
        contract_01: deliver_both(1, [1, 0, 0, 2, 0, 0]) => star_and_points(4, 4);
        contract_02: deliver_both(2, [0, 1, 0, 2, 0, 0]) => star_and_points(4, 5);
        contract_03: deliver_both(3, [1, 0, 0, 1, 1, 0]) => star_and_points(5, 4);
        contract_04: deliver_both(4, [1, 0, 0, 0, 2, 0]) => star_and_points(5, 5);
        contract_05: deliver_both(5, [0, 1, 0, 1, 1, 0]) => star_and_points(5, 5);
        contract_06: deliver_both(6, [0, 1, 0, 0, 2, 0]) => star_and_points(6, 5);
        contract_07: deliver_both(7, [1, 0, 0, 3, 0, 0]) => star_and_points(5, 6);
        contract_08: deliver_both(8, [1, 0, 0, 2, 1, 0]) => star_and_points(6, 6);
        contract_09: deliver_both(9, [0, 1, 0, 1, 2, 0]) => star_and_points(6, 7);
        contract_10: deliver_both(10, [0, 1, 0, 0, 3, 0]) => star_and_points(8, 7);
        contract_11: deliver_both(11, [0, 1, 2, 2, 0, 0]) => star_and_points(6, 7);
        contract_12: deliver_both(12, [2, 0, 1, 0, 2, 0]) => star_and_points(7, 6);
        contract_13: deliver_both(13, [0, 0, 1, 2, 1, 0]) => star_and_points(7, 7);
        contract_14: deliver_both(14, [0, 0, 0, 2, 2, 0]) => star_and_points(8, 8);
        contract_15: deliver_both(15, [0, 0, 2, 1, 1, 0]) => star_and_points(7, 6);
        contract_16: deliver_both(16, [0, 0, 0, 2, 0, 1]) => star_and_points(6, 6);
        contract_17: deliver_both(17, [0, 0, 1, 2, 2, 0]) => star_and_points(9, 10);
        contract_18: deliver_both(18, [0, 0, 0, 0, 2, 1]) => star_and_points(7, 7);
    }
}

/// Buys a ship for each of its rows and returns the goods gained.
fn sail(number: u8) -> Vec<[u8; 6]> {
    let rows = Ship(number).rows().len();
    (0..rows)
        .map(|row| {
            let scene = Scene::asking(Task::Ship).money(number.into()).with(|table| {
                table.stage = Stage::Ships;
                table.ships = Ship(number).bit();
            });
            let letter = ["a", "b", "c"][row];
            let scene = scene.play(&format!("ship {number} {letter}"));
            assert_eq!((scene.player().money, scene.table.ships), (0, 0));
            scene.player().goods.0
        })
        .collect()
}

mod ships {
    use super::*;
    each! {
        ship_1: sail(1) => [[2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]];
        ship_2: sail(2) => [[1, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]];
        ship_3: sail(3) => [[3, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]];
        ship_4: sail(4) => [[0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], [1, 0, 1, 0, 0, 0]];
        ship_5: sail(5) => [[0, 1, 1, 0, 0, 0], [1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1]];
        ship_6: sail(6) => [[0, 0, 2, 0, 0, 0], [0, 1, 0, 1, 0, 0], [2, 0, 1, 0, 0, 0]];
        ship_7: sail(7) => [[0, 3, 0, 0, 0, 0], [0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 1]];
        ship_8: sail(8) => [[0, 2, 1, 0, 0, 0], [0, 0, 0, 2, 0, 0], [0, 0, 1, 0, 1, 0]];
        ship_9: sail(9) => [[0, 0, 3, 0, 0, 0], [0, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0, 1]];
    }
}

/// Returns a player's possessions after an endowment.
fn endow(number: u8) -> Possessions {
    let mut scene = Scene::new(3);
    scene.table.endow(ME, Endowment(number), &mut scene.events);
    scene.possessions()
}

mod endowments {
    use super::*;
    each! {
        endowment_1: endow(1) => Possessions { goods: [0, 0, 0, 1, 1, 0], ..BARE };
        endowment_2: endow(2) => Possessions { money: 1, goods: [0, 1, 0, 0, 0, 1], ..BARE };
        endowment_3: endow(3) => Possessions { money: 2, goods: [1, 1, 1, 0, 0, 0], ..BARE };
        endowment_4: endow(4) => Possessions { money: 4, goods: [2, 0, 0, 0, 0, 0], step: 2, ..BARE };
        endowment_5: endow(5) => Possessions { money: 5, blue: 1, red: 1, ..BARE };
        endowment_6: endow(6) => Possessions { money: 7, goods: [1, 0, 0, 0, 0, 0], step: 1, ..BARE };
    }
}

/// Returns the count of a wish for a player with one symbol of hygiene, two of entertainment, four of security.
fn wish(number: u8) -> u8 {
    Player { symbols: [1, 2, 4], ..Player::default() }.wish_symbols(Wish(number))
}

mod wishes {
    use super::*;
    each! {
        wish_1: wish(1) => 1;
        wish_2: wish(2) => 1;
        wish_3: wish(3) => 2;
        wish_4: wish(4) => 2;
        wish_5: wish(5) => 4;
        wish_6: wish(6) => 4;
        wish_7: wish(7) => 3;
        wish_8: wish(8) => 5;
        wish_9: wish(9) => 6;
    }
}

mod allegiances {
    use super::*;

    /// Returns whether the allegiance is fulfilled by a player who is one short, without and with the last addition.
    fn fulfilment(number: u8, short: impl Fn(&mut Player), last: impl Fn(&mut Player)) -> [bool; 2] {
        let check = |enough: bool| {
            let mut scene = Scene::new(3);
            scene.table.players[ME].allegiance = Some(Allegiance(number));
            short(&mut scene.table.players[ME]);
            if enough {
                last(&mut scene.table.players[ME]);
            }
            scene.table.check_allegiance(ME, &mut scene.events);
            assert_eq!(scene.events.len(), usize::from(scene.player().proved), "it is an event");
            scene.player().proved
        };
        [check(false), check(true)]
    }

    each! {
        allegiance_1_seven_buildings:
            fulfilment(1, |me| me.buildings = 0b111111, |me| me.buildings |= Building::Fort.bit()) => [false, true];
        allegiance_2_population_19: fulfilment(2, |me| me.population = 18, |me| me.population += 1) => [false, true];
        allegiance_3_four_of_a_colour:
            fulfilment(3, |me| me.buildings = 0b11110_00111, |me| me.buildings |= Building::Statue.bit()) =>
                [true, true];
        allegiance_3_not_four_of_two_colours:
            fulfilment(3, |me| me.buildings = 0b00111_00111, |me| me.buildings |= Building::Statue.bit()) =>
                [false, true];
        allegiance_4_reputation_20: fulfilment(4, |me| me.step = 19, |me| me.step += 1) => [false, true];
        allegiance_5_five_four_three: fulfilment(
            5,
            |me| (me.buildings, me.captains, me.contracts) = (0b11111, 0b1111, 0b11),
            |me| me.contracts = 0b111
        ) => [false, true];
        allegiance_6_is_not_checked_before_the_end: fulfilment(6, |_| (), |_| ()) => [false, false];
        allegiance_7_four_contracts: fulfilment(7, |me| me.contracts = 0b111, |me| me.contracts = 0b1111) =>
            [false, true];
        allegiance_8_six_captains: fulfilment(8, |me| me.captains = 0b11111, |me| me.captains = 0b111111) =>
            [false, true];
        allegiance_9_is_not_given: fulfilment(9, |me| me.money = 20, |_| ()) => [false, false];
        allegiance_10_is_not_given: fulfilment(10, |me| me.goods = Goods([0, 0, 0, 1, 1, 1]), |_| ()) => [false, false];
    }

    #[test]
    fn allegiance_9_is_proved_by_paying_20_dollars_once() {
        let scene =
            Scene::asking(Task::AfterMove).money(41).with(|table| table.players[ME].allegiance = Some(Allegiance(9)));
        assert_eq!(scene.legal(), ["prove", "done"]);
        let scene = scene.play("prove");
        assert_eq!((scene.player().money, scene.player().proved), (21, true));
        assert!(!scene.can("prove"));
    }

    #[test]
    fn allegiance_9_cannot_be_proved_with_19() {
        let scene =
            Scene::asking(Task::Turn).money(19).with(|table| table.players[ME].allegiance = Some(Allegiance(9)));
        assert!(!scene.can("prove"));
    }

    #[test]
    fn allegiance_10_is_proved_by_paying_three_goods_together() {
        let with = |goods| {
            let scene = Scene::asking(Task::Turn).goods(goods);
            scene.with(|table| table.players[ME].allegiance = Some(Allegiance(10)))
        };
        assert!(!with([0, 0, 0, 2, 1, 0]).can("prove"));
        let scene = with([0, 0, 0, 2, 1, 1]).play("prove");
        assert_eq!((scene.player().goods.0, scene.player().proved), ([0, 0, 0, 1, 0, 0], true));
    }

    #[test]
    fn red_points_come_at_once() {
        for (number, red) in [(1, 3), (2, 5), (3, 4), (4, 4), (5, 2), (6, 3), (7, 5), (8, 2), (9, 1), (10, 1)] {
            let scene =
                Scene::icon(Icon::Blue(8)).with(|table| table.allegiances = Allegiance(number).bit() | 1 << 9 | 1);
            let scene = scene.resolved().play(&format!("swear {number}"));
            assert_eq!(scene.player().points, [8, red], "allegiance {number}");
        }
    }
}
