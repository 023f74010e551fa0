//! Texts of the review of a finished game.

use crate::ai::review::Estimate;
use crate::ai::review::marks::Mark;
use crate::engine::Seat;
use crate::table::review::{Luck, Verdict};
use crate::table::save::StoreError;
use crate::words::Speaker;

pub const REVIEW_GAME: &str = "Review this game";
pub const REVIEW_HELP: &str = "What each choice was worth, and what was luck";
pub const REVIEW: &str = "Review";
pub const WHOSE: &str = "Whose game";
pub const STOP: &str = "Stop";
pub const GO_ON: &str = "Go on";
/// Label of the chart as a control.
pub const CHART: &str = "Chances, move by move; arrow keys walk, Enter opens the moment";
pub const LUCK_BARS: &str = "Luck";
pub const LESSONS: &str = "Most instructive";
pub const TURNING_POINTS: &str = "Turning points";
pub const NO_LESSONS: &str = "No choice stands out so far.";
pub const BOOKS: &str = "Where the win came from";
pub const BOOKS_HELP: &str =
    "Percent of the win, with twice the standard error. Start, luck and choices add up to the result.";
pub const ACCURACY: &str = "Accuracy";
pub const START: &str = "Start";
pub const DEAL: &str = "The deal";
pub const DRAWS: &str = "Draws";
pub const HIDDEN: &str = "Hidden hands";
pub const OWN: &str = "Own choices";
pub const RIVALS: &str = "Rivals’ choices";
pub const RESULT: &str = "Result";
/// The deal as a moment.
pub const THE_DEAL: &str = "The deal";
pub const PLAYED: &str = "Played";
pub const BETTER: &str = "Better";
/// Precedes the other actions of the same turn.
pub const THEN: &str = "then";
/// Heading of the points that the better line brings.
pub const BRINGS: &str = "The better line brings, to the end of the next round:";
pub const KNOWING: &str = "Judged by";
pub const KNOWN: [&str; 2] = ["What was known", "All cards open"];
pub const SEE: &str = "See it on the board";
pub const WALK: &str = "Play the better move";
pub const PLAY_ON: &str = "Play on from here";
pub const STEP: &str = "Walk the better line";
pub const TO_REVIEW: &str = "Back to the review";
pub const ALL_MOVES: &str = "All moves as a table";
pub const COLUMNS: [&str; 6] = ["Move", "Who", "What", "Mark", "Chances", "Luck"];
pub const MORE_ROWS: &str = "More moves";
pub const NOT_ALL: &str = "This is a long game: looked at were the deal, what people chose, and where chances turned. \
                           The other moves were not; they count for nobody.";
pub const THE_REST: &str = "Look at the rest";
pub const DEEPER: &str = "Look deeper";
pub const LOOKED_DEEPER: &str = "Looked at for ten times as long.";
pub const LOOKING: &str = "Looking …";
pub const NOT_YET: &str = "This move was not looked at yet.";
pub const NO_CHOICE: &str = "There was nothing to choose.";
pub const BEST: &str = "Nothing better was found.";
/// Label of the chances around a moment.
pub const BEFORE_AND_AFTER: &str = "Chances before and after";

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
