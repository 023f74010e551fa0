//! The number of presses a turn takes: a measurement, not a test.
//!
//! A robot plays a person's seat with a novice's choices and counts the presses for each action: its pieces and the
//! button that carries it out; and also the minimum, with the help of the table. Run by hand: `cargo test --test
//! native presses -- --ignored --nocapture`.

use core::mem::discriminant;

use tea_table::ai::{Evaluator, Level, choose, current_decision_seed};
use tea_table::engine::record::Player;
use tea_table::engine::seed::Seed;
use tea_table::engine::{Seat, Viewer};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::table::pressing::{Commit, Pressed, Pressing};
use tea_table::words::Title;

const GAMES: u64 = 200;

/// The presses of each of the person's turns, sorted.
#[derive(Default)]
struct Presses {
    /// Every action pressed and confirmed separately.
    apart: Vec<usize>,
    /// With the help of the table: it answers and ends turns where it can, presses the usual companions of a piece
    /// too, and confirms equal steps in a row together.
    together: Vec<usize>,
}

/// Returns the minimum number of presses for `action`, whichever piece is first, including its confirmation unless
/// that of the previous step covers it (`confirmed`); `None` if no order of its pieces chooses it.
fn fewest_presses<G: Title>(
    pressing: &Pressing<G>,
    view: &G::View,
    action: G::Action,
    confirmed: bool,
) -> Option<usize> {
    let mut parts = Vec::new();
    G::presses(view, &action, &mut parts);
    let beginning_with = |first: usize| {
        let mut pressing = pressing.clone();
        let mut order = parts.clone();
        order[..=first].rotate_right(1);
        let mut presses = 0;
        for part in order {
            if pressing.confirm() != Pressed::Act(vec![action])
                && pressing.picker().times(part) < parts.iter().filter(|other| **other == part).count()
            {
                presses += 1;
                if pressing.press(part) == Pressed::Act(vec![action]) {
                    return Some(presses);
                }
            }
        }
        (pressing.confirm() == Pressed::Act(vec![action])).then_some(presses + usize::from(!confirmed))
    };
    (0..parts.len()).filter_map(beginning_with).min()
}

struct CountPresses;

impl Visitor for CountPresses {
    type Output = Presses;

    fn visit<G: Title>(self) -> Presses {
        let mut all = Presses::default();
        for seed in 0..GAMES {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
            let mut table =
                Table::new::<G>(G::Options::default(), players, Seed::in_words(seed)).expect("two can play");
            let (mut turn, mut before) = (None, None);
            while let Some(seat) = table.to_act() {
                let view = G::view(table.session::<G>().state(), Viewer::Seat(seat));
                let decision = current_decision_seed(table.session::<G>()).expect("somebody is to act");
                let action =
                    choose::<G>(&view, Level::Novice.budget::<G>().scaled(100), &Evaluator::best().0, decision);
                if seat == Seat(0) {
                    let now = table.moment().turn;
                    if turn.replace(now) != Some(now) {
                        all.apart.push(0);
                        all.together.push(0);
                        before = None;
                    }
                    let mut parts = Vec::new();
                    G::presses(&view, &action, &mut parts);
                    // A button that passes or ends is pressed once, as is that of a lane; anything else is pressed and
                    // confirmed.
                    let is_button =
                        G::is_pass(&action) || G::is_end(&action) || action.to_string().starts_with("lane ");
                    let confirms = usize::from(!is_button);
                    let continues = before.replace(discriminant(&action)) == Some(discriminant(&action));
                    if let Some(sum) = all.apart.last_mut() {
                        *sum += parts.len() + confirms;
                    }
                    if let Some(sum) = all.together.last_mut()
                        && table.only_answer(true).is_none()
                    {
                        let confirmed = is_button || continues;
                        let legal = table.session::<G>().legal();
                        let pressing = Pressing::new(seat, view.clone(), &legal, Commit::WhenConfirmed);
                        let fewest = fewest_presses::<G>(&pressing, &view, action, confirmed);
                        *sum += fewest.unwrap_or(parts.len() + usize::from(!confirmed));
                    }
                } else {
                    before = None;
                }
                let index = table.indices_of::<G>(&[action]).expect("it is legal");
                table.act_all(&index).expect("it is legal");
            }
        }
        all.apart.sort_unstable();
        all.together.sort_unstable();
        all
    }
}

#[test]
#[ignore = "a measurement: 200 games of each title"]
fn measure_presses_of_a_turn() {
    for info in SHELF {
        let Presses { apart, together } = visit(info.id, CountPresses).expect("it is there");
        let figures =
            |sorted: &[usize]| format!("median {}, most {}", sorted[sorted.len() / 2], sorted[sorted.len() - 1]);
        println!("{}: {} turns; apart {}; together {}", info.id, apart.len(), figures(&apart), figures(&together));
        assert!(together.iter().sum::<usize>() <= apart.iter().sum(), "{}: together takes no more", info.id);
    }
}
