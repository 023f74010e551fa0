//! Laws of whole games: scores, hashes, history, records and links.

use crate::engine::record::{self, Record};
use crate::engine::session::{Refused, Session};
use crate::engine::{Chance, PerSeat, Seat, SeatSet, link};
use crate::table::save;
use crate::words::Title;

use super::play;
use super::{Held, breach, law};

/// Checks that setting up again gives the same state.
pub fn setup<G: Title>(session: &Session<G>) -> Held {
    let again = session.branch_at(0);
    let same = again.state() == session.state() && again.setup_events() == session.setup_events();
    law("a state follows from setup, seed and actions", same, || "the setup was another")?;
    let mut unheard = Chance::at(session.setup().seed.0, 0);
    let state = G::setup(&session.setup().options, session.setup().seats, &mut unheard, &mut ());
    law("a listener changes nothing", state == *session.state(), || "the setup was another")
}

/// Checks the outcome of a finished game.
pub fn over<G: Title>(session: &Session<G>) -> Held {
    let Some(outcome) = session.outcome() else { return law("a game ends", false, || "it is not over") };
    law("a finished game has no actions", session.legal().is_empty(), || format!("{:?}", session.legal()))?;
    let known = outcome.end < G::INFO.ends;
    law("an end is one of the known", known, || format!("end {}", outcome.end))?;
    let seats: SeatSet = Seat::all(session.setup().seats).collect();
    law("winners sit at the table", outcome.winners.0 & !seats.0 == 0, || format!("{:?}", outcome.winners))?;
    let mut scored_points = PerSeat::<i32>::default();
    let events = session.setup_events().iter().chain(session.steps().iter().flat_map(|step| &step.events));
    for scored in events.filter_map(G::scored) {
        let known = usize::from(scored.category) < G::INFO.categories.len();
        law("points have a category", known, || format!("{scored:?}"))?;
        scored_points[scored.seat] += scored.points;
    }
    for seat in seats.iter() {
        law("every point came with an event", scored_points[seat] == outcome.scores[seat], || {
            format!("the events give seat {seat} {}, it has {}", scored_points[seat], outcome.scores[seat])
        })?;
    }
    let mut tried = session.clone();
    if let Some(step) = session.steps().last() {
        let refused = tried.act(step.seat, step.action).err();
        law("no seat acts after the end", refused == Some(Refused::Over), || format!("{refused:?}"))?;
    }
    law("a refused action changes nothing", tried == *session, || "the session differs")
}

/// Checks that only equal states have equal hashes.
pub fn hashes<G: Title>(session: &Session<G>, states: &[G::State]) -> Held {
    let mut hashed: Vec<(u64, &G::State)> = states
        .iter()
        .map(|state| {
            let mut hasher = crate::engine::StateHasher::default();
            G::hash_state(state, &mut hasher);
            (hasher.finish(), state)
        })
        .collect();
    let last = hashed.last().map(|(hash, _)| *hash);
    law("a hash is the fold of the state", last == Some(session.hash()), || format!("{last:?}"))?;
    hashed.sort_by_key(|(hash, _)| *hash);
    let collision = hashed.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
    law("different states have different hashes", collision.is_none(), || format!("{collision:?}"))
}

/// Checks replays, past positions, undo, redo and branches.
pub fn history<G: Title>(session: &Session<G>, states: &[G::State], chance: &mut Chance) -> Held {
    const MOMENTS: usize = 3;
    let replayed = session.branch_at(session.plies());
    let same = replayed.state() == session.state() && replayed.hash() == session.hash();
    law("a state follows from setup, seed and actions", same, || "the replay ends differently")?;
    law("a replay has the same steps", replayed.steps() == session.steps(), || "the steps differ")?;
    for _ in 0..MOMENTS {
        let ply = chance.index(states.len()) as u32;
        let past = session.branch_at(ply);
        let same = *past.state() == states[ply as usize] && past.steps() == &session.steps()[..ply as usize];
        law("any moment can be reached", same, || format!("ply {ply}"))?;
        let mut back = session.clone();
        back.undo_to(ply, true);
        law("undo takes back what was done", *back.state() == states[ply as usize], || format!("to ply {ply}"))?;
        let marked = back.takebacks().len() == usize::from(ply < session.plies());
        law("takebacks are remembered", marked, || format!("{:?}", back.takebacks()))?;
        if ply == session.plies() {
            continue;
        }
        let (seat, action) = (session.steps()[ply as usize].seat, session.steps()[ply as usize].action);
        let mut branch = back.clone();
        let legal = branch.legal();
        let other = legal[chance.index(legal.len())];
        let acted = branch.act(seat, other);
        law("a branch can be played", acted.is_ok(), || format!("{other} at ply {ply}"))?;
        let kept = branch.can_redo() == (other == action && ply + 1 < session.plies());
        law("another action ends redoing", kept, || format!("{other} for {action} at ply {ply}"))?;
        while back.redo().is_some() {}
        let same = back.state() == session.state() && back.steps() == session.steps() && !back.can_redo();
        law("redo does again what was done", same, || format!("from ply {ply}"))?;
    }
    Ok(())
}

/// Checks that files and links open as the game that was written.
pub fn codecs<G: Title>(session: &Session<G>) -> Held {
    let broken = |why: record::RecordError| breach("a record opens", why);
    let players = play::players(session.setup().seats);
    let mut past = session.clone();
    past.undo_to(session.plies() / 2, true);
    for session in [session, &past, &session.branch_at(session.plies() / 3)] {
        let record = record::write(session, &players);
        let text = save::encode_record(&record);
        let read: Record = save::parse_record(&text).map_err(broken)?;
        law("a record is read as written", read == record, || &text)?;
        let opened = record::open::<G>(&read).map_err(broken)?;
        law("a record opens as the same game", same(&opened, session), || &text)?;

        let text = link::write(session, &players);
        let (game, packed) = link::split(&text).map_err(broken)?;
        law("a link names its game", game == G::INFO.id, || &text)?;
        let (opened, read) = link::open::<G>(packed).map_err(broken)?;
        law("a link opens as the same game", same(&opened, session) && read == players, || &text)?;
    }
    Ok(())
}

/// Whether two sessions are equal apart from undone plies, which a link does not contain.
fn same<G: Title>(one: &Session<G>, other: &Session<G>) -> bool {
    one.setup() == other.setup()
        && one.state() == other.state()
        && one.setup_events() == other.setup_events()
        && one.steps() == other.steps()
        && one.takebacks() == other.takebacks()
}
