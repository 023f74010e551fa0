//! Marks for choices that lost or gained much, and the accuracy of a seat over the whole game.
//!
//! Called by the page and by `xtask review`. Thresholds and their sources are in `docs/review.md`. Knows no game.

use serde::Serialize;

use super::{Choice, Estimate, Evaluation, Report};
use crate::engine::Seat;
use crate::engine::sort::sort_by;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The best action where the obvious one was worse.
    Find,
    /// A small loss.
    Inaccuracy,
    /// A large loss.
    Mistake,
    /// A loss that may have cost the game.
    Blunder,
}

/// Information used to evaluate a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Knowledge {
    /// Only what the seat could see.
    #[default]
    Own,
    /// All cards open.
    Open,
}

/// Minimum loss, as a share of the win, for each mark.
const LOSS_THRESHOLDS: [(f32, Mark); 3] = [(0.15, Mark::Blunder), (0.10, Mark::Mistake), (0.05, Mark::Inaccuracy)];
/// Minimum gain of a find over the obvious choice, as a share of the win.
const MIN_FIND_GAIN: f32 = 0.05;

/// Returns the evaluation of a choice given this knowledge.
pub fn evaluation(choice: &Choice, knowledge: Knowledge) -> &Evaluation {
    match (knowledge, &choice.open) {
        (Knowledge::Open, Some(open)) => open,
        _ => &choice.known,
    }
}

/// Returns the mark of a significant loss, given as a share of the win; `None` if it is too small for a mark.
pub fn mark_of_loss(loss: f32) -> Option<Mark> {
    LOSS_THRESHOLDS.iter().find(|(least, _)| loss >= *least).map(|(_, mark)| *mark)
}

/// Returns the mark of a choice. Most have none, including those too close to call.
pub fn mark(choice: &Choice, knowledge: Knowledge) -> Option<Mark> {
    let loss = evaluation(choice, knowledge).sure_loss();
    if let Some(mark) = mark_of_loss(loss) {
        return Some(mark);
    }
    // A find is defined only by what the seat could see.
    let found = choice.find.is_some_and(|find| find.mean >= MIN_FIND_GAIN);
    (found && knowledge == Knowledge::Own && loss == 0.0).then_some(Mark::Find)
}

/// Returns the accuracy of a seat, in percent: the part of 100 left after each of its choices has taken its loss from
/// it. `None` if it had no choice.
pub fn accuracy<'a>(reports: impl Iterator<Item = &'a Report>, seat: Seat) -> Option<Estimate> {
    let own = reports.filter(|report| report.seat == Some(seat)).filter_map(|report| report.choice.as_ref());
    let (mut kept, mut losses, mut is_empty) = (100.0, Estimate::default(), true);
    for choice in own {
        is_empty = false;
        if choice.known.is_sure() {
            kept *= (1.0 - choice.known.loss.mean).max(0.0);
            losses = losses.plus(choice.known.loss);
        }
    }
    (!is_empty).then_some(Estimate { mean: kept, error: kept * losses.error })
}

pub fn count_marks<'a>(reports: impl Iterator<Item = &'a Report>, seat: Seat, marked: Mark) -> usize {
    let marks = reports.filter(|report| report.seat == Some(seat)).filter_map(|report| report.choice.as_ref());
    marks.filter(|choice| mark(choice, Knowledge::Own) == Some(marked)).count()
}

/// Returns up to `most` plies from which this seat can learn: the largest losses first, then finds.
pub fn instructive_plies(reports: &[Option<Report>], seat: Seat, most: usize) -> Vec<u32> {
    let own = reports.iter().flatten().filter(|report| report.seat == Some(seat));
    let marked = own.filter_map(|report| {
        let choice = report.choice.as_ref()?;
        Some((mark(choice, Knowledge::Own)?, choice, report.ply))
    });
    let mut marked: Vec<(Mark, &Choice, u32)> = marked.collect();
    let weight = |choice: &Choice| choice.known.sure_loss().max(choice.find.map_or(0.0, |find| find.mean));
    sort_by(&mut marked, |(one_mark, one, _), (other_mark, other, _)| {
        (*one_mark == Mark::Find).cmp(&(*other_mark == Mark::Find)).then(weight(other).total_cmp(&weight(one)))
    });
    marked.into_iter().take(most).map(|(_, _, ply)| ply).collect()
}
