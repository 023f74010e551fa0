//! The laws of [`tea_table::laws`] for every title and for the template, and proof that each law can fail: `parlour`,
//! with one fault planted per law.

use tea_table::engine::session::Session;
use tea_table::games::template::Template;
use tea_table::laws::play::{self, Manner};
use tea_table::laws::{self, CheckIntervals, numbers};
use tea_table::words::Title;

use crate::parlour::{self, Auction, Fault};

macro_rules! laws_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn every_title_satisfies_the_laws() {
                tea_table::laws::check_all::<$game>();
            }

            #[test]
            #[ignore = "100,000 games: cargo xtask test --soak"]
            fn soak_every_title_satisfies_the_laws() {
                super::play_many::<$game>(100_000);
            }
        })*
    };
}
tea_table::titles!(laws_of_titles);

#[test]
fn the_template_satisfies_the_laws() {
    laws::check_all::<Template>();
}

/// Plays this many games, spread over all setups and all cores, with few expensive checks.
fn play_many<G: Title>(games: u64) {
    let care = CheckIntervals { actions: 64, positions: 400, strict: false };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let share = |own: u64| {
        let setups = (1_000_000..).flat_map(|seed| play::setups::<G>(seed).into_iter().map(move |setup| (seed, setup)));
        for (played, (seed, setup)) in (0..games).zip(setups) {
            if played % cores == own {
                laws::check_game(&setup, Manner::Random, seed ^ played, care)
                    .unwrap_or_else(|breach| panic!("{breach}"));
            }
        }
    };
    std::thread::scope(|scope| (0..cores).for_each(|own| drop(scope.spawn(move || share(own)))));
}

/// The auction remembers every public act, so it can be held to all laws of fairness.
const STRICT: CheckIntervals = CheckIntervals { strict: true, ..CheckIntervals::FULL };

#[test]
fn the_auction_satisfies_the_laws() {
    parlour::provide_words();
    laws::check_all::<Auction>();
}

/// Returns the first law found to be broken in games with this fault; `none` if no law is broken.
fn law_broken_by(fault: Fault) -> &'static str {
    parlour::provide_words();
    parlour::plant_fault(fault);
    for seed in 1..40 {
        for setup in play::setups::<Auction>(seed) {
            if let Err(breach) = laws::check_game(&setup, Manner::Random, seed, STRICT) {
                return breach.law;
            }
        }
    }
    "none"
}

#[test]
fn every_planted_fault_breaks_its_law() {
    let found = [
        (Fault::None, "none"),
        (Fault::Unsorted, "the legal list is sorted and unique"),
        (Fault::ExtraAction, "the legal list is what the oracle allows"),
        (Fault::Notation, "notation reads back"),
        (Fault::PointsWithoutEvent, "every point came with an event"),
        (Fault::ShowsBids, "events show no more than views"),
        (Fault::ForgetsOwnHand, "an imagined world looks the same"),
        (Fault::FoldForgets, "different states have different hashes"),
        (Fault::SamePresses, "presses are unique"),
        (Fault::NoSuchSection, "rules point to sections"),
        (Fault::OwnLuck, "a state follows from setup, seed and actions"),
        (Fault::NeverEnds, "there is always something to do"),
        (Fault::LosesACard, "the audit is passed"),
        (Fault::FewWeights, "each action has a weight"),
        (Fault::TimeGoesBack, "moments go forward"),
        (Fault::ListenerMatters, "a listener changes nothing"),
        (Fault::ShowsHands, "views show no more than events"),
        (Fault::OverwritesList, "the legal list is appended"),
        (Fault::RefusesInAWord, "refusals are sentences"),
        (Fault::PassesInTurn, "one pass at most, and only in another's turn"),
        (Fault::SameVerb, "no two actions sound alike"),
        (Fault::SameName, "no two lit parts have one name"),
    ];
    for (fault, law) in found {
        assert_eq!(law_broken_by(fault), law, "{fault:?}");
    }
}

#[test]
fn choices_based_on_hidden_cards_are_detected() {
    let law = fairness_law_broken_by(Fault::LegalByHidden);
    assert_eq!(law, "the legal list is the same in every imagined world");
    assert_eq!(fairness_law_broken_by(Fault::None), "none");
}

#[test]
fn actions_that_no_number_reaches_are_detected() {
    let found = [
        (Fault::None, "none"),
        (Fault::SameVerb, "no two numbered actions sound alike"),
        (Fault::SamePresses, "a number reaches its action"),
        (Fault::NeverEnds, "there is something to choose"),
    ];
    parlour::provide_words();
    for (fault, law) in found {
        parlour::plant_fault(fault);
        let held = numbers::reach_every_action::<Auction>().and_then(|()| numbers::reach_the_end::<Auction>());
        assert_eq!(held.map_or_else(|breach| breach.law, |()| "none"), law, "{fault:?}");
    }
}

/// Like [`law_broken_by`], but checks only determinized states, because the oracle would find this fault first.
fn fairness_law_broken_by(fault: Fault) -> &'static str {
    parlour::plant_fault(fault);
    for seed in 1..40 {
        for setup in play::setups::<Auction>(seed) {
            let mut session = Session::new(setup).unwrap();
            while let Some(seat) = session.to_act() {
                let legal = session.legal();
                if let Err(breach) = laws::check_determinizations(&session, &legal, seed) {
                    return breach.law;
                }
                session.act(seat, legal[0]).unwrap();
            }
        }
    }
    "none"
}
