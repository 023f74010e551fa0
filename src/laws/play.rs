//! Robots that play games for the laws and for other tests: setups that cover seats and options, robots from random to
//! sensible, and a search for games that reach a given end.

use crate::engine::record::{Player, Seed};
use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, Game, Heuristic, Seat, Variant};

/// Player names used in everything that tests write.
pub const NAMES: [&str; 8] = ["Asha", "Bao", "Clara", "Dev", "Esme", "Farid", "Grace", "Hugo"];

pub fn names(seats: u8) -> Vec<String> {
    NAMES[..seats.into()].iter().map(|name| name.to_string()).collect()
}

/// Returns a random player for each seat, named as in [`NAMES`].
pub fn players(seats: u8) -> Vec<Player> {
    NAMES[..seats.into()].iter().map(|name| Player::new(name, "random")).collect()
}

pub fn seat_counts<G: Game>() -> core::ops::RangeInclusive<u8> {
    G::INFO.seats.0..=G::INFO.seats.1
}

/// Returns combinations of the options that apply with this number of seats, without duplicates: all if there are few;
/// otherwise the defaults, each other value alone, each pair of options at its last values, and some at random.
pub fn options<G: Game>(seats: u8) -> Vec<G::Options> {
    const FEW: usize = 32;
    let choices = G::Options::CHOICES;
    let open: Vec<usize> = (0..choices.len())
        .filter(|index| (choices[*index].seats.0..=choices[*index].seats.1).contains(&seats))
        .collect();
    let set = |values: &[(usize, usize)]| {
        let mut options = G::Options::default();
        values.iter().for_each(|&(choice, value)| options.set(choice, value));
        options
    };
    let count: usize = open.iter().map(|index| choices[*index].values.len()).product();
    let mut all = vec![G::Options::default()];
    if count <= FEW {
        all.extend((0..count).map(|mut code| {
            let digits = open.iter().map(|&choice| {
                let base = choices[choice].values.len();
                let value = code % base;
                code /= base;
                (choice, value)
            });
            set(&digits.collect::<Vec<_>>())
        }));
    } else {
        let mut chance = Chance::stream(seats.into());
        for &choice in &open {
            all.extend((0..choices[choice].values.len()).map(|value| set(&[(choice, value)])));
            let last = |choice: usize| (choice, choices[choice].values.len() - 1);
            all.extend(open.iter().map(|&other| set(&[last(choice), last(other)])));
            let random = open.iter().map(|&choice| (choice, chance.index(choices[choice].values.len())));
            all.push(set(&random.collect::<Vec<_>>()));
        }
    }
    let mut unique: Vec<G::Options> = Vec::new();
    for options in all {
        if !unique.contains(&options) {
            unique.push(options);
        }
    }
    unique
}

/// Returns a setup for each number of seats and each combination of [`options`], all with this seed.
pub fn setups<G: Game>(seed: u64) -> Vec<Setup<G>> {
    let tables =
        seat_counts::<G>().flat_map(|seats| options::<G>(seats).into_iter().map(move |options| (seats, options)));
    tables.map(|(seats, options)| Setup { options, seats, seed: Seed::new(seed) }).collect()
}

/// The way in which a robot chooses its actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// Each legal action is equally likely. Never change it: the corpus depends on it.
    Random,
    /// In proportion to the game's priors, so that sensible positions are reached too.
    Sensible,
    /// Mostly the action with the highest prior.
    Keen,
    /// Mostly the last legal action, which tends to be a pass, a refusal or an end.
    Last,
    /// Mostly the first legal action.
    First,
}

/// Returns the choice of the seat to act. All seats share one RNG stream.
pub fn choose<G: Heuristic>(
    session: &Session<G>,
    legal: &[G::Action],
    manner: Manner,
    chance: &mut Chance,
) -> G::Action {
    let mut weights = Vec::new();
    if matches!(manner, Manner::Sensible | Manner::Keen) {
        G::priors(session.state(), legal, &mut weights);
    }
    match manner {
        Manner::Keen if chance.below(8) != 0 => {
            let best = weights.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            best.map_or(legal[0], |(index, _)| legal[index])
        }
        Manner::Sensible | Manner::Keen if weights.len() == legal.len() => {
            let mut left = chance.fraction() * weights.iter().sum::<f32>();
            let found = weights.iter().position(|weight| {
                left -= weight;
                left < 0.0
            });
            legal[found.unwrap_or(0)]
        }
        Manner::Last if chance.below(4) != 0 => legal[legal.len() - 1],
        Manner::First if chance.below(4) != 0 => legal[0],
        _ => legal[chance.index(legal.len())],
    }
}

/// Plays a whole game. `luck` seeds the choices of the robots; the seed of the game comes from the setup.
///
/// # Panics
/// If the game exceeds [`Info::longest`](crate::engine::Info::longest).
pub fn play<G: Heuristic>(setup: Setup<G>, manner: Manner, luck: u64) -> Session<G> {
    let mut session = Session::new(setup).expect("setups are for the right number of seats");
    let mut chance = Chance::stream(luck);
    while let Some(seat) = session.to_act() {
        let action = choose(&session, &session.legal(), manner, &mut chance);
        session.act(seat, action).expect("it was on the list");
        assert!(session.plies() <= G::INFO.longest, "{} plies, and no end", session.plies());
    }
    session
}

/// Returns the shortest of the first few games found that end for the reason `end`; `None` if `tries` games of each
/// manner at each setup end otherwise.
pub fn find_game_with_end<G: Heuristic>(end: u8, tries: u64) -> Option<Session<G>> {
    const ENOUGH: usize = 4;
    let mut found: Vec<Session<G>> = Vec::new();
    for seed in 0..tries {
        for setup in setups::<G>(seed + 1) {
            for manner in [Manner::Keen, Manner::Last, Manner::First, Manner::Sensible, Manner::Random] {
                let session = play(setup.clone(), manner, seed);
                if session.outcome().is_some_and(|outcome| outcome.end == end) {
                    found.push(session);
                }
            }
            if found.len() >= ENOUGH {
                return found.into_iter().min_by_key(Session::plies);
            }
        }
    }
    found.into_iter().min_by_key(Session::plies)
}

/// Describes a setup in a few words, for messages.
pub fn describe<G: Game>(setup: &Setup<G>) -> String {
    let options = crate::engine::variant::encode(&setup.options);
    let options = if options.is_empty() { "default options" } else { &options };
    format!("{} with {} seats, {options}, seed {}", G::INFO.id, setup.seats, setup.seed)
}

pub fn viewers(seats: u8) -> impl Iterator<Item = crate::engine::Viewer> {
    use crate::engine::Viewer;
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everyone])
}
