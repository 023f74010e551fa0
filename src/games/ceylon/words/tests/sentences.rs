//! Tests of single sentences: about the reader, about another player and about several.

use super::*;

#[test]
fn prompts_offer_what_can_be_done() {
    let mut state = table(2);
    state.table.estates[A].rupees = 15;
    assert_eq!(prompt(&state), "Play a card: choose your half. Your rival gets the other.");
    put_pawn(&mut state, A, "k2");
    offer(&mut state, Main::Plant, Main::Trade);
    assert_eq!(prompt(&state), "Plant for 5 rupees, move, or take 2 rupees.");
    act(&mut state, "rupees");
    let only = "No contract fits both your chests and your contract spaces. Move or take 2 rupees.";
    assert_eq!(prompt(&state), only);
    let mut state = table(2);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    offer(&mut state, Main::Harvest, Main::Trade);
    assert_eq!(prompt(&state), "Harvest, move, take 2 rupees, or use a token.");
    act(&mut state, "token");
    assert_eq!(prompt(&state), "Take an extra action: anything but Advance.");
    let view = Ceylon::view(&state, Viewer::Seat(B));
    assert_eq!(said(Viewer::Seat(B), &Ceylon::prompt(&view, Viewer::Seat(B))), "Asha is taking an extra action.");
}

#[test]
fn an_answer_says_whose_card_it_is() {
    let mut state = table(4);
    offer(&mut state, Main::Trade, Main::Harvest);
    act(&mut state, "rupees");
    assert_eq!(prompt(&state), "Asha’s card: harvest, move, or take 2 rupees.");
    let view = Ceylon::view(&state, Viewer::Seat(A));
    let waiting = Ceylon::prompt(&view, Viewer::Seat(A));
    assert_eq!(said(Viewer::Seat(A), &waiting), "Bao may harvest, move or take rupees.");
    assert_eq!(said(Viewer::Seat(B), &waiting), "You may harvest, move or take rupees.");
}

#[test]
fn the_warehouse_says_what_it_holds() {
    let mut state = table(2);
    state.table.estates[A].chests = [4, 1, 0];
    put_plantation(&mut state, B, "k2");
    offer(&mut state, Main::Harvest, Main::Trade);
    act(&mut state, "harvest k1");
    assert_eq!(prompt(&state), "One chest too many. Harvest more, or finish and return one.");
    act(&mut state, "done");
    assert_eq!(prompt(&state), "Return 1 chest. Your warehouse holds only 5.");
    state.table.estates[A].chests = [4, 3, 1];
    assert_eq!(prompt(&state), "Return 3 chests. Your warehouse holds only 5.");
}

// Refusals.

#[test]
fn a_hexagon_out_of_reach_says_what_it_would_cost() {
    let mut state = table(4);
    state.table.estates[A].rupees = 0;
    offer(&mut state, Main::Trade, Main::Plant);
    let away = |steps| Part::Hex(Hex::all().find(|hex| hex.distance(Hex(0)) == steps).expect("a hexagon"));
    assert_eq!(refused(&state, away(3)).0, "Moving there costs 3 rupees, but you have none.");
    assert_eq!(refused(&state, away(2)).0, "Moving there costs 1 rupee, but you have none.");
}

#[test]
fn a_wagon_says_which_chests_are_lacking() {
    let mut state = table(4);
    fill_wagons(&mut state, [5, 0, 12]);
    offer(&mut state, Main::Trade, Main::Plant);
    assert_eq!(refused(&state, Part::Wagon(0)).0, "You still need chests for this contract: 2 green.");
    let mut state = table(4);
    state.table.estates[A].chests = [0; 3];
    let row = Contracts::ALL.iter().find(|row| row.order().demand == [1, 1, 1]).expect("a contract");
    fill_wagons(&mut state, [row.0, 0, 12]);
    offer(&mut state, Main::Trade, Main::Plant);
    let why = "You still need chests for this contract: 1 black, 1 green and 1 white.";
    assert_eq!(refused(&state, Part::Wagon(0)).0, why);
}

#[test]
fn an_empty_wagon_says_whether_it_will_be_filled() {
    let mut state = table(4);
    offer(&mut state, Main::Trade, Main::Plant);
    state.table.wagons[0] = None;
    assert_eq!(refused(&state, Part::Wagon(0)).0, "This wagon is empty until the end of the turn.");
    state.table.wagons = [None; 3];
    assert_eq!(refused(&state, TRADE).0, "The train is empty until the end of the turn.");
    let name =
        |state: &State| said(Viewer::Seat(A), &Ceylon::part(&Ceylon::view(state, Viewer::Seat(A)), Part::Wagon(0)));
    assert_eq!(name(&state), "Wagon 1, empty until the end of the turn");
    state.table.contracts = Contracts::default();
    state.table.top = None;
    assert_eq!(refused(&state, Part::Wagon(0)).0, "This wagon stays empty: no contracts are left.");
    assert_eq!(refused(&state, TRADE).0, "The train is empty, and no contracts are left.");
    assert_eq!(name(&state), "Wagon 1, empty: no contracts are left");
}

#[test]
fn the_own_hexagon_during_a_token_is_not_asked_of_the_half_for_the_others() {
    // A acts by a token, so a press of its own hexagon means planting, whatever the halves of the card.
    let mut state = table(4);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    put_pawn(&mut state, A, "k2");
    state.table.estates[A].rupees = 0;
    offer(&mut state, Main::Trade, Main::Harvest);
    act(&mut state, "token");
    let planting = "Planting costs 5 rupees, but you have none.".to_owned();
    assert_eq!(refused(&state, Part::Hex(hex("k2"))), (planting, Rule("plant")));
    let mut state = table(4);
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    offer(&mut state, Main::Trade, Main::Plant);
    act(&mut state, "token");
    let here = "Your pawn is already here; choose another hexagon.".to_owned();
    assert_eq!(refused(&state, Part::Hex(hex("k1"))), (here, Rule("move")), "only a move was pressed before");
    let advance = Part::ActionKind(ActionKind::Main(Main::Advance));
    assert_eq!(refused(&state, advance).0, "You cannot use a technology token to advance.");
}

#[test]
fn a_hexagon_is_refused_for_the_action_that_is_open() {
    let (far, bare) = (Part::Hex(hex("k8")), Part::Hex(hex("k2")));
    let mut state = table(4);
    put_plantation(&mut state, B, "k8");
    offer(&mut state, Main::Harvest, Main::Trade);
    assert_eq!(refused(&state, far), ("This plantation is out of your pawn’s reach.".into(), Rule("harvest")));
    assert_eq!(refused(&state, bare), ("There is no plantation to harvest here.".into(), Rule("harvest")));
    assert_eq!(refused(&state, TRADE).0, "This card lets you harvest, move or take rupees.");
    let mut state = table(4);
    put_plantation(&mut state, B, "k8");
    offer(&mut state, Main::Plant, Main::Trade);
    assert_eq!(refused(&state, far), ("This hexagon already has a plantation.".into(), Rule("plant")));
    assert_eq!(refused(&state, bare), ("You can plant only where your pawn is.".into(), Rule("plant")));
    hire_councillor(&mut state, A, Councillor::Surveyor);
    let there =
        Hex::all().find(|hex| hex.district() == District::Kandy && hex.distance(Hex(0)) == 2).expect("a hexagon");
    let why = "You can plant where your pawn is, or next to it in the same district.";
    assert_eq!(refused(&state, Part::Hex(there)).0, why);
}

#[test]
fn a_starting_tile_says_what_it_does_once() {
    let mut state = table_with(4, true);
    state.table.estates[A].tile = Some(Tile::Porters);
    offer(&mut state, Main::Trade, Main::Plant);
    let why = "Once, harvest plantations anywhere on the map. You cannot use this tile right now.";
    assert_eq!(refused(&state, Part::Tile), (why.into(), Rule("starting-tiles")));
    let name = Ceylon::part(&Ceylon::view(&state, Viewer::Seat(A)), Part::Tile);
    let expected = "Starting tile 6, Porters. Once, harvest plantations anywhere on the map.";
    assert_eq!(said(Viewer::Seat(A), &name), expected);
}

// The story.

#[test]
fn a_line_speaks_to_its_reader() {
    let played = Event::Played { seat: A, own: Main::Plant, other: Main::Hire };
    let public = "Asha plays Plant and leaves Hire";
    assert_eq!(told(played), ["You play Plant and leave Hire", "Asha plays Plant and leaves you Hire", public]);
    let harvested = Event::Harvested { seat: A, at: hex("k2"), tea: Tea::Black, owner: Some(B) };
    let you = "You take a black tea chest from Bao’s plantation [+1 point for Bao]";
    let other = "Asha takes a black tea chest from your plantation [+1 point for you]";
    let public = "Asha takes a black tea chest from Bao’s plantation [+1 point for Bao]";
    assert_eq!(told(harvested), [you, other, public]);
    let planted = Event::Planted { seat: B, at: hex("u3"), paid: 5, second: false };
    let other = "Bao plants at Uva 3 [−5 rupees]";
    assert_eq!(told(planted), [other, "You plant at Uva 3 [−5 rupees]", other]);
    let advanced = Event::Advanced { seat: A, to: 3, steps: 1, paid: 5 };
    let you = "You pay 5 rupees and reach technology space 3 [+1 rupee for rivals]";
    assert_eq!(told(advanced)[..2], [you, "Asha pays 5 rupees and reaches technology space 3 [+1 rupee for you]"]);
    let mark = Event::Mark { seat: B, space: 3, points: 5 };
    let other = "Bao scores the bonus on technology space 3 [+5 points]";
    assert_eq!(told(mark), [other, "You score the bonus on technology space 3 [+5 points]", other]);
    let moved = Event::Moved { seat: B, from: hex("k1"), to: hex("k2"), paid: 1 };
    assert_eq!(told(moved)[..2], ["Bao moves to Kandy 2 [−1 rupee]", "You move to Kandy 2 [−1 rupee]"]);
    let engineer = Event::Engineer { seat: A, points: 1 };
    let expected =
        ["Your Engineer scores for the advance [+1 point]", "Asha’s Engineer scores for the advance [+1 point]"];
    assert_eq!(told(engineer)[..2], expected);
}

#[test]
fn a_trade_says_what_it_brought() {
    let traded = |reward, gained, extra, less| {
        told(Event::Traded { seat: A, wagon: 0, contract: Contract(5), reward, gained, extra, less })[1].clone()
    };
    assert_eq!(traded(Reward::Rupees, 11, 2, None), "Asha supplies company 2 [+13 rupees]");
    assert_eq!(traded(Reward::Points, 4, 0, None), "Asha supplies company 2 [+4 points]");
    let short = "Asha supplies company 2, one green tea chest short [+4 points, +2 rupees]";
    assert_eq!(traded(Reward::Points, 4, 2, Some(Tea::Green)), short);
}

#[test]
fn the_last_card_says_how_many_turns_are_left() {
    let closing = |active: Seat| {
        let mut state = table(4);
        (state.table.active, state.table.actor) = (active, active);
        // All cards of the deck but one have been discarded.
        let last = state.deck.kinds().next().expect("a card");
        state.deck = Cards::default();
        state.deck.add(last);
        state.table.deck = 1;
        let mut events = Vec::new();
        let card = legal(&state)[0];
        for action in [card].into_iter().chain([Action::Rupees { tile: false }; 4]) {
            Ceylon::apply(&mut state, action, &mut Chance::stream(11), &mut events);
        }
        let told = lines(&events, Viewer::Seat(A)).into_iter().find(|line| line.contains("the last card"));
        (told.expect("it was drawn"), state.table.stage == Stage::Over)
    };
    assert_eq!(closing(A), ("You draw the last card: final round, 3 turns left, no more draws".into(), false));
    assert_eq!(closing(C), ("Clara draws the last card: final round, 1 turn left, no more draws".into(), false));
    assert_eq!(closing(D), ("Dev draws the last card: the game ends".into(), true));
}

#[test]
fn the_last_marker_says_how_many_turns_are_left() {
    let closing = |active: Seat| {
        let mut state = table(4);
        (state.table.active, state.table.actor) = (active, active);
        state.table.estates[active].markers = 1;
        state.table.estates[active].rupees = 9;
        let there = format!("{}2", ["k", "d", "u", "r"][active.index()]);
        put_pawn(&mut state, active, &there);
        let mut events = Vec::new();
        give_card(&mut state, Main::Plant, Main::Harvest);
        let card = Action::Card { own: Main::Plant, other: Main::Harvest };
        for action in [card, Action::Plant { at: hex(&there), tile: false }] {
            Ceylon::apply(&mut state, action, &mut Chance::stream(11), &mut events);
        }
        lines(&events, Viewer::Public).into_iter().find(|line| line.contains("out of markers")).expect("it was placed")
    };
    assert_eq!(closing(A), "Asha is out of markers: final round, 3 turns after this one");
    assert_eq!(closing(C), "Clara is out of markers: final round, 1 turn after this one");
    assert_eq!(closing(D), "Dev is out of markers: this is the final turn");
}

#[test]
fn final_scoring_says_what_was_counted() {
    let placed = |majority, place, count, points| {
        told(Event::Placed { seat: A, majority, place, count, points, is_tied: false })
    };
    let uva = placed(Majority::District(District::Uva), 1, 3, 10);
    assert_eq!(
        uva[..2],
        ["You are first in Uva, with 3 markers [+10 points]", "Asha is first in Uva, with 3 markers [+10 points]"]
    );
    assert_eq!(placed(Majority::Money, 4, 1, 1)[1], "Asha is fourth in rupees, with 1 rupee left [+1 point]");
    assert_eq!(placed(Majority::Technology, 2, 5, 6)[0], "You are second in technology, on space 5 [+6 points]");
    let tied = Event::Placed { seat: A, majority: Majority::Money, place: 1, count: 7, points: 10, is_tied: true };
    let decided = "You are first in rupees, with 7 rupees left (tied, but ahead in technology) [+10 points]";
    assert_eq!(told(tied)[0], decided);
    let majority = Majority::Technology;
    let tied = Event::Placed { seat: A, majority, place: 1, count: 3, points: 10, is_tied: true };
    let decided = "You are first in technology, on space 3 (tied, but higher in the stack) [+10 points]";
    assert_eq!(told(tied)[0], decided);
    let unplaced = Event::Unplaced { seat: A, district: District::Ruhuna, count: 2 };
    let other = "Asha has 2 markers in Ruhuna, but has not hired its councillor";
    assert_eq!(told(unplaced)[..2], ["You have 2 markers in Ruhuna, but have not hired its councillor", other]);
    assert_eq!(told(Event::Leftover { seat: A, count: 1, points: -2 })[0], "You have 1 marker left [−2 points]");
}

// Answers, standings and the result.

#[test]
fn an_answer_says_where_a_piece_is_and_whose() {
    let mut state = table(4);
    fill_wagons(&mut state, [5, 6, 12]);
    state.table.estates[A].chests = [2, 0, 0];
    state.table.estates[B].chests = [1, 0, 0];
    put_plantation(&mut state, B, "k2");
    let black = answers(&state, Viewer::Seat(A), Piece::new(kinds::CHEST, 0));
    assert_eq!(black[0].split(" and ").next(), Some("In the players’ warehouses: you 2, Bao 1, Clara 1"));
    let contract = [
        "This contract is on wagons 1 and 2.",
        "You still need these chests: 2 green.",
        "Supplying this new company adds 1 point at the end.",
    ];
    assert_eq!(answers(&state, Viewer::Seat(A), Piece::new(kinds::CONTRACT, 5)), contract);
    let place = Piece::new(kinds::HEX, hex("k2").index());
    let expected = ["Bao’s plantation is here.", "Markers in Kandy: Asha 1 and Bao 1."];
    assert_eq!(answers(&state, Viewer::Public, place), expected);
    assert_eq!(answers(&state, Viewer::Seat(B), place)[0], "Your plantation is here.");
    assert_eq!(answers(&state, Viewer::Public, Piece::new(kinds::BONUS, 0)), ["This token is still up for grabs."]);
    state.table.estates[B].hired.add(District::Kandy);
    let ranking = "Ranking, with points if the game ended now: you 1 (+10).";
    let kandy = ["This is Kandy’s councillor.", "Hired by you.", ranking];
    assert_eq!(answers(&state, Viewer::Seat(B), Piece::new(kinds::COUNCILLOR, 0)), kandy);
    let part = Ceylon::part(&Ceylon::view(&state, Viewer::Seat(A)), Part::Hex(hex("k2")));
    assert_eq!(said(Viewer::Seat(A), &part), "Kandy 2, level 0, black tea, Bao’s plantation");
    let part = Ceylon::part(&Ceylon::view(&state, Viewer::Seat(A)), Part::Hex(hex("k1")));
    assert_eq!(said(Viewer::Seat(A), &part), "Kandy 1, level 0, black tea, your plantation, your pawn");
}

#[test]
fn an_estate_has_the_places_that_the_majorities_would_give() {
    let mut state = table(4);
    let stands = |state: &State, seat: Seat, name: &str| {
        let standings = Ceylon::standings(&Ceylon::view(state, Viewer::Seat(seat)), seat);
        let texts = standings.iter().map(|(name, value)| (said(Viewer::Public, name), said(Viewer::Public, value)));
        texts.into_iter().find(|(other, _)| other == name).map(|(_, value)| value).expect("it counts")
    };
    put_plantation(&mut state, B, "k2");
    assert_eq!(stands(&state, B, "In Kandy"), "no place", "no councillor is hired there");
    state.table.estates[B].hired.add(District::Kandy);
    assert_eq!(stands(&state, B, "In Kandy"), "first");
    assert_eq!(stands(&state, A, "In Kandy"), "no place");
    assert_eq!(stands(&state, B, "Plantations"), "2");
}

#[test]
fn the_result_speaks_to_the_winner() {
    let mut outcome =
        Outcome { end: 1, winners: SeatSet::one(A), scores: PerSeat::default(), ties: PerSeat::default() };
    (outcome.scores[A], outcome.scores[B]) = (53, 53);
    let tied = Ceylon::result(&outcome, 2);
    assert_eq!(said(Viewer::Seat(A), &tied), "You win the tie at 53 points: you are ahead in technology.");
    let ended = Ceylon::result_by(&outcome, 2, B);
    let you = "You win the tie at 53 points: you are ahead in technology. The deck ran out on Bao’s turn.";
    assert_eq!(said(Viewer::Seat(A), &ended), you);
    (outcome.scores[B], outcome.end) = (40, 0);
    let won = Ceylon::result_by(&outcome, 2, B);
    assert_eq!(said(Viewer::Seat(A), &won), "You win with 53 points! Bao’s last marker ended the game.");
    assert_eq!(said(Viewer::Seat(B), &won), "Asha wins with 53 points. Your last marker ended the game.");
}
