//! The search on small games with known best play.

mod net;
pub(super) mod parlour;
mod shelf;

use super::job_queue::JobQueue;
use super::protocol::{FromWorker, Job, Reply, ToWorker, decode, encode};
use super::question::{Question, ReplyOutcome, SearchPool, current_question, worker_count};
use super::{Budget, Evaluator, Player, Search, arena, choose};
use crate::engine::record::Record;
use crate::engine::{Chance, Determinize, Game, Seat, Turn, Viewer};
use parlour::{Guess, Higher, Move, Nim, Raid};

const EFFORT: Budget = Budget { trees: 2, iterations: 1500 };

/// Returns the record of a game of this name without any action.
pub(super) fn game_without_actions(game: &str) -> Record {
    Record {
        game: game.into(),
        rules: 1,
        options: String::new(),
        seats: 2,
        seed: "tea".into(),
        players: Vec::new(),
        actions: Vec::new(),
        takebacks: Vec::new(),
        undone: Vec::new(),
        warnings: Vec::new(),
        hashes: Vec::new(),
    }
}

#[test]
fn finds_every_winning_move_of_nim() {
    let deep = Budget { trees: 2, iterations: 6000 };
    for heap in 2..=17u8 {
        let winning = heap % 4;
        let chosen =
            choose::<Nim>(&parlour::NimView { heap, seat: Seat(0) }, deep, &Evaluator::handwritten(), u64::from(heap));
        if winning != 0 {
            assert_eq!(chosen.0, winning, "from a heap of {heap}");
        }
    }
}

#[test]
fn counts_the_remaining_cards() {
    // Of the cards 1 to 9, the 4 is face up. The cards already seen decide, not the middle of the scale.
    for (seen_cards, best) in
        [(&[5, 6, 7, 8][..], Guess::LOWER), (&[1, 2, 3], Guess::HIGHER), (&[9, 8, 7, 6], Guess::LOWER)]
    {
        let view = Higher::table(4, seen_cards);
        assert_eq!(choose::<Higher>(&view, EFFORT, &Evaluator::handwritten(), 5).0, best, "after {seen_cards:?}");
    }
}

#[test]
fn weighs_a_reaction_possible_in_some_states_only() {
    for seed in 0..10 {
        for (shields, best) in [(1, Raid::ATTACK), (2, Raid::ATTACK), (6, Raid::WAIT), (8, Raid::WAIT)] {
            let view = Raid::view(&Raid::table(shields), Viewer::Seat(Seat(0)));
            assert_eq!(
                choose::<Raid>(&view, EFFORT, &Evaluator::handwritten(), seed).0,
                best,
                "{shields} shields of 10, seed {seed}"
            );
        }
    }
}

#[test]
fn a_choice_depends_only_on_view_effort_and_seed() {
    let view = Higher::table(5, &[2, 9]);
    let whole = |seed| {
        let mut search = Search::<Higher>::new(view.clone(), seed, EFFORT);
        while !search.step(u32::MAX) {}
        search.statistics()
    };
    let sliced = |seed| {
        let mut search = Search::<Higher>::new(view.clone(), seed, EFFORT);
        while !search.step(7) {}
        search.statistics()
    };
    assert_eq!(whole(1), sliced(1));
    assert_ne!(whole(1), whole(2));
    assert_eq!(whole(1).iterations(), 3000);
}

#[test]
fn equal_views_lead_to_equal_choices() {
    // Two states that differ only in what seat 0 cannot see have the same view, hence the same choice.
    let (with_shield, without_shield) = (Raid::state(3, true), Raid::state(3, false));
    assert_ne!(with_shield, without_shield);
    assert_eq!(Raid::view(&with_shield, Viewer::Seat(Seat(0))), Raid::view(&without_shield, Viewer::Seat(Seat(0))));
}

#[test]
fn workers_change_the_time_and_never_the_choice() {
    let budget = Budget { trees: 5, iterations: 300 };
    let view = Higher::table(5, &[2, 9]);
    let question = Question {
        id: 3,
        game: Higher::INFO.id.into(),
        view: encode(&view),
        legal: 2,
        seed: 11,
        budget,
        character: None,
        oversights: 0,
    };
    let answer = |job: &Job| {
        let mut search = Search::<Higher>::for_trees(view.clone(), job.seed, job.trees.clone(), job.iterations);
        while !search.step(100) {}
        Reply { id: job.id, share: job.trees.start, done: true, statistics: search.statistics(), failure: None }
    };
    let mut all = Vec::new();
    for workers in 1..=7 {
        let mut pool = SearchPool::new(&question, workers);
        let mut replies: Vec<Reply> = pool.jobs().map(answer).collect();
        assert_eq!(replies.len() as u32, workers.min(5));
        replies.reverse();
        let last = replies.pop().unwrap();
        for reply in replies {
            assert_eq!(pool.receive(reply.clone()), ReplyOutcome::Waiting);
            assert_eq!(pool.receive(reply), ReplyOutcome::Ignored, "a share counts once");
        }
        assert_eq!(pool.receive(Reply { id: 4, ..last.clone() }), ReplyOutcome::Ignored);
        assert_eq!(pool.receive(last), ReplyOutcome::Finished);
        assert!(pool.is_finished());
        all.push(pool.statistics());
    }
    assert_eq!(all[0].iterations(), 1500);
    assert!(all.iter().all(|found| *found == all[0]));
}

#[test]
fn a_failed_share_stays_open() {
    let question = Question {
        id: 1,
        game: "no such game".into(),
        view: Vec::new(),
        legal: 2,
        seed: 1,
        budget: Budget { trees: 2, iterations: 10 },
        character: None,
        oversights: 0,
    };
    let mut pool = SearchPool::new(&question, 2);
    let mut queue = JobQueue::default();
    let jobs: Vec<Job> = pool.jobs().cloned().collect();
    for job in jobs {
        queue.receive(ToWorker::Think(job));
    }
    let Some(FromWorker::Reply(reply)) = queue.step(10) else { panic!("a job is answered") };
    assert!(matches!(pool.receive(reply), ReplyOutcome::Failed(why) if why.contains("no such game")));
    assert_eq!(pool.open_jobs().count(), 2);
    queue.receive(ToWorker::Stop { id: 1 });
    assert!(queue.is_idle() && queue.step(10).is_none());
}

#[test]
fn forced_moves_need_no_search() {
    let mut search = Search::<Nim>::new(parlour::NimView { heap: 1, seat: Seat(1) }, 1, EFFORT);
    assert!(search.step(0) && search.is_forced());
    assert_eq!(search.best(), Move(1));
    assert_eq!(search.statistics().best(), Some(search.best_index()), "whoever reads only the finds does the same");
}

#[test]
fn a_stopped_search_has_an_answer() {
    let mut search = Search::<Nim>::new(parlour::NimView { heap: 7, seat: Seat(1) }, 1, EFFORT);
    assert!(search.legal().contains(&search.best()));
    assert!(!search.step(10));
    assert!(search.legal().contains(&search.best()));
    assert_eq!(search.statistics().iterations(), 10);
}

#[test]
fn more_iterations_win_more_games() {
    let players = ["master", "novice"].map(|text| text.parse::<Player>().unwrap());
    let evaluators = players.map(|player| player.evaluator());
    let mut score = arena::Score::default();
    for game in 0..40 {
        let pairing = arena::Pairing::new(1, game, 2);
        let outcome = arena::play_game::<Nim>(&players, &evaluators, &(), pairing, |_, think| think());
        score.add(&outcome, pairing.seat(0));
    }
    assert!(score.interval().0 > 0.5, "{score:?}");
}

#[test]
fn parlour_games_satisfy_the_laws() {
    fn laws<G: Game + Determinize>() {
        for seed in 0..200 {
            let mut chance = Chance::stream(seed);
            let mut state = G::setup(&G::Options::default(), 2, &mut chance, &mut ());
            let mut legal = Vec::new();
            while let Turn::Act(seat) = G::turn(&state) {
                legal.clear();
                G::legal(&state, &mut legal);
                assert!(!legal.is_empty() && legal.is_sorted());
                let view = G::view(&state, Viewer::Seat(seat));
                assert_eq!(G::view(&G::determinize(&view, &mut chance), Viewer::Seat(seat)), view);
                let action = legal[chance.index(legal.len())];
                G::apply(&mut state, action, &mut chance, &mut ());
            }
        }
    }
    laws::<Nim>();
    laws::<Higher>();
    laws::<Raid>();
}

#[test]
fn the_current_decision_of_a_session_can_be_asked() {
    use super::question::{Decision, current_decision};
    use crate::engine::seed::Seed;
    use crate::engine::session::{Session, Setup};
    let mut session = Session::new(Setup::<Nim> { options: (), seats: 2, seed: Seed(4) }).unwrap();
    while let Some(seat) = session.to_act() {
        let index = match current_decision(&session, 1, EFFORT).unwrap() {
            Decision::Forced(action) => {
                assert_eq!(session.legal(), [action]);
                0
            }
            Decision::Open(question) => {
                let mut pool = SearchPool::new(&question, 2);
                assert_eq!(pool.best_index(), None);
                for job in pool.clone().jobs() {
                    let view = decode(&job.view).unwrap();
                    let mut search = Search::<Nim>::for_trees(view, job.seed, job.trees.clone(), job.iterations);
                    while !search.step(100) {}
                    let statistics = search.statistics();
                    pool.receive(Reply { id: 1, share: job.trees.start, done: true, statistics, failure: None });
                }
                pool.best_index().unwrap()
            }
        };
        session.act(seat, session.legal()[index]).unwrap();
    }
    assert!(current_decision(&session, 1, EFFORT).is_none());
}

#[test]
fn two_cores_have_two_workers_and_more_leave_one_to_the_page() {
    let hired = [0, 1, 2, 3, 4, 5, 64].map(worker_count);
    assert_eq!(hired, [1, 1, 2, 2, 3, 4, 4]);
}

#[test]
fn page_record_and_arena_derive_the_same_decision_seed() {
    use crate::engine::record::Seed;
    use crate::engine::session::{Session, Setup};
    let mut session = Session::new(Setup::<Nim> { options: (), seats: 2, seed: Seed(3) }).expect("two can play it");
    let mut ply = 0;
    while let Some(seat) = session.to_act() {
        ply += 1;
        let seed = super::decision_seed(3, ply, seat);
        assert_eq!(super::current_decision_seed(&session), Some(seed), "the arena counts plies from 1");
        assert_eq!(current_question(&session, 1, EFFORT).map(|question| question.seed), Some(seed));
        session.act(seat, session.legal()[0]).expect("it is legal");
    }
    assert_eq!((ply > 17, super::current_decision_seed(&session)), (true, None));
}
