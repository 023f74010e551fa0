//! How many presses a turn takes: a measurement, not a test.
//!
//! A robot plays a person's seat with the choices of a novice, and counts what a person would press for each action:
//! its pieces, and the button that carries it out. Run by hand:
//! `cargo test --test native presses -- --ignored --nocapture`.

use core::mem::discriminant;

use tea_table::ai::{Evaluator, Level, choose, current_decision_seed};
use tea_table::engine::record::Player;
use tea_table::engine::seed::Seed;
use tea_table::engine::{Seat, Viewer};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::words::Title;

const GAMES: u64 = 200;

/// Presses of each turn of the person, sorted.
#[derive(Default)]
struct Presses {
    /// Where every action is pressed and confirmed by itself.
    apart: Vec<usize>,
    /// Where the table gives only answers and ends turns, and equal steps in a row are confirmed together.
    together: Vec<usize>,
}

/// Plays games and counts.
struct Count;

impl Visitor for Count {
    type Output = Presses;

    fn visit<G: Title>(self) -> Presses {
        let mut all = Presses::default();
        for seed in 0..GAMES {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
            let mut table =
                Table::<G>::new(G::Options::default(), players, Seed::in_words(seed)).expect("two can play");
            let (mut turn, mut before) = (None, None);
            while let Some(seat) = table.session.to_act() {
                let view = G::view(table.session.state(), Viewer::Seat(seat));
                let decision = current_decision_seed(&table.session).expect("somebody is to act");
                let action = choose::<G>(&view, Level::Novice.budget::<G>().part(100), &Evaluator::best().0, decision);
                if seat == Seat(0) {
                    let now = table.session.moment().turn;
                    if turn.replace(now) != Some(now) {
                        all.apart.push(0);
                        all.together.push(0);
                        before = None;
                    }
                    let mut parts = Vec::new();
                    G::presses(&view, &action, &mut parts);
                    // A button that passes or ends is pressed once; all else is pressed and confirmed.
                    let is_button = G::is_pass(&action) || G::is_end(&action);
                    let confirms = usize::from(!is_button);
                    let continues = before.replace(discriminant(&action)) == Some(discriminant(&action));
                    if let Some(sum) = all.apart.last_mut() {
                        *sum += parts.len() + confirms;
                    }
                    if let Some(sum) = all.together.last_mut()
                        && table.only_answer(true).is_none()
                    {
                        *sum += parts.len() + if continues { 0 } else { confirms };
                    }
                } else {
                    before = None;
                }
                table.act(action).expect("it is legal");
            }
        }
        all.apart.sort_unstable();
        all.together.sort_unstable();
        all
    }
}

#[test]
#[ignore = "a measurement: 200 games of each title"]
fn of_a_turn() {
    for info in SHELF {
        let Presses { apart, together } = visit(info.id, Count).expect("it is there");
        let figures =
            |sorted: &[usize]| format!("median {}, most {}", sorted[sorted.len() / 2], sorted[sorted.len() - 1]);
        println!("{}: {} turns; apart {}; together {}", info.id, apart.len(), figures(&apart), figures(&together));
        assert!(together.iter().sum::<usize>() <= apart.iter().sum(), "{}: together takes no more", info.id);
    }
}
