//! Tests of reviews: storage, the plies to review next, conclusions.

use super::stored::{pack, unpack};
use super::*;
use crate::ai::review::{Account, Choice, Estimate, Evaluation, Prospect};
use crate::engine::record::{Player, Seed};
use crate::games::ceylon::Ceylon;
use crate::table::Table;
use crate::table::save::tests::Memory;
use crate::table::save::{Slot, Store};

fn slot() -> Slot {
    Slot::new("ceylon", 1)
}

/// Plays a game in which every seat always plays the last legal action.
fn table(plies: Option<u32>) -> Table {
    let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
    let mut table = Table::new::<Ceylon>(Default::default(), players, Seed(5)).expect("two can play");
    while table.outcome().is_none() && plies.is_none_or(|plies| table.plies() < plies) {
        let last = table.legal().len() - 1;
        table.act(last).expect("it is legal");
    }
    table
}

fn report(table: &Table, ply: u32, loss: f32) -> Report {
    let look = Evaluation { best: 0, loss: Estimate { mean: loss, error: 0.01 } };
    let choice = Choice {
        legal: 3,
        chosen: 1,
        known: look,
        open: None,
        hidden_luck: Estimate::default(),
        find: None,
        prospects: vec![Prospect { category: 0, points: Estimate::exact(2.0) }],
        line: vec!["pass".into()],
    };
    let seat = ply.checked_sub(1).map(|index| table.actors()[index as usize]);
    let chances = |first: f32| {
        PerSeat::from_fn(|seat| Estimate::exact([first, 1.0 - first].get(seat.index()).copied().unwrap_or(0.0)))
    };
    let choice = seat.is_some().then_some(choice);
    Report { ply, seat, expected: Some(chances(0.5)), after: Some(chances(0.5 - loss)), choice }
}

#[test]
fn a_running_game_has_no_review() {
    let running = table(Some(7));
    assert_eq!(Review::new(&running), None);
    assert_eq!(Review::open(&Memory::default(), &slot(), &running), None);
}

#[test]
fn reviews_are_stored_for_one_game_only() {
    let (store, finished) = (Memory::default(), table(None));
    let mut review = Review::open(&store, &slot(), &finished).expect("the game is over");
    let all = review.next_tasks(&finished);
    assert_eq!(all.len(), review.reports.len());
    assert_eq!(all[0].ply, 0, "the deal first");
    review.add(report(&finished, 0, 0.0), Effort::STANDARD);
    review.add(report(&finished, 3, 0.2), Effort::DEEP);
    review.save(&store, &slot(), &finished).expect("there is room");
    let again = Review::open(&store, &slot(), &finished).expect("the game is over");
    assert_eq!(again, review);
    assert_eq!(again.next_tasks(&finished).len(), all.len() - 2);
    assert_eq!(stored_accuracy(&store, &slot(), Seat(0)), None, "not before all was looked at");

    // Another game in the same slot, and an unreadable text.
    let other = Table::new::<Ceylon>(Default::default(), vec![Player::new("Asha", Player::PERSON); 3], Seed(6));
    let mut other = other.expect("three can play");
    while other.outcome().is_none() {
        other.act(0).expect("it is legal");
    }
    let known = |table: &Table| Review::open(&store, &slot(), table).expect("the game is over").known().count();
    assert_eq!((known(&finished), known(&other)), (2, 0));
    store.write(&slot().review(), "no review").expect("there is room");
    assert_eq!(known(&finished), 0);
}

#[test]
fn runs_of_zeros_are_packed() {
    let long: Vec<u8> = (0..2000).map(|byte| if byte % 500 == 0 { 9 } else { 0 }).collect();
    for bytes in [&[][..], &[0], &[0, 0, 7, 0], &[1, 2, 3], &long] {
        assert_eq!(unpack(&pack(bytes)), bytes);
    }
    assert!(pack(&long).len() < 30);
}

#[test]
fn inconsistent_reviews_are_ignored() {
    let (store, finished) = (Memory::default(), table(None));
    let spoil: [fn(&mut Report); 4] = [
        |report| report.ply += 1,
        |report| report.seat = None,
        |report| report.choice.as_mut().expect("it has one").known.best = 3,
        |report| report.choice.as_mut().expect("it has one").prospects[0].category = 99,
    ];
    for spoil in spoil {
        let mut review = Review::new(&finished).expect("the game is over");
        let mut bad = report(&finished, 2, 0.1);
        spoil(&mut bad);
        review.reports[2] = Some(bad);
        review.save(&store, &slot(), &finished).expect("there is room");
        assert_eq!(Review::open(&store, &slot(), &finished).map(|review| review.known().count()), Some(0));
    }
}

#[test]
fn longer_games_get_less_effort_per_ply() {
    let finished = table(None);
    let mut review = Review::new(&finished).expect("the game is over");
    // As if the game had continued.
    review.reports.resize(MAX_PLIES + 1, None);
    let missing = review.next_tasks(&finished);
    assert!(!missing.is_empty() && missing.iter().all(|task| task.effort < Effort::STANDARD));
}

#[test]
fn effort_goes_to_choices_of_people_within_the_budget() {
    let own_effort = |plies, own, reviewed| efforts(plies, own, reviewed)[0];
    assert_eq!(own_effort(300, 150, 900), Effort(MAX_EFFORT));
    assert_eq!((own_effort(850, 425, 900), own_effort(240, 60, 320)), (Effort(447), Effort(933)));
    let most = [(900, 450), (5000, 5000), (1, 0)].map(|(plies, own)| own_effort(plies, own, 900));
    assert_eq!(most, [Effort::STANDARD, Effort::STANDARD, Effort(MAX_EFFORT)]);
    let others = [(185, 46, 190), (246, 60, 190), (5000, 90, 900)].map(|(plies, own, reviewed)| {
        let [own_effort, each] = efforts(plies, own, reviewed);
        (own_effort.0, each.0)
    });
    assert_eq!(others, [(443, 400), (311, 308), (400, 400)], "more plies than there is time for get less each");
    let finished = table(None);
    let review = Review::new(&finished).expect("the game is over");
    let efforts: Vec<Effort> = review.next_tasks(&finished).iter().map(|task| task.effort).collect();
    assert_eq!(
        (efforts[0], efforts[1]),
        (Effort::STANDARD, Effort(839)),
        "the deal, then the person, in what time Ceylon has"
    );
}

#[test]
fn the_stretch_with_the_largest_change_is_reviewed_first() {
    let finished = table(None);
    let mut review = Review::new(&finished).expect("the game is over");
    for (ply, loss) in [(0, 0.0), (4, 0.0), (10, 0.3), (11, 0.0), (20, 0.1)] {
        review.add(report(&finished, ply, loss), Effort::STANDARD);
    }
    let found = between_turns(&review.books(&finished), 2);
    assert_eq!(found, [7, 15], "nothing lies between 10 and 11");
}

#[test]
fn the_file_of_a_game_includes_its_review() {
    let (own_store, other_store, finished) = (Memory::default(), Memory::default(), table(None));
    let mut review = Review::new(&finished).expect("the game is over");
    assert_eq!(stored_text(&own_store, &slot()), None);
    review.add(report(&finished, 3, 0.2), Effort::STANDARD);
    review.save(&own_store, &slot(), &finished).expect("there is room");
    let text = stored_text(&own_store, &slot()).expect("it is kept");
    let other = Slot::new("ceylon", 9);
    assert_eq!(store_imported(&other_store, &other, "no review"), Ok(()));
    assert_eq!(other_store.read(&other.review()), Ok(None));
    assert_eq!(store_imported(&other_store, &other, &text), Ok(()));
    assert_eq!(Review::open(&other_store, &other, &finished), Some(review));
}

#[test]
fn the_verdict_has_choices_and_the_largest_luck() {
    let account = Account {
        deal: Estimate { mean: -0.12, error: 0.01 },
        draw: Estimate { mean: 0.2, error: 0.2 },
        own: Estimate { mean: -0.02, error: 0.01 },
        rivals: Estimate { mean: 0.1, error: 0.01 },
        ..Account::default()
    };
    let mut books = Books { entries: Vec::new(), accounts: vec![account; 2], complete: true };
    let found = verdict(&books, Seat(0)).expect("it has a seat");
    assert_eq!(found.luck, Some((Luck::Deal, -0.12)), "the greater is not sure");
    assert!((found.choices.mean - 0.08).abs() < 1e-6);
    assert_eq!(found.disputed, None, "both lost the same");
    // The position offered the rival far more than it had seemed to: the figures of choices say the opposite.
    books.accounts[0].own.mean = -0.18;
    books.accounts[0].rivals.mean = -0.3;
    books.accounts[1].own.mean = -0.48;
    books.accounts[1].rivals.mean = 0.96;
    for seat in [Seat(0), Seat(1)] {
        let found = verdict(&books, seat).expect("it has a seat");
        assert_eq!(found.disputed, Some(books.accounts[seat.index()].own), "who lost less did not choose less well");
    }
    books.accounts[1].own.mean = -0.05;
    assert_eq!(verdict(&books, Seat(0)).and_then(|found| found.disputed), None, "the losses agree");
    books.accounts = vec![account];
    let alone = verdict(&books, Seat(0)).map(|found| (found.choices, found.disputed));
    assert_eq!(alone, Some((account.own, None)), "alone at the table");
    assert_eq!(verdict(&books, Seat(1)), None);
}

#[test]
fn turning_points_are_the_largest_changes() {
    let finished = table(None);
    let mut review = Review::new(&finished).expect("the game is over");
    for (ply, loss) in [(0, 0.0), (2, 0.1), (4, 0.3), (6, 0.001)] {
        review.add(report(&finished, ply, loss), Effort::STANDARD);
    }
    assert_eq!(turning_points(&review.books(&finished), Seat(0), 2), [6, 4], "what comes back counts as well");
}

#[test]
fn the_choices_that_cost_most_are_listed_even_without_a_mark() {
    let finished = table(None);
    let mut review = Review::new(&finished).expect("the game is over");
    let plies: Vec<u32> =
        (1..).zip(finished.actors()).filter(|(_, seat)| *seat == Seat(0)).map(|(ply, _)| ply).collect();
    for (ply, loss) in plies.iter().zip([0.03, 0.045, 0.0, 0.03]) {
        review.add(report(&finished, *ply, loss), Effort::STANDARD);
    }
    let listed: Vec<u32> = losses(&review.books(&finished), Seat(0)).into_iter().map(|(_, ply)| ply).collect();
    assert_eq!(listed, [plies[1], plies[0], plies[3]]);
    assert!(losses(&review.books(&finished), Seat(1)).is_empty());
}

#[test]
fn a_line_is_followed_to_the_end_of_its_turn() {
    let finished = table(None);
    let facts = finished.ply_facts(0);
    for ply in 1..=40 {
        let actions = actions_of_turn(&finished, ply);
        let (before, last) = (ply - 1, ply - 1 + actions.len() as u32);
        let turn_of = |ply: u32| (facts[ply as usize].seat, facts[ply as usize].moment.turn);
        assert!((before..last).all(|one| turn_of(one) == turn_of(before)), "{ply}: one seat in one turn");
        let followed = follow(table(Some(before)), &actions);
        assert!(!followed.names.is_empty(), "{ply}");
        let ends = turn_of(last) != turn_of(before);
        let standings = if ends { table(Some(last)).standings(turn_of(before).0) } else { Vec::new() };
        assert_eq!(followed.standings, standings, "{ply}: once it is no longer theirs to act");
    }
    assert!(actions_of_turn(&finished, finished.plies() + 1).is_empty());
    assert!(follow(table(Some(0)), &["castle".into()]).names.is_empty(), "what is not legal ends it");
}
