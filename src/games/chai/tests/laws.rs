//! The laws of every game, on quick random play of Chai.

use crate::engine::{Chance, Game, Imagine, Judge, Press, Rule, Scored, Speaker, Turn, Umpire, Viewer, Words, variant};
use crate::games::chai::{Action, Chai, Options};

fn options() -> Vec<(u8, Options)> {
    let two = ["", "goal=3,first=b,second=b", "goal=5,second=b"];
    let one = ["", "goal=5,first=b,years=shuffled", "goal=3,first=b"];
    let read = |text: &&str| variant::read(text).expect("options");
    two.iter().map(|text| (2, read(text))).chain(one.iter().map(|text| (1, read(text)))).collect()
}

#[test]
fn the_laws_hold_on_random_games() {
    let mut longest = 0;
    for (seats, options) in options() {
        for seed in 0..8 {
            longest = longest.max(play(seats, &options, seed));
        }
    }
    assert!(longest <= Chai::INFO.longest / 4, "{longest}");
}

fn play(seats: u8, options: &Options, seed: u64) -> u32 {
    let mut chance = Chance::stream(seed);
    let mut events = Vec::new();
    let mut state = Chai::setup(options, seats, &mut chance, &mut events);
    let mut legal = Vec::new();
    for ply in 0..Chai::INFO.longest {
        Chai::audit(&state).unwrap_or_else(|fault| panic!("seed {seed}, ply {ply}: {fault}"));
        let seat = match Chai::turn(&state) {
            Turn::Act(seat) => seat,
            Turn::Over(outcome) => {
                let mut sums = [0; 2];
                for Scored { seat, points, .. } in events.iter().filter_map(Chai::scored) {
                    sums[seat.index()] += points;
                }
                assert_eq!(sums[..], outcome.scores.0[..2], "seed {seed}");
                return ply;
            }
        };
        legal.clear();
        Chai::legal(&state, &mut legal);
        assert!(!legal.is_empty() && legal.is_sorted_by(|one, other| one < other), "{legal:?}");
        let view = Chai::view(&state, Viewer::Seat(seat));
        for action in &legal {
            assert_eq!(action.to_string().parse(), Ok(*action));
            let Rule(key) = Chai::rule(&state, action);
            assert!(Chai::rulebook().section(Rule(key)).is_some(), "{key}");
        }
        if ply % 5 == 0 {
            examine(&state, &legal, seat, &mut chance);
        }
        Chai::prompt(&view, &Speaker { names: &["Asha".into(), "Bao".into()], reader: Viewer::Seat(seat) });
        let choice = legal[chance.index(legal.len())];
        Chai::apply(&mut state, choice, &mut chance, &mut events);
    }
    panic!("seed {seed} does not end");
}

fn examine(state: &<Chai as Game>::State, legal: &[Action], seat: crate::engine::Seat, chance: &mut Chance) {
    let mut allowed = Chai::universe(state);
    allowed.retain(|action| Chai::allows(state, action));
    assert_eq!(legal, allowed, "{:?}", state.table.pending());
    let view = Chai::view(state, Viewer::Seat(seat));
    let imagined = Chai::imagine(&view, chance);
    assert_eq!(Chai::view(&imagined, Viewer::Seat(seat)), view);
    let mut other = Vec::new();
    Chai::legal(&imagined, &mut other);
    assert_eq!(other, legal);
    let mut spellings: Vec<_> = legal
        .iter()
        .map(|action| {
            let mut parts = Vec::new();
            Chai::presses(&view, action, &mut parts);
            assert!(!parts.is_empty());
            parts.iter().for_each(|part| assert!(!Chai::part(&view, *part).is_empty()));
            assert!(!Chai::verb(&view, action).is_empty());
            parts.sort_unstable();
            parts
        })
        .collect();
    let all = spellings.len();
    spellings.sort_unstable();
    spellings.dedup();
    assert_eq!(spellings.len(), all, "two actions are spelled alike");
    let mut weights = Vec::new();
    Chai::weigh(state, legal, &mut weights);
    assert!(weights.len() == legal.len() && weights.iter().all(|weight| *weight >= 0.0));
    assert!(weights.iter().sum::<f32>() > 0.0);
    assert!((0.0..=1.0).contains(&Chai::worth(state).0[seat.index()]));
}
