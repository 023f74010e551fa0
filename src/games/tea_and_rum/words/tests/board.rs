//! Tests of the labels of the board: all are used, and those that depend on the table are correct word for word.

use super::*;
use crate::games::tea_and_rum::Change;
use crate::games::tea_and_rum::data::ROUNDS;
use crate::games::tea_and_rum::reveal::RevealStep;

/// Returns a table with this number of seats after the setup.
fn dealt(seats: u8) -> Table {
    let state = TeaAndRum::setup(&Options::default(), seats, &mut Chance::stream(1), &mut ());
    TeaAndRum::view(&state, Viewer::Public).table
}

/// Returns the labels of the action boards, the shelves and the player's own board.
fn of_town() -> Vec<Message> {
    use labels::*;
    let plain = [
        tab_town,
        tab_build,
        tab_captains,
        tab_contracts,
        tab_tracks,
        shelf_players,
        tabs,
        shelves,
        to_town,
        instead,
        or,
        yours,
        sold_out,
        track,
        buildings,
        captains,
        contracts,
        drift,
        drift_down,
        empty_space,
        empty_for_good,
        allegiances,
        ships_label,
        harbour,
        your_board,
        warehouse_label,
        money,
        fulfilled_allegiance,
        too_late,
        nothing_yet,
        none,
        order,
        order_caption,
        automa_name,
        automa_help,
        preview,
        workers_left,
        contracts_fulfilled,
        captains_hired,
        population_label,
        reputation_label,
        ship_sold,
        allegiances_help,
        closed_chest,
        chest,
    ];
    let mut all: Vec<Message> = plain.into_iter().map(|label| label()).collect();
    let full = with(dealt(3), |table| (table.round, table.workers[0]) = (2, [1, 2, 0, 0, 0]));
    let empty = with(dealt(3), |table| table.workers[0] = [0; 5]);
    all.extend([dealt(2), full.clone(), empty].iter().map(|table| crowd(table, Board::Governor)));
    all.extend([full.clone(), dealt(2)].iter().map(still_buying));
    all.push(still_buying(&with(dealt(3), |table| table.passed = Seat::all(3).collect())));
    all.extend(Board::ALL.map(door));
    all.extend([Some(2), None].map(row_or_none));
    all.extend([reputation_step(0, &[]), reputation_step(10, &[Seat(1), ME])]);
    all.extend(Family::ALL.map(family));
    all.extend(Building::ALL.map(short_name));
    all.extend(Captain::all().map(captain));
    all.extend(Allegiance::all().map(|card| so_far(&full.players[ME].progress(card))));
    all.extend([true, false].map(|proved| must_prove(Allegiance(1), proved)));
    for (stage, left, round, seats) in [
        (Stage::Ships, 9, 1, 4),
        (Stage::Income, 0, 1, 2),
        (Stage::Income, 5, 1, 2),
        (Stage::Actions, 2, ROUNDS, 2),
        (Stage::Actions, 3, 1, 4),
        (Stage::Actions, 0, 1, 3),
    ] {
        all.push(ships(&with(dealt(seats), |table| {
            (table.stage, table.ships, table.round) = (stage, (1 << left) - 1, round);
        })));
    }
    all.extend([missing(&Goods::NONE), missing(&Goods::one(Good::Ore)), can_pay(1, 3), ship_for(4), worth(12)]);
    all.extend([warehouse(&full.players[ME]), squares(3, 6), points([4, 5]), population(12), step(3, 20)]);
    all.extend([0, 1, 8].map(to_call));
    all.extend([1, 2].map(fulfilled));
    all.extend([wish_of(3), wish_symbols(Wish(7)), victory(2, 1), tiles_left(1), tiles_left(5)]);
    all.extend([wish_row(ME, 1, 0, Colour::Red), wish_row(Seat(1), 2, 3, Colour::Red)]);
    for (placed, row) in [(true, None), (true, Some(2)), (false, None), (false, Some(1))] {
        all.push(automa(Board::Market, placed, row));
    }
    all.push(automa_next(full.row(Board::Market, 1)));
    all.push(row_label(Board::Market, 1, full.row(Board::Market, 1)));
    all
}

/// Returns the labels of the decision and of a trade.
fn of_panel() -> Vec<Message> {
    use labels::*;
    let mut all: Vec<Message> = [
        prove,
        in_vain,
        sell_label,
        buy_label,
        trade_label,
        scale_label,
        plus_plate,
        minus_plate,
        you_pay,
        even,
        you_get,
    ]
    .into_iter()
    .map(|label| label())
    .collect();
    all.extend(Colour::ALL.map(colour).into_iter().chain(Colour::ALL.map(one_point)));
    all.extend(Good::ALL.map(good).into_iter().chain(Good::ALL.map(wares)).chain(Good::ALL.map(give_back)));
    all.extend(Good::ALL.map(sell).into_iter().chain(Good::ALL.map(buy)));
    let table = dealt(3);
    all.extend([left_in_chest(7), smelt(0), smelt(2), half(&[Icon::Money(3)]), buy_square(1), crown_calls(6, 3)]);
    all.extend([where_to(Board::Market, Some(2)), where_to(Board::Market, None)]);
    all.extend([then(Board::Market, 2, table.row(Board::Market, 2))]);
    all.extend([true, false].map(|removes| board_closed_to_others(Board::Market, removes)));
    let actions = [
        Action::Work(Board::Market, Way::Row),
        Action::Build(Building::Well, None),
        Action::Hire(Captain(1), Payment::Money),
        Action::Fulfil(0, Colour::Blue),
        Action::Ship(Ship(1), 0),
        Action::Swear(Allegiance(1)),
        Action::Activate(Captain(1)),
        Action::Done,
    ];
    let [view, placing] = [1, 2].map(|round| seen(with(asking(Task::Turn), |table| table.round = round)));
    all.extend(actions.iter().map(|action| confirm(&view, action)));
    all.push(confirm(&placing, &actions[0]));
    let icons = [Icon::Build, Icon::Hire, Icon::Fulfil, Icon::Trade, Icon::Cube, Icon::Either(1)];
    let tasks = icons.map(|icon| Task::Icon(icon, Source::Row)).into_iter().chain([
        Task::Foundry,
        Task::Ship,
        Task::Turn,
        Task::AfterMove,
        Task::Overflow,
        Task::Swear,
        Task::LastCaptains,
        Task::Proof,
        Task::Exchange,
        Task::Half(9),
        Task::Palace,
    ]);
    for (asked, round) in tasks.flat_map(|asked| [(asked, 1), (asked, 2)]) {
        let table =
            with(owning(having(asking(asked), [0, 7, 0, 0, 0, 0]), Building::Dryer), |table| table.round = round);
        all.push(task(asked).1);
        all.extend(hint(asked, &seen(table)));
    }
    let (goods, points) = ([1, -2, 0, 2, 0, 0], [1, -3]);
    let sums = Change { money: -3, goods, cubes: 2, points, either: 1, steps: 2, citizens: 1, squares: 1 };
    all.extend([change(sums), change(Change { squares: 3, ..sums })]);
    let trade = |sold, bought| Trade { sold: Goods(sold), bought: Goods(bought), owed: 0 };
    let (none, ore, barrels) = ([0; 6], [0, 0, 3, 0, 0, 0], [0, 0, 0, 2, 0, 0]);
    for trade in [
        trade(none, none),
        trade(ore, none),
        trade(none, barrels),
        trade(ore, barrels),
        trade([0, 0, 1, 0, 0, 0], barrels),
        trade([0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]),
    ] {
        all.extend([scale(&trade), left_pan(&trade), right_pan(&trade), plates(&trade), trade_title(&trade)]);
        all.extend([sold(&trade.sold), bought(&trade.bought)]);
    }
    all.extend([in_hand(2), moved(0), moved(-2), expansions(1), expansions(2)]);
    all.extend([gained(3), paid(3), money_change(3, 5)]);
    all.extend([-2, 0, 2].map(balance));
    all
}

/// Returns the labels of the reveal.
fn of_reveal() -> Vec<Message> {
    use labels::*;
    let mut all: Vec<Message> =
        [no_exchange, yes, no, no_proof, no_allegiance, reveal_over, show_all, to_result, within]
            .into_iter()
            .map(|label| label())
            .collect();
    all.extend([None, Some(Colour::Blue)].into_iter().flat_map(end_steps).map(|(_, label)| label));
    let table = dealt(3);
    let of_colour = |colour| [RevealStep::Cards(colour), RevealStep::Asked(colour, 20), RevealStep::Crowned(colour)];
    for step in [RevealStep::Chests, RevealStep::Cap].into_iter().chain(Colour::ALL.into_iter().flat_map(of_colour)) {
        let (_, over, heading) = reveal_step(step);
        all.extend([over, heading, ask(step)]);
        all.extend(reveal_note(step, &table));
    }
    all.extend([0, 12].map(sold_for).into_iter().chain([paid_in(20)]));
    all
}

#[test]
fn every_label_is_in_the_catalogue_and_none_is_unused() {
    let mut ids = BTreeSet::new();
    let mut all: Vec<Message> = of_town().into_iter().chain(of_panel()).chain(of_reveal()).collect();
    all.extend(NOTES.map(|(points, proved, colour, bearers, ..)| note_of(points, proved, colour, bearers)));
    for message in &all {
        note(message, &mut ids);
        for text in both(message) {
            assert!(!text.is_empty() && text.trim() == text && !text.contains(['{', '}']), "{}: {text}", message.id);
        }
    }
    let said: BTreeSet<&str> = ids.iter().map(|id| id.split('.').next().unwrap_or(id)).collect();
    let unused: Vec<&str> = defined().filter(|id| id.starts_with("board-") && !said.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn ships_left_over_come_back_only_with_four_players() {
    let said = |seats: u8, stage: Stage, left: u32, round: u8| {
        let table = with(dealt(seats), |table| {
            (table.stage, table.ships, table.round) = (stage, (1 << left) - 1, round);
        });
        told(&labels::ships(&table), Viewer::Public)
    };
    assert_eq!(said(4, Stage::Ships, 9, 1), "9 for sale");
    assert_eq!(said(4, Stage::Actions, 3, 1), "3 unsold; all 9 return next round");
    assert_eq!(said(3, Stage::Actions, 3, 1), "3 unsold; new draw next round");
    assert_eq!(said(2, Stage::Actions, 0, 4), "all sold; new draw next round");
    assert_eq!(said(2, Stage::Actions, 2, 5), "2 unsold", "there is no round VI");
    assert_eq!(said(2, Stage::Income, 0, 2), "laid out after income");
    assert_eq!(said(2, Stage::Income, 5, 2), "5 for sale after income", "under version 1 they lie there");
}

type Note = ([[u16; 2]; 3], [bool; 3], Colour, &'static [u8], &'static str, &'static str);

/// Points, fulfilled allegiances, title, holders of the title, and the note for seat 0 and for the public.
const NOTES: [Note; 8] = [
    (
        [[38, 30], [20, 31], [38, 28]],
        [true; 3],
        Colour::Blue,
        &[0],
        "You and Clara are tied on blue points at 38, but you have more red points: 30 to 28.",
        "Asha and Clara are tied on blue points at 38, but Asha has more red points: 30 to 28.",
    ),
    (
        [[38, 28], [20, 31], [38, 30]],
        [true; 3],
        Colour::Blue,
        &[2],
        "You and Clara are tied on blue points at 38, but Clara has more red points: 30 to 28.",
        "Clara and Asha are tied on blue points at 38, but Clara has more red points: 30 to 28.",
    ),
    (
        [[38, 30], [20, 31], [38, 28]],
        [true, false, false],
        Colour::Blue,
        &[0],
        "You are Governor with 38 blue points: no other player fulfilled an allegiance.",
        "Asha is Governor with 38 blue points: no other player fulfilled an allegiance.",
    ),
    (
        [[38, 30], [20, 31], [38, 28]],
        [true, true, false],
        Colour::Blue,
        &[0],
        "You have the most blue points: 38.",
        "Asha has the most blue points: 38.",
    ),
    (
        [[38, 30], [20, 31], [38, 28]],
        [false; 3],
        Colour::Red,
        &[1],
        "Bao has the most red points: 31.",
        "Bao has the most red points: 31.",
    ),
    (
        [[38, 30], [20, 31], [38, 28]],
        [false; 3],
        Colour::Blue,
        &[],
        "No player has fulfilled an allegiance: there is no Governor.",
        "No player has fulfilled an allegiance: there is no Governor.",
    ),
    (
        [[30, 30], [30, 30], [9, 9]],
        [true; 3],
        Colour::Red,
        &[0, 1],
        "The title of Pirate King is shared by you and Bao, tied in both blue and red.",
        "The title of Pirate King is shared by Asha and Bao, tied in both blue and red.",
    ),
    (
        [[30, 30], [20, 20], [9, 9]],
        [false, true, false],
        Colour::Blue,
        &[1],
        "Bao is Governor with 20 blue points: no other player fulfilled an allegiance.",
        "Bao is Governor with 20 blue points: no other player fulfilled an allegiance.",
    ),
];

fn note_of(points: [[u16; 2]; 3], proved: [bool; 3], colour: Colour, bearers: &[u8]) -> Message {
    let table = with(dealt(3), |table| {
        for seat in Seat::all(3) {
            (table.players[seat].points, table.players[seat].proved) = (points[seat.index()], proved[seat.index()]);
        }
        let bearers = bearers.iter().copied().map(Seat).collect();
        match colour {
            Colour::Blue => table.governors = bearers,
            Colour::Red => table.kings = bearers,
        }
    });
    labels::reveal_note(RevealStep::Crowned(colour), &table).expect("a title is explained")
}

#[test]
fn the_last_note_says_why_a_player_has_a_title() {
    for (points, proved, colour, bearers, own, public) in NOTES {
        assert_eq!(both(&note_of(points, proved, colour, bearers)), [own, public]);
    }
}

#[test]
fn with_two_players_the_steps_of_the_end_list_one_title() {
    let titles = |only| {
        let titles = labels::end_steps(only).split_off(5);
        titles.into_iter().map(|(_, name)| told(&name, Viewer::Public)).collect::<Vec<_>>()
    };
    assert_eq!(titles(None), ["Governor", "Pirate King"]);
    assert_eq!(titles(Some(Colour::Blue)), ["Governor"]);
    assert_eq!(titles(Some(Colour::Red)), ["Pirate King"]);
}

#[test]
fn labels_that_count_agree() {
    let said = |message: Message| told(&message, Viewer::Seat(ME));
    assert_eq!(
        [8, 1, 0].map(|left| said(labels::to_call(left))),
        ["Allegiance: 8 to go", "Allegiance: 1 to go", "Allegiance now"]
    );
    let automa = |placed, row| said(labels::automa(Board::Market, placed, row));
    assert_eq!(automa(false, None), "The Automa removed the last worker from the Market board");
    assert_eq!(automa(false, Some(2)), "The Automa removed a worker from the Market board: row 2 is next");
    assert_eq!(automa(true, Some(3)), "The Automa placed a worker on the Market board: row 3 is next");
    assert_eq!(automa(true, None), "The Automa filled the Market board");
    let crowd = labels::crowd(&with(dealt(2), |table| table.workers[1] = [1, 1, 0, 0, 1]), Board::Market);
    assert_eq!(said(crowd), "Workers on the Market board: 1 of yours, 1 of Bao’s and 1 of the Automa’s; row 3 is next");
    assert_eq!(
        said(labels::crown_calls(6, 3)),
        "6 → 9 blue points. You must take an allegiance, and the other players will no longer see your points."
    );
    let goods = [0, 0, 0, 2, 0, -1];
    let change = Change { money: -3, goods, points: [1, 0], either: 3, ..Change::default() };
    assert_eq!(
        said(labels::change(change)),
        "+2 barrels, −1 cannon, −3 dollars, +1 blue point and 3 blue or red points"
    );
    assert_eq!(said(labels::still_buying(&dealt(2))), "1 ship a turn; still buying: you and Bao");
}
