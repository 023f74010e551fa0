//! Texts of the review of a finished game.

use super::Text;
use crate::ai::review::Estimate;
use crate::ai::review::marks::Mark;
use crate::engine::Seat;
use crate::table::review::{Luck, Verdict};
use crate::table::save::StoreError;
use crate::words::Speaker;

pub const REVIEW_GAME: Text = Text("review-review-game");
pub const REVIEW_HELP: Text = Text("review-review-help");
pub const REVIEW: Text = Text("review-review");
pub const WHOSE: Text = Text("review-whose");
pub const STOP: Text = Text("review-stop");
pub const GO_ON: Text = Text("review-go-on");
/// Label of the chart as a control.
pub const CHART: Text = Text("review-chart");
pub const LUCK_BARS: Text = Text("review-luck-bars");
pub const LESSONS: Text = Text("review-lessons");
pub const TURNING_POINTS: Text = Text("review-turning-points");
pub const NO_LESSONS: Text = Text("review-no-lessons");
pub const BOOKS: Text = Text("review-books");
pub const BOOKS_HELP: Text = Text("review-books-help");
pub const ACCURACY: Text = Text("review-accuracy");
pub const START: Text = Text("review-start");
pub const DEAL: Text = Text("review-deal");
pub const DRAWS: Text = Text("review-draws");
pub const HIDDEN: Text = Text("review-hidden");
pub const OWN: Text = Text("review-own");
pub const RIVALS: Text = Text("review-rivals");
pub const RESULT: Text = Text("review-result");
/// The deal as a moment.
pub const THE_DEAL: Text = Text("review-the-deal");
pub const PLAYED: Text = Text("review-played");
pub const BETTER: Text = Text("review-better");
/// Precedes the other actions of the same turn.
pub const THEN: Text = Text("review-then");
/// Heading of the points that the better line brings.
pub const BRINGS: Text = Text("review-brings");
pub const KNOWING: Text = Text("review-knowing");
pub const KNOWN: [Text; 2] = [Text("review-known-0"), Text("review-known-1")];
pub const SEE: Text = Text("review-see");
pub const WALK: Text = Text("review-walk");
pub const PLAY_ON: Text = Text("review-play-on");
pub const STEP: Text = Text("review-step");
pub const TO_REVIEW: Text = Text("review-to-review");
pub const ALL_MOVES: Text = Text("review-all-moves");
pub const COLUMNS: [Text; 6] = [
    Text("review-columns-0"),
    Text("review-columns-1"),
    Text("review-columns-2"),
    Text("review-columns-3"),
    Text("review-columns-4"),
    Text("review-columns-5"),
];
pub const MORE_ROWS: Text = Text("review-more-rows");
pub const NOT_ALL: Text = Text("review-not-all");
pub const THE_REST: Text = Text("review-the-rest");
pub const DEEPER: Text = Text("review-deeper");
pub const LOOKED_DEEPER: Text = Text("review-looked-deeper");
pub const LOOKING: Text = Text("review-looking");
pub const NOT_YET: Text = Text("review-not-yet");
pub const NO_CHOICE: Text = Text("review-no-choice");
pub const BEST: Text = Text("review-best");
/// Label of the chances around a moment.
pub const BEFORE_AND_AFTER: Text = Text("review-before-and-after");

/// Rounds a share to a whole percentage.
pub fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

/// Formats a share: "12 %", without a line break before the sign.
pub fn share(share: f32) -> String {
    format!("{}\u{a0}%", percent(share))
}

/// Formats a change: "+12 %", "−3 %", "0 %".
pub fn signed(change: f32) -> String {
    match percent(change) {
        0 => "0\u{a0}%".into(),
        points => format!("{}\u{a0}%", super::signed(points)),
    }
}

/// Formats twice the standard error: "± 3".
pub fn within(error: f32) -> String {
    format!("± {}", percent(2.0 * error))
}

/// Returns the annotation symbol of a mark, as in chess.
pub fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Find => "!",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

pub fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Find => "A find",
        Mark::Inaccuracy => "An inaccuracy",
        Mark::Mistake => "A mistake",
        Mark::Blunder => "A blunder",
    }
}

/// Returns the label of the table row that counts a mark.
pub fn marks(mark: Mark) -> &'static str {
    match mark {
        Mark::Find => "Finds",
        Mark::Inaccuracy => "Inaccuracies",
        Mark::Mistake => "Mistakes",
        Mark::Blunder => "Blunders",
    }
}

/// Describes a seat's game in a sentence.
pub fn verdict(verdict: &Verdict, speaker: &Speaker, seat: Seat, seats: usize) -> String {
    let (who, choices) = (speaker.who(seat), verdict.choices);
    let (sure, change) = (choices.mean.abs() > 2.0 * choices.error, signed(choices.mean));
    let others = if seats == 2 { speaker.whom(Seat(1 - seat.0)) } else { "the others" };
    let sentence = match (seats, percent(choices.mean)) {
        (1, 0) => format!("{who} gave nothing away that can be measured"),
        (1, _) => format!("{} choices gave away {}", capital_whose(speaker, seat), share(-choices.mean)),
        (_, 1..) if sure => format!("{who} chose better than {others}: {change}"),
        (_, ..=-1) if sure => format!("{who} chose less well than {others}: {change}"),
        _ => format!("{who} chose about as well as {others}"),
    };
    let whom = speaker.whom(seat);
    let luck = match verdict.luck {
        None => "luck was about even".into(),
        Some((kind, change)) => {
            let what = match kind {
                Luck::Deal => "the deal",
                Luck::Draws => "draws",
                Luck::Hidden => "hidden hands",
            };
            let did = if change < 0.0 { "cost" } else { "brought" };
            format!("{what} {did} {whom} {}", share(change.abs()))
        }
    };
    let so_far = if verdict.complete { "" } else { "So far: " };
    format!("{so_far}{sentence}; {luck}.")
}

fn capital_whose(speaker: &Speaker, seat: Seat) -> String {
    crate::words::capital(&speaker.whose(seat))
}

pub fn progress(done: usize, all: usize) -> String {
    format!("{done} of {all} moves looked at")
}

/// Returns the loss of a choice, or says that it is not distinguishable from zero.
pub fn loss(loss: Estimate) -> String {
    if loss.is_surely_positive() {
        return format!("Gave away {} {}", share(loss.mean), within(loss.error));
    }
    let (low, high) = (loss.mean - 2.0 * loss.error, loss.mean + 2.0 * loss.error);
    format!("Too close to call: between {} and {} were given away", share(low.max(0.0)), share(high.max(0.0)))
}

/// Compares a seat's chances with the move played and with the better one.
pub fn hopes(speaker: &Speaker, seat: Seat, played: f32, better: f32) -> String {
    let whose = capital_whose(speaker, seat);
    format!("{whose} chances: {} with what was played, {} with the better move", share(played), share(better))
}

/// Formats the chances around a move: "62 % → 41 %".
pub fn change(before: f32, after: f32) -> String {
    format!("{} → {}", share(before), share(after))
}

/// Describes a seat's rank with the better line: "In Uva: second instead of third".
pub fn instead(name: &str, better: &str, played: &str) -> String {
    format!("{}: {better} instead of {played}", crate::words::capital(name))
}

pub fn find(find: Estimate) -> String {
    format!("{} {} more than what comes to mind first", signed(find.mean), within(find.error))
}

pub fn move_of(ply: u32, plies: u32) -> String {
    format!("Move {ply} of {plies}")
}

/// Describes the luck after a choice: "Then luck brought you +3 %".
pub fn luck(speaker: &Speaker, seat: Seat, change: f32) -> String {
    let did = if change < 0.0 { "cost" } else { "brought" };
    format!("Then luck {did} {} {}.", speaker.whom(seat), share(change.abs()))
}

/// Describes a point of the chart: "Move 12, Asha 40 %, Bao 60 %, a mistake of Asha".
pub fn moment(ply: u32, chances: &[(String, f32)], marked: Option<(Mark, &str)>) -> String {
    let place = if ply == 0 { THE_DEAL.to_owned() } else { format!("Move {ply}") };
    let chances: Vec<String> = chances.iter().map(|(name, chance)| format!("{name} {}", share(*chance))).collect();
    let marked = marked.map(|(what, name)| format!(", {} of {name}", mark(what).to_ascii_lowercase()));
    format!("{place}, {}{}", chances.join(", "), marked.unwrap_or_default())
}

/// Joins lines of the log, each with its full stop.
pub fn sentences(lines: &[String]) -> String {
    let ended = |line: &String| match line.ends_with(['.', '!', '?']) {
        true => line.clone(),
        false => format!("{line}."),
    };
    lines.iter().map(ended).collect::<Vec<_>>().join(" ")
}

/// Formats the points of a category in the better line: "+3 Orders".
pub fn prospect(points: f32, category: &str) -> String {
    let rounded = (points * 10.0).round() / 10.0;
    let sign = if rounded < 0.0 { "−" } else { "+" };
    format!("{sign}{} {category}", rounded.abs())
}

pub fn failed(why: &str) -> String {
    format!("Some moves could not be looked at: {why}")
}

pub fn not_kept(trouble: StoreError) -> String {
    format!("{trouble} The review is lost with the page, and can be made again.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;

    fn sentence(choices: f32, luck: Option<(Luck, f32)>, seats: usize, reader: Viewer) -> String {
        let names = ["Asha".to_owned(), "Bao".to_owned()];
        let choices = Estimate { mean: choices, error: 0.01 };
        verdict(&Verdict { choices, luck, complete: true }, &Speaker { names: &names, reader }, Seat(0), seats)
    }

    #[test]
    fn a_game_is_summed_up_in_a_sentence() {
        let you = Viewer::Seat(Seat(0));
        let deal = Some((Luck::Deal, -0.12));
        assert_eq!(sentence(0.08, deal, 2, you), "You chose better than Bao: +8\u{a0}%; the deal cost you 12\u{a0}%.");
        let draws = Some((Luck::Draws, 0.05));
        assert_eq!(
            sentence(-0.3, draws, 3, Viewer::Everyone),
            "Asha chose less well than the others: −30\u{a0}%; draws brought Asha 5\u{a0}%."
        );
        assert_eq!(sentence(0.01, None, 2, you), "You chose about as well as Bao; luck was about even.");
        assert_eq!(sentence(-0.2, None, 1, you), "Your choices gave away 20\u{a0}%; luck was about even.");
    }

    #[test]
    fn lines_of_the_log_become_sentences() {
        let lines = ["You gain 1 barrel".to_owned(), "You pay 2.".to_owned()];
        assert_eq!(sentences(&lines), "You gain 1 barrel. You pay 2.");
    }

    #[test]
    fn what_is_too_close_is_not_called() {
        assert_eq!(loss(Estimate { mean: 0.12, error: 0.02 }), "Gave away 12\u{a0}% ± 4");
        let close = loss(Estimate { mean: 0.02, error: 0.02 });
        assert_eq!(close, "Too close to call: between 0\u{a0}% and 6\u{a0}% were given away");
        assert_eq!((signed(-0.001), prospect(-1.04, "Coins")), ("0\u{a0}%".into(), "−1 Coins".into()));
    }
}
