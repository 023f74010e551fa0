//! Statistics of a device's players: games, wins, scores and categories by title, seats and level.
//!
//! Called by the page of saved games, which opens the games and supplies their dates. Reads no clock, stores nothing
//! and knows no game.

use serde::Serialize;

use crate::ai::Level;
use crate::ai::arena::wilson_interval;
use crate::engine::sort::sort_by;
use crate::engine::{Info, Seat};
use crate::table::story::sum_of;
use crate::words::full_category_name;

use super::game_table::Table;
use super::save::Origin;

/// A finished game of people against computers, or solo.
#[derive(Clone, Debug)]
pub struct Played {
    pub info: &'static Info,
    pub seats: u8,
    /// The strongest computer at the table: 0 is solo, then the random player and the levels.
    pub rung: usize,
    pub won: bool,
    /// Best score of a person.
    pub score: i32,
    /// Seat of that person.
    pub seat: Seat,
    /// That person's accuracy in percent, if the game was reviewed. Filled in by the page, which stores reviews.
    pub accuracy: Option<f32>,
    /// That person's points by category.
    pub points: Vec<i32>,
    /// Whether the person saw something hidden and chose again or, in a daily deal, opened the deal elsewhere. The
    /// latter is added by the page.
    pub peeked: bool,
    /// Time it was last played, in milliseconds since 1970, for sorting.
    pub time: u64,
    /// Number of the day of that time.
    pub day: i32,
}

/// Number of most recently reviewed games whose accuracies are shown.
const LAST_REVIEWED: usize = 10;
pub const RUNGS: usize = 6;

fn rung(kind: &str) -> usize {
    match Level::parse(kind) {
        Some(level) => level as usize + 2,
        None => usize::from(kind == "random"),
    }
}

impl Played {
    /// Returns the statistics of a table; `None` if it is not over, was not dealt here, had only computers or, unless
    /// solo, had only people.
    pub fn from_table(table: &Table, origin: Origin, time: u64, day: i32) -> Option<Played> {
        let outcome = table.outcome().filter(|_| origin.is_dealt())?;
        let (info, players) = (table.info(), &table.seating.players);
        let people = table.seating.people_anywhere();
        if people.is_empty() || (people.len() == players.len() && players.len() > 1) {
            return None;
        }
        let best = people.iter().max_by_key(|seat| (outcome.winners.has(*seat), outcome.scores[*seat]))?;
        let gains = table.gains();
        let of_category = |category: usize| {
            sum_of(&gains, |gain| gain.scored.seat == best && usize::from(gain.scored.category) == category)
        };
        Some(Played {
            info,
            seats: players.len() as u8,
            rung: players.iter().map(|player| rung(&player.kind)).max().unwrap_or(0),
            won: outcome.winners.has(best),
            score: outcome.scores[best],
            seat: best,
            accuracy: None,
            points: (0..info.categories.len()).map(of_category).collect(),
            peeked: table.peeked(),
            time,
            day,
        })
    }
}

/// Results in one title, with one number of seats, against one level.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Id of the title.
    pub game: &'static str,
    pub seats: u8,
    /// The strongest computer, see [`Played::rung`].
    pub rung: usize,
    pub games: u32,
    pub wins: u32,
    /// 95 % confidence interval of the win rate.
    pub interval: (f64, f64),
    pub best: i32,
    pub mean: f64,
    /// Full name and mean points of each category with any points.
    pub categories: Vec<(String, f64)>,
    /// Accuracies of the most recently reviewed games in percent, in order of play.
    pub accuracies: Vec<f32>,
    /// Longest winning streak, in games.
    pub streak: u32,
    /// Number of days on which it was played.
    pub days: usize,
    /// Number of games in which the person saw something hidden and chose again.
    pub peeked: usize,
}

/// Returns the rows of all games, by title in the given order, then by level and seats.
pub fn rows(played: &[Played], titles: &[&'static Info]) -> Vec<Row> {
    let mut rows = Vec::new();
    for info in titles {
        for rung in 0..RUNGS {
            for seats in info.seats.0..=info.seats.1 {
                let like = |game: &&Played| game.info.id == info.id && game.rung == rung && game.seats == seats;
                rows.extend(row(info, played.iter().filter(like).collect()));
            }
        }
    }
    rows
}

fn row(info: &'static Info, mut played: Vec<&Played>) -> Option<Row> {
    sort_by(&mut played, |one, other| (one.day, one.time).cmp(&(other.day, other.time)));
    let first = played.first()?;
    let games = played.len() as u32;
    let wins = played.iter().filter(|game| game.won).count() as u32;
    let mean = |points: &dyn Fn(&Played) -> i32| {
        played.iter().map(|game| f64::from(points(game))).sum::<f64>() / f64::from(games)
    };
    let category = |index: usize| {
        let points_of = |game: &Played| game.points.get(index).copied().unwrap_or(0);
        played
            .iter()
            .any(|game| points_of(game) != 0)
            .then(|| (full_category_name(info, index as u8), mean(&points_of)))
    };
    let reviewed: Vec<f32> = played.iter().filter_map(|game| game.accuracy).collect();
    let runs = played.split(|game| !game.won).map(<[_]>::len);
    Some(Row {
        game: info.id,
        seats: first.seats,
        rung: first.rung,
        games,
        wins,
        interval: wilson_interval(f64::from(wins), games),
        best: played.iter().map(|game| game.score).max()?,
        mean: mean(&|game| game.score),
        categories: (0..info.categories.len()).filter_map(category).collect(),
        accuracies: reviewed[reviewed.len().saturating_sub(LAST_REVIEWED)..].to_vec(),
        streak: runs.max().unwrap_or(0) as u32,
        days: played.chunk_by(|one, next| one.day == next.day).count(),
        peeked: played.iter().filter(|game| game.peeked).count(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::record::{Player, Seed};
    use crate::games::{self, SHELF, Visitor};
    use crate::words::Title;

    fn game(seats: u8, rung: usize, won: bool, score: i32, time: u64) -> Played {
        let info = SHELF[0];
        let mut points = vec![0; info.categories.len()];
        points[1] = score;
        let (seat, accuracy, peeked, day) = (Seat(0), None, false, (time / 10) as i32);
        Played { info, seats, rung, won, score, seat, accuracy, points, peeked, time, day }
    }

    #[test]
    fn games_are_counted_by_seats_and_level() {
        let games = [game(2, 3, true, 50, 1), game(2, 3, false, 20, 2), game(3, 3, true, 9, 3), game(2, 5, true, 7, 4)];
        let rows = rows(&games, SHELF);
        let results: Vec<_> = rows.iter().map(|row| (row.seats, row.rung, row.games, row.wins, row.best)).collect();
        assert_eq!(results, [(2, 3, 2, 1, 50), (3, 3, 1, 1, 9), (2, 5, 1, 1, 7)]);
        assert_eq!(rows[0].mean, 35.0);
        assert_eq!(rows[0].categories, [(full_category_name(SHELF[0], 1), 35.0)]);
        assert_eq!(rows[0].interval, wilson_interval(1.0, 2));
    }

    #[test]
    fn streaks_and_days_follow_the_time_of_play() {
        let times = [(35, true), (1, true), (12, false), (21, true), (22, true), (2, true)];
        let games: Vec<Played> = times.iter().map(|(time, won)| game(2, 3, *won, 5, *time)).collect();
        let row = &rows(&games, SHELF)[0];
        assert_eq!((row.streak, row.days), (3, 4), "two, one lost, three; the days 0, 1, 2 and 3");
        assert_eq!(rows(&[], SHELF), []);
    }

    #[test]
    fn the_latest_accuracies_are_in_order_of_play() {
        let reviewed = |time: u64| Played { accuracy: Some(time as f32), ..game(2, 3, true, 5, time) };
        let mut played: Vec<Played> = (0..=LAST_REVIEWED as u64).rev().map(reviewed).collect();
        played.push(game(2, 3, true, 5, 99));
        let listed = &rows(&played, SHELF)[0].accuracies;
        assert_eq!((listed.len(), listed[0], listed[LAST_REVIEWED - 1]), (LAST_REVIEWED, 1.0, LAST_REVIEWED as f32));
    }

    /// A game of two, the first a person, played to its end at random.
    struct PlayedOut(&'static str);
    impl Visitor for PlayedOut {
        type Output = Option<Played>;
        fn visit<G: Title>(self) -> Option<Played> {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", self.0)];
            let mut table = Table::new::<G>(G::Options::default(), players, Seed(418)).expect("two can play");
            assert!(Played::from_table(&table, Origin::Dealt, 0, 0).is_none(), "it is not over");
            let mut chance = crate::engine::Chance::stream(7);
            while table.to_act().is_some() {
                let legal = table.legal().len();
                table.act(chance.index(legal)).expect("it is legal");
            }
            for origin in [Origin::Branch, Origin::Received] {
                assert!(Played::from_table(&table, origin, 5, 9).is_none(), "{origin:?} is no game that one played");
            }
            Played::from_table(&table, Origin::Dealt, 5, 9)
        }
    }

    #[test]
    fn the_categories_of_a_played_game_add_up_to_its_score() {
        for info in SHELF.iter().filter(|info| info.totals == 1) {
            let played = games::visit(info.id, PlayedOut("sharp")).expect("it is in the catalogue");
            let played = played.expect("a person played against a computer");
            assert_eq!((played.rung, played.seats, played.time, played.day), (4, 2, 5, 9));
            assert_eq!(played.points.iter().sum::<i32>(), played.score, "{}", info.id);
        }
    }

    #[test]
    fn games_of_people_alone_are_not_counted() {
        for info in SHELF {
            let played = games::visit(info.id, PlayedOut(Player::PERSON)).expect("it is in the catalogue");
            assert!(played.is_none());
        }
    }
}
