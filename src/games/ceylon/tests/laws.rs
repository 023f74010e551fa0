//! Random play in every kind of game, with every law checked on the way.

use super::*;

/// Every combination of options for `seats`.
fn tables() -> Vec<(u8, Options)> {
    let mut tables = Vec::new();
    for seats in 2..=4 {
        for tiles in 0..2 {
            for dropped in 0..if seats == 2 { 3 } else { 1 } {
                let mut options = Options::default();
                options.set(0, tiles);
                options.set(1, dropped);
                tables.push((seats, options));
            }
        }
    }
    tables
}

#[test]
fn random_games_keep_every_law() {
    let mut longest = 0;
    for (seats, options) in tables() {
        for seed in 0..60 {
            let mut chance = Chance::stream(seed);
            let mut events = Vec::new();
            let mut state = Ceylon::setup(&options, seats, &mut chance, &mut events);
            let (mut plies, mut actions) = (0u32, Vec::new());
            let outcome = loop {
                Ceylon::audit(&state).unwrap_or_else(|why| panic!("{why}: {state:#?}"));
                actions.clear();
                Ceylon::legal(&state, &mut actions);
                let seat = match Ceylon::turn(&state) {
                    Turn::Over(outcome) => break outcome,
                    Turn::Act(seat) => seat,
                };
                assert!(!actions.is_empty(), "{state:#?}");
                assert!(actions.is_sorted() && actions.windows(2).all(|pair| pair[0] != pair[1]), "{actions:?}");
                let view = Ceylon::view(&state, Viewer::Seat(seat));
                let mut spellings: Vec<_> = actions
                    .iter()
                    .map(|action| {
                        let mut parts = Vec::new();
                        Ceylon::presses(&view, action, &mut parts);
                        parts.sort();
                        parts
                    })
                    .collect();
                spellings.sort();
                assert!(spellings.windows(2).all(|pair| pair[0] != pair[1]), "{actions:?}");
                assert!(actions.iter().all(|action| action.to_string().parse() == Ok(*action)));
                if (plies + seed as u32).is_multiple_of(5) {
                    let mut allowed = Ceylon::universe(&state);
                    allowed.retain(|action| Ceylon::allows(&state, action));
                    allowed.sort();
                    assert_eq!(actions, allowed, "{state:#?}");
                    for viewer in Seat::all(seats) {
                        let view = Ceylon::view(&state, Viewer::Seat(viewer));
                        let imagined = Ceylon::imagine(&view, &mut chance);
                        Ceylon::audit(&imagined).expect("an imagined state is a state");
                        assert_eq!(Ceylon::view(&imagined, Viewer::Seat(viewer)), view);
                        if viewer == seat {
                            let mut there = Vec::new();
                            Ceylon::legal(&imagined, &mut there);
                            assert_eq!(there, actions);
                        }
                        let bytes = postcard::to_allocvec(&view).expect("written");
                        assert_eq!(postcard::from_bytes::<View>(&bytes).expect("read"), view);
                        let text = serde_json::to_string(&view).expect("written");
                        assert_eq!(serde_json::from_str::<View>(&text).expect("read"), view);
                    }
                }
                let action = actions[chance.index(actions.len())];
                Ceylon::apply(&mut state, action, &mut chance, &mut events);
                plies += 1;
            };
            longest = longest.max(plies);
            let mut sums = [0; 8];
            events.iter().filter_map(Ceylon::scored).for_each(|scored| sums[scored.seat.index()] += scored.points);
            assert_eq!(outcome.scores.0, sums);
            assert_eq!(outcome.winners.len(), 1);
        }
    }
    assert!(longest <= Ceylon::INFO.longest, "{longest}");
}
