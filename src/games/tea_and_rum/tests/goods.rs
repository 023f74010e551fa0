//! Tests of trade, its composer and the warehouse.

use super::*;

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
        assert_eq!(
            scene.play("done").possessions(),
            Possessions { money: 2, goods: [3, 0, 0, 0, 0, 2], expansions: 6, ..BARE }
        );
    }

    #[test]
    fn the_worked_example_sells_for_13() {
        let scene = trade().cubes([0, 1, 2]).play("sell ore; sell ore; sell wood");
        assert_eq!(scene.table.trade.earned(), 13, "11 without the plate");
        assert_eq!(scene.table.trade.sold_plate(), Some(Good::Ore));
        assert_eq!(scene.play("done").player().money, 13);
    }

    #[test]
    fn the_worked_example_pays_5() {
        let scene = trade().cubes([0, 1, 2]).money(5).play("sell ore; sell ore; sell wood");
        // With nothing left to buy or to clear, the trade closes automatically.
        let scene = scene.play("buy wheat; buy wheat; buy wheat; buy cannon; buy cannon");
        assert_eq!(scene.player().money, 0);
        assert!(scene.events.iter().any(|event| matches!(event, Event::Traded { balance: -5, .. })));
    }

    #[test]
    fn cannons_are_never_on_the_plus_plate() {
        let scene = trade().goods([0, 1, 0, 0, 0, 3]).play("sell cannon; sell cannon; sell cannon; sell wood");
        assert_eq!(scene.table.trade.earned(), 25, "three cannons at 7, a wood at 4");
    }

    #[test]
    fn wheat_is_never_on_the_minus_plate() {
        let scene = trade().money(20).play("buy wheat; buy wheat; buy wheat; buy wood");
        assert_eq!(scene.table.trade.spent(), 8, "three wheat at 2, a wood at 2");
    }

    #[test]
    fn prices_are_those_of_the_board() {
        for (good, sold, bought) in
            [("wheat", 3, 2), ("wood", 4, 2), ("ore", 5, 3), ("barrel", 6, 4), ("tobacco", 7, 5), ("cannon", 7, 6)]
        {
            let kind: Good = good.parse().unwrap();
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
        assert_eq!((scene.player().money, scene.player().expansions), (0, 1), "6 earned, 1 and 5 spent");
        assert_eq!(scene.player().goods.0, [0, 0, 0, 5, 1, 0]);
    }

    #[test]
    fn a_trade_cannot_overdraw_money() {
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
    fn converted_goods_may_be_sold() {
        let scene = trade().cubes([0, 3, 0]).owning(Building::Dryer).play("dry; sell tobacco; sell tobacco; done");
        assert_eq!(scene.player().money, 14);
    }

    #[test]
    fn an_empty_trade_counts_as_declined() {
        let scene = trade().money(9).play("done");
        assert!(scene.events.iter().any(|event| matches!(event, Event::Declined { icon: Icon::Trade, .. })));
    }

    /// Returns all combinations of goods within the limits for each kind and the total.
    fn goods_combinations(most: [u8; 6], in_all: u8) -> Vec<[u8; 6]> {
        (0..6).fold(vec![[0; 6]], |handfuls, good| {
            let with_this = |handful: [u8; 6]| {
                (0..=most[good])
                    .map(move |count| core::array::from_fn(|at| if at == good { count } else { handful[at] }))
            };
            let more = handfuls.into_iter().flat_map(with_this);
            more.filter(|handful: &[u8; 6]| handful.iter().sum::<u8>() <= in_all).collect()
        })
    }

    /// Checks that every multiset of sales and purchases that the rulebook allows can be reached step by step, and no
    /// other.
    #[test]
    fn the_steps_reach_exactly_the_trades_that_the_rulebook_allows() {
        use std::collections::BTreeSet;
        let start = Scene::icon(Icon::Trade).goods([1, 2, 1, 0, 0, 1]).money(4);
        let mut reached = BTreeSet::new();
        let mut trades_reached = BTreeSet::new();
        let mut open = vec![start.table.clone()];
        while let Some(table) = open.pop() {
            let (sold, bought, tokens) = (table.trade.sold.0, table.trade.bought.0, table.players[ME].expansions);
            if !trades_reached.insert((sold, bought, tokens)) {
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
        // By the rulebook: any sale of goods in stock, any purchase of other goods, paid with the best plates, with as
        // many tokens as the goods then need.
        let have = start.player().goods;
        let mut allowed = BTreeSet::new();
        let bound = 9u8;
        for sale in goods_combinations(have.0, 12) {
            let others = core::array::from_fn(|good| if sale[good] > 0 { 0 } else { bound });
            let value =
                |goods: &[u8; 6]| (0..6).map(|good| i32::from(goods[good]) * [2, 3, 4, 5, 6, 7][good]).sum::<i32>();
            let earned = value(&sale) + i32::from(*sale[..5].iter().max().unwrap());
            for buy in goods_combinations(others, 12) {
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

    fn full_warehouse() -> Scene {
        Scene::icon(Icon::Gain(Good::Ore)).cubes([0, 6, 0])
    }

    #[test]
    fn excess_goods_must_be_discarded_at_once() {
        let scene = full_warehouse().resolved();
        assert_eq!(scene.top(), Some((ME, Task::Overflow)));
        assert_eq!(scene.legal(), ["discard wood", "discard ore"], "old or new");
        let scene = scene.play("discard wood");
        assert_eq!(scene.player().goods.0, [0, 5, 1, 0, 0, 0]);
        assert_eq!(scene.table.supply[Good::Wood], 17, "it goes back to the supply");
    }

    #[test]
    fn an_expansion_may_be_paid_instead() {
        let scene = full_warehouse().money(1).resolved().play("expand");
        assert_eq!(scene.possessions(), Possessions { goods: [0, 6, 1, 0, 0, 0], expansions: 1, ..BARE });
    }

    #[test]
    fn tokens_cost_1_1_1_2_2_3() {
        let scene = Scene::icon(Icon::Trade).money(12).play("expand; expand; expand; expand; expand; expand");
        assert_eq!(scene.table.trade.owed, 10);
        assert!(!scene.can("expand"));
    }

    #[test]
    fn a_conversion_may_make_room() {
        let scene = full_warehouse().owning(Building::Dryer).resolved().play("dry");
        assert_eq!(scene.player().goods.0, [0, 3, 1, 0, 2, 0]);
    }

    #[test]
    fn goods_of_one_ship_row_enter_together() {
        let scene = Scene::asking(Task::Ship).money(6).cubes([0, 5, 0]).with(|table| {
            table.stage = Stage::Ships;
            table.ships = Ship(6).bit();
        });
        let scene = scene.play("ship 6 c");
        assert_eq!(scene.player().goods.total(), 8);
        let scene = scene.play("discard wood; discard wood");
        assert_eq!(scene.player().goods.0, [2, 3, 1, 0, 0, 0]);
    }

    #[test]
    fn icons_are_stored_one_by_one() {
        // Harbor row 3 with three players, right half: wheat, wood, ore into a warehouse with one free square.
        let scene = Scene::asking(Task::Turn).goods([0, 0, 0, 5, 0, 0]).play("work harbor right");
        assert_eq!(scene.player().goods.0, [1, 1, 0, 5, 0, 0], "the ore waits");
        assert_eq!(scene.top(), Some((ME, Task::Overflow)));
    }

    #[test]
    fn goods_missing_from_the_supply_are_lost() {
        let scene = Scene::icon(Icon::Gain(Good::Cannon)).with(|table| table.supply[Good::Cannon] = 0).resolved();
        assert_eq!(scene.player().goods, Goods::NONE);
        let lacking = Goods::one(Good::Cannon);
        assert!(
            scene.events.iter().any(|event| matches!(event, Event::Goods { lacking: some, .. } if *some == lacking))
        );
    }

    #[test]
    fn an_endless_supply_lacks_nothing() {
        let scene = Scene::icon(Icon::Gain(Good::Cannon));
        let scene = scene.with(|table| (table.supply[Good::Cannon], table.limited) = (0, false)).resolved();
        assert_eq!(scene.player().goods[Good::Cannon], 1);
    }

    #[test]
    fn a_cube_is_chosen_among_those_the_supply_has() {
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply[Good::Wood] = 0).resolved();
        assert_eq!(scene.legal(), ["cube wheat", "cube ore"]);
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply = Goods([0, 0, 1, 12, 12, 12])).resolved();
        assert_eq!(scene.player().goods[Good::Ore], 1, "the only one left is not asked for");
        let scene = Scene::icon(Icon::Cube).with(|table| table.supply = Goods([0, 0, 0, 12, 12, 12])).resolved();
        assert_eq!(scene.player().goods, Goods::NONE);
    }
}

mod composer {
    use super::*;
    use crate::games::tea_and_rum::Part;
    use crate::games::tea_and_rum::composer::Composer;
    use crate::words::draft::Draft;

    fn view(scene: &Scene) -> View {
        TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(ME))
    }

    fn actions_of(draft: &Composer, view: &View) -> Vec<String> {
        draft.actions(view).unwrap().iter().map(Action::to_string).collect()
    }

    #[test]
    fn a_draft_in_any_order_becomes_actions_in_the_order_of_the_rules() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 1, 2]).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        for good in [Good::Cannon, Good::Wheat, Good::Cannon] {
            draft.press(&view, Part::Buy(good)).unwrap();
        }
        for good in [Good::Ore, Good::Wood, Good::Ore] {
            draft.press(&view, Part::Sell(good)).unwrap();
        }
        let actions = actions_of(&draft, &view);
        assert_eq!(actions.join("; "), "sell wood; sell ore; sell ore; buy wheat; buy cannon; buy cannon; done");
        let terms = draft.terms(&view).unwrap();
        assert_eq!((terms.trade.earned(), terms.trade.spent(), terms.money), (13, 14, 19));
        let scene = scene.play(&actions.join("; "));
        assert_eq!((scene.player().money, scene.player().goods.0), (19, [1, 0, 0, 0, 0, 2]));
    }

    #[test]
    fn expansions_are_bought_when_the_goods_need_them() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 6, 0]).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        draft.press(&view, Part::Buy(Good::Ore)).unwrap();
        draft.press(&view, Part::Buy(Good::Ore)).unwrap();
        assert_eq!(actions_of(&draft, &view).join("; "), "expand; buy ore; expand; buy ore; done");
        let terms = draft.terms(&view).unwrap();
        assert_eq!((terms.expansions, terms.money, terms.squares), (2, 12, (8, 8)));
    }

    #[test]
    fn a_square_bought_alone_does_not_close_the_draft() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 6, 0]).money(20).play("expand");
        let view = view(&scene);
        let mut draft = Composer::open(&view).expect("nothing lies on the scale");
        draft.press(&view, Part::Buy(Good::Ore)).unwrap();
        assert_eq!(actions_of(&draft, &view).join("; "), "buy ore; done");
        let terms = draft.terms(&view).unwrap();
        assert_eq!((terms.expansions, terms.money, terms.squares), (0, 16, (7, 7)));
        assert!(Composer::open(&self::view(&scene.play("buy ore"))).is_none(), "begun step by step");
    }

    #[test]
    fn impossible_presses_are_refused_and_leave_the_draft_unchanged() {
        let scene = Scene::icon(Icon::Trade).cubes([0, 1, 0]).money(3);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        assert_eq!(draft.press(&view, Part::Sell(Good::Ore)).unwrap_err().why.id, "no-sell-none");
        assert_eq!(draft.press(&view, Part::Buy(Good::Cannon)).unwrap_err().why.id, "no-buy-money");
        assert!(!draft.is_begun());
        assert_eq!(actions_of(&draft, &view), ["done"], "an empty draft is declining");
    }

    #[test]
    fn opposite_presses_cancel_out() {
        let scene = Scene::icon(Icon::Trade).money(20);
        let view = view(&scene);
        let mut draft = Composer::open(&view).unwrap();
        draft.press(&view, Part::Buy(Good::Barrel)).unwrap();
        draft.press(&view, Part::Sell(Good::Barrel)).unwrap();
        assert!(!draft.is_begun());
    }
}
