//! Tests of prompts, buttons, refusals and results, word for word.

use super::*;

#[test]
fn prompts_speak_to_the_reader_and_name_the_others() {
    let view = seen(asking(Task::Turn));
    let prompt = |reader| told(&TeaAndRum::prompt(&view, reader), reader);
    assert_eq!(prompt(Viewer::Seat(ME)), "Remove a worker to use a row or an alternative action.");
    assert_eq!(prompt(Viewer::Public), "Asha is removing a worker.");
    let learner = ["You", "Bao"].map(String::from);
    let learner = Speaker { words: words(), names: &learner, reader: Viewer::Public };
    assert_eq!(words().say(&TeaAndRum::prompt(&view, Viewer::Public), &learner), "You remove a worker.");
    let other = |task| told(&TeaAndRum::prompt(&seen(asking(task)), Viewer::Public), Viewer::Public);
    assert_eq!(other(Task::Half(9)), "Asha is deciding.");
    assert_eq!(other(Task::Exchange), "Asha is secretly exchanging money for points.");
    assert_eq!(prompt_of(asking(Task::Palace)), "Make your choice.");
    assert_eq!(prompt_of(asking(Task::Foundry)), "Choose how much ore the Foundry turns into cannons.");
}

#[test]
fn choices_say_where_they_come_from_and_how_many_are_left() {
    let cubes = |count, source| {
        with(asking(Task::Icon(Icon::Cube, source)), |table| {
            (1..count).for_each(|_| table.tasks.push(Task::Icon(Icon::Cube, source)));
        })
    };
    assert_eq!(prompt_of(cubes(1, Source::Row)), "Choose a cube: wheat, wood or ore.");
    assert_eq!(prompt_of(cubes(2, Source::Row)), "Choose a cube (2 left): wheat, wood or ore.");
    assert_eq!(
        prompt_of(cubes(1, Source::Reputation)),
        "Choose a cube: wheat, wood or ore. It comes from the reputation track."
    );
    assert_eq!(
        prompt_of(asking(Task::Icon(Icon::Either(1), Source::Building))),
        "Take 1 point: blue or red? It comes from a building."
    );
}

#[test]
fn what_may_be_done_besides_ending_is_named() {
    let with_captain = with(having(asking(Task::AfterMove), [0, 0, 0, 0, 0, 1]), |table| {
        table.players[ME].captains = Captain(1).bit();
        table.captains = 0;
    });
    assert_eq!(prompt_of(with_captain), "You may still activate a captain, or end your turn.");
    let works =
        owning(owning(having(asking(Task::AfterMove), [0, 3, 0, 1, 0, 0]), Building::Dryer), Building::CityHall);
    assert_eq!(
        prompt_of(works),
        "You may still exchange a barrel for a star or use the Tobacco Dryer, or end your turn."
    );
}

#[test]
fn ending_a_turn_before_a_captain_who_could_be_activated_is_confirmed() {
    let with_cannons = |count| {
        let table = with(having(asking(Task::AfterMove), [0, 0, 0, 0, 0, count]), |table| {
            table.players[ME].captains = Captain(1).bit();
            table.captains = 0;
        });
        let view = seen(table);
        TeaAndRum::forgoes(&view, &view.legal(), &Action::Done)
    };
    assert_eq!(with_cannons(1), Some(Message::new("forgone-captain")));
    assert_eq!(with_cannons(0), None);
}

#[test]
fn an_owed_allegiance_is_remembered_before_it_is_too_late() {
    let paid = Allegiance::all().find(|card| matches!(card.condition(), Condition::Dollars(_))).expect("one is paid");
    let owing = |task, round| {
        with(asking(task), |table| {
            table.round = round;
            (table.players[ME].allegiance, table.players[ME].money) = (Some(paid), 20);
        })
    };
    let reminder = "You still owe $20 for your allegiance.";
    assert_eq!(prompt_of(owing(Task::Turn, 5)), reminder);
    assert_eq!(prompt_of(owing(Task::Ship, 5)), reminder);
    assert_ne!(prompt_of(owing(Task::Turn, 4)), reminder);
    assert_ne!(prompt_of(with(owing(Task::Turn, 5), |table| table.players[ME].proved = true)), reminder);
    let last = seen(with(owing(Task::Proof, 5), |table| table.stage = Stage::Proof));
    let forgone = TeaAndRum::forgoes(&last, &last.legal(), &Action::Done);
    assert_eq!(forgone, Some(Message::new("forgone-allegiance")));
    let due = verb_of(asking(Task::Swear), Action::Swear(paid));
    assert_eq!(due, "Take the allegiance: pay $20 before the end of the game");
}

#[test]
fn the_first_steps_of_the_end_name_what_alone_can_be_used() {
    let at_end = |stage: Stage, task: Task, owned: Building, goods: [u8; 6]| {
        with(owning(having(asking(task), goods), owned), |table| table.stage = stage)
    };
    let last = at_end(Stage::LastCaptains, Task::LastCaptains, Building::Distillery, [3, 0, 0, 0, 0, 0]);
    assert_eq!(prompt_of(last), "Before your goods are sold, you may use the Distillery.");
    let proof = at_end(Stage::Proof, Task::Proof, Building::Dryer, [0, 3, 0, 0, 0, 0]);
    assert_eq!(prompt_of(proof.clone()), "Before your goods are sold, you may use the Tobacco Dryer.");
    let pays = with(proof, |table| {
        let nine = Allegiance::all().find(|card| matches!(card.condition(), Condition::Dollars(_)));
        table.players[ME].allegiance = nine;
        table.players[ME].money = 20;
    });
    assert_eq!(
        prompt_of(pays.clone()),
        "Before your goods are sold, you may pay for your allegiance or use the Tobacco Dryer."
    );
    assert_eq!(verb_of(pays, Action::Prove), "Pay $20 for your allegiance");
}

#[test]
fn one_good_too_many_is_one() {
    let overflow = |goods| having(asking(Task::Overflow), goods);
    assert_eq!(prompt_of(overflow([7, 0, 0, 0, 0, 0])), "1 good does not fit: choose one to discard.");
    assert_eq!(prompt_of(overflow([8, 0, 0, 0, 0, 0])), "2 goods do not fit: choose what to discard.");
    let rich = with(overflow([7, 0, 0, 0, 0, 0]), |table| table.players[ME].money = 3);
    assert_eq!(prompt_of(rich), "1 good does not fit: expand your warehouse or discard one.");
}

#[test]
fn a_trade_is_summed_up() {
    let trade = |sold, bought| {
        with(icon(Icon::Trade), |table| {
            table.trade = Trade { sold: Goods(sold), bought: Goods(bought), owed: 0 };
        })
    };
    assert_eq!(prompt_of(trade([0; 6], [0; 6])), "Sell first, then buy. The $1 bonuses are placed for you.");
    assert_eq!(prompt_of(trade([0, 0, 2, 0, 0, 0], [0; 6])), "So far you get $10, bonuses included.");
    assert_eq!(prompt_of(trade([0; 6], [0, 0, 0, 1, 0, 0])), "So far you pay $4, bonuses included.");
    assert_eq!(prompt_of(trade([0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0])), "So far the trade is even, bonuses included.");
}

#[test]
fn buttons_begin_with_a_verb() {
    assert_eq!(verb_of(asking(Task::Ship), Action::Ship(Ship(5), 1)), "Buy 1 wheat and 1 barrel for $5");
    let row = verb_of(asking(Task::Turn), Action::Work(Board::Governor, Way::Instead));
    assert_eq!(row, "Remove a worker: build");
    let save = Action::Build(Building::Guild, Some(Good::Wood));
    assert_eq!(verb_of(icon(Icon::Build), save), "Build the Architects’ Guild, saving 1 wood");
    let hire = |captain, payment| verb_of(icon(Icon::Hire), Action::Hire(Captain(captain), payment));
    assert_eq!(hire(1, Payment::Money), "Hire Old Bess Tarrow for $3");
    assert_eq!(hire(11, Payment::Wood), "Hire Lady Fathom for 2 wood");
    assert_eq!(hire(21, Payment::Money), "Hire Barrel-Belly Nan for $4 and 1 barrel");
    let contract = with(icon(Icon::Fulfil), |table| table.spaces[0] = Some(Contract(1)));
    assert_eq!(verb_of(contract, Action::Fulfil(0, Colour::Red)), "Fulfil for 4 red points");
    assert_eq!(verb_of(asking(Task::Half(10)), Action::Half(Side::Left)), "Build");
    assert_eq!(verb_of(asking(Task::Half(12)), Action::Half(Side::Right)), "Take 1 tobacco");
    assert_eq!(verb_of(icon(Icon::Either(3)), Action::Points(Colour::Blue)), "Take 3 blue points");
    assert_eq!(verb_of(asking(Task::Swear), Action::Swear(Allegiance(1))), "Take the allegiance: build 7 buildings");
    assert_eq!(verb_of(asking(Task::Foundry), Action::Smelt(2)), "Turn 2 ore into 2 cannons");
    assert_eq!(verb_of(asking(Task::Turn), Action::Convert(Works::Dryer)), "Dry 3 wood into 2 tobacco");
    assert_eq!(verb_of(asking(Task::Exchange), Action::Exchange(Colour::Red)), "Pay $10 for 1 red point");
    assert_eq!(verb_of(icon(Icon::Build), Action::Done), "Build nothing");
}

#[test]
fn another_player_is_told_whom_to_wait_for() {
    let view = TeaAndRum::view(&State(asking(Task::Turn)), Viewer::Seat(Seat(1)));
    let refusal = TeaAndRum::refuse(&view, Part::Floor(Board::Governor, Way::Instead));
    assert_eq!(told(&refusal.why, Viewer::Seat(Seat(1))), "It is not your turn: wait for Asha.");
}

#[test]
fn refusals_say_what_is_missing() {
    let build = || having(icon(Icon::Build), [0, 1, 1, 0, 0, 0]);
    assert_eq!(refusal_of(build(), Part::Building(Building::Palace)), "You lack 1 ore for the Palace.");
    assert_eq!(
        refusal_of(owning(build(), Building::Well), Part::Building(Building::Well)),
        "You already own the Well, and you cannot build the same building twice."
    );
    assert_eq!(
        refusal_of(owning(build(), Building::Workshop), Part::Building(Building::Fort)),
        "You lack 2 ore for the Fort, and the Workshop saves you only one cube."
    );
    let hire = |money, captain: u8| {
        with(icon(Icon::Hire), |table| {
            table.players[ME].money = money;
            table.captains = Captain(captain).bit();
        })
    };
    let refused = |money, captain: u8| refusal_of(hire(money, captain), Part::Captain(Captain(captain)));
    assert_eq!(refused(1, 1), "You need $3 to hire Old Bess Tarrow, but you have only $1.");
    assert_eq!(refused(9, 21), "You lack 1 barrel to hire Barrel-Belly Nan.");
    assert_eq!(refused(2, 11), "You need $6 or 2 wood to hire Lady Fathom, but you have only $2.");
    assert_eq!(
        refusal_of(hire(9, 1), Part::Captain(Captain(30))),
        "The Broadside Twins cannot be hired before round V."
    );
    assert_eq!(refusal_of(hire(9, 1), Part::Captain(Captain(2))), "This captain is not in this game.");
    let deliver = with(icon(Icon::Fulfil), |table| table.spaces[0] = Some(Contract(1)));
    assert_eq!(refusal_of(deliver, Part::Space(0)), "You lack 1 wheat and 2 barrels for this contract.");
    let for_good = "This space is empty, and no new contracts will come.";
    let no_pile = with(icon(Icon::Fulfil), |table| table.pile = 0);
    assert_eq!(refusal_of(no_pile, Part::Space(1)), for_good);
    let last_round = with(icon(Icon::Fulfil), |table| (table.pile, table.round) = (1, 5));
    assert_eq!(refusal_of(last_round, Part::Space(1)), for_good, "none come after the last round");
    let pile = with(icon(Icon::Fulfil), |table| table.pile = 1);
    assert_eq!(refusal_of(pile, Part::Space(1)), "This space is empty: new contracts come at the end of the round.");
    let full = with(asking(Task::Turn), |table| {
        table.round = 2;
        table.workers[0] = [1, 1, 1, 0, 0];
    });
    assert_eq!(refusal_of(full, Part::Floor(Board::Governor, Way::Instead)), "The Governor board is full.");
    assert_eq!(refusal_of(asking(Task::Half(9)), Part::Done), "Choose one of the two sides first.");
}

#[test]
fn refusals_of_own_pieces_say_why() {
    let dryer = |goods| having(owning(asking(Task::Turn), Building::Dryer), goods);
    let own = Part::Own(Building::Dryer);
    assert_eq!(refusal_of(dryer([0, 1, 0, 0, 0, 0]), own), "The Tobacco Dryer needs 3 wood, but you have only 1.");
    let out = with(dryer([0, 3, 0, 0, 0, 0]), |table| table.supply = Goods::NONE);
    assert_eq!(refusal_of(out, own), "The supply does not have 2 tobacco left.");
    let choosing = having(owning(asking(Task::Half(9)), Building::Dryer), [0, 3, 0, 0, 0, 0]);
    assert_eq!(refusal_of(choosing, own), "You cannot use the Tobacco Dryer during this choice.");
    let foundry = asking(Task::Foundry);
    assert_eq!(
        refusal_of(foundry.clone(), Part::Smelt(3)),
        "You need 1 ore for each cannon, and there must be enough cannons left in the supply."
    );
    assert_eq!(refusal_of(foundry, Part::Done), "Choose how much ore to use; you may keep all of it.");
    let sworn = |card: u8, proved| {
        with(having(asking(Task::Turn), [0, 0, 0, 1, 0, 0]), |table| {
            table.players[ME].allegiance = Some(Allegiance(card));
            (table.players[ME].proved, table.players[ME].money) = (proved, 12);
        })
    };
    let seal = |card, proved| refusal_of(sworn(card, proved), Part::Seal);
    assert_eq!(seal(9, false), "Your allegiance costs $20, but you have only $12.");
    assert_eq!(seal(10, false), "You lack 1 tobacco and 1 cannon for your allegiance.");
    assert_eq!(seal(1, false), "There is nothing to pay: to fulfil your allegiance, build 7 buildings.");
    assert_eq!(seal(1, true), "Your allegiance is already fulfilled.");
}

/// Formats the result for seat 0 and for the public.
fn result_of(end: u8, governors: &[u8], kings: &[u8], seats: u8) -> [String; 2] {
    let set = |of: &[u8]| -> SeatSet { of.iter().copied().map(Seat).collect() };
    let ties = PerSeat::from_fn(|seat| 2 * u8::from(set(governors).has(seat)) + u8::from(set(kings).has(seat)));
    let winners = SeatSet(set(governors).0 | set(kings).0);
    both(&TeaAndRum::result(&Outcome { end, winners, scores: PerSeat::default(), ties }, seats))
}

#[test]
fn results_agree_with_their_winners() {
    let two = result_of(0, &[0], &[2], 3);
    assert_eq!(two[0], "You are Governor, and Clara is Pirate King.");
    assert_eq!(two[1], "Asha is Governor, and Clara is Pirate King.");
    assert_eq!(result_of(1, &[1], &[0], 3)[0], "Bao is Governor, and you are Pirate King.");
    assert_eq!(result_of(2, &[0], &[0], 4)[0], "You win both titles: Governor and Pirate King.");
    assert_eq!(result_of(3, &[], &[1], 3)[0], "Bao is Pirate King, but the island has no Governor.");
    assert_eq!(
        result_of(4, &[0, 1], &[2], 3)[0],
        "Tied players share a title. Governor: you and Bao. Pirate King: Clara."
    );
    assert_eq!(
        result_of(4, &[0, 1], &[0, 1], 3)[1],
        "Both titles, Governor and Pirate King, are shared by Asha and Bao."
    );
    assert_eq!(
        result_of(4, &[], &[0, 1], 3)[0],
        "The title of Pirate King is shared by you and Bao, but the island has no Governor."
    );
    assert_eq!(
        result_of(4, &[], &[0, 1], 2)[0],
        "Most victory cards are red: you and Bao share the title of Pirate King."
    );
    assert_eq!(
        result_of(4, &[0, 1], &[], 2)[1],
        "Most victory cards are blue: Asha and Bao share the title of Governor."
    );
    assert_eq!(result_of(5, &[0], &[], 2)[0], "Most victory cards are blue: you are Governor and win.");
    assert_eq!(result_of(6, &[], &[1], 2)[0], "Most victory cards are red: Bao is Pirate King and wins.");
    assert_eq!(
        result_of(7, &[], &[], 2)[0],
        "Most victory cards are blue, but no player has fulfilled an allegiance: there is no winner."
    );
}

#[test]
fn what_is_seldom_said_is_said_well() {
    let all = owning(owning(having(asking(Task::AfterMove), [3, 3, 0, 1, 0, 0]), Building::Dryer), Building::CityHall);
    assert_eq!(
        prompt_of(owning(all, Building::Distillery)),
        "You may still exchange a barrel for a star, use the Tobacco Dryer or use the Distillery, or end your turn."
    );
    let half = |side| verb_of(asking(Task::Half(15)), Action::Half(side));
    assert_eq!([Side::Left, Side::Right].map(half), ["Fulfil a contract", "Hire a captain"]);
    assert_eq!(verb_of(asking(Task::Turn), Action::CityHall), "Exchange 1 barrel for 1 star");
    assert_eq!(verb_of(asking(Task::Turn), Action::Convert(Works::Distillery)), "Distil 3 wheat into 2 barrels");
    assert_eq!(
        verb_of(icon(Icon::Hire), Action::Hire(Captain(30), Payment::Money)),
        "Hire the Broadside Twins for $11"
    );
    let heading = |stage| {
        let table = with(asking(Task::Turn), |table| table.stage = stage);
        told(&TeaAndRum::heading(&seen(table)), Viewer::Public)
    };
    assert_eq!(heading(Stage::Income), "Round I: income");
    assert_eq!(heading(Stage::Wish), "Round I: the people’s wish");
    assert_eq!(heading(Stage::LastCaptains), "Game end: activate captains");
    assert_eq!(heading(Stage::Proof), "Game end: allegiances");
    let fulfil = with(icon(Icon::Fulfil), |table| table.spaces = [None; 5]);
    assert_eq!(refusal_of(fulfil, Part::Colour(Colour::Red)), "First choose a contract, then blue or red points.");
    let income = with(asking(Task::Foundry), |table| table.stage = Stage::Income);
    let ship = TeaAndRum::state_of_piece(&seen(income), Piece::new(kinds::SHIP, 0));
    assert_eq!(both(&ship[0])[0], "This round’s ships are not laid out yet.");
    let exchange = with(asking(Task::Exchange), |table| table.players[ME].money = 7);
    assert_eq!(refusal_of(exchange, Part::Colour(Colour::Red)), "A point costs $10, but you have only $7 left.");
}

#[test]
fn gains_are_joined_and_actions_are_in_order() {
    let said = |icons: &[Icon]| told(&phrases::icons(icons), Viewer::Public);
    assert_eq!(
        said(&[Icon::Star, Icon::Star, Icon::Gain(Good::Wheat), Icon::Build]),
        "2 stars and 1 wheat, then build"
    );
    assert_eq!(said(&[Icon::Trade, Icon::Build]), "trade, then build");
    assert_eq!(said(&[Icon::Fulfil, Icon::Blue(1)]), "fulfil a contract, then 1 blue point");
    assert_eq!(said(&[]), "nothing");
    let either = Row { left: &[Icon::Red(1), Icon::Money(3)], right: Some(&[Icon::Cube, Icon::Cube]) };
    assert_eq!(told(&phrases::row(&either), Viewer::Public), "1 red point and $3; or 2 cubes of any kind");
}
