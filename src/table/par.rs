//! Par: how our own computers do in one's seat with the same deal.
//!
//! Followed by the result of a game, which has the games played one after the other. The table is laid anew each time:
//! the same deal, the same luck at each ply, a computer of a chosen level in the seat and the others as they sat. Only
//! the luck of the searches differs, which follows from the number of the game, so that the same games are played on
//! every device. Knows no game and reads no clock.

use crate::ai::Level;
use crate::ai::arena::wilson;
use crate::engine::record::Record;
use crate::engine::{Seat, StateHasher};

use super::{ComputerMove, DynTable};

/// So many games are played unless somebody stops before.
pub const GAMES: u32 = 200;

/// What has come of the games so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Par {
    /// The games.
    pub games: u32,
    /// In how many of them the computer did less well; as well counts half.
    pub beaten: f64,
}

/// How a seat did: whether it won, then its score.
pub type Result = (bool, i32);

/// How a seat did at a table that is over.
pub fn result(table: &dyn DynTable, seat: Seat) -> Option<Result> {
    table.outcome().map(|outcome| (outcome.winners.has(seat), outcome.scores[seat]))
}

impl Par {
    /// Takes in a game of a computer beside one's own.
    pub fn add(&mut self, own: Result, computer: Result) {
        self.games += 1;
        self.beaten += match own.cmp(&computer) {
            core::cmp::Ordering::Greater => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Less => 0.0,
        };
    }

    /// Of a hundred games of such computers so many were less good, and where the true share lies in 95 of 100 cases.
    pub fn percent(&self) -> Option<(f64, (f64, f64))> {
        let (low, high) = wilson(self.beaten, self.games);
        (self.games > 0).then(|| (100.0 * self.beaten / f64::from(self.games), (100.0 * low, 100.0 * high)))
    }
}

/// The table as it was dealt, with computers of this level in the seats of people.
pub fn dealt(table: &dyn DynTable, level: Level) -> Record {
    let mut record = table.branch(0);
    for player in record.players.iter_mut().filter(|player| player.is_person()) {
        player.kind = level.key().into();
    }
    record
}

/// The level that is compared with at first, as an index into [`Level::ALL`]: that of the strongest computer at the
/// table.
pub fn usual_level(table: &dyn DynTable) -> usize {
    let is_there = |level: &Level| table.seating().players.iter().any(|player| player.kind == level.key());
    Level::ALL.iter().rposition(is_there).unwrap_or(1)
}

/// How the computer to act comes to its move in the game of this number.
pub fn next_move(table: &dyn DynTable, game: u32) -> Option<ComputerMove> {
    let seat = table.to_act()?;
    let kind = table.seating().players.get(seat.index())?.kind.clone();
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
    use crate::table::Table;
    use crate::words::Title;

    #[test]
    fn winning_comes_before_points_and_a_tie_counts_half() {
        let mut par = Par::default();
        assert_eq!(par.percent(), None);
        for computer in [(true, 10), (false, 90), (true, 50), (true, 60)] {
            par.add((true, 50), computer);
        }
        assert_eq!((par.games, par.beaten), (4, 2.5));
        let (share, (low, high)) = par.percent().expect("games were played");
        assert!(share == 62.5 && low < 62.5 && high > 62.5 && high <= 100.0);
    }

    /// A person against a novice, dealt again.
    struct Again;
    impl Visitor for Again {
        type Output = ();
        fn visit<G: Title>(self) {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
            let mut table = Table::<G>::new(G::Options::default(), players, Seed(418)).expect("two can play");
            for _ in 0..5 {
                table.act_index(0).expect("it is legal");
            }
            assert_eq!(usual_level(&table), 0, "against a novice");
            let record = dealt(&table, Level::Sharp);
            assert_eq!((record.seed.as_str(), record.actions.len()), ("mist-ridge-418", 0));
            let kinds: Vec<&str> = record.players.iter().map(|player| player.kind.as_str()).collect();
            assert_eq!(kinds, ["sharp", "novice"]);
            // The games differ by their number alone.
            let mut again = Table::<G>::open(&record).expect("it was just written");
            while matches!(next_move(&again, 1), Some(ComputerMove::Immediate(_))) {
                again.act_index(0).expect("it is legal");
            }
            let seed = |game: u32| match next_move(&again, game) {
                Some(ComputerMove::Search(question)) => question.seed,
                other => panic!("it is to be searched, not {other:?}"),
            };
            assert_eq!(seed(1), seed(1));
            assert_ne!(seed(1), seed(2));
        }
    }

    #[test]
    fn the_same_deal_is_played_and_only_the_searches_differ() {
        for info in SHELF {
            games::visit(info.id, Again).expect("it is in the catalogue");
        }
    }
}
