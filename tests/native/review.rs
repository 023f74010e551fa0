//! Reviews of the games of the shelf: the books balance, no choice is worth more than the best, and a running game has
//! no review.

use std::ops::Range;

use tea_table::ai::Evaluator;
use tea_table::ai::review::marks::{self, Knowledge};
use tea_table::ai::review::{Books, Effort, Report, ReviewError, report};
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Features, PerSeat, Seat, Viewer, record::Seed};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::Title;

use tea_table::laws::play::{Manner, options, play};

/// The lowest effort: the laws hold for every effort.
const LOW_EFFORT: Effort = Effort(1);

fn finished_game<G: Title>(seats: u8, seed: u64) -> Session<G> {
    let options = options::<G>(seats).swap_remove(0);
    play(Setup { options, seats, seed: Seed::new(seed) }, Manner::Sensible, seed)
}

fn report_game<G: Features>(session: &Session<G>, effort: Effort) -> Vec<Option<Report>> {
    let evaluator = Evaluator::best().0;
    (0..=session.plies()).map(|ply| report(session, &evaluator, ply, effort).ok()).collect()
}

fn win_shares<G: Features>(session: &Session<G>) -> PerSeat<f32> {
    let winners = session.outcome().expect("it is over").winners;
    PerSeat::from_fn(|seat| if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 })
}

/// Reviews a whole game and checks its books.
struct CheckBooksBalance(u8);

impl Visitor for CheckBooksBalance {
    type Output = ();

    fn visit<G: Title>(self) {
        let session = finished_game::<G>(self.0, 11);
        let reports = report_game(&session, LOW_EFFORT);
        let books = Books::new(&reports, self.0, &win_shares(&session));
        let case = format!("{} with {} seats", G::INFO.id, self.0);
        assert!(books.complete, "{case}");
        for account in &books.accounts {
            assert!(account.gap().abs() < 1e-4, "{case}: {account:?}");
            assert!(account.own.mean <= 0.0, "{case}: {account:?}");
            assert!(G::INFO.hidden || account.hidden_luck.mean == 0.0, "{case}: nothing is hidden here");
        }
        let last = books.entries.last().expect("there is at least the deal");
        for (seat, account) in Seat::all(self.0).zip(&books.accounts) {
            assert_eq!(last.after[seat], account.result, "{case}: the last position is the result");
        }
        for (report, step) in reports.iter().flatten().skip(1).zip(session.steps()) {
            let forced = session.branch_at(report.ply - 1).legal().len() == 1;
            assert_eq!(report.choice.is_none(), forced, "{case}: a choice where there was one, ply {}", report.ply);
            assert_eq!(report.seat, Some(step.seat));
        }
        if self.0 > 1 {
            for entry in &books.entries {
                let sum: f32 = entry.after.0[..self.0.into()].iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{case}: the chances add up to {sum} after ply {}", entry.ply);
            }
        }
        for pair in books.entries.windows(2) {
            assert_eq!(pair[0].after, pair[1].before, "{case}: nothing happens between two plies");
        }
    }
}

#[test]
fn the_books_of_every_title_balance_at_every_table() {
    for info in SHELF {
        for seats in info.seats.0..=info.seats.1 {
            visit(info.id, CheckBooksBalance(seats));
        }
    }
}

/// Plays games with these seeds, of all numbers of seats and all variants, between sensible and between random
/// players, and checks their books.
struct CheckManyBooksBalance(Range<u64>);

impl Visitor for CheckManyBooksBalance {
    type Output = ();

    fn visit<G: Title>(self) {
        for seed in self.0 {
            let (min_seats, max_seats) = G::INFO.seats;
            let seats = min_seats + (seed % u64::from(max_seats - min_seats + 1)) as u8;
            let mut variants = options::<G>(seats);
            let options = variants.swap_remove(seed as usize / 3 % variants.len());
            let manner = if seed.is_multiple_of(2) { Manner::Sensible } else { Manner::Random };
            let session: Session<G> = play(Setup { options, seats, seed: Seed::new(seed) }, manner, seed);
            let books = Books::new(&report_game(&session, LOW_EFFORT), seats, &win_shares(&session));
            assert!(books.complete);
            for account in &books.accounts {
                let case = format!("{} with {seats} seats, seed {seed}: {account:?}", G::INFO.id);
                assert!(account.gap().abs() < 1e-3 && account.own.mean <= 0.0, "{case}");
            }
        }
    }
}

#[test]
#[ignore = "1,000 games: cargo xtask test --soak"]
fn soak_the_books_of_a_thousand_games_balance() {
    std::thread::scope(|scope| {
        for info in SHELF {
            scope.spawn(move || visit(info.id, CheckManyBooksBalance(0..250)).expect("it is on the shelf"));
        }
    });
}

/// The last ply of such a game may be one that no player chose.
#[test]
fn the_books_of_a_game_that_ends_without_a_choice_balance() {
    visit("ceylon_cards", CheckManyBooksBalance(3..4)).expect("it is on the shelf");
}

/// Determinizing the view with all hands open changes only the decks.
struct CheckOpenHands;

impl Visitor for CheckOpenHands {
    type Output = ();

    fn visit<G: Title>(self) {
        let seats = G::INFO.seats.1;
        let session = finished_game::<G>(seats, 3);
        let mut chance = Chance::stream(5);
        for ply in (0..session.plies()).step_by(7) {
            let moment = session.branch_at(ply);
            let view = moment.view(Viewer::Everyone);
            let determinized = G::determinize(&view, &mut chance);
            assert_eq!(G::view(&determinized, Viewer::Everyone), view, "{} at ply {ply}", G::INFO.id);
            let mut legal = Vec::new();
            G::legal(&determinized, &mut legal);
            assert_eq!(legal, moment.legal(), "{} at ply {ply}", G::INFO.id);
        }
    }
}

#[test]
fn determinizing_with_open_hands_changes_only_decks() {
    SHELF.iter().for_each(|info| visit(info.id, CheckOpenHands).expect("it is on the shelf"));
}

/// A running game or a missing ply has no review; the same question has the same answer.
struct CheckRefusals;

impl Visitor for CheckRefusals {
    type Output = ();

    fn visit<G: Title>(self) {
        let session = finished_game::<G>(G::INFO.seats.1.min(2), 4);
        let evaluator = Evaluator::<G>::best().0;
        let running = session.branch_at(session.plies() - 1);
        for ply in [0, 1, running.plies(), running.plies() + 1] {
            assert_eq!(report(&running, &evaluator, ply, LOW_EFFORT), Err(ReviewError::Running), "{}", G::INFO.id);
        }
        let beyond = session.plies() + 1;
        assert_eq!(report(&session, &evaluator, beyond, LOW_EFFORT), Err(ReviewError::NoSuchPly));
        let middle = session.plies() / 2;
        let once = report(&session, &evaluator, middle, LOW_EFFORT);
        assert_eq!(once, report(&session, &evaluator, middle, LOW_EFFORT), "{}", G::INFO.id);
    }
}

#[test]
fn running_games_are_refused_and_reviews_are_reproducible() {
    SHELF.iter().for_each(|info| visit(info.id, CheckRefusals).expect("it is on the shelf"));
}

/// Every better line can be played.
struct CheckLines;

impl Visitor for CheckLines {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let setup = Setup { options: G::Options::default(), seats: 2, seed: Seed::new(8) };
        let session: Session<G> = play(setup, Manner::Random, 8);
        let mut walked = 0;
        for report in report_game(&session, Effort(24)).iter().flatten() {
            let Some(choice) = report.choice.as_ref().filter(|choice| choice.known.is_sure()) else { continue };
            assert_ne!(choice.known.best, choice.chosen);
            assert!(marks::evaluation(choice, Knowledge::Own).sure_loss() > 0.0);
            let mut branch = session.branch_at(report.ply - 1);
            for notation in &choice.line {
                let action = notation.parse().unwrap_or_else(|_| panic!("{}: {notation}", G::INFO.id));
                let seat = branch.to_act().expect("the line ends with the game");
                branch.act(seat, action).expect("a line is legal");
            }
            assert!((1..=8).contains(&choice.line.len()));
            assert!(choice.line.len() == 8 || branch.to_act().is_none(), "it goes on to the end or for long enough");
            walked += 1;
        }
        walked
    }
}

#[test]
fn better_lines_are_legal() {
    for info in SHELF {
        let walked = visit(info.id, CheckLines).expect("it is on the shelf");
        assert!(walked > 0, "{}: who plays at random gives something away", info.id);
    }
}
