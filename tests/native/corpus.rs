//! The corpus: recorded games that must always replay.
//!
//! `tests/data/corpus/<game>-v<rules>.links` contains fifty whole games over all seats and options, one link each;
//! `<game>-v<rules>.seeds` a thousand seeds, each with the setup, the number of plies and the final hash of a game
//! between frozen random players. A change of a rule, an outcome or the order of a legal list fails here unless the
//! version of the rules is raised; then the files of the old version stay and must still replay. Until the first
//! release a version may be rewritten with `TEA_REWRITE=corpus cargo test --release --test native corpus`, with the
//! reason in the commit.

use std::fmt::Write as _;

use tea_table::engine::record::Seed;
use tea_table::engine::session::Setup;
use tea_table::engine::{Chance, Game, StateHasher, Turn, Variant, link, variant};
use tea_table::words::{Title, end_name};

use crate::goldens::{data_path, should_rewrite};
use tea_table::laws::play::{self, Manner};

const LINK_COUNT: usize = 50;
const SEED_COUNT: u64 = 1000;

/// Plays a game between frozen random players, without a log; returns its plies, its final hash and its end.
///
/// Frozen means that each choice is the item at `Chance::index` of the legal list, all from one stream seeded by the
/// game's seed.
fn play_frozen<G: Game>(rules: u16, setup: &Setup<G>) -> (u32, u64, u8) {
    let mut chance = Chance::at(setup.seed.0, 0);
    let mut state = G::setup_version(rules, &setup.options, setup.seats, &mut chance, &mut ());
    let mut choices = Chance::stream(setup.seed.0);
    let mut legal = Vec::new();
    let mut plies = 0;
    let end = loop {
        if let Turn::Over(outcome) = G::turn(&state) {
            break outcome.end;
        }
        legal.clear();
        G::legal(&state, &mut legal);
        plies += 1;
        let action = legal[choices.index(legal.len())];
        G::apply(&mut state, action, &mut Chance::at(setup.seed.0, plies), &mut ());
    };
    let mut hasher = StateHasher::default();
    G::hash_state(&state, &mut hasher);
    (plies, hasher.finish(), end)
}

/// Returns the setups of the corpus: each value of each option once, at a table where it has an effect, then all
/// numbers of seats in turn with mixed options.
fn setups<G: Game>(count: u64) -> Vec<Setup<G>> {
    let mut chosen = Vec::new();
    for (index, choice) in G::Options::CHOICES.iter().enumerate() {
        for value in 0..choice.values.len() {
            let mut options = G::Options::default();
            options.set(index, value);
            chosen.push((choice.seats.0.max(G::INFO.seats.0), options));
        }
    }
    for (number, seats) in (0..).zip(play::seat_counts::<G>().cycle()).take(count as usize) {
        let mut options = play::options::<G>(seats);
        chosen.push((seats, options.swap_remove(number * 5 % options.len())));
    }
    chosen
        .into_iter()
        .zip(1..)
        .map(|((seats, options), seed)| Setup { options, seats, seed: Seed::new(seed) })
        .collect()
}

/// Returns a line for the file of seeds, and the end of its game.
fn corpus_line<G: Game>(rules: u16, setup: &Setup<G>) -> (String, u8) {
    let options = variant::encode(&setup.options);
    let options = if options.is_empty() { "-" } else { &options };
    let (plies, hash, end) = play_frozen(rules, setup);
    (format!("{} {options} {} {plies} {hash:016x}", setup.seats, setup.seed.0), end)
}

fn read_setup<G: Game>(text: &str) -> Option<Setup<G>> {
    let mut words = text.split(' ');
    let seats = words.next()?.parse().ok()?;
    let options = variant::read(words.next().map(|options| if options == "-" { "" } else { options })?).ok()?;
    Some(Setup { options, seats, seed: Seed(words.next()?.parse().ok()?) })
}

fn rewrite_corpus<G: Title>() {
    let name = format!("corpus/{}-v{}", G::INFO.id, G::INFO.rules);
    std::fs::create_dir_all(data_path("corpus")).expect("the folder can be made");
    let mut links = String::new();
    for (setup, number) in setups::<G>(LINK_COUNT as u64).into_iter().zip(0..) {
        let manner = [Manner::Sensible, Manner::Keen, Manner::Random, Manner::Last][number % 4];
        let session = play::play(setup, manner, number as u64);
        let _ = writeln!(links, "{}", link::write(&session, &play::players(session.setup().seats)));
    }
    std::fs::write(data_path(&format!("{name}.links")), links).expect("the corpus can be written");
    let seeds: String =
        setups::<G>(SEED_COUNT).iter().map(|setup| corpus_line(G::INFO.rules, setup).0 + "\n").collect();
    std::fs::write(data_path(&format!("{name}.seeds")), seeds).expect("the corpus can be written");
}

/// Replays the corpus of every version of the rules, and checks that it covers the game.
fn check_corpus<G: Title>() {
    if should_rewrite("corpus") {
        rewrite_corpus::<G>();
    }
    let mut ends = Vec::new();
    for rules in 1..=G::INFO.rules {
        let name = format!("corpus/{}-v{rules}", G::INFO.id);
        let missing = "a corpus is missing: TEA_REWRITE=corpus cargo test --release --test native corpus";
        let text = std::fs::read_to_string(data_path(&format!("{name}.links")))
            .unwrap_or_else(|_| panic!("{name}.links: {missing}"));
        assert!(text.lines().count() >= LINK_COUNT, "{name}.links holds fewer than {LINK_COUNT} games");
        let mut covered = Vec::new();
        for (text, number) in text.lines().zip(1..) {
            let opened = link::split(text).and_then(|(_, packed)| link::open::<G>(packed));
            let (session, players) = opened.unwrap_or_else(|broken| panic!("{name}.links, line {number}: {broken}"));
            assert_eq!(session.rules(), rules, "{name}.links, line {number}");
            let written = link::write(&session, &players);
            if text.ends_with(link::PUNCTUATION) {
                // Newer links end in a letter or digit, because mail programs drop a punctuation mark at the end. They
                // lead to the same game.
                assert!(!written.ends_with(link::PUNCTUATION), "{name}.links, line {number}: {written}");
                let again = link::split(&written).and_then(|(_, packed)| link::open::<G>(packed));
                let (again, the_same) = again.unwrap_or_else(|broken| panic!("{name}.links, line {number}: {broken}"));
                assert_eq!((again.hash(), again.plies()), (session.hash(), session.plies()));
                assert_eq!(the_same, players, "{name}.links, line {number}");
            } else {
                assert_eq!(written, text, "{name}.links, line {number} is written otherwise");
            }
            ends.extend(session.outcome().map(|outcome| outcome.end));
            covered.push(session.setup().clone());
        }
        for seats in play::seat_counts::<G>() {
            assert!(covered.iter().any(|setup| setup.seats == seats), "{name}.links has no game of {seats}");
        }
        for (index, choice) in G::Options::CHOICES.iter().enumerate() {
            for value in (0..choice.values.len()).filter(|value| choice.since(*value) <= rules) {
                let met = covered.iter().any(|setup| setup.options.get(index) == value);
                assert!(met, "{name}.links has no game with {}={}", choice.key, choice.values[value]);
            }
        }
        let text = std::fs::read_to_string(data_path(&format!("{name}.seeds")))
            .unwrap_or_else(|_| panic!("{name}.seeds: {missing}"));
        assert!(text.lines().count() as u64 >= SEED_COUNT, "{name}.seeds holds fewer than {SEED_COUNT} games");
        for (kept, number) in text.lines().zip(1..) {
            let setup = read_setup::<G>(kept).unwrap_or_else(|| panic!("{name}.seeds, line {number} cannot be read"));
            let (now, end) = corpus_line(rules, &setup);
            assert_eq!(kept, now, "{name}.seeds, line {number}");
            ends.push(end);
        }
    }
    for end in 0..G::INFO.ends {
        assert!(ends.contains(&end), "no game of the corpus of {} ends so: {}", G::INFO.id, end_name(&G::INFO, end));
    }
}

macro_rules! corpus_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(#[test]
        fn $folder() {
            check_corpus::<tea_table::games::$folder::$game>();
        })*
    };
}
tea_table::titles!(corpus_of_titles);

#[test]
fn lines_of_seeds_round_trip() {
    use crate::parlour::Auction;
    for setup in setups::<Auction>(20) {
        assert_eq!(read_setup::<Auction>(&corpus_line(1, &setup).0), Some(setup));
    }
}
