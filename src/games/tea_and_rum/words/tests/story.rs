//! Tests of the lines of the story, word for word.

use super::*;

/// Formats the line of an event for seat 0 and for the public.
fn line_of(event: &Event) -> [String; 2] {
    both(&TeaAndRum::line(event, Viewer::Public).expect("it has a line").text)
}

#[test]
fn a_trade_is_told_as_what_it_is() {
    let event = |sold: [u8; 6], bought: [u8; 6], balance| Event::Traded {
        seat: ME,
        sold: Goods(sold),
        bought: Goods(bought),
        balance,
    };
    let (none, ore, wheat) = ([0; 6], [0, 0, 2, 0, 0, 0], [3, 0, 0, 0, 0, 0]);
    assert_eq!(line_of(&event(ore, none, 10)), ["You sell 2 ore", "Asha sells 2 ore"]);
    assert_eq!(line_of(&event(none, wheat, -6)), ["You buy 3 wheat", "Asha buys 3 wheat"]);
    assert_eq!(line_of(&event(ore, wheat, 4)), ["You trade 2 ore for 3 wheat", "Asha trades 2 ore for 3 wheat"]);
    let aside = |balance| TeaAndRum::line(&event(ore, wheat, balance), Viewer::Public).and_then(|line| line.aside);
    assert_eq!(aside(4).map(|aside| told(&aside, Viewer::Public)).as_deref(), Some("+$4"));
    assert_eq!(aside(-2).map(|aside| told(&aside, Viewer::Public)).as_deref(), Some("−$2"));
    assert_eq!(aside(0), None);
}

#[test]
fn workers_and_cards_are_told() {
    let worked =
        |way, icons, placed| line_of(&Event::Worked { seat: ME, board: Board::Harbor, row: 2, way, icons, placed });
    let gain: &[Icon] = &[Icon::Gain(Good::Barrel), Icon::Fulfil];
    assert_eq!(
        worked(Way::Left, gain, false)[0],
        "You remove a worker from the Harbor board: 1 barrel, then fulfil a contract"
    );
    assert_eq!(worked(Way::Instead, &[], true)[1], "Asha places a worker on the Harbor board to fulfil a contract");
    let blocked = Event::AutomaBlocked { board: Board::Tavern };
    assert_eq!(line_of(&blocked)[0], "The Automa draws a Tavern tile but cannot use that board");
    assert_eq!(line_of(&Event::AutomaShuffled)[0], "The Automa reshuffles its tiles");
    let built = Event::Built { seat: ME, building: Building::Well, paid: Goods::units(Good::Wood, 2) };
    assert_eq!(line_of(&built), ["You build the Well for 2 wood", "Asha builds the Well for 2 wood"]);
    let hired = Event::Hired { seat: ME, captain: Captain(15), dollars: 2, goods: Goods::one(Good::Tobacco) };
    assert_eq!(line_of(&hired)[1], "Asha hires Marrow Jane for $2 and 1 tobacco");
    let cleared = |tokens| line_of(&Event::Cleared { seat: ME, tokens })[0].clone();
    assert_eq!(cleared(1), "You remove your last expansion token for free");
    assert_eq!(cleared(4), "You remove 4 expansion tokens for free");
}

#[test]
fn gains_say_where_they_come_from() {
    let points = |points, source| line_of(&Event::Points { seat: ME, colour: Colour::Red, points, source });
    assert_eq!(points(1, Source::Wish)[0], "You gain 1 red point from the people’s wish");
    assert_eq!(points(3, Source::Exchange)[1], "Asha gains 3 red points from the exchange");
    assert_eq!(
        points(-4, Source::Excess)[0],
        "You lose 4 red points: your blue and red points were more than 10 apart"
    );
    assert_eq!(line_of(&Event::Beyond { seat: ME })[1], "Asha gains a star, but is already on the last step");
    let goods = |goods, lacking| {
        line_of(&Event::Goods { seat: ME, goods: Goods(goods), lacking: Goods(lacking), source: Source::Row })
    };
    let (none, wheat) = ([0; 6], [1, 0, 0, 0, 0, 0]);
    assert_eq!(goods(wheat, none)[0], "You gain 1 wheat");
    assert_eq!(goods(none, wheat)[1], "Asha goes without 1 wheat: the supply has none");
    assert_eq!(goods(wheat, [0, 0, 0, 2, 0, 0])[0], "You gain 1 wheat, but the supply lacks 2 barrels");
    let excess = Message::new(nouns::source(Source::Excess));
    assert_eq!(told(&excess, Viewer::Public), "the limit on the gap between the colours");
    let income = line_of(&Event::Money { seat: ME, dollars: 12, source: Source::Income });
    assert_eq!(income, ["You collect your income", "Asha collects income"]);
    let unsaid =
        [Source::Income, Source::Ship].map(|source| told(&Message::new(nouns::source(source)), Viewer::Public));
    assert_eq!(unsaid, ["income", "the ship"]);
    let grew = Event::Grew { seat: ME, population: 12 };
    assert_eq!(line_of(&grew), ["Your population grows to 12", "Asha’s population grows to 12"]);
}

#[test]
fn every_gain_is_marked_for_the_news() {
    let is_gain = |event: &Event| TeaAndRum::line(event, Viewer::Public).expect("it has a line").gain;
    let points = Event::Points { seat: ME, colour: Colour::Blue, points: 1, source: Source::Contract };
    let goods =
        Event::Goods { seat: ME, goods: Goods::one(Good::Ore), lacking: Goods([0; 6]), source: Source::Captain };
    let others = [Event::Stepped { seat: ME, step: 9 }, Event::Grew { seat: ME, population: 12 }];
    assert!([points, goods].iter().chain(&others).all(is_gain));
    assert!(!is_gain(&Event::Passed { seat: ME }));
}

#[test]
fn titles_agree_with_the_number_of_players() {
    let crowned = |seats: &[u8]| {
        let seats: SeatSet = seats.iter().copied().map(Seat).collect();
        line_of(&Event::Crowned { title: Colour::Blue, seats })
    };
    assert_eq!(crowned(&[0]), ["You become Governor", "Asha becomes Governor"]);
    assert_eq!(
        crowned(&[0, 2]),
        ["The title of Governor is shared by you and Clara", "Asha and Clara share the title of Governor"]
    );
    assert_eq!(crowned(&[])[0], "No player has fulfilled an allegiance: there is no Governor");
    let exchanged = Event::Exchanged { seat: ME, points: [2, 1], dollars: 30 };
    assert_eq!(line_of(&exchanged)[0], "You exchange $30 for 2 blue points and 1 red point");
}

#[test]
fn buildings_at_work_are_told() {
    let distils = Event::Converted { seat: ME, works: Works::Distillery };
    assert_eq!(line_of(&distils), ["You distil 3 wheat into 2 barrels", "Asha distils 3 wheat into 2 barrels"]);
    assert_eq!(line_of(&Event::BarrelForStar { seat: ME })[0], "You exchange a barrel for a star at the City Hall");
    assert_eq!(line_of(&Event::Smelted { seat: ME, count: 0 }), ["You keep all your ore", "Asha keeps all their ore"]);
    assert_eq!(line_of(&Event::Smelted { seat: ME, count: 2 })[0], "You turn 2 ore into 2 cannons");
    let twins = Event::Activated { seat: ME, captain: Captain(30) };
    assert_eq!(line_of(&twins)[1], "Asha activates the Broadside Twins for 2 cannons");
}

#[test]
fn contracts_are_named_by_what_is_seen_of_them() {
    let groups = components::components();
    let contracts = groups.iter().flat_map(|group| &group.components).filter(|one| one.piece.kind == kinds::CONTRACT);
    let names: BTreeSet<String> = contracts.map(|one| told(&one.name, Viewer::Public)).collect();
    assert_eq!(names.len(), usize::from(Contract::COUNT), "two of them have the same name");
    assert!(names.contains("Contract for 1 wheat and 2 tobacco"), "{names:?}");
}
