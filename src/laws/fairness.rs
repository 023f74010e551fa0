//! Laws of fairness: no seat, whether a person's or a computer's, can know more than the rules allow.
//!
//! A state determinized from a view must look the same to its viewer, offer the same choices, and produce the same
//! events for each action, unless the action reveals something new.

use crate::ai::{self, Budget};
use crate::engine::session::Session;
use crate::engine::{Chance, Seat, StateHasher, Turn, Viewer};
use crate::words::Title;

use super::play::{self, Manner};
use super::{Held, breach, law};

/// Number of states determinized from each seat's view at each ply.
const SAMPLES: u64 = 3;

/// Checks that states determinized from every seat's view pass the audit, look the same to the viewer, and give the
/// seat to act the same legal list. `luck` seeds them.
///
/// # Errors
/// The first breach.
pub fn check_determinizations<G: Title>(session: &Session<G>, legal: &[G::Action], luck: u64) -> Held {
    let turn = session.turn();
    for seat in Seat::all(session.setup().seats) {
        let view = session.view(Viewer::Seat(seat));
        for number in 0..SAMPLES {
            let mut chance = Chance::stream(luck ^ number << 32 ^ u64::from(session.plies()) << 40);
            let state = G::determinize(&view, &mut chance);
            G::audit(&state).map_err(|why| breach("an imagined world passes the audit", why))?;
            let seat_view = G::view(&state, Viewer::Seat(seat));
            law("an imagined world looks the same", seat_view == view, || {
                format!("to seat {seat}: {view:?}\n  became {seat_view:?}")
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

/// Compares an action in the true state with the same action, under the same luck, in states that a viewer cannot tell
/// apart from it.
///
/// Views must reveal nothing that events did not: a viewer that gets the same events must get the same view, unless the
/// turn is the same and the public view differs too, as when the next card of a deck is turned up. Events must reveal
/// nothing that views hide: a viewer that gets the same view must have got the same events, unless something was drawn
/// at random or the public events differ too, as when cards are discarded face up and shuffled in. If `strictly`,
/// different actions of other seats are compared as well, and a difference in public events is no exception; see
/// [`CheckIntervals::strict`](super::CheckIntervals).
pub fn events<G: Title>(session: &Session<G>, action: G::Action, luck: u64, strictly: bool) -> Held {
    let Some(actor) = session.to_act() else { return Ok(()) };
    let ply = session.plies() + 1;
    let act = |state: &G::State, action| {
        let mut state = state.clone();
        let mut events = Vec::new();
        let mut chance = Chance::at(session.setup().seed.0, ply);
        G::apply(&mut state, action, &mut chance, &mut events);
        (state, events, chance.has_drawn())
    };
    let open =
        |events: &[G::Event]| events.iter().filter_map(|event| G::redact(event, Viewer::Public)).collect::<Vec<_>>();
    let (truth, events, drew) = act(session.state(), action);
    for seat in Seat::all(session.setup().seats) {
        let viewer = Viewer::Seat(seat);
        let redacted =
            |events: &[G::Event]| events.iter().filter_map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
        let (true_events, true_view) = (redacted(&events), G::view(&truth, viewer));
        for number in 0..SAMPLES {
            let mut chance = Chance::stream(luck ^ number << 32 ^ u64::from(ply) << 40 ^ 1);
            let determinized = G::determinize(&session.view(viewer), &mut chance);
            let mut legal = Vec::new();
            G::legal(&determinized, &mut legal);
            // Another seat may hold other cards in this state and be unable to do the same.
            let is_legal = legal.binary_search(&action).is_ok();
            let instead = (strictly && seat != actor).then(|| legal[chance.index(legal.len())]);
            for other in [Some(action).filter(|_| is_legal), instead].into_iter().flatten() {
                let (elsewhere, happened, drew_there) = act(&determinized, other);
                let (heard_there, seen_there) = (redacted(&happened), G::view(&elsewhere, viewer));
                let case = || format!("{action} or {other} of seat {actor}, before the eyes of seat {seat}");
                let bared = same_turn(G::turn(&truth), G::turn(&elsewhere))
                    && G::view(&truth, Viewer::Public) != G::view(&elsewhere, Viewer::Public);
                let learnt = true_events == heard_there && true_view != seen_there && !bared;
                law("views show no more than events", !learnt, || {
                    format!("{}: hears {true_events:?}, sees\n  {true_view:?} or\n  {seen_there:?}", case())
                })?;
                let openly = drew || drew_there || !strictly && open(&events) != open(&happened);
                let leaked = true_events != heard_there && true_view == seen_there && !openly;
                law("events show no more than views", !leaked, || {
                    format!("{}: hears\n  {true_events:?} or\n  {heard_there:?}", case())
                })?;
            }
        }
    }
    Ok(())
}

/// Checks that the search makes the same choice from the true view, from the view of a determinized state, and from a
/// view that was sent to a Web Worker.
pub fn chooses_by_view<G: Title>() -> Held {
    let budget = Budget { trees: 1, iterations: 24 };
    for setup in play::setups::<G>(21).into_iter().step_by(11).take(4) {
        let place = play::describe(&setup);
        let mut session = Session::<G>::new(setup).map_err(|wrong| breach("every setup can be played", wrong))?;
        let mut chance = Chance::stream(8);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 120) {
            let legal = session.legal();
            if session.plies() % 30 == 7 && legal.len() > 1 {
                let view = session.view(Viewer::Seat(seat));
                let elsewhere = G::view(&G::determinize(&view, &mut chance), Viewer::Seat(seat));
                let bytes = postcard::to_allocvec(&view).map_err(|why| breach("views can be sent", why))?;
                let sent = postcard::from_bytes(&bytes).map_err(|why| breach("views can be sent", why))?;
                let evaluator = ai::Evaluator::<G>::best().0;
                let choice = ai::choose::<G>(&view, budget, &evaluator, 5);
                law("computers choose legal actions", legal.contains(&choice), || format!("{choice} in {place}"))?;
                for other in [&elsewhere, &sent] {
                    let again = ai::choose::<G>(other, budget, &evaluator, 5);
                    law("computers choose by what they see", again == choice, || {
                        format!("{again}, not {choice}, at ply {} of {place}", session.plies())
                    })?;
                }
            }
            let action = play::choose(&session, &legal, Manner::Random, &mut chance);
            session.act(seat, action).map_err(|refused| breach("legal actions are accepted", refused))?;
        }
    }
    Ok(())
}
