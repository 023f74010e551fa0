//! The prompt: the options of the seat to act, or what the table is waiting for.
//!
//! Called through `Words`. Takes legality from the view and never computes it.

use super::nouns;
use crate::engine::{Seat, Viewer};
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::data::{
    ATTACK_PIRATES, CLIPPER_DRAW, FLEET_PIRATES, FLEET_REPEL_CLIPPERS, MONSOON_WINDS, PLANTATION_CARDS,
    PLANTATION_GOODS, TYPHOON_WINDS,
};
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::score::best_meld;
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::view::{Seen, SeenOffer, View};
use crate::message;
use crate::words::{Argument, Message};

/// Whether an offer names no card, which invites proposals.
pub(super) fn is_call(offer: &SeenOffer) -> bool {
    offer.give.count + offer.want.count == 0
}

/// Returns the prompt: for the seat to act, its options; for other readers, what the table is waiting for.
pub(super) fn prompt(view: &View, reader: Viewer) -> Message {
    let actor = view.to_act();
    if view.ending.is_some() {
        return message!("prompt-over");
    }
    if reader != Viewer::Seat(actor) {
        return waiting(view, actor);
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => {
            message!("prompt-discard", count: view.excess(actor), limit: view.limit(actor))
        }
        Seen::Nothing => own_turn(view),
        Seen::Offer(offer) => on_offer(view, offer),
        Seen::Raid(Raid::Attack { .. }) => message!("prompt-attack", by: view.active),
        Seen::Raid(Raid::Fleet { target, promised, .. }) => match promised.0.iter().sum::<u8>() {
            0 => message!("prompt-fleet", by: view.active, target: *target, count: FLEET_REPEL_CLIPPERS),
            promised => {
                message!("prompt-fleet-more", by: view.active, target: *target, count: FLEET_REPEL_CLIPPERS - promised)
            }
        },
    }
}

fn waiting(view: &View, actor: Seat) -> Message {
    match &view.pending {
        Seen::Offer(offer) if offer.stage == Stage::Answer => message!("prompt-waits-answer", who: actor),
        Seen::Offer(offer) if offer.stage == Stage::Reply => message!("prompt-waits-reply", who: actor),
        Seen::Raid(_) => message!("prompt-waits-raid", who: actor),
        _ if view.phase == Phase::End => message!("prompt-waits-discard", who: actor),
        _ => message!("prompt-waits-turn", who: actor),
    }
}

fn on_offer(view: &View, offer: &SeenOffer) -> Message {
    match (offer.stage, offer.to) {
        (Stage::Offer, Partner::Seat(seat)) => message!("prompt-offer", to: seat),
        (Stage::Offer, Partner::Anyone) => message!("prompt-offer-anyone"),
        (Stage::Counter, _) => message!("prompt-counter", to: view.active),
        (Stage::Answer, _) if is_call(offer) => message!("prompt-answer-call", by: view.active),
        (Stage::Answer, _) if offer.want.cards.is_some_and(|wanted| !view.hand().holds(&wanted)) => {
            message!("prompt-answer-lack", by: view.active)
        }
        (Stage::Answer, _) => message!("prompt-answer", by: view.active),
        (Stage::Reply, _) => message!("prompt-reply", by: offer.asked),
    }
}

fn own_turn(view: &View) -> Message {
    let (me, hand) = (view.seat(), view.hand());
    let can = |phase: Phase| view.missing(phase).is_none();
    let goods = || Good::ALL.into_iter().any(|good| hand[good.card()] >= PLANTATION_GOODS);
    let plantation = !view.is_closed(Phase::Build) && hand[Card::Plantation] >= PLANTATION_CARDS && goods();
    let rich = me.others(view.seats).any(|seat| view.hands[seat].size > 0);
    let meld = best_meld(hand, &view.plantations[me]).filter(|_| can(Phase::Ship));
    let others = [
        (can(Phase::Draw), message!("prompt-can-draw", count: CLIPPER_DRAW)),
        (can(Phase::Trade), message!("prompt-can-trade")),
        (can(Phase::Pirates) && rich, message!("prompt-can-attack")),
        (can(Phase::Storm), message!("prompt-can-storm")),
        (can(Phase::Build) || plantation, message!("prompt-can-build")),
    ];
    let actions: Vec<Argument> = others.into_iter().filter(|(can, _)| *can).map(|(_, verb)| verb.into()).collect();
    match (meld, actions.is_empty()) {
        (Some((good, points)), true) => message!("prompt-ship", good: nouns::of_good(good), points: points),
        (Some((good, points)), false) => {
            message!("prompt-turn-ship", actions: actions, good: nouns::of_good(good), points: points)
        }
        (None, true) => message!("prompt-nothing"),
        (None, false) => message!("prompt-turn", actions: actions),
    }
}

/// Names the part to press next, as far as the actions that match the presses so far determine it.
pub(super) fn next_press(candidates: &[Action]) -> Message {
    let all = |is: fn(&Action) -> bool| candidates.iter().all(is);
    if all(|action| matches!(action, Action::Attack(_))) {
        message!("next-attack")
    } else if all(|action| matches!(action, Action::Fleet(_))) {
        message!("next-fleet")
    } else if all(|action| matches!(action, Action::Attack(_) | Action::Fleet(_))) {
        message!("next-attack-or-fleet", more: FLEET_PIRATES - ATTACK_PIRATES)
    } else if all(|action| matches!(action, Action::Offer(_) | Action::Attack(_) | Action::Fleet(_))) {
        message!("next-player")
    } else if all(|action| matches!(action, Action::Monsoon | Action::Typhoon)) {
        message!("next-storm", monsoon: MONSOON_WINDS, typhoon: TYPHOON_WINDS)
    } else if all(|action| matches!(action, Action::Plantation(_))) {
        message!("next-plantation")
    } else if all(|action| matches!(action, Action::Plantation(_) | Action::Official)) {
        message!("next-build")
    } else if all(|action| matches!(action, Action::Meld { .. })) {
        message!("next-meld")
    } else {
        message!("next-any")
    }
}
