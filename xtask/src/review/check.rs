//! Measures how reliable reviews are, on games played by computers. Called by `cargo xtask review --check`.
//!
//! `time` measures how long a review takes; `luck` adds up the books of many games: they balance, and luck has mean
//! zero; `planted` replaces one choice of a good game by the worst and checks whether the review finds it; `master`
//! reviews games of masters. The figures in `docs/review.md` come from here.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use tea_table::ai::review::marks::{self, Knowledge, Mark};
use tea_table::ai::review::{Effort, Estimate, Report, action_difference};
use tea_table::ai::{Budget, Evaluator, Level, choose, current_decision_seed};
use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Features, Viewer};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use super::{make_books, report_game};
use crate::error::{Error, Result};
use crate::measure::game_ids;
use crate::{Args, expect_no_more_args};

#[derive(Clone, Copy, PartialEq)]
enum Measurement {
    Time,
    Luck,
    Planted,
    Master,
}

struct Check {
    measurement: Measurement,
    games: u32,
    /// Number of the first game, so that the figures of several runs can be combined.
    first: u32,
    seats: Option<u8>,
    effort: Effort,
    threads: usize,
}

/// Runs a check.
///
/// # Errors
/// If an argument is not understood.
pub(super) fn run(mut args: Args, check: &str, effort: Effort, threads: usize) -> Result<()> {
    let measurement = match check {
        "time" => Measurement::Time,
        "luck" => Measurement::Luck,
        "planted" => Measurement::Planted,
        "master" => Measurement::Master,
        _ => return Err(Error::Usage(format!("`{check}` is not one of luck, planted, master and time"))),
    };
    let games =
        args.opt_value_from_str("--games")?.unwrap_or(if measurement == Measurement::Luck { 1000 } else { 100 });
    let first = args.opt_value_from_str("--first")?.unwrap_or(0);
    let seats = args.opt_value_from_str("--seats")?;
    let game = args.opt_free_from_str::<String>()?;
    let game = game.ok_or_else(|| Error::Usage(format!("which game? {}", game_ids())))?;
    expect_no_more_args(args)?;
    visit(&game, Check { measurement, games, first, seats, effort, threads })
        .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", game_ids())))?
}

impl Visitor for Check {
    type Output = Result<()>;

    fn visit<G: Title>(self) -> Self::Output {
        let (min_seats, max_seats) = G::INFO.seats;
        let seats = self.seats.unwrap_or(min_seats.max(2));
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(Error::Usage(format!(
                "{} is for {min_seats} to {max_seats} seats, not {seats}",
                G::INFO.title
            )));
        }
        match self.measurement {
            Measurement::Time => self.measure_time::<G>(seats),
            Measurement::Luck => self.measure_luck::<G>(seats),
            Measurement::Planted => self.measure_planted::<G>(seats),
            Measurement::Master => self.measure_masters::<G>(seats),
        }
        Ok(())
    }
}

fn play_game<G: Features>(seed: u64, seats: u8, budget: Budget, evaluator: &Evaluator<G>) -> Session<G> {
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(seed) };
    let mut session = Session::<G>::new(setup).unwrap_or_else(|_| unreachable!("seats were checked"));
    play_to_end(&mut session, budget, evaluator);
    session
}

fn play_to_end<G: Features>(session: &mut Session<G>, budget: Budget, evaluator: &Evaluator<G>) {
    while let (Some(seat), Some(seed)) = (session.to_act(), current_decision_seed(session)) {
        let legal = session.legal();
        let action = match legal[..] {
            [only] => only,
            _ => choose::<G>(&session.view(Viewer::Seat(seat)), budget, evaluator, seed),
        };
        let _ = session.act(seat, action);
    }
}

impl Check {
    /// Runs `work` for each game, on all threads, and returns the results in order.
    fn for_each_game<T: Send>(&self, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
        let (next, results) = (AtomicU32::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            return;
                        }
                        let result = work(self.first + game);
                        if let Ok(mut results) = results.lock() {
                            results.push((game, result));
                        }
                    }
                });
            }
        });
        let mut results = results.into_inner().unwrap_or_default();
        results.sort_by_key(|(game, _)| *game);
        results.into_iter().map(|(_, result)| result).collect()
    }

    fn measure_time<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        for game in self.first..self.first + self.games {
            let session = play_game(game.into(), seats, Level::Steady.budget::<G>(), &evaluator);
            let started = Instant::now();
            let reports = report_game(&session, self.effort, self.threads).unwrap_or_default();
            let choices = reports.iter().flatten().filter(|report| report.choice.is_some()).count();
            println!("{} plies, {choices} choices: {:.2} s", session.plies(), started.elapsed().as_secs_f64());
        }
    }

    /// Adds up the books of games of novices, whose errors are large enough to show.
    fn measure_luck<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let accounts = self.for_each_game(|game| {
            let session = play_game(u64::from(game) + 1000, seats, Level::Novice.budget::<G>(), &evaluator);
            let reports = report_game(&session, self.effort, 1).unwrap_or_default();
            make_books(&reports, &session).accounts
        });
        let gap = accounts.iter().flatten().fold(0.0_f32, |most, account| most.max(account.gap().abs()));
        println!("{} games; the books close within {gap:.6}", accounts.len());
        for seat in 0..usize::from(seats) {
            let mean_of = |part: fn(&tea_table::ai::review::Account) -> f32| {
                let estimate = Estimate::from_samples(accounts.iter().map(|accounts| part(&accounts[seat])));
                format!("{:+.2} ± {:.2} %", 100.0 * estimate.mean, 100.0 * estimate.error)
            };
            println!(
                "seat {}: deal {}, draws {}, hidden hands {}, luck {}, own {}, rivals {}, result {}",
                seat + 1,
                mean_of(|account| account.deal.mean),
                mean_of(|account| account.draw.mean),
                mean_of(|account| account.hidden_luck.mean),
                mean_of(|account| account.luck().mean),
                mean_of(|account| account.own.mean),
                mean_of(|account| account.rivals.mean),
                mean_of(|account| account.result),
            );
        }
    }

    /// Replaces one choice of a good game by the worst, followed by good play. Prints the greatest other loss of the
    /// game too, and whether ten times the effort confirms it.
    fn measure_planted<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let planted = self.for_each_game(|game| {
            let budget = Level::Sharp.budget::<G>();
            let good = play_game(u64::from(game) + 5000, seats, budget, &evaluator);
            let (ply, session) = plant_blunder(&good, budget, &evaluator, u64::from(game))?;
            let reports = report_game(&session, self.effort, 1).unwrap_or_default();
            PlantedBlunder::from_reports(&session, &reports, ply, &evaluator)
        });
        let left_out = planted.iter().filter(|planted| planted.is_none()).count();
        let planted: Vec<PlantedBlunder> = planted.into_iter().flatten().collect();
        for one in &planted {
            one.print();
        }
        let count = |is: fn(&PlantedBlunder) -> bool| planted.iter().filter(|planted| is(planted)).count();
        println!(
            "{} planted, {left_out} games without a choice that costs as much as a blunder: {} found, {} as the \
             largest loss; {} games had a greater loss of their own by a look ten times as careful",
            planted.len(),
            count(PlantedBlunder::is_found),
            count(PlantedBlunder::is_largest),
            count(PlantedBlunder::had_greater_loss),
        );
    }

    fn measure_masters<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let counts = self.for_each_game(|game| {
            let session = play_game(u64::from(game) + 9000, seats, Level::Master.budget::<G>(), &evaluator);
            let reports = report_game(&session, self.effort, 1).unwrap_or_default();
            let choices = reports.iter().flatten().filter_map(|report| report.choice.as_ref());
            let mut counts = [0_u32; 5];
            for choice in choices {
                counts[0] += 1;
                if let Some(mark) = marks::mark(choice, Knowledge::Own) {
                    counts[1 + mark as usize] += 1;
                }
            }
            counts
        });
        let sum = |index: usize| counts.iter().map(|counts| counts[index]).sum::<u32>();
        println!(
            "{} games, {} choices: {} finds, {} inaccuracies, {} mistakes, {} blunders ({:.2} %)",
            counts.len(),
            sum(0),
            sum(1),
            sum(2),
            sum(3),
            sum(4),
            100.0 * f64::from(sum(4)) / f64::from(sum(0).max(1)),
        );
    }
}

/// A planted blunder as its review shows it.
struct PlantedBlunder {
    ply: u32,
    mark: Option<Mark>,
    loss: f32,
    /// Ply and size of the greatest other loss in the game.
    other_loss: (u32, f32),
    /// Both losses at ten times the effort; measured only if the other loss seemed greater.
    confirmed: Option<[f32; 2]>,
}

impl PlantedBlunder {
    fn from_reports<G: Features>(
        session: &Session<G>,
        reports: &[Option<Report>],
        ply: u32,
        evaluator: &Evaluator<G>,
    ) -> Option<PlantedBlunder> {
        let loss = |report: &Report| report.choice.as_ref().map_or(0.0, |choice| choice.known.sure_loss());
        let planted = reports[ply as usize].as_ref()?;
        let others = reports.iter().flatten().filter(|report| report.ply != ply);
        let next = others.max_by(|one, other| loss(one).total_cmp(&loss(other)))?;
        let careful_loss = |report: &Report| {
            let (before, best) = (session.branch_at(report.ply - 1), report.choice.as_ref()?.known.best);
            let actions = [before.legal()[usize::from(best)], session.steps()[report.ply as usize - 1].action];
            Some(action_difference(&before, actions, evaluator, Effort::DEEP)?.mean)
        };
        let seems_less = loss(next) > loss(planted);
        Some(PlantedBlunder {
            ply,
            mark: planted.choice.as_ref().and_then(|choice| marks::mark(choice, Knowledge::Own)),
            loss: loss(planted),
            other_loss: (next.ply, loss(next)),
            confirmed: seems_less.then(|| Some([careful_loss(planted)?, careful_loss(next)?])).flatten(),
        })
    }

    fn is_found(&self) -> bool {
        self.mark.is_some_and(|mark| mark != Mark::Find)
    }

    fn is_largest(&self) -> bool {
        self.other_loss.1 <= self.loss
    }

    fn had_greater_loss(&self) -> bool {
        self.confirmed.is_some_and(|[planted, other]| other > planted)
    }

    /// Prints the planted choice if the review did not find it or found a greater loss elsewhere.
    fn print(&self) {
        if self.is_found() && self.is_largest() {
            return;
        }
        let percent = |share: f32| format!("{:.1} %", 100.0 * share);
        let careful = self.confirmed.map(|both| both.map(percent).join(" and "));
        println!(
            "ply {}: lost {}, {:?}; ply {} lost {}{}",
            self.ply,
            percent(self.loss),
            self.mark,
            self.other_loss.0,
            percent(self.other_loss.1),
            careful.map(|careful| format!("; by a careful look {careful}")).unwrap_or_default(),
        );
    }
}

/// The first search: the number of actions of each choice, drawn at random, and the effort for each action.
const ACTIONS_PER_CHOICE: usize = 16;
const FIRST_EFFORT: Effort = Effort(12);
/// The later searches: the number of actions to search again, those that were worst so far, and the effort for each. A
/// single short search is not enough, because the action that seems worst in it is mostly the one that it evaluated
/// most wrongly.
const REFINEMENTS: [(usize, Effort); 2] = [(32, Effort(120)), (6, Effort(1000))];
/// Minimum loss of a blunder, as a share of the win.
const MIN_BLUNDER_LOSS: f32 = 0.15;

/// Returns the number of plies up to and including the worst choice, and the game with that choice, played on well;
/// `None` if no choice that was searched costs as much as a blunder.
fn plant_blunder<G: Features>(
    good: &Session<G>,
    budget: Budget,
    evaluator: &Evaluator<G>,
    seed: u64,
) -> Option<(u32, Session<G>)> {
    let mut chance = Chance::stream(seed);
    let mut worst: Vec<(u32, G::Action)> = Vec::new();
    for ply in 0..good.plies() {
        let played = good.steps()[ply as usize].action;
        let mut others: Vec<G::Action> =
            good.branch_at(ply).legal().into_iter().filter(|action| *action != played).collect();
        chance.shuffle(&mut others);
        worst.extend(others.into_iter().take(ACTIONS_PER_CHOICE).map(|action| (ply, action)));
    }
    let mut cost = 0.0;
    for (most, effort) in [(usize::MAX, FIRST_EFFORT)].into_iter().chain(REFINEMENTS) {
        worst.truncate(most);
        let costs = worst.iter().filter_map(|(ply, action)| {
            let played = good.steps()[*ply as usize].action;
            Some((action_difference(&good.branch_at(*ply), [played, *action], evaluator, effort)?.mean, *ply, *action))
        });
        let mut costs: Vec<(f32, u32, G::Action)> = costs.collect();
        costs.sort_by(|one, other| other.0.total_cmp(&one.0));
        cost = costs.first()?.0;
        worst = costs.into_iter().map(|(_, ply, action)| (ply, action)).collect();
    }
    if cost < MIN_BLUNDER_LOSS {
        return None;
    }
    let (ply, action) = *worst.first()?;
    let mut branch = good.branch_at(ply);
    branch.act(branch.to_act()?, action).ok()?;
    play_to_end(&mut branch, budget, evaluator);
    Some((ply + 1, branch))
}
