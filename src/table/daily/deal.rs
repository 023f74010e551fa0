//! The deal of a title on a day: seats, opponents, options and seed, depending on the day of the week.
//!
//! Called by the pages of the daily deals. Everything follows from date and title, so it is the same on every device.
//! Knows no game: the shortest and fullest options come from the game itself.

use crate::ai::level::Level;
use crate::engine::record::Player;
use crate::engine::seed::Seed;
use crate::engine::{Info, Seat, StateHasher};
use crate::table::new_game::{Choices, NewGame};

use super::Date;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    Short,
    Usual,
    Great,
}

/// Seats, opponents and length for each day of the week, Monday first. The number of seats is clamped to what the game
/// allows; `u8::MAX` stands for the full table.
const WEEK: [(u8, Level, Length); 7] = [
    (2, Level::Novice, Length::Short),
    (2, Level::Steady, Length::Usual),
    (3, Level::Steady, Length::Usual),
    (2, Level::Sharp, Length::Usual),
    (3, Level::Sharp, Length::Usual),
    (u8::MAX, Level::Master, Length::Great),
    (2, Level::Master, Length::Usual),
];

/// The daily deal of one title on one date.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub date: Date,
    pub info: &'static Info,
}

impl Deal {
    pub fn seats(&self) -> u8 {
        WEEK[self.date.weekday()].0.clamp(self.info.seats.0, self.info.seats.1)
    }

    /// Returns the level of the opponents.
    pub fn level(&self) -> Level {
        WEEK[self.date.weekday()].1
    }

    /// Derives a number from the date, the title and the `purpose` of the number.
    fn derived_number(&self, purpose: &str) -> u64 {
        let mut hash = StateHasher::default();
        hash.bytes(self.info.id.as_bytes()).bytes(purpose.as_bytes()).add(self.date.number());
        hash.finish()
    }

    pub fn person(&self) -> Seat {
        Seat((self.derived_number("seat") % u64::from(self.seats())) as u8)
    }

    pub fn seed(&self) -> Seed {
        Seed::in_words(self.derived_number("seed"))
    }

    /// Returns the setup of the deal. `names` are those of the players, starting with the person's; they do not affect
    /// the deal.
    pub fn new_game(&self, choices: &Choices, names: &[String]) -> NewGame {
        let options = match WEEK[self.date.weekday()].2 {
            Length::Short => choices.short,
            Length::Usual => "",
            Length::Great => choices.great,
        };
        let values = (choices.read)(options).or_else(|_| (choices.read)("")).unwrap_or_default();
        let mut others = names.iter().skip(1);
        let player = |seat: Seat| match seat == self.person() {
            true => Player::new(names.first().map_or("", String::as_str), Player::PERSON),
            false => Player::new(others.next().map_or("", String::as_str), self.level().key()),
        };
        NewGame { players: Seat::all(self.seats()).map(player).collect(), values, seed: self.seed() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::SHELF;
    use crate::table::new_game::{choices, set_up};

    fn day(day: u8) -> Date {
        Date::new(2026, 11, day).expect("it is a day")
    }

    fn names() -> Vec<String> {
        (0..8).map(|name| format!("Player {name}")).collect()
    }

    #[test]
    fn every_deal_of_a_year_is_valid_and_reproducible() {
        for info in SHELF {
            let choices = choices(info.id).expect("it is in the catalogue");
            let mut seeds = Vec::new();
            for month in 1..=12 {
                for date in (1..=28).step_by(9).filter_map(|day| Date::new(2027, month, day)) {
                    let deal = Deal { date, info };
                    let new_game = deal.new_game(&choices, &names());
                    assert_eq!(new_game, deal.new_game(&choices, &names()));
                    let people = new_game.players.iter().filter(|player| player.is_person()).count();
                    assert_eq!((people, new_game.players.len()), (1, usize::from(deal.seats())));
                    seeds.push(new_game.seed.0);
                    assert!(matches!(set_up(info.id, new_game), Some(Ok(_))), "{} on {date}", info.id);
                }
            }
            let dealt = seeds.len();
            seeds.sort_unstable();
            seeds.dedup();
            assert_eq!(seeds.len(), dealt, "days of {} are alike", info.id);
        }
    }

    /// Known deals must never change: players compare results.
    #[test]
    fn deals_of_known_days_never_change() {
        let dealt = |info| {
            let deal = Deal { date: day(23), info };
            format!("{} {} {}", info.id, deal.seed(), deal.person())
        };
        let found: Vec<String> = SHELF.iter().map(|info| dealt(info)).collect();
        assert_eq!(found, KNOWN);
    }

    const KNOWN: [&str; 4] = [
        "ceylon ivory-wood-309 2",
        "ceylon_cards maple-valley-645 1",
        "chai velvet-shelf-917 2",
        "tea_and_rum mint-mill-847 2",
    ];

    #[test]
    fn monday_is_short_and_saturday_has_a_full_table() {
        for info in SHELF {
            let week: Vec<Deal> = (23..30).map(|number| Deal { date: day(number), info }).collect();
            let max_seats = week.iter().map(Deal::seats).max().expect("there are seven days");
            assert_eq!((week[0].seats(), week[0].level()), (info.seats.1.min(2), Level::Novice));
            assert_eq!((week[5].seats(), week[5].level()), (info.seats.1, Level::Master));
            assert_eq!(max_seats, week[5].seats(), "no table is greater than that of Saturday");
            assert!(week.windows(2).take(5).all(|days| days[0].level() <= days[1].level()), "it gets no easier");
        }
        let chai = SHELF.iter().find(|info| info.id == "chai").expect("it is in the catalogue");
        let choices = choices("chai").expect("it is in the catalogue");
        let goal = |number| Deal { date: day(number), info: chai }.new_game(&choices, &names()).values[0];
        assert_eq!((goal(23), goal(24), goal(28)), (0, 1, 2), "three, four and five ships");
    }

    #[test]
    fn names_do_not_affect_the_deal() {
        for info in SHELF {
            let choices = choices(info.id).expect("it is in the catalogue");
            let deal = Deal { date: day(25), info };
            let (one, other) = (deal.new_game(&choices, &names()), deal.new_game(&choices, &[]));
            assert_eq!((one.seed, &one.values), (other.seed, &other.values));
            let kinds = |game: &NewGame| game.players.iter().map(|player| player.kind.clone()).collect::<Vec<_>>();
            assert_eq!(kinds(&one), kinds(&other));
        }
    }
}
