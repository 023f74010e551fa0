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
    /// The number of the first game: the figures of several runs add up.
    first: u32,
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
    let first = args.opt_value_from_str("--first")?.unwrap_or(0);
    let seats = args.opt_value_from_str("--seats")?;
    let game = args.opt_free_from_str::<String>()?;
    let game = game.ok_or_else(|| Error::Usage(format!("which game? {}", catalogue())))?;
    no_more(args)?;
    visit(&game, Check { what, games, first, seats, effort, threads })
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
fn play<G: Features>(seed: u64, seats: u8, budget: Budget, evaluator: &Evaluator<G>) -> Session<G> {
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(seed) };
    let mut session = Session::<G>::new(setup).unwrap_or_else(|_| unreachable!("seats were checked"));
    go_on(&mut session, budget, evaluator);
    session
}

/// Plays on to the end.
fn go_on<G: Features>(session: &mut Session<G>, budget: Budget, evaluator: &Evaluator<G>) {
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

    fn time<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        for game in self.first..self.first + self.games {
            let session = play(game.into(), seats, Level::Steady.budget::<G>(), &evaluator);
            let begun = Instant::now();
            let reports = look_back(&session, self.effort, self.threads).unwrap_or_default();
            let choices = reports.iter().flatten().filter(|report| report.choice.is_some()).count();
            println!("{} plies, {choices} choices: {:.2} s", session.plies(), begun.elapsed().as_secs_f64());
        }
    }

    /// Games of novices, so that there is something to see.
    fn luck<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let accounts = self.each(|game| {
            let session = play(u64::from(game) + 1000, seats, Level::Novice.budget::<G>(), &evaluator);
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
    /// is printed beside it, and whether a look ten times as careful says the same.
    fn planted<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let planted = self.each(|game| {
            let budget = Level::Sharp.budget::<G>();
            let good = play(u64::from(game) + 5000, seats, budget, &evaluator);
            let (ply, session) = plant(&good, budget, &evaluator, u64::from(game))?;
            let reports = look_back(&session, self.effort, 1).unwrap_or_default();
            Planted::find(&session, &reports, ply, &evaluator)
        });
        let left_out = planted.iter().filter(|planted| planted.is_none()).count();
        let planted: Vec<Planted> = planted.into_iter().flatten().collect();
        for one in &planted {
            one.print();
        }
        let count = |is: fn(&Planted) -> bool| planted.iter().filter(|planted| is(planted)).count();
        println!(
            "{} planted, {left_out} games without a choice that costs as much as a blunder: {} found, {} as the \
             largest loss; {} games had a greater loss of their own by a look ten times as careful",
            planted.len(),
            count(Planted::is_found),
            count(Planted::is_largest),
            count(Planted::was_not_good),
        );
    }

    fn master<G: Title>(&self, seats: u8) {
        let evaluator = Evaluator::<G>::best().0;
        let counts = self.each(|game| {
            let session = play(u64::from(game) + 9000, seats, Level::Master.budget::<G>(), &evaluator);
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

/// What a review has made of a planted blunder.
struct Planted {
    ply: u32,
    mark: Option<Mark>,
    loss: f32,
    /// The greatest other loss of the game.
    other: (u32, f32),
    /// What both cost by a careful look; only where the other seemed greater.
    careful: Option<[f32; 2]>,
}

impl Planted {
    fn find<G: Features>(
        session: &Session<G>,
        reports: &[Option<Report>],
        ply: u32,
        evaluator: &Evaluator<G>,
    ) -> Option<Planted> {
        let loss = |report: &Report| report.choice.as_ref().map_or(0.0, |choice| choice.known.sure_loss());
        let planted = reports[ply as usize].as_ref()?;
        let others = reports.iter().flatten().filter(|report| report.ply != ply);
        let next = others.max_by(|one, other| loss(one).total_cmp(&loss(other)))?;
        let careful = |report: &Report| {
            let (before, best) = (session.branch_at(report.ply - 1), report.choice.as_ref()?.known.best);
            let actions = [before.legal()[usize::from(best)], session.steps()[report.ply as usize - 1].action];
            Some(difference(&before, actions, evaluator, Effort::DEEP)?.mean)
        };
        let seems_less = loss(next) > loss(planted);
        Some(Planted {
            ply,
            mark: planted.choice.as_ref().and_then(|choice| marks::mark(choice, Knowledge::Own)),
            loss: loss(planted),
            other: (next.ply, loss(next)),
            careful: seems_less.then(|| Some([careful(planted)?, careful(next)?])).flatten(),
        })
    }

    fn is_found(&self) -> bool {
        self.mark.is_some_and(|mark| mark != Mark::Find)
    }

    fn is_largest(&self) -> bool {
        self.other.1 <= self.loss
    }

    fn was_not_good(&self) -> bool {
        self.careful.is_some_and(|[planted, other]| other > planted)
    }

    /// Prints what was planted where the review did not find it, or found something worse.
    fn print(&self) {
        if self.is_found() && self.is_largest() {
            return;
        }
        let percent = |share: f32| format!("{:.1} %", 100.0 * share);
        let careful = self.careful.map(|both| both.map(percent).join(" and "));
        println!(
            "ply {}: lost {}, {:?}; ply {} lost {}{}",
            self.ply,
            percent(self.loss),
            self.mark,
            self.other.0,
            percent(self.other.1),
            careful.map(|careful| format!("; by a careful look {careful}")).unwrap_or_default(),
        );
    }
}

/// So many actions of each choice are glanced at, drawn by lot, for so many iterations.
const ACTIONS: usize = 16;
const GLANCE: Effort = Effort(12);
/// So many of those that seem worst are looked at once more, for so many iterations; what seems worst at a glance is
/// mostly what was misjudged most.
const LOOKS: [(usize, Effort); 2] = [(32, Effort(120)), (6, Effort(1000))];
/// What costs less than this is no blunder.
const BLUNDER: f32 = 0.15;

/// The game with one choice replaced by the worst, and played on well; the ply of the choice. None where no choice that
/// was looked at costs as much as a blunder.
fn plant<G: Features>(
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
        worst.extend(others.into_iter().take(ACTIONS).map(|action| (ply, action)));
    }
    let mut cost = 0.0;
    for (most, effort) in [(usize::MAX, GLANCE)].into_iter().chain(LOOKS) {
        worst.truncate(most);
        let costs = worst.iter().filter_map(|(ply, action)| {
            let played = good.steps()[*ply as usize].action;
            Some((difference(&good.branch_at(*ply), [played, *action], evaluator, effort)?.mean, *ply, *action))
        });
        let mut costs: Vec<(f32, u32, G::Action)> = costs.collect();
        costs.sort_by(|one, other| other.0.total_cmp(&one.0));
        cost = costs.first()?.0;
        worst = costs.into_iter().map(|(_, ply, action)| (ply, action)).collect();
    }
    if cost < BLUNDER {
        return None;
    }
    let (ply, action) = *worst.first()?;
    let mut branch = good.branch_at(ply);
    branch.act(branch.to_act()?, action).ok()?;
    go_on(&mut branch, budget, evaluator);
    Some((ply + 1, branch))
}
