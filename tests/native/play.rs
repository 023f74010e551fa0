//! How the tests play: setups that cover seats and options, a random player that never changes,
//! one that knows its way, and a search for games that end in a wanted way.

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Game, Heuristic, Seat, Variant};

/// Names of the seats in everything that the tests write.
pub const NAMES: [&str; 8] = ["Asha", "Bao", "Clara", "Dev", "Esme", "Farid", "Grace", "Hugo"];

/// The names of a table of so many.
pub fn names(seats: u8) -> Vec<String> {
    NAMES[..seats.into()].iter().map(|name| name.to_string()).collect()
}

/// Random players under these names.
pub fn players(seats: u8) -> Vec<Player> {
    NAMES[..seats.into()].iter().map(|name| Player::new(name, "random")).collect()
}

/// All numbers of seats of a game.
pub fn tables<G: Game>() -> core::ops::RangeInclusive<u8> {
    G::INFO.seats.0..=G::INFO.seats.1
}

/// Combinations of options that mean something at a table of so many: all of them when they are
/// few, otherwise the usual ones, each single other value, each pair of options at its last
/// values, and some at random.
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

/// Every number of seats with every combination of [`options`], under this seed.
pub fn setups<G: Game>(seed: u64) -> Vec<Setup<G>> {
    let tables = tables::<G>().flat_map(|seats| options::<G>(seats).into_iter().map(move |options| (seats, options)));
    tables.map(|(seats, options)| Setup { options, seats, seed: Seed::new(seed) }).collect()
}

/// How a whole table chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// Each legal action is equally likely. Frozen: the corpus rests on it.
    Random,
    /// As likely as the game's own weights say, so that sensible positions are met too.
    Sensible,
    /// Mostly the action that weighs most.
    Keen,
    /// Mostly the last legal action: passes, refusals and ends tend to stand there.
    Last,
    /// Mostly the first.
    First,
}

/// Everyone at the table chooses in this manner, from one stream of luck.
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

/// Plays a whole game; `luck` seeds the choices, the setup's seed the game.
///
/// # Panics
/// When it is longer than the game says it can be.
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

/// Looks for a game that ends for the reason `end`, the shortest of the first few found; `None`
/// when `tries` games of each manner at each setup did not.
pub fn reach<G: Heuristic>(end: u8, tries: u64) -> Option<Session<G>> {
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

/// The setup of a session in a few words, for messages.
pub fn describe<G: Game>(setup: &Setup<G>) -> String {
    let options = tea_table::engine::variant::encode(&setup.options);
    let options = if options.is_empty() { "usual options" } else { &options };
    format!("{} with {} seats, {options}, seed {}", G::INFO.id, setup.seats, setup.seed)
}

/// Everybody who may look.
pub fn viewers(seats: u8) -> impl Iterator<Item = tea_table::engine::Viewer> {
    use tea_table::engine::Viewer;
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everyone])
}
