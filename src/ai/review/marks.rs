//! Marks: names for what a choice gave away, and how well a seat has played on the whole.
//!
//! Called by the page and by `xtask review`. Thresholds and their sources are in `docs/review.md`. Knows no game.

use serde::Serialize;

use super::{Choice, Estimate, Evaluation, Report};
use crate::engine::Seat;

/// A name for a choice that stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The best, where the obvious choice was worse.
    Find,
    /// Gave something away.
    Inaccuracy,
    /// Gave much away.
    Mistake,
    /// May have cost the game.
    Blunder,
}

/// With whose knowledge a choice is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Knowledge {
    /// With what its seat knew.
    #[default]
    Own,
    /// With all cards open.
    Open,
}

/// Shares of the win from which on a loss bears a mark.
const LOSS_THRESHOLDS: [(f32, Mark); 3] = [(0.15, Mark::Blunder), (0.10, Mark::Mistake), (0.05, Mark::Inaccuracy)];
/// The share of the win that a find must have over the obvious choice.
const MIN_FIND_GAIN: f32 = 0.05;

/// What a choice looked like to somebody who knows this.
pub fn evaluation(choice: &Choice, knowledge: Knowledge) -> &Evaluation {
    match (knowledge, &choice.open) {
        (Knowledge::Open, Some(open)) => open,
        _ => &choice.known,
    }
}

/// The mark of this share of the win, given away beyond doubt.
pub fn mark_of_loss(loss: f32) -> Option<Mark> {
    LOSS_THRESHOLDS.iter().find(|(least, _)| loss >= *least).map(|(_, mark)| *mark)
}

/// The mark of a choice; most have none. Never one that is too close to call.
pub fn mark(choice: &Choice, knowledge: Knowledge) -> Option<Mark> {
    let loss = evaluation(choice, knowledge).sure_loss();
    if let Some(mark) = mark_of_loss(loss) {
        return Some(mark);
    }
    // Without the hands of the others nobody can call it obvious.
    let found = choice.find.is_some_and(|find| find.mean >= MIN_FIND_GAIN);
    (found && knowledge == Knowledge::Own && loss == 0.0).then_some(Mark::Find)
}

/// How well a choice was made that gave this share of the win away, in percent: 100 for the best, 81 for one that gave
/// 5 % away, 41 for 20 %.
fn accuracy_of_loss(loss: f32) -> f32 {
    let kept = (1.0 - loss).clamp(0.0, 1.0);
    100.0 * kept * kept * kept * kept
}

/// How well a seat has played, in percent: the mean of its choices. None when it had none.
pub fn accuracy<'a>(reports: impl Iterator<Item = &'a Report>, seat: Seat) -> Option<Estimate> {
    let own = reports.filter(|report| report.seat == Some(seat));
    let choices: Vec<f32> =
        own.filter_map(|report| Some(accuracy_of_loss(report.choice.as_ref()?.known.sure_loss()))).collect();
    (!choices.is_empty()).then(|| Estimate::from_samples(choices.into_iter()))
}

/// How many choices of a seat bear each mark.
pub fn count_marks<'a>(reports: impl Iterator<Item = &'a Report>, seat: Seat, marked: Mark) -> usize {
    let marks = reports.filter(|report| report.seat == Some(seat)).filter_map(|report| report.choice.as_ref());
    marks.filter(|choice| mark(choice, Knowledge::Own) == Some(marked)).count()
}

/// The plies from which a seat can learn most, at most so many: what gave most away first, then finds.
pub fn instructive_plies(reports: &[Option<Report>], seat: Seat, most: usize) -> Vec<u32> {
    let own = reports.iter().flatten().filter(|report| report.seat == Some(seat));
    let marked = own.filter_map(|report| {
        let choice = report.choice.as_ref()?;
        Some((mark(choice, Knowledge::Own)?, choice, report.ply))
    });
    let mut marked: Vec<(Mark, &Choice, u32)> = marked.collect();
    let weight = |choice: &Choice| choice.known.sure_loss().max(choice.find.map_or(0.0, |find| find.mean));
    marked.sort_by(|(one_mark, one, _), (other_mark, other, _)| {
        (*one_mark == Mark::Find).cmp(&(*other_mark == Mark::Find)).then(weight(other).total_cmp(&weight(one)))
    });
    marked.into_iter().take(most).map(|(_, _, ply)| ply).collect()
}
