//! Review of a finished game: the losses from each choice, and the effect of luck.
//!
//! [`report`] evaluates one ply; plies are independent, so workers, threads and the page can share them freely.
//! [`Books`] add up the reports; [`marks`] classify losses. The method and its reasons are in `docs/review.md`. Reads
//! no clock; knows neither player names nor the game's words.
//!
//! Positions are evaluated with all hands open and every face-down deck reshuffled, by the same playouts before and
//! after each event. Choices are compared using only what their seat could see, with one tree per action, equal
//! iterations and the same luck in each iteration.

mod books;
mod choice;
mod estimate;
pub mod marks;
mod outlook;
pub mod schedule;
mod value;

#[cfg(test)]
mod tests;

pub use books::{Account, Books, PlyEntry};
pub use choice::{Choice, Evaluation, action_difference, evaluate_intended_choice};
pub use estimate::Estimate;
pub use outlook::Prospect;

use serde::{Deserialize, Serialize};

use super::{Evaluator, derive_seed};
use crate::engine::session::Session;
use crate::engine::{Chance, Features, PerSeat, Seat, Turn, Viewer};

/// Effort of a review: the number of iterations given to each of two choices that are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Effort(pub u32);

impl Effort {
    /// Default effort.
    pub const STANDARD: Effort = Effort(400);
    /// Effort of an evaluation while the player waits for an action to be played.
    pub const BEFORE_ACTION: Effort = Effort(400);
    /// Effort when a more precise analysis is requested.
    pub const DEEP: Effort = Effort(4000);

    /// Number of playouts averaged for a position.
    fn samples(self) -> u32 {
        2 * self.0.max(8)
    }
}

/// The reason why a game or a ply cannot be reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ReviewError {
    /// The game is not over: a review would reveal hidden information.
    Running,
    NoSuchPly,
}

/// Result of the review of one ply. Shares are of the win, `0.0..=1.0`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// From 1; 0 is the deal.
    pub ply: u32,
    /// The deciding seat; `None` at the deal.
    pub seat: Option<Seat>,
    /// Each seat's expected share after the choice but before its luck, averaged over all possible outcomes. `None` if
    /// there was no choice, no luck and no end of the game.
    pub expected: Option<PerSeat<Estimate>>,
    /// Each seat's expected share after the ply. `None` if no luck was involved, so that it equals `expected`.
    pub after: Option<PerSeat<Estimate>>,
    /// `None` if there was nothing to choose.
    pub choice: Option<Choice>,
}

#[derive(Clone, Copy)]
enum Purpose {
    Expected,
    After,
    Choice,
    Open,
    KnownGain,
    OpenGain,
    Outlook,
    Line,
}

/// Returns the seed for one part of the review of a ply. It differs between games, so that errors do not correlate
/// across reviews, and is never the chance of the game itself, since a review considers what could have happened.
fn purpose_seed<G: Features>(session: &Session<G>, ply: u32, purpose: Purpose) -> u64 {
    derive_seed(derive_seed(!session.setup().seed.0, ply.into()), purpose as u64)
}

/// Evaluates one ply of a finished game. The result is the same on every machine.
///
/// # Errors
/// If the game is not over, or has no such ply.
pub fn report<G: Features>(
    session: &Session<G>,
    evaluator: &Evaluator<G>,
    ply: u32,
    effort: Effort,
) -> Result<Report, ReviewError> {
    if session.outcome().is_none() {
        return Err(ReviewError::Running);
    }
    if ply == 0 {
        return Ok(report_deal(session, evaluator, effort));
    }
    let step = session.steps().get(ply as usize - 1).ok_or(ReviewError::NoSuchPly)?;
    let before = session.branch_at(ply - 1);
    let after = session.branch_at(ply);
    let (legal, seats) = (before.legal(), session.setup().seats);
    let mut evaluator = evaluator.clone();

    let open = before.view(Viewer::Everyone);
    let outcomes = value::sample_outcomes::<G>(
        &open,
        step.action,
        effort.samples(),
        purpose_seed(session, ply, Purpose::Expected),
    );
    let open_view = after.view(Viewer::Everyone);
    let certain = outcomes.iter().all(|world| G::view(world, Viewer::Everyone) == open_view);
    // The end is exact, whereas the position before it was estimated: even an end without a choice must be booked.
    let ends = final_shares::<G>(after.state()).is_some();
    let expected = (legal.len() > 1 || !certain || ends).then(|| {
        value::evaluate_states(outcomes, seats, &mut evaluator, purpose_seed(session, ply, Purpose::Expected))
    });
    let after = (!certain).then(|| {
        value::evaluate_position(
            after.state(),
            seats,
            &mut evaluator,
            effort,
            purpose_seed(session, ply, Purpose::After),
        )
    });
    let choice = (legal.len() > 1).then(|| choice::evaluate_choice(session, &before, ply, &mut evaluator, effort));
    Ok(Report { ply, seat: Some(step.seat), expected, after, choice })
}

/// Evaluates the deal against random deals with the same options and seats.
fn report_deal<G: Features>(session: &Session<G>, evaluator: &Evaluator<G>, effort: Effort) -> Report {
    let setup = session.setup();
    let mut evaluator = evaluator.clone();
    let dealt = |number: u32| {
        let mut chance = Chance::stream(derive_seed(purpose_seed(session, 0, Purpose::Expected), number.into()));
        G::setup_version(session.rules(), &setup.options, setup.seats, &mut chance, &mut ())
    };
    let deals = (0..effort.samples()).map(dealt).collect();
    let expected =
        value::evaluate_states(deals, setup.seats, &mut evaluator, purpose_seed(session, 0, Purpose::Expected));
    let after = value::evaluate_position(
        session.branch_at(0).state(),
        setup.seats,
        &mut evaluator,
        effort,
        purpose_seed(session, 0, Purpose::After),
    );
    Report { ply: 0, seat: None, expected: Some(expected), after: Some(after), choice: None }
}

/// Returns each seat's share of the win if the game is over.
fn final_shares<G: Features>(state: &G::State) -> Option<PerSeat<f32>> {
    match G::turn(state) {
        Turn::Over(outcome) => Some(super::playout::outcome_shares(&outcome)),
        Turn::Act(_) => None,
    }
}
