//! Laws over random games of all seat counts and options.

use crate::engine::*;
use crate::games::tea_and_rum::*;

fn random_game(options: &Options, seats: u8, seed: u64, ends: &mut [u32; 8]) -> (usize, usize) {
    let mut luck = Chance::stream(seed);
    let mut events = Vec::new();
    let mut state = TeaAndRum::setup(options, seats, &mut Chance::at(seed, 0), &mut events);
    let (mut legal, mut plies, mut deepest) = (Vec::new(), 0u32, 0);
    let outcome = loop {
        TeaAndRum::audit(&state).unwrap_or_else(|fault| panic!("seed {seed}, ply {plies}: {fault}"));
        let seat = match TeaAndRum::turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Act(seat) => seat,
        };
        legal.clear();
        TeaAndRum::legal(&state, &mut legal);
        assert!(legal.len() > 1, "a decision with one answer is not asked: {legal:?}");
        assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "sorted and unique: {legal:?}");
        let universe = TeaAndRum::universe(&state).into_iter().collect::<std::collections::BTreeSet<_>>();
        let allowed: Vec<_> = universe.into_iter().filter(|action| TeaAndRum::allows(&state, action)).collect();
        assert_eq!(legal, allowed, "seed {seed}, ply {plies}, {:?}", state.0.asked());
        let view = TeaAndRum::view(&state, Viewer::Seat(seat));
        let mut spellings = Vec::new();
        for action in &legal {
            assert_eq!(action.to_string().parse(), Ok(*action));
            let mut parts = Vec::new();
            TeaAndRum::presses(&view, action, &mut parts);
            parts.sort();
            spellings.push(parts);
            assert!(TeaAndRum::rulebook().section(TeaAndRum::rule(&state, action)).is_some(), "{action}");
            assert!(!TeaAndRum::verb(&view, action).is_empty());
        }
        spellings.sort();
        assert!(spellings.windows(2).all(|pair| pair[0] != pair[1]), "two actions share a spelling");
        for viewer in Seat::all(seats).map(Viewer::Seat) {
            let view = TeaAndRum::view(&state, viewer);
            let imagined = TeaAndRum::imagine(&view, &mut luck);
            TeaAndRum::audit(&imagined).unwrap_or_else(|fault| panic!("imagined: {fault}"));
            assert_eq!(TeaAndRum::view(&imagined, viewer), view);
            if viewer == Viewer::Seat(seat) {
                let mut again = Vec::new();
                TeaAndRum::legal(&imagined, &mut again);
                assert_eq!(again, legal);
            }
        }
        let action = legal[luck.index(legal.len())];
        plies += 1;
        TeaAndRum::apply(&mut state, action, &mut Chance::at(seed, plies), &mut events);
        deepest = deepest.max(state.0.tasks.all().len());
    };
    assert!(plies <= TeaAndRum::INFO.longest);
    let mut scores = [0; MAX_SEATS];
    for scored in events.iter().filter_map(TeaAndRum::scored) {
        assert!(usize::from(scored.category) < TeaAndRum::INFO.categories.len());
        scores[scored.seat.index()] += scored.points;
    }
    assert_eq!(scores, outcome.scores.0, "the sum of what was told");
    ends[usize::from(outcome.end)] += 1;
    (plies as usize, deepest)
}

use crate::engine::seat::MAX_SEATS;

#[test]
fn random_games_keep_the_laws() {
    let mut ends = [0; 8];
    for limited in [true, false] {
        for seats in 2..=4 {
            for seed in 0..60 {
                let (_, deepest) = random_game(&Options { limited }, seats, seed, &mut ends);
                assert!(deepest < 16, "the stack was {deepest} deep");
            }
        }
    }
    println!("{ends:?}");
}
