//! The positions with the most to show: the fullest hand, warehouse, plantation and board of every title, found among
//! the games of the corpus and random games, with the longest names that a table accepts.
//!
//! Nothing here needs a browser; `layout` checks how the page shows them.

use tea_table::engine::record::{Player, Record};
use tea_table::engine::{Chance, Game, Info, Seat, Viewer};
use tea_table::games::ceylon::{self, Ceylon};
use tea_table::games::ceylon_cards::{self, CeylonCards};
use tea_table::games::chai::{self, Chai};
use tea_table::games::tea_and_rum::{self, TeaAndRum};
use tea_table::table::Table;
use tea_table::words::Title;
use xtask::process::root;

/// Number of random games searched, in addition to those of the corpus.
const RANDOM_GAMES: u32 = 24;
/// Later plies of a game are not searched, because the page would open those positions too slowly.
const MAX_PLIES: usize = 2000;
/// Names of the maximum length: some with line-break opportunities, some without.
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

/// A quantity that can be large, with its name and its value for the seat to act.
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

/// A position in which something is at its fullest.
pub struct FullPosition {
    /// The quantity that is at its maximum.
    pub what: &'static str,
    /// The game up to this position, with people at all seats.
    pub record: Record,
}

pub fn fullest_positions(info: &Info, seats: u8) -> Vec<FullPosition> {
    match info.id {
        "ceylon" => find_fullest::<Ceylon>(seats, &CEYLON),
        "ceylon_cards" => find_fullest::<CeylonCards>(seats, &CEYLON_CARDS),
        "chai" => find_fullest::<Chai>(seats, &CHAI),
        "tea_and_rum" => find_fullest::<TeaAndRum>(seats, &TEA_AND_RUM),
        other => panic!("nobody has said what can be full in {other}"),
    }
}

/// Returns the games to search with this number of seats: those of the corpus under the current rules, and some random
/// ones.
fn searched_games<G: Title>(seats: u8) -> Vec<Table> {
    let path = root().join(format!("tests/data/corpus/{}-v{}.links", G::INFO.id, G::INFO.rules));
    let links = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let old = links.lines().map(|link| Table::open_link(link).expect("a game of the corpus opens"));
    let new = (0..RANDOM_GAMES).map(|seed| {
        let players = person_players(seats);
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

fn person_players(seats: u8) -> Vec<Player> {
    NAMES.iter().take(usize::from(seats)).map(|name| Player::new(name, Player::PERSON)).collect()
}

fn find_fullest<G: Title>(seats: u8, measures: &[Measure<G>]) -> Vec<FullPosition> {
    let games = searched_games::<G>(seats);
    // For each measure: the highest value, its game and its plies.
    let mut best = vec![(0, 0, 0); measures.len()];
    for (game, table) in games.iter().enumerate() {
        let mut session = table.session::<G>().branch_at(0);
        for step in table.session::<G>().steps().iter().take(MAX_PLIES) {
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
        record.players = person_players(seats);
        FullPosition { what, record }
    };
    best.iter().zip(measures).map(position).collect()
}
