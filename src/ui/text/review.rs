//! Texts of the review of a finished game.

use super::{Text, say, say_to};
use crate::ai::review::Estimate;
use crate::ai::review::marks::Mark;
use crate::engine::Seat;
use crate::message;
use crate::table::review::{Luck, Verdict};
use crate::table::save::StoreError;
use crate::words::{Argument, Speaker};

pub const REVIEW_GAME: Text = Text("review-review-game");
pub const REVIEW_HELP: Text = Text("review-review-help");
pub const REVIEW: Text = Text("review-review");
pub const PLAYER: Text = Text("review-whose");
pub const STOP: Text = Text("review-stop");
pub const CONTINUE: Text = Text("review-go-on");
/// Label of the chart as a control.
pub const CHART: Text = Text("review-chart");
pub const LUCK_BARS: Text = Text("review-luck-bars");
pub const LESSONS: Text = Text("review-lessons");
pub const COSTLIEST: Text = Text("review-costliest");
pub const TURNING_POINTS: Text = Text("review-turning-points");
pub const NO_LESSONS: Text = Text("review-no-lessons");
pub const CHANCES_BY_SOURCE: Text = Text("review-books");
pub const BOOKS_HELP: Text = Text("review-books-help");
pub const ACCURACY: Text = Text("review-accuracy");
pub const START: Text = Text("review-start");
pub const DEAL: Text = Text("review-deal");
pub const DRAWS: Text = Text("review-draws");
pub const HIDDEN_HANDS: Text = Text("review-hidden");
pub const OWN_CHOICES: Text = Text("review-own");
pub const RIVALS_CHOICES: Text = Text("review-rivals");
pub const RESULT: Text = Text("review-result");
/// Name of the moment before the first move.
pub const THE_DEAL: Text = Text("review-the-deal");
pub const PLAYED: Text = Text("review-played");
pub const BETTER: Text = Text("review-better");
/// Headings of the points gained by the better line, by the end of the next round or of the game.
pub const GAIN_OF_BETTER_LINE: [Text; 2] = [Text("review-brings"), Text("review-brings-at-end")];
pub const JUDGED_WITH: Text = Text("review-knowing");
pub const KNOWN: [Text; 2] = [Text("review-known-0"), Text("review-known-1")];
pub const SHOW_ON_BOARD: Text = Text("review-see");
pub const PLAY_BETTER_MOVE: Text = Text("review-walk");
pub const PLAY_ON: Text = Text("review-play-on");
pub const STEP_THROUGH: Text = Text("review-step");
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
pub const PARTIAL_REVIEW: Text = Text("review-not-all");
pub const ANALYSE_REST: Text = Text("review-the-rest");
pub const SEARCH_DEEPER: Text = Text("review-deeper");
pub const LOOKED_DEEPER: Text = Text("review-looked-deeper");
pub const ANALYSING: Text = Text("review-looking");
pub const NOT_YET: Text = Text("review-not-yet");
pub const NO_CHOICE: Text = Text("review-no-choice");
pub const NO_BETTER_MOVE: Text = Text("review-best");
/// Label of the chances around a moment.
pub const BEFORE_AND_AFTER: Text = Text("review-before-and-after");

/// Rounds a share to a whole percentage.
pub fn percent(fraction: f32) -> i32 {
    (fraction * 100.0).round() as i32
}

/// Formats a share: "12%".
pub fn fraction(fraction: f32) -> String {
    say(&message!("percent", n: percent(fraction)))
}

/// Formats a change: "+12%", "−3%", "0%".
pub fn signed(change: f32) -> String {
    say(&message!("percent-change", n: percent(change)))
}

/// Formats twice the standard error: "± 3".
pub fn margin(error: f32) -> String {
    say(&message!("review-within", n: percent(2.0 * error)))
}

/// Returns the symbol of a mark, as used in chess.
pub fn mark_symbol(mark: Mark) -> &'static str {
    match mark {
        Mark::Find => "!",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

pub fn mark_name(mark: Mark) -> Text {
    match mark {
        Mark::Find => Text("review-find"),
        Mark::Inaccuracy => Text("review-inaccuracy"),
        Mark::Mistake => Text("review-mistake"),
        Mark::Blunder => Text("review-blunder"),
    }
}

/// Returns the label of the table row that counts a mark.
pub fn mark_count_label(mark: Mark) -> Text {
    match mark {
        Mark::Find => Text("review-finds"),
        Mark::Inaccuracy => Text("review-inaccuracies"),
        Mark::Mistake => Text("review-mistakes"),
        Mark::Blunder => Text("review-blunders"),
    }
}

/// Describes a seat's choices and its luck, in a sentence each.
pub fn verdict(verdict: &Verdict, speaker: &Speaker, seat: Seat, seats: usize) -> String {
    let choices = verdict.choices;
    let (sure, change) = (choices.mean.abs() > 2.0 * choices.error, percent(choices.mean));
    let rival = || match seats {
        2 => Argument::Seat(Seat(1 - seat.0)),
        _ => Argument::Noun("review-the-others"),
    };
    let own = if seats == 1 { Some(choices) } else { verdict.disputed };
    let chose = match (own.map(|own| -percent(own.mean)), change) {
        (Some(0), _) => message!("review-gave-nothing-away", who: seat),
        (Some(lost), _) => message!("review-gave-away", who: seat, share: lost),
        (_, 1..) if sure => message!("review-chose-better", who: seat, rival: rival(), share: change),
        (_, ..=-1) if sure => message!("review-chose-worse", who: seat, rival: rival(), share: -change),
        _ => message!("review-chose-as-well", who: seat, rival: rival()),
    };
    let luck = match verdict.luck {
        None => message!("review-luck-even"),
        Some((kind, change)) => {
            let luck_kind = Argument::Noun(match kind {
                Luck::Deal => "review-by-deal",
                Luck::Draws => "review-by-draws",
                Luck::Hidden => "review-by-hidden",
            });
            let share = percent(change.abs());
            match change < 0.0 {
                true => message!("review-luck-cost", what: luck_kind, who: seat, share: share),
                false => message!("review-luck-brought", what: luck_kind, who: seat, share: share),
            }
        }
    };
    let message = match verdict.complete {
        true => message!("review-verdict", choices: chose, luck: luck),
        false => message!("review-verdict-so-far", choices: chose, luck: luck),
    };
    say_to(speaker, &message)
}

/// Lists the actions that follow the first one in the same turn.
pub fn further_actions(actions: &[String]) -> String {
    let actions: Vec<Argument> = actions.iter().map(|action| action.as_str().into()).collect();
    say(&message!("review-then", actions: actions))
}

pub fn progress(done: usize, all: usize) -> String {
    say(&message!("review-progress", done: done, all: all))
}

/// Describes the loss by a choice: the mean with its error if it is clearly above zero, otherwise its range.
pub fn loss(loss: Estimate) -> String {
    if loss.is_surely_positive() {
        return match percent(2.0 * loss.error) {
            0 => say(&message!("review-loss-exact", share: percent(loss.mean))),
            error => say(&message!("review-loss", share: percent(loss.mean), error: error)),
        };
    }
    let (low, high) = (loss.mean - 2.0 * loss.error, loss.mean + 2.0 * loss.error);
    say(&message!("review-loss-close", low: percent(low.max(0.0)), high: percent(high.max(0.0))))
}

/// Sums up many losses: their number, the share lost in all, and the part of it under a section of the rulebook.
pub fn sum_of_losses(count: usize, share: f32, most: f32, section: &str) -> String {
    say(&message!("review-losses", count: count, share: percent(share), most: percent(most), section: section))
}

/// Compares a seat's chances after the move played and after the better one, so that the percentages differ by the
/// [`loss`] as it is shown.
pub fn compare_chances(speaker: &Speaker, seat: Seat, played_chance: f32, loss: f32) -> String {
    let played = percent(played_chance);
    let better = (played + percent(loss)).min(100);
    say_to(speaker, &message!("review-chances", who: seat, played: played, better: better))
}

/// Formats the chances around a move: "62% → 41%".
pub fn chances_before_and_after(before: f32, after: f32) -> String {
    say(&message!("review-change", before: percent(before), after: percent(after)))
}

/// Compares one standing of a seat: "In Uva: second instead of third".
pub fn standing_change(name: &str, better: &str, played: &str) -> String {
    say(&message!("review-instead", name: name, better: better, played: played))
}

pub fn gain(estimate: Estimate) -> String {
    say(&message!("review-find-gain", share: percent(estimate.mean), error: percent(2.0 * estimate.error)))
}

/// Returns the turn and the number of a move.
pub fn turn_and_move(turn: u16, ply: u32, plies: u32) -> String {
    say(&message!("review-place", turn: super::turn_number(turn), number: ply, last: plies))
}

pub fn move_number(ply: u32, plies: u32) -> String {
    say(&message!("move-of", number: ply, last: plies))
}

/// Describes the luck after a choice: "Luck then gave you 3%."
pub fn luck(speaker: &Speaker, seat: Seat, change: f32) -> String {
    let share = percent(change.abs());
    let message = match change < 0.0 {
        true => message!("review-then-luck-cost", who: seat, share: share),
        false => message!("review-then-luck-brought", who: seat, share: share),
    };
    say_to(speaker, &message)
}

/// Describes a point of the chart, for screen readers: "Move 12. Asha 40% and Bao 60%. A mistake by Asha".
pub fn chart_point(ply: u32, chances: &[(String, f32)], marked: Option<(Mark, &str)>) -> String {
    let place = if ply == 0 { message!("review-the-deal") } else { message!("review-move", number: ply) };
    let chance =
        |(name, chance): &(String, f32)| message!("review-chance", name: name.as_str(), share: percent(*chance)).into();
    let chances: Vec<Argument> = chances.iter().map(chance).collect();
    match marked {
        None => say(&message!("review-moment", place: place, chances: chances)),
        Some((what, name)) => {
            let mark = Argument::Noun(mark_name(what).0);
            say(&message!("review-moment-marked", place: place, chances: chances, mark: mark, name: name))
        }
    }
}

/// Joins lines of the log, each with its full stop.
pub fn sentences(lines: &[String]) -> String {
    super::sentences(lines.iter().map(|line| super::ended(line)))
}

/// Formats the points gained in a category by the better line: "+3 Orders".
pub fn points_gained(points: f32, category: &str) -> String {
    let rounded = (points * 10.0).round() / 10.0;
    let sign = if rounded < 0.0 { "−" } else { "+" };
    say(&message!("review-prospect", points: format!("{sign}{}", rounded.abs()), category: category))
}

pub fn search_failed(reason: &str) -> String {
    say(&message!("review-failed", why: reason))
}

pub fn not_saved(error: StoreError) -> String {
    say(&message!("review-not-kept", trouble: error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::ui::text::PAGE;
    use crate::words::words_of;

    fn sentence(choices: f32, luck: Option<(Luck, f32)>, seats: usize, reader: Viewer) -> String {
        let names = ["Asha".to_owned(), "Bao".to_owned()];
        let choices = Estimate { mean: choices, error: 0.01 };
        verdict(
            &Verdict { choices, disputed: None, luck, complete: true },
            &Speaker { words: words_of(PAGE), names: &names, reader },
            Seat(0),
            seats,
        )
    }

    #[test]
    fn a_game_is_summed_up_in_a_sentence() {
        let you = Viewer::Seat(Seat(0));
        let deal = Some((Luck::Deal, -0.12));
        assert_eq!(sentence(0.08, deal, 2, you), "You chose better than Bao (+8% to win). The deal cost you 12%.");
        let draws = Some((Luck::Draws, 0.05));
        assert_eq!(
            sentence(-0.3, draws, 3, Viewer::Everyone),
            "Asha chose less well than the others (−30% to win). The draws gave Asha 5%."
        );
        assert_eq!(sentence(0.01, None, 2, you), "You chose about as well as Bao. Luck was about even.");
        assert_eq!(sentence(-0.2, None, 1, you), "Your choices gave away 20%. Luck was about even.");
    }

    #[test]
    fn figures_that_contradict_each_other_are_not_compared() {
        let names = ["Asha".to_owned(), "Bao".to_owned()];
        let lost = |percent: f32| Estimate { mean: -percent / 100.0, error: 0.01 };
        let disputed = Verdict { choices: lost(48.0), disputed: Some(lost(18.0)), luck: None, complete: true };
        let speaker = Speaker { words: words_of(PAGE), names: &names, reader: Viewer::Seat(Seat(0)) };
        let told = verdict(&disputed, &speaker, Seat(0), 2);
        assert_eq!(told, "Your choices gave away 18%. Luck was about even.");
    }

    #[test]
    fn lines_of_the_log_become_sentences() {
        let lines = ["You gain 1 barrel".to_owned(), "You pay 2.".to_owned()];
        assert_eq!(sentences(&lines), "You gain 1 barrel. You pay 2.");
    }

    #[test]
    fn what_is_too_close_is_not_called() {
        assert_eq!(loss(Estimate { mean: 0.12, error: 0.02 }), "Gave away 12% (± 4)");
        assert_eq!(loss(Estimate { mean: 0.12, error: 0.001 }), "Gave away 12%");
        let close = loss(Estimate { mean: 0.02, error: 0.02 });
        assert_eq!(close, "Too close to call: it gave away between 0% and 6%");
        assert_eq!((signed(-0.001), points_gained(-1.04, "Coins")), ("0%".into(), "−1 Coins".into()));
    }
}
