//! Laws of pressing: any sequence of lit parts leads to an action, and every game can be played to its end by presses.
//!
//! This covers the whole app except the drawing: presses go through `table::Pressing`, as on the page.

use crate::engine::seed::Seed;
use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, Viewer};
use crate::table::Pressing;
use crate::table::pressing::{Commit, Pressed};
use crate::words::Title;

use super::play;
use super::{Held, breach, law};

/// Maximum number of plies of a game: pressed at random, a game with eight seats and open trade takes almost 6,000.
const PLIES: u32 = 10_000;

/// Plays a game with each number of seats by pressing lit parts at random, both with and without confirmation.
pub fn reach_the_end<G: Title>() -> Held {
    for commit in [Commit::AtOnce, Commit::WhenConfirmed] {
        for seats in play::seat_counts::<G>() {
            let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(31) };
            let mut session = Session::<G>::new(setup).map_err(|wrong| breach("every setup can be played", wrong))?;
            let mut chance = Chance::stream(seats.into());
            while let Some(seat) = session.to_act().filter(|_| session.plies() < PLIES) {
                let view = session.view(Viewer::Seat(seat));
                let mut pressing = Pressing::<G>::new(seat, view, &session.legal(), commit);
                let actions = press_at_random(&mut pressing, &mut chance)?;
                for action in actions {
                    session.act(seat, action).map_err(|refused| breach("what is pressed is legal", refused))?;
                }
            }
            law("presses reach the end of a game", session.outcome().is_some(), || {
                format!("{seats} seats, {commit:?}: it goes on after {} plies", session.plies())
            })?;
        }
    }
    Ok(())
}

/// Presses lit parts at random, sometimes takes one back or starts over, and returns the actions that result.
fn press_at_random<G: Title>(pressing: &mut Pressing<G>, chance: &mut Chance) -> Result<Vec<G::Action>, super::Breach> {
    loop {
        let lit = pressing.lit();
        let enough = lit.is_empty() || chance.below(3) == 0;
        if let Pressed::Act(actions) = pressing.confirm()
            && enough
        {
            return Ok(actions);
        }
        law("presses lead to an action", !lit.is_empty(), || format!("{:?}", pressing.picker().pressed()))?;
        let part = lit[chance.index(lit.len())];
        let pressed = match chance.below(8) {
            0 => pressing.switch(part),
            1 => pressing.toggle(part),
            _ => pressing.press(part),
        };
        match pressed {
            Pressed::Act(actions) => return Ok(actions),
            Pressed::Changed => {}
            other => return Err(breach("a lit piece can be pressed", format!("{part:?} gave {other:?}"))),
        }
        // A trade draft always has a recipient, which can be changed but not taken back.
        if chance.below(16) == 0 && pressing.adds(part).is_none() {
            let released = pressing.release(part);
            law("a press can be taken back", released == Pressed::Changed, || format!("{part:?} gave {released:?}"))?;
        }
    }
}
