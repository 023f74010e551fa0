//! The characters of computer players: the preference of each can be satisfied in every game, and counts a little for
//! its own seat.

use tea_table::ai::Evaluator;
use tea_table::engine::record::Player;
use tea_table::engine::{Chance, Character, PerSeat, Seat, Turn};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::words::Title;

struct GreatestProgress(Character);

impl Visitor for GreatestProgress {
    /// The highest progress of any seat.
    type Output = f32;

    fn visit<G: Title>(self) -> f32 {
        let GreatestProgress(character) = self;
        let seats = G::INFO.seats.0.max(2);
        let evaluator = Evaluator::<G>::handwritten().with_character(Some(character));
        let mut max_progress = 0.0_f32;
        for seed in 0..8 {
            let mut chance = Chance::stream(seed);
            let mut state = G::setup(&G::Options::default(), seats, &mut chance, &mut ());
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            while let Turn::Act(_) = G::turn(&state) {
                for seat in Seat::all(seats) {
                    let progress = G::progress(&state, seat, character);
                    assert!(progress >= 0.0, "{}: {progress} for {character:?}", G::INFO.id);
                    max_progress = max_progress.max(progress);
                }
                legal.clear();
                G::legal(&state, &mut legal);
                weights.clear();
                G::priors(&state, &legal, &mut weights);
                // Mostly the action with the highest prior, so that some seat fulfils a contract.
                let best = (0..legal.len()).max_by(|one, other| weights[*one].total_cmp(&weights[*other]));
                let index = best.filter(|_| chance.index(4) > 0).unwrap_or_else(|| chance.index(legal.len()));
                let action = legal[index];
                G::apply(&mut state, action, &mut chance, &mut ());
            }
            let mut shares = PerSeat::default();
            shares[Seat(0)] = 0.5_f32;
            shares[Seat(1)] = 0.5;
            evaluator.apply_character(&state, Seat(1), &mut shares);
            assert!(shares[Seat(0)] == 0.5 && (shares[Seat(1)] - 0.5).abs() <= Character::WEIGHT / 2.0 + 1e-6);
        }
        max_progress
    }
}

#[test]
fn every_character_can_progress_in_every_game() {
    for info in SHELF {
        for character in Character::ALL {
            let most = visit(info.id, GreatestProgress(character)).expect("it is on the shelf");
            assert!(most > 0.0, "{}: nothing for {character:?}", info.id);
        }
    }
}

struct Travel;

impl Visitor for Travel {
    type Output = ();

    fn visit<G: Title>(self) {
        let players = [Player::new("Asha", "person"), Player::new("Bao", "sharp:trader")];
        let table = Table::new::<G>(G::Options::default(), players.to_vec(), "characters".parse().expect("any text"));
        let table = table.expect("two may play");
        let opened = Table::open_link(&table.link()).expect("its own link");
        assert_eq!(opened.seating.players, players, "{}", G::INFO.id);
    }
}

#[test]
fn links_contain_characters() {
    SHELF.iter().for_each(|info| visit(info.id, Travel).expect("it is on the shelf"));
}
