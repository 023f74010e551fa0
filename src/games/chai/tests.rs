//! Tests of the rules of Chai.

use super::*;
use crate::engine::variant;

#[test]
fn random_games_end() {
    let mut longest = 0;
    for (seats, text) in
        [(2, ""), (2, "first=b,second=b,goal=5"), (1, ""), (1, "first=b,years=shuffled,goal=5"), (2, "goal=3,first=b")]
    {
        let options: Options = variant::read(text).unwrap();
        let mut ends = [0; 2];
        let (mut plies, mut most, mut total) = (0u32, 0, 0u64);
        for seed in 0..400 {
            let mut chance = Chance::stream(seed);
            let mut events = Vec::new();
            let mut state = Chai::setup(&options, seats, &mut chance, &mut events);
            let mut actions = Vec::new();
            plies = 0;
            let outcome = loop {
                let seat = match Chai::turn(&state) {
                    Turn::Act(seat) => seat,
                    Turn::Over(outcome) => break outcome,
                };
                actions.clear();
                Chai::legal(&state, &mut actions);
                assert!(!actions.is_empty(), "{seed} {plies} {state:?}");
                assert!(actions.is_sorted_by(|a, b| a < b), "{actions:?}");
                most = most.max(actions.len());
                for action in &actions {
                    assert_eq!(action.to_string().parse(), Ok(*action));
                }
                let view = Chai::view(&state, Viewer::Seat(seat));
                let other = Chai::imagine(&view, &mut chance);
                assert_eq!(Chai::view(&other, Viewer::Seat(seat)), view);
                Chai::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut events);
                plies += 1;
            };
            total += u64::from(plies);
            longest = longest.max(plies);
            ends[usize::from(outcome.end)] += 1;
            let mut sums = [0; 2];
            for scored in events.iter().filter_map(Chai::scored) {
                sums[scored.seat.index()] += scored.points;
            }
            assert_eq!(sums, [outcome.scores.0[0], outcome.scores.0[1]], "seed {seed}");
        }
        println!("{seats} {text}: ends {ends:?} plies {} most legal {most} {plies}", total / 400);
    }
    println!("longest {longest}");
}
