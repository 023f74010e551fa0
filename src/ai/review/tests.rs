//! Reviews of small games with known best play, and of handwritten reports.

use super::super::tests::parlour::{Guess, Higher, Move, Nim};
use super::marks::{Knowledge, Mark, accuracy, count_marks, instructive_plies, mark};
use super::*;
use crate::engine::record::Seed;
use crate::engine::session::Setup;

const EFFORT: Effort = Effort(400);

fn new_game<G: Features<Options = ()>>(seed: u64) -> Session<G> {
    Session::new(Setup { options: (), seats: 2, seed: Seed::new(seed) }).unwrap()
}

/// Plays to the end with this strategy.
fn play<G: Features<Options = ()>>(seed: u64, choose: impl Fn(&Session<G>) -> G::Action) -> Session<G> {
    let mut session = new_game::<G>(seed);
    while let Some(seat) = session.to_act() {
        let action = choose(&session);
        session.act(seat, action).unwrap();
    }
    session
}

fn report_game<G: Features>(session: &Session<G>) -> Vec<Option<Report>> {
    (0..=session.plies()).map(|ply| report(session, &Evaluator::handwritten(), ply, EFFORT).ok()).collect()
}

/// Returns the winning move of Nim, or 1 if there is none.
fn good_nim(session: &Session<Nim>) -> Move {
    Move((session.state().heap % 4).max(1))
}

#[test]
fn perfect_play_in_nim_has_no_loss() {
    let session = play(1, good_nim);
    let reports = report_game(&session);
    for choice in reports.iter().flatten().filter_map(|report| report.choice.as_ref()) {
        assert!(!matches!(mark(choice, Knowledge::Own), Some(Mark::Blunder | Mark::Mistake)), "{choice:?}");
    }
}

#[test]
fn losing_a_won_heap_is_a_blunder() {
    // With 5 to 7 left a short search sees the winner; not leaving a multiple of 4 gives the win away.
    let spoilt = play::<Nim>(1, |session| {
        let good = good_nim(session);
        if (5..8).contains(&session.state().heap) { Move(good.0 % 3 + 1) } else { good }
    });
    let reports = report_game(&spoilt);
    let count_at = |step: &&Report| {
        let heap = spoilt.branch_at(step.ply - 1).state().heap;
        (5..8).contains(&heap)
    };
    let blunder = reports.iter().flatten().skip(1).find(count_at).expect("the heap comes down to it");
    let choice = blunder.choice.as_ref().unwrap();
    assert_eq!(mark(choice, Knowledge::Own), Some(Mark::Blunder), "{choice:?}");
    let heap = spoilt.branch_at(blunder.ply - 1).state().heap;
    assert_eq!(choice.line.first(), Some(&Move(heap % 4).to_string()));
    let seat = blunder.seat.unwrap();
    assert_eq!(count_marks(reports.iter().flatten(), seat, Mark::Blunder), 1);
    assert_eq!(instructive_plies(&reports, seat, 3).first(), Some(&blunder.ply));
    assert!(accuracy(reports.iter().flatten(), seat).unwrap().mean < 90.0);
}

#[test]
fn drawn_cards_count_as_luck() {
    let lower = |session: &Session<Higher>| {
        let _ = session;
        Move(Guess::LOWER)
    };
    let mut sum = Estimate::default();
    let mut games = Vec::new();
    for seed in 0..200 {
        let session = play::<Higher>(seed, lower);
        let reports: Vec<_> =
            (0..=session.plies()).map(|ply| report(&session, &Evaluator::handwritten(), ply, Effort(8)).ok()).collect();
        let winners = session.outcome().unwrap().winners;
        let shares = PerSeat::from_fn(|seat| if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 });
        let books = Books::new(&reports, 2, &shares);
        assert!(books.accounts.iter().all(|account| account.gap().abs() < 1e-5));
        games.push(books.accounts[0].luck().mean);
        sum = sum.plus(books.accounts[0].luck());
    }
    let luck = Estimate::from_samples(games.into_iter());
    assert!(luck.error > 0.0 && luck.mean.abs() < 2.5 * luck.error, "{luck:?}");
}

#[test]
fn running_games_are_not_reviewed() {
    let session = new_game::<Nim>(1);
    assert_eq!(report(&session, &Evaluator::handwritten(), 0, EFFORT), Err(ReviewError::Running));
}

/// Returns a choice with this estimated loss.
fn choice(loss: f32, error: f32) -> Choice {
    let known = Evaluation { best: 1, loss: Estimate { mean: loss, error } };
    let (hidden_luck, prospects, line) = (Estimate::default(), Vec::new(), Vec::new());
    Choice { legal: 3, chosen: 0, known, open: None, hidden_luck, find: None, prospects, line }
}

#[test]
fn marks_follow_from_the_lost_share() {
    let marks = [0.04, 0.05, 0.10, 0.15, 0.9].map(|loss| mark(&choice(loss, 0.001), Knowledge::Own));
    let expected = [None, Some(Mark::Inaccuracy), Some(Mark::Mistake), Some(Mark::Blunder), Some(Mark::Blunder)];
    assert_eq!(marks, expected);
}

#[test]
fn accuracy_is_what_all_losses_together_leave() {
    let reports = |losses: &[f32]| -> Vec<Report> {
        let report = |(ply, loss): (u32, &f32)| {
            let choice = Some(choice(*loss, 0.001));
            Report { ply, seat: Some(Seat(0)), expected: None, after: None, choice }
        };
        (1..).zip(losses).map(report).collect()
    };
    let accuracy = |losses: &[f32]| accuracy(reports(losses).iter(), Seat(0)).map(|share| share.mean.round());
    assert_eq!(accuracy(&[]), None);
    assert_eq!(accuracy(&[0.0; 150]), Some(100.0));
    assert_eq!(accuracy(&[0.5, 0.0, 0.2]), Some(40.0));
    // Many small losses count as much as a large one, however many choices lost nothing.
    let mut small = vec![0.005; 64];
    small.extend([0.0; 100]);
    assert_eq!(accuracy(&small), Some(73.0));
    assert_eq!(accuracy(&[1.0, 0.1]), Some(0.0));
}

#[test]
fn a_choice_too_close_to_call_has_no_mark() {
    assert_eq!(mark(&choice(0.30, 0.16), Knowledge::Own), None);
    assert_eq!(mark(&choice(-0.30, 0.01), Knowledge::Own), None);
}

#[test]
fn another_choice_may_be_best_with_open_hands() {
    let mut evaluated = choice(0.0, 0.0);
    evaluated.open = Some(Evaluation { best: 2, loss: Estimate { mean: 0.2, error: 0.01 } });
    assert_eq!(mark(&evaluated, Knowledge::Own), None, "it could not be known");
    assert_eq!(mark(&evaluated, Knowledge::Open), Some(Mark::Blunder));
}

#[test]
fn a_find_is_better_than_the_obvious_action() {
    let mut found = choice(0.0, 0.0);
    found.find = Some(Estimate { mean: 0.08, error: 0.01 });
    assert_eq!(mark(&found, Knowledge::Own), Some(Mark::Find));
    found.find = Some(Estimate { mean: 0.02, error: 0.001 });
    assert_eq!(mark(&found, Knowledge::Own), None, "not worth a word");
}

#[test]
fn plies_without_a_report_change_nothing() {
    let both = |mean| Some(PerSeat::from_fn(|_| Estimate::exact(mean)));
    let last = Report { ply: 2, seat: Some(Seat(0)), expected: both(0.7), after: None, choice: None };
    let books = Books::new(&[None, None, Some(last)], 2, &PerSeat::from_fn(|_| 0.7));
    assert!(!books.complete);
    assert_eq!(books.entries[1].after[Seat(0)], 0.5);
    assert!(!books.entries[1].is_reviewed && books.entries[2].is_reviewed);
    assert!((books.accounts[0].rivals.mean - 0.2).abs() < 1e-6);
}
