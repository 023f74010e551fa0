//! How far reviews can be trusted: games are played by computers and reviewed.
//!
//! `time` says how long a review takes; `luck` adds up the books of many games: they close, and luck has mean zero;
//! `planted` replaces one choice of a good game by the worst and sees whether the review finds it; `master` reviews
//! games of masters. The figures in `docs/review.md` are from here.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use tea_table::ai::review::marks::{self, Knowledge, Mark};
use tea_table::ai::review::{Effort, Estimate, Report, difference};
use tea_table::ai::{Budget, Evaluator, Level, choose, current_decision_seed};
use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Features, Viewer};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use super::{books, look_back};
use crate::error::{Error, Result};
use crate::measure::catalogue;
use crate::{Args, no_more};

/// What is to be measured.
#[derive(Clone, Copy, PartialEq)]
enum What {
    Time,
    Luck,
    Planted,
    Master,
}

struct Check {
    what: What,
    games: u32,
    seats: Option<u8>,
    effort: Effort,
    threads: usize,
}

/// Runs a check.
///
/// # Errors
/// When a word is not understood.
pub(super) fn run(mut args: Args, check: &str, effort: Effort, threads: usize) -> Result<()> {
    let what = match check {
        "time" => What::Time,
        "luck" => What::Luck,
        "planted" => What::Planted,
        "master" => What::Master,
        _ => return Err(Error::Usage(format!("`{check}` is not one of luck, planted, master and time"))),
    };
    let games = args.opt_value_from_str("--games")?.unwrap_or(if what == What::Luck { 1000 } else { 100 });
    let seats = args.opt_value_from_str("--seats")?;
    let game = args.opt_free_from_str::<String>()?;
    let game = game.ok_or_else(|| Error::Usage(format!("which game? {}", catalogue())))?;
    no_more(args)?;
    visit(&game, Check { what, games, seats, effort, threads })
        .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", catalogue())))?
}

impl Visitor for Check {
    type Output = Result<()>;

    fn visit<G: Title>(self) -> Self::Output {
        let (least, most) = G::INFO.seats;
        let seats = self.seats.unwrap_or(least.max(2));
        if !(least..=most).contains(&seats) {
            return Err(Error::Usage(format!("{} is for {least} to {most} seats, not {seats}", G::INFO.title)));
        }
        match self.what {
            What::Time => self.time::<G>(seats),
            What::Luck => self.luck::<G>(seats),
            What::Planted => self.planted::<G>(seats),
            What::Master => self.master::<G>(seats),
        }
        Ok(())
    }
}

/// A game that computers with this budget play to the end.
fn play<G: Features>(seed: u64, seats: u8, budget: Budget, judge: &Evaluator<G>) -> Session<G> {
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(seed) };
    let mut session = Session::<G>::new(setup).unwrap_or_else(|_| unreachable!("seats were checked"));
    go_on(&mut session, budget, judge);
    session
}

/// Plays on to the end.
fn go_on<G: Features>(session: &mut Session<G>, budget: Budget, judge: &Evaluator<G>) {
    while let (Some(seat), Some(seed)) = (session.to_act(), current_decision_seed(session)) {
        let legal = session.legal();
        let action = match legal[..] {
            [only] => only,
            _ => choose::<G>(&session.view(Viewer::Seat(seat)), budget, judge, seed),
        };
        let _ = session.act(seat, action);
    }
}

impl Check {
    /// Does something for each game, on all threads, and returns what came of it in order.
    fn each<T: Send>(&self, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
        let (next, results) = (AtomicU32::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            return;
                        }
                        let result = work(game);
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

    fn time<G: Title>(&self, seats: u8) {
        let judge = Evaluator::<G>::best().0;
        for game in 0..self.games {
            let session = play(game.into(), seats, Level::Steady.budget::<G>(), &judge);
            let begun = Instant::now();
            let reports = look_back(&session, self.effort, self.threads).unwrap_or_default();
            let choices = reports.iter().flatten().filter(|report| report.choice.is_some()).count();
            println!("{} plies, {choices} choices: {:.2} s", session.plies(), begun.elapsed().as_secs_f64());
        }
    }

    /// Games of novices, so that there is something to see.
    fn luck<G: Title>(&self, seats: u8) {
        let judge = Evaluator::<G>::best().0;
        let accounts = self.each(|game| {
            let session = play(u64::from(game) + 1000, seats, Level::Novice.budget::<G>(), &judge);
            let reports = look_back(&session, self.effort, 1).unwrap_or_default();
            books(&reports, &session).accounts
        });
        let gap = accounts.iter().flatten().fold(0.0_f32, |most, account| most.max(account.gap().abs()));
        println!("{} games; the books close within {gap:.6}", accounts.len());
        for seat in 0..usize::from(seats) {
            let of = |part: fn(&tea_table::ai::review::Account) -> f32| {
                let estimate = Estimate::of(accounts.iter().map(|accounts| part(&accounts[seat])));
                format!("{:+.2} ± {:.2} %", 100.0 * estimate.mean, 100.0 * estimate.error)
            };
            println!(
                "seat {}: deal {}, draws {}, hidden hands {}, luck {}, own {}, rivals {}, result {}",
                seat + 1,
                of(|account| account.deal.mean),
                of(|account| account.draw.mean),
                of(|account| account.secret.mean),
                of(|account| account.luck().mean),
                of(|account| account.own.mean),
                of(|account| account.rivals.mean),
                of(|account| account.result),
            );
        }
    }

    /// One choice of a good game is replaced by the worst; good play goes on after it. What else was lost in the game
    /// is told beside it.
    fn planted<G: Title>(&self, seats: u8) {
        let judge = Evaluator::<G>::best().0;
        let found = self.each(|game| {
            let budget = Level::Sharp.budget::<G>();
            let good = play(u64::from(game) + 5000, seats, budget, &judge);
            let (ply, session) = plant(&good, budget, &judge, u64::from(game))?;
            let reports = look_back(&session, self.effort, 1).unwrap_or_default();
            let loss = |report: &Report| report.choice.as_ref().map_or(0.0, |choice| choice.known.sure_loss());
            let planted = reports[ply as usize].as_ref()?;
            let marked = planted.choice.as_ref().and_then(|choice| marks::mark(choice, Knowledge::Own));
            let others = reports.iter().flatten().filter(|report| report.ply != ply);
            let next = others.max_by(|one, other| loss(one).total_cmp(&loss(other)))?;
            Some((ply, loss(planted), marked, (next.ply, loss(next))))
        });
        let planted: Vec<_> = found.into_iter().flatten().collect();
        for (ply, loss, mark, (next, lost)) in &planted {
            if mark.is_none() || lost > loss {
                let [loss, lost] = [loss, lost].map(|share| 100.0 * share);
                println!("ply {ply}: lost {loss:.1} %, {mark:?}; ply {next} lost {lost:.1} %");
            }
        }
        let found = planted.iter().filter(|(_, _, mark, _)| mark.is_some_and(|mark| mark != Mark::Find)).count();
        let largest = planted.iter().filter(|(_, loss, _, (_, lost))| lost <= loss).count();
        println!("{} planted: {found} found, {largest} as the largest loss", planted.len());
    }

    fn master<G: Title>(&self, seats: u8) {
        let judge = Evaluator::<G>::best().0;
        let counts = self.each(|game| {
            let session = play(u64::from(game) + 9000, seats, Level::Master.budget::<G>(), &judge);
            let reports = look_back(&session, self.effort, 1).unwrap_or_default();
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

/// So many plies are looked at for the place where the worst choice costs most.
const PLACES: usize = 16;
/// So many legal actions of each.
const ACTIONS: usize = 12;
/// So many of those that seem worst are looked at once more, with care.
const WORST: usize = 6;

/// The game with one choice in its middle replaced by the worst, and played on well; the ply of the choice. None where
/// no choice that was looked at costs as much as a blunder.
fn plant<G: Features>(good: &Session<G>, budget: Budget, judge: &Evaluator<G>, seed: u64) -> Option<(u32, Session<G>)> {
    let mut chance = Chance::stream(seed);
    let middle = good.plies() / 4..good.plies() * 3 / 4;
    let mut places: Vec<u32> = middle.filter(|ply| good.at(*ply).legal().len() > 2).collect();
    chance.shuffle(&mut places);
    let costs = places.into_iter().take(PLACES).flat_map(|ply| {
        let before = good.at(ply);
        let played = good.steps()[ply as usize].action;
        let mut others: Vec<G::Action> = before.legal().into_iter().filter(|action| *action != played).collect();
        chance.shuffle(&mut others);
        others.truncate(ACTIONS);
        let cost = |action| Some((difference(&before, [played, action], judge, Effort(32))?.mean, ply, action));
        others.into_iter().filter_map(cost).collect::<Vec<_>>()
    });
    let mut costs: Vec<_> = costs.collect();
    costs.sort_by(|one, other| other.0.total_cmp(&one.0));
    // What seems worst at a glance is mostly what was misjudged most.
    let careful = |(_, ply, action): (f32, u32, G::Action)| {
        let played = good.steps()[ply as usize].action;
        Some((difference(&good.at(ply), [played, action], judge, Effort(1000))?.mean, ply, action))
    };
    let worst = costs.into_iter().take(WORST).filter_map(careful);
    let (cost, ply, action) = worst.max_by(|one, other| one.0.total_cmp(&other.0))?;
    if cost < 0.15 {
        return None;
    }
    let mut branch = good.at(ply);
    branch.act(branch.to_act()?, action).ok()?;
    go_on(&mut branch, budget, judge);
    Some((ply + 1, branch))
}
