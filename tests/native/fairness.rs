//! Fairness: nobody, person or computer, can know more than the rules let it.
//!
//! A world that a viewer imagines from its view must look the same to it, leave it the same
//! choices, and answer its actions with the same story wherever the story shows nothing new.
//! Called along the games of `laws` and by the tests below.

use tea_table::ai::{self, Budget};
use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Seat, StateHasher, Turn, Viewer};
use tea_table::table::Pressing;
use tea_table::table::pressing::{Commit, Pressed};
use tea_table::words::Title;

use crate::laws::{Breach, Held, law};
use crate::play::{self, Manner};

/// Worlds imagined for each seat at each look.
const WORLDS: u64 = 3;

/// Worlds imagined from the view of each seat.
pub fn determinized<G: Title>(session: &Session<G>, legal: &[G::Action], luck: u64) -> Held {
    let turn = session.turn();
    for seat in Seat::all(session.setup().seats) {
        let view = session.view(Viewer::Seat(seat));
        for world in 0..WORLDS {
            let mut chance = Chance::stream(luck ^ world << 32 ^ u64::from(session.plies()) << 40);
            let state = G::determinize(&view, &mut chance);
            G::audit(&state).map_err(|why| Breach { law: "an imagined world passes the audit", why })?;
            let seen = G::view(&state, Viewer::Seat(seat));
            law("an imagined world looks the same", seen == view, || {
                format!("to seat {seat}: {view:?}\n  became {seen:?}")
            })?;
            law("an imagined world has the same turn", same_turn(G::turn(&state), turn), || format!("to seat {seat}"))?;
            let same = (state == *session.state()) == (hash::<G>(&state) == session.hash());
            law("different states have different hashes", same, || format!("{state:?}\n  {:?}", session.state()))?;
            if turn == Turn::Act(seat) {
                let mut actions = Vec::new();
                G::legal(&state, &mut actions);
                law("the legal list is the same in every imagined world", actions == legal, || {
                    format!("seat {seat} has {legal:?}, imagined {actions:?}")
                })?;
            }
        }
    }
    Ok(())
}

fn same_turn(one: Turn, other: Turn) -> bool {
    match (one, other) {
        (Turn::Over(_), Turn::Over(_)) => true,
        (one, other) => one == other,
    }
}

fn hash<G: Title>(state: &G::State) -> u64 {
    let mut hasher = StateHasher::default();
    G::hash_state(state, &mut hasher);
    hasher.finish()
}

/// What happens in the true world, and what might have happened instead in worlds that a viewer cannot distinguish from
/// it, under the same luck.
///
/// When the viewer gets the same events in both, it sees the same afterwards, unless bystanders see the difference too
/// (the next card of a deck lies open): a view shows nothing in secret that no event showed, and whose turn comes next
/// gives nothing away. When it sees the same, it got the same events, unless bystanders got others too (cards are lost
/// openly and shuffled in): no event shows what the view must not show. `strictly` asks it of another action of another
/// seat as well, and of the events that bystanders get; that holds only in a game that remembers every public act.
pub fn events<G: Title>(session: &Session<G>, action: G::Action, luck: u64, strictly: bool) -> Held {
    let Some(actor) = session.to_act() else { return Ok(()) };
    let ply = session.plies() + 1;
    let act = |state: &G::State, action| {
        let mut state = state.clone();
        let mut events = Vec::new();
        let mut chance = Chance::at(session.setup().seed.0, ply);
        G::apply(&mut state, action, &mut chance, &mut events);
        (state, events, chance.drawn())
    };
    let open =
        |events: &[G::Event]| events.iter().filter_map(|event| G::redact(event, Viewer::Public)).collect::<Vec<_>>();
    let (truth, events, drew) = act(session.state(), action);
    for seat in Seat::all(session.setup().seats) {
        let viewer = Viewer::Seat(seat);
        let redacted =
            |events: &[G::Event]| events.iter().filter_map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
        let (heard, seen) = (redacted(&events), G::view(&truth, viewer));
        for world in 0..WORLDS {
            let mut chance = Chance::stream(luck ^ world << 32 ^ u64::from(ply) << 40 ^ 1);
            let determinized = G::determinize(&session.view(viewer), &mut chance);
            let mut legal = Vec::new();
            G::legal(&determinized, &mut legal);
            // Another seat may hold other cards in this world and be unable to do the same.
            let able = legal.binary_search(&action).is_ok();
            let instead = (strictly && seat != actor).then(|| legal[chance.index(legal.len())]);
            for other in [Some(action).filter(|_| able), instead].into_iter().flatten() {
                let (elsewhere, happened, drew_there) = act(&determinized, other);
                let (heard_there, seen_there) = (redacted(&happened), G::view(&elsewhere, viewer));
                let case = || format!("{action} or {other} of seat {actor}, before the eyes of seat {seat}");
                let bared = same_turn(G::turn(&truth), G::turn(&elsewhere))
                    && G::view(&truth, Viewer::Public) != G::view(&elsewhere, Viewer::Public);
                let learnt = heard == heard_there && seen != seen_there && !bared;
                law("views show no more than events", !learnt, || {
                    format!("{}: hears {heard:?}, sees\n  {seen:?} or\n  {seen_there:?}", case())
                })?;
                let openly = drew || drew_there || !strictly && open(&events) != open(&happened);
                let leaked = heard != heard_there && seen == seen_there && !openly;
                law("events show no more than views", !leaked, || {
                    format!("{}: hears\n  {heard:?} or\n  {heard_there:?}", case())
                })?;
            }
        }
    }
    Ok(())
}

/// A computer that is given the view of an imagined world, or the view as it travels to a worker,
/// chooses as it does at the true table: it has nothing else to go by.
fn chooses_by_view<G: Title>() {
    let budget = Budget { trees: 1, iterations: 24 };
    for setup in play::setups::<G>(21).into_iter().step_by(11).take(4) {
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(8);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 120) {
            let legal = session.legal();
            if session.plies() % 30 == 7 && legal.len() > 1 {
                let view = session.view(Viewer::Seat(seat));
                let elsewhere = G::view(&G::determinize(&view, &mut chance), Viewer::Seat(seat));
                let bytes = postcard::to_allocvec(&view).expect("views are plain data");
                let sent = postcard::from_bytes(&bytes).expect("views come back");
                let evaluator = ai::Evaluator::<G>::best().0;
                let choice = ai::choose::<G>(&view, budget, &evaluator, 5);
                assert!(legal.contains(&choice), "{choice} is not legal");
                assert_eq!(ai::choose::<G>(&elsewhere, budget, &evaluator, 5), choice);
                assert_eq!(ai::choose::<G>(&sent, budget, &evaluator, 5), choice);
            }
            let action = play::choose(&session, &legal, Manner::Random, &mut chance);
            session.act(seat, action).expect("it was on the list");
        }
    }
}

/// Presses random lit pieces until the game ends, as the page takes presses: the whole app short of the drawing. Every
/// set of presses leads on to an action, and no action is out of reach for the pieces.
fn pressed_to_the_end<G: Title>(commit: Commit) {
    const PLIES: u32 = 1500;
    for seats in play::tables::<G>() {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(31) };
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(seats.into());
        while let Some(seat) = session.to_act().filter(|_| session.plies() < PLIES) {
            let view = session.view(Viewer::Seat(seat));
            let mut pressing = Pressing::<G>::new(seat, view, &session.legal(), commit);
            for action in pressed_at_random(&mut pressing, &mut chance) {
                session.act(seat, action).expect("what was pressed is legal");
            }
        }
    }
}

/// Presses lit pieces, now and then takes one back or begins anew, and confirms the chosen action.
fn pressed_at_random<G: Title>(pressing: &mut Pressing<G>, chance: &mut Chance) -> Vec<G::Action> {
    loop {
        let lit = pressing.lit();
        let enough = lit.is_empty() || chance.below(3) == 0;
        if let Pressed::Act(actions) = pressing.confirm()
            && enough
        {
            return actions;
        }
        assert!(!lit.is_empty(), "{:?} chooses nothing and lights nothing", pressing.picker().pressed());
        let part = lit[chance.index(lit.len())];
        let pressed = match chance.below(8) {
            0 => pressing.switch(part),
            1 => pressing.toggle(part),
            _ => pressing.press(part),
        };
        match pressed {
            Pressed::Act(actions) => return actions,
            Pressed::Changed => {}
            other => panic!("a lit piece can be pressed, but {part:?} gave {other:?}"),
        }
        // A draft is always aimed at somebody: that is chosen anew, not taken back.
        if chance.below(16) == 0 && pressing.adds(part).is_none() {
            assert_eq!(pressing.release(part), Pressed::Changed, "what was pressed can be taken back");
        }
    }
}

macro_rules! fairness_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn chooses_by_view() {
                super::chooses_by_view::<$game>();
            }

            #[test]
            fn pressed_to_the_end() {
                super::pressed_to_the_end::<$game>(tea_table::table::pressing::Commit::AtOnce);
            }

            #[test]
            fn pressed_and_confirmed_to_the_end() {
                super::pressed_to_the_end::<$game>(tea_table::table::pressing::Commit::WhenConfirmed);
            }
        })*
    };
}
tea_table::titles!(fairness_of_titles);
