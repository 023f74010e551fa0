//! Measures how soon a rating settles, plain and with luck subtracted. Called by `cargo xtask review --check rating`.
//!
//! Two computers play each other, each game is reviewed, and the first is rated as if it were a person, the second
//! serving as a level of known strength. The figures in `docs/opponents.md` come from here.

use tea_table::ai::arena::{Pairing, decide};
use tea_table::ai::review::{Effort, Estimate};
use tea_table::ai::{Player, current_decision_seed};
use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Features, Viewer};
use tea_table::table::rating::{Meeting, Rating};

use super::{make_books, report_game, win_shares};

/// A reviewed game of the first player.
#[derive(Clone, Copy)]
pub(super) struct Rated {
    /// Its share of the win.
    result: f64,
    luck: f64,
}

/// Plays and reviews game number `game`; `None` if it is aborted.
pub(super) fn play_rated<G: Features>(players: &[Player; 2], game: u32, effort: Effort) -> Option<Rated> {
    let pairing = Pairing::new(45, game, 2);
    let evaluators = players.map(|player| player.evaluator::<G>());
    let setup = Setup { options: G::Options::default(), seats: 2, seed: Seed::new(pairing.seed) };
    let mut session = Session::<G>::new(setup).ok()?;
    while let (Some(seat), Some(seed)) = (session.to_act(), current_decision_seed(&session)) {
        let player = pairing.player(seat);
        let action = match session.legal()[..] {
            [only] => only,
            _ => decide::<G>(players[player], &evaluators[player], &session.view(Viewer::Seat(seat)), seed),
        };
        session.act(seat, action).ok()?;
    }
    let own = pairing.seat(0);
    let books = make_books(&report_game(&session, effort, 1)?, &session);
    let luck = books.accounts.get(own.index())?.luck().mean;
    Some(Rated { result: win_shares(&session)[own].into(), luck: luck.into() })
}

/// Rating of the second player in the simulation.
const OPPONENT: f64 = 1500.0;
/// Width of the interval to reach, in points.
const WIDTH: f64 = 100.0;
/// Number of simulated persons, each of whom plays the games in an order of their own, with repetitions.
const PERSONS: u32 = 1000;
/// Greatest number of games of a person.
const MAX_GAMES: u32 = 1500;

/// Returns a result for the rating: plain or, given the variance that remains without its luck, corrected.
fn meeting(game: Rated, remaining: Option<f64>) -> Meeting {
    let (score, weight) = match remaining {
        Some(remaining) => (game.result - game.luck, 1.0 / remaining.max(0.01)),
        None => (game.result, 1.0),
    };
    Meeting { opponent: OPPONENT, deviation: 0.0, score, weight }
}

/// Rates one person after every few games until the interval is narrow enough. Returns the number of games and the
/// rating.
fn rate(games: &[Rated], chance: &mut Chance, remaining: Option<f64>) -> (usize, Rating) {
    let mut meetings = Vec::new();
    let mut rating = Rating::NEW;
    while meetings.len() < MAX_GAMES as usize {
        for _ in 0..5 {
            meetings.push(meeting(games[chance.index(games.len())], remaining));
        }
        rating = Rating::NEW.after(&meetings);
        let (low, high) = rating.interval();
        if high - low <= WIDTH {
            break;
        }
    }
    (meetings.len(), rating)
}

pub(super) fn print(games: &[Rated]) {
    if games.is_empty() {
        return println!("no game was played to its end");
    }
    let mean_of = |part: &dyn Fn(&Rated) -> f64| Estimate::from_samples(games.iter().map(|game| part(game) as f32));
    let percent = |estimate: Estimate| format!("{:+.2} ± {:.2} %", 100.0 * estimate.mean, 100.0 * estimate.error);
    let (plain, corrected) = (mean_of(&|game| game.result), mean_of(&|game| game.result - game.luck));
    let spread = (corrected.error / plain.error).powi(2);
    // A variance from n games has a relative error of about the root of 2 / n.
    let error = spread * (4.0 / games.len().max(1) as f32).sqrt();
    println!("{} games: result {}, luck {}", games.len(), percent(plain), percent(mean_of(&|game| game.luck)));
    println!("without luck {}, remaining variance {spread:.2} ± {error:.2} of the plain", percent(corrected));
    // The rating at which the expected score is the share of all games.
    let share = f64::from(plain.mean).clamp(0.001, 0.999);
    let strength = OPPONENT + 400.0 * (share / (1.0 - share)).log10();
    for (name, remaining) in [("plain", None), ("without luck", Some(f64::from(spread)))] {
        let mut chance = Chance::stream(45);
        let persons: Vec<(usize, Rating)> = (0..PERSONS).map(|_| rate(games, &mut chance, remaining)).collect();
        let sum: usize = persons.iter().map(|(count, _)| count).sum();
        let bias = persons.iter().map(|(_, rating)| rating.mean - strength).sum::<f64>() / f64::from(PERSONS);
        let holds = |rating: &Rating| (rating.interval().0..=rating.interval().1).contains(&strength);
        let held = persons.iter().filter(|(_, rating)| holds(rating)).count();
        println!(
            "{name}: {:.0} games until the interval is {WIDTH} wide; strength {strength:.0}, mean error {bias:+.0}, \
             in {:.1} % of intervals",
            sum as f64 / f64::from(PERSONS),
            100.0 * held as f64 / f64::from(PERSONS),
        );
    }
}
