//! The prompt: the options of the reader, or what the table is waiting for.
//!
//! Called by `mod`. Looks at the view only.

use super::names::{cards, lower};
use crate::engine::Seat;
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::data::{FLEET_REPEL_CLIPPERS, PLANTATION_CARDS, PLANTATION_GOODS};
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::score::best_meld;
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::view::{Seen, View};
use crate::words::{Speaker, capital};

/// Returns the prompt for the reader's own decision, or what another player is to do.
pub(super) fn prompt(view: &View, speaker: &Speaker) -> String {
    let actor = view.to_act();
    if view.ending.is_some() {
        return "The game is over".into();
    }
    let does = |seat: Seat, you: &str, they: &str| speaker.does(seat, you, they);
    if !speaker.is_you(actor) {
        return match &view.pending {
            Seen::Offer(offer) if offer.stage == Stage::Answer => {
                format!("{} the offer", does(actor, "consider", "considers"))
            }
            Seen::Offer(offer) if offer.stage == Stage::Reply => {
                format!("{} the counter-offer", does(actor, "consider", "considers"))
            }
            Seen::Raid(_) => format!("{} the pirates", does(actor, "answer", "answers")),
            _ if view.phase == Phase::End => format!("{} down to the hand limit", does(actor, "discard", "discards")),
            _ => format!("It is {} turn", speaker.whose(actor)),
        };
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => {
            let (size, limit) = (view.hands[actor].size, view.limit(actor));
            format!("Discard {}: your hand limit is {limit}", cards(size.saturating_sub(limit)))
        }
        Seen::Nothing => own_turn(view),
        Seen::Offer(offer) => match offer.stage {
            Stage::Offer => match offer.to {
                Partner::Seat(seat) => {
                    format!("Choose what you give and what you ask for, then propose it to {}", speaker.whom(seat))
                }
                Partner::Anyone => "Choose what you give and what you ask for, then propose it to anyone".into(),
            },
            Stage::Counter => {
                format!("Choose what you give {} and what you ask for instead", speaker.whom(view.active))
            }
            Stage::Answer if offer.give.count + offer.want.count == 0 => {
                format!("{} for proposals: make one, or decline", does(view.active, "call", "calls"))
            }
            Stage::Answer => {
                format!("{} you a trade: accept, decline or counter", does(view.active, "offer", "offers"))
            }
            Stage::Reply => format!("{} a counter-offer: accept or decline", does(offer.asked, "make", "makes")),
        },
        Seen::Raid(Raid::Attack { .. }) => {
            format!("{} you: discard 1 Winds, or pass and lose a random card", does(view.active, "attack", "attacks"))
        }
        Seen::Raid(Raid::Fleet { target, promised, .. }) => {
            let missing = FLEET_REPEL_CLIPPERS - promised.0.iter().sum::<u8>();
            let clippers = match missing {
                FLEET_REPEL_CLIPPERS => format!("{missing} Clippers stop"),
                1 => "1 more Clipper stops".into(),
                _ => format!("{missing} more Clippers stop"),
            };
            format!(
                "{} fleet is after {} whole hand: {clippers} it",
                capital(&speaker.whose(view.active)),
                speaker.whose(*target)
            )
        }
    }
}

/// Describes the options in the reader's own turn, and the points of the best meld.
fn own_turn(view: &View) -> String {
    let (me, hand) = (view.seat(), view.hand());
    let can = |phase: Phase| view.missing(phase).is_none();
    let goods = || Good::ALL.into_iter().any(|good| hand[good.card()] >= PLANTATION_GOODS);
    let plantation = !view.is_closed(Phase::Build) && hand[Card::Plantation] >= PLANTATION_CARDS && goods();
    let rich = me.others(view.seats).any(|seat| view.hands[seat].size > 0);
    let meld = best_meld(hand, &view.plantations[me]).filter(|_| can(Phase::Ship));
    let others = [
        (can(Phase::Draw), "draw 2 more"),
        (can(Phase::Trade), "trade"),
        (can(Phase::Pirates) && rich, "attack"),
        (can(Phase::Storm), "cause a storm"),
        (can(Phase::Build) || plantation, "build"),
    ];
    let mut all: Vec<String> = others.into_iter().filter(|(can, _)| *can).map(|(_, verb)| verb.to_owned()).collect();
    all.extend(meld.map(|(good, points)| format!("ship {} for {points}", lower(good))));
    match all.as_slice() {
        [] => "End your turn: nothing more can be done".into(),
        all => format!("You can {}, or end your turn", all.join(", ")),
    }
}

/// Returns what is still to be pressed, inferred from the actions that match the presses so far.
pub fn next_press(candidates: &[Action]) -> &'static str {
    let all = |one: fn(&Action) -> bool| candidates.iter().all(one);
    if all(|action| matches!(action, Action::Attack(_))) {
        "Attack whom?"
    } else if all(|action| matches!(action, Action::Fleet(_))) {
        "Send the fleet against whom?"
    } else if all(|action| matches!(action, Action::Attack(_) | Action::Fleet(_))) {
        "Attack whom? Add two more Pirates for a fleet."
    } else if all(|action| matches!(action, Action::Offer(_) | Action::Attack(_) | Action::Fleet(_))) {
        "Press Trade to make an offer, or Pirates to attack."
    } else if all(|action| matches!(action, Action::Monsoon | Action::Typhoon)) {
        "Press two Winds for a Monsoon, three for a Typhoon."
    } else if all(|action| matches!(action, Action::Plantation(_))) {
        "Which good is the plantation for?"
    } else if all(|action| matches!(action, Action::Plantation(_) | Action::Official)) {
        "Press a Port to hire an official, or a good to build its plantation."
    } else if all(|action| matches!(action, Action::Meld { .. })) {
        "Press the goods to ship."
    } else {
        "Press a card or an action that goes with it."
    }
}
