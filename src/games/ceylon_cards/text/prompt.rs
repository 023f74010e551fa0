//! The prompt: what the reader can do now, or what is awaited.
//!
//! Called by `mod`. Looks at the view only.

use super::names::cards;
use crate::engine::{Seat, Speaker};
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::data::REPEL;
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::view::{Seen, View};

/// What the reader can do now, or what somebody else is awaited to do.
pub(super) fn prompt(view: &View, speaker: &Speaker) -> String {
    let actor = view.to_act();
    if view.ending.is_some() {
        return "The game is over".into();
    }
    let name = |seat: Seat| speaker.name(seat).to_owned();
    if !speaker.is_you(actor) {
        return match &view.pending {
            Seen::Offer(offer) if offer.stage == Stage::Answer => format!("{} considers the offer", name(actor)),
            Seen::Offer(offer) if offer.stage == Stage::Reply => {
                format!("{} considers the counter-offer", name(actor))
            }
            Seen::Raid(_) => format!("{} looks for a way out", name(actor)),
            _ if view.phase == Phase::End => format!("{} discards down to the hand limit", name(actor)),
            _ => format!("{} is at work", name(actor)),
        };
    }
    match &view.pending {
        Seen::Nothing if view.phase == Phase::End => {
            let (size, limit) = (view.hands[actor].size, view.limit(actor));
            format!("Discard {}: you may keep {limit}", cards(size.saturating_sub(limit)))
        }
        Seen::Nothing => "Choose a lit stop of the line, or end your turn".into(),
        Seen::Offer(offer) => match offer.stage {
            Stage::Offer => match offer.to {
                Partner::Seat(seat) => format!("Choose what you give and want, then propose it to {}", name(seat)),
                Partner::Anyone => "Choose what you give and want, then propose it to anyone".into(),
            },
            Stage::Counter => "Choose what you give and want instead".into(),
            Stage::Answer if offer.give.count + offer.want.count == 0 => {
                format!("{} calls for proposals: make one, or decline", name(view.active))
            }
            Stage::Answer => format!("{} offers you a trade: accept, decline or counter", name(view.active)),
            Stage::Reply => format!("{} would rather trade like this: accept or decline", name(offer.asked)),
        },
        Seen::Raid(Raid::Attack { .. }) => {
            format!("{} pirates attack you: discard Winds, or pass and lose a card", speaker.whose(view.active))
        }
        Seen::Raid(Raid::Fleet { target, promised, .. }) => {
            let missing = REPEL - promised.0.iter().sum::<u8>();
            let clippers = if missing == 1 { "1 Clipper drives".into() } else { format!("{missing} Clippers drive") };
            let prey = if speaker.is_you(*target) {
                "your whole hand".into()
            } else {
                format!("{} hand", speaker.whose(*target))
            };
            format!("A fleet is after {prey}: {clippers} it off")
        }
    }
}
