//! `cargo xtask review`: where a finished game was won and lost.
//!
//! `--json` prints the books of each seat, then every ply: the chances before and after, the luck, and, for a choice,
//! the played and the better action with the certainty of the difference. Shares are of the win, `0..1`; the first seat
//! is 0. `--effort` is the number of iterations for each of two choices that are compared. With `--check`, games are
//! played and reviewed to measure the review itself; see `docs/review.md`.

mod check;

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use tea_table::ai::Evaluator;
use tea_table::ai::review::marks::{self, Knowledge, Mark};
use tea_table::ai::review::{self, Account, Books, Choice, Effort, Estimate, PlyEntry, Report};
use tea_table::engine::record::RecordError;
use tea_table::engine::session::Session;
use tea_table::engine::{Features, PerSeat, Seat};
use tea_table::games::{Visitor, visit};
use tea_table::words::{Title, full_category_name};

use crate::error::{Error, Result};
use crate::measure::rerun_in_release;
use crate::replay::{self, Source};
use crate::{Args, expect_no_more_args};

/// Runs the command.
///
/// # Errors
/// If the game cannot be read or is not over, or an argument is not understood.
pub fn run(mut args: Args) -> Result<()> {
    if rerun_in_release()? {
        return Ok(());
    }
    let effort = args.opt_value_from_str("--effort")?.map_or(Effort::STANDARD, Effort);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.opt_value_from_str("--threads")?.unwrap_or(cores).max(1);
    if let Some(check) = args.opt_value_from_str::<_, String>("--check")? {
        return check::run(args, &check, effort, threads);
    }
    let json = args.contains("--json");
    let source = args.opt_free_from_str::<String>()?;
    let source = source.ok_or_else(|| Error::Usage("review what? a link or a file".into()))?;
    expect_no_more_args(args)?;
    let failed = |error: RecordError| Error::Failed(error.to_string());
    let source = replay::read_source(&source).map_err(failed)?;
    let game = source.game().map_err(failed)?;
    let report = visit(&game, Review { source, effort, threads, json });
    print!("{}", report.ok_or_else(|| failed(RecordError::unknown_game(&game)))??);
    Ok(())
}

struct Review {
    source: Source,
    effort: Effort,
    threads: usize,
    json: bool,
}

impl Visitor for Review {
    type Output = Result<String>;

    fn visit<G: Title>(self) -> Self::Output {
        let (session, _) = self.source.open::<G>().map_err(|error| Error::Failed(error.to_string()))?;
        let Some(reports) = report_game(&session, self.effort, self.threads) else {
            return Err(Error::Failed("This game is not over; only finished games are reviewed.".into()));
        };
        let books = make_books(&reports, &session);
        Ok(if self.json {
            format!("{}\n", to_json(&session, &reports, &books))
        } else {
            to_text(&session, &reports, &books)
        })
    }
}

/// Returns each seat's share of the win; all 0 if the game is not over.
pub(super) fn win_shares<G: Features>(session: &Session<G>) -> PerSeat<f32> {
    let winners = session.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    PerSeat::from_fn(|seat| if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 })
}

fn make_books<G: Features>(reports: &[Option<Report>], session: &Session<G>) -> Books {
    Books::new(reports, session.setup().seats, &win_shares(session))
}

/// Computes the reports of the deal and every ply on `threads` threads; `None` if the game is not over.
pub(super) fn report_game<G: Features>(
    session: &Session<G>,
    effort: Effort,
    threads: usize,
) -> Option<Vec<Option<Report>>> {
    session.outcome()?;
    let next = AtomicU32::new(0);
    let evaluator = Evaluator::<G>::best().0;
    let work = || {
        let mut made = Vec::new();
        loop {
            let ply = next.fetch_add(1, Ordering::Relaxed);
            if ply > session.plies() {
                return made;
            }
            made.push(review::report(session, &evaluator, ply, effort));
        }
    };
    let made = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect::<Vec<_>>()
    });
    let mut reports = vec![None; session.plies() as usize + 1];
    for report in made.into_iter().flatten() {
        let place = report.ply as usize;
        reports[place] = Some(report);
    }
    Some(reports)
}

fn to_text<G: Title>(session: &Session<G>, reports: &[Option<Report>], books: &Books) -> String {
    let mut lines = format!("{}, {} plies\n", G::INFO.title, session.plies());
    let percent = |share: f32| format!("{:+.1} %", 100.0 * share);
    for (account, seat) in books.accounts.iter().zip(Seat::all(session.setup().seats)) {
        let accuracy = marks::accuracy(reports.iter().flatten(), seat);
        let accuracy = accuracy.map_or("-".into(), |accuracy| format!("{:.0} %", accuracy.mean));
        let parts = [account.deal, account.draw, account.hidden_luck, account.own, account.rivals];
        let [deal, draw, secret, own, rivals] = parts.map(|part| percent(part.mean));
        lines += &format!(
            "Seat {seat}: start {:.1} %, deal {deal}, draws {draw}, hidden hands {secret}, own choices {own}, \
             rivals {rivals}, result {:.0} %; accuracy {accuracy}\n",
            100.0 * account.start.mean,
            100.0 * account.result,
        );
    }
    for report in reports.iter().flatten() {
        let marked = report.choice.as_ref().and_then(|choice| Some((choice, marks::mark(choice, Knowledge::Own)?)));
        let (Some((choice, mark)), Some(seat)) = (marked, report.seat) else { continue };
        let played = &session.steps()[report.ply as usize - 1];
        let better = choice.line.join(", ");
        let brings: Vec<String> = choice.prospects.iter().map(prospect_text::<G>).collect();
        lines += &match mark {
            Mark::Find => format!("{}. seat {seat}: {} (a good find)\n", report.ply, played.action),
            _ => format!(
                "{}. seat {seat}: {} ({mark:?}, {}±{:.1}); better {better}: {}\n",
                report.ply,
                played.action,
                percent(-choice.known.loss.mean),
                100.0 * choice.known.loss.error,
                brings.join(", "),
            ),
        };
    }
    lines
}

fn prospect_text<G: Title>(prospect: &review::Prospect) -> String {
    format!("{:+.1} {}", prospect.points.mean, full_category_name(&G::INFO, prospect.category))
}

fn to_json<G: Title>(session: &Session<G>, reports: &[Option<Report>], books: &Books) -> Value {
    let seats = session.setup().seats;
    let accounts: Vec<Value> = books
        .accounts
        .iter()
        .zip(Seat::all(seats))
        .map(|(account, seat)| account_json(account, seat, reports))
        .collect();
    let plies: Vec<Value> = books
        .entries
        .iter()
        .zip(reports.iter().flatten())
        .map(|(entry, report)| ply_json(session, entry, report))
        .collect();
    json!({ "game": G::INFO.id, "seats": seats, "books": accounts, "plies": plies })
}

fn account_json(account: &Account, seat: Seat, reports: &[Option<Report>]) -> Value {
    let mut books = json!(account);
    books["accuracy"] = json!(marks::accuracy(reports.iter().flatten(), seat));
    for mark in [Mark::Find, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder] {
        books[format!("{mark:?}").to_lowercase()] = json!(marks::count_marks(reports.iter().flatten(), seat, mark));
    }
    books
}

fn ply_json<G: Title>(session: &Session<G>, entry: &PlyEntry, report: &Report) -> Value {
    let seats = usize::from(session.setup().seats);
    let taken = |shares: &PerSeat<f32>| shares.0[..seats].to_vec();
    let errors = |estimates: &PerSeat<Estimate>| estimates.0[..seats].iter().map(|one| one.error).collect::<Vec<_>>();
    json!({
        "ply": entry.ply,
        "seat": entry.seat,
        "before": taken(&entry.before),
        "after": taken(&entry.after),
        "error": report.after.or(report.expected).as_ref().map(errors),
        "luck": taken(&entry.luck),
        "choice": report.choice.as_ref().map(|choice| choice_json(session, report.ply, choice)),
    })
}

fn choice_json<G: Title>(session: &Session<G>, ply: u32, choice: &Choice) -> Value {
    let legal = session.branch_at(ply - 1).legal();
    let named = |look: &review::Evaluation| {
        let best = legal.get(usize::from(look.best)).map(ToString::to_string);
        json!({ "best": best, "loss": look.loss })
    };
    json!({
        "legal": choice.legal,
        "chosen": session.steps()[ply as usize - 1].action.to_string(),
        "known": named(&choice.known),
        "open": choice.open.as_ref().map(named),
        "mark": marks::mark(choice, Knowledge::Own),
        "mark_open": marks::mark(choice, Knowledge::Open),
        "find": choice.find,
        "secret": choice.hidden_luck,
        "line": choice.line,
        "prospects": choice.prospects.iter().map(|one| {
            json!({ "category": full_category_name(&G::INFO, one.category), "points": one.points })
        }).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tea_table::games::SHELF;

    fn review_output(link: &str, json: bool) -> Result<String> {
        let source = replay::read_source(link).expect("it can be read");
        let game = source.game().expect("it names its game");
        let review = Review { source, effort: Effort(1), threads: 2, json };
        visit(&game, review).expect("it is on the shelf")
    }

    /// Returns the first link in the corpus of a title.
    fn corpus_link(info: &tea_table::engine::Info) -> String {
        let path = format!("{}/../tests/data/corpus/{}-v{}.links", env!("CARGO_MANIFEST_DIR"), info.id, info.rules);
        let links = std::fs::read_to_string(&path).expect("there is a corpus");
        links.lines().find(|line| line.starts_with(info.id)).expect("it holds a game").to_owned()
    }

    #[test]
    fn json_output_has_balanced_books_and_every_ply() {
        for info in SHELF {
            let json = review_output(&corpus_link(info), true).expect("the game is over");
            let report: Value = serde_json::from_str(&json).expect("it is JSON");
            assert_eq!(report["game"], json!(info.id));
            let books = report["books"].as_array().expect("there are books");
            assert_eq!(Some(books.len() as u64), report["seats"].as_u64());
            for book in books {
                let parts = ["start", "deal", "draw", "secret", "own", "rivals"];
                let sum: f64 = parts.iter().map(|part| book[part]["mean"].as_f64().expect("a mean")).sum();
                let result = book["result"].as_f64().expect("a result");
                assert!((sum - result).abs() < 1e-3, "{}: {book}", info.id);
            }
            let plies = report["plies"].as_array().expect("there are plies");
            let numbers = plies.iter().map(|ply| ply["ply"].as_u64());
            assert!(numbers.eq((0..plies.len() as u64).map(Some)), "{}: the deal and each ply", info.id);
            let choices = plies.iter().map(|ply| &ply["choice"]).filter(|choice| !choice.is_null());
            for choice in choices {
                assert!(choice["legal"].as_u64() > Some(1) && choice["chosen"].is_string(), "{}: {choice}", info.id);
            }
            let people = review_output(&corpus_link(info), false).expect("the game is over");
            assert!(people.starts_with(info.title) && people.contains("Seat 1: start"), "{people}");
        }
    }

    #[test]
    fn a_running_game_is_refused() {
        let refused = review_output("ceylon.AQECIAABAgADWW91AgNCYW8AAACs7IEMuESALkLl80k", true);
        let Err(Error::Failed(why)) = refused else { panic!("it runs: {refused:?}") };
        assert!(why.contains("not over"), "{why}");
    }
}
