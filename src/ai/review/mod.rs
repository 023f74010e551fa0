//! Looking back at a finished game: what each choice gave away, and what luck brought.
//!
//! [`report`] looks at one ply; plies do not depend on each other, so that workers, threads and the page share them out
//! as they like. [`Books`] add the reports up; [`marks`] give names to losses. `docs/review.md` says how it is done and
//! why. Reads no clock; knows neither names of players nor words.
//!
//! Positions are judged with all hands open and every face-down deck shuffled anew, before and after each event by the
//! same playouts. Choices are compared by what their seat knew, each with a tree of its own, as many iterations each
//! and the same luck in each iteration.

mod books;
mod choice;
mod estimate;
pub mod marks;
mod outlook;
pub mod schedule;
mod value;

#[cfg(test)]
mod tests;

pub use books::{Account, Books, Entry};
pub use choice::{Choice, Look, difference, look_ahead};
pub use estimate::Estimate;
pub use outlook::Prospect;

use serde::{Deserialize, Serialize};

use super::{Evaluator, derive_seed};
use crate::engine::session::Session;
use crate::engine::{Chance, Features, PerSeat, Seat, Turn, Viewer};

/// How carefully a review looks: the iterations that each of two choices gets where they are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Effort(pub u32);

impl Effort {
    /// What a review takes at first.
    pub const USUAL: Effort = Effort(400);
    /// What is taken while somebody waits for an action to be done.
    pub const AHEAD: Effort = Effort(400);
    /// What is taken when somebody wants to know more exactly.
    pub const DEEP: Effort = Effort(4000);

    /// How often a position is judged; the mean counts.
    fn samples(self) -> u32 {
        2 * self.0.max(8)
    }
}

/// Why a game is not reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NotReviewed {
    /// It is not over: a review would show what nobody at the table may know.
    Running,
    /// It has no such ply.
    NoSuchPly,
}

/// What a look at one ply has found. Shares are of the win, `0.0..=1.0`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The ply, from 1; 0 is the deal.
    pub ply: u32,
    /// Who decided; none at the deal.
    pub seat: Option<Seat>,
    /// What each seat could hope for once the choice was made, before luck had its say: the mean of everything that
    /// could have come. None where there was neither a choice nor luck nor the end.
    pub expected: Option<PerSeat<Estimate>>,
    /// What each seat could hope for afterwards. None where nothing came that was not certain: then as `expected`.
    pub after: Option<PerSeat<Estimate>>,
    /// The choice; none where there was nothing to choose.
    pub choice: Option<Choice>,
}

/// What a seed is for.
#[derive(Clone, Copy)]
enum Purpose {
    Expected,
    After,
    Choice,
    Open,
    Seemed,
    Truly,
    Outlook,
    Line,
}

/// The seed of one part of the look at a ply. Another one for every game, so that the errors of many reviews are not
/// the same; and never the luck of the game itself, for a review looks at what could have come.
fn seed<G: Features>(session: &Session<G>, ply: u32, purpose: Purpose) -> u64 {
    derive_seed(derive_seed(!session.setup().seed.0, ply.into()), purpose as u64)
}

/// Looks at one ply of a finished game. The same on every machine.
///
/// # Errors
/// When the game is not over, or has no such ply.
pub fn report<G: Features>(
    session: &Session<G>,
    evaluator: &Evaluator<G>,
    ply: u32,
    effort: Effort,
) -> Result<Report, NotReviewed> {
    if session.outcome().is_none() {
        return Err(NotReviewed::Running);
    }
    if ply == 0 {
        return Ok(deal(session, evaluator, effort));
    }
    let step = session.steps().get(ply as usize - 1).ok_or(NotReviewed::NoSuchPly)?;
    let before = session.branch_at(ply - 1);
    let after = session.branch_at(ply);
    let (legal, seats) = (before.legal(), session.setup().seats);
    let mut evaluator = evaluator.clone();

    let open = before.view(Viewer::Everyone);
    let worlds = value::outcomes::<G>(&open, step.action, effort.samples(), seed(session, ply, Purpose::Expected));
    let seen = after.view(Viewer::Everyone);
    let certain = worlds.iter().all(|world| G::view(world, Viewer::Everyone) == seen);
    // The end is known exactly, the position before it was only judged: even an end without a choice is booked.
    let ends = result::<G>(after.state()).is_some();
    let expected = (legal.len() > 1 || !certain || ends)
        .then(|| value::evaluate(worlds, seats, &mut evaluator, seed(session, ply, Purpose::Expected)));
    let after = (!certain)
        .then(|| value::position(after.state(), seats, &mut evaluator, effort, seed(session, ply, Purpose::After)));
    let choice = (legal.len() > 1).then(|| choice::look_at(session, &before, ply, &mut evaluator, effort));
    Ok(Report { ply, seat: Some(step.seat), expected, after, choice })
}

/// What the deal brought beside all other deals of such a game.
fn deal<G: Features>(session: &Session<G>, evaluator: &Evaluator<G>, effort: Effort) -> Report {
    let setup = session.setup();
    let mut evaluator = evaluator.clone();
    let dealt = |number: u32| {
        let mut chance = Chance::stream(derive_seed(seed(session, 0, Purpose::Expected), number.into()));
        G::setup_version(session.rules(), &setup.options, setup.seats, &mut chance, &mut ())
    };
    let deals = (0..effort.samples()).map(dealt).collect();
    let expected = value::evaluate(deals, setup.seats, &mut evaluator, seed(session, 0, Purpose::Expected));
    let after = value::position(
        session.branch_at(0).state(),
        setup.seats,
        &mut evaluator,
        effort,
        seed(session, 0, Purpose::After),
    );
    Report { ply: 0, seat: None, expected: Some(expected), after: Some(after), choice: None }
}

/// Whether it is over, and what each seat has got of the win then.
fn result<G: Features>(state: &G::State) -> Option<PerSeat<f32>> {
    match G::turn(state) {
        Turn::Over(outcome) => Some(super::playout::shares(&outcome)),
        Turn::Act(_) => None,
    }
}
