//! The laws that every game keeps, whatever its rules: checked along whole games of random and of
//! sensible players over all seats and options.
//!
//! [`try_game`] is the whole suite for one game; a broken law comes back as a [`Breach`] with the
//! link of the game so far, so that `cargo xtask replay LINK --full` shows it. That each law can
//! fail is proved by the faults of `parlour`.

mod ends;
mod plies;
mod words;

use std::collections::BTreeSet;
use std::fmt::Display;

use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, link};
use tea_table::words::Title;

use crate::fairness;
use crate::parlour::{self, Auction, Fault};
use crate::play::{self, Manner};

/// A law that did not hold.
#[derive(Debug)]
pub struct Breach {
    /// Its name.
    pub law: &'static str,
    /// What did not hold.
    pub why: String,
}

/// Whether a law held.
pub type Held = Result<(), Breach>;

/// Holds when `holds`; `why` is asked only when it does not.
pub fn law<W: Display>(name: &'static str, holds: bool, why: impl FnOnce() -> W) -> Held {
    if holds { Ok(()) } else { Err(Breach { law: name, why: why().to_string() }) }
}

/// How often the dear checks are made: once in so many plies.
#[derive(Clone, Copy)]
pub struct Care {
    /// The checks of each legal action: notation, presses, rules.
    pub actions: u32,
    /// The checks that look at the game from every side: oracle, views, worlds, words, undo.
    pub sides: u32,
}

impl Care {
    /// Everything at every ply.
    pub const FULL: Care = Care { actions: 1, sides: 1 };
    /// What a suite of thousands of games can bear.
    pub const SPARE: Care = Care { actions: 8, sides: 40 };
}

/// Plays one whole game and checks every law along it.
///
/// # Errors
/// The first law that is broken, with where it was.
pub fn try_game<G: Title>(setup: &Setup<G>, manner: Manner, luck: u64, care: Care) -> Result<Session<G>, String> {
    let mut session = Session::new(setup.clone()).map_err(|wrong| wrong.to_string())?;
    follow(&mut session, manner, luck, care).map_err(|breach| {
        let link = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| link::write(&session, &[])));
        let link = link.unwrap_or_else(|_| "a link cannot be made of it".into());
        format!(
            "{}: {}\n  after ply {} of {}\n  {link}",
            breach.law,
            breach.why,
            session.plies(),
            play::describe(setup)
        )
    })?;
    Ok(session)
}

fn follow<G: Title>(session: &mut Session<G>, manner: Manner, luck: u64, care: Care) -> Held {
    let mut chance = Chance::stream(luck);
    let mut states = vec![*Box::new(session.state().clone())];
    let mut parts = BTreeSet::new();
    ends::setup(session)?;
    words::events(session, session.setup_events())?;
    while let Some(seat) = session.to_act() {
        plies::stands(session)?;
        let legal = session.legal();
        plies::list(session, &legal)?;
        if chance.below(care.actions) == 0 {
            plies::actions(session, &legal, &mut parts)?;
        }
        let close = chance.below(care.sides) == 0;
        if close {
            plies::oracle(session, &legal)?;
            plies::refuses(session, &legal)?;
            plies::views(session)?;
            plies::judged(session, &legal)?;
            words::spoken(session, &legal, &parts)?;
            fairness::determinized(session, &legal, luck)?;
        }
        let action = play::choose(session, &legal, manner, &mut chance);
        if close {
            fairness::events(session, action, luck, G::INFO.id == parlour::ID)?;
        }
        let before = states[states.len() - 1].clone();
        session
            .act(seat, action)
            .map_err(|refused| Breach { law: "legal actions are accepted", why: refused.to_string() })?;
        plies::after(session, &before, close)?;
        if close {
            words::events(session, &session.steps()[session.steps().len() - 1].events)?;
        }
        states.push(session.state().clone());
        law("a game ends", session.plies() <= G::INFO.longest, || format!("{} plies and no end", session.plies()))?;
    }
    plies::stands(session)?;
    plies::views(session)?;
    words::spoken(session, &[], &parts)?;
    ends::over(session)?;
    ends::hashes(session, &states)?;
    ends::history(session, &states, &mut chance)?;
    ends::codecs(session)
}

/// Plays games until about so many plies are checked: each number of seats with the usual options,
/// then other options, mixed, for as long as the plies last.
fn suite<G: Title>(plies: u32, care: Care) {
    let mut left = i64::from(plies);
    for seed in 1.. {
        let (usual, mut others): (Vec<_>, Vec<_>) =
            play::setups::<G>(seed).into_iter().partition(|setup| setup.options == G::Options::default());
        Chance::stream(seed).shuffle(&mut others);
        for (setup, number) in usual.into_iter().chain(others).zip(0..) {
            let met = seed > 1 || setup.options != G::Options::default();
            if left < 0 && met {
                return;
            }
            let manner = [Manner::Random, Manner::Sensible, Manner::Random, Manner::Keen][(number + seed) as usize % 4];
            let session =
                try_game(&setup, manner, seed * 1000 + number, care).unwrap_or_else(|breach| panic!("{breach}"));
            left -= i64::from(session.plies());
        }
    }
}

/// About how many plies of each title the suite checks.
const PLIES: u32 = 30_000;
/// About how many of these at the closest look.
const CLOSE: u32 = 600;

macro_rules! laws_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn keeps_the_laws() {
                super::suite::<$game>(super::PLIES, super::Care::SPARE);
            }

            #[test]
            fn keeps_the_laws_at_the_closest_look() {
                super::suite::<$game>(super::CLOSE, super::Care::FULL);
            }

            #[test]
            fn has_a_whole_rulebook() {
                super::words::rulebook::<$game>().unwrap_or_else(|breach| panic!("{}: {}", breach.law, breach.why));
            }

            #[test]
            #[ignore = "100,000 games: cargo xtask test --soak"]
            fn keeps_the_laws_for_long() {
                super::soak::<$game>(100_000);
            }
        })*
    };
}
tea_table::titles!(laws_of_titles);

/// Plays so many games, spread over all setups and all cores, with a spare look at each.
fn soak<G: Title>(games: u64) {
    let care = Care { actions: 64, sides: 400 };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let share = |own: u64| {
        let setups = (1_000_000..).flat_map(|seed| play::setups::<G>(seed).into_iter().map(move |setup| (seed, setup)));
        for (played, (seed, setup)) in (0..games).zip(setups) {
            if played % cores == own {
                try_game(&setup, Manner::Random, seed ^ played, care).unwrap_or_else(|breach| panic!("{breach}"));
            }
        }
    };
    std::thread::scope(|scope| (0..cores).for_each(|own| drop(scope.spawn(move || share(own)))));
}

#[test]
fn the_auction_keeps_the_laws() {
    suite::<Auction>(4_000, Care::FULL);
    words::rulebook::<Auction>().unwrap();
}

/// The name of the first law that the suite finds broken in a faulty game.
fn broken(fault: Fault) -> String {
    parlour::plant(fault);
    for seed in 1..40 {
        for setup in play::setups::<Auction>(seed) {
            if let Err(breach) = try_game(&setup, Manner::Random, seed, Care::FULL) {
                return breach.split(':').next().unwrap_or_default().to_owned();
            }
        }
    }
    "none".into()
}

#[test]
fn every_planted_fault_is_found_by_its_law() {
    let found = [
        (broken(Fault::None), "none"),
        (broken(Fault::Unsorted), "the legal list is sorted and unique"),
        (broken(Fault::ExtraAction), "the legal list is what the oracle allows"),
        (broken(Fault::Notation), "notation reads back"),
        (broken(Fault::PointsWithoutEvent), "every point came with an event"),
        (broken(Fault::ShowsBids), "events show no more than views"),
        (broken(Fault::ForgetsOwnHand), "an imagined world looks the same"),
        (broken(Fault::FoldForgets), "different states have different hashes"),
        (broken(Fault::SamePresses), "presses are unique"),
        (broken(Fault::NoSuchSection), "rules point to sections"),
        (broken(Fault::OwnLuck), "a state follows from setup, seed and actions"),
        (broken(Fault::NeverEnds), "there is always something to do"),
        (broken(Fault::LosesACard), "the audit is passed"),
        (broken(Fault::FewWeights), "each action has a weight"),
        (broken(Fault::TimeGoesBack), "moments go forward"),
        (broken(Fault::ListenerMatters), "a listener changes nothing"),
        (broken(Fault::ShowsHands), "views show no more than events"),
        (broken(Fault::OverwritesList), "the legal list is appended"),
        (broken(Fault::RefusesInAWord), "refusals are sentences"),
        (broken(Fault::PassesInTurn), "one pass at most, and only in another's turn"),
    ];
    for (law, expected) in found {
        assert_eq!(law, expected);
    }
}

#[test]
fn a_choice_by_hidden_cards_is_found() {
    let law = broken_fairness(Fault::LegalByHidden);
    assert_eq!(law, "the legal list is the same in every imagined world");
    assert_eq!(broken_fairness(Fault::None), "none");
}

/// Like [`broken`], but of the fairness laws alone: the oracle would see this fault first.
fn broken_fairness(fault: Fault) -> &'static str {
    parlour::plant(fault);
    for seed in 1..40 {
        for setup in play::setups::<Auction>(seed) {
            let mut session = Session::new(setup).unwrap();
            while let Some(seat) = session.to_act() {
                let legal = session.legal();
                if let Err(breach) = fairness::determinized(&session, &legal, seed) {
                    return breach.law;
                }
                session.act(seat, legal[0]).unwrap();
            }
        }
    }
    "none"
}
