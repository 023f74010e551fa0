//! Par: the results of our own computers in the same seat of the same deal.
//!
//! Driven by the result page, which runs the games one after the other. The table is set up again for each game: the
//! same deal, the same chance at each ply, a computer of a chosen level in the person's seat and the other players
//! unchanged. Only the search seeds differ, derived from the number of the game, so that every device plays the same
//! games. Knows no game and reads no clock.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ai::arena::wilson_interval;
use crate::engine::record::Record;
use crate::engine::{Seat, StateHasher};

use super::dyn_game::ComputerMove;
use super::game_table::Table;
use super::save::{Slot, Store, StoreError};

/// Number of games from which par is computed, unless it is stopped earlier.
pub const GAMES: u32 = 200;

/// Results of the games so far.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Par {
    pub games: u32,
    /// Number of games in which the computer did worse; an equal result counts half.
    pub beaten: f64,
}

/// Result of a seat: whether it won, and its score. The win is compared first, then the score.
pub type Result = (bool, i32);

/// Returns the result of a seat; `None` while the game is running.
pub fn result(table: &Table, seat: Seat) -> Option<Result> {
    table.outcome().map(|outcome| (outcome.winners.has(seat), outcome.scores[seat]))
}

impl Par {
    /// Adds a computer's game, compared with the person's result.
    pub fn add(&mut self, own: Result, computer: Result) {
        self.games += 1;
        self.beaten += match own.cmp(&computer) {
            core::cmp::Ordering::Greater => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Less => 0.0,
        };
    }

    /// Returns the percentage of games in which the computer did worse, with its 95 % confidence interval; `None`
    /// before the first game.
    pub fn percent(&self) -> Option<(f64, (f64, f64))> {
        let (low, high) = wilson_interval(self.beaten, self.games);
        (self.games > 0).then(|| (100.0 * self.beaten / f64::from(self.games), (100.0 * low, 100.0 * high)))
    }
}

/// Stored par results of every level for one game, so that they can be continued.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Book {
    /// Fingerprint of the game.
    game: u64,
    /// The par of each level, in the order of [`Level::ALL`].
    levels: [Par; 4],
}

impl Book {
    /// Reads the stored par of this table; empty if there is none, or if it belongs to another game or is inconsistent.
    pub fn open(store: &impl Store, slot: &Slot, table: &Table) -> Book {
        let game = table.fingerprint();
        let makes_sense = |par: &Par| par.games <= GAMES && (0.0..=f64::from(par.games)).contains(&par.beaten);
        let stored = store.read(&slot.par()).ok().flatten().and_then(|text| serde_json::from_str::<Book>(&text).ok());
        let stored = stored.filter(|stored| stored.game == game && stored.levels.iter().all(makes_sense));
        stored.unwrap_or(Book { game, levels: [Par::default(); 4] })
    }

    /// Returns the par of a level, which is given as an index into [`Level::ALL`].
    pub fn get(&self, level: usize) -> Par {
        self.levels[level]
    }

    /// Stores the par of a level.
    ///
    /// # Errors
    /// If the store fails. Only this par is then lost.
    pub fn save(
        &mut self,
        store: &impl Store,
        slot: &Slot,
        level: usize,
        par: Par,
    ) -> core::result::Result<(), StoreError> {
        self.levels[level] = par;
        store.write(&slot.par(), &serde_json::to_string(self).map_err(|_| StoreError::Forbidden)?)
    }
}

/// Returns the table as it was dealt, with computers of this level in place of people.
pub fn record_for_par(table: &Table, level: Level) -> Record {
    let mut record = table.branch(0);
    for player in record.players.iter_mut().filter(|player| player.is_person()) {
        player.kind = level.key().into();
    }
    record
}

/// Returns the default level for par, as an index into [`Level::ALL`]: that of the strongest computer at the table.
pub fn usual_level(table: &Table) -> usize {
    let is_there =
        |level: &Level| table.seating.players.iter().any(|player| Level::parse(&player.kind) == Some(*level));
    Level::ALL.iter().rposition(is_there).unwrap_or(1)
}

/// Returns how the computer to act finds its move in game number `game` of the par.
pub fn next_move(table: &Table, game: u32) -> Option<ComputerMove> {
    let seat = table.to_act()?;
    let kind = table.seating.players.get(seat.index())?.kind.clone();
    let mut choice = table.computer_move(&kind, game)?;
    if let ComputerMove::Search(question) = &mut choice {
        question.seed = StateHasher::default().add(question.seed as i64).add(game).finish();
    }
    Some(choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::record::{Player, Seed};
    use crate::games::{self, SHELF, Visitor};
    use crate::table::save::tests::Memory;
    use crate::words::Title;

    #[test]
    fn winning_ranks_above_points_and_a_tie_counts_half() {
        let mut par = Par::default();
        assert_eq!(par.percent(), None);
        for computer in [(true, 10), (false, 90), (true, 50), (true, 60)] {
            par.add((true, 50), computer);
        }
        assert_eq!((par.games, par.beaten), (4, 2.5));
        let (share, (low, high)) = par.percent().expect("games were played");
        assert!(share == 62.5 && low < 62.5 && high > 62.5 && high <= 100.0);
    }

    /// A game of a person against a novice, dealt again.
    struct CheckSameDeal;
    impl Visitor for CheckSameDeal {
        type Output = ();
        fn visit<G: Title>(self) {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
            let mut table = Table::new::<G>(G::Options::default(), players, Seed(418)).expect("two can play");
            for _ in 0..5 {
                table.act(0).expect("it is legal");
            }
            assert_eq!(usual_level(&table), 0, "against a novice");
            let record = record_for_par(&table, Level::Sharp);
            assert_eq!((record.seed.as_str(), record.actions.len()), ("mist-ridge-418", 0));
            let kinds: Vec<&str> = record.players.iter().map(|player| player.kind.as_str()).collect();
            assert_eq!(kinds, ["sharp", "novice"]);
            // The games differ only by their number.
            let mut again = Table::open(&record).expect("it was just written");
            while matches!(next_move(&again, 1), Some(ComputerMove::Immediate(_))) {
                again.act(0).expect("it is legal");
            }
            let seed = |game: u32| match next_move(&again, game) {
                Some(ComputerMove::Search(question)) => question.seed,
                other => panic!("it is to be searched, not {other:?}"),
            };
            assert_eq!(seed(1), seed(1));
            assert_ne!(seed(1), seed(2));
        }
    }

    /// Stores the par of a table and checks that it no longer applies after another ply.
    struct Kept;
    impl Visitor for Kept {
        type Output = ();
        fn visit<G: Title>(self) {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
            let mut table = Table::new::<G>(G::Options::default(), players, Seed(418)).expect("two can play");
            let (store, slot) = (Memory::default(), Slot::new(G::INFO.id, 1));
            let par = Par { games: 120, beaten: 99.5 };
            let mut book = Book::open(&store, &slot, &table);
            assert_eq!(book.get(2), Par::default());
            book.save(&store, &slot, 2, par).expect("there is room");
            let again = Book::open(&store, &slot, &table);
            assert_eq!((again.get(2), again.get(3)), (par, Par::default()), "it goes on where it was left");
            let text = store.read(&slot.par()).expect("it can be read").expect("it is kept");
            for nonsense in [text.replace("99.5", "121.0"), text.replace("120", "999"), "{}".into(), String::new()] {
                store.write(&slot.par(), &nonsense).expect("there is room");
                assert_eq!(Book::open(&store, &slot, &table).get(2), Par::default(), "{nonsense}");
            }
            store.write(&slot.par(), &text).expect("there is room");
            table.act(0).expect("it is legal");
            assert_eq!(Book::open(&store, &slot, &table).get(2), Par::default(), "another result");
        }
    }

    #[test]
    fn par_is_stored_for_one_game_only() {
        for info in SHELF {
            games::visit(info.id, Kept).expect("it is in the catalogue");
        }
    }

    #[test]
    fn par_games_differ_only_in_their_searches() {
        for info in SHELF {
            games::visit(info.id, CheckSameDeal).expect("it is in the catalogue");
        }
    }
}
