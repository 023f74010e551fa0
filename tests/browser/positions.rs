//! The positions in which there is most to show: the fullest hand, warehouse, plantation and board of every title,
//! looked for among the games of the corpus and games played at random, with the longest names that a table takes.
//!
//! Nothing here needs a browser; `layout` looks at what the page makes of them.

use tea_table::engine::record::{Player, Record};
use tea_table::engine::{Chance, Game, Info, Seat, Viewer};
use tea_table::games::ceylon::{self, Ceylon};
use tea_table::games::ceylon_cards::{self, CeylonCards};
use tea_table::games::chai::{self, Chai};
use tea_table::games::tea_and_rum::{self, TeaAndRum};
use tea_table::table::Table;
use tea_table::words::Title;
use xtask::process::root;

/// So many games are played at random in the search, besides those of the corpus.
const RANDOM_GAMES: u32 = 24;
/// No longer games than this are looked through: a page opens them as fast as others.
const MOST_PLIES: usize = 2000;
/// Names of the greatest length: some with places to break them at, some without.
const NAMES: [&str; 8] = [
    "Wilhelmina Abercrombie W",
    "Bartholomäuswinterbottom",
    "Chandrasekharan Mudaliar",
    "Maximiliane von Mecklenb",
    "Montgomery-Featherstone-",
    "Oluwaseyifunmi Adebayo W",
    "Gwendolyn Womersley Webb",
    "Konstantinopolitanischer",
];

/// What can be full, measured for the seat that is to act.
type Measure<G> = (&'static str, fn(&<G as Game>::State, Seat) -> u32);

const CEYLON: [Measure<Ceylon>; 2] = [
    ("warehouse and hand", |state: &ceylon::state::State, seat| {
        u32::from(state.table.estates[seat].stored()) * 2 + u32::from(state.hands[seat].len())
    }),
    ("contracts and plantations", |state, seat| {
        let estate = &state.table.estates[seat];
        estate.contracts.iter().map(|many| u32::from(*many)).sum::<u32>() + u32::from(estate.planted())
    }),
];

const CEYLON_CARDS: [Measure<CeylonCards>; 2] = [
    ("hand", |state: &ceylon_cards::state::State, seat| u32::from(state.hands[seat].len())),
    ("plantations", |state, seat| {
        let kinds = state.plantations[seat].iter().filter(|many| **many > 0).count() as u32;
        kinds * 4 + u32::from(state.planted(seat)) + u32::from(state.officials[seat])
    }),
];

const CHAI: [Measure<Chai>; 3] = [
    ("fight", |state: &chai::state::State, seat| u32::from(Chai::view(state, Viewer::Seat(seat)).conflict().is_some())),
    ("plantation", |state, seat| {
        let merchant = &state.table.merchants[seat];
        let tokens = merchant.tokens.iter().map(|teas| u32::from(teas.total())).sum::<u32>();
        tokens + 2 * merchant.cards().count() as u32
    }),
    ("ships", |state, seat| {
        let merchant = &state.table.merchants[seat];
        let cargo = merchant.cargo.iter().map(|teas| u32::from(teas.total())).sum::<u32>();
        cargo * 2 + 3 * u32::from(merchant.ships()) + merchant.cards().count() as u32
    }),
];

const TEA_AND_RUM: [Measure<TeaAndRum>; 2] = [
    ("warehouse", |state: &tea_and_rum::State, seat| {
        u32::from(TeaAndRum::view(state, Viewer::Everyone).table.players[seat].goods.total())
    }),
    ("buildings and captains", |state, seat| {
        let player = TeaAndRum::view(state, Viewer::Everyone).table.players[seat];
        player.buildings.count_ones() * 2 + player.captains.count_ones() + player.contracts.count_ones()
    }),
];

/// A position and what is full in it.
pub struct Full {
    /// What.
    pub what: &'static str,
    /// The game up to there, with people at all seats.
    pub record: Record,
}

/// The fullest positions of a title with so many seats.
pub fn fullest(info: &Info, seats: u8) -> Vec<Full> {
    match info.id {
        "ceylon" => search::<Ceylon>(seats, &CEYLON),
        "ceylon_cards" => search::<CeylonCards>(seats, &CEYLON_CARDS),
        "chai" => search::<Chai>(seats, &CHAI),
        "tea_and_rum" => search::<TeaAndRum>(seats, &TEA_AND_RUM),
        other => panic!("nobody has said what can be full in {other}"),
    }
}

/// Every game that is searched: those of the corpus under today's rules, and some played at random.
fn games<G: Title>(seats: u8) -> Vec<Table> {
    let place = root().join(format!("tests/data/corpus/{}-v{}.links", G::INFO.id, G::INFO.rules));
    let links = std::fs::read_to_string(&place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
    let old = links.lines().map(|link| Table::open_link(link).expect("a game of the corpus opens"));
    let new = (0..RANDOM_GAMES).map(|seed| {
        let players = people(seats);
        let seed = seed.to_string().parse().expect("a number is a seed");
        let mut table = Table::new::<G>(G::Options::default(), players, seed).expect("so many can play it");
        let mut chance = Chance::stream(5);
        while table.to_act().is_some() {
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
        table
    });
    old.filter(|table| table.record().players.len() == usize::from(seats)).chain(new).collect()
}

fn people(seats: u8) -> Vec<Player> {
    NAMES.iter().take(usize::from(seats)).map(|name| Player::new(name, Player::PERSON)).collect()
}

fn search<G: Title>(seats: u8, measures: &[Measure<G>]) -> Vec<Full> {
    let games = games::<G>(seats);
    // How full, in which game, after how many plies.
    let mut best = vec![(0, 0, 0); measures.len()];
    for (game, table) in games.iter().enumerate() {
        let mut session = table.session::<G>().branch_at(0);
        for step in table.session::<G>().steps().iter().take(MOST_PLIES) {
            for (best, (_, measure)) in best.iter_mut().zip(measures) {
                let full = measure(session.state(), step.seat);
                if full > best.0 {
                    *best = (full, game, session.plies());
                }
            }
            session.act(step.seat, step.action).expect("it was played");
        }
    }
    let position = |(&(_, game, ply), &(what, _)): (&(u32, usize, u32), &Measure<G>)| {
        let mut record: Record = games[game].branch(ply);
        record.players = people(seats);
        Full { what, record }
    };
    best.iter().zip(measures).map(position).collect()
}
