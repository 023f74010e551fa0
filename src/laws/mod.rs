//! The laws that every game must keep, whatever its rules, checked along whole games with all numbers of seats and
//! options.
//!
//! A new game calls [`check_all`] in one test. Compiled only with the Cargo feature `laws`, which the tests and the
//! fuzz targets enable; nothing that ships depends on it. `tests/native/laws.rs` shows that each law can fail, using a
//! game with planted faults.
//!
//! [`check_game`] runs the whole suite along one game, for tests that choose the game themselves. [`fuzz`] feeds
//! damaged input to a game. [`play`] contains the robots that play the games of these and other tests, [`numbers`] one
//! that types the numbers of its choices.

mod ends;
mod fairness;
pub mod fuzz;
mod grammar;
mod heard;
pub mod hearing;
pub mod numbers;
mod patterns;
pub mod play;
mod plies;
mod presses;
mod usage;
mod words;

use core::fmt::{self, Display};
use std::collections::BTreeSet;

use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, link};
use crate::words::Title;
use play::Manner;

pub use fairness::check_determinizations;

/// A violation of a law.
#[derive(Debug)]
pub struct Breach {
    /// The law, in a few words.
    pub law: &'static str,
    /// The values that violate it.
    pub why: String,
    /// Where it happened: the ply, the setup and the link of the game so far, for `cargo xtask replay LINK --full`.
    /// Empty for laws that need no game.
    pub place: String,
}

impl Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}{}", self.law, self.why, self.place)
    }
}

/// Result of checking a law.
pub type Held = Result<(), Breach>;

/// Returns a breach of `law` unless `holds`. `why` is called only for a breach.
fn law<W: Display>(law: &'static str, holds: bool, why: impl FnOnce() -> W) -> Held {
    if holds { Ok(()) } else { Err(breach(law, why())) }
}

fn breach(law: &'static str, why: impl Display) -> Breach {
    Breach { law, why: why.to_string(), place: String::new() }
}

/// The intervals of the expensive checks: each runs once every n plies on average.
#[derive(Clone, Copy, Debug)]
pub struct CheckIntervals {
    /// The checks of each legal action: notation, presses, rules.
    pub actions: u32,
    /// The checks of a whole position: oracle, views, determinized states, words, undo.
    pub positions: u32,
    /// Whether to compare different actions of the other seats as well: equal views must then mean equal events. This
    /// holds only if views remember every public act.
    pub strict: bool,
}

impl CheckIntervals {
    /// Every check at every ply.
    pub const FULL: CheckIntervals = CheckIntervals { actions: 1, positions: 1, strict: false };
    /// Cheap enough for thousands of games.
    pub const SPARE: CheckIntervals = CheckIntervals { actions: 8, positions: 40, strict: false };
}

/// Number of plies that [`check_all`] checks with [`CheckIntervals::SPARE`].
const SPARE_PLIES: u32 = 30_000;
const FULL_PLIES: u32 = 600;

/// Checks every law for a game. Takes from a few seconds to a minute.
///
/// Plays the game with random and with sensible robots at each number of seats, first with the default options and
/// then with the others, runs the search, and presses pieces at random until the game ends.
///
/// # Panics
/// On the first [`Breach`].
pub fn check_all<G: Title>() {
    let result = words::rulebook::<G>()
        .and_then(|()| check_games::<G>(FULL_PLIES, CheckIntervals::FULL))
        .and_then(|()| check_games::<G>(SPARE_PLIES, CheckIntervals::SPARE))
        .and_then(|()| fairness::chooses_by_view::<G>())
        .and_then(|()| presses::reach_the_end::<G>())
        .and_then(|()| numbers::reach_every_action::<G>())
        .and_then(|()| numbers::reach_the_end::<G>());
    if let Err(breach) = result {
        panic!("{}: {breach}", G::INFO.id);
    }
}

/// Plays games until about `plies` plies have been checked, but at least one game with each number of seats.
fn check_games<G: Title>(plies: u32, intervals: CheckIntervals) -> Held {
    let mut left = i64::from(plies);
    for seed in 1.. {
        let (default, mut others): (Vec<_>, Vec<_>) =
            play::setups::<G>(seed).into_iter().partition(|setup| setup.options == G::Options::default());
        Chance::stream(seed).shuffle(&mut others);
        for (setup, number) in default.into_iter().chain(others).zip(0..) {
            let each_seat_count_played = seed > 1 || setup.options != G::Options::default();
            if left < 0 && each_seat_count_played {
                return Ok(());
            }
            let manner = [Manner::Random, Manner::Sensible, Manner::Random, Manner::Keen][(number + seed) as usize % 4];
            let session = check_game(&setup, manner, seed * 1000 + number, intervals)?;
            left -= i64::from(session.plies());
        }
    }
    Ok(())
}

/// Plays a whole game, checking every law along it, and returns it. `luck` seeds the choices of the robots.
///
/// # Errors
/// The first breach, with its place.
pub fn check_game<G: Title>(
    setup: &Setup<G>,
    manner: Manner,
    luck: u64,
    intervals: CheckIntervals,
) -> Result<Session<G>, Breach> {
    let mut session = Session::new(setup.clone()).map_err(|wrong| breach("every setup can be played", wrong))?;
    follow(&mut session, manner, luck, intervals).map_err(|breach| {
        // A faulty game may panic while its link is written.
        let link = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| link::write(&session, &[])));
        let link = link.unwrap_or_else(|_| "no link can be made of it".into());
        let place = format!("\n  after ply {} of {}\n  {link}", session.plies(), play::describe(setup));
        Breach { place, ..breach }
    })?;
    Ok(session)
}

fn follow<G: Title>(session: &mut Session<G>, manner: Manner, luck: u64, intervals: CheckIntervals) -> Held {
    let mut chance = Chance::stream(luck);
    let mut states = vec![session.state().clone()];
    let mut parts = BTreeSet::new();
    ends::setup(session)?;
    words::events(session, session.setup_events())?;
    while let Some(seat) = session.to_act() {
        plies::position(session)?;
        let legal = session.legal();
        plies::list(session, &legal)?;
        if chance.below(intervals.actions) == 0 {
            plies::actions(session, &legal, &mut parts)?;
        }
        let close = chance.below(intervals.positions) == 0;
        if close {
            plies::oracle(session, &legal)?;
            plies::refuses(session, &legal)?;
            plies::views(session)?;
            plies::check_evaluations(session, &legal)?;
            words::spoken(session, &legal, &parts)?;
            check_determinizations(session, &legal, luck)?;
        }
        let action = play::choose(session, &legal, manner, &mut chance);
        if close {
            fairness::events(session, action, luck, intervals.strict)?;
        }
        let before = states[states.len() - 1].clone();
        session.act(seat, action).map_err(|refused| breach("legal actions are accepted", refused))?;
        plies::after(session, &before, close)?;
        if close {
            words::events(session, &session.steps()[session.steps().len() - 1].events)?;
        }
        states.push(session.state().clone());
        law("a game ends", session.plies() <= G::INFO.longest, || format!("{} plies and no end", session.plies()))?;
    }
    plies::position(session)?;
    plies::views(session)?;
    words::spoken(session, &[], &parts)?;
    ends::over(session)?;
    ends::hashes(session, &states)?;
    ends::history(session, &states, &mut chance)?;
    ends::codecs(session)
}
