//! The balance of the sides and the merchants of Chai: a measurement, not a test.
//!
//! Its figures are in docs/rules/chai.md 18.5. Run by hand: `cargo test --test native balance -- --ignored
//! --nocapture`.

use tea_table::ai::Player;
use tea_table::ai::arena::{Pairing, play_game};
use tea_table::engine::{Chance, Game, PerSeat, Seat};
use tea_table::games::chai::{Chai, Options, Side, SideOption};

const GAMES: u32 = 400;

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    wins: f64,
}

impl Tally {
    fn add(&mut self, won: f64) {
        self.games += 1;
        self.wins += won;
    }
    /// Returns the win rate and its standard error, in percent.
    fn percent(self) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let share = self.wins / games;
        (100.0 * share, 100.0 * (share * (1.0 - share) / games).sqrt())
    }
}

/// Plays a series of games and prints the wins of side B by the tea of the merchant. `game_of` returns the deal and
/// the sides for each game's number.
fn balance_line(name: &str, game_of: impl Fn(u32) -> (u32, [SideOption; 2])) {
    let steady = "steady".parse::<Player>().expect("a level");
    let evaluators = [steady.evaluator(), steady.evaluator()];
    let (mut by_tea, mut all) = ([Tally::default(); 6], Tally::default());
    for game in 0..GAMES {
        let (deal, sides) = game_of(game);
        let options = Options { sides, ..Options::default() };
        let pairing = Pairing::new(1, 2 * deal, 2);
        let merchants: PerSeat<_, 2> =
            Chai::setup(&options, 2, &mut Chance::at(pairing.seed, 0), &mut ()).table.merchants;
        let outcome = play_game::<Chai>(&[steady, steady], &evaluators, &options, pairing, |_, decide| decide());
        for seat in Seat::all(2).filter(|seat| merchants[*seat].side == Side::B) {
            let won = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            by_tea[merchants[seat].tea as usize].add(won);
            all.add(won);
        }
    }
    let cells = by_tea.iter().map(|tally| format!(" {:.0} (of {}) |", tally.percent().0, tally.games));
    let (share, error) = all.percent();
    println!("| {name} |{} {share:.1} ± {error:.1} |", cells.collect::<String>());
}

#[test]
#[ignore = "a measurement of half an hour"]
fn measure_balance_of_the_merchants() {
    use SideOption::{A, B};
    println!("| share of games won by side B, % | M1 | M2 | M3 | M4 | M5 | M6 | all |");
    balance_line("against side A", |game| (game / 2, if game % 2 == 0 { [B, A] } else { [A, B] }));
    balance_line("against side B", |game| (game, [B, B]));
}
