//! Random games, checked ply by ply.

use std::collections::BTreeSet;

use crate::engine::{Chance, Determinize, Game, Oracle, Press, Seat, Turn, Variant, Viewer};
use crate::games::ceylon_cards::{Action, CeylonCards, Options, State};

type G = CeylonCards;

fn inspect(state: &State, legal: &[Action], to_act: Seat, seed: u64) {
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{legal:?}");
    assert!(!legal.is_empty());
    let allowed: Vec<Action> = G::universe(state).into_iter().filter(|action| G::allows(state, action)).collect();
    assert_eq!(legal, allowed, "{state:?}");
    for viewer in Seat::all(state.seats) {
        let view = G::view(state, Viewer::Seat(viewer));
        for luck in 0..3 {
            let world = G::determinize(&view, &mut Chance::stream(seed + luck));
            assert_eq!(G::audit(&world), Ok(()));
            assert_eq!(G::view(&world, Viewer::Seat(viewer)), view);
            if viewer == to_act {
                let mut other = vec![];
                G::legal(&world, &mut other);
                assert_eq!(legal, other);
            }
        }
    }
    let view = G::view(state, Viewer::Seat(to_act));
    let mut presses = BTreeSet::new();
    for action in legal {
        assert_eq!(action.to_string().parse(), Ok(*action));
        let mut parts = vec![];
        G::presses(&view, action, &mut parts);
        parts.sort();
        assert!(!parts.is_empty() && presses.insert(parts));
    }
}

#[test]
fn random_games_keep_every_law() {
    for seats in 2..=8 {
        for seed in 0..6 {
            let mut options = Options::default();
            options.set(1, seed as usize % 2);
            options.set(2, seed as usize / 2 % 2);
            let (mut choice, mut luck) = (Chance::stream(seed * 97), Chance::stream(seed));
            let mut events = vec![];
            let mut state = G::setup(&options, seats, &mut luck, &mut events);
            let mut plies = 0;
            let mut legal = vec![];
            while let Turn::Act(to_act) = G::turn(&state) {
                assert_eq!(G::audit(&state), Ok(()));
                legal.clear();
                G::legal(&state, &mut legal);
                if plies % 41 == 0 {
                    inspect(&state, &legal, to_act, seed);
                }
                G::apply(&mut state, legal[choice.index(legal.len())], &mut luck, &mut events);
                plies += 1;
            }
            let Turn::Over(outcome) = G::turn(&state) else { unreachable!() };
            let mut sums = [0; 8];
            for scored in events.iter().filter_map(G::scored) {
                sums[scored.seat.index()] += scored.points;
            }
            assert_eq!(outcome.scores.0, sums);
            assert!(plies < G::INFO.longest);
            println!("{seats} seats: {plies} plies, end {}, {} rounds", outcome.end, state.round);
        }
    }
}
