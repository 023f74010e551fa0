//! Laws checked at each ply: position, legal list, notation, presses, refusals, views, undo.

use std::collections::BTreeSet;

use crate::engine::session::{Refused, Session};
use crate::engine::{Chance, Inputs, Seat, Viewer};
use crate::words::Title;

use super::play;
use super::{Held, breach, law};

/// Upper bound on the legal list for which the search and the page are designed.
const MAX_ACTIONS: usize = 600;

/// Checks the audit, the seat to act and the moment.
pub fn position<G: Title>(session: &Session<G>) -> Held {
    G::audit(session.state()).map_err(|why| breach("the audit is passed", why))?;
    let seats = session.setup().seats;
    let seat = session.to_act().unwrap_or(Seat(0));
    law("a seat of the table is to act", seat.0 < seats, || format!("seat {seat} of {seats}"))?;
    let moment = session.moment();
    law("moments go forward", moment.round >= 1 && moment.turn >= 1, || format!("{moment:?}"))?;
    law("moments belong to a seat", moment.seat.0 < seats, || format!("{moment:?} of {seats} seats"))?;
    let Some(last) = session.steps().last() else { return Ok(()) };
    let forward = moment.round >= last.moment.round && moment.turn >= last.moment.turn;
    law("moments go forward", forward, || format!("{:?}, then {moment:?}", last.moment))
}

/// Checks that the legal list is sorted, unique and of bounded length, and is appended to the existing contents.
pub fn list<G: Title>(session: &Session<G>, legal: &[G::Action]) -> Held {
    law("there is always something to do", !legal.is_empty(), || "the legal list is empty")?;
    let sorted = legal.windows(2).all(|pair| pair[0] < pair[1]);
    law("the legal list is sorted and unique", sorted, || format!("{legal:?}"))?;
    law("the legal list is short", legal.len() <= MAX_ACTIONS, || format!("{} actions", legal.len()))?;
    let mut twice = legal.to_vec();
    G::legal(session.state(), &mut twice);
    let appended = twice.len() == 2 * legal.len() && twice[..legal.len()] == *legal && twice[legal.len()..] == *legal;
    law("the legal list is appended", appended, || format!("{legal:?} became {twice:?}"))
}

/// Checks that each legal action has a notation, a rule and distinct presses. Adds the parts it presses to `parts`.
pub fn actions<G: Title>(session: &Session<G>, legal: &[G::Action], parts: &mut BTreeSet<G::Part>) -> Held {
    let view = session.view(Viewer::Seat(session.to_act().unwrap_or(Seat(0))));
    let passes = legal.iter().filter(|action| G::is_pass(action)).count();
    let others = session.to_act() != Some(session.moment().seat);
    law("one pass at most, and only in another's turn", passes <= usize::from(others), || format!("{legal:?}"))?;
    let mut presses_so_far: Vec<Vec<G::Part>> = Vec::new();
    for action in legal {
        let text = action.to_string();
        let plain =
            text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b" -+,.:/=>".contains(&byte));
        let is_trimmed = text == text.trim() && !text.is_empty() && !text.contains("  ");
        law("notation is lower case words", plain && is_trimmed, || format!("“{text}”"))?;
        law("notation reads back", text.parse() == Ok(*action), || format!("“{text}” for {action:?}"))?;
        let rule = G::rule(session.state(), action);
        law("rules point to sections", G::rulebook().section(rule).is_some(), || format!("{rule:?} for {action}"))?;
        let mut presses = Vec::new();
        G::presses(&view, action, &mut presses);
        law("every action has presses", !presses.is_empty(), || action)?;
        parts.extend(&presses);
        presses.sort_unstable();
        let collision = presses_so_far.iter().position(|other| *other == presses);
        law("presses are unique", collision.is_none(), || {
            format!("{action} and {} are both {presses:?}", legal[collision.unwrap_or(0)])
        })?;
        presses_so_far.push(presses);
    }
    Ok(())
}

/// Checks that the legal list equals the oracle's.
pub fn oracle<G: Title>(session: &Session<G>, legal: &[G::Action]) -> Held {
    let mut allowed = G::universe(session.state());
    allowed.retain(|action| G::allows(session.state(), action));
    allowed.sort_unstable();
    allowed.dedup();
    law("the legal list is what the oracle allows", allowed == legal, || {
        let words = |list: Vec<&G::Action>| list.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let only = |one: &[G::Action], other: &[G::Action]| {
            words(one.iter().filter(|action| !other.contains(action)).copied().collect::<Vec<_>>().iter().collect())
        };
        format!("only the oracle: [{}]; only the list: [{}]", only(&allowed, legal), only(legal, &allowed))
    })
}

/// Checks that illegal actions and seats out of turn are refused, and change nothing.
pub fn refuses<G: Title>(session: &Session<G>, legal: &[G::Action]) -> Held {
    let Some(seat) = session.to_act() else { return Ok(()) };
    let mut tried = session.clone();
    let others = G::universe(session.state()).into_iter().filter(|action| legal.binary_search(action).is_err());
    for action in others.take(12) {
        let refused = tried.act(seat, action).err();
        law("an illegal action is refused", refused == Some(Refused::NotLegal), || format!("{action}: {refused:?}"))?;
    }
    for other in seat.others(session.setup().seats).map(Some).chain([None]) {
        let other = other.unwrap_or(Seat(session.setup().seats));
        let refused = tried.act(other, legal[0]).err();
        law("a seat out of turn is refused", refused == Some(Refused::NotYourTurn(seat)), || {
            format!("{other}: {refused:?}")
        })?;
    }
    law("a refused action changes nothing", tried == *session, || "the session differs")
}

/// Checks that views round-trip through the encoding used for Web Workers.
pub fn views<G: Title>(session: &Session<G>) -> Held {
    for viewer in play::viewers(session.setup().seats) {
        let view = session.view(viewer);
        let bytes = postcard::to_allocvec(&view).map_err(|why| breach("views can be sent", why))?;
        let back = postcard::from_bytes::<G::View>(&bytes);
        law("views can be sent", back.as_ref() == Ok(&view), || format!("{viewer:?}: {view:?} came back as {back:?}"))?;
        let json = serde_json::to_string(&view);
        law("views are written as JSON", json.is_ok(), || format!("{viewer:?}: {:?}", json.err()))?;
    }
    Ok(())
}

/// Checks that priors, evaluations and features are well formed.
pub fn check_evaluations<G: Title>(session: &Session<G>, legal: &[G::Action]) -> Held {
    let mut weights = Vec::new();
    G::priors(session.state(), legal, &mut weights);
    law("each action has a weight", weights.len() == legal.len(), || format!("{} of {}", weights.len(), legal.len()))?;
    let is_valid =
        weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0) && weights.iter().sum::<f32>() > 0.0;
    law("weights are finite and not all zero", is_valid, || format!("{weights:?}"))?;
    let worth = G::evaluate(session.state());
    let is_valid = Seat::all(session.setup().seats).all(|seat| (0.0..=1.0).contains(&worth[seat]));
    law("evaluations are from 0 to 1", is_valid, || format!("{worth:?}"))?;
    let mut inputs = Inputs::default();
    for seat in Seat::all(session.setup().seats) {
        let view = session.view(Viewer::Seat(seat));
        let seats = G::seats(&view);
        law("features know the seats", G::FEATURES == 0 || seats == session.setup().seats, || seats)?;
        inputs.clear();
        G::features(&view, &mut inputs);
        law("every view has as many features", inputs.feature_count() == G::FEATURES, || inputs.feature_count())?;
        let sorted = inputs.active().is_sorted_by(|one, other| one < other);
        law("facts rise", sorted && inputs.active().all(|fact| usize::from(fact) < G::FEATURES), || {
            format!("{inputs:?}")
        })?;
    }
    Ok(())
}

/// Checks that the last ply gives the same state without a listener and, if `close`, can be undone and redone.
pub fn after<G: Title>(session: &Session<G>, before: &G::State, close: bool) -> Held {
    let Some(step) = session.steps().last() else { return Ok(()) };
    let mut unheard = before.clone();
    let mut chance = Chance::at(session.setup().seed.0, session.plies());
    G::apply(&mut unheard, step.action, &mut chance, &mut ());
    let same = unheard == *session.state() && chance.has_drawn() == step.drew;
    if !same {
        let mut again = before.clone();
        let mut events = Vec::new();
        G::apply(&mut again, step.action, &mut Chance::at(session.setup().seed.0, session.plies()), &mut events);
        let follows = again == *session.state() && events == step.events;
        law("a state follows from setup, seed and actions", follows, || step.action)?;
    }
    law("a listener changes nothing", same, || step.action)?;
    if close {
        let mut back = session.clone();
        back.undo_to(session.plies() - 1, false);
        law("undo takes back what was done", back.state() == before, || step.action)?;
        law("what was taken back can be redone", back.can_redo(), || step.action)?;
        back.redo();
        let same = back.state() == session.state() && back.steps() == session.steps();
        law("redo does again what was done", same, || step.action)?;
    }
    Ok(())
}
