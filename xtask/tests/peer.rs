//! The search of another crate, `turnbase-bots`, at our card game: plain information-set Monte Carlo tree search with
//! random playouts and no knowledge of the game. It shows the value of ours.
//!
//! [`Adapter`] presents one of our games to that crate. The match takes minutes and must be requested by name: `cargo
//! test --release --package xtask --test peer -- --ignored --nocapture`.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use tea_table::ai::{Budget, Evaluator, Search};
use tea_table::engine::{Chance, Determinize, Game, Outcome, Seat, Turn, Viewer};
use tea_table::games::ceylon_cards::CeylonCards;
use turnbase::{ActivePlayers, PlayerId, Prng};
use turnbase_bots::{Bot, Ismcts};

/// Presents a game of ours with this number of seats and the usual options to the other crate.
struct Adapter<G: Game> {
    seats: u8,
    options: G::Options,
}

/// A state with the seed of its future luck.
#[derive(Clone, Debug)]
struct World<S> {
    state: S,
    luck: u64,
}

fn seat_of(player: PlayerId) -> Seat {
    Seat(player.index() as u8)
}

impl<G: Game> turnbase::Game for Adapter<G> {
    type State = World<G::State>;
    type Action = G::Action;
    type View = G::View;

    fn new_initial_state(&self, seed: u64) -> Self::State {
        let state = G::setup(&self.options, self.seats, &mut Chance::stream(seed), &mut ());
        World { state, luck: seed.wrapping_add(1) }
    }

    fn num_players(&self) -> usize {
        self.seats.into()
    }

    fn active_players(&self, world: &Self::State) -> ActivePlayers {
        match G::turn(&world.state) {
            Turn::Act(seat) => ActivePlayers::one(PlayerId::new(seat.0.into())),
            Turn::Over(_) => ActivePlayers::none(),
        }
    }

    fn legal_actions(&self, world: &Self::State, player: PlayerId) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if G::turn(&world.state) == Turn::Act(seat_of(player)) {
            G::legal(&world.state, &mut legal);
        }
        legal
    }

    fn apply(&self, world: &mut Self::State, _: PlayerId, action: G::Action) {
        let mut chance = Chance::stream(world.luck);
        world.luck = world.luck.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1);
        G::apply(&mut world.state, action, &mut chance, &mut ());
    }

    fn is_terminal(&self, world: &Self::State) -> bool {
        matches!(G::turn(&world.state), Turn::Over(_))
    }

    fn reward(&self, world: &Self::State, player: PlayerId) -> f64 {
        match G::turn(&world.state) {
            Turn::Over(outcome) => win_share(&outcome, seat_of(player)),
            Turn::Act(_) => 0.0,
        }
    }

    fn view(&self, world: &Self::State, viewer: Option<PlayerId>) -> G::View {
        G::view(&world.state, viewer.map_or(Viewer::Public, |player| Viewer::Seat(seat_of(player))))
    }
}

impl<G: Determinize> turnbase::Determinize for Adapter<G> {
    fn determinize(&self, world: &Self::State, observer: PlayerId, rng: &mut Prng) -> Self::State {
        let view = G::view(&world.state, Viewer::Seat(seat_of(observer)));
        World { state: G::determinize(&view, &mut Chance::stream(rng.next_u64())), luck: rng.next_u64() }
    }
}

fn win_share(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.winners.has(seat) {
        true => 1.0 / outcome.winners.len() as f64,
        false => 0.0,
    }
}

/// The result of a game between our search and the other, as the share of the win for ours, with the thinking times of
/// both.
#[derive(Default, Debug)]
struct PlayedGame {
    share: f64,
    ours: Duration,
    theirs: Duration,
    plies: u32,
}

/// Plays one game of two seats, with our search at `own`.
fn play(seed: u64, own: Seat, budget: Budget, iterations: u32) -> PlayedGame {
    use turnbase::Game as _;
    let game = Adapter::<CeylonCards> { seats: 2, options: Default::default() };
    let mut world = game.new_initial_state(seed);
    let mut peer = Ismcts::new(iterations, seed);
    let mut played = PlayedGame::default();
    loop {
        let seat = match CeylonCards::turn(&world.state) {
            Turn::Act(seat) => seat,
            Turn::Over(outcome) => return PlayedGame { share: win_share(&outcome, own), ..played },
        };
        let player = PlayerId::new(seat.0.into());
        let begun = Instant::now();
        let action = if seat == own {
            let view = CeylonCards::view(&world.state, Viewer::Seat(seat));
            let seed = seed.wrapping_add(u64::from(played.plies));
            let mut search = Search::<CeylonCards>::new(view, seed, budget).with_evaluator(Evaluator::best().0);
            while !search.step(1000) {}
            search.best()
        } else {
            peer.choose(&game, &world, player).expect("somebody is to act, so that something is legal")
        };
        *(if seat == own { &mut played.ours } else { &mut played.theirs }) += begun.elapsed();
        assert!(game.legal_actions(&world, player).contains(&action), "{action} is not legal");
        game.apply(&mut world, player, action);
        played.plies += 1;
    }
}

#[test]
fn the_other_crate_plays_our_card_game_to_its_end() {
    let played = play(7, Seat(0), Budget { trees: 1, iterations: 1 }, 1);
    assert!(played.plies > 10, "{played:?}");
}

#[test]
#[ignore = "a match takes minutes; its figures stand in docs/opponents.md"]
fn our_search_against_the_other_at_equal_time() {
    let figure = |name: &str, usual: u32| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, ours, theirs) = (figure("PEER_GAMES", 100), figure("PEER_OURS", 160), figure("PEER_THEIRS", 10));
    let mut total = PlayedGame::default();
    for game in 0..games {
        // Each deal is played from both seats.
        let budget = Budget { trees: 1, iterations: ours };
        let played = play(u64::from(game / 2), Seat((game % 2) as u8), budget, theirs);
        total.share += played.share;
        total.ours += played.ours;
        total.theirs += played.theirs;
        total.plies += played.plies;
    }
    println!(
        "{games} games: share {:.3}; ours thought {:?}, theirs {:?}",
        total.share / f64::from(games),
        total.ours,
        total.theirs
    );
}
